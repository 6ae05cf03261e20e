"""Counts of all ways to play on: a changed count is a changed rule."""

from mypy_extensions import i64

from bottega.core.kernel import Position


def perft(s: Position, depth: i64) -> i64:
    """The number of move sequences of that length, or shorter where the game ends."""
    if depth == 0 or s.over():
        return 1
    if depth == 1:
        return len(s.options)
    leaves: i64 = 0
    for move in s.options:
        then = s.copy()
        then.play(move)
        leaves += perft(then, depth - 1)
    return leaves
