"""Copy all games and people into a file."""

from pathlib import Path

import click

from bottega.cli.data import data_options, database_of, games


@click.command("backup")
@click.argument("file", type=click.Path(path_type=Path))
@data_options
def command(file: Path, data: Path | None, database: str | None) -> None:
    """Copy all games and people into FILE, also while the server runs."""
    from bottega.server.storage import backup

    click.echo(f"{games(backup.back_up(database_of(data, database), file))} in {file}")
