"""How fast tables step for whoever learns: many at once, and one."""

import random
import time
from collections.abc import Callable
from typing import Any

from bottega.bots.batch import BatchPlan, BatchTables
from bottega.core.game import Game

TABLES = 256

Figure = Callable[[float], float]


def batch(game: Game[Any], players: int, observes: bool) -> Figure:
    """Random possible actions at many tables, in one call for all: steps a second."""

    def measure(seconds: float) -> float:
        plan = BatchPlan(game, players, {}, [""] * players, False, "share", True, observes, 1)
        tables = BatchTables(plan, TABLES)
        steps = 0
        began = time.perf_counter()
        while time.perf_counter() - began < seconds:
            tables.step(tables.sample())
            steps += TABLES
        return steps / (time.perf_counter() - began)

    return measure


def single(game: Game[Any], players: int, observes: bool) -> Figure:
    """One table, driven from Python by random actions out of its mask: steps a second."""

    def measure(seconds: float) -> float:
        dice = random.Random(1)
        table = game.action_table()
        steps = games = 0
        began = time.perf_counter()
        while time.perf_counter() - began < seconds:
            games += 1
            s = game.new(players, games, {})
            while not s.over():
                possible = table.ids(s)
                table.mask(s)
                if observes:
                    game.observation(s, s.to_move())
                s.play(table.move_in(s, possible[dice.randrange(len(possible))]))
                steps += 1
        return steps / (time.perf_counter() - began)

    return measure


def figures(sintra: Game[Any], fresco: Game[Any]) -> dict[str, Figure]:
    """All of them by name."""
    return {
        "sintra batch, 2 players": batch(sintra, 2, False),
        "sintra batch with observations, 2 players": batch(sintra, 2, True),
        "sintra single, 2 players": single(sintra, 2, False),
        "sintra single with observations, 2 players": single(sintra, 2, True),
        "fresco batch, 4 players": batch(fresco, 4, False),
        "fresco batch with observations, 4 players": batch(fresco, 4, True),
        "fresco single, 4 players": single(fresco, 4, False),
        "fresco single with observations, 4 players": single(fresco, 4, True),
    }
