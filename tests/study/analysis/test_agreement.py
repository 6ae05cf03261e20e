"""Whether grades agree with results."""

import json
from pathlib import Path

import pytest

from bottega.study.analysis.agreement import JudgedGame, agreement
from tests.cli.shell import Shell


def game(*scores: int, good: list[float]) -> JudgedGame:
    return JudgedGame(list(scores), good, [0.9] * len(scores), [1 - part for part in good])


def test_grades_that_follow_the_points_agree_and_others_do_not() -> None:
    found = agreement([game(60, 40, good=[0.9, 0.7]), game(30, 50, good=[0.5, 0.7]), game(9, 9, good=[0.5, 0.5])])
    assert [found.good, found.loss, found.better_won] == pytest.approx([1, 1, 1])
    assert found.all_good == 0  # what never varies says nothing
    contrary = agreement([game(60, 40, 20, good=[0.5, 0.6, 0.7])])
    assert [contrary.good, contrary.better_won] == pytest.approx([-1, 0])


def test_a_command_says_how_well_grades_agree(tmp_path: Path) -> None:
    shell = Shell(tmp_path)
    words = ("agreement", "sintra", "--games", "2", "--seed", "3", "--bots", "random,greedy", "--bot", "search@5")
    found = json.loads(shell(*words, "--json").well())
    assert found["games"] == 2
    assert all(-1 <= found[name] <= 1 for name in ("good", "all_good", "loss"))
    assert "2 games of sintra, seed 3, judged by search@5" in shell(*words).well()
    shell("agreement", "--bots", "nobody").refused("no bot")
