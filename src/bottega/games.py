"""The games there are, by name."""

from pathlib import Path
from typing import Any

from bottega.core.errors import BadComponents, BadSetup
from bottega.core.game import Game
from bottega.core.tables import Tables

NAMES = ("sintra", "fresco")


def game_with(tables: Tables) -> str:
    """The name of the game whose component tables these are."""
    from bottega.fresco import components as fresco
    from bottega.sintra import components as sintra

    if any(table in sintra.ENTRIES for table in tables.data):
        return "sintra"
    if any(table in fresco.ENTRIES for table in tables.data):
        return "fresco"
    raise BadComponents(f"{tables.source}: has no table of a game; copy components.toml of one, and change it")


def find_game(name: str, table: Path | Tables | None = None) -> Game[Any]:
    """The game of that name, with the standard components or those of a table file, read or not."""
    if name == "sintra":
        from bottega.sintra.game import SintraGame

        return SintraGame(table)
    if name == "fresco":
        from bottega.fresco.game import FrescoGame

        return FrescoGame(table)
    raise BadSetup(f"there is no game {name!r}; choose from {', '.join(NAMES)}")
