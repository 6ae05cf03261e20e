"""Module 7, the scrolls: each player has a secret row and a secret column of the fresco, to be revealed once."""

from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from bottega.core.events import Event, EventKind
from bottega.core.kernel import Step
from bottega.core.messages import Message, msg
from bottega.games.fresco.box import Components
from bottega.games.fresco.const import EMPTY, RESTORED, SIDE, bit
from bottega.games.fresco.dealing import asked_besides, bring_last
from bottega.games.fresco.decision import ModuleDecision
from bottega.games.fresco.module import Module, Part
from bottega.games.fresco.state import Fresco, zeros

READ: Final[i64] = 56

# Moves: keep the scrolls, or reveal the row's, the column's or both.
KEEP: Final[i64] = 0
ROW: Final[i64] = 1
COLUMN: Final[i64] = 2
BOTH: Final[i64] = 3
SPOTS: Final = ("done", "m07-row", "m07-column", "m07-both")

SCROLL: Final = EventKind("scroll", "row column points")  # lines from 1, 0 if not revealed


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

    def view(self, s: Fresco, who: int) -> dict[str, object]:
        return {
            "module": "scrolls",
            "revealed": [line_said(line).as_dict() for line in range(2 * SIDE) if self.gone >> line & 1],
            "one_line": int(s.box.more.one_line),
            "crossing": int(s.box.more.crossing),
            "players": [self.player_view(s, seat, seat == who) for seat in range(len(s.players))],
        }

    def player_view(self, s: Fresco, seat: int, own: bool) -> dict[str, object]:
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
        asked = asked_besides(s, who) if wanted >= 0 and s.step() == READ else EMPTY
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


class ScrollsModule(Module):
    """The scrolls. Leonardo has none."""

    def __init__(self) -> None:
        super().__init__(7, "scrolls", "The Scrolls", "scrolls")

    def steps(self) -> list[Step[Fresco]]:
        return [Read()]

    def new_part(self, s: Fresco) -> Part:
        return Scrolls(len(s.players))

    def set_up(self, s: Fresco) -> None:
        scrolls = scrolls_of(s)
        rows = all_lines(s)
        columns = all_lines(s)
        seat: i64 = 0
        while seat < i64(len(s.players)):
            rows, row = pop(rows)
            columns, column = pop(columns)
            scrolls.rows = append(scrolls.rows, row)
            scrolls.columns = append(scrolls.columns, column)
            seat += 1

    def bishop_arrived(self, s: Fresco, marker: i64, segment: i64) -> None:
        """After restoring a segment on a line of theirs, a player may reveal the scroll."""
        if s.is_player(marker):
            s.push_task(READ, marker, segment)

    # --- what a bot goes by

    def worth(self, s: Fresco, who: i64) -> float:
        """What a scroll may still bring: more than now, while there is time."""
        if s.final:
            return 0.0
        scrolls = scrolls_of(s)
        worth = 0.0
        if scrolls.rows[who] != EMPTY:
            worth += hope(s, row_restored(s, scrolls.rows[who]))
        if scrolls.columns[who] != EMPTY:
            worth += hope(s, column_restored(s, scrolls.columns[who]))
        return worth

    # --- words

    def write(self, s: Fresco, move: i64) -> str:
        return ("-", "H", "V", "HV")[move]

    def read(self, s: Fresco, word: str) -> int | None:
        return {"-": 0, "H": 1, "V": 2, "HV": 3}.get(word) if s.step() == READ else None

    def question(self, s: Fresco) -> Message:
        return msg("m07-ask-reveal")

    def explain(self, s: Fresco, move: i64) -> Message:
        points = scroll_points(s, s.to_move(), move)
        if move == ROW:
            return msg("m07-do-row", points=points)
        if move == COLUMN:
            return msg("m07-do-column", points=points)
        return msg("m07-do-both", points=points) if move == BOTH else msg("m07-do-keep")

    def describe(self, event: Event, box: Components) -> Message | None:
        if event.kind.name != "scroll":
            return None
        row, column, points = (value or 0 for value in event.values)
        if row and column:
            return msg("m07-event-both", row=line_said(row - 1), column=line_said(SIDE + column - 1), points=points)
        return msg("m07-event-one", line=line_said(row - 1 if row else SIDE + column - 1), points=points)

    # --- spots

    def target(self, s: Fresco, move: i64) -> str:
        return SPOTS[move]

    def why_not(self, s: Fresco, who: i64, target: str) -> Message | None:
        if target not in SPOTS[ROW:]:
            return None
        scrolls = scrolls_of(s)
        lines: i64 = SPOTS.index(target)
        if (lines & ROW and scrolls.rows[who] == EMPTY) or (lines & COLUMN and scrolls.columns[who] == EMPTY):
            return msg("m07-why-revealed")
        if s.step() == READ:
            return msg("m07-why-other-line")
        return msg("m07-why-crossing") if lines == BOTH else msg("m07-why-moment")


def line_said(line: i64) -> Message:
    """A row by its number, a column by its letter."""
    return msg("scroll-row", row=line + 1) if line < SIDE else msg("scroll-column", column="ABCDE"[line - SIDE])


def scrolls_of(s: Fresco) -> Scrolls:
    part = s.parts[s.rules.slots[7]]
    assert isinstance(part, Scrolls)
    return part


def all_lines(s: Fresco) -> vec[i64]:
    """Five lines in a random order."""
    lines = vec[i64]([0, 1, 2, 3, 4])
    s.shuffle(lines)
    return lines


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
    found: i64 = 0
    i: i64 = 0
    while i < SIDE:
        if s.fresco[first + i * step] == RESTORED:
            found += 1
        i += 1
    return found


def scroll_points(s: Fresco, who: i64, move: i64) -> i64:
    """2 for each restored segment of a line; both together 3, the crossing counts twice."""
    scrolls = scrolls_of(s)
    each = s.box.more.crossing if move == BOTH else s.box.more.one_line
    points: i64 = 0
    if move & ROW:
        points += each * row_restored(s, scrolls.rows[who])
    if move & COLUMN:
        points += each * column_restored(s, scrolls.columns[who])
    return points


def hope(s: Fresco, restored: i64) -> float:
    """About what a scroll kept is worth, when so many segments of its line are restored."""
    if restored == SIDE:
        return 0.0
    return float(s.box.more.one_line * restored) * 0.5 + 2.5


class Read(ModuleDecision):
    """Do you reveal a scroll, or both at their crossing (ruling 3.55)?"""

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
        return append(moves, KEEP) if len(moves) > 0 else moves

    def take(self, s: Fresco, who: i64, arg: i64, move: i64) -> None:
        if move == KEEP:
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


MODULE: Final = ScrollsModule()
