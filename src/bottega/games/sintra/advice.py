"""About how many points a player will have in the end: what bots go by."""

from typing import Final

from mypy_extensions import i64

from bottega.core.weights import Weights
from bottega.games.sintra.const import FIELDS, LEFT_PANES_PER_POINT, NO_PANE, POSITIONS, ROUNDS, size
from bottega.games.sintra.placing import window_points
from bottega.games.sintra.scoring import best_colour, complete_windows, left_panes, palace_points
from bottega.games.sintra.state import SIDE_A, Player, Sintra

# The weights, by their places.
HALF_AT_ORNAMENT: Final[i64] = 0  # points, on average, for one more filled half
BONUS: Final[i64] = 1  # round bonus of a strip completed some day
FAR: Final[i64] = 2  # what a strip is worth that needs the glazier's return first
STEP_RIGHT: Final[i64] = 3  # for each position the glazier has gone: it will have to come back
PROMISE: Final[i64] = 4  # what a strip under way is worth of what it brings
CURVE: Final[i64] = 5  # how much less than its part a strip is worth before it is complete: 0 its part, 1 its square
SLOW: Final[i64] = 6  # how much it needs time: 0 not at all
REACH: Final[i64] = 7  # of the points a filled window will bring again to those left of it
START: Final[i64] = 8  # to start the next round
BEST_COLOUR: Final[i64] = 9  # side B: for each pane of the best colour, for windows yet to come
BEST_FLAT: Final[i64] = 10  # side B: for a half, whatever its colour
BEST_HALF: Final[i64] = 11  # side B: for a half, by the panes of the best colour
LONE_HALF: Final[i64] = 12  # side B: for a half whose window is not complete
BROKEN: Final[i64] = 13  # for each step on the track, for the steps that will cost more

NAMES: Final = (
    "half_at_ornament", "bonus", "far", "step_right", "promise", "curve", "slow",
    "reach", "start", "best_colour", "best_flat", "best_half", "lone_half", "broken",
)  # fmt: skip
HAND: Final = Weights(NAMES, [2.5, 1.0, 0.8, 0.25, 1.0, 1.0, 1.0, 0.0, 0.0, 1.0, 1.0, 0.5, 0.5, 0.0])


def estimate(s: Sintra, who: i64, weights: Weights) -> float:
    """Points in hand, strips under way, and what the palace promises."""
    player = s.players[who]
    if s.over():
        return float(player.score)
    w = weights.of
    points = float(player.score) - float(s.box.losses[player.broken])
    points += float(left_panes(player)) / float(LEFT_PANES_PER_POINT)
    points += palace_promise(s, player, weights)
    rounds_left = float(ROUNDS - s.round)
    open_left = 0.0  # halves that are not filled yet, left of the position and in it
    position: i64 = 0
    while position < POSITIONS:
        column = player.columns[position]
        points += strip_promise(s, who, position, rounds_left, weights)
        if not column.removed():
            open_left += 1.0 if column.upper != NO_PANE else 2.0
        if column.upper != NO_PANE:
            points += w[REACH] * float(s.value(position)) * open_left * rounds_left
        position += 1
    if s.starter == who:
        points += w[START]
    points -= w[BROKEN] * float(player.broken) * rounds_left
    return points - w[STEP_RIGHT] * float(player.glazier) * min(rounds_left, 2.0)


def strip_promise(s: Sintra, who: i64, position: i64, rounds_left: float, weights: Weights) -> float:
    """What completing the strip brings, by how far it has got and how much time is left."""
    w = weights.of
    player = s.players[who]
    column = player.columns[position]
    if column.removed():
        return 0.0
    done = float(size(column.panes)) / float(FIELDS)
    if done == 0.0:
        return 0.0
    worth = strip_worth(s, who, position, weights)
    if position < player.glazier:
        worth *= w[FAR]
    return worth * done * (1.0 - w[CURVE] + w[CURVE] * done) * part_of(rounds_left, weights)


def strip_worth(s: Sintra, who: i64, position: i64, weights: Weights) -> float:
    """What a strip that is there brings when it is completed some day."""
    player = s.players[who]
    worth = float(window_points(s, who, position)) + half_worth(s, player, weights)
    if player.columns[position].upper == NO_PANE:
        worth += float(s.value(position))
    return worth


def half_worth(s: Sintra, player: Player, weights: Weights) -> float:
    """What one more filled half brings beyond the windows' points, whichever it is."""
    w = weights.of
    if s.side == SIDE_A:
        return w[BONUS] + w[HALF_AT_ORNAMENT]
    return w[BONUS] + float(best_colour(player)) * w[BEST_HALF] + w[BEST_FLAT]


def part_of(rounds_left: float, weights: Weights) -> float:
    """What a strip under way is worth of what it brings: less with little time."""
    return weights.of[PROMISE] * (rounds_left / (rounds_left + weights.of[SLOW]))


def palace_promise(s: Sintra, player: Player, weights: Weights) -> float:
    """The palace as it stands; on side B also what more of the best colour and more windows will multiply."""
    points = float(palace_points(s, player))
    if s.side == SIDE_A:
        return points
    w = weights.of
    halves: i64 = 0
    for column in player.columns:
        halves += column.halves()
    return (
        points + w[BEST_COLOUR] * float(best_colour(player)) + w[LONE_HALF] * float(halves - complete_windows(player))
    )
