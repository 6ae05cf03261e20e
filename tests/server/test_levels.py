"""The levels of bots: what they are called, and that each plays to the end."""

import asyncio
from collections.abc import Iterator

import pytest

from bottega.bots.bot import Bot
from bottega.bots.seats import LEVELS, find_bot
from bottega.core.record import new_header
from bottega.i18n import LANGUAGES, knows, spoken
from bottega.server.jobs import bots, worker
from bottega.server.jobs.worker import Task, decide
from bottega.server.metrics import Metrics
from bottega.server.tables.entries import Moved, numbered
from bottega.server.tables.table import Table, standard_game
from tests.server.conftest import Databases
from tests.server.guest import Guest, over
from tests.server.serving import start_server


@pytest.fixture(scope="module")
def someone(databases: Databases) -> Iterator[Guest]:
    with start_server(databases.new("sqlite")) as running, Guest(running.url, "Anna") as anna:
        yield anna


def test_every_level_has_a_name_and_a_line_in_every_language() -> None:
    for language in LANGUAGES:
        assert all(knows(f"bot-{level}{end}", language) for level in LEVELS for end in ("", "-text"))
        assert len({spoken(f"bot-{level}", {}, language) for level in LEVELS}) == len(LEVELS)


@pytest.mark.parametrize("level", ["apprentice", "journeyman", "painter"])
def test_a_level_plays_to_the_end_and_again(someone: Guest, level: str) -> None:
    table = someone.make("sintra", "me", level, seed=4)["table"]
    with someone.at(table) as place:
        assert place.play_on(over)["outcome"]["winners"]
    again = someone.ask("POST", f"/api/tables/{table}/rematch")["table"]
    state = someone.state(again)
    assert [sitter["bot"] for sitter in state["sitters"]] == [level, ""]
    assert state["hints"]


@pytest.mark.parametrize("bot", ["random", "greedy", "search", "strongest"])
def test_bots_of_other_tables_are_still_there(someone: Guest, bot: str) -> None:
    table = someone.make("fresco", "me", bot, seed=4)["table"]
    assert someone.state(table)["sitters"][1]["bot"] == bot


def test_a_record_may_name_a_bot_with_its_time_to_think(someone: Guest) -> None:
    header = new_header(standard_game("sintra"), 2, 3, ["search@50", "human"], {})
    record = Table(header).state.record().write()
    table = someone.ask("POST", "/api/import", content=record)["table"]
    sitters = someone.state(table)["sitters"]
    assert [sitter["bot"] for sitter in sitters] == ["search", ""]


# --- plans


class Here:
    """Bots that think in this process; what they were asked."""

    def __init__(self) -> None:
        self.tasks: list[Task] = []

    async def choose(self, task: Task, seconds: float) -> int:
        self.tasks.append(task)
        return decide(task)

    async def close(self) -> None:
        pass


def test_a_plan_is_thought_about_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """The bot that began a plan is asked on, until something else has happened at the table."""
    made: list[str] = []

    def find(name: str, seed: int) -> Bot:
        made.append(name)
        return find_bot("search@4", seed)

    monkeypatch.setattr(worker, "find_bot", find)
    table = Table(new_header(standard_game("fresco"), 3, 3, ["painter"] * 3, {}))
    here = Here()

    def play(seat: int) -> None:
        text = asyncio.run(bots.bot_move(here, table.state, "salt", "search", seat, Metrics()))
        table.apply(numbered(table.seq, [Moved(seat, text)]))

    while not table.state.secret():
        play(table.state.deciders[0])
    seat = table.state.deciders[0]
    del made[:], here.tasks[:]
    while table.state.secret() and seat in table.state.deciders:
        play(seat)
    assert len(here.tasks) > 1
    assert len(made) == 1
    again = here.tasks[1]
    decide(again)  # the plan has gone on since, so this is a question of its own
    assert len(made) == 2
