"""Servers as copies of a process that has imported everything: to import takes longer than most tests do.

A copy is a process like any other, with its own environment, output and exit code.
"""

import multiprocessing
import os
import runpy
import signal
import subprocess
import sys
from multiprocessing.connection import Connection
from pathlib import Path

COPIES = multiprocessing.get_context("forkserver")
COPIES.set_forkserver_preload(
    [
        "bottega.games.fresco.game",
        "bottega.server.http.app",
        "bottega.server.http.connections",
        "bottega.cli.commands.serve",
        "bottega.games.sintra.game",
        "sqlalchemy.dialects.postgresql.psycopg",
        "sqlalchemy.dialects.sqlite",
        "uvicorn.lifespan.on",
        "uvicorn.loops.uvloop",
        "uvicorn.protocols.http.httptools_impl",
        "uvicorn.protocols.websockets.websockets_sansio_impl",
    ]
)


class Forked:
    """`python -m MODULE WORDS`, with what is needed of subprocess.Popen."""

    def __init__(self, module: str, words: list[str], env: dict[str, str]) -> None:
        ours, theirs = COPIES.Pipe(duplex=False)
        self.copy = COPIES.Process(target=run, args=(module, words, env, theirs, Path.cwd()))
        self.copy.start()
        theirs.close()
        self.stdout = os.fdopen(os.dup(ours.fileno()), encoding="utf-8")
        ours.close()
        assert self.copy.pid is not None
        self.pid: int = self.copy.pid

    @property
    def returncode(self) -> int | None:
        return self.copy.exitcode

    def poll(self) -> int | None:
        return self.copy.exitcode

    def wait(self, timeout: float | None = None) -> int:
        self.copy.join(timeout)
        if self.copy.exitcode is None:
            raise subprocess.TimeoutExpired("forked", timeout or 0)
        return self.copy.exitcode

    def send_signal(self, how: int) -> None:
        if self.poll() is None:
            os.kill(self.pid, how)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)

    def terminate(self) -> None:
        self.send_signal(signal.SIGTERM)


def run(module: str, words: list[str], env: dict[str, str], output: Connection, folder: Path) -> None:
    """What a copy does."""
    for which in (signal.SIGTERM, signal.SIGCHLD):
        signal.signal(which, signal.SIG_DFL)
    signal.signal(signal.SIGINT, signal.default_int_handler)
    os.chdir(folder)
    os.environ.clear()
    os.environ.update(env)
    os.dup2(output.fileno(), 1)
    output.close()
    sys.stdout = os.fdopen(1, "w", buffering=1, closefd=False)
    sys.argv = [module, *words]
    runpy.run_module(module, run_name="__main__", alter_sys=True)
