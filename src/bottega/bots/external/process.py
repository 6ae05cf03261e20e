"""A program in a process of its own: lines in, lines out, and nothing it does can block or outlive us.

Three threads serve each program, since pipes cannot be waited for on every system: one writes, one reads, one listens
to the error output. What is read is bounded.
"""

import contextlib
import os
import queue
import signal
import subprocess
import threading
import time
from collections import deque
from collections.abc import Sequence
from typing import IO

from bottega.bots.external import reaper
from bottega.bots.external.failure import BotFault
from bottega.core.tables import printable

LONGEST = 65_536  # bytes of a line
MOST_BYTES = 1_000_000  # between two questions
MOST_LINES = 10_000
CHUNK = 65_536
TAIL = 4_096  # bytes of the error output that are kept
SHOWN = 200  # characters of a program's words in a message
TICK = 0.05  # seconds between two looks whether the program still runs
KILLED = 5.0  # seconds until the system has ended what was killed
POSIX = os.name == "posix"


class Process:
    """A running program. Failures carry the name under which it was started."""

    def __init__(self, name: str, command: Sequence[str]) -> None:
        self.name = name
        self.owner = os.getpid()
        self.news = threading.Condition()
        self.lines: deque[str] = deque()
        self.heard_bytes = 0
        self.heard_lines = 0
        self.flood = ""  # why nothing more is read
        self.closed = False
        self.dead = False
        self.errors = b""
        self.orders: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self.sent = 0
        self.written = 0
        try:
            self.popen = subprocess.Popen(
                command,
                bufsize=0,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                start_new_session=True,  # so that Ctrl-C is ours alone, and all it starts can be ended together
                creationflags=getattr(subprocess, "CREATE_NEW_PROCESS_GROUP", 0),
            )
        except (OSError, ValueError) as error:
            reason = (isinstance(error, OSError) and error.strerror) or "no possible name"
            raise BotFault("crash", f"{name}: cannot be started ({reason})") from None
        reaper.watch(self.popen.pid)
        self.threads = [
            threading.Thread(target=work, args=(stream,), daemon=True)
            for work, stream in (
                (self.write, self.popen.stdin),
                (self.read, self.popen.stdout),
                (self.listen, self.popen.stderr),
            )
        ]
        for thread in self.threads:
            thread.start()

    # --- the threads' work; each closes its own end of the pipe

    def write(self, stream: IO[bytes]) -> None:
        """Write what was sent, at the program's pace."""
        with contextlib.suppress(OSError), stream:
            while (order := self.orders.get()) is not None:
                rest = memoryview(order)
                while rest:
                    rest = rest[stream.write(rest) :]
                with self.news:
                    self.written += 1
                    self.news.notify_all()

    def read(self, stream: IO[bytes]) -> None:
        """Read lines until the program ends, or says too much."""
        rest = b""
        with contextlib.suppress(OSError), stream:
            while not self.flood and (chunk := stream.read(CHUNK)):
                *lines, rest = (rest + chunk).split(b"\n")
                with self.news:
                    self.take_in(len(chunk), lines, len(rest))
                    self.news.notify_all()
        with self.news:
            self.closed = True
            self.news.notify_all()

    def take_in(self, size: int, lines: list[bytes], rest: int) -> None:
        """Keep lines, up to the limits; empty ones count, and are dropped."""
        self.heard_bytes += size
        self.heard_lines += len(lines)
        if max(rest, *map(len, lines), 0) > LONGEST:
            self.flood = f"wrote a line of more than {LONGEST:,} bytes"
        elif self.heard_bytes > MOST_BYTES:
            self.flood = f"wrote more than {MOST_BYTES:,} bytes for one decision"
        elif self.heard_lines > MOST_LINES:
            self.flood = f"wrote more than {MOST_LINES:,} lines for one decision"
        else:
            said = (line.decode("utf-8", "replace").strip() for line in lines)
            self.lines.extend(line for line in said if line)

    def listen(self, stream: IO[bytes]) -> None:
        """Keep the end of the error output."""
        with contextlib.suppress(OSError), stream:
            while chunk := stream.read(CHUNK):
                self.errors = (self.errors + chunk)[-TAIL:]

    # --- talking

    def send(self, *lines: str) -> None:
        """Send lines; never waits for the program."""
        self.sent += 1
        self.orders.put("".join(f"{line}\n" for line in lines).encode())

    def waiting(self) -> list[str]:
        """What the program said without being asked; from here on its limits count afresh."""
        with self.news:
            lines = list(self.lines)
            self.lines.clear()
            self.heard_bytes = self.heard_lines = 0
        return lines

    def hear(self, deadline: float) -> str | None:
        """The next line, or None if there is none until the deadline."""
        while True:
            with self.news:
                if self.lines:
                    return self.lines.popleft()
                left = deadline - time.monotonic()
                if not self.flood and not self.closed and left > 0:
                    self.news.wait(min(left, TICK))
            if self.flood:
                raise self.failed("protocol", self.flood)
            if self.closed and not self.lines:
                raise self.failed("crash", self.ending())
            if self.popen.poll() is not None and not self.lines:
                self.threads[1].join(TICK)  # what was said last may still be on its way
                self.closed = True
            if left <= 0:
                return None

    def has_read(self, seconds: float) -> bool:
        """Has the program taken everything that was sent, now or within so many seconds?"""
        with self.news:
            return self.news.wait_for(lambda: self.written == self.sent, seconds)

    # --- the end

    def running(self) -> bool:
        """Can this process still talk to the program?"""
        return (
            self.owner == os.getpid()
            and not self.dead
            and not self.closed
            and not self.flood
            and self.popen.poll() is None
        )

    def ending(self) -> str:
        """How the program ended."""
        with contextlib.suppress(subprocess.TimeoutExpired):
            code = self.popen.wait(TICK)
            if code < 0:
                return f"was ended by signal {-code}"
            return f"ended with exit code {code}"
        return "closed its output"

    def failed(self, kind: str, what: str) -> BotFault:
        """End the program; the failure to raise, with the last line of its error output."""
        self.kill()
        words = self.errors.decode("utf-8", "replace").split("\n")
        last = next((word.strip() for word in reversed(words) if word.strip()), "")
        return BotFault(kind, f"{self.name}: {what}" + (f" (its last words: {shortened(last)})" if last else ""))

    def end(self, seconds: float) -> None:
        """Ask the program to leave, then tell it, then kill it; wait so long after each of both."""
        self.send("quit")
        self.orders.put(None)
        try:
            self.popen.wait(seconds)
        except subprocess.TimeoutExpired:
            self.popen.terminate()
            with contextlib.suppress(subprocess.TimeoutExpired):
                self.popen.wait(seconds)
        self.kill()

    def kill(self) -> None:
        """End the program and all that it started, at once."""
        if self.dead:  # its number may be another's by now
            return
        self.dead = True
        self.orders.put(None)
        if POSIX:
            with contextlib.suppress(OSError):  # nobody is left
                os.killpg(self.popen.pid, signal.SIGKILL)
        else:
            self.popen.kill()
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.popen.wait(KILLED)
        reaper.forget(self.popen.pid)
        for thread in self.threads:
            thread.join(TICK)  # one that reads what a runaway child holds open ends with that child


def shortened(text: str) -> str:
    """Somebody's text as part of a one-line message."""
    text = printable(text)
    return text if len(text) <= SHOWN else text[: SHOWN - 3] + "..."
