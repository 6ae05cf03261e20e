"""Actions: one number for each move that a game can ever offer, the same whatever was chosen before the game.

A step numbers its moves as it likes; here they stand in one row, for whoever learns to play. What cannot be offered in
some game is an action all the same: it is only masked.
"""

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr, u8

from bottega.core.errors import BottegaError
from bottega.core.kernel import Position, Step

NONE: Final[i64] = -1  # no such action, or no such move


class ActionKind:
    """Moves of one kind: a step's own, or those that a module adds to steps. Their actions follow each other."""

    def __init__(self, owner: str, of: object, steps: list[int], moves: vec[i64]) -> None:
        self.owner: Final = owner
        self.name: Final = type(of).__name__
        self.module: Final = type(of).__module__  # where the class is written
        self.steps: Final = steps  # the numbers of the steps that offer them
        self.moves: Final = moves


def kind_of(owner: str, step: int, asks: Step[Any]) -> ActionKind:
    """A step's own moves."""
    return ActionKind(owner, asks, [step], asks.moves())


@mypyc_attr(allow_interpreted_subclasses=True)
class ActionTable:
    """All actions of a game by their numbers, and back."""

    def __init__(self, version: int, kinds: list[ActionKind]) -> None:
        self.version: Final = version  # grows when an action gets another number
        self.kinds: Final = [kind for kind in kinds if len(kind.moves) > 0]
        self.names: Final = [f"{kind.owner}{kind.name}.{move}" for kind in self.kinds for move in kind.moves]
        self.size: Final[i64] = len(self.names)
        self.steps: Final = vec[i64]([kind.steps[0] for kind in self.kinds for _move in kind.moves])
        self.moves: Final = vec[i64]([move for kind in self.kinds for move in kind.moves])
        # By step and move: where a step's moves begin, how many numbers they take, and the action at each.
        self.starts: vec[i64] = vec[i64]()
        self.widths: vec[i64] = vec[i64]()
        self.actions: vec[i64] = vec[i64]()
        self.lay_out()

    def lay_out(self) -> None:
        """Fill the rows by step and move."""
        for step in range(1 + max([max(kind.steps) for kind in self.kinds])):
            kinds = [kind for kind in self.kinds if step in kind.steps]
            width: i64 = 1 + max([max(kind.moves) for kind in kinds], default=-1)
            self.starts = append(self.starts, len(self.actions))
            self.widths = append(self.widths, width)
            while width > 0:
                self.actions = append(self.actions, NONE)
                width -= 1
        action: i64 = 0
        for kind in self.kinds:
            for move in kind.moves:
                for step in kind.steps:
                    self.actions[self.starts[step] + move] = action
                action += 1

    def first(self, kind: ActionKind) -> i64:
        """The first of a kind's actions."""
        return self.id_of(kind.steps[0], kind.moves[0])

    # --- by step and move

    def id_of(self, step: i64, move: i64) -> i64:
        """The action that is this move of a step, NONE if the step never offers it."""
        if step < 0 or step >= i64(len(self.starts)) or move < 0 or move >= self.widths[step]:
            return NONE
        return self.actions[self.starts[step] + move]

    def move_of(self, action: i64) -> tuple[i64, i64]:
        """The step and the move of an action; of several steps that offer it the first."""
        self.check(action)
        return self.steps[action], self.moves[action]

    def name(self, action: int) -> str:
        """An action as it is called where no position says more."""
        self.check(action)
        return self.names[action]

    def check(self, action: i64) -> None:
        """Refuse a number that no action has."""
        if action < 0 or action >= self.size:
            raise BottegaError(f"there is no action {action}; they are 0 to {self.size - 1}")

    # --- in a position

    def ids(self, s: Position) -> vec[i64]:
        """The actions of the current decision, in the order of its options."""
        ids = vec[i64](capacity=len(s.options))
        step = s.step()
        for move in s.options:
            ids = append(ids, self.id_of(step, move))
        return ids

    def move_in(self, s: Position, action: i64) -> i64:
        """The option of the current decision that is this action, NONE if it is not among them."""
        if action < 0 or action >= self.size:
            return NONE
        move = self.moves[action]
        if self.id_of(s.step(), move) != action:
            return NONE
        for option in s.options:
            if option == move:
                return move
        return NONE

    def mask(self, s: Position) -> vec[u8]:
        """One for each action of the current decision, nought for all others."""
        mask = vec[u8](capacity=self.size)
        nought: u8 = 0
        while i64(len(mask)) < self.size:
            mask = append(mask, nought)
        self.mark(s, mask, 0, 1)
        return mask

    def mark(self, s: Position, mask: vec[u8], at: i64, value: u8) -> None:
        """Write a value at the actions of the current decision, in a row of masks from a place on."""
        if len(s.options) == 0:
            return
        start = self.starts[s.step()]
        actions = self.actions
        for move in s.options:
            mask[at + actions[start + move]] = value
