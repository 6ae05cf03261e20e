"""The 17 modules as a benchmark of generalisation: train with some sets of them, play others that were never seen.

A split names the sets to train with and those to be scored on. Actions and observations are the same for all sets, so
one network plays them all. A score is the win rate against a built-in bot with paired deals, on seen and unseen sets.
"""

from collections.abc import Callable
from itertools import combinations
from typing import Any, Final

from bottega.core.errors import BottegaError
from bottega.core.rng import Random
from bottega.research.contests import play, versions

VERSION: Final = 1  # grows when a split changes
ALL: Final = tuple(range(1, 18))
SCORED: Final = 12  # sets of each kind, at most

Modules = tuple[int, ...]


class Split:
    """A name, what it asks, and the sets of modules."""

    def __init__(self, name: str, asks: str, train: list[Modules], test: list[Modules]) -> None:
        self.name: Final = name
        self.asks: Final = asks
        self.train: Final = train
        self.test: Final = test


def some(sets: list[Modules], seed: int) -> list[Modules]:
    """So many of the sets as are scored, always the same ones."""
    dice = Random(seed)
    left = list(sets)
    return sorted([left.pop(dice.below(len(left))) for _ in range(min(SCORED, len(left)))])


def pairs(modules: tuple[int, ...]) -> list[Modules]:
    """Every two of them."""
    return list(combinations(modules, 2))


def with_others(new: Modules, old: Modules) -> list[Modules]:
    """Each new module beside each old one."""
    return [(min(one, other), max(one, other)) for one in old for other in new]


def splits() -> dict[str, Split]:
    """All splits by name."""
    singles = [(module,) for module in ALL]
    odd, even = ALL[::2], ALL[1::2]
    found = [
        Split("base-to-one", "one module, after the base game alone", [()], list(singles)),
        Split("one-to-two", "two modules together, after each alone", [(), *singles], pairs(ALL)),
        Split("ten-to-all", "the last seven modules, after the first ten", [(), *pairs(ALL[:10])], pairs(ALL[10:])),
        Split("odd-to-even", "new modules beside known ones", [(), *pairs(odd)], with_others(even, odd)),
        Split("few-to-many", "all modules, after three at a time", [(), *combinations(ALL, 3)], [ALL]),
    ]
    return {split.name: split for split in found}


def find_split(name: str) -> Split:
    """A split by its name."""
    known = splits()
    if name not in known:
        raise BottegaError(f"there is no split {name[:20]!r}; choose from {', '.join(known)}")
    return known[name]


def as_option(modules: Modules) -> str:
    """A set of modules as `--modules` and environments take it."""
    return ",".join(map(str, modules)) or "none"


def training_modules(split: str, seed: int) -> str:
    """A set to train with, by a seed: for environments and batches."""
    sets = find_split(split).train
    return as_option(sets[Random(seed).below(len(sets))])


def score(
    split: str,
    bot: str,
    rival: str = "greedy",
    players: int = 2,
    games: int = 20,
    seed: int = 0,
    jobs: int | None = None,
    shown: Callable[[int, int], None] = lambda done, all_sets: None,
) -> dict[str, Any]:
    """How a bot does against another with sets that it may know and with those it may not; plain data."""
    chosen = find_split(split)
    kinds = {"seen": some(chosen.train, 1), "unseen": some(chosen.test, 2)}
    count = sum(map(len, kinds.values()))
    results: dict[str, Any] = {}
    done = 0
    for kind, sets in kinds.items():
        rows = []
        for number, modules in enumerate(sets):
            report = play("fresco", players, {"modules": as_option(modules)}, (bot, rival), games, seed + number, jobs)
            rate, games_played = share_of(report, bot)
            rows.append({"modules": list(modules), "games": games_played, "win_rate": round(rate, 4)})
            done += 1
            shown(done, count)
        results[kind] = summary(rows)
    return {
        "benchmark": VERSION,
        "split": split,
        "bot": bot,
        "rival": rival,
        "players": players,
        "games": games,
        "seed": seed,
        "versions": versions("fresco"),
        **results,
        "gap": round(results["seen"]["win_rate"] - results["unseen"]["win_rate"], 4),
    }


def share_of(report: Any, bot: str) -> tuple[float, int]:
    """A bot's win rate in a contest, and its games."""
    for one in report.standings:
        if one.bot == bot:
            return one.win_rate, one.games
    raise BottegaError("the contest was stopped before a deal was complete; nothing is scored")


def summary(rows: list[dict[str, Any]]) -> dict[str, Any]:
    """The mean over sets, and an interval from the spread between them: what is asked is how a bot does with others."""
    rates = [row["win_rate"] for row in rows]
    mean = sum(rates) / len(rates)
    if len(rates) < 2:
        interval = None
    else:
        spread = (sum((rate - mean) ** 2 for rate in rates) / (len(rates) - 1)) ** 0.5
        reach = student(len(rates) - 1) * spread / len(rates) ** 0.5
        interval = [round(max(0.0, mean - reach), 4), round(min(1.0, mean + reach), 4)]
    return {"win_rate": round(mean, 4), "interval": interval, "sets": rows}


def student(freedom: int) -> float:
    """The 97.5 % point of Student's t."""
    from bottega.extras import need

    return float(need("scipy.stats", "arena").t.ppf(0.975, freedom))
