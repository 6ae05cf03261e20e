"""What an observation says of the bells. Of finished certificates their number and their bells are all that counts."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bottega.core.observation import SEATS, Piece, Writer
from bottega.games.fresco.box import Components
from bottega.games.fresco.const import EMPTY
from bottega.games.fresco.module import ModuleObservation
from bottega.games.fresco.modules.m08_bells.box import CERTIFICATES, bells_box
from bottega.games.fresco.modules.m08_bells.part import Bells, bells_of, bells_on, sum_of_bells
from bottega.games.fresco.state import Fresco, ones

ALL: Final[i64] = CERTIFICATES
PER_CERTIFICATE: Final[i64] = 3

TABLE: Final = [
    Piece("offer", SEATS * PER_CERTIFICATE, "for each place of the offer: price, points and bells"),
    Piece("pile", 1, "certificates in the pile"),
    Piece("under", ALL * PER_CERTIFICATE, "those known to lie under it, the lowest first: price, points and bells"),
    Piece("leonardo", 1, "Leonardo's certificates"),
    Piece("counted", 1, "the bells are counted"),
    Piece("leonardo_bells", 1, "then, his bells"),
    Piece("bishop", 1, "then, the bishop's space of the bell track, from 1"),
    Piece("paid", ALL, "for each certificate: thalers paid on it while it is unfinished"),
    Piece("age", ALL, "for each unfinished certificate its place by age, from 1"),
]
SEAT: Final = [
    Piece("finished", 1, "finished certificates"),
    Piece("bells", 1, "the bells on them"),
    Piece("unfinished", ALL, "unfinished certificates, by number"),
]


class BellsObservation(ModuleObservation):
    """Certificates on offer, unfinished and finished; everybody could know the bells of all but Leonardo's."""

    def table(self, box: Components) -> list[Piece]:
        return TABLE

    def seat(self, box: Components) -> list[Piece]:
        return SEAT

    def observe(self, s: Fresco, who: i64, w: Writer) -> None:
        bells = bells_of(s)
        end = w.at + SEATS * PER_CERTIFICATE
        observe_certificates(s, bells.offer, len(bells.offer), w)
        w.at = end
        w.number(len(bells.pile))
        end = w.at + ALL * PER_CERTIFICATE
        observe_certificates(s, bells.pile, bells.known, w)
        w.at = end
        w.number(len(bells.leonardo))
        w.flag(bells.counted)
        if bells.counted:
            w.number(sum_of_bells(s, bells.leonardo))
            w.number(bells.bishop + 1)
        else:
            w.skip(2)
        observe_debts(bells, w)

    def observe_seat(self, s: Fresco, seat: i64, own: bool, w: Writer) -> None:
        bells = bells_of(s)
        w.number(ones(bells.paid[seat]))
        w.number(bells_on(s, bells.paid[seat]))
        for debt in bells.debts:
            if debt.owner == seat:
                w.count(debt.certificate, ALL)
        w.skip(ALL)


def observe_certificates(s: Fresco, numbers: vec[i64], count: i64, w: Writer) -> None:
    """So many certificates that can be seen; places may be empty."""
    i: i64 = 0
    while i < count:
        if numbers[i] == EMPTY:
            w.skip(PER_CERTIFICATE)
        else:
            certificate = bells_box(s.box).certificates[numbers[i]]
            w.number(certificate.price)
            w.number(certificate.points)
            w.number(certificate.bells)
        i += 1


def observe_debts(bells: Bells, w: Writer) -> None:
    """What is paid on unfinished certificates, and their order."""
    age: i64 = 1
    for debt in bells.debts:
        w.put(w.at + debt.certificate, debt.paid)
        w.put(w.at + ALL + debt.certificate, age)
        age += 1
    w.skip(2 * ALL)
