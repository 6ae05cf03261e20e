"""What a bot is. To write one, subclass `Bot` and define `choose`."""

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from bottega.core.game import Game
from bottega.core.kernel import Position


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Chooses moves from what its seat may know."""

    def __init__(self, name: str, looks: bool = True) -> None:
        self.name: Final = name
        self.looks: Final = looks  # a bot that looks at the position gets it with all that is hidden dealt afresh

    def choose(self, game: Game[Any], s: Position, who: i64) -> i64:
        """One of `s.options`; `s` may be played on at will."""
        raise TypeError(f"{type(self).__name__} must define choose()")
