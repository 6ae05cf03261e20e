"""What Sintra's decisions have in common: the numbers of the steps and of moves, and what is in hand between them."""

import re
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bottega.core.kernel import Reason, Step
from bottega.core.messages import Message, msg
from bottega.games.sintra.const import COLOURS, LETTERS, POSITIONS
from bottega.games.sintra.state import Sintra

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
