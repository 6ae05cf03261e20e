"""The end of a round, and final scoring."""

from typing import Final

from mypy_extensions import i64

from bottega.core.events import Event, EventKind
from bottega.core.kernel import Step
from bottega.core.messages import Message, msg
from bottega.games.sintra.const import (
    BROKEN_GLASS,
    COLOURS,
    LEFT_PANES,
    LEFT_PANES_PER_POINT,
    NO_PANE,
    PALACE,
    ROUNDS,
    count,
    panes_of,
    size,
)
from bottega.games.sintra.decision import FINAL_SCORING, ROUND
from bottega.games.sintra.state import SIDE_A, Player, Sintra


def round_ended(event: Event, box: object) -> Message:
    return msg("sintra-event-round-ended", round=event.value(0) + 1)


ROUND_ENDED: Final = EventKind("round_ended", "round colour", words=round_ended, early=True)
GAME_OVER: Final = EventKind("game_over", message="sintra-event-over")


class EndOfRound(Step[Sintra]):
    """The top pane of the round indicator goes to the tower."""

    def run(self, s: Sintra, who: i64, arg: i64) -> None:
        s.emit(ROUND_ENDED, -1, s.round, s.bonus_colour())
        s.tower += panes_of(s.bonus_colour(), 1)
        s.round += 1
        if s.round == ROUNDS:
            s.push_task(FINAL_SCORING)
        else:
            s.push_task(ROUND)


class FinalScoring(Step[Sintra]):
    """Panes left on strips, then broken glass, then the palace."""

    def run(self, s: Sintra, who: i64, arg: i64) -> None:
        seat: i64 = 0
        for player in s.players:
            s.score(seat, left_panes(player) // LEFT_PANES_PER_POINT, LEFT_PANES)
            loss = s.box.losses[player.broken]
            player.lost += loss
            s.score(seat, -loss, BROKEN_GLASS)
            s.score(seat, palace_points(s, player), PALACE)
            seat += 1
        s.emit(GAME_OVER)


def left_panes(player: Player) -> i64:
    """Panes left on the strips."""
    panes: i64 = 0
    for column in player.columns:
        panes += column.panes
    return size(panes)


def palace_points(s: Sintra, player: Player) -> i64:
    """Side A: ornaments. Side B: complete windows times the panes of the best colour."""
    if s.side == SIDE_A:
        return ornament_points(s, player)
    return complete_windows(player) * best_colour(player)


def ornament_points(s: Sintra, player: Player) -> i64:
    """For each ornament, points by the filled halves of the windows around it."""
    points: i64 = 0
    for left, right in s.box.ornaments:
        points += s.box.ornament_points[player.columns[left].halves() + player.columns[right].halves()]
    return points


def complete_windows(player: Player) -> i64:
    """Windows with both halves filled."""
    windows: i64 = 0
    for column in player.columns:
        if column.removed():
            windows += 1
    return windows


def window_panes(player: Player) -> i64:
    """The panes in all windows."""
    panes: i64 = 0
    for column in player.columns:
        if column.upper != NO_PANE:
            panes += panes_of(column.upper, 1)
        if column.lower != NO_PANE:
            panes += panes_of(column.lower, 1)
    return panes


def best_colour(player: Player) -> i64:
    """The number of window panes of the colour that has most."""
    panes = window_panes(player)
    best: i64 = 0
    colour: i64 = 0
    while colour < COLOURS:
        if count(panes, colour) > best:
            best = count(panes, colour)
        colour += 1
    return best
