"""Make, check and solve puzzles."""

from pathlib import Path
from typing import TYPE_CHECKING

import click

from bottega.cli.options import STOPPED, complain, console
from bottega.core.errors import BadSetup

if TYPE_CHECKING:
    from bottega.study.puzzles.puzzle import Making


@click.group("puzzles")
def command() -> None:
    """Puzzles: decisions of which one is clearly best."""


@command.command("make")
@click.argument("game", default="sintra")
@click.option("--count", type=click.IntRange(1, 10_000), default=100, show_default=True, help="Puzzles of the shelf.")
@click.option("--seed", type=click.IntRange(0), default=1, show_default=True, help="The same seed finds the same.")
@click.option("--margin", type=float, default=2.0, show_default=True, help="Points that all but the answer must lose.")
@click.option("--alike", type=click.IntRange(1, 9), default=4, show_default=True, help="Of a game about the same.")
@click.option("--screen", type=click.IntRange(20), default=150, show_default=True, help="Iterations of a first look.")
@click.option("--judge", type=click.IntRange(100), default=800, show_default=True, help="Of the search that judges.")
@click.option("--strong", type=click.IntRange(100), default=8000, show_default=True, help="Of the one that confirms.")
@click.option("--jobs", type=click.IntRange(1, 256), default=1, show_default=True, help="Processes at work.")
@click.option(
    "--data", type=click.Path(path_type=Path), required=True, help="Keeps the games; the same command goes on."
)
@click.option("--out", type=click.Path(path_type=Path), required=True, help="Takes the puzzles.")
def make(
    game: str,
    count: int,
    seed: int,
    margin: float,
    alike: int,
    screen: int,
    judge: int,
    strong: int,
    jobs: int,
    data: Path,
    out: Path,
) -> int:
    """Find puzzles in games that bots play against each other.

    Decisions are kept of which one choice is clearly best by two long searches, or proved, and which some level
    misses. Games are kept as they are looked through, so it may be interrupted at any time and called again; what
    was found so far is in the file. The same options find the same puzzles, for any number of jobs.
    """
    from bottega import __version__
    from bottega.games import find_game
    from bottega.study.puzzles.puzzle import Making

    if not 0 < margin < 100:
        raise BadSetup(f"--margin cannot be {margin:g}; choose some points, as 2")
    rules = find_game(game)
    typed = f"bottega puzzles make {game} --count {count} --seed {seed} --margin {margin:g} --alike {alike}"
    typed += f" --screen {screen} --judge {judge} --strong {strong}"
    making = Making(game, rules.rules_version, __version__, seed, screen, judge, strong, margin, alike, typed)
    return find(making, count, data, out, jobs)


def find(making: "Making", count: int, data: Path, out: Path, jobs: int) -> int:
    """Look through games until there are enough, or until somebody stops."""
    from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeElapsedColumn

    from bottega.study.puzzles import making as shelves
    from bottega.terminal.progress import ProgressLine
    from bottega.workers.interrupts import interrupts_noted

    wanted = shelves.SPARE * count
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with interrupts_noted() as stopped, ProgressLine(console(stderr=True), *columns) as line:
        ready = []
        for ready in shelves.find(making, count, data, jobs, stopped):
            shelves.write(out, making, shelves.chosen(ready, count))
            games = ready[-1].number + 1 if ready else 0
            line.show(f"{games} games", min(len(ready), wanted), wanted)
    kept = min(len(ready), count)
    if len(ready) < wanted:
        return complain(f"stopped with {kept} of {count} puzzles in {out}; the same command goes on", STOPPED)
    click.echo(f"{kept} puzzles in {out}, chosen from {len(ready)}")
    return 0
