"""The cathedral: restore segments of the fresco, or the altar."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bottega.core.events import EventKind
from bottega.core.kernel import Step
from bottega.games.fresco.box import Heap
from bottega.games.fresco.const import (
    ALTAR,
    ALTAR_BASIC,
    ALTAR_BLENDED,
    ALTAR_POINTS,
    BISHOP_POINTS,
    BISHOP_STEP,
    CATHEDRAL,
    HEALTHY,
    ILL,
    RESTORED,
    SEGMENT_POINTS,
    SEGMENTS,
    TILES,
    bit,
    near,
)
from bottega.games.fresco.module import MOVES_EACH
from bottega.games.fresco.state import CLASSIC, Fresco

AT_CATHEDRAL: Final[i64] = 8
TAKE_TILE: Final[i64] = 16
SCORE_SEGMENT: Final[i64] = 18
BISHOP_ARRIVES: Final[i64] = 19
SCORE_ALTAR: Final[i64] = 24
AFTER_TILE: Final[i64] = 26

# Moves: forgo what is left, restore a segment, move the bishop to a segment, restore the altar with some payment.
FORGO: Final[i64] = 0
SEGMENT: Final[i64] = 1
BISHOP: Final[i64] = 32
PAY_ALTAR: Final[i64] = 64

# The argument: apprentices left, whether the bishop made a paid step for the next one, whether that one must therefore
# restore something, whether a card has just moved him, and whether that apprentice is ill.
STEPPED: Final[i64] = 16
BOUND: Final[i64] = 32
SENT: Final[i64] = 64
ILL_WORKS: Final[i64] = 128

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
        moves = self.moves(s, who, arg)
        if len(moves) == 0:
            return moves
        if arg & BOUND:
            return moves if len(moves) > 1 else vec[i64]()
        return append(moves, FORGO)

    def moves(self, s: Fresco, who: i64, arg: i64) -> vec[i64]:
        """All that can be done, but for forgoing it."""
        moves = vec[i64]()
        if arg % STEPPED > 0:
            moves = segment_moves(s, who, arg)
            if may_step(s, who, arg) and (len(moves) > 0 or steps_to_altar(s, who)):
                moves = bishop_moves(s, moves)
            if not bars_altar(s, arg):
                moves = altar_moves(s, who, moves)
        for module in s.rules.moves_at:
            moves = module.moves_at(s, CATHEDRAL, who, arg, moves)
        return moves

    def run(self, s: Fresco, who: i64, arg: i64) -> None:
        if arg & BOUND:  # the bishop was moved for the one thing that can be restored
            for move in self.moves(s, who, arg):
                self.take(s, who, arg, move)
                return

    def take(self, s: Fresco, who: i64, arg: i64, move: i64) -> None:
        if move == FORGO:
            return
        if move >= MOVES_EACH:
            s.rules.by_number[move // MOVES_EACH].take_move(s, AT_CATHEDRAL, who, arg, move % MOVES_EACH)
            return
        if BISHOP <= move < PAY_ALTAR:
            s.push_task(AT_CATHEDRAL, who, arg | STEPPED | BOUND)
            s.pay(who, BISHOP_STEP)
            walk_bishop(s, who, move - BISHOP)
            return
        next_apprentice(s, who, arg)
        if move >= PAY_ALTAR:
            restore_altar(s, who, move - PAY_ALTAR)
        else:
            s.restorer = ILL if arg & ILL_WORKS else HEALTHY
            s.spend_paints(who, s.box.tiles[s.fresco[move - SEGMENT]].cost)
            restore_segment(s, who, move - SEGMENT)


def segment_moves(s: Fresco, who: i64, arg: i64) -> vec[i64]:
    """The segments whose paints the player has; an ill apprentice restores none next to the bishop."""
    moves = vec[i64](capacity=16)
    player = s.players[who]
    segment: i64 = 0
    for tile in s.fresco:
        barred = arg & ILL_WORKS != 0 and near(segment, s.bishop)
        if tile != RESTORED and not barred and player.has(s.box.tiles[tile].cost) and may_restore(s, who, segment):
            moves = append(moves, SEGMENT + segment)
        segment += 1
    return moves


def may_restore(s: Fresco, marker: i64, segment: i64) -> bool:
    """Does no module forbid it?"""
    for module in s.rules.forbids_restoring:
        if module.forbids_restoring(s, marker, segment):
            return False
    return True


def may_step(s: Fresco, who: i64, arg: i64) -> bool:
    """Can a step of the bishop be paid for the next apprentice? Once for each, and for no ill one."""
    return not arg & (STEPPED | ILL_WORKS) and s.players[who].thalers >= BISHOP_STEP


def steps_to_altar(s: Fresco, who: i64) -> bool:
    """Can the altar be restored, with a step of the bishop before it?"""
    return altar_has_step(s) and len(altar_moves(s, who, vec[i64]())) > 0


def altar_has_step(s: Fresco) -> bool:
    """The classic edition has the step before the altar too (ruling 3.19), while segments are left (3.10)."""
    return s.edition == CLASSIC and s.tiles_left() > 0


def bars_altar(s: Fresco, arg: i64) -> bool:
    """Was the bishop moved for a segment? In the classic edition it may have been for the altar."""
    return arg & BOUND != 0 and s.edition != CLASSIC


def bishop_moves(s: Fresco, moves: vec[i64]) -> vec[i64]:
    """Add the bishop's steps in all eight directions."""
    segment: i64 = 0
    while segment < SEGMENTS:
        if near(segment, s.bishop):
            moves = append(moves, BISHOP + segment)
        segment += 1
    return moves


def altar_moves(s: Fresco, who: i64, moves: vec[i64]) -> vec[i64]:
    """Add the payments for the altar that the player has."""
    player = s.players[who]
    if has_three(player.paints):
        number: i64 = 0
        for payment in PAYMENTS:
            if player.has(payment):
                moves = append(moves, PAY_ALTAR + number)
            number += 1
    return moves


def has_three(paints: vec[i64]) -> bool:
    """The altar takes three paints."""
    total: i64 = 0
    for count in paints:
        total += count
    return total >= 3


def walk_bishop(s: Fresco, who: i64, segment: i64) -> None:
    """A player moves the bishop."""
    s.move_bishop(segment)
    s.emit(MOVED_BISHOP, who, segment)


def next_apprentice(s: Fresco, who: i64, arg: i64) -> None:
    """An apprentice restores something; then the next one will be asked. An ill one is asked for alone."""
    if not arg & ILL_WORKS:
        s.push_task(AT_CATHEDRAL, who, arg % STEPPED - 1)


# --- restoring a segment, in the order of ruling 3.6


def restore_segment(s: Fresco, marker: i64, segment: i64) -> None:
    """The paints are paid; what modules ask comes before the score."""
    s.push_task(SCORE_SEGMENT, 0, segment * 8 + marker)
    for module in s.rules.restoring:
        module.restoring(s, marker, segment)


class ScoreSegment(Step[Fresco]):
    """Score the tile, the bishop's bonus and what modules add, in one move."""

    def run(self, s: Fresco, who: i64, arg: i64) -> None:
        segment = arg // 8
        marker = arg % 8
        tile = s.fresco[segment]
        value = s.box.tiles[tile].value
        bonus = s.bishop_bonus(segment)
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

    def run(self, s: Fresco, who: i64, arg: i64) -> None:
        segment = arg // 8
        marker = arg % 8
        tile = s.fresco[segment]
        s.turn += 1
        s.fresco[segment] = RESTORED
        if s.is_player(marker):
            s.players[marker].tiles |= bit(tile)
        s.push_task(BISHOP_ARRIVES, 0, arg)
        for module in s.rules.restored:
            s.push_task(AFTER_TILE, 0, ((module.number * TILES + tile) * SEGMENTS + segment) * 8 + marker)


class AfterTile(Step[Fresco]):
    """What a module does with a restored segment; it is settled before the next module's turn."""

    def run(self, s: Fresco, who: i64, arg: i64) -> None:
        code = arg // 8
        module = s.rules.by_number[code // SEGMENTS // TILES]
        module.restored(s, arg % 8, code % SEGMENTS, code // SEGMENTS % TILES)


class BishopArrives(Step[Fresco]):
    """The bishop goes to the restored segment."""

    def run(self, s: Fresco, who: i64, arg: i64) -> None:
        s.move_bishop(arg // 8)
        s.restorer = HEALTHY
        for module in s.rules.bishop_arrived:
            module.bishop_arrived(s, arg % 8, arg // 8)


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

    def run(self, s: Fresco, who: i64, arg: i64) -> None:
        s.turn += 1
        s.credit(who, arg, ALTAR_POINTS)
        points = arg
        for module in s.rules.bonus:
            points += module.bonus(s, who, ALTAR, points)
        s.score(who, points)
