"""Rooftree: a digital table for house-building board games."""

__version__ = "0.1.0"
