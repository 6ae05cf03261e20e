"""A server to be measured, as anybody would start it, and what it takes of the machine."""

import contextlib
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec

from bottega.core.errors import BottegaError

START: Final = 60.0  # seconds
LEAVE: Final = 30.0
PROC: Final = Path("/proc")
SPAWNED: Final = "spawn_main"  # how processes of a pool are started: servers, if there are several, and those for bots


class ServerFailed(BottegaError):
    """The server to be measured did not start, or ended."""


class Usage(msgspec.Struct):
    """What processes have taken so far: seconds of processor time; and bytes of memory that they hold now."""

    server: float = 0.0
    bots: float = 0.0
    machine: float = 0.0  # of all processes of the machine
    memory: int = 0  # of the server without the bots
    processes: int = 0


class MeasuredServer:
    """A server in processes of its own."""

    def __init__(self, process: subprocess.Popen[str], complaints: Path, workers: int = 1) -> None:
        self.process = process
        self.complaints = complaints
        self.workers = workers
        self.address = ""

    def wait(self) -> None:
        """Until it says where it is."""
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r"http://\S+", line)
        if not found:
            self.process.wait(LEAVE)
            raise self.failed("did not start")
        self.address = found[0].rstrip("/")

    def check(self) -> None:
        """Is it still there?"""
        if self.process.poll() is not None:
            raise self.failed(f"ended with exit code {self.process.returncode}")

    def failed(self, how: str) -> ServerFailed:
        said = self.complaints.read_text("utf-8", "replace").strip().splitlines()
        return ServerFailed(f"the server {how}: {said[-1] if said else 'it said nothing'}")

    def usage(self) -> Usage:
        """What it has taken so far; nothing where the system does not say."""
        usage = Usage()
        with contextlib.suppress(OSError, ValueError):
            usage.machine = busy_seconds()
            for pid, generation in family(self.process.pid).items():
                with contextlib.suppress(OSError):  # it has just ended
                    add_process(usage, pid, may_think=generation > (self.workers > 1))
        return usage

    def stop(self) -> None:
        self.process.terminate()
        try:
            self.process.wait(LEAVE)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        if self.process.stdout is not None:
            self.process.stdout.close()


@contextlib.contextmanager
def start_server(options: list[str], database: str | None, workers: int = 1) -> Iterator[MeasuredServer]:
    """A server on a free port; without a database it keeps its games in a folder that goes away.

    It believes what we say about addresses: everybody has their own, as on a real server.
    """
    raise_limits()
    with tempfile.TemporaryDirectory(prefix="bottega-bench-") as folder:
        where = ["--database", database] if database else ["--data", folder]
        many = ["--workers", str(workers)] if workers > 1 else []
        command = [sys.executable, "-m", "bottega", "serve", "--no-open", "--port", "0", "--proxy", "127.0.0.1"]
        complaints = Path(folder, "complaints")
        with complaints.open("w") as errors:
            process = subprocess.Popen(
                [*command, *where, *many, *options],
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
                env={**os.environ, "PYTHONUNBUFFERED": "1"},
                start_new_session=True,  # Ctrl-C is for us; we end it
            )
        server = MeasuredServer(process, complaints, workers)
        try:
            server.wait()
            yield server
        finally:
            server.stop()


def raise_limits() -> None:
    """Two sockets for a table, at the server and at the players: as many open files as we may have."""
    with contextlib.suppress(ImportError, OSError, ValueError):
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


# --- what Linux says about processes


def family(pid: int) -> dict[int, int]:
    """A process and all that come from it, with how many generations are between."""
    found = {pid: 0}
    waiting = [pid]
    for one in waiting:
        for thread in (PROC / str(one) / "task").iterdir():
            children = list(map(int, (thread / "children").read_text().split()))
            found |= dict.fromkeys(children, found[one] + 1)
            waiting += children
    return found


def add_process(usage: Usage, pid: int, may_think: bool) -> None:
    folder = PROC / str(pid)
    seconds = process_seconds(folder)
    if may_think and SPAWNED in (folder / "cmdline").read_text():
        usage.bots += seconds
        return
    usage.server += seconds
    usage.processes += 1
    held = re.search(r"^Pss: +(\d+) kB", (folder / "smaps_rollup").read_text(), re.MULTILINE)
    usage.memory += 1024 * int(held[1]) if held else 0


def process_seconds(folder: Path) -> float:
    """Processor time of a process, with that of children that have ended."""
    fields = (folder / "stat").read_text().rpartition(")")[2].split()
    return sum(map(int, fields[11:15])) / os.sysconf("SC_CLK_TCK")


def busy_seconds() -> float:
    """Processor time of the whole machine, without idling and waiting for disks."""
    fields = [int(word) for word in (PROC / "stat").read_text().partition("\n")[0].split()[1:]]
    return (sum(fields[:8]) - fields[3] - fields[4]) / os.sysconf("SC_CLK_TCK")
