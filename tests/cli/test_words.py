"""What can be typed at the prompt besides moves."""

import re

import pytest

from tests.cli.shell import Shell, cut, moves

HOT_SEAT = ("play", "--seats", "human,human", "--start", "1", "--seed", "7")
AGAINST_BOTS = ("play", "--seats", "human,greedy,random", "--start", "1", "--seed", "7")
NONSENSE: dict[str, str | bytes] = {
    "zero": "0",
    "negative": "-1",
    "too large": "99",
    "far too large": "9" * 5000,
    "zeros before": "00000000199",
    "fraction": "1.5",
    "two numbers": "1 2",
    "digit of another alphabet": "²",
    "half a move": "F1",
    "factory that is not there": "F9P",
    "answer to another question": "S1",
    "rich markup": "[/] [bold]",
    "format string": "%s {0}",
    "arrow key": "\x1b[A",
    "empty": "",
    "blank": " \t ",
    "long": "x" * 100_000,
    "no text": b"\xff\xfe\x80",
    "nul": "a\0b",
    "another alphabet": "ход",
    "save here": "save .",
    "save above": "save ..",
    "save over the root": "save /",
    "save nowhere": "save no/such/folder/x.txt",
    "save in nobody's home": "save ~nobody-of-that-name/x.txt",
    "save under a nul": "save a\0b",
    "save under a long name": "save " + "x" * 300,
}


def answers(said: str, who: str = "You") -> list[str]:
    """What was said after each prompt."""
    return said.split(f"{who}> ")[1:]


# --- undo


def test_undo_inside_the_own_turn(shell: Shell) -> None:
    shell(*HOT_SEAT, "--save", "game.txt", keys="1\n").well()
    assert len(shell.moves("game.txt")) == 1
    said = shell("play", "--load", "game.txt", keys="undo\nquit\n").well()
    questions = re.findall(r"(Take panes|On which strip)", said)
    assert questions == ["On which strip", "Take panes"]
    assert shell.moves("game.txt") == []


def test_undo_is_refused_once_another_person_has_decided(shell: Shell) -> None:
    said = shell(*HOT_SEAT, "--save", "game.txt", keys="1\n1\n1\n1\nundo\nquit\n").well()
    assert "player 2 has decided since" in said
    assert [move[0] for move in shell.moves("game.txt")] == ["1", "1", "2", "2"]


def test_undo_stops_at_another_persons_decision(shell: Shell) -> None:
    said = shell(*HOT_SEAT, "--save", "game.txt", keys="1\n1\n1\nundo\nundo\nquit\n").well()
    assert said.count("there is no decision of yours to take back") == 1
    assert [move[0] for move in shell.moves("game.txt")] == ["1", "1"]


def test_undo_against_bots_goes_back_to_the_own_last_decision(shell: Shell) -> None:
    shell(*AGAINST_BOTS, "--save", "game.txt", keys="1\n1\n").well()
    played = shell.moves("game.txt")
    assert {move[0] for move in played} == {"1", "2", "3"}
    said = shell("play", "--load", "game.txt", keys="undo\nquit\n").well()
    assert shell.moves("game.txt") == played[:1]
    assert "On which strip" in answers(said)[0]


def test_undo_at_the_very_start_has_nothing_to_take_back(shell: Shell) -> None:
    said = shell(*AGAINST_BOTS, keys="1\nundo\nundo\nquit\n").well()
    assert said.count("no decision of yours to take back") == 1


def test_undo_never_goes_past_a_draw(shell: Shell, record: str) -> None:
    shell.write("whole.txt", record)
    told = shell("replay", "whole.txt").well()
    last = int(re.findall(r"^(\d+) Random", told[: told.index("begins round 2")], re.MULTILINE)[-1])
    shell.write("game.txt", cut(record, last, "human, random"))
    said = shell("play", "--load", "game.txt", keys="undo\nquit\n").well()
    assert "something was drawn or shown since" in answers(said)[0]
    assert shell.moves("game.txt")[:last] == moves(record)[:last]


# --- the other words


def test_hint_is_a_move_that_can_be_typed(shell: Shell) -> None:
    said = shell(*HOT_SEAT, keys="hint\nquit\n").well()
    hint = re.findall(r"^  1\. (\S+) .*take ", answers(said, "Player 1")[0], re.MULTILINE)
    assert shell.moves("sintra-7.txt") == []
    shell(*HOT_SEAT, "--save", "game.txt", keys=f"{hint[0]}\nquit\n").well()
    assert shell.moves("game.txt") == [f"1 {hint[0]}"]


def test_rules_are_told_and_the_game_goes_on(shell: Shell) -> None:
    said = shell(*HOT_SEAT, keys="rules\nquit\n").well()
    rules = answers(said, "Player 1")[0].lower()
    for word in ("glazier", "strip", "window", "broken", "round"):
        assert word in rules


@pytest.mark.parametrize("word", ["?", "help", ""])
def test_help_tells_every_word(shell: Shell, word: str) -> None:
    told = answers(shell(*HOT_SEAT, keys=f"{word}\nquit\n").well(), "Player 1")[0]
    for known in ("undo", "hint", "rules", "moves", "board", "log", "points", "save", "quit"):
        assert re.search(rf"\b{known}\b", told)


def test_table_moves_and_points_are_shown_again(shell: Shell) -> None:
    board, listed, points, _end = answers(shell(*HOT_SEAT, keys="board\nMOVES\npoints\nquit\n").well(), "Player 1")
    assert "Stained Glass of Sintra" in board
    assert re.search(r"^ *1 (F\d|M)[PWOBY]", listed, re.MULTILINE)
    assert "broken glass" in points


def test_log_tells_all_that_happened(shell: Shell) -> None:
    said = shell(*AGAINST_BOTS, "--save", "game.txt", keys="1\n1\nlog\nquit\n").well()
    log = answers(said)[-2]
    assert "You: takes" in log
    assert "Greedy 2: takes" in log
    said = shell("play", "--load", "game.txt", keys="log\nquit\n").well()
    assert answers(said)[0] == log


def test_save_without_a_name_finds_one(shell: Shell) -> None:
    said = shell(*HOT_SEAT, keys="1\nsave\n1\nquit\n").well()
    assert "Saved to sintra-7.txt." in said
    assert len(shell.moves("sintra-7.txt")) == 2
    shell(*HOT_SEAT, keys="save\nquit\n").well()
    assert shell.files() == ["sintra-7-2.txt", "sintra-7.txt"]


def test_save_under_a_name(shell: Shell) -> None:
    shell(*HOT_SEAT, keys="1\nsave My Game.txt\nSAVE other.txt\n1\nsave other.txt\nquit\n").well()
    assert len(shell.moves("My Game.txt")) == 1
    assert len(shell.moves("other.txt")) == 2
    shell("check", "My Game.txt", "other.txt").well()


def test_save_does_not_write_over_somebody_elses_file(shell: Shell) -> None:
    shell.write("notes.txt", "my notes\n")
    shell(*HOT_SEAT, keys="save notes.txt\nquit\n").well()
    assert shell.read("notes.txt") == "my notes\n"


def test_nonsense_never_ends_the_game(shell: Shell) -> None:
    keys = [typed if isinstance(typed, bytes) else typed.encode() for typed in NONSENSE.values()]
    said = shell(*HOT_SEAT, keys=b"\n".join([*keys, b"quit\n"])).well()
    *told, _farewell = answers(said, "Player 1")
    for kind, answer in zip(NONSENSE, told, strict=True):
        assert 0 < len(answer) < 2000, kind
    assert shell.files() == ["sintra-7.txt"]
    assert shell.moves("sintra-7.txt") == []
