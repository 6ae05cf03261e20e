"""A table: a game being played, plans made in secret, and the ways back.

All of it follows from the header and the entries of the log, in order. What somebody wants is first turned into
entries (or refused), then the entries are applied; a stored table is loaded by applying its entries again.
"""

import time
from bisect import bisect_right
from collections.abc import Collection, Iterable
from functools import cached_property
from typing import Any, Final

from msgspec import Struct

from bottega.core.errors import BottegaError
from bottega.core.events import Event
from bottega.core.game import Game
from bottega.core.kernel import Position
from bottega.core.match import Match
from bottega.core.messages import Message, msg
from bottega.core.record import Header
from bottega.server.errors import ApiError
from bottega.server.protocol import Clock
from bottega.server.tables.boxes import Box, MissingBox, our_box
from bottega.server.tables.clocks import Clocks
from bottega.server.tables.planning import Planning, changed, is_secret, legal, planned

Want = tuple[str, int, str]  # the kind of an entry, the seat, and what it says

ROUND: Final = "round"  # the event with which a round begins, in every game


class Entry(Struct, frozen=True):
    """Something that was done at a table, as the log keeps it."""

    seq: int
    client: str | None
    kind: str
    seat: int
    person: str | None
    name: str
    text: str
    at: float
    ticked: int = 0  # milliseconds that clocks ran since the entry before


class UndoRequest(Struct):
    """Somebody asks the others to take back: to which step, and who has agreed."""

    id: int
    seat: int
    step: int
    agreed: set[int]


class EventLine:
    """A line of the log: an event of the game as each seat may know it, or something the table says."""

    def __init__(self, game: Game[Any], step: int, event: Event) -> None:
        self.game = game
        self.step = step
        self.event = event
        self.who = event.who
        self.kind = event.kind.name

    @cached_property
    def own(self) -> dict[str, Any]:
        return self.game.describe(self.event).as_dict()

    @cached_property
    def public(self) -> dict[str, Any]:
        return self.game.describe(self.event.seen_by(-1)).as_dict()

    def seen_by(self, seat: int) -> dict[str, Any]:
        """The words for a seat; whoever it happened to knows more."""
        return self.own if seat == self.who else self.public


class NoteLine:
    """A line of the log that is no event of the game."""

    def __init__(self, step: int, who: int, kind: str, said: Message) -> None:
        self.step = step
        self.who = who
        self.kind = kind
        self.words = said.as_dict()

    def seen_by(self, seat: int) -> dict[str, Any]:
        return self.words


def standard_game(name: str) -> Game[Any]:
    """A game with its standard box, read once."""
    return our_box(name).game


class Table:
    """The state of a table, without people and without a disk."""

    def __init__(
        self, header: Header, clock: Clock | None = None, bots: Collection[int] = (), box: Box | None = None
    ) -> None:
        self.box: Final = box or our_box(header.game)
        self.game: Final = self.box.game
        self.match: Final = Match(self.game, header)
        self.players: Final = header.players
        self.seq = 0
        self.counts = [(0,) * (header.players + 1)]  # after each entry: changes all saw, and those each seat saw alone
        self.lines: list[EventLine | NoteLine] = []
        self.chat: list[Entry] = []
        self.drafts: dict[int, list[str]] = {}
        self.unsaid: dict[int, list[list[str]]] = {}  # by seat: drafts as they were before answers were taken back
        self.undone: list[tuple[int, list[tuple[int, str]]]] = []  # who took back, and what
        self.wish: UndoRequest | None = None
        self.wishes = 0
        self.rematch = ""
        self.rounds: list[tuple[int, list[int]]] = []  # steps at which rounds ended, and the scores then
        self.since = [0] * header.players  # when each seat's question was asked
        self.moved = 0  # when the position changed last
        self.acted = [0] * header.players  # lines of the log after each seat's last move
        self.clocks: Final = Clocks(clock, header.players, bots)
        self.settled = [0] * header.players  # steps after what was decided for each seat when its time was up
        self.clients: dict[str, Entry] = {}
        self.deciders = self.match.position.deciders()
        self.start: Final = self.match.position

    def own_box(self) -> Box | None:
        """The box, if it is not ours."""
        return self.box if self.box.text else None

    @property
    def position(self) -> Position:
        return self.match.position

    @property
    def step(self) -> int:
        """How many moves were made."""
        return len(self.match.moves)

    @property
    def shown_step(self) -> int:
        """The step as everybody may know it: how many answers a secret plan took is part of the secret."""
        return self.phase() if self.secret() else self.step

    def number(self, seats: Iterable[int], seq: int = -1) -> int:
        """How many changes somebody has seen who holds these seats: now, or after an entry of the log."""
        counts = self.counts[seq]
        return counts[0] + sum(counts[1 + seat] for seat in seats)

    def seq_of(self, number: int, seats: tuple[int, ...]) -> int:
        """The last entry of the log that somebody with these seats knew when they had seen so many changes."""
        return bisect_right(range(len(self.counts)), number, key=lambda seq: self.number(seats, seq)) - 1

    def over(self) -> bool:
        return self.match.over()

    def secret(self) -> bool:
        return is_secret(self.position)

    # --- plans

    def phase(self) -> int:
        """The step at which the open questions in secret began."""
        return phase_of(self.match)

    def handed_in(self, seat: int) -> list[str]:
        """The answers with which a seat has completed its plan, while others still plan."""
        if not self.secret() or seat in self.deciders:
            return []
        return [text for who, text in self.match.moves[self.phase() :] if who == seat]

    def answers(self, seat: int) -> list[str]:
        """The answers of a plan that a seat may still change: what was handed in when its time was up stays."""
        drafted = self.drafts.get(seat, [])
        return drafted if drafted or self.settled[seat] > self.phase() else self.handed_in(seat)

    def planning(self, seat: int) -> Planning | None:
        """A seat's plan, open or handed in, while there is something to plan."""
        if not self.secret():
            return None
        if seat in self.deciders:
            return planned(self.game, self.position, seat, self.drafts.get(seat, []))
        answers = self.handed_in(seat)
        if not answers:
            return None
        return planned(self.game, self.match.past[self.phase()], seat, answers)

    # --- what somebody wants, as entries `(kind, seat, text)`

    def move(self, seat: int, base: int, text: str) -> list[Want]:
        """A move; in secret, the next answer of a plan."""
        self.check_turn(seat)
        if base < self.since[seat]:
            raise ApiError(msg("error-stale"))
        if self.secret():
            return self.plan(seat, len(self.drafts.get(seat, [])), text)
        asked = self.match.asked(seat)
        move = legal(self.game, asked, text)
        if move is None:
            raise ApiError(msg("error-illegal", move=text))
        return [("move", seat, self.game.write(asked, move))]

    def check_turn(self, seat: int) -> None:
        if self.over():
            raise ApiError(msg("error-over"))
        if seat not in self.deciders:
            raise ApiError(msg("error-not-your-turn"))

    def plan(self, seat: int, index: int, text: str) -> list[Want]:
        """Another answer to question `index` of a plan."""
        self.check_turn(seat)
        if not self.secret():
            raise ApiError(msg("error-not-planning"))
        answers = self.drafts.get(seat, [])
        if index > len(answers):
            raise ApiError(msg("error-no-question"))
        fresh = changed(self.game, self.position, seat, answers, index, text)
        if not fresh:
            raise ApiError(msg("error-illegal", move=text))
        return [("plan", seat, " ".join(fresh))]

    def unplan(self, seat: int, index: int) -> list[Want]:
        """A plan without its answers from `index` on."""
        if not self.secret():
            raise ApiError(msg("error-plans-shown"))
        handed_in = self.handed_in(seat)
        answers = self.answers(seat)
        if handed_in and not answers:
            raise ApiError(msg("error-time-up"))
        if not answers:
            raise ApiError(msg("error-no-plan"))
        return [("unplan" if handed_in else "plan", seat, " ".join(answers[:index]))]

    def ready(self, seat: int) -> list[Want]:
        """A complete plan becomes moves."""
        self.check_turn(seat)
        planning = self.planning(seat)
        if planning is None:
            raise ApiError(msg("error-not-planning"))
        if not planning.complete():
            raise ApiError(msg("error-plan-incomplete"))
        return [("move", seat, text) for text in planning.answers]

    def way_back(self, seat: int, turn: bool) -> tuple[int, set[int]] | None:
        """The step before a seat's last decision (or turn) and the seats it concerns; none past what was shown."""
        moves = self.match.moves
        past = self.match.past
        back = self.last_decision(seat)
        settled = max(self.settled)
        if back is None or past[back].reveals != self.position.reveals:
            return None
        concerned = {who for who, _ in moves[back:]} | set(self.deciders)
        while (
            turn and back > settled and moves[back - 1][0] == seat and past[back - 1].reveals == self.position.reveals
        ):
            back -= 1
        return back, concerned - {seat}

    def last_decision(self, seat: int) -> int | None:
        """The step before a seat's last decision, if that was its own and the game is not over."""
        if self.over():  # the end shows the seed, and who has won
            return None
        moves = self.match.moves
        back = len(moves) - 1
        while back >= 0 and moves[back][0] != seat:
            back -= 1
        return None if back < max(self.settled) else back

    def far_back(self, seat: int) -> int | None:
        """The step before a seat's last decision, whatever was shown since; with a plan, all plans are taken back."""
        back = self.last_decision(seat)
        if back is None:
            return None
        before = self.replayed(back)
        return max(phase_of(before), max(self.settled)) if is_secret(before.position) else back

    def replayed(self, step: int) -> Match:
        """The game played again to an earlier step."""
        match = Match(self.game, self.match.header)
        for who, text in self.match.moves[:step]:
            match.push_text(text, who)
        return match

    def undo(self, seat: int, base: int, turn: bool, ask: bool, others: set[int]) -> list[Want]:
        """Take back at once, or ask `others`, the seats of other people, where one of them is concerned."""
        if self.secret() and self.answers(seat):
            last = len(self.answers(seat)) - 1
            return self.unplan(seat, 0 if turn else last)
        if base < self.moved:
            raise ApiError(msg("error-stale"))
        step, concerned = self.way_back(seat, turn) or (None, others)
        if step is not None and not concerned & others:
            return [("undo", seat, str(self.step - step))]
        if not others or self.last_decision(seat) is None:
            raise ApiError(msg("error-no-way-back"))
        if not ask:
            raise ApiError(msg("error-ask-first"))
        return [("wish", seat, str(self.far_back(seat) if step is None else step))]

    def can_redo(self, seat: int) -> bool:
        """Has a seat taken something back that can be made again?"""
        if self.secret() and self.unsaid.get(seat):
            return True
        return bool(self.undone) and self.undone[-1][0] == seat

    def redo(self, seat: int, base: int) -> list[Want]:
        """Make the moves again that the seat took back last; in secret, give the answers again."""
        if not self.can_redo(seat):
            raise ApiError(msg("error-nothing-to-redo"))
        if self.secret() and self.unsaid.get(seat):
            return [("plan", seat, " ".join(self.unsaid[seat][-1]))]
        if base < self.moved:
            raise ApiError(msg("error-stale"))
        return [("redo", seat, "")]

    def consent(self, seats: set[int], wish: int, agree: bool, others: set[int]) -> list[Want]:
        """Answer a wish for some seats; `others` are the seats that must agree."""
        if self.wish is None or self.wish.id != wish:
            raise ApiError(msg("error-no-wish"))
        asked = sorted(seats & others)
        if not asked:
            raise ApiError(msg("error-not-asked"))
        if not agree:
            return [("decline", asked[0], "")]
        entries = [("agree", seat, "") for seat in asked]
        if others <= self.wish.agreed | seats:
            entries.append(("undo", self.wish.seat, str(self.step - self.wish.step)))
        return entries

    # --- what is done

    def entries(
        self, wants: list[Want], client: str | None = None, person: str | None = None, name: str = "", ticked: int = 0
    ) -> list[Entry]:
        """Numbered entries; the first one carries the time that passed, the last one the sender's own name for all."""
        now = time.time()
        last = len(wants)
        return [
            Entry(
                self.seq + n,
                client if n == last else None,
                kind,
                seat,
                person,
                name,
                text,
                now,
                ticked if n == 1 else 0,
            )
            for n, (kind, seat, text) in enumerate(wants, 1)
        ]

    def apply(self, entry: Entry) -> None:
        """Carry out an entry of the log."""
        self.seq = entry.seq
        if entry.client is not None:
            self.clients[entry.client] = entry
        planning = self.secret()
        shown = self.position.reveals
        self.clocks.tick(self.deciders, entry.ticked)
        step = self.shown_step if self.clocks.people else 0  # a plan is one decision
        DEEDS[entry.kind](self, entry)
        if entry.kind == "move":
            self.clocks.decided(entry.seat, step)
        within = entry.kind == "move" and planning and self.secret() and self.position.reveals == shown
        alone = entry.kind == "plan" or (within and entry.seat in self.deciders)
        counts = list(self.counts[-1])
        counts[1 + entry.seat if alone else 0] += 1
        self.counts.append(tuple(counts))

    def played(self, entry: Entry) -> None:
        """A move."""
        self.undone.clear()
        own = self.step >= self.settled[entry.seat]
        self.push(entry.seat, entry.text)
        if own:
            self.acted[entry.seat] = len(self.lines)
        self.has_moved(entry)

    def flagged(self, entry: Entry) -> None:
        """A seat's time is up: so many moves are made in its place."""
        self.clocks.fell(entry.seat, self.shown_step)
        self.settled[entry.seat] = self.step + int(entry.text)
        self.lines.append(NoteLine(self.step, entry.seat, "flag", msg("event-flag")))

    def push(self, seat: int, text: str) -> None:
        """Make a move and tell what happened."""
        events = self.match.push_text(text, seat)
        self.lines += [EventLine(self.game, self.step, event) for event in events]
        if any(event.kind.name == ROUND for event in events):
            self.rounds.append((self.step, self.match.result().scores))

    def has_moved(self, entry: Entry) -> None:
        """The position has changed: new questions, except for others who plan on."""
        drafting = {who: answers for who, answers in self.drafts.items() if who != entry.seat}
        before = self.deciders
        self.deciders = self.position.deciders()
        if entry.kind in ("move", "unplan") and self.secret() and set(drafting) <= set(self.deciders):
            self.drafts = drafting
            self.unsaid.pop(entry.seat, None)
            for seat in {entry.seat, *self.deciders} - (set(before) - {entry.seat}):
                self.since[seat] = entry.seq
        else:
            self.drafts = {}
            self.unsaid = {}
            self.since = [entry.seq] * self.players
        self.moved = entry.seq
        self.wish = None
        self.let_go()

    def let_go(self) -> None:
        """Positions from before something was shown hardly ever come back: they need no room."""
        past = self.match.past
        n = len(past) - 1
        while n >= 0 and past[n].reveals == self.position.reveals:
            n -= 1
        while n >= 0 and past[n] is not self.start:
            past[n] = self.start
            n -= 1

    def planned(self, entry: Entry) -> None:
        """The answers of a plan so far."""
        self.draft(entry.seat, self.drafts.get(entry.seat, []), entry.text.split())
        self.since[entry.seat] = entry.seq

    def draft(self, seat: int, before: list[str], answers: list[str]) -> None:
        """Keep a plan's answers; what was taken back can be given again until another answer is given."""
        unsaid = self.unsaid.setdefault(seat, [])
        if len(answers) < len(before) and before[: len(answers)] == answers:
            unsaid.append(before)
        elif unsaid and unsaid[-1] == answers:
            unsaid.pop()
        else:
            unsaid.clear()
        self.drafts[seat] = answers

    def unplanned(self, entry: Entry) -> None:
        """A plan that was handed in is taken back; the others' plans stay."""
        answers = self.handed_in(entry.seat)
        start = self.phase()
        others = [(who, text) for who, text in self.match.moves[start:] if who != entry.seat]
        self.go_back(start)
        for who, text in others:
            self.match.push_text(text, who)
        self.settled = [min(step, self.step) for step in self.settled]
        self.lines.append(NoteLine(self.step, entry.seat, "unplanned", msg("event-unplanned")))
        self.has_moved(entry)
        self.draft(entry.seat, answers, entry.text.split())

    def undid(self, entry: Entry) -> None:
        """The last moves are taken back."""
        step = self.step - int(entry.text)
        self.undone.append((entry.seat, self.match.moves[step:]))
        self.go_back(step)
        self.lines.append(NoteLine(self.step, entry.seat, "undo", msg("event-undo")))
        self.has_moved(entry)

    def go_back(self, step: int) -> None:
        match = self.match
        if step < len(match.moves):
            if match.past[step] is self.start and step > 0:  # it was let go
                match.past[:step] = (again := self.replayed(step)).past
                match.past[step] = again.position
            match.position = match.past[step]
            del match.past[step:]
            del match.moves[step:]
        self.rounds = [(at, scores) for at, scores in self.rounds if at <= step]

    def redid(self, entry: Entry) -> None:
        """What was taken back is made again."""
        _, moves = self.undone.pop()
        for who, text in moves:
            self.push(who, text)
        self.acted[entry.seat] = len(self.lines)
        self.has_moved(entry)

    def wished(self, entry: Entry) -> None:
        self.wishes += 1
        self.wish = UndoRequest(self.wishes, entry.seat, int(entry.text), set())

    def agreed(self, entry: Entry) -> None:
        if self.wish is not None:
            self.wish.agreed.add(entry.seat)

    def declined(self, entry: Entry) -> None:
        self.wish = None

    def chatted(self, entry: Entry) -> None:
        self.chat.append(entry)

    def played_again(self, entry: Entry) -> None:
        self.rematch = entry.text

    def sat(self, entry: Entry) -> None:
        """Who sits where is no part of the game, but everybody shall see it."""


DEEDS = {
    "move": Table.played,
    "flag": Table.flagged,
    "plan": Table.planned,
    "unplan": Table.unplanned,
    "undo": Table.undid,
    "redo": Table.redid,
    "wish": Table.wished,
    "agree": Table.agreed,
    "decline": Table.declined,
    "chat": Table.chatted,
    "rematch": Table.played_again,
    "sit": Table.sat,
}


def phase_of(match: Match) -> int:
    """The step at which the open questions in secret began."""
    past = match.past
    start = len(past)
    while start > 0 and is_secret(past[start - 1]) and past[start - 1].reveals == match.position.reveals:
        start -= 1
    return start


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
    entries: list[Entry],
    clock: Clock | None = None,
    bots: Collection[int] = (),
    box: Box | None = None,
) -> Table:
    """A table as its log left it."""
    try:
        table = Table(header, clock, bots, box)
    except BottegaError as error:
        raise bad_header(error) from None
    for entry in entries:
        try:
            table.apply(entry)
        except (BottegaError, IndexError, ValueError, KeyError) as error:
            raise BadLog(f"entry {entry.seq}: {error}") from None
    return table
