"""The shape of what is known of the wall."""

from typing import Final, TypedDict

from bottega.games.fresco.view_types import PartView


class WallOf(TypedDict):
    """A player's tiles, each with front and back, and exchange tiles as letters."""

    tiles: list[str]
    exchanges: str


class WallView(PartView):
    """The fronts of the tiles on the wall, and the exchange tiles left."""

    columns: int
    rows: int
    points: int
    tiles: list[str]
    exchange: dict[str, int]
    players: list[WallOf]


VIEW: Final = WallView
