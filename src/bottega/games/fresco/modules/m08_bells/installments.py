"""Thalers go to unfinished certificates: paid in by choice, or earned and bound."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bottega.core.events import EventKind
from bottega.core.kernel import moves_below
from bottega.core.messages import Message, msg
from bottega.games.fresco.const import bit
from bottega.games.fresco.decision import DONE, ModuleDecision, up_to
from bottega.games.fresco.modules.m08_bells.box import CERTIFICATES, MOST_PRICE, bells_box
from bottega.games.fresco.modules.m08_bells.part import Debt, are_different, bells_of, debt_of, owed_on, owes
from bottega.games.fresco.state import Fresco

PAY_IN: Final[i64] = 61
PAY_WHICH: Final[i64] = 63

PAID_IN: Final = EventKind("paid_in", "thalers", message="m08-event-paid-in", blanks="thalers", spots="m08")
PAID_OFF: Final = EventKind("certificate_paid", "bells", message="m08-event-paid-off", blanks="bells", spots="m08")


def ask_for_more(s: Fresco, marker: i64) -> None:
    """Whoever has unfinished certificates is asked for money, first for the oldest."""
    if s.is_player(marker) and owes(s, marker, 0):
        s.push_task(PAY_IN, marker)


class PayIn(ModuleDecision):
    """How many thalers do you put on this certificate? The argument: so many older ones are unfinished too."""

    def moves(self) -> vec[i64]:
        return moves_below(MOST_PRICE + 1)

    def options(self, s: Fresco, who: i64, arg: i64) -> vec[i64]:
        most = owed_on(s, debt_of(s, who, arg))
        thalers = s.players[who].thalers
        return up_to(thalers if thalers < most else most)

    def take(self, s: Fresco, who: i64, arg: i64, move: i64) -> None:
        debt = debt_of(s, who, arg)
        s.turn += 1  # a bot looks anew from here
        following = arg if owed_on(s, debt) == move else arg + 1
        if move > 0:
            s.put_away(who, move)
            pay_in(s, debt, move)
        if owes(s, who, following):
            s.push_task(PAY_IN, who, following)

    def question(self, s: Fresco, who: i64, arg: i64) -> Message:
        debt = debt_of(s, who, arg)
        certificate = bells_box(s.box).certificates[debt.certificate]
        return msg("m08-ask-pay", bells=certificate.bells, paid=debt.paid, price=certificate.price)

    def write(self, s: Fresco, who: i64, arg: i64, move: i64) -> str:
        return f"${move}"

    def explain(self, s: Fresco, who: i64, arg: i64, move: i64) -> Message:
        owed = owed_on(s, debt_of(s, who, arg)) - move
        return msg("m08-do-pay", thalers=move, owed=owed) if owed else msg("m08-do-pay-off", thalers=move)

    def target(self, s: Fresco, who: i64, arg: i64, move: i64) -> str:
        return unfinished_spot(arg) if move > 0 else DONE

    def why_not_here(self, s: Fresco, who: i64, arg: i64, target: str) -> Message | None:
        return msg("m08-why-other") if is_unfinished_spot(target) else None


class PayWhich(ModuleDecision):
    """To which certificate do the thalers go that you have just earned? The argument: how many (ruling 3.57).

    They go there until it is paid; it is asked again for the rest. A move: so many older ones are unfinished too.
    """

    def moves(self) -> vec[i64]:
        return moves_below(CERTIFICATES)

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

    def question(self, s: Fresco, who: i64, arg: i64) -> Message:
        return msg("m08-ask-which", thalers=arg)

    def write(self, s: Fresco, who: i64, arg: i64, move: i64) -> str:
        return f"U{move + 1}"

    def explain(self, s: Fresco, who: i64, arg: i64, move: i64) -> Message:
        debt = debt_of(s, who, move)
        bells = bells_box(s.box).certificates[debt.certificate].bells
        owed = owed_on(s, debt)
        if owed <= arg:
            return msg("m08-do-which-off", bells=bells, thalers=owed)
        return msg("m08-do-which", bells=bells, thalers=arg, owed=owed - arg)

    def target(self, s: Fresco, who: i64, arg: i64, move: i64) -> str:
        return unfinished_spot(move)


def unfinished_spot(older: i64) -> str:
    """The spot of an unfinished certificate after so many older ones."""
    return f"m08-unfinished-{older}"


def is_unfinished_spot(target: str) -> bool:
    """Does an unfinished certificate lie there?"""
    return target.startswith("m08-unfinished-")


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
    s.emit(PAID_OFF, debt.owner, bells_box(s.box).certificates[debt.certificate].bells)
