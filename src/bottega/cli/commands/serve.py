"""Play in the browser."""

import contextlib
import ipaddress
import socket
import sys
import threading
import webbrowser
from pathlib import Path
from typing import TYPE_CHECKING

import click
from click.core import ParameterSource

from bottega.cli.data import CannotServe, new_database_of, outgoing_of, outgoing_options

if TYPE_CHECKING:
    from bottega.study.analysis.adviser import Adviser

PORT = 8000
PORTS = 20  # tried one after another where none was asked for


def addresses(_context: click.Context, _option: click.Parameter, text: str | None) -> str | None:
    """Addresses or networks with commas between; names would silently be no address at all."""
    for part in [] if text is None else text.split(","):
        try:
            network = ipaddress.ip_network(part.strip(), strict=False)
        except ValueError:
            problem = f"{part.strip()!r} is no address; use one such as 127.0.0.1, or a network such as 10.0.0.0/8"
            raise click.BadParameter(problem) from None
        if network.prefixlen == 0:
            raise click.BadParameter(f"{network} is everybody; name the address or network that is meant")
    return text


def names_asked_by(host: str, proxy: str | None, names: tuple[str, ...]) -> frozenset[str]:
    """By which names this server may be asked; any, if none is given and others can reach it."""
    from bottega.server.http.security import LOOPBACK

    if names:
        return frozenset(name.lower() for name in names).union(LOOPBACK)
    if proxy is None and (host in LOOPBACK or host == "::1"):
        return frozenset(LOOPBACK)
    return frozenset()


@click.command("serve")
@click.option("--host", default="127.0.0.1", show_default=True, help="The address to listen at; 0.0.0.0: everywhere.")
@click.option("--port", type=click.IntRange(0, 65535), help="The port (default: 8000 or the next free one; 0: any).")
@click.option("--data", type=click.Path(path_type=Path), help="The folder in which games are kept.")
@click.option("--database", metavar="URL", help="A PostgreSQL database instead: postgresql://...")
@click.option("--open/--no-open", "show", default=False, help="Open the page in the browser.")
@click.option("--proxy", metavar="ADDRESS", callback=addresses, help="Believe this proxy's X-Forwarded headers.")
@click.option("--name", "names", multiple=True, metavar="HOST", help="Answer to this host name only; may be repeated.")
@click.option("--metrics", metavar="ADDRESS", callback=addresses, help="Who may read /metrics besides this machine.")
@click.option("--tables-limit", type=click.IntRange(1), default=1000, show_default=True, help="Tables in memory.")
@click.option("--new-tables", type=click.IntRange(1), default=120, show_default=True, help="At once from an address.")
@click.option("--components", type=click.Path(path_type=Path), help="A folder of own component tables, NAME.toml.")
@click.option("--workers", type=click.IntRange(1, 64), default=1, show_default=True, help="Processes (PostgreSQL).")
@click.option("--bots/--no-bots", default=True, help="Let bots think here; else `bottega worker` must run.")
@click.option("--pages", type=click.Path(path_type=Path), help="Another build of the browser's pages.")
@click.option(
    "--hint", default="1s", show_default=True, metavar="BUDGET", help="Thinking for a hint: 1s, or 500 times."
)
@click.option("--analysis", default="200", show_default=True, metavar="BUDGET", help="Thinking for a decision judged.")
@outgoing_options
@click.pass_context
def command(
    context: click.Context,
    host: str,
    port: int | None,
    data: Path | None,
    database: str | None,
    show: bool,
    proxy: str | None,
    names: tuple[str, ...],
    metrics: str | None,
    tables_limit: int,
    new_tables: int,
    components: Path | None,
    workers: int,
    bots: bool,
    pages: Path | None,
    hint: str,
    analysis: str,
    address: str | None,
    mail: str | None,
    mail_from: str | None,
    notify_private: bool,
) -> None:
    """Play in the browser: serve the table to this computer, or with --host to others."""
    from bottega.server.http.serving import Options, Pool, serve
    from bottega.server.storage.lock import InUse, locked
    from bottega.server.storage.queries import prepare

    place = new_database_of(data, database)
    options = Options(
        place,
        adviser_of(hint),
        adviser_of(analysis),
        pages,
        tables_limit,
        components,
        proxy,
        names_asked_by(host, proxy, names),
        metrics,
        new_tables,
        bots,
        outgoing_of(address, mail, mail_from, notify_private),
    )
    if place.startswith("sqlite") and (workers > 1 or not bots):
        raise CannotServe("SQLite is for one process; for more give a PostgreSQL database with --database")
    try:
        with locked(place, shared=True) as lock:
            listener = listen(host, port)
            shown = "127.0.0.1" if host in ("0.0.0.0", "::") else host
            here = f"http://{f'[{shown}]' if ':' in shown else shown}:{listener.getsockname()[1]}/"

            def announce() -> None:
                lock.tell(here)
                click.echo(f"Bottega is at {here} (Ctrl-C ends it)")
                others = options.doorway(listener).origin().origin
                if others and f"{others}/" != here:
                    click.echo(f"Others in your network open {others}/")
                sys.stdout.flush()
                if show:
                    threading.Thread(target=webbrowser.open, args=[here], daemon=True).start()

            if workers == 1:
                serve(options, lock, listener, announce, lock.alone)
            else:
                prepare(place, lock.alone)
                Pool(options, listener, workers).run(announce)
    except InUse as other:
        if not (show and other.address and asked_for_no_more(context)):
            raise
        click.echo(f"Bottega is at {other.address} already ({other.holder})")
        webbrowser.open(other.address)


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
