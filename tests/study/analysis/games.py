"""Games to look at."""

from pathlib import Path
from typing import Any

from bottega.core.game import Game
from bottega.core.record import Record, read_record
from bottega.games import find_game

RECORDS = Path(__file__).parents[2] / "records"


def golden(name: str, moves: int | None = None) -> tuple[Game[Any], Record]:
    """A golden record and its game, perhaps cut after so many moves."""
    record = read_record((RECORDS / f"{name}.txt").read_text("utf-8"))
    if moves is not None:
        record = Record(record.header, record.moves[:moves], None)
    return find_game(record.header.game), record
