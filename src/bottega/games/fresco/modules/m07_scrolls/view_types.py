"""The shape of what is known of the scrolls."""

from typing import Final, TypedDict

from bottega.core.messages import MessageData
from bottega.games.fresco.view_types import PartView


class ScrollsOf(TypedDict):
    """How many scrolls a player has, and their lines."""

    scrolls: int
    row: str | None
    column: str | None


class ScrollsView(PartView):
    """The lines revealed, and points for a segment on one line and on both."""

    revealed: list[MessageData]
    one_line: int
    crossing: int
    players: list[ScrollsOf]


VIEW: Final = ScrollsView
