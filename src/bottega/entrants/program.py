"""The table's side of the protocol for programs that play; docs/bot-protocol.md describes it."""

import time
from dataclasses import dataclass

from bottega.bots.bot import Budget
from bottega.entrants.process import Process, shortened

VERSION = 1


@dataclass(frozen=True)
class Limits:
    """How many seconds a program has."""

    start: float = 30.0  # to say that it is ready
    move: float = 30.0  # for a decision, if its budget names no time
    grace: float = 1.0  # to answer after `stop`
    leave: float = 0.5  # to end after `quit`, and again after being terminated


LIMITS = Limits()


class Program:
    """A running program that has said hello."""

    def __init__(self, name: str, command: tuple[str, ...], limits: Limits = LIMITS) -> None:
        self.command = command
        self.limits = limits
        self.title = name
        self.process = Process(name, command)
        try:
            self.get_ready(f"bottega {VERSION}")
        except BaseException:
            self.process.kill()
            raise

    def get_ready(self, line: str) -> None:
        """Say something that is answered with `ready`."""
        self.process.send(line)
        deadline = time.monotonic() + self.limits.start
        while (said := self.process.hear(deadline)) is not None:
            word, _, rest = said.partition(" ")
            if word == "ready":
                return
            if word == "bestmove":
                raise self.process.failed("protocol", "answered before it was asked")
            if word == "error":
                raise self.process.failed("crash", shortened(rest))
            if said.startswith("id name "):
                self.title = shortened(said.removeprefix("id name ").strip())
        asked = line.split()[0]
        raise self.process.failed("timeout", f"not ready within {self.limits.start:g} s of {asked!r}; does it flush?")

    def new_game(self, line: str) -> None:
        """Announce a game; what was said before belongs to the last one."""
        self.process.waiting()
        self.get_ready(line)

    def ask(self, lines: list[str], budget: Budget) -> str:
        """Send a question; the word that the program answers within its budget."""
        if any(said.split(" ")[0] == "bestmove" for said in self.process.waiting()):
            raise self.process.failed("protocol", "answered without being asked")
        seconds = budget.seconds or self.limits.move
        self.process.send(*lines, go(budget))
        deadline = time.monotonic() + seconds
        answer = self.answer(deadline)
        if answer is None:
            self.process.send("stop")
            deadline += self.limits.grace
            answer = self.answer(deadline)
        if answer is None:
            raise self.process.failed(
                "timeout", f"no answer within {seconds:g} s, nor within {self.limits.grace:g} s of 'stop'"
            )
        if not self.process.has_read(self.limits.grace):
            raise self.process.failed("protocol", "answered before it had read the question")
        return answer

    def answer(self, deadline: float) -> str | None:
        """The next answer, or None if there is none until the deadline."""
        while (said := self.process.hear(deadline)) is not None:
            word, _, rest = said.partition(" ")
            if word == "bestmove":
                if not rest.strip():
                    raise self.process.failed("protocol", "said 'bestmove' without a move")
                return rest.split()[0]
            if word == "error":
                raise self.process.failed("crash", shortened(rest))
        return None


def go(budget: Budget) -> str:
    """The line that starts the clock."""
    line = "go"
    if budget.seconds:
        line += f" time {max(1, round(1000 * budget.seconds))}"
    if budget.iterations:
        line += f" iterations {budget.iterations}"
    return line
