"""What grows at a table: chat, log, ways back, wishes, readers (findings 4, 18 and 21)."""

import asyncio
import contextlib
from collections.abc import Callable

import pytest

from tests.hostile.conftest import run
from tests.hostile.findings import still_open
from tests.hostile.wire import Wire
from tests.server.guest import Guest, new_id, without_presence
from tests.server.serving import Running

KEPT = 200  # lines that a newcomer gets
TALKERS = 8
LINES = 30  # what somebody may say at once
COMING = 30
SMALL = 1000  # bytes of a message about who is there


@still_open(4)
def test_a_newcomer_gets_the_last_lines_of_a_long_chat(server: Running, come: Callable[..., Guest]) -> None:
    table = come().make("sintra", "me", "room")["table"]
    for number in range(TALKERS):
        talker = come(f"Talker {number}")
        for line in range(LINES):
            talker.say(table, {"type": "chat", "id": new_id(), "text": f"{number}-{line}"})
    chat = come().state(table)["chat"]
    assert len(chat) <= KEPT
    assert chat[-1]["text"] == f"{TALKERS - 1}-{LINES - 1}"


@still_open(4)
def test_spectators_talk_only_where_the_maker_lets_them(come: Callable[..., Guest]) -> None:
    maker, watcher = come(), come("Carla")
    table = maker.make("sintra", "me", "room")["table"]
    assert watcher.say(table, {"type": "chat", "id": new_id(), "text": "hm"})["type"] == "refused"


@still_open(4)
def test_moves_are_taken_back_only_so_often(come: Callable[..., Guest]) -> None:
    guest = come()
    table = guest.make("sintra", "me", "room", chosen={"start": "1"})["table"]
    with guest.at(table) as place:
        place.first()
        answers = [place.do(kind)["type"] for _ in range(60) for kind in ("undo", "redo")]
    assert "refused" in answers


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


@still_open(21, timed=True)
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
