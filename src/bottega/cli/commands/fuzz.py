"""Play random games under all laws."""

import os
import shlex
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

import click

from bottega.cli.options import FAILED, STOPPED, complain, console, new_seed
from bottega.core.errors import BadRecord, BadSetup, BottegaError
from bottega.core.tables import printable

if TYPE_CHECKING:
    from rich.console import Console

    from bottega.study.fuzz import BrokenGame, FuzzPlan
    from bottega.workers.interrupts import Stopped

LONGEST = 10_000  # minutes: a week
SHRINKING = 30.0  # seconds


@click.command("fuzz")
@click.option("--minutes", type=float, help="How long to play (default: 1).")
@click.option("--seed", type=int, help="The same seed gives the same games.")
@click.option("--game", help="Only this game (default: all games).")
@click.option("--components", type=click.Path(path_type=Path), help="Your own component table (TOML) for that game.")
@click.option("--jobs", type=click.IntRange(1, 256), help="Processes at work (default: one for each core).")
@click.option("--out", type=click.Path(path_type=Path), help="The folder for a record that breaks a law.")
@click.option("--record", type=click.Path(path_type=Path), help="Check the laws along this record instead.")
def command(
    minutes: float | None,
    seed: int | None,
    game: str | None,
    components: Path | None,
    jobs: int | None,
    out: Path | None,
    record: Path | None,
) -> int:
    """Play random games over random set-ups and check every law of the engine along them."""
    from bottega.core.files import make_folder
    from bottega.games import NAMES
    from bottega.study.fuzz import FuzzPlan, fuzz
    from bottega.terminal.fuzz import FuzzProgress, summary
    from bottega.workers.interrupts import interrupts_noted

    if record is not None:
        if any(value is not None for value in (minutes, seed, game, jobs, out)):
            raise BadSetup("a record is checked as it is; use --record without other options than --components")
        return check_laws(record, components)
    if components is not None and game is None:
        raise BadSetup("a component table belongs to one game; name it with --game")
    if minutes is not None and not 0 < minutes <= LONGEST:
        raise BadSetup(f"--minutes cannot be {minutes:g}; choose more than 0, up to {LONGEST}")
    seconds = 60 * (1 if minutes is None else minutes)
    number = new_seed() if seed is None else seed
    plan = FuzzPlan(NAMES if game is None else (game,), components, number, time.monotonic() + seconds)
    for rules in plan.games():
        rules.check_setup(rules.player_counts[0], number, {})
    if out is not None:
        make_folder(out)
    click.echo(f"seed {number}")
    sys.stdout.flush()
    with interrupts_noted() as stopped:
        with FuzzProgress(console(stderr=True), plan.deadline) as progress:
            tally, failed = fuzz(plan, jobs or os.cpu_count() or 1, progress, stopped)
        if failed is not None:
            report(console(stderr=True), plan, failed, out or Path(), stopped)
        click.echo(summary(tally, failed))
        if failed is None and stopped():
            return complain("stopped", STOPPED)
    return 0 if failed is None else FAILED


def report(screen: "Console", plan: "FuzzPlan", failed: "BrokenGame", out: Path, stopped: "Stopped") -> None:
    """Say what breaks, write the shortest record that shows it, and say how to see it again."""
    from bottega.core.files import free_path, save_record
    from bottega.study.fuzz import shrink
    from bottega.terminal.fuzz import sentence

    game = plan.find(failed.game, plan.table)
    record = failed.record(game)
    click.echo(f"game {failed.number}: {sentence(record, failed.broken)}")
    path = free_path(out / f"fuzz-{failed.game}-{plan.seed}-{failed.number}.txt")
    save_record(path, record)  # shrinking plays it again, and who knows what happens then
    if failed.deadly:
        click.echo(see_again(plan, "--record", str(path)))
        return
    late = time.monotonic() + SHRINKING
    with screen.status("looking for a shorter record"):
        shortest = shrink(game, record, lambda: stopped() or time.monotonic() > late)
    if shortest is None:
        click.echo(f"{path} alone does not show it again, but the same games may")
        click.echo(
            see_again(plan, "--seed", str(plan.seed), *(["--game", *plan.names] if len(plan.names) == 1 else []))
        )
        return
    save_record(path, shortest.record)
    click.echo(f"shortest: {sentence(shortest.record, shortest.broken)}")
    click.echo(see_again(plan, "--record", str(path)))


def see_again(plan: "FuzzPlan", *words: str) -> str:
    """The command that shows it again."""
    table = [] if plan.table is None else ["--components", str(plan.table)]
    return f"see it again: {shlex.join(['bottega', 'fuzz', *words, *table])}"


def check_laws(file: Path, components: Path | None) -> int:
    """Check the laws along a record."""
    from bottega.core.files import load_record
    from bottega.core.laws import LawBroken, check_record
    from bottega.games import find_game

    record = load_record(file)
    try:
        check_record(find_game(record.header.game, components), record)
    except LawBroken as broken:
        click.echo(f"{file}: {printable(str(broken))}")
        return FAILED
    except BottegaError as error:
        raise BadRecord(f"{file}: {error}") from None
    click.echo(f"{file}: no law broken")
    return 0
