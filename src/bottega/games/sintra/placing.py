"""Panes that were taken are placed on a strip; a full strip fills a window."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bottega.core.events import Event, EventKind
from bottega.core.kernel import moves_below
from bottega.core.messages import Message, msg
from bottega.games.sintra.const import (
    COLOURS,
    FIELDS,
    LETTERS,
    NO_PANE,
    PANE_WORDS,
    POSITIONS,
    ROUND_BONUS,
    WINDOWS,
    count,
    panes_of,
)
from bottega.games.sintra.decision import (
    KEEP,
    LAY,
    Decision,
    at_position,
    colour_in_hand,
    count_in_hand,
    hand_of,
    offer_colours,
    position_of,
    why_not_reached,
)
from bottega.games.sintra.state import Player, Sintra


def glazier_moved(event: Event, box: object) -> Message:
    return msg("sintra-event-glazier", strip=event.value(0) + 1)


def panes_placed(event: Event, box: object) -> Message:
    pane = PANE_WORDS[event.value(1)]
    return msg("sintra-event-placed", n=event.value(2), pane=pane, strip=event.value(0) + 1, jokers=event.value(3))


def pane_kept(event: Event, box: object) -> Message:
    name = "sintra-event-kept-upper" if event.value(2) == 1 else "sintra-event-kept-lower"
    return msg(name, pane=PANE_WORDS[event.value(1)], window=event.value(0) + 1)


GLAZIER: Final = EventKind("glazier", "position", words=glazier_moved, spots="strip-{position+1}")
PLACED: Final = EventKind("placed", "position colour panes jokers", words=panes_placed, spots="strip-{position+1}")
KEPT: Final = EventKind("kept", "position colour half", words=pane_kept, spots="window-{position+1}")


class Placing(Decision):
    """What was taken goes to a strip."""

    def rule(self, s: Sintra, who: i64, arg: i64) -> str:
        return "sintra#placing"

    def moment(self, s: Sintra, who: i64, arg: i64) -> str:
        return "moment-placing"

    def comes_first(self, s: Sintra, arg: i64) -> Message:
        """What was taken is not placed yet."""
        hand = self.hand(arg)
        return msg("sintra-why-place-first", n=count_in_hand(hand), pane=PANE_WORDS[colour_in_hand(hand)])


class Place(Placing):
    """On which strip? Under the glazier or to its right, where a pane of the colour fits."""

    def leads_on(self) -> bool:
        return True

    def moves(self) -> vec[i64]:
        return moves_below(POSITIONS)

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

    def hand(self, arg: i64) -> i64:
        return arg

    def why_not_on(self, s: Sintra, who: i64, arg: i64, position: i64) -> Message:
        no_room = msg("sintra-why-no-room", pane=PANE_WORDS[colour_in_hand(arg)])
        return why_not_reached(s, who, position) or no_room


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


class Lay(Placing):
    """How many panes go on joker fields? Asked only where there is a choice."""

    def leads_on(self) -> bool:
        return True

    def moves(self) -> vec[i64]:
        return moves_below(FIELDS + 1)

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

    def hand(self, arg: i64) -> i64:
        return hand_of(arg)

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

    def moves(self) -> vec[i64]:
        return moves_below(COLOURS)

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
