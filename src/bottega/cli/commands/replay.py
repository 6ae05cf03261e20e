"""Step through a record."""

import json
import sys
from pathlib import Path

import click

from bottega.cli.options import console
from bottega.core.errors import BadRecord, BottegaError


@click.command("replay")
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--at", type=int, help="Show the table after this many moves.")
@click.option("--components", type=click.Path(path_type=Path), help="The component table the game was played with.")
@click.option("--json", "as_json", is_flag=True, help="The position as one JSON object.")
def command(file: Path, at: int | None, components: Path | None, as_json: bool) -> None:
    """Step through a record: board and log."""
    from bottega.core.files import load_record
    from bottega.games import find_game
    from bottega.terminal import replay as replays

    record = load_record(file)
    try:
        rules = find_game(record.header.game, components)
        if as_json:
            click.echo(json.dumps(replays.as_json(rules, record, at)))
            return
        screen = console()
        replays.position_at(rules, record, at)
        if at is not None:
            replays.show_at(screen, rules, record, at)
        elif screen.is_terminal and sys.stdin.isatty():
            replays.step_through(screen, rules, record)
        else:
            replays.show_all(screen, rules, record)
    except BottegaError as error:
        raise BadRecord(f"{file}: {error}") from None
