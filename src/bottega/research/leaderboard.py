"""The leaderboard: the built-in bots, and others that are named, in standard divisions; figures that reproduce."""

import sys
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import Any, Final

from bottega.core.errors import BottegaError
from bottega.engine import compiled
from bottega.research.contests import Shown, figures, play, versions

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

Progress = Callable[[str], AbstractContextManager[Shown]]  # of a division


def check_divisions(names: list[str]) -> None:
    """Each name must be a division's."""
    known = [division[0] for division in DIVISIONS]
    for name in names:
        if name not in known:
            raise BottegaError(f"there is no division {name!r}; choose from {', '.join(known)}")


def leaderboard(
    bots: tuple[str, ...] = BOTS,
    games: int = 200,
    seed: int = 0,
    jobs: int | None = None,
    also: tuple[tuple[str, str], ...] = (),
    results: Path | None = None,
    progress: Progress = lambda name: nullcontext(lambda known, done, left: None),
) -> dict[str, Any]:
    """All divisions; plain data that is the same on any machine with the same versions.

    A folder for results keeps every game, a file for each division; what is in it is not played again. `also` has
    bots that play in one division alone, with its name: a net that has learned one game.
    """
    check_divisions([name for name, _bot in also])
    divisions = []
    for name, game, players, chosen in DIVISIONS:
        more = tuple(bot for division, bot in also if division == name)
        kept = None if results is None else results / f"{name}.games"
        with progress(name) as shown:
            report = play(game, players, chosen, (*bots, *more), games, seed, jobs, shown, kept)
        table = {"name": name, "game": game, "players": players, "chosen": chosen, "bots": figures(report)}
        divisions.append({**table, "complete": bool(report.complete)})
        if not report.complete:  # whoever stops it means all of it
            break
    lock = {game: versions(game) for game in sorted({division[1] for division in DIVISIONS})}
    python = ".".join(map(str, sys.version_info[:2]))
    return {
        "leaderboard": VERSION,
        "command": " ".join(
            [
                f"bottega leaderboard --bots {','.join(bots)} --games {games} --seed {seed}",
                *(f"--also {name}={bot}" for name, bot in also),
            ]
        ),
        "versions": {**lock, "python": python, "compiled": compiled()},
        "games": games,
        "seed": seed,
        "divisions": divisions,
    }


def as_markdown(board: dict[str, Any]) -> str:
    """The leaderboard as tables."""
    lines = [
        "# Leaderboard",
        "",
        f"Made by `{board['command']}`. Every pairing has the same deals, each from all seats; a search has its number "
        "of iterations for a decision, so the same command with these versions finds the same figures. In brackets are "
        "intervals of 95 %; 400 points more on the scale of ratings are ten times the strength.",
        "",
    ]
    python = f"Python {board['versions']['python']}, {'compiled' if board['versions']['compiled'] else 'interpreted'}"
    for game, lock in board["versions"].items():
        if isinstance(lock, dict):
            numbers = ", ".join(f"{name} {number}" for name, number in lock.items())
            lines.append(f"- {game}: {numbers}; {python}")
    for division in board["divisions"]:
        chosen = "".join(f", {name} {value}" for name, value in division["chosen"].items())
        lines += ["", f"## {division['name']}", "", f"{division['game']}, {division['players']} players{chosen}", ""]
        lines += ["| bot | rating | games won | games | mean score |", "|---|---:|---:|---:|---:|"]
        for one in division["bots"]:
            low, high = one["win_interval"]
            won = f"{100 * one['win_rate']:.1f} % ({100 * low:.1f} to {100 * high:.1f})"
            rating = f"{one['rating']:+.0f}"
            if None not in one["rating_interval"]:
                rating += " ({:+.0f} to {:+.0f})".format(*one["rating_interval"])
            lines.append(f"| {one['bot']} | {rating} | {won} | {one['games']} | {one['mean_score']} |")
        if not division["complete"]:
            lines += ["", "Stopped before the end."]
    return "\n".join(lines) + "\n"
