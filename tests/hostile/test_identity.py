"""Who somebody is, and from where they ask (findings 15, 16, 17, 19 and 21)."""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from bottega.server.http.visitors import YEAR
from bottega.server.limits import network_of
from bottega.server.storage.store import Store
from bottega.server.tables.people import FRESH, People
from tests.hostile.conftest import run
from tests.hostile.floods import RECORD
from tests.server.guest import Guest, new_id
from tests.server.serving import Running, start_server

INVISIBLE = ("An\u200bna", "An\u00adna", "Anna\ufeff", "An\u2060na", "Anna\U000e0041", "An\u034fna", "\u3164Anna")


def test_not_every_address_is_a_proxy(tmp_path: Path) -> None:
    """Whoever is believed anything can say it comes from anywhere."""
    words = [sys.executable, "-m", "bottega", "serve", "--port", "0", "--data", str(tmp_path), "--proxy", "*"]
    with subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        line = process.stdout.readline()
        process.terminate()
        _, said = process.communicate(timeout=30)
    assert "http://" not in line or "--proxy" in said


@pytest.mark.parametrize("name", ["bottega", "bottega-evil", "bottegax", "bottega-0000"])
def test_a_cookie_of_another_name_is_nobody(server: Running, come: Callable[..., Guest], name: str) -> None:
    mallory = come("Mallory")
    key = mallory.cookie().partition("=")[2]
    with httpx.Client(base_url=server.url, headers={"Cookie": f"{name}={key}"}) as victim:
        assert victim.get("/api/me").json()["name"] != "Mallory"


def test_a_key_that_is_taken_over_opens_nothing_for_others(server: Running, come: Callable[..., Guest]) -> None:
    """A cookie of the same games from another address, or one that somebody has planted."""
    key = come("Mallory").cookie().partition("=")[2]
    with httpx.Client(base_url=server.url, headers={"Cookie": f"bottega-00000000={key}"}) as victim:
        fresh = victim.get("/api/me").headers["set-cookie"].partition(";")[0]
    with httpx.Client(base_url=server.url, headers={"Cookie": fresh}) as again:
        assert again.get("/api/me").json()["name"] == "Mallory"
    assert key not in fresh
    with httpx.Client(base_url=server.url, headers={"Cookie": f"{fresh.partition('=')[0]}={key}"}) as planter:
        assert planter.get("/api/me").json()["name"] == ""


def test_a_stolen_key_can_be_ended(server: Running, come: Callable[..., Guest]) -> None:
    anna = come("Anna")
    stolen = anna.cookie()
    assert anna.http.post("/api/me/logout").is_success
    assert anna.ask("GET", "/api/me")["name"] == "Anna"
    with httpx.Client(base_url=server.url, headers={"Cookie": stolen}) as thief:
        assert thief.get("/api/me").json()["name"] == ""


def test_a_key_that_was_ended_in_another_process_ends_here(tmp_path: Path) -> None:
    """Each process believes a key for a while, and no longer."""
    assert FRESH <= 30.0
    store = Store(f"sqlite:///{tmp_path / 'games.sqlite'}")

    async def go() -> None:
        here, there = People(store), People(store)
        here.fresh = 3600.0
        anna, stolen = await here.make()
        assert await here.find(stolen) == anna
        key = await there.offer_key(stolen)
        assert await there.find(key) == anna
        assert await here.find(stolen) == anna  # for a moment still
        here.fresh = 0.0
        assert await here.find(stolen) is None
        assert await here.find(key) == anna

    run(go())
    store.close()


def test_only_where_processes_share_a_database_are_keys_looked_at_again(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'games.sqlite'}")
    assert People(store).fresh > YEAR
    store.shared = True
    assert People(store).fresh == FRESH
    store.close()


# --- hosts and origins


@pytest.mark.parametrize("host", ["evil.example", "evil.example:8000", "127.0.0.1.evil.example", "[::2]"])
def test_a_server_on_this_machine_has_no_other_name(server: Running, host: str) -> None:
    assert httpx.get(f"{server.url}/api/me", headers={"Host": host}).status_code in (400, 403, 421)


@pytest.mark.parametrize("host", ["localhost", "127.0.0.1", "[::1]"])
def test_a_server_on_this_machine_has_these_names(server: Running, host: str) -> None:
    assert httpx.get(f"{server.url}/api/me", headers={"Host": host}).status_code == 200


def test_behind_tls_a_page_without_it_may_not_ask(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'games.sqlite'}"
    with start_server(database, options=("--proxy", "127.0.0.1")) as server:
        for scheme, status in (("http", 403), ("https", 200)):
            origin = server.url.replace("http:", f"{scheme}:")
            headers = {"Origin": origin, "X-Forwarded-Proto": "https"}
            assert httpx.put(f"{server.url}/api/me", json={"name": "A"}, headers=headers).status_code == status


def test_behind_tls_browsers_are_told_to_stay_there(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'games.sqlite'}"
    with start_server(database, options=("--proxy", "127.0.0.1")) as server:
        answer = httpx.get(f"{server.url}/api/me", headers={"X-Forwarded-Proto": "https"})
        assert "strict-transport-security" in answer.headers
        assert answer.headers["set-cookie"].startswith("__Host-bottega")
        plain = httpx.get(f"{server.url}/api/me")
        assert "strict-transport-security" not in plain.headers


# --- names


@pytest.mark.parametrize("name", INVISIBLE)
def test_letters_that_do_not_show_are_refused(come: Callable[..., Guest], name: str) -> None:
    assert come().refused("PUT", "/api/me", json={"name": name}) == (400, "signs")


def test_a_spectator_cannot_speak_as_a_player(come: Callable[..., Guest]) -> None:
    """The page puts "(watching)" behind names without a seat."""
    anna, mallory = come("Anna"), come("Anna")
    table = anna.make("sintra", "me", "room", spectator_chat=True)["table"]
    for guest in (anna, mallory):
        assert guest.say(table, {"type": "chat", "id": new_id(), "text": "I give up"})["type"] == "done"
    assert [(line["name"], line["seat"]) for line in anna.state(table)["chat"]] == [("Anna", 0), ("Anna", -1)]


def test_names_of_a_record_are_cleaned(come: Callable[..., Guest]) -> None:
    lines = RECORD.read_text("utf-8").splitlines()
    spoiled = [
        f"seats: An\u200bna, {' ' * 20}, greedy, greedy" if line.startswith("seats:") else line for line in lines
    ]
    answer = come().http.post("/api/import", content="\n".join(spoiled).encode())
    if answer.is_success:
        state = come().state(answer.json()["table"])
        assert all("\u200b" not in sitter["name"] for sitter in state["sitters"])


# --- messages and addresses


def test_an_id_ends_where_its_line_does(come: Callable[..., Guest]) -> None:
    guest = come()
    table = guest.make("sintra", "me", "room")["table"]
    answer = guest.http.post(f"/api/tables/{table}/say", json={"type": "chat", "id": "abc\n", "text": "hm"})
    assert answer.status_code == 400


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("2001:db8:0:1::7", "2001:db8:0:1::/64"),
        ("2001:db8:0:1:ffff::", "2001:db8:0:1::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("", ""),
    ],
)
def test_the_addresses_of_one_network_are_one(address: str, network: str) -> None:
    """Whoever has a /64 has as many addresses as they like."""
    assert network_of(address) == network
