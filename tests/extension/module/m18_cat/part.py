"""The cat's cards."""

from typing import Final

from bottega.games.fresco.modules.m18_cat.view_types import CatView
from librt.vecs import vec
from mypy_extensions import i64

from bottega.games.fresco.module import Part
from bottega.games.fresco.state import Fresco, zeros

NUMBER: Final = 18

FISH: Final[i64] = 0
YARN: Final[i64] = 1
CARD_WORDS: Final = ("m18-fish", "m18-yarn")


class Cat(Part):
    """The deck, balls of yarn that players have, and cards that were fed to her."""

    def __init__(self, seats: i64) -> None:
        super().__init__()
        self.points = zeros(seats)
        self.deck: vec[i64] = vec[i64]()
        self.yarn: vec[i64] = zeros(seats)
        self.gone: vec[i64] = zeros(2)
        self.open: i64 = -1  # the card that was drawn and is being asked about

    def copy(self) -> Part:
        other = Cat(0)
        other.points = self.points[:]
        other.deck = self.deck[:]
        other.yarn = self.yarn[:]
        other.gone = self.gone[:]
        other.open = self.open
        return other

    def key(self) -> list[int]:
        return [len(self.deck), *self.deck, *self.yarn, *self.gone, self.open, *self.points]

    def view(self, s: Fresco, who: int) -> CatView:
        return {
            "module": "cat",
            "deck": len(self.deck),
            "open": "" if self.open < 0 else CARD_WORDS[self.open],
            "players": [{"yarn": int(yarn)} for yarn in self.yarn],
        }

    def redeal(self, s: Fresco) -> None:
        s.reshuffle(self.deck)

    def pieces(self, s: Fresco) -> list[int]:
        """All cards by kind."""
        found = [list(self.deck).count(kind) + self.gone[kind] + (1 if self.open == kind else 0) for kind in range(2)]
        return [found[0], found[1] + sum(self.yarn)]


def cat_of(s: Fresco) -> Cat:
    part = s.parts[s.rules.slots[NUMBER]]
    assert isinstance(part, Cat)
    return part
