"""What a game that is over is worth to each seat."""

from typing import Any, Final

from bottega.core.game import Game
from bottega.core.kernel import Position

REWARDS: Final = ("share", "score", "lead")  # of the victory; points; points more than the best other one


def rewards_of(game: Game[Any], s: Position, reward: str) -> list[float]:
    """By seat; nothing while the game goes on."""
    result = game.result(s)
    if not s.over():
        return [0.0] * len(result.scores)
    if reward == "share":
        return [float(seat in result.winners) / len(result.winners) for seat in range(len(result.scores))]
    if reward == "score":
        return [float(score) for score in result.scores]
    scores = result.scores
    return [float(score - max(scores[:seat] + scores[seat + 1 :])) for seat, score in enumerate(scores)]
