"""Module 8, the bells: certificates are bought at an audience, also in installments; in the end their bells count."""

from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from bottega.core.events import Event
from bottega.core.kernel import Step
from bottega.core.messages import Message, msg
from bottega.games.fresco.account import Account
from bottega.games.fresco.box import Components
from bottega.games.fresco.const import EMPTY
from bottega.games.fresco.module import Module, Part
from bottega.games.fresco.modules.m08_bells.advice import BellsAdvice
from bottega.games.fresco.modules.m08_bells.audience import AUDIENCE as AUDIENCE
from bottega.games.fresco.modules.m08_bells.audience import BOUGHT as BOUGHT
from bottega.games.fresco.modules.m08_bells.audience import INSTALLMENTS as INSTALLMENTS
from bottega.games.fresco.modules.m08_bells.audience import OFFER_SPOTS, Audience, AudienceTile, open_certificates
from bottega.games.fresco.modules.m08_bells.audience import OPENED as OPENED
from bottega.games.fresco.modules.m08_bells.box import bells_box
from bottega.games.fresco.modules.m08_bells.counting import COUNT_BELLS, CountBells
from bottega.games.fresco.modules.m08_bells.counting import COUNTED as COUNTED
from bottega.games.fresco.modules.m08_bells.counting import SCORED as SCORED
from bottega.games.fresco.modules.m08_bells.installments import PAID_IN as PAID_IN
from bottega.games.fresco.modules.m08_bells.installments import PAID_OFF as PAID_OFF
from bottega.games.fresco.modules.m08_bells.installments import PAY_IN as PAY_IN
from bottega.games.fresco.modules.m08_bells.installments import (
    PAY_WHICH,
    PayIn,
    PayWhich,
    is_unfinished_spot,
    pay_oldest,
)
from bottega.games.fresco.modules.m08_bells.installments import ask_for_more as ask_for_more
from bottega.games.fresco.modules.m08_bells.observation import BellsObservation
from bottega.games.fresco.modules.m08_bells.part import NUMBER, all_owed, are_different, joined
from bottega.games.fresco.modules.m08_bells.part import Bells as Bells
from bottega.games.fresco.modules.m08_bells.part import Debt as Debt
from bottega.games.fresco.modules.m08_bells.part import bells_of as bells_of
from bottega.games.fresco.modules.m08_bells.part import owes as owes
from bottega.games.fresco.state import Fresco, numbers


class BellsModule(Module):
    """The bells. Their action tile is the audience."""

    def __init__(self) -> None:
        super().__init__(
            NUMBER, "bells", "The Bells", "bells", AudienceTile(), advice=BellsAdvice(), observation=BellsObservation()
        )

    def steps(self) -> list[Step[Fresco]]:
        return [Audience(), PayIn(), CountBells(), PayWhich()]

    def new_part(self, s: Fresco) -> Part:
        return Bells(len(s.players))

    def set_up(self, s: Fresco) -> None:
        """When two play, Leonardo gets the top certificates before any is opened (ruling 3.128)."""
        bells = bells_of(s)
        bells.pile = numbers(len(bells_box(s.box).certificates))
        s.shuffle(bells.pile)
        while len(s.players) == 2 and i64(len(bells.leonardo)) < bells_box(s.box).leonardo_certificates:
            bells.pile, certificate = pop(bells.pile)
            bells.leonardo = append(bells.leonardo, certificate)
        open_certificates(s)

    def woke(self, s: Fresco, marker: i64, row: i64) -> None:
        """A moment at which money may be added to unfinished certificates (ruling 3.59)."""
        ask_for_more(s, marker)

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

    def why_not(self, s: Fresco, who: i64, target: str) -> Message | None:
        if target in OFFER_SPOTS:
            place: i64 = OFFER_SPOTS.index(target)
            offer = bells_of(s).offer
            gone = place >= i64(len(offer)) or offer[place] == EMPTY
            return msg("m08-why-sold") if gone else msg("m08-why-audience")
        if not is_unfinished_spot(target):
            return None
        return msg("m08-why-broke") if s.players[who].thalers == 0 else msg("m08-why-pay")

    def hear(self, account: Account, event: Event, box: Components) -> None:
        if event.kind is PAID_IN:
            account.thalers -= event.value(0)
        elif event.kind is BOUGHT:
            account.own[NUMBER][0] += 1
            account.own[NUMBER][1] += event.value(2)
        elif event.kind is PAID_OFF:
            account.own[NUMBER][0] += 1
            account.own[NUMBER][1] += event.value(0)


MODULE: Final = BellsModule()
