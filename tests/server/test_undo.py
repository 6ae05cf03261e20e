"""Taking back: at once, by consent, and past what was shown only if somebody else agrees."""

import contextlib
from collections.abc import Callable, Iterator

import pytest

from tests.server.guest import JSON, Guest, Place, asked
from tests.server.serving import Running


@pytest.fixture
def pair(anna: Guest, bela: Guest) -> Iterator[tuple[Place, Place]]:
    """Anna begins, Béla follows."""
    made = anna.make("sintra", "me", "link", chosen={"start": "1"}, seed=1)
    bela.sit(made["table"], token=made["links"][0]["token"])
    with anna.at(made["table"]) as one, bela.at(made["table"]) as two:
        yield one, two


def turn(place: Place) -> None:
    """Play until somebody else is asked."""
    seat = place.state["seat"]
    place.play_on(lambda state: state["waiting"] != [seat])


def test_a_decision_is_taken_back_and_made_again(pair: tuple[Place, Place]) -> None:
    one, _ = pair
    start = one.state["view"]
    assert not one.state["undo"]["undo"]
    one.first()
    after = one.state["view"]
    assert one.state["undo"] == {"undo": True, "redo": False, "reset": False, "ask": False}
    one.done("undo")
    assert one.state["view"] == start
    assert one.state["step"] == 0
    assert one.log[-1]["kind"] == "undo"
    assert one.state["undo"]["redo"]
    one.done("redo")
    assert one.state["view"] == after
    assert one.code("redo") == "nothing-to-redo"


def test_a_new_move_ends_doing_again(pair: tuple[Place, Place]) -> None:
    one, _ = pair
    one.first()
    one.done("undo")
    one.done("move", move=one.options()[-1])
    assert not one.state["undo"]["redo"]
    assert one.code("redo") == "nothing-to-redo"


def test_after_the_hand_over_the_others_are_asked(pair: tuple[Place, Place]) -> None:
    one, two = pair
    start = one.state["view"]
    turn(one)
    two.until(asked)
    step = one.state["step"] - 1
    assert one.state["undo"] == {"undo": False, "redo": False, "reset": False, "ask": True, "ask_step": step}
    assert one.code("undo") == "ask-first"
    one.done("undo", ask=True, turn=True)
    wish = two.until(lambda state: state["consent"])["consent"]
    assert wish["seat"] == 0
    assert wish["step"] == 0
    assert one.code("consent", wish=wish["id"], agree=True) == "not-asked"
    two.done("consent", wish=wish["id"], agree=True)
    one.until(lambda state: state["step"] == 0)
    assert one.state["view"] == start
    assert one.state["consent"] is None


def test_a_wish_that_was_declined_can_be_had_again_after_a_move(pair: tuple[Place, Place]) -> None:
    one, two = pair
    turn(one)
    one.done("undo", ask=True)
    two.until(lambda state: state["consent"])
    two.done("consent", wish=two.state["consent"]["id"], agree=False)
    one.until(lambda state: state["consent"] is None and state["public"] >= two.state["public"])
    assert one.code("undo", ask=True) == "wish-declined"
    two.first()
    one.catch_up(two)
    one.done("undo", ask=True)


def test_a_wish_ends_with_the_next_move(pair: tuple[Place, Place]) -> None:
    one, two = pair
    turn(one)
    one.done("undo", ask=True)
    assert one.code("undo", ask=True) == "wish-open"
    two.until(lambda state: state["consent"])
    wish = two.state["consent"]["id"]
    two.first()
    assert two.state["consent"] is None
    assert two.code("consent", wish=wish, agree=True) == "no-wish"


def test_bots_consent(anna: Guest) -> None:
    table = anna.make("sintra", "me", "random", chosen={"start": "1"}, seed=1)["table"]
    with anna.at(table) as place:
        start = place.state["view"]
        turn(place)
        place.until(asked)
        place.done("undo", turn=True)
        assert place.state["view"] == start


def test_people_in_one_room_need_not_ask(anna: Guest) -> None:
    table = anna.make("sintra", "me", "room", chosen={"start": "1"})["table"]
    with anna.at(table, look=0) as place:
        turn(place)
        place.done("undo", turn=True, seat=0)
        assert place.state["step"] == 0


def test_what_was_drawn_stays_drawn(anna: Guest) -> None:
    table = anna.make("sintra", "me", "room")["table"]
    with anna.at(table) as place:
        place.play_on(lambda state: state["view"]["round"] == 2)
        for seat in (0, 1):
            place.look(seat)
            assert place.state["undo"]["undo"] is False
            assert place.state["undo"]["ask"] is False
            assert place.code("undo", seat=seat, ask=True) == "no-way-back"


def agree(one: Place, two: Place) -> None:
    """One asks to take back, the other agrees."""
    step = one.state["undo"]["ask_step"]
    assert one.state["undo"] == {"undo": False, "redo": False, "reset": False, "ask": True, "ask_step": step}
    assert one.code("undo") == "ask-first"
    one.done("undo", ask=True)
    wish = two.until(lambda state: state["consent"])["consent"]
    assert wish["step"] == step
    two.done("consent", wish=wish["id"], agree=True)
    one.catch_up(two)


def both_play(one: Place, two: Place, until: Callable[[JSON], bool]) -> None:
    """First moves by whoever is asked, until something holds for the first."""
    while not until(one.state):
        mover = next(place for place in (one, two) if place.state["seat"] in place.state["waiting"])
        if mover.state["asked"]:
            mover.first()
        else:
            mover.done("ready")
        one.catch_up(two)
        two.catch_up(one)


def test_all_together_take_back_what_was_drawn(pair: tuple[Place, Place]) -> None:
    one, two = pair
    both_play(one, two, lambda state: state["view"]["round"] == 2)
    drawn = one.state["view"]
    agree(one, two)
    assert one.state["view"]["round"] == 1
    assert one.state["waiting"] == [0]
    one.done("redo")
    assert one.state["view"] == drawn


def test_all_together_plan_anew(own_server: Running) -> None:
    with Guest(own_server.url, "Anna") as anna, Guest(own_server.url, "Béla") as bela:
        table, seen = plan_anew(anna, bela)
        own_server.restart()
        for guest, view in zip((anna, bela), seen, strict=True):
            guest.http.base_url = own_server.url
            assert guest.state(table)["view"] == view


def plan_anew(anna: Guest, bela: Guest) -> tuple[str, list[JSON]]:
    """Two take their plans back after they were shown, and play on; what each of them sees in the end."""
    made = anna.make("fresco", "me", "link", chosen={"modules": "4,13"}, seed=5)
    bela.sit(made["table"], token=made["links"][0]["token"])
    with anna.at(made["table"]) as one, bela.at(made["table"]) as two:
        both_play(one, two, lambda state: state["plan"] is not None)
        start = one.state["view"]
        both_play(one, two, lambda state: state["plan"] is None and len(state["waiting"]) == 1)
        last = [line["who"] for line in one.log if line["kind"] == "revealed"]
        assert last
        agree(one, two)
        assert one.state["waiting"] == [0, 1]
        assert one.state["plan"]["steps"] == two.state["plan"]["steps"] == []
        assert one.state["view"] == start
        both_play(one, two, lambda state: state["view"]["round"] == 2)
        return made["table"], [one.state["view"], two.state["view"]]


def test_a_watcher_takes_nothing_back(pair: tuple[Place, Place], watcher: Guest) -> None:
    one, _ = pair
    one.first()
    with contextlib.ExitStack() as stack:
        place = stack.enter_context(watcher.at(one.state["table"]))
        assert place.code("undo", seat=0) == "not-your-seat"
