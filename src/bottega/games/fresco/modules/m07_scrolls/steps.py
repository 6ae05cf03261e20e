"""After a restoration: a scroll is revealed, or both."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bottega.core.events import Event, EventKind
from bottega.core.kernel import moves_below
from bottega.core.messages import Message, msg
from bottega.games.fresco.const import EMPTY, SIDE, bit
from bottega.games.fresco.decision import DONE, FORGO, ModuleDecision, or_forgo
from bottega.games.fresco.modules.m07_scrolls.box import scrolls_box
from bottega.games.fresco.modules.m07_scrolls.part import (
    FITS,
    column_restored,
    fits_column,
    fits_row,
    line_said,
    row_restored,
    scrolls_of,
)
from bottega.games.fresco.state import Fresco

READ: Final[i64] = 56

# Moves: reveal the row's scroll, the column's or both.
ROW: Final[i64] = 1
COLUMN: Final[i64] = 2
BOTH: Final[i64] = 3
TEXTS: Final = ("-", "H", "V", "HV")
SPOTS: Final = (DONE, "m07-row", "m07-column", "m07-both")


def scrolls_revealed(event: Event, box: object) -> Message:
    row, column, points = event.value(0), event.value(1), event.value(2)
    if row and column:
        return msg("m07-event-both", row=line_said(row - 1), column=line_said(SIDE + column - 1), points=points)
    return msg("m07-event-one", line=line_said(row - 1 if row else SIDE + column - 1), points=points)


SCROLL: Final = EventKind(
    "scroll", "row column points", words=scrolls_revealed, spots="m07", own=True
)  # lines from 1, 0 if not revealed


class Read(ModuleDecision):
    """Do you reveal a scroll, or both at their crossing (ruling 3.55)? The argument: the segment just restored."""

    def moves(self) -> vec[i64]:
        return moves_below(BOTH + 1)

    def options(self, s: Fresco, who: i64, arg: i64) -> vec[i64]:
        moves = vec[i64]()
        row = fits_row(s, who, arg)
        column = fits_column(s, who, arg)
        if row:
            moves = append(moves, ROW)
        if column:
            moves = append(moves, COLUMN)
        if row and column:
            moves = append(moves, BOTH)
        return or_forgo(moves)

    def take(self, s: Fresco, who: i64, arg: i64, move: i64) -> None:
        if move == FORGO:
            return
        scrolls = scrolls_of(s)
        points = scroll_points(s, who, move)
        row = scrolls.rows[who] + 1 if move & ROW else 0
        column = scrolls.columns[who] + 1 if move & COLUMN else 0
        if move & ROW:
            scrolls.gone |= bit(scrolls.rows[who])
            scrolls.rows[who] = EMPTY
        if move & COLUMN:
            scrolls.gone |= bit(SIDE + scrolls.columns[who])
            scrolls.columns[who] = EMPTY
        s.reveals += 1
        s.emit(SCROLL, who, row, column, points)
        scrolls.credit(who, points)
        s.score(who, points)

    def clue(self, s: Fresco, who: i64, arg: i64) -> i64:
        return FITS

    def question(self, s: Fresco, who: i64, arg: i64) -> Message:
        return msg("m07-ask-reveal")

    def write(self, s: Fresco, who: i64, arg: i64, move: i64) -> str:
        return TEXTS[move]

    def explain(self, s: Fresco, who: i64, arg: i64, move: i64) -> Message:
        points = scroll_points(s, who, move)
        if move == ROW:
            return msg("m07-do-row", points=points)
        if move == COLUMN:
            return msg("m07-do-column", points=points)
        return msg("m07-do-both", points=points) if move == BOTH else msg("m07-do-keep")

    def target(self, s: Fresco, who: i64, arg: i64, move: i64) -> str:
        return SPOTS[move]

    def why_not_here(self, s: Fresco, who: i64, arg: i64, target: str) -> Message | None:
        if target not in SPOTS[ROW:] or is_revealed(s, who, SPOTS.index(target)):
            return None
        return msg("m07-why-other-line")


def scroll_points(s: Fresco, who: i64, move: i64) -> i64:
    """2 for each restored segment of a line; both together 3, the crossing counts twice."""
    scrolls = scrolls_of(s)
    per_segment = scrolls_box(s.box).crossing if move == BOTH else scrolls_box(s.box).one_line
    points: i64 = 0
    if move & ROW:
        points += per_segment * row_restored(s, scrolls.rows[who])
    if move & COLUMN:
        points += per_segment * column_restored(s, scrolls.columns[who])
    return points


def is_revealed(s: Fresco, who: i64, lines: i64) -> bool:
    """Has the player already revealed a scroll that such a move would reveal?"""
    scrolls = scrolls_of(s)
    if lines & ROW and scrolls.rows[who] == EMPTY:
        return True
    return lines & COLUMN != 0 and scrolls.columns[who] == EMPTY
