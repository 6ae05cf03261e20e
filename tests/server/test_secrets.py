"""Plans are made in secret: others learn only that somebody has planned."""

import contextlib
import json
import random
from collections.abc import Iterator

import pytest

from tests.server.guest import JSON, Guest, Place, planning
from tests.server.serving import Running


@pytest.fixture
def places(anna: Guest, bela: Guest, watcher: Guest) -> Iterator[tuple[Place, Place, Place]]:
    """Anna and Béla plan in Fresco, Carla watches."""
    made = anna.make("fresco", "me", "link", seed=5)
    bela.sit(made["table"], token=made["links"][0]["token"])
    with contextlib.ExitStack() as stack:
        one, two, three = (stack.enter_context(who.at(made["table"])) for who in (anna, bela, watcher))
        while not planning(one.state):
            for place in (one, two):
                if place.state["asked"] and not place.state["plan"]:
                    place.first()
            one.catch_up(two)
            two.catch_up(one)
        three.catch_up(one)
        yield one, two, three


def plan(place: Place, last: bool = False) -> list[str]:
    """Complete a plan with the first (or last) answers; the answers."""
    while place.state["asked"]:
        place.done("move", move=place.options()[-1 if last else 0])
    return [step["move"] for step in place.state["plan"]["steps"]]


def test_all_plan_at_the_same_time(places: tuple[Place, Place, Place]) -> None:
    one, two, _ = places
    assert one.state["waiting"] == [0, 1]
    assert one.state["asked"]["seat"] == 0
    assert two.state["asked"]["seat"] == 1


def answers_of(place: Place) -> list[str]:
    return [step["move"] for step in place.state["plan"]["steps"]]


def test_answers_taken_back_are_given_again_in_secret(places: tuple[Place, Place, Place]) -> None:
    one, two, _ = places
    heard = len(two.heard)
    answers = plan(one)
    one.done("undo")
    one.done("undo")
    assert answers_of(one) == answers[:-2]
    one.done("redo")
    assert answers_of(one) == answers[:-1]
    one.done("redo")
    assert answers_of(one) == answers
    assert one.code("redo") == "nothing-to-redo"
    one.done("undo", turn=True)
    assert answers_of(one) == []
    one.done("redo")
    assert answers_of(one) == answers
    one.done("undo")
    one.done("move", move=one.options()[-1])
    assert not one.state["undo"]["redo"]
    assert two.code("redo") == "nothing-to-redo"
    assert [message["type"] for message in two.heard[heard:]] == ["refused"]


def test_a_plan_taken_back_after_it_was_handed_in_is_given_again(places: tuple[Place, Place, Place]) -> None:
    one, two, _ = places
    answers = plan(one)
    one.done("ready")
    assert not one.state["undo"]["redo"]
    one.done("undo", turn=True)
    assert answers_of(one) == []
    seen = two.catch_up(one)["seq"]
    one.done("redo")
    assert answers_of(one) == answers
    assert not one.state["plan"]["ready"]
    assert one.state["waiting"] == [0, 1]
    assert two.state["seq"] == seen


def test_others_hear_nothing_of_a_plan(places: tuple[Place, Place, Place]) -> None:
    one, two, three = places
    heard = len(two.heard), len(three.heard)
    told = {"seq": 0, "public": 0, "log": [], "chat": []}
    before = [{**place.state, **told} for place in (two, three)]
    answers = plan(one)
    assert len(answers) > 1
    one.done("chat", text="planned")  # whatever was told of the plan came before it
    for place, start, state in ((two, heard[0], before[0]), (three, heard[1], before[1])):
        place.until(lambda state: state["chat"])
        assert len(place.heard) == start + 1
        assert {**place.state, **told} == state

    one.done("ready")
    two.until(lambda state: state["waiting"] == [1])
    three.until(lambda state: state["waiting"] == [1])
    for place in (two, three):
        player = place.state["view"]["players"][0]
        assert player["planned"]
        assert player["plan"] is None or place is one
        assert not [line for line in place.log if line["kind"] == "revealed"]


def test_the_last_planner_sees_no_other_plan_before_handing_in(places: tuple[Place, Place, Place]) -> None:
    one, two, _ = places
    plan(one, last=True)
    one.done("ready")
    two.until(lambda state: state["waiting"] == [1])
    plan(two)
    assert two.state["plan"]["complete"]
    assert not two.state["plan"]["ready"]
    mine, others = two.state["view"]["players"][1], two.state["view"]["players"][0]
    assert mine["planned"]
    assert sum(mine["plan"]) == mine["apprentices"]
    assert others["planned"]
    assert others["plan"] is None
    assert not two.state["over"]
    assert not two.state["view"]["over"]
    two.done("ready")
    assert two.state["plan"] is None
    assert sum(two.state["view"]["players"][0]["plan"]) == others["apprentices"]
    assert [line["kind"] for line in two.log].count("revealed") == 2


def test_a_plan_can_be_taken_back_until_the_last_one_is_in(places: tuple[Place, Place, Place]) -> None:
    one, two, three = places
    answers = plan(one)
    one.done("ready")
    assert one.state["plan"]["ready"]
    assert [step["move"] for step in one.state["plan"]["steps"]] == answers
    one.done("unplan", index=1)
    assert [step["move"] for step in one.state["plan"]["steps"]] == answers[:1]
    three.until(lambda state: state["waiting"] == [0, 1] and state["public"] >= one.state["public"])
    assert not three.state["view"]["players"][0]["planned"]
    plan(two)
    two.done("ready")
    one.until(lambda state: state["waiting"] == [0])
    plan(one, last=True)
    one.done("ready")
    assert one.code("unplan") == "plans-shown"


def test_taking_a_plan_back_leaves_the_others_plans(places: tuple[Place, Place, Place]) -> None:
    one, two, _ = places
    kept = plan(two, last=True)
    first = plan(one)
    one.done("ready")
    one.done("unplan", index=60)
    assert [step["move"] for step in one.state["plan"]["steps"]] == first
    assert one.state["plan"]["complete"]
    two.catch_up(one)
    assert [step["move"] for step in two.state["plan"]["steps"]] == kept


def test_another_answer_keeps_the_later_ones_that_still_fit(places: tuple[Place, Place, Place]) -> None:
    one, _, _ = places
    plan(one)
    steps = one.state["plan"]["steps"]
    again = steps[-1]["move"]
    one.done("plan", index=len(steps) - 1, move=again)
    assert one.state["plan"]["steps"] == steps
    others = [option["move"] for option in steps[0]["options"] if option["move"] != steps[0]["move"]]
    one.done("plan", index=0, move=others[0])
    assert one.state["plan"]["steps"][0]["move"] == others[0]
    assert one.code("plan", index=30, move="1") == "no-question"
    assert one.code("plan", index=0, move="nonsense") == "illegal"


def test_an_incomplete_plan_cannot_be_handed_in(places: tuple[Place, Place, Place]) -> None:
    one, _, _ = places
    assert one.code("ready") == "plan-incomplete"
    assert one.code("unplan") == "no-plan"


def test_undo_takes_back_the_last_answer_of_a_plan(places: tuple[Place, Place, Place]) -> None:
    one, _, _ = places
    answers = plan(one)
    one.done("undo")
    assert [step["move"] for step in one.state["plan"]["steps"]] == answers[:-1]
    one.done("undo", turn=True)
    assert one.state["plan"]["steps"] == []


def test_options_of_others_and_the_seed_are_never_sent(places: tuple[Place, Place, Place]) -> None:
    one, two, three = places
    for place, seat in ((one, 0), (two, 1), (three, -1)):
        for message in place.heard:
            if message["type"] == "state":
                assert message["asked"] is None or message["asked"]["seat"] == seat
                assert message["salt"] == ""
                assert message["outcome"] is None
                if seat not in message["waiting"]:
                    assert message["view"]["options"] == []


def test_plans_of_people_in_one_room_stay_apart(anna: Guest) -> None:
    table = anna.make("fresco", "me", "room")["table"]
    with anna.at(table) as place:
        while place.state["plan"] is None:
            place.done("move", move=place.options()[0], seat=place.state["seat"])
        answers = {}
        for seat in (0, 1):
            place.look(seat)
            answers[seat] = plan(place, last=seat == 1)
        place.look(0)
        assert [step["move"] for step in place.state["plan"]["steps"]] == answers[0]
        assert json.dumps(answers[1]) not in json.dumps(place.state["plan"])


def test_a_seat_in_one_room_reads_what_it_was_told_and_nothing_else(anna: Guest) -> None:
    """Wishes and maps are told to one seat; whoever looks next sees the log with their own eyes."""
    table = anna.make("fresco", "me", "room", chosen={"modules": "4,13"}, seed=3)["table"]
    dice = random.Random(3)
    private = 0
    with anna.at(table) as place:
        held: dict[int, JSON] = {}
        heard = 0
        while private < 3:
            if place.state["asked"]:
                place.done("move", move=dice.choice(place.options()), seat=place.state["asked"]["seat"])
            else:
                place.done("ready", seat=place.state["plan"]["seat"])
            for message in place.heard[heard:]:
                held |= {line["n"]: line["text"] for line in message.get("log", ())}
            heard = len(place.heard)
            told = [[line["text"] for line in anna.state(table, seat=seat)["log"]] for seat in (0, 1)]
            assert list(held.values()) == told[place.state["seat"]]
            private = sum(one != two for one, two in zip(*told, strict=True))
    lines = len(held)
    with anna.at(table, log=lines) as place:
        assert len(place.state["log"]) == lines  # through whose eyes was not said
    with anna.at(table, log=lines, look=1) as place:
        assert place.state["log"] == []
    assert len(anna.state(table, log=lines)["log"]) == lines
    assert anna.state(table, log=lines, seat=1)["log"] == []


def test_a_spectator_without_a_cookie_may_look(server: Running, anna: Guest) -> None:
    table = anna.make("fresco", "me", "random")["table"]
    with Guest(server.url) as nobody:
        nobody.http.cookies.clear()
        with nobody.at(table) as place:
            assert place.state["seat"] == -1
            assert place.code("chat", text="hello") == "not-your-seat"


def test_a_table_may_show_everybody_what_everybody_could_know(anna: Guest, bela: Guest, watcher: Guest) -> None:
    """Goods lie open, also after a rematch; plans do not, and at other tables nothing does."""
    made = anna.make("fresco", "me", "link", seed=5, told=True)
    bela.sit(made["table"], token=made["links"][0]["token"])
    usual = anna.make("fresco", "me", "link", seed=5)["table"]
    for guest in (anna, bela, watcher):
        state = guest.state(made["table"])
        assert state["told"]
        assert [player["thalers"] for player in state["view"]["players"]] == [12, 12]
        assert all(player["paints"] for player in state["view"]["players"])
        assert {player["plan"] for player in state["view"]["players"]} == {None}
    assert not anna.state(usual)["told"]
    assert [player["thalers"] for player in anna.state(usual)["view"]["players"]] == [12, None]
