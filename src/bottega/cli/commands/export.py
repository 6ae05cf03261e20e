"""Write records of stored games."""

from pathlib import Path

import click

from bottega.cli.data import boxes_option, data_options, database_of, games, tell


@click.command("export")
@click.argument("tables", nargs=-1)
@click.option("--to", "folder", type=click.Path(path_type=Path), default=".", help="The folder to write to.")
@boxes_option
@data_options
def command(
    tables: tuple[str, ...], folder: Path, data: Path | None, database: str | None, components: Path | None
) -> int:
    """Write the records of games, or of all games, as text files."""
    from bottega.server.storage import backup
    from bottega.server.tables.boxes import Shelf

    count, bad = tell(backup.export(database_of(data, database), folder, list(tables), Shelf(components)))
    click.echo(f"{games(count - bad)} in {folder}")
    return 1 if bad else 0
