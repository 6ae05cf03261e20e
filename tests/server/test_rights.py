"""Nobody acts for another, looks through another's eyes, or spoils the table for others."""

import contextlib
import json
import socket
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from tests.server.conftest import Databases
from tests.server.guest import JSON, Guest, Place, new_id, without_presence
from tests.server.serving import Running, start_server


def deeds(state: JSON, seat: int) -> Iterator[JSON]:
    """Everything that can be said for a seat."""
    base = state["seq"]
    yield {"type": "move", "base": base, "seat": seat, "move": "F1P"}
    yield {"type": "plan", "seat": seat, "index": 0, "move": "1"}
    yield {"type": "unplan", "seat": seat, "index": 0}
    yield {"type": "ready", "seat": seat}
    yield {"type": "undo", "base": base, "seat": seat}
    yield {"type": "undo", "base": base, "seat": seat, "turn": True, "ask": True}
    yield {"type": "redo", "base": base, "seat": seat}
    yield {"type": "consent", "seat": seat, "wish": 1, "agree": True}
    yield {"type": "why", "seat": seat, "target": "strip-1"}
    yield {"type": "preview", "seat": seat, "laid": {"column-0": [1, 0]}}
    yield {"type": "look", "seat": seat}


def answer_to(place: Place, message: JSON) -> JSON:
    place.send(message)
    while (answer := place.hear()).get("id") != message["id"]:
        pass
    return answer


CUT = 0  # what was still being sent cut the line, before the reason could be read


def closed(place: Place) -> int:
    """Hear all there is until the server closes the socket; with which code."""
    try:
        while True:
            place.hear()
    except ConnectionClosed as end:
        return CUT if end.rcvd is None else end.rcvd.code


@pytest.fixture
def table(anna: Guest, bela: Guest) -> str:
    """Anna plays against Béla and begins."""
    made = anna.make("sintra", "me", "link", chosen={"start": "1"})
    bela.sit(made["table"], token=made["links"][0]["token"])
    return str(made["table"])


# --- seats


def test_at_a_socket_nobody_acts_for_another_seat(anna: Guest, bela: Guest, watcher: Guest, table: str) -> None:
    before = without_presence(anna.state(table))
    for other in (bela, watcher):
        with other.at(table) as place:
            for seat in (0, 2, 3):
                for deed in deeds(before, seat):
                    answer = answer_to(place, {"id": new_id(), **deed})
                    assert (answer["type"], answer["code"]) == ("refused", "not-your-seat"), deed
    assert without_presence(anna.state(table)) == before


def test_whoever_asks_for_another_seats_view_gets_their_own(bela: Guest, watcher: Guest, table: str) -> None:
    with bela.at(table, look=0) as two, watcher.at(table, look=0) as three:
        assert two.state["seat"] == 1
        assert two.state["asked"] is None
        assert three.state["seat"] == -1
    for path in ("", "/events"):
        for guest in (bela, watcher):
            assert guest.refused("GET", f"/api/tables/{table}{path}?seat=0") == (403, "not-your-seat")


def test_without_a_cookie_nobody_acts(server: Running, anna: Guest, table: str) -> None:
    before = without_presence(anna.state(table))
    for cookie in ("", "bottega=invented", f"other={anna.cookie().partition('=')[2]}", f"{anna.cookie()}x"):
        for deed in deeds(before, 0):
            headers = {"Cookie": cookie} if cookie else {}
            answer = httpx.post(
                f"{server.url}/api/tables/{table}/say", json={"id": new_id(), **deed}, headers=headers, timeout=60
            )
            assert (answer.status_code, answer.json()["code"]) == (403, "not-your-seat"), (cookie, deed)
    assert without_presence(anna.state(table)) == before


def test_a_seat_that_moved_away_is_lost_to_its_old_holder(anna: Guest, bela: Guest, watcher: Guest, table: str) -> None:
    token = anna.ask("POST", f"/api/tables/{table}/seats/0/link")["token"]
    assert watcher.sit(table, token=token)["seats"] == [0]
    before = without_presence(bela.state(table))
    for deed in deeds(before, 0):
        assert anna.say(table, {"id": new_id(), **deed})["code"] == "not-your-seat"
    assert anna.refused("POST", f"/api/tables/{table}/seats/0/link") == (403, "not-your-table")
    assert anna.refused("POST", f"/api/tables/{table}/sit", json={"token": token}) == (403, "bad-link")
    assert without_presence(bela.state(table)) == before
    with watcher.at(table) as place:
        place.first()


def test_a_watcher_reads_the_chat_and_nothing_more(anna: Guest, watcher: Guest, table: str) -> None:
    anna.say(table, {"type": "chat", "id": new_id(), "text": "well played"})
    assert watcher.say(table, {"type": "chat", "id": new_id(), "text": "well played"})["code"] == "spectators-read"
    assert [line["name"] for line in watcher.state(table)["chat"]] == ["Anna"]
    assert watcher.refused("POST", f"/api/tables/{table}/rematch") == (403, "not-your-table")
    for seat in (0, 1):
        for method in ("POST", "DELETE"):
            assert watcher.refused(method, f"/api/tables/{table}/seats/{seat}/link") == (403, "not-your-table")


def test_only_those_who_are_asked_can_consent(anna: Guest, bela: Guest, watcher: Guest, table: str) -> None:
    with anna.at(table) as one:
        one.play_on(lambda state: state["waiting"] == [1])
        one.done("undo", ask=True)
        wish = one.state["consent"]["id"]
    before = without_presence(bela.state(table))
    for guest, seat, code in ((watcher, 1, "not-your-seat"), (anna, 1, "not-your-seat"), (anna, 0, "not-asked")):
        message = {"type": "consent", "id": new_id(), "seat": seat, "wish": wish, "agree": True}
        assert guest.say(table, message)["code"] == code
    assert without_presence(bela.state(table)) == before


def test_a_known_number_tells_a_stranger_nothing(anna: Guest, bela: Guest, table: str) -> None:
    with anna.at(table) as one:
        message = {"type": "move", "id": new_id(), "base": one.state["seq"], "seat": 0, "move": one.options()[0]}
        assert answer_to(one, message)["type"] == "done"
    assert bela.say(table, {**message, "seat": 1})["code"] == "id-used"
    assert bela.state(table)["step"] == 1


# --- too much


def test_while_one_floods_the_others_play_on(anna: Guest, watcher: Guest, table: str) -> None:
    with anna.at(table) as one, watcher.at(table) as three:
        with contextlib.suppress(ConnectionClosed):
            for _ in range(400):
                three.send({"type": "hello"})
        assert closed(three) in (1008, CUT)
        assert one.first()["step"] == 1


def test_an_oversize_message_closes_only_its_own_socket(anna: Guest, bela: Guest, table: str) -> None:
    with anna.at(table) as one, bela.at(table) as two:
        two.socket.send("x" * 100_000)
        assert closed(two) == 1009
        one.until(lambda state: not state["sitters"][1]["online"])
        assert one.first()["step"] == 1


def test_a_body_that_never_ends_is_cut_off(server: Running, anna: Guest, table: str) -> None:
    def endless() -> Iterator[bytes]:
        for _ in range(1000):
            yield b" " * 10_000

    before = without_presence(anna.state(table))
    for path in ("/api/tables", f"/api/tables/{table}/say", "/api/import"):
        try:
            status = anna.http.post(path, content=endless()).status_code
        except httpx.WriteError:
            status = 413  # the server hung up while we were still sending
        assert status == 413
    assert without_presence(anna.state(table)) == before


# --- from elsewhere


ELSEWHERE = (
    "https://elsewhere.example",
    "null",
    "http://127.0.0.1",
    "http://127.0.0.1.example:80",
    "http://[",
    "",
    "file://",
)


def test_another_sites_page_cannot_ask_for_anything_unsafe(server: Running, anna: Guest, table: str) -> None:
    before = without_presence(anna.state(table))
    unsafe = [
        ("PUT", "/api/me"),
        ("POST", "/api/tables"),
        ("POST", "/api/import"),
        *(("POST", f"/api/tables/{table}/{what}") for what in ("say", "sit", "rematch", "seats/0/link")),
        ("DELETE", f"/api/tables/{table}/seats/0/link"),
    ]
    for origin in ELSEWHERE:
        for method, path in unsafe:
            assert anna.refused(method, path, headers={"Origin": origin}) == (403, "wrong-origin"), (origin, path)
        address = f"{server.url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        headers = {"Cookie": anna.cookie(), "Origin": origin}
        with pytest.raises(InvalidStatus) as refused, connect(address, additional_headers=headers):
            pass
        assert refused.value.response.status_code == 403
    assert without_presence(anna.state(table)) == before


def test_unknown_methods_are_refused(anna: Guest, table: str) -> None:
    for path in ("/api/me", "/api/tables/mine", f"/api/tables/{table}", f"/api/tables/{table}/say", "/healthz", "/new"):
        for method in ("PATCH", "TRACE", "OPTIONS", "PROPFIND"):
            assert anna.refused(method, path) == (405, "method"), (method, path)
    head = anna.http.head(f"/api/tables/{table}")
    assert (head.status_code, head.content) == (200, b"")


# --- files


@pytest.fixture(scope="module")
def pages(tmp_path_factory: pytest.TempPathFactory, databases: Databases) -> Iterator[Running]:
    """A server whose pages lie beside something that is nobody's business."""
    beside = tmp_path_factory.mktemp("beside")
    folder = beside / "pages"
    (folder / "assets").mkdir(parents=True)
    Path(beside, "secret.txt").write_text("for nobody", "utf-8")
    Path(folder, "index.html").write_text("the page", "utf-8")
    Path(folder, "assets", "app.js").write_text("code", "utf-8")
    with start_server(databases.new("sqlite"), folder) as running:
        yield running


def fetched(server: Running, target: str) -> str:
    """What the server answers to a target that no client would let through."""
    address = urlsplit(server.url)
    with socket.create_connection((str(address.hostname), int(address.port or 0)), 60) as wire:
        wire.sendall(f"GET {target} HTTP/1.1\r\nHost: {address.netloc}\r\nConnection: close\r\n\r\n".encode())
        found = b""
        while part := wire.recv(65536):
            found += part
    return found.decode("utf-8", "replace")


@pytest.mark.parametrize(
    "target",
    [
        "/../secret.txt",
        "/assets/../../secret.txt",
        "/%2e%2e/secret.txt",
        "/..%2fsecret.txt",
        "/assets/..%2f..%2fsecret.txt",
        "/%252e%252e/secret.txt",
        "/..\\secret.txt",
        "//etc/passwd",
        "/assets/%00secret.txt",
        "/.%2e/%2e./secret.txt",
        "http://elsewhere.example/../secret.txt",
    ],
)
def test_no_file_outside_the_pages_is_sent(pages: Running, target: str) -> None:
    assert fetched(pages, "/assets/app.js").endswith("code")
    found = fetched(pages, target)
    head, _, rest = found.partition("\r\n\r\n")
    assert head.split()[1] in ("200", "400", "404")
    assert rest == "the page" or "text/plain" in head or json.loads(rest)["code"] == "not-found"
    assert "for nobody" not in found
    assert "root:" not in found
