"""The HTTP side: twins of the socket, clear refusals, limits, headers, pages."""

import contextlib
import gzip
import json
import re
import shutil
import socket
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from bottega.server.http.connections import TOO_LARGE
from tests.server.conftest import Databases
from tests.server.guest import Guest, new_id, over, without_presence
from tests.server.serving import PATIENCE, Running, start_server

RECORDS = Path(__file__).parents[1] / "records"


def socket_address(server: Running, table: str) -> str:
    return f"{server.url.replace('http', 'ws', 1)}/api/tables/{table}/socket"


# --- without a socket


def test_a_game_can_be_played_without_sockets(anna: Guest) -> None:
    table = anna.make("sintra", "me", "random", chosen={"start": "1"})["table"]
    state = anna.say(table, {"type": "hello"})
    for _ in range(6):
        while not state["asked"]:
            state = anna.ask("GET", f"/api/tables/{table}/events", params={"after": state["seq"]})
        move = state["asked"]["options"][0]["move"]
        message = {"type": "move", "id": new_id(), "base": state["seq"], "seat": 0, "move": move}
        assert anna.say(table, message)["type"] == "done"
        state = anna.state(table)
    assert state["step"] >= 6


def test_a_poll_waits_for_news(anna: Guest) -> None:
    table = anna.make("sintra", "me", "room")["table"]
    seq = anna.state(table)["seq"]
    timer = threading.Timer(0.5, anna.say, [table, {"type": "chat", "id": new_id(), "text": "now"}])
    timer.start()
    began = time.monotonic()
    state = anna.ask("GET", f"/api/tables/{table}/events", params={"after": seq})
    assert time.monotonic() - began > 0.3
    assert state["chat"][-1]["text"] == "now"
    timer.join()


def test_a_refusal_by_http_bears_the_messages_number(anna: Guest) -> None:
    table = anna.make("sintra", "me", "room")["table"]
    answer = anna.http.post(f"/api/tables/{table}/say", json={"type": "redo", "id": "r-1", "base": 0, "seat": 0})
    assert answer.status_code == 409
    assert answer.json()["id"] == "r-1"
    assert answer.json()["code"] == "nothing-to-redo"


# --- what is wrong gets a clear answer


@pytest.mark.parametrize(
    ("method", "path", "expected"),
    [
        ("GET", "/api/nothing", (404, "not-found")),
        ("GET", "/api/tables/none", (404, "no-table")),
        ("GET", "/api/tables/%00", (404, "not-found")),
        ("GET", "/api/tables/%00/reminders", (404, "not-found")),
        ("GET", "/api/tournaments/%00", (404, "not-found")),
        ("GET", "/api/tables/" + "x" * 300, (404, "no-table")),
        ("POST", "/api/tables/none/rematch", (404, "no-table")),
        ("DELETE", "/api/tables", (405, "method")),
        ("POST", "/api/catalog", (405, "method")),
        ("GET", "/api/rules/xx", (404, "not-found")),
        ("PUT", "/api/me", (400, "malformed")),
        ("POST", "/api/tables", (400, "malformed")),
    ],
)
def test_wrong_addresses_and_bodies(anna: Guest, method: str, path: str, expected: tuple[int, str]) -> None:
    assert anna.refused(method, path) == expected


def test_wrong_numbers_in_an_address(anna: Guest) -> None:
    table = anna.finished()
    for query in ("seat=x", "seat=9", "seat=-2", "step=-1", "step=99999", "step=1e3", "step=²", "log=99999999999"):
        path = "" if query.startswith("log") else "/replay"
        assert anna.refused("GET", f"/api/tables/{table}{path}?{query}") == (400, "malformed"), query


ODD_TEXT = {  # what people may write, and is refused in words of its own
    '{"type": "chat", "id": "a", "text": "   "}': "empty",
    '{"type": "chat", "id": "a", "text": "\\u0000"}': "signs",
}


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        "null",
        '{"type": "move"}',
        '{"type": "dance", "id": "a"}',
        '{"type": "chat", "id": "a", "text": ""}',
        *ODD_TEXT,
        '{"type": "chat", "id": "a/b", "text": "x"}',
        '{"type": "chat", "id": "a", "text": "x", "seat": 1}',
        '{"type": "move", "id": "a", "base": -1, "seat": 0, "move": "F1P"}',
        '{"type": "move", "id": "a", "base": 0, "seat": 7, "move": "F1P"}',
        '{"x": ' + "[" * 30000,
    ],
)
def test_malformed_messages_change_nothing(anna: Guest, text: str) -> None:
    table = anna.make("sintra", "me", "room")["table"]
    before = anna.state(table)
    code = ODD_TEXT.get(text, "malformed")
    assert anna.refused("POST", f"/api/tables/{table}/say", content=text) == (400, code)
    with anna.at(table) as place:
        place.socket.send(text)
        answer = place.hear()
        while answer["type"] in ("state", "presence"):
            answer = place.hear()
        assert answer["code"] == code
    assert without_presence(anna.state(table)) == without_presence(before)


def test_a_socket_at_no_table_is_closed_with_words(server: Running) -> None:
    with connect(socket_address(server, "none")) as socket:
        assert json.loads(socket.recv(30))["text"] == {"say": "error-no-table"}
        with pytest.raises(ConnectionClosed):
            socket.recv(30)


# --- limits


def test_what_is_too_long_is_refused(anna: Guest) -> None:
    table = anna.make("sintra", "me", "room")["table"]
    long = json.dumps({"type": "chat", "id": "a", "text": "x" * 70_000})
    assert anna.refused("POST", f"/api/tables/{table}/say", content=long) == (413, "too-big")
    assert anna.refused("POST", "/api/import", content="x" * 600_000) == (413, "too-big")
    with anna.at(table) as place:
        place.socket.send(long)
        assert place.closed() == 1009
    assert anna.state(table)["chat"] == []


def test_a_flood_is_stopped(anna: Guest) -> None:
    table = anna.make("sintra", "me", "room")["table"]
    with anna.at(table) as place:
        with contextlib.suppress(ConnectionClosed):
            for number in range(2000):
                place.send({"type": "why", "id": "w", "seat": 0, "target": "strip-1"})
                if number > 100:  # where more wait than the server looks at, it says nothing when it closes
                    place.hear()
        assert place.closed() == 1008
        assert any(message.get("code") == "too-fast" for message in place.heard)


def test_a_flood_of_requests_is_refused(anna: Guest) -> None:
    wish = {"game": "sintra", "seats": [{"kind": "me"}, {"kind": "room"}]}
    answers = (anna.http.post("/api/tables", json=wish) for _ in range(80))
    refused = next(answer for answer in answers if answer.status_code == 429)
    assert refused.json()["code"] == "too-fast"
    assert refused.headers["retry-after"] == "1"


def test_a_flood_of_chat_is_refused_and_the_game_goes_on(anna: Guest) -> None:
    table = anna.make("sintra", "me", "room", chosen={"start": "1"})["table"]
    with anna.at(table) as place:
        answers = [place.do("chat", text="spam") for _ in range(60)]
        assert [answer["type"] for answer in answers[:30]] == ["done"] * 30
        assert "too-fast" in [answer.get("code") for answer in answers[30:]]
        place.first()
    assert len(anna.state(table)["chat"]) == sum(answer["type"] == "done" for answer in answers)


# --- other people's pages


def test_another_sites_page_cannot_act(server: Running, anna: Guest) -> None:
    table = anna.make("sintra", "me", "room")["table"]
    message = {"type": "chat", "id": new_id(), "text": "hello"}
    for headers in ({"Origin": "https://elsewhere.example"}, {"Origin": "null"}, {"Sec-Fetch-Site": "cross-site"}):
        path = f"/api/tables/{table}/say"
        assert anna.refused("POST", path, json=message, headers=headers) == (403, "wrong-origin")
    assert anna.http.post(f"/api/tables/{table}/say", json=message, headers={"Origin": server.url}).status_code == 200
    headers = {"Cookie": anna.cookie(), "Origin": "https://elsewhere.example"}
    with pytest.raises(InvalidStatus), connect(socket_address(server, table), additional_headers=headers):
        pass


def test_every_answer_bears_the_headers_that_protect(anna: Guest) -> None:
    for path in ("/api/me", "/api/nothing", "/", "/healthz", "/assets/nothing.svg", "/sw.js"):
        headers = anna.http.get(path).headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert "unsafe-inline" not in headers["content-security-policy"].replace("style-src 'self' 'unsafe-inline'", "")
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
    assert anna.http.get("/api/me").headers["cache-control"] == "no-store"


def test_the_cookie_is_for_the_server_alone(server: Running) -> None:
    with httpx.Client(base_url=server.url) as http:
        cookie = http.get("/api/me").headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "samesite=lax" in cookie.lower()
        assert "Secure" not in cookie
        name, _, key = cookie.partition(";")[0].partition("=")
        again = http.get("/api/me").headers["set-cookie"]  # it lasts a year from the last visit
        assert again.startswith(f"{name}={key}; ")
        assert "Max-Age=31536000" in again
        assert "set-cookie" not in http.get("/api/tables/mine").headers
        http.cookies.set(name, "invented")
        assert key not in http.get("/api/me").headers["set-cookie"]


def test_whoever_only_looks_is_nobody_yet(server: Running) -> None:
    """So that the first visit, which asks several things at once, makes one person."""
    with httpx.Client(base_url=server.url) as http:
        for path in ("/api/tables/mine", "/api/tables/open", "/api/catalog"):
            answer = http.get(path)
            assert answer.is_success
            assert "set-cookie" not in answer.headers
        assert http.get("/api/tables/mine").json() == {"tables": []}


def test_servers_on_one_host_leave_each_other_their_people(server: Running, databases: Databases) -> None:
    """Browsers send cookies to all ports of a host."""
    place = databases.new("sqlite")
    with start_server(place) as other, httpx.Client() as browser:
        for url, name in ((server.url, "Anna"), (other.url, "Béla")):
            browser.put(f"{url}/api/me", json={"name": name})
        for url, name in ((server.url, "Anna"), (other.url, "Béla")):
            assert browser.get(f"{url}/api/me").json() == {"name": name}
        other.stop()
        shutil.copy(place.removeprefix("sqlite:///"), moved := databases.new("sqlite").removeprefix("sqlite:///"))
        with start_server(f"sqlite:///{moved}") as elsewhere:  # the same games in another folder
            assert browser.get(f"{elsewhere.url}/api/me").json() == {"name": "Béla"}


def test_a_request_whose_head_never_ends_is_cut_off(server: Running) -> None:
    address = urlsplit(server.url)
    with socket.create_connection((str(address.hostname), int(address.port or 0)), PATIENCE) as wire:
        wire.sendall(b"GET / HTTP/1.1\r\nHost: here\r\n")
        with contextlib.suppress(ConnectionError):
            for number in range(100):
                wire.sendall(b"X-Nonsense-%d: %s\r\n" % (number, b"x" * 8000))
        answer = b""
        with contextlib.suppress(ConnectionError):  # the answer may be lost with what was sent too much
            while part := wire.recv(1000):
                answer += part
        assert answer in (b"", TOO_LARGE)
    assert httpx.get(f"{server.url}/healthz", headers={"x-long": "x" * 60_000}).status_code == 200


def test_a_record_with_a_mark_of_its_bytes_is_taken(anna: Guest) -> None:
    record = (RECORDS / "sintra/2A-random.txt").read_bytes()
    assert anna.ask("POST", "/api/import", content=b"\xef\xbb\xbf" + record)["table"]


def test_behind_a_trusted_proxy_the_cookie_is_for_tls_alone(databases: Databases) -> None:
    forwarded = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "203.0.113.9"}
    with start_server(databases.new("sqlite")) as running:
        assert "Secure" not in httpx.get(f"{running.url}/api/me", headers=forwarded).headers["set-cookie"]
        running.stop()
        running.start("--proxy", "127.0.0.1")
        assert "Secure" in httpx.get(f"{running.url}/api/me", headers=forwarded).headers["set-cookie"]


# --- pages, health


@pytest.fixture(scope="module")
def pages(tmp_path_factory: pytest.TempPathFactory, databases: Databases) -> Iterator[Running]:
    """A server with a small page of its own."""
    folder = tmp_path_factory.mktemp("pages")
    (folder / "assets").mkdir()
    Path(folder, "index.html").write_text("<!doctype html>the page", "utf-8")
    Path(folder, "assets", "app-1a2b.js").write_text("let it = 1;", "utf-8")
    Path(folder, "assets", "app-1a2b.js.gz").write_bytes(gzip.compress(b"let it = 1;"))
    with start_server(databases.new("sqlite"), folder) as running:
        yield running


def test_every_address_of_a_page_is_the_page(pages: Running) -> None:
    for path in ("/", "/new", "/t/abc", "/replay/abc", "/rules/fresco"):
        answer = httpx.get(f"{pages.url}{path}")
        assert answer.text == "<!doctype html>the page"
        assert answer.headers["cache-control"] == "no-cache"
        assert "charset=utf-8" in answer.headers["content-type"]
    assert httpx.get(f"{pages.url}/nothing.js").status_code == 404
    assert httpx.get(f"{pages.url}/../pyproject.toml").status_code == 404


def test_a_page_that_names_its_files_comes_before_the_one_for_all(tmp_path: Path, databases: Databases) -> None:
    (tmp_path / "pages").mkdir()
    for name in ("index.html", "pages/home.html", "pages/new.html", "pages/table.html", "pages/sintra.html"):
        (tmp_path / name).write_text(name, "utf-8")
    with start_server(databases.new("sqlite"), tmp_path) as running, Guest(running.url) as anna:
        table = anna.make("sintra", "me", "random")["table"]
        expected = {"": "pages/home", "new": "pages/new", "rules/fresco": "index", "t/abc": "pages/table"}
        expected[f"t/{table}"] = "pages/sintra"
        for path, name in expected.items():
            assert httpx.get(f"{running.url}/{path}").text == f"{name}.html"


def test_built_files_are_kept_by_the_browser_and_sent_compressed(pages: Running) -> None:
    answer = httpx.get(f"{pages.url}/assets/app-1a2b.js", headers={"Accept-Encoding": "gzip"})
    assert answer.text == "let it = 1;"
    assert answer.headers["content-encoding"] == "gzip"
    assert "immutable" in answer.headers["cache-control"]
    assert "javascript" in answer.headers["content-type"]
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert "content-security-policy" not in answer.headers  # a page has it; there are many such files
    plain = httpx.get(f"{pages.url}/assets/app-1a2b.js", headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers


def test_health_and_figures(anna: Guest) -> None:
    assert anna.http.get("/healthz").text == "ok\n"
    table = anna.make("sintra", "me", "random")["table"]
    with anna.at(table) as place:
        place.play_on(over)
        answer = anna.http.get("/metrics")
    assert answer.headers["content-type"] == "text/plain; version=0.0.4; charset=utf-8"
    shown = re.sub(r'\{process="[^"]+"\}', "", answer.text)  # on PostgreSQL each process has its own
    figures = dict(line.rsplit(" ", 1) for line in shown.splitlines() if not line.startswith("#"))
    assert not any("_created" in name for name in figures)
    assert float(figures["bottega_bot_moves_total"]) > 10
    assert float(figures["bottega_sockets"]) >= 1
    assert float(figures["bottega_bot_failures_total"]) == 0
    assert float(figures["bottega_writes_total"]) >= float(figures["bottega_commits_total"])
    assert float(figures["bottega_broadcast_seconds_count"]) > 0


@pytest.mark.parametrize("language", ["en", "fr", "de", "nl"])
def test_the_rules_come_as_pages(anna: Guest, language: str) -> None:
    pages = {page["id"]: page for page in anna.ask("GET", f"/api/rules/{language}")}
    assert {"sintra", "fresco", "m00", "m17"} <= set(pages)
    assert 'id="fresco-market"' in pages["fresco"]["html"]
    assert "{#" not in pages["fresco"]["html"]
    assert "{paints" not in pages["fresco"]["html"]
    assert '<figure data-draw="' in pages["fresco"]["html"]
    assert "<h1" not in pages["fresco"]["html"]
