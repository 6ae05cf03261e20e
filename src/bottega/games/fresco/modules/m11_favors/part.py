"""The favors under the segments."""

from typing import Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64

from bottega.core.messages import Message, msg
from bottega.games.fresco.const import EMPTY, SEGMENTS
from bottega.games.fresco.module import Part
from bottega.games.fresco.modules.m11_favors.box import Favor, favors_box
from bottega.games.fresco.modules.m11_favors.view_types import FavorsView
from bottega.games.fresco.state import Fresco, zeros
from bottega.games.fresco.words import PAINT_WORDS

NUMBER: Final = 11


class Favors(Part):
    """The favor on each segment; those removed unseen stay unknown, those taken were seen."""

    def __init__(self, seats: i64) -> None:
        super().__init__()
        self.points = zeros(seats)
        self.hidden: vec[i64] = vec[i64]()  # by segment
        self.unseen: vec[i64] = vec[i64]()
        self.seen: vec[i64] = vec[i64]()

    def copy(self) -> Part:
        other = Favors(0)
        other.points = self.points[:]
        other.hidden = self.hidden[:]
        other.unseen = self.unseen[:]
        other.seen = self.seen[:]
        return other

    def key(self) -> list[int]:
        return [*self.hidden, len(self.unseen), *self.unseen, *self.seen, *self.points]

    def view(self, s: Fresco, who: int) -> FavorsView:
        return {
            "module": "favors",
            "hidden": [segment for segment in range(SEGMENTS) if self.hidden[segment] != EMPTY],
            "seen": [favor_said(favors_box(s.box).favors[favor]).as_dict() for favor in self.seen],
        }

    def redeal(self, s: Fresco) -> None:
        """Nobody knows the favors still hidden, nor those removed unseen."""
        pool = self.unseen[:]
        for favor in self.hidden:
            if favor != EMPTY:
                pool = append(pool, favor)
        s.reshuffle(pool)
        i: i64 = 0
        while i < i64(len(self.unseen)):
            self.unseen[i] = pool[i]
            i += 1
        segment: i64 = 0
        while segment < SEGMENTS:
            if self.hidden[segment] != EMPTY:
                self.hidden[segment] = pool[i]
                i += 1
            segment += 1

    def pieces(self, s: Fresco) -> list[int]:
        return sorted([*[favor for favor in self.hidden if favor != EMPTY], *self.unseen, *self.seen])


def favors_of(s: Fresco) -> Favors:
    return cast(Favors, s.parts[s.rules.slots[NUMBER]])


def favor_said(favor: Favor) -> Message:
    """What a favor brings."""
    if favor.thalers > 0:
        return msg("m11-favor-thalers", n=favor.thalers)
    if favor.points > 0:
        return msg("m11-favor-points", n=favor.points)
    if favor.mood > 0:
        return msg("m11-favor-mood", n=favor.mood)
    return msg("m11-favor-paint", paint=PAINT_WORDS[favor.paint])
