"""The state of a table after an entry of its log: a value that is never changed, only followed by the next one.

Moves are kept as a chain that states share, so that neither a move nor the way back costs more in a long game.
"""

from collections.abc import Collection
from copy import copy
from typing import TYPE_CHECKING, Any, Final

from msgspec import Struct

from bottega.core.game import Game, Result
from bottega.core.kernel import Position
from bottega.core.match import Match
from bottega.core.record import Header, Record
from bottega.games.lessons import Lesson
from bottega.server.protocol import Clock
from bottega.server.tables.boxes import Box, our_box
from bottega.server.tables.clocks import Clocks, new_clocks
from bottega.server.tables.planning import Planning, is_secret

if TYPE_CHECKING:
    from bottega.server.tables.puzzles import PosedPuzzle

KEPT: Final = 4  # decisions that readers may still have to be shown one by one


class Setup:
    """What a table has from its beginning to its end."""

    def __init__(
        self,
        header: Header,
        clock: Clock | None = None,
        bots: Collection[int] = (),
        box: Box | None = None,
        lesson: Lesson | None = None,
        puzzle: "PosedPuzzle | None" = None,
    ) -> None:
        self.header: Final = header
        self.box: Final = box or our_box(header.game)
        self.game: Final[Game[Any]] = self.box.game
        self.players: Final = header.players
        self.clock: Final = clock
        self.bots: Final = bots
        self.lesson: Final = lesson
        self.puzzle: Final = puzzle


class Ply:
    """A move that was made, behind those before it."""

    __slots__ = ("before", "made", "move", "number", "previous", "reveals", "secret", "text", "who")

    def __init__(self, who: int, text: str, move: int, before: Position, previous: "Ply | None") -> None:
        self.who = who
        self.text = text
        self.move = move
        self.before: Position | None = before  # the position in which it was made, while it may be needed
        self.reveals = int(before.reveals)
        self.secret = is_secret(before)
        self.previous = previous
        self.number: int = 1 if previous is None else previous.number + 1
        self.made: int = 1 + decisions(previous, who)  # by the same seat, with this one


def decisions(last: Ply | None, seat: int) -> int:
    """How many decisions a seat has made."""
    while last is not None and last.who != seat:
        last = last.previous
    return 0 if last is None else last.made


class Checked(Struct, frozen=True):
    """A move that was read and found legal: a copy of the position that asks, on which it can be made once."""

    seat: int
    text: str
    before: Position
    asked: Position
    move: int


class UndoRequest(Struct, frozen=True):
    """Somebody asks the others to take back, or to make again: to which step, and who has agreed."""

    id: int
    seat: int
    step: int
    agreed: frozenset[int] = frozenset()
    redo: bool = False


class TableState(Struct):
    """All that follows from the log so far. Its parts are replaced in a fork, never changed in place."""

    setup: Setup
    position: Position
    last: Ply | None
    deciders: list[int]
    clocks: Clocks
    counts: tuple[int, ...]  # changes that all saw, and those that each seat saw alone
    since: list[int]  # when each seat's question was asked
    acted: list[int]  # lines of the log after each seat's last move
    taken_back: list[int]  # how often each seat has taken back, or made again what it took back
    settled: list[int]  # steps after what was decided for each seat when its time was up
    seq: int = 0
    moved: int = 0  # when the position changed last
    lines: int = 0  # told so far
    drafts: dict[int, list[str]] = {}
    unsaid: dict[int, list[list[str]]] = {}  # by seat: drafts as they were before answers were taken back
    undone: list[tuple[int, list[tuple[int, str]]]] = []  # who took back, and what
    wish: UndoRequest | None = None
    wishes: int = 0
    declined: dict[int, int] = {}  # by seat: when the position had changed last as its wish was declined
    rematch: str = ""
    rounds: list[tuple[int, list[int]]] = []  # steps at which rounds ended, and the scores then
    checked: Checked | None = None  # by whoever wants to make it
    changed: tuple[int, Planning] | None = None  # a seat's plan, by whoever wants to change it
    plannings: dict[int, Planning | None] = {}  # by seat, made when somebody looks

    def fork(self) -> "TableState":
        """A state of its own, from which the next one is made."""
        fresh = copy(self)
        fresh.plannings = dict(self.plannings)
        self.checked = self.changed = None  # they are used in one fork alone
        return fresh

    @property
    def game(self) -> Game[Any]:
        return self.setup.game

    @property
    def header(self) -> Header:
        return self.setup.header

    @property
    def players(self) -> int:
        return self.setup.players

    # --- the game

    def over(self) -> bool:
        return self.position.over()

    def secret(self) -> bool:
        """Are people asked at the same time and in secret?"""
        return is_secret(self.position)

    def asked(self, seat: int) -> Position:
        """A copy of the position in which a seat is asked."""
        asked = self.position.copy()
        asked.ask(seat)
        return asked

    def result(self) -> Result:
        return self.game.result(self.position)

    def record(self) -> Record:
        """The game so far, as a record."""
        return Record(self.header, self.moves, self.result() if self.over() else None)

    def read(self, seat: int, text: str) -> Checked:
        """A move from its text; an error if it is not legal now."""
        asked = self.asked(seat)
        move = self.game.read(asked, text)
        return Checked(seat, self.game.write(asked, move), self.position, asked, move)

    # --- its moves

    @property
    def step(self) -> int:
        """How many moves were made."""
        return 0 if self.last is None else self.last.number

    @property
    def shown_step(self) -> int:
        """The step as everybody may know it: how many answers a secret plan took is part of the secret."""
        return self.phase() if self.secret() else self.step

    @property
    def moves(self) -> list[tuple[int, str]]:
        """All moves."""
        return self.moves_since(0)

    def moves_since(self, step: int) -> list[tuple[int, str]]:
        """The moves after a step."""
        return [(ply.who, ply.text) for ply in self.plies_since(step)]

    def plies_since(self, step: int) -> list[Ply]:
        plies: list[Ply] = []
        ply = self.last
        while ply is not None and ply.number > step:
            plies.append(ply)
            ply = ply.previous
        return plies[::-1]

    def phase(self) -> int:
        """The step at which the open questions in secret began."""
        return phase_behind(self.last, int(self.position.reveals), self.step)

    def position_at(self, step: int, keep: bool = True) -> Position:
        """The position after so many moves; one that was let go is kept again, or not."""
        if step >= self.step:
            return self.position
        ply = self.plies_since(step)[0]
        if ply.before is not None:
            return ply.before
        found = replayed(self, step)
        if keep:
            ply.before = found
        return found

    def let_go(self) -> None:
        """Positions from before something was shown hardly ever come back: they need no room, but for the last few."""
        ply = self.last
        while ply is not None and (ply.reveals == self.position.reveals or ply.number > self.step - KEPT):
            ply = ply.previous
        while ply is not None and ply.before is not None:
            ply.before = None
            ply = ply.previous


def phase_behind(last: Ply | None, reveals: int, step: int) -> int:
    """The step at which the questions in secret began that are open behind a move."""
    while last is not None and last.secret and last.reveals == reveals:
        step = last.number - 1
        last = last.previous
    return step


def replayed(state: TableState, step: int) -> Position:
    """The position at an earlier step, played again from the start."""
    match = Match(state.game, state.header)
    for who, text in state.moves[:step]:
        match.push_text(text, who)
    return match.position


def new_state(setup: Setup) -> TableState:
    """A table before anything was done; an error if the game cannot be set up."""
    header, players = setup.header, setup.players
    header.check(setup.game)
    position = setup.game.new(players, header.seed, header.chosen)
    none = [0] * players
    clocks = new_clocks(setup.clock, players, setup.bots)
    return TableState(setup, position, None, position.deciders(), clocks, (0,) * (players + 1), none, none, none, none)
