"""The shape of what is known of the wishing well."""

from typing import Final, TypedDict

from bottega.core.messages import MessageData
from bottega.games.fresco.view_types import PartView


class WishesOf(TypedDict):
    """A player's cards and pennies."""

    wishes: list[MessageData] | None
    wish_count: int
    pennies: int | None
    on_market: int | None


class WellView(PartView):
    """Pennies in the well and its room for them, the supply, and the cards."""

    well: int
    room: int
    supply: int
    deck: int
    used: list[MessageData]
    players: list[WishesOf]


VIEW: Final = WellView
