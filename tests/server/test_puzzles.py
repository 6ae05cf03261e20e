"""Puzzles at a table of the server: tries are weighed and not made, the answer is made, and the game goes on."""

import pytest

from bottega.study.puzzles.puzzle import Puzzle, all_puzzles
from tests.server.guest import JSON, Guest, asked, planning

PUZZLES = all_puzzles()


def first(game: str, plan: bool = False) -> tuple[str, Puzzle]:
    """A puzzle of a game, with a whole plan for its answer or a single move."""
    return next(
        (name, puzzle)
        for name, puzzle in PUZZLES.items()
        if name.startswith(game) and (" " in puzzle.answers[0]) == plan
    )


def posed(person: Guest, name: str) -> str:
    table: str = person.ask("POST", f"/api/puzzles/{name}")["table"]
    return table


def wrong(puzzle: Puzzle) -> str:
    return next(one.moves for one in puzzle.choices if one.moves not in puzzle.answers)


def ready(state: JSON) -> bool:
    return asked(state) or planning(state)


def test_the_shelf_lists_all_puzzles_and_the_days(anna: Guest) -> None:
    shelf = anna.ask("GET", "/api/puzzles")
    assert [line["name"] for line in shelf["puzzles"]] == list(PUZZLES)
    assert shelf["daily"] in PUZZLES
    assert all(1 <= line["difficulty"] <= 4 and line["themes"] for line in shelf["puzzles"])
    assert anna.refused("POST", "/api/puzzles/sintra-0") == (404, "not-found")
    assert anna.refused("POST", "/api/puzzles/sintra") == (404, "not-found")


@pytest.mark.parametrize("game", ["sintra", "fresco"])
def test_a_try_is_weighed_and_the_answer_is_made(anna: Guest, game: str) -> None:
    name, puzzle = first(game)
    with anna.at(posed(anna, name)) as place:
        place.until(ready)
        assert place.state["puzzle"]["puzzle"]["name"] == name
        assert place.state["seat"] == puzzle.seat
        assert place.state["told"]
        assert not place.state["undo"]["undo"]
        step = place.state["step"]
        assert place.code("move", move=wrong(puzzle)) == "puzzle-try"
        assert place.code("move", move="nonsense") == "illegal"
        place.done("move", move=puzzle.answers[0])
        place.until(lambda state: state["puzzle"]["solved"])
        assert place.state["step"] > step


def test_a_plan_is_weighed_when_it_is_handed_in(anna: Guest) -> None:
    name, puzzle = first("fresco", plan=True)
    with anna.at(posed(anna, name)) as place:
        place.until(planning)
        for text in wrong(puzzle).split():
            place.done("move", move=text)
        assert place.code("ready") == "puzzle-try"
        place.done("unplan", index=0)
        for text in puzzle.answers[0].split():
            place.done("move", move=text)
        place.done("ready")
        place.until(lambda state: state["puzzle"]["solved"])


def test_what_is_said_of_tries(anna: Guest) -> None:
    name, puzzle = first("sintra")
    told = anna.ask("GET", f"/api/puzzles/{name}/told?moves={wrong(puzzle)}")
    assert not told["right"]
    assert told["said"][0]["say"].startswith("puzzle-")
    right = anna.ask("GET", f"/api/puzzles/{name}/told?moves={puzzle.answers[0]}")
    assert right["right"]
    answer = anna.ask("GET", f"/api/puzzles/{name}/told")
    assert answer["said"][0]["say"] == "puzzle-answer"
    assert answer["spots"] == right["spots"]
    assert anna.refused("GET", f"/api/puzzles/{name}/told?moves=XYZ") == (409, "illegal")
    assert anna.refused("GET", f"/api/puzzles/{name}/told?moves={'X' * 300}") == (400, "malformed")
    assert anna.refused("GET", "/api/puzzles/chess-1/told") == (404, "not-found")


def test_a_puzzle_is_in_no_list_and_stays_one(anna: Guest) -> None:
    name, _ = first("sintra")
    table = posed(anna, name)
    assert table not in [line["table"] for line in anna.ask("GET", "/api/tables/mine")["tables"]]
