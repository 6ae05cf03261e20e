"""Measure speed."""

import json
from pathlib import Path

import click

from bottega.cli.options import console


@click.command("bench")
@click.argument("game", required=False)
@click.option("--openspiel", type=click.Path(path_type=Path), help="A Python that has OpenSpiel, for the ratio.")
@click.option("--tables", type=click.IntRange(1), help="Measure a server with so many live tables instead.")
@click.option("--until", is_flag=True, help="More and more tables, from --tables on, until the goal is missed.")
@click.option("--seconds", type=click.IntRange(5, 3600), help="How long with so many tables (default: 60, or 20).")
@click.option("--database", metavar="URL", help="The server's database; default: SQLite in a folder that goes away.")
@click.option("--workers", type=click.IntRange(1), help="Processes of the server, with PostgreSQL.")
@click.option("--json", "as_json", is_flag=True, help="One JSON object on standard output.")
def command(
    game: str | None,
    openspiel: Path | None,
    tables: int | None,
    until: bool,
    seconds: int | None,
    database: str | None,
    workers: int | None,
    as_json: bool,
) -> None:
    """Measure the engine's speed at GAME, or at all games (make bench sets OpenSpiel up beside it)."""
    if tables is not None or until:
        if game is not None or openspiel is not None:
            raise click.UsageError("--tables and --until measure a server, not a game's engine")
        measure_server(tables, until, seconds, database, workers, as_json)
        return
    if seconds is not None or database is not None or workers is not None:
        raise click.UsageError("--seconds, --database and --workers need --tables or --until")
    measure_engine(game, openspiel, as_json)


def measure_engine(game: str | None, openspiel: Path | None, as_json: bool) -> None:
    from bottega.study.bench import bench
    from bottega.terminal.tables import bench_table

    with console(stderr=True).status("measuring") as status:
        report = bench(game, openspiel, lambda line: status.update(line))
    if as_json:
        click.echo(json.dumps(report))
    else:
        console().print(bench_table(report))


def measure_server(
    tables: int | None, until: bool, seconds: int | None, database: str | None, workers: int | None, as_json: bool
) -> None:
    """So many tables, or more and more of them."""
    from msgspec.structs import asdict
    from rich.progress import BarColumn, MofNCompleteColumn, TextColumn

    from bottega.study.load.measure import FIRST, Load, measure, measure_until
    from bottega.terminal.progress import ProgressLine
    from bottega.terminal.tables import load_line, load_table

    seen: list[Load] = []
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn()
    with ProgressLine(console(stderr=True), *columns) as line:

        def show(words: str, done: float, total: float) -> None:
            if line.due():
                line.show(words, round(done), round(total))

        def note(load: Load) -> None:
            seen.append(load)
            line.line.console.print(load_line(load))

        if until:
            borne = measure_until(tables or FIRST, seconds or 20, database, workers, show, note)
        else:
            assert tables is not None
            seen.append(measure(tables, seconds or 60, database, workers, show))
    if as_json:
        found = [asdict(load) for load in seen]
        click.echo(json.dumps({"borne": borne, "measured": found} if until else found[0]))
    elif until:
        console().print(f"{borne} tables are borne")
    else:
        console().print(load_table(seen[0]))
