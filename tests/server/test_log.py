"""A move is made once, is safe when it is acknowledged, and answers the question it was meant for."""

import re
import signal

from tests.server.guest import Guest, asked, new_id, without_presence
from tests.server.serving import Running


def test_the_same_message_twice_is_one_move(anna: Guest) -> None:
    table = anna.make("sintra", "me", "room", chosen={"start": "1"})["table"]
    with anna.at(table) as place:
        message = {"type": "move", "id": new_id(), "base": place.state["seq"], "seat": 0, "move": place.options()[0]}
        place.send(message)
        place.send(message)
        done = [answer for answer in (place.hear() for _ in range(3)) if answer["type"] == "done"]
        assert len(done) == 2
        assert done[0] == done[1]
        assert anna.say(table, message) == done[0]
        assert anna.state(table)["step"] == 1


def test_somebody_elses_number_is_refused(anna: Guest, bela: Guest) -> None:
    made = anna.make("sintra", "me", "link", chosen={"start": "1"})
    bela.sit(made["table"], token=made["links"][0]["token"])
    message = {"type": "chat", "id": new_id(), "text": "hello"}
    assert anna.say(made["table"], message)["type"] == "done"
    assert bela.say(made["table"], message)["code"] == "id-used"


def test_a_move_for_a_question_of_the_past_is_answered_with_what_is_new(anna: Guest) -> None:
    table = anna.make("sintra", "me", "room", chosen={"start": "1"})["table"]
    with anna.at(table) as place:
        base = place.state["seq"]
        place.first()
        here = len(place.heard)
        assert place.code("move", base=base, move=place.options()[0]) == "stale"
        assert place.wait(lambda state: True)["step"] == 1
        assert here < len(place.heard)


def test_a_move_is_good_while_the_question_is_the_same(anna: Guest) -> None:
    table = anna.make("sintra", "me", "room", chosen={"start": "1"})["table"]
    with anna.at(table) as place:
        base = place.state["seq"]
        assert place.done("chat", text="hm")["seq"] > base
        place.done("move", base=base, move=place.options()[0])


def test_an_illegal_move_changes_nothing(anna: Guest) -> None:
    table = anna.make("sintra", "me", "room", chosen={"start": "1"})["table"]
    with anna.at(table) as place:
        before = anna.state(table)
        assert place.code("move", move="F99Z") == "illegal"
        assert place.code("plan", index=0, move="1") == "not-planning"
        assert place.code("ready") == "not-planning"
        assert place.code("unplan") == "plans-shown"
        assert place.code("undo") == "no-way-back"
        assert place.code("redo") == "nothing-to-redo"
        assert place.code("consent", wish=1, agree=True) == "no-wish"
        assert place.code("move", seat=1, move="F1P") == "not-your-turn"
        after = anna.state(table)
        assert without_presence(before) == without_presence(after)


def test_what_was_acknowledged_survives_a_kill(own_server: Running) -> None:
    with Guest(own_server.url, "Anna") as anna:
        table = anna.make("fresco", "me", "room", "random")["table"]
        with anna.at(table) as place:
            place.play_on(lambda state: state["plan"] is not None and len(state["plan"]["steps"]) == 2)
            place.until(lambda state: 2 not in state["waiting"])  # the bot has planned
            place.done("chat", text="ciao")
            place.do("note", text="buy blue")
            before = anna.state(table)
        own_server.restart(signal.SIGKILL)
        anna.http.base_url = own_server.url
        after = anna.state(table)
    assert without_presence(before) == without_presence(after)
    assert after["note"] == "buy blue"
    assert len(after["plan"]["steps"]) == 2


def test_bots_go_on_after_a_restart(own_server: Running) -> None:
    with Guest(own_server.url, "Anna") as anna:
        table = anna.make("fresco", "random", "greedy", "me", chosen={"modules": "4,13"})["table"]
        own_server.restart(signal.SIGKILL)
        anna.url = own_server.url
        anna.http.base_url = own_server.url
        with anna.at(table) as place:
            place.until(asked)
        assert own_server.stop() == 0


def test_tables_beyond_the_limit_wait_on_the_disk(own_server: Running) -> None:
    own_server.stop()
    own_server.start("--tables-limit", "2")
    with Guest(own_server.url, "Anna") as anna:
        tables = [anna.make("sintra", "me", "room")["table"] for _ in range(6)]
        for table in tables:
            with anna.at(table) as place:
                place.first()
        assert [anna.state(table)["step"] for table in tables] == [1] * 6
        assert re.search(r"\nbottega_tables(\{[^}]+\})? 2.0\n", anna.http.get("/metrics").text)
