"""What the two searches have in common."""

from typing import Any, Final

from mypy_extensions import i64

from bottega.bots.evaluator import Evaluator
from bottega.bots.tuning import Tuning
from bottega.core.game import Game
from bottega.core.kernel import Position


class Searching:
    """One search from one decision: where it begins, for whom, and how it plays on and values what comes."""

    def __init__(self, game: Game[Any], s: Position, who: i64, tuning: Tuning) -> None:
        self.game: Final = game
        self.start: Final = s
        self.who: Final[i64] = who
        self.evaluator: Final = Evaluator(tuning.playout.weights, game.seats(s), tuning.sharp, tuning.blur, tuning.net)
        self.playout: Final = tuning.playout
        self.style: Final = tuning.style
        self.iterations: i64 = 0
