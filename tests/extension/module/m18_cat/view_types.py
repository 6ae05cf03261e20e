"""The shape of what is known of the cat."""

from typing import Final, TypedDict

from bottega.games.fresco.view_types import PartView


class YarnOf(TypedDict):
    """A player's balls of yarn."""

    yarn: int


class CatView(PartView):
    """The deck, and the card that was drawn."""

    deck: int
    open: str
    players: list[YarnOf]


VIEW: Final = CatView
