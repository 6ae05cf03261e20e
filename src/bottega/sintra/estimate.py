"""About how many points a player will have in the end: what a bot that looks one turn ahead goes by."""

from typing import Final

from mypy_extensions import i64

from bottega.sintra.const import FIELDS, LEFT_PANES_PER_POINT, NO_PANE, POSITIONS, ROUNDS, size
from bottega.sintra.rules import best_colour, complete_windows, left_panes, palace_points, window_points
from bottega.sintra.state import SIDE_A, Player, Sintra

HALF_AT_ORNAMENT: Final = 2.5  # points, on average, for one more filled half
BONUS: Final = 1.0  # round bonus of a strip completed some day
FAR: Final = 0.8  # what a strip is worth that needs the glazier's return first
STEP_RIGHT: Final = 0.25  # for each position the glazier has gone: it will have to come back


def estimate(s: Sintra, who: i64) -> float:
    """Points in hand, strips under way, and what the palace promises."""
    player = s.players[who]
    if s.over():
        return float(player.score)
    points = float(player.score) - float(s.box.losses[player.broken])
    points += float(left_panes(player)) / float(LEFT_PANES_PER_POINT)
    points += palace_promise(s, player)
    rounds_left = float(ROUNDS - s.round)
    position: i64 = 0
    while position < POSITIONS:
        points += strip_promise(s, who, position, rounds_left)
        position += 1
    return points - STEP_RIGHT * float(player.glazier) * min(rounds_left, 2.0)


def strip_promise(s: Sintra, who: i64, position: i64, rounds_left: float) -> float:
    """What completing the strip brings, by how far it has got and how much time is left."""
    player = s.players[who]
    column = player.columns[position]
    if column.removed():
        return 0.0
    done = float(size(column.panes)) / float(FIELDS)
    worth = float(window_points(s, who, position)) + BONUS
    if column.upper == NO_PANE:
        worth += float(s.value(position))
    worth += HALF_AT_ORNAMENT if s.side == SIDE_A else float(best_colour(player)) * 0.5 + 1.0
    if position < player.glazier:
        worth *= FAR
    return worth * done * done * (rounds_left / (rounds_left + 1.0))


def palace_promise(s: Sintra, player: Player) -> float:
    """The palace as it stands; on side B also what more of the best colour and more windows will multiply."""
    points = float(palace_points(s, player))
    if s.side == SIDE_A:
        return points
    halves: i64 = 0
    for column in player.columns:
        halves += column.halves()
    return points + float(best_colour(player)) + 0.5 * float(halves - complete_windows(player))
