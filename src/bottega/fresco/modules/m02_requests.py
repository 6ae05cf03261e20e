"""Module 2, the bishop's requests: three restored tiles for points, and paints instead of their income."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bottega.core.events import Event, EventKind
from bottega.core.kernel import Step
from bottega.fresco.components import Components
from bottega.fresco.const import BLENDS_EACH, LETTERS, ORANGE, PAINT_NAMES, TILES, WORKSHOP, bit
from bottega.fresco.module import Module, Part
from bottega.fresco.modules.m00_leonardo import figure_of
from bottega.fresco.state import Fresco, zeros
from bottega.fresco.workshop import FLAG, PAINT

KINDS: Final[i64] = 4  # general, orange, green, purple
GENERAL: Final[i64] = 0
EACH: Final[i64] = 3  # requests of each kind
UNDER: Final[i64] = 3  # tiles under a request
SEALS: Final[i64] = 8  # sets of seals: one bit for orange, green, purple

STACK_TILES: Final[i64] = 36
LEONARDO_FULFILLS: Final[i64] = 37
GENERAL_INCOME: Final[i64] = 38
PAINT_INCOME: Final[i64] = 39

# A move at the workshop: fulfil a request of a kind.
REQUEST: Final[i64] = 2048
DONE: Final[i64] = FLAG << 2  # in the argument at the workshop: no request any more

NOTHING: Final[i64] = 0  # Leonardo fulfils none; kinds count from 1

# The argument while tiles are stacked: the marker, the kind, tiles still to come, the seals of the last one.
KIND: Final[i64] = 8
LEFT: Final[i64] = 32
LAST: Final[i64] = 128

FULFILLED: Final = EventKind("request", "kind points")
STACKED: Final = EventKind("stacked", "seals")
GOT_PAINT: Final = EventKind("paint_income", "paint")


class Requests(Part):
    """How many requests of each kind are gone, and who owns which."""

    def __init__(self, seats: i64) -> None:
        super().__init__()
        self.points = zeros(seats)
        self.gone: vec[i64] = zeros(KINDS)
        self.owned: vec[i64] = zeros(seats * KINDS)  # by seat and kind
        self.stacked: i64 = 0  # tiles under requests, one bit each

    def copy(self) -> Part:
        other = Requests(0)
        other.points = self.points[:]
        other.gone = self.gone[:]
        other.owned = self.owned[:]
        other.stacked = self.stacked
        return other

    def key(self) -> list[int]:
        return [*self.gone, *self.owned, self.stacked, *self.points]

    def view(self, s: Fresco, who: int) -> dict[str, object]:
        return {
            "module": "requests",
            "open": [[int(points) for points in open_requests(s, self, kind)] for kind in range(KINDS)],
            "players": [
                {"requests": "".join(kind_letter(kind) * self.owned[seat * KINDS + kind] for kind in range(KINDS))}
                for seat in range(len(s.players))
            ],
        }

    def fresco_tiles(self) -> list[int]:
        return [tile for tile in range(TILES) if self.stacked >> tile & 1]


class BishopsRequests(Module):
    """The bishop's requests."""

    def __init__(self) -> None:
        super().__init__(2, "requests", "The Bishop's Requests", "requests")

    def steps(self) -> list[Step[Fresco]]:
        return [StackTiles(), LeonardoFulfills(), GeneralIncome(), PaintIncome()]

    def new_part(self, s: Fresco) -> Part:
        return Requests(len(s.players))

    # --- the workshop

    def workshop_moves(self, s: Fresco, who: i64, arg: i64, moves: vec[i64]) -> vec[i64]:
        """One apprentice who has not blended may fulfil a request instead (ruling 3.26)."""
        if arg & DONE or arg % PAINT < BLENDS_EACH:
            return moves
        kind: i64 = 0
        while kind < KINDS:
            if can_fulfil(s, s.players[who].tiles, kind):
                moves = append(moves, REQUEST + kind)
            kind += 1
        return moves

    def take_move(self, s: Fresco, step: i64, who: i64, arg: i64, move: i64) -> None:
        s.todo(step, who, (arg - BLENDS_EACH) | DONE)
        s.todo(STACK_TILES, who, who + KIND * move + LEFT * UNDER)

    def figure_acts(self, s: Fresco, column: i64, marker: i64) -> None:
        """Leonardo may fulfil a request with his tiles."""
        if column == WORKSHOP:
            s.todo(LEONARDO_FULFILLS, s.decides[marker], marker)

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
        s.todo(PAINT_INCOME, who)

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
        if place == WORKSHOP and s.column < WORKSHOP:
            kind: i64 = 0
            while kind < KINDS:
                if can_fulfil(s, s.players[who].tiles, kind):
                    worth = float(top_request(s, kind)) - (0.0 if s.final else 1.5)
                    best = worth if worth > best else best
                kind += 1
        return best

    # --- words

    def write(self, s: Fresco, move: i64) -> str:
        step = s.step()
        if step == STACK_TILES:
            return seal_letters(move)
        if step == GENERAL_INCOME:
            return LETTERS[move]
        if step == LEONARDO_FULFILLS:
            return "-" if move == NOTHING else "Q" + kind_letter(move - 1)
        return "Q" + kind_letter(move)

    def read(self, s: Fresco, word: str) -> int | None:
        step = s.step()
        if step == STACK_TILES:
            words = [seal_letters(seals) for seals in range(SEALS)]
            return words.index(word) if word in words else None
        if step == GENERAL_INCOME:
            return "RYB".index(word) if word in ("R", "Y", "B") else None
        words = ["Q" + kind_letter(kind) for kind in range(KINDS)]
        if step == LEONARDO_FULFILLS:
            words = ["-", *words]
        return words.index(word) if word in words else None

    def question(self, s: Fresco) -> str:
        step = s.step()
        if step == STACK_TILES:
            return f"Which tile goes under the request? ({s.argument() // LEFT % 4} to come)"
        if step == GENERAL_INCOME:
            return "Which paint does the general request bring?"
        return "Does Leonardo fulfill a request?"

    def explain(self, s: Fresco, move: i64) -> str:
        step = s.step()
        if step == STACK_TILES:
            return f"a tile {seal_text(move)}"
        if step == GENERAL_INCOME:
            return PAINT_NAMES[move]
        if step == LEONARDO_FULFILLS:
            if move == NOTHING:
                return "he fulfills none"
            move -= 1
        return f"fulfill {kind_text(move)} request for {top_request(s, move)} points with 3 tiles"

    def describe(self, event: Event, box: Components) -> str:
        values = [value or 0 for value in event.values]
        name = event.kind.name
        if name == "request":
            return f"fulfills {kind_text(values[0])} request for {values[1]} points"
        if name == "stacked":
            return f"hands over a tile {seal_text(values[0])}"
        if name == "paint_income":
            return f"gets {PAINT_NAMES[values[0]]} for a request"
        return ""


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


def can_fulfil(s: Fresco, tiles: i64, kind: i64) -> bool:
    """Is a request left, and are there three tiles for it?"""
    return top_request(s, kind) > 0 and serving(s, tiles, kind, 0) >= UNDER


def serving(s: Fresco, tiles: i64, kind: i64, seals: i64) -> i64:
    """How many of the tiles serve for the request, of those with these seals or later ones?"""
    found: i64 = 0
    tile: i64 = 0
    while tiles >> tile:
        if tiles >> tile & 1 and s.box.tiles[tile].seals >= seals and serves(s.box.tiles[tile].seals, kind):
            found += 1
        tile += 1
    return found


def tiles_of(s: Fresco, marker: i64) -> i64:
    """The restored tiles of a player, or Leonardo's."""
    return s.players[marker].tiles if s.is_player(marker) else figure_of(s).tiles


def lowest_with(s: Fresco, tiles: i64, seals: i64) -> i64:
    """A tile with exactly these seals, -1 if there is none."""
    tile: i64 = 0
    while tiles >> tile:
        if tiles >> tile & 1 and s.box.tiles[tile].seals == seals:
            return tile
        tile += 1
    return -1


class StackTiles(Step[Fresco]):
    """Which tile goes under the request? Tiles with the same seals are alike; they are asked for in an order."""

    def options(self, s: Fresco, who: i64, arg: i64) -> vec[i64]:
        moves = self.choices(s, arg)
        return moves if len(moves) > 1 else vec[i64]()

    def choices(self, s: Fresco, arg: i64) -> vec[i64]:
        """Sets of seals from the last one on, with enough tiles for the rest."""
        moves = vec[i64]()
        tiles = tiles_of(s, arg % KIND)
        kind = arg // KIND % KINDS
        seals = arg // LAST
        while seals < SEALS:
            enough = serving(s, tiles, kind, seals) >= arg // LEFT % 4
            if enough and serves(seals, kind) and lowest_with(s, tiles, seals) >= 0:
                moves = append(moves, seals)
            seals += 1
        return moves

    def run(self, s: Fresco, who: i64, arg: i64) -> None:
        self.take(s, who, arg, self.choices(s, arg)[0])

    def take(self, s: Fresco, who: i64, arg: i64, move: i64) -> None:
        marker = arg % KIND
        tile = lowest_with(s, tiles_of(s, marker), move)
        if s.is_player(marker):
            s.players[marker].tiles &= ~bit(tile)
        else:
            figure_of(s).tiles &= ~bit(tile)
        requests_of(s).stacked |= bit(tile)
        s.tell(STACKED, marker, move)
        if arg // LEFT % 4 > 1:
            s.todo(STACK_TILES, who, arg % LAST - LEFT + LAST * move)
        else:
            fulfil(s, marker, arg // KIND % KINDS)


def fulfil(s: Fresco, marker: i64, kind: i64) -> None:
    """Score the request on top; a player keeps it, Leonardo's leaves the game."""
    part = requests_of(s)
    points = top_request(s, kind)
    part.gone[kind] += 1
    if s.is_player(marker):
        part.owned[marker * KINDS + kind] += 1
    s.tell(FULFILLED, marker, kind, points)
    part.credit(marker, points)
    s.score(marker, points)


class LeonardoFulfills(Step[Fresco]):
    """Does Leonardo fulfil a request? His tiles and the request leave the game."""

    def options(self, s: Fresco, who: i64, arg: i64) -> vec[i64]:
        moves = vec[i64]()
        kind: i64 = 0
        while kind < KINDS:
            if can_fulfil(s, figure_of(s).tiles, kind):
                moves = append(moves, kind + 1)
            kind += 1
        return append(moves, NOTHING) if len(moves) > 0 else moves

    def take(self, s: Fresco, who: i64, arg: i64, move: i64) -> None:
        if move != NOTHING:
            s.todo(STACK_TILES, who, arg + KIND * (move - 1) + LEFT * UNDER)


class PaintIncome(Step[Fresco]):
    """The paints of a player's requests; for each general one a basic paint is asked for."""

    def run(self, s: Fresco, who: i64, arg: i64) -> None:
        owned = requests_of(s).owned
        i: i64 = 0
        while i < owned[who * KINDS + GENERAL]:
            s.todo(GENERAL_INCOME, who)
            i += 1
        kind: i64 = 1
        while kind < KINDS:
            i = 0
            while i < owned[who * KINDS + kind]:
                gain_income(s, who, ORANGE + kind - 1)
                i += 1
            kind += 1


class GeneralIncome(Step[Fresco]):
    """Which basic paint does a general request bring this time?"""

    def options(self, s: Fresco, who: i64, arg: i64) -> vec[i64]:
        return vec[i64]([0, 1, 2])

    def take(self, s: Fresco, who: i64, arg: i64, move: i64) -> None:
        gain_income(s, who, move)


def gain_income(s: Fresco, who: i64, paint: i64) -> None:
    """A paint as income."""
    s.change_paint(who, paint, 1)
    s.tell(GOT_PAINT, who, paint)


# --- words


def kind_letter(kind: i64) -> str:
    return "*OGP"[kind]


def kind_text(kind: i64) -> str:
    return ("the general", "the orange", "the green", "the purple")[kind]


def seal_letters(seals: i64) -> str:
    """`OG`, or `0` for a tile without seals."""
    return "".join(letter for i, letter in enumerate("OGP") if seals >> i & 1) or "0"


def seal_text(seals: i64) -> str:
    names = [PAINT_NAMES[ORANGE + i] for i in range(3) if seals >> i & 1]
    if not names:
        return "without a seal"
    if len(names) == 1:
        return f"with {'an' if names[0] == 'orange' else 'a'} {names[0]} seal"
    return f"with {', '.join(names[:-1])} and {names[-1]} seals"
