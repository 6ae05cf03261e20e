"""A round begins, and a player takes panes or lets the glazier return."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bottega.core.events import Event, EventKind
from bottega.core.kernel import Step, moves_below
from bottega.core.messages import Message, msg
from bottega.games.sintra.const import (
    COLOURS,
    LETTERS,
    NO_PANE,
    PANE_WORDS,
    PER_FACTORY,
    ROUNDS,
    count,
    panes_of,
)
from bottega.games.sintra.decision import (
    END_OF_ROUND,
    MIDDLE,
    PLACE,
    RETURN,
    TURN,
    Decision,
    offer_colours,
    panes_in_hand,
    why_not_reached,
)
from bottega.games.sintra.placing import GLAZIER, matching
from bottega.games.sintra.state import DEALT, Sintra


def round_began(event: Event, box: object) -> Message:
    return msg("sintra-event-round", round=event.value(0) + 1, rounds=ROUNDS, pane=PANE_WORDS[event.value(1)])


def took(event: Event, box: object) -> Message:
    source, pane, panes = event.value(0), PANE_WORDS[event.value(1)], event.value(2)
    if source == MIDDLE:
        return msg("sintra-event-took-middle", n=panes, pane=pane)
    return msg("sintra-event-took", n=panes, pane=pane, factory=source)


ROUND_BEGAN: Final = EventKind("round", "round colour", words=round_began, early=True)
TOOK: Final = EventKind("took", "source colour panes", words=took, spots="factory-{source}")
TOOK_MARKER: Final = EventKind("marker", message="sintra-event-marker", spots="middle")


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

    def leads_on(self) -> bool:
        return True

    def moves(self) -> vec[i64]:
        return moves_below(RETURN + 1)

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
