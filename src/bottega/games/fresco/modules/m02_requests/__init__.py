"""Module 2, the bishop's requests: three restored tiles for points, and paints instead of their income.

With module 9 tiles of the wall fresco count too, each with the seal of its front (rulings 3.27, 3.28).
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bottega.core.events import Event, EventKind
from bottega.core.kernel import Step
from bottega.core.messages import Message, msg
from bottega.games.fresco.box import Components
from bottega.games.fresco.const import BASIC, ILL, LETTERS, ORANGE, TILES, WORKSHOP, bit
from bottega.games.fresco.decision import ModuleDecision
from bottega.games.fresco.module import Module, Part
from bottega.games.fresco.modules.m00_leonardo import figure_of
from bottega.games.fresco.modules.m09_wall import KINDS as WALL_KINDS
from bottega.games.fresco.modules.m09_wall import front_of, kind_letters, spend_tile, wall_tiles
from bottega.games.fresco.places.workshop import idle_hand, other_work
from bottega.games.fresco.state import Fresco, zeros
from bottega.games.fresco.words import PAINT_WORDS

KINDS: Final[i64] = 4  # general, orange, green, purple
GENERAL: Final[i64] = 0
EACH: Final[i64] = 3  # requests of each kind
UNDER: Final[i64] = 3  # tiles under a request
WALL: Final[i64] = 9  # the module of the wall fresco

STACK_TILES: Final[i64] = 36
LEONARDO_FULFILLS: Final[i64] = 37
GENERAL_INCOME: Final[i64] = 38
PAINT_INCOME: Final[i64] = 39

# A move at the workshop: fulfil a request of a kind.
REQUEST: Final[i64] = 2048

NOTHING: Final[i64] = 0  # Leonardo fulfils none; kinds count from 1

# Moves while tiles are stacked: a ceiling tile with exactly these seals, one bit for orange, green, purple; from here
# on a wall tile of a kind.
ON_WALL: Final[i64] = 8

# The argument while tiles are stacked: the marker, the kind, tiles still to come, the move that chose the last one.
KIND: Final[i64] = 8
LEFT: Final[i64] = 32
LAST: Final[i64] = 128

REQUESTS: Final = ("request-general", "request-orange", "request-green", "request-purple")
REQUEST_SPOTS: Final = ("m02-request-0", "m02-request-1", "m02-request-2", "m02-request-3")

FULFILLED: Final = EventKind("request", "kind points")
STACKED: Final = EventKind("stacked", "seals")
WALL_STACKED: Final = EventKind("wall_stacked", "paint income")
GOT_PAINT: Final = EventKind("paint_income", "paint")


class Requests(Part):
    """How many requests of each kind are gone, and who owns which."""

    def __init__(self, seats: i64) -> None:
        super().__init__()
        self.points = zeros(seats)
        self.gone: vec[i64] = zeros(KINDS)
        self.owned: vec[i64] = zeros(seats * KINDS)  # by seat and kind
        self.stacked: i64 = 0  # tiles under requests, one bit each
        self.fulfilled: i64 = 0  # seats that fulfilled one this round, one bit each

    def copy(self) -> Part:
        other = Requests(0)
        other.points = self.points[:]
        other.gone = self.gone[:]
        other.owned = self.owned[:]
        other.stacked = self.stacked
        other.fulfilled = self.fulfilled
        return other

    def key(self) -> list[int]:
        return [*self.gone, *self.owned, self.stacked, self.fulfilled, *self.points]

    def view(self, s: Fresco, who: int) -> dict[str, object]:
        return {
            "module": "requests",
            "open": [[int(points) for points in open_requests(s, self, kind)] for kind in range(KINDS)],
            "players": [
                {
                    "requests": "".join(kind_letter(kind) * self.owned[seat * KINDS + kind] for kind in range(KINDS)),
                    "fulfilled": self.fulfilled >> seat & 1 == 1,
                    "tiles": tiles_by_seals(s, seat),
                }
                for seat in range(len(s.players))
            ],
        }

    def fresco_tiles(self) -> list[int]:
        return [tile for tile in range(TILES) if self.stacked >> tile & 1]


class BishopsRequests(Module):
    """The bishop's requests."""

    def __init__(self) -> None:
        super().__init__(2, "requests", "The Bishop's Requests", "requests", classic=True)

    def steps(self) -> list[Step[Fresco]]:
        return [StackTiles(), LeonardoFulfills(), GeneralIncome(), PaintIncome()]

    def new_part(self, s: Fresco) -> Part:
        return Requests(len(s.players))

    def round_began(self, s: Fresco) -> None:
        requests_of(s).fulfilled = 0

    # --- the workshop

    def moves_at(self, s: Fresco, place: i64, who: i64, arg: i64, moves: vec[i64]) -> vec[i64]:
        """Once in a round an apprentice who has done nothing else may fulfil a request (ruling 3.26)."""
        if place != WORKSHOP or requests_of(s).fulfilled >> who & 1 or not idle_hand(s, who, arg):
            return moves
        kind: i64 = 0
        while kind < KINDS:
            if can_fulfil(s, who, kind):
                moves = append(moves, REQUEST + kind)
            kind += 1
        return moves

    def take_move(self, s: Fresco, step: i64, who: i64, arg: i64, move: i64) -> None:
        requests_of(s).fulfilled |= bit(who)
        s.push_task(step, who, other_work(s, who, arg))
        s.push_task(STACK_TILES, who, who + KIND * move + LEFT * UNDER)

    def figure_acts(self, s: Fresco, column: i64, marker: i64) -> None:
        """Leonardo may fulfil a request with his tiles."""
        if column == WORKSHOP:
            s.push_task(LEONARDO_FULFILLS, s.decides[marker], marker)

    # --- income

    def income(self, s: Fresco, who: i64) -> i64:
        """Each request gives a thaler; the tiles under it give none."""
        thalers: i64 = 0
        kind: i64 = 0
        while kind < KINDS:
            thalers += requests_of(s).owned[who * KINDS + kind]
            kind += 1
        return thalers

    def paint_income(self, s: Fresco, who: i64) -> None:
        """Each request gives a paint of its colour, a general one any basic paint."""
        s.push_task(PAINT_INCOME, who)

    # --- what a bot goes by

    def worth(self, s: Fresco, who: i64) -> float:
        """Paints to come."""
        owned = requests_of(s).owned
        worth = 0.0
        kind: i64 = 0
        while kind < KINDS:
            worth += float(owned[who * KINDS + kind]) * (1.0 if kind == GENERAL else 2.5)
            kind += 1
        return 0.0 if s.final else worth

    def prospect(self, s: Fresco, who: i64, place: i64, apprentices: i64) -> float:
        """The best request that the player's tiles fulfil."""
        best = 0.0
        hands = apprentices + s.players[who].at(WORKSHOP, ILL)
        if place == WORKSHOP and hands > 0 and s.column < WORKSHOP:
            kind: i64 = 0
            while kind < KINDS:
                if can_fulfil(s, who, kind):
                    worth = float(top_request(s, kind)) - (0.0 if s.final else 1.5)
                    best = worth if worth > best else best
                kind += 1
        return best

    # --- words

    def write(self, s: Fresco, move: i64) -> str:
        step = s.step()
        if step == STACK_TILES:
            return stack_word(move)
        if step == GENERAL_INCOME:
            return LETTERS[move]
        if step == LEONARDO_FULFILLS:
            return "-" if move == NOTHING else "Q" + kind_letter(move - 1)
        return "Q" + kind_letter(move)

    def read(self, s: Fresco, word: str) -> int | None:
        step = s.step()
        if step == STACK_TILES:
            words = [stack_word(tile) for tile in range(ON_WALL + (WALL_KINDS if s.rules.has(WALL) else 0))]
            return words.index(word) if word in words else None
        if step == GENERAL_INCOME:
            return "RYB".index(word) if word in ("R", "Y", "B") else None
        words = ["Q" + kind_letter(kind) for kind in range(KINDS)]
        if step == LEONARDO_FULFILLS:
            words = ["-", *words]
        return words.index(word) if word in words else None

    def question(self, s: Fresco) -> Message:
        step = s.step()
        if step == STACK_TILES:
            return msg("m02-ask-tile", left=s.argument() // LEFT % 4)
        return msg("m02-ask-paint") if step == GENERAL_INCOME else msg("m02-ask-leonardo")

    def explain(self, s: Fresco, move: i64) -> Message:
        step = s.step()
        if step == STACK_TILES:
            return tile_said(move)
        if step == GENERAL_INCOME:
            return msg("m02-do-paint", paint=PAINT_WORDS[move])
        if step == LEONARDO_FULFILLS:
            if move == NOTHING:
                return msg("m02-do-none")
            move -= 1
        return msg("m02-do-fulfill", request=REQUESTS[move], points=top_request(s, move))

    def describe(self, event: Event, box: Components) -> Message | None:
        values = [value or 0 for value in event.values]
        name = event.kind.name
        if name == "request":
            return msg("m02-event-fulfilled", request=REQUESTS[values[0]], points=values[1])
        if name == "stacked":
            return msg("m02-event-stacked", tile=tile_said(values[0]))
        if name == "wall_stacked":
            return msg("m02-event-stacked", tile=tile_said(ON_WALL + (values[0] - ORANGE) * BASIC + values[1]))
        if name == "paint_income":
            return msg("m02-event-paint", paint=PAINT_WORDS[values[0]])
        return None

    # --- spots

    def target(self, s: Fresco, move: i64) -> str:
        step = s.step()
        if step == STACK_TILES:
            return "m02-tile-" + stack_word(move)
        if step == GENERAL_INCOME:
            return "paint-" + LETTERS[move]
        if step == LEONARDO_FULFILLS:
            return "done" if move == NOTHING else REQUEST_SPOTS[move - 1]
        return REQUEST_SPOTS[move]

    def why_not(self, s: Fresco, who: i64, target: str) -> Message | None:
        if s.step() == GENERAL_INCOME and target.startswith("paint-"):
            return msg("m02-why-basic")
        if target.startswith("m02-tile-"):
            return msg("m02-why-tile") if s.step() == STACK_TILES else msg("m02-why-stack")
        return why_no_request(s, who, REQUEST_SPOTS.index(target)) if target in REQUEST_SPOTS else None


def requests_of(s: Fresco) -> Requests:
    part = s.parts[s.rules.slots[2]]
    assert isinstance(part, Requests)
    return part


def top_request(s: Fresco, kind: i64) -> i64:
    """The points of the request on top, 0 when all of the kind are gone."""
    gone = requests_of(s).gone[kind]
    return s.box.more.requests[kind * EACH + gone] if gone < EACH else 0


def open_requests(s: Fresco, part: Requests, kind: i64) -> list[i64]:
    """The requests of a kind that are left, from the top."""
    return [s.box.more.requests[kind * EACH + i] for i in range(part.gone[kind], EACH)]


def serves(seals: i64, kind: i64) -> bool:
    """Does a tile with these seals serve for the request?"""
    return kind == GENERAL or seals >> (kind - 1) & 1 == 1


def can_fulfil(s: Fresco, marker: i64, kind: i64) -> bool:
    """Is a request left, and has the marker three tiles for it?"""
    return top_request(s, kind) > 0 and serving(s, marker, kind, 0) >= UNDER


def serving(s: Fresco, marker: i64, kind: i64, first: i64) -> i64:
    """How many of the marker's tiles serve for the request, of those that this move or a later one chooses?"""
    found: i64 = 0
    tiles = tiles_of(s, marker)
    tile: i64 = 0
    while tiles >> tile:
        if tiles >> tile & 1 and s.box.tiles[tile].seals >= first and serves(s.box.tiles[tile].seals, kind):
            found += 1
        tile += 1
    move = first if first > ON_WALL else ON_WALL
    end = moves_end(s, marker)
    while move < end:
        if serves(seals_of(move), kind):
            found += wall_tiles(s, marker, move - ON_WALL)
        move += 1
    return found


def tiles_of(s: Fresco, marker: i64) -> i64:
    """The restored ceiling tiles of a player, or Leonardo's."""
    return s.players[marker].tiles if s.is_player(marker) else figure_of(s).tiles


def lowest_with(s: Fresco, tiles: i64, seals: i64) -> i64:
    """A tile with exactly these seals, -1 if there is none."""
    tile: i64 = 0
    while tiles >> tile:
        if tiles >> tile & 1 and s.box.tiles[tile].seals == seals:
            return tile
        tile += 1
    return -1


def moves_end(s: Fresco, marker: i64) -> i64:
    """The moves that may choose a tile lie below; Leonardo has no wall tiles."""
    return ON_WALL + WALL_KINDS if s.rules.has(WALL) and s.is_player(marker) else ON_WALL


def seals_of(move: i64) -> i64:
    """The seals of the tile that a move chooses; a wall tile bears that of its front."""
    return move if move < ON_WALL else bit(front_of(move - ON_WALL) - ORANGE)


def has_tile(s: Fresco, marker: i64, move: i64) -> bool:
    """Is there a tile for a move to choose?"""
    if move < ON_WALL:
        return lowest_with(s, tiles_of(s, marker), move) >= 0
    return wall_tiles(s, marker, move - ON_WALL) > 0


class StackTiles(ModuleDecision):
    """Which tile goes under the request? Tiles that one move chooses are alike; they are asked for in an order."""

    def options(self, s: Fresco, who: i64, arg: i64) -> vec[i64]:
        moves = self.choices(s, arg)
        return moves if len(moves) > 1 else vec[i64]()

    def choices(self, s: Fresco, arg: i64) -> vec[i64]:
        """Moves from the last one on, with enough tiles for the rest."""
        moves = vec[i64]()
        marker = arg % KIND
        kind = arg // KIND % KINDS
        move = arg // LAST
        while move < moves_end(s, marker):
            enough = serving(s, marker, kind, move) >= arg // LEFT % 4
            if enough and serves(seals_of(move), kind) and has_tile(s, marker, move):
                moves = append(moves, move)
            move += 1
        return moves

    def run(self, s: Fresco, who: i64, arg: i64) -> None:
        self.take(s, who, arg, self.choices(s, arg)[0])

    def take(self, s: Fresco, who: i64, arg: i64, move: i64) -> None:
        marker = arg % KIND
        if move < ON_WALL:
            stack_tile(s, marker, move)
        else:
            spend_tile(s, marker, move - ON_WALL)
            s.emit(WALL_STACKED, marker, front_of(move - ON_WALL), (move - ON_WALL) % BASIC)
        if arg // LEFT % 4 > 1:
            s.push_task(STACK_TILES, who, arg % LAST - LEFT + LAST * move)
        else:
            fulfil(s, marker, arg // KIND % KINDS)


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


class LeonardoFulfills(ModuleDecision):
    """Does Leonardo fulfil a request? His tiles and the request leave the game."""

    def options(self, s: Fresco, who: i64, arg: i64) -> vec[i64]:
        moves = vec[i64]()
        kind: i64 = 0
        while kind < KINDS:
            if can_fulfil(s, arg, kind):
                moves = append(moves, kind + 1)
            kind += 1
        return append(moves, NOTHING) if len(moves) > 0 else moves

    def take(self, s: Fresco, who: i64, arg: i64, move: i64) -> None:
        if move != NOTHING:
            s.push_task(STACK_TILES, who, arg + KIND * (move - 1) + LEFT * UNDER)


class PaintIncome(ModuleDecision):
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
                gain_income(s, who, ORANGE + kind - 1)
                i += 1
            kind += 1


class GeneralIncome(ModuleDecision):
    """Which basic paint does a general request bring this time?"""

    def options(self, s: Fresco, who: i64, arg: i64) -> vec[i64]:
        return vec[i64]([0, 1, 2])

    def take(self, s: Fresco, who: i64, arg: i64, move: i64) -> None:
        gain_income(s, who, move)


def gain_income(s: Fresco, who: i64, paint: i64) -> None:
    """A paint as income."""
    s.change_paint(who, paint, 1)
    s.emit(GOT_PAINT, who, paint)


# --- words


def kind_letter(kind: i64) -> str:
    return "*OGP"[kind]


def why_no_request(s: Fresco, who: i64, kind: i64) -> Message:
    """Why no request of a kind can be fulfilled now."""
    if top_request(s, kind) == 0:
        return msg("m02-why-gone")
    count = serving(s, s.argument() if s.step() == LEONARDO_FULFILLS else who, kind, 0)
    if count < UNDER and kind == GENERAL:
        return msg("m02-why-tiles", count=count)
    if count < UNDER:
        return msg("m02-why-seals", count=count, paint=PAINT_WORDS[ORANGE + kind - 1])
    return msg("m02-why-fulfilled") if requests_of(s).fulfilled >> who & 1 else msg("m02-why-workshop")


def stack_word(move: i64) -> str:
    """A ceiling tile by its seals, a wall tile by both its sides: `WOR`."""
    return seal_letters(move) if move < ON_WALL else "W" + kind_letters(move - ON_WALL)


def seal_letters(seals: i64) -> str:
    """`OG`, or `0` for a tile without seals."""
    return "".join(letter for i, letter in enumerate("OGP") if seals >> i & 1) or "0"


def tiles_by_seals(s: Fresco, seat: i64) -> dict[str, int]:
    """How many ceiling tiles before a player bear exactly which seals."""
    found: dict[str, int] = {}
    for seals in range(ON_WALL):
        owned = [tile for tile in range(TILES) if s.players[seat].tiles >> tile & 1]
        count = len([tile for tile in owned if s.box.tiles[tile].seals == seals])
        if count > 0:
            found[seal_letters(seals)] = count
    return found


def tile_said(move: i64) -> Message:
    """The tile that a move chooses: its seals, and the income of a wall tile."""
    seals = seal_letters(seals_of(move))
    if move < ON_WALL:
        return msg("m02-tile", seals=seals)
    return msg("m02-wall-tile", seals=seals, income=PAINT_WORDS[(move - ON_WALL) % BASIC])


MODULE: Final = BishopsRequests()
