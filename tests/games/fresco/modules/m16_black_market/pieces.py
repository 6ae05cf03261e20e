"""The bag and the barrel of the black market filled by hand."""

from typing import Self

from librt.vecs import vec
from mypy_extensions import i64

from bottega.games.fresco.modules.m16_black_market import barrel_of
from tests.games.fresco.board import GAME, Board


class BarrelScene(Board):
    def fill_bag(self, *tiles: str) -> Self:
        """Exactly these market tiles are in the bag; others that were there change places with them in the booths."""
        letters = [tile.letters for tile in GAME.box.market]
        wanted = [letters.index(tile) for tile in tiles]
        out = [tile for tile in self.state.bag if tile not in wanted]
        for tile in wanted:
            if tile in list(self.state.market):
                self.state.market[list(self.state.market).index(tile)] = out.pop() if out else -1
        self.state.bag = vec[i64](wanted)
        return self

    def barrel(self) -> list[str]:
        return [GAME.box.market[tile].letters for tile in barrel_of(self.state).tiles]
