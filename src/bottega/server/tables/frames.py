"""What happened, one thing after another: the table as somebody may see it after each event.

The present is sent whole, and each moment before it by what was different then. The engine makes the decision once more
for this, on a copy that is looked at while it tells its events: nothing is kept for it, and a table that nobody watches
costs nothing.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from librt.vecs import vec
from msgspec import Struct
from mypy_extensions import i64

from bottega.core.events import Event
from bottega.core.game import Game
from bottega.core.kernel import Position
from bottega.server.protocol import Difference, Frame
from bottega.server.tables.lines import EventLine, LogLine
from bottega.server.tables.state import Ply, TableState
from bottega.server.tables.table import Table

DECISIONS: Final = 40  # more are not shown one by one
FRAMES: Final = 80
TABLE: Final = -1  # who it happens to, where it is nobody
TAKEN_BACK: Final = ("undo", "unplanned")  # lines of what then did not happen


class Moment(Struct):
    """The position after line `n` of the log, by whoever decided what led to it."""

    n: int
    by: int
    who: int
    kind: str
    position: Position


def frames(table: Table, seat: int, after: int, present: Mapping[str, Any], all_told: bool = False) -> list[Frame]:
    """What happened after a line of the log, and before it the table as it was then; nothing if it is too much.

    Each frame says what is to be put back into the view of the next one, the last into the present.
    """
    state = table.state
    after = last_way_back(table.lines, after)
    told = [(n, line) for n, line in enumerate(table.lines[after:], after + 1) if isinstance(line, EventLine)]
    if not told:
        return []
    start = told[0][1].step - 1
    now = state.shown_step  # how many answers a secret plan took is part of the secret
    if start > state.step or now - min(start, now) > DECISIONS:
        return []
    begun = began(table.lines, told[0][0])
    told = [(n, line) for n, line in enumerate(table.lines[begun - 1 :], begun) if isinstance(line, EventLine)]
    before = state.position_at(start, keep=False)
    all_of_them = moments(state, before, start, told)
    found = [one for one in all_of_them if one.n > after][-FRAMES:]
    before = [before, *(one.position for one in all_of_them if one.n <= after)][-1]
    return in_between(state.game, seat, after, before, found, present, all_told)


def of_decision(
    game: Game[Any], before: Position, who: int, text: str, after: int, seat: int, present: Mapping[str, Any]
) -> list[Frame]:
    """What a decision of a game that is over did, whose lines come after line `after`."""
    asked = before.copy()
    asked.ask(who)
    positions, events, done = looked_at(before, who, game.read(asked, text))
    found = [
        Moment(after + i, who, event.who, event.kind.name, position)
        for i, (event, position) in enumerate(zip(events, after_each(events, positions, done), strict=True), 1)
    ]
    return in_between(game, seat, after, before, found, present) if found else []


def in_between(
    game: Game[Any],
    seat: int,
    after: int,
    before: Position,
    found: list[Moment],
    present: Mapping[str, Any],
    all_told: bool = False,
) -> list[Frame]:
    """Moments after a line of the log as differences of what a seat sees, each against the next."""
    stood = [(before, TABLE), *((one.position, one.by) for one in found)]
    views = [seen(game, position, seat, by, all_told) for position, by in stood]
    shown = [Moment(after, TABLE, TABLE, "", before), *found]
    kept = [n for n in range(len(shown)) if n == len(shown) - 1 or not joins(shown[n], shown[n + 1], views, n)]
    then = [*(views[n] for n in kept[1:]), present]
    return [Frame(shown[n].n, shown[n].by, differences(later, views[n])) for n, later in zip(kept, then, strict=True)]


def last_way_back(lines: Sequence[LogLine], after: int) -> int:
    """The last line after which nothing was taken back: what was before it did not happen."""
    for n in range(len(lines), max(0, after), -1):
        if lines[n - 1].kind in TAKEN_BACK:
            return n
    return max(0, after)


def began(lines: Sequence[LogLine], n: int) -> int:
    """The first line of the decision of which a line tells."""
    step, first = lines[n - 1].step, n
    for earlier in range(n - 1, 0, -1):
        line = lines[earlier - 1]
        if line.kind in TAKEN_BACK or line.step != step:
            break
        first = earlier
    return first


def joins(moment: Moment, following: Moment, views: Sequence[Mapping[str, Any]], n: int) -> bool:
    """Is nothing to be seen of something, or does the table do the like again? Then it goes with what follows."""
    if n == 0 or following.by != moment.by or following.who != moment.who:
        return False
    return views[n] == views[n - 1] or (moment.who == TABLE and moment.kind == following.kind)


def seen(game: Game[Any], s: Position, seat: int, by: int, all_told: bool = False) -> dict[str, Any]:
    """The table in between, where nobody is asked."""
    quiet = s.copy()
    quiet.options = vec[i64]()
    decides = [] if by == TABLE else [by]
    look = game.told_view if all_told else game.view
    return {**look(quiet, seat), "over": False, "to_move": decides, "options": []}


def moments(state: TableState, before: Position, start: int, told: list[tuple[int, EventLine]]) -> list[Moment]:
    """The position after each event that was told."""
    by_step: dict[int, list[tuple[int, EventLine]]] = {}
    for n, line in told:
        by_step.setdefault(line.step, []).append((n, line))
    plies = state.plies_since(start)
    found: list[Moment] = []
    for i, ply in enumerate(plies):
        then = plies[i + 1].before if i + 1 < len(plies) else state.position
        of_ply = by_step.get(ply.number, [])
        seen, done = watched(before, ply) if then is None or (of_ply and is_open(state, ply)) else ([], then)
        before = then or done
        for (n, line), position in zip(
            of_ply, after_each([line.event for _, line in of_ply], seen, before), strict=True
        ):
            found.append(Moment(n, ply.who, line.who, line.kind, position))
    return found


def is_open(state: TableState, ply: Ply) -> bool:
    """May a decision be looked at? Not while it is an answer of a secret plan."""
    return not (state.secret() and ply.number > state.phase())


def watched(before: Position, ply: Ply) -> tuple[list[Position], Position]:
    """A decision made once more: the position as each event was told, and in the end."""
    seen, _, done = looked_at(before, ply.who, ply.move)
    return seen, done


def looked_at(before: Position, who: int, move: int) -> tuple[list[Position], list[Event], Position]:
    """A decision made on a copy: the position as each event was told, these events, and the position in the end."""
    again = before.copy()
    again.ask(who)
    seen: list[Position] = []
    told: list[Event] = []
    again.seen = seen
    again.log = told
    again.play(move)
    again.log = again.seen = None
    return seen, told, again


def after_each(events: list[Event], seen: list[Position], end: Position) -> list[Position]:
    """The position after each event of a decision; after the last of them all is done."""
    found = [seen[i + 1 if event.kind.early else i] for i, event in enumerate(events[:-1])] if seen else []
    return found + [end] * (len(events) - len(found))


def differences(now: Any, then: Any, path: tuple[str | int, ...] = ()) -> list[Difference]:
    """What is to be put where, so that `now` becomes `then`."""
    if now == then:
        return []
    if isinstance(now, dict) and isinstance(then, dict) and now.keys() == then.keys():
        return [one for key in now for one in differences(now[key], then[key], (*path, key))]
    if isinstance(now, list) and isinstance(then, list) and len(now) == len(then):
        return [one for i in range(len(now)) for one in differences(now[i], then[i], (*path, i))]
    return [Difference(list(path), then)]
