"""The disc in the basket, and the gold leaves."""

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from bottega.games.fresco.const import BISHOP_HERE, BISHOP_NEAR, HEALTHY, LETTERS
from bottega.games.fresco.module import Part
from bottega.games.fresco.modules.m05_gold_leaf.box import gold_box
from bottega.games.fresco.modules.m05_gold_leaf.view_types import GoldView
from bottega.games.fresco.places.restoring import bishop_bonus
from bottega.games.fresco.state import Fresco, zeros

NUMBER: Final = 5

ELSEWHERE: Final[i64] = 1  # for a leaf where the bishop is neither on the segment nor next to it


class Gold(Part):
    """The disc in the basket and the leaves."""

    def __init__(self, seats: i64) -> None:
        super().__init__()
        self.points = zeros(seats)
        self.disc: i64 = 0
        self.supply: i64 = 0
        self.leaves: vec[i64] = zeros(seats)
        self.gilding: bool = False  # does the restoration at hand use a leaf?

    def copy(self) -> Part:
        other = Gold(0)
        other.points = self.points[:]
        other.disc = self.disc
        other.supply = self.supply
        other.leaves = self.leaves[:]
        other.gilding = self.gilding
        return other

    def key(self) -> list[int]:
        return [self.disc, self.supply, *self.leaves, self.gilding, *self.points]

    def view(self, s: Fresco, who: int) -> GoldView:
        return {
            "module": "gold leaf",
            "disc": LETTERS[self.disc],
            "supply": int(self.supply),
            "arrows": list(arrows(s)),
            "points": [int(BISHOP_HERE), int(BISHOP_NEAR), int(ELSEWHERE)],
            "players": [
                {"leaves": int(leaves) if seat == who or s.laid_open else None}
                for seat, leaves in enumerate(self.leaves)
            ],
        }

    def screened(self, s: Fresco, seat: i64) -> list[int]:
        return [self.leaves[seat]]

    def told(self, s: Fresco, seat: int) -> dict[str, object]:
        return {"leaves": int(self.leaves[seat])}

    def goods(self, s: Fresco, seat: i64) -> dict[str, int]:
        return {"leaves": int(self.leaves[seat])}

    def pieces(self, s: Fresco) -> list[int]:
        """All leaves."""
        return [sum(self.leaves) + self.supply]


def gold_of(s: Fresco) -> Gold:
    return cast(Gold, s.parts[s.rules.slots[NUMBER]])


def arrows(s: Fresco) -> vec[i64]:
    """Leaves that the gold market points at, by slot of the market."""
    return gold_box(s.box).arrows_4 if len(s.players) == 4 else gold_box(s.box).arrows_3


def asks_for_gold(s: Fresco, segment: i64) -> bool:
    """Does the tile ask for the colour of the disc?"""
    return s.box.tiles[s.fresco[segment]].cost.counts[gold_of(s).disc] > 0


def gold_points(s: Fresco, segment: i64) -> i64:
    """3, 2 or 1 for a leaf: the bishop is here, near or elsewhere; an ill apprentice always has 1."""
    bonus = bishop_bonus(s, segment)
    return bonus if bonus > 0 and s.restorer == HEALTHY else ELSEWHERE
