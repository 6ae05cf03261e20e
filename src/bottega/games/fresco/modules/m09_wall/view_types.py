"""The shape of what is known of the wall."""

from typing import Final, TypedDict

from bottega.games.fresco.view_types import PartView


class WallOf(TypedDict):
    """A player's tiles, each with front and back, exchange tiles as letters, and the paints that all of them bring."""

    tiles: list[str]
    exchanges: str
    income: str


class WallView(PartView):
    """The fronts of the tiles on the wall, the segments within reach, and the exchange tiles left."""

    columns: int
    rows: int
    points: int
    tiles: list[str]
    reach: list[int]
    exchange: dict[str, int]
    players: list[WallOf]


VIEW: Final = WallView
