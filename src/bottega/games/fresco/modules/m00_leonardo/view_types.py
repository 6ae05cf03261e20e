"""The shape of what is known of Leonardo."""

from typing import Final

from bottega.games.fresco.view_types import PartView


class LeonardoView(PartView):
    """Where he stands, his marker, the tiles he has restored and who steers him."""

    segment: int
    marker: int
    space: int
    tiles: list[int]
    seals: list[int]
    steered_by: int


VIEW: Final = LeonardoView
