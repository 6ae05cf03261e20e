"""The table's side of the protocol for programs that play; docs/bot-protocol.md describes it."""

import time
from dataclasses import dataclass

from bottega.bots.bot import Budget
from bottega.bots.external.failure import BotFault
from bottega.bots.external.process import Process, shortened

VERSION = 1


@dataclass(frozen=True)
class ProgramLimits:
    """How many seconds a program has."""

    start: float = 30.0  # to say that it is ready
    move: float = 30.0  # for a decision, if its budget names no time
    grace: float = 1.0  # to answer after `stop`
    leave: float = 0.5  # to end after `quit`, and again after being terminated


LIMITS = ProgramLimits()


class Program:
    """A running program that has said hello."""

    def __init__(self, name: str, command: tuple[str, ...], limits: ProgramLimits = LIMITS) -> None:
        self.command = command
        self.limits = limits
        self.title = name
        self.took = 0.0  # seconds for the last answer
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
            word, rest = first_word(said)
            if word == "ready":
                return
            if word == "bestmove":
                raise self.stray()
            if word == "error":
                raise self.process.failed("crash", shortened(rest))
            what, name = first_word(rest)
            if (word, what) == ("id", "name") and name:
                self.title = shortened(name)
        asked = line.split()[0]
        raise self.process.failed("timeout", f"not ready within {self.limits.start:g} s of {asked!r}; does it flush?")

    def new_game(self, line: str) -> None:
        """Announce a game; what was said before belongs to the last one."""
        self.overhear()
        self.get_ready(line)

    def ask(self, lines: list[str], budget: Budget) -> str:
        """Send a question; the word that the program answers within its budget."""
        if "bestmove" in self.overhear():
            raise self.stray()
        seconds = budget.seconds or self.limits.move
        self.process.send(*lines, go(budget))
        began = time.monotonic()
        deadline = began + seconds
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
        self.took = time.monotonic() - began
        return answer

    def overhear(self) -> set[str]:
        """The first words of what the program said while nothing was asked; it may have given up."""
        words: set[str] = set()
        for said in self.process.waiting():
            word, rest = first_word(said)
            if word == "error":
                raise self.process.failed("crash", shortened(rest))
            words.add(word)
        return words

    def stray(self) -> BotFault:
        """A `bestmove` that answers nothing."""
        return self.process.failed("protocol", "said 'bestmove' without being asked, or a second time for one 'go'")

    def answer(self, deadline: float) -> str | None:
        """The next answer, or None if there is none until the deadline."""
        while (said := self.process.hear(deadline)) is not None:
            word, rest = first_word(said)
            if word == "bestmove":
                if not rest:
                    raise self.process.failed("protocol", "said 'bestmove' without a move")
                return rest.split()[0]
            if word == "error":
                raise self.process.failed("crash", shortened(rest))
        return None


def first_word(line: str) -> tuple[str, str]:
    """A line's first word and the rest, with any blanks between them."""
    word, *rest = line.split(None, 1) or [""]
    return word, "".join(rest)


def go(budget: Budget) -> str:
    """The line that starts the clock."""
    line = "go"
    if budget.seconds:
        line += f" time {max(1, round(1000 * budget.seconds))}"
    if budget.iterations:
        line += f" iterations {budget.iterations}"
    return line
