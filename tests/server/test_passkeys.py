"""Coming back with a passkey."""

import copy
import time
from collections.abc import Callable, Iterator

import pytest

from bottega.server.storage import passkeys
from bottega.server.storage.store import using
from tests.server.authenticator import JSON, Authenticator, text_of
from tests.server.guest import Guest
from tests.server.serving import Running

Come = Callable[[str], Guest]
BAD = (403, "bad-passkey")


@pytest.fixture
def come(server: Running) -> Iterator[Come]:
    """Somebody new, at the server's name: its number has no passkeys."""
    url = server.url.replace("127.0.0.1", "localhost")
    guests: list[Guest] = []

    def arrive(name: str) -> Guest:
        guests.append(Guest(url, name))
        return guests[-1]

    yield arrive
    for one in guests:
        one.http.close()


def secure(guest: Guest) -> Authenticator:
    """Make a passkey."""
    authenticator = Authenticator(guest.url)
    options = guest.ask("POST", "/api/me/passkeys/new")
    guest.ask("POST", "/api/me/passkeys", json={"credential": authenticator.make(options)})
    return authenticator


def signed(guest: Guest, authenticator: Authenticator) -> JSON:
    """A fresh question, signed."""
    return authenticator.use(guest.ask("POST", "/api/sign-in/passkey/new"))


def test_who_has_a_passkey_finds_their_games_again(come: Come) -> None:
    anna, other = come("Anna"), come("")
    table = anna.make("sintra", "me", "random")["table"]
    key = secure(anna)
    assert anna.ask("GET", "/api/me")["secured"]
    for _ in range(2):
        answer = other.ask("POST", "/api/sign-in/passkey", json={"credential": signed(other, key)})
        assert answer == {"name": "Anna", "secured": True}
    assert other.state(table)["seats"] == [0]
    assert anna.ask("GET", "/api/me/identity") == {"code": False, "passkeys": 1, "mail": False, "devices": 2}


def test_a_guests_games_come_along(come: Come) -> None:
    anna, other = come("Anna"), come("Anni")
    table, key = other.make("sintra", "me", "random")["table"], secure(anna)
    other.ask("POST", "/api/sign-in/passkey", json={"credential": signed(other, key)})
    assert anna.state(table)["seats"] == [0]


def test_an_answer_counts_once(come: Come) -> None:
    anna, other, mallory = come("Anna"), come(""), come("")
    credential = signed(other, secure(anna))
    other.ask("POST", "/api/sign-in/passkey", json={"credential": credential})
    assert mallory.refused("POST", "/api/sign-in/passkey", json={"credential": credential}) == BAD


def test_a_question_ends_after_a_while(database: str) -> None:
    from bottega.server.storage.store import Store

    Store(database).close()
    with using(database) as engine, engine.begin() as connection:
        now = time.time()
        passkeys.add_challenge(connection, "late", None, now - 1)
        passkeys.add_challenge(connection, "early", None, now + 10)
        assert not passkeys.take_challenge(connection, "late", None, now)
        assert not passkeys.take_challenge(connection, "early", "somebody", now)
        assert passkeys.take_challenge(connection, "early", None, now)
        assert not passkeys.take_challenge(connection, "early", None, now)


def test_a_passkey_of_another_site_opens_nothing(come: Come) -> None:
    anna, other = come("Anna"), come("")
    key = secure(anna)
    key.origin = "http://localhost.evil.example"
    assert other.refused("POST", "/api/sign-in/passkey", json={"credential": signed(other, key)}) == BAD
    key.origin = other.url
    options = other.ask("POST", "/api/sign-in/passkey/new")
    credential = key.use({**options, "rpId": "evil.example"})
    assert other.refused("POST", "/api/sign-in/passkey", json={"credential": credential}) == BAD


def test_somebody_elses_signature_opens_nothing(come: Come) -> None:
    anna, mallory = come("Anna"), come("Mallory")
    key, foreign = secure(anna), Authenticator(mallory.url)
    foreign.id, foreign.uses = key.id, 10
    assert mallory.refused("POST", "/api/sign-in/passkey", json={"credential": signed(mallory, foreign)}) == BAD


def test_a_passkey_that_was_copied_is_noticed(come: Come) -> None:
    """An authenticator counts its uses: one that has counted less is another."""
    anna, other = come("Anna"), come("")
    key = secure(anna)
    twin = copy.copy(key)
    for _ in range(2):
        other.ask("POST", "/api/sign-in/passkey", json={"credential": signed(other, key)})
    assert come("").refused("POST", "/api/sign-in/passkey", json={"credential": signed(other, twin)}) == BAD


def test_a_question_for_one_person_makes_no_passkey_for_another(come: Come) -> None:
    anna, mallory = come("Anna"), come("Mallory")
    credential = Authenticator(anna.url).make(anna.ask("POST", "/api/me/passkeys/new"))
    assert mallory.refused("POST", "/api/me/passkeys", json={"credential": credential}) == BAD
    assert "secured" not in mallory.ask("GET", "/api/me")


def test_a_passkey_belongs_to_one_person(come: Come) -> None:
    anna, mallory = come("Anna"), come("Mallory")
    key = secure(anna)
    credential = key.make(mallory.ask("POST", "/api/me/passkeys/new"))
    assert mallory.refused("POST", "/api/me/passkeys", json={"credential": credential}) == BAD


def test_passkeys_that_were_ended_open_nothing(come: Come) -> None:
    anna, other = come("Anna"), come("")
    key = secure(anna)
    anna.ask("DELETE", "/api/me/passkeys")
    assert "secured" not in anna.ask("GET", "/api/me")
    assert other.refused("POST", "/api/sign-in/passkey", json={"credential": signed(other, key)}) == BAD


def test_a_code_and_passkeys_do_not_depend_on_each_other(come: Come) -> None:
    anna = come("Anna")
    secure(anna)
    anna.ask("POST", "/api/me/code")
    anna.ask("DELETE", "/api/me/code")
    assert anna.ask("GET", "/api/me")["secured"]
    anna.ask("POST", "/api/me/code")
    anna.ask("DELETE", "/api/me/passkeys")
    assert anna.ask("GET", "/api/me")["secured"]


@pytest.mark.parametrize(
    "credential",
    [
        {},
        {"response": None},
        {"response": {"clientDataJSON": "?"}},
        {"response": {"clientDataJSON": "é"}},
        {"response": {"clientDataJSON": text_of(b"[]")}},
        {"response": {"clientDataJSON": text_of(b'{"challenge": 7}')}},
        {"response": {"clientDataJSON": text_of(b'{"challenge": "AAAA"}')}},
    ],
)
@pytest.mark.parametrize("path", ["/api/sign-in/passkey", "/api/me/passkeys"])
def test_what_is_no_passkey_is_refused(come: Come, path: str, credential: JSON) -> None:
    assert come("").refused("POST", path, json={"credential": credential}) == BAD


@pytest.mark.parametrize("spoiled", ["id", "rawId", "type", "response", "attestationObject"])
def test_a_passkey_that_is_broken_is_refused(come: Come, spoiled: str) -> None:
    anna = come("Anna")
    credential = Authenticator(anna.url).make(anna.ask("POST", "/api/me/passkeys/new"))
    if spoiled in credential:
        data = credential["response"]["clientDataJSON"]
        credential[spoiled] = {"clientDataJSON": data} if spoiled == "response" else "?"
    else:
        credential["response"][spoiled] = text_of(b"\xa1")
    assert anna.refused("POST", "/api/me/passkeys", json={"credential": credential}) == BAD


def test_a_number_has_no_passkeys(server: Running) -> None:
    with Guest(server.url, "Anna") as anna:
        assert anna.refused("POST", "/api/me/passkeys/new") == (409, "no-passkeys")
        assert anna.refused("POST", "/api/sign-in/passkey/new") == (409, "no-passkeys")
