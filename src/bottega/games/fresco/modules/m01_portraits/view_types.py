"""The shape of what is known of the studio."""

from typing import Final, TypedDict

from bottega.core.messages import MessageData
from bottega.games.fresco.view_types import PartView


class PortraitPower(TypedDict, total=False):
    """What a card without gifts is good for."""

    income: int
    theater: int
    bonus: int
    price: int
    paints: str
    mood: int


class OpenPortrait(TypedDict, total=False):
    """An open card, or nothing where one was taken."""

    name: str
    text: MessageData
    deck: str
    points: int
    thalers: int
    mood: int
    paint: str
    power: PortraitPower


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
