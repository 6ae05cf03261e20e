"""The games there are, by name."""

from pathlib import Path
from typing import Any

from bottega.core.errors import BadSetup
from bottega.core.game import Game
from bottega.core.tables import Tables

NAMES = ("sintra", "fresco")


def find_game(name: str, table: Path | Tables | None = None) -> Game[Any]:
    """The game of that name, with the standard components or those of a table file, read or not."""
    if name == "sintra":
        from bottega.sintra.game import SintraGame

        return SintraGame(table)
    if name == "fresco":
        from bottega.fresco.game import FrescoGame

        return FrescoGame(table)
    raise BadSetup(f"there is no game {name!r}; choose from {', '.join(NAMES)}")
