"""A server in a process of its own, on a port of its own."""

import contextlib
import os
import re
import signal
import time
from collections.abc import Iterator
from pathlib import Path

from tests.server.forked import Forked

PATIENCE = 60.0  # seconds; shared machines can be slow
COMMAND = ("bottega",)
HASTIER = ("tests.server.hasty",)  # its clocks run so many times as fast: the next word
MANY = ("--new-tables", "100000")  # all tests come from one address
HASTY = (*HASTIER, "60")  # a minute is a second


class Running:
    """A server that was started; `url` is where it is."""

    def __init__(
        self,
        database: str,
        pages: Path | None = None,
        options: tuple[str, ...] = (),
        command: tuple[str, ...] = COMMAND,
    ) -> None:
        self.command = command
        self.database = database
        self.pages = pages
        self.options = options
        self.start()

    def start(self, *options: str) -> None:
        """Start it, or start it again with the same database."""
        pages = ("--pages", str(self.pages)) if self.pages else ()
        module, *words = self.command
        words += ["serve", "--port", "0", "--database", self.database, *MANY, *pages, *self.options, *options]
        self.process = Forked(module, words, {**os.environ, "PYTHONUNBUFFERED": "1"})
        line = self.process.stdout.readline()
        found = re.search(r"http://\S+", line)
        assert found, f"the server said {line!r} instead of its address"
        self.url = found[0].rstrip("/")

    def stop(self, how: signal.Signals = signal.SIGINT) -> int:
        """End it, politely or not; its exit code."""
        if self.process.poll() is None:
            self.process.send_signal(how)
        code = self.process.wait(PATIENCE)
        self.process.stdout.close()
        return code

    def stand_still(self) -> None:
        """Stop it as it is, until SIGCONT; a signal takes effect a little later than it is sent."""
        self.process.send_signal(signal.SIGSTOP)
        threads = Path("/proc", str(self.process.pid), "task")
        wait_until(
            lambda: all(stat.read_text().rpartition(")")[2].split()[0] == "T" for stat in threads.glob("*/stat"))
        )

    def restart(self, how: signal.Signals = signal.SIGINT) -> None:
        """End it and start it again."""
        self.stop(how)
        self.start()


@contextlib.contextmanager
def start_server(
    database: str, pages: Path | None = None, options: tuple[str, ...] = (), command: tuple[str, ...] = COMMAND
) -> Iterator[Running]:
    """A server while it is needed."""
    server = Running(database, pages, options, command)
    try:
        yield server
    finally:
        server.stop()


def wait_until(true: object, patience: float = PATIENCE) -> None:
    """Wait until a condition holds."""
    assert callable(true)
    end = time.monotonic() + patience
    while not true():
        assert time.monotonic() < end, "it took too long"
        time.sleep(0.02)
