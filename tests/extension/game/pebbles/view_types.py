"""The shape of the view of Pebbles."""

from typing import Final, TypedDict


class PlayerView(TypedDict):
    """What somebody has."""

    score: int


class PebblesView(TypedDict):
    """The table, which is the same for all."""

    game: str
    seat: int
    heap: int
    players: list[PlayerView]
    over: bool
    to_move: list[int]
    options: list[str]


VIEW: Final = PebblesView
