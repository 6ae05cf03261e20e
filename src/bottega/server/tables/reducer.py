"""The reducer: how an entry of the log changes the state of a table. Nothing else does."""

from typing import Final, assert_never

from msgspec.structs import replace

from bottega.core.events import Event
from bottega.core.messages import msg
from bottega.server.tables.clocks import put
from bottega.server.tables.drafts import drafted, handed_in
from bottega.server.tables.entries import (
    Chatted,
    Drafted,
    Logged,
    Moved,
    RedoAsked,
    Redone,
    RematchMade,
    Seated,
    TakenBack,
    TimeUp,
    UndoAgreed,
    UndoAsked,
    UndoDeclined,
    Withdrawn,
)
from bottega.server.tables.lines import EventLine, LogLine, NoteLine
from bottega.server.tables.state import Ply, TableState, UndoRequest

ROUND: Final = "round"  # the event with which a round begins, in every game


def reduce(state: TableState, logged: Logged) -> tuple[TableState, list[LogLine]]:
    """The state after an entry, and what is told of it; an error if the entry cannot follow this state."""
    fresh = state.fork()
    fresh.seq = logged.seq
    fresh.clocks = fresh.clocks.tick(fresh.deciders, logged.ticked)
    lines = carry_out(fresh, logged)
    fresh.lines += len(lines)
    count = 1 + logged.entry.seat if alone(state, fresh, logged) else 0
    fresh.counts = tuple(seen + (n == count) for n, seen in enumerate(fresh.counts))
    return fresh, lines


def carry_out(s: TableState, logged: Logged) -> list[LogLine]:
    """Change a fork as an entry says; what is told of it."""
    entry = logged.entry
    match entry:
        case Moved():
            return moved(s, entry)
        case TimeUp():
            return time_up(s, entry)
        case Drafted():
            before = s.drafts.get(entry.seat, [])
            if list(entry.answers[: len(before)]) != before:
                count_taken_back(s, entry.seat)
            drafted(s, entry.seat, before, list(entry.answers))
            s.since = put(s.since, entry.seat, s.seq)
        case Withdrawn():
            return withdrawn(s, entry)
        case TakenBack():
            return taken_back(s, entry)
        case Redone():
            return redone(s, entry)
        case UndoAsked():
            s.wishes += 1
            s.wish = UndoRequest(s.wishes, entry.seat, entry.step)
        case RedoAsked():
            s.wishes += 1
            s.wish = UndoRequest(s.wishes, entry.seat, s.step + len(s.undone[-1][1]), redo=True)
        case UndoAgreed():
            if s.wish is not None:
                s.wish = replace(s.wish, agreed=s.wish.agreed | {entry.seat})
        case UndoDeclined():
            if s.wish is not None:
                s.declined = {**s.declined, s.wish.seat: s.moved}
            s.wish = None
        case RematchMade():
            s.rematch = entry.table
        case Chatted() | Seated():  # no part of the game, but everybody sees it
            pass
        case _:
            assert_never(entry)
    return []


def alone(before: TableState, after: TableState, logged: Logged) -> bool:
    """Is an entry seen by its seat alone: a draft, or an answer in the middle of a secret plan?"""
    entry = logged.entry
    if isinstance(entry, Drafted):
        return True
    in_secret = before.secret() and after.secret() and before.position.reveals == after.position.reveals
    return isinstance(entry, Moved) and in_secret and entry.seat in after.deciders


def moved(s: TableState, entry: Moved) -> list[LogLine]:
    step = s.shown_step if s.clocks.people else 0  # a plan is one decision
    own = s.step >= s.settled[entry.seat]
    s.undone = []
    lines = push(s, entry.seat, entry.text)
    if own:
        s.acted = put(s.acted, entry.seat, s.lines + len(lines))
    ask_anew(s, entry.seat, others_plan_on=True)
    s.clocks = s.clocks.decided(entry.seat, step)
    return lines


def time_up(s: TableState, entry: TimeUp) -> list[LogLine]:
    s.clocks = s.clocks.fell(entry.seat, s.shown_step)
    s.settled = put(s.settled, entry.seat, s.step + entry.moves)
    return [NoteLine(s.step, entry.seat, "flag", msg("event-flag"))]


def count_taken_back(s: TableState, seat: int) -> None:
    s.taken_back = put(s.taken_back, seat, s.taken_back[seat] + 1)


def withdrawn(s: TableState, entry: Withdrawn) -> list[LogLine]:
    """The others' plans stay."""
    count_taken_back(s, entry.seat)
    answers = handed_in(s, entry.seat)
    start = s.phase()
    others = [(who, text) for who, text in s.moves_since(start) if who != entry.seat]
    go_back(s, start)
    for who, text in others:
        make(s, who, text)
    s.settled = [min(step, s.step) for step in s.settled]
    ask_anew(s, entry.seat, others_plan_on=True)
    drafted(s, entry.seat, answers, list(entry.answers))
    return [NoteLine(s.step, entry.seat, "unplanned", msg("event-unplanned"))]


def taken_back(s: TableState, entry: TakenBack) -> list[LogLine]:
    count_taken_back(s, entry.seat)
    step = s.step - entry.moves
    s.undone = [*s.undone, (entry.seat, s.moves_since(step))]
    go_back(s, step)
    ask_anew(s, entry.seat, others_plan_on=False)
    return [NoteLine(s.step, entry.seat, "undo", msg("event-undo"))]


def redone(s: TableState, entry: Redone) -> list[LogLine]:
    count_taken_back(s, entry.seat)
    *s.undone, (_, moves) = s.undone
    lines: list[LogLine] = [line for who, text in moves for line in push(s, who, text)]
    s.acted = put(s.acted, entry.seat, s.lines + len(lines))
    ask_anew(s, entry.seat, others_plan_on=False)
    return lines


def push(s: TableState, seat: int, text: str) -> list[LogLine]:
    """Make a move and tell what happened."""
    events = make(s, seat, text)
    if any(event.kind.name == ROUND for event in events):
        s.rounds = [*s.rounds, (s.step, s.result().scores)]
    return [EventLine(s.game, s.step, event) for event in events]


def make(s: TableState, seat: int, text: str) -> list[Event]:
    """Make a move, which is read anew only if nobody has checked it just now."""
    checked, s.checked = s.checked, None
    if checked is None or (checked.seat, checked.text) != (seat, text) or checked.before is not s.position:
        checked = s.read(seat, text)
    events: list[Event] = []
    s.last = Ply(seat, checked.text, checked.move, s.position, s.last)
    s.position = checked.asked
    s.position.log = events
    s.position.play(checked.move)
    s.position.log = None
    return events


def go_back(s: TableState, step: int) -> None:
    """The position as it was after so many moves."""
    if step < 0:
        raise ValueError("there are not so many moves to take back")
    position = s.position_at(step)
    if step < s.step:
        s.last = s.plies_since(step)[0].previous
    s.position = position
    s.rounds = [(at, scores) for at, scores in s.rounds if at <= step]


def ask_anew(s: TableState, seat: int, others_plan_on: bool) -> None:
    """The position has changed: new questions, except for others who plan on."""
    drafting = {who: answers for who, answers in s.drafts.items() if who != seat}
    before = s.deciders
    s.deciders = s.position.deciders()
    if others_plan_on and s.secret() and set(drafting) <= set(s.deciders):
        s.drafts = drafting
        s.unsaid = {who: unsaid for who, unsaid in s.unsaid.items() if who != seat}
        asked = {seat, *s.deciders} - (set(before) - {seat})
        s.since = [s.seq if who in asked else since for who, since in enumerate(s.since)]
    else:
        s.drafts = {}
        s.unsaid = {}
        s.since = [s.seq] * s.players
    s.plannings = {}
    s.moved = s.seq
    s.wish = None
