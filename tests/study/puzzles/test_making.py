"""Making puzzles: the same options find the same, in one go or after an interruption, with any number of processes."""

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

import msgspec
import pytest

from bottega.games import find_game
from bottega.study.puzzles import finding, making
from bottega.study.puzzles.checking import Check, problem
from bottega.study.puzzles.finding import Candidate, Found, Verdict, is_clear, parted
from bottega.study.puzzles.judging import Judged
from bottega.study.puzzles.puzzle import Making, Puzzle, all_puzzles
from bottega.workers.interrupts import never

QUICK = Making("sintra", find_game("sintra").rules_version, "0", 1, 20, 100, 120, 1.0, 1, "")


def looked(*leads: float) -> list[Judged]:
    return [Judged((n,), 0.5 / (n + 1), 0.5 + lead / 50, lead) for n, lead in enumerate(leads)]


def test_answers_are_parted_from_all_else() -> None:
    verdict = parted(looked(5.0, 4.8, 1.0))
    assert verdict is not None
    assert [one.lead for one in verdict.answers] == [5.0, 4.8]
    assert verdict.margin() == pytest.approx(3.8)
    assert is_clear(verdict, 2, 3.0)
    assert not is_clear(verdict, 2, 4.0)
    assert parted(looked(5.0, 4.9, 4.8)) is None
    assert parted(looked(5.0)) is None


def test_points_alone_are_not_enough() -> None:
    answers, others = [Judged((0,), 0.9, 0.5, 9.0)], [Judged((1,), 0.1, 0.5, 1.0)]
    assert not is_clear(Verdict(answers, others), 2, 3.0)


@pytest.mark.compiled
def test_the_same_is_found_again() -> None:
    first = finding.look_through(QUICK, 0)
    assert finding.look_through(QUICK, 0) == first
    assert first.candidates
    assert all(problem(Check("one", one.puzzle, 0, 1)) == "" for one in first.candidates)


def pretended(_making: Making, number: int) -> Found:
    """A game without work: every second one brings something."""
    puzzles = list(all_puzzles().values())
    return Found(number, [Candidate(number, 0, puzzles[number % len(puzzles)])] if number % 2 else [])


def swapped(work: Callable[[int], Found], tasks: Iterable[int], jobs: int, **_: object) -> Iterator[tuple[int, Found]]:
    """Work of several processes: of two tasks the second is done first."""
    waiting = iter(tasks)
    while jobs == 2:
        first, second = next(waiting), next(waiting)
        yield second, work(second)
        yield first, work(first)
    for task in waiting:
        yield task, work(task)


@pytest.mark.parametrize("jobs", [1, 2])
def test_it_goes_on_where_it_was_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, jobs: int) -> None:
    monkeypatch.setattr(making, "look_through", pretended)
    monkeypatch.setattr(making, "run_tasks", swapped)
    path = tmp_path / "games"
    rounds = making.find(QUICK, 4, path, jobs, never)
    assert next(rounds) == []
    for _ in range(5):
        next(rounds)
    rounds.close()
    with path.open("ab") as file:
        file.write(b'{"number":1,"cand')  # cut off
    *_, last = making.find(QUICK, 4, path, jobs, never)
    assert [one.number for one in last] == [1, 3, 5, 7, 9, 11, 13, 15]
    before = path.read_bytes()
    *_, again = making.find(QUICK, 4, path, jobs, never)
    assert again == last
    assert path.read_bytes() == before


def test_other_options_do_not_go_on(tmp_path: Path) -> None:
    path = tmp_path / "games"
    making.looked_through(QUICK, path)
    assert making.looked_through(msgspec.structs.replace(QUICK, command="as typed"), path) == []
    with pytest.raises(making.BadData, match="was begun with other options"):
        making.looked_through(msgspec.structs.replace(QUICK, seed=2), path)


def test_a_shelf_is_mixed() -> None:
    puzzles = list(all_puzzles().values())
    candidates = [Candidate(n, 0, puzzle) for n, puzzle in enumerate(puzzles)]
    taken = making.chosen(candidates, 20)
    assert len(taken) == 20
    assert [one.difficulty() for one in taken] == sorted(one.difficulty() for one in taken)
    assert len({one.themes[0] for one in taken}) > 3
    assert len(making.chosen(candidates, 10_000)) == len(puzzles)


def test_what_does_not_hold_is_found() -> None:
    name, puzzle = next(iter(all_puzzles().items()))
    wrong = msgspec.structs.replace(puzzle, answers=["XYZ"])
    assert "XYZ" in problem(Check(name, wrong, 0, 1))
    other = next(one.moves for one in puzzle.choices if one.moves not in puzzle.answers)
    swapped: Puzzle = msgspec.structs.replace(puzzle, answers=[other], proved=False)
    assert "points ahead" in problem(Check(name, swapped, 300, 1))
