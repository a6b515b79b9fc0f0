"""The conformance suite: what every game must pass. It knows no game, and its players pick at random."""

from rooftree.engine.check.report import Claim, Finding, Place, Report
from rooftree.engine.check.suite import check_game

__all__ = ["Claim", "Finding", "Place", "Report", "check_game"]
