"""The server's commands: serve, and what is done with its data."""

import asyncio
import contextlib
import ipaddress
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click
from click.core import ParameterSource

from bottega.core.errors import BottegaError

if TYPE_CHECKING:
    from bottega.server.app import Server
    from bottega.server.hold import Hold
    from bottega.study.analysis.adviser import Adviser

F = TypeVar("F", bound=Callable[..., Any])

PORT = 8000
PORTS = 20  # tried one after another where none was asked for
LOOK = 2.0  # seconds between two looks whether the database still is ours


class CannotServe(BottegaError):
    """The server cannot start as it was asked to."""


def data_folder() -> Path:
    """Where games are kept if nobody says where."""
    from platformdirs import user_data_path

    return user_data_path("bottega", appauthor=False)


def database_of(data: Path | None, database: str | None) -> str:
    """A database's URL: the one that was given, or the file in the data folder."""
    if database is not None:
        return database
    return f"sqlite:///{(data_folder() if data is None else data) / 'bottega.sqlite'}"


def new_database_of(data: Path | None, database: str | None) -> str:
    """The same, with a folder that is made if it is not there."""
    if database is None:
        folder = data_folder() if data is None else data
        try:
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)  # seeds and invitations are nobody else's business
        except OSError as error:
            problem = f"{folder}: cannot be made ({error.strerror}); choose another folder with --data"
            raise CannotServe(problem) from None
    return database_of(data, database)


def addresses(_context: click.Context, _option: click.Parameter, text: str | None) -> str | None:
    """Addresses or networks with commas between, or * for any; names would silently be no address at all."""
    for part in [] if text is None else text.split(","):
        try:
            if part.strip() != "*":
                ipaddress.ip_network(part.strip(), strict=False)
        except ValueError:
            problem = f"{part.strip()!r} is no address; use one such as 127.0.0.1, a network such as 10.0.0.0/8, or *"
            raise click.BadParameter(problem) from None
    return text


@click.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="The address to listen at; 0.0.0.0: everywhere.")
@click.option("--port", type=click.IntRange(0, 65535), help="The port (default: 8000 or the next free one; 0: any).")
@click.option("--data", type=click.Path(path_type=Path), help="The folder in which games are kept.")
@click.option("--database", metavar="URL", help="A PostgreSQL database instead: postgresql://...")
@click.option("--open/--no-open", "show", default=False, help="Open the page in the browser.")
@click.option("--proxy", metavar="ADDRESS", callback=addresses, help="Believe this proxy's X-Forwarded headers.")
@click.option("--tables-limit", type=click.IntRange(1), default=1000, show_default=True, help="Tables in memory.")
@click.option("--components", type=click.Path(path_type=Path), help="A folder of own component tables, NAME.toml.")
@click.option("--pages", type=click.Path(path_type=Path), help="Another build of the browser's pages.")
@click.option(
    "--hint", default="1s", show_default=True, metavar="BUDGET", help="Thinking for a hint: 1s, or 500 times."
)
@click.option("--analysis", default="200", show_default=True, metavar="BUDGET", help="Thinking for a decision judged.")
@click.pass_context
def serve(
    context: click.Context,
    host: str,
    port: int | None,
    data: Path | None,
    database: str | None,
    show: bool,
    proxy: str | None,
    tables_limit: int,
    components: Path | None,
    pages: Path | None,
    hint: str,
    analysis: str,
) -> None:
    """Play in the browser: serve the table to this computer, or with --host to others."""
    from bottega.server.app import Server
    from bottega.server.boxes import Shelf
    from bottega.server.hold import InUse, hold
    from bottega.server.pages import BUILT

    advisers = adviser_of(hint), adviser_of(analysis)
    shelf = Shelf(components)
    place = new_database_of(data, database)
    try:
        with hold(place) as held:
            listener = listen(host, port)
            server = Server(place, pages or BUILT, tables_limit, *advisers, shelf=shelf)
            shown = "127.0.0.1" if host in ("0.0.0.0", "::") else host
            address = f"http://{f'[{shown}]' if ':' in shown else shown}:{listener.getsockname()[1]}/"
            run(server, held, listener, address, proxy, show)
    except InUse as other:
        if not (show and other.address and asked_for_no_more(context)):
            raise
        click.echo(f"Bottega is at {other.address} already ({other.holder})")
        webbrowser.open(other.address)


def run(server: "Server", held: "Hold", listener: socket.socket, address: str, proxy: str | None, show: bool) -> None:
    """Serve until somebody ends it, or somebody else has taken the database."""
    import uvicorn

    from bottega.server.app import make_app
    from bottega.server.bounded import Bounded
    from bottega.server.hold import InUse
    from bottega.server.limits import BODY

    config = uvicorn.Config(
        make_app(server),
        log_level="warning",
        access_log=False,
        server_header=False,
        proxy_headers=proxy is not None,
        forwarded_allow_ips=proxy or "",
        http=Bounded,
        ws="websockets-sansio",
        ws_max_size=BODY,
        timeout_graceful_shutdown=3,
    )

    class Announced(uvicorn.Server):
        """Says where it is once it can be reached, and can be ended."""

        lost: InUse | None = None

        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            held.tell(address)
            click.echo(f"Bottega is at {address} (Ctrl-C ends it)")
            sys.stdout.flush()
            self.keeping = asyncio.create_task(self.keep())
            if show:
                threading.Thread(target=webbrowser.open, args=[address], daemon=True).start()

        async def keep(self) -> None:
            """Look now and then whether the database still is ours."""
            while self.lost is None:
                await asyncio.sleep(LOOK)
                try:
                    await asyncio.to_thread(held.keep)
                except InUse as other:
                    self.lost, self.should_exit = other, True

    announced = Announced(config)
    with contextlib.suppress(KeyboardInterrupt):  # after everything was put away
        announced.run(sockets=[listener])
    if announced.lost is not None:
        raise announced.lost


def asked_for_no_more(context: click.Context) -> bool:
    """Was nothing said about how to serve, but whose games?"""
    about_place = ("show", "data", "database")
    names = [option.name for option in context.command.params if option.name and option.name not in about_place]
    return all(context.get_parameter_source(name) is ParameterSource.DEFAULT for name in names)


def adviser_of(text: str) -> "Adviser":
    """The strongest bot with a budget: iterations, or seconds with an s."""
    from bottega.bots.seats import read_budget
    from bottega.study.analysis.adviser import Adviser

    budget = read_budget(text)
    return Adviser(iterations=budget.iterations, seconds=budget.seconds)


def listen(host: str, port: int | None) -> socket.socket:
    """A socket at the port, or at the next free one if none was asked for."""
    for candidate in [port] if port is not None else range(PORT, PORT + PORTS):
        try:
            family, _, _, _, place = socket.getaddrinfo(host, candidate, type=socket.SOCK_STREAM)[0]
        except (socket.gaierror, UnicodeError):
            raise CannotServe(f"{host}: there is no such address; choose another with --host") from None
        with contextlib.ExitStack() as failing:
            try:
                listener = failing.enter_context(socket.socket(family, socket.SOCK_STREAM))
                if sys.platform != "win32":
                    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
                listener.bind(place)
                listener.listen(2048)
            except OSError as error:
                problem = error.strerror
                continue
            failing.pop_all()
            return listener
    if port is not None:
        raise CannotServe(f"port {port} cannot be used ({problem}); choose another with --port")
    raise CannotServe(f"ports {PORT} to {PORT + PORTS - 1} cannot be used ({problem}); choose one with --port")


# --- looking after the data


def data_options(command: F) -> F:
    """Which data a command is about."""
    for option in (
        click.option("--database", metavar="URL", help="A PostgreSQL database instead: postgresql://..."),
        click.option("--data", type=click.Path(path_type=Path), help="The folder in which games are kept."),
    ):
        command = option(command)
    return command


def components_option(command: F) -> F:
    """Own components that games may have been played with."""
    text = "The folder of component tables the games were played with."
    return click.option("--components", type=click.Path(path_type=Path), help=text)(command)


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@data_options
def backup(file: Path, data: Path | None, database: str | None) -> None:
    """Copy all games and people into FILE, also while the server runs."""
    from bottega.server import keeping

    click.echo(f"{games(keeping.back_up(database_of(data, database), file))} in {file}")


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@data_options
def restore(file: Path, data: Path | None, database: str | None) -> None:
    """Fill an empty data folder or database from a backup."""
    from bottega.server import keeping

    click.echo(f"{games(keeping.restore(new_database_of(data, database), file))} restored")


@click.command(name="export")
@click.argument("tables", nargs=-1)
@click.option("--to", "folder", type=click.Path(path_type=Path), default=".", help="The folder to write to.")
@components_option
@data_options
def export_records(
    tables: tuple[str, ...], folder: Path, data: Path | None, database: str | None, components: Path | None
) -> int:
    """Write the records of games, or of all games, as text files."""
    from bottega.server import keeping
    from bottega.server.boxes import Shelf

    count, bad = tell(keeping.export(database_of(data, database), folder, list(tables), Shelf(components)))
    click.echo(f"{games(count - bad)} in {folder}")
    return 1 if bad else 0


@click.command(name="import")
@click.argument("files", nargs=-1, required=True, type=click.Path(path_type=Path), metavar="FILE...")
@components_option
@data_options
def import_records(files: tuple[Path, ...], data: Path | None, database: str | None, components: Path | None) -> None:
    """Take games from their records: to replay, or to play on at the addresses that are shown."""
    from bottega.server import keeping
    from bottega.server.boxes import Shelf

    shelf = Shelf(components)
    place = new_database_of(data, database)
    for file in files:
        table, tokens = keeping.take_in(place, file, shelf)
        click.echo(f"{file}: /t/{table}")
        for token in tokens:
            click.echo(f"  a seat: /t/{table}?invite={token}")


@click.command()
@components_option
@data_options
def validate(data: Path | None, database: str | None, components: Path | None) -> int:
    """Play every stored game again, and say which do not come out as they are stored."""
    from bottega.server import keeping
    from bottega.server.boxes import Shelf

    count, bad = tell(keeping.validate(database_of(data, database), Shelf(components)))
    click.echo(f"{games(count)} played again, {bad} with problems")
    return 1 if bad else 0


def tell(looked_at: Iterable[tuple[str, str]]) -> tuple[int, int]:
    """Say what is wrong with games; how many were looked at, and with how many something is wrong."""
    count = bad = 0
    for game, problem in looked_at:
        count += 1
        if problem:
            bad += 1
            click.echo(f"bottega: {game}: {problem}", err=True)
    return count, bad


def games(count: int) -> str:
    return f"{count} {'game' if count == 1 else 'games'}"


COMMANDS = (serve, backup, restore, export_records, import_records, validate)


@click.group(commands=COMMANDS)
def server() -> None:
    """Serve the table, and look after its data."""


if __name__ == "__main__":
    sys.exit(server(standalone_mode=False) or 0)
