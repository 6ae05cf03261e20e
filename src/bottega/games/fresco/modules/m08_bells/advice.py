"""What a bot goes by."""

from typing import Final

from mypy_extensions import i64

from bottega.games.fresco.const import EMPTY, MARKET, THALERS_PER_POINT
from bottega.games.fresco.module import ModuleAdvice
from bottega.games.fresco.modules.m08_bells.box import bells_box
from bottega.games.fresco.modules.m08_bells.part import NUMBER, bells_of, bells_on, owed_on
from bottega.games.fresco.state import Fresco

# Points for a bell, for a thaler and for one that is bound.
BELL: Final = 0.4
THALER: Final = 0.5
BOUND_THALER: Final = 0.45
FIRST_CHOICE: Final = 0.8  # others may buy the best one first


class BellsAdvice(ModuleAdvice):
    """Certificates, bought or to be bought."""

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
        if place != NUMBER:
            return 0.0
        player = s.players[who]
        thalers = player.thalers
        if s.column < MARKET:
            thalers -= player.at(MARKET) * s.price(who)
        best = 0.0
        affordable = False
        for certificate in bells_of(s).offer:
            if certificate != EMPTY:
                worth = purchase_worth(s, certificate, thalers if thalers > 0 else 0)
                if not affordable or worth > best:
                    best = worth
                affordable = True
        return best * FIRST_CHOICE


def purchase_worth(s: Fresco, number: i64, thalers: i64) -> float:
    """About what a certificate brings, with so many thalers to pay for it now."""
    certificate = bells_box(s.box).certificates[number]
    if thalers >= certificate.price:
        return float(certificate.points) - float(certificate.price) * THALER + float(certificate.bells) * BELL
    now = float(thalers // THALERS_PER_POINT) - float(thalers) * THALER
    return now + debt_worth(s, number, certificate.price - thalers, 0)


def debt_worth(s: Fresco, number: i64, owed: i64, thalers: i64) -> float:
    """Bells to come, less what is owed; in the end those not paid count against their owner."""
    bells = float(bells_box(s.box).certificates[number].bells) * BELL
    paid_late = bells - float(owed) * THALER
    if s.ending or (s.final and (owed > thalers or paid_late < -bells)):
        return -bells
    return paid_late if s.final else bells - float(owed) * BOUND_THALER
