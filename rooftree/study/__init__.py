"""Studying games by the thousand."""
