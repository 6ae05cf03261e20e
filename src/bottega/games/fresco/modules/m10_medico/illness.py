"""Falling ill, recovering, and who is set aside."""

from typing import Final

from librt.vecs import pop, vec
from mypy_extensions import i64

from bottega.core.events import Event, EventKind
from bottega.core.kernel import moves_below
from bottega.core.messages import Message, msg
from bottega.games.fresco.const import CATHEDRAL, COLUMNS, HEALTHY, ILL, bit
from bottega.games.fresco.decision import ModuleDecision
from bottega.games.fresco.modules.m10_medico.part import (
    NOWHERE,
    SAME,
    medicine_of,
    neutral_stands,
    standing_at,
)
from bottega.games.fresco.places.mood import APPRENTICES
from bottega.games.fresco.state import Fresco
from bottega.games.fresco.words import PLACE_WORDS

SET_ASIDE: Final[i64] = 68
FALL_ILL: Final[i64] = 70

# Moves: who falls ill.
OWN_ONE: Final[i64] = 0
NEUTRAL_ONE: Final[i64] = 1


def place_infected(event: Event, box: object) -> Message:
    if event.value(0) == NOWHERE:
        return msg("m10-event-nowhere")
    return msg("m10-event-same" if event.value(1) else "m10-event-infected", place=PLACE_WORDS[event.value(0)])


def apprentice_fell_ill(event: Event, box: object) -> Message:
    return msg("m10-event-neutral-ill") if event.value(0) else msg("m10-event-ill")


def ill_one_set_aside(event: Event, box: object) -> Message:
    return msg("m10-event-aside") if event.value(0) else msg("m10-event-aside-gone")


INFECTED: Final = EventKind("infected", "place same", words=place_infected, spots="m10")
FELL_ILL: Final = EventKind("fell_ill", "neutral", words=apprentice_fell_ill, spots="m10")
SET_ASIDE_ILL: Final = EventKind("set_aside_ill", "healed", words=ill_one_set_aside, spots="m10")
PAID_HEALTHY: Final = EventKind("healthy", "apprentices", message="m10-event-healthy", blanks="n", spots="m10")


class FallIll(ModuleDecision):
    """Is the neutral apprentice, if it stands here, among those who fall ill? The argument: how many do.

    As few fall ill as there are ill apprentices left for them (rulings 3.71, 3.73).
    """

    def moves(self) -> vec[i64]:
        return moves_below(NEUTRAL_ONE + 1)

    def options(self, s: Fresco, who: i64, arg: i64) -> vec[i64]:
        place = s.place(s.column)
        own = standing_at(s, who, place, HEALTHY) - 1
        if neutral_stands(s, who, place) and own >= self.count(s, arg) > 0:
            return vec[i64]([OWN_ONE, NEUTRAL_ONE])
        return vec[i64]()

    def count(self, s: Fresco, arg: i64) -> i64:
        """As many as there are ill apprentices left."""
        left = medicine_of(s).ill_left
        return arg if arg < left else left

    def run(self, s: Fresco, who: i64, arg: i64) -> None:
        self.take(s, who, arg, NEUTRAL_ONE if neutral_stands(s, who, s.place(s.column)) else OWN_ONE)

    def take(self, s: Fresco, who: i64, arg: i64, move: i64) -> None:
        count = self.count(s, arg)
        while count > 0:
            fall_ill(s, who, move == NEUTRAL_ONE and count == 1)
            count -= 1

    def question(self, s: Fresco, who: i64, arg: i64) -> Message:
        return msg("m10-ask-ill")

    def write(self, s: Fresco, who: i64, arg: i64, move: i64) -> str:
        return "N" if move == NEUTRAL_ONE else "O"

    def explain(self, s: Fresco, who: i64, arg: i64, move: i64) -> Message:
        return msg("m10-do-ill-neutral") if move == NEUTRAL_ONE else msg("m10-do-ill-own")

    def target(self, s: Fresco, who: i64, arg: i64, move: i64) -> str:
        return "m10-neutral" if move == NEUTRAL_ONE else "m10-healthy"


def turn_infection(s: Fresco) -> None:
    """The next infection tile is turned up; a signpost means the same place again (ruling 3.80)."""
    medicine = medicine_of(s)
    medicine.infections, tile = pop(medicine.infections)
    if tile != SAME:
        medicine.infected = tile
    s.reveals += 1
    s.emit(INFECTED, -1, medicine.infected, tile == SAME)


class SetAside(ModuleDecision):
    """Which apprentice is set aside, a healthy or an ill one? So far it is a healthy one, if there is any."""

    def moves(self) -> vec[i64]:
        return moves_below(ILL + 1)

    def options(self, s: Fresco, who: i64, arg: i64) -> vec[i64]:
        return vec[i64]([HEALTHY, ILL]) if s.players[who].aside > 0 else vec[i64]()

    def run(self, s: Fresco, who: i64, arg: i64) -> None:
        self.take(s, who, arg, ILL)

    def take(self, s: Fresco, who: i64, arg: i64, move: i64) -> None:
        if move == HEALTHY:
            return
        player = s.players[who]
        medicine = medicine_of(s)
        player.aside = 1 if player.away > 0 else 0
        if player.aside > 0:
            recover(s, who)
        else:  # nobody comes for it: the armchair stays empty, and it is asked again next time
            player.ill -= 1
            medicine.ill_left += 1
            medicine.armchairs -= bit(who)
        s.emit(SET_ASIDE_ILL, who, player.aside)
        s.emit(APPRENTICES, who, player.healthy())

    def question(self, s: Fresco, who: i64, arg: i64) -> Message:
        return msg("m10-ask-aside")

    def write(self, s: Fresco, who: i64, arg: i64, move: i64) -> str:
        return "H" if move == HEALTHY else "I"

    def explain(self, s: Fresco, who: i64, arg: i64, move: i64) -> Message:
        if move == HEALTHY:
            return msg("m10-do-aside-healthy")
        return msg("m10-do-aside-ill") if s.players[who].away > 0 else msg("m10-do-aside-gone")

    def target(self, s: Fresco, who: i64, arg: i64, move: i64) -> str:
        return "m10-healthy" if move == HEALTHY else "m10-ill"


def falling_ill(s: Fresco, who: i64, place: i64) -> i64:
    """Beside an ill apprentice all healthy ones fall ill (ruling 3.75), else one where the place is infected."""
    healthy = standing_at(s, who, place, HEALTHY)
    if standing_at(s, who, place, ILL) > 0:
        return healthy
    return 1 if healthy > 0 and medicine_of(s).infected == place else 0


def last_cathedral(s: Fresco, who: i64) -> i64:
    """The last column with apprentices of the player at the cathedral, -1 if there is none."""
    column = COLUMNS - 1
    while column >= 0:
        standing = s.players[who].at(column) + s.players[who].at(column, ILL)
        if s.place(column) == CATHEDRAL and s.players[who].tile_on(column) == 0 and standing > 0:
            return column
        column -= 1
    return -1


def fall_ill(s: Fresco, who: i64, neutral: bool) -> None:
    """An own apprentice goes to the Medico's board, the neutral one back to the theater; an ill one comes instead."""
    player = s.players[who]
    medicine_of(s).ill_left -= 1
    player.ill += 1
    if neutral:
        player.neutral = 0
    else:
        player.away += 1
    s.emit(FELL_ILL, who, neutral)


def recover(s: Fresco, who: i64) -> None:
    """An ill apprentice goes back to the board, and an own one comes from there (ruling 3.72)."""
    player = s.players[who]
    medicine_of(s).ill_left += 1
    player.ill -= 1
    player.away -= 1
