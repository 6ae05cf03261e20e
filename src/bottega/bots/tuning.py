"""What was tuned for a game: the weights of its estimate, how to search it, and how long each level thinks.

The numbers are data, in one file a game beside this one.
"""

import tomllib
from importlib.resources import files
from typing import Any, Final

from bottega.bots.bot import Budget
from bottega.bots.playout import UNTIL, Playout
from bottega.bots.style import Style
from bottega.core.game import Game


class Tuning:
    """All that a search needs to know about a game."""

    def __init__(self, game: Game[Any], table: dict[str, Any]) -> None:
        search = table["search"]
        weights = game.weights(table["weights"])
        self.playout: Final = Playout(weights, UNTIL.index(search["until"]), search["random"])
        self.style: Final = Style(
            search["curiosity"], search["trust"], search["first"], search["width"], search["plans"]
        )
        self.sharp: Final[float] = search["sharp"]
        self.blur: Final[float] = search["blur"]
        levels = table["levels"]
        self.mistakes: Final[dict[str, int]] = {  # percent of a level's moves that are any moves
            level: limit.get("mistakes", 0) for level, limit in levels.items()
        }
        self.levels: Final[dict[str, Budget]] = {  # how long a level that searches thinks about a decision
            level: Budget(limit.get("iterations", 0), limit.get("seconds", 0.0))
            for level, limit in levels.items()
            if "seconds" in limit
        }


TUNINGS: Final[dict[str, Tuning]] = {}


def tuning_of(game: Game[Any]) -> Tuning:
    """What was tuned for a game."""
    if game.name not in TUNINGS:
        TUNINGS[game.name] = Tuning(game, table_of(game))
    return TUNINGS[game.name]


def table_of(game: Game[Any]) -> dict[str, Any]:
    """The game's file of numbers."""
    return tomllib.loads(files(f"bottega.games.{game.name}").joinpath("bots.toml").read_text("utf-8"))
