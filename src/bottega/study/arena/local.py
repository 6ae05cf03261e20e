"""Games on this computer, in processes that each play one at a time."""

import os
import signal
from collections.abc import Callable, Iterator
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from traceback import format_exc

from bottega.core.errors import BottegaError
from bottega.study.arena.playing import Hall, Played, play
from bottega.study.arena.schedule import Fixture

TICK = 0.2  # seconds between two looks whether somebody wants to stop
TRIES = 2
LEAVE = 5.0  # seconds for a process to say goodbye to its bots

Next = Callable[[], Fixture | None]
Stopped = Callable[[], bool]


class PlayerLost(BottegaError):
    """A process that plays games has ended, and so has the contest."""


class Desk:
    """A process that plays games; started anew where the system has ended it."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.fixture: Fixture | None = None
        self.tries = 0
        self.start()

    def start(self) -> None:
        """A fresh process: nothing of ours is shared with it, so it ends when we do."""
        context = get_context("spawn")
        self.pipe, end = context.Pipe()
        self.process = context.Process(target=sit, args=(self.hall, end), daemon=True)
        before = signal.signal(signal.SIGINT, signal.SIG_IGN)  # which it inherits: Ctrl-C is for the arena
        try:
            self.process.start()
        finally:
            signal.signal(signal.SIGINT, before)
        end.close()

    def give(self, fixture: Fixture) -> None:
        """Let it play a game."""
        self.fixture = fixture
        self.tries = 1
        with suppress(OSError):  # it has ended: `hear` will find out
            self.pipe.send(fixture)

    def hear(self) -> Played | None:
        """How its game ended; None if the process was lost, and the game begun again."""
        try:
            said: Played | tuple[Exception, str] = self.pipe.recv()
        except (EOFError, OSError):
            self.begin_again()
            return None
        if isinstance(said, tuple):
            error, trace = said
            error.add_note(trace)
            raise error
        self.fixture = None
        return said

    def begin_again(self) -> None:
        """A process can be ended for want of memory; the second time we give up."""
        assert self.fixture is not None
        self.process.join()
        if self.tries == TRIES:
            seats = ",".join(self.fixture.seats)
            raise PlayerLost(
                f"the process that played {seats} ended with exit code {self.process.exitcode}, twice; "
                "one of these bots may be the cause, or memory is short: try without it, or fewer --jobs"
            )
        self.pipe.close()
        self.start()
        self.tries += 1
        self.pipe.send(self.fixture)

    def leave(self) -> None:
        """Nothing more is asked: a process that has no game ends by itself, and lets its bots go."""
        self.pipe.close()
        if self.fixture is not None:
            self.process.kill()

    def end(self) -> None:
        """Let it leave, and see that it has."""
        self.leave()
        self.process.join(LEAVE)
        self.process.kill()
        self.process.join()


def sit(hall: Hall, pipe: Connection) -> None:
    """Play what is asked for, until nobody asks."""
    os.dup2(2, 1)  # what a bot prints is no result
    game = hall.game()
    with suppress(EOFError, OSError):
        while True:
            fixture: Fixture = pipe.recv()
            try:
                pipe.send(play(hall, game, fixture))
            except Exception as error:  # not a bot's, but ours
                pipe.send((error, format_exc()))


def play_all(hall: Hall, jobs: int, next_fixture: Next, stopped: Stopped) -> Iterator[Played | None]:
    """Play until there is no fixture left or somebody stops: the games as they end, None where a moment has passed."""
    desks: list[Desk] = []
    try:
        while not stopped():
            give_work(hall, desks, jobs, next_fixture)
            busy = {desk.pipe: desk for desk in desks if desk.fixture is not None}
            if not busy:
                return
            heard, lost = hear_all([busy[pipe] for pipe in wait(list(busy), TICK) if isinstance(pipe, Connection)])
            if not stopped():
                yield from heard or [None]
            if lost is not None:
                raise lost
    finally:
        for desk in desks:
            desk.leave()  # all at the same time
        for desk in desks:
            desk.end()


def hear_all(desks: list[Desk]) -> tuple[list[Played | None], PlayerLost | None]:
    """What they say; whoever is lost takes nothing of the others along."""
    heard: list[Played | None] = []
    lost: PlayerLost | None = None
    for desk in desks:
        try:
            heard.append(desk.hear())
        except PlayerLost as error:
            lost = error
    return heard, lost


def give_work(hall: Hall, desks: list[Desk], jobs: int, next_fixture: Next) -> None:
    """A game for everybody who has none; more desks while there are games for them."""
    idle = [desk for desk in desks if desk.fixture is None]
    while idle or len(desks) < jobs:
        fixture = next_fixture()
        if fixture is None:
            return
        if not idle:
            desks.append(Desk(hall))
            idle.append(desks[-1])
        idle.pop().give(fixture)
