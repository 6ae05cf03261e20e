"""Finished games seen again, moment by moment, and played on."""

from copy import deepcopy
from typing import Any

import pytest

from tests.server.guest import JSON, Guest, over


def put_back(view: JSON, back: list[JSON]) -> JSON:
    """The view of a frame, as a page puts it together."""
    view = deepcopy(view)
    for difference in back:
        at = view
        for key in difference["path"][:-1]:
            at = at[key]
        at[difference["path"][-1]] = difference["value"]
    return view


def seen(guest: Guest, table: str, step: int, seat: int = -1) -> Any:
    return guest.ask("GET", f"/api/tables/{table}/replay", params={"step": step, "seat": seat})


@pytest.mark.parametrize("game", ["sintra", "fresco"])
def test_each_step_tells_what_it_did(anna: Guest, game: str) -> None:
    """Its frames lead from the step before to this one, and are of the lines that the story tells of it."""
    table = anna.finished(game)
    story = anna.ask("GET", f"/api/tables/{table}/story", params={"seat": 0})
    told = {line["n"]: line["step"] for line in story["log"]}
    assert seen(anna, table, 0)["frames"] == []
    quiet = ("over", "to_move", "options")
    several = 0
    for step in [*range(1, 12), story["steps"]]:
        here, before = seen(anna, table, step, 0), seen(anna, table, step - 1, 0)
        frames = here["frames"]
        if step not in told.values():  # an answer of a plan
            assert frames == []
            continue
        assert frames[-1]["n"] == max((n for n, of in told.items() if of <= step), default=0)
        assert all(told[frame["n"]] == step for frame in frames[1:])
        view = here["view"]
        for frame in reversed(frames):
            view = put_back(view, frame["back"])
        known = [{key: value for key, value in one.items() if key not in quiet} for one in (view, before["view"])]
        assert known[0] == known[1]
        several += len(frames) > 2
    assert several


def test_a_finished_game_is_played_on_from_a_moment(anna: Guest, bela: Guest) -> None:
    table = anna.finished("fresco", chosen={"modules": "1,4"})
    steps = seen(anna, table, 0)["steps"]
    seats = [{"kind": "bot", "bot": "random", "name": "Giotto"}, {"kind": "me"}]
    path = f"/api/tables/{table}/play-on"
    for step in (3, steps // 2, steps - 1):
        made = bela.ask("POST", path, json={"step": step, "seats": seats})
        state = bela.state(made["table"])
        assert state["step"] <= step
        assert state["seats"] == [1]
        assert state["seed_from"] == "record"
        assert state["chosen"] == anna.state(table)["chosen"]
        assert [sitter["name"] for sitter in state["sitters"]] == ["Giotto", "Béla"]
    with bela.at(made["table"]) as place:
        place.play_on(over)
    for wrong in ({"step": steps, "seats": seats}, {"step": 1, "seats": [*seats, {"kind": "link"}]}):
        assert bela.refused("POST", path, json=wrong) == (400, "malformed")
    assert bela.refused("POST", path, json={"step": 1, "seats": [seats[0]] * 2}) == (400, "setup")
    running = anna.make("sintra", "me", "random")["table"]
    assert anna.refused("POST", f"/api/tables/{running}/play-on", json={"step": 0, "seats": seats}) == (409, "not-over")


def test_no_plan_is_played_on_half_made(anna: Guest) -> None:
    table = anna.finished("fresco")
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    whole = 0
    for step in range(2, 14):
        made = anna.ask("POST", f"/api/tables/{table}/play-on", json={"step": step, "seats": seats})
        state = anna.state(made["table"])
        if state["plan"] is not None:
            assert state["plan"]["steps"] == []
            assert seen(anna, table, state["step"])["view"]["to_move"] == [0, 1]
            whole += state["step"] < step
    assert whole
