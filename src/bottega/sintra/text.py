"""What is asked, what a move does and what happened, in English."""

from mypy_extensions import i64

from bottega.core.events import Event
from bottega.sintra.const import COLOUR_NAMES, COLOURS, POSITIONS, ROUNDS, count, letters
from bottega.sintra.rules import KEEP, LAY, MIDDLE, PLACE, RETURN, window_points
from bottega.sintra.state import Sintra

POINT_NAMES = ("round bonus", "windows", "panes left on strips", "broken glass", "palace")


def question(s: Sintra) -> str:
    """What is asked now."""
    if s.over():
        return "The game is over."
    step = s.step()
    arg = s.argument()
    if step == PLACE:
        return f"On which strip do you place {panes(arg // COLOURS, arg % COLOURS)}?"
    if step == LAY:
        arg //= POSITIONS
        return f"How many of {panes(arg // COLOURS, arg % COLOURS)} go on joker fields?"
    if step == KEEP:
        return f"Strip {arg + 1} is full. Which pane goes to the window?"
    return "Take panes of one color, or move the glazier back."


def explain(s: Sintra, move: i64) -> str:
    """What a move of the current decision does."""
    step = s.step()
    who = s.to_move()
    if step == PLACE:
        return explain_place(s, who, move)
    if step == LAY:
        return "colored fields only" if move == 0 else f"{move} on joker {plural(move, 'field')}"
    if step == KEEP:
        return f"keep {COLOUR_NAMES[move]}"
    if move == RETURN:
        return f"move the glazier back to strip {s.players[who].leftmost() + 1}"
    source = move // COLOURS
    colour = move % COLOURS
    heap = s.middle if source == MIDDLE else s.factories[source - 1]
    text = f"take {panes(count(heap, colour), colour)} from {place(source)}"
    if source == MIDDLE and s.marker_in_middle:
        text += " and the starting-player marker"
    return text


def explain_place(s: Sintra, who: i64, position: i64) -> str:
    """How many fit, how many break, and what a full strip is worth."""
    arg = s.argument()
    colour = arg % COLOURS
    taken = arg // COLOURS
    column = s.players[who].columns[position]
    placed = min(taken, column.room(colour) + column.joker_room())
    text = f"strip {position + 1}: place {placed}"
    if placed < taken:
        text += f", {taken - placed} {'breaks' if taken - placed == 1 else 'break'}"
    filled = column.with_panes(colour, placed, 0)
    if filled.full():
        own = 0 if column.halves() else s.value(position)
        bonus = count(filled.panes, s.bonus_colour())
        text += f"; full for {own + window_points(s, who, position) + bonus}"
    return text


def describe(event: Event) -> str:
    """What happened; the player's name is put before it, if there is a player."""
    name = event.kind.name
    values = [value or 0 for value in event.values]
    if name == "round":
        return f"begins round {values[0] + 1} of {ROUNDS}; {COLOUR_NAMES[values[1]]} gives the round bonus"
    if name == "dealt":
        return f"Factory {values[0]} gets {letters(values[1]) or 'nothing'}"
    if name == "refilled":
        return f"The bag is refilled from the tower with {letters(values[0])}"
    if name == "took":
        return f"takes {panes(values[2], values[1])} from {place(values[0])}"
    if name == "marker":
        return "takes the starting-player marker"
    if name == "glazier":
        return f"moves the glazier to strip {values[0] + 1}"
    if name == "placed":
        text = f"places {panes(values[2], values[1])} on strip {values[0] + 1}"
        return text + (f", {values[3]} on joker {plural(values[3], 'field')}" if values[3] else "")
    if name == "broke":
        return f"moves {values[0]} {plural(values[0], 'space')} down the broken-glass track"
    if name == "shattered":
        return f"reaches the end of the broken-glass track and loses {values[0]} at once"
    if name == "scored":
        return f"scores {values[0]:+d} ({POINT_NAMES[values[1]]}), now {values[2]}"
    if name == "kept":
        half = ("upper", "lower")[values[2] - 1]
        then = ("the strip is turned over", "the window is complete and the strip removed")[values[2] - 1]
        return f"keeps {COLOUR_NAMES[values[1]]} in the {half} half of window {values[0] + 1}; {then}"
    if name == "round_ended":
        return f"Round {values[0] + 1} ends"
    return "The game is over"


def panes(n: i64, colour: i64) -> str:
    """`3 orange`."""
    return f"{n} {COLOUR_NAMES[colour]}"


def plural(n: i64, word: str) -> str:
    """The word, with an s unless there is one."""
    return word if n == 1 else word + "s"


def place(source: i64) -> str:
    """`the middle` or `factory 3`."""
    return "the middle" if source == MIDDLE else f"factory {source}"
