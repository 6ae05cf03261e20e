"""Stepping through a record."""

import json
import re
from typing import Any

import pytest

from tests.cli.shell import Shell, cut, moves, rest_of

NEXT = "q quit"


@pytest.fixture
def game(shell: Shell, record: str) -> str:
    return shell.write("game.txt", record)


def told(shell: Shell, *words: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(shell("replay", "game.txt", "--json", *words).well())
    return found


def test_whole_record_is_told_move_by_move(shell: Shell, record: str, game: str) -> None:
    said = shell("replay", game).well()
    expected = [f"{number} Random {move}" for number, move in enumerate(moves(record), 1)]
    assert re.findall(r"^(\d+ Random \d \S+)$", said, re.MULTILINE) == expected
    assert "takes the starting-player marker" in said
    assert "Stained Glass of Sintra" in said
    total = re.findall(r"total[^\d-]*(-?\d+)[^\d-]+(-?\d+)", said)[0]
    assert f"scores: {' '.join(total)}\n" in record


def test_board_before_the_first_move(shell: Shell, record: str, game: str) -> None:
    said = shell("replay", game, "--at", "0").well()
    assert f"Before move 1 of {len(moves(record))}" in said
    assert "starting-player marker" in said


def test_board_and_log_in_the_middle(shell: Shell, record: str, game: str) -> None:
    said = shell("replay", game, "--at", "30").well()
    assert f"Move 30 of {len(moves(record))}: Random {moves(record)[29]}" in said
    assert "Result" not in said


def test_last_move_shows_the_result(shell: Shell, record: str, game: str) -> None:
    total = len(moves(record))
    said = shell("replay", game, "--at", str(total)).well()
    assert f"Move {total} of {total}" in said
    assert "Result" in said


@pytest.mark.parametrize("at", ["-1", "9999", "99999999999999999999"])
def test_move_that_is_not_there(shell: Shell, record: str, game: str, at: str) -> None:
    shell("replay", game, "--at", at).refused(f"no move {at}", f"from 0 to {len(moves(record))}")
    shell("replay", game, "--json", "--at", at).refused(f"no move {at}")


def test_json_is_the_end_of_the_game(shell: Shell, record: str, game: str) -> None:
    found = told(shell)
    assert found["game"] == "sintra"
    assert found["over"] is True
    assert found["moves"] == found["at"] == len(moves(record))
    scores = " ".join(map(str, found["result"]["scores"]))
    assert f"\nscores: {scores}\n" in record
    assert found == told(shell, "--at", str(len(moves(record))))


def test_json_at_any_move(shell: Shell, game: str) -> None:
    start = told(shell, "--at", "0")
    assert (start["at"], start["log"], start["over"]) == (0, [], False)
    middle = told(shell, "--at", "30")
    assert middle["at"] == 30
    assert middle["log"]
    assert middle["view"] != start["view"]


def test_unfinished_game(shell: Shell, record: str) -> None:
    shell.write("game.txt", cut(record, 10))
    assert "Points so far" in shell("replay", "game.txt").well()
    assert told(shell)["over"] is False


def test_stepping_in_a_terminal(shell: Shell, record: str, game: str) -> None:
    total = len(moves(record))
    steps = {"": 1, " ": 2, "b": 1, "B": 0, "b ": 0, "30": 30, "e": total, "0": 0, "99999999999": total, "q": total}
    with shell.terminal("replay", game) as child:
        child.expect_exact(f"Before move 1 of {total}")
        for key, place in steps.items():
            child.expect_exact(NEXT)
            child.sendline(key)
            if key != "q":
                child.expect_exact(f"Move {place} of {total}" if place else f"Before move 1 of {total}")
        rest_of(child)
        assert child.exitstatus == 0


@pytest.mark.parametrize("key", ["c", "d"])
def test_ctrl_c_and_ctrl_d_leave(shell: Shell, game: str, key: str) -> None:
    with shell.terminal("replay", game) as child:
        child.expect_exact(NEXT)
        child.sendcontrol(key)
        assert "Traceback" not in rest_of(child)
        assert child.exitstatus == 0


def test_reader_of_a_pipe_may_stop_early(shell: Shell, game: str) -> None:
    assert shell.line(f"$BOTTEGA replay {game} | head -n 1").well().startswith("1 Random")


def test_strange_names_are_only_names(shell: Shell, record: str) -> None:
    shell.write("game.txt", record.replace("seats: random, random", "seats: [/x], [bold]"))
    said = shell("replay", "game.txt").well()
    assert "[/x] 1" in said
    assert "[bold] 2" in said
