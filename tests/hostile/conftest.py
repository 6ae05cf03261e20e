"""Servers for whoever means harm: SQLite, and nobody else on them."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import TypeVar

import pytest

from tests.server.guest import Guest
from tests.server.serving import Running, start_server

T = TypeVar("T")
PATIENCE = 50.0  # seconds


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One for the tests of a file that leave nothing behind."""
    with start_server(f"sqlite:///{tmp_path_factory.mktemp('games') / 'games.sqlite'}") as running:
        yield running


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Running]:
    """One that a test may fill as it likes."""
    with start_server(f"sqlite:///{tmp_path / 'games.sqlite'}") as running:
        yield running


@pytest.fixture
def come(server: Running) -> Iterator[Callable[..., Guest]]:
    """Somebody new."""
    guests: list[Guest] = []

    def somebody(name: str = "") -> Guest:
        guests.append(Guest(server.url, name))
        return guests[-1]

    yield somebody
    for one in guests:
        one.http.close()


def run(doing: Awaitable[T]) -> T:
    """Do something that is awaited, within a while."""

    async def within() -> T:
        async with asyncio.timeout(PATIENCE):
            return await doing

    return asyncio.run(within())
