"""What is counted, for Prometheus: numbers of things, never what they are about."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

REGISTRY = CollectorRegistry()
REQUESTS = Counter("rooftree_requests", "Requests answered.", ["route", "method", "status"], registry=REGISTRY)
SECONDS = Histogram("rooftree_request_seconds", "How long answers took.", ["route"], registry=REGISTRY)
COMMITS = Histogram("rooftree_commit_seconds", "How long commits took.", registry=REGISTRY)
DOINGS = Counter("rooftree_doings", "What seats did.", ["do", "outcome"], registry=REGISTRY)
CONNECTIONS = Gauge("rooftree_live_connections", "Live connections.", registry=REGISTRY)
MATCHES_IN_MEMORY = Gauge("rooftree_matches_in_memory", "Matches in memory.", registry=REGISTRY)
BOT_CHOICES = Counter("rooftree_bot_choices", "Choices made by bots and stand-ins.", registry=REGISTRY)
