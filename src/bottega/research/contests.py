"""Contests of the arena, as benchmark and leaderboard need them: paired deals, and figures that any machine finds."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from bottega.core.files import taken
from bottega.games import find_game
from bottega.study.arena.contest import new_contest
from bottega.study.arena.playing import ContestSetup
from bottega.study.arena.report import Report
from bottega.study.arena.results import read_results
from bottega.study.arena.run import run

Shown = Callable[[int, int, int], None]  # games that were known, done since, and left


def play(
    game: str,
    players: int,
    chosen: dict[str, str],
    bots: tuple[str, ...],
    games: int,
    seed: int,
    jobs: int | None = None,
    shown: Shown = lambda known, done, left: None,
    results: Path | None = None,
) -> Report:
    """Bots against each other; about so many games of each pairing, each deal from all seats.

    A file for the results keeps every game; where there are some in it, the contest goes on.
    """
    before = read_results(results) if results is not None and taken(results) and results.stat().st_size else None
    contest = new_contest(find_game(game), bots, players, chosen, seed)
    if before is not None:
        contest.require_same(before.contest, results)
    return run(ContestSetup(contest), games, None, before, results, jobs, None, shown)


def versions(game: str) -> dict[str, Any]:
    """All that decides what figures mean."""
    from bottega import __version__

    found = find_game(game)
    return {
        "bottega": __version__,
        "rules": found.rules_version,
        "actions": found.actions_version(),
        "observations": found.observation_version(),
    }


def figures(report: Report) -> list[dict[str, Any]]:
    """The standings, but for what depends on the clock."""
    return [
        {
            "bot": one.bot,
            "rating": round(one.rating, 1),
            "rating_interval": [None if end is None else round(end, 1) for end in one.rating_interval],
            "games": one.games,
            "win_rate": round(one.win_rate, 4),
            "win_interval": [round(end, 4) for end in one.win_interval],
            "mean_score": None if one.mean_score is None else round(one.mean_score, 2),
        }
        for one in report.standings
    ]
