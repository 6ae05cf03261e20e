"""The puzzles of the package: each can still be played, so that a changed rule breaks this and no solver."""

from collections import Counter
from itertools import pairwise

import pytest

from bottega.games import NAMES
from bottega.i18n import LANGUAGES, knows, speak
from bottega.study.puzzles import telling
from bottega.study.puzzles.checking import played
from bottega.study.puzzles.puzzle import LEVELS, SECONDS, Puzzle, all_puzzles, daily, read_shelf, shelf_of, write_shelf

PUZZLES = all_puzzles()


@pytest.mark.compiled
@pytest.mark.parametrize("game", NAMES)
def test_every_puzzle_can_be_played(game: str) -> None:
    wrong = {name: played(puzzle) for name, puzzle in PUZZLES.items() if name.startswith(f"{game}-")}
    assert wrong
    assert {name: problem for name, problem in wrong.items() if problem} == {}


def test_a_puzzle_asks_for_what_is_clearly_best() -> None:
    for name, puzzle in PUZZLES.items():
        others = [one for one in puzzle.choices if one.moves not in puzzle.answers]
        assert puzzle.choices[0].moves == puzzle.answers[0], name
        assert others, name
        best = puzzle.best()
        assert all((one.value, one.lead) < (best.value, best.lead) for one in others), name
        assert tuple(puzzle.missed) == LEVELS
        assert 1 <= puzzle.difficulty() <= 4


def test_puzzles_differ() -> None:
    asked = Counter((puzzle.header().seed, puzzle.seat, len(puzzle.game_record().moves)) for puzzle in PUZZLES.values())
    assert max(asked.values()) == 1
    for game in NAMES:
        mine = [puzzle for name, puzzle in PUZZLES.items() if name.startswith(f"{game}-")]
        assert {puzzle.header().players for puzzle in mine} == {2, 3, 4}
        assert {puzzle.seat for puzzle in mine} == {0, 1, 2, 3}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_theme_has_a_name(language: str) -> None:
    themes = {theme for puzzle in PUZZLES.values() for theme in puzzle.themes}
    assert all(knows(telling.theme_name(theme), language) for theme in themes)


def test_a_shelf_is_read_as_it_was_written() -> None:
    for game in NAMES:
        shelf = shelf_of(game)
        assert shelf is not None
        assert read_shelf(write_shelf(shelf), game) == shelf


def test_every_day_has_a_puzzle_and_the_games_take_turns() -> None:
    days = [daily(day * SECONDS + 7.0) for day in range(20_000, 20_000 + 2 * len(PUZZLES))]
    assert set(days) <= set(PUZZLES)
    assert all(one.partition("-")[0] != other.partition("-")[0] for one, other in pairwise(days))
    for game in NAMES:
        mine = [name for name in days if name.startswith(game)]
        there = [name for name in PUZZLES if name.startswith(f"{game}-")]
        assert len(set(mine[: len(there)])) == len(there)  # none comes again before all have come
    assert daily(20_000 * SECONDS) == daily(20_001 * SECONDS - 1.0)


def some() -> list[Puzzle]:
    """A few puzzles of each game."""
    return [puzzle for name, puzzle in PUZZLES.items() if int(name.rpartition("-")[2]) % 25 == 1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_tries_are_told_in_every_language(language: str) -> None:
    for puzzle in some():
        told = [telling.reveal(puzzle), *(telling.tell(puzzle, one.moves) for one in puzzle.choices[:4])]
        assert all(speak(said, language) for one in told for said in one.said)
        assert all(one.spots for one in told)


def test_a_wrong_try_says_what_it_loses_and_not_the_answer() -> None:
    for puzzle in some():
        wrong = [one for one in puzzle.choices if one.moves not in puzzle.answers]
        told = telling.tell(puzzle, wrong[-1].moves)
        assert not told.right
        assert told.said[0].name in ("puzzle-wrong", "puzzle-close", "puzzle-worse", "puzzle-lost")
        answer = speak(telling.reveal(puzzle).said[0]).partition(": ")[2]
        assert answer not in " ".join(speak(said) for said in told.said)
        assert telling.tell(puzzle, puzzle.answers[0]).said[0].name == "puzzle-right"
