"""Play every stored game again."""

from pathlib import Path

import click

from bottega.cli.data import boxes_option, data_options, database_of, games, tell


@click.command("validate")
@boxes_option
@data_options
def command(data: Path | None, database: str | None, components: Path | None) -> int:
    """Play every stored game again, and say which do not come out as they are stored."""
    from bottega.server.storage import backup
    from bottega.server.tables.boxes import Shelf

    count, bad = tell(backup.validate(database_of(data, database), Shelf(components)))
    click.echo(f"{games(count)} played again, {bad} with problems")
    return 1 if bad else 0
