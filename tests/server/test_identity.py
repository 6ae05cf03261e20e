"""Who somebody is: found again by a code, on several devices, with what a guest has played."""

from collections.abc import Callable

import pytest

from bottega.server.limits import WRONG_CODES
from bottega.server.storage.identity import THEIRS
from bottega.server.storage.schema import metadata, people
from bottega.server.tables.recovery import LETTERS, new_code, read_code
from tests.server.guest import Guest, new_id
from tests.server.serving import Running, start_server

Come = Callable[[str], Guest]


def code_of(guest: Guest) -> str:
    code: str = guest.ask("POST", "/api/me/code")["code"]
    return code


def mine(guest: Guest) -> set[str]:
    """The tables in somebody's list."""
    return {line["table"] for line in guest.ask("GET", "/api/tables/mine")["tables"]}


# --- codes


def test_a_code_reads_however_it_was_typed() -> None:
    code = new_code()
    assert len(read_code(code)) == 25
    assert read_code(f" {code.lower().replace('-', ' ')} ") == read_code(code)
    assert read_code("oil-OIL") == "011011"
    assert not set("OILU") & set(LETTERS)


def test_codes_are_never_the_same() -> None:
    assert len({new_code() for _ in range(1000)}) == 1000


def test_who_loses_a_cookie_finds_their_games_again(guest: Come) -> None:
    anna = guest("Anna")
    table = anna.make("sintra", "me", "random")["table"]
    code = code_of(anna)
    other = guest("")
    assert mine(other) == set()
    assert other.ask("POST", "/api/sign-in", json={"code": code}) == {"name": "Anna", "secured": True}
    assert mine(other) == {table}
    assert other.state(table)["seats"] == [0]


def test_both_devices_stay_who_they_are(guest: Come) -> None:
    anna, other = guest("Anna"), guest("")
    other.ask("POST", "/api/sign-in", json={"code": code_of(anna)})
    assert anna.ask("GET", "/api/me/identity") == {"code": True, "passkeys": 0, "mail": False, "devices": 2}
    anna.ask("PUT", "/api/me", json={"name": "Anne"})
    assert other.ask("GET", "/api/me")["name"] == "Anne"


def test_the_code_is_kept_as_a_hash_alone(own_server: Running, database: str) -> None:
    with Guest(own_server.url, "Anna") as anna:
        code = code_of(anna)
    from bottega.server.storage.store import using

    with using(database) as engine, engine.connect() as connection:
        row = connection.execute(people.select()).one()
    kept = {str(value) for value in row}
    assert code not in kept
    assert read_code(code) not in kept


def test_a_new_code_ends_the_old_one(guest: Come) -> None:
    anna, other = guest("Anna"), guest("")
    old = code_of(anna)
    new = code_of(anna)
    assert other.refused("POST", "/api/sign-in", json={"code": old}) == (403, "no-code")
    assert other.ask("POST", "/api/sign-in", json={"code": new})["name"] == "Anna"


def test_a_code_that_was_ended_opens_nothing(guest: Come) -> None:
    anna, other = guest("Anna"), guest("")
    code = code_of(anna)
    anna.ask("DELETE", "/api/me/code")
    assert anna.ask("GET", "/api/me/identity") == {"code": False, "passkeys": 0, "mail": False, "devices": 1}
    assert other.refused("POST", "/api/sign-in", json={"code": code}) == (403, "no-code")


@pytest.mark.parametrize("code", ["-", "0", "00000-00000-00000-00000-00000", "é", "OOOOO"])
def test_what_is_no_code_is_nobody(guest: Come, code: str) -> None:
    assert guest("").refused("POST", "/api/sign-in", json={"code": code}) == (403, "no-code")


def test_a_code_has_a_picture_where_a_phone_can_come(databases: object, tmp_path: object) -> None:
    database = f"sqlite:///{tmp_path}/games.sqlite"
    with start_server(database, options=("--name", "bottega.example")) as server, Guest(server.url, "Anna") as anna:
        made = anna.ask("POST", "/api/me/code")
        assert made["address"].startswith("http://bottega.example")
        assert made["address"].endswith(f"/me#{made['code']}")
        assert made["picture"].startswith("<svg")


def test_codes_are_guessed_slowly(databases: object, tmp_path: object) -> None:
    with start_server(f"sqlite:///{tmp_path}/games.sqlite") as server, Guest(server.url, "Mallory") as mallory:
        for _ in range(int(WRONG_CODES[1])):
            mallory.refused("POST", "/api/sign-in", json={"code": new_code()})
        answers = {mallory.refused("POST", "/api/sign-in", json={"code": new_code()}) for _ in range(3)}
        assert answers == {(429, "too-fast")}


# --- bringing games along


def test_a_guests_games_come_along(guest: Come) -> None:
    anna, other = guest("Anna"), guest("Anni")
    old, new = anna.make("sintra", "me", "link")["table"], other.make("sintra", "me", "link")["table"]
    with other.at(new) as place:
        place.do("note", text="take yellow")
        other.ask("POST", "/api/sign-in", json={"code": code_of(anna)})
    assert mine(other) == mine(anna) == {old, new}
    state = anna.state(new)
    assert (state["seats"], state["owner"], state["note"]) == ([0], True, "take yellow")
    assert [link["seat"] for link in state["links"]] == [1]


def test_notes_of_both_stand_one_after_the_other(guest: Come) -> None:
    anna, other = guest("Anna"), guest("Anni")
    made = anna.make("sintra", "me", "link")
    other.sit(made["table"], token=made["links"][0]["token"])
    for one, text in ((anna, "first"), (other, "second")):
        assert one.say(made["table"], {"type": "note", "id": new_id(), "text": text})["type"] == "done"
    other.ask("POST", "/api/sign-in", json={"code": code_of(anna)})
    state = other.state(made["table"])
    assert (state["note"], state["seats"]) == ("first\nsecond", [0, 1])


def test_games_stay_where_nobody_wants_them(guest: Come) -> None:
    anna, other = guest("Anna"), guest("Anni")
    table = other.make("sintra", "me", "random")["table"]
    other.ask("POST", "/api/sign-in", json={"code": code_of(anna), "bring": False})
    assert mine(other) == set()
    assert anna.state(table)["seats"] == []


def test_who_can_be_found_again_keeps_their_games(guest: Come) -> None:
    anna, bela = guest("Anna"), guest("Béla")
    table, code = bela.make("sintra", "me", "random")["table"], code_of(bela)
    bela.ask("POST", "/api/sign-in", json={"code": code_of(anna)})
    assert bela.ask("GET", "/api/me")["name"] == "Anna"
    assert mine(bela) == set()
    bela.ask("POST", "/api/sign-in", json={"code": code})
    assert mine(bela) == {table}


def test_everything_of_a_person_is_known_to_whoever_brings_it_along() -> None:
    """A new table with people in it must be told of in `bring_along`, else a guest's things are lost, or stay."""
    pointing = {
        column
        for table in metadata.sorted_tables
        for column in table.columns
        if any(key.column.table is people for key in column.foreign_keys)
    }
    assert pointing == THEIRS


# --- leaving


def test_all_other_devices_are_logged_out(guest: Come) -> None:
    anna, other, third = guest("Anna"), guest(""), guest("")
    code = code_of(anna)
    for one in (other, third):
        one.ask("POST", "/api/sign-in", json={"code": code})
    other.ask("POST", "/api/me/logout")
    assert [one.ask("GET", "/api/me")["name"] for one in (anna, other, third)] == ["", "Anna", ""]
    assert other.ask("GET", "/api/me/identity")["devices"] == 1


def test_an_answer_that_gets_lost_locks_nobody_out(guest: Come) -> None:
    anna, other = guest("Anna"), guest("")
    other.ask("POST", "/api/sign-in", json={"code": code_of(anna)})
    before = other.cookie()
    other.ask("POST", "/api/me/logout")
    other.http.cookies.clear()
    name, _, key = before.partition("=")
    other.http.cookies.set(name, key)
    assert other.ask("GET", "/api/me")["name"] == "Anna"


@pytest.fixture
def at_home_and_away(guest: Come) -> tuple[Guest, Guest, str]:
    anna, other = guest("Anna"), guest("")
    code = code_of(anna)
    other.ask("POST", "/api/sign-in", json={"code": code})
    return anna, other, code


@pytest.mark.parametrize("first", [True, False])
def test_one_device_is_left_alone(at_home_and_away: tuple[Guest, Guest, str], first: bool) -> None:
    anna, other, code = at_home_and_away
    leaving, staying = (anna, other) if first else (other, anna)
    before = leaving.cookie()
    assert leaving.ask("POST", "/api/me/leave") == {"name": ""}
    assert leaving.cookie() != before
    assert leaving.ask("GET", "/api/me")["name"] == ""
    assert staying.ask("GET", "/api/me")["name"] == "Anna"
    assert staying.ask("GET", "/api/me/identity")["devices"] == 1
    leaving.ask("POST", "/api/sign-in", json={"code": code})
    assert leaving.ask("GET", "/api/me")["name"] == "Anna"


def test_who_could_not_come_back_does_not_leave(guest: Come) -> None:
    assert guest("Anna").refused("POST", "/api/me/leave") == (409, "not-secured")
