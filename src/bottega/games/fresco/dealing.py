"""Dealing hidden pieces afresh, for the modules' parts."""

from librt.vecs import vec
from mypy_extensions import i64

from bottega.games.fresco.const import EMPTY
from bottega.games.fresco.state import Fresco


def bring_last(pool: vec[i64], piece: i64) -> None:
    """If there is such a piece in the pool, it becomes the last: the first to be dealt."""
    i: i64 = 0
    while i < i64(len(pool)):
        if pool[i] == piece:
            pool[i], pool[-1] = pool[-1], pool[i]
            return
        i += 1


def asked_besides(s: Fresco, who: int) -> i64:
    """The player who is asked, if it is not `who`; else -1."""
    asked = s.to_move()
    return EMPTY if asked == who else asked


def clue(s: Fresco) -> i64:
    """What is known of hidden pieces of whoever is asked, because they are asked; 0 if nothing is."""
    return 0 if s.over() else s.asking().clue(s, s.to_move(), s.argument())
