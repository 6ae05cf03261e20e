"""Programs at the table: their tokens, what they hear, and the example client, which plays whole games."""

import contextlib
import json
import os
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.guest import JSON, PATIENCE, Guest, new_id, over
from tests.server.serving import Running

EXAMPLE = Path(__file__).parents[2] / "examples/table_program.py"
Come = Callable[[str], Guest]
names = iter(f"Deep {number}" for number in range(1000))


class Program(Guest):
    """A program that sits at a table by HTTP alone."""

    def __init__(self, url: str, made: JSON) -> None:
        self.url = url
        self.name = made["name"]
        self.token = made["token"]
        self.http = httpx.Client(base_url=url, timeout=PATIENCE, headers={"Authorization": f"Bearer {self.token}"})

    @contextlib.contextmanager
    def lines(self, path: str) -> Iterator[Iterator[JSON]]:
        """What a stream says, without the lines that only say that it is there."""
        with self.http.stream("GET", path) as answer:
            assert answer.status_code == 200
            assert answer.headers["content-type"] == "application/x-ndjson"
            yield (json.loads(line) for line in answer.iter_lines() if line.strip())


@pytest.fixture
def make(server: Running) -> Iterator[Callable[[Guest], Program]]:
    """A new program of somebody."""
    with contextlib.ExitStack() as stack:

        def new(owner: Guest) -> Program:
            program = Program(server.url, owner.ask("POST", "/api/me/programs", json={"name": next(names)}))
            stack.enter_context(program)
            return program

        yield new


Make = Callable[[Guest], Program]


def challenge(owner: Guest, program: Program) -> str:
    """A table at which a program is asked to take the other seat."""
    table: str = owner.make("sintra", "me", "link")["table"]
    owner.ask("POST", f"/api/tables/{table}/seats/1/challenge", json={"program": program.name})
    return table


# --- tokens


def test_a_program_says_what_it_is(guest: Come, make: Make) -> None:
    program = make(guest("Anna"))
    assert program.ask("GET", "/api/me")["name"].startswith("⚙ Deep")
    assert program.refused("PUT", "/api/me", json={"name": "Anna"}) == (403, "not-for-programs")
    assert program.refused("POST", "/api/me/programs", json={"name": "Child"}) == (403, "not-for-programs")


def test_a_token_makes_no_cookie(guest: Come, make: Make) -> None:
    program = make(guest("Anna"))
    assert "set-cookie" not in program.http.get("/api/me").headers


@pytest.mark.parametrize("path", ["/api/me", "/api/stream", "/api/tables/mine"])
def test_a_wrong_token_is_nobody(server: Running, path: str) -> None:
    answer = httpx.get(f"{server.url}{path}", headers={"Authorization": "Bearer nobody"})
    assert (answer.status_code, answer.json()["code"]) == (401, "token")


def test_a_stream_is_for_somebody(server: Running) -> None:
    assert httpx.get(f"{server.url}/api/stream").status_code == 401


def test_names_are_there_once_and_five_are_enough(guest: Come) -> None:
    anna, bela = guest("Anna"), guest("Béla")
    taken = [next(names) for _ in range(5)]
    for name in taken:
        anna.ask("POST", "/api/me/programs", json={"name": name})
    assert anna.refused("POST", "/api/me/programs", json={"name": next(names)}) == (409, "program")
    assert bela.refused("POST", "/api/me/programs", json={"name": taken[0]}) == (409, "program")
    assert [one["name"] for one in anna.ask("GET", "/api/me/programs")["programs"]] == [f"⚙ {name}" for name in taken]


def test_a_program_that_was_ended_is_nobody(guest: Come, make: Make) -> None:
    anna, bela = guest("Anna"), guest("Béla")
    program = make(anna)
    (own,) = anna.ask("GET", "/api/me/programs")["programs"]
    assert bela.refused("DELETE", f"/api/me/programs/{own['id']}") == (404, "not-found")
    anna.ask("DELETE", f"/api/me/programs/{own['id']}")
    assert program.refused("GET", "/api/me") == (401, "token")
    assert anna.ask("GET", "/api/me/programs")["programs"] == []


def test_programs_come_along_and_are_forgotten_with_whose_they_are(guest: Come, make: Make) -> None:
    anna, other = guest("Anna"), guest("Anni")
    program = make(other)
    other.ask("POST", "/api/sign-in", json={"code": anna.ask("POST", "/api/me/code")["code"]})
    assert len(anna.ask("GET", "/api/me/programs")["programs"]) == 1
    anna.ask("DELETE", "/api/me")
    assert program.refused("GET", "/api/me") == (401, "token")


# --- challenges


def test_a_program_is_asked_and_sits_down(guest: Come, make: Make) -> None:
    anna = guest("Anna")
    program = make(anna)
    with program.lines("/api/stream") as events:
        table = challenge(anna, program)
        event = next(events)
        assert (event["type"], event["table"], event["seat"]) == ("challenge", table, 1)
        assert (event["game"], event["players"]) == ("sintra", 2)
        assert program.sit(table, token=event["token"])["seats"] == [1]
    assert anna.state(table)["sitters"][1]["name"] == program.name


def test_a_program_may_decline(guest: Come, make: Make) -> None:
    anna = guest("Anna")
    program = make(anna)
    first, second = challenge(anna, program), challenge(anna, program)
    program.ask("DELETE", f"/api/tables/{first}/seats/1/challenge")
    with program.lines("/api/stream") as events:
        assert next(events)["table"] == second


def test_only_the_maker_asks_and_only_for_free_seats(guest: Come, make: Make) -> None:
    anna, bela = guest("Anna"), guest("Béla")
    program = make(anna)
    path = f"/api/tables/{anna.make('sintra', 'me', 'link')['table']}/seats"
    wish = {"program": program.name}
    assert bela.refused("POST", f"{path}/1/challenge", json=wish) == (403, "not-your-table")
    assert anna.refused("POST", f"{path}/0/challenge", json=wish) == (409, "seat-taken")
    for name in ("⚙ nobody", "Anna"):
        assert anna.refused("POST", f"{path}/1/challenge", json={"program": name}) == (404, "no-program")


# --- streams


def test_a_program_hears_of_its_turn_and_of_the_end(guest: Come, make: Make) -> None:
    program = make(guest("Anna"))
    table = program.make("sintra", "me", "random")["table"]
    with program.lines("/api/stream") as events:
        event = next(events)
        assert (event["type"], event["table"], event["seats"]) == ("turn", table, [0])
        play_out(program, table)
        event = next(event for event in events if event["type"] == "over")
        assert (event["table"], event["seats"]) == (table, [0])


def test_a_table_is_told_line_by_line_until_its_end(guest: Come, make: Make) -> None:
    program = make(guest("Anna"))
    play_out(program, program.make("sintra", "me", "random")["table"])


def play_out(program: Program, table: str) -> None:
    """Play by the lines of a table's stream until it ends."""
    with program.lines(f"/api/tables/{table}/stream") as states:
        for state in states:
            if state["asked"]:
                move = state["asked"]["options"][0]["move"]
                message = {"type": "move", "id": new_id(), "base": state["seq"], "seat": 0, "move": move}
                program.say(table, message)
    assert state["over"]


def test_a_stream_ends_with_its_token(guest: Come, make: Make) -> None:
    anna = guest("Anna")
    program = make(anna)
    (own,) = anna.ask("GET", "/api/me/programs")["programs"]
    with program.lines("/api/stream") as events:
        anna.ask("DELETE", f"/api/me/programs/{own['id']}")
        assert list(events) == []


# --- the example


@pytest.mark.parametrize("game", ["sintra", "fresco"])
def test_the_example_plays_a_whole_game(server: Running, guest: Come, make: Make, game: str) -> None:
    anna = guest("Anna")
    program = make(anna)
    table = anna.make(game, "me", "link")["table"]
    words = [sys.executable, str(EXAMPLE), server.url]
    environment = {**os.environ, "BOTTEGA_TOKEN": program.token}
    with subprocess.Popen(words, stdout=subprocess.PIPE, text=True, env=environment) as client:
        stop = threading.Timer(2 * PATIENCE, client.kill)
        stop.start()
        try:
            anna.ask("POST", f"/api/tables/{table}/seats/1/challenge", json={"program": program.name})
            with anna.at(table) as place:
                state = place.play_on(over)
            assert client.stdout is not None
            assert client.stdout.readline() == f"{table}: over\n"
        finally:
            stop.cancel()
            client.kill()
    assert state["outcome"]["scores"]
    assert state["sitters"][1]["name"] == program.name
