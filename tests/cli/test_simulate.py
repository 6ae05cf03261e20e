"""Many games between bots."""

import json
import math
import re
from typing import Any

import pytest

from bottega.engine import compiled
from tests.cli.shell import Shell, rest_of

NAMED = {
    "game",
    "players",
    "games",
    "decisions",
    "seconds",
    "decisions_per_second",
    "compiled",
    "mean_scores",
    "wins",
    "mean_decisions",
}


def report(shell: Shell, *words: str) -> dict[str, Any]:
    """The one JSON object that the command prints."""
    said = shell("simulate", "sintra", *words, "--json").well()
    assert said.count("\n") == 1
    found: dict[str, Any] = json.loads(said)
    return found


def lasting(found: dict[str, Any]) -> dict[str, Any]:
    """The report without what depends on the clock."""
    return {name: value for name, value in found.items() if "second" not in name}


@pytest.mark.parametrize("side", ["A", "B"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_report_agrees_with_itself(shell: Shell, players: int, side: str) -> None:
    found = report(shell, "--players", str(players), "--games", "60", "--seed", "5", "--side", side)
    assert set(found) >= NAMED
    assert (found["game"], found["players"], found["games"]) == ("sintra", players, 60)
    assert found["options"]["side"] == side
    assert found["compiled"] is compiled()
    assert len(found["mean_scores"]) == len(found["wins"]) == len(found["win_intervals"]) == players
    assert math.isclose(sum(found["wins"]), 60)
    assert math.isclose(found["decisions"] / 60, found["mean_decisions"])
    assert math.isclose(found["decisions"] / found["seconds"], found["decisions_per_second"])
    for wins, (low, high) in zip(found["wins"], found["win_intervals"], strict=True):
        assert 0 <= low <= wins / 60 <= high <= 1
    for seat, mean in enumerate(found["mean_scores"]):
        assert math.isclose(mean, sum(points[seat] for points in found["mean_points_by_source"].values()), abs_tol=1e-6)


def test_same_seed_gives_the_same_games_on_any_number_of_processes(shell: Shell) -> None:
    words = ("--games", "60", "--seed", "9", "--bots", "greedy,random")
    alone = report(shell, *words, "--records", "one")
    pair = report(shell, *words, "--records", "two", "--jobs", "2")
    assert lasting(alone) == lasting(pair)
    one, two = ({path.name: path.read_text() for path in (shell.folder / name).iterdir()} for name in ("one", "two"))
    assert one == two
    assert len(one) == 60


def test_another_seed_gives_other_games(shell: Shell) -> None:
    first, other = (report(shell, "--games", "20", "--seed", seed)["mean_scores"] for seed in ("1", "2"))
    assert first != other


def test_records_agree_with_check_and_with_the_report(shell: Shell) -> None:
    found = report(shell, "--games", "12", "--seed", "2", "--players", "3", "--side", "B", "--records", "a/b")
    files = sorted((shell.folder / "a/b").iterdir())
    assert len(files) == 12
    assert shell("check", *files).well() == "12 records agree\n"
    texts = [path.read_text() for path in files]
    scores = [[int(n) for n in re.findall(r"^scores: (.*)$", text, re.MULTILINE)[0].split()] for text in texts]
    assert [sum(column) / 12 for column in zip(*scores, strict=True)] == found["mean_scores"]


def test_greedy_beats_random_from_any_seat(shell: Shell) -> None:
    found = report(shell, "--players", "3", "--bots", "random, Greedy,random", "--games", "30", "--seed", "1")
    assert found["bots"] == ["random", "greedy", "random"]
    assert found["wins"][1] >= 25


def test_one_bot_is_for_all_seats(shell: Shell) -> None:
    assert report(shell, "--players", "4", "--bots", "greedy", "--games", "2", "--seed", "1")["bots"] == ["greedy"] * 4


def test_table_tells_scores_spread_wins_and_length(shell: Shell) -> None:
    said = shell("simulate", "sintra", "--games", "50", "--seed", "1", "--bots", "greedy,random").well()
    for part in ("50 games", "seed 1", "mean score", "spread", "wins", "95 %", "greedy", "random", "decisions a game"):
        assert part in said
    for source in ("round bonus", "windows", "panes left", "broken glass", "palace"):
        assert source in said


def test_table_tells_the_seed_nobody_chose(shell: Shell) -> None:
    said = shell("simulate", "--games", "5").well()
    seed = re.findall(r"seed (\d+)", said)[0]
    again = shell("simulate", "--games", "5", "--seed", seed).well()
    assert again.partition("decisions a game")[0] == said.partition("decisions a game")[0]


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_bot_that_fails_does_not_take_the_games_along(shell: Shell, jobs: str) -> None:
    shell.write(
        "own.py",
        "class Tired:\n"
        "    games = 0\n"
        "    def __init__(self): Tired.games += 1\n"
        "    def choose(self, game, s, who):\n"
        "        if Tired.games == 4: raise LookupError('no glass left')\n"
        "        return s.options[0]\n",
    )
    words = ("simulate", "sintra", "--bots", "own.py:Tired,greedy", "--games", "60", "--seed", "1", "--jobs", jobs)
    done = shell(*words)
    assert done.code == 1
    assert re.search(r"^ *\d games of sintra", done.out)
    assert re.search(r"LookupError: no glass left, in game \d+; \d of 60 games were played\n$", done.err)
    assert len(done.err.splitlines()) == 1
    found = json.loads(shell(*words, "--json").out)
    assert found["games"] < 60
    assert "no glass left" in found["failure"]


def test_a_bot_that_fails_at_once_is_told(shell: Shell) -> None:
    shell.write("own.py", "class Bad:\n    def choose(self, game, s, who): return -1\n")
    words = ("simulate", "sintra", "--bots", "own.py:Bad,greedy", "--games", "5")
    shell(*words).refused("own.py:Bad: move(-1) is not legal here", "0 of 5 games were played", code=1)


def test_terminal_shows_a_progress_bar(shell: Shell) -> None:
    with shell.terminal("simulate", "--games", "100", "--seed", "1") as child:
        said = rest_of(child)
        assert child.exitstatus == 0
    assert "playing" in said
    assert re.search(r"\d%", said)


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_stops_at_once_and_quietly(shell: Shell, jobs: str) -> None:
    with shell.terminal("simulate", "--games", "10000000", "--jobs", jobs) as child:
        child.expect(r"\d:\d\d:\d\d")
        child.sendintr()
        said = rest_of(child)
        assert child.exitstatus == 130
    assert "Traceback" not in said
    assert "bottega: stopped" in said
