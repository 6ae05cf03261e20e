"""What restoring does: a segment, step by step in the order of ruling 3.6, and the altar."""

from typing import Final

from mypy_extensions import i64

from bottega.core.events import Event, EventKind
from bottega.core.kernel import Step
from bottega.core.messages import Message, msg
from bottega.games.fresco.box import Components, Paints
from bottega.games.fresco.const import (
    ALTAR,
    ALTAR_BASIC,
    ALTAR_BLENDED,
    ALTAR_POINTS,
    BISHOP_HERE,
    BISHOP_NEAR,
    BISHOP_POINTS,
    HEALTHY,
    RESTORED,
    SEGMENT_POINTS,
    SEGMENTS,
    TILES,
    bit,
    for_marker,
    marker_of,
    near,
    segment_name,
    subject_of,
)
from bottega.games.fresco.state import Fresco

TAKE_TILE: Final[i64] = 16
SCORE_SEGMENT: Final[i64] = 18
BISHOP_ARRIVES: Final[i64] = 19
SCORE_ALTAR: Final[i64] = 24
AFTER_TILE: Final[i64] = 26


def bishop_bonus(s: Fresco, segment: i64) -> i64:
    """Points for the bishop on or next to a segment."""
    return bonus_near(s.bishop, segment)


def bonus_near(bishop: i64, segment: i64) -> i64:
    """Points for a segment while the bishop stands on another, or on this."""
    if segment == bishop:
        return BISHOP_HERE
    return BISHOP_NEAR if near(segment, bishop) else 0


def segment_restored(event: Event, box: Components) -> Message:
    return msg(
        "fresco-event-restored",
        segment=segment_name(event.value(0)),
        paints=box.tiles[event.value(1)].cost.letters,
        points=event.value(2),
        bonus=event.value(3),
    )


def altar_restored(event: Event, box: Components) -> Message:
    return msg("fresco-event-altar", paints=PAYMENTS[event.value(0)].letters, points=event.value(1))


RESTORED_SEGMENT: Final = EventKind(
    "restored", "segment tile points bonus", words=segment_restored, spots="segment-{segment}", points="points bonus"
)
RESTORED_ALTAR: Final = EventKind("altar", "payment points", words=altar_restored, spots="altar", points="points")


def altar_payments() -> tuple[Paints, ...]:
    """Every way to pay the altar: red, yellow and blue, any of them replaced by any blended paint."""
    payments: list[str] = []
    for basic in ("RYB", "RY", "RB", "YB", "R", "Y", "B", ""):
        for blended in repeats("OGP", 3 - len(basic)):
            payments.append(basic + blended)
    return tuple(Paints(letters) for letters in payments)


def repeats(letters: str, length: int) -> list[str]:
    """All words of that length in alphabetical order, repeats allowed."""
    if length == 0:
        return [""]
    return [letter + rest for i, letter in enumerate(letters) for rest in repeats(letters[i:], length - 1)]


PAYMENTS: Final = altar_payments()


def altar_points(payment: Paints) -> i64:
    """2 and 1 for each blended paint; three different blended paints count 6."""
    if payment.letters == "OGP":
        return ALTAR_BLENDED
    return ALTAR_BASIC + payment.counts[3] + payment.counts[4] + payment.counts[5]


# --- restoring a segment, in the order of ruling 3.6


def restore_segment(s: Fresco, marker: i64, segment: i64) -> None:
    """The paints are paid; what modules ask comes before the score."""
    s.push_task(SCORE_SEGMENT, 0, for_marker(segment, marker))
    for module in s.rules.restoring:
        module.restoring(s, marker, segment)


class ScoreSegment(Step[Fresco]):
    """Score the tile, the bishop's bonus and what modules add, in one move."""

    def follows(self) -> bool:
        return True

    def run(self, s: Fresco, who: i64, arg: i64) -> None:
        segment = subject_of(arg)
        marker = marker_of(arg)
        tile = s.fresco[segment]
        value = s.box.tiles[tile].value
        bonus = bishop_bonus(s, segment)
        s.emit(RESTORED_SEGMENT, marker, segment, tile, value, bonus)
        s.credit(marker, value, SEGMENT_POINTS)
        s.credit(marker, bonus, BISHOP_POINTS)
        points = value + bonus
        for module in s.rules.bonus:
            points += module.bonus(s, marker, segment, points)
        s.push_task(TAKE_TILE, 0, arg)
        s.score(marker, points)


class TakeTile(Step[Fresco]):
    """When the points are scored, the tile is taken."""

    def follows(self) -> bool:
        return True

    def run(self, s: Fresco, who: i64, arg: i64) -> None:
        segment = subject_of(arg)
        marker = marker_of(arg)
        tile = s.fresco[segment]
        s.turn += 1
        s.fresco[segment] = RESTORED
        if s.is_player(marker):
            s.players[marker].tiles |= bit(tile)
        s.push_task(BISHOP_ARRIVES, 0, arg)
        for module in s.rules.restored:
            s.push_task(AFTER_TILE, 0, for_marker((module.number * TILES + tile) * SEGMENTS + segment, marker))


class AfterTile(Step[Fresco]):
    """What a module does with a restored segment; it is settled before the next module's turn."""

    def follows(self) -> bool:
        return True

    def run(self, s: Fresco, who: i64, arg: i64) -> None:
        code = subject_of(arg)
        module = s.rules.by_number[code // SEGMENTS // TILES]
        module.restored(s, marker_of(arg), code % SEGMENTS, code // SEGMENTS % TILES)


class BishopArrives(Step[Fresco]):
    """The bishop goes to the restored segment."""

    def follows(self) -> bool:
        return True

    def run(self, s: Fresco, who: i64, arg: i64) -> None:
        s.move_bishop(subject_of(arg))
        s.restorer = HEALTHY
        for module in s.rules.bishop_arrived:
            module.bishop_arrived(s, marker_of(arg), subject_of(arg))


# --- the altar


def restore_altar(s: Fresco, who: i64, number: i64) -> None:
    """Hand in three paints."""
    payment = PAYMENTS[number]
    s.spend_paints(who, payment)
    points = altar_points(payment)
    s.emit(RESTORED_ALTAR, who, number, points)
    paid_altar(s, who, points)


def paid_altar(s: Fresco, who: i64, points: i64) -> None:
    """The altar's paints are paid; what modules ask comes before the score."""
    s.push_task(SCORE_ALTAR, who, points)
    for module in s.rules.restoring:
        module.restoring(s, who, ALTAR)


class ScoreAltar(Step[Fresco]):
    """Score the paints and what modules add, in one move."""

    def follows(self) -> bool:
        return True

    def run(self, s: Fresco, who: i64, arg: i64) -> None:
        s.turn += 1
        s.credit(who, arg, ALTAR_POINTS)
        points = arg
        for module in s.rules.bonus:
            points += module.bonus(s, who, ALTAR, points)
        s.score(who, points)
