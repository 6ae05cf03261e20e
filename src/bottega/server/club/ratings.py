"""Ratings: how strong people, programs and levels of bots are, on one scale, by the games at rated tables.

The model is openskill's of Plackett and Luce, for two to four players who may share a place. A level of bots has the
place that the arena found for it, and does not move. Points are read like Elo's: 400 more are ten times the strength.
"""

import math
import tomllib
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Final

from msgspec import Struct
from openskill.models import PlackettLuce

MODEL: Final = PlackettLuce()
# Between two whose strength is known, ten times the strength is so much of openskill's measure.
SCALE: Final = 400 / (math.log(10) * math.sqrt(2) * MODEL.beta)
MIDDLE: Final = 1500.0
SURE: Final = 0.05  # how far off a level may be, in openskill's measure: the arena has played enough
LEVELS: Final = Path(__file__).parent / "levels.toml"


class Strength(Struct, frozen=True):
    """How strong somebody may be after so many games, in openskill's measure."""

    mu: float = MODEL.mu
    sigma: float = MODEL.sigma
    games: int = 0

    def points(self) -> int:
        return round(MIDDLE + SCALE * (self.mu - MODEL.mu))

    def reach(self) -> int:
        """Points more or less: 19 times in 20 the strength lies within."""
        return round(1.96 * SCALE * self.sigma)


def at_points(points: float) -> Strength:
    """A strength that is known."""
    return Strength(MODEL.mu + (points - MIDDLE) / SCALE, SURE)


@cache
def levels() -> dict[tuple[str, int], dict[str, Strength]]:
    """Levels of bots by game and number of players."""
    found = tomllib.loads(LEVELS.read_text("utf-8"))
    return {
        (game, int(players)): {level: at_points(points) for level, points in placed.items()}
        for game, counts in found.items()
        for players, placed in counts.items()
    }


def places(scores: Sequence[int], winners: Sequence[int]) -> list[int]:
    """The place of each seat, from 0; those who won are first, the others follow by their points."""
    order = [(seat not in winners, 0 if seat in winners else -points) for seat, points in enumerate(scores)]
    return [sum(other < mine for other in order) for mine in order]


def after_game(before: Sequence[Strength], place: Sequence[int]) -> list[Strength]:
    """What a game says of all who played it."""
    teams = [[MODEL.rating(mu=one.mu, sigma=one.sigma)] for one in before]
    rated = MODEL.rate(teams, ranks=[float(one) for one in place])
    return [Strength(new.mu, new.sigma, old.games + 1) for old, (new,) in zip(before, rated, strict=True)]
