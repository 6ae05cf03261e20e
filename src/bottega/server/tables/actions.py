"""What people do at a table: one handler for each message, the same for sockets and for HTTP."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Any, Final

from bottega.core.game import SPECTATOR
from bottega.core.messages import msg
from bottega.server.errors import ApiError
from bottega.server.jobs.coach import Coach
from bottega.server.jobs.hints import Hints
from bottega.server.limits import AGAIN, CHAT, LINES, PERSON_CHAT, PREVIEWS, SPECTATOR_CHAT, TABLE_CHAT, Limits
from bottega.server.protocol import (
    Again,
    AskAgain,
    AskCoach,
    AskHint,
    AskLines,
    AskPreview,
    AskWhy,
    Because,
    ChatLine,
    ClientMessage,
    Coached,
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
    OlderLines,
    Previewed,
    Sight,
)
from bottega.server.storage import queries
from bottega.server.tables import checks
from bottega.server.tables.entries import Chatted, Entry, Sender
from bottega.server.tables.frames import frames
from bottega.server.tables.people import Person
from bottega.server.tables.reader import Reader
from bottega.server.tables.registry import TableRegistry
from bottega.server.tables.room import Room
from bottega.server.tables.views import lines, plan_preview, why_not

Said = (
    Done | Because | Previewed | Hint | Coached | OlderLines | Again | None
)  # an answer; none where the table itself is the answer
Decision = DoMove | DoPlan | DoUnplan | DoReady | DoUndo | DoRedo | DoConsent


class Actions:
    """Carries out messages, or refuses them."""

    def __init__(self, registry: TableRegistry, hints: Hints, coaching: Coach) -> None:
        self.registry = registry
        self.hints = hints
        self.coaching = coaching
        self.limits = Limits()

    async def handle(self, room: Room, reader: Reader, message: ClientMessage) -> Said:
        """Do what a reader's message wants."""
        return await HANDLERS[type(message)](self, room, reader, message)

    # --- reading

    async def hello(self, room: Room, reader: Reader, message: Hello) -> None:
        reader.hello(message)
        reader.show()

    async def look(self, room: Room, reader: Reader, message: Look) -> Done:
        room.check_seat(reader.person, message.seat)
        reader.look = message.seat
        reader.show()
        return Done(message.id, room.number(reader.person))

    async def sight(self, room: Room, reader: Reader, message: Sight) -> Done:
        reader.in_sight = message.seen
        return Done(message.id, room.number(reader.person))

    async def why(self, room: Room, reader: Reader, message: AskWhy) -> Because:
        room.check_seat(reader.person, message.seat)
        return why_not(room.state, message.seat, message.target, message.id)

    async def preview(self, room: Room, reader: Reader, message: AskPreview) -> Previewed:
        """What a plan could pay for, while its seat makes it."""
        seat = message.seat
        room.check_seat(reader.person, seat)
        self.limits.take("preview", somebody(reader).id, PREVIEWS)
        return Previewed(message.id, seat, plan_preview(room.state, seat, message.laid))

    async def lines(self, room: Room, reader: Reader, message: AskLines) -> OlderLines:
        """What was told or said before the lines that a reader has."""
        if message.of == "chat":
            return OlderLines(message.id, [], older(room.table.chat, message.before))
        if message.seat != SPECTATOR:
            room.check_seat(reader.person, message.seat)
        end = max(0, message.before - 1)
        return OlderLines(message.id, lines(room.table, message.seat, end - LINES, end), [])

    async def again(self, room: Room, reader: Reader, message: AskAgain) -> Again:
        """What happened since, for those who want to see it once more."""
        seat = message.seat
        if seat != SPECTATOR:
            room.check_seat(reader.person, seat)
        self.limits.take("again", reader.person or room.id, AGAIN)
        view = room.seat_view(seat).view
        found = frames(room.table, seat, message.after, view, room.seating.told)
        told = lines(room.table, seat, found[0].n) if found else []
        return Again(message.id, view, told, found)

    async def hint(self, room: Room, reader: Reader, message: AskHint) -> Hint:
        """What the strongest bot would do; the table goes on meanwhile."""
        seat = message.seat
        room.check_seat(reader.person, seat)
        if not room.seating.hints:
            raise ApiError(msg("error-no-hints"))
        asked = room.state.since[seat]
        moves = await asyncio.shield(self.hints.ask(room.id, room.state, room.salt, seat, somebody(reader).id))
        if seat not in room.state.deciders or room.state.since[seat] != asked:
            raise ApiError(msg("error-stale"))
        room.check_seat(reader.person, seat)
        return Hint(message.id, seat, moves)

    async def coach(self, room: Room, reader: Reader, message: AskCoach) -> Coached:
        """What a seat's last turn brought and cost; the table goes on meanwhile."""
        seat = message.seat
        room.check_seat(reader.person, seat)
        if not room.seating.hints:
            raise ApiError(msg("error-no-hints"))
        turn = await self.coaching.ask(room.id, room.state, room.salt, seat, somebody(reader).id)
        room.check_seat(reader.person, seat)
        return Coached(message.id, seat, turn)

    # --- notes and chat

    async def note(self, room: Room, reader: Reader, message: DoNote) -> Done:
        """Keep somebody's private notes."""
        person = somebody(reader).id
        async with self.registry.locked(room):
            store = self.registry.store
            await store.write(lambda connection: queries.write_note(connection, room.id, person, message.text))
            room.note(person, message.text)
        return Done(message.id, room.number(person))

    async def chat(self, room: Room, reader: Reader, message: DoChat) -> Done:
        who = somebody(reader)

        def check() -> list[Entry]:
            seat = room.look_of(who.id, SPECTATOR)
            check_chat(room, who.id, seat)
            self.limits.take("chat", who.id, CHAT)
            return [Chatted(seat, message.text)]

        return await self.append(room, Sender(who.id, message.id, who.name), check)

    # --- decisions

    async def decide(self, room: Room, reader: Reader, message: Decision) -> Done:
        person = somebody(reader).id

        def check() -> list[Entry]:
            room.check_seat(person, message.seat)
            if message.seat in room.late() and not isinstance(message, DoConsent):
                raise ApiError(msg("error-time-up"))
            return CHECKS[type(message)](room, person, message)

        return await self.append(room, Sender(person, message.id), check)

    async def append(self, room: Room, sender: Sender, check: Callable[[], list[Entry]]) -> Done:
        """Store what a message wants, once; the same message again gets the same answer."""
        began = time.perf_counter()
        assert sender.person is not None
        assert sender.client is not None
        client, seats = sender.client, room.seating.seats_of(sender.person)

        def unless_known() -> list[Entry]:
            known = room.table.clients.get(client)
            if known is None:
                return check()
            if known.person != sender.person:
                raise ApiError(msg("error-id-used"))
            raise Known(Done(client, room.table.versions.number(seats, known.seq)))

        async with self.registry.locked(room):
            try:
                await self.registry.append(room, unless_known, sender, began)
            except Known as known:
                return known.answer
            return Done(client, room.number(sender.person))


class Known(Exception):
    """A message that was carried out before, with the answer it got."""

    def __init__(self, answer: Done) -> None:
        super().__init__(answer.id)
        self.answer = answer


def somebody(reader: Reader) -> Person:
    """Whoever reads, if they have a cookie."""
    if reader.who is None:
        raise ApiError(msg("error-not-your-seat"))
    return reader.who


def older(chat: list[ChatLine], before: int) -> list[ChatLine]:
    """The lines of a chat before line `before`."""
    end = max(0, before - 1)
    return chat[max(0, end - LINES) : end]


def check_chat(room: Room, person: str, seat: int) -> None:
    """May somebody write one more line? Those who watch only where the maker lets them, and never all of them."""
    table = room.table
    if room.seating.chat_closed:
        raise ApiError(msg("error-chat-closed"))
    watching = seat == SPECTATOR and person != room.seating.owner
    if watching and not room.seating.spectator_chat:
        raise ApiError(msg("error-spectators-read"))
    full = len(table.chat) >= TABLE_CHAT or table.chatted[person] >= PERSON_CHAT
    if full or (watching and table.spectators_chatted >= SPECTATOR_CHAT):
        raise ApiError(msg("error-chat-full"))


def base_of(room: Room, person: str, base: int) -> int:
    """The entry of the log that a message answers."""
    return room.table.versions.seq_of(base, tuple(room.seating.seats_of(person)))


def check_move(room: Room, person: str, message: DoMove) -> list[Entry]:
    return checks.move(room.state, message.seat, base_of(room, person, message.base), message.move)


def check_plan(room: Room, person: str, message: DoPlan) -> list[Entry]:
    return checks.plan(room.state, message.seat, message.index, message.move)


def check_unplan(room: Room, person: str, message: DoUnplan) -> list[Entry]:
    return checks.unplan(room.state, message.seat, message.index)


def check_ready(room: Room, person: str, message: DoReady) -> list[Entry]:
    return checks.ready(room.state, message.seat)


def check_undo(room: Room, person: str, message: DoUndo) -> list[Entry]:
    base = base_of(room, person, message.base)
    return checks.undo(room.state, message.seat, base, message.turn, message.ask, room.seating.others(person))


def check_redo(room: Room, person: str, message: DoRedo) -> list[Entry]:
    base = base_of(room, person, message.base)
    return checks.redo(room.state, message.seat, base, message.ask, room.seating.others(person))


def check_consent(room: Room, person: str, message: DoConsent) -> list[Entry]:
    wish = room.state.wish
    asking = None if wish is None else room.seating.seats[wish.seat].person
    mine = set(room.seating.seats_of(person))
    return checks.consent(room.state, mine, message.wish, message.agree, room.seating.others(asking))


CHECKS: Final[dict[type, Callable[[Room, str, Any], list[Entry]]]] = {
    DoMove: check_move,
    DoPlan: check_plan,
    DoUnplan: check_unplan,
    DoReady: check_ready,
    DoUndo: check_undo,
    DoRedo: check_redo,
    DoConsent: check_consent,
}
HANDLERS: Final[dict[type, Callable[[Actions, Room, Reader, Any], Awaitable[Said]]]] = {
    Hello: Actions.hello,
    Look: Actions.look,
    Sight: Actions.sight,
    AskWhy: Actions.why,
    AskPreview: Actions.preview,
    AskHint: Actions.hint,
    AskCoach: Actions.coach,
    AskLines: Actions.lines,
    AskAgain: Actions.again,
    DoNote: Actions.note,
    DoChat: Actions.chat,
    **dict.fromkeys(CHECKS, Actions.decide),
}
