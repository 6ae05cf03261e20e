"""A folder with bots of its owner's, and commands typed there."""

from collections.abc import Callable
from pathlib import Path

import pytest

from bottega.cli import main
from tests.cli.shell import Done, Shell

OWN_BOTS = Path(__file__).with_name("own_bots.py")

Typed = Callable[..., Done]


@pytest.fixture
def shell(tmp_path: Path) -> Shell:
    """Commands in processes of their own."""
    shell = Shell(tmp_path)
    shell.write("own.py", OWN_BOTS.read_text("utf-8"))
    return shell


@pytest.fixture
def typed(shell: Shell, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Typed:
    """Commands in this process, which is quicker; games are played in others all the same."""
    monkeypatch.chdir(shell.folder)
    monkeypatch.setenv("COLUMNS", "80")

    def run(*words: str | Path) -> Done:
        code = main([str(word) for word in words])
        said = capsys.readouterr()
        return Done(code, said.out, said.err)

    return run
