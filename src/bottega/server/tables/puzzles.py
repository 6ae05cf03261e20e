"""A table at which somebody solves a puzzle: until the answer is found, tries are weighed and not made."""

from functools import cache

from msgspec import Struct

from bottega.core.errors import BottegaError
from bottega.core.messages import msg
from bottega.server.errors import ApiError
from bottega.server.protocol import PuzzleInfo, PuzzleLine, PuzzleList, Verdict
from bottega.server.tables.state import TableState, decisions
from bottega.study.puzzles import telling
from bottega.study.puzzles.puzzle import Puzzle, all_puzzles, daily


class PosedPuzzle(Struct, frozen=True):
    """A puzzle by its name, and how much was played before its question."""

    name: str
    puzzle: Puzzle
    steps: int
    made: int  # of these decisions by the seat that is asked


@cache
def posed(name: str | None) -> PosedPuzzle | None:
    """The puzzle of a table's row; nothing if the row names none, or one that is not there any more."""
    puzzle = None if name is None or "-" not in name else all_puzzles().get(name)
    if puzzle is None or name is None:
        return None
    moves = puzzle.game_record().moves
    return PosedPuzzle(name, puzzle, len(moves), sum(who == puzzle.seat for who, _ in moves))


def open_puzzle(state: TableState, seat: int) -> Puzzle | None:
    """The puzzle that a seat is to solve now; none once it was solved."""
    found = state.setup.puzzle
    if found is None or seat != found.puzzle.seat or decisions(state.last, seat) != found.made:
        return None
    return found.puzzle


def check_try(state: TableState, seat: int, moves: str) -> None:
    """A try that is not the answer is not made: the page asks what there is to say of it."""
    puzzle = open_puzzle(state, seat)
    if puzzle is not None and moves not in puzzle.answers:
        raise ApiError(msg("error-puzzle-try", moves=moves))


def puzzle_line(state: TableState) -> PuzzleLine | None:
    """A table's puzzle, for its page."""
    found = state.setup.puzzle
    if found is None:
        return None
    return PuzzleLine(info(found.name), found.puzzle.seat, open_puzzle(state, found.puzzle.seat) is None)


@cache
def info(name: str) -> PuzzleInfo:
    """A puzzle as it lies on the shelf."""
    puzzle = all_puzzles()[name]
    header = puzzle.header()
    themes = [telling.theme_name(theme) for theme in puzzle.themes]
    game, _, number = name.rpartition("-")
    chosen = dict(header.chosen)
    plan = puzzle.themes[0] == "planning" or " " in puzzle.answers[0]
    return PuzzleInfo(name, game, int(number), header.players, chosen, themes, puzzle.difficulty(), puzzle.missed, plan)


def shelf(now: float) -> PuzzleList:
    """All puzzles, and the one of the day."""
    return PuzzleList(daily(now), [info(name) for name in all_puzzles()])


def verdict(name: str, moves: str) -> Verdict:
    """What is said of a try; without one, of the answer."""
    puzzle = all_puzzles().get(name)
    if puzzle is None:
        raise ApiError(msg("error-not-found"))
    try:
        told = telling.tell(puzzle, moves) if moves else telling.reveal(puzzle)
    except BottegaError:
        raise ApiError(msg("error-illegal", move=moves[:20])) from None
    return Verdict(told.right, [said.as_dict() for said in told.said], told.spots)
