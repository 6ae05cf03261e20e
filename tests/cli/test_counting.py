"""Counting ways to play, and measuring speed."""

import json
import re
import sys
from pathlib import Path

import pytest

from bottega.study import bench
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
