"""The players' secret rows and columns."""

from typing import Final, cast

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from bottega.core.messages import Message, msg
from bottega.games.fresco.const import EMPTY, RESTORED, SIDE, bit
from bottega.games.fresco.dealing import asked_besides, bring_last, clue
from bottega.games.fresco.module import MOVES_EACH, Part
from bottega.games.fresco.modules.m07_scrolls.box import scrolls_box
from bottega.games.fresco.modules.m07_scrolls.view_types import ScrollsOf, ScrollsView
from bottega.games.fresco.state import Fresco, zeros

NUMBER: Final = 7

FITS: Final[i64] = NUMBER * MOVES_EACH  # a clue: whoever is asked has a scroll that fits


class Scrolls(Part):
    """The row and the column of each player; -1 once revealed."""

    def __init__(self, seats: i64) -> None:
        super().__init__()
        self.points = zeros(seats)
        self.rows: vec[i64] = vec[i64]()
        self.columns: vec[i64] = vec[i64]()
        self.gone: i64 = 0  # revealed ones, one bit each, columns from SIDE on

    def copy(self) -> Part:
        other = Scrolls(0)
        other.points = self.points[:]
        other.rows = self.rows[:]
        other.columns = self.columns[:]
        other.gone = self.gone
        return other

    def key(self) -> list[int]:
        return [*self.rows, *self.columns, self.gone, *self.points]

    def view(self, s: Fresco, who: int) -> ScrollsView:
        return {
            "module": "scrolls",
            "revealed": [line_said(line).as_dict() for line in range(2 * SIDE) if self.gone >> line & 1],
            "one_line": int(scrolls_box(s.box).one_line),
            "crossing": int(scrolls_box(s.box).crossing),
            "players": [self.player_view(s, seat, seat == who) for seat in range(len(s.players))],
        }

    def player_view(self, s: Fresco, seat: int, own: bool) -> ScrollsOf:
        """How many scrolls is open, which ones is the owner's secret."""
        row, column = int(self.rows[seat]), int(self.columns[seat])
        own = own or s.laid_open
        return {
            "scrolls": (row >= 0) + (column >= 0),
            "row": str(row + 1) if own and row >= 0 else None,
            "column": "ABCDE"[column] if own and column >= 0 else None,
        }

    def deal(self, s: Fresco, who: int, wanted: i64) -> None:
        """Others' scrolls are dealt anew from those nobody has seen; whoever is asked has one that fits."""
        if s.laid_open:
            return  # all lie open
        asked = asked_besides(s, who) if wanted >= 0 and clue(s) == FITS else EMPTY
        self.rows = deal_lines(s, who, self.rows, self.gone, asked, s.bishop // SIDE)
        self.columns = deal_lines(s, who, self.columns, self.gone >> SIDE, asked, s.bishop % SIDE)

    def pieces(self, s: Fresco) -> list[int]:
        """No line is dealt twice, and a revealed one is nobody's."""
        rows = [row for row in range(SIDE) if self.gone >> row & 1] + [row for row in self.rows if row != EMPTY]
        columns = [column for column in range(SIDE) if self.gone >> (SIDE + column) & 1]
        columns += [column for column in self.columns if column != EMPTY]
        return [len(rows), len(set(rows)), len(columns), len(set(columns))]


def deal_lines(s: Fresco, who: int, lines: vec[i64], known: i64, asked: i64, fitting: i64) -> vec[i64]:
    """Rows or columns that `who` cannot know, in a random order to the others; `known` ones lie open."""
    seat: i64 = 0
    for line in lines:
        if line != EMPTY and seat == who:
            known |= bit(line)
        seat += 1
    pool = vec[i64]()
    line = 0
    while line < SIDE:
        if not known >> line & 1:
            pool = append(pool, line)
        line += 1
    s.shuffle(pool)
    dealt = lines[:]
    if asked != EMPTY and lines[asked] != EMPTY:
        bring_last(pool, fitting)
        pool, dealt[asked] = pop(pool)
    seat = 0
    while seat < i64(len(lines)):
        if seat != who and seat != asked and lines[seat] != EMPTY:
            pool, dealt[seat] = pop(pool)
        seat += 1
    return dealt


def scrolls_of(s: Fresco) -> Scrolls:
    return cast(Scrolls, s.parts[s.rules.slots[NUMBER]])


def fits_row(s: Fresco, who: i64, segment: i64) -> bool:
    """Is the segment in the player's secret row?"""
    return scrolls_of(s).rows[who] == segment // SIDE


def fits_column(s: Fresco, who: i64, segment: i64) -> bool:
    """Is the segment in the player's secret column?"""
    return scrolls_of(s).columns[who] == segment % SIDE


def row_restored(s: Fresco, row: i64) -> i64:
    """Restored segments of a row, whoever restored them."""
    return restored_from(s, row * SIDE, 1)


def column_restored(s: Fresco, column: i64) -> i64:
    """Restored segments of a column."""
    return restored_from(s, column, SIDE)


def restored_from(s: Fresco, first: i64, step: i64) -> i64:
    restored: i64 = 0
    i: i64 = 0
    while i < SIDE:
        if s.fresco[first + i * step] == RESTORED:
            restored += 1
        i += 1
    return restored


def line_said(line: i64) -> Message:
    """A row by its number, a column by its letter."""
    return msg("scroll-row", row=line + 1) if line < SIDE else msg("scroll-column", column="ABCDE"[line - SIDE])
