"""Programs that wait for their next game, so that each is started once and not for every game.

All that this process has started is ended when it ends.
"""

import atexit
import os
import threading

from bottega.bots.external.program import Program, ProgramLimits
from bottega.bots.external.reaper import REAPER

MOST_IDLE = 4  # programs of one command that are kept; no table seats more


class ProgramPool:
    """The idle programs by their commands, and all that live."""

    def __init__(self) -> None:
        self.clear()

    def clear(self) -> None:
        """Know of no program; in a forked process they are the parent's."""
        self.lock = threading.RLock()  # a bot may be let go at any moment, also while we hold it
        self.idle: dict[tuple[str, ...], list[Program]] = {}
        self.living: set[Program] = set()

    def lend(self, name: str, command: tuple[str, ...], limits: ProgramLimits) -> Program:
        """A program that waits for a game, or a new one."""
        with self.lock:
            waiting = self.idle.get(command, [])
            while waiting:
                program = waiting.pop()
                if program.process.running():
                    program.limits = limits
                    return program
                self.kill(program)
        program = Program(name, command, limits)
        self.living.add(program)
        return program

    def give_back(self, program: Program) -> None:
        """Keep a program for the next game, if it can play one and there are not too many."""
        with self.lock:
            waiting = self.idle.setdefault(program.command, [])
            if len(waiting) < MOST_IDLE and program.process.running():
                waiting.append(program)
                return
        self.end(program)

    def end(self, program: Program) -> None:
        """Let a program go."""
        self.living.discard(program)
        if program.process.owner == os.getpid():
            program.process.end(program.limits.leave)

    def kill(self, program: Program) -> None:
        """End a program that failed or was interrupted."""
        self.living.discard(program)
        if program.process.owner == os.getpid():
            program.process.kill()

    def end_all(self) -> None:
        """End everything that was started here, the reaper last."""
        programs = list(self.living)
        self.idle.clear()
        for program in programs:
            program.process.send("quit")  # all of them at the same time
        for program in programs:
            self.end(program)
        REAPER.leave()


PROGRAMS = ProgramPool()

atexit.register(PROGRAMS.end_all)
if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=PROGRAMS.clear)
