"""The published figures, each with its own command: `python -m bench.NAME`; `python -m bench` takes them all."""
