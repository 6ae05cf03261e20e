"""What grows at a table: chat, log, ways back, wishes, readers (findings 4, 18 and 21)."""

import asyncio
import contextlib
import time
from collections import Counter
from collections.abc import Callable, Iterator

import msgspec
import pytest
from websockets.frames import Frame, Opcode

from bottega.core.record import new_header
from bottega.server.errors import ApiError
from bottega.server.http.compression import LARGE, SmallMessages
from bottega.server.http.sockets import Socket
from bottega.server.limits import HASTE_PAUSE, PERSON_CHAT, SPECTATOR_CHAT, STATES, TABLE_CHAT, UNREAD
from bottega.server.protocol import ChatLine, OlderLines
from bottega.server.tables.actions import check_chat
from bottega.server.tables.clocks import Time
from bottega.server.tables.entries import Chatted, Sender, numbered
from bottega.server.tables.reader import Reader
from bottega.server.tables.room import PAUSE, Room
from bottega.server.tables.seating import Seat, Seating
from bottega.server.tables.table import Table, standard_game
from tests.hostile.conftest import run
from tests.hostile.crowd import MEMORY, SECONDS, cost_of
from tests.hostile.floods import RECORD, Attack
from tests.hostile.wire import Wire
from tests.server.guest import Guest, new_id, without_presence
from tests.server.serving import Running

KEPT = 200  # lines that a newcomer gets
TALKERS = 8
LINES = 30  # what somebody may say at once
COMING = 30
SMALL = 1000  # bytes of a message about who is there


def test_a_newcomer_gets_the_last_lines_of_a_long_chat(server: Running, come: Callable[..., Guest]) -> None:
    table = come().make("sintra", "me", "room", spectator_chat=True)["table"]
    for number in range(TALKERS):
        talker = come(f"Talker {number}")
        for line in range(LINES):
            talker.say(table, {"type": "chat", "id": new_id(), "text": f"{number}-{line}"})
    newcomer = come()
    chat = newcomer.state(table)["chat"]
    assert len(chat) == KEPT
    assert chat[-1]["text"] == f"{TALKERS - 1}-{LINES - 1}"
    older = newcomer.say(table, {"type": "lines", "id": "l", "of": "chat", "before": chat[0]["n"]})
    assert [line["n"] for line in older["chat"]] == list(range(1, chat[0]["n"]))
    assert [line["text"] for line in older["chat"] + chat] == [
        f"{number}-{line}" for number in range(TALKERS) for line in range(LINES)
    ]


def test_a_refusal_for_haste_takes_its_time(server: Running) -> None:
    """At once, refusing would cost more than what is refused."""

    async def flood() -> Counter[str]:
        attack = Attack(server.url, HASTE_PAUSE[1] * 2)
        cookie = await attack.guest()
        table = await attack.table(cookie, "me", "room")
        line = {"type": "chat", "text": "spam"}

        async def talk(_number: int) -> None:
            async with attack.wire(cookie) as wire:
                while attack.on():
                    body = msgspec.json.encode({**line, "id": new_id()})
                    await attack.asked(wire, "POST", f"/api/tables/{table}/say", body)

        await attack.many(TALKERS, talk)
        return attack.counts

    counts = run(flood())
    assert counts["status 200"] > LINES
    assert TALKERS <= counts["status 429"] <= TALKERS * 6


@pytest.fixture(scope="module")
def long_log(server: Running) -> Iterator[tuple[Guest, str]]:
    """A game of which more happened than is sent at once, and who played it."""
    with Guest(server.url) as guest:
        yield guest, guest.ask("POST", "/api/import", content=RECORD.read_bytes())["table"]


def test_a_newcomer_gets_the_last_lines_of_a_long_log(long_log: tuple[Guest, str]) -> None:
    guest, table = long_log
    with guest.at(table) as place:
        state = place.state
        assert len(state["log"]) == KEPT
        place.send({"type": "lines", "id": "l", "of": "log", "before": state["log"][0]["n"], "seat": state["seat"]})
        older = place.hear()
    assert older["type"] == "older"
    assert len(older["log"]) == KEPT
    assert older["log"][-1]["n"] + 1 == state["log"][0]["n"]


def test_older_lines_are_told_as_a_seat_may_know_them(long_log: tuple[Guest, str], come: Callable[..., Guest]) -> None:
    _, table = long_log
    wish = {"type": "lines", "id": "l", "of": "log", "before": 50}
    assert come().say(table, {**wish, "seat": 0})["code"] == "not-your-seat"
    assert len(come().say(table, wish)["log"]) == 49
    assert come().say(table, {**wish, "before": 0})["log"] == []


def test_a_reader_who_was_away_for_long_gets_the_last_lines_too(long_log: tuple[Guest, str]) -> None:
    guest, table = long_log
    assert len(guest.state(table, log=3)["log"]) == KEPT


def test_states_that_are_kept_are_limited_by_bytes() -> None:
    room = talkative_room()
    reader = Reader(None)
    room.readers.add(reader)
    for read in range(100):
        room.encode(room.key(None, -1, 0, read))
        assert room.encoded_size == sum(map(len, room.encoded.values())) <= STATES
    assert len(room.encoded) < 100
    room.readers.clear()
    room.forget_encoded()
    room.encode(room.key(None, -1, 0, 0))
    assert not room.encoded  # nobody reads it


def talkative_room() -> Room:
    """A table with a chat of the longest lines."""
    seating = Seating("p", False, [Seat("p"), Seat("q")], spectator_chat=True)
    table = Table(new_header(standard_game("sintra"), 2, 1, ["human"] * 2, {}))
    table.apply(numbered(0, [Chatted(-1, "\U0001f600" * 500)] * KEPT, sender=Sender("r", None, "Carla")))
    return Room("t", table, seating, "salt", {}, Time())


@pytest.mark.parametrize(
    ("person", "seat", "said", "code"),
    [
        ("p", 0, {"p": PERSON_CHAT}, "chat-full"),
        ("p", 0, {"q": TABLE_CHAT}, "chat-full"),
        ("p", 0, {"r": SPECTATOR_CHAT}, ""),
        ("s", -1, {"r": SPECTATOR_CHAT}, "chat-full"),
        ("s", -1, {"r": SPECTATOR_CHAT - 1}, ""),
    ],
)
def test_nobody_fills_a_table_with_talk(person: str, seat: int, said: dict[str, int], code: str) -> None:
    room = talkative_room()
    room.table.chat.clear()
    room.table.spectators_chatted = 0
    for who, lines in said.items():
        entry = Chatted({"p": 0, "q": 1}.get(who, -1), "hm")
        room.table.apply(numbered(room.table.seq, [entry] * lines, sender=Sender(who, None, who)))
    if code:
        with pytest.raises(ApiError, match=code):
            check_chat(room, person, seat)
    else:
        check_chat(room, person, seat)


def test_large_messages_are_not_compressed_on_the_event_loop() -> None:
    compression = SmallMessages(False, False, 15, 15)
    large, small = Frame(Opcode.TEXT, b"x" * (LARGE + 1)), Frame(Opcode.TEXT, b"x" * 1000)
    assert compression.encode(large) is large
    assert len(compression.encode(small).data) < 100


def test_answers_that_pile_up_are_counted_in_bytes() -> None:
    socket = Socket.__new__(Socket)
    reader = socket.reader = Reader(None)
    answer = OlderLines("l", [], [ChatLine(1, "Carla", -1, "x" * 500, 0.0)] * KEPT)
    while not socket.reads_too_little():
        reader.tell(answer)
    assert UNREAD < reader.unread == sum(map(len, reader.answers)) < 2 * UNREAD
    reader.next_answer()
    assert not socket.reads_too_little()


def test_spectators_talk_only_where_the_maker_lets_them(come: Callable[..., Guest]) -> None:
    maker, watcher = come(), come("Carla")
    table = maker.make("sintra", "me", "room")["table"]
    assert watcher.say(table, {"type": "chat", "id": new_id(), "text": "hm"})["code"] == "spectators-read"
    assert not maker.state(table)["spectator_chat"]
    open_table = maker.make("sintra", "link", "room", spectator_chat=True)["table"]
    assert watcher.say(open_table, {"type": "chat", "id": new_id(), "text": "hm"})["type"] == "done"
    assert watcher.state(open_table)["spectator_chat"]


def test_moves_are_taken_back_only_so_often(come: Callable[..., Guest]) -> None:
    guest = come()
    table = guest.make("sintra", "me", "room", chosen={"start": "1"})["table"]
    with guest.at(table) as place:
        place.first()
        answers = [place.do(kind) for _ in range(60) for kind in ("undo", "redo")]
        assert next(answer["code"] for answer in answers if answer["type"] == "refused") == "taken-back"
        place.first()  # the game goes on all the same


@pytest.fixture
def wishing(come: Callable[..., Guest]) -> tuple[Guest, Guest, str]:
    """Somebody who can only take back if the other one agrees."""
    anna, bela = come("Anna"), come("Béla")
    made = anna.make("sintra", "me", "link", chosen={"start": "1"})
    bela.sit(made["table"], token=made["links"][0]["token"])
    with anna.at(made["table"]) as place:
        place.play_on(lambda state: state["waiting"] == [1])
    return anna, bela, made["table"]


def test_a_seat_has_one_wish_at_a_time(wishing: tuple[Guest, Guest, str]) -> None:
    anna, _, table = wishing
    with anna.at(table) as place:
        place.done("undo", ask=True)
        assert place.do("undo", ask=True)["type"] == "refused"


def test_after_a_refusal_there_is_a_pause(wishing: tuple[Guest, Guest, str]) -> None:
    anna, bela, table = wishing
    with anna.at(table) as place, bela.at(table) as other:
        place.done("undo", ask=True)
        other.until(lambda state: state["consent"])
        other.done("consent", wish=other.state["consent"]["id"], agree=False)
        place.catch_up(other)
        assert place.do("undo", ask=True)["type"] == "refused"


def test_who_comes_is_told_in_small_messages_once_a_second(server: Running, come: Callable[..., Guest]) -> None:
    table = come().make("fresco", "me", "room", chosen={"modules": "all"})["table"]

    async def crowd() -> int:
        async with contextlib.AsyncExitStack() as stack:
            first, *others = [await stack.enter_async_context(Wire(server.url)) for _ in range(COMING + 1)]
            for wire in (first, *others):
                assert await wire.upgrade(table)
                await wire.say({"type": "hello"})
                await wire.hear()
            return await heard(first)

    assert run(crowd()) < 5 * SMALL


def test_many_spectators_at_once_cost_little() -> None:
    """Their time by the server's processor: that of a clock is also others'."""
    cost = cost_of(300)
    assert cost.busy < SECONDS, cost
    assert cost.memory < MEMORY, cost


def test_who_sits_down_and_leaves_is_told_once_a_second(come: Callable[..., Guest]) -> None:
    anna, bela = come("Anna"), come("Béla")
    made = anna.make("sintra", "me", "link")
    bela.sit(made["table"], token=made["links"][0]["token"])
    with anna.at(made["table"]) as place:
        heard = len(place.heard)
        began = time.monotonic()
        for _ in range(5):
            with bela.at(made["table"]):
                pass
        with bela.at(made["table"]):
            time.sleep(2 * PAUSE)
            place.until(lambda state: state["sitters"][1]["online"])
            bela.ask("PUT", "/api/me", json={"name": "Bella"})
            place.until(lambda state: state["sitters"][1]["name"] == "Bella")
            kinds = [message["type"] for message in place.heard[heard:]]
    assert set(kinds) == {"presence"}
    assert len(kinds) <= 2 + (time.monotonic() - began) / PAUSE


async def heard(wire: Wire) -> int:
    """Bytes that come within a second and a half."""
    count = 0
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(1.5):
            while True:
                count += len((await wire.hear())[1])
    return count


def test_a_refused_wish_changes_nothing(wishing: tuple[Guest, Guest, str]) -> None:
    _, bela, table = wishing
    before = without_presence(bela.state(table))
    message = {"type": "undo", "id": new_id(), "base": before["seq"], "seat": 0, "ask": True}
    assert bela.say(table, message)["code"] == "not-your-seat"
    assert without_presence(bela.state(table)) == before
