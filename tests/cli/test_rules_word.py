"""The word `rules`: of the modules, only those in play are told."""

import re

import pytest

from tests.cli.shell import Shell

START = ("play", "fresco", "--players", "3", "--seed", "5")


def told(said: str) -> list[int]:
    """The modules whose pages are shown."""
    return [int(number) for number in re.findall(r"^\W*Module (\d+):", said, re.MULTILINE)]


@pytest.mark.parametrize(
    ("modules", "numbers"),
    [("none", []), ("1,7,17", [1, 7, 17]), ("well", [4]), ("all", list(range(1, 18)))],
)
def test_rules_tell_the_modules_in_play(shell: Shell, modules: str, numbers: list[int]) -> None:
    said = shell(*START, "--modules", modules, keys="rules\nquit\n").well()
    assert told(said) == numbers
    for word in ("Waking up", "Final scoring", "What is on the table", "Notation"):
        assert word in said


def test_rules_of_a_loaded_game_tell_its_modules(shell: Shell) -> None:
    shell(*START, "--modules", "1,4", "--save", "game.txt", keys="quit\n").well()
    assert told(shell("play", "--load", "game.txt", keys="rules\nquit\n").well()) == [1, 4]
    record = shell.read("game.txt")
    shell.write(
        "none.txt", re.sub(r"components: .*", f"components: {base_box(shell)}", record.replace("modules: 1,4\n", ""))
    )
    assert told(shell("play", "--load", "none.txt", keys="rules\nquit\n").well()) == []


def base_box(shell: Shell) -> str:
    """The fingerprint of the base game, as a record has it."""
    shell(*START, "--save", "base.txt", keys="quit\n").well()
    return str(re.findall(r"components: (.*)", shell.read("base.txt"))[0])


@pytest.mark.parametrize("players", [2, 3])
def test_rules_tell_of_leonardo_when_two_play(shell: Shell, players: int) -> None:
    said = shell("play", "fresco", "--players", str(players), "--seed", "5", keys="rules\nquit\n").well()
    assert ("Two players: Leonardo" in said) == (players == 2)


def test_rules_of_sintra_are_its_own(shell: Shell) -> None:
    said = shell("play", "sintra", "--players", "2", "--seed", "5", keys="rules\nquit\n").well()
    assert "Move the glazier back" in said
    assert "PPWWW" in said
    assert "Leonardo" not in said
