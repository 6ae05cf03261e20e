"""Tuning of the numbers that bots go by."""
