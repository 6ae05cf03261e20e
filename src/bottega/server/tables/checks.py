"""What somebody wants, checked against the state of a table: entries for its log, or a refusal."""

from bottega.core.errors import BadNotation
from bottega.core.messages import msg
from bottega.server.errors import ApiError
from bottega.server.limits import TAKEN_BACK
from bottega.server.tables.drafts import answers, handed_in, planning
from bottega.server.tables.entries import (
    Drafted,
    Entry,
    Moved,
    RedoAsked,
    Redone,
    TakenBack,
    UndoAgreed,
    UndoAsked,
    UndoDeclined,
    Withdrawn,
)
from bottega.server.tables.lessons import allowed, plan_fits
from bottega.server.tables.planning import changed
from bottega.server.tables.puzzles import check_try
from bottega.server.tables.state import TableState
from bottega.server.tables.undo import can_ask_redo, can_redo, far_back, way_back


def move(state: TableState, seat: int, base: int, text: str) -> list[Entry]:
    """A move; in secret, the next answer of a plan."""
    check_turn(state, seat)
    if base < state.since[seat]:
        raise ApiError(msg("error-stale"))
    if state.secret():
        return plan(state, seat, len(state.drafts.get(seat, [])), text)
    try:
        state.checked = state.read(seat, text)
    except BadNotation:
        raise ApiError(msg("error-illegal", move=text)) from None
    if state.checked.move not in allowed(state, seat, state.checked.asked):
        raise ApiError(msg("error-lesson-later"))
    check_try(state, seat, state.checked.text)
    return [Moved(seat, state.checked.text)]


def check_taken_back(state: TableState, seat: int) -> None:
    """Has a seat not taken back too often? What was taken back stays in the log, and everybody reads it."""
    if state.taken_back[seat] >= TAKEN_BACK + 2 * state.step:
        raise ApiError(msg("error-taken-back"))


def check_turn(state: TableState, seat: int) -> None:
    if state.over():
        raise ApiError(msg("error-over"))
    if seat not in state.deciders:
        raise ApiError(msg("error-not-your-turn"))


def plan(state: TableState, seat: int, index: int, text: str) -> list[Entry]:
    """Another answer to question `index` of a plan."""
    check_turn(state, seat)
    drafting = planning(state, seat)
    if drafting is None:
        raise ApiError(msg("error-not-planning"))
    if index > len(drafting.answers):
        raise ApiError(msg("error-no-question"))
    if index < len(drafting.answers):
        check_taken_back(state, seat)
    fresh = changed(drafting, index, text)
    if fresh is None:
        raise ApiError(msg("error-illegal", move=text))
    state.changed = seat, fresh
    return [Drafted(seat, tuple(fresh.answers))]


def unplan(state: TableState, seat: int, index: int) -> list[Entry]:
    """A plan without its answers from `index` on."""
    if not state.secret():
        raise ApiError(msg("error-plans-shown"))
    given = handed_in(state, seat)
    mine = answers(state, seat)
    if given and not mine:
        raise ApiError(msg("error-time-up"))
    if not mine:
        raise ApiError(msg("error-no-plan"))
    check_taken_back(state, seat)
    rest = tuple(mine[:index])
    return [Withdrawn(seat, rest) if given else Drafted(seat, rest)]


def ready(state: TableState, seat: int) -> list[Entry]:
    """A complete plan becomes moves."""
    check_turn(state, seat)
    drafting = planning(state, seat)
    if drafting is None:
        raise ApiError(msg("error-not-planning"))
    if not drafting.complete():
        raise ApiError(msg("error-plan-incomplete"))
    if not plan_fits(state, seat, drafting.answers):
        raise ApiError(msg("error-lesson-plan"))
    check_try(state, seat, " ".join(drafting.answers))
    return [Moved(seat, text) for text in drafting.answers]


def undo(state: TableState, seat: int, base: int, turn: bool, ask: bool, others: set[int]) -> list[Entry]:
    """Take back at once, or ask `others`, the seats of other people, where one of them is concerned."""
    if state.secret() and (mine := answers(state, seat)):
        return unplan(state, seat, 0 if turn else len(mine) - 1)
    if base < state.moved:
        raise ApiError(msg("error-stale"))
    check_taken_back(state, seat)
    way = way_back(state, seat, turn, others)
    if way is not None and way.free:
        return [TakenBack(seat, state.step - way.step)]
    step = far_back(state, seat) if way is None else way.step
    if not others or step is None:
        raise ApiError(msg("error-no-way-back"))
    check_wish(state, seat, ask)
    return [UndoAsked(seat, step)]


def check_wish(state: TableState, seat: int, ask: bool) -> None:
    """May a seat ask the others? One wish at a time, and a pause after one that was declined."""
    if not ask:
        raise ApiError(msg("error-ask-first"))
    if state.wish is not None and state.wish.seat == seat:
        raise ApiError(msg("error-wish-open"))
    if state.declined.get(seat) == state.moved:
        raise ApiError(msg("error-wish-declined"))


def redo(state: TableState, seat: int, base: int, ask: bool, others: set[int]) -> list[Entry]:
    """Make again what the seat took back last, or ask `others` if moves of theirs are among it; in secret, answer."""
    asking = not can_redo(state, seat, others)
    if asking and not can_ask_redo(state, seat, others):
        raise ApiError(msg("error-nothing-to-redo"))
    check_taken_back(state, seat)
    if asking:
        if base < state.moved:
            raise ApiError(msg("error-stale"))
        check_wish(state, seat, ask)
        return [RedoAsked(seat)]
    if state.secret() and state.unsaid.get(seat):
        return [Drafted(seat, tuple(state.unsaid[seat][-1]))]
    if base < state.moved:
        raise ApiError(msg("error-stale"))
    return [Redone(seat)]


def consent(state: TableState, seats: set[int], wish: int, agree: bool, others: set[int]) -> list[Entry]:
    """Answer a wish for some seats; `others` are the seats that must agree."""
    if state.wish is None or state.wish.id != wish:
        raise ApiError(msg("error-no-wish"))
    asked = sorted(seats & others)
    if not asked:
        raise ApiError(msg("error-not-asked"))
    if not agree:
        return [UndoDeclined(asked[0])]
    entries: list[Entry] = [UndoAgreed(seat) for seat in asked]
    if others <= state.wish.agreed | seats:
        asking = state.wish.seat
        entries.append(Redone(asking) if state.wish.redo else TakenBack(asking, state.step - state.wish.step))
    return entries
