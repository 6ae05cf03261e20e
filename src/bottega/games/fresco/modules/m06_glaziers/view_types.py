"""The shape of what is known of the glazery."""

from typing import Final, NotRequired, TypedDict

from bottega.games.fresco.view_types import PartView


class BenchView(TypedDict):
    """A place on the bench, and its window if there is one."""

    panes: NotRequired[str]
    points: NotRequired[int]
    price: int


class SettingView(TypedDict):
    """The window that is being set, with its points less penalties so far."""

    panes: str
    points: int
    altar: bool


class SetWindow(TypedDict):
    """A window that was set beside a segment."""

    segment: int
    panes: str


class GlassOf(TypedDict):
    """A player's glass as letters."""

    glass: str | None


class GlaziersView(PartView):
    """Glass on offer with prices and penalties, the bench, and windows that are wanted or set."""

    glass: str
    prices: dict[str, int]
    penalties: dict[str, int]
    reserve: str
    bag: int
    bench: list[BenchView]
    pile: int
    gone: int
    setting: SettingView | None
    windows: list[int]
    set: list[SetWindow]
    players: list[GlassOf]


VIEW: Final = GlaziersView
