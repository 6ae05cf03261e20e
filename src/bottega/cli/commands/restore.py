"""Fill an empty data folder or database."""

from pathlib import Path

import click

from bottega.cli.data import data_options, games, new_database_of


@click.command("restore")
@click.argument("file", type=click.Path(path_type=Path))
@data_options
def command(file: Path, data: Path | None, database: str | None) -> None:
    """Fill an empty data folder or database from a backup."""
    from bottega.server.storage import backup

    click.echo(f"{games(backup.restore(new_database_of(data, database), file))} restored")
