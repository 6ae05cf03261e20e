"""Portraits laid by hand: a card is its name and, where it brings one, its paint: `patron`, `peer O`."""

from typing import Self

from librt.vecs import vec
from mypy_extensions import i64

from bottega.games.fresco.const import LETTERS
from bottega.games.fresco.modules.m01_portraits import studio_of
from bottega.games.fresco.modules.m01_portraits.box import portraits_box
from tests.games.fresco.board import GAME, Board

POWERS = {"gods_servant": 1, "actor": 2, "abbot": 3, "sexton": 4}


def portrait(name: str) -> int:
    """A card by its name and, if it brings one, its paint."""
    word, _, paint = name.partition(" ")
    for number, card in enumerate(portraits_box(GAME.box).portraits):
        if card.name == word and (not paint or LETTERS[card.paint] == paint):
            return number
    raise AssertionError(f"no portrait {name}")


class PortraitsScene(Board):
    def open_portraits(self, *names: str) -> Self:
        """Two named cards lie open, `patron` or `peer O` (with its paint); the ones that lay there go to the deck."""
        studio = studio_of(self.state)
        wanted = [portrait(name) for name in names]
        for slot, card in enumerate(wanted):
            old = studio.open[slot]
            if card == old:
                continue
            deck = list(studio.deck)
            if card in deck:
                deck[deck.index(card)] = int(old)
            else:  # it lies on the other slot
                studio.open[1 - slot] = old
            studio.open[slot] = card
            studio.deck = vec[i64](deck)
        return self

    def opened(self) -> list[str]:
        """The names of the open cards; nothing where one was taken."""
        return ["" if card < 0 else portraits_box(GAME.box).portraits[card].name for card in studio_of(self.state).open]

    def give_portrait(self, seat: int, name: str) -> Self:
        """A permanent card lies before a player."""
        studio_of(self.state).powers[seat] |= 1 << POWERS[name]
        return self
