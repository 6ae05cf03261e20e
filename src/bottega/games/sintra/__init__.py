"""Stained Glass of Sintra, two to four players, both palace sides."""
