"""What people sent and saw at many tables, and what is wrong with it. Nothing here knows of processes or sockets.

A *reader* is a seat or a spectator at one table, through all its connections. It sends a message until it has an
answer; then it goes on. Times are seconds of one clock.
"""

import bisect
import itertools
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from typing import Final

from msgspec import Struct, field

from bottega.server.limits import LINES

PATIENCE: Final = 5.0  # seconds after a fault within which everything must go on
SPECTATOR: Final = -1
LATE: Final = "late"  # the reader who comes to every table when all is over
BUSY: Final = "busy"  # no fault of ours: the machine had no processor for whoever measures

Moves = list[tuple[int, str]]  # seat and notation


class Line(Struct, frozen=True, array_like=True, gc=False):
    """A numbered line of a table's log, as a reader was told it."""

    n: int
    step: int
    who: int
    kind: str
    text: str


class Sent(Struct, tag=True, gc=False):
    """A message left a reader, for the first time or again."""

    at: float
    table: str
    reader: str
    id: str
    seat: int
    kind: str  # "move", "ready", "chat"
    move: str = ""


class Answered(Struct, tag=True, gc=False):
    """What became of a message: `done` with the reader's number then, or refused with a code."""

    at: float
    table: str
    reader: str
    id: str
    done: bool
    seq: int = 0
    code: str = ""
    asked_again: bool = False  # long after, only to hear the same answer again


class Saw(Struct, tag=True, gc=False):
    """A state of the table reached a reader."""

    at: float
    table: str
    reader: str
    eyes: int  # the seat through whose eyes
    seq: int
    public: int
    step: int
    waiting: list[int]
    over: bool = False
    planning: bool = False  # in secret: steps stand still, and several seats are asked
    lines: list[Line] = []
    asked: float | None = None  # when it was asked for: what became known since need not be in it


class Came(Struct, tag=True, gc=False):
    """A reader sat down at a table (and from now on should see all that happens), or left it for good."""

    at: float
    table: str
    reader: str
    here: bool = True


class Fault(Struct, tag=True):
    """Something was broken from one moment to another."""

    begin: float
    end: float
    kind: str
    where: str = ""
    moment: str = ""  # in which it was aimed at somebody; nothing: at any time

    def name(self) -> str:
        return f"{self.kind} {self.moment}".strip()


class Ended(Struct, tag=True):
    """A game that is over: all its moves, by its public record."""

    table: str
    moves: Moves


Event = Sent | Answered | Saw | Came | Fault | Ended


class TableInfo(Struct):
    """What is known of a table beforehand."""

    bots: list[int]
    clock: bool = False


class History(Struct):
    """Everything, in the order of time."""

    tables: dict[str, TableInfo] = field(default_factory=dict)
    events: list[Event] = field(default_factory=list)
    end: float = 0.0  # when people stopped to play
    began: float = 0.0  # when it began, in seconds since 1970


class Violation(Struct):
    """Something that must not be."""

    kind: str
    table: str
    text: str


class Counts(Struct):
    """How much was checked."""

    tables: int = 0
    games_over: int = 0
    acknowledged: int = 0  # messages
    moves: int = 0  # of them moves
    bot_moves: int = 0  # in games that are over
    sent_again: int = 0
    confirmed: int = 0  # acknowledged messages that were asked for once more at the end
    refused: int = 0
    states: int = 0
    readers: int = 0
    clocks_fallen: int = 0
    faults: dict[str, int] = field(default_factory=dict)
    late: float = 0.0  # seconds in which this machine let us wait for its processors
    broken_off: int = 0  # transactions that were open when their process was gone, by the database's log
    unheard: int = 0  # messages that were carried out where first sent, though nobody said so; then sent again
    longest_wait: float = 0.0  # seconds after the end of a fault, or without one, until an answer came
    longest_answer: float = 0.0  # seconds from the first time it was sent, whatever was broken meanwhile
    longest_behind: float = 0.0  # seconds for which a reader had not seen what another had, whatever was broken
    behind: str = ""  # who that was
    last_lines: int = 0  # times that somebody was away for so long that the last lines alone came


def check(history: History, patience: float = PATIENCE) -> tuple[Counts, list[Violation]]:
    """All that is wrong."""
    tables = by_table(history)
    faults = [event for event in history.events if isinstance(event, Fault)]
    hindrances = Hindrances(faults, patience)
    counts = Counts(tables=len(history.tables), late=sum(f.end - f.begin for f in faults if f.kind == BUSY))
    counts.faults = dict(Counter(fault.name() for fault in faults if fault.kind != BUSY))
    wrong: list[Violation] = []
    for name, events in tables.items():
        one = OneTable(name, history.tables[name], events, hindrances, history.end)
        one.count(counts)
        wrong += one.violations()
        counts.longest_wait = max(counts.longest_wait, one.longest_wait)
        counts.longest_answer = max(counts.longest_answer, one.longest_answer)
        counts.longest_behind, counts.behind = max((counts.longest_behind, counts.behind), one.longest_behind)
        counts.last_lines += one.last_lines
    return counts, wrong


def by_table(history: History) -> dict[str, list[Event]]:
    found: dict[str, list[Event]] = {name: [] for name in history.tables}
    for event in history.events:
        if not isinstance(event, Fault):
            found[event.table].append(event)
    return found


class Hindrances:
    """All faults, by time."""

    def __init__(self, faults: Iterable[Fault], patience: float = PATIENCE) -> None:
        self.patience = patience
        self.faults = sorted(faults, key=lambda fault: fault.begin)
        self.ends = list(itertools.accumulate((fault.end for fault in self.faults), max))

    def deadline(self, at: float) -> float:
        """Until when something that began then must be over: some seconds, or so many after what hinders it."""
        until = at + self.patience
        for fault in itertools.islice(self.faults, bisect.bisect_right(self.ends, at), None):
            if fault.begin > until:
                break
            if fault.end > at:
                until = max(until, fault.end + self.patience)
        return until


class Knowledge:
    """The numbers that a reader knew, by time."""

    def __init__(self) -> None:
        self.times: list[float] = []
        self.numbers: list[tuple[int, int]] = []  # the reader's own, and the public one

    def learn(self, at: float, seq: int, public: int) -> None:
        before = self.numbers[-1] if self.numbers else (0, 0)
        self.times.append(at)
        self.numbers.append((max(before[0], seq), max(before[1], public)))

    def at(self, at: float) -> tuple[int, int]:
        """What was known before this time."""
        place = bisect.bisect_left(self.times, at)
        return self.numbers[place - 1] if place else (0, 0)


class OneTable:
    """The events of one table."""

    def __init__(self, name: str, info: TableInfo, events: list[Event], faults: Hindrances, end: float) -> None:
        self.name = name
        self.info = info
        self.faults = faults
        self.end = end
        self.sent = [event for event in events if isinstance(event, Sent)]
        self.answers = [event for event in events if isinstance(event, Answered)]
        self.saw = [event for event in events if isinstance(event, Saw)]
        self.came = [event for event in events if isinstance(event, Came)]
        self.ended = next((event for event in events if isinstance(event, Ended)), None)
        self.first_sent: dict[str, Sent] = {}
        for sent in self.sent:
            self.first_sent.setdefault(sent.id, sent)
        self.done: dict[str, Answered] = {}
        for answer in self.answers:
            if answer.done and not answer.asked_again:
                self.done.setdefault(answer.id, answer)
        self.longest_wait = 0.0
        self.longest_answer = 0.0
        self.longest_behind = (0.0, "")
        self.last_lines = 0

    def wrong(self, kind: str, text: str) -> Violation:
        return Violation(kind, self.name, text)

    def violations(self) -> list[Violation]:
        """All checks."""
        return [
            *self.lost_when_asked_again(),
            *self.other_answers(),
            *self.not_in_the_record(),
            *self.other_order(),
            *self.going_back(),
            *self.out_of_turn(),
            *self.clocks_fallen_twice(),
            *self.unanswered(),
            *self.blind_readers(),
            *self.idle_bots(),
            *self.broken(),
            *self.forgotten(),
        ]

    def count(self, counts: Counts) -> None:
        counts.games_over += self.ended is not None
        counts.acknowledged += len(self.done)
        counts.moves += sum(self.first_sent[name].kind == "move" for name in self.done)
        counts.sent_again += len(self.sent) - len(self.first_sent)
        counts.confirmed += sum(answer.asked_again and answer.done for answer in self.answers)
        counts.refused += sum(not answer.done for answer in self.answers)
        counts.states += len(self.saw)
        counts.readers += len({event.reader for event in self.came if event.here})
        counts.clocks_fallen += len({line.n for line in self.lines() if line.kind == "flag"})
        if self.ended is not None:
            counts.bot_moves += sum(seat in self.info.bots for seat, _ in self.ended.moves)

    # --- nothing acknowledged is lost, nothing is done twice

    def lost_when_asked_again(self) -> Iterator[Violation]:
        """Whoever sends an acknowledged message again hears the same answer again."""
        for answer in self.answers:
            known = self.done.get(answer.id)
            if answer.asked_again and known is not None and (not answer.done or answer.seq != known.seq):
                now = f"done at {answer.seq}" if answer.done else f"refused: {answer.code}"
                yield self.wrong("lost", f"{answer.id} was done at {known.seq}, and later {now}")

    def other_answers(self) -> Iterator[Violation]:
        """A message has one answer, however often it is sent; no two messages of a reader have the same number."""
        for answer in self.answers:
            known = self.done.get(answer.id)
            if answer.asked_again or known is None:
                continue
            if answer.done and answer.seq != known.seq:
                yield self.wrong("doubled", f"{answer.id} was done at {known.seq} and again at {answer.seq}")
            if not answer.done and answer.at > known.at and answer.code not in TRY_AGAIN:
                yield self.wrong("lost", f"{answer.id} was done at {known.seq}, then refused: {answer.code}")
        taken: dict[tuple[str, int], str] = {}
        for name, answer in self.done.items():
            other = taken.setdefault((answer.reader, answer.seq), name)
            if other != name:
                yield self.wrong("doubled", f"{other} and {name} of {answer.reader} were both done at {answer.seq}")

    def not_in_the_record(self) -> Iterator[Violation]:
        """The record of a finished game has each seat's acknowledged moves, once, in their order, and no others."""
        if self.ended is None:
            return
        for seat in sorted({sent.seat for sent in self.sent if sent.kind == "move"}):
            made = [text for who, text in self.ended.moves if who == seat]
            meant = self.acknowledged_moves(seat)
            if self.info.clock:  # a bot decides for whoever's time is up
                if not is_subsequence(meant, made):
                    yield self.wrong("lost", f"seat {seat}: {first_difference(meant, made)}")
            elif made != meant:
                kind = "doubled" if len(made) > len(meant) else "lost" if len(made) < len(meant) else "reordered"
                yield self.wrong(kind, f"seat {seat}: {first_difference(meant, made)}")

    def acknowledged_moves(self, seat: int) -> list[str]:
        """In the order in which they were sent: a reader sends one after the other."""
        return [
            sent.move
            for name, sent in self.first_sent.items()
            if sent.seat == seat and sent.kind == "move" and name in self.done
        ]

    def forgotten(self) -> Iterator[Violation]:
        """Whoever reads the whole log at the end finds all lines that anybody has seen."""
        late = [saw for saw in self.saw if saw.reader == LATE]
        if late:
            newest = max((line.n for line in self.lines()), default=0)
            found = [line.n for line in late[-1].lines]
            if found != list(range(1, newest + 1)):
                yield self.wrong("lost", f"lines 1 to {newest} were seen, at the end there are {len(found)}")

    # --- all see the same

    def lines(self) -> Iterator[Line]:
        for saw in self.saw:
            yield from saw.lines

    def other_order(self) -> Iterator[Violation]:
        """Line n is the same for everybody, and in the same words for all who look through the same eyes."""
        known: dict[int, tuple[int, str]] = {}
        words: dict[tuple[int, int], str] = {}
        for saw in self.saw:
            for line in saw.lines:
                what = known.setdefault(line.n, (line.who, line.kind))
                text = words.setdefault((line.n, saw.eyes), line.text)
                if what != (line.who, line.kind) or text != line.text:
                    other = f"{(line.who, line.kind)} {line.text} for {saw.reader}"
                    yield self.wrong("reordered", f"line {line.n} is {what} {text} for some, {other}")
        yield from self.holes()

    def holes(self) -> Iterator[Violation]:
        """A reader gets every line, without a hole; of very many the last alone, and the others when asked for."""
        had: dict[tuple[str, int], int] = {}
        for saw in self.saw:
            numbers = [line.n for line in saw.lines]
            if not numbers:
                continue
            last = had.get((saw.reader, saw.eyes), 0)
            hole = numbers[0] > last + 1
            self.last_lines += hole and len(numbers) == LINES
            if (hole and len(numbers) < LINES) or numbers != list(range(numbers[0], numbers[0] + len(numbers))):
                yield self.wrong("reordered", f"{saw.reader} had line {last} and got {numbers[:5]}...")
            had[saw.reader, saw.eyes] = max(last, numbers[-1])

    def going_back(self) -> Iterator[Violation]:
        """No reader sees an older table than before, or than was acknowledged, when they asked for it."""
        known: dict[str, Knowledge] = defaultdict(Knowledge)
        events: list[Saw | Answered] = [*self.saw, *(answer for answer in self.answers if not answer.asked_again)]
        for event in sorted(events, key=lambda event: event.at):
            one = known[event.reader]
            if isinstance(event, Answered):
                one.learn(event.at, event.seq if event.done else 0, 0)
                continue
            seq, public = one.at(event.at if event.asked is None else event.asked)
            if event.seq < seq or event.public < public:
                now = f"{event.seq} ({event.public})"
                yield self.wrong("went back", f"{event.reader} knew {seq} ({public}) and then saw {now}")
            one.learn(event.at, event.seq, event.public)

    # --- bots and clocks

    def out_of_turn(self) -> Iterator[Violation]:
        """Each question is answered once: the move after a step is of a seat that everybody saw asked at that step."""
        asked: dict[int, set[int]] = {}
        # Who has handed in a secret plan is no longer asked, and moves later.
        secret = {saw.step for saw in self.saw if saw.planning}
        secret |= {line.step for line in self.lines() if line.kind == "planned"}
        for saw in self.saw:
            if saw.step not in secret and not saw.over:
                asked[saw.step] = asked.get(saw.step, set(saw.waiting)) & set(saw.waiting)
        for step, seats in sorted(asked.items()):
            if not seats:
                yield self.wrong("reordered", f"at step {step} some saw other seats asked than others did")
            elif self.ended is not None and step < len(self.ended.moves) and self.ended.moves[step][0] not in seats:
                who = self.ended.moves[step][0]
                yield self.wrong(
                    "out of turn", f"seat {who} made the move after step {step}, asked was {sorted(seats)}"
                )

    def clocks_fallen_twice(self) -> Iterator[Violation]:
        """A seat's clock falls once for one decision."""
        fallen = {line.n: (line.who, line.step) for line in self.lines() if line.kind == "flag"}
        for (who, step), times in Counter(fallen.values()).items():
            if times > 1:
                yield self.wrong("clock", f"the clock of seat {who} fell {times} times at step {step}")
        if fallen and not self.info.clock:
            yield self.wrong("clock", "a clock fell at a table that has none")

    # --- nothing stands still

    def unanswered(self) -> Iterator[Violation]:
        """Every message is answered in time."""
        answered: dict[str, float] = {}
        for answer in self.answers:
            if answer.done or answer.code not in TRY_AGAIN:
                answered.setdefault(answer.id, answer.at)
        for name, sent in self.first_sent.items():
            until = self.faults.deadline(sent.at)
            at = answered.get(name)
            if at is not None:
                self.longest_wait = max(self.longest_wait, at - until + self.faults.patience)
                self.longest_answer = max(self.longest_answer, at - sent.at)
            if until < self.end and (at is None or at > until):
                after = "never" if at is None else f"after {at - sent.at:.1f} s"
                yield self.wrong("stuck", f"{name}, sent at {sent.at:.1f}, was answered {after}")

    def blind_readers(self) -> Iterator[Violation]:
        """What one reader has seen, all see in time, and those who are told without asking see it in the end."""
        news: list[tuple[float, int]] = []  # when a number was first seen by anybody
        for saw in sorted(self.saw, key=lambda saw: saw.at):
            if not news or saw.public > news[-1][1]:
                news.append((saw.at, saw.public))
        for reader, begin, end in self.stays():
            seen = [(saw.at, saw.public) for saw in self.saw if saw.reader == reader]
            yield from self.late_news(reader, news, seen, begin, end)

    def stays(self) -> Iterator[tuple[str, float, float]]:
        """Who was here, from when, until when."""
        left = {event.reader: event.at for event in self.came if not event.here}
        for event in self.came:
            if event.here:
                yield event.reader, event.at, min(left.get(event.reader, self.end), self.end)

    def late_news(
        self, reader: str, news: list[tuple[float, int]], seen: list[tuple[float, int]], begin: float, end: float
    ) -> Iterator[Violation]:
        reached: list[int] = []
        for _, public in seen:
            reached.append(max(public, reached[-1] if reached else 0))
        for at, public in news:
            until = self.faults.deadline(max(at, begin))
            if until >= end:
                break
            first = bisect.bisect_left(reached, public)
            if first < len(reached):
                self.longest_behind = max(self.longest_behind, (seen[first][0] - max(at, begin), reader))
            if first == len(reached) or seen[first][0] > until:
                when = "never" if first == len(reached) else f"{seen[first][0] - at:.1f} s later"
                yield self.wrong("stuck", f"{reader} saw {public} {when}; others saw it at {at:.1f}")
                return  # one is enough to tell of

    def idle_bots(self) -> Iterator[Violation]:
        """While a bot is asked and no person, something happens in time."""
        saws = sorted(self.saw, key=lambda saw: (saw.public, saw.at))
        first: dict[int, Saw] = {}
        for saw in saws:
            first.setdefault(saw.public, saw)
        order = list(first.values())
        for saw, after in itertools.zip_longest(order, order[1:]):  # none, where nobody came in time
            if saw.over or not saw.waiting or not set(saw.waiting) <= set(self.info.bots):
                continue
            until = self.faults.deadline(saw.at)
            if until < min(self.end, self.left()) and (after is None or after.at > until):
                yield self.wrong("stuck", f"bots {saw.waiting} were asked at {saw.at:.1f} (number {saw.public})")

    def left(self) -> float:
        """When the last reader left: afterwards nobody could see."""
        return max((end for _, _, end in self.stays()), default=self.end)

    # --- faults of the server

    def broken(self) -> Iterator[Violation]:
        """The server may be away; what it says must not be nonsense."""
        for answer in self.answers:
            if not answer.done and answer.code in NEVER:
                yield self.wrong("broken", f"{answer.id} was refused: {answer.code}")


TRY_AGAIN: Final = frozenset({"storage", "too-fast"})  # the same message may be sent again
NEVER: Final = frozenset({"broken", "malformed", "illegal", "not-your-seat", "id-used", "no-table", "unplayable"})


def is_subsequence(part: Iterable[str], whole: Iterable[str]) -> bool:
    rest = iter(whole)
    return all(any(one == other for other in rest) for one in part)


def first_difference(meant: list[str], made: list[str]) -> str:
    """Where two lists of moves part."""
    place = next((n for n, (one, other) in enumerate(zip(meant, made, strict=False)) if one != other), None)
    if place is None:
        place = min(len(meant), len(made))
    return (
        f"{len(meant)} moves acknowledged, {len(made)} in the record; from move {place + 1} on "
        f"{meant[place : place + 3]} and {made[place : place + 3]}"
    )


def report(counts: Counts, wrong: list[Violation]) -> str:
    """Counts and findings as lines for people."""
    faults = ", ".join(f"{number} x {kind}" for kind, number in sorted(counts.faults.items())) or "none"
    found: dict[str, list[Violation]] = defaultdict(list)
    for one in wrong:
        found[one.kind].append(one)
    lines = [
        f"{counts.tables} tables, {counts.games_over} games over, {counts.readers} readers, "
        f"{counts.states} states seen",
        f"{counts.acknowledged} messages acknowledged, {counts.moves} of them moves; {counts.sent_again} sent again, "
        f"{counts.refused} refused; {counts.confirmed} asked for once more at the end",
        f"{counts.bot_moves} moves of bots in games that are over; {counts.clocks_fallen} clocks fallen",
        f"faults: {faults}; longest wait after one: {counts.longest_wait:.1f} s, in all {counts.longest_answer:.1f} s",
        f"a reader was behind for {counts.longest_behind:.1f} s ({counts.behind}); "
        f"{counts.last_lines} x the last {LINES} lines alone",
        f"{counts.broken_off} transactions broken off; {counts.unheard} messages done in silence, then sent again; "
        f"the machine stood still for {counts.late:.0f} s",
    ]
    for kind, ones in sorted(found.items()):
        lines.append(f"{len(ones)} x {kind}:")
        lines += [f"  {one.table}: {one.text}" for one in ones[:10]]
    lines.append("nothing lost, doubled, reordered or stuck" if not wrong else f"{len(wrong)} violations")
    return "\n".join(lines)
