"""Random games over random set-ups, under all laws; the first that breaks one is cut to the shortest record."""

import itertools
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import cache, partial
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, NamedTuple

from bottega.core import laws
from bottega.core.errors import BadRecord, BadSetup
from bottega.core.game import Game
from bottega.core.laws import LawBroken
from bottega.core.match import Match
from bottega.core.record import Header, Record
from bottega.core.rng import Random, derive
from bottega.games import find_game
from bottega.workers.interrupts import Stopped
from bottega.workers.pool import run_tasks
from bottega.workers.worker import WorkerLost, start

PATIENCE = 60.0  # seconds a process may play one game
PATIENCE_WITH_A_MOVE = 10.0
TRIES = 50  # seeds with which a simpler set-up is tried


class FuzzPlan(NamedTuple):
    """What to play; plain data, so that worker processes can be told."""

    names: tuple[str, ...]
    table: Path | None
    seed: int
    deadline: float  # of the monotonic clock
    find: Callable[[str, Path | None], Game[Any]] = find_game

    def games(self) -> list[Game[Any]]:
        return [self.find(name, self.table) for name in self.names]


class BrokenGame(NamedTuple):
    """A game that broke a law, as plain data."""

    number: int
    game: str
    players: int
    seed: int
    chosen: dict[str, str]
    moves: list[tuple[int, str]]
    broken: LawBroken
    deadly: bool = False  # whoever plays it again may die or wait for ever

    def record(self, game: Game[Any]) -> Record:
        return Record(laws.header(game, self.players, self.seed, self.chosen), self.moves, None)


class FuzzTally:
    """What has been played so far."""

    def __init__(self) -> None:
        self.began = time.monotonic()
        self.games = 0
        self.decisions = 0

    def add(self, decisions: int) -> None:
        self.games += 1
        self.decisions += decisions

    def speed(self) -> float:
        """Games a second."""
        return self.games / max(time.monotonic() - self.began, 0.001)


# --- a game


def play_game(games: list[Game[Any]], seed: int, number: int) -> tuple[int, BrokenGame | None]:
    """Play a game under all laws: its decisions, and how it broke one."""
    game = pick(games, seed, number)
    header = laws.header(game, game.player_counts[0], int(derive(seed, number)), {})
    moves: list[tuple[int, str]] = []
    try:
        with laws.after_move(0):
            header = set_up(game, seed, number)
            match = Match(game, header)
        moves = match.moves
        laws.check_along(match, laws.play_randomly(match, laws.MOST + 1), laws.MOST, laws.OFTEN)
    except LawBroken as broken:
        return len(moves), BrokenGame(number, game.name, header.players, header.seed, header.chosen, moves, broken)
    return len(moves), None


def pick(games: list[Game[Any]], seed: int, number: int) -> Game[Any]:
    """Which game is played under that number."""
    return games[Random(derive(seed, number)).below(len(games))]


def set_up(game: Game[Any], seed: int, number: int) -> Header:
    """The random set-up of that number, as the header of a record."""
    own = int(derive(seed, number))
    dice = Random(derive(own, 0))
    for _try in range(1000):
        players = game.player_counts[dice.below(len(game.player_counts))]
        chosen = game.random_choices(dice)
        if possible(game, players, chosen):
            return laws.header(game, players, own, chosen)
    raise BadSetup(f"no random choices of {game.name} go together")


def possible(game: Game[Any], players: int, chosen: dict[str, str]) -> bool:
    """Can the game be set up like this?"""
    try:
        game.complete(players, 0, chosen)
    except BadSetup:
        return False
    return True


# --- many games


def fuzz(
    plan: FuzzPlan, jobs: int, progress: Callable[[FuzzTally], None], stopped: Stopped
) -> tuple[FuzzTally, BrokenGame | None]:
    """Play until the time is over, somebody stops it or a law breaks, on several processes if asked.

    Each game follows from the seed and its number alone.
    """
    tally = FuzzTally()

    def look() -> bool:
        progress(tally)
        return stopped()

    try:
        for _number, (decisions, failed) in run_tasks(partial(play_number, plan), numbers(plan), jobs, PATIENCE, look):
            tally.add(decisions)
            if failed is not None:
                return tally, failed
    except WorkerLost as lost:
        return tally, trace(plan, lost)
    return tally, None


def numbers(plan: FuzzPlan) -> Iterator[int]:
    """The games to play: the first, and more while there is time."""
    yield 0
    for number in itertools.count(1):
        if time.monotonic() >= plan.deadline:
            return
        yield number


def play_number(plan: FuzzPlan, number: int) -> tuple[int, BrokenGame | None]:
    """Play the game of that number, in whatever process this is."""
    return play_game(games_of(plan), plan.seed, number)


@cache
def games_of(plan: FuzzPlan) -> list[Game[Any]]:
    """A process makes the games once."""
    return plan.games()


# --- a game whose player got lost


def trace(plan: FuzzPlan, lost: WorkerLost) -> BrokenGame:
    """Play a lost game once more, and note every move before it is played."""
    number = lost.task
    assert isinstance(number, int)
    process, pipe = start(tell_moves, plan, number)
    moves: list[tuple[int, str]] = []
    with suppress(EOFError):
        while pipe.poll(PATIENCE_WITH_A_MOVE):
            moves.append(pipe.recv())
    process.kill()
    process.join()
    header = set_up(pick(plan.games(), plan.seed, number), plan.seed, number)
    if lost.late:
        broken = LawBroken("games end", f"nothing happens for {PATIENCE:.0f} seconds", len(moves))
    else:
        broken = LawBroken(laws.CRASH, f"the process that played it {lost.how}", len(moves))
    return BrokenGame(number, header.game, header.players, header.seed, header.chosen, moves, broken, deadly=True)


def tell_moves(plan: FuzzPlan, number: int, pipe: Connection) -> None:
    """Play a game, and tell every move before it is played."""
    game = pick(plan.games(), plan.seed, number)
    match = Match(game, set_up(game, plan.seed, number))
    for move in laws.random_moves(match):
        pipe.send((int(match.position.to_move()), game.write(match.position, move)))
        match.push(move)


# --- shrinking


class FailingRecord(NamedTuple):
    """A record that breaks a law."""

    record: Record
    broken: LawBroken


def shrink(game: Game[Any], record: Record, late: Stopped) -> FailingRecord | None:
    """The shortest failing record that can be found before it is late; none if this one does not fail again."""
    best = cut(game, record, late)
    while best is not None:
        better = next(others(game, best, late), None)
        if better is None:
            break
        best = better
    return best


def others(game: Game[Any], best: FailingRecord, late: Stopped) -> Iterator[FailingRecord]:
    """Records that fail alike: of simpler set-ups if they are not longer, of other seeds if they are shorter."""
    header, length = best.record.header, len(best.record.moves)
    for players, chosen in [*simpler(game, header), (header.players, header.chosen)]:
        most = length - 1 if (players, chosen) == (header.players, header.chosen) else length
        for number in range(TRIES if most >= 0 else 0):
            if late():
                return
            seed = int(derive(header.seed, number)) if number else header.seed
            failing = attempt(game, laws.header(game, players, seed, chosen), most, best.broken, late)
            if failing is not None:
                yield failing


def simpler(game: Game[Any], header: Header) -> list[tuple[int, dict[str, str]]]:
    """Set-ups with fewer players, or with a simpler choice."""
    fewer = [(players, header.chosen) for players in game.player_counts if players < header.players]
    plainer = [(header.players, chosen) for chosen in game.simpler_choices(header.chosen)]
    return [(players, chosen) for players, chosen in fewer + plainer if possible(game, players, chosen)]


def attempt(game: Game[Any], header: Header, most: int, like: LawBroken, late: Stopped) -> FailingRecord | None:
    """A random game of at most so many moves, if it fails like another."""
    moves: list[tuple[int, str]] = []
    try:
        match = laws.begin(game, header)
        moves = match.moves
        laws.check_along(match, laws.play_randomly(match, most))
    except LawBroken as broken:
        return cut(game, Record(header, moves, None), late) if alike(broken, like) else None
    except BadRecord:
        return None
    return None


def cut(game: Game[Any], record: Record, late: Stopped) -> FailingRecord | None:
    """The shortest beginning of a record that fails like the whole."""
    broken = failing(game, record)
    if broken is None:
        return None
    best = FailingRecord(record, broken)
    low, high = 0, len(record.moves)
    length = high if broken.at is None else min(broken.at, high)
    while low < high and not late():
        beginning = Record(record.header, record.moves[:length], None)
        again = failing(game, beginning)
        if again is not None and alike(again, broken):
            best, high = FailingRecord(beginning, again), length
        else:
            low = length + 1
        length = (low + high) // 2
    return best


def alike(one: LawBroken, other: LawBroken) -> bool:
    """Do two failures have the same law, and the same kind of crash?"""
    return one.law == other.law and (one.law != laws.CRASH or one.what.split(":")[0] == other.what.split(":")[0])


def failing(game: Game[Any], record: Record) -> LawBroken | None:
    """The law a record breaks, if any."""
    try:
        laws.check_record(game, record)
    except LawBroken as broken:
        return broken
    except BadRecord:
        return None
    return None
