"""The shape of what is known of the dome."""

from typing import Final, TypedDict

from bottega.games.fresco.view_types import PartView


class DomesOf(TypedDict):
    """A player's domes like `6 OGY`, to be completed and completed."""

    domes: list[str]
    completed: list[str]


class DomeView(PartView):
    """Segments with a hidden dome, and those that were taken."""

    hidden: list[int]
    players: list[DomesOf]
    leonardo: list[str]


VIEW: Final = DomeView
