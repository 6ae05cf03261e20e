"""Puzzles: decisions of which one is clearly best, how they are found, and what is said about a try."""
