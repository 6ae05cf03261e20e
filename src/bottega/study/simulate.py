"""Many games between bots, and what they tell."""

import math
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

from bottega.bots import seats
from bottega.bots.external import BotFault, find_named_bot, title
from bottega.core.files import save_record
from bottega.core.match import Match
from bottega.core.record import new_header
from bottega.core.rng import derive
from bottega.games import find_game
from bottega.workers.pool import run_tasks

CHUNK = 50  # games a worker plays before it reports
Z95 = 1.959963984540054


class SimulationPlan:
    """What to play; plain data, so that worker processes can be told."""

    def __init__(
        self,
        game: str,
        table: Path | None,
        players: int,
        games: int,
        seed: int,
        bots: list[str],
        chosen: dict[str, str],
        records: Path | None = None,
    ) -> None:
        self.game = game
        self.table = table
        self.players = players
        self.games = games
        self.seed = seed
        self.bots = bots
        self.chosen = chosen
        self.records = records


class SimulationTally:
    """Sums over games; adding the parts in any order gives the same."""

    def __init__(self, players: int) -> None:
        self.games = 0
        self.decisions = 0
        self.sums = [0] * players
        self.squares = [0] * players
        self.shares = [0] * players  # in twelfths of a win: a shared victory counts in parts
        self.shared = 0
        self.sources: dict[str, list[int]] = {}
        self.failure = ""  # how a bot failed, which ended it

    def add(self, other: "SimulationTally") -> None:
        """Take in another tally."""
        self.games += other.games
        self.decisions += other.decisions
        self.shared += other.shared
        self.failure = self.failure or other.failure
        for seat in range(len(self.sums)):
            self.sums[seat] += other.sums[seat]
            self.squares[seat] += other.squares[seat]
            self.shares[seat] += other.shares[seat]
        for name, points in other.sources.items():
            mine = self.sources.setdefault(name, [0] * len(points))
            self.sources[name] = [a + b for a, b in zip(mine, points, strict=True)]

    def means(self) -> list[float]:
        return [total / self.games for total in self.sums]

    def spreads(self) -> list[float]:
        """Standard deviations of the scores."""
        spreads: list[float] = []
        for total, squares in zip(self.sums, self.squares, strict=True):
            mean = total / self.games
            spreads.append(math.sqrt(max(0.0, squares / self.games - mean * mean)))
        return spreads

    def wins(self) -> list[float]:
        """Wins by seat; a shared victory counts in equal parts."""
        return [share / 12 for share in self.shares]

    def intervals(self) -> list[tuple[float, float]]:
        """95 % intervals of the share of wins."""
        return [wilson(win, self.games) for win in self.wins()]


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share."""
    share = wins / games
    spread = Z95 * math.sqrt(share * (1 - share) / games + Z95 * Z95 / (4 * games * games))
    middle = share + Z95 * Z95 / (2 * games)
    scale = 1 + Z95 * Z95 / games
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


def play_games(plan: SimulationPlan, first: int, last: int) -> SimulationTally:
    """Play the games numbered first to last - 1, or up to the one in which a bot fails."""
    game = find_game(plan.game, plan.table)
    tally = SimulationTally(plan.players)
    for number in range(first, last):
        seed = int(derive(plan.seed, number))
        s = game.new(plan.players, seed, plan.chosen)
        bots = [find_named_bot(name, int(derive(seed, seat))) for seat, name in enumerate(plan.bots)]
        try:
            moves = seats.play_out(game, s, bots, seed)
        except BotFault as error:
            tally.failure = f"{error}, in game {number + 1}"
            break
        result = game.result(s)
        tally.games += 1
        tally.decisions += len(moves)
        tally.shared += len(result.winners) > 1
        for seat, score in enumerate(result.scores):
            tally.sums[seat] += score
            tally.squares[seat] += score * score
        for seat in result.winners:
            tally.shares[seat] += 12 // len(result.winners)
        for name, points in result.sources.items():
            mine = tally.sources.setdefault(name, [0] * plan.players)
            tally.sources[name] = [a + b for a, b in zip(mine, points, strict=True)]
        if plan.records is not None:
            match = Match(game, new_header(game, plan.players, seed, [title(name) for name in plan.bots], plan.chosen))
            for move in moves:
                match.push(move)
            save_record(plan.records / f"{game.name}-{number + 1:05d}.txt", match.record())
    return tally


def play_chunk(plan: SimulationPlan, chunk: tuple[int, int]) -> SimulationTally:
    """A worker's portion."""
    return play_games(plan, *chunk)


def simulate(plan: SimulationPlan, jobs: int, progress: Callable[[int], None]) -> tuple[SimulationTally, float]:
    """Play all games of the plan, on several processes if asked; the tally and the seconds it took.

    The games are the same for any number of jobs. If a bot fails, no more are begun, and those that were played count.
    """
    began = time.perf_counter()
    total = SimulationTally(plan.players)
    chunks = ((first, min(first + CHUNK, plan.games)) for first in range(0, plan.games, CHUNK))
    for _chunk, part in run_tasks(partial(play_chunk, plan), chunks, jobs):
        total.add(part)
        progress(part.games)
        if total.failure:
            break
    return total, time.perf_counter() - began
