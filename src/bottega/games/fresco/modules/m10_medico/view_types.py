"""The shape of what is known of the Medico."""

from typing import Final, TypedDict

from bottega.games.fresco.view_types import PartView


class BottleView(TypedDict):
    """A bottle for sale."""

    place: int
    price: int
    bottle: str


class PatientsOf(TypedDict):
    """A player's apprentices that are ill, with the Medico or aside, the neutral one, and bottles as letters."""

    ill: int
    away: int
    aside: int
    neutral: int
    neutral_at: int | None
    bottles: str


class MedicoView(PartView):
    """The place infected now or in the round before, infection tiles, and the Medico's bottles."""

    infected: str
    infected_before: str
    infections: int
    turned: list[str]
    prices: list[int]
    limit: int
    healthy_thalers: int
    offer: list[BottleView]
    pile: int
    discard: int
    ill_left: int
    players: list[PatientsOf]


VIEW: Final = MedicoView
