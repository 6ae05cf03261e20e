"""Commands in copies of an interpreter that has imported everything: to start takes longer than most commands do.

A copy is a process like any other, with its own folder, environment, pipes and exit code. As a program,
this is the interpreter that is copied.
"""

import atexit
import contextlib
import functools
import gc
import importlib
import io
import json
import os
import pkgutil
import runpy
import signal
import socket
import subprocess
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).parents[2]
LONGEST = 1_000_000  # bytes of a request
PACKAGES = ("fluent.runtime", "bottega")


class Warm:
    """The interpreter that is copied, seen from outside."""

    def __init__(self) -> None:
        self.wire, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        with theirs:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "tests.cli.warm", str(theirs.fileno())],
                pass_fds=[theirs.fileno()],
                stdin=subprocess.DEVNULL,
                cwd=ROOT,
                start_new_session=True,
            )
        atexit.register(self.stop)

    def run(
        self, module: str, words: list[str], keys: bytes, folder: Path, env: dict[str, str], patience: float
    ) -> tuple[int, bytes, bytes]:
        """Run `python -m MODULE WORDS`; its exit code and both outputs."""
        (their_in, keyboard), (output, their_out), (errors, their_err) = os.pipe(), os.pipe(), os.pipe()
        request = json.dumps([module, words, str(folder), env]).encode()
        socket.send_fds(self.wire, [request], [their_in, their_out, their_err])
        for pipe in (their_in, their_out, their_err):
            os.close(pipe)
        with ThreadPoolExecutor(3) as threads:
            threads.submit(fill, keyboard, keys)
            out, err = threads.submit(drain, output), threads.submit(drain, errors)
            self.wire.settimeout(patience)
            try:
                code = int(self.wire.recv(LONGEST))
                return code, out.result(patience), err.result(patience)
            except Exception:
                self.stop()  # then the pipes are closed too
                raise

    def stop(self) -> None:
        """End it, and whatever it runs."""
        if self.process.poll() is None:
            os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()
        self.wire.close()
        warm.cache_clear()


@functools.cache
def warm() -> Warm:
    """One for all tests of a process."""
    return Warm()


def fill(pipe: int, content: bytes) -> None:
    """Write it all, if anybody reads it."""
    with contextlib.suppress(BrokenPipeError), os.fdopen(pipe, "wb") as file:
        file.write(content)


def drain(pipe: int) -> bytes:
    with os.fdopen(pipe, "rb") as file:
        return file.read()


# --- the interpreter that is copied


def warm_up() -> None:
    """Import what commands import once they need it."""
    for package in PACKAGES:
        for module in pkgutil.walk_packages(importlib.import_module(package).__path__, f"{package}."):
            if not module.name.endswith(".__main__") and ".migrations" not in module.name:
                with contextlib.suppress(ImportError):  # of what is not installed
                    importlib.import_module(module.name)
    gc.freeze()


def wait_for_commands(wire: socket.socket) -> None:
    """Run each command in a copy, which leaves as the command does, with SystemExit or what went wrong."""
    while True:
        request, pipes, _flags, _address = socket.recv_fds(wire, LONGEST, 3)
        if not request:
            return
        child = os.fork()
        if child == 0:
            wire.close()
            try:
                become(pipes, *json.loads(request))
            except SystemExit as end:
                leave_at_once(end)
                raise
            return
        for pipe in pipes:
            os.close(pipe)
        _child, status = os.waitpid(child, 0)
        wire.send(str(os.waitstatus_to_exitcode(status)).encode())


def become(pipes: list[int], module: str, words: list[str], folder: str, env: dict[str, str]) -> None:
    """Be `python -m MODULE WORDS` in a folder."""
    for number, pipe in enumerate(pipes):
        os.dup2(pipe, number)
        os.close(pipe)
    os.environ.clear()
    os.environ.update(env)
    os.chdir(folder)
    sys.path[0] = folder
    sys.stdin, sys.stdout, sys.stderr = standard(0, "r"), standard(1, "w"), standard(2, "w")
    sys.argv = [module, *words]
    runpy.run_module(module, run_name="__main__", alter_sys=True)


def leave_at_once(end: SystemExit) -> None:
    """Leave as Python does, but for taking apart all that was imported, which takes longer than most commands do.

    Where anything is unusual, as a thread that still runs or an output that cannot be written, Python itself does it.
    """
    if not isinstance(end.code, int | None) or threading.active_count() > 1:
        return
    atexit._run_exitfuncs()
    with contextlib.suppress(OSError, ValueError):
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit((end.code or 0) & 0xFF)


def standard(number: int, mode: str) -> io.TextIOWrapper:
    """A standard stream as Python makes it with PYTHONIOENCODING=utf-8:strict."""
    errors = "backslashreplace" if number == 2 else "strict"
    stream = os.fdopen(number, mode, encoding="utf-8", errors=errors, closefd=False)
    assert isinstance(stream, io.TextIOWrapper)
    stream.reconfigure(line_buffering=number == 2)
    return stream


if __name__ == "__main__":
    warm_up()
    wait_for_commands(socket.socket(fileno=int(sys.argv[1])))
