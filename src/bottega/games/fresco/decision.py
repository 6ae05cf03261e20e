"""What Fresco's decisions have in common: those of the base game, those at a place, those of modules."""

import re
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bottega.core.kernel import Reason, Step
from bottega.core.messages import Message
from bottega.games.fresco.module import FIRST_STEP, MOVES_EACH, STEPS_EACH, AddedMove, Module
from bottega.games.fresco.state import Fresco
from bottega.games.fresco.words import module_page, module_title

DONE: Final = "done"  # the spot of all that ends something without doing anything

# Moves that mean the same wherever they are offered.
FORGO: Final[i64] = 0  # do nothing, or nothing more
NO: Final[i64] = 0
YES: Final[i64] = 1


def numbered(target: str, kind: str, count: i64) -> i64:
    """The number in the name of a spot such as `slot-3`; -1 if it is of another kind, or there are not so many."""
    match = re.fullmatch(f"{kind}-([0-9]{{1,2}})", target)
    return int(match[1]) if match and int(match[1]) < count else -1


def or_forgo(moves: vec[i64]) -> vec[i64]:
    """These moves, or none of them; if there are none, there is nothing to choose."""
    return append(moves, FORGO) if len(moves) > 0 else moves


def up_to(most: i64) -> vec[i64]:
    """Moves that say how many, from none on; there is nothing to choose if it can only be none."""
    moves = vec[i64]()
    if most > 0:
        count: i64 = 0
        while count <= most:
            moves = append(moves, count)
            count += 1
    return moves


class Decision(Step[Fresco]):
    """A decision of the base game. It owns kinds of spots on the board, such as `slot` in `slot-3`."""

    def why_not_now(self, s: Fresco, who: i64, kind: str) -> Reason:
        """Why nothing can be done at one of its spots while something else is asked."""
        raise TypeError(f"{type(self).__name__} must define why_not_now()")


class PlaceDecision(Decision):
    """A decision at a place, where modules may add moves; whoever added one carries it out and tells it."""

    def number(self) -> i64:
        """The number of this step."""
        raise TypeError(f"{type(self).__name__} must define number()")

    def place(self) -> i64:
        """The place whose added moves are offered."""
        raise TypeError(f"{type(self).__name__} must define place()")

    def apprentices_left(self, arg: i64) -> i64:
        """Those who have not worked yet in this visit."""
        return 0

    def idle(self, arg: i64, move: i64) -> i64:
        """Those who have nothing to do if the visit ends with this move; the place itself pays none of them."""
        return 0

    def take(self, s: Fresco, who: i64, arg: i64, move: i64) -> None:
        if move < MOVES_EACH:
            self.take_here(s, who, arg, move)
        else:
            added = added_move(s, move)
            added.take(s, self.number(), who, arg, move % MOVES_EACH - added.first)

    def write(self, s: Fresco, who: i64, arg: i64, move: i64) -> str:
        if move < MOVES_EACH:
            return self.write_here(s, who, arg, move)
        added = added_move(s, move)
        return added.write(s, who, arg, move % MOVES_EACH - added.first)

    def normalize(self, s: Fresco, text: str) -> str:
        for place in s.rules.added:
            for added in place:
                text = added.normalize(text)
        return text

    def explain(self, s: Fresco, who: i64, arg: i64, move: i64) -> Message:
        if move < MOVES_EACH:
            return self.explain_here(s, who, arg, move)
        added = added_move(s, move)
        return added.explain(s, who, arg, move % MOVES_EACH - added.first)

    def target(self, s: Fresco, who: i64, arg: i64, move: i64) -> str:
        if move < MOVES_EACH:
            return self.target_here(s, who, arg, move)
        added = added_move(s, move)
        return added.target(s, who, arg, move % MOVES_EACH - added.first)

    def careful(self, s: Fresco, who: i64, arg: i64, move: i64) -> bool:
        if move < MOVES_EACH:
            return self.careful_here(move)
        added = added_move(s, move)
        return added.careful(s, who, arg, move % MOVES_EACH - added.first)

    def why_not(self, s: Fresco, who: i64, arg: i64, target: str) -> Reason | None:
        """The place knows best, then the moves that modules add to it."""
        reason = self.why_not_here(s, who, arg, target)
        return self.why_not_added(s, who, arg, target) if reason is None else reason

    def why_not_added(self, s: Fresco, who: i64, arg: i64, target: str) -> Reason | None:
        """What moves that modules added here say about a spot."""
        for module in s.rules.modules:
            for added in module.added:
                told = added.why_not(s, who, arg, target) if added.place == self.place() else None
                if told is not None:
                    return told, module_page(module.number)
        return None

    # --- the same for the place's own moves

    def take_here(self, s: Fresco, who: i64, arg: i64, move: i64) -> None:
        """Carry out one of the place's own moves."""

    def write_here(self, s: Fresco, who: i64, arg: i64, move: i64) -> str:
        """One of the place's own moves as short text."""
        return "-"

    def explain_here(self, s: Fresco, who: i64, arg: i64, move: i64) -> Message:
        """What one of the place's own moves does."""
        raise TypeError(f"{type(self).__name__} must define explain_here()")

    def target_here(self, s: Fresco, who: i64, arg: i64, move: i64) -> str:
        """The spot of one of the place's own moves."""
        return DONE

    def careful_here(self, move: i64) -> bool:
        """Is one of the place's own moves easily pressed by mistake?"""
        return False

    def why_not_here(self, s: Fresco, who: i64, arg: i64, target: str) -> Reason | None:
        """Why none of the place's own moves is at this spot."""
        return None


def added_move(s: Fresco, move: i64) -> AddedMove:
    """The kind of moves that a module added to a place."""
    module = s.rules.by_number[move // MOVES_EACH]
    kind = module.added[0]
    for added in module.added:
        if added.first <= move % MOVES_EACH:
            kind = added
    return kind


class ModuleDecision(Step[Fresco]):
    """A decision of a module's own."""

    def module(self, s: Fresco) -> Module:
        """The module whose decision is asked now."""
        return s.rules.by_number[(s.step() - FIRST_STEP) // STEPS_EACH]

    def rule(self, s: Fresco, who: i64, arg: i64) -> str:
        return module_page(self.module(s).number)

    def moment(self, s: Fresco, who: i64, arg: i64) -> str:
        return module_title(self.module(s).number)

    def why_not(self, s: Fresco, who: i64, arg: i64, target: str) -> Reason | None:
        """The decision knows best, then its module."""
        module = self.module(s)
        told = self.why_not_here(s, who, arg, target)
        if told is None:
            told = module.why_not(s, who, target)
        return None if told is None else (told, module_page(module.number))

    def why_not_here(self, s: Fresco, who: i64, arg: i64, target: str) -> Message | None:
        """Why none of the options is at this spot, where the decision itself knows."""
        return None


class RealChoice(ModuleDecision):
    """A decision of a module's own that is asked only where there is a choice; what must be done happens by itself."""

    def choices(self, s: Fresco, who: i64, arg: i64) -> vec[i64]:
        """All moves, even if there is only one or none."""
        raise TypeError(f"{type(self).__name__} must define choices()")

    def options(self, s: Fresco, who: i64, arg: i64) -> vec[i64]:
        moves = self.choices(s, who, arg)
        return moves if len(moves) > 1 else vec[i64]()

    def run(self, s: Fresco, who: i64, arg: i64) -> None:
        for move in self.choices(s, who, arg):
            self.take(s, who, arg, move)
