"""Gold leaves and the disc laid by hand."""

from typing import Self

from bottega.games.fresco.const import LETTERS
from bottega.games.fresco.modules.m05_gold_leaf import gold_of
from tests.games.fresco.board import Board


class LeavesScene(Board):
    def set_disc(self, paint: str) -> Self:
        gold_of(self.state).disc = LETTERS.index(paint)
        return self

    def disc(self) -> str:
        return LETTERS[gold_of(self.state).disc]

    def give_leaves(self, seat: int, number: int) -> Self:
        """A player has exactly so many gold leaves."""
        gold = gold_of(self.state)
        gold.supply += gold.leaves[seat] - number
        gold.leaves[seat] = number
        return self

    def leaves(self, seat: int) -> int:
        return int(gold_of(self.state).leaves[seat])

    def leaf_supply(self) -> int:
        return int(gold_of(self.state).supply)
