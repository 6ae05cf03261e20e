"""A room: a copy of a table that follows its log, with who sits there and who reads it."""

import asyncio
import contextlib
from collections import Counter
from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from bottega.core.game import SPECTATOR
from bottega.core.messages import msg
from bottega.server.errors import ApiError
from bottega.server.limits import LINES, STATES
from bottega.server.protocol import Presence, SeatClock, State
from bottega.server.tables.clocks import SECOND, Time
from bottega.server.tables.entries import Logged, Seated
from bottega.server.tables.reader import Reader, encoder
from bottega.server.tables.seating import Seat, Seating
from bottega.server.tables.state import TableState
from bottega.server.tables.table import LookAhead, Table
from bottega.server.tables.views import CacheKey, SeatView, seat_view, seed_hash, shared_state, state

PAUSE = 1.0  # seconds between two messages about who is there
FRESH = 0.2  # seconds that a state is kept while a clock runs


def running(state: TableState, seating: Seating) -> list[int]:
    """The seats whose clocks run: people who are asked, once nobody is missing."""
    return state.clocks.running(state.deciders) if state.clocks.people and seating.full() else []


def time_left(state: TableState, seating: Seating) -> int | None:
    """Milliseconds after the last entry until a clock falls; nothing if none runs."""
    return min((state.clocks.left[seat] for seat in running(state, seating)), default=None)


def bots_asked(state: TableState, seating: Seating) -> list[int]:
    """The bots that are asked."""
    return [seat for seat in state.deciders if seating.seats[seat].bot]


def people_asked(state: TableState, seating: Seating) -> set[str]:
    """The people whose turn it is, once nobody is missing."""
    asked = (seating.seats[seat].person for seat in state.deciders)
    return {person for person in asked if person is not None} if seating.full() else set()


def last_lines(read: int, told: int) -> int:
    """How many lines a reader does without who has read so many: of long ones only the last are sent."""
    return min(max(read, told - LINES), told)


class Room:
    """A table with its seating and its readers. Its state changes by `apply` alone, and readers are told of that."""

    def __init__(
        self,
        id: str,
        table: Table,
        seating: Seating,
        salt: str,
        note_of: dict[str, str],
        time: Time,
        clock_from: float | None = None,
    ) -> None:
        self.id = id
        self.table = table
        self.seating = seating
        self.salt = salt
        self.notes = note_of
        self.time = time
        self.clock_from = time.now() if clock_from is None else clock_from  # the log knows how long clocks ran before
        self.lock = asyncio.Lock()  # of two messages to this process, one comes first
        self.readers: set[Reader] = set()
        self.polls: list[str | None] = []  # people who wait without a socket
        self.looking: Counter[str] = Counter()  # of these, those who have it in sight
        self.elsewhere: dict[str, float] = {}  # people who read it in other processes, and when that was heard
        self.sitters = seating.sitters(set())  # as readers know them
        self.telling: asyncio.TimerHandle | None = None  # when they are told of others
        self.told = 0.0  # when they were last
        self.changed = asyncio.Event()
        self.keepers = 0  # how many need it in memory
        self.visited = 0.0  # when somebody asked for it last
        self.behind = 0  # how far its log has grown, while it is read on
        self.packed_views: dict[int, SeatView] = {}
        self.seed_hash = seed_hash(table.setup.header.seed, salt)
        self.shared: State | None = None  # of their states, what all readers see alike
        self.encoded: dict[CacheKey, bytes] = {}
        self.encoded_size = 0
        self.encoded_at = 0.0

    @property
    def state(self) -> TableState:
        """The table after the last entry that is known here."""
        return self.table.state

    def busy(self) -> bool:
        """Is somebody here, or something under way?"""
        return bool(self.readers) or bool(self.polls) or self.lock.locked() or self.keepers > 0

    def attended(self, since: float) -> bool:
        """Is somebody here, or was, for a moment, since then?"""
        return bool(self.readers) or bool(self.polls) or self.visited >= since

    @contextlib.contextmanager
    def kept(self) -> Iterator[None]:
        """Stay in memory while a bot thinks about it."""
        self.keepers += 1
        try:
            yield
        finally:
            self.keepers -= 1

    def online(self) -> set[str]:
        return self.here() | set(self.elsewhere)

    def in_sight(self, person: str) -> bool:
        """Does somebody look at it now, in this process?"""
        return person in self.looking or any(reader.person == person and reader.looks() for reader in self.readers)

    def here(self) -> set[str]:
        """Those who read it in this process."""
        here = {reader.person for reader in self.readers} | set(self.polls)
        return {person for person in here if person is not None}

    # --- following the log

    def apply(self, logged: Sequence[Logged], ahead: LookAhead | None = None, began: float | None = None) -> None:
        """Follow the log by entries that are stored, whoever stored them; `ahead` is what they lead to, if known."""
        fresh = [one for one in logged if one.seq > self.table.seq]
        if not fresh:
            return
        if fresh[0].seq != self.table.seq + 1:
            raise ValueError(f"{self.id}: entry {fresh[0].seq} cannot follow {self.table.seq}")
        before = self.state
        self.table.take(ahead if ahead is not None and ahead.before is before else self.table.ahead(fresh))
        self.clock_from = fresh[-1].at
        for one in fresh:
            if isinstance(one.entry, Seated):
                self.reseat(one.entry)
        self.tell_changes(before.counts, began)

    def reseat(self, entry: Seated) -> None:
        """Somebody sits down; whoever sat there is sent away, unless they have another seat."""
        if entry.now is None:
            return
        before = self.seating.seats[entry.seat].person
        self.seating.seats[entry.seat] = entry.now
        if before is not None and not self.seating.seats_of(before):
            for reader in self.readers:
                if reader.person == before:
                    reader.close(msg("error-seat-given"))

    def tell_changes(self, before: tuple[int, ...], began: float | None) -> None:
        """Everybody who may know of a change gets the table anew."""
        self.packed_views.clear()
        self.forget_encoded()
        public, *private = (new != old for old, new in zip(before, self.state.counts, strict=True))
        concerned = {self.seating.seats[seat].person for seat, told in enumerate(private) if told}
        for reader in self.readers:
            if public or (reader.person is not None and reader.person in concerned):
                reader.show(began)
        self.wake_polls()

    def wake_polls(self) -> None:
        self.changed.set()
        self.changed = asyncio.Event()

    # --- what is no part of the log

    def presence(self) -> None:
        """Somebody came, went or has another name: if that is to be seen, readers are told soon, once for all."""
        sitters = self.seating.sitters(self.online())
        if sitters == self.sitters:
            return
        self.sitters = sitters
        self.forget_encoded()
        if self.telling is None:
            loop = asyncio.get_running_loop()
            self.telling = loop.call_at(max(loop.time(), self.told + PAUSE), self.tell_presence)

    def tell_presence(self) -> None:
        self.telling = None
        self.told = asyncio.get_running_loop().time()
        for reader in self.readers:
            if reader.greeted:
                reader.tell(Presence(self.sitters))

    def renamed(self, person: str, old: str, name: str) -> None:
        """Somebody has a new name, also here if they sit under the old one."""
        for number in self.seating.seats_of(person)[:1]:
            seat = self.seating.seats[number]
            if seat.name == old:
                self.seating.seats[number] = replace(seat, name=name)
                self.presence()

    def note(self, person: str, text: str) -> None:
        """Somebody's private notes are others now."""
        self.notes[person] = text
        for reader in self.readers:
            if reader.person == person:
                reader.show()

    def refresh(self, seats: list[Seat], notes: dict[str, str]) -> None:
        """Somebody has another name, or other notes, or is known as somebody else now."""
        changed = {person for person in {*notes, *self.notes} if notes.get(person) != self.notes.get(person)}
        self.seating.seats = seats
        self.notes = notes
        self.presence()
        for reader in self.readers:
            if reader.person in changed:
                reader.show()

    async def next_change(self, person: str | None, seen: bool = True) -> None:
        """Wait until the table has changed; does whoever waits have it in sight?"""
        self.polls.append(person)
        self.looking[person or ""] += seen
        self.presence()
        try:
            await self.changed.wait()
        finally:
            self.polls.remove(person)
            self.looking[person or ""] -= seen
            if not self.looking[person or ""]:
                del self.looking[person or ""]

    # --- clocks

    def running(self) -> list[int]:
        """The seats whose clocks run."""
        return running(self.state, self.seating)

    def passed(self) -> int:
        """How long clocks have run since the last entry of the log."""
        return max(0, round((self.time.now() - self.clock_from) * SECOND)) if self.running() else 0

    def left(self, seat: int) -> int:
        """What time a seat has now."""
        return self.state.clocks.left[seat] - (self.passed() if seat in self.running() else 0)

    def late(self) -> list[int]:
        """The seats whose time is up."""
        return [seat for seat in self.running() if self.left(seat) <= 0]

    def clocks(self) -> list[SeatClock | None]:
        """All clocks as they are now."""
        people = self.state.clocks.people
        running = self.running()
        seats = range(self.state.players) if people else ()
        return [SeatClock(max(0, self.left(seat)), seat in running) if seat in people else None for seat in seats]

    def soonest(self, person: str | None = None) -> int | None:
        """What time is left until a clock falls, somebody's own if it runs; nothing if none does."""
        running = self.running()
        mine = [seat for seat in running if seat in self.seating.seats_of(person)]
        return min((max(0, self.left(seat)) for seat in mine or running), default=None)

    def deadline(self) -> float | None:
        """When a clock falls; nothing if none runs."""
        left = time_left(self.state, self.seating)
        return None if left is None else self.clock_from + left / SECOND

    # --- what a reader sees

    def number(self, person: str | None) -> int:
        """How many changes somebody has seen."""
        return self.table.versions.number(self.seating.seats_of(person))

    def check_seat(self, person: str | None, seat: int) -> None:
        if seat not in self.seating.seats_of(person):
            raise ApiError(msg("error-not-your-seat"))

    def look_of(self, person: str | None, wanted: int) -> int:
        """The seat a reader looks from: the one they want, or the one of theirs that is asked."""
        mine = self.seating.seats_of(person)
        if wanted in mine:
            return wanted
        asked = [seat for seat in mine if seat in self.state.deciders]
        return (asked or mine or [SPECTATOR])[0]

    def lines_read(self, person: str | None, wanted: int, log: int) -> int:
        """How much of the log a newcomer has read: of several seats, only if they say through whose eyes."""
        mine = self.seating.seats_of(person)
        return log if wanted in mine or len(mine) < 2 else 0

    def key(self, person: str | None, wanted: int, log_from: int, chat_from: int, frames: bool = False) -> CacheKey:
        return CacheKey(
            look=self.look_of(person, wanted),
            seats=tuple(self.seating.seats_of(person)),
            owner=person is not None and person == self.seating.owner,
            log=last_lines(log_from, len(self.table.lines)),
            chat=last_lines(chat_from, len(self.table.chat)),
            note=self.notes.get(person or "", ""),
            frames=frames,
        )

    def new_to(self, look: int) -> bool:
        """Has a seat not decided anything yet? Then also newcomers see what happened, from the beginning."""
        return look != SPECTATOR and self.state.acted[look] == 0

    def seat_view(self, seat: int) -> SeatView:
        return seat_view(self.state, self.seating, seat)

    def packed_view(self, seat: int) -> SeatView:
        """What a seat sees, made once for all who look through it."""
        if seat not in self.packed_views:
            self.packed_views[seat] = self.seat_view(seat).packed()
        return self.packed_views[seat]

    def shared_state(self) -> State:
        if self.shared is None:
            self.sitters = self.seating.sitters(self.online())
            self.shared = shared_state(
                self.id, self.table, self.seating, self.seed_hash, self.salt, self.sitters, self.clocks()
            )
        return self.shared

    def forget_encoded(self) -> None:
        """Readers get something new."""
        self.encoded.clear()
        self.encoded_size = 0
        self.shared = None

    def encode(self, key: CacheKey) -> bytes:
        """A reader's state, made once for all who read the same; while a clock runs, anew after a moment."""
        now = self.time.now()
        if now - self.encoded_at > FRESH and self.running():
            self.forget_encoded()
        if not self.encoded:
            self.encoded_at = now
        if key not in self.encoded:
            seen = (
                self.seat_view(key.look) if key.frames else self.packed_view(key.look)
            )  # what was is told from what is
            made = encoder.encode(state(self.shared_state(), self.table, self.seating, seen, key))
            self.keep_encoded(key, made)
            return made
        return self.encoded[key]

    def keep_encoded(self, key: CacheKey, made: bytes) -> None:
        """Keep a state while somebody reads it; whoever asks for ever other lines shall not fill the memory."""
        if not self.readers and not self.polls:
            return
        if self.encoded_size + len(made) > STATES:
            self.encoded.clear()
            self.encoded_size = 0
        self.encoded[key] = made
        self.encoded_size += len(made)

    def next_state(self, reader: Reader) -> bytes:
        """What a reader gets now, with the lines they have not read."""
        if reader.eyes is None:
            reader.log = self.lines_read(reader.person, reader.look, reader.log)
        look = self.look_of(reader.person, reader.look)
        if reader.eyes not in (None, look):
            reader.log = 0  # the seat before was told other things
            reader.met = False
        reader.eyes = look
        reader.dirty = False
        before = reader.may_catch_up and (reader.log > 0 or self.new_to(look))
        frames = reader.frames and (reader.met or before)
        key = self.key(reader.person, look, reader.log, reader.chat, frames)
        reader.met = True
        reader.log = len(self.table.lines)
        reader.chat = len(self.table.chat)
        return self.encode(key)
