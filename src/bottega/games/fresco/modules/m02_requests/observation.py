"""What an observation says of the bishop's requests."""

from typing import Final

from mypy_extensions import i64

from bottega.core.observation import Piece, Writer
from bottega.games.fresco.box import Components
from bottega.games.fresco.module import ModuleObservation
from bottega.games.fresco.modules.m02_requests.part import EACH, KINDS, requests_of
from bottega.games.fresco.state import Fresco

TABLE: Final = [Piece("left", KINDS, "requests left: general, orange, green, purple")]
SEAT: Final = [
    Piece("requests", KINDS, "requests they have fulfilled: general, orange, green, purple"),
    Piece("fulfilled", 1, "they have fulfilled one this round"),
]


class RequestsObservation(ModuleObservation):
    """The requests that are left, and whose the others are."""

    def table(self, box: Components) -> list[Piece]:
        return TABLE

    def seat(self, box: Components) -> list[Piece]:
        return SEAT

    def observe(self, s: Fresco, who: i64, w: Writer) -> None:
        for gone in requests_of(s).gone:
            w.number(EACH - gone)

    def observe_seat(self, s: Fresco, seat: i64, own: bool, w: Writer) -> None:
        w.part(requests_of(s).owned, seat * KINDS, KINDS)
        w.number(requests_of(s).fulfilled >> seat & 1)
