"""The shape of what is known of the pews."""

from typing import Final, TypedDict

from bottega.games.fresco.view_types import PartView


class BeamsOf(TypedDict):
    """A player's beams."""

    beams: int


class PewsView(PartView):
    """Pews left by size, those restored as `beams points`, and beams by slot of the market."""

    beams_each: int
    pews: dict[str, int]
    restored: list[str]
    beams: list[int]
    players: list[BeamsOf]


VIEW: Final = PewsView
