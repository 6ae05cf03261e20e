"""The barrel of the black market."""

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from bottega.games.fresco.module import Part
from bottega.games.fresco.modules.m16_black_market.view_types import BlackMarketView
from bottega.games.fresco.state import Fresco

NUMBER: Final = 16


class Barrel(Part):
    """The tiles drawn this round."""

    def __init__(self) -> None:
        super().__init__()
        self.tiles: vec[i64] = vec[i64]()

    def copy(self) -> Part:
        other = Barrel()
        other.tiles = self.tiles[:]
        return other

    def key(self) -> list[int]:
        return [len(self.tiles), *self.tiles]

    def market_tiles(self) -> list[int]:
        return list(self.tiles)

    def view(self, s: Fresco, who: int) -> BlackMarketView:
        return {"module": "black market", "barrel": [s.box.market[tile].letters for tile in self.tiles]}


def barrel_of(s: Fresco) -> Barrel:
    return cast(Barrel, s.parts[s.rules.slots[NUMBER]])
