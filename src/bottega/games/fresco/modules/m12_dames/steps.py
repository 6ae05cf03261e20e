"""Sending the dames out, their help, and what becomes of reservations."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bottega.core.events import Event, EventKind
from bottega.core.kernel import moves_below
from bottega.core.messages import Message, msg
from bottega.games.fresco.const import COLUMNS, EMPTY, bit, segment_name
from bottega.games.fresco.decision import DONE, FORGO, ModuleDecision, numbered, or_forgo
from bottega.games.fresco.modules.m12_dames.helps import DO, every_help, help_now, in_order
from bottega.games.fresco.modules.m12_dames.part import DAMES, KINDS, court_of, dame_at
from bottega.games.fresco.sheet import NOWHERE, ON_COLUMN, column_spot, column_text
from bottega.games.fresco.state import Fresco
from bottega.games.fresco.words import column_word

PLACE_DAME: Final[i64] = 76
DAME_ACTS: Final[i64] = 77

KEEP: Final[i64] = NOWHERE  # the dame; other moves place her on a column


def dame_met(event: Event, box: object) -> Message:
    return msg("m12-event-met", dame=DAMES[event.value(0)], space=event.value(1))


def dame_sent(event: Event, box: object) -> Message:
    return msg("m12-event-sent", dame=DAMES[event.value(0)], place=column_word(event.value(1), event.value(2) == 1))


def dame_blocked(event: Event, box: object) -> Message:
    return msg("m12-event-blocked", dame=DAMES[event.value(0)], place=column_word(event.value(1), event.value(2) == 1))


def reservation_returned(event: Event, box: object) -> Message:
    return msg("m12-event-returned", segment=segment_name(event.value(0)))


def reservation_turned(event: Event, box: object) -> Message:
    return msg("m12-event-night", segment=segment_name(event.value(0)))


MARRIED: Final = EventKind("dame_taken", "dame space", words=dame_met, spots="m12")
PLACED: Final = EventKind("dame_placed", "dame column final", words=dame_sent, spots="m12")
BLOCKED: Final = EventKind("dame_blocked", "dame column final", words=dame_blocked, spots="m12")
RETURNED: Final = EventKind(
    "reservation_returned", "segment", words=reservation_returned, early=True, spots="segment-{segment}"
)
NIGHT: Final = EventKind("reservation_night", "segment", words=reservation_turned, spots="segment-{segment}")


class PlaceDame(ModuleDecision):
    """Where does the dame go? Not to a covered column, nor where the other one is (rulings 3.92, 3.100).

    The argument is her colour.
    """

    def secret(self) -> bool:
        return True

    def moves(self) -> vec[i64]:
        return moves_below(ON_COLUMN + COLUMNS)

    def options(self, s: Fresco, who: i64, arg: i64) -> vec[i64]:
        moves = vec[i64](capacity=6)
        column: i64 = 0
        while column < COLUMNS:
            if s.players[who].tile_on(column) == 0 and dame_at(s, who, column) == EMPTY:
                moves = append(moves, ON_COLUMN + column)
            column += 1
        return append(moves, KEEP) if len(moves) > 0 else moves

    def take(self, s: Fresco, who: i64, arg: i64, move: i64) -> None:
        s.turn += 1  # a bot looks anew from here
        court_of(s).columns[who * KINDS + arg] = move - ON_COLUMN if move != KEEP else EMPTY

    def question(self, s: Fresco, who: i64, arg: i64) -> Message:
        return msg("m12-ask-place", dame=DAMES[arg])

    def write(self, s: Fresco, who: i64, arg: i64, move: i64) -> str:
        return column_text(s, move)

    def explain(self, s: Fresco, who: i64, arg: i64, move: i64) -> Message:
        if move == KEEP:
            return msg("m12-do-keep")
        return msg("m12-do-place", place=column_word(move - ON_COLUMN, s.final))

    def target(self, s: Fresco, who: i64, arg: i64, move: i64) -> str:
        return column_spot(move)

    def why_not_here(self, s: Fresco, who: i64, arg: i64, target: str) -> Message | None:
        column = numbered(target, "column", COLUMNS)
        if column < 0:
            return None
        return msg("m12-why-covered") if s.players[who].tile_on(column) > 0 else msg("m12-why-other-dame")


class DameActs(ModuleDecision):
    """What does the dame do? The argument is her colour; what is forgone blocks nobody."""

    def moves(self) -> vec[i64]:
        moves = moves_below(FORGO + 1)
        for number in every_help():
            moves = append(moves, DO + number)
        return moves

    def options(self, s: Fresco, who: i64, arg: i64) -> vec[i64]:
        moves = help_now(s).options(s, who)
        return or_forgo(moves)

    def take(self, s: Fresco, who: i64, arg: i64, move: i64) -> None:
        if move != FORGO:
            court_of(s).note_help(s.column, arg)
            help_now(s).take(s, who, arg, move - DO)

    def question(self, s: Fresco, who: i64, arg: i64) -> Message:
        return msg("m12-ask-act", dame=DAMES[arg], place=column_word(s.column, s.final))

    def write(self, s: Fresco, who: i64, arg: i64, move: i64) -> str:
        return "-" if move == FORGO else help_now(s).write(s, move - DO)

    def normalize(self, s: Fresco, text: str) -> str:
        return in_order(text)

    def explain(self, s: Fresco, who: i64, arg: i64, move: i64) -> Message:
        return msg("m12-do-forgo") if move == FORGO else help_now(s).explain(s, who, move - DO)

    def target(self, s: Fresco, who: i64, arg: i64, move: i64) -> str:
        return DONE if move == FORGO else help_now(s).target(s, move - DO)

    def why_not_here(self, s: Fresco, who: i64, arg: i64, target: str) -> Message | None:
        return help_now(s).why_not(s, who, target)


def return_tile(s: Fresco, who: i64) -> None:
    """A player has the reservation tile in hand again."""
    court = court_of(s)
    s.emit(RETURNED, who, court.reserved[who])
    court.reserved[who] = EMPTY
    court.night &= ~bit(who)
