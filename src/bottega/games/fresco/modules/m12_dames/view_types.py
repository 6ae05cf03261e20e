"""The shape of what is known of the dames."""

from typing import Final, TypedDict

from bottega.games.fresco.view_types import PartView


class DameOnTrack(TypedDict):
    """A dame who waits on a space of the score track."""

    space: int
    dame: str


class ReservedView(TypedDict):
    """A segment that is reserved, by day or by night."""

    segment: int
    seat: int
    night: bool


class DamesOf(TypedDict):
    """A player's dames, where they go, and whether the reservation is at hand."""

    dames: list[str]
    planned: dict[str, str] | None
    reservation: bool


class DamesView(PartView):
    """Dames on the rosary, reserved segments, and dames that helped this round: each a place and a dame."""

    rosary: list[int]
    track: list[DameOnTrack]
    reserved: list[ReservedView]
    used: list[tuple[str, str]]
    players: list[DamesOf]
    leonardo: list[str]


VIEW: Final = DamesView
