"""Random games over random set-ups, under all laws; the first that breaks one is cut to the shortest record."""

import itertools
import signal
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from multiprocessing import Pipe, Process
from multiprocessing.connection import Connection, wait
from pathlib import Path
from types import FrameType
from typing import Any, NamedTuple

from bottega.core import laws
from bottega.core.errors import BadRecord, BadSetup
from bottega.core.game import Game
from bottega.core.laws import LawBroken
from bottega.core.match import Match
from bottega.core.record import Header, Record
from bottega.core.rng import Random, derive
from bottega.games import find_game
from bottega.study.simulate import ignore_interrupts

PATIENCE = 60.0  # seconds a process may play one game
PATIENCE_WITH_A_MOVE = 10.0
TICK = 0.1  # seconds between two looks at the processes
TRIES = 50  # seeds with which a simpler set-up is tried

Stopped = Callable[[], bool]


class Plan(NamedTuple):
    """What to play; plain data, so that worker processes can be told."""

    names: tuple[str, ...]
    table: Path | None
    seed: int
    deadline: float  # of the monotonic clock
    find: Callable[[str, Path | None], Game[Any]] = find_game

    def games(self) -> list[Game[Any]]:
        return [self.find(name, self.table) for name in self.names]


class Failure(NamedTuple):
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


class Tally:
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


@contextmanager
def interrupts_noted() -> Iterator[Stopped]:
    """Ctrl-C is noted, and raised nowhere, so that nothing is lost."""
    noted: list[int] = []

    def note(number: int, _frame: FrameType | None) -> None:
        noted.append(number)

    before = signal.signal(signal.SIGINT, note)
    try:
        yield lambda: bool(noted)
    finally:
        signal.signal(signal.SIGINT, before)


# --- a game


def play_game(games: list[Game[Any]], seed: int, number: int) -> tuple[int, Failure | None]:
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
        return len(moves), Failure(number, game.name, header.players, header.seed, header.chosen, moves, broken)
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


def fuzz(plan: Plan, jobs: int, progress: Callable[[Tally], None], stopped: Stopped) -> tuple[Tally, Failure | None]:
    """Play until the time is over, somebody stops it or a law breaks, on several processes if asked.

    Each game follows from the seed and its number alone.
    """
    tally = Tally()
    if jobs > 1:
        return tally, watch([Worker(plan, first, jobs) for first in range(jobs)], tally, progress, stopped)
    games = plan.games()
    for number in itertools.count():
        decisions, failed = play_game(games, plan.seed, number)
        tally.add(decisions)
        progress(tally)
        if failed is not None or stopped() or time.monotonic() >= plan.deadline:
            break
    return tally, failed


class Lost(Exception):
    """A worker that died, or has said nothing for too long."""

    def __init__(self, law: str, what: str, plan: Plan, number: int) -> None:
        super().__init__(law, what)
        self.law = law
        self.what = what
        self.plan = plan
        self.number = number


class Worker:
    """A process that plays every so many-th game, and what it plays now."""

    def __init__(self, plan: Plan, first: int, step: int) -> None:
        self.plan = plan
        self.playing = first
        self.step = step
        self.silent = 0.0
        self.process, self.pipe = start(work, plan, first, step)

    def hear(self) -> tuple[int, Failure | None] | None:
        """How its game went; nothing when it has done its work."""
        try:
            said: tuple[int, Failure | None] | None = self.pipe.recv()
        except EOFError:
            self.process.join()
            what = f"the process that played it ended with exit code {self.process.exitcode}"
            raise Lost(laws.CRASH, what, self.plan, self.playing) from None
        self.playing += self.step
        self.silent = 0.0
        return said

    def wait(self, seconds: float) -> None:
        """It has said nothing for so long."""
        self.silent += seconds
        if self.silent > PATIENCE:
            raise Lost("games end", f"nothing happens for {PATIENCE:.0f} seconds", self.plan, self.playing)


def start(target: Callable[..., None], *args: object) -> tuple[Process, Connection]:
    """A process, and the end of the pipe at which it is heard."""
    pipe, end = Pipe(duplex=False)
    process = Process(target=target, args=(*args, end), daemon=True)
    process.start()
    end.close()
    return process, pipe


def work(plan: Plan, first: int, step: int, pipe: Connection) -> None:
    """Play every so many-th game until the time is over, and tell of each."""
    ignore_interrupts()
    games = plan.games()
    with suppress(BrokenPipeError):  # nobody listens any more
        for number in itertools.count(first, step):
            played = play_game(games, plan.seed, number)
            pipe.send(played)
            if played[1] is not None or time.monotonic() >= plan.deadline:
                break
        pipe.send(None)


def watch(workers: list[Worker], tally: Tally, progress: Callable[[Tally], None], stopped: Stopped) -> Failure | None:
    """Listen to the workers until all have done their work or a game has failed; then end them."""
    busy = list(workers)
    try:
        while busy and not stopped():
            for worker in listen(busy):
                said = worker.hear()
                if said is None:
                    busy.remove(worker)
                    continue
                tally.add(said[0])
                if said[1] is not None:
                    return said[1]
            progress(tally)
        return None
    except Lost as lost:
        return trace(lost)
    finally:
        for worker in workers:
            worker.process.kill()
            worker.process.join()


def listen(busy: list[Worker]) -> list[Worker]:
    """The workers that have something to say now."""
    began = time.monotonic()
    ready = wait([worker.pipe for worker in busy], TICK)
    passed = min(time.monotonic() - began, 2 * TICK)  # more only if somebody suspended us all
    for worker in busy:
        if worker.pipe not in ready:
            worker.wait(passed)
    return [worker for worker in busy if worker.pipe in ready]


# --- a game whose player got lost


def trace(lost: Lost) -> Failure:
    """Play a lost game once more, and note every move before it is played."""
    plan, number = lost.plan, lost.number
    process, pipe = start(tell_moves, plan, number)
    moves: list[tuple[int, str]] = []
    with suppress(EOFError):
        while pipe.poll(PATIENCE_WITH_A_MOVE):
            moves.append(pipe.recv())
    process.kill()
    process.join()
    header = set_up(pick(plan.games(), plan.seed, number), plan.seed, number)
    broken = LawBroken(lost.law, lost.what, len(moves))
    return Failure(number, header.game, header.players, header.seed, header.chosen, moves, broken, deadly=True)


def tell_moves(plan: Plan, number: int, pipe: Connection) -> None:
    """Play a game, and tell every move before it is played."""
    ignore_interrupts()
    game = pick(plan.games(), plan.seed, number)
    match = Match(game, set_up(game, plan.seed, number))
    for move in laws.random_moves(match):
        pipe.send((int(match.position.to_move()), game.write(match.position, move)))
        match.push(move)


# --- shrinking


class Found(NamedTuple):
    """A record that breaks a law."""

    record: Record
    broken: LawBroken


def shrink(game: Game[Any], record: Record, late: Stopped) -> Found | None:
    """The shortest failing record that can be found before it is late; none if this one does not fail again."""
    best = cut(game, record, late)
    while best is not None:
        better = next(others(game, best, late), None)
        if better is None:
            break
        best = better
    return best


def others(game: Game[Any], best: Found, late: Stopped) -> Iterator[Found]:
    """Records that fail alike: of simpler set-ups if they are not longer, of other seeds if they are shorter."""
    header, length = best.record.header, len(best.record.moves)
    for players, chosen in [*simpler(game, header), (header.players, header.chosen)]:
        most = length - 1 if (players, chosen) == (header.players, header.chosen) else length
        for number in range(TRIES if most >= 0 else 0):
            if late():
                return
            seed = int(derive(header.seed, number)) if number else header.seed
            found = attempt(game, laws.header(game, players, seed, chosen), most, best.broken, late)
            if found is not None:
                yield found


def simpler(game: Game[Any], header: Header) -> list[tuple[int, dict[str, str]]]:
    """Set-ups with fewer players, or with a simpler choice."""
    fewer = [(players, header.chosen) for players in game.player_counts if players < header.players]
    plainer = [(header.players, chosen) for chosen in game.simpler_choices(header.chosen)]
    return [(players, chosen) for players, chosen in fewer + plainer if possible(game, players, chosen)]


def attempt(game: Game[Any], header: Header, most: int, like: LawBroken, late: Stopped) -> Found | None:
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


def cut(game: Game[Any], record: Record, late: Stopped) -> Found | None:
    """The shortest beginning of a record that fails like the whole."""
    broken = failing(game, record)
    if broken is None:
        return None
    best = Found(record, broken)
    low, high = 0, len(record.moves)
    length = high if broken.at is None else min(broken.at, high)
    while low < high and not late():
        beginning = Record(record.header, record.moves[:length], None)
        again = failing(game, beginning)
        if again is not None and alike(again, broken):
            best, high = Found(beginning, again), length
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
