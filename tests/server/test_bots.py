"""A bot that fails never stops a game."""

import asyncio

import pytest

from bottega.core.record import new_header
from bottega.core.serialize import unpack
from bottega.server.jobs import bots
from bottega.server.jobs.worker import Task
from bottega.server.jobs.workers import BotFailed
from bottega.server.metrics import Metrics
from bottega.server.tables.table import Table, standard_game


class Failing:
    """Workers whose bots choose what a list says: a move, or an error to raise."""

    def __init__(self, *choices: object) -> None:
        self.choices = list(choices)
        self.tasks: list[Task] = []

    async def choose(self, task: Task, seconds: float) -> int:
        self.tasks.append(task)
        choice = self.choices.pop(0)
        if isinstance(choice, Exception):
            raise choice
        assert isinstance(choice, int)
        return choice

    async def close(self) -> None:
        pass


def new_table(game: str) -> Table:
    rules = standard_game(game)
    return Table(new_header(rules, 2, 3, ["random", "human"], {"start": "1"} if game == "sintra" else {}))


def chosen(table: Table, *choices: object) -> tuple[str, Metrics, Failing]:
    """What a bot plays whose workers choose like this."""
    metrics = Metrics()
    workers = Failing(*choices)
    seat = table.state.deciders[0]
    return asyncio.run(bots.bot_move(workers, table.state, "salt", "random", seat, metrics)), metrics, workers


def failed_and_replaced(metrics: Metrics) -> tuple[float | None, float | None]:
    value = metrics.registry.get_sample_value
    return value("bottega_bot_failures_total"), value("bottega_bot_replacements_total")


def test_a_bots_move_is_made() -> None:
    table = new_table("sintra")
    move, metrics, _ = chosen(table, int(table.state.position.options[2]))
    assert move == table.state.game.write(table.state.position, table.state.position.options[2])
    assert failed_and_replaced(metrics) == (0, 0)


@pytest.mark.parametrize("trouble", [BotFailed("oops"), ValueError("oops"), 12345])
def test_a_bot_gets_a_second_chance_then_any_legal_move_is_made(
    trouble: object, caplog: pytest.LogCaptureFixture
) -> None:
    table = new_table("sintra")
    legal = [table.state.game.write(table.state.position, move) for move in table.state.position.options]
    move, metrics, _ = chosen(table, trouble, int(table.state.position.options[1]))
    assert move == legal[1]
    assert failed_and_replaced(metrics) == (1, 0)
    assert [record.levelname for record in caplog.records] == ["ERROR"]
    caplog.clear()
    move, metrics, _ = chosen(table, trouble, trouble)
    assert move in legal
    assert failed_and_replaced(metrics) == (2, 1)
    assert len(caplog.records) == 3
    assert "in its place" in caplog.text


@pytest.mark.parametrize("game", ["sintra", "fresco"])
def test_a_bot_gets_only_what_its_seat_may_know(game: str) -> None:
    table = new_table(game)
    seat = table.state.deciders[0]
    _, _, workers = chosen(table, int(table.state.position.options[0]))
    task = workers.tasks[0]
    known = unpack(table.state.game, task.players, task.chosen, task.position)
    assert known.random != table.state.position.random
    assert known.key() != table.state.position.key()
    assert table.state.game.view(known, seat) == table.state.game.view(table.state.position, seat)
