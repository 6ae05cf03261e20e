"""The shape of what is known of the catacombs."""

from typing import Final, Literal, TypedDict

from bottega.games.fresco.view_types import PartView


class TreasureView(TypedDict):
    """Everything on a treasure."""

    name: str
    volume: int
    points: int
    thalers: int
    mood: int


class MapsOf(TypedDict):
    """A player's maps and treasures; others see how many, and maps that were laid."""

    maps: int
    hours: list[int]
    own_maps: list[list[str]] | None
    laid: dict[str, list[str]] | None
    treasures: int
    kept: list[TreasureView] | None


class LeonardosMaps(TypedDict):
    """Leonardo's map, drawn or laid on his sheet, and his treasures."""

    drawn: list[str] | None
    laid: dict[str, list[str]]
    treasures: list[TreasureView]


class CatacombsView(PartView):
    """Maps for sale by the hour; the rooms: None while covered, empty, or with a treasure; treasures just found."""

    price: int
    hours: list[int]
    stacks: list[int]
    rooms: list[TreasureView | Literal[""] | None]
    found: list[TreasureView]
    players: list[MapsOf]
    leonardo: LeonardosMaps


VIEW: Final = CatacombsView
