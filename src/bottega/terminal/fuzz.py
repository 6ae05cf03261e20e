"""What fuzzing shows: a line while it plays, and how a game broke a law."""

import shlex
import time
from pathlib import Path
from typing import Self

import click
from rich import progress
from rich.console import Console

from bottega.core.laws import LawBroken
from bottega.core.record import Record
from bottega.core.tables import printable
from bottega.study.fuzz import Failure, Plan, Stopped, Tally, shrink
from bottega.terminal.files import free_path, save_record

SHRINKING = 30.0  # seconds
REFRESH = 0.2  # seconds between two changes of the line


class Progress:
    """Games, decisions, speed and the seconds left, in one line, if somebody looks."""

    def __init__(self, console: Console, deadline: float) -> None:
        self.deadline = deadline
        self.shown = 0.0
        self.line = progress.Progress(
            progress.TextColumn("{task.description}"),
            console=console,
            auto_refresh=False,  # no thread, since processes are to be started
            transient=True,
            disable=not console.is_terminal,
        )
        self.task = self.line.add_task("")

    def __enter__(self) -> Self:
        self.line.start()
        return self

    def __exit__(self, *_error: object) -> None:
        self.line.stop()

    def __call__(self, tally: Tally) -> None:
        now = time.monotonic()
        if now < self.shown + REFRESH:
            return
        self.shown = now
        left = max(0.0, self.deadline - now)
        line = f"{counts(tally)}, {tally.speed():,.0f} games/s, {left:.0f} s left"
        self.line.update(self.task, description=line, refresh=True)


def counts(tally: Tally) -> str:
    return f"{tally.games:,} game{'' if tally.games == 1 else 's'}, {tally.decisions:,} decisions"


def summary(tally: Tally, failed: Failure | None) -> str:
    return f"{counts(tally)}, {'no law' if failed is None else '1 law'} broken"


def report(console: Console, plan: Plan, failed: Failure, out: Path, stopped: Stopped) -> None:
    """Say what breaks, write the shortest record that shows it, and say how to see it again."""
    game = plan.find(failed.game, plan.table)
    record = failed.record(game)
    click.echo(f"game {failed.number}: {sentence(record, failed.broken)}")
    path = free_path(out / f"fuzz-{failed.game}-{plan.seed}-{failed.number}.txt")
    save_record(path, record)  # shrinking plays it again, and who knows what happens then
    if failed.deadly:
        click.echo(see_again(plan, "--record", str(path)))
        return
    late = time.monotonic() + SHRINKING
    with console.status("looking for a shorter record"):
        found = shrink(game, record, lambda: stopped() or time.monotonic() > late)
    if found is None:
        click.echo(f"{path} alone does not show it again, but the same games may")
        click.echo(
            see_again(plan, "--seed", str(plan.seed), *(["--game", *plan.names] if len(plan.names) == 1 else []))
        )
        return
    save_record(path, found.record)
    click.echo(f"shortest: {sentence(found.record, found.broken)}")
    click.echo(see_again(plan, "--record", str(path)))


def sentence(record: Record, broken: LawBroken) -> str:
    """The set-up of a game, and the law that it broke."""
    header = record.header
    chosen = [f"{name} {value}" for name, value in header.chosen.items()]
    return printable(f"{', '.join([header.game, f'{header.players} players', *chosen])}: {broken}")


def see_again(plan: Plan, *words: str) -> str:
    """The command that shows it again."""
    table = [] if plan.table is None else ["--components", str(plan.table)]
    return f"see it again: {shlex.join(['bottega', 'fuzz', *words, *table])}"
