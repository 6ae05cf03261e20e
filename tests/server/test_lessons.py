"""Lessons at a table of the server: what their scripts let learners do, and what the others play."""

from functools import partial

import pytest

from bottega.games.lessons import LEARNER, Lesson, lessons
from tests.server.guest import JSON, Guest, Place, asked, planning
from tests.server.serving import Running

SINTRA = lessons()["sintra"]


def taught(person: Guest, name: str) -> str:
    table: str = person.ask("POST", f"/api/lessons/{name}")["table"]
    return table


def ready(state: dict[str, object]) -> bool:
    """Is the learner asked, or to plan?"""
    return asked(state) or planning(state)


def learn(place: Place, lesson: Lesson) -> None:
    """Take a lesson to its end."""
    for number, step in enumerate(lesson.steps):
        if not step.decisions():
            continue
        place.until(ready)
        told = place.state["lesson"]
        assert told["place"] <= number
        assert told["steps"][number]["acts"]
        for text in step.plan:
            place.done("move", move=text)
        if step.plan:
            place.done("ready")
        else:
            assert place.options() == [text for text in place.options() if text in step.moves]
            place.done("move", move=step.moves[0])
        place.until(partial(is_at, number + 1))


def is_at(number: int, state: JSON) -> bool:
    return bool(state["lesson"]["place"] == number)


def test_the_catalog_lists_all_lessons(anna: Guest) -> None:
    listed = anna.ask("GET", "/api/catalog")["lessons"]
    assert [line["name"] for line in listed] == list(lessons())
    assert {line["game"] for line in listed} == {"fresco", "sintra"}
    assert anna.refused("POST", "/api/lessons/chess") == (404, "not-found")


@pytest.mark.parametrize("name", ["sintra", "fresco", "m13"])
def test_a_lesson_is_taken_to_its_end(anna: Guest, name: str) -> None:
    table = taught(anna, name)
    with anna.at(table) as place:
        learn(place, lessons()[name])
        place.until(ready)
        assert place.state["lesson"]["place"] == lessons()[name].place(1000)
        assert len(place.options()) > 1 or place.state["plan"] is not None  # from here on it is a game like others


def test_of_all_that_may_be_done_only_what_comes_next_is_offered(anna: Guest) -> None:
    with anna.at(taught(anna, "sintra")) as place:
        assert place.options() == ["F5Y"]
        assert place.code("move", move="F1O") == "lesson-later"
        assert place.code("move", move="F1P") == "illegal"
        assert place.do("why", target="factory-1-O")["text"]["say"] == "error-lesson-later"
        assert place.do("why", target="strip-4")["text"]["say"] == "sintra-why-take-first"
        place.first()
        assert place.options() == ["S4"]


def test_undo_goes_back_in_the_lesson_too(anna: Guest) -> None:
    with anna.at(taught(anna, "sintra")) as place:
        assert not place.state["undo"]["undo"]
        place.first()
        assert place.state["lesson"]["place"] == 3
        place.done("undo")
        assert place.state["lesson"]["place"] == 0
        assert place.options() == ["F5Y"]


def test_nothing_from_before_the_lesson_is_taken_back(anna: Guest) -> None:
    with anna.at(taught(anna, "m16")) as place:
        assert lessons()["m16"].begun(LEARNER) > 0
        assert place.state["undo"] == {"undo": False, "redo": False, "reset": False, "ask": False}
        assert place.code("undo") == "no-way-back"


def test_another_plan_is_refused(anna: Guest) -> None:
    with anna.at(taught(anna, "fresco")) as place:
        place.first()
        place.until(planning)
        for text in ("M2", "C1", "S1", "W1"):
            place.done("move", move=text)
        assert place.code("ready") == "lesson-plan"
        place.done("plan", index=0, move="M1")
        place.until(lambda state: state["plan"]["complete"] or state["asked"])
        if place.state["asked"]:
            place.first()
        place.until(lambda state: state["plan"] is not None)


def test_a_lesson_is_in_no_list(anna: Guest) -> None:
    before = anna.ask("GET", "/api/tables/mine")["tables"]
    taught(anna, "sintra")
    assert anna.ask("GET", "/api/tables/mine")["tables"] == before


def test_a_lesson_is_kept(own_server: Running) -> None:
    with Guest(own_server.url, "Anna") as anna:
        table = taught(anna, "sintra")
        with anna.at(table) as place:
            place.first()
        own_server.restart()
    with Guest(own_server.url) as watcher:
        lesson = watcher.state(table)["lesson"]
        assert (lesson["name"], lesson["place"]) == ("sintra", 3)
