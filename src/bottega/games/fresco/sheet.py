"""A player's action sheet: room for apprentices, columns that action tiles cover, and those who must go somewhere."""

from typing import Final

from mypy_extensions import i64

from bottega.core.messages import Message, msg
from bottega.games.fresco.const import COLUMNS, EMPTY, ILL, SPACES, SPACES_NARROWED
from bottega.games.fresco.decision import DONE
from bottega.games.fresco.module import ActionTile
from bottega.games.fresco.state import Fresco
from bottega.games.fresco.words import PLACE_WORDS, column_word, tile_word


def may_cover(s: Fresco, who: i64, tile: ActionTile, column: i64) -> bool:
    """Is the column free for the tile?"""
    return s.players[who].tile_on(column) == 0 and (tile.only == EMPTY or column == tile.only)


def room(s: Fresco, who: i64, column: i64) -> i64:
    """Spaces for apprentices at a column of the player's sheet."""
    tile = s.players[who].tile_on(column)
    if tile != 0:
        return s.rules.by_number[tile].tile.most
    return SPACES_NARROWED if s.players[who].is_narrowed(column) else SPACES


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


# --- words

FRONT: Final = "MCSWT"  # letters of the columns: market, cathedral, studio, workshop, theater
BACK: Final = "MCSWD"  # in the final round the last is the second cathedral


def column_letter(s: Fresco, column: i64) -> str:
    """The letter of a column, for the notation."""
    return (BACK if s.final else FRONT)[column]


# Moves that put something on a column of the sheet, or nowhere.
NOWHERE: Final[i64] = 0
ON_COLUMN: Final[i64] = 1


def column_text(s: Fresco, move: i64) -> str:
    """Where something is put, as short text."""
    return "-" if move == NOWHERE else "@" + column_letter(s, move - ON_COLUMN)


def column_spot(move: i64) -> str:
    """The spot of a column on which something is put."""
    return DONE if move == NOWHERE else f"column-{move - ON_COLUMN}"


def goal(s: Fresco, who: i64, column: i64) -> str:
    """Where apprentices at a column go: to its place, or to the action tile that covers it."""
    tile = s.players[who].tile_on(column)
    return tile_word(tile) if tile else column_word(column, s.final)


def why_not_place(s: Fresco, who: i64, place: i64) -> Message:
    """A place at which the player is not asked now."""
    name = PLACE_WORDS[place]
    if s.column < 0:
        return msg("fresco-why-plans-first", place=name)
    player = s.players[who]
    planned = False
    for column in range(COLUMNS):
        if s.place(column) != place or not leaves_open(s, who, column):
            continue
        if player.at(column) + player.at(column, ILL) > 0:
            planned = True
            if column > s.column:
                return msg("fresco-why-place-later", place=name)
            if column == s.column:
                return msg("why-question", question=s.asking().question(s, s.to_move(), s.argument()))
    return msg("fresco-why-place-past" if planned else "fresco-why-nobody-there", place=name)
