"""The places of the board and the course of a round, in the booklet's order."""
