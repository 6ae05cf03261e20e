"""Replay records and compare."""

from pathlib import Path

import click

from bottega.cli.options import FAILED, complain
from bottega.core.errors import BottegaError


@click.command("check")
@click.argument("files", nargs=-1, required=True, type=click.Path(path_type=Path), metavar="FILE...")
@click.option("--components", type=click.Path(path_type=Path), help="The component table the games were played with.")
def command(files: tuple[Path, ...], components: Path | None) -> int:
    """Replay records and compare with the results they state."""
    from bottega.core.files import load_record
    from bottega.core.match import compare, replay
    from bottega.games import find_game

    bad = 0
    for file in files:
        try:
            record = load_record(file)
            try:
                compare(replay(find_game(record.header.game, components), record), record)
            except BottegaError as error:
                raise BottegaError(f"{file}: {error}") from None
        except BottegaError as error:
            bad += 1
            complain(str(error))
    if bad == 0:
        click.echo(f"{len(files)} {'record agrees' if len(files) == 1 else 'records agree'}")
    return FAILED if bad else 0
