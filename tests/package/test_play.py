"""make play: the table is there at once, and starts again when the engine is compiled."""

import re
import signal
import subprocess
import sys
import threading
import time
import urllib.request
from pathlib import Path

import pytest

PLAY = Path(__file__).parents[2] / "tools/play.py"
NOW = re.compile(r"Bottega is at (http://\S+:(\d+)/)")


class Playing:
    """tools/play.py in a folder where making the engine means something else."""

    def __init__(self, folder: Path, recipe: str) -> None:
        (folder / "Makefile").write_text(f"engine:\n\t{recipe}\n")
        self.process = subprocess.Popen(
            [sys.executable, PLAY, "engine", "--port", "0", "--data", folder / "data"],
            cwd=folder,
            stdout=subprocess.PIPE,
            text=True,
        )
        self.guard = threading.Timer(120, self.process.terminate)
        self.guard.start()

    def says(self, pattern: str) -> re.Match[str]:
        """The next line that tells it."""
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if found := re.search(pattern, line):
                return found
        raise AssertionError(f"it did not say {pattern}")

    def ends(self) -> int:
        assert self.process.stdout is not None
        self.process.send_signal(signal.SIGINT)
        self.process.stdout.read()
        self.process.stdout.close()
        self.guard.cancel()
        return self.process.wait()


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("BROWSER", "true")
    monkeypatch.delenv("MAKEFLAGS", raising=False)
    return tmp_path


def answers(address: str) -> bool:
    with urllib.request.urlopen(address + "healthz") as answer:
        return bool(answer.status == 200)


def test_the_server_starts_again_at_the_same_address_when_the_engine_is_compiled(folder: Path) -> None:
    playing = Playing(folder, "@while [ ! -e go ]; do sleep 0.1; done; touch engine")
    first = playing.says(NOW.pattern)
    assert answers(first[1])
    assert not (folder / "engine").exists()
    (folder / "go").touch()
    playing.says("compiled: the table starts again")
    assert playing.says(NOW.pattern)[2] == first[2]
    assert answers(first[1])
    assert playing.ends() == 0


def test_ctrl_c_ends_server_and_compiler(folder: Path) -> None:
    playing = Playing(folder, "@echo $$PPID > pid; sleep 600")
    playing.says(NOW.pattern)
    while not (folder / "pid").exists() or not (folder / "pid").read_text():
        time.sleep(0.05)
    assert playing.ends() == 0
    assert not Path("/proc", (folder / "pid").read_text().strip()).exists()


def test_where_the_engine_cannot_be_compiled_it_goes_on_without(folder: Path) -> None:
    playing = Playing(folder, "@exit 1")
    address = playing.says(NOW.pattern)[1]
    playing.says("could not be compiled")
    assert answers(address)
    assert playing.ends() == 0


def test_where_there_is_no_compiler_nothing_starts_again(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BOTTEGA_INTERPRETED", "1")  # as if nothing had come of it
    playing = Playing(folder, "@touch engine")
    address = playing.says(NOW.pattern)[1]
    playing.says("could not be compiled")
    assert answers(address)
    assert playing.ends() == 0


def test_what_is_compiled_is_not_compiled_again(folder: Path) -> None:
    (folder / "engine").touch()
    playing = Playing(folder, "@exit 1")
    assert answers(playing.says(NOW.pattern)[1])
    assert playing.ends() == 0
