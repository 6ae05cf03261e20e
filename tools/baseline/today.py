"""The bots of a frozen version, as they sit at today's table: `tools/baseline/today.py:Search@60`.

The frozen version is installed beside ours (`make arena-baseline`). Its bots think in its own engine: a program of that
environment is told what the seat may know, over the protocol of bots, and answers in notation.
"""

import os
from pathlib import Path

from bottega.bots.bot import Budget
from bottega.bots.external.class_bot import ClassBot
from bottega.bots.external.names import ClassIn

HERE = Path(__file__).parent
PYTHON = Path(os.environ.get("BOTTEGA_BASELINE", HERE.parents[1] / ".venv-baseline")) / "bin" / "python"


class Frozen(ClassBot):
    """A class of `frozen.py`, in the environment of the frozen version."""

    def __init__(self, name: str, seed: int, budget: Budget) -> None:
        super().__init__(ClassIn(HERE / "frozen.py", name, budget), seed, budget)
        self.command = (str(PYTHON), "-E", *self.command[1:])  # nothing of our own environment


class Search(Frozen):
    """The frozen search; without a budget it thinks as long as the strongest level did."""


class Master(Frozen):
    """The frozen master."""


class Greedy(Frozen):
    """The frozen greedy bot."""
