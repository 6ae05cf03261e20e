"""Make, check and solve puzzles."""

from pathlib import Path
from typing import TYPE_CHECKING

import click

from bottega.cli.options import FAILED, STOPPED, complain, console
from bottega.core.errors import BadSetup

if TYPE_CHECKING:
    from bottega.study.puzzles.puzzle import Making, Puzzle, Shelf


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
    return fill(making, count, data, out, jobs)


def fill(making: "Making", count: int, data: Path, out: Path, jobs: int) -> int:
    """Look through games until there are enough, or until somebody stops."""
    from bottega.study.puzzles import making as shelves
    from bottega.terminal.puzzles import counted
    from bottega.workers.interrupts import interrupts_noted

    wanted = shelves.SPARE * count
    with interrupts_noted() as stopped, counted(console(stderr=True)) as line:
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


@command.command("check")
@click.argument("games", nargs=-1)
@click.option(
    "--file", type=click.Path(path_type=Path), help="A file that make wrote, instead of what is on the shelf."
)
@click.option("--iterations", type=click.IntRange(100), default=20000, show_default=True, help="Of the search.")
@click.option("--seed", type=click.IntRange(0), default=2, show_default=True, help="The same seed finds the same.")
@click.option("--quick", is_flag=True, help="Only that every puzzle can be played with these rules.")
@click.option("--jobs", type=click.IntRange(1, 256), default=1, show_default=True, help="Processes at work.")
def check(games: tuple[str, ...], file: Path | None, iterations: int, seed: int, quick: bool, jobs: int) -> int:
    """Judge every puzzle once more by a stronger search with other deals; ends with code 1 if one does not hold.

    GAMES are those whose shelves are checked; without any, all.
    """
    from bottega.games import NAMES, find_game
    from bottega.study.puzzles import checking
    from bottega.terminal.puzzles import counted
    from bottega.workers.interrupts import interrupts_noted

    for game in games:
        find_game(game)
    shelves = (
        {str(file): read_file(file)} if file else {game: shelf for game in games or NAMES if (shelf := shelf_of(game))}
    )
    puzzles = {f"{name}-{n}": one for name, shelf in shelves.items() for n, one in enumerate(shelf.puzzles, 1)}
    work = [checking.Check(name, puzzle, 0 if quick else iterations, seed) for name, puzzle in puzzles.items()]
    bad = done = 0
    with interrupts_noted() as stopped, counted(console(stderr=True)) as line:
        for one, problem in checking.check_all(work, jobs, stopped):
            done += 1
            line.show("checking", done, len(work))
            if problem:
                bad += 1
                click.echo(f"bottega: {one.name}: {problem}", err=True)
    if done < len(work):
        return complain(f"stopped after {done} of {len(work)} puzzles", STOPPED)
    click.echo(f"{done - bad} of {done} puzzles hold")
    return FAILED if bad else 0


def shelf_of(game: str) -> "Shelf | None":
    from bottega.study.puzzles.puzzle import shelf_of

    return shelf_of(game)


def read_file(file: Path) -> "Shelf":
    from bottega.core.files import reason
    from bottega.study.puzzles.puzzle import BadPuzzles, read_shelf

    try:
        return read_shelf(file.read_bytes(), str(file))
    except (OSError, ValueError) as error:
        raise BadPuzzles(f"{file}: cannot be read ({reason(error)}); give a file that make wrote") from None


@command.command("show")
@click.argument("name", required=False)
@click.option("--daily", "today", is_flag=True, help="The day's puzzle.")
@click.option("--theme", help="Only puzzles about this, as market or m06.")
@click.option("--difficulty", type=click.IntRange(1, 4), help="Only puzzles that are so hard.")
def show(name: str | None, today: bool, theme: str | None, difficulty: int | None) -> int:
    """Solve a puzzle: NAME, as sintra-17, or the day's. Without one, list the shelf."""
    import time

    from bottega.study.puzzles.puzzle import all_puzzles, daily
    from bottega.terminal.puzzles import Solving, shelf

    puzzles, the_days = all_puzzles(), daily(time.time())
    if today:
        name = the_days
    if name:
        return 0 if Solving(console(), name.lower(), find(puzzles, name.lower())).run() else STOPPED
    chosen = {
        called: puzzle
        for called, puzzle in puzzles.items()
        if (theme is None or theme.lower() in words(puzzle)) and difficulty in (None, puzzle.difficulty())
    }
    if not chosen:
        known = ", ".join(sorted({word for puzzle in puzzles.values() for word in puzzle.themes}))
        raise BadSetup(f"there is no such puzzle; themes are {known}")
    console().print(shelf(chosen, the_days))
    click.echo("Solve one with bottega puzzles show NAME.")
    return 0


def words(puzzle: "Puzzle") -> list[str]:
    """By which a puzzle's themes may be called: `market`, `m06`, `windows`."""
    return [word.removeprefix("source-") for word in puzzle.themes] + puzzle.themes


def find(puzzles: "dict[str, Puzzle]", name: str) -> "Puzzle":
    if name not in puzzles:
        raise BadSetup(f"there is no puzzle {name!r}; bottega puzzles show lists them")
    return puzzles[name]
