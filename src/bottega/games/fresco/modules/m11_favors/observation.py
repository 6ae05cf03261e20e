"""What an observation says of the bishop's favors."""

from typing import Final

from mypy_extensions import i64

from bottega.core.observation import Piece, Writer
from bottega.games.fresco.box import Components
from bottega.games.fresco.const import BLENDED, EMPTY, LETTERS, SEGMENTS
from bottega.games.fresco.module import ModuleObservation
from bottega.games.fresco.modules.m11_favors.box import Favor, favors_box
from bottega.games.fresco.modules.m11_favors.part import favors_of
from bottega.games.fresco.state import Fresco

KINDS: Final[i64] = 4 + BLENDED  # a thaler, several, points, mood, a paint

TABLE: Final = [
    Piece("hidden", SEGMENTS, "segments under which a favor lies"),
    Piece(
        "seen",
        KINDS,
        f"favors that all have seen: one thaler, several, a point, mood, a paint by color ({LETTERS[:BLENDED]})",
    ),
]


class FavorsObservation(ModuleObservation):
    """Where favors lie, and those that were taken."""

    def table(self, box: Components) -> list[Piece]:
        return TABLE

    def observe(self, s: Fresco, who: i64, w: Writer) -> None:
        favors = favors_of(s)
        for favor in favors.hidden:
            w.flag(favor != EMPTY)
        for favor in favors.seen:
            w.count(kind_of(favors_box(s.box).favors[favor]), KINDS)
        w.skip(KINDS)


def kind_of(favor: Favor) -> i64:
    """What a favor brings, as a number."""
    if favor.thalers > 0:
        return 0 if favor.thalers == 1 else 1
    if favor.points > 0:
        return 2
    return 3 if favor.mood > 0 else 4 + favor.paint
