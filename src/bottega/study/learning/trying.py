"""What a net must prove before it counts: games against the bots that play without it, each deal from both seats."""

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import NamedTuple

from bottega.bots.net import net_in
from bottega.bots.search import SearchBot
from bottega.bots.seats import play_out, read_budget
from bottega.bots.tuning import Tuning, table_of, tuning_of
from bottega.core.rng import derive
from bottega.games import find_game
from bottega.study.arena.sequential import MORE, OPEN, Rule, Watch
from bottega.workers.pool import run_tasks

ENOUGH = 0.52  # of all games, where the sequential test has not decided


class Trial(NamedTuple):
    """The net's file and what is played; plain data, so that worker processes can be told."""

    game: str
    net: Path
    bot: str  # search@ITERATIONS
    sets: tuple[str, ...]
    seed: int


class Standing(NamedTuple):
    """What the net has made of so many games; is it clear?"""

    games: int
    won: float
    lead: float
    verdict: str

    @property
    def accepted(self) -> bool:
        return self.verdict == MORE or (self.verdict == OPEN and self.won > ENOUGH * self.games)


def deal(trial: Trial, number: int) -> tuple[float, float]:
    """What the net wins of a deal's two games, and its lead in both together."""
    game = find_game(trial.game)
    net = net_in(trial.net.read_text("utf-8"), game.outlook_names())
    budget = read_budget(trial.bot.partition("@")[2])
    modules = trial.sets[number % len(trial.sets)]
    seed = int(derive(trial.seed, number))
    won, lead = 0.0, 0.0
    for own in (0, 1):
        s = game.new(2, seed, {} if modules == "none" else {"modules": modules})
        tunings = [tuning_of(game), tuning_of(game)]
        tunings[own] = Tuning(game, table_of(game), net)
        bots = [SearchBot("search", int(derive(seed, 1 + seat)), budget, tunings[seat]) for seat in (0, 1)]
        play_out(game, s, list(bots), seed)
        result = game.result(s)
        won += result.share(own)
        lead += result.lead(own)
    return won, lead


def contest(trial: Trial, games: int, jobs: int) -> Iterator[Standing]:
    """Deal after deal, in their order, until it is clear or all are played."""
    watch = Watch(Rule())
    early: dict[int, tuple[float, float]] = {}
    won, lead, done = 0.0, 0.0, 0
    for number, ended in run_tasks(partial(deal, trial), range((games + 1) // 2), jobs):
        early[number] = ended
        while done in early and watch.verdict == OPEN:
            shares, leads = early.pop(done)
            watch.add(shares / 2)
            won, lead, done = won + shares, lead + leads, done + 1
            yield Standing(2 * done, won, lead / (2 * done), watch.verdict)
        if watch.verdict != OPEN:
            return
