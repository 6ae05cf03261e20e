"""The reaper of this process: it ends our programs if we are ended ourselves, even by force.

Workers of a pool are ended that way all the time. Where there are no process groups there is no reaper, and a program
ends when its input does.
"""

import contextlib
import os
import subprocess
import sys
import threading
from pathlib import Path

SCRIPT = Path(__file__).with_name("reaper_process.py")


class Reaper:
    """The process, started when there is something to watch."""

    def __init__(self) -> None:
        self.lock = threading.RLock()  # a program may be let go at any moment, also while we hold it
        self.process: subprocess.Popen[bytes] | None = None

    def tell(self, order: str) -> None:
        """Give an order."""
        with self.lock, contextlib.suppress(OSError):  # without a reaper nothing is watched, but all works
            if self.process is None:
                self.process = start()
            assert self.process.stdin is not None
            self.process.stdin.write(f"{order}\n".encode())

    def leave(self) -> None:
        """Let it go; what is still on its list is ended."""
        if self.process is not None:
            assert self.process.stdin is not None
            self.process.stdin.close()
            self.process.wait()
            self.process = None

    def disown(self) -> None:
        """In a forked process: the reaper is the parent's."""
        self.lock = threading.RLock()
        if self.process is not None:
            assert self.process.stdin is not None
            self.process.stdin.close()
            self.process.returncode = 0
            self.process = None


def start() -> subprocess.Popen[bytes]:
    """A reaper of our own."""
    return subprocess.Popen(
        (sys.executable, "-I", "-S", str(SCRIPT)),
        bufsize=0,
        stdin=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,  # Ctrl-C is not for it
    )


REAPER = Reaper()


def watch(group: int) -> None:
    """The process group must end when we do."""
    if hasattr(os, "killpg"):
        REAPER.tell(f"+ {group}")


def forget(group: int) -> None:
    """The process group has ended."""
    if REAPER.process is not None:
        REAPER.tell(f"- {group}")


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=REAPER.disown)
