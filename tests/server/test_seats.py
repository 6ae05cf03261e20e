"""Who may sit and act where."""

import json
from concurrent.futures import ThreadPoolExecutor

from tests.server.guest import JSON, Guest, new_id
from tests.server.serving import PATIENCE, wait_until


def test_a_link_opens_its_seat_once(anna: Guest, bela: Guest, watcher: Guest) -> None:
    made = anna.make("sintra", "me", "link", "link")
    token = made["links"][0]["token"]
    state = bela.sit(made["table"], token=token)
    assert state["seats"] == [1]
    assert state["links"] == []
    assert [sitter["name"] for sitter in state["sitters"]] == ["Anna", "Béla", ""]
    assert [sitter["kind"] for sitter in state["sitters"]] == ["person", "person", "free"]
    assert watcher.refused("POST", f"/api/tables/{made['table']}/sit", json={"token": token}) == (403, "bad-link")
    assert [link["seat"] for link in anna.state(made["table"])["links"]] == [2]


def test_a_link_can_be_renewed_and_revoked(anna: Guest, bela: Guest) -> None:
    made = anna.make("sintra", "me", "link")
    path = f"/api/tables/{made['table']}/seats/1/link"
    fresh = anna.ask("POST", path)
    assert fresh["token"] != made["links"][0]["token"]
    sit = f"/api/tables/{made['table']}/sit"
    assert bela.refused("POST", sit, json={"token": made["links"][0]["token"]}) == (403, "bad-link")
    anna.ask("DELETE", path)
    assert bela.refused("POST", sit, json={"token": fresh["token"]}) == (403, "bad-link")
    assert bela.refused("POST", path) == (403, "not-your-table")
    assert anna.refused("POST", f"/api/tables/{made['table']}/seats/9/link") == (404, "not-found")


def test_the_maker_cannot_give_away_a_seat_that_is_taken(anna: Guest, bela: Guest) -> None:
    made = anna.make("sintra", "me", "link")
    bela.sit(made["table"], token=made["links"][0]["token"])
    assert anna.refused("POST", f"/api/tables/{made['table']}/seats/1/link") == (403, "not-your-table")


def test_a_seat_moves_to_another_device_by_its_own_link(anna: Guest, bela: Guest) -> None:
    table = anna.make("sintra", "me", "random")["table"]
    token = anna.ask("POST", f"/api/tables/{table}/seats/0/link")["token"]
    with anna.at(table) as place:
        bela.sit(table, token=token)
        assert place.closed() == 4001
        assert place.heard[-1]["type"] == "closed"
        assert place.heard[-1]["text"]["say"] == "error-seat-given"
    assert anna.state(table)["seats"] == []
    assert bela.state(table)["seats"] == [0]


def test_only_the_seats_own_device_knows_the_way_to_another(anna: Guest, bela: Guest, watcher: Guest) -> None:
    made = anna.make("sintra", "me", "link")
    table = made["table"]
    bela.sit(table, token=made["links"][0]["token"])
    path = f"/api/tables/{table}/seats/1/link"
    token = bela.ask("POST", path)["token"]
    assert bela.state(table)["links"] == [{"seat": 1, "token": token}]
    assert anna.state(table)["links"] == watcher.state(table)["links"] == []
    bela.ask("DELETE", path)
    assert bela.state(table)["links"] == []
    assert watcher.refused("POST", f"/api/tables/{table}/sit", json={"token": token}) == (403, "bad-link")


def test_whoever_gives_one_of_several_seats_away_stays(anna: Guest, bela: Guest) -> None:
    table = anna.make("sintra", "me", "room")["table"]
    token = anna.ask("POST", f"/api/tables/{table}/seats/1/link")["token"]
    with anna.at(table) as place:
        bela.sit(table, token=token)
        place.until(lambda state: state["seats"] == [0])
        assert all(message["type"] != "closed" for message in place.heard)
    assert bela.state(table)["seats"] == [1]


def test_who_has_given_a_seat_away_hears_of_it_also_without_a_socket(anna: Guest, bela: Guest) -> None:
    """With every seat go the changes that only it was told of, so that a number may fall."""
    table = anna.make("fresco", "me", "room", seed=5)["table"]
    token = anna.ask("POST", f"/api/tables/{table}/seats/1/link")["token"]
    with anna.at(table) as place:
        while place.state["plan"] is None:
            place.first()
        place.look(1)
        for _ in range(3):
            place.first()
    before = anna.state(table)
    with ThreadPoolExecutor() as pool:
        waiting = pool.submit(anna.ask, "GET", f"/api/tables/{table}/events", params={"after": before["seq"]})
        wait_until(lambda: anna.state(table)["sitters"][0]["online"])
        bela.sit(table, token=token)
        after = waiting.result(PATIENCE)
    assert after["seats"] == [0]
    assert after["seq"] < before["seq"]


def test_an_invitation_to_a_free_seat_is_the_makers_alone(anna: Guest, bela: Guest, watcher: Guest) -> None:
    made = anna.make("fresco", "me", "link", "link", open=True)
    bela.sit(made["table"], token=made["links"][0]["token"])
    free = made["links"][1]["token"]
    with bela.at(made["table"]) as two, watcher.at(made["table"]) as three:
        for place in (two, three):
            assert free not in json.dumps(place.heard)
    for other in (bela, watcher):
        assert free not in json.dumps([other.state(made["table"]), other.ask("GET", "/api/tables/open")])
    assert free in json.dumps(anna.state(made["table"]))


def test_nobody_acts_for_another_seat(anna: Guest, bela: Guest, watcher: Guest) -> None:
    made = anna.make("sintra", "me", "link", chosen={"start": "1"})
    table = made["table"]
    bela.sit(table, token=made["links"][0]["token"])
    move = anna.state(table)["asked"]["options"][0]["move"]
    before = anna.state(table)
    for other in (bela, watcher):
        for message in (
            {"type": "move", "base": before["seq"], "seat": 0, "move": move},
            {"type": "plan", "seat": 0, "index": 0, "move": "1"},
            {"type": "unplan", "seat": 0},
            {"type": "ready", "seat": 0},
            {"type": "undo", "base": before["seq"], "seat": 0},
            {"type": "redo", "base": before["seq"], "seat": 0},
            {"type": "consent", "seat": 0, "wish": 1, "agree": True},
            {"type": "why", "seat": 0, "target": "strip-1"},
            {"type": "look", "seat": 0},
        ):
            answer = other.http.post(f"/api/tables/{table}/say", json={"id": new_id(), **message})
            assert answer.status_code == 403
            assert answer.json()["code"] == "not-your-seat"
        assert other.refused("GET", f"/api/tables/{table}", params={"seat": 0}) == (403, "not-your-seat")
    assert anna.state(table) == before


def test_an_open_table_takes_whoever_comes(anna: Guest, bela: Guest, watcher: Guest) -> None:
    table = anna.make("sintra", "me", "link", open=True)["table"]
    assert table in [line["table"] for line in bela.ask("GET", "/api/tables/open")["tables"]]
    assert anna.refused("POST", f"/api/tables/{table}/sit", json={}) == (409, "seated")
    assert bela.sit(table, seat=1)["seats"] == [1]
    assert watcher.refused("POST", f"/api/tables/{table}/sit", json={}) == (409, "seat-taken")
    assert table not in [line["table"] for line in bela.ask("GET", "/api/tables/open")["tables"]]


def test_a_closed_table_needs_an_invitation(anna: Guest, bela: Guest) -> None:
    table = anna.make("sintra", "me", "link")["table"]
    assert bela.refused("POST", f"/api/tables/{table}/sit", json={"seat": 1}) == (403, "bad-link")
    assert table not in [line["table"] for line in bela.ask("GET", "/api/tables/open")["tables"]]


def test_people_in_one_room_share_a_screen(anna: Guest) -> None:
    seats = [{"kind": "me"}, {"kind": "room", "name": "Dora"}]
    table = anna.ask("POST", "/api/tables", json={"game": "sintra", "seats": seats, "chosen": {"start": "2"}})["table"]
    with anna.at(table) as place:
        assert place.state["seats"] == [0, 1]
        assert place.state["seat"] == 1
        assert [sitter["name"] for sitter in place.state["sitters"]] == ["Anna", "Dora"]
        place.play_on(lambda state: state["waiting"] == [0])
        assert place.state["seat"] == 0
        assert place.look(1)["asked"] is None


def test_everybody_sees_who_is_there(anna: Guest, bela: Guest) -> None:
    made = anna.make("sintra", "me", "link")
    bela.sit(made["table"], token=made["links"][0]["token"])
    with anna.at(made["table"]) as one:
        assert [sitter["online"] for sitter in one.state["sitters"]] == [True, False]
        with bela.at(made["table"]):
            one.until(lambda state: state["sitters"][1]["online"])
        one.until(lambda state: not state["sitters"][1]["online"])


def test_a_new_name_is_seen_at_once(anna: Guest, bela: Guest) -> None:
    made = anna.make("sintra", "me", "link")
    with bela.at(made["table"]) as place:
        anna.ask("PUT", "/api/me", json={"name": "  Anna   Bella "})
        place.until(lambda state: state["sitters"][0]["name"] == "Anna Bella")
    assert anna.ask("GET", "/api/me") == {"name": "Anna Bella"}


def test_chat_is_for_all_and_notes_for_oneself(anna: Guest, bela: Guest) -> None:
    made = anna.make("sintra", "me", "link")
    bela.sit(made["table"], token=made["links"][0]["token"])
    with anna.at(made["table"]) as one, bela.at(made["table"]) as two:
        one.do("note", text="watch the orange panes")
        one.until(lambda state: state["note"])
        heard = len(two.heard)
        one.done("chat", text="<b>good luck</b>")
        two.catch_up(one)
        line = two.chat[-1]
        assert (line["name"], line["seat"], line["text"]) == ("Anna", 0, "<b>good luck</b>")
        assert "orange panes" not in json.dumps(two.heard)
        assert all(state["chat"] for state in two.heard[heard:])  # not even that something was noted
        assert one.state["note"] == "watch the orange panes"
    assert anna.state(made["table"], chat=1)["chat"] == []


def hues(state: JSON) -> list[int]:
    return [sitter["colour"] for sitter in state["sitters"]]


def test_everybody_keeps_the_color_they_like(anna: Guest, bela: Guest) -> None:
    assert anna.ask("PUT", "/api/me", json={"name": "Anna", "colour": 1}) == {"name": "Anna", "colour": 1}
    assert bela.ask("PUT", "/api/me", json={"name": "Béla", "colour": 1})["colour"] == 1
    assert anna.ask("PUT", "/api/me", json={"name": "Anna"})["colour"] == 1  # without one it stays
    assert anna.refused("PUT", "/api/me", json={"name": "Anna", "colour": 4}) == (400, "malformed")
    made = anna.make("sintra", "me", "random", "link")
    assert hues(anna.state(made["table"])) == [1, 0, 2]
    assert hues(bela.sit(made["table"], token=made["links"][0]["token"])) == [1, 2, 0]  # red is Anna's
    own = anna.ask("POST", f"/api/tables/{made['table']}/seats/0/link")
    with Guest(anna.url, "Anna") as elsewhere:
        assert hues(elsewhere.sit(made["table"], token=own["token"])) == [1, 2, 0]


def test_a_bot_gives_way_to_whoever_likes_its_color(anna: Guest, bela: Guest) -> None:
    bela.ask("PUT", "/api/me", json={"name": "Béla", "colour": 1})
    made = anna.make("sintra", "me", "random", "link")
    assert hues(anna.state(made["table"])) == [0, 1, 2]
    assert hues(bela.sit(made["table"], token=made["links"][0]["token"])) == [0, 2, 1]


def test_a_rematch_has_the_same_colors(anna: Guest) -> None:
    anna.ask("PUT", "/api/me", json={"name": "Anna", "colour": 2})
    table = anna.finished()
    before = {sitter["name"]: sitter["colour"] for sitter in anna.state(table)["sitters"]}
    again = anna.state(anna.ask("POST", f"/api/tables/{table}/rematch")["table"])
    assert {sitter["name"]: sitter["colour"] for sitter in again["sitters"]} == before
    assert before["Anna"] == 2
