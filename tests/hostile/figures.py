"""What is measured while somebody means harm: times of an honest player and bot, of health, and the memory."""

import contextlib
import os
import resource
from collections.abc import Sequence
from pathlib import Path

import msgspec

MOVE = 0.250  # seconds: the goals on two processors
BOT = 2.0  # more than its usual time
HEALTH = 0.100
MEMORY = 400.0  # megabytes


class Figures(msgspec.Struct):
    """Times in seconds, memory in megabytes."""

    moves: list[float] = []
    bots: list[float] = []
    health: list[float] = []
    refused: int = 0  # moves that an honest player was told not to make
    memory: float = 0.0  # the most at a time
    busy: float = 0.0  # processor time of the server
    seconds: float = 0.0

    def line(self) -> str:
        parts = [f"{name} {show(values)}" for name, values in self.times()]
        return "; ".join([*parts, f"memory {self.memory:.0f} MB", f"busy {self.busy:.1f} of {self.seconds:.1f} s"])

    def times(self) -> list[tuple[str, list[float]]]:
        return [("moves", self.moves), ("bot", self.bots), ("health", self.health)]

    def missed(self, usual: "Figures") -> list[str]:
        """The goals that were not kept; `usual` is the same without harm."""
        bot = quantile(usual.bots, 0.99) + BOT
        found = [
            ("no moves", not self.moves),
            ("moves refused", self.refused > 0),
            (f"moves over {MOVE * 1000:.0f} ms", quantile(self.moves, 0.99) > MOVE),
            (f"bot over {bot:.1f} s", quantile(self.bots, 0.99) > bot),
            (f"health over {HEALTH * 1000:.0f} ms", quantile(self.health, 0.99) > HEALTH),
            (f"memory over {MEMORY:.0f} MB", self.memory > MEMORY),
        ]
        return [name for name, is_so in found if is_so]


def quantile(values: Sequence[float], share: float) -> float:
    return sorted(values)[min(len(values) - 1, int(share * len(values)))] if values else 0.0


def show(values: Sequence[float]) -> str:
    """How many, the middle, the 99th percentile and the longest, in milliseconds."""
    times = "/".join(f"{1000 * quantile(values, share):.0f}" for share in (0.5, 0.99, 1.0))
    return f"{len(values)}: {times} ms"


def memory_of(pid: int) -> float:
    """Megabytes that a process holds, without those that think for it; nothing once it is gone."""
    with contextlib.suppress(OSError):
        return int(Path(f"/proc/{pid}/statm").read_text("ascii").split()[1]) * resource.getpagesize() / 1e6
    return 0.0


def busy_seconds(pid: int) -> float:
    """Processor time that a process has taken."""
    with contextlib.suppress(OSError):
        fields = Path(f"/proc/{pid}/stat").read_text("ascii").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    return 0.0
