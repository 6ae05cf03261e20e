"""The rules of Sintra, in the order of play: a round, a turn, the end of a round, final scoring.

A turn is written `F3O` (orange from factory 3), `MO` (orange from the middle) or `R` (the glazier returns); then, where
asked, `S5` (strip 5), `J1` (one pane on a joker field) and `KO` (keep orange).
"""

import re
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bottega.core.events import Event, EventKind
from bottega.core.kernel import Reason, Step
from bottega.core.messages import Message, msg
from bottega.games.sintra.const import (
    BROKEN_GLASS,
    COLOURS,
    LEFT_PANES,
    LEFT_PANES_PER_POINT,
    LETTERS,
    NO_PANE,
    PALACE,
    PANE_WORDS,
    PER_FACTORY,
    POSITIONS,
    ROUND_BONUS,
    ROUNDS,
    WINDOWS,
    count,
    panes_of,
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


def round_began(event: Event, box: object) -> Message:
    return msg("sintra-event-round", round=event.value(0) + 1, rounds=ROUNDS, pane=PANE_WORDS[event.value(1)])


def took(event: Event, box: object) -> Message:
    source, pane, panes = event.value(0), PANE_WORDS[event.value(1)], event.value(2)
    if source == MIDDLE:
        return msg("sintra-event-took-middle", n=panes, pane=pane)
    return msg("sintra-event-took", n=panes, pane=pane, factory=source)


def glazier_moved(event: Event, box: object) -> Message:
    return msg("sintra-event-glazier", strip=event.value(0) + 1)


def panes_placed(event: Event, box: object) -> Message:
    pane = PANE_WORDS[event.value(1)]
    return msg("sintra-event-placed", n=event.value(2), pane=pane, strip=event.value(0) + 1, jokers=event.value(3))


def pane_kept(event: Event, box: object) -> Message:
    name = "sintra-event-kept-upper" if event.value(2) == 1 else "sintra-event-kept-lower"
    return msg(name, pane=PANE_WORDS[event.value(1)], window=event.value(0) + 1)


def round_ended(event: Event, box: object) -> Message:
    return msg("sintra-event-round-ended", round=event.value(0) + 1)


ROUND_BEGAN: Final = EventKind("round", "round colour", words=round_began)
TOOK: Final = EventKind("took", "source colour panes", words=took)
TOOK_MARKER: Final = EventKind("marker", message="sintra-event-marker")
GLAZIER: Final = EventKind("glazier", "position", words=glazier_moved)
PLACED: Final = EventKind("placed", "position colour panes jokers", words=panes_placed)
KEPT: Final = EventKind("kept", "position colour half", words=pane_kept)
ROUND_ENDED: Final = EventKind("round_ended", "round colour", words=round_ended)
GAME_OVER: Final = EventKind("game_over", message="sintra-event-over")


class Decision(Step[Sintra]):
    """A decision in a turn. Others than the one asked for say what comes first."""

    def hand(self, arg: i64) -> i64:
        """What was taken and is not placed yet, as an argument of PLACE; 0 if nothing."""
        return 0

    def why_not(self, s: Sintra, who: i64, arg: i64, target: str) -> Reason | None:
        if re.fullmatch(SPOTS, target) is None:
            return None
        words = target.split("-")
        if words[0] == "strip":
            return self.why_not_strip(s, who, arg, int(words[1]) - 1), "sintra#placing"
        if words[0] == "window":
            return self.why_not_window(s, who, arg, int(words[1]) - 1), "sintra#full"
        if words[0] == "glazier":
            return self.why_not_return(s, who, arg), "sintra#glazier"
        return self.why_not_take(s, arg, words), "sintra#taking"

    def comes_first(self, s: Sintra, arg: i64) -> Message:
        """The turn has begun: what must be done before another."""
        raise TypeError(f"{type(self).__name__} must define comes_first()")

    def why_not_take(self, s: Sintra, arg: i64, words: list[str]) -> Message:
        """Panes of a factory, `factory 3 O`, or of the middle, `middle O`."""
        return self.comes_first(s, arg)

    def why_not_return(self, s: Sintra, who: i64, arg: i64) -> Message:
        """The glazier's way back."""
        return self.comes_first(s, arg)

    def why_not_strip(self, s: Sintra, who: i64, arg: i64, position: i64) -> Message:
        """A strip."""
        if s.players[who].columns[position].removed():
            return msg("sintra-why-removed")
        return self.why_not_on(s, who, arg, position)

    def why_not_on(self, s: Sintra, who: i64, arg: i64, position: i64) -> Message:
        """A strip that is still there."""
        return self.comes_first(s, arg)

    def why_not_window(self, s: Sintra, who: i64, arg: i64, position: i64) -> Message:
        """A window."""
        complete = s.players[who].columns[position].removed()
        return msg("sintra-why-complete") if complete else msg("sintra-why-strip-not-full")


SPOTS: Final = rf"factory-[1-9]-[{LETTERS}]|middle-[{LETTERS}]|glazier|strip-[1-8]|window-[1-8]"


def why_not_reached(s: Sintra, who: i64, position: i64) -> Message | None:
    """A strip to the left of the glazier."""
    glazier = s.players[who].glazier
    return msg("sintra-why-left-of-glazier", strip=glazier + 1) if position < glazier else None


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
        panes += panes_of(colour, 1)
        drawn += 1
    return panes


class Turn(Decision):
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
        s.push_task(PLACE, who, panes_in_hand(panes, colour))

    def question(self, s: Sintra, who: i64, arg: i64) -> Message:
        return msg("sintra-ask-turn" if RETURN in s.options else "sintra-ask-take")

    def write(self, s: Sintra, who: i64, arg: i64, move: i64) -> str:
        if move == RETURN:
            return "R"
        source = move // COLOURS
        return ("M" if source == MIDDLE else f"F{source}") + LETTERS[move % COLOURS]

    def explain(self, s: Sintra, who: i64, arg: i64, move: i64) -> Message:
        if move == RETURN:
            return msg("sintra-do-return", strip=s.players[who].leftmost() + 1)
        source = move // COLOURS
        colour = move % COLOURS
        pane = PANE_WORDS[colour]
        breaks = len(matching(s.players[who], colour)) == 0
        if source != MIDDLE:
            n = count(s.factories[source - 1], colour)
            return msg("sintra-do-take-breaks" if breaks else "sintra-do-take", n=n, pane=pane, factory=source)
        n = count(s.middle, colour)
        if s.marker_in_middle:
            name = "sintra-do-take-middle-first-breaks" if breaks else "sintra-do-take-middle-first"
            return msg(name, n=n, pane=pane)
        return msg("sintra-do-take-middle-breaks" if breaks else "sintra-do-take-middle", n=n, pane=pane)

    def target(self, s: Sintra, who: i64, arg: i64, move: i64) -> str:
        if move == RETURN:
            return "glazier"
        source = move // COLOURS
        letter = LETTERS[move % COLOURS]
        return f"middle-{letter}" if source == MIDDLE else f"factory-{source}-{letter}"

    def careful(self, s: Sintra, who: i64, arg: i64, move: i64) -> bool:
        """Panes that nobody can place break."""
        return move != RETURN and len(matching(s.players[who], move % COLOURS)) == 0

    def rule(self, s: Sintra, who: i64, arg: i64) -> str:
        return "sintra#taking"

    def moment(self, s: Sintra, who: i64, arg: i64) -> str:
        return "moment-turn"

    def why_not_take(self, s: Sintra, arg: i64, words: list[str]) -> Message:
        if words[0] == "middle":
            panes = s.middle
        else:
            factory = int(words[1]) - 1
            panes = s.factories[factory] if factory < len(s.factories) else 0
        if panes == 0:
            return msg("sintra-why-no-panes")
        return msg("sintra-why-no-such-pane", pane=PANE_WORDS[LETTERS.index(words[-1])])

    def why_not_return(self, s: Sintra, who: i64, arg: i64) -> Message:
        return msg("sintra-why-no-strip") if s.players[who].leftmost() < 0 else msg("sintra-why-leftmost")

    def why_not_on(self, s: Sintra, who: i64, arg: i64, position: i64) -> Message:
        return why_not_reached(s, who, position) or msg("sintra-why-take-first")


def in_hand(s: Sintra) -> i64:
    """What was taken and is not placed yet, as an argument of PLACE; 0 if nothing."""
    if s.over():
        return 0
    step = s.asking()
    return step.hand(s.argument()) if isinstance(step, Decision) else 0


# What a player has taken and not placed yet is the argument of PLACE; LAY's has the position too, KEEP's is one.


def panes_in_hand(panes: i64, colour: i64) -> i64:
    """So many panes of a colour, as an argument of PLACE."""
    return panes * COLOURS + colour


def colour_in_hand(arg: i64) -> i64:
    return arg % COLOURS


def count_in_hand(arg: i64) -> i64:
    return arg // COLOURS


def at_position(arg: i64, position: i64) -> i64:
    """What is in hand comes to a position: an argument of LAY."""
    return arg * POSITIONS + position


def position_of(arg: i64) -> i64:
    """The position in an argument of LAY."""
    return arg % POSITIONS


def hand_of(arg: i64) -> i64:
    """What is in hand, from an argument of LAY."""
    return arg // POSITIONS


def offer_colours(moves: vec[i64], panes: i64, source: i64) -> vec[i64]:
    """One move for each colour of the panes."""
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
    s.middle += panes - panes_of(colour, taken)
    s.factories[factory] = 0
    return taken


def take_from_middle(s: Sintra, colour: i64) -> i64:
    """All panes of the colour are taken."""
    taken = count(s.middle, colour)
    s.middle -= panes_of(colour, taken)
    return taken


def take_marker(s: Sintra, who: i64) -> None:
    """The first to take from the middle starts the next round and moves down the broken-glass track."""
    s.marker_in_middle = False
    s.starter = who
    s.emit(TOOK_MARKER, who)
    s.break_glass(who, 1)


class Place(Decision):
    """On which strip? Under the glazier or to its right, where a pane of the colour fits."""

    def options(self, s: Sintra, who: i64, arg: i64) -> vec[i64]:
        moves = matching(s.players[who], colour_in_hand(arg))
        if len(moves) > 1:
            return moves
        return vec[i64]()

    def run(self, s: Sintra, who: i64, arg: i64) -> None:
        moves = matching(s.players[who], colour_in_hand(arg))
        if len(moves) == 0:
            break_panes(s, who, colour_in_hand(arg), count_in_hand(arg))
        else:
            self.take(s, who, arg, moves[0])

    def take(self, s: Sintra, who: i64, arg: i64, move: i64) -> None:
        if s.players[who].glazier != move:
            s.players[who].glazier = move
            s.emit(GLAZIER, who, move)
        s.push_task(LAY, who, at_position(arg, move))

    def question(self, s: Sintra, who: i64, arg: i64) -> Message:
        return msg("sintra-ask-place", n=count_in_hand(arg), pane=PANE_WORDS[colour_in_hand(arg)])

    def write(self, s: Sintra, who: i64, arg: i64, move: i64) -> str:
        return f"S{move + 1}"

    def explain(self, s: Sintra, who: i64, arg: i64, move: i64) -> Message:
        """How many fit, how many break, and what a full strip is worth."""
        colour = colour_in_hand(arg)
        taken = count_in_hand(arg)
        column = s.players[who].columns[move]
        placed = min_of(taken, column.room(colour) + column.joker_room())
        filled = column.with_panes(colour, placed, 0)
        if not filled.full():
            return msg("sintra-do-place", strip=move + 1, n=placed, broken=taken - placed)
        own = 0 if column.halves() else s.value(move)
        points = own + window_points(s, who, move) + count(filled.panes, s.bonus_colour())
        return msg("sintra-do-fill", strip=move + 1, n=placed, broken=taken - placed, points=points)

    def target(self, s: Sintra, who: i64, arg: i64, move: i64) -> str:
        return f"strip-{move + 1}"

    def rule(self, s: Sintra, who: i64, arg: i64) -> str:
        return "sintra#placing"

    def moment(self, s: Sintra, who: i64, arg: i64) -> str:
        return "moment-placing"

    def hand(self, arg: i64) -> i64:
        return arg

    def comes_first(self, s: Sintra, arg: i64) -> Message:
        return place_first(arg)

    def why_not_on(self, s: Sintra, who: i64, arg: i64, position: i64) -> Message:
        no_room = msg("sintra-why-no-room", pane=PANE_WORDS[colour_in_hand(arg)])
        return why_not_reached(s, who, position) or no_room


def place_first(hand: i64) -> Message:
    """What was taken is not placed yet."""
    return msg("sintra-why-place-first", n=count_in_hand(hand), pane=PANE_WORDS[colour_in_hand(hand)])


def matching(player: Player, colour: i64) -> vec[i64]:
    """The reachable strips with an empty field for the colour."""
    positions = vec[i64](capacity=8)
    position = player.glazier
    while position < POSITIONS:
        if player.columns[position].matches(colour):
            positions = append(positions, position)
        position += 1
    return positions


def break_panes(s: Sintra, who: i64, colour: i64, n: i64) -> None:
    """What does not fit breaks: into the tower, and as many steps down the track."""
    s.tower += panes_of(colour, n)
    s.break_glass(who, n)


class Lay(Decision):
    """How many panes go on joker fields? Asked only where there is a choice."""

    def options(self, s: Sintra, who: i64, arg: i64) -> vec[i64]:
        moves = vec[i64]()
        column = s.players[who].columns[position_of(arg)]
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
        position = position_of(arg)
        colour = colour_in_hand(hand_of(arg))
        panes = count_in_hand(hand_of(arg))
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

    def question(self, s: Sintra, who: i64, arg: i64) -> Message:
        hand = hand_of(arg)
        return msg("sintra-ask-lay", n=count_in_hand(hand), pane=PANE_WORDS[colour_in_hand(hand)])

    def write(self, s: Sintra, who: i64, arg: i64, move: i64) -> str:
        return f"J{move}"

    def explain(self, s: Sintra, who: i64, arg: i64, move: i64) -> Message:
        return msg("sintra-do-lay", n=move)

    def target(self, s: Sintra, who: i64, arg: i64, move: i64) -> str:
        return f"strip-{position_of(arg) + 1}"

    def rule(self, s: Sintra, who: i64, arg: i64) -> str:
        return "sintra#placing"

    def moment(self, s: Sintra, who: i64, arg: i64) -> str:
        return "moment-placing"

    def hand(self, arg: i64) -> i64:
        return hand_of(arg)

    def comes_first(self, s: Sintra, arg: i64) -> Message:
        return place_first(hand_of(arg))

    def why_not_on(self, s: Sintra, who: i64, arg: i64, position: i64) -> Message:
        return msg("sintra-why-other-strip", strip=position_of(arg) + 1)


def joker_range(s: Sintra, who: i64, arg: i64) -> tuple[i64, i64]:
    """The fewest and the most panes that can go on joker fields when as many as fit are placed."""
    column = s.players[who].columns[position_of(arg)]
    room = column.room(colour_in_hand(hand_of(arg)))
    jokers = column.joker_room()
    placed = min_of(count_in_hand(hand_of(arg)), room + jokers)
    fewest = placed - room
    if fewest < 0:
        fewest = 0
    return fewest, min_of(placed, jokers)


def min_of(a: i64, b: i64) -> i64:
    """The smaller one, without boxing."""
    if a < b:
        return a
    return b


class Keep(Decision):
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
        s.tower += columns[arg].panes - panes_of(move, 1)
        columns[arg] = columns[arg].with_kept(move, s.box)
        s.emit(KEPT, who, arg, move, columns[arg].halves())
        s.score(who, window_points(s, who, arg), WINDOWS)

    def question(self, s: Sintra, who: i64, arg: i64) -> Message:
        return msg("sintra-ask-keep", strip=arg + 1)

    def write(self, s: Sintra, who: i64, arg: i64, move: i64) -> str:
        return f"K{LETTERS[move]}"

    def explain(self, s: Sintra, who: i64, arg: i64, move: i64) -> Message:
        return msg("sintra-do-keep", pane=PANE_WORDS[move])

    def target(self, s: Sintra, who: i64, arg: i64, move: i64) -> str:
        return f"window-{arg + 1}"

    def rule(self, s: Sintra, who: i64, arg: i64) -> str:
        return "sintra#full"

    def moment(self, s: Sintra, who: i64, arg: i64) -> str:
        return "moment-window"

    def comes_first(self, s: Sintra, arg: i64) -> Message:
        return msg("sintra-why-keep-first", strip=arg + 1)

    def why_not_window(self, s: Sintra, who: i64, arg: i64, position: i64) -> Message:
        return msg("sintra-why-other-window", strip=arg + 1)


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


STEPS: Final[list[Step[Any]]] = [Round(), Turn(), Place(), Lay(), Keep(), EndOfRound(), FinalScoring()]
