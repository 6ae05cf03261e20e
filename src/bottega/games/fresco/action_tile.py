"""Action tiles: a place that covers a column of a player's sheet for a round (rulings 3.8, 3.8a)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bottega.core.kernel import Step
from bottega.games.fresco.const import COLUMNS, EMPTY, SPACES, SPACES_BY_MAP
from bottega.games.fresco.module import ActionTile
from bottega.games.fresco.state import Fresco

COVER: Final[i64] = 17

# Moves: keep the tile, or cover a column with it.
KEEP: Final[i64] = 0
ON_COLUMN: Final[i64] = 1


class Cover(Step[Fresco]):
    """Which column do you cover with this tile? The argument is its module; no two tiles lie on one column.

    It is offered only where all healthy apprentices can still be deployed.
    """

    def secret(self) -> bool:
        return True

    def options(self, s: Fresco, who: i64, arg: i64) -> vec[i64]:
        moves = vec[i64](capacity=6)
        if s.rules.by_number[arg].tile_is_useless(s):
            return moves
        tile = s.rules.by_number[arg].tile
        if not can_send(s, who, tile.fewest):
            return moves
        column: i64 = 0
        while column < COLUMNS:
            if may_cover(s, who, tile, column) and all_find_room(s, who, column, tile.most):
                moves = append(moves, ON_COLUMN + column)
            column += 1
        return append(moves, KEEP) if len(moves) > 0 else moves

    def take(self, s: Fresco, who: i64, arg: i64, move: i64) -> None:
        s.turn += 1  # a bot looks anew from here
        if move != KEEP:
            s.players[who].cover(move - ON_COLUMN, arg)


def may_cover(s: Fresco, who: i64, tile: ActionTile, column: i64) -> bool:
    """Is the column free for the tile?"""
    return s.players[who].tile_on(column) == 0 and (tile.only == EMPTY or column == tile.only)


def room(s: Fresco, who: i64, column: i64) -> i64:
    """Spaces for apprentices at a column of the player's sheet."""
    tile = s.players[who].tile_on(column)
    if tile != 0:
        return s.rules.by_number[tile].tile.most
    return SPACES_BY_MAP if s.players[who].has_map(column) else SPACES


def all_find_room(s: Fresco, who: i64, column: i64, spaces: i64) -> bool:
    """Could all healthy apprentices still be deployed if a column had so many spaces (ruling 3.8a)?"""
    left = s.players[who].healthy() - spaces
    other: i64 = 0
    while other < COLUMNS:
        if other != column:
            left -= room(s, who, other)
        other += 1
    return left <= 0


def leaves_open(s: Fresco, who: i64, column: i64) -> bool:
    """Can apprentices go to the place of a column, on the player's sheet?"""
    tile = s.players[who].tile_on(column)
    return tile == 0 or s.rules.by_number[tile].tile.only == column


def needed(s: Fresco, who: i64, column: i64) -> i64:
    """Apprentices that must stand at a column."""
    tile = s.players[who].tile_on(column)
    fewest: i64 = 0 if tile == 0 else s.rules.by_number[tile].tile.fewest
    for module in s.rules.needs:
        wanted = module.needs(s, who, column)
        if wanted > fewest:
            fewest = wanted
    return fewest


def can_send(s: Fresco, who: i64, apprentices: i64) -> bool:
    """Are there so many healthy apprentices besides those that are needed already?"""
    left = s.players[who].healthy()
    column: i64 = 0
    while column < COLUMNS:
        left -= needed(s, who, column)
        column += 1
    return left >= apprentices
