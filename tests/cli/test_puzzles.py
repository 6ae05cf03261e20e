"""Puzzles from the command line: the shelf, solving one, making and checking some."""

import pytest

from bottega.study.puzzles.puzzle import all_puzzles
from tests.cli.shell import Shell

PUZZLES = all_puzzles()
NAME, PUZZLE = next((name, puzzle) for name, puzzle in PUZZLES.items() if name.startswith("sintra"))
WRONG = next(one.moves for one in reversed(PUZZLE.choices) if one.moves not in PUZZLE.answers)
QUICK = ("puzzles", "make", "sintra", "--count", "1", "--margin", "1", "--screen", "20", "--judge", "100")
FILES = ("--strong", "120", "--data", "games", "--out", "puzzles.jsonl")


def test_the_shelf_is_listed(shell: Shell) -> None:
    listed = shell("puzzles", "show", "--theme", "taking")
    assert listed.code == 0
    assert NAME in listed.out
    assert "fresco" not in listed.out
    shell("puzzles", "show", "--theme", "chess").refused("there is no such puzzle; themes are")
    shell("puzzles", "show", "sintra-0").refused("there is no puzzle 'sintra-0'")


def test_a_puzzle_is_solved_after_a_wrong_try(shell: Shell) -> None:
    typed = f"?\nnonsense\n{WRONG}\n{PUZZLE.answers[0]}\n"
    done = shell("puzzles", "show", NAME, keys=typed)
    assert done.code == 0
    assert done.out.index("Not that") < done.out.index("That is it")
    assert "does not answer the question" in done.out


def test_the_answer_can_be_asked_for(shell: Shell) -> None:
    done = shell("puzzles", "show", "--daily", keys="answer\nboard\nquit\n")
    assert done.code == 130
    assert "The answer: " in done.out


def test_a_plan_is_typed_as_a_whole(shell: Shell) -> None:
    name, puzzle = next((name, one) for name, one in PUZZLES.items() if " " in one.answers[0])
    done = shell("puzzles", "show", name, keys=f"{puzzle.answers[0].lower()}\n")
    assert done.code == 0
    assert "That is it" in done.out


@pytest.mark.compiled
def test_some_are_made_and_checked(shell: Shell) -> None:
    made = shell(*QUICK, *FILES)
    assert made.code == 0
    assert "1 puzzles in puzzles.jsonl" in made.out
    first = (shell.folder / "puzzles.jsonl").read_bytes()
    assert shell(*QUICK, *FILES).code == 0
    assert (shell.folder / "puzzles.jsonl").read_bytes() == first
    checked = shell("puzzles", "check", "--file", "puzzles.jsonl", "--quick")
    assert checked.code == 0
    assert "1 of 1 puzzles hold" in checked.out
    shell(*QUICK, "--seed", "7", *FILES).refused("was begun with other options or versions")


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["make", "chess", "--data", "a", "--out", "b"], "there is no game 'chess'"),
        (["make", "--margin", "0", "--data", "a", "--out", "b"], "--margin cannot be 0"),
        (["check", "--file", "nothing"], "nothing: cannot be read"),
        (["check", "chess"], "there is no game 'chess'"),
    ],
)
def test_what_cannot_be_is_said(shell: Shell, words: list[str], says: str) -> None:
    shell("puzzles", *words).refused(says)
