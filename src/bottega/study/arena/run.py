"""A contest from its first game to its last, or to Ctrl-C."""

import os
import time
from contextlib import nullcontext
from datetime import timedelta
from pathlib import Path
from typing import Self

from rich import progress
from rich.console import Console

from bottega.study.arena import cluster, local
from bottega.study.arena.playing import Hall
from bottega.study.arena.report import Report, make_report
from bottega.study.arena.results import Keeper, Results
from bottega.study.arena.sequential import Rule
from bottega.study.arena.tournament import Tournament
from bottega.study.fuzz import interrupts_noted

REFRESH = 0.2  # seconds between two changes of the bar


class Bar:
    """A progress bar with the time left, if somebody looks."""

    def __init__(self, console: Console, done: int, left: int) -> None:
        self.began = time.monotonic()
        self.shown = 0.0
        self.done = 0
        self.known = done
        self.line = progress.Progress(
            progress.TextColumn("playing"),
            progress.BarColumn(),
            progress.MofNCompleteColumn(),
            progress.TextColumn("{task.description}"),
            console=console,
            auto_refresh=False,  # no thread: it would draw over the last lines
            transient=True,
            disable=not console.is_terminal,
        )
        self.task = self.line.add_task("", total=done + left, completed=done)

    def __enter__(self) -> Self:
        self.line.start()
        return self

    def __exit__(self, *_error: object) -> None:
        self.line.stop()

    def show(self, done: int, left: int) -> None:
        """So many games of this run are done, so many may be left."""
        now = time.monotonic()
        if now < self.shown + REFRESH:
            return
        self.shown = now
        seconds = (now - self.began) / done * left if done else 0.0
        words = f"{timedelta(seconds=round(seconds))} left" if done else ""
        self.line.update(
            self.task, completed=self.known + done, total=self.known + done + left, description=words, refresh=True
        )


def run(
    hall: Hall,
    games: int,
    rule: Rule | None,
    before: Results | None,
    results: Path | None,
    jobs: int | None,
    ray: str | None,
    console: Console,
) -> Report:
    """Play what is not known yet; the report on all games."""
    contest = hall.contest
    tournament = Tournament(contest, games, rule)
    for played in () if before is None else before.games:
        tournament.take(played)
    stops = () if before is None else before.stops
    known = len(tournament.known)
    keeper = nullcontext() if results is None else Keeper(results, contest)
    with interrupts_noted() as stopped, keeper as kept, Bar(console, known, tournament.left()) as bar:
        if rule is not None and rule not in stops:
            stops = (*stops, rule)
            if kept is not None:
                kept.looks(rule)
        if ray is None:
            played_now = local.play_all(hall, jobs or cores(), tournament.next, stopped)
        else:
            played_now = cluster.play_all(hall, ray, tournament.next, stopped)
        lost = ""
        try:
            for ended in played_now:
                if ended is not None:
                    if kept is not None:
                        kept.keep(ended)
                    tournament.take(ended)
                bar.show(len(tournament.known) - known, tournament.left())
        except local.PlayerLost as error:
            lost = str(error)
    complete = tournament.left() == 0
    return make_report(
        contest,
        tournament.counted(),
        tournament.known.values(),
        tournament.planned,
        rule,
        tournament.verdicts(),
        complete,
        stops,
        lost,
    )


def cores() -> int:
    """How many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
