"""Module 16, the black market: an apprentice draws a tile from the bag, unseen, and must buy it."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bottega.core.events import Event
from bottega.core.messages import Message, msg
from bottega.games.fresco.account import Account
from bottega.games.fresco.box import Components
from bottega.games.fresco.module import Module, Part
from bottega.games.fresco.modules.m16_black_market.advice import BlackMarketAdvice
from bottega.games.fresco.modules.m16_black_market.observation import BlackMarketObservation
from bottega.games.fresco.modules.m16_black_market.part import NUMBER, Barrel
from bottega.games.fresco.modules.m16_black_market.part import barrel_of as barrel_of
from bottega.games.fresco.modules.m16_black_market.steps import DRAWN as DRAWN
from bottega.games.fresco.modules.m16_black_market.steps import DrawTile
from bottega.games.fresco.state import Fresco


class BlackMarket(Module):
    """The black market. Leonardo does not go there."""

    def __init__(self) -> None:
        super().__init__(
            NUMBER,
            "blackmarket",
            "The Black Market",
            added=[DrawTile()],
            advice=BlackMarketAdvice(),
            observation=BlackMarketObservation(),
        )

    def new_part(self, s: Fresco) -> Part:
        return Barrel()

    def round_ended(self, s: Fresco) -> None:
        """The tiles go back into the bag before the booths are refilled."""
        barrel = barrel_of(s)
        for tile in barrel.tiles:
            s.bag = append(s.bag, tile)
        barrel.tiles = vec[i64]()

    def why_not(self, s: Fresco, who: i64, target: str) -> Message | None:
        return msg("m16-why-when")

    def hear(self, account: Account, event: Event, box: Components) -> None:
        if event.kind is DRAWN:
            account.gain(box.market[event.value(0)])


MODULE: Final = BlackMarket()
