"""The certificates and their bells."""

from typing import Final, cast

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from bottega.games.fresco.box import Components
from bottega.games.fresco.const import EMPTY
from bottega.games.fresco.module import Part
from bottega.games.fresco.modules.m08_bells.box import bells_box
from bottega.games.fresco.modules.m08_bells.view_types import BellsOf, BellsView, CertificateView
from bottega.games.fresco.state import Fresco, zeros

NUMBER: Final = 8

LAST_SPACE: Final[i64] = 31  # of the bell track, for more than 30 bells: 30+


class Debt:
    """An unfinished certificate, face up before its owner, and the thalers on it."""

    def __init__(self, owner: i64, certificate: i64, paid: i64) -> None:
        self.owner: Final[i64] = owner
        self.certificate: Final[i64] = certificate
        self.paid: i64 = paid


class Bells(Part):
    """The certificates, each in exactly one place."""

    def __init__(self, seats: i64) -> None:
        super().__init__()
        self.points = zeros(seats)
        self.pile: vec[i64] = vec[i64]()  # the last one is on top
        self.known: i64 = 0  # at the bottom, because they lay open before
        self.offer: vec[i64] = vec[i64]()  # by place
        self.debts: vec[Debt] = vec[Debt]()  # the oldest first
        self.paid: vec[i64] = zeros(seats)  # by seat, one bit each: face down
        self.leonardo: vec[i64] = vec[i64]()
        self.counted: bool = False
        self.bishop: i64 = EMPTY  # his space of the bell track, once the bells are counted

    def copy(self) -> Part:
        other = Bells(0)
        other.points = self.points[:]
        other.pile = self.pile[:]
        other.known = self.known
        other.offer = self.offer[:]
        debts = vec[Debt](capacity=len(self.debts))
        for debt in self.debts:
            debts = append(debts, Debt(debt.owner, debt.certificate, debt.paid))
        other.debts = debts
        other.paid = self.paid[:]
        other.leonardo = self.leonardo[:]
        other.counted = self.counted
        other.bishop = self.bishop
        return other

    def key(self) -> list[int]:
        key: list[int] = [self.known, self.counted, self.bishop, *self.paid, *self.points]
        for certificates in (self.pile, self.offer, self.leonardo):
            key += [len(certificates), *certificates]
        key.append(len(self.debts))
        for debt in self.debts:
            key += [debt.owner, debt.certificate, debt.paid]
        return key

    def view(self, s: Fresco, who: int) -> BellsView:
        return {
            "module": "bells",
            "offer": [
                {"place": place + 1, **certificate_view(s.box, certificate)}
                for place, certificate in enumerate(self.offer)
                if certificate != EMPTY
            ],
            "pile": len(self.pile),
            "under": [certificate_view(s.box, number) for number in list(self.pile[: self.known])[::-1]],
            "leonardo": len(self.leonardo),
            "leonardo_bells": int(sum_of_bells(s, self.leonardo)) if self.counted else None,
            "bishop": int(self.bishop) if self.counted else None,
            "rank_points": [int(points) for points in bells_box(s.box).rank_points],
            "bonuses": [
                {"space": int(space), "sign": space_sign(space), "points": int(points)}
                for space, points in zip(bells_box(s.box).bonus_spaces, bells_box(s.box).bonus_points, strict=True)
            ],
            "players": [self.player_view(s, seat, seat == who or s.laid_open) for seat in range(len(s.players))],
        }

    def player_view(self, s: Fresco, seat: int, known: bool) -> BellsOf:
        """Unfinished certificates lie open; of the others everybody sees how many there are."""
        paid = [number for number in range(len(bells_box(s.box).certificates)) if self.paid[seat] >> number & 1]
        return {
            "certificates": len(paid),
            "bells": sum(int(bells_box(s.box).certificates[number].bells) for number in paid) if known else None,
            "own": [certificate_view(s.box, number) for number in paid] if known else None,
            "unfinished": [
                {**certificate_view(s.box, debt.certificate), "paid": int(debt.paid)}
                for debt in self.debts
                if debt.owner == seat
            ],
        }

    def redeal(self, s: Fresco) -> None:
        """The pile as far as it is unknown, and Leonardo's certificates; what players bought lay open before."""
        if self.counted:
            return  # all lie open
        pool = self.pile[self.known :]
        for certificate in self.leonardo:
            pool = append(pool, certificate)
        s.reshuffle(pool)
        i: i64 = 0
        while i < i64(len(self.leonardo)):
            pool, certificate = pop(pool)
            self.leonardo[i] = certificate
            i += 1
        self.pile = joined(self.pile[: self.known], pool)

    def screened(self, s: Fresco, seat: i64) -> list[int]:
        """How many finished certificates, and their bells."""
        certificates = bells_box(s.box).certificates
        bells = [
            int(certificates[number].bells) for number in range(len(certificates)) if self.paid[seat] >> number & 1
        ]
        return [len(bells), sum(bells)]

    def told(self, s: Fresco, seat: int) -> dict[str, object]:
        """Finished certificates lay open when they were bought."""
        known = self.player_view(s, seat, True)
        return {"bells": known["bells"], "own": known["own"]}

    def pieces(self, s: Fresco) -> list[int]:
        """All certificates."""
        certificates = [*self.pile, *self.leonardo, *[number for number in self.offer if number != EMPTY]]
        certificates += [debt.certificate for debt in self.debts]
        for mask in self.paid:
            certificates += list(add_all(vec[i64](), mask))
        return sorted(certificates)


def bells_of(s: Fresco) -> Bells:
    return cast(Bells, s.parts[s.rules.slots[NUMBER]])


def add_all(certificates: vec[i64], mask: i64) -> vec[i64]:
    """Add the certificates of a mask."""
    number: i64 = 0
    while mask > 0:
        if mask & 1:
            certificates = append(certificates, number)
        mask >>= 1
        number += 1
    return certificates


def joined(below: vec[i64], above: vec[i64]) -> vec[i64]:
    """A pile of two, one on top of the other."""
    for certificate in above:
        below = append(below, certificate)
    return below


def bells_on(s: Fresco, mask: i64) -> i64:
    """The bells on the certificates of a mask."""
    return sum_of_bells(s, add_all(vec[i64](), mask))


def sum_of_bells(s: Fresco, certificates: vec[i64]) -> i64:
    """The bells on some certificates; places may be empty."""
    all_certificates = bells_box(s.box).certificates
    total: i64 = 0
    for number in certificates:
        if number != EMPTY:
            total += all_certificates[number].bells
    return total


# --- unfinished certificates


def owes(s: Fresco, who: i64, older: i64) -> bool:
    """Has the player an unfinished certificate besides so many older ones?"""
    for debt in bells_of(s).debts:
        if debt.owner == who:
            if older == 0:
                return True
            older -= 1
    return False


def debt_of(s: Fresco, who: i64, older: i64) -> Debt:
    """The player's unfinished certificate after so many older ones."""
    debts = bells_of(s).debts
    i: i64 = 0
    while debts[i].owner != who or older > 0:
        if debts[i].owner == who:
            older -= 1
        i += 1
    return debts[i]


def owed_on(s: Fresco, debt: Debt) -> i64:
    """What is missing on an unfinished certificate."""
    return bells_box(s.box).certificates[debt.certificate].price - debt.paid


def all_owed(s: Fresco, who: i64) -> i64:
    """What is missing on all of a player's unfinished certificates."""
    owed: i64 = 0
    for debt in bells_of(s).debts:
        if debt.owner == who:
            owed += owed_on(s, debt)
    return owed


def are_different(s: Fresco, who: i64) -> bool:
    """Has the player unfinished certificates that differ in their bells or in what is missing?"""
    owed: i64 = 0
    bells: i64 = 0
    for debt in bells_of(s).debts:
        if debt.owner == who:
            missing = owed_on(s, debt)
            rings = bells_box(s.box).certificates[debt.certificate].bells
            if owed > 0 and (missing != owed or rings != bells):
                return True
            owed = missing
            bells = rings
    return False


# --- what can be seen


def certificate_view(box: Components, number: i64) -> CertificateView:
    """A certificate that can be seen."""
    certificate = bells_box(box).certificates[number]
    return {"price": int(certificate.price), "points": int(certificate.points), "bells": int(certificate.bells)}


def space_sign(space: i64) -> str:
    """A space of the bell track as it is printed."""
    return str(space) if space < LAST_SPACE else f"{LAST_SPACE - 1}+"
