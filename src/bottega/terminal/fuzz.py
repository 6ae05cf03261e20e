"""What fuzzing shows: a line while it plays, and sentences about it."""

import time

from rich import progress
from rich.console import Console

from bottega.core.laws import LawBroken
from bottega.core.record import Record
from bottega.core.tables import printable
from bottega.study.fuzz import BrokenGame, FuzzTally
from bottega.terminal.progress import ProgressLine


class FuzzProgress(ProgressLine):
    """Games, decisions, speed and the seconds left."""

    def __init__(self, console: Console, deadline: float) -> None:
        super().__init__(console, progress.TextColumn("{task.description}"))
        self.deadline = deadline

    def __call__(self, tally: FuzzTally) -> None:
        if self.due():
            left = max(0.0, self.deadline - time.monotonic())
            self.show(f"{counts(tally)}, {tally.speed():,.0f} games/s, {left:.0f} s left")


def counts(tally: FuzzTally) -> str:
    return f"{tally.games:,} game{'' if tally.games == 1 else 's'}, {tally.decisions:,} decisions"


def summary(tally: FuzzTally, failed: BrokenGame | None) -> str:
    return f"{counts(tally)}, {'no law' if failed is None else '1 law'} broken"


def sentence(record: Record, broken: LawBroken) -> str:
    """The set-up of a game, and the law that it broke."""
    header = record.header
    chosen = [f"{name} {value}" for name, value in header.chosen.items()]
    return printable(f"{', '.join([header.game, f'{header.players} players', *chosen])}: {broken}")
