"""Module 9, the wall fresco: segments restored from its lower left on, whose tiles bring paints every round.

A tile is known by its kind: the blended paint on its front, which is also its seal, and the basic paint on its back.
"""

import re
from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from bottega.core.events import Event, EventKind
from bottega.core.kernel import Step
from bottega.core.messages import Message, msg
from bottega.games.fresco.advice import rounds_left
from bottega.games.fresco.box import Components
from bottega.games.fresco.const import BASIC, BLENDED, ILL, LETTERS, ORANGE, RESTORED, WORKSHOP, bit
from bottega.games.fresco.decision import ModuleDecision
from bottega.games.fresco.module import ActionTile, Module, Part
from bottega.games.fresco.places.workshop import idle_hand, other_work
from bottega.games.fresco.state import Fresco, ones, zeros
from bottega.games.fresco.words import PAINT_WORDS

FRONTS: Final[i64] = 3  # orange, green, purple
KINDS: Final[i64] = 9  # of tiles: a front and an income, kind = front * BASIC + income
REQUESTS: Final[i64] = 2  # the module that asks for seals
COLUMN_LETTERS: Final = "ABCDEFGHI"

RESTORE_WALL: Final[i64] = 64
TURN_TILE: Final[i64] = 65

# Moves at the wall: forgo the restoration, restore a segment.
FORGO: Final[i64] = 0
SEGMENT: Final[i64] = 1

# A move at the workshop: the exchange tile's colour, and the fronts of the two tiles that are given for it.
EXCHANGE: Final[i64] = 9216
PAIRS: Final[i64] = 9

BASIC_PAINT: Final = 1.4  # points that a paint is worth
BLENDED_PAINT: Final = 3.8
INCOME_SHARE: Final = 0.25  # of what a paint is worth, for one that will come in a later round
SPARE: Final = 0.5  # points for a tile whose colour the player has already

WALL: Final = EventKind("wall", "segment paint points")
TURNED: Final = EventKind("wall_tile", "paint income")
EXCHANGED: Final = EventKind("wall_exchange", "one other paint")
INCOME: Final = EventKind("wall_income", "paint")


class Wall(Part):
    """The tiles on the wall, before the players and gone, and the players' exchange tiles."""

    def __init__(self, seats: i64) -> None:
        super().__init__()
        self.points = zeros(seats)
        self.covered: vec[i64] = vec[i64]()  # the kind of the tile on each segment, or RESTORED
        self.tiles: vec[i64] = zeros(seats * KINDS)  # by seat and kind
        self.spent: vec[i64] = zeros(KINDS)  # exchanged, or under a request
        self.exchanges: vec[i64] = zeros(seats)  # exchange tiles: one bit for orange, green, purple

    def copy(self) -> Part:
        other = Wall(0)
        other.points = self.points[:]
        other.covered = self.covered[:]
        other.tiles = self.tiles[:]
        other.spent = self.spent[:]
        other.exchanges = self.exchanges[:]
        return other

    def key(self) -> list[int]:
        return [*self.covered, *self.tiles, *self.spent, *self.exchanges, *self.points]

    def view(self, s: Fresco, who: int) -> dict[str, object]:
        """Of a tile on the wall everybody sees the front alone."""
        return {
            "module": "wall",
            "columns": int(s.box.more.wall_columns),
            "rows": int(s.box.more.wall_rows),
            "points": int(s.box.more.wall_points),
            "tiles": ["" if kind == RESTORED else LETTERS[front_of(kind)] for kind in self.covered],
            "exchange": {LETTERS[ORANGE + colour]: self.exchange_left(s, colour) for colour in range(FRONTS)},
            "players": [
                {"tiles": self.tiles_before(seat), "exchanges": exchange_letters(self.exchanges[seat])}
                for seat in range(len(s.players))
            ],
        }

    def exchange_left(self, s: Fresco, colour: i64) -> int:
        """Exchange tiles of a colour that nobody has."""
        return int(s.box.more.exchange_each) - sum([owned >> colour & 1 for owned in self.exchanges])

    def tiles_before(self, seat: i64) -> list[str]:
        """A player's tiles as letters."""
        return sorted([kind_letters(kind) for kind in range(KINDS) for _ in range(self.tiles[seat * KINDS + kind])])

    def deal(self, s: Fresco, who: int, wanted: i64) -> None:
        """Nobody knows what is on the backs: tiles with the same front may lie otherwise."""
        front: i64 = 0
        while front < FRONTS:
            pool = vec[i64]()
            for kind in self.covered:
                if kind != RESTORED and kind // BASIC == front:
                    pool = append(pool, kind)
            s.reshuffle(pool)
            segment: i64 = 0
            while segment < i64(len(self.covered)):
                if self.covered[segment] != RESTORED and self.covered[segment] // BASIC == front:
                    pool, self.covered[segment] = pop(pool)
                segment += 1
            front += 1

    def pieces(self, s: Fresco) -> list[int]:
        """All tiles by kind; an exchange tile lies at the workshop unless somebody has it."""
        found: list[int] = []
        for kind in range(KINDS):
            owned = sum(self.tiles[seat * KINDS + kind] for seat in range(len(self.exchanges)))
            found.append(list(self.covered).count(kind) + owned + self.spent[kind])
        return found


class WallFresco(Module):
    """The wall fresco. Exactly one healthy apprentice stands on its action tile; Leonardo does not restore it."""

    def __init__(self) -> None:
        super().__init__(9, "wall", "The Wall Fresco", "wall", ActionTile(0, 1, 1))

    def steps(self) -> list[Step[Fresco]]:
        return [RestoreWall(), TurnTile()]

    def new_part(self, s: Fresco) -> Part:
        return Wall(len(s.players))

    def set_up(self, s: Fresco) -> None:
        """The tiles lie at random, face up, on all segments but those that are restored from the start."""
        wall = wall_of(s)
        kinds = vec[i64]()
        for tile in s.box.more.wall_tiles:
            kinds = append(kinds, (tile.paint - ORANGE) * BASIC + tile.income)
        s.shuffle(kinds)
        segment: i64 = 0
        while segment < s.box.more.wall_columns * s.box.more.wall_rows:
            if s.box.more.wall_restored >> segment & 1:
                wall.covered = append(wall.covered, RESTORED)
            else:
                kinds, kind = pop(kinds)
                wall.covered = append(wall.covered, kind)
            segment += 1

    def at_tile(self, s: Fresco, who: i64, apprentices: i64) -> None:
        """The apprentice restores one segment (ruling 3.66)."""
        s.push_task(RESTORE_WALL, who)

    def paint_income(self, s: Fresco, who: i64) -> None:
        """A paint of each basic colour on the player's tiles, however many show it, and one for each exchange tile."""
        income: i64 = 0
        while income < BASIC:
            if shows(s, who, income) > 0:
                gain_income(s, who, income)
            income += 1
        paint: i64 = ORANGE
        while paint < BLENDED:
            if has_exchange(s, who, paint):
                gain_income(s, who, paint)
            paint += 1

    def tile_is_useless(self, s: Fresco) -> bool:
        """When the whole wall is restored."""
        for kind in wall_of(s).covered:
            if kind != RESTORED:
                return False
        return True

    # --- the workshop

    def moves_at(self, s: Fresco, place: i64, who: i64, arg: i64, moves: vec[i64]) -> vec[i64]:
        """An apprentice may exchange two tiles instead of blending, for one exchange tile a colour (ruling 3.67)."""
        if place != WORKSHOP or not idle_hand(s, who, arg):
            return moves
        paint: i64 = ORANGE
        while paint < BLENDED:
            if not has_exchange(s, who, paint):
                moves = exchange_moves(s, who, paint, moves)
            paint += 1
        return moves

    def take_move(self, s: Fresco, step: i64, who: i64, arg: i64, move: i64) -> None:
        paint, one, other = exchanged_kinds(s, move)
        s.push_task(step, who, other_work(s, who, arg))
        spend_tile(s, who, one)
        spend_tile(s, who, other)
        wall_of(s).exchanges[who] |= bit(paint - ORANGE)
        s.emit(EXCHANGED, who, one % BASIC, other % BASIC, paint)

    # --- what a bot goes by

    def worth(self, s: Fresco, who: i64) -> float:
        """Paints to come."""
        if s.final:
            return 0.0
        wall = wall_of(s)
        paints = float(ones(wall.exchanges[who])) * BLENDED_PAINT
        spare: i64 = 0
        income: i64 = 0
        while income < BASIC:
            count = shows(s, who, income)
            if count > 0:
                paints += BASIC_PAINT
                spare += count - 1
            income += 1
        return paints * rounds_left(s) * INCOME_SHARE + float(spare) * SPARE

    def prospect(self, s: Fresco, who: i64, place: i64, apprentices: i64) -> float:
        """At the wall: its points and about a paint a round; at the workshop: the best exchange."""
        if place == self.number:
            return wall_prospect(s, who)
        hands = apprentices + s.players[who].at(WORKSHOP, ILL)
        if place == WORKSHOP and hands > 0 and s.column < WORKSHOP and not s.final:
            return exchange_prospect(s, who)
        return 0.0

    # --- words

    def write(self, s: Fresco, move: i64) -> str:
        if s.step() == RESTORE_WALL:
            return "-" if move == FORGO else wall_name(s.box, move - SEGMENT)
        paint, one, other = exchanged_kinds(s, move)
        seals = f".{LETTERS[front_of(one)]}{LETTERS[front_of(other)]}" if s.rules.has(REQUESTS) else ""
        return f"X{LETTERS[paint]}{seals}"

    def read(self, s: Fresco, word: str) -> int | None:
        if s.step() != RESTORE_WALL:
            return read_exchange(s, word)
        names = [wall_name(s.box, segment) for segment in range(len(wall_of(s).covered))]
        if word == "-":
            return int(FORGO)
        return int(SEGMENT) + names.index(word) if word in names else None

    def question(self, s: Fresco) -> Message:
        return msg("m09-ask-segment")

    def explain(self, s: Fresco, move: i64) -> Message:
        if s.step() != RESTORE_WALL:
            paint, one, other = exchanged_kinds(s, move)
            return msg("m09-do-exchange", one=tile_said(s, one), other=tile_said(s, other), paint=PAINT_WORDS[paint])
        if move == FORGO:
            return msg("m09-do-forgo")
        segment = move - SEGMENT
        paint = front_of(wall_of(s).covered[segment])
        name = wall_name(s.box, segment)
        return msg("m09-do-restore", segment=name, paint=PAINT_WORDS[paint], points=s.box.more.wall_points)

    def describe(self, event: Event, box: Components) -> Message | None:
        name = event.kind.name
        values = [value or 0 for value in event.values]
        if name == "wall":
            segment, paint, points = values
            return msg("m09-event-wall", segment=wall_name(box, segment), paint=PAINT_WORDS[paint], points=points)
        if name == "wall_tile":
            return msg("m09-event-turned", paint=PAINT_WORDS[values[1]])
        if name == "wall_exchange":
            one, other, paint = values
            return msg("m09-event-exchange", one=PAINT_WORDS[one], other=PAINT_WORDS[other], paint=PAINT_WORDS[paint])
        if name == "wall_income":
            paint = values[0]
            if paint < BASIC:
                return msg("m09-event-income", paint=PAINT_WORDS[paint])
            return msg("m09-event-exchange-income", paint=PAINT_WORDS[paint])
        return None

    # --- spots

    def target(self, s: Fresco, move: i64) -> str:
        if s.step() != RESTORE_WALL:
            return f"m09-exchange-{LETTERS[ORANGE + move // PAIRS]}"
        return "done" if move == FORGO else f"m09-wall-{move - SEGMENT}"

    def why_not(self, s: Fresco, who: i64, target: str) -> Message | None:
        walls = [f"m09-wall-{segment}" for segment in range(len(wall_of(s).covered))]
        exchanges = [f"m09-exchange-{letter}" for letter in LETTERS[ORANGE:BLENDED]]
        if target in walls:
            return why_not_restored(s, who, walls.index(target))
        if target in exchanges:
            return why_not_exchanged(s, who, ORANGE + exchanges.index(target))
        if target == "tile-9":
            return msg("m09-why-useless") if self.tile_is_useless(s) else None
        return msg("m09-why-when") if target.startswith("m09") else None


def wall_of(s: Fresco) -> Wall:
    part = s.parts[s.rules.slots[9]]
    assert isinstance(part, Wall)
    return part


# --- the wall


class RestoreWall(ModuleDecision):
    """Which segment of the wall? Next to a restored one, whoever restored it, and for one paint (ruling 3.68)."""

    def options(self, s: Fresco, who: i64, arg: i64) -> vec[i64]:
        moves = payable(s, who)
        return append(moves, FORGO) if len(moves) > 0 else moves

    def take(self, s: Fresco, who: i64, arg: i64, move: i64) -> None:
        if move == FORGO:
            return
        segment = move - SEGMENT
        wall = wall_of(s)
        paint = front_of(wall.covered[segment])
        points = s.box.more.wall_points
        s.change_paint(who, paint, -1)
        s.emit(WALL, who, segment, paint, points)
        s.push_task(TURN_TILE, who, segment)
        wall.credit(who, points)
        s.score(who, points)


class TurnTile(ModuleDecision):
    """When the points are scored, the tile is turned over and lies before the player."""

    def run(self, s: Fresco, who: i64, arg: i64) -> None:
        wall = wall_of(s)
        kind = wall.covered[arg]
        wall.covered[arg] = RESTORED
        wall.tiles[who * KINDS + kind] += 1
        s.reveals += 1
        s.emit(TURNED, who, front_of(kind), kind % BASIC)


def payable(s: Fresco, who: i64) -> vec[i64]:
    """Moves that restore the segments within reach whose paint the player has."""
    moves = vec[i64]()
    segment: i64 = 0
    for kind in wall_of(s).covered:
        if kind != RESTORED and s.players[who].paints[front_of(kind)] > 0 and within_reach(s, segment):
            moves = append(moves, SEGMENT + segment)
        segment += 1
    return moves


def within_reach(s: Fresco, segment: i64) -> bool:
    """Does the segment share an edge with a restored one?"""
    covered = wall_of(s).covered
    columns = s.box.more.wall_columns
    column = segment % columns
    if column > 0 and covered[segment - 1] == RESTORED:
        return True
    if column + 1 < columns and covered[segment + 1] == RESTORED:
        return True
    if segment >= columns and covered[segment - columns] == RESTORED:
        return True
    return segment + columns < i64(len(covered)) and covered[segment + columns] == RESTORED


# --- tiles before a player


def front_of(kind: i64) -> i64:
    """The blended paint on a tile's front, and its seal."""
    return ORANGE + kind // BASIC


def wall_tiles(s: Fresco, who: i64, kind: i64) -> i64:
    """How many tiles of a kind lie before a player."""
    return wall_of(s).tiles[who * KINDS + kind]


def shows(s: Fresco, who: i64, income: i64) -> i64:
    """How many of the player's tiles show a basic paint."""
    found: i64 = 0
    kind = income
    while kind < KINDS:
        found += wall_tiles(s, who, kind)
        kind += BASIC
    return found


def has_exchange(s: Fresco, who: i64, paint: i64) -> bool:
    """Has the player the exchange tile of a blended paint?"""
    return wall_of(s).exchanges[who] >> (paint - ORANGE) & 1 == 1


def spend_tile(s: Fresco, who: i64, kind: i64) -> None:
    """A tile is gone for good: exchanged, or under a request (ruling 3.28)."""
    wall = wall_of(s)
    wall.tiles[who * KINDS + kind] -= 1
    wall.spent[kind] += 1


def gain_income(s: Fresco, who: i64, paint: i64) -> None:
    """A paint as income."""
    s.change_paint(who, paint, 1)
    s.emit(INCOME, who, paint)


# --- exchanging tiles


def exchange_moves(s: Fresco, who: i64, paint: i64, moves: vec[i64]) -> vec[i64]:
    """Add the pairs of tiles that blend to a paint; where no request asks for seals, the fronts are all one."""
    one, other = incomes(s, paint)
    pair: i64 = 0
    while pair < PAIRS:
        first = pair // FRONTS * BASIC + one
        second = pair % FRONTS * BASIC + other
        if wall_tiles(s, who, first) > 0 and wall_tiles(s, who, second) > 0:
            moves = append(moves, EXCHANGE + (paint - ORANGE) * PAIRS + pair)
            if not s.rules.has(REQUESTS):
                return moves
        pair += 1
    return moves


def incomes(s: Fresco, paint: i64) -> tuple[i64, i64]:
    """The two basic paints that blend to another, in their order."""
    one, other = s.box.blends[paint - ORANGE]
    return (one, other) if one < other else (other, one)


def exchanged_kinds(s: Fresco, move: i64) -> tuple[i64, i64, i64]:
    """The exchange tile's paint, and the kinds of the two tiles given for it."""
    paint = ORANGE + move // PAIRS
    one, other = incomes(s, paint)
    return paint, move % PAIRS // FRONTS * BASIC + one, move % FRONTS * BASIC + other


def read_exchange(s: Fresco, word: str) -> int | None:
    """`XG`, or `XG.OP` with the fronts where requests ask for seals."""
    with_seals = s.rules.has(REQUESTS)
    found = re.fullmatch(r"X([OGP])\.([OGP])([OGP])" if with_seals else "X([OGP])", word)
    if found is None:
        return None
    paint = LETTERS.index(found[1])
    if with_seals:
        pair = "OGP".index(found[2]) * int(FRONTS) + "OGP".index(found[3])
        return (paint - int(ORANGE)) * int(PAIRS) + pair
    for move in exchange_moves(s, s.to_move(), paint, vec[i64]()):
        return int(move - EXCHANGE)
    return (paint - int(ORANGE)) * int(PAIRS)  # not a legal one


# --- what a bot goes by


def wall_prospect(s: Fresco, who: i64) -> float:
    """The points of a segment that can be paid now, its likely income, less its paint."""
    if len(payable(s, who)) == 0:
        return 0.0
    points = float(s.box.more.wall_points)
    if s.final:
        return points
    shown = 0.0
    income: i64 = 0
    while income < BASIC:
        if shows(s, who, income) > 0:
            shown += 1.0 / float(BASIC)
        income += 1
    later = BASIC_PAINT * rounds_left(s) * INCOME_SHARE
    return (points - BLENDED_PAINT + (1.0 - shown) * later + shown * SPARE) * 0.9


def exchange_prospect(s: Fresco, who: i64) -> float:
    """A blended paint every round, less the basic ones that the tiles no longer bring."""
    best = 0.0
    paint: i64 = ORANGE
    while paint < BLENDED:
        one, other = incomes(s, paint)
        first = shows(s, who, one)
        second = shows(s, who, other)
        if first > 0 and second > 0 and not has_exchange(s, who, paint):
            gain = BLENDED_PAINT - (BASIC_PAINT if first == 1 else 0.0) - (BASIC_PAINT if second == 1 else 0.0)
            best = gain if gain > best else best
        paint += 1
    return best * rounds_left(s) * INCOME_SHARE


# --- words


def wall_name(box: Components, segment: i64) -> str:
    """`A4`: columns from A, rows from 1 at the top."""
    columns = box.more.wall_columns
    return COLUMN_LETTERS[segment % columns] + str(segment // columns + 1)


def kind_letters(kind: i64) -> str:
    """`OR`: orange on the front, red on the back."""
    return LETTERS[front_of(kind)] + LETTERS[kind % BASIC]


def exchange_letters(owned: i64) -> str:
    return "".join(letter for colour, letter in enumerate("OGP") if owned >> colour & 1)


def tile_said(s: Fresco, kind: i64) -> Message:
    """The income of a tile, and the seal if it matters."""
    income = PAINT_WORDS[kind % BASIC]
    if s.rules.has(REQUESTS):
        return msg("m09-tile-sealed", income=income, seal=PAINT_WORDS[front_of(kind)])
    return msg("m09-tile", income=income)


def why_not_restored(s: Fresco, who: i64, segment: i64) -> Message:
    """Why a segment of the wall cannot be restored."""
    kind = wall_of(s).covered[segment]
    if kind == RESTORED:
        return msg("m09-why-restored")
    if not within_reach(s, segment):
        return msg("m09-why-reach")
    if s.players[who].paints[front_of(kind)] == 0:
        return msg("m09-why-paint", paint=PAINT_WORDS[front_of(kind)])
    return msg("m09-why-when")


def why_not_exchanged(s: Fresco, who: i64, paint: i64) -> Message:
    """Why an exchange tile cannot be had."""
    if has_exchange(s, who, paint):
        return msg("m09-why-owned", paint=PAINT_WORDS[paint])
    one, other = incomes(s, paint)
    if shows(s, who, one) == 0 or shows(s, who, other) == 0:
        return msg("m09-why-tiles", one=PAINT_WORDS[one], other=PAINT_WORDS[other])
    return msg("m09-why-workshop")


MODULE: Final = WallFresco()
