"""Let bots think, and watch clocks, for servers elsewhere."""

import asyncio
import signal
from pathlib import Path
from typing import TYPE_CHECKING

import click

from bottega.cli.data import CannotServe

if TYPE_CHECKING:
    from bottega.server.http.serving import Options


@click.command("worker")
@click.option("--database", metavar="URL", required=True, help="The PostgreSQL database that servers use.")
@click.option("--components", type=click.Path(path_type=Path), help="A folder of own component tables, NAME.toml.")
@click.option("--tables-limit", type=click.IntRange(1), default=1000, show_default=True, help="Tables in memory.")
def command(database: str, components: Path | None, tables_limit: int) -> None:
    """Let bots think and clocks fall for all servers of a PostgreSQL database; as many workers as you like."""
    from bottega.cli.commands.serve import adviser_of
    from bottega.server.http.serving import Options
    from bottega.server.storage.lock import locked

    if not database.startswith("postgres"):
        raise CannotServe("workers need a PostgreSQL database: --database postgresql://...")
    adviser = adviser_of("1s")
    with locked(database, shared=True) as lock:
        options = Options(database, adviser, adviser, tables=tables_limit, components=components)
        asyncio.run(work(options, lock.alone))


async def work(options: "Options", alone: bool) -> None:
    """Until somebody ends it."""
    server = options.server(alone)
    server.follower.wakes_all = True
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
