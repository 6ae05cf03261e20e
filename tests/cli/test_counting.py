"""Counting ways to play, and measuring speed."""

import importlib.util
import io
import json
import re
import sys
from pathlib import Path

import pytest
from rich.console import Console

from bottega.study import bench
from bottega.terminal.tables import bench_table
from tests.cli.shell import Shell, rest_of

PLAIN = str(Path(sys.base_prefix) / "bin" / "python3")  # the interpreter below ours, without our packages
COUNTS = [1, 14, 38, 494, 1168]


def test_perft_counts_are_those_of_the_rules(shell: Shell) -> None:
    found = json.loads(shell("perft", "sintra", "--depth", "4", "--seed", "1", "--json").well())
    assert found == {"game": "sintra", "players": 2, "seed": 1, "depth": 4, "leaves": COUNTS}


def test_perft_tells_every_depth(shell: Shell) -> None:
    said = shell("perft", "sintra", "--depth", "3", "--seed", "1").well()
    assert re.findall(r"^depth (\d+): (\d+) ", said, re.MULTILINE) == [(str(d), str(COUNTS[d])) for d in range(4)]


def test_perft_of_depth_0_counts_the_position_itself(shell: Shell) -> None:
    assert re.fullmatch(r"depth 0: 1 \(.*\)\n", shell("perft", "sintra", "--depth", "0", "--seed", "5").well())


def test_perft_follows_seed_players_and_box(shell: Shell, box: str) -> None:
    shell.write("box.toml", box.replace("2 = 5", "2 = 2"))
    ways: tuple[list[str], ...] = ([], ["--seed", "2"], ["--players", "4"], ["--components", "box.toml"])
    counts = [json.loads(shell("perft", "--depth", "2", "--json", *words).well())["leaves"] for words in ways]
    assert len({tuple(leaves) for leaves in counts}) == len(ways)


@pytest.mark.parametrize("name", bench.figures())
def test_every_figure_of_speed_can_be_measured(name: str) -> None:
    assert bench.figures()[name](0.01) > 0


def test_what_is_measured_beside_can_be_measured() -> None:
    yardstick = bench.OpenSpiel(Path(sys.executable))
    try:
        figures = {name: yardstick.measure(0.01, how) for name, how in bench.BESIDE.items()}
    finally:
        yardstick.close()
    games = importlib.util.find_spec("pygame") is not None  # PettingZoo's own games need it
    assert {name for name, figure in figures.items() if figure > 0} == {
        name for name in bench.BESIDE if games or not name.startswith("PettingZoo")
    }


def test_figures_stand_beside_those_of_others() -> None:
    beside = {"OpenSpiel backgammon driven from Python": 40_000.0}
    report = {
        "compiled": True,
        "python": "3.11",
        "machine": "Linux",
        "per_second": {"sintra batch, 2 players": 1_200_000.0},
        "ratio_to_openspiel": {"sintra batch, 2 players": 20.0},
        "start_up_seconds": 0.1,
        "openspiel_backgammon": 60_000.0,
        "beside": beside,
    }
    said = io.StringIO()
    Console(file=said, width=120).print(bench_table(report))
    rows = [[cell.strip() for cell in line.split("│")[1:-1]] for line in said.getvalue().splitlines()]
    assert ["sintra batch, 2 players", "1,200,000", "20.0 x", "1,000,000"] in rows
    assert ["OpenSpiel backgammon driven from Python", "40,000", "0.7 x", ""] in rows


def test_bench_says_what_it_measures_and_can_be_stopped(shell: Shell) -> None:
    with shell.terminal("bench") as child:
        child.expect(r"round 1 of \d+")
        child.sendintr()
        said = rest_of(child)
        assert child.exitstatus == 130
    assert "Traceback" not in said
    assert "bottega: stopped" in said


@pytest.mark.parametrize("python", ["/nowhere/python", "/", PLAIN, "/bin/true", "/bin/cat", "/bin/echo"])
def test_bench_needs_a_python_that_has_openspiel(shell: Shell, python: str) -> None:
    shell("bench", "--openspiel", python).refused(f"{python}: ", "make bench")
