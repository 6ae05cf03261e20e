"""The shape of what is known of the gold leaf."""

from typing import Final, TypedDict

from bottega.games.fresco.view_types import PartView


class LeavesOf(TypedDict):
    """A player's leaves."""

    leaves: int | None


class GoldView(PartView):
    """The disc's colour, leaves by slot of the market, and points for one: the bishop here, near, elsewhere."""

    disc: str
    supply: int
    arrows: list[int]
    points: list[int]
    players: list[LeavesOf]


VIEW: Final = GoldView
