"""The workshop: blend paints."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bottega.core.events import EventKind
from bottega.core.kernel import Step
from bottega.fresco.const import BLENDED, ORANGE
from bottega.fresco.state import Fresco

AT_WORKSHOP: Final[i64] = 9

# The argument: blends left, and the paint being asked about.
PAINT: Final[i64] = 16

BLENDED_PAINTS: Final = EventKind("blended", "paint count")


class AtWorkshop(Step[Fresco]):
    """How many paints of this colour do you blend? Orange first, then green, then purple."""

    def options(self, s: Fresco, who: i64, arg: i64) -> vec[i64]:
        moves = vec[i64]()
        most = most_blends(s, who, arg)
        if most > 0:
            count: i64 = 0
            while count <= most:
                moves = append(moves, count)
                count += 1
        return moves

    def run(self, s: Fresco, who: i64, arg: i64) -> None:
        self.take(s, who, arg, 0)

    def take(self, s: Fresco, who: i64, arg: i64, move: i64) -> None:
        paint = arg // PAINT
        if move > 0:
            one, other = s.box.blends[paint - ORANGE]
            s.change_paint(who, one, -move)
            s.change_paint(who, other, -move)
            s.change_paint(who, paint, move)
            s.tell(BLENDED_PAINTS, who, paint, move)
        if paint + 1 < BLENDED and arg % PAINT > move:
            s.todo(AT_WORKSHOP, who, arg % PAINT - move + PAINT * (paint + 1))


def most_blends(s: Fresco, who: i64, arg: i64) -> i64:
    """As many as the apprentices can do and the paints allow."""
    one, other = s.box.blends[arg // PAINT - ORANGE]
    paints = s.players[who].paints
    most = arg % PAINT
    if paints[one] < most:
        most = paints[one]
    if paints[other] < most:
        most = paints[other]
    return most
