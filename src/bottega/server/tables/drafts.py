"""Drafts of secret plans: what a seat has answered so far, and whether that can still be changed."""

from bottega.server.tables.planning import Planning, planned
from bottega.server.tables.state import TableState


def handed_in(state: TableState, seat: int) -> list[str]:
    """The answers with which a seat has completed its plan, while others still plan."""
    if not state.secret() or seat in state.deciders:
        return []
    return [text for who, text in state.moves_since(state.phase()) if who == seat]


def answers(state: TableState, seat: int) -> list[str]:
    """The answers of a plan that a seat may still change: what was handed in when its time was up stays."""
    drafted = state.drafts.get(seat, [])
    return drafted if drafted or state.settled[seat] > state.phase() else handed_in(state, seat)


def planning(state: TableState, seat: int) -> Planning | None:
    """A seat's plan, open or handed in, while there is something to plan; made once for a state."""
    if seat not in state.plannings:
        state.plannings[seat] = new_planning(state, seat)
    return state.plannings[seat]


def new_planning(state: TableState, seat: int) -> Planning | None:
    if not state.secret():
        return None
    if seat in state.deciders:
        return planned(state.game, state.position, seat, state.drafts.get(seat, []))
    given = handed_in(state, seat)
    return planned(state.game, state.position_at(state.phase()), seat, given) if given else None


def drafted(state: TableState, seat: int, before: list[str], fresh: list[str]) -> None:
    """Keep a plan's answers in a fork; what was taken back can be given again until another answer is given."""
    unsaid = state.unsaid.get(seat, [])
    if len(fresh) < len(before) and before[: len(fresh)] == fresh:
        unsaid = [*unsaid, before]
    elif unsaid and unsaid[-1] == fresh:
        unsaid = unsaid[:-1]
    else:
        unsaid = []
    state.unsaid = {**state.unsaid, seat: unsaid}
    state.drafts = {**state.drafts, seat: fresh}
    changed, state.changed = state.changed, None
    state.plannings.pop(seat, None)
    if changed is not None and changed[0] == seat and changed[1].answers == fresh:
        state.plannings[seat] = changed[1]
