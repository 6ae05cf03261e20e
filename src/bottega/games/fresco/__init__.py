"""Fresco, two to four players, both editions."""
