"""What a bot is. To write one, subclass `Bot` and define `choose`."""

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from bottega.core.game import Game
from bottega.core.kernel import Position


class Advice:
    """What a bot thinks of one move."""

    def __init__(self, move: int, share: float, value: float, lead: float, proved: bool = False) -> None:
        self.move: Final = move
        self.share: Final = share  # of the bot's attention, 0 to 1; all shares together are 1
        self.value: Final = value  # expected share of the victory, 0 to 1
        self.lead: Final = lead  # expected points ahead of the best other player at the end
        self.proved: Final = proved  # is that what happens if all play best, and no guess?


class Budget:
    """How much a bot may think about one decision; 0 is no limit of that kind."""

    def __init__(self, iterations: int = 0, seconds: float = 0.0) -> None:
        self.iterations: Final = iterations
        self.seconds: Final = seconds


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Chooses moves from what its seat may know."""

    def __init__(self, name: str, looks: bool = True) -> None:
        self.name: Final = name
        self.looks: Final = looks  # a bot that looks at the position gets it with all that is hidden dealt afresh

    def choose(self, game: Game[Any], s: Position, who: i64) -> i64:
        """One of `s.options`; `s` may be played on at will."""
        raise TypeError(f"{type(self).__name__} must define choose()")

    def advise(self, game: Game[Any], s: Position, who: i64) -> list[Advice]:
        """What the bot thinks of the options, the best first; a bot that does not tell says its choice alone."""
        return [Advice(self.choose(game, s, who), 1.0, 0.5, 0.0)]

    def forget_plan(self) -> None:
        """What was decided for the questions that follow does not hold any more; most bots decide one by one."""
