"""Wishes and pennies laid by hand; cards have the names in CARDS."""

from typing import Self, cast

from librt.vecs import vec
from mypy_extensions import i64

from bottega.games.fresco.modules.m04_wishing_well import KINDS, well_of
from tests.games.fresco.board import Board

CARDS = ["lucky", "free RY", "free RB", "free YB", "visit", "praise", "tip", "alchemy", "finders", "busker"]


class WishesScene(Board):
    def give_wishes(self, seat: int, *names: str) -> Self:
        """Named cards from the deck to a player's hand; names are those in CARDS."""
        well = well_of(self.state)
        for name in names:
            deck = list(well.deck)
            deck.remove(CARDS.index(name))
            well.deck = vec[i64](deck)
            well.hands[seat * KINDS + CARDS.index(name)] += 1
        return self

    def next_wishes(self, *names: str) -> Self:
        """These cards will be drawn next, the first named first."""
        well = well_of(self.state)
        deck = list(well.deck)
        for name in names:
            deck.remove(CARDS.index(name))
        well.deck = vec[i64](deck + [CARDS.index(name) for name in reversed(names)])
        return self

    def wishes(self, seat: int) -> list[str]:
        """A player's cards, in the order of CARDS."""
        return [name for kind, name in enumerate(CARDS) for _ in range(well_of(self.state).hands[seat * KINDS + kind])]

    def give_pennies(self, seat: int, number: int) -> Self:
        """A player has exactly so many pennies; the others of theirs are in the supply."""
        well = well_of(self.state)
        well.supply += well.pennies[seat] - number
        well.pennies[seat] = number
        return self

    def pennies(self, seat: int) -> int:
        return int(well_of(self.state).pennies[seat])

    def in_well(self) -> int:
        """Pennies in the well."""
        return cast(int, self.part("wishing well")["well"])

    def penny_supply(self) -> int:
        return cast(int, self.part("wishing well")["supply"])

    def all_pennies(self, seat: int) -> int:
        """Pennies behind a player's screen and on their sheet."""
        mine = self.part("wishing well", seat)["players"][seat]
        return cast(int, mine["pennies"] + mine["on_market"])
