"""What moves bring, without trying them: by this a search orders moves, and plays on from where its tree ends.

Every way to take panes and to place them is weighed by what it changes in the estimate (`advice.py`). No position is
copied, so this takes a small part of the time that trying them takes.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bottega.core.weights import Weights
from bottega.games.sintra.advice import (
    BEST_HALF,
    BROKEN,
    CURVE,
    FAR,
    LONE_HALF,
    REACH,
    START,
    STEP_RIGHT,
    half_worth,
    part_of,
)
from bottega.games.sintra.const import (
    COLOURS,
    FIELDS,
    LEFT_PANES_PER_POINT,
    NO_PANE,
    POSITIONS,
    ROUNDS,
    count,
    size,
)
from bottega.games.sintra.decision import (
    MIDDLE,
    PLACE,
    RETURN,
    TURN,
    colour_in_hand,
    count_in_hand,
)
from bottega.games.sintra.placing import window_points
from bottega.games.sintra.scoring import best_colour
from bottega.games.sintra.state import SIDE_A, Column, Player, Sintra

NONE: Final[i64] = -1
PANES: Final[i64] = 12  # of a colour; fewer are looked up once
LOWEST: Final = -10000.0


class Look:
    """What a player's strips are worth at a moment: looked up once, for all ways to take and to place."""

    def __init__(self, s: Sintra, who: i64, weights: Weights) -> None:
        self.s: Final = s
        self.who: Final[i64] = who
        self.player: Final[Player] = s.players[who]
        self.weights: Final = weights
        self.left: Final[float] = float(ROUNDS - s.round)
        self.worth: vec[float] = vec[float](capacity=8)  # of each strip, complete and within reach
        self.size: vec[i64] = vec[i64](capacity=8)  # panes on each strip
        self.share: Final[float] = part_of(self.left, weights)  # of what a strip brings, in the time that is left
        half = half_worth(s, self.player, weights)
        points = 0.0
        for _column in self.player.columns:
            self.worth = append(self.worth, 0.0)
            self.size = append(self.size, 0)
        position: i64 = POSITIONS - 1
        while position >= 0:
            column = self.player.columns[position]
            value = float(s.value(position))
            if column.upper != NO_PANE:
                points += value
            if not column.removed():
                worth = points + half if column.upper != NO_PANE else points + value + half
                self.worth[position] = worth * self.share
                self.size[position] = size(column.panes)
            position -= 1

    def promise(self, position: i64, panes: i64) -> float:
        """What a strip within reach promises with so many panes, and the panes themselves."""
        return self.worth[position] * self.progress(panes) + float(panes) / float(LEFT_PANES_PER_POINT)

    def progress(self, panes: i64) -> float:
        """The part of its worth that a strip with so many panes has."""
        done = float(panes) / float(FIELDS)
        curve = self.weights.of[CURVE]
        return done * (1.0 - curve + curve * done)

    def placing(self, position: i64, colour: i64, panes: i64) -> float:
        """What placing so many panes on a strip changes."""
        column = self.player.columns[position]
        room = column.room(colour) + column.joker_room()
        placed = panes if panes < room else room
        before = self.size[position]
        gain = -self.promise(position, before) - self.breaking(panes - placed)
        if before + placed < FIELDS:
            gain += self.promise(position, before + placed)
        else:
            bonus = self.s.bonus_colour()
            same = placed if bonus == colour else 0
            gain += self.filling(position) + float(count(column.panes, bonus) + same)
        return gain - self.walking(position)

    def filling(self, position: i64) -> float:
        """What a pane in a window brings: its points, the palace, and what it adds to strips to its left."""
        s, w = self.s, self.weights.of
        column = self.player.columns[position]
        points = float(window_points(s, self.who, position))
        if s.side == SIDE_A:
            points += float(ornaments_gain(s, self.player, position))
        else:
            points += self.palace_b(column)
        if column.upper != NO_PANE:
            return points
        value = float(s.value(position))
        points += value
        done = 0.0
        halves = 1.0  # this one, and all that are open to its left
        strip: i64 = 0
        while strip < position:
            other = self.player.columns[strip]
            if not other.removed():
                done += self.progress(self.size[strip])
                halves += 1.0 if other.upper != NO_PANE else 2.0
            strip += 1
        return points + value * (done * self.share + w[REACH] * halves * self.left)

    def palace_b(self, column: Column) -> float:
        """About what a pane in a window brings in the palace of side B."""
        w = self.weights.of
        best = float(best_colour(self.player))
        return best * (1.0 - w[BEST_HALF]) - w[LONE_HALF] if column.upper != NO_PANE else w[LONE_HALF]

    def walking(self, position: i64) -> float:
        """What it costs that the glazier goes to a position: what lies behind must wait until he returns."""
        w = self.weights.of
        cost = 0.0
        strip = self.player.glazier
        while strip < position:
            cost += (1.0 - w[FAR]) * (
                self.promise(strip, self.size[strip]) - float(self.size[strip]) / float(LEFT_PANES_PER_POINT)
            )
            cost += w[STEP_RIGHT] * (self.left if self.left < 2.0 else 2.0)
            strip += 1
        return cost

    def returning(self) -> float:
        """What the glazier's return brings."""
        w = self.weights.of
        gain = 0.0
        strip = self.player.leftmost()
        while strip < self.player.glazier:
            gain += (1.0 - w[FAR]) * (
                self.promise(strip, self.size[strip]) - float(self.size[strip]) / float(LEFT_PANES_PER_POINT)
            )
            gain += w[STEP_RIGHT] * (self.left if self.left < 2.0 else 2.0)
            strip += 1
        return gain

    def breaking(self, steps: i64) -> float:
        """What so many steps down the broken-glass track cost."""
        if steps == 0:
            return 0.0
        box = self.s.box
        last = box.last_space()
        space = self.player.broken + steps
        cost = self.weights.of[BROKEN] * float(steps) * self.left - float(box.losses[self.player.broken])
        while space >= last:
            cost += float(box.losses[last])
            space -= last
        return cost + float(box.losses[space])

    def best_place(self, colour: i64, panes: i64) -> tuple[i64, float]:
        """Where so many panes bring most, and how much; nowhere, and what they cost, if all must break."""
        best = NONE
        most = LOWEST
        position = self.player.glazier
        while position < POSITIONS:
            if self.player.columns[position].matches(colour):
                gain = self.placing(position, colour, panes)
                if gain > most:
                    best = position
                    most = gain
            position += 1
        return best, most if best != NONE else -self.breaking(panes)

    def gain(self, colour: i64, panes: i64) -> float:
        """What so many panes bring where they bring most, or what they cost if all must break."""
        _, most = self.best_place(colour, panes)
        return most

    def turns(self, moves: vec[i64]) -> vec[float]:
        """What each way to take panes brings, wherever they are placed, and the glazier's return."""
        gains = vec[float](capacity=32)
        known = unknown()
        for move in moves:
            if move == RETURN:
                gains = append(gains, self.returning())
                continue
            source = move // COLOURS
            colour = move % COLOURS
            panes = count(self.s.middle if source == MIDDLE else self.s.factories[source - 1], colour)
            at = colour * PANES + panes
            if panes >= PANES:
                gain = self.gain(colour, panes)
            else:
                if known[at] == LOWEST:
                    known[at] = self.gain(colour, panes)
                gain = known[at]
            if source == MIDDLE and self.s.marker_in_middle:
                gain += self.weights.of[START] - self.breaking(1)
            gains = append(gains, gain)
        return gains

    def places(self, moves: vec[i64], colour: i64, panes: i64) -> vec[float]:
        """What placing so many panes on each of these strips brings."""
        gains = vec[float](capacity=8)
        for move in moves:
            gains = append(gains, self.placing(move, colour, panes))
        return gains


def ornaments_gain(s: Sintra, player: Player, position: i64) -> i64:
    """What one more filled half of a window scores at the ornaments beside it."""
    points: i64 = 0
    for left, right in s.box.ornaments:
        if left == position or right == position:
            halves = player.columns[left].halves() + player.columns[right].halves()
            points += s.box.ornament_points[halves + 1] - s.box.ornament_points[halves]
    return points


def unknown() -> vec[float]:
    """By colour and panes: nothing was looked up yet."""
    known = vec[float](capacity=64)
    i: i64 = 0
    while i < COLOURS * PANES:
        known = append(known, LOWEST)
        i += 1
    return known


def gains(s: Sintra, who: i64, weights: Weights) -> vec[float]:
    """What each option brings in points; nothing where they must be tried."""
    step = s.step()
    if step == TURN:
        return Look(s, who, weights).turns(s.options)
    if step == PLACE:
        return Look(s, who, weights).places(s.options, colour_in_hand(s.argument()), count_in_hand(s.argument()))
    return vec[float]()
