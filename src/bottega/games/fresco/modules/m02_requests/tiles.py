"""The tiles that serve for a request: restored ceiling tiles, and with module 9 wall tiles (rulings 3.27, 3.28).

Tiles that are alike are one choice: a ceiling tile with exactly some seals, or from ON_WALL on a wall tile of a kind,
which bears the seal of its front.
"""

from typing import Final

from mypy_extensions import i64

from bottega.core.messages import Message, msg
from bottega.games.fresco.const import BASIC, ORANGE, bit
from bottega.games.fresco.modules.m00_leonardo import figure_of
from bottega.games.fresco.modules.m02_requests.part import GENERAL, SEALS, seal_letters, top_request
from bottega.games.fresco.modules.m09_wall import KINDS as WALL_KINDS
from bottega.games.fresco.modules.m09_wall import front_of, kind_letters, wall_tiles
from bottega.games.fresco.state import Fresco
from bottega.games.fresco.words import PAINT_WORDS

UNDER: Final[i64] = 3  # tiles under a request
WALL: Final[i64] = 9  # the module of the wall fresco
ON_WALL: Final[i64] = SEALS


def can_fulfil(s: Fresco, marker: i64, kind: i64) -> bool:
    """Is a request left, and has the marker three tiles for it?"""
    return top_request(s, kind) > 0 and serving(s, marker, kind, 0) >= UNDER


def serving(s: Fresco, marker: i64, kind: i64, first: i64) -> i64:
    """How many of the marker's tiles serve for the request, of those that this choice or a later one names?"""
    count: i64 = 0
    tiles = tiles_of(s, marker)
    tile: i64 = 0
    while tiles >> tile:
        if tiles >> tile & 1 and s.box.tiles[tile].seals >= first and serves(s.box.tiles[tile].seals, kind):
            count += 1
        tile += 1
    choice = first if first > ON_WALL else ON_WALL
    end = choices_end(s, marker)
    while choice < end:
        if serves(seals_of(choice), kind):
            count += wall_tiles(s, marker, choice - ON_WALL)
        choice += 1
    return count


def serves(seals: i64, kind: i64) -> bool:
    """Does a tile with these seals serve for the request?"""
    return kind == GENERAL or seals >> (kind - 1) & 1 == 1


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


def choices_end(s: Fresco, marker: i64) -> i64:
    """The choices of a tile lie below; Leonardo has no wall tiles."""
    return ON_WALL + WALL_KINDS if s.rules.has(WALL) and s.is_player(marker) else ON_WALL


def seals_of(choice: i64) -> i64:
    """The seals of a chosen tile; a wall tile bears that of its front."""
    return choice if choice < ON_WALL else bit(front_of(choice - ON_WALL) - ORANGE)


def has_tile(s: Fresco, marker: i64, choice: i64) -> bool:
    """Is there such a tile to choose?"""
    if choice < ON_WALL:
        return lowest_with(s, tiles_of(s, marker), choice) >= 0
    return wall_tiles(s, marker, choice - ON_WALL) > 0


# --- words


def tile_text(choice: i64) -> str:
    """A ceiling tile by its seals, a wall tile by both its sides: `WOR`."""
    return seal_letters(choice) if choice < ON_WALL else "W" + kind_letters(choice - ON_WALL)


def tile_words(choice: i64) -> Message:
    """A chosen tile: its seals, and the income of a wall tile."""
    seals = seal_letters(seals_of(choice))
    if choice < ON_WALL:
        return msg("m02-tile", seals=seals)
    return msg("m02-wall-tile", seals=seals, income=PAINT_WORDS[income_of(choice)])


def income_of(choice: i64) -> i64:
    """The paint on the back of a chosen wall tile."""
    return (choice - ON_WALL) % BASIC


def wall_choice(front: i64, income: i64) -> i64:
    """The choice of a wall tile by the paints on its sides."""
    return ON_WALL + (front - ORANGE) * BASIC + income
