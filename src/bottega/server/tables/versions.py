"""Numbers of changes: how many somebody has seen who holds some seats, after each entry of the log."""

from bisect import bisect_right
from collections.abc import Iterable


class Versions:
    """After each entry: how many changes all saw, and how many each seat saw alone."""

    def __init__(self, players: int) -> None:
        self.counts = [(0,) * (players + 1)]

    def number(self, seats: Iterable[int], seq: int = -1) -> int:
        """How many changes somebody has seen who holds these seats: now, or after an entry of the log."""
        counts = self.counts[seq]
        return counts[0] + sum(counts[1 + seat] for seat in seats)

    def seq_of(self, number: int, seats: tuple[int, ...]) -> int:
        """The last entry of the log that somebody with these seats knew when they had seen so many changes."""
        return bisect_right(range(len(self.counts)), number, key=lambda seq: self.number(seats, seq)) - 1
