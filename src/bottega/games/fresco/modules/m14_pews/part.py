"""The pews and the beams."""

from typing import Final, cast

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from bottega.games.fresco.const import EMPTY
from bottega.games.fresco.module import Part
from bottega.games.fresco.modules.m14_pews.box import pews_box
from bottega.games.fresco.modules.m14_pews.view_types import PewsView
from bottega.games.fresco.state import Fresco, zeros

NUMBER: Final = 14


class Pews(Part):
    """The pews, and the beams that players own; as the rest lies before the screens, all see how many (3.12)."""

    def __init__(self, seats: i64) -> None:
        super().__init__()
        self.points = zeros(seats)
        self.hidden: vec[i64] = vec[i64]()  # pews not restored yet; of each size the last is turned first
        self.restored: vec[i64] = vec[i64]()
        self.owned: vec[i64] = zeros(seats)  # beams

    def copy(self) -> Part:
        other = Pews(0)
        other.points = self.points[:]
        other.hidden = self.hidden[:]
        other.restored = self.restored[:]
        other.owned = self.owned[:]
        return other

    def key(self) -> list[int]:
        return [len(self.hidden), *self.hidden, *self.restored, *self.owned, *self.points]

    def view(self, s: Fresco, who: int) -> PewsView:
        sizes = sorted({int(pew.beams) for pew in pews_box(s.box).pews})
        return {
            "module": "pews",
            "beams_each": int(pews_box(s.box).beams_each),
            "pews": {str(size): int(number_left(s, size)) for size in sizes},
            "restored": [
                f"{pews_box(s.box).pews[pew].beams} {pews_box(s.box).pews[pew].points}" for pew in self.restored
            ],
            "beams": [0 if tile == EMPTY else int(pews_box(s.box).beams[tile]) for tile in s.market],
            "players": [{"beams": int(beams)} for beams in self.owned],
        }

    def redeal(self, s: Fresco) -> None:
        """Nobody knows which pew of a size is worth how much."""
        s.reshuffle(self.hidden)

    def goods(self, s: Fresco, seat: i64) -> dict[str, int]:
        return {"beams": int(self.owned[seat])}

    def pieces(self, s: Fresco) -> list[int]:
        """All pews; and nobody owns more beams than there are, nor fewer than none."""
        possible = [0 <= beams <= pews_box(s.box).beams_each for beams in self.owned]
        return [*sorted([*self.hidden, *self.restored]), *possible]

    def turn(self, s: Fresco, size: i64) -> i64:
        """The next pew of a size is turned; it leaves the game."""
        i: i64 = len(self.hidden) - 1
        while pews_box(s.box).pews[self.hidden[i]].beams != size:
            i -= 1
        self.hidden, pew = pop(self.hidden, i)
        self.restored = append(self.restored, pew)
        return pew


def pews_of(s: Fresco) -> Pews:
    return cast(Pews, s.parts[s.rules.slots[NUMBER]])


def number_left(s: Fresco, size: i64) -> i64:
    """Pews of a size that are not restored yet."""
    pews = pews_box(s.box).pews
    count: i64 = 0
    for pew in pews_of(s).hidden:
        if pews[pew].beams == size:
            count += 1
    return count


def usable_beams(s: Fresco, who: i64, carried: i64) -> i64:
    """Beams that the player owns and that can be carried."""
    owned = pews_of(s).owned[who]
    return owned if owned < carried else carried
