"""The leaderboard: the built-in bots, and others that are named, in standard divisions; figures that reproduce."""

import sys
from collections.abc import Callable
from typing import Any, Final

from bottega.engine import compiled
from bottega.research.contests import figures, play, versions

VERSION: Final = 1  # grows when a division changes
BOTS: Final = ("random", "greedy", "search@100")

# Name, game, players, choices.
DIVISIONS: Final[tuple[tuple[str, str, int, dict[str, str]], ...]] = (
    ("sintra-2-a", "sintra", 2, {"side": "A"}),
    ("sintra-2-b", "sintra", 2, {"side": "B"}),
    ("fresco-2", "fresco", 2, {}),
    ("fresco-2-classic", "fresco", 2, {"edition": "classic"}),
    ("fresco-3-random-5", "fresco", 3, {"modules": "random:5"}),
    ("fresco-3-all", "fresco", 3, {"modules": "all"}),
)


def leaderboard(
    bots: tuple[str, ...] = BOTS,
    games: int = 200,
    seed: int = 0,
    jobs: int | None = None,
    shown: Callable[[str], None] = lambda name: None,
) -> dict[str, Any]:
    """All divisions; plain data that is the same on any machine with the same versions."""
    divisions = []
    for name, game, players, chosen in DIVISIONS:
        shown(name)
        report = play(game, players, chosen, bots, games, seed, jobs)
        table = {"name": name, "game": game, "players": players, "chosen": chosen, "bots": figures(report)}
        divisions.append({**table, "complete": bool(report.complete)})
    lock = {game: versions(game) for game in sorted({division[1] for division in DIVISIONS})}
    python = ".".join(map(str, sys.version_info[:2]))
    return {
        "leaderboard": VERSION,
        "command": f"bottega leaderboard --bots {','.join(bots)} --games {games} --seed {seed}",
        "versions": {**lock, "python": python, "compiled": compiled()},
        "games": games,
        "seed": seed,
        "divisions": divisions,
    }


def as_markdown(board: dict[str, Any]) -> str:
    """The leaderboard as tables."""
    lines = ["# Leaderboard", "", f"`{board['command']}`", ""]
    for game, lock in board["versions"].items():
        if isinstance(lock, dict):
            lines.append(f"{game}: " + ", ".join(f"{name} {number}" for name, number in lock.items()) + "  ")
    for division in board["divisions"]:
        lines += ["", f"## {division['name']}", "", "| bot | rating | win rate | 95 % | games | score |"]
        lines.append("|---|---|---|---|---|---|")
        for one in division["bots"]:
            low, high = one["win_interval"]
            rate = f"{100 * one['win_rate']:.1f} % | {100 * low:.1f} to {100 * high:.1f}"
            lines.append(f"| {one['bot']} | {one['rating']:+.0f} | {rate} | {one['games']} | {one['mean_score']} |")
        if not division["complete"]:
            lines += ["", "Stopped before the end."]
    return "\n".join(lines) + "\n"
