"""Sintra with a broken rule; `python -m tests.study.broken RULE WORDS...` is the command line with it."""

import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64

from bottega.core.kernel import Step
from bottega.core.messages import Message
from bottega.games.sintra.decision import TURN
from bottega.games.sintra.state import Sintra
from bottega.games.sintra.steps import STEPS
from bottega.study import fuzz

WHOLE: Step[Any] = STEPS[TURN]


class Whole(Step[Sintra]):
    """A turn as it should be."""

    def moves(self) -> vec[i64]:
        return WHOLE.moves()

    def options(self, s: Sintra, who: i64, arg: i64) -> vec[i64]:
        return WHOLE.options(s, who, arg)

    def run(self, s: Sintra, who: i64, arg: i64) -> None:
        WHOLE.run(s, who, arg)

    def take(self, s: Sintra, who: i64, arg: i64, move: i64) -> None:
        if s.round == 1:
            self.go_wrong(s)
        WHOLE.take(s, who, arg, move)

    def question(self, s: Sintra, who: i64, arg: i64) -> Message:
        return WHOLE.question(s, who, arg)

    def write(self, s: Sintra, who: i64, arg: i64, move: i64) -> str:
        return WHOLE.write(s, who, arg, move)

    def explain(self, s: Sintra, who: i64, arg: i64, move: i64) -> Message:
        return WHOLE.explain(s, who, arg, move)

    def target(self, s: Sintra, who: i64, arg: i64, move: i64) -> str:
        return WHOLE.target(s, who, arg, move)

    def rule(self, s: Sintra, who: i64, arg: i64) -> str:
        return WHOLE.rule(s, who, arg)

    def go_wrong(self, s: Sintra) -> None:
        """What happens in the second round."""


class Thief(Whole):
    """The tower is empty from the second round on."""

    def go_wrong(self, s: Sintra) -> None:
        s.tower = 0


class Twice(Whole):
    """From the second round on, the first option stands there twice."""

    def options(self, s: Sintra, who: i64, arg: i64) -> vec[i64]:
        moves = WHOLE.options(s, who, arg)
        return append(moves, moves[0]) if s.round == 1 else moves


class Crash(Whole):
    def go_wrong(self, s: Sintra) -> None:
        raise IndexError("no such\nwindow")


class Death(Whole):
    """The whole process ends."""

    def go_wrong(self, s: Sintra) -> None:
        os._exit(3)


class Sleep(Whole):
    """Nothing happens any more."""

    def go_wrong(self, s: Sintra) -> None:
        time.sleep(1000)


@contextmanager
def broken(rule: str) -> Iterator[None]:
    """Sintra is played by a broken rule."""
    STEPS[TURN] = RULES[rule]
    try:
        yield
    finally:
        STEPS[TURN] = WHOLE


RULES = {"thief": Thief(), "twice": Twice(), "crash": Crash(), "death": Death(), "sleep": Sleep()}

if __name__ == "__mp_main__":  # a process that the command has started
    STEPS[TURN] = RULES[sys.argv[1]]

if __name__ == "__main__":
    from bottega.cli import main

    sys.path.append(str(Path(__file__).parents[2]))  # where its processes find us
    if sys.argv[1] == "sleep":  # it is waited for in vain
        fuzz.PATIENCE = fuzz.PATIENCE_WITH_A_MOVE = 3.0
    fuzz.TRIES = 5
    with broken(sys.argv[1]):
        sys.exit(main(sys.argv[2:]))
