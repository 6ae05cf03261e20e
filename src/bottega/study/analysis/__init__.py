"""Hints while playing, and what every decision of a game was worth."""
