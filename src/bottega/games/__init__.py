"""The games there are: every package here with a `game.py` that offers a GAME is one."""

from importlib import import_module
from pathlib import Path
from typing import Any

from bottega.core.errors import BadComponents, BadSetup
from bottega.core.game import Game
from bottega.core.messages import msg, quotable
from bottega.core.tables import Tables

FOLDER = Path(__file__).parent
NAMES = tuple(sorted(file.parent.name for file in FOLDER.glob("*/game.py")))


def game_with(tables: Tables) -> str:
    """The name of the game whose component tables these are."""
    for name in NAMES:
        if any(table in game_module(name).TABLES for table in tables.data):
            return name
    raise BadComponents(f"{tables.source}: has no table of a game; copy box.toml of one, and change it")


def find_game(name: str, table: Path | Tables | None = None) -> Game[Any]:
    """The game of that name, with the standard components or those of a table file, read or not."""
    if name not in NAMES:
        raise BadSetup(msg("setup-game", word=quotable(name), games=", ".join(NAMES)))
    game: Game[Any] = game_module(name).GAME(table)
    return game


def game_module(name: str) -> Any:
    """The module that offers a game, imported when it is first wanted."""
    return import_module(f"bottega.games.{name}.game")
