"""Fulfilling a request at the workshop, stacking tiles under it, and its income in paints."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bottega.core.events import Event, EventKind
from bottega.core.kernel import Step, moves_below
from bottega.core.messages import Message, msg
from bottega.games.fresco.const import BASIC, LETTERS, ORANGE, WORKSHOP, bit
from bottega.games.fresco.decision import DONE, FORGO, ModuleDecision, RealChoice, or_forgo
from bottega.games.fresco.module import MOVES_EACH, AddedMove
from bottega.games.fresco.modules.m00_leonardo import figure_of
from bottega.games.fresco.modules.m02_requests.part import (
    GENERAL,
    KIND_LETTERS,
    KINDS,
    NUMBER,
    SEALS,
    requests_of,
    top_request,
)
from bottega.games.fresco.modules.m02_requests.tiles import (
    UNDER,
    can_fulfil,
    ceiling_tile_words,
    choices_end,
    has_tile,
    lowest_with,
    seals_of,
    serves,
    serving,
    tile_text,
    tile_words,
    tiles_of,
)
from bottega.games.fresco.places.workshop import idle_hand, other_work
from bottega.games.fresco.state import Fresco
from bottega.games.fresco.words import PAINT_WORDS

STACK_TILES: Final[i64] = 36
LEONARDO_FULFILLS: Final[i64] = 37
GENERAL_INCOME: Final[i64] = 38
PAINT_INCOME: Final[i64] = 39

# A move at the workshop: fulfil a request of a kind.
REQUEST: Final[i64] = NUMBER * MOVES_EACH


# The argument while tiles are stacked: the marker, the kind, tiles still to come, the last choice.
KIND: Final[i64] = 8
LEFT: Final[i64] = 32
LAST: Final[i64] = 128

MOST_SEALED: Final[i64] = 16  # kinds of tiles with seals beside those of the ceiling

REQUESTS: Final = ("request-general", "request-orange", "request-green", "request-purple")
REQUEST_SPOTS: Final = ("m02-request-0", "m02-request-1", "m02-request-2", "m02-request-3")
TILE_SPOT: Final = "m02-tile-"


def request_fulfilled(event: Event, box: object) -> Message:
    return msg("m02-event-fulfilled", request=REQUESTS[event.value(0)], points=event.value(1))


def tile_stacked(event: Event, box: object) -> Message:
    return msg("m02-event-stacked", tile=ceiling_tile_words(event.value(0)))


def paint_received(event: Event, box: object) -> Message:
    return msg("m02-event-paint", paint=PAINT_WORDS[event.value(0)])


FULFILLED: Final = EventKind("request", "kind points", words=request_fulfilled, spots="m02")
STACKED: Final = EventKind("stacked", "seals", words=tile_stacked, spots="m02")
GOT_PAINT: Final = EventKind("paint_income", "paint", words=paint_received, spots="m02")


# --- a request at the workshop


class FulfillRequest(AddedMove):
    """Once in a round an apprentice who has done nothing else may fulfil a request (ruling 3.26): moves are kinds."""

    def __init__(self) -> None:
        super().__init__(WORKSHOP)

    def moves(self) -> vec[i64]:
        return moves_below(KINDS)

    def options(self, s: Fresco, who: i64, arg: i64, moves: vec[i64]) -> vec[i64]:
        if requests_of(s).fulfilled >> who & 1 or not idle_hand(s, who, arg):
            return moves
        kind: i64 = 0
        while kind < KINDS:
            if can_fulfil(s, who, kind):
                moves = append(moves, REQUEST + kind)
            kind += 1
        return moves

    def take(self, s: Fresco, step: i64, who: i64, arg: i64, move: i64) -> None:
        requests_of(s).fulfilled |= bit(who)
        s.push_task(step, who, other_work(s, who, arg))
        s.push_task(STACK_TILES, who, stacking(who, move))

    def write(self, s: Fresco, who: i64, arg: i64, move: i64) -> str:
        return request_text(move)

    def explain(self, s: Fresco, who: i64, arg: i64, move: i64) -> Message:
        return request_words(s, move)

    def target(self, s: Fresco, who: i64, arg: i64, move: i64) -> str:
        return REQUEST_SPOTS[move]


class LeonardoFulfills(ModuleDecision):
    """Does Leonardo fulfil a request? His tiles and the request leave the game. The argument: his marker."""

    def moves(self) -> vec[i64]:
        return moves_below(KINDS + 1)

    def options(self, s: Fresco, who: i64, arg: i64) -> vec[i64]:
        moves = vec[i64]()
        kind: i64 = 0
        while kind < KINDS:
            if can_fulfil(s, arg, kind):
                moves = append(moves, kind + 1)
            kind += 1
        return or_forgo(moves)

    def take(self, s: Fresco, who: i64, arg: i64, move: i64) -> None:
        if move != FORGO:
            s.push_task(STACK_TILES, who, stacking(arg, move - 1))

    def question(self, s: Fresco, who: i64, arg: i64) -> Message:
        return msg("m02-ask-leonardo")

    def write(self, s: Fresco, who: i64, arg: i64, move: i64) -> str:
        return "-" if move == FORGO else request_text(move - 1)

    def explain(self, s: Fresco, who: i64, arg: i64, move: i64) -> Message:
        return msg("m02-do-none") if move == FORGO else request_words(s, move - 1)

    def target(self, s: Fresco, who: i64, arg: i64, move: i64) -> str:
        return DONE if move == FORGO else REQUEST_SPOTS[move - 1]

    def why_not_here(self, s: Fresco, who: i64, arg: i64, target: str) -> Message | None:
        """His tiles count."""
        return why_no_request(s, who, arg, REQUEST_SPOTS.index(target)) if target in REQUEST_SPOTS else None


def request_text(kind: i64) -> str:
    return "Q" + KIND_LETTERS[kind]


def request_words(s: Fresco, kind: i64) -> Message:
    return msg("m02-do-fulfill", request=REQUESTS[kind], points=top_request(s, kind))


def why_no_request(s: Fresco, who: i64, marker: i64, kind: i64) -> Message:
    """Why no request of a kind can be fulfilled now with a marker's tiles."""
    if top_request(s, kind) == 0:
        return msg("m02-why-gone")
    count = serving(s, marker, kind, 0)
    if count < UNDER and kind == GENERAL:
        return msg("m02-why-tiles", count=count)
    if count < UNDER:
        return msg("m02-why-seals", count=count, paint=PAINT_WORDS[paint_of(kind)])
    return msg("m02-why-fulfilled") if requests_of(s).fulfilled >> who & 1 else msg("m02-why-workshop")


def paint_of(kind: i64) -> i64:
    """The paint of a request that is not general."""
    return ORANGE + kind - 1


# --- the tiles under it


def stacking(marker: i64, kind: i64) -> i64:
    """The argument when the first tile is asked for."""
    return marker + KIND * kind + LEFT * UNDER


def next_tile(arg: i64, choice: i64) -> i64:
    """The argument when this choice was not the last one."""
    return arg % LAST - LEFT + LAST * choice


def marker_of(arg: i64) -> i64:
    return arg % KIND


def kind_of(arg: i64) -> i64:
    return arg // KIND % KINDS


def tiles_left(arg: i64) -> i64:
    """Tiles still to come."""
    return arg // LEFT % 4


def last_choice(arg: i64) -> i64:
    return arg // LAST


class StackTiles(RealChoice):
    """Which tile goes under the request? Tiles that are alike are one choice; choices are made in their order."""

    def moves(self) -> vec[i64]:
        return moves_below(SEALS + MOST_SEALED)

    def parts(self, s: Fresco, who: i64, arg: i64) -> vec[i64]:
        """Whose tiles, for which request, how many more, and the choice made last."""
        return vec[i64]([s.figure_of(marker_of(arg)), kind_of(arg), tiles_left(arg), last_choice(arg)])

    def choices(self, s: Fresco, who: i64, arg: i64) -> vec[i64]:
        """Choices from the last one on, with enough tiles for the rest."""
        choices = vec[i64]()
        marker = marker_of(arg)
        kind = kind_of(arg)
        choice = last_choice(arg)
        while choice < choices_end(s, marker):
            enough = serving(s, marker, kind, choice) >= tiles_left(arg)
            if enough and serves(seals_of(s, choice), kind) and has_tile(s, marker, choice):
                choices = append(choices, choice)
            choice += 1
        return choices

    def take(self, s: Fresco, who: i64, arg: i64, move: i64) -> None:
        marker = marker_of(arg)
        if move < SEALS:
            stack_tile(s, marker, move)
        else:
            s.rules.sealed[move - SEALS].spend(s, marker)
        if tiles_left(arg) > 1:
            s.push_task(STACK_TILES, who, next_tile(arg, move))
        else:
            fulfil(s, marker, kind_of(arg))

    def question(self, s: Fresco, who: i64, arg: i64) -> Message:
        return msg("m02-ask-tile", left=tiles_left(arg))

    def write(self, s: Fresco, who: i64, arg: i64, move: i64) -> str:
        return tile_text(s, move)

    def explain(self, s: Fresco, who: i64, arg: i64, move: i64) -> Message:
        return tile_words(s, move)

    def target(self, s: Fresco, who: i64, arg: i64, move: i64) -> str:
        return TILE_SPOT + tile_text(s, move)

    def why_not_here(self, s: Fresco, who: i64, arg: i64, target: str) -> Message | None:
        return msg("m02-why-tile") if target.startswith(TILE_SPOT) else None


def stack_tile(s: Fresco, marker: i64, seals: i64) -> None:
    """A ceiling tile with these seals goes under the request."""
    tile = lowest_with(s, tiles_of(s, marker), seals)
    if s.is_player(marker):
        s.players[marker].tiles &= ~bit(tile)
    else:
        figure_of(s).tiles &= ~bit(tile)
    requests_of(s).stacked |= bit(tile)
    s.emit(STACKED, marker, seals)


def fulfil(s: Fresco, marker: i64, kind: i64) -> None:
    """Score the request on top; a player keeps it, Leonardo's leaves the game."""
    part = requests_of(s)
    points = top_request(s, kind)
    part.gone[kind] += 1
    if s.is_player(marker):
        part.owned[marker * KINDS + kind] += 1
    s.emit(FULFILLED, marker, kind, points)
    part.credit(marker, points)
    s.score(marker, points)


# --- income


class PaintIncome(Step[Fresco]):
    """The paints of a player's requests; for each general one a basic paint is asked for."""

    def run(self, s: Fresco, who: i64, arg: i64) -> None:
        owned = requests_of(s).owned
        i: i64 = 0
        while i < owned[who * KINDS + GENERAL]:
            s.push_task(GENERAL_INCOME, who)
            i += 1
        kind: i64 = 1
        while kind < KINDS:
            i = 0
            while i < owned[who * KINDS + kind]:
                gain_income(s, who, paint_of(kind))
                i += 1
            kind += 1


class GeneralIncome(ModuleDecision):
    """Which basic paint does a general request bring this time?"""

    def moves(self) -> vec[i64]:
        return moves_below(BASIC)

    def options(self, s: Fresco, who: i64, arg: i64) -> vec[i64]:
        return vec[i64]([0, 1, 2])

    def take(self, s: Fresco, who: i64, arg: i64, move: i64) -> None:
        gain_income(s, who, move)

    def question(self, s: Fresco, who: i64, arg: i64) -> Message:
        return msg("m02-ask-paint")

    def write(self, s: Fresco, who: i64, arg: i64, move: i64) -> str:
        return LETTERS[move]

    def explain(self, s: Fresco, who: i64, arg: i64, move: i64) -> Message:
        return msg("m02-do-paint", paint=PAINT_WORDS[move])

    def target(self, s: Fresco, who: i64, arg: i64, move: i64) -> str:
        return "paint-" + LETTERS[move]

    def why_not_here(self, s: Fresco, who: i64, arg: i64, target: str) -> Message | None:
        return msg("m02-why-basic") if target.startswith("paint-") else None


def gain_income(s: Fresco, who: i64, paint: i64) -> None:
    """A paint as income."""
    s.change_paint(who, paint, 1)
    s.emit(GOT_PAINT, who, paint)
