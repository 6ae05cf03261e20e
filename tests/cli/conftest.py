"""A shell for each test, and one game that many tests read."""

import re
from importlib import resources
from pathlib import Path

import pytest

from tests.cli.shell import Shell


@pytest.fixture
def shell(tmp_path: Path) -> Shell:
    return Shell(tmp_path)


@pytest.fixture(scope="session")
def record(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A whole game of two bots, as text."""
    shell = Shell(tmp_path_factory.mktemp("record"))
    shell("simulate", "sintra", "--games", "1", "--seed", "3", "--records", ".").well()
    return shell.read("sintra-00001.txt")


@pytest.fixture(scope="session")
def box() -> str:
    """The standard component table."""
    return resources.files("bottega.games.sintra").joinpath("box.toml").read_text("utf-8")


@pytest.fixture(scope="session")
def small_box(box: str) -> str:
    """A table with few factories, for whole games in little time."""
    return re.sub(r"^([234]) = \d", r"\1 = 1", box, flags=re.MULTILINE)
