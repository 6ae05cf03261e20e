"""Let bots think, analyse games and watch clocks, for servers elsewhere."""

import asyncio
import signal
from pathlib import Path
from typing import TYPE_CHECKING

import click
from msgspec.structs import replace

from bottega.cli.data import CannotServe, outgoing_of, outgoing_options

if TYPE_CHECKING:
    from bottega.server.http.serving import Options


@click.command("worker")
@click.option("--database", metavar="URL", required=True, help="The PostgreSQL database that servers use.")
@click.option("--components", type=click.Path(path_type=Path), help="A folder of own component tables, NAME.toml.")
@click.option("--tables-limit", type=click.IntRange(1), default=1000, show_default=True, help="Tables in memory.")
@click.option("--analysis", default="200", show_default=True, metavar="BUDGET", help="Thinking for a decision judged.")
@outgoing_options
def command(
    database: str,
    components: Path | None,
    tables_limit: int,
    analysis: str,
    address: str | None,
    mail: str | None,
    mail_from: str | None,
    notify_private: bool,
) -> None:
    """Let bots think, analyse games and watch clocks for all servers of a PostgreSQL database; as many as you like."""
    from bottega.cli.commands.serve import adviser_of
    from bottega.server.http.serving import Options
    from bottega.server.storage.lock import locked

    if not database.startswith("postgres"):
        raise CannotServe("workers need a PostgreSQL database: --database postgresql://...")
    hints = adviser_of("1s")  # which nobody asks for here
    with locked(database, shared=True) as lock:
        options = Options(database, hints, adviser_of(analysis), tables=tables_limit, components=components)
        options = replace(options, outgoing=outgoing_of(address, mail, mail_from, notify_private))
        asyncio.run(work(options, lock.alone))


async def work(options: "Options", alone: bool) -> None:
    """Until somebody ends it."""
    server = options.server(alone)
    server.follower.wakes_all = True
    server.processes.kind = "worker"
    ending = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, ending.set)
    await server.start()
    click.echo("Bots think here (Ctrl-C ends it)")
    try:
        await ending.wait()
    finally:
        await server.close()
