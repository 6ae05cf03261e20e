"""Finding better weights for a game's estimate by self-play: CMA-ES (the `cmaes` package, extra `bottega[tune]`).

A candidate plays a bot that goes by the game's own weights, the same deals from both seats. What counts is the lead,
bent so that no single game decides. Every generation has deals of its own. The same command gives the same weights.
"""

import math
from collections.abc import Iterator
from functools import partial
from typing import Any, NamedTuple

from bottega.bots.bot import Bot
from bottega.bots.greedy import GreedyBot
from bottega.bots.search import SearchBot
from bottega.bots.seats import play_out, read_budget
from bottega.bots.tuning import Tuning, table_of
from bottega.core.game import Game
from bottega.core.rng import derive
from bottega.extras import need
from bottega.games import find_game
from bottega.workers.pool import TaskPool

STEP = 0.4  # of a weight's own value: what the search takes for one step
FIRST_STEP = 0.2  # of a weight that is 0
BEND = 25.0  # points ahead that count for most of a victory


class Trial(NamedTuple):
    """What to play; plain data, so that worker processes can be told."""

    game: str
    bot: str
    chosen: dict[str, str]
    seed: int


class TrialGame(NamedTuple):
    """One game of a trial: the candidate's weights, the number of the deal, and whether the candidate sits first."""

    values: dict[str, float]
    deal: int
    first: bool


class Generation(NamedTuple):
    """How far the search for weights has got."""

    number: int
    best: float
    mean: float
    values: dict[str, float]


def bot_with(game: Game[Any], name: str, seed: int, values: dict[str, float]) -> Bot:
    """A bot that goes by these weights."""
    if name == "greedy":
        return GreedyBot(seed, game.weights(values))
    table = table_of(game)
    budget = read_budget(name.partition("@")[2])
    return SearchBot("search", seed, budget, Tuning(game, {**table, "weights": values}))


def lead(trial: Trial, played: TrialGame) -> float:
    """What the candidate made of one game, from -1 to 1."""
    game = find_game(trial.game)
    seed, s = dealt(game, trial, played.deal)
    candidate = bot_with(game, trial.bot, int(derive(seed, 1)), played.values)
    rival = bot_with(game, trial.bot, int(derive(seed, 2)), {})
    play_out(game, s, [candidate, rival] if played.first else [rival, candidate], seed)
    scores = game.result(s).scores
    points = scores[0] - scores[1]
    return math.tanh((points if played.first else -points) / BEND)


def step_of(value: float) -> float:
    """How far from where it is a weight is looked for at first."""
    return abs(value) * STEP or FIRST_STEP


def dealt(game: Game[Any], trial: Trial, deal: int) -> tuple[int, Any]:
    """The seed of a deal, and its game."""
    seed = int(derive(trial.seed, deal))
    return seed, game.new(2, seed, deal_choices(game, trial.chosen, deal))


def deal_choices(game: Game[Any], chosen: dict[str, str], deal: int) -> dict[str, str]:
    """What was chosen; what was not takes turns, where no value is the usual one."""
    turns = {choice.name: choice.values[deal % len(choice.values)] for choice in game.choices() if choice.in_turn}
    return {**turns, **chosen}


def tune(
    trial: Trial, names: list[str], generations: int, population: int, games: int, sigma: float, jobs: int
) -> Iterator[Generation]:
    """Better weights, generation by generation."""
    cmaes, numpy = need("cmaes", "tune"), need("numpy", "tune")
    own = find_game(trial.game).weights({}).as_dict()
    steps = {name: step_of(own[name]) for name in names}

    def values(point: Any) -> dict[str, float]:
        """Weights are never below 0."""
        raw = {name: own[name] + steps[name] * float(x) for name, x in zip(names, point, strict=True)}
        return {name: round(max(0.0, value), 3) for name, value in raw.items()}

    search = cmaes.CMA(mean=numpy.zeros(len(names)), sigma=sigma, seed=trial.seed % 2**32, population_size=population)
    with TaskPool(partial(lead, trial), jobs) as pool:
        for number in range(generations):
            points = [search.ask() for _ in range(population)]
            deals = [(number * games // 2 + game // 2, game % 2 == 0) for game in range(games)]
            trials = [TrialGame(values(point), *deal) for point in points for deal in deals]
            leads = pool.map(trials)
            means = [sum(leads[i : i + games]) / games for i in range(0, len(leads), games)]
            search.tell([(point, -mean) for point, mean in zip(points, means, strict=True)])
            yield Generation(number + 1, max(means), sum(means) / population, values(search.mean))
