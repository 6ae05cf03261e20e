"""Pebbles: take one, two or three; the last one is worth five more."""
