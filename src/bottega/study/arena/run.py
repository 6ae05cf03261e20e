"""A contest from its first game to its last, or to Ctrl-C."""

import os
from collections.abc import Callable
from contextlib import nullcontext
from pathlib import Path

from bottega.study.arena import cluster, local
from bottega.study.arena.playing import ContestSetup
from bottega.study.arena.report import Report, make_report
from bottega.study.arena.results import Results, ResultWriter
from bottega.study.arena.sequential import Rule
from bottega.study.arena.tournament import Tournament
from bottega.workers.interrupts import interrupts_noted

Progress = Callable[[int, int, int], None]  # games that were known, that are done since, that may be left


def run(
    setup: ContestSetup,
    games: int,
    rule: Rule | None,
    before: Results | None,
    results: Path | None,
    jobs: int | None,
    ray: str | None,
    progress: Progress,
) -> Report:
    """Play what is not known yet; the report on all games."""
    contest = setup.contest
    tournament = Tournament(contest, games, rule)
    for played in () if before is None else before.games:
        tournament.take(played)
    stops = () if before is None else before.stops
    known = len(tournament.known)
    lost = ""
    with interrupts_noted() as stopped, nullcontext() if results is None else ResultWriter(results, contest) as writer:

        def look() -> bool:
            progress(known, len(tournament.known) - known, tournament.left())
            return stopped()

        if rule is not None and rule not in stops:
            stops = (*stops, rule)
            if writer is not None:
                writer.looks(rule)
        if ray is None:
            games_played = local.play_all(setup, jobs or cores(), tournament.to_play(), look)
        else:
            games_played = cluster.play_all(setup, ray, tournament.to_play(), look)
        try:
            for played in games_played:
                if writer is not None:
                    writer.keep(played)
                tournament.take(played)
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
