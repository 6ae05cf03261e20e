"""Fresco at the command line."""

import json
import re

import pytest

from tests.cli.shell import Shell, cut, moves

FIRST_MOVES = "1\n" * 1500  # more decisions than such a game has
LAST_MOVES = 60


def begin(shell: Shell, players: str, options: tuple[str, ...]) -> None:
    """A game against bots that is played by bots alone, until its last moves."""
    shell("simulate", "fresco", "--players", players, *options, "--games", "1", "--records", ".").well()
    record = shell.read("fresco-00001.txt")
    seats = ", ".join(["human"] + ["greedy"] * (int(players) - 1))
    shell.write("game.txt", cut(record, len(moves(record)) - LAST_MOVES, seats))


@pytest.mark.parametrize(("players", "edition"), [("2", "classic"), ("3", "mega"), ("4", "mega")])
def test_game_against_bots_to_its_end(shell: Shell, players: str, edition: str) -> None:
    """For two from its start; more play the last rounds, since every table that is shown takes its time."""
    options = ("--edition", edition, "--modules", "none", "--seed", "5")
    if players == "2":
        said = shell("play", "fresco", "--players", "2", *options, "--save", "game.txt", keys=FIRST_MOVES).well()
    else:
        begin(shell, players, options)
        said = shell("play", "--load", "game.txt", keys=FIRST_MOVES).well()
    assert f"Fresco · {edition}" in said
    assert ("Leonardo" in said) is (players == "2")
    for source in ("segments", "bishop", "altar", "money", "track", "total"):
        assert source in said
    assert f"edition: {edition}\nmodules: none\n" in shell.read("game.txt")
    assert shell("check", "game.txt").well() == "1 record agrees\n"


def test_only_the_own_goods_are_shown(shell: Shell) -> None:
    said = shell("play", "fresco", "--players", "3", "--seed", "5", keys="quit\n").well()
    assert len(re.findall(r"goods +12 thalers", said)) == 1
    assert said.count("behind the screen") == 2


def test_undo_until_the_plans_are_shown(shell: Shell) -> None:
    hot_seat = ["play", "fresco", "--seats", "human,random,random", "--seed", "5", "--save", "game.txt"]
    shell(*hot_seat, keys="1\nM1\nC1\nundo\nundo\nM2\nquit\n").well()
    assert [move for move in shell.moves("game.txt") if move.startswith("1 ")][-1] == "1 M2"
    said = shell("play", "--load", "game.txt", keys="C0\nS1\nW1\nundo\nquit\n").well()
    assert "something was drawn or shown since" in said


def test_screen_is_handed_over_before_goods_are_shown(shell: Shell) -> None:
    with shell.terminal("play", "fresco", "--seats", "human,human,random", "--seed", "5") as child:
        child.expect(r"Player (\d), press Enter when only you see the screen")
        assert "thalers" not in (child.before or "")
        child.sendline("")
        child.expect(r"12 thalers")
        child.expect(r"Player \d>")
        child.sendline("1")
        child.expect(r"press Enter when only you see the screen")
        assert "thalers " not in (child.before or "")


def test_simulate(shell: Shell) -> None:
    words = ["simulate", "fresco", "--players", "3", "--games", "10", "--bots", "greedy,random,random", "--seed", "1"]
    report = json.loads(shell(*words, "--json").well())
    assert report["options"] == {"edition": "mega", "modules": "none"}
    assert sum(report["wins"]) == 10
    assert report["wins"][0] >= 8
    assert set(report["mean_points_by_source"]) == {"segments", "bishop", "altar", "money", "track"}


def test_replay_and_perft(shell: Shell) -> None:
    shell("simulate", "fresco", "--games", "1", "--seed", "3", "--records", "games").well()
    assert "♝ bishop" in shell("replay", "games/fresco-00001.txt", "--at", "20").well()
    found = json.loads(shell("replay", "games/fresco-00001.txt", "--at", "20", "--json").well())
    assert [player["thalers"] for player in found["view"]["players"]] == [None, None]
    counts = json.loads(shell("perft", "fresco", "--depth", "3", "--seed", "1", "--json").well())["leaves"]
    assert counts == [1, 5, 20, 60]


@pytest.mark.parametrize(
    ("words", "says"),
    [
        ("play fresco --side A", "fresco has no option 'side'"),
        ("play fresco --edition gold", "edition cannot be 'gold'; choose from mega, classic"),
        (
            "play fresco --modules 18",
            "there is no module '18'; choose all, none, random, or some of 1 portraits, 2",
        ),
        ("play fresco --modules portrait", "there is no module 'portrait'; the nearest name is portraits"),
        ("play fresco --modules 1,,2", "there is no module ''"),
        ("simulate fresco --modules 1,7 --edition classic", "module 7 (The Scrolls) is not in the classic edition"),
        (
            "perft fresco --depth 1 --modules guild --edition classic",
            "module 17 (The Painters' Guild) is not in the classic edition",
        ),
        ("play sintra --edition mega", "sintra has no option 'edition'"),
        ("simulate fresco --players 5", "fresco cannot be played by 5"),
    ],
)
def test_wrong_options_are_named(shell: Shell, words: str, says: str) -> None:
    shell(*words.split()).refused(says)
