"""The online table: knows games only through `Game`."""
