"""Measure speed."""

import json
from pathlib import Path

import click

from bottega.cli.options import console


@click.command("bench")
@click.argument("game", required=False)
@click.option("--openspiel", type=click.Path(path_type=Path), help="A Python that has OpenSpiel, for the ratio.")
@click.option("--tables", type=click.IntRange(1, 1000), help="Measure a server with so many live tables instead.")
@click.option("--seconds", type=click.IntRange(5, 3600), default=60, show_default=True, help="How long with --tables.")
@click.option("--json", "as_json", is_flag=True, help="One JSON object on standard output.")
def command(game: str | None, openspiel: Path | None, tables: int | None, seconds: int, as_json: bool) -> None:
    """Measure the engine's speed at GAME, or at all games (make bench sets OpenSpiel up beside it)."""
    from bottega.study.bench import bench
    from bottega.terminal.tables import bench_table, load_table

    if tables is not None:
        from bottega.server import load

        with console(stderr=True).status(f"{tables} tables play for {seconds} s"):
            measured = load.measure(tables, seconds)
        if as_json:
            click.echo(json.dumps(measured))
        else:
            console().print(load_table(measured))
        return
    with console(stderr=True).status("measuring") as status:
        report = bench(game, openspiel, lambda line: status.update(line))
    if as_json:
        click.echo(json.dumps(report))
    else:
        console().print(bench_table(report))
