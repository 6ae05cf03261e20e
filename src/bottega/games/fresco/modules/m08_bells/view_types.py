"""The shape of what is known of the bells."""

from typing import Final, TypedDict

from bottega.games.fresco.view_types import PartView


class CertificateView(TypedDict):
    """A certificate that can be seen."""

    price: int
    points: int
    bells: int


class OfferView(CertificateView):
    """A certificate on offer."""

    place: int


class UnfinishedView(CertificateView):
    """A certificate bought in installments, and what is paid so far."""

    paid: int


class BonusView(TypedDict):
    """A bonus for bells, at a space of the bell track with its printed sign."""

    space: int
    sign: str
    points: int


class BellsOf(TypedDict):
    """A player's certificates, and their bells where these are known."""

    certificates: int
    bells: int | None
    own: list[CertificateView] | None
    unfinished: list[UnfinishedView]


class BellsView(PartView):
    """The offer, the pile and what is known to lie under it; in the end Leonardo's bells and the bishop's."""

    offer: list[OfferView]
    pile: int
    under: list[CertificateView]
    leonardo: int
    leonardo_bells: int | None
    bishop: int | None
    rank_points: list[int]
    bonuses: list[BonusView]
    players: list[BellsOf]


VIEW: Final = BellsView
