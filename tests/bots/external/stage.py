"""Where hostile programs are asked for moves, and what is left of them."""

import os
import sys
import time
from collections.abc import Iterator
from pathlib import Path

from bottega.bots.bot import Bot, Budget
from bottega.bots.external.program import ProgramLimits
from bottega.bots.external.program_bot import ProgramBot
from bottega.bots.seats import choose
from bottega.games.sintra.game import SintraGame

HOSTILE = Path(__file__).with_name("hostile.py")
PATIENCE = 20.0  # seconds; shared machines can be slow
QUICK = ProgramLimits(start=PATIENCE, move=PATIENCE, grace=PATIENCE, leave=0.1)
SINTRA = SintraGame()


def hostile(folder: Path, mode: str, limits: ProgramLimits = QUICK, seconds: float = 0.0) -> ProgramBot:
    """A bot that asks a hostile program."""
    command = (sys.executable, "-I", "-S", str(HOSTILE), str(folder), mode)
    return ProgramBot("hostile.py", command, 1, Budget(seconds=seconds), limits)


def ask(bot: Bot, seed: int = 1) -> int:
    """The bot's first move in a game of Sintra."""
    return int(choose(SINTRA, SINTRA.new(2, seed, {"start": "1"}), bot, 1))


def first(seed: int = 1) -> int:
    """The first option there."""
    return int(SINTRA.new(2, seed, {"start": "1"}).options[0])


def started(folder: Path) -> list[int]:
    """The processes that were started."""
    return [int(file.name) for file in folder.iterdir() if file.name.isdigit()]


def running(folder: Path) -> list[int]:
    """Those of them that still run, after a while if need be."""
    for _ in patiently():
        left = [number for number in started(folder) if alive(number)]
        if not left:
            break
    return left


def alive(number: int) -> bool:
    """Does a process run? One that nobody has waited for does not."""
    try:
        os.kill(number, 0)
        state = Path(f"/proc/{number}/stat")
        return not state.exists() or ") Z" not in state.read_text()
    except OSError:
        return False


def patiently() -> Iterator[None]:
    """Look again and again, for a while."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        yield
        time.sleep(0.01)
