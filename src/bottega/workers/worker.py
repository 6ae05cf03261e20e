"""A process that carries out tasks for us, one at a time.

It is a fresh interpreter and shares nothing with us, so it knows no more than it is told, and ends when we do.
"""

import os
import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from multiprocessing.resource_tracker import ensure_running
from traceback import format_exc
from typing import Any, Generic, TypeVar

from bottega.core.errors import BottegaError

INTERRUPTS = {signal.SIGINT}
LEAVE = 5.0  # seconds for a process to say goodbye to what it has started itself

T = TypeVar("T")
R = TypeVar("R")


class WorkerLost(BottegaError):
    """A process ended in the middle of a task, or did not come to its end in time."""

    def __init__(self, task: object, how: str, late: bool = False) -> None:
        super().__init__(f"a process at work {how}; memory may be short: try again, or with fewer --jobs")
        self.task = task
        self.how = how
        self.late = late


class Worker(Generic[T, R]):
    """A process, the pipe to it, and the task it works on."""

    def __init__(self, work: Callable[[T], R], nice: int = 0) -> None:
        self.process, self.pipe = start(carry_out, work, nice=nice)
        self.task: T | None = None
        self.tries = 0  # how often the task was begun
        self.silent = 0.0  # seconds since then
        self.ending = threading.Lock()

    def send(self, task: T) -> None:
        """Let it work on a task."""
        self.task = task
        self.tries = 1
        self.silent = 0.0
        with suppress(OSError):  # it has ended: `receive` will find out
            self.pipe.send(task)

    def receive(self) -> R:
        """What came of its task; what the work raised is raised here."""
        try:
            well, answer = self.pipe.recv()
        except (EOFError, OSError):
            self.process.join(LEAVE)
            raise WorkerLost(self.task, f"ended with exit code {self.process.exitcode}") from None
        self.task = None
        if not well:
            raise answer
        result: R = answer
        return result

    def ask(self, task: T, seconds: float) -> R:
        """What comes of a task within so many seconds; if anything goes wrong the process is ended."""
        try:
            self.send(task)
            if not self.pipe.poll(seconds):
                raise self.late(seconds)
            return self.receive()
        except BaseException:
            self.kill()
            raise

    def late(self, seconds: float) -> WorkerLost:
        return WorkerLost(self.task, f"has not answered within {seconds:g} s", late=True)

    def leave(self) -> None:
        """Nothing more is asked: without a task the process ends by itself, and ends what it has started."""
        if self.task is None:
            self.pipe.close()
        else:
            self.process.kill()

    def end(self) -> None:
        """Let it leave, and see that it has."""
        self.leave()
        self.process.join(LEAVE)
        self.kill()

    def kill(self) -> None:
        """End it at once."""
        with self.ending:
            self.process.kill()
            self.process.join()
            self.pipe.close()


def start(target: Callable[..., None], *args: object, nice: int = 0) -> tuple[SpawnProcess, Connection]:
    """A fresh process that runs `target` with a pipe as its last argument, and our end of that pipe."""
    context = get_context("spawn")
    pipe, theirs = context.Pipe()
    process = context.Process(target=begin, args=(nice, target, *args, theirs), daemon=True)
    with interrupts_held():
        process.start()
    theirs.close()
    return process, pipe


@contextmanager
def interrupts_held() -> Iterator[None]:
    """Ctrl-C waits until later; a process that is started here inherits that, and may say that it is not for it."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    ensure_running()  # multiprocessing's helper process; to start it lets Ctrl-C through again
    before = signal.pthread_sigmask(signal.SIG_BLOCK, INTERRUPTS)
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


# --- in the process


def begin(nice: int, target: Callable[..., None], *args: Any) -> None:
    """What every process does first."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever started us ends us
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, INTERRUPTS)
    os.dup2(2, 1)  # what somebody prints is no result
    if nice and hasattr(os, "nice"):
        os.nice(nice)
    target(*args)


def carry_out(work: Callable[[T], R], pipe: Connection) -> None:
    """Carry out tasks until nobody asks."""
    with suppress(EOFError, OSError):
        while True:
            pipe.send(outcome(work, pipe.recv()))


def outcome(work: Callable[[T], R], task: T) -> tuple[bool, R | Exception]:
    """Whether a task went well, and what came of it."""
    try:
        return True, work(task)
    except Exception as error:
        error.add_note(format_exc())
        return False, error
