"""The arena on a real Ray, in the environment that has it."""

import importlib.util
import json
import subprocess
import sys
from pathlib import Path

import pytest

import bottega
from tests.cli.shell import Done, Shell
from tests.study.arena.test_command import games

SOURCES = Path(bottega.__file__).parents[1]
START_UP = 180  # seconds; Ray starts half a dozen processes


@pytest.fixture(scope="session")
def python() -> str:
    """A Python that has Ray: this one, or that of the environment beside it."""
    if importlib.util.find_spec("ray") is not None:
        return sys.executable
    beside = Path(f"{sys.prefix}-cluster", "bin", "python")
    if not beside.exists():
        pytest.fail(f"there is no Ray to test with; make {beside.parents[1]}/ready, or pip install ray")
    return str(beside)


def on_ray(python: str, shell: Shell, *words: str) -> Done:
    """Run `bottega WORDS` with the Python that has Ray; its secret stays in the test's own home."""
    command = [python, "-m", "bottega", *words]
    env = {name: value for name, value in shell.env.items() if not name.startswith("RAY_")}
    env["PYTHONPATH"] = str(SOURCES)
    done = subprocess.run(command, capture_output=True, text=True, cwd=shell.folder, env=env, timeout=START_UP)
    return Done(done.returncode, done.stdout, done.stderr)


def test_a_cluster_plays_the_same_games(shell: Shell, python: str) -> None:
    words = ("arena", "sintra", "--bots", "random,greedy,own.py:Crash", "--games", "6", "--seed", "5", "--json")
    there = on_ray(python, shell, *words, "--ray", "--results", "ray")
    assert there.code == 0, there.err
    found = json.loads(there.out)
    assert (found["counted"], found["complete"]) == (18, True)
    assert {one["bot"] for one in found["forfeits"]} == {"own.py:Crash"}
    here = json.loads(shell(*words, "--results", "local").well())
    assert games(shell.folder / "ray") == games(shell.folder / "local")
    assert [(row["bot"], row["rating"]) for row in found["standings"]] == [
        (row["bot"], row["rating"]) for row in here["standings"]
    ]


def test_an_address_where_nobody_answers_is_refused(shell: Shell, python: str) -> None:
    words = ("arena", "sintra", "--bots", "random,greedy", "--games", "2", "--ray", "127.0.0.1:1")
    on_ray(python, shell, *words).refused("no Ray cluster at 127.0.0.1:1", "ray start --head")
