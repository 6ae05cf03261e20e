"""Action tiles: a place that covers a column of a player's sheet for a round (rulings 3.8, 3.8a)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bottega.core.kernel import Reason, moves_below
from bottega.core.messages import Message, msg
from bottega.games.fresco.const import COLUMNS, EMPTY, HIGHEST
from bottega.games.fresco.decision import Decision, numbered
from bottega.games.fresco.module import NO_TILE
from bottega.games.fresco.sheet import (
    NOWHERE,
    all_find_room,
    can_send,
    column_spot,
    column_text,
    may_cover,
)
from bottega.games.fresco.sheet import ON_COLUMN as ON_COLUMN
from bottega.games.fresco.state import Fresco
from bottega.games.fresco.words import column_word, module_page, tile_word

COVER: Final[i64] = 17

KEEP: Final[i64] = NOWHERE  # the tile; other moves cover a column with it


class Cover(Decision):
    """Which column do you cover with this tile? The argument is its module; no two tiles lie on one column.

    It is offered only where all healthy apprentices can still be deployed.
    """

    def secret(self) -> bool:
        return True

    def moves(self) -> vec[i64]:
        return moves_below(ON_COLUMN + COLUMNS)

    def options(self, s: Fresco, who: i64, arg: i64) -> vec[i64]:
        moves = vec[i64](capacity=6)
        tile = s.rules.by_number[arg].tile
        if tile.is_useless(s) or not can_send(s, who, tile.fewest):
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

    def question(self, s: Fresco, who: i64, arg: i64) -> Message:
        return msg("fresco-ask-cover", tile=tile_word(arg))

    def write(self, s: Fresco, who: i64, arg: i64, move: i64) -> str:
        return column_text(s, move)

    def explain(self, s: Fresco, who: i64, arg: i64, move: i64) -> Message:
        if move == KEEP:
            return msg("fresco-do-keep-tile", tile=tile_word(arg))
        place = column_word(move - ON_COLUMN, s.final)
        if s.rules.by_number[arg].tile.only != EMPTY:
            return msg("fresco-do-cover-beside", tile=tile_word(arg), place=place)
        return msg("fresco-do-cover", tile=tile_word(arg), place=place)

    def target(self, s: Fresco, who: i64, arg: i64, move: i64) -> str:
        return column_spot(move)

    def rule(self, s: Fresco, who: i64, arg: i64) -> str:
        return "fresco#planning"

    def why_not(self, s: Fresco, who: i64, arg: i64, target: str) -> Reason | None:
        number = numbered(target, "tile", HIGHEST + 1)
        if number >= 0 and s.rules.by_number[number].tile is not NO_TILE:
            other = msg("fresco-why-tile-other", tile=tile_word(arg))
            moment = msg("fresco-why-tile-column") if number == arg else other
            return why_not_tile(s, who, number, target, moment), module_page(number)
        column = numbered(target, "column", COLUMNS)
        if column < 0:
            return None
        tile = s.players[who].tile_on(column)
        if tile != 0:
            return msg("fresco-why-column-covered", tile=tile_word(tile)), "fresco#planning"
        only = column_word(s.rules.by_number[arg].tile.only, s.final)
        return msg("fresco-why-tile-only", tile=tile_word(arg), place=only), "fresco#planning"


def why_not_tile(s: Fresco, who: i64, number: i64, target: str, moment: Message) -> Message:
    """A module's action tile: the module knows best, then whether it finds room; else it is the moment."""
    told = s.rules.by_number[number].why_not(s, who, target)
    if told is not None:
        return told
    if s.asking().secret() and finds_no_room(s, who, number):
        return msg("fresco-why-tile-room", tile=tile_word(number))
    return moment


def finds_no_room(s: Fresco, who: i64, number: i64) -> bool:
    """Has the player kept an action tile that leaves too few spaces on every column that is free for it (3.8a)?"""
    tile = s.rules.by_number[number].tile
    laid = [s.players[who].tile_on(column) for column in range(COLUMNS)]
    free = [column for column in range(COLUMNS) if may_cover(s, who, tile, column)]
    if number in laid or not free:
        return False
    return not any(all_find_room(s, who, column, tile.most) for column in free)
