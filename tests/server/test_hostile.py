"""Whatever is sent, the server answers clearly, stays up, and changes nothing by what it refuses."""

import contextlib
import itertools
import json
import random
import re
import signal
import socket
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import quote, urlsplit

import httpx
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from starlette.routing import Route
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from bottega.core.messages import from_data
from bottega.i18n import speak
from bottega.server import http, protocol
from bottega.server.http.app import Server
from bottega.server.protocol import ClientMessage
from bottega.server.storage import backup
from tests.server.conftest import DATABASES, Databases
from tests.server.guest import JSON, Guest, Place, planning, without_presence
from tests.server.serving import Running, start_server
from tests.server.wild import body, noise, words, written

hostile = settings(
    max_examples=120,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.function_scoped_fixture],
)

PLAIN = ("Invalid HTTP request", "Bottega's pages are not built")  # what is said before, or without, the API
TABLES = 5
STRANGERS = 8  # several people, so that none of them asks too fast


class Stage:
    """A server with tables at interesting moments, and people to disturb them."""

    def __init__(self, running: Running) -> None:
        self.running = running
        self.url = running.url
        self.http = httpx.Client(timeout=60)
        self.strangers = [Guest(self.url) for _ in range(STRANGERS)]
        self.turn = itertools.cycle(self.strangers)
        self.tables: list[tuple[Guest, str]] = []
        for setting in (self.shared, self.wished, self.planned, self.crowded, self.ended):
            guest = Guest(self.url, setting.__name__)
            self.tables.append((guest, setting(guest)))
        self.record = self.tables[-1][0].http.get(f"/api/tables/{self.tables[-1][1]}/record").text

    def shared(self, guest: Guest) -> str:
        """Two in one room, after a few moves, the last taken back."""
        table: str = guest.make("sintra", "me", "room", chosen={"start": "1"})["table"]
        with guest.at(table) as place:
            place.play_on(lambda state: state["step"] == 5)
            place.first()
            place.done("undo")
        return table

    def wished(self, guest: Guest) -> str:
        """Somebody asks to take back."""
        made = guest.make("sintra", "me", "link", chosen={"start": "2"})
        other = self.strangers[0]
        other.sit(made["table"], token=made["links"][0]["token"])
        with other.at(made["table"]) as place:
            place.play_on(lambda state: state["waiting"] == [0])
            place.done("undo", ask=True)
        return str(made["table"])

    def planned(self, guest: Guest) -> str:
        """Half of a plan is made in secret."""
        table: str = guest.make("fresco", "me", "room")["table"]
        with guest.at(table) as place:
            place.play_on(planning)
            place.first()
            place.done("chat", text="one moment")
        return table

    def crowded(self, guest: Guest) -> str:
        """All modules, some rounds later."""
        table: str = guest.make("fresco", "me", "random", "random", chosen={"modules": "all"})["table"]
        with guest.at(table) as place:
            place.play_on(lambda state: state["step"] >= 40 and state["asked"], random.Random(2))
        return table

    def ended(self, guest: Guest) -> str:
        return guest.finished()

    def quiet(self, guest: Guest, table: str) -> JSON:
        """The table once no bot is about to move; who is there does not matter."""
        state = guest.state(table, log=999_999)
        while any(state["sitters"][seat]["kind"] == "bot" for seat in state["waiting"]):
            time.sleep(0.02)
            state = guest.state(table, log=999_999)
        return without_presence(state)

    def close(self) -> None:
        self.http.close()
        for guest in [*self.strangers, *(guest for guest, _ in self.tables)]:
            guest.http.close()

    def check(self) -> None:
        """Nothing broke, and what is in memory is what is on the disk."""
        figures = self.strangers[0].http.get("/metrics").text
        assert not re.search(r'status="5', figures), figures
        before = [self.quiet(guest, table) for guest, table in self.tables]
        self.running.restart(signal.SIGKILL)
        for guest, _ in self.tables:
            guest.http.base_url = self.running.url
        assert [self.quiet(guest, table) for guest, table in self.tables] == before
        assert self.running.stop() == 0
        assert set(dict(backup.validate(self.running.database)).values()) == {""}


@pytest.fixture(scope="module", params=DATABASES)
def stage(
    request: pytest.FixtureRequest, databases: Databases, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Stage]:
    pages = tmp_path_factory.mktemp("pages")
    Path(pages, "index.html").write_text("<!doctype html>the page", "utf-8")
    with start_server(databases.new(request.param), pages) as running, contextlib.closing(Stage(running)) as stage:
        yield stage
        stage.check()


def check_answer(answer: httpx.Response) -> None:
    """An answer that is well, or a refusal with a code and words."""
    assert answer.status_code < 500, (answer.request.url, answer.request.content, answer.text)
    if answer.status_code >= 400:
        check_refusal(answer.json())


def check_refusal(problem: JSON) -> None:
    said = from_data(problem["text"])
    assert said.name == f"error-{problem['code']}"
    assert speak(said)
    assert problem["code"] not in ("broken", "storage")


# --- bodies

BODIES = {  # by method and address; those of the host are nobody's without a key
    ("PUT", "/api/me"): protocol.Profile,
    ("POST", "/api/me/passkeys"): protocol.PasskeyWish,
    ("POST", "/api/me/programs"): protocol.NewProgram,
    ("PUT", "/api/me/reminders"): protocol.ReminderWish,
    ("POST", "/api/me/reminders/browsers"): protocol.PushBrowser,
    ("DELETE", "/api/me/reminders/browsers"): protocol.PushEnd,
    ("POST", "/api/me/mail"): protocol.MailWish,
    ("POST", "/api/mail/confirm"): protocol.MailLink,
    ("POST", "/api/sign-in"): protocol.SignIn,
    ("POST", "/api/sign-in/mail"): protocol.MailWish,
    ("POST", "/api/sign-in/mail/link"): protocol.MailLink,
    ("POST", "/api/sign-in/passkey"): protocol.PasskeySignIn,
    ("POST", "/api/tournaments"): protocol.NewTournament,
    ("POST", "/api/tables"): protocol.NewTable,
    ("POST", "/api/tables/{table}/sit"): protocol.Sit,
    ("POST", "/api/tables/{table}/play-on"): protocol.PlayOn,
    ("PUT", "/api/tables/{table}/reminders"): protocol.Silence,
    ("POST", "/api/tables/{table}/seats/1/challenge"): protocol.ChallengeWish,
}
Content = tuple[str, str, bytes]  # method, address, body


def bodies() -> st.SearchStrategy[Content]:
    """Any of them."""
    return st.sampled_from(list(BODIES.items())).flatmap(
        lambda one: st.tuples(st.just(one[0][0]), st.just(one[0][1]), body(one[1]))
    )


def test_all_bodies_that_are_read_are_generated() -> None:
    """But for the host's."""
    source = "".join(path.read_text("utf-8") for path in Path(http.__file__).parent.glob("*.py"))
    read = {name for name in re.findall(r"read\(request, (\w+)\)", source) if not name.startswith("Host")}
    assert read == {kind.__name__ for kind in BODIES.values()}


def damaged_record(record: str) -> st.SearchStrategy[bytes]:
    """A record in which a line, or part of it, was replaced."""
    lines = record.splitlines()
    values = words | st.sampled_from(["9" * 5000, "-1", "1" * 30, "²", "2, 2", "human, human, human", "\x00"])

    def damage(at: int, value: str, whole: bool) -> bytes:
        name = lines[at].partition(":")[0]
        changed = value if whole or ":" not in lines[at] else f"{name}: {value}"
        return "\n".join([*lines[:at], changed, *lines[at + 1 :]]).encode("utf-8", "replace")

    return st.builds(damage, st.integers(0, len(lines) - 1), values, st.booleans()) | noise


@hostile
@given(data=st.data())
def test_any_body_gets_a_clear_answer(stage: Stage, data: st.DataObject) -> None:
    _, table = data.draw(st.sampled_from(stage.tables))
    method, path, content = data.draw(
        st.one_of(
            bodies(),
            st.tuples(st.just("POST"), st.just("/api/import"), damaged_record(stage.record)),
        )
    )
    check_answer(next(stage.turn).http.request(method, path.format(table=table), content=content))


def test_a_record_that_is_not_damaged_is_taken(stage: Stage) -> None:
    assert next(stage.turn).http.post("/api/import", content=stage.record).status_code == 201


# --- addresses, methods, headers


@pytest.fixture(scope="module")
def routes(databases: Databases) -> list[str]:
    """All addresses the server has, but for those whose answers have no end."""
    server = Server(databases.new("sqlite"))
    found = [route.path for route in server.routes() if isinstance(route, Route) and not route.path.endswith("/stream")]
    server.store.close()
    return found


NUMBERS = ("0", "-1", "1", "3", "99", "²", "1e3", "9" * 9, "9" * 10, "9" * 5000, "0x1", "", "\x00", "--1", "١")
METHODS = ("GET", "POST", "PUT", "DELETE", "HEAD", "OPTIONS", "PATCH", "PROPFIND", "get", "X" * 300)
HEADERS = ("Cookie", "Origin", "Sec-Fetch-Site", "Content-Type", "Accept-Encoding", "Range", "If-None-Match", "Expect")
VALUES = (
    *(
        "bottega=",
        "bottega=%00",
        'bottega="\\400"',
        "bottega=" + "x" * 5000,
        "=;=",
        "http://[",
        "http://]",
        "null",
        "//",
    ),
    *(
        "http://user@127.0.0.1",
        "\xff\xfe",
        "bytes=0-0",
        "bytes=5-1",
        "bytes=99-",
        "bytes=,",
        "bytes=abc",
        "gzip;q=x",
        "a" * 8000,
        "",
    ),
)


@hostile
@given(data=st.data())
def test_any_address_gets_a_clear_answer(stage: Stage, routes: list[str], data: st.DataObject) -> None:
    tables = [table for _, table in stage.tables]
    number = st.sampled_from(NUMBERS) | st.integers().map(str)
    parts = {"id": st.sampled_from(tables) | words, "seat": number, "language": st.sampled_from(["en", "de"]) | words}
    path = re.sub(
        r"{(\w+)(:\w+)?}",
        lambda part: quote(data.draw(parts.get(part[1], words), part[1]), safe="", errors="surrogatepass"),
        data.draw(st.sampled_from(routes)),
    )
    names = st.sampled_from(["seat", "log", "chat", "step", "after"]) | words
    query = data.draw(st.lists(st.tuples(names, number | words), max_size=3))
    asked = "&".join(quote(f"{name}={value}", safe="=", errors="surrogatepass") for name, value in query)
    headers = data.draw(st.dictionaries(st.sampled_from(HEADERS), st.sampled_from(VALUES), max_size=2))
    # Whoever may be forgotten by it is nobody whom other tests need.
    cookie = "" if path.startswith("/api/me") else next(stage.turn).cookie()
    all_headers = {"Cookie": cookie, **headers}
    request = httpx.Request(
        data.draw(st.sampled_from(METHODS)),
        f"{stage.url}{path}?{asked}",
        headers=[(name.encode(), value.encode("latin-1")) for name, value in all_headers.items()],
        content=data.draw(st.sampled_from([b"", b"{}", b"null"])),
    )
    answer = stage.http.send(request)
    assert answer.status_code < 500, (request.method, request.url, headers, answer.text)
    if answer.status_code >= 400 and request.method != "HEAD" and not answer.text.startswith(PLAIN):
        check_refusal(answer.json())


@hostile
@given(noise | st.sampled_from([b"GET", b"GET / HTTP/9\r\n\r\n", b"POST / HTTP/1.1\r\nContent-Length: -1\r\n\r\n"]))
def test_what_is_not_even_http_harms_nobody(stage: Stage, data: bytes) -> None:
    address = urlsplit(stage.url)
    with socket.create_connection((str(address.hostname), int(address.port or 0))) as wire:
        wire.sendall(data)
    assert stage.http.get(f"{stage.url}/healthz").text == "ok\n"


# --- messages


FIELDS = {
    "move": ("base", "move"),
    "plan": ("index", "move"),
    "unplan": ("index",),
    "ready": (),
    "undo": ("base", "turn", "ask"),
    "redo": ("base",),
    "consent": ("wish", "agree"),
}


PICKS = st.integers(0, 999)
POSSIBLE = st.one_of(
    [
        st.fixed_dictionaries({"type": st.just(kind), **dict.fromkeys(("id", "seat", *names), PICKS)})
        for kind, names in FIELDS.items()
    ]
)


MESSAGE: st.SearchStrategy[bytes | JSON] = st.one_of(body(ClientMessage), POSSIBLE)


def possible(picks: JSON, state: JSON) -> bytes:
    """What may be done now, but perhaps for another seat, too early, or once too often."""
    asked = state["asked"] or {"options": [{"move": "1"}]}
    values: dict[str, list[Any]] = {
        "id": [f"p-{state['seq']}-{n}" for n in range(50)],
        "seat": [0, 0, 0, 1, 1, 2, 3],
        "base": [state["seq"], state["seq"], state["seq"] + 1, 1_000_000, 0],
        "move": [option["move"] for option in asked["options"]],
        "index": list(range(61)),
        "wish": [state["consent"]["id"] if state["consent"] else 1],
    }
    fields = {name: picked(values.get(name, [False, True]), pick) for name, pick in picks.items() if name != "type"}
    return written({"type": picks["type"], **fields})


def picked(choices: list[Any], pick: int) -> Any:
    return choices[pick % len(choices)]


def content_of(message: bytes | JSON, state: JSON) -> bytes:
    return message if isinstance(message, bytes) else possible(message, state)


def answered(place: Place, id: str) -> list[JSON]:
    """What came until a message was answered."""
    start = len(place.heard)
    while place.hear().get("id") != id:
        pass
    return [message for message in place.heard[start:] if message["type"] not in ("state", "presence")]


@hostile
@given(st.integers(0, TABLES - 1), st.sampled_from([-1, -1, -1, 0, 1]), MESSAGE)
def test_any_message_is_carried_out_or_changes_nothing(
    stage: Stage, number: int, stranger: int, message: bytes | JSON
) -> None:
    guest, table = stage.tables[number]
    sender = guest if stranger < 0 else stage.strangers[stranger]
    before = stage.quiet(guest, table)
    content = content_of(message, before)
    answer = sender.http.post(f"/api/tables/{table}/say", content=content)
    check_answer(answer)
    if answer.status_code >= 400:
        assert stage.quiet(guest, table) == before, (content, answer.text)


@settings(hostile, max_examples=40)
@given(st.integers(0, TABLES - 1), st.lists(st.tuples(MESSAGE, st.booleans()), min_size=1, max_size=12))
def test_any_socket_message_is_answered_and_the_socket_lives_on(
    stage: Stage, number: int, messages: list[tuple[bytes | JSON, bool]]
) -> None:
    guest, table = stage.tables[number]
    before = stage.quiet(guest, table)
    contents = [(content_of(message, before), as_text) for message, as_text in messages]
    with guest.at(table) as place:
        for content, as_text in contents:
            place.socket.send(content.decode("utf-8", "replace") if as_text else content)
        place.send({"type": "why", "id": "the-last", "seat": 0, "target": "done"})
        answers = answered(place, "the-last")
    for answer in answers:
        if answer["type"] == "refused":
            check_refusal(answer)
    if all(answer["type"] in ("refused", "because") for answer in answers):
        assert stage.quiet(guest, table) == before, contents


@settings(hostile, max_examples=40)
@given(words, st.dictionaries(st.sampled_from(HEADERS), st.sampled_from(VALUES).filter(str.isascii), max_size=2))
def test_any_socket_is_opened_or_refused(stage: Stage, table: str, headers: dict[str, str]) -> None:
    name = quote(table, safe="", errors="surrogatepass")
    address = f"{stage.url.replace('http', 'ws', 1)}/api/tables/{name}/socket"
    with contextlib.ExitStack() as stack:
        try:
            wire = stack.enter_context(connect(address, additional_headers=headers))
        except InvalidStatus as refused:
            status = refused.response.status_code
        else:
            status = 101
            assert json.loads(wire.recv(30))["text"]["say"] == "error-no-table"
            with pytest.raises(ConnectionClosed):
                wire.recv(30)
        assert status < 500, headers
