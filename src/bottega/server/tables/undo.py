"""The ways back: how far a seat may take back, whom that concerns, and what it can make again."""

from typing import NamedTuple

from bottega.server.tables.state import TableState, phase_behind


class WayBack(NamedTuple):
    """To which step a seat may take back; free if nobody need be asked."""

    step: int
    free: bool


def way_back(state: TableState, seat: int, turn: bool, others: set[int]) -> WayBack | None:
    """The way behind a seat's last decision (or turn), free unless it concerns `others`; none past what was shown."""
    back = last_decision(state, seat)
    if back is None:
        return None
    plies = state.plies_since(back)
    shown = state.position.reveals
    if plies[0].reveals != shown:
        return None
    concerned = ({ply.who for ply in plies} | set(state.deciders)) - {seat}
    before = plies[0].previous
    while turn and before and before.number > stays(state) and before.who == seat and before.reveals == shown:
        back, before = before.number - 1, before.previous
    return WayBack(back, not concerned & others)


def last_decision(state: TableState, seat: int) -> int | None:
    """The step before a seat's last decision, if that was its own and the game is not over."""
    if state.over():  # the end shows the seed, and who has won
        return None
    ply = state.last
    while ply is not None and ply.who != seat:
        ply = ply.previous
    return None if ply is None or ply.number <= stays(state) else ply.number - 1


def stays(state: TableState) -> int:
    """The step behind which nothing is taken back: what was decided late, or before a lesson or a puzzle began."""
    lesson, puzzle = state.setup.lesson, state.setup.puzzle
    begun = 0 if lesson is None else len(lesson.before)
    return max(*state.settled, begun if puzzle is None else puzzle.steps)


def far_back(state: TableState, seat: int) -> int | None:
    """The step before a seat's last decision, whatever was shown since; with a plan, all plans are taken back."""
    back = last_decision(state, seat)
    if back is None:
        return None
    ply = state.plies_since(back)[0]
    return max(phase_behind(ply, ply.reveals, back), stays(state)) if ply.secret else back


def can_redo(state: TableState, seat: int, others: set[int]) -> bool:
    """Has a seat taken something back that can be made again? Nobody decides again for `others`, seats of others."""
    if state.secret() and state.unsaid.get(seat):
        return True
    moves = taken_back_last(state, seat)
    return bool(moves) and not others.intersection(decider for decider, _ in moves)


def can_ask_redo(state: TableState, seat: int, others: set[int]) -> bool:
    """Are moves of others among what a seat took back last? Then they are asked; whoever plans anew has decided."""
    moves = taken_back_last(state, seat)
    return bool(others.intersection(decider for decider, _ in moves)) and not state.drafts.get(seat)


def taken_back_last(state: TableState, seat: int) -> list[tuple[int, str]]:
    """The moves that were taken back last, if it was by this seat."""
    who, moves = state.undone[-1] if state.undone else (None, [])
    return moves if who == seat else []
