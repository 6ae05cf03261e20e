"""A table: a copy of what its log says, which follows the log entry by entry.

All of it follows from the header and the entries, in order (event sourcing). What somebody wants is first turned into
entries (`checks`), these are stored, and what was stored is applied; a stored table is loaded in the same way.
"""

from collections import Counter
from collections.abc import Collection, Sequence
from typing import Any

from msgspec import Struct

from bottega.core.errors import BottegaError
from bottega.core.game import SPECTATOR, Game
from bottega.core.messages import Message, msg
from bottega.core.record import Header
from bottega.games.lessons import Lesson
from bottega.server.breath import Breath
from bottega.server.protocol import ChatLine, Clock
from bottega.server.tables.boxes import Box, MissingBox, our_box
from bottega.server.tables.entries import Chatted, Logged
from bottega.server.tables.lines import LogLine
from bottega.server.tables.puzzles import PosedPuzzle
from bottega.server.tables.reducer import reduce
from bottega.server.tables.state import Setup, TableState, new_state
from bottega.server.tables.versions import Versions


def standard_game(name: str) -> Game[Any]:
    """A game with its standard box, read once."""
    return our_box(name).game


class LookAhead(Struct, frozen=True):
    """What entries lead to from a state."""

    before: TableState
    after: TableState
    logged: Sequence[Logged]
    lines: list[LogLine]
    counts: list[tuple[int, ...]]


class Table:
    """The state of a table and what led to it, without people and without a disk."""

    def __init__(
        self,
        header: Header,
        clock: Clock | None = None,
        bots: Collection[int] = (),
        box: Box | None = None,
        lesson: Lesson | None = None,
        puzzle: PosedPuzzle | None = None,
    ) -> None:
        self.state = new_state(Setup(header, clock, bots, box, lesson, puzzle))
        self.versions = Versions(header.players)
        self.lines: list[LogLine] = []
        self.chat: list[ChatLine] = []
        self.chatted: Counter[str | None] = Counter()  # lines of the chat by person
        self.spectators_chatted = 0
        self.clients: dict[str, Logged] = {}

    @property
    def seq(self) -> int:
        """The last entry of the log that is known here."""
        return self.state.seq

    @property
    def setup(self) -> Setup:
        return self.state.setup

    def own_box(self) -> Box | None:
        """The box, if it is not ours."""
        return self.setup.box if self.setup.box.text else None

    def ahead(self, logged: Sequence[Logged]) -> LookAhead:
        """What the next entries would lead to; nothing is changed."""
        state = self.state
        lines: list[LogLine] = []
        counts: list[tuple[int, ...]] = []
        for one in logged:
            state, told = reduce(state, one)
            lines += told
            counts.append(state.counts)
        return LookAhead(self.state, state, logged, lines, counts)

    def apply(self, logged: Sequence[Logged]) -> None:
        """Follow the log by the next entries."""
        self.take(self.ahead(logged))

    def take(self, outcome: LookAhead) -> None:
        """Follow the log to what its next entries led to."""
        self.state = outcome.after
        self.state.let_go()
        self.lines += outcome.lines
        self.versions.counts += outcome.counts
        for logged in outcome.logged:
            if logged.client is not None:
                self.clients[logged.client] = logged
            if isinstance(entry := logged.entry, Chatted):
                self.chat.append(ChatLine(len(self.chat) + 1, logged.name, entry.seat, entry.text, logged.at))
                self.chatted[logged.person] += 1
                self.spectators_chatted += entry.seat == SPECTATOR


class BadLog(BottegaError):
    """A stored game that cannot be played again: a line for the host, and what people at the table are told."""

    def __init__(self, text: str, said: Message | None = None) -> None:
        super().__init__(text)
        self.said = said or msg("error-unplayable", problem=msg("fault-unknown"))


def bad_header(error: BottegaError) -> BadLog:
    """What is said of a game that cannot be set up any more."""
    if isinstance(error, MissingBox):
        return BadLog(f"header: {error}", error.said)
    problem = error.message if isinstance(error.message, Message) else msg("fault-unknown")
    return BadLog(f"header: {error}", msg("error-unplayable", problem=problem))


def load(
    header: Header,
    logged: Sequence[Logged],
    clock: Clock | None = None,
    bots: Collection[int] = (),
    box: Box | None = None,
    lesson: Lesson | None = None,
    puzzle: PosedPuzzle | None = None,
) -> Table:
    """A table as its log left it."""
    try:
        table = Table(header, clock, bots, box, lesson, puzzle)
    except BottegaError as error:
        raise bad_header(error) from None
    follow(table, logged)
    return table


def follow(table: Table, logged: Sequence[Logged]) -> None:
    """Apply entries as they were stored; BadLog names the one that cannot be played."""
    breath = Breath()
    for one in logged:
        try:
            table.apply([one])
        except (BottegaError, IndexError, ValueError, KeyError) as error:
            raise BadLog(f"entry {one.seq}: {error}") from None
        breath.draw()
