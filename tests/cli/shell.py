"""Somebody who types commands in a folder of their own."""

import contextlib
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pexpect

from tests.cli.warm import warm

PATIENCE = 60  # seconds; shared machines can be slow
COMMAND = (sys.executable, "-m", "bottega")
FIRST_MOVES = "1\n" * 400  # more decisions than a game has


class Done(NamedTuple):
    """What a command left: exit code and both outputs."""

    code: int
    out: str
    err: str

    def well(self) -> str:
        """The output of a command that went well and had nothing to complain about."""
        assert self.err == ""
        assert self.code == 0
        return self.out

    def refused(self, *says: str, code: int = 2) -> None:
        """One clear line on standard error, nothing else."""
        assert "Traceback" not in self.err
        assert self.code == code
        assert self.out == ""
        assert self.err.startswith("bottega: ")
        assert self.err.endswith("\n")
        assert len(self.err.splitlines()) == 1
        for part in says:
            assert part in self.err


class Shell:
    """A folder, and commands run in it; the folder is also the user's home."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        strange = ("COLUMNS", "LINES", "NO_COLOR", "FORCE_COLOR")
        self.env = {name: value for name, value in os.environ.items() if name not in strange} | {
            "HOME": str(folder),
            "TERM": "xterm-256color",
            "PYTHONIOENCODING": "utf-8:strict",  # as in most people's locale
        }

    def __call__(self, *words: str | Path, keys: str | bytes = "", **env: str) -> Done:
        """Run `bottega WORDS`, with `keys` piped in."""
        return self.run("bottega", *words, keys=keys, **env)

    def run(self, module: str, *words: str | Path, keys: str | bytes = "", **env: str) -> Done:
        """Run `python -m MODULE WORDS`, with `keys` piped in."""
        typed = keys.encode() if isinstance(keys, str) else keys
        code, out, err = warm().run(module, [*map(str, words)], typed, self.folder, self.env | env, PATIENCE)
        return Done(code, out.decode(), err.decode())

    def anew(self, *words: str | Path, keys: str = "", **env: str) -> Done:
        """Run `bottega WORDS` in a Python that is started for it; what `env` says counts from the start."""
        done = subprocess.run(
            [*COMMAND, *map(str, words)],
            input=keys.encode(),
            capture_output=True,
            cwd=self.folder,
            env=self.env | env,
            timeout=PATIENCE,
        )
        return Done(done.returncode, done.stdout.decode(), done.stderr.decode())

    def line(self, line: str) -> Done:
        """Run a line of shell in which `$BOTTEGA` is the command."""
        env = self.env | {"BOTTEGA": " ".join(COMMAND)}
        done = subprocess.run(
            ["bash", "-c", line], capture_output=True, text=True, cwd=self.folder, env=env, timeout=PATIENCE
        )
        return Done(done.returncode, done.stdout, done.stderr)

    @contextlib.contextmanager
    def terminal(self, *words: str) -> Iterator["pexpect.spawn[str]"]:
        """Run `bottega WORDS` in a terminal."""
        child: pexpect.spawn[str] = pexpect.spawn(
            COMMAND[0],
            [*COMMAND[1:], *words],
            cwd=self.folder,
            env=self.env,
            encoding="utf-8",
            timeout=PATIENCE,
            dimensions=(60, 120),
        )
        child.delaybeforesend = None
        try:
            yield child
        finally:
            child.close(force=True)

    def files(self) -> list[str]:
        """What lies in the folder."""
        return sorted(path.name for path in self.folder.iterdir())

    def write(self, name: str, text: str) -> str:
        """Make a file; its name."""
        (self.folder / name).write_text(text, "utf-8")
        return name

    def read(self, name: str) -> str:
        return (self.folder / name).read_text("utf-8")

    def moves(self, name: str) -> list[str]:
        """The moves in a saved game, as `PLAYER MOVE`."""
        return moves(self.read(name))


def moves(record: str) -> list[str]:
    """The moves of a record, as `PLAYER MOVE`."""
    return re.findall(r"^\d+ (\d \S+)$", record, re.MULTILINE)


def rest_of(child: "pexpect.spawn[str]") -> str:
    """Everything up to the end of the command, which ends by itself."""
    child.expect(pexpect.EOF)
    child.wait()
    assert child.signalstatus is None
    return child.before or ""


def cut(record: str, after: int, seats: str = "") -> str:
    """The record as it was saved after so many moves, perhaps by other players."""
    header, played, _result = record.split("\n\n")
    if seats:
        header = "\n".join(f"seats: {seats}" if line.startswith("seats:") else line for line in header.splitlines())
    lines = played.splitlines()[:after]
    return "\n".join([header, "", *lines, "", "unfinished", "end", ""])
