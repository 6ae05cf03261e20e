"""The shape of what is known of the requests."""

from typing import Final, TypedDict

from bottega.games.fresco.view_types import PartView


class RequestsOf(TypedDict):
    """A player's requests as letters, and restored tiles by their seals."""

    requests: str
    fulfilled: bool
    tiles: dict[str, int]


class RequestsView(PartView):
    """The points of the requests left, by kind: general, orange, green, purple."""

    open: list[list[int]]
    players: list[RequestsOf]


VIEW: Final = RequestsView
