"""Module 4, the wishing well: pennies thrown at the market draw wish cards, each of which helps an apprentice once."""

from typing import Final

from mypy_extensions import i64

from bottega.core.events import Event
from bottega.core.kernel import Step
from bottega.core.messages import Message, msg
from bottega.games.fresco.account import Account
from bottega.games.fresco.box import Components
from bottega.games.fresco.const import ALTAR, BASIC, HEALTHY, MARKET
from bottega.games.fresco.module import Module, Part
from bottega.games.fresco.modules.m04_wishing_well.advice import WellAdvice
from bottega.games.fresco.modules.m04_wishing_well.box import well_box
from bottega.games.fresco.modules.m04_wishing_well.cards import MIXED as MIXED
from bottega.games.fresco.modules.m04_wishing_well.cards import RECEIVED as RECEIVED
from bottega.games.fresco.modules.m04_wishing_well.cards import (
    Alchemy,
    BishopVisits,
    FindersKeepers,
    FreePaint,
    LuckyDay,
    Tip,
)
from bottega.games.fresco.modules.m04_wishing_well.observation import WellObservation
from bottega.games.fresco.modules.m04_wishing_well.part import BUSKER as BUSKER
from bottega.games.fresco.modules.m04_wishing_well.part import KINDS as KINDS
from bottega.games.fresco.modules.m04_wishing_well.part import (
    NUMBER,
    WELL_ROOM,
    WISHES,
    card_spot,
    has_card,
    without_card,
)
from bottega.games.fresco.modules.m04_wishing_well.part import TIP as TIP
from bottega.games.fresco.modules.m04_wishing_well.part import Well as Well
from bottega.games.fresco.modules.m04_wishing_well.part import well_of as well_of
from bottega.games.fresco.modules.m04_wishing_well.steps import CAME_BACK as CAME_BACK
from bottega.games.fresco.modules.m04_wishing_well.steps import CHANGED as CHANGED
from bottega.games.fresco.modules.m04_wishing_well.steps import HEAR_BUSKER as HEAR_BUSKER
from bottega.games.fresco.modules.m04_wishing_well.steps import HEAR_PRAISE as HEAR_PRAISE
from bottega.games.fresco.modules.m04_wishing_well.steps import PENNIES as PENNIES
from bottega.games.fresco.modules.m04_wishing_well.steps import PRAISED as PRAISED
from bottega.games.fresco.modules.m04_wishing_well.steps import SET as SET
from bottega.games.fresco.modules.m04_wishing_well.steps import SET_PENNIES as SET_PENNIES
from bottega.games.fresco.modules.m04_wishing_well.steps import THROW_PENNIES as THROW_PENNIES
from bottega.games.fresco.modules.m04_wishing_well.steps import THROWN as THROWN
from bottega.games.fresco.modules.m04_wishing_well.steps import USED as USED
from bottega.games.fresco.modules.m04_wishing_well.steps import (
    WELL_SPOT,
    HearBusker,
    HearPraise,
    SetPennies,
    ThrowPennies,
    gain_pennies,
)
from bottega.games.fresco.modules.m04_wishing_well.steps import WISH as WISH
from bottega.games.fresco.places.restoring import bishop_bonus
from bottega.games.fresco.places.scoring import change_to_thalers
from bottega.games.fresco.state import Fresco, pieces_of


class WishingWell(Module):
    """The wishing well."""

    def __init__(self) -> None:
        super().__init__(
            NUMBER,
            "well",
            "The Wishing Well",
            "wishes",
            added=[LuckyDay(), Tip(), FindersKeepers(), FreePaint(), BishopVisits(), Alchemy()],
            advice=WellAdvice(),
            classic=True,
            observation=WellObservation(),
        )

    def steps(self) -> list[Step[Fresco]]:
        return [SetPennies(), ThrowPennies(), HearPraise(), HearBusker()]

    def new_part(self, s: Fresco) -> Part:
        return Well(len(s.players))

    def set_up(self, s: Fresco) -> None:
        well = well_of(s)
        well.supply = well_box(s.box).pennies
        seat: i64 = 0
        while seat < i64(len(s.players)):
            gain_pennies(s, seat, well_box(s.box).pennies_each)
            seat += 1
        well.deck = pieces_of(well_box(s.box).wishes)
        s.shuffle(well.deck)

    # --- pennies

    def plans(self, s: Fresco, who: i64) -> None:
        s.push_task(SET_PENNIES, who)

    def needs(self, s: Fresco, who: i64, column: i64) -> i64:
        """Pennies on the market need an apprentice there."""
        return 1 if column == MARKET and well_of(s).on_market[who] > 0 else 0

    def plans_revealed(self, s: Fresco) -> None:
        well = well_of(s)
        seat: i64 = 0
        while seat < i64(len(s.players)):
            if well.on_market[seat] > 0:
                s.emit(SET, seat, well.on_market[seat])
            seat += 1

    def arrived(self, s: Fresco, who: i64, place: i64) -> None:
        """At the market the pennies are thrown first."""
        well = well_of(s)
        well.used = 0
        well.freed = 0
        if place == MARKET and well.on_market[who] > 0:
            s.push_task(THROW_PENNIES, who)

    def round_ended(self, s: Fresco) -> None:
        """The well is emptied into the supply."""
        well = well_of(s)
        well.supply += well.well
        well.well = 0

    def final_scoring(self, s: Fresco) -> None:
        """Each penny left is a thaler."""
        well = well_of(s)
        well.supply += change_to_thalers(s, well.pennies, CHANGED)

    # --- cards at their moment

    def woke(self, s: Fresco, marker: i64, row: i64) -> None:
        if s.is_player(marker):
            s.push_task(HEAR_BUSKER, marker)

    def restoring(self, s: Fresco, marker: i64, segment: i64) -> None:
        """Praise of the bishop, if he brings a bonus and the apprentice can have used no card."""
        if segment == ALTAR or not s.is_player(marker) or bishop_bonus(s, segment) == 0:
            return
        if s.restorer != HEALTHY or without_card(s, marker):
            s.push_task(HEAR_PRAISE, marker)

    def bonus(self, s: Fresco, marker: i64, segment: i64, points: i64) -> i64:
        well = well_of(s)
        if not well.praised:
            return 0
        well.praised = False
        well.credit(marker, 1)
        s.emit(PRAISED, marker)
        return 1

    # --- spots

    def why_not(self, s: Fresco, who: i64, target: str) -> Message | None:
        if target == WELL_SPOT:
            return why_not_throw(well_of(s))
        if target.removeprefix("m04-") not in WISHES:
            return None
        kind: i64 = 0
        while kind < KINDS:
            if target == card_spot(kind) and has_card(s, who, kind):
                return msg("m04-why-" + WISHES[kind].removeprefix("wish-"))
            kind += 1
        return msg("m04-why-no-card")

    def hear(self, account: Account, event: Event, box: Components) -> None:
        kind = event.kind
        if kind is RECEIVED:
            account.gain(box.market[event.value(1)])
        elif kind is MIXED:
            for paint in range(BASIC):
                account.paints[paint] -= event.value(paint)
            account.paints[event.value(BASIC)] += 1
        elif kind is PENNIES:
            account.own[NUMBER][0] += event.value(0)
        elif kind is THROWN:
            account.own[NUMBER][0] -= 1
        elif kind is CHANGED:
            account.own[NUMBER][0] -= event.value(0)


def why_not_throw(well: Well) -> Message:
    """Why no penny can be thrown now."""
    if well.well >= WELL_ROOM:
        return msg("m04-why-full")
    return msg("m04-why-no-wishes") if len(well.deck) == 0 else msg("m04-why-well")


MODULE: Final = WishingWell()
