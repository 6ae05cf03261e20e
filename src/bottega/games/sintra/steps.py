"""The rules of Sintra, in the order of play: a round, a turn, the end of a round, final scoring."""

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bottega.core.events import EventKind
from bottega.core.kernel import Step
from bottega.games.sintra.const import (
    BROKEN_GLASS,
    COLOURS,
    LEFT_PANES,
    LEFT_PANES_PER_POINT,
    NO_PANE,
    PALACE,
    PER_FACTORY,
    POSITIONS,
    ROUND_BONUS,
    ROUNDS,
    WINDOWS,
    count,
    heap,
    size,
)
from bottega.games.sintra.state import DEALT, SIDE_A, Player, Sintra

# The steps, by their number in STEPS.
ROUND: Final[i64] = 0
TURN: Final[i64] = 1
PLACE: Final[i64] = 2
LAY: Final[i64] = 3
KEEP: Final[i64] = 4
END_OF_ROUND: Final[i64] = 5
FINAL_SCORING: Final[i64] = 6

# Moves of a turn: source * COLOURS + colour, where source 0 is the middle and 1 to 9 are factories; or
# the glazier's return. Placing: the position. Laying: panes on joker fields. Keeping: the colour.
MIDDLE: Final[i64] = 0
RETURN: Final[i64] = 50

ROUND_BEGAN: Final = EventKind("round", "round colour")
TOOK: Final = EventKind("took", "source colour panes")
TOOK_MARKER: Final = EventKind("marker")
GLAZIER: Final = EventKind("glazier", "position")
PLACED: Final = EventKind("placed", "position colour panes jokers")
KEPT: Final = EventKind("kept", "position colour half")
ROUND_ENDED: Final = EventKind("round_ended", "round colour")
GAME_OVER: Final = EventKind("game_over")


class Round(Step[Sintra]):
    """The factories are filled and the starting player lays the marker in the middle."""

    def run(self, s: Sintra, who: i64, arg: i64) -> None:
        s.emit(ROUND_BEGAN, s.starter, s.round, s.bonus_colour())
        factory: i64 = 0
        while factory < len(s.factories):
            panes = fill_factory(s)
            s.factories[factory] = panes
            s.emit(DEALT, -1, factory + 1, panes)
            factory += 1
        s.marker_in_middle = True
        s.push_task(TURN, s.starter)


def fill_factory(s: Sintra) -> i64:
    """Four panes from the bag, or what there is."""
    panes: i64 = 0
    drawn: i64 = 0
    while drawn < PER_FACTORY:
        colour = s.draw()
        if colour == NO_PANE:
            return panes
        panes += heap(colour, 1)
        drawn += 1
    return panes


class Turn(Step[Sintra]):
    """Take panes of one colour, or move the glazier back; the round ends when no panes are left."""

    def options(self, s: Sintra, who: i64, arg: i64) -> vec[i64]:
        moves = vec[i64](capacity=32)
        source: i64 = 1
        for panes in s.factories:
            moves = offer_colours(moves, panes, source)
            source += 1
        moves = offer_colours(moves, s.middle, MIDDLE)
        if len(moves) > 0:
            leftmost = s.players[who].leftmost()
            if leftmost >= 0 and leftmost != s.players[who].glazier:
                moves = append(moves, RETURN)
        return moves

    def run(self, s: Sintra, who: i64, arg: i64) -> None:
        s.push_task(END_OF_ROUND)

    def take(self, s: Sintra, who: i64, arg: i64, move: i64) -> None:
        s.push_task(TURN, (who + 1) % i64(len(s.players)))
        if move == RETURN:
            player = s.players[who]
            player.glazier = player.leftmost()
            s.emit(GLAZIER, who, player.glazier)
            return
        source = move // COLOURS
        colour = move % COLOURS
        panes = take_from_middle(s, colour) if source == MIDDLE else take_from_factory(s, source - 1, colour)
        s.emit(TOOK, who, source, colour, panes)
        if source == MIDDLE and s.marker_in_middle:
            take_marker(s, who)
        s.push_task(PLACE, who, panes * COLOURS + colour)


def offer_colours(moves: vec[i64], panes: i64, source: i64) -> vec[i64]:
    """One move for each colour in the heap."""
    move = source * COLOURS
    while panes:
        if panes & 255:
            moves = append(moves, move)
        panes >>= 8
        move += 1
    return moves


def take_from_factory(s: Sintra, factory: i64, colour: i64) -> i64:
    """All panes of the colour are taken; the rest go to the middle."""
    panes = s.factories[factory]
    taken = count(panes, colour)
    s.middle += panes - heap(colour, taken)
    s.factories[factory] = 0
    return taken


def take_from_middle(s: Sintra, colour: i64) -> i64:
    """All panes of the colour are taken."""
    taken = count(s.middle, colour)
    s.middle -= heap(colour, taken)
    return taken


def take_marker(s: Sintra, who: i64) -> None:
    """The first to take from the middle starts the next round and moves down the broken-glass track."""
    s.marker_in_middle = False
    s.starter = who
    s.emit(TOOK_MARKER, who)
    s.break_glass(who, 1)


class Place(Step[Sintra]):
    """On which strip? Under the glazier or to its right, where a pane of the colour fits."""

    def options(self, s: Sintra, who: i64, arg: i64) -> vec[i64]:
        moves = matching(s.players[who], arg % COLOURS)
        if len(moves) > 1:
            return moves
        return vec[i64]()

    def run(self, s: Sintra, who: i64, arg: i64) -> None:
        moves = matching(s.players[who], arg % COLOURS)
        if len(moves) == 0:
            break_panes(s, who, arg % COLOURS, arg // COLOURS)
        else:
            self.take(s, who, arg, moves[0])

    def take(self, s: Sintra, who: i64, arg: i64, move: i64) -> None:
        if s.players[who].glazier != move:
            s.players[who].glazier = move
            s.emit(GLAZIER, who, move)
        s.push_task(LAY, who, arg * POSITIONS + move)


def matching(player: Player, colour: i64) -> vec[i64]:
    """The reachable strips with an empty field for the colour."""
    found = vec[i64](capacity=8)
    position = player.glazier
    while position < POSITIONS:
        if player.columns[position].matches(colour):
            found = append(found, position)
        position += 1
    return found


def break_panes(s: Sintra, who: i64, colour: i64, n: i64) -> None:
    """What does not fit breaks: into the tower, and as many steps down the track."""
    s.tower += heap(colour, n)
    s.break_glass(who, n)


class Lay(Step[Sintra]):
    """How many panes go on joker fields? Asked only where there is a choice."""

    def options(self, s: Sintra, who: i64, arg: i64) -> vec[i64]:
        moves = vec[i64]()
        column = s.players[who].columns[arg % POSITIONS]
        if column.joker_fields == 0:
            return moves
        low, high = joker_range(s, who, arg)
        if low < high:
            while low <= high:
                moves = append(moves, low)
                low += 1
        return moves

    def run(self, s: Sintra, who: i64, arg: i64) -> None:
        low, _ = joker_range(s, who, arg)
        self.take(s, who, arg, low)

    def take(self, s: Sintra, who: i64, arg: i64, move: i64) -> None:
        position = arg % POSITIONS
        colour = arg // POSITIONS % COLOURS
        panes = arg // POSITIONS // COLOURS
        columns = s.players[who].columns
        column = columns[position]
        placed = min_of(panes, column.room(colour) + column.joker_room())
        column = column.with_panes(colour, placed, move)
        columns[position] = column
        s.emit(PLACED, who, position, colour, placed, move)
        if placed < panes:
            break_panes(s, who, colour, panes - placed)
        if column.full():
            s.score(who, count(column.panes, s.bonus_colour()), ROUND_BONUS)
            s.push_task(KEEP, who, position)


def joker_range(s: Sintra, who: i64, arg: i64) -> tuple[i64, i64]:
    """The fewest and the most panes that can go on joker fields when as many as fit are placed."""
    column = s.players[who].columns[arg % POSITIONS]
    room = column.room(arg // POSITIONS % COLOURS)
    jokers = column.joker_room()
    placed = min_of(arg // POSITIONS // COLOURS, room + jokers)
    fewest = placed - room
    if fewest < 0:
        fewest = 0
    return fewest, min_of(placed, jokers)


def min_of(a: i64, b: i64) -> i64:
    """The smaller one, without boxing."""
    if a < b:
        return a
    return b


class Keep(Step[Sintra]):
    """Which of the five panes goes to the window below?"""

    def options(self, s: Sintra, who: i64, arg: i64) -> vec[i64]:
        moves = offer_colours(vec[i64](), s.players[who].columns[arg].panes, 0)
        if len(moves) > 1:
            return moves
        return vec[i64]()

    def run(self, s: Sintra, who: i64, arg: i64) -> None:
        panes = s.players[who].columns[arg].panes
        self.take(s, who, arg, offer_colours(vec[i64](), panes, 0)[0])

    def take(self, s: Sintra, who: i64, arg: i64, move: i64) -> None:
        columns = s.players[who].columns
        s.tower += columns[arg].panes - heap(move, 1)
        columns[arg] = columns[arg].with_kept(move, s.box)
        s.emit(KEPT, who, arg, move, columns[arg].halves())
        s.score(who, window_points(s, who, arg), WINDOWS)


def window_points(s: Sintra, who: i64, position: i64) -> i64:
    """The window's own value and those of all windows to its right that hold a pane."""
    columns = s.players[who].columns
    points: i64 = 0
    while position < POSITIONS:
        if columns[position].upper != NO_PANE:
            points += s.value(position)
        position += 1
    return points


class EndOfRound(Step[Sintra]):
    """The top pane of the round indicator goes to the tower."""

    def run(self, s: Sintra, who: i64, arg: i64) -> None:
        s.emit(ROUND_ENDED, -1, s.round, s.bonus_colour())
        s.tower += heap(s.bonus_colour(), 1)
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
    """The panes in all windows, as a heap."""
    panes: i64 = 0
    for column in player.columns:
        if column.upper != NO_PANE:
            panes += heap(column.upper, 1)
        if column.lower != NO_PANE:
            panes += heap(column.lower, 1)
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


STEPS: Final[list[Step[Any]]] = [Round(), Turn(), Place(), Lay(), Keep(), EndOfRound(), FinalScoring()]
