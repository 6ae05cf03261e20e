"""The audience: a certificate is bought, in full or in installments."""

from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from bottega.core.events import Event, EventKind
from bottega.core.kernel import join_moves
from bottega.core.messages import Message, msg
from bottega.games.fresco.const import EMPTY, THALERS_PER_POINT, bit
from bottega.games.fresco.decision import ModuleDecision
from bottega.games.fresco.module import ActionTile
from bottega.games.fresco.modules.m08_bells.box import MOST_PRICE, bells_box
from bottega.games.fresco.modules.m08_bells.part import Debt, bells_of
from bottega.games.fresco.pieces import MOST_PLAYERS
from bottega.games.fresco.state import Fresco

AUDIENCE: Final[i64] = 60

# A move at an audience: this for each place before the certificate's, and the thalers paid now.
PLACE: Final[i64] = 100

OFFER_SPOTS: Final = ("m08-certificate-1", "m08-certificate-2", "m08-certificate-3", "m08-certificate-4")


def certificate_opened(event: Event, box: object) -> Message:
    return msg("m08-event-opened", bells=event.value(2), thalers=event.value(0))


def certificate_bought(event: Event, box: object) -> Message:
    return msg("m08-event-bought", bells=event.value(2), thalers=event.value(0))


def installment_paid(event: Event, box: object) -> Message:
    return msg("m08-event-installments", bells=event.value(2), paid=event.value(1), price=event.value(0))


OPENED: Final = EventKind("certificate_opened", "price points bells", words=certificate_opened, spots="m08")
BOUGHT: Final = EventKind("certificate", "price points bells", words=certificate_bought, spots="m08")
INSTALLMENTS: Final = EventKind("installments", "price paid bells", words=installment_paid, spots="m08")


class AudienceTile(ActionTile):
    """Nobody stands on it."""

    def __init__(self) -> None:
        super().__init__(0, 0, 0)

    def is_useless(self, s: Fresco) -> bool:
        """Without an open certificate; then none is left at all (ruling 3.16)."""
        for certificate in bells_of(s).offer:
            if certificate != EMPTY:
                return False
        return True

    def visit(self, s: Fresco, who: i64, apprentices: i64) -> None:
        s.push_task(AUDIENCE, who)


class Audience(ModuleDecision):
    """Which certificate, and how much of its price now? One must be bought, if any is left (rulings 3.61, 3.64)."""

    def moves(self) -> vec[i64]:
        moves = vec[i64]()
        place: i64 = 0
        while place < MOST_PLAYERS:
            moves = join_moves(moves, purchase(place, 0), MOST_PRICE + 1)
            place += 1
        return moves

    def options(self, s: Fresco, who: i64, arg: i64) -> vec[i64]:
        moves = purchases(s, who)
        return moves if len(moves) > 1 else vec[i64]()

    def run(self, s: Fresco, who: i64, arg: i64) -> None:
        for move in purchases(s, who):
            s.reveals += 1  # that the player has no thaler
            self.take(s, who, arg, move)

    def take(self, s: Fresco, who: i64, arg: i64, move: i64) -> None:
        bells = bells_of(s)
        place, thalers = place_and_thalers(move)
        number = bells.offer[place]
        bells.offer[place] = EMPTY
        certificate = bells_box(s.box).certificates[number]
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

    def question(self, s: Fresco, who: i64, arg: i64) -> Message:
        return msg("m08-ask-buy")

    def write(self, s: Fresco, who: i64, arg: i64, move: i64) -> str:
        """`N2` if it is paid in full, else `N2:3`."""
        place, thalers = place_and_thalers(move)
        in_full = thalers == bells_box(s.box).certificates[bells_of(s).offer[place]].price
        return f"N{place + 1}" if in_full else f"N{place + 1}:{thalers}"

    def explain(self, s: Fresco, who: i64, arg: i64, move: i64) -> Message:
        place, thalers = place_and_thalers(move)
        certificate = bells_box(s.box).certificates[bells_of(s).offer[place]]
        bells, price = certificate.bells, certificate.price
        if thalers == price:
            return msg("m08-do-buy", bells=bells, thalers=thalers, points=certificate.points)
        points = thalers // THALERS_PER_POINT
        return msg("m08-do-installments", bells=bells, thalers=thalers, price=price, points=points)

    def target(self, s: Fresco, who: i64, arg: i64, move: i64) -> str:
        return OFFER_SPOTS[place_and_thalers(move)[0]]


def purchase(place: i64, thalers: i64) -> i64:
    """The move: buy the certificate at a place of the offer for so many thalers now."""
    return place * PLACE + thalers


def place_and_thalers(move: i64) -> tuple[i64, i64]:
    """The place of the certificate that a move buys, and the thalers paid now."""
    return move // PLACE, move % PLACE


def purchases(s: Fresco, who: i64) -> vec[i64]:
    """Every open certificate with everything that the player can pay now, up to its price."""
    moves = vec[i64](capacity=32)
    place: i64 = 0
    for number in bells_of(s).offer:
        if number != EMPTY:
            price = bells_box(s.box).certificates[number].price
            most = price if price < s.players[who].thalers else s.players[who].thalers
            thalers: i64 = 0
            while thalers <= most:
                moves = append(moves, purchase(place, thalers))
                thalers += 1
        place += 1
    return moves


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
    certificate = bells_box(s.box).certificates[number]
    s.emit(kind, who, certificate.price, certificate.points, certificate.bells)
