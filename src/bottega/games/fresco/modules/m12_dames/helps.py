"""How a dame helps at each place."""

import re
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bottega.core.events import Event, EventKind
from bottega.core.kernel import moves_below
from bottega.core.messages import Message, msg
from bottega.games.fresco.box import Components
from bottega.games.fresco.const import (
    BASIC,
    BISHOP_STEP,
    EMPTY,
    LAST_COLUMN,
    LETTERS,
    RESTORED,
    SEGMENTS,
    STUDIO,
    segment_name,
)
from bottega.games.fresco.decision import numbered
from bottega.games.fresco.modules.m12_dames.part import (
    DAMES,
    court_of,
    is_reserved,
    reserved_by_other,
    studio_thalers,
)
from bottega.games.fresco.places.cathedral import walk_bishop
from bottega.games.fresco.places.market import booth_of, slot_name
from bottega.games.fresco.state import Fresco
from bottega.games.fresco.words import PAINT_WORDS

DO: Final[i64] = 1  # and a number that says what she does

SLOTS: Final[i64] = 16  # of the market, for a pair of them


def tiles_swapped(event: Event, box: Components) -> Message:
    one, other = box.market[event.value(0)].letters, box.market[event.value(1)].letters
    return msg("m12-event-swapped", paints_one=one, paints_other=other)


def segment_reserved(event: Event, box: object) -> Message:
    return msg("m12-event-reserved", segment=segment_name(event.value(0)))


def dame_helped(event: Event, box: object) -> Message:
    return msg("m12-event-helped", dame=DAMES[event.value(0)])


def paint_traded(event: Event, box: object) -> Message:
    return msg("m12-event-traded", given=PAINT_WORDS[event.value(0)], taken=PAINT_WORDS[event.value(1)])


SWAPPED: Final = EventKind("dame_swapped", "one other", words=tiles_swapped, early=True, spots="m12")
RESERVED: Final = EventKind("reserved", "segment", words=segment_reserved, spots="segment-{segment}")
HELPED: Final = EventKind("dame_helped", "dame thalers", words=dame_helped, spots="m12")
TRADED: Final = EventKind("dame_traded", "given taken", words=paint_traded, spots="m12")


class Help:
    """What a dame does at one place: told and carried out as a step's moves are, whose numbers count from DO."""

    def options(self, s: Fresco, who: i64) -> vec[i64]:
        """All that she can do."""
        raise TypeError(f"{type(self).__name__} must define options()")

    def take(self, s: Fresco, who: i64, dame: i64, number: i64) -> None:
        """A dame of this colour does it."""
        raise TypeError(f"{type(self).__name__} must define take()")

    def write(self, s: Fresco, number: i64) -> str:
        """What she does as short text."""
        return "+"

    def explain(self, s: Fresco, who: i64, number: i64) -> Message:
        """What she does."""
        raise TypeError(f"{type(self).__name__} must define explain()")

    def target(self, s: Fresco, number: i64) -> str:
        """The spot where it belongs."""
        raise TypeError(f"{type(self).__name__} must define target()")

    def why_not(self, s: Fresco, who: i64, target: str) -> Message | None:
        """Why she can do nothing at a spot, where her place is the reason."""
        return None


class SwapTiles(Help):
    """At the market two tiles in different booths change places (ruling 3.94)."""

    def options(self, s: Fresco, who: i64) -> vec[i64]:
        moves = vec[i64](capacity=64)
        one: i64 = 0
        while one < i64(len(s.market)):
            other = one + 1
            while s.market[one] != EMPTY and other < i64(len(s.market)):
                if s.market[other] != EMPTY and booth_of(s, one) != booth_of(s, other):
                    moves = append(moves, DO + one * SLOTS + other)
                other += 1
            one += 1
        return moves

    def take(self, s: Fresco, who: i64, dame: i64, number: i64) -> None:
        one, other = slots_of(number)
        s.emit(SWAPPED, who, s.market[one], s.market[other])
        s.market[one], s.market[other] = s.market[other], s.market[one]

    def write(self, s: Fresco, number: i64) -> str:
        one, other = slots_of(number)
        return f"{slot_name(s, one)}/{slot_name(s, other)}"

    def explain(self, s: Fresco, who: i64, number: i64) -> Message:
        one, other = slots_of(number)
        paints = s.box.market
        return msg(
            "m12-do-swap", paints_one=paints[s.market[one]].letters, paints_other=paints[s.market[other]].letters
        )

    def target(self, s: Fresco, number: i64) -> str:
        """A swap lies at the first of its two slots."""
        one, _ = slots_of(number)
        return f"slot-{one}"

    def why_not(self, s: Fresco, who: i64, target: str) -> Message | None:
        return msg("m12-why-slot") if target.startswith("slot-") else None


def every_help() -> vec[i64]:
    """Every number that says what a dame does, at whatever place."""
    moves = moves_below(SEGMENTS)  # the numbers of trades are among them
    one: i64 = 0
    while one < SLOTS:
        other = one + 1
        while other < SLOTS:
            if one * SLOTS + other >= SEGMENTS:
                moves = append(moves, one * SLOTS + other)
            other += 1
        one += 1
    return moves


def slots_of(number: i64) -> tuple[i64, i64]:
    """The two slots of a swap."""
    return number // SLOTS, number % SLOTS


def in_order(text: str) -> str:
    """Two slots may be named in any order."""
    return "/".join(sorted(text.split("/"))) if re.fullmatch(r"\d\.\d/\d\.\d", text) else text


class Reserve(Help):
    """In the cathedral she reserves a segment with a tile, without the bishop, that is free (ruling 3.95)."""

    def options(self, s: Fresco, who: i64) -> vec[i64]:
        moves = vec[i64](capacity=24)
        reserved = court_of(s).reserved
        segment: i64 = 0
        while reserved[who] == EMPTY and segment < SEGMENTS:
            if s.fresco[segment] != RESTORED and segment != s.bishop and not is_reserved(s, segment):
                moves = append(moves, DO + segment)
            segment += 1
        return moves

    def take(self, s: Fresco, who: i64, dame: i64, number: i64) -> None:
        court_of(s).reserved[who] = number
        s.emit(RESERVED, who, number)

    def write(self, s: Fresco, number: i64) -> str:
        return "^" + segment_name(number)

    def explain(self, s: Fresco, who: i64, number: i64) -> Message:
        return msg("m12-do-reserve", segment=segment_name(number))

    def target(self, s: Fresco, number: i64) -> str:
        return f"segment-{number}"

    def why_not(self, s: Fresco, who: i64, target: str) -> Message | None:
        return why_not_bishop(s, who, target)


class TakeThalers(Help):
    """In the studio she brings a thaler for every apprentice there."""

    def options(self, s: Fresco, who: i64) -> vec[i64]:
        return vec[i64]([DO]) if studio_thalers(s, who) > 0 else vec[i64]()

    def take(self, s: Fresco, who: i64, dame: i64, number: i64) -> None:
        s.emit(HELPED, who, dame, studio_thalers(s, who))
        s.earn(who, studio_thalers(s, who))

    def explain(self, s: Fresco, who: i64, number: i64) -> Message:
        return msg("m12-do-thalers", thalers=studio_thalers(s, who))

    def target(self, s: Fresco, number: i64) -> str:
        return f"column-{STUDIO}"


class TradePaint(Help):
    """In the workshop she trades an own basic paint for a different one (ruling 3.98)."""

    def options(self, s: Fresco, who: i64) -> vec[i64]:
        moves = vec[i64](capacity=6)
        one: i64 = 0
        while one < BASIC:
            other: i64 = 0
            while other < BASIC and s.players[who].paints[one] > 0:
                if other != one:
                    moves = append(moves, DO + one * BASIC + other)
                other += 1
            one += 1
        return moves

    def take(self, s: Fresco, who: i64, dame: i64, number: i64) -> None:
        given, taken = paints_of(number)
        s.change_paint(who, given, -1)
        s.change_paint(who, taken, 1)
        s.emit(TRADED, who, given, taken)

    def write(self, s: Fresco, number: i64) -> str:
        given, taken = paints_of(number)
        return f"{LETTERS[given]}/{LETTERS[taken]}"

    def explain(self, s: Fresco, who: i64, number: i64) -> Message:
        given, taken = paints_of(number)
        return msg("m12-do-trade", given=PAINT_WORDS[given], taken=PAINT_WORDS[taken])

    def target(self, s: Fresco, number: i64) -> str:
        given, _ = paints_of(number)
        return f"paint-{LETTERS[given]}"


def paints_of(number: i64) -> tuple[i64, i64]:
    """The paint that is given in a trade, and the one that is taken."""
    return number // BASIC, number % BASIC


class CalmMood(Help):
    """In the theater the mood goes back to where it began."""

    def options(self, s: Fresco, who: i64) -> vec[i64]:
        return vec[i64]([DO]) if s.players[who].mood != s.box.mood_start else vec[i64]()

    def take(self, s: Fresco, who: i64, dame: i64, number: i64) -> None:
        s.emit(HELPED, who, dame)
        s.move_mood(who, s.box.mood_start - s.players[who].mood)

    def explain(self, s: Fresco, who: i64, number: i64) -> Message:
        return msg("m12-do-mood", mood=s.box.mood_start)

    def target(self, s: Fresco, number: i64) -> str:
        return f"column-{LAST_COLUMN}"


class GuideBishop(Help):
    """In the second cathedral the bishop goes anywhere for a thaler, while tiles are left (rulings 3.99, 3.10)."""

    def options(self, s: Fresco, who: i64) -> vec[i64]:
        moves = vec[i64](capacity=24)
        segment: i64 = 0
        while s.players[who].thalers >= BISHOP_STEP and s.tiles_left() > 0 and segment < SEGMENTS:
            if segment != s.bishop:
                moves = append(moves, DO + segment)
            segment += 1
        return moves

    def take(self, s: Fresco, who: i64, dame: i64, number: i64) -> None:
        s.pay(who, BISHOP_STEP)
        walk_bishop(s, who, number)

    def write(self, s: Fresco, number: i64) -> str:
        return "*" + segment_name(number)

    def explain(self, s: Fresco, who: i64, number: i64) -> Message:
        return msg("m12-do-bishop", segment=segment_name(number), thalers=BISHOP_STEP)

    def target(self, s: Fresco, number: i64) -> str:
        return f"segment-{number}"

    def why_not(self, s: Fresco, who: i64, target: str) -> Message | None:
        return why_not_bishop(s, who, target)


def why_not_bishop(s: Fresco, who: i64, target: str) -> Message | None:
    """The segment on which the bishop stands, if it is not reserved for another player."""
    segment = numbered(target, "segment", SEGMENTS)
    return msg("m12-why-bishop") if segment == s.bishop and not reserved_by_other(s, who, segment) else None


HELPS: Final[list[Help]] = [SwapTiles(), Reserve(), TakeThalers(), TradePaint(), CalmMood()]  # by column
IN_SECOND_CATHEDRAL: Final = GuideBishop()


def help_now(s: Fresco) -> Help:
    """What a dame does at the column of this moment."""
    return IN_SECOND_CATHEDRAL if s.final and s.column == LAST_COLUMN else HELPS[s.column]
