"""The tiles that serve for a request: restored ceiling tiles, and modules' tiles that bear seals (ruling 3.27).

Tiles that are alike are one choice: a ceiling tile with exactly some seals, or from SEALS on a kind of modules' tiles.
"""

from typing import Final

from mypy_extensions import i64

from bottega.core.messages import Message, msg
from bottega.games.fresco.modules.m00_leonardo import figure_of
from bottega.games.fresco.modules.m02_requests.part import GENERAL, SEALS, seal_letters, top_request
from bottega.games.fresco.state import Fresco

UNDER: Final[i64] = 3  # tiles under a request


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
    return count + sealed_serving(s, marker, kind, first) if s.is_player(marker) else count


def sealed_serving(s: Fresco, who: i64, kind: i64, first: i64) -> i64:
    """The same for the player's tiles of modules."""
    count: i64 = 0
    choice = SEALS
    for tile in s.rules.sealed:
        if choice >= first and serves(tile.seals, kind):
            count += tile.count(s, who)
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
    """The choices of a tile lie below; figures have none but the ceiling's."""
    return SEALS + len(s.rules.sealed) if s.is_player(marker) else SEALS


def seals_of(s: Fresco, choice: i64) -> i64:
    """The seals of a chosen tile."""
    return choice if choice < SEALS else s.rules.sealed[choice - SEALS].seals


def has_tile(s: Fresco, marker: i64, choice: i64) -> bool:
    """Is there such a tile to choose?"""
    if choice < SEALS:
        return lowest_with(s, tiles_of(s, marker), choice) >= 0
    return s.rules.sealed[choice - SEALS].count(s, marker) > 0


# --- words


def tile_text(s: Fresco, choice: i64) -> str:
    """A ceiling tile by its seals, another as its module writes it."""
    return seal_letters(choice) if choice < SEALS else s.rules.sealed[choice - SEALS].write()


def tile_words(s: Fresco, choice: i64) -> Message:
    """A ceiling tile by its seals, another as its module says it."""
    return ceiling_tile_words(choice) if choice < SEALS else s.rules.sealed[choice - SEALS].words()


def ceiling_tile_words(seals: i64) -> Message:
    return msg("m02-tile", seals=seal_letters(seals))
