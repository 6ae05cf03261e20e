"""Module 8, the bells: certificates are bought at an audience, also in installments; in the end their bells count."""

import re
from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64, mypyc_attr

from bottega.core.events import Event, EventKind
from bottega.core.kernel import Step
from bottega.core.messages import Message, msg
from bottega.games.fresco.box import Components
from bottega.games.fresco.const import EMPTY, MARKET, THALERS_PER_POINT, bit
from bottega.games.fresco.decision import ModuleDecision
from bottega.games.fresco.module import ActionTile, Module, Part
from bottega.games.fresco.places.scoring import lay_open, score_in_order
from bottega.games.fresco.state import Fresco, empty_row, numbers, ones, zeros

LAST_SPACE: Final[i64] = 31  # of the bell track, for more than 30 bells: 30+

AUDIENCE: Final[i64] = 60
PAY_IN: Final[i64] = 61
COUNT_BELLS: Final[i64] = 62
PAY_WHICH: Final[i64] = 63

# A move at an audience: this for each place before the certificate's, and the thalers paid now.
PLACE: Final[i64] = 100

OFFER_SPOTS: Final = ("m08-certificate-1", "m08-certificate-2", "m08-certificate-3", "m08-certificate-4")

# What a bot goes by: points for a bell, for a thaler and for one that is bound.
BELL: Final = 0.4
THALER: Final = 0.5
BOUND_THALER: Final = 0.45
FIRST_CHOICE: Final = 0.8  # others may buy the best one first

OPENED: Final = EventKind("certificate_opened", "price points bells")
BOUGHT: Final = EventKind("certificate", "price points bells")
INSTALLMENTS: Final = EventKind("installments", "price paid bells")
PAID_IN: Final = EventKind("paid_in", "thalers")
PAID_OFF: Final = EventKind("certificate_paid", "bells")
COUNTED: Final = EventKind("bells_counted", "bells space")
SCORED: Final = EventKind("bells_scored", "rank bonus")


@mypyc_attr(acyclic=True)
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
        found: list[int] = [self.known, self.counted, self.bishop, *self.paid, *self.points]
        for certificates in (self.pile, self.offer, self.leonardo):
            found += [len(certificates), *certificates]
        found.append(len(self.debts))
        for debt in self.debts:
            found += [debt.owner, debt.certificate, debt.paid]
        return found

    def view(self, s: Fresco, who: int) -> dict[str, object]:
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
            "rank_points": [int(points) for points in s.box.more.rank_points],
            "bonuses": [
                {"space": int(space), "sign": space_sign(space), "points": int(points)}
                for space, points in zip(s.box.more.bonus_spaces, s.box.more.bonus_points, strict=True)
            ],
            "players": [self.player_view(s, seat, seat == who or s.laid_open) for seat in range(len(s.players))],
        }

    def player_view(self, s: Fresco, seat: int, known: bool) -> dict[str, object]:
        """Unfinished certificates lie open; of the others everybody sees how many there are."""
        paid = [number for number in range(len(s.box.more.certificates)) if self.paid[seat] >> number & 1]
        return {
            "certificates": len(paid),
            "bells": sum(int(s.box.more.certificates[number].bells) for number in paid) if known else None,
            "own": [certificate_view(s.box, number) for number in paid] if known else None,
            "unfinished": [
                {**certificate_view(s.box, debt.certificate), "paid": int(debt.paid)}
                for debt in self.debts
                if debt.owner == seat
            ],
        }

    def deal(self, s: Fresco, who: int, wanted: i64) -> None:
        """The pile as far as it is unknown, Leonardo's certificates, and the others' that lie face down."""
        if self.counted:
            return  # all lie open
        pool = self.pile[self.known :]
        for certificate in self.leonardo:
            pool = append(pool, certificate)
        counts = zeros(len(self.paid))
        seat: i64 = 0
        while seat < i64(len(counts)):
            if seat != who and not s.laid_open:
                counts[seat] = ones(self.paid[seat])
                pool = add_all(pool, self.paid[seat])
                self.paid[seat] = 0
            seat += 1
        s.reshuffle(pool)
        i: i64 = 0
        while i < i64(len(self.leonardo)):
            pool, certificate = pop(pool)
            self.leonardo[i] = certificate
            i += 1
        seat = 0
        while seat < i64(len(counts)):
            while counts[seat] > 0:
                pool, certificate = pop(pool)
                self.paid[seat] |= bit(certificate)
                counts[seat] -= 1
            seat += 1
        self.pile = joined(self.pile[: self.known], pool)

    def pieces(self, s: Fresco) -> list[int]:
        """All certificates."""
        found = [*self.pile, *self.leonardo, *[number for number in self.offer if number != EMPTY]]
        found += [debt.certificate for debt in self.debts]
        for mask in self.paid:
            found += list(add_all(vec[i64](), mask))
        return sorted(found)


class BellsModule(Module):
    """The bells. Nobody stands on the action tile, the audience."""

    def __init__(self) -> None:
        super().__init__(8, "bells", "The Bells", "bells", ActionTile(0, 0, 0))

    def steps(self) -> list[Step[Fresco]]:
        return [Audience(), PayIn(), CountBells(), PayWhich()]

    def new_part(self, s: Fresco) -> Part:
        return Bells(len(s.players))

    def set_up(self, s: Fresco) -> None:
        """When two play, Leonardo gets the top certificates before any is opened (ruling 3.128)."""
        bells = bells_of(s)
        bells.pile = numbers(len(s.box.more.certificates))
        s.shuffle(bells.pile)
        while len(s.players) == 2 and i64(len(bells.leonardo)) < s.box.more.leonardo_certificates:
            bells.pile, certificate = pop(bells.pile)
            bells.leonardo = append(bells.leonardo, certificate)
        open_certificates(s)

    def woke(self, s: Fresco, marker: i64, row: i64) -> None:
        """A moment at which money may be added to unfinished certificates (ruling 3.59)."""
        ask_for_more(s, marker)

    def at_tile(self, s: Fresco, who: i64, apprentices: i64) -> None:
        s.push_task(AUDIENCE, who)

    def round_ended(self, s: Fresco) -> None:
        """Unsold certificates go under the pile, the leftmost last of all, so their order is known (ruling 3.62)."""
        bells = bells_of(s)
        unsold = vec[i64]()
        for certificate in bells.offer:
            if certificate != EMPTY:
                unsold = append(unsold, certificate)
        bells.known += i64(len(unsold))
        bells.pile = joined(unsold, bells.pile)
        open_certificates(s)

    def final_scoring(self, s: Fresco) -> None:
        """Certificates may be paid off a last time, then the bells are counted (ruling 3.123)."""
        s.push_task(COUNT_BELLS)
        i: i64 = len(s.order) - 1
        while i >= 0:
            ask_for_more(s, s.order[i])
            i -= 1

    def binds(self, s: Fresco, who: i64, thalers: i64) -> i64:
        """Whatever is earned goes to unfinished certificates, until the bells are counted (rulings 3.57, 3.58)."""
        if bells_of(s).counted:
            return 0
        owed = all_owed(s, who)
        if owed > thalers and are_different(s, who):
            s.push_task(PAY_WHICH, who, thalers)
            return thalers
        return pay_oldest(s, who, thalers)

    def tile_is_useless(self, s: Fresco) -> bool:
        """Without an open certificate; then none is left at all (ruling 3.16)."""
        for certificate in bells_of(s).offer:
            if certificate != EMPTY:
                return False
        return True

    # --- what a bot goes by

    def worth(self, s: Fresco, who: i64) -> float:
        """The bells of paid certificates, and those of unfinished ones less what is owed."""
        bells = bells_of(s)
        if bells.counted:
            return 0.0
        worth = float(bells_on(s, bells.paid[who])) * BELL
        thalers = s.players[who].thalers
        for debt in bells.debts:
            if debt.owner == who:
                owed = owed_on(s, debt)
                worth += debt_worth(s, debt.certificate, owed, thalers)
                thalers -= owed
        return worth

    def prospect(self, s: Fresco, who: i64, place: i64, apprentices: i64) -> float:
        """At the audience: the best certificate for the thalers that the market leaves."""
        if place != self.number:
            return 0.0
        player = s.players[who]
        thalers = player.thalers
        if s.column < MARKET:
            thalers -= player.at(MARKET) * s.price(who)
        best = 0.0
        found = False
        for certificate in bells_of(s).offer:
            if certificate != EMPTY:
                worth = purchase_worth(s, certificate, thalers if thalers > 0 else 0)
                if not found or worth > best:
                    best = worth
                found = True
        return best * FIRST_CHOICE

    # --- words

    def write(self, s: Fresco, move: i64) -> str:
        if s.step() == PAY_IN:
            return f"${move}"
        if s.step() == PAY_WHICH:
            return f"U{move + 1}"
        place = move // PLACE
        in_full = move % PLACE == s.box.more.certificates[bells_of(s).offer[place]].price
        return f"N{place + 1}" if in_full else f"N{place + 1}:{move % PLACE}"

    def read(self, s: Fresco, word: str) -> int | None:
        if s.step() == PAY_IN:
            found = re.fullmatch("[$](0|[1-9][0-9]?)", word)
            return int(found[1]) if found else None
        if s.step() == PAY_WHICH:
            found = re.fullmatch("U([1-9][0-9]?)", word)
            return int(found[1]) - 1 if found else None
        found = re.fullmatch("N([1-4])(?::(0|[1-9][0-9]?))?", word)
        offer = bells_of(s).offer
        if not found or int(found[1]) > len(offer) or offer[int(found[1]) - 1] == EMPTY:
            return None
        place = int(found[1]) - 1
        thalers = int(found[2]) if found[2] else int(s.box.more.certificates[offer[place]].price)
        return place * int(PLACE) + thalers

    def question(self, s: Fresco) -> Message:
        if s.step() == AUDIENCE:
            return msg("m08-ask-buy")
        if s.step() == PAY_WHICH:
            return msg("m08-ask-which", thalers=s.argument())
        debt = debt_of(s, s.to_move(), s.argument())
        certificate = s.box.more.certificates[debt.certificate]
        return msg("m08-ask-pay", bells=certificate.bells, paid=debt.paid, price=certificate.price)

    def explain(self, s: Fresco, move: i64) -> Message:
        if s.step() == PAY_IN:
            owed = owed_on(s, debt_of(s, s.to_move(), s.argument())) - move
            return msg("m08-do-pay", thalers=move, owed=owed) if owed else msg("m08-do-pay-off", thalers=move)
        if s.step() == PAY_WHICH:
            return explain_which(s, debt_of(s, s.to_move(), move), s.argument())
        certificate = s.box.more.certificates[bells_of(s).offer[move // PLACE]]
        bells, price, thalers = certificate.bells, certificate.price, move % PLACE
        if thalers == price:
            return msg("m08-do-buy", bells=bells, thalers=thalers, points=certificate.points)
        points = thalers // THALERS_PER_POINT
        return msg("m08-do-installments", bells=bells, thalers=thalers, price=price, points=points)

    def describe(self, event: Event, box: Components) -> Message | None:
        name = event.kind.name
        values = [value or 0 for value in event.values]
        if name == "certificate_opened":
            return msg("m08-event-opened", bells=values[2], thalers=values[0])
        if name == "certificate":
            return msg("m08-event-bought", bells=values[2], thalers=values[0])
        if name == "installments":
            return msg("m08-event-installments", bells=values[2], paid=values[1], price=values[0])
        if name == "paid_in":
            return msg("m08-event-paid-in", thalers=values[0])
        if name == "certificate_paid":
            return msg("m08-event-paid-off", bells=values[0])
        if name == "bells_counted":
            counted = counted_said(values[0], values[1])
            return (
                msg("m08-event-bishop", counted=counted) if event.who < 0 else msg("m08-event-counted", counted=counted)
            )
        if name == "bells_scored":
            return msg("m08-event-scored", rank=values[0], points=rank_points(box, values[0]), bonus=values[1])
        return None

    # --- spots

    def target(self, s: Fresco, move: i64) -> str:
        if s.step() == AUDIENCE:
            return OFFER_SPOTS[move // PLACE]
        if s.step() == PAY_WHICH:
            return f"m08-unfinished-{move}"
        return f"m08-unfinished-{s.argument()}" if move > 0 else "done"

    def why_not(self, s: Fresco, who: i64, target: str) -> Message | None:
        if target in OFFER_SPOTS:
            place: i64 = OFFER_SPOTS.index(target)
            offer = bells_of(s).offer
            gone = place >= i64(len(offer)) or offer[place] == EMPTY
            return msg("m08-why-sold") if gone else msg("m08-why-audience")
        if not target.startswith("m08-unfinished-"):
            return None
        if s.step() == PAY_IN:
            return msg("m08-why-other")
        return msg("m08-why-broke") if s.players[who].thalers == 0 else msg("m08-why-pay")


def bells_of(s: Fresco) -> Bells:
    part = s.parts[s.rules.slots[8]]
    assert isinstance(part, Bells)
    return part


def open_certificates(s: Fresco) -> None:
    """One for each player, as many as there are."""
    bells = bells_of(s)
    bells.offer = vec[i64]()
    for _seat in s.players:
        certificate = EMPTY
        if len(bells.pile) > 0:
            bells.pile, certificate = pop(bells.pile)
            s.reveals += 1
            tell_certificate(s, OPENED, -1, certificate)
        bells.offer = append(bells.offer, certificate)
    if bells.known > i64(len(bells.pile)):
        bells.known = len(bells.pile)


def tell_certificate(s: Fresco, kind: EventKind, who: i64, number: i64) -> None:
    """Tell of a certificate that can be seen."""
    certificate = s.box.more.certificates[number]
    s.emit(kind, who, certificate.price, certificate.points, certificate.bells)


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


# --- the audience


class Audience(ModuleDecision):
    """Which certificate, and how much of its price now? One must be bought, if any is left (rulings 3.61, 3.64)."""

    def options(self, s: Fresco, who: i64, arg: i64) -> vec[i64]:
        moves = purchases(s, who)
        return moves if len(moves) > 1 else vec[i64]()

    def run(self, s: Fresco, who: i64, arg: i64) -> None:
        for move in purchases(s, who):
            s.reveals += 1  # that the player has no thaler
            self.take(s, who, arg, move)

    def take(self, s: Fresco, who: i64, arg: i64, move: i64) -> None:
        bells = bells_of(s)
        number = bells.offer[move // PLACE]
        bells.offer[move // PLACE] = EMPTY
        certificate = s.box.more.certificates[number]
        thalers = move % PLACE
        points = certificate.points
        if thalers == certificate.price:
            bells.paid[who] |= bit(number)
            tell_certificate(s, BOUGHT, who, number)
        else:
            bells.debts = append(bells.debts, Debt(who, number, thalers))
            points = thalers // THALERS_PER_POINT
            s.emit(INSTALLMENTS, who, certificate.price, thalers, certificate.bells)
        s.pay(who, thalers)
        bells.credit(who, points)
        s.score(who, points)


def purchases(s: Fresco, who: i64) -> vec[i64]:
    """Every open certificate with everything that the player can pay now, up to its price."""
    moves = vec[i64](capacity=32)
    place: i64 = 0
    for number in bells_of(s).offer:
        if number != EMPTY:
            price = s.box.more.certificates[number].price
            most = price if price < s.players[who].thalers else s.players[who].thalers
            thalers: i64 = 0
            while thalers <= most:
                moves = append(moves, place * PLACE + thalers)
                thalers += 1
        place += 1
    return moves


# --- paying in


def ask_for_more(s: Fresco, marker: i64) -> None:
    """Whoever has unfinished certificates is asked for money, first for the oldest."""
    if s.is_player(marker) and owes(s, marker, 0):
        s.push_task(PAY_IN, marker)


class PayWhich(ModuleDecision):
    """To which certificate do the thalers go that you have just earned? The argument: how many (ruling 3.57).

    They go there until it is paid; it is asked again for the rest. A move: so many older ones are unfinished too.
    """

    def options(self, s: Fresco, who: i64, arg: i64) -> vec[i64]:
        moves = vec[i64](capacity=4)
        while are_different(s, who) and owes(s, who, len(moves)):
            moves = append(moves, len(moves))
        return moves

    def run(self, s: Fresco, who: i64, arg: i64) -> None:
        pay_oldest(s, who, arg)

    def take(self, s: Fresco, who: i64, arg: i64, move: i64) -> None:
        debt = debt_of(s, who, move)
        owed = owed_on(s, debt)
        part = owed if owed < arg else arg
        pay_in(s, debt, part)
        if arg > part:
            s.push_task(PAY_WHICH, who, arg - part)


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
            rings = s.box.more.certificates[debt.certificate].bells
            if owed > 0 and (missing != owed or rings != bells):
                return True
            owed = missing
            bells = rings
    return False


def pay_oldest(s: Fresco, who: i64, thalers: i64) -> i64:
    """Thalers go to unfinished certificates, the oldest first; so many of them did."""
    left = thalers
    debts = bells_of(s).debts
    for debt in debts:
        if debt.owner == who and left > 0:
            owed = owed_on(s, debt)
            part = owed if owed < left else left
            pay_in(s, debt, part)
            left -= part
    return thalers - left


class PayIn(ModuleDecision):
    """How many thalers do you put on this certificate? The argument: so many older ones are unfinished too."""

    def options(self, s: Fresco, who: i64, arg: i64) -> vec[i64]:
        moves = vec[i64]()
        most = owed_on(s, debt_of(s, who, arg))
        if s.players[who].thalers < most:
            most = s.players[who].thalers
        thalers: i64 = 0
        while most > 0 and thalers <= most:
            moves = append(moves, thalers)
            thalers += 1
        return moves

    def take(self, s: Fresco, who: i64, arg: i64, move: i64) -> None:
        debt = debt_of(s, who, arg)
        s.turn += 1  # a bot looks anew from here
        following = arg if owed_on(s, debt) == move else arg + 1
        if move > 0:
            s.put_away(who, move)
            pay_in(s, debt, move)
        if owes(s, who, following):
            s.push_task(PAY_IN, who, following)


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
    return s.box.more.certificates[debt.certificate].price - debt.paid


def pay_in(s: Fresco, debt: Debt, thalers: i64) -> None:
    """Thalers on a certificate; once it is paid, they go to the supply and it is turned face down."""
    bells = bells_of(s)
    debt.paid += thalers
    s.emit(PAID_IN, debt.owner, thalers)
    if owed_on(s, debt) > 0:
        return
    left = vec[Debt]()
    for other in bells.debts:
        if other.certificate != debt.certificate:
            left = append(left, other)
    bells.debts = left
    bells.paid[debt.owner] |= bit(debt.certificate)
    s.emit(PAID_OFF, debt.owner, s.box.more.certificates[debt.certificate].bells)


# --- the bells are counted


class CountBells(ModuleDecision):
    """Each on a space of the bell track in wake-up order, the bishop last; then points for rank and space."""

    def run(self, s: Fresco, who: i64, arg: i64) -> None:
        bells = bells_of(s)
        bells.counted = True
        lay_open(s)
        spaces = empty_row(len(s.track) + 1)  # each marker's on the bell track if it takes part, then the bishop's
        for marker in s.order:
            if has_certificates(s, marker):
                stand(s, spaces, marker, total_bells(s, marker))
        stand(s, spaces, len(s.track), sum_of_bells(s, bells.pile) + sum_of_bells(s, bells.offer))
        bells.bishop = spaces[-1]
        award(s, spaces)


def has_certificates(s: Fresco, marker: i64) -> bool:
    """Does the marker take part? Whoever has a certificate does, paid or not (ruling 3.56)."""
    bells = bells_of(s)
    if not s.is_player(marker):
        return len(bells.leonardo) > 0
    return bells.paid[marker] != 0 or owes(s, marker, 0)


def total_bells(s: Fresco, marker: i64) -> i64:
    """The bells of paid certificates, less those of unpaid ones."""
    bells = bells_of(s)
    if not s.is_player(marker):
        return sum_of_bells(s, bells.leonardo)
    total = bells_on(s, bells.paid[marker])
    for debt in bells.debts:
        if debt.owner == marker:
            total -= s.box.more.certificates[debt.certificate].bells
    return total


def bells_on(s: Fresco, mask: i64) -> i64:
    """The bells on the certificates of a mask."""
    return sum_of_bells(s, add_all(vec[i64](), mask))


def sum_of_bells(s: Fresco, certificates: vec[i64]) -> i64:
    """The bells on some certificates; places may be empty."""
    total: i64 = 0
    for number in certificates:
        if number != EMPTY:
            total += s.box.more.certificates[number].bells
    return total


def stand(s: Fresco, spaces: vec[i64], piece: i64, bells: i64) -> None:
    """Put a piece on the space of its bells, or on the next free one above; less than 0 is 0 (ruling 3.56)."""
    space = bells if bells < LAST_SPACE else LAST_SPACE
    if space < 0:
        space = 0
    while is_taken(spaces, space):
        space += 1
    spaces[piece] = space
    s.emit(COUNTED, piece if piece < i64(len(s.track)) else EMPTY, bells, space)


def is_taken(spaces: vec[i64], space: i64) -> bool:
    """Does a piece stand on the space?"""
    for other in spaces:
        if other == space:
            return True
    return False


def rank_of(spaces: vec[i64], space: i64) -> i64:
    """The rank on a space: how many stand above it, and one."""
    rank: i64 = 1
    for other in spaces:
        if other > space:
            rank += 1
    return rank


def award(s: Fresco, spaces: vec[i64]) -> None:
    """Points for the first three, the bishop among them, and for the highest bonus reached (ruling 3.63)."""
    points = zeros(len(s.track))
    for marker in s.order:
        if spaces[marker] != EMPTY:
            rank = rank_of(spaces, spaces[marker])
            bonus = track_bonus(s, spaces[marker])
            points[marker] = rank_points(s.box, rank) + bonus
            bells_of(s).credit(marker, points[marker])
            s.emit(SCORED, marker, rank, bonus)
    score_in_order(s, points)


def rank_points(box: Components, rank: i64) -> i64:
    """Points for the first, the second and the third."""
    return box.more.rank_points[rank - 1] if rank <= i64(len(box.more.rank_points)) else 0


def track_bonus(s: Fresco, space: i64) -> i64:
    """The highest bonus of the bell track that is reached or passed."""
    bonus: i64 = 0
    i: i64 = 0
    while i < i64(len(s.box.more.bonus_spaces)):
        if space >= s.box.more.bonus_spaces[i] and s.box.more.bonus_points[i] > bonus:
            bonus = s.box.more.bonus_points[i]
        i += 1
    return bonus


# --- what a bot goes by


def purchase_worth(s: Fresco, number: i64, thalers: i64) -> float:
    """About what a certificate brings, with so many thalers to pay for it now."""
    certificate = s.box.more.certificates[number]
    if thalers >= certificate.price:
        return float(certificate.points) - float(certificate.price) * THALER + float(certificate.bells) * BELL
    now = float(thalers // THALERS_PER_POINT) - float(thalers) * THALER
    return now + debt_worth(s, number, certificate.price - thalers, 0)


def debt_worth(s: Fresco, number: i64, owed: i64, thalers: i64) -> float:
    """Bells to come, less what is owed; in the end those not paid count against their owner."""
    bells = float(s.box.more.certificates[number].bells) * BELL
    paid_late = bells - float(owed) * THALER
    if s.ending or (s.final and (owed > thalers or paid_late < -bells)):
        return -bells
    return paid_late if s.final else bells - float(owed) * BOUND_THALER


# --- words


def certificate_view(box: Components, number: i64) -> dict[str, object]:
    """A certificate that can be seen."""
    certificate = box.more.certificates[number]
    return {"price": int(certificate.price), "points": int(certificate.points), "bells": int(certificate.bells)}


def space_sign(space: i64) -> str:
    """A space of the bell track as it is printed."""
    return str(space) if space < LAST_SPACE else f"{LAST_SPACE - 1}+"


def explain_which(s: Fresco, debt: Debt, thalers: i64) -> Message:
    """What becomes of an unfinished certificate with thalers just earned."""
    bells = s.box.more.certificates[debt.certificate].bells
    owed = owed_on(s, debt)
    if owed <= thalers:
        return msg("m08-do-which-off", bells=bells, thalers=owed)
    return msg("m08-do-which", bells=bells, thalers=thalers, owed=owed - thalers)


def counted_said(bells: i64, space: i64) -> Message:
    """A number of bells and the space of the track it leads to."""
    if space >= LAST_SPACE:
        return msg("m08-counted-top", bells=bells, space=LAST_SPACE - 1)
    return msg("m08-counted", bells=bells, space=space)


MODULE: Final = BellsModule()
