"""Take games from their records."""

from pathlib import Path

import click

from bottega.cli.data import boxes_option, data_options, new_database_of


@click.command("import")
@click.argument("files", nargs=-1, required=True, type=click.Path(path_type=Path), metavar="FILE...")
@boxes_option
@data_options
def command(files: tuple[Path, ...], data: Path | None, database: str | None, components: Path | None) -> None:
    """Take games from their records: to replay, or to play on at the addresses that are shown."""
    from bottega.server.storage import backup
    from bottega.server.tables.boxes import Shelf

    shelf = Shelf(components)
    place = new_database_of(data, database)
    for file in files:
        table, tokens = backup.take_in(place, file, shelf)
        click.echo(f"{file}: /t/{table}")
        for token in tokens:
            click.echo(f"  a seat: /t/{table}?invite={token}")
