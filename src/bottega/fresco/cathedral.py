"""The cathedral: restore segments of the fresco, or the altar."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bottega.core.events import EventKind
from bottega.core.kernel import Step
from bottega.fresco.components import Heap
from bottega.fresco.const import (
    ALTAR_BASIC,
    ALTAR_BLENDED,
    ALTAR_POINTS,
    BISHOP_POINTS,
    BISHOP_STEP,
    RESTORED,
    SEGMENT_POINTS,
    SEGMENTS,
    near,
)
from bottega.fresco.state import Fresco

AT_CATHEDRAL: Final[i64] = 8
TAKE_TILE: Final[i64] = 16

# Moves: forgo what is left, restore a segment, move the bishop to a segment, restore the altar with some payment.
FORGO: Final[i64] = 0
SEGMENT: Final[i64] = 1
BISHOP: Final[i64] = 32
ALTAR: Final[i64] = 64

# The argument: apprentices left, and whether the bishop has been moved for the next one.
MOVED: Final[i64] = 16

RESTORED_SEGMENT: Final = EventKind("restored", "segment tile points bonus")
MOVED_BISHOP: Final = EventKind("bishop", "segment")
RESTORED_ALTAR: Final = EventKind("altar", "payment points")


def altar_payments() -> tuple[Heap, ...]:
    """Every way to pay the altar: red, yellow and blue, any of them replaced by any blended paint."""
    found: list[str] = []
    for basic in ("RYB", "RY", "RB", "YB", "R", "Y", "B", ""):
        for blended in repeats("OGP", 3 - len(basic)):
            found.append(basic + blended)
    return tuple(Heap(letters) for letters in found)


def repeats(letters: str, length: int) -> list[str]:
    """All words of that length in alphabetical order, repeats allowed."""
    if length == 0:
        return [""]
    return [letter + rest for i, letter in enumerate(letters) for rest in repeats(letters[i:], length - 1)]


PAYMENTS: Final = altar_payments()


def altar_points(payment: Heap) -> i64:
    """2 and 1 for each blended paint; three different blended paints count 6."""
    if payment.letters == "OGP":
        return ALTAR_BLENDED
    return ALTAR_BASIC + payment.counts[3] + payment.counts[4] + payment.counts[5]


class AtCathedral(Step[Fresco]):
    """What does the next apprentice restore? The bishop may be moved first, for a thaler."""

    def options(self, s: Fresco, who: i64, arg: i64) -> vec[i64]:
        moves = vec[i64](capacity=16)
        if arg % MOVED == 0:
            return moves
        player = s.players[who]
        segment: i64 = 0
        for tile in s.fresco:
            if tile != RESTORED and player.has(s.box.tiles[tile].cost):
                moves = append(moves, SEGMENT + segment)
            segment += 1
        if arg >= MOVED:
            return moves if len(moves) > 1 else vec[i64]()
        if len(moves) > 0 and player.thalers >= BISHOP_STEP:
            segment = 0
            while segment < SEGMENTS:
                if near(segment, s.bishop):
                    moves = append(moves, BISHOP + segment)
                segment += 1
        if has_three(player.paints):
            number: i64 = 0
            for payment in PAYMENTS:
                if player.has(payment):
                    moves = append(moves, ALTAR + number)
                number += 1
        if len(moves) > 0:
            moves = append(moves, FORGO)
        return moves

    def run(self, s: Fresco, who: i64, arg: i64) -> None:
        if arg >= MOVED:  # the bishop was moved for the one segment that can be restored
            segment: i64 = 0
            while s.fresco[segment] == RESTORED or not s.players[who].has(s.box.tiles[s.fresco[segment]].cost):
                segment += 1
            self.take(s, who, arg, SEGMENT + segment)

    def take(self, s: Fresco, who: i64, arg: i64, move: i64) -> None:
        if move == FORGO:
            return
        if BISHOP <= move < ALTAR:
            s.todo(AT_CATHEDRAL, who, arg + MOVED)
            s.pay(who, BISHOP_STEP)
            s.move_bishop(move - BISHOP)
            s.tell(MOVED_BISHOP, who, move - BISHOP)
            return
        s.turn += 1
        s.todo(AT_CATHEDRAL, who, arg % MOVED - 1)
        if move >= ALTAR:
            restore_altar(s, who, move - ALTAR)
        else:
            restore_segment(s, who, move - SEGMENT)


def has_three(paints: vec[i64]) -> bool:
    """The altar takes three paints."""
    total: i64 = 0
    for count in paints:
        total += count
    return total >= 3


def restore_segment(s: Fresco, who: i64, segment: i64) -> None:
    """Hand in the paints, score the tile and the bishop's bonus in one move, take the tile; the bishop goes there."""
    s.spend_paints(who, s.box.tiles[s.fresco[segment]].cost)
    score_segment(s, who, segment)


def score_segment(s: Fresco, marker: i64, segment: i64) -> None:
    """The points of a segment for whoever restored it."""
    tile = s.fresco[segment]
    value = s.box.tiles[tile].value
    bonus = s.bishop_bonus(segment)
    s.tell(RESTORED_SEGMENT, marker, segment, tile, value, bonus)
    s.credit(marker, value, SEGMENT_POINTS)
    s.credit(marker, bonus, BISHOP_POINTS)
    s.todo(TAKE_TILE, 0, segment * 8 + marker)
    s.score(marker, value + bonus)


class TakeTile(Step[Fresco]):
    """When the points are scored, the tile is taken and the bishop goes there (ruling 3.6)."""

    def run(self, s: Fresco, who: i64, arg: i64) -> None:
        segment = arg // 8
        marker = arg % 8
        tile = s.fresco[segment]
        s.fresco[segment] = RESTORED
        if s.is_player(marker):
            s.players[marker].tiles |= i64(1) << tile
        s.move_bishop(segment)
        for module in s.rules.restored:
            module.restored(s, marker, segment, tile)


def restore_altar(s: Fresco, who: i64, number: i64) -> None:
    """Hand in three paints and score them."""
    payment = PAYMENTS[number]
    s.spend_paints(who, payment)
    points = altar_points(payment)
    s.tell(RESTORED_ALTAR, who, number, points)
    s.credit(who, points, ALTAR_POINTS)
    s.score(who, points)
