"""What is planned in secret stays secret: redo, lists, figures, others' tables (findings 6, 7 and 8)."""

import contextlib
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.server.guest import JSON, Guest, Place, planning
from tests.server.serving import Running, start_server

Planners = tuple[Guest, Guest, Place, Place]
PLANS = ((0, 0), (-1, -1), (0, -1))  # which answer first, and which from then on


@pytest.fixture
def planners(come: Callable[..., Guest]) -> Iterator[Planners]:
    """Anna and Béla are about to plan."""
    anna, bela = come("Anna"), come("Béla")
    with contextlib.ExitStack() as stack:
        one, two = (stack.enter_context(place) for place in table_of(anna, bela))
        yield anna, bela, one, two


def table_of(anna: Guest, bela: Guest) -> tuple[contextlib.AbstractContextManager[Place], ...]:
    made = anna.make("fresco", "me", "link", open=True, seed=5)
    bela.sit(made["table"], token=made["links"][0]["token"])
    return arrive(anna, made["table"], bela), arrive(bela, made["table"], anna)


@contextlib.contextmanager
def arrive(guest: Guest, table: str, _other: Guest) -> Iterator[Place]:
    with guest.at(table) as place:
        yield place


def to_plans(one: Place, two: Place) -> None:
    """Play until both plan."""
    while not planning(one.state):
        for place in (one, two):
            if place.state["asked"] and not place.state["plan"]:
                place.first()
        one.catch_up(two)
        two.catch_up(one)
    two.catch_up(one)


def plan(place: Place, first: int = 0, others: int = 0) -> None:
    """Answer all questions of a plan: with which option the first, with which the others."""
    pick = first
    while place.state["asked"]:
        place.done("move", move=place.options()[pick])
        pick = others


def test_nobody_makes_others_plans_again(planners: Planners) -> None:
    _, _, one, two = planners
    to_plans(one, two)
    for place in (one, two):
        plan(place)
        place.done("ready")
    one.catch_up(two)
    assert not one.state["plan"]
    first, second = (one, two) if one.state["waiting"] == [1] else (two, one)
    first.done("undo", ask=True)
    second.until(lambda state: state["consent"])
    second.done("consent", wish=second.state["consent"]["id"], agree=True)
    first.until(lambda state: state["plan"])
    assert first.code("redo") == "ask-first"
    second.catch_up(first)
    assert first.state["undo"]["ask_redo"]
    assert second.state["plan"]


def test_others_are_asked_before_their_plans_are_made_again(planners: Planners) -> None:
    _, _, one, two = planners
    to_plans(one, two)
    for place in (one, two):
        plan(place)
        place.done("ready")
    one.catch_up(two)
    first, second = (one, two) if one.state["waiting"] == [1] else (two, one)
    shown = first.state["step"]
    first.done("undo", ask=True)
    second.until(lambda state: state["consent"])
    second.done("consent", wish=second.state["consent"]["id"], agree=True)
    first.catch_up(second)
    first.done("redo", ask=True)
    assert first.code("redo", ask=True) == "wish-open"
    assert second.until(lambda state: state["consent"])["consent"]["redo"]
    second.done("consent", wish=second.state["consent"]["id"], agree=True)
    first.catch_up(second)
    assert (first.state["step"], first.state["plan"], first.state["consent"]) == (shown, None, None)


def test_whoever_plans_anew_does_not_ask_for_the_plans_before(planners: Planners) -> None:
    _, _, one, two = planners
    to_plans(one, two)
    for place in (one, two):
        plan(place)
        place.done("ready")
    one.catch_up(two)
    first, second = (one, two) if one.state["waiting"] == [1] else (two, one)
    first.done("undo", ask=True)
    second.until(lambda state: state["consent"])
    second.done("consent", wish=second.state["consent"]["id"], agree=True)
    first.catch_up(second)
    first.first()
    assert first.code("redo", ask=True) == "nothing-to-redo"


# --- lists and figures


def lists(guest: Guest, table: str) -> list[JSON]:
    """What lists say of a table; how long ago its last change was is not compared."""
    found = [line for path in ("mine", "open") for line in guest.ask("GET", f"/api/tables/{path}")["tables"]]
    return [line for line in found if line["table"] == table]


def test_lists_do_not_show_that_somebody_plans(planners: Planners) -> None:
    _, bela, one, two = planners
    to_plans(one, two)
    before = lists(bela, two.state["table"])
    one.first()
    assert lists(bela, two.state["table"]) == before


def test_figures_are_for_the_host(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'games.sqlite'}"
    with start_server(database, options=("--proxy", "127.0.0.1")) as server, Guest(server.url) as guest:
        from_elsewhere = guest.http.get("/metrics", headers={"X-Forwarded-For": "203.0.113.7"})
        assert from_elsewhere.status_code == 404
        assert guest.http.get("/metrics").status_code == 200


# --- the server's side of the law: complete plans look alike


def told(place: Place) -> JSON:
    """All that somebody at a table is told, but what is by chance another one at each."""
    names = ("table", "seed_hash", "links", "chat")
    return {name: value for name, value in place.state.items() if name not in names}


def seen_of(server: Running, first: int, others: int) -> tuple[JSON, list[JSON], int, list[JSON]]:
    """What Béla has seen once Anna has handed in her plan, at a table like all the others."""
    with Guest(server.url, "Anna") as anna, Guest(server.url, "Béla") as bela, contextlib.ExitStack() as stack:
        one, two = (stack.enter_context(place) for place in table_of(anna, bela))
        to_plans(one, two)
        heard = len(two.heard)
        plan(one, first, others)
        one.done("ready")
        two.until(lambda state: state["waiting"] == [1])
        shown = [{**line, "table": "", "changed": 0} for line in lists(bela, two.state["table"])]
        return told(two), [{**line} for line in two.log], len(two.heard) - heard, shown


def test_complete_plans_look_alike_to_others(server: Running) -> None:
    plans = [seen_of(server, first, others) for first, others in PLANS]
    assert plans[0] == plans[1] == plans[2]
