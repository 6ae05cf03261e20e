"""Puzzles judged once more: that they can be played, and that a stronger search with other deals agrees."""

from collections.abc import Iterator
from typing import Final

from msgspec import Struct

from bottega.core.errors import BottegaError
from bottega.core.rng import derive
from bottega.study.puzzles import judging
from bottega.study.puzzles.finding import PROOF
from bottega.study.puzzles.puzzle import Puzzle
from bottega.workers.interrupts import Stopped
from bottega.workers.pool import run_tasks

LEFT: Final = 1.0  # points of lead that the answer must be ahead of all else, at least
GLANCE: Final = 0.01  # of the attention: of what gets less, no value is known


class Check(Struct, frozen=True):
    """What to check; without iterations only that it can be played."""

    name: str
    puzzle: Puzzle
    iterations: int
    seed: int


def problem(task: Check) -> str:
    """What is wrong with a puzzle; nothing if it holds."""
    try:
        return played(task.puzzle) or (judged(task) if task.iterations else "")
    except BottegaError as error:
        return str(error)


def played(puzzle: Puzzle) -> str:
    """Can the answers be played where the seat is asked?"""
    match = puzzle.match()
    if puzzle.seat not in match.position.deciders():
        return f"seat {puzzle.seat + 1} is not asked"
    s = match.asked(puzzle.seat)
    for one in [*puzzle.answers, *(choice.moves for choice in puzzle.choices)]:
        moves = judging.read(match.game, s, puzzle.seat, one)
        if judging.write(match.game, s, puzzle.seat, moves) != one:
            return f"{one} is written otherwise now"
    return ""


def judged(task: Check) -> str:
    """Is the answer still best?"""
    puzzle = task.puzzle
    game, s = puzzle.asked()
    if puzzle.proved:
        found = judging.prove(game, s, puzzle.seat, 10 * PROOF)
    else:
        found = judging.judge(game, s, puzzle.seat, task.iterations, int(derive(task.seed, puzzle.header().seed)))
    values = {judging.write(game, s, puzzle.seat, one.moves): one for one in found}
    right = [values[one] for one in puzzle.answers if one in values]
    wrong = [one for text, one in values.items() if text not in puzzle.answers and one.share >= GLANCE]
    if not right or not wrong:
        return "nothing was found out about the answer"
    if puzzle.proved:
        best = max(wrong, key=lambda one: (one.value, one.lead))
        ahead = min((one.value, one.lead) for one in right) > (best.value, best.lead)
        return "" if ahead else "the proof does not hold"
    margin = min(one.lead for one in right) - max(one.lead for one in wrong)
    return "" if margin >= LEFT else f"the answer is {margin:+.1f} points ahead of all else"


def check_all(work: list[Check], jobs: int, stopped: Stopped) -> Iterator[tuple[Check, str]]:
    """Every puzzle with what is wrong with it."""
    yield from run_tasks(problem, work, jobs, stopped=stopped)
