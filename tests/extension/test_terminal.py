"""A module and a game that were added as folders, in the terminal."""

from pathlib import Path

import pytest

from tests.extension.conftest import Bottega


@pytest.mark.parametrize(("modules", "players"), [("18", "2"), ("cat", "3"), ("all", "4")])
def test_bots_play_with_the_new_module(bottega: Bottega, modules: str, players: str) -> None:
    said = bottega("simulate", "fresco", "--modules", modules, "--players", players, "--games", "1", "--seed", "1")
    assert "The cat" in said


def test_the_new_module_is_played_and_its_record_replays(bottega: Bottega, tmp_path: Path) -> None:
    simulated = ("simulate", "fresco", "--modules", "18", "--games", "1", "--seed", "3", "--bots", "greedy,greedy")
    bottega(*simulated, "--records", ".")
    record = next(tmp_path.glob("*.txt"))
    text = record.read_text()
    assert "modules: 18" in text
    assert " CAT\n" in text
    assert "1 record agrees" in bottega("check", record.name)


def test_the_new_module_is_drawn_and_explained(bottega: Bottega) -> None:
    play = ("play", "fresco", "--modules", "18", "--seats", "human,random", "--seed", "1")
    said = bottega(*play, keys="rules\n\n1\nquit\n")
    assert "10 cards" in said
    assert "Whoever strokes the cat draws a card" in said


@pytest.mark.parametrize("players", ["2", "3", "4"])
def test_bots_play_the_new_game(bottega: Bottega, players: str) -> None:
    said = bottega("simulate", "pebbles", "--players", players, "--games", "5", "--seed", "1")
    assert "Last pebble" in said


def test_the_new_game_is_played_to_its_end(bottega: Bottega) -> None:
    said = bottega("play", "pebbles", "--seats", "human,greedy", "--seed", "3", keys="T1\n" * 12 + "quit\n")
    assert "How many of the 18 pebbles do you take?" in said
    assert "Greedy 2: takes 3" in said
    assert "wins." in said


def test_the_new_game_has_its_own_option(bottega: Bottega) -> None:
    said = bottega("play", "pebbles", "--heap", "small", "--seats", "human,greedy", "--seed", "3", keys="quit\n")
    assert "of the 9 pebbles" in said  # twelve, of which greedy has taken three


@pytest.mark.parametrize("game", ["fresco", "pebbles"])
def test_no_law_is_broken(bottega: Bottega, game: str) -> None:
    assert "no law broken" in bottega("fuzz", "--game", game, "--minutes", "0.05", "--jobs", "1", "--seed", "1")


def test_a_bot_that_searches_plays_the_new_game(bottega: Bottega) -> None:
    words = ("--bots", "search@20,random", "--games", "2", "--seed", "1")
    assert "search@20" in bottega("simulate", "pebbles", *words)
