"""Bots as somebody might write them, most of them badly."""

import os
import signal
import time
from typing import Any

from bottega.bots.bot import Bot
from bottega.core.game import Game
from bottega.core.kernel import Position


class First(Bot):
    """Plays the first option, and talks."""

    def __init__(self) -> None:
        super().__init__("first")

    def choose(self, game: Game[Any], s: Position, who: int) -> int:
        print("I take the first")  # noqa: T201
        return s.options[0]


class Crash(Bot):
    """Knows no answer in its third decision."""

    def __init__(self) -> None:
        super().__init__("crash")
        self.made = 0

    def choose(self, game: Game[Any], s: Position, who: int) -> int:
        self.made += 1
        if self.made == 3:
            raise LookupError("no glass left")
        return s.options[0]


class Cheat(Bot):
    """Makes up a move."""

    def __init__(self) -> None:
        super().__init__("cheat")

    def choose(self, game: Game[Any], s: Position, who: int) -> int:
        return 9999


class Slow(Bot):
    """Never finishes thinking."""

    def __init__(self) -> None:
        super().__init__("slow")

    def choose(self, game: Game[Any], s: Position, who: int) -> int:
        time.sleep(100_000)
        return s.options[0]


class Dawdler(Bot):
    """Takes a little longer than it may, four times a game."""

    def __init__(self) -> None:
        super().__init__("dawdler")
        self.slow = 4

    def choose(self, game: Game[Any], s: Position, who: int) -> int:
        if len(s.options) > 1 and self.slow:
            self.slow -= 1
            time.sleep(0.2)
        return s.options[0]


class Killer(Bot):
    """Takes the process along that plays the game."""

    def __init__(self) -> None:
        super().__init__("killer")

    def choose(self, game: Game[Any], s: Position, who: int) -> int:
        os.kill(os.getppid(), signal.SIGKILL)
        return s.options[0]
