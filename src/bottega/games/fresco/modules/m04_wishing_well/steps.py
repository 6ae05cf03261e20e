"""Pennies that are set and thrown, and cards that are asked about when their moment comes."""

from typing import Final

from librt.vecs import pop, vec
from mypy_extensions import i64

from bottega.core.events import Event, EventKind
from bottega.core.kernel import moves_below
from bottega.core.messages import Message, msg
from bottega.games.fresco.box import Components
from bottega.games.fresco.const import HEALTHY, MARKET
from bottega.games.fresco.decision import DONE, NO, YES, ModuleDecision, up_to
from bottega.games.fresco.modules.m04_wishing_well.part import (
    BUSKER,
    KINDS,
    PRAISE,
    WELL_ROOM,
    card_spot,
    card_words,
    has_card,
    well_of,
)
from bottega.games.fresco.sheet import can_send, leaves_open
from bottega.games.fresco.state import Fresco

SET_PENNIES: Final[i64] = 44
THROW_PENNIES: Final[i64] = 45
HEAR_PRAISE: Final[i64] = 46
HEAR_BUSKER: Final[i64] = 47

MOST_SET: Final[i64] = 2  # pennies set on the market

WELL_SPOT: Final = "m04-well"


def wish_drawn(event: Event, box: Components) -> Message:
    """Others do not see which."""
    if event.values[0] is None:
        return msg("m04-event-draws")
    return msg("m04-event-wish", card=card_words(box, event.value(0)))


def wish_used(event: Event, box: Components) -> Message:
    return msg("m04-event-used", card=card_words(box, event.value(0)))


SET: Final = EventKind("pennies_set", "pennies", message="m04-event-set", blanks="pennies", spots="m04")
THROWN: Final = EventKind("penny_thrown", message="m04-event-thrown", spots="m04")
CAME_BACK: Final = EventKind(
    "pennies_returned", "pennies", message="m04-event-returned", blanks="pennies", early=True, spots="m04"
)
WISH: Final = EventKind("wish", "card", private="card", words=wish_drawn, spots="m04")
USED: Final = EventKind("wish_used", "card", words=wish_used, spots="m04", own=True)
PRAISED: Final = EventKind("praised", message="m04-event-praised", spots="m04")
PENNIES: Final = EventKind("pennies", "pennies", message="m04-event-pennies", blanks="pennies", spots="m04")
CHANGED: Final = EventKind("pennies_changed", "pennies", message="m04-event-changed", blanks="pennies", spots="m04")


# --- pennies


def gain_pennies(s: Fresco, who: i64, pennies: i64) -> None:
    """Pennies from the supply, as many as there are (ruling 3.35)."""
    well = well_of(s)
    if pennies > well.supply:
        pennies = well.supply
    well.supply -= pennies
    well.pennies[who] += pennies
    if pennies > 0:
        s.emit(PENNIES, who, pennies)


def pennies_text(pennies: i64) -> str:
    return f"L{pennies}"


class SetPennies(ModuleDecision):
    """How many pennies do you set on the market? An apprentice must go there."""

    def secret(self) -> bool:
        return True

    def moves(self) -> vec[i64]:
        return moves_below(MOST_SET + 1)

    def options(self, s: Fresco, who: i64, arg: i64) -> vec[i64]:
        pennies = well_of(s).pennies[who]
        if pennies == 0 or not leaves_open(s, who, MARKET) or not can_send(s, who, 1):  # ruling 3.36
            return vec[i64]()
        return up_to(pennies if pennies < MOST_SET else MOST_SET)

    def take(self, s: Fresco, who: i64, arg: i64, move: i64) -> None:
        well = well_of(s)
        s.turn += 1  # a bot looks anew from here
        well.pennies[who] -= move
        well.on_market[who] = move

    def question(self, s: Fresco, who: i64, arg: i64) -> Message:
        return msg("m04-ask-set")

    def write(self, s: Fresco, who: i64, arg: i64, move: i64) -> str:
        return pennies_text(move)

    def explain(self, s: Fresco, who: i64, arg: i64, move: i64) -> Message:
        return msg("m04-do-set", pennies=move)

    def target(self, s: Fresco, who: i64, arg: i64, move: i64) -> str:
        return f"column-{MARKET}"

    def why_not_here(self, s: Fresco, who: i64, arg: i64, target: str) -> Message | None:
        return msg("m04-why-set") if target.startswith("column-") else None


class ThrowPennies(ModuleDecision):
    """Do you throw a penny? One after the other: each draws a card, which is seen before the next (ruling 3.33)."""

    def moves(self) -> vec[i64]:
        return moves_below(YES + 1)

    def options(self, s: Fresco, who: i64, arg: i64) -> vec[i64]:
        well = well_of(s)
        if well.on_market[who] > 0 and well.well < WELL_ROOM and len(well.deck) > 0:
            return vec[i64]([NO, YES])
        return vec[i64]()

    def run(self, s: Fresco, who: i64, arg: i64) -> None:
        self.take(s, who, arg, NO)

    def take(self, s: Fresco, who: i64, arg: i64, move: i64) -> None:
        if move == YES:
            s.push_task(THROW_PENNIES, who)
            throw_penny(s, who)
        else:
            return_pennies(s, who)

    def question(self, s: Fresco, who: i64, arg: i64) -> Message:
        return msg("m04-ask-throw", pennies=well_of(s).on_market[who])

    def write(self, s: Fresco, who: i64, arg: i64, move: i64) -> str:
        return pennies_text(move)

    def explain(self, s: Fresco, who: i64, arg: i64, move: i64) -> Message:
        if move == YES:
            return msg("m04-do-throw")
        return msg("m04-do-throw-none", pennies=well_of(s).on_market[who])

    def target(self, s: Fresco, who: i64, arg: i64, move: i64) -> str:
        return WELL_SPOT if move == YES else DONE


def throw_penny(s: Fresco, who: i64) -> None:
    """A penny goes into the well and draws the top card."""
    well = well_of(s)
    well.on_market[who] -= 1
    well.well += 1
    s.reveals += 1
    s.emit(THROWN, who)
    well.deck, card = pop(well.deck)
    well.hands[who * KINDS + card] += 1
    s.emit(WISH, who, card)


def return_pennies(s: Fresco, who: i64) -> None:
    """Pennies that are not thrown, or cannot be, come back."""
    well = well_of(s)
    if well.on_market[who] > 0:
        s.emit(CAME_BACK, who, well.on_market[who])
        well.pennies[who] += well.on_market[who]
        well.on_market[who] = 0


# --- cards at their moment


def use(s: Fresco, who: i64, kind: i64) -> None:
    """A used card leaves the game."""
    well = well_of(s)
    well.hands[who * KINDS + kind] -= 1
    well.gone[kind] += 1
    s.reveals += 1
    s.emit(USED, who, kind)


class HearCard(ModuleDecision):
    """Do you use the card whose moment has come?"""

    def __init__(self, kind: i64, ask: str, words: str) -> None:
        self.kind: Final[i64] = kind
        self.ask: Final = ask
        self.words: Final = words

    def moves(self) -> vec[i64]:
        return moves_below(YES + 1)

    def options(self, s: Fresco, who: i64, arg: i64) -> vec[i64]:
        return vec[i64]([YES, NO]) if has_card(s, who, self.kind) else vec[i64]()

    def take(self, s: Fresco, who: i64, arg: i64, move: i64) -> None:
        if move == YES:
            use(s, who, self.kind)
            self.bring(s, who)

    def bring(self, s: Fresco, who: i64) -> None:
        """What the card brings."""

    def question(self, s: Fresco, who: i64, arg: i64) -> Message:
        return msg(self.ask)

    def write(self, s: Fresco, who: i64, arg: i64, move: i64) -> str:
        return "!" if move == YES else "-"

    def explain(self, s: Fresco, who: i64, arg: i64, move: i64) -> Message:
        return msg(self.words if move == YES else "m04-do-keep")

    def target(self, s: Fresco, who: i64, arg: i64, move: i64) -> str:
        return card_spot(self.kind) if move == YES else DONE


class HearPraise(HearCard):
    """Praise of the bishop: his bonus grows by one (ruling 3.42)."""

    def __init__(self) -> None:
        super().__init__(PRAISE, "m04-ask-praise", "m04-do-praise")

    def bring(self, s: Fresco, who: i64) -> None:
        well = well_of(s)
        well.praised = True
        if s.restorer == HEALTHY:
            well.used += 1


class HearBusker(HearCard):
    """The busker lifts the mood by one, right after waking up; not at the top (ruling 3.46)."""

    def __init__(self) -> None:
        super().__init__(BUSKER, "m04-ask-busker", "m04-do-busker")

    def options(self, s: Fresco, who: i64, arg: i64) -> vec[i64]:
        return super().options(s, who, arg) if s.players[who].mood < s.box.mood_highest else vec[i64]()

    def bring(self, s: Fresco, who: i64) -> None:
        s.move_mood(who, 1)
