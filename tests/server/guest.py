"""Somebody at a browser: asks with HTTP, and sits at tables with sockets."""

import contextlib
import itertools
import json
import random
import time
from collections.abc import Callable, Iterator
from types import TracebackType
from typing import Any, Self

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

PATIENCE = 60.0
DEALT = 72045189364  # what every table is dealt from, unless a test says otherwise; found nowhere else by chance
GOODBYE = 1.0  # seconds for a server that has closed a socket and reads no more of it

JSON = dict[str, Any]
ids = itertools.count(1)


def new_id() -> str:
    """A name for a message that nobody else uses."""
    return f"test-{random.getrandbits(64):x}-{next(ids)}"


class Guest:
    """A person with a cookie."""

    def __init__(self, url: str, name: str = "") -> None:
        self.url = url
        self.http = httpx.Client(base_url=url, timeout=PATIENCE)
        self.ask("GET", "/api/me")
        if name:
            self.ask("PUT", "/api/me", json={"name": name})

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.http.close()

    def ask(self, method: str, path: str, **more: Any) -> Any:
        """What the server answers; it must be well."""
        answer = self.http.request(method, path, **more)
        assert answer.is_success, f"{method} {path}: {answer.status_code} {answer.text}"
        return answer.json() if answer.content else None

    def refused(self, method: str, path: str, **more: Any) -> tuple[int, str]:
        """The status and code of an answer that is a refusal."""
        answer = self.http.request(method, path, **more)
        assert not answer.is_success, f"{method} {path}: {answer.status_code} {answer.text}"
        problem = answer.json()
        assert problem["text"]["say"] == f"error-{problem['code']}"
        return answer.status_code, problem["code"]

    def make(self, game: str, *kinds: str, **more: Any) -> JSON:
        """A new table; a seat is `me`, `room`, `link` or the name of a bot. What is dealt is the same each time."""
        seats = [{"kind": kind} if kind in ("me", "room", "link") else {"kind": "bot", "bot": kind} for kind in kinds]
        made: JSON = self.ask("POST", "/api/tables", json={"game": game, "seats": seats, "seed": DEALT, **more})
        return made

    def finished(self, game: str = "sintra", **more: Any) -> str:
        """A table against a bot at which the game is over."""
        table: str = self.make(game, "me", "random", **more)["table"]
        with self.at(table) as place:
            place.play_on(over)
        return table

    def state(self, table: str, **query: int) -> JSON:
        state: JSON = self.ask("GET", f"/api/tables/{table}", params=query)
        return state

    def say(self, table: str, message: JSON) -> JSON:
        """A message by HTTP and its answer, whatever it is."""
        answer: JSON = self.http.post(f"/api/tables/{table}/say", json=message).json()
        return answer

    def analysis(self, table: str, method: str = "GET") -> JSON:
        """How far the analysis of a finished game is; POST begins it."""
        found: JSON = self.ask(method, f"/api/tables/{table}/analysis")
        return found

    def studied(self, table: str) -> JSON:
        """The analysis, once it is there."""
        end = time.monotonic() + 4 * PATIENCE  # it lets everything else on the machine go first
        found = self.analysis(table, "POST")
        while found["status"] in ("waiting", "running"):
            assert time.monotonic() < end, "it took too long"
            time.sleep(0.05)
            found = self.analysis(table)
        assert found["status"] == "done"
        return found

    def sit(self, table: str, **wish: Any) -> JSON:
        state: JSON = self.ask("POST", f"/api/tables/{table}/sit", json=wish)
        return state

    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    @contextlib.contextmanager
    def at(self, table: str, **hello: int) -> Iterator["Place"]:
        """A place at a table, by socket."""
        address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        headers = {"Cookie": self.cookie()}
        with connect(
            address, additional_headers=headers, max_size=None, open_timeout=PATIENCE, close_timeout=GOODBYE
        ) as socket:
            place = Place(socket)
            place.send({"type": "hello", **hello})
            place.wait(lambda state: True)
            yield place


class Place:
    """An open socket: everything that came, the last state, and what is to do."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: list[JSON] = []
        self.log: list[JSON] = []
        self.chat: list[JSON] = []
        self.state: JSON = {}

    def send(self, message: JSON) -> None:
        self.socket.send(json.dumps(message))

    def hear(self) -> JSON:
        """The next message."""
        message: JSON = json.loads(self.socket.recv(PATIENCE))
        self.heard.append(message)
        if message["type"] == "state":
            self.state = message
            self.log += message["log"]
            self.chat += message["chat"]
        if message["type"] == "presence":
            self.state = {**self.state, "sitters": message["sitters"]}
        return message

    def wait(self, wanted: Callable[[JSON], object]) -> JSON:
        """The next state like this; the present one is not looked at."""
        while True:
            before = self.state
            message = self.hear()
            if message["type"] == "state" and wanted(message):
                return message
            if message["type"] == "presence" and wanted(self.state) and not wanted(before):
                return self.state

    def until(self, wanted: Callable[[JSON], object]) -> JSON:
        """A state like this; the present one will do."""
        return self.state if wanted(self.state) else self.wait(wanted)

    def catch_up(self, *others: "Place") -> JSON:
        """A state at least as new as those of others at the table."""
        seen = max(place.state["public"] for place in others)
        return self.until(lambda state: state["public"] >= seen)

    def look(self, seat: int) -> JSON:
        """Look from another of my seats."""
        self.done("look", seat=seat)
        return self.until(lambda state: state["seat"] == seat)

    def closed(self) -> int:
        """Hear everything until the server closes; the code with which it does."""
        with contextlib.suppress(ConnectionClosed):
            while True:
                self.hear()
        assert self.socket.close_code is not None
        return self.socket.close_code

    def do(self, kind: str, **more: Any) -> JSON:
        """Send something and hear its answer; once it is done, also the state in which it is."""
        message = {"type": kind, "id": new_id(), **more}
        if kind in ("move", "undo", "redo"):
            message.setdefault("base", self.state["seq"])
        if kind not in ("chat", "note", "sight"):
            message.setdefault("seat", self.state["seat"])
        self.send(message)
        while True:
            answer = self.hear()
            if answer.get("id") == message["id"]:
                break
        if answer["type"] == "done" and kind not in ("note", "look", "sight"):
            self.until(lambda state: state["seq"] >= answer["seq"])
        return answer

    def done(self, kind: str, **more: Any) -> JSON:
        """Do something that must succeed; the state then."""
        answer = self.do(kind, **more)
        assert answer["type"] == "done", answer
        return self.state

    def code(self, kind: str, **more: Any) -> str:
        """Do something that must be refused; the code."""
        answer = self.do(kind, **more)
        assert answer["type"] == "refused", answer
        assert answer["text"]["say"] == f"error-{answer['code']}"
        return str(answer["code"])

    def states(self) -> list[JSON]:
        """All states that came."""
        return [message for message in self.heard if message["type"] == "state"]

    def options(self) -> list[str]:
        """The moves of the present question."""
        return [option["move"] for option in self.state["asked"]["options"]]

    def first(self) -> JSON:
        """Make the first move there is."""
        return self.done("move", move=self.options()[0])

    def play_on(self, until: Callable[[JSON], object], dice: random.Random | None = None) -> JSON:
        """Play, plans and all, whenever asked, until the state is as wanted."""
        dice = dice or random.Random(1)
        while not until(self.state):
            if self.state["asked"]:
                self.done("move", move=dice.choice(self.options()))
            elif self.state["plan"] and not self.state["plan"]["ready"]:
                self.done("ready")
            else:
                self.hear()
        return self.state


def over(state: JSON) -> bool:
    return bool(state["over"])


def asked(state: JSON) -> bool:
    """Is the reader's seat asked?"""
    return state["asked"] is not None


def without_presence(state: JSON) -> JSON:
    """A state, whoever is there."""
    return {**state, "sitters": [{**sitter, "online": None} for sitter in state["sitters"]]}


def planning(state: JSON) -> bool:
    """Does the reader's seat plan?"""
    return state["plan"] is not None and not state["plan"]["ready"]
