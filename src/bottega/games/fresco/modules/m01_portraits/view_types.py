"""The shape of what is known of the studio."""

from typing import Final, TypedDict

from bottega.core.messages import MessageData
from bottega.games.fresco.view_types import PartView


class OpenPortrait(TypedDict, total=False):
    """An open card, or nothing where one was taken."""

    name: str
    text: MessageData
    deck: str
    points: int
    thalers: int
    mood: int
    paint: str


class PortraitsOf(TypedDict):
    """A player's portraits, and what they did this round."""

    portraits: list[str]
    painted: bool
    sexton_used: bool


class PortraitsView(PartView):
    """The deck, the open cards and who has whom."""

    deck: int
    open: list[OpenPortrait]
    players: list[PortraitsOf]


VIEW: Final = PortraitsView
