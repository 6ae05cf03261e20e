"""What was tuned for a game: the weights of its estimate, how to search it, and how long each level thinks.

The numbers are data, in the game's `bots.toml`; what `bottega learn` has learnt is in its `value.toml`.
"""

import tomllib
from importlib.resources import files
from typing import Any, Final

from mypy_extensions import i64

from bottega.bots.bot import Budget
from bottega.bots.net import Net, net_in
from bottega.bots.playout import UNTIL, Playout
from bottega.bots.style import Style
from bottega.core.game import Game
from bottega.core.rng import Random


class Level:
    """How a level for people errs, and how long it thinks about a decision."""

    def __init__(self, overlooks: int, forgets: int, budget: Budget) -> None:
        self.overlooks: Final[i64] = overlooks  # percent of what it could do
        self.forgets: Final[i64] = forgets  # percent of what everybody could know
        self.budget: Final = budget  # none for who answers at once

    def overlooked(self, dice: Random) -> bool:
        """Does it not see this?"""
        return self.overlooks > 0 and dice.below(100) < self.overlooks


class Tuning:
    """All that a search needs to know about a game."""

    def __init__(self, game: Game[Any], table: dict[str, Any], net: Net | None = None) -> None:
        search = table["search"]
        weights = game.weights(table["weights"])
        self.playout: Final = Playout(weights, UNTIL.index(search["until"]), search["random"])
        self.style: Final = Style(
            search["curiosity"], search["trust"], search["first"], search["width"], search["plans"]
        )
        self.net: Final = net
        self.sharp: Final[float] = search["sharp"]
        self.blur: Final[float] = search["blur"]
        self.levels: Final[dict[str, Level]] = {
            name: Level(
                level.get("overlooks", 0),
                level.get("forgets", 0),
                Budget(level.get("iterations", 0), level.get("seconds", 0.0)),
            )
            for name, level in table["levels"].items()
        }

    def level(self, name: str) -> Level:
        """A level by its name; whoever has none never errs."""
        return self.levels.get(name, NEVER)


NEVER: Final = Level(0, 0, Budget())
TUNINGS: Final[dict[str, Tuning]] = {}


def tuning_of(game: Game[Any]) -> Tuning:
    """What was tuned for a game."""
    if game.name not in TUNINGS:
        TUNINGS[game.name] = Tuning(game, table_of(game), net_of(game))
    return TUNINGS[game.name]


def table_of(game: Game[Any]) -> dict[str, Any]:
    """The game's file of numbers."""
    return tomllib.loads(files(f"bottega.games.{game.name}").joinpath("bots.toml").read_text("utf-8"))


def net_of(game: Game[Any]) -> Net | None:
    """What corrects the game's estimate, if anything was learnt."""
    file = files(f"bottega.games.{game.name}").joinpath("value.toml")
    return net_in(file.read_text("utf-8"), game.outlook_names()) if file.is_file() else None
