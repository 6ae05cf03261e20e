"""Hints while playing, and the analysis of games that are over."""

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from bottega.core.record import new_header
from bottega.server.jobs.hints import hint_task, open_question
from bottega.server.jobs.worker import advise
from bottega.server.tables import checks
from bottega.server.tables.drafts import planning as planning_of
from bottega.server.tables.entries import numbered
from bottega.server.tables.table import Table, standard_game
from bottega.study.analysis.adviser import Adviser
from tests.server.conftest import Databases
from tests.server.guest import JSON, Guest, asked, new_id, planning
from tests.server.serving import Running, start_server

RECORD = Path(__file__).parents[1] / "records" / "sintra" / "2A-mixed.txt"


@pytest.fixture(scope="module")
def quick(databases: Databases) -> Iterator[Running]:
    """A server whose bots think little about hints and analyses."""
    with start_server(databases.new("sqlite"), options=("--hint", "20", "--analysis", "5")) as running:
        yield running


@pytest.fixture
def anna(quick: Running) -> Iterator[Guest]:
    with Guest(quick.url, "Anna") as guest:
        yield guest


@pytest.fixture
def bela(quick: Running) -> Iterator[Guest]:
    with Guest(quick.url, "Béla") as guest:
        yield guest


def ask_hint(guest: Guest, table: str, seat: int = 0) -> JSON:
    return guest.say(table, {"type": "hint", "id": new_id(), "seat": seat})


# --- hints


@pytest.mark.parametrize("game", ["sintra", "fresco"])
def test_a_hint_names_moves_that_can_be_made(anna: Guest, game: str) -> None:
    """By socket and by HTTP: the same question gets the same answer, and the best move can be played."""
    table = anna.make(game, "me", "greedy", seed=4)["table"]
    with anna.at(table) as place:
        state = place.until(asked)
        assert state["hints"]
        place.send({"type": "hint", "id": "h1", "seat": 0})
        while (answer := place.hear())["type"] != "hints":
            pass
        assert answer["id"] == "h1"
        assert 1 <= len(answer["moves"]) <= 3
        legal = {option["move"]: option for option in state["asked"]["options"]}
        for move in answer["moves"]:
            assert move["text"] == legal[move["move"]]["text"]
            assert move["target"] == legal[move["move"]]["target"]
            assert 0 <= move["value"] <= 1
            assert move["line"][0]["move"] == move["move"]
            assert move["line"][0]["target"] == move["target"]
        assert ask_hint(anna, table)["moves"] == answer["moves"]
        place.done("move", move=answer["moves"][0]["move"])


def test_a_hint_goes_on_with_the_plan_so_far(anna: Guest) -> None:
    table = anna.make("fresco", "me", "greedy", seed=4)["table"]
    with anna.at(table) as place:
        place.play_on(planning)
        place.done("move", move=place.options()[-1])
        place.until(asked)
        hint = ask_hint(anna, table)
        assert {move["move"] for move in hint["moves"]} <= set(place.options())
        while place.state["asked"]:
            place.done("move", move=place.options()[0])
        assert ask_hint(anna, table)["code"] == "not-your-turn"


def test_only_the_decider_gets_a_hint(anna: Guest, bela: Guest) -> None:
    made = anna.make("sintra", "me", "link", hints=True, chosen={"start": "1"})
    table = made["table"]
    bela.sit(table, token=made["links"][0]["token"])
    assert ask_hint(bela, table, 1)["code"] == "not-your-turn"
    assert ask_hint(bela, table, 0)["code"] == "not-your-seat"
    assert ask_hint(anna, table, 0)["type"] == "hints"
    assert anna.refused("POST", f"/api/tables/{table}/say", json={"type": "hint", "id": "x", "seat": 1}) == (
        403,
        "not-your-seat",
    )


def test_spectators_get_no_hints(anna: Guest, bela: Guest) -> None:
    table = anna.make("sintra", "me", "greedy", chosen={"start": "1"})["table"]
    with bela.at(table) as place:
        assert place.state["hints"]  # everybody knows
        assert place.do("hint", seat=0)["code"] == "not-your-seat"


@pytest.mark.parametrize(
    ("seats", "wish", "allowed"),
    [
        (("me", "greedy"), {}, True),
        (("me", "greedy"), {"hints": False}, False),
        (("me", "link"), {}, False),
        (("me", "room"), {}, False),
        (("me", "room"), {"hints": True}, True),
    ],
)
def test_a_table_allows_hints_or_not(anna: Guest, seats: tuple[str, ...], wish: JSON, allowed: bool) -> None:
    """Whoever plays alone may ask; where several people play, only if the maker says so. It stays after a restart."""
    table = anna.make("sintra", *seats, **wish, chosen={"start": "1"})["table"]
    assert anna.state(table)["hints"] is allowed
    assert (ask_hint(anna, table).get("code") == "no-hints") is not allowed


def test_tables_remember_whether_hints_are_allowed(databases: Databases) -> None:
    with start_server(databases.new("sqlite")) as server, Guest(server.url) as guest:
        tables = [guest.make("sintra", "me", "room", hints=hints)["table"] for hints in (True, False)]
        server.restart()
        again = Guest(server.url)
        assert [again.state(table)["hints"] for table in tables] == [True, False]
        again.http.close()


def test_hints_cannot_be_asked_for_without_end(anna: Guest) -> None:
    codes: list[str] = []
    for _ in range(12):
        table = anna.make("sintra", "me", "greedy", chosen={"start": "1"})["table"]
        codes.append(ask_hint(anna, table).get("code", "fine"))
    assert codes[0] == "fine"
    assert "too-fast" in codes


def test_a_table_that_has_gone_on_needs_no_hint(anna: Guest) -> None:
    """A move is made at once, whether a hint is being thought about or not."""
    table = anna.make("sintra", "me", "room", hints=True, chosen={"start": "1"})["table"]
    with anna.at(table) as place:
        place.until(asked)
        move = place.options()[0]
        place.send({"type": "hint", "id": "h1", "seat": 0})
        place.send({"type": "move", "id": "m1", "base": place.state["seq"], "seat": 0, "move": move})
        answers: dict[str, JSON] = {}
        while len(answers) < 2:
            heard = place.hear()
            if heard.get("id"):
                answers[heard["id"]] = heard
        assert answers["m1"]["type"] == "done"
        assert answers["h1"].get("code", "stale") == "stale"


@pytest.mark.parametrize("chosen", [{}, {"modules": "all"}, None])
def test_hints_depend_on_nothing_that_the_seat_cannot_know(chosen: dict[str, str] | None) -> None:
    """In two worlds that the seat cannot tell apart, the same seed brings the same hint, in secret plans too."""
    game = standard_game("sintra" if chosen is None else "fresco")
    table = Table(new_header(game, 3, 77, ["human"] * 3, chosen or {}))
    dice = random.Random(3)
    compared = 0
    while compared < 8:
        seat = dice.choice(table.state.deciders)
        plan = planning_of(table.state, seat)
        if plan is not None and plan.complete():
            wants = checks.ready(table.state, seat)
        else:
            s = open_question(table.state, seat)
            if len(s.options) > 1 and table.seq % 3 == 0:
                other = game.determinize(s, seat, table.seq)
                tasks = [hint_task(table.state, world, seat, 5, Adviser(iterations=6)) for world in (s, other)]
                assert advise(tasks[0]) == advise(tasks[1])
                compared += 1
            move = game.write(s, dice.choice(list(s.options)))
            wants = checks.move(table.state, seat, table.seq, move)
        table.apply(numbered(table.seq, wants))


# --- analysis


def test_a_finished_game_is_analyzed_once_for_everybody(anna: Guest, bela: Guest) -> None:
    table = anna.ask("POST", "/api/import", content=RECORD.read_text())["table"]
    assert anna.analysis(table)["status"] == "none"
    found = anna.studied(table)
    assert found["done"] == found["all"] > 0
    made = found["analysis"]
    steps = bela.ask("GET", f"/api/tables/{table}/story")["steps"]
    assert made["moves"] == steps
    assert {one["who"] for one in made["decisions"]} == {0, 1}
    assert all(0 <= one["index"] < steps for one in made["decisions"])
    assert all(one["grade"] in ("best", "good", "doubtful", "blunder") for one in made["decisions"])
    counted = [sum(seat["grades"].values()) for seat in made["summary"]]
    assert sum(counted) == sum(not one.get("trivial") for one in made["decisions"])
    curve = made["curve"]
    assert curve["at"][-1] == steps
    assert all(len(line) == len(curve["at"]) for line in curve["points"] + curve["victory"])
    scores = bela.ask("GET", f"/api/tables/{table}/story")["outcome"]["scores"]
    assert [line[-1] for line in curve["points"]] == scores
    assert bela.analysis(table, "POST") == found  # at once


def test_a_game_under_way_is_not_analyzed(anna: Guest) -> None:
    table = anna.make("sintra", "me", "greedy")["table"]
    for method in ("GET", "POST"):
        assert anna.refused(method, f"/api/tables/{table}/analysis") == (409, "not-over")


def test_bots_play_on_while_a_game_is_analyzed(anna: Guest) -> None:
    finished = anna.ask("POST", "/api/import", content=RECORD.read_text())["table"]
    table = anna.make("sintra", "me", "greedy", seed=3)["table"]
    anna.analysis(finished, "POST")
    with anna.at(table) as place:
        place.play_on(lambda state: state["step"] > 20)
    anna.studied(finished)
