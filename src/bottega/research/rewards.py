"""What a game that is over is worth to each seat."""

from typing import Any

from bottega.core.game import Game
from bottega.core.kernel import Position


def rewards_of(game: Game[Any], s: Position, reward: str) -> list[float]:
    """By seat; nothing while the game goes on."""
    result = game.result(s)
    return [result.worth(seat, reward) if s.over() else 0.0 for seat in range(len(result.scores))]
