"""Tables in memory: who reads them, and how a change becomes safe and is then told to everybody."""

import asyncio
import contextlib
import logging
import re
import time
from collections import Counter, OrderedDict, deque
from collections.abc import AsyncIterator

import msgspec

from bottega.core.game import SPECTATOR
from bottega.core.messages import Message, msg
from bottega.server.errors import ApiError
from bottega.server.jobs.bots import bot_move, bot_moves
from bottega.server.jobs.hints import Hints
from bottega.server.jobs.workers import BotWorkers
from bottega.server.limits import CHAT, Limits
from bottega.server.metrics import Metrics
from bottega.server.protocol import (
    AskHint,
    AskWhy,
    Because,
    ClientMessage,
    Closed,
    DoChat,
    DoConsent,
    DoMove,
    Done,
    DoNote,
    DoPlan,
    DoReady,
    DoRedo,
    DoUndo,
    DoUnplan,
    Hello,
    Hint,
    Look,
    SeatClock,
)
from bottega.server.storage import queries
from bottega.server.storage.store import CannotStore, Job, Store
from bottega.server.tables.boxes import OURS, Shelf
from bottega.server.tables.clocks import SECOND, Time
from bottega.server.tables.seating import Seating
from bottega.server.tables.table import BadLog, Table, Want
from bottega.server.tables.views import CacheKey, SeatView, seat_view, state, why_not
from bottega.study.analysis.adviser import HINTS, Adviser

Deed = DoMove | DoPlan | DoUnplan | DoReady | DoUndo | DoRedo | DoConsent

COME_BACK = 1012  # codes with which sockets are closed: a new one will do
GIVEN_AWAY = 4001  # the seat is somebody else's now

ID = re.compile(r"[A-Za-z0-9_-]{1,32}")
LATER = 10.0  # seconds until bots try again what could not be stored
KEPT = 64  # states of a table that are kept for readers who read the same
FRESH = 0.2  # seconds that a state is kept while a clock runs
LATE_BOT = "painter"  # decides for people whose time is up

encoder = msgspec.json.Encoder()
logger = logging.getLogger(__name__)


class Reader:
    """Somebody at a socket: what they have read, and what is still to be sent."""

    def __init__(self, person: str | None) -> None:
        self.person = person
        self.look = SPECTATOR  # which of my seats I look from; -1: whichever is asked
        self.eyes: int | None = None  # the seat through whose eyes the log was read
        self.log = 0
        self.chat = 0
        self.answers: deque[bytes] = deque()
        self.dirty = False
        self.began: float | None = None  # when the message came whose effect is to be sent
        self.wake = asyncio.Event()
        self.greeted = False
        self.gone = False
        self.code = COME_BACK

    def hello(self, message: Hello) -> None:
        """Begin, or begin again, from what the reader has."""
        self.look = message.look
        self.eyes = None
        self.log = message.log
        self.chat = message.chat
        self.greeted = True

    def tell(self, answer: object) -> None:
        self.answers.append(encoder.encode(answer))
        self.wake.set()

    def close(self, said: Message) -> None:
        """The reader's place is somebody else's now."""
        self.tell(Closed(said.as_dict()))
        self.leave(GIVEN_AWAY)

    def leave(self, code: int) -> None:
        """Send what waits, then close the socket with this code."""
        self.gone = True
        self.code = code
        self.wake.set()

    def show(self, began: float | None = None) -> None:
        """The table is to be sent as it is then."""
        self.dirty = True
        self.began = self.began or began
        self.wake.set()


class Room:
    """A table with its seating and its readers."""

    def __init__(self, id: str, table: Table, seating: Seating, salt: str, note_of: dict[str, str], time: Time) -> None:
        self.id = id
        self.table = table
        self.seating = seating
        self.salt = salt
        self.notes = note_of
        self.lock = asyncio.Lock()
        self.readers: set[Reader] = set()
        self.polls: list[str | None] = []  # people who wait without a socket
        self.changed = asyncio.Event()
        self.bots: asyncio.Task[None] | None = None
        self.seat_views: dict[int, SeatView] = {}
        self.encoded: dict[CacheKey, bytes] = {}
        self.encoded_at = 0.0
        self.time = time
        self.counted = time.now()  # until when the log knows how long clocks ran
        self.timer: asyncio.TimerHandle | None = None  # until somebody's time is up
        self.late: set[int] = set()  # people's seats for which a bot decides

    def busy(self) -> bool:
        """Is somebody here, or something under way?"""
        under_way = self.lock.locked() or self.bots is not None or self.timer is not None
        return bool(self.readers) or bool(self.polls) or under_way

    def online(self) -> set[str]:
        here = {reader.person for reader in self.readers} | set(self.polls)
        return {person for person in here if person is not None}

    # --- clocks

    def running(self) -> list[int]:
        """The seats whose clocks run: people who are asked, once nobody is missing."""
        return self.table.clocks.running(self.table.deciders) if self.seating.full() else []

    def passed(self) -> int:
        """How long clocks have run since the last entry of the log."""
        return max(0, round((self.time.now() - self.counted) * SECOND)) if self.running() else 0

    def left(self, seat: int) -> int:
        """What time a seat has now."""
        return self.table.clocks.left[seat] - (self.passed() if seat in self.running() else 0)

    def clocks(self) -> list[SeatClock | None]:
        """All clocks as they are now."""
        people = self.table.clocks.people
        running = self.running()
        seats = range(self.table.players) if people else ()
        return [SeatClock(max(0, self.left(seat)), seat in running) if seat in people else None for seat in seats]

    def soonest(self, person: str | None = None) -> int | None:
        """What time is left until a clock falls, somebody's own if it runs; nothing if none does."""
        running = self.running()
        mine = [seat for seat in running if seat in self.seating.seats_of(person)]
        return min((max(0, self.left(seat)) for seat in mine or running), default=None)

    def stop_timer(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    # --- what a reader sees

    def number(self, person: str | None) -> int:
        """How many changes somebody has seen."""
        return self.table.number(self.seating.seats_of(person))

    def look_of(self, person: str | None, wanted: int) -> int:
        """The seat a reader looks from: the one they want, or the one of theirs that is asked."""
        mine = self.seating.seats_of(person)
        if wanted in mine:
            return wanted
        asked = [seat for seat in mine if seat in self.table.deciders]
        return (asked or mine or [SPECTATOR])[0]

    def lines_read(self, person: str | None, wanted: int, log: int) -> int:
        """How much of the log a newcomer has read: of several seats, only if they say through whose eyes."""
        mine = self.seating.seats_of(person)
        return log if wanted in mine or len(mine) < 2 else 0

    def key(self, person: str | None, wanted: int, log_from: int, chat_from: int) -> CacheKey:
        return CacheKey(
            look=self.look_of(person, wanted),
            seats=tuple(self.seating.seats_of(person)),
            owner=person is not None and person == self.seating.owner,
            log=min(log_from, len(self.table.lines)),
            chat=min(chat_from, len(self.table.chat)),
            note=self.notes.get(person or "", ""),
        )

    def seat_view(self, seat: int) -> SeatView:
        if seat not in self.seat_views:
            self.seat_views[seat] = seat_view(self.table, self.seating, seat)
        return self.seat_views[seat]

    def state(self, key: CacheKey) -> bytes:
        """A reader's state, made once for all who read the same; while a clock runs, anew after a moment."""
        now = self.time.now()
        if now - self.encoded_at > FRESH and self.running():
            self.encoded.clear()
        if not self.encoded:
            self.encoded_at = now
        if key not in self.encoded:
            seen = self.seat_view(key.look)
            made = state(self.id, self.table, self.seating, self.salt, seen, self.online(), key, self.clocks())
            if len(self.encoded) >= KEPT:  # whoever asks for ever other lines shall not fill the memory
                self.encoded.clear()
            self.encoded[key] = encoder.encode(made)
        return self.encoded[key]

    def next_state(self, reader: Reader) -> bytes:
        """What a reader gets now, with the lines they have not read."""
        if reader.eyes is None:
            reader.log = self.lines_read(reader.person, reader.look, reader.log)
        look = self.look_of(reader.person, reader.look)
        if reader.eyes not in (None, look):
            reader.log = 0  # the seat before was told other things
        reader.eyes = look
        key = self.key(reader.person, look, reader.log, reader.chat)
        reader.log = len(self.table.lines)
        reader.chat = len(self.table.chat)
        return self.state(key)

    # --- telling

    def tell_all(self, began: float | None = None, alone: str | None = None) -> None:
        """Something has changed: every reader gets the table anew, or all readers of the person it concerns alone."""
        self.seat_views.clear()
        self.encoded.clear()
        for reader in self.readers:
            if alone is None or reader.person == alone:
                reader.show(began)
        self.changed.set()
        self.changed = asyncio.Event()

    def presence(self) -> None:
        """Somebody came or went; boards stay as they are."""
        self.encoded.clear()
        for reader in self.readers:
            reader.show()

    def tell(self, person: str) -> None:
        """Something has changed that is one person's alone."""
        for reader in self.readers:
            if reader.person == person:
                reader.show()

    async def next_change(self, person: str | None) -> None:
        """Wait until the table has changed."""
        self.polls.append(person)
        self.encoded.clear()  # somebody more is here
        try:
            await self.changed.wait()
        finally:
            self.polls.remove(person)

    def check_seat(self, person: str | None, seat: int) -> None:
        if seat not in self.seating.seats_of(person):
            raise ApiError(msg("error-not-your-seat"))


class TableRegistry:
    """All tables that are in memory; the others are on the disk."""

    def __init__(
        self,
        store: Store,
        workers: BotWorkers,
        metrics: Metrics,
        limit: int,
        adviser: Adviser = HINTS,
        time: Time | None = None,
        shelf: Shelf = OURS,
    ) -> None:
        self.store = store
        self.shelf = shelf
        self.workers = workers
        self.metrics = metrics
        self.limit = limit
        self.rooms: OrderedDict[str, Room] = OrderedDict()
        self.loading: dict[str, asyncio.Task[Room]] = {}
        self.awaited: Counter[str] = Counter()  # how many wait for a table that is being loaded
        self.closing = False
        self.later: set[asyncio.Task[None]] = set()
        self.hints = Hints(workers, adviser)
        self.limits = Limits()
        self.time = time or Time()

    async def at(self, id: str) -> Room:
        """A table, from memory or from the disk."""
        if not ID.fullmatch(id):
            raise ApiError(msg("error-no-table"))
        if id in self.rooms:
            self.rooms.move_to_end(id)
            return self.rooms[id]
        if id not in self.loading:
            self.loading[id] = asyncio.create_task(self.load(id))
            self.loading[id].add_done_callback(lambda _: self.loading.pop(id))
        self.awaited[id] += 1
        try:
            return await asyncio.shield(self.loading[id])
        finally:
            self.awaited[id] -= 1
            if not self.awaited[id]:
                del self.awaited[id]

    async def load(self, id: str) -> Room:
        try:
            found = await self.store.read(lambda connection: queries.read_table(connection, id, self.shelf))
        except BadLog as error:
            logger.error("%s cannot be played again: %s", id, error)
            raise ApiError(error.said) from None
        if found is None:
            raise ApiError(msg("error-no-table"))
        room = Room(id, *found, self.time)
        self.add(room)
        return room

    def add(self, room: Room) -> None:
        """Take a table in, and let the longest unused ones go that nobody is at, or about to be."""
        self.rooms[room.id] = room
        unused = [
            old for old in self.rooms.values() if old is not room and not old.busy() and old.id not in self.awaited
        ]
        for old in unused[: max(0, len(self.rooms) - self.limit)]:
            del self.rooms[old.id]
        self.wake_bots(room)

    def drop(self, room: Room) -> None:
        """Forget a table whose memory may differ from the disk; readers come back and get what is stored."""
        self.rooms.pop(room.id, None)
        room.changed.set()
        for reader in room.readers:
            reader.leave(COME_BACK)
        room.stop_timer()
        if room.table.clocks.people:  # clocks go on, also where nobody comes back
            self.try_later(room.id)

    @contextlib.asynccontextmanager
    async def locked(self, room: Room) -> AsyncIterator[None]:
        """A table that nobody else changes meanwhile, as it is on the disk."""
        async with room.lock:
            if self.rooms.get(room.id) is not room:  # dropped while we waited: nothing may build on its memory
                raise ApiError(msg("error-storage"))
            yield

    # --- what people say

    async def say(
        self, room: Room, person: str | None, message: ClientMessage, name: str = ""
    ) -> Done | Because | Hint:
        """Carry out a message, or refuse it."""
        began = time.perf_counter()
        if isinstance(message, AskWhy):
            room.check_seat(person, message.seat)
            async with self.locked(room):
                return why_not(room.table, message.seat, message.target, message.id)
        if isinstance(message, AskHint):
            return await self.hint(room, person, message)
        if isinstance(message, DoNote):
            return await self.note(room, person, message)
        if isinstance(message, Hello | Look):
            raise ApiError(msg("error-malformed", detail=type(message).__name__))
        async with self.locked(room):
            if person is None:
                raise ApiError(msg("error-not-your-seat"))
            known = room.table.clients.get(message.id)
            if known is not None:
                if known.person != person:
                    raise ApiError(msg("error-id-used"))
                return Done(message.id, room.table.number(room.seating.seats_of(person), known.seq))
            public = room.table.counts[-1][0]
            if isinstance(message, DoChat):
                self.limits.take("chat", person, CHAT)  # everybody who comes is sent all of it
                seat = room.look_of(person, SPECTATOR)
                await self.commit(room, [("chat", seat, message.text)], message.id, person, name)
            else:
                room.check_seat(person, message.seat)
                if message.seat in room.late and not isinstance(message, DoConsent):
                    raise ApiError(msg("error-time-up"))
                await self.commit(room, wanted(room, person, message), message.id, person)
            room.tell_all(began, person if room.table.counts[-1][0] == public else None)
        self.wake_bots(room)
        return Done(message.id, room.number(person))

    async def hint(self, room: Room, person: str | None, message: AskHint) -> Hint:
        """What the strongest bot would do; the table goes on meanwhile."""
        room.check_seat(person, message.seat)
        assert person is not None
        async with self.locked(room):
            if not room.seating.hints:
                raise ApiError(msg("error-no-hints"))
            asked = room.table.since[message.seat]
            thought = self.hints.ask(room.id, room.table, room.salt, message.seat, person)
        moves = await asyncio.shield(thought)
        if message.seat not in room.table.deciders or room.table.since[message.seat] != asked:
            raise ApiError(msg("error-stale"))
        room.check_seat(person, message.seat)
        return Hint(message.id, message.seat, moves)

    async def note(self, room: Room, person: str | None, message: DoNote) -> Done:
        """Keep somebody's private notes."""
        if person is None:
            raise ApiError(msg("error-not-your-seat"))
        async with self.locked(room):
            await self.store.write(lambda connection: queries.write_note(connection, room.id, person, message.text))
            room.notes[person] = message.text
            room.tell(person)
        return Done(message.id, room.number(person))

    async def commit(
        self,
        room: Room,
        wants: list[Want],
        client: str | None = None,
        person: str | None = None,
        name: str = "",
        also: Job | None = None,
    ) -> None:
        """Apply entries and make them safe; the table's lock is held, so nobody sees them before."""
        table = room.table
        entries = table.entries(wants, client, person, name, room.passed())
        room.counted = self.time.now()
        try:
            for entry in entries:
                table.apply(entry)
            await self.store.write(queries.appending(room.id, table, entries, also))
        except BaseException:
            self.drop(room)
            raise
        room.counted = self.time.now()  # while it was being stored, nobody's time ran
        self.metrics.moves.inc(sum(entry.kind == "move" for entry in entries))

    # --- bots

    def wake_bots(self, room: Room) -> None:
        """Let bots play if it is their turn, or as soon as somebody's time is up."""
        room.stop_timer()
        if room.bots is not None or self.closing or self.rooms.get(room.id) is not room:
            return
        left = room.soonest()
        if self.bot_asked(room) is not None:
            room.bots = asyncio.create_task(self.play_bots(room))
        elif left is not None:
            room.timer = self.time.later(left / SECOND, lambda: self.wake_bots(room))

    def bot_asked(self, room: Room) -> int | None:
        """A seat for which a bot decides now: a person's whose time is up, or its own."""
        late = (seat for seat in room.running() if room.left(seat) <= 0)
        return next(late, next((seat for seat in room.table.deciders if room.seating.seats[seat].bot), None))

    async def play_bots(self, room: Room) -> None:
        """Bots play until people are asked."""
        try:
            while self.rooms.get(room.id) is room:
                seat = self.bot_asked(room)
                if seat is None or self.closing:
                    break
                if room.seating.seats[seat].bot:
                    await self.play_bot(room, seat)
                else:
                    await self.play_for(room, seat)
        except Exception:
            logger.exception("a bot's move at %s failed; it is tried again", room.id)
            self.try_later(room.id)
            return
        finally:
            room.bots = None
        self.wake_bots(room)

    def try_later(self, id: str) -> None:
        """Look at a table again after a while."""
        if not self.closing:
            again = asyncio.create_task(self.play_later(id))
            self.later.add(again)
            again.add_done_callback(self.later.discard)

    async def play_later(self, id: str) -> None:
        """Let bots go on once the table can be read again, also where nobody waits for them."""
        while not self.closing:
            await asyncio.sleep(LATER)
            try:
                self.wake_bots(await self.at(id))
            except CannotStore:
                continue
            except ApiError:  # it cannot be played any more, and the log says so
                pass
            return

    async def play_bot(self, room: Room, seat: int) -> None:
        """A bot's move on its own seat."""
        since = room.table.since[seat]
        bot = room.seating.seats[seat].bot
        text = await bot_move(self.workers, room.table, room.salt, bot, seat, self.metrics)
        await self.bot_plays(room, seat, since, [("move", seat, text)])

    async def play_for(self, room: Room, seat: int) -> None:
        """A person's time is up: a bot makes this one decision; meanwhile the person cannot."""
        since = room.table.since[seat]
        room.late.add(seat)
        try:
            texts = await bot_moves(self.workers, room.table, room.salt, LATE_BOT, seat, self.metrics)
            moves: list[Want] = [("move", seat, text) for text in texts]
            await self.bot_plays(room, seat, since, [("flag", seat, str(len(moves))), *moves])
        finally:
            room.late.discard(seat)

    async def bot_plays(self, room: Room, seat: int, since: int, wants: list[Want]) -> None:
        """Make a bot's move, unless it was asked something else since."""
        async with room.lock:
            if self.rooms.get(room.id) is not room:
                return
            if seat in room.table.deciders and room.table.since[seat] == since:
                began = time.perf_counter()
                public = room.table.counts[-1][0]
                await self.commit(room, wants)
                self.metrics.bot_moves.inc()
                if room.table.counts[-1][0] != public:
                    room.tell_all(began)

    def online(self) -> set[str]:
        """Everybody who is at some table now."""
        return {person for room in self.rooms.values() for person in room.online()}

    async def resume(self) -> None:
        """After a start: bots whose turn it was go on, and clocks that ran."""
        for game in await self.store.read(queries.waiting_for_bots) + await self.store.read(queries.with_clocks):
            with contextlib.suppress(ApiError):
                await self.at(game)

    async def close(self) -> None:
        """Let bots finish their move, and send everybody away."""
        self.closing = True
        for again in self.later:
            again.cancel()
        for room in list(self.rooms.values()):
            if room.bots is not None:
                room.bots.cancel()
            self.drop(room)


def base_of(room: Room, person: str, message: DoMove | DoUndo | DoRedo) -> int:
    """The entry of the log that a message answers."""
    return room.table.seq_of(message.base, tuple(room.seating.seats_of(person)))


def wanted(room: Room, person: str, message: Deed) -> list[Want]:
    """A message as entries of the log."""
    table = room.table
    others = room.seating.others(person)
    match message:
        case DoMove():
            return table.move(message.seat, base_of(room, person, message), message.move)
        case DoPlan():
            return table.plan(message.seat, message.index, message.move)
        case DoUnplan():
            return table.unplan(message.seat, message.index)
        case DoReady():
            return table.ready(message.seat)
        case DoUndo():
            return table.undo(message.seat, base_of(room, person, message), message.turn, message.ask, others)
        case DoRedo():
            return table.redo(message.seat, base_of(room, person, message))
        case DoConsent():
            wish = table.wish
            asking = None if wish is None else room.seating.seats[wish.seat].person
            mine = set(room.seating.seats_of(person))
            return table.consent(mine, message.wish, message.agree, room.seating.others(asking))
