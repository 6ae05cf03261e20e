"""What a player has behind the screen, as the ledger writes it down."""

from typing import Final

from bottega.games.fresco.box import Paints


class Account:
    """What a player has: thalers, paints by colour, and goods of modules by their number."""

    def __init__(self, thalers: int, paints: list[int], own: dict[int, list[int]]) -> None:
        self.thalers: int = thalers
        self.paints: Final = paints
        self.own: Final = own

    def gain(self, paints: Paints, times: int = 1) -> None:
        """Paints from the supply, or back to it."""
        for paint in paints.colours:
            self.paints[paint] += times * paints.counts[paint]

    def swap(self, given: int, taken: int) -> None:
        """A paint for another."""
        self.paints[given] -= 1
        self.paints[taken] += 1

    def goods(self) -> list[int]:
        """All of it in a row."""
        return [self.thalers, *self.paints, *[count for goods in self.own.values() for count in goods]]
