"""The studio: thalers for painting portraits."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bottega.core.kernel import Step
from bottega.games.fresco.const import STUDIO, STUDIO_PAY
from bottega.games.fresco.module import MOVES_EACH
from bottega.games.fresco.state import Fresco

AT_STUDIO: Final[i64] = 20

DONE: Final[i64] = 0


class AtStudio(Step[Fresco]):
    """What else, beside the thalers? Only modules ask here; the argument: apprentices to be paid."""

    def options(self, s: Fresco, who: i64, arg: i64) -> vec[i64]:
        moves = vec[i64]()
        for module in s.rules.moves_at:
            moves = module.moves_at(s, STUDIO, who, arg, moves)
        return append(moves, DONE) if len(moves) > 0 else moves

    def run(self, s: Fresco, who: i64, arg: i64) -> None:
        earn_thalers(s, who, arg)

    def take(self, s: Fresco, who: i64, arg: i64, move: i64) -> None:
        if move == DONE:
            earn_thalers(s, who, arg)
        else:
            s.rules.by_number[move // MOVES_EACH].take_move(s, AT_STUDIO, who, arg, move % MOVES_EACH)


def earn_thalers(s: Fresco, who: i64, apprentices: i64) -> None:
    """Each apprentice earns 3 thalers."""
    s.earn(who, apprentices * STUDIO_PAY)
