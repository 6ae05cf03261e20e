"""The tiles on the wall and before the players.

A tile is known by its kind: the blended paint on its front, which is also its seal, and the basic paint on its back.
"""

from typing import Final, cast

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from bottega.games.fresco.box import Components
from bottega.games.fresco.const import BASIC, BLENDED, LETTERS, ORANGE, RESTORED
from bottega.games.fresco.module import Part
from bottega.games.fresco.modules.m09_wall.box import wall_box
from bottega.games.fresco.modules.m09_wall.view_types import WallView
from bottega.games.fresco.state import Fresco, zeros

NUMBER: Final = 9

FRONTS: Final[i64] = 3  # orange, green, purple
KINDS: Final[i64] = 9  # of tiles: a front and an income
COLUMN_LETTERS: Final = "ABCDEFGHI"


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

    def view(self, s: Fresco, who: int) -> WallView:
        """Of a tile on the wall everybody sees the front alone."""
        return {
            "module": "wall",
            "columns": int(wall_box(s.box).wall_columns),
            "rows": int(wall_box(s.box).wall_rows),
            "points": int(wall_box(s.box).wall_points),
            "tiles": ["" if kind == RESTORED else LETTERS[front_of(kind)] for kind in self.covered],
            "reach": [
                segment for segment, kind in enumerate(self.covered) if kind != RESTORED and within_reach(s, segment)
            ],
            "exchange": {LETTERS[ORANGE + colour]: self.exchange_left(s, colour) for colour in range(FRONTS)},
            "players": [
                {
                    "tiles": self.tiles_before(seat),
                    "exchanges": exchange_letters(self.exchanges[seat]),
                    "income": "".join(LETTERS[paint] for paint in income_paints(s, seat)),
                }
                for seat in range(len(s.players))
            ],
        }

    def exchange_left(self, s: Fresco, colour: i64) -> int:
        """Exchange tiles of a colour that nobody has."""
        return int(wall_box(s.box).exchange_each) - sum([owned >> colour & 1 for owned in self.exchanges])

    def tiles_before(self, seat: i64) -> list[str]:
        """A player's tiles as letters."""
        return sorted([kind_letters(kind) for kind in range(KINDS) for _ in range(self.tiles[seat * KINDS + kind])])

    def redeal(self, s: Fresco) -> None:
        """Nobody knows what is on the backs: tiles with the same front may lie otherwise."""
        front: i64 = ORANGE
        while front < ORANGE + FRONTS:
            pool = vec[i64]()
            for kind in self.covered:
                if kind != RESTORED and front_of(kind) == front:
                    pool = append(pool, kind)
            s.reshuffle(pool)
            segment: i64 = 0
            while segment < i64(len(self.covered)):
                if self.covered[segment] != RESTORED and front_of(self.covered[segment]) == front:
                    pool, self.covered[segment] = pop(pool)
                segment += 1
            front += 1

    def pieces(self, s: Fresco) -> list[int]:
        """All tiles by kind; an exchange tile lies at the workshop unless somebody has it."""
        counts: list[int] = []
        for kind in range(KINDS):
            owned = sum(self.tiles[seat * KINDS + kind] for seat in range(len(self.exchanges)))
            counts.append(list(self.covered).count(kind) + owned + self.spent[kind])
        return counts


def wall_of(s: Fresco) -> Wall:
    return cast(Wall, s.parts[s.rules.slots[NUMBER]])


# --- kinds of tiles


def kind_of(front: i64, income: i64) -> i64:
    """The tile with a blended paint on its front and a basic one on its back."""
    return (front - ORANGE) * BASIC + income


def front_of(kind: i64) -> i64:
    """The blended paint on a tile's front, and its seal."""
    return ORANGE + kind // BASIC


def income_of(kind: i64) -> i64:
    """The basic paint on a tile's back."""
    return kind % BASIC


def kind_letters(kind: i64) -> str:
    """`OR`: orange on the front, red on the back."""
    return LETTERS[front_of(kind)] + LETTERS[income_of(kind)]


# --- the wall


def within_reach(s: Fresco, segment: i64) -> bool:
    """Does the segment share an edge with a restored one?"""
    covered = wall_of(s).covered
    columns = wall_box(s.box).wall_columns
    column = segment % columns
    if column > 0 and covered[segment - 1] == RESTORED:
        return True
    if column + 1 < columns and covered[segment + 1] == RESTORED:
        return True
    if segment >= columns and covered[segment - columns] == RESTORED:
        return True
    return segment + columns < i64(len(covered)) and covered[segment + columns] == RESTORED


def wall_name(box: Components, segment: i64) -> str:
    """`A4`: columns from A, rows from 1 at the top."""
    columns = wall_box(box).wall_columns
    return COLUMN_LETTERS[segment % columns] + str(segment // columns + 1)


# --- tiles before a player


def wall_tiles(s: Fresco, who: i64, kind: i64) -> i64:
    """How many tiles of a kind lie before a player."""
    return wall_of(s).tiles[who * KINDS + kind]


def shows(s: Fresco, who: i64, income: i64) -> i64:
    """How many of the player's tiles show a basic paint."""
    count: i64 = 0
    kind = income
    while kind < KINDS:
        count += wall_tiles(s, who, kind)
        kind += BASIC
    return count


def has_exchange(s: Fresco, who: i64, paint: i64) -> bool:
    """Has the player the exchange tile of a blended paint?"""
    return wall_of(s).exchanges[who] >> (paint - ORANGE) & 1 == 1


def income_paints(s: Fresco, who: i64) -> vec[i64]:
    """A paint of each basic colour on the player's tiles, however many show it, and one for each exchange tile."""
    paints = vec[i64]()
    paint: i64 = 0
    while paint < BLENDED:
        if shows(s, who, paint) > 0 if paint < BASIC else has_exchange(s, who, paint):
            paints = append(paints, paint)
        paint += 1
    return paints


def spend_tile(s: Fresco, who: i64, kind: i64) -> None:
    """A tile is gone for good: exchanged, or under a request (ruling 3.28)."""
    wall = wall_of(s)
    wall.tiles[who * KINDS + kind] -= 1
    wall.spent[kind] += 1


def exchange_letters(owned: i64) -> str:
    return "".join(letter for colour, letter in enumerate("OGP") if owned >> colour & 1)
