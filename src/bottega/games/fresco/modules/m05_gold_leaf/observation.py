"""What an observation says of the gold leaf."""

from typing import Final

from mypy_extensions import i64

from bottega.core.observation import Piece, Writer
from bottega.games.fresco.box import Components
from bottega.games.fresco.const import BLENDED, LETTERS
from bottega.games.fresco.module import ModuleObservation
from bottega.games.fresco.modules.m05_gold_leaf.part import gold_of
from bottega.games.fresco.state import Fresco

TABLE: Final = [
    Piece("disc", BLENDED, f"the color of the disc ({LETTERS[:BLENDED]})"),
    Piece("supply", 1, "leaves in the supply"),
    Piece("gilding", 1, "the restoration at hand uses a leaf"),
]
SEAT: Final = [Piece("leaves", 1, "leaves they have")]


class GoldObservation(ModuleObservation):
    """The disc, and the leaves, which everybody could count."""

    def table(self, box: Components) -> list[Piece]:
        return TABLE

    def seat(self, box: Components) -> list[Piece]:
        return SEAT

    def observe(self, s: Fresco, who: i64, w: Writer) -> None:
        gold = gold_of(s)
        w.one_hot(gold.disc, BLENDED)
        w.number(gold.supply)
        w.flag(gold.gilding)

    def observe_seat(self, s: Fresco, seat: i64, own: bool, w: Writer) -> None:
        w.number(gold_of(s).leaves[seat])
