"""Play the standard divisions, and write leaderboard.json and a table."""

import sys
from pathlib import Path

import click

from bottega.cli.options import STOPPED, complain, console


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
def command(bots: str, also: tuple[str, ...], games: int, seed: int, jobs: int | None, folder: Path) -> int:
    """Write leaderboard.json and leaderboard.md: bots in standard divisions, with paired deals and intervals.

    With the same versions, which are written along, the same command finds the same figures.
    """
    import json

    from bottega.cli.commands.arena import bots_of
    from bottega.research.leaderboard import as_markdown, check_divisions, leaderboard

    names = bots_of(bots)
    more = [(division, bot) for division, _, bot in (text.partition("=") for text in also)]
    check_divisions([division for division, _bot in more])
    for _division, bot in more:
        bots_of(f"{bots},{bot}")
    watched = sys.stderr.isatty()
    err = console(stderr=True)

    def shown(name: str) -> None:
        if watched:
            err.print(f"playing {name}")

    board = leaderboard(names, games, seed, jobs, tuple(more), shown)
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "leaderboard.json").write_text(json.dumps(board, indent=2) + "\n", "utf-8")
    (folder / "leaderboard.md").write_text(as_markdown(board), "utf-8")
    if not all(division["complete"] for division in board["divisions"]):
        return complain("stopped; the divisions that were not finished say so", STOPPED)
    click.echo(f"leaderboard.json and leaderboard.md in {folder}")
    return 0
