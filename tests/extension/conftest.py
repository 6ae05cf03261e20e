"""Bottega in a folder of its own, with a module and a game more: by adding folders, no file of it is touched."""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

HERE = Path(__file__).parent
ROOT = HERE.parents[1]

# What is added, and where.
MODULE = (HERE / "module" / "m18_cat", "bottega/games/fresco/modules/m18_cat")
GAME = (HERE / "game" / "pebbles", "bottega/games/pebbles")

Bottega = Callable[..., str]


@pytest.fixture(scope="session")
def extended(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the sources with both."""
    sources = tmp_path_factory.mktemp("extended") / "src"
    left_out = shutil.ignore_patterns("*.so", "__pycache__", "static")
    shutil.copytree(ROOT / "src", sources, ignore=left_out)
    for folder, place in (MODULE, GAME):
        shutil.copytree(folder, sources / place)  # fails if there is such a folder already
    return sources


@pytest.fixture(scope="session")
def environment(extended: Path) -> dict[str, str]:
    """In which Python finds these sources; new code runs interpreted."""
    return {**os.environ, "PYTHONPATH": str(extended), "BOTTEGA_INTERPRETED": "1", "COLUMNS": "120"}


@pytest.fixture
def bottega(environment: dict[str, str], tmp_path: Path) -> Bottega:
    """Runs `bottega WORDS`; what it prints."""

    def run(*words: str, keys: str = "") -> str:
        command = [sys.executable, "-m", "bottega", *words]
        done = subprocess.run(command, input=keys, env=environment, cwd=tmp_path, capture_output=True, text=True)
        assert done.returncode == 0, done.stderr
        return done.stdout

    return run
