"""Restoring the wall, and exchanging its tiles at the workshop."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bottega.core.events import Event, EventKind
from bottega.core.kernel import Step, moves_below
from bottega.core.messages import Message, msg
from bottega.games.fresco.box import Components
from bottega.games.fresco.const import BASIC, BLENDED, LETTERS, ORANGE, RESTORED, WORKSHOP, bit
from bottega.games.fresco.decision import DONE, FORGO, ModuleDecision, or_forgo
from bottega.games.fresco.module import MOVES_EACH, ActionTile, AddedMove
from bottega.games.fresco.modules.m02_requests.part import NUMBER as REQUESTS
from bottega.games.fresco.modules.m09_wall.box import MOST_COLUMNS, MOST_ROWS, wall_box
from bottega.games.fresco.modules.m09_wall.part import (
    FRONTS,
    KINDS,
    NUMBER,
    front_of,
    has_exchange,
    income_of,
    kind_of,
    spend_tile,
    wall_name,
    wall_of,
    wall_tiles,
    within_reach,
)
from bottega.games.fresco.places.workshop import idle_hand, other_work
from bottega.games.fresco.state import Fresco
from bottega.games.fresco.words import PAINT_WORDS

RESTORE_WALL: Final[i64] = 64
TURN_TILE: Final[i64] = 65

SEGMENT: Final[i64] = 1  # a move at the wall: restore this one, from here on

# A move at the workshop: the exchange tile's colour, and the fronts of the two tiles that are given for it.
EXCHANGE: Final[i64] = NUMBER * MOVES_EACH
PAIRS: Final[i64] = 9


def segment_restored(event: Event, box: Components) -> Message:
    name = wall_name(box, event.value(0))
    return msg("m09-event-wall", segment=name, paint=PAINT_WORDS[event.value(1)], points=event.value(2))


def tile_turned(event: Event, box: object) -> Message:
    return msg("m09-event-turned", paint=PAINT_WORDS[event.value(1)])


def tiles_exchanged(event: Event, box: object) -> Message:
    one, other, paint = PAINT_WORDS[event.value(0)], PAINT_WORDS[event.value(1)], PAINT_WORDS[event.value(2)]
    return msg("m09-event-exchange", one=one, other=other, paint=paint)


def paint_gained(event: Event, box: object) -> Message:
    paint = event.value(0)
    return msg("m09-event-income" if paint < BASIC else "m09-event-exchange-income", paint=PAINT_WORDS[paint])


WALL: Final = EventKind("wall", "segment paint points", words=segment_restored, spots="segment-{segment}")
TURNED: Final = EventKind("wall_tile", "paint income", words=tile_turned, spots="m09")
EXCHANGED: Final = EventKind("wall_exchange", "one other paint", words=tiles_exchanged, spots="m09")
INCOME: Final = EventKind("wall_income", "paint", words=paint_gained, spots="m09")


class WallActionTile(ActionTile):
    """Exactly one healthy apprentice stands on it."""

    def __init__(self) -> None:
        super().__init__(0, 1, 1)

    def is_useless(self, s: Fresco) -> bool:
        """When the whole wall is restored."""
        for kind in wall_of(s).covered:
            if kind != RESTORED:
                return False
        return True

    def visit(self, s: Fresco, who: i64, apprentices: i64) -> None:
        """The apprentice restores one segment (ruling 3.66)."""
        s.push_task(RESTORE_WALL, who)


class RestoreWall(ModuleDecision):
    """Which segment of the wall? Next to a restored one, whoever restored it, and for one paint (ruling 3.68)."""

    def moves(self) -> vec[i64]:
        return moves_below(SEGMENT + MOST_COLUMNS * MOST_ROWS)

    def options(self, s: Fresco, who: i64, arg: i64) -> vec[i64]:
        moves = payable(s, who)
        return or_forgo(moves)

    def take(self, s: Fresco, who: i64, arg: i64, move: i64) -> None:
        if move == FORGO:
            return
        segment = move - SEGMENT
        wall = wall_of(s)
        paint = front_of(wall.covered[segment])
        points = wall_box(s.box).wall_points
        s.change_paint(who, paint, -1)
        s.emit(WALL, who, segment, paint, points)
        s.push_task(TURN_TILE, who, segment)
        wall.credit(who, points)
        s.score(who, points)

    def question(self, s: Fresco, who: i64, arg: i64) -> Message:
        return msg("m09-ask-segment")

    def write(self, s: Fresco, who: i64, arg: i64, move: i64) -> str:
        return "-" if move == FORGO else wall_name(s.box, move - SEGMENT)

    def explain(self, s: Fresco, who: i64, arg: i64, move: i64) -> Message:
        if move == FORGO:
            return msg("m09-do-forgo")
        segment = move - SEGMENT
        paint = front_of(wall_of(s).covered[segment])
        name = wall_name(s.box, segment)
        return msg("m09-do-restore", segment=name, paint=PAINT_WORDS[paint], points=wall_box(s.box).wall_points)

    def target(self, s: Fresco, who: i64, arg: i64, move: i64) -> str:
        return DONE if move == FORGO else f"m09-wall-{move - SEGMENT}"


class TurnTile(Step[Fresco]):
    """When the points are scored, the tile is turned over and lies before the player."""

    def run(self, s: Fresco, who: i64, arg: i64) -> None:
        wall = wall_of(s)
        kind = wall.covered[arg]
        wall.covered[arg] = RESTORED
        wall.tiles[who * KINDS + kind] += 1
        s.reveals += 1
        s.emit(TURNED, who, front_of(kind), income_of(kind))


def payable(s: Fresco, who: i64) -> vec[i64]:
    """Moves that restore the segments within reach whose paint the player has."""
    moves = vec[i64]()
    segment: i64 = 0
    for kind in wall_of(s).covered:
        if kind != RESTORED and s.players[who].paints[front_of(kind)] > 0 and within_reach(s, segment):
            moves = append(moves, SEGMENT + segment)
        segment += 1
    return moves


class ExchangeTiles(AddedMove):
    """An apprentice may exchange two tiles instead of blending, for one exchange tile a colour (ruling 3.67)."""

    def __init__(self) -> None:
        super().__init__(WORKSHOP)

    def moves(self) -> vec[i64]:
        return moves_below(PAIRS * (BLENDED - ORANGE))

    def options(self, s: Fresco, who: i64, arg: i64, moves: vec[i64]) -> vec[i64]:
        if not idle_hand(s, who, arg):
            return moves
        paint: i64 = ORANGE
        while paint < BLENDED:
            if not has_exchange(s, who, paint):
                moves = exchange_moves(s, who, paint, moves)
            paint += 1
        return moves

    def take(self, s: Fresco, step: i64, who: i64, arg: i64, move: i64) -> None:
        paint, one, other = paint_and_kinds(s, move)
        s.push_task(step, who, other_work(s, who, arg))
        spend_tile(s, who, one)
        spend_tile(s, who, other)
        wall_of(s).exchanges[who] |= bit(paint - ORANGE)
        s.emit(EXCHANGED, who, income_of(one), income_of(other), paint)

    def write(self, s: Fresco, who: i64, arg: i64, move: i64) -> str:
        """`XG`, or `XG.OP` with the fronts where requests ask for seals."""
        paint, one, other = paint_and_kinds(s, move)
        seals = f".{LETTERS[front_of(one)]}{LETTERS[front_of(other)]}" if s.rules.has(REQUESTS) else ""
        return f"X{LETTERS[paint]}{seals}"

    def explain(self, s: Fresco, who: i64, arg: i64, move: i64) -> Message:
        paint, one, other = paint_and_kinds(s, move)
        return msg("m09-do-exchange", one=tile_said(s, one), other=tile_said(s, other), paint=PAINT_WORDS[paint])

    def target(self, s: Fresco, who: i64, arg: i64, move: i64) -> str:
        return f"m09-exchange-{LETTERS[paint_and_kinds(s, move)[0]]}"


def exchange_moves(s: Fresco, who: i64, paint: i64, moves: vec[i64]) -> vec[i64]:
    """Add the pairs of tiles that blend to a paint; where no request asks for seals, the fronts are all one."""
    one, other = incomes(s, paint)
    pair: i64 = 0
    while pair < PAIRS:
        first, second = kinds_of_pair(pair, one, other)
        if wall_tiles(s, who, first) > 0 and wall_tiles(s, who, second) > 0:
            moves = append(moves, EXCHANGE + (paint - ORANGE) * PAIRS + pair)
            if not s.rules.has(REQUESTS):
                return moves
        pair += 1
    return moves


def paint_and_kinds(s: Fresco, move: i64) -> tuple[i64, i64, i64]:
    """The exchange tile's paint, and the kinds of the two tiles given for it."""
    paint = ORANGE + move // PAIRS
    one, other = incomes(s, paint)
    first, second = kinds_of_pair(move % PAIRS, one, other)
    return paint, first, second


def kinds_of_pair(pair: i64, one: i64, other: i64) -> tuple[i64, i64]:
    """The kinds of two tiles with these incomes; the pair says their fronts."""
    return kind_of(ORANGE + pair // FRONTS, one), kind_of(ORANGE + pair % FRONTS, other)


def incomes(s: Fresco, paint: i64) -> tuple[i64, i64]:
    """The two basic paints that blend to another, in their order."""
    one, other = s.box.blends[paint - ORANGE]
    return (one, other) if one < other else (other, one)


def tile_said(s: Fresco, kind: i64) -> Message:
    """The income of a tile, and the seal if it matters."""
    income = PAINT_WORDS[income_of(kind)]
    if s.rules.has(REQUESTS):
        return msg("m09-tile-sealed", income=income, seal=PAINT_WORDS[front_of(kind)])
    return msg("m09-tile", income=income)


def gain_income(s: Fresco, who: i64, paint: i64) -> None:
    """A paint as income."""
    s.change_paint(who, paint, 1)
    s.emit(INCOME, who, paint)
