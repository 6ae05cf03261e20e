"""What `pip install bottega` alone can do, and what it says where more is needed."""

import json
import subprocess
import tomllib
from pathlib import Path

import httpx
import pytest

from bottega.extras import EXTRAS
from tests.cli.shell import COMMAND, Done, Shell

# The libraries of each extra, as Python calls them.
LIBRARIES = {
    "arena": ["numpy", "scipy"],
    "cluster": ["ray"],
    "learn": ["numpy", "scipy"],
    "postgres": ["psycopg"],
    "research": ["gymnasium", "numpy", "pyarrow"],
    "tune": ["cmaes", "numpy"],
}
ARENA = ("arena", "sintra", "--bots", "random,greedy", "--games", "2")
POSTGRES = "postgresql://nobody@localhost:1/nothing"


def without(shell: Shell, *libraries: str) -> dict[str, str]:
    """An environment in which no Python finds these libraries, however it is started."""
    shell.write("sitecustomize.py", f"import sys\nsys.modules.update(dict.fromkeys({libraries}))\n")
    return {"PYTHONPATH": str(shell.folder)}


@pytest.mark.parametrize(
    ("extra", "library", "words"),
    [
        ("arena", "scipy", ARENA),
        ("arena", "numpy", ARENA),
        ("arena", "scipy", ("standings", "results")),
        ("cluster", "ray", (*ARENA, "--ray")),
        ("learn", "numpy", ("learn", "--data", "games", "--out", "net.toml")),
        ("postgres", "psycopg", ("serve", "--database", POSTGRES)),
        ("postgres", "psycopg", ("backup", "file", "--database", POSTGRES)),
        ("research", "pyarrow", ("dataset", "rows", "--games", "1", "--bots", "random")),
        ("tune", "cmaes", ("tune", "sintra", "--games", "1000000")),
        ("tune", "numpy", ("tune", "sintra", "--games", "1000000")),
        ("tune", "numpy", ("tune", "sintra", "--games", "1000000", "--fit")),
    ],
)
def test_a_library_that_is_not_there_is_named_with_what_installs_it(
    shell: Shell, extra: str, library: str, words: tuple[str, ...]
) -> None:
    needs = f'{EXTRAS[extra]} needs {library}; install it with: pip install "bottega[{extra}]"'
    shell.anew(*words, **without(shell, library)).refused(needs)


def test_every_extra_is_known() -> None:
    project = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text("utf-8"))["project"]
    assert set(project["optional-dependencies"]) == set(EXTRAS)
    assert set(LIBRARIES) == set(EXTRAS)


def test_without_extras_bots_play_and_their_wins_have_intervals(shell: Shell) -> None:
    env = without(shell, *(library for libraries in LIBRARIES.values() for library in libraries))
    said = json.loads(shell.anew("simulate", "sintra", "--games", "4", "--seed", "1", "--json", **env).well())
    assert all(low < high for low, high in said["win_intervals"])


def test_without_extras_there_is_a_table_on_sqlite(shell: Shell) -> None:
    env = without(shell, *(library for libraries in LIBRARIES.values() for library in libraries))
    command = [*COMMAND, "serve", "--port", "0", "--data", "games"]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, cwd=shell.folder, env=shell.env | env
    ) as server:
        assert server.stdout is not None
        address = server.stdout.readline().split()[3]
        assert httpx.get(f"{address}healthz").text == "ok\n"
        server.terminate()
        out, err = server.communicate()
    Done(0, out, err).well()
