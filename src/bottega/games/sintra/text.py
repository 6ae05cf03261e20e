"""What is asked, what a move does and what happened."""

from typing import Final

from mypy_extensions import i64

from bottega.core.events import Event
from bottega.core.messages import Message, msg
from bottega.games.sintra.const import COLOUR_NAMES, COLOURS, POSITIONS, ROUNDS, SOURCES, count, letters
from bottega.games.sintra.state import Sintra
from bottega.games.sintra.steps import KEEP, LAY, MIDDLE, PLACE, RETURN, matching, window_points

# Symbols, which each language has its own words for.
PANE_WORDS: Final = tuple([f"pane-{name}" for name in COLOUR_NAMES])
SOURCE_WORDS: Final = tuple([f"source-{name}" for name in SOURCES])


def question(s: Sintra) -> Message:
    """What is asked now."""
    if s.over():
        return msg("ask-over")
    step = s.step()
    arg = s.argument()
    if step == PLACE:
        return msg("sintra-ask-place", n=arg // COLOURS, pane=PANE_WORDS[arg % COLOURS])
    if step == LAY:
        arg //= POSITIONS
        return msg("sintra-ask-lay", n=arg // COLOURS, pane=PANE_WORDS[arg % COLOURS])
    if step == KEEP:
        return msg("sintra-ask-keep", strip=arg + 1)
    return msg("sintra-ask-turn" if RETURN in s.options else "sintra-ask-take")


def explain(s: Sintra, move: i64) -> Message:
    """What a move of the current decision does."""
    step = s.step()
    who = s.to_move()
    if step == PLACE:
        return explain_place(s, who, move)
    if step == LAY:
        return msg("sintra-do-lay", n=move)
    if step == KEEP:
        return msg("sintra-do-keep", pane=PANE_WORDS[move])
    if move == RETURN:
        return msg("sintra-do-return", strip=s.players[who].leftmost() + 1)
    return explain_take(s, who, move)


def explain_take(s: Sintra, who: i64, move: i64) -> Message:
    """How many panes come from where, and whether all of them break."""
    source = move // COLOURS
    colour = move % COLOURS
    pane = PANE_WORDS[colour]
    breaks = len(matching(s.players[who], colour)) == 0
    if source != MIDDLE:
        n = count(s.factories[source - 1], colour)
        return msg("sintra-do-take-breaks" if breaks else "sintra-do-take", n=n, pane=pane, factory=source)
    n = count(s.middle, colour)
    if s.marker_in_middle:
        return msg("sintra-do-take-middle-first-breaks" if breaks else "sintra-do-take-middle-first", n=n, pane=pane)
    return msg("sintra-do-take-middle-breaks" if breaks else "sintra-do-take-middle", n=n, pane=pane)


def explain_place(s: Sintra, who: i64, position: i64) -> Message:
    """How many fit, how many break, and what a full strip is worth."""
    arg = s.argument()
    colour = arg % COLOURS
    taken = arg // COLOURS
    column = s.players[who].columns[position]
    placed = min(taken, column.room(colour) + column.joker_room())
    filled = column.with_panes(colour, placed, 0)
    if not filled.full():
        return msg("sintra-do-place", strip=position + 1, n=placed, broken=taken - placed)
    own = 0 if column.halves() else s.value(position)
    points = own + window_points(s, who, position) + count(filled.panes, s.bonus_colour())
    return msg("sintra-do-fill", strip=position + 1, n=placed, broken=taken - placed, points=points)


def describe(event: Event) -> Message:
    """What happened; the player's name is put before it, if there is a player."""
    name = event.kind.name
    values = [value or 0 for value in event.values]
    if name == "round":
        return msg("sintra-event-round", round=values[0] + 1, rounds=ROUNDS, pane=PANE_WORDS[values[1]])
    if name == "dealt":
        if values[1] == 0:
            return msg("sintra-event-dealt-nothing", factory=values[0])
        return msg("sintra-event-dealt", factory=values[0], panes=letters(values[1]))
    if name == "refilled":
        return msg("sintra-event-refilled", panes=letters(values[0]))
    if name == "took":
        pane = PANE_WORDS[values[1]]
        if values[0] == MIDDLE:
            return msg("sintra-event-took-middle", n=values[2], pane=pane)
        return msg("sintra-event-took", n=values[2], pane=pane, factory=values[0])
    if name == "marker":
        return msg("sintra-event-marker")
    if name == "glazier":
        return msg("sintra-event-glazier", strip=values[0] + 1)
    if name == "placed":
        pane = PANE_WORDS[values[1]]
        return msg("sintra-event-placed", n=values[2], pane=pane, strip=values[0] + 1, jokers=values[3])
    if name == "broke":
        return msg("sintra-event-broke", n=values[0])
    if name == "shattered":
        return msg("sintra-event-shattered", points=values[0])
    if name == "scored":
        return msg("sintra-event-scored", points=values[0], source=SOURCE_WORDS[values[1]], total=values[2])
    if name == "kept":
        pane = PANE_WORDS[values[1]]
        if values[2] == 1:
            return msg("sintra-event-kept-upper", pane=pane, window=values[0] + 1)
        return msg("sintra-event-kept-lower", pane=pane, window=values[0] + 1)
    if name == "round_ended":
        return msg("sintra-event-round-ended", round=values[0] + 1)
    return msg("sintra-event-over")
