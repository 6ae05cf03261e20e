"""The loop every game runs on.

A position is plain data, including what is still to happen: its agenda, a stack of tasks.
A task names a step, a player and an argument. The loop runs tasks until one has options:
that is a decision, and its options are the moves.
"""

from typing import Any, ClassVar, Final, Generic, Self, TypeVar

from librt.vecs import append, pop, vec
from mypy_extensions import i64, mypyc_attr

from bottega.core.errors import IllegalMove
from bottega.core.events import Event, EventKind
from bottega.core.messages import Message, abridged, msg
from bottega.core.rng import Random, below

P = TypeVar("P", bound="Position")

Reason = tuple[Message, str]  # why nothing can be done at a spot, and the page and section of the rules that say so

NOBODY: Final[i64] = -1

KERNEL_BITS: Final = ("random", "agenda")

# A task is one integer: the step's number, the player, the argument.
WHO_SHIFT: Final[i64] = 8
ARG_SHIFT: Final[i64] = 16
BYTE: Final[i64] = 255


def step_of(task: i64) -> i64:
    """The number of a task's step."""
    return task & BYTE


def player_of(task: i64) -> i64:
    """The player whose task it is."""
    return task >> WHO_SHIFT & BYTE


def argument_of(task: i64) -> i64:
    """What a task must remember."""
    return task >> ARG_SHIFT


@mypyc_attr(allow_interpreted_subclasses=True)
class Moves(Generic[P]):
    """Moves, as a person is told of them; the argument is that of the task that offers them."""

    def write(self, s: P, who: i64, arg: i64, move: i64) -> str:
        """A move as short text, in capitals; no two options of a decision have the same."""
        raise TypeError(f"{type(self).__name__} must define write()")

    def explain(self, s: P, who: i64, arg: i64, move: i64) -> Message:
        """What a move does."""
        raise TypeError(f"{type(self).__name__} must define explain()")

    def target(self, s: P, who: i64, arg: i64, move: i64) -> str:
        """The spot of the board where a move belongs."""
        raise TypeError(f"{type(self).__name__} must define target()")

    def careful(self, s: P, who: i64, arg: i64, move: i64) -> bool:
        """Is a move easily pressed by mistake, so that its words should be read first?"""
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Moves[P]):
    """A kind of task. It has no state of its own; the position and the argument are all it knows."""

    def secret(self) -> bool:
        """Secret tasks of several players commute: any of them may answer first."""
        return False

    def follows(self) -> bool:
        """Does it carry out what was decided before, rather than begin something? A look ahead goes on with it."""
        return False

    def leads_on(self) -> bool:
        """Is a move half a turn, which nobody can judge without the question that it leads to?"""
        return False

    def moves(self) -> vec[i64]:
        """Every move that `options` can ever offer, whatever the box and the set-up; their order never changes."""
        return vec[i64]()

    def options(self, s: P, who: i64, arg: i64) -> vec[i64]:
        """The moves to choose from, in a stable order; none if the task runs by itself."""
        return vec[i64]()

    def run(self, s: P, who: i64, arg: i64) -> None:
        """Carry out a task that asks nothing."""

    def take(self, s: P, who: i64, arg: i64, move: i64) -> None:
        """Carry out the chosen move."""

    def clue(self, s: P, who: i64, arg: i64) -> i64:
        """What others learn about hidden pieces of whoever is asked this, as a number for those who deal them; or 0."""
        return 0

    def parts(self, s: P, who: i64, arg: i64) -> vec[i64]:
        """The argument in its parts, for observations; nothing in it depends on the seats' numbers."""
        return vec[i64]([arg])

    # --- what a person is told; `Game` asks the step that asks

    def question(self, s: P, who: i64, arg: i64) -> Message:
        """What is asked."""
        raise TypeError(f"{type(self).__name__} must define question()")

    def normalize(self, s: P, text: str) -> str:
        """A text as `write` would have it, where order is free."""
        return text

    def rule(self, s: P, who: i64, arg: i64) -> str:
        """The page and section of the rules about this decision."""
        raise TypeError(f"{type(self).__name__} must define rule()")

    def moment(self, s: P, who: i64, arg: i64) -> str:
        """What goes on meanwhile, as a symbol: others wait for it."""
        raise TypeError(f"{type(self).__name__} must define moment()")

    def why_not(self, s: P, who: i64, arg: i64, target: str) -> "Reason | None":
        """Why none of the options is at this spot; None if another decision knows better, or nobody does."""
        return None


class Origin:
    """The game of a position: its name, what was chosen, and the text of the components, if they are somebody's own."""

    def __init__(self, game: str, players: int, chosen: dict[str, str], box: str) -> None:
        self.game: Final = game
        self.players: Final = players
        self.chosen: Final = chosen
        self.box: Final = box


@mypyc_attr(allow_interpreted_subclasses=True)
class Position:
    """A position of some game. Subclasses add the game's pieces, `copy`, `key` and `origin`."""

    BITS: ClassVar[tuple[str, ...]] = KERNEL_BITS  # fields whose numbers are made of bits: they may be high

    def __init__(self, steps: list[Step[Any]], random: i64) -> None:
        self.steps: Final = steps
        self.agenda: vec[i64] = vec[i64]()
        self.options: vec[i64] = vec[i64]()
        self.random: i64 = random
        self.reveals: i64 = 0  # how often something new was shown: drawn, or laid open
        self.turn: i64 = 0  # counts turns, so that a bot knows where its own ends
        self.round: i64 = 0
        self.log: list[Event] | None = None
        self.seen: list[Position] | None = None  # the position as each event was told, where somebody wants to see it

    # --- the agenda

    def push_task(self, step: i64, who: i64 = 0, arg: i64 = 0) -> None:
        """Lay a task on top of the agenda: it comes next."""
        self.agenda = append(self.agenda, step | who << WHO_SHIFT | arg << ARG_SHIFT)

    def lay_agenda(self, tasks: list[i64]) -> None:
        """Lay these tasks in place of the agenda, the last of them on top."""
        self.agenda = vec[i64](tasks)

    def tasks_of(self, step: i64) -> vec[i64]:
        """All tasks of one step, the one that comes last first."""
        tasks = vec[i64]()
        for task in self.agenda:
            if step_of(task) == step:
                tasks = append(tasks, task)
        return tasks

    def count_tasks(self, step: i64) -> i64:
        """How many tasks of one step are open."""
        count: i64 = 0
        for task in self.agenda:
            if step_of(task) == step:
                count += 1
        return count

    def settle(self, first: i64 = NOBODY) -> None:
        """Run the agenda until somebody must decide, or the game is over.

        Where secret tasks are open, `first` is asked first, else the lowest seat.
        """
        while len(self.agenda) > 0:
            task = self.agenda[-1]
            step = self.steps[task & BYTE]
            if step.secret():
                self.order_secrets(first)
                task = self.agenda[-1]
                step = self.steps[task & BYTE]
            who = task >> WHO_SHIFT & BYTE
            arg = task >> ARG_SHIFT
            moves = step.options(self, who, arg)
            if len(moves) > 0:
                self.options = moves
                return
            self.agenda, task = pop(self.agenda)
            step.run(self, who, arg)
        self.options = vec[i64]()

    def order_secrets(self, first: i64) -> None:
        """Lay the open secret tasks by seat, `first` on top, so that the order of answers leaves no trace."""
        agenda = self.agenda
        end: i64 = len(agenda)
        bottom = end
        while bottom > 0 and self.steps[agenda[bottom - 1] & BYTE].secret():
            bottom -= 1
        i = bottom + 1
        while i < end:
            task = agenda[i]
            j = i
            while j > bottom and comes_later(agenda[j - 1], task, first):
                agenda[j] = agenda[j - 1]
                j -= 1
            agenda[j] = task
            i += 1

    # --- deciding

    def over(self) -> bool:
        """Has the game ended?"""
        return len(self.agenda) == 0

    def to_move(self) -> i64:
        """The player who decides now, -1 when the game is over."""
        if len(self.agenda) == 0:
            return NOBODY
        return self.agenda[-1] >> WHO_SHIFT & BYTE

    def step(self) -> i64:
        """The number of the step that asks, -1 when the game is over."""
        if len(self.agenda) == 0:
            return NOBODY
        return self.agenda[-1] & BYTE

    def asking(self) -> Step[Any]:
        """The step that asks; the game is not over."""
        return self.steps[self.agenda[-1] & BYTE]

    def argument(self) -> i64:
        """The argument of the task that asks, 0 when the game is over."""
        if len(self.agenda) == 0:
            return 0
        return self.agenda[-1] >> ARG_SHIFT

    def deciders(self) -> list[int]:
        """All players who may decide now: one, or all who have a secret task open."""
        if len(self.agenda) == 0:
            return []
        if not self.steps[self.step()].secret():
            return [self.to_move()]
        open_tasks: set[int] = set()
        i: i64 = len(self.agenda) - 1
        while i >= 0 and self.steps[self.agenda[i] & BYTE].secret():
            open_tasks.add(self.agenda[i] >> WHO_SHIFT & BYTE)
            i -= 1
        deciders: list[int] = []
        for who in sorted(open_tasks):
            trial = self.copy()
            trial.settle(who)
            if trial.to_move() == who:
                deciders.append(who)
        return deciders

    def play(self, move: i64) -> None:
        """Carry out a move that is known to be legal."""
        self.agenda, task = pop(self.agenda)
        step = self.steps[task & BYTE]
        who = task >> WHO_SHIFT & BYTE
        step.take(self, who, task >> ARG_SHIFT, move)
        if step.secret():
            self.settle(who)  # what is left to them without a choice: nobody can tell it from a choice
        self.settle()

    def play_alone(self, move: i64) -> None:
        """Carry out a move and what follows from it by itself, for a look ahead.

        What waited before it is left, but for what carries out an earlier decision of the same turn.
        """
        self.agenda, task = pop(self.agenda)
        below: i64 = len(self.agenda)
        self.steps[task & BYTE].take(self, task >> WHO_SHIFT & BYTE, task >> ARG_SHIFT, move)
        while len(self.agenda) > 0:
            task = self.agenda[-1]
            step = self.steps[task & BYTE]
            if len(self.agenda) <= below and not step.follows():
                break
            who = task >> WHO_SHIFT & BYTE
            arg = task >> ARG_SHIFT
            moves = step.options(self, who, arg)
            if len(moves) > 0:
                self.options = moves
                return
            self.agenda, task = pop(self.agenda)
            step.run(self, who, arg)
        self.options = vec[i64]()

    def ask(self, who: int) -> None:
        """Let `who` answer next, if they are among the deciders."""
        if self.over():
            raise IllegalMove(msg("move-over"))
        if who == self.to_move():
            return
        if who not in self.deciders():
            raise IllegalMove(msg("move-turn", player=who + 1, other=self.to_move() + 1))
        self.settle(who)

    def push(self, move: int, who: int = -1) -> None:
        """Check a move, then carry it out; `who` may be any of the deciders."""
        asked = self
        if who >= 0 and who != self.to_move():
            asked = self.copy()  # a refused move leaves no trace
            asked.ask(who)
        if move not in list(asked.options):
            raise IllegalMove(
                msg("move-number", number=str(move), legal=abridged([str(option) for option in asked.options]))
            )
        if asked is not self:
            self.ask(who)
        self.play(move)

    # --- chance

    def below(self, n: i64) -> i64:
        """A random number from 0 to n - 1."""
        self.random, number = below(self.random, n)
        return number

    def shuffle(self, items: vec[i64]) -> None:
        """Put the items into a random order, in place."""
        i: i64 = len(items) - 1
        while i > 0:
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]
            i -= 1

    def reshuffle(self, items: vec[i64]) -> None:
        """A random order that owes nothing to the order before: what is hidden is dealt afresh."""
        i: i64 = 1
        while i < i64(len(items)):
            item = items[i]
            j = i
            while j > 0 and items[j - 1] > item:
                items[j] = items[j - 1]
                j -= 1
            items[j] = item
            i += 1
        self.shuffle(items)

    def playout(self, seed: i64) -> i64:
        """Play random moves until the game is over; the number of decisions made."""
        dice = Random(seed)
        decisions: i64 = 0
        while len(self.agenda) > 0:
            self.play(self.options[dice.below(len(self.options))])
            decisions += 1
        return decisions

    # --- events

    def emit(self, kind: EventKind, who: i64 = NOBODY, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """Tell the table what happened, if anybody listens."""
        if self.log is not None:
            values: list[int | None] = [a, b, c, d]
            self.log.append(Event(kind, who, tuple(values[: len(kind.fields)])))
        if self.seen is not None:
            self.seen.append(self.copy())

    # --- what a game adds

    def copy(self) -> Self:
        """A position that lives on its own; nobody listens to it."""
        raise TypeError(f"{type(self).__name__} must define copy()")

    def key(self) -> tuple[int, ...]:
        """All that makes this position, as integers; equal keys are equal positions."""
        raise TypeError(f"{type(self).__name__} must define key()")

    def origin(self) -> "Origin":
        """What the position needs beside itself to be read back: its game and how that was set up."""
        raise TypeError(f"{type(self).__name__} must define origin()")

    # --- as other objects of Python

    def __copy__(self) -> Self:
        return self.copy()

    def __deepcopy__(self, memo: object) -> Self:
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        from bottega.core.saved import from_bytes, to_bytes

        return from_bytes, (to_bytes(self),)

    # --- for `copy` and `key`

    def copy_kernel(self, other: "Position") -> None:
        """For `copy`: take over the kernel's part of another position."""
        self.agenda = other.agenda[:]
        self.options = other.options  # never changed in place
        self.random = other.random
        self.reveals = other.reveals
        self.turn = other.turn
        self.round = other.round

    def kernel_key(self) -> tuple[int, ...]:
        """For `key`: the kernel's part."""
        return (self.random, self.reveals, len(self.agenda), *self.agenda)


def moves_below(end: i64) -> vec[i64]:
    """The moves 0, 1, 2 and so on, so many."""
    return join_moves(vec[i64](capacity=end), 0, end)


def join_moves(moves: vec[i64], first: i64, count: i64) -> vec[i64]:
    """Some moves and so many from a first one on, for lists of all moves."""
    end = first + count
    while first < end:
        moves = append(moves, first)
        first += 1
    return moves


def comes_later(below: i64, task: i64, first: i64) -> bool:
    """Must `task` lie under `below`, because its player is asked later?"""
    who = task >> WHO_SHIFT & BYTE
    other = below >> WHO_SHIFT & BYTE
    if who == other or who == first:
        return False
    return other == first or who > other
