"""The theater: a better mood."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bottega.core.kernel import Step
from bottega.fresco.const import THEATER, THEATER_MOOD
from bottega.fresco.module import MOVES_EACH
from bottega.fresco.state import Fresco

AT_THEATER: Final[i64] = 21

DONE: Final[i64] = 0


class AtTheater(Step[Fresco]):
    """What else, beside the mood? Only modules ask here; the argument: apprentices."""

    def options(self, s: Fresco, who: i64, arg: i64) -> vec[i64]:
        moves = vec[i64]()
        for module in s.rules.moves_at:
            moves = module.moves_at(s, THEATER, who, arg, moves)
        return append(moves, DONE) if len(moves) > 0 else moves

    def run(self, s: Fresco, who: i64, arg: i64) -> None:
        improve_mood(s, who, arg)

    def take(self, s: Fresco, who: i64, arg: i64, move: i64) -> None:
        if move == DONE:
            improve_mood(s, who, arg)
        else:
            s.rules.by_number[move // MOVES_EACH].take_move(s, AT_THEATER, who, arg, move % MOVES_EACH)


def improve_mood(s: Fresco, who: i64, apprentices: i64) -> None:
    """Each apprentice lifts the mood by 2, more with a module; it counts from the next waking up on."""
    steps = THEATER_MOOD
    for module in s.rules.theater_mood:
        steps += module.theater_mood(s, who)
    s.move_mood(who, apprentices * steps)
