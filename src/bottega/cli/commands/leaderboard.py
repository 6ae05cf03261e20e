"""Play the standard divisions, and write leaderboard.json and a table."""

import contextlib
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import click

from bottega.cli.options import STOPPED, complain, console

if TYPE_CHECKING:
    from bottega.research.contests import Shown


@click.command("leaderboard")
@click.option("--bots", default="random,greedy,search@100", show_default=True, help="Who plays, as in the arena.")
@click.option(
    "--also",
    multiple=True,
    metavar="DIVISION=BOT",
    help="A bot that plays in one division alone, such as a net that has learned one game.",
)
@click.option("--games", type=click.IntRange(2, 1_000_000), default=200, show_default=True, help="Of each pairing.")
@click.option("--seed", type=int, default=0, show_default=True, help="The same seed gives the same figures.")
@click.option("--jobs", type=click.IntRange(1, 256), help="Processes at work; default: all cores.")
@click.option(
    "--folder", type=click.Path(path_type=Path, file_okay=False), default=Path(), help="Where to write; default: here."
)
@click.option(
    "--results",
    type=click.Path(path_type=Path, file_okay=False),
    help="Keep every game in this folder; the same command goes on where it ends.",
)
def command(
    bots: str, also: tuple[str, ...], games: int, seed: int, jobs: int | None, folder: Path, results: Path | None
) -> int:
    """Write leaderboard.json and leaderboard.md: bots in standard divisions, with paired deals and intervals.

    With the same versions, which are written along, the same command finds the same figures.
    """
    import json

    from bottega.cli.commands.arena import bots_of
    from bottega.research.leaderboard import as_markdown, check_divisions, leaderboard
    from bottega.terminal.arena import ArenaProgress

    names = bots_of(bots)
    more = [(division, bot) for division, _, bot in (text.partition("=") for text in also)]
    check_divisions([division for division, _bot in more])
    for _division, bot in more:
        bots_of(f"{bots},{bot}")
    err = console(stderr=True)

    @contextlib.contextmanager
    def progress(division: str) -> Iterator["Shown"]:
        if err.is_terminal:
            err.print(division)
        with ArenaProgress(err) as shown:
            yield shown

    if results is not None:
        results.mkdir(parents=True, exist_ok=True)
    board = leaderboard(names, games, seed, jobs, tuple(more), results, progress)
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "leaderboard.json").write_text(json.dumps(board, indent=2) + "\n", "utf-8")
    (folder / "leaderboard.md").write_text(as_markdown(board), "utf-8")
    if not all(division["complete"] for division in board["divisions"]):
        way = "use --results FOLDER to be able to go on" if results is None else "the same command goes on from here"
        return complain(f"stopped; what was not finished says so; {way}", STOPPED)
    click.echo(f"leaderboard.json and leaderboard.md in {folder}")
    return 0
