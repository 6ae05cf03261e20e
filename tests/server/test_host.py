"""The host: what their key opens, what their commands do, and that nobody else can."""

import time
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest
from sqlalchemy import select

from bottega.server.limits import HOST_TRIES
from bottega.server.storage import backup
from bottega.server.storage.host import KEY
from bottega.server.storage.schema import house, people
from bottega.server.storage.store import using
from tests.cli.shell import Shell
from tests.server.conftest import DATABASES, Databases
from tests.server.guest import JSON, Guest, new_id
from tests.server.serving import Running, start_server, wait_until

Come = Callable[[str], Guest]


def key_of(database: str) -> str:
    with using(database) as engine, engine.connect() as connection:
        key: str = connection.execute(select(house.c.value).where(house.c.name == KEY)).scalar_one()
    return key


class Host(Guest):
    """Whoever has the host's key."""

    def __init__(self, server: Running) -> None:
        super().__init__(server.url)
        self.http.headers["X-Bottega-Host-Key"] = key_of(server.database)

    def decide(self, closed: bool = False, news: str = "") -> JSON:
        wish = {"invitation_only": closed, "announcement": news}
        found: JSON = self.ask("PUT", "/api/host", json=wish)
        return found


@pytest.fixture(scope="module", params=DATABASES)
def server(request: pytest.FixtureRequest, databases: Databases) -> Iterator[Running]:
    """A server whose host shuts nobody out but those who come here."""
    with start_server(databases.new(request.param, schema=False)) as running:
        yield running


@pytest.fixture
def keeper(server: Running) -> Iterator[Host]:
    with Host(server) as found:
        yield found
        found.decide()


@pytest.fixture(scope="module")
def alone(databases: Databases) -> Iterator[Running]:
    """A server whose limits are used up by nobody else."""
    with start_server(databases.new("sqlite")) as running:
        yield running


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("GET", "/api/host"),
        ("PUT", "/api/host"),
        ("POST", "/api/host/welcome"),
        ("GET", "/api/host/people"),
        ("DELETE", "/api/host/people/x"),
        ("GET", "/api/host/tables"),
        ("DELETE", "/api/host/tables/x"),
        ("PUT", "/api/host/tables/x"),
    ],
)
def test_nothing_of_it_is_there_without_the_key(alone: Running, method: str, path: str) -> None:
    with Guest(alone.url, "Mallory") as mallory:
        assert mallory.refused(method, path, json={}) == (401, "host-key")


def test_wrong_keys_are_tried_only_so_often(alone: Running) -> None:
    most = int(HOST_TRIES[1]) + 10  # slow machines let some more through
    with Guest(alone.url) as mallory:
        tries = (mallory.http.get("/api/host", headers={"X-Bottega-Host-Key": f"k{n}"}) for n in range(most))
        assert any(answer.status_code == 429 for answer in tries)


def test_people_and_tables_are_found(keeper: Host, guest: Come) -> None:
    name = f"Zoë {time.time()}"[:30]
    anna = guest(name)
    table = anna.make("sintra", "me", "random")["table"]
    (person,) = keeper.ask("GET", "/api/host/people", params={"search": name.upper()})["people"]
    assert (person["name"], person["tables"]) == (name, 1)
    assert keeper.ask("GET", "/api/host/people", params={"search": "%_"})["people"] == []
    for search in (name, table, person["id"]):
        (line,) = keeper.ask("GET", "/api/host/tables", params={"search": search})["tables"]
        assert (line["table"], line["names"], line["chat_closed"]) == (table, [name, "random"], False)
    assert keeper.ask("GET", "/api/host")["people"] > 1


def test_somebody_is_removed(keeper: Host, guest: Come) -> None:
    anna, bela = guest("Anna Nota"), guest("Béla")
    made = anna.make("sintra", "me", "link")
    bela.sit(made["table"], token=made["links"][0]["token"])
    (person,) = keeper.ask("GET", "/api/host/people", params={"search": "Anna Nota"})["people"]
    keeper.ask("DELETE", f"/api/host/people/{person['id']}")
    assert anna.ask("GET", "/api/me")["name"] == ""
    assert [sitter["kind"] for sitter in bela.state(made["table"])["sitters"]] == ["free", "person"]
    assert keeper.refused("DELETE", f"/api/host/people/{person['id']}") == (404, "not-found")


def test_a_table_is_removed_and_a_chat_closed(keeper: Host, guest: Come) -> None:
    anna = guest("Anna")
    table = anna.make("sintra", "me", "random")["table"]
    keeper.ask("PUT", f"/api/host/tables/{table}", json={"chat_closed": True})
    said = anna.say(table, {"type": "chat", "id": new_id(), "text": "hello"})
    assert (said["type"], said["code"]) == ("refused", "chat-closed")
    assert anna.state(table)["chat_closed"]
    keeper.ask("PUT", f"/api/host/tables/{table}", json={"chat_closed": False})
    assert anna.say(table, {"type": "chat", "id": new_id(), "text": "hello"})["type"] == "done"
    with anna.at(table) as place:
        keeper.ask("DELETE", f"/api/host/tables/{table}")
        place.closed()
    assert anna.refused("GET", f"/api/tables/{table}") == (404, "no-table")
    assert keeper.refused("DELETE", f"/api/host/tables/{table}") == (404, "no-table")


def test_everybody_reads_a_line(server: Running, keeper: Host, guest: Come) -> None:
    anna = guest("Anna")
    with anna.at(anna.make("sintra", "me", "random")["table"]) as place:
        keeper.decide(news="We close  at ten.")
        while not (heard := [message for message in place.heard if message["type"] == "announced"]):
            place.hear()
        assert heard[0]["text"] == "We close at ten."
    assert anna.ask("GET", "/api/me")["news"] == "We close at ten."
    passing = httpx.get(f"{server.url}/api/news")  # whoever asks is nobody new
    assert (passing.json()["text"], dict(passing.cookies)) == ("We close at ten.", {})


def test_new_people_need_an_invitation(keeper: Host, guest: Come, server: Running) -> None:
    anna = guest("Anna")
    made = anna.make("sintra", "me", "link")
    (link,) = made["links"]
    code = anna.ask("POST", "/api/me/code")["code"]
    keeper.decide(closed=True)
    welcome = keeper.ask("POST", "/api/host/welcome")["welcome"]
    assert anna.ask("GET", "/api/me")["name"] == "Anna"
    with Guest(server.url) as stranger:
        assert stranger.ask("GET", "/api/me") == {"name": "", "stranger": True}
        assert not stranger.http.cookies
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
        for word in ("", "nothing", f"{made['table']} nothing", f"nothing {link['token']}"):
            headers = {"X-Bottega-Invitation": word}
            wish = {"game": "sintra", "seats": seats}
            assert stranger.refused("POST", "/api/tables", json=wish, headers=headers) == (403, "invitation-only")
        sat = {"X-Bottega-Invitation": f"{made['table']} {link['token']}"}
        assert stranger.ask("PUT", "/api/me", json={"name": "Béla"}, headers=sat)["name"] == "Béla"
        assert stranger.sit(made["table"], token=link["token"])["seats"] == [1]
    with Guest(server.url) as other:
        other.ask("POST", "/api/sign-in", json={"code": code})
        assert other.state(made["table"])["seats"] == [0]
    with Guest(server.url) as third:
        assert "stranger" not in third.ask("GET", "/api/me", headers={"X-Bottega-Invitation": welcome})
    keeper.ask("DELETE", "/api/host/welcome")
    with Guest(server.url) as late:
        assert late.ask("GET", "/api/me", headers={"X-Bottega-Invitation": welcome})["stranger"]


def test_commands_hold_while_a_server_runs(server: Running, guest: Come, tmp_path: Path) -> None:
    """What a command decides, running servers notice, also that of a SQLite file."""
    place = ("--database", server.database)
    shell = Shell(tmp_path)
    assert shell("host", "key", *place).well().strip() == key_of(server.database)
    anna = guest("Anna Comando")
    tables = [anna.make("sintra", "me", "random")["table"] for _ in range(2)]
    assert "Anna Comando" in shell("people", "comando", *place).well()
    listed = shell("host", "tables", "comando", *place).well()
    assert all(table in listed for table in tables)
    shell("host", "chat", tables[0], "closed", *place)
    shell("host", "remove-table", tables[1], *place)
    shell("host", "announce", "ciao", *place)
    wait_until(lambda: anna.ask("GET", "/api/me").get("news") == "ciao", 20)
    wait_until(lambda: anna.state(tables[0]).get("chat_closed"), 20)
    wait_until(lambda: anna.http.get(f"/api/tables/{tables[1]}").status_code == 404, 20)
    shell("host", "announce", *place)
    with using(server.database) as engine, engine.connect() as connection:
        anna_id = connection.execute(select(people.c.id).where(people.c.name == "Anna Comando")).scalar_one()
    shell("host", "remove-person", anna_id, *place)
    wait_until(lambda: anna.ask("GET", "/api/me")["name"] == "", 20)
    shell("host", "invitations", "needed", *place)
    with Host(server) as keeper:
        wait_until(lambda: keeper.ask("GET", "/api/host")["invitation_only"], 20)
    shell("host", "invitations", "not-needed", *place)
    with Host(server) as keeper:
        wait_until(lambda: not keeper.ask("GET", "/api/host")["invitation_only"], 20)
    gone = shell("host", "remove-person", anna_id, *place)
    gone.refused("bottega host people")


def test_what_one_server_decides_holds_in_another(databases: Databases) -> None:
    database = databases.new("postgresql")
    with (
        start_server(database) as one,
        start_server(database) as other,
        Host(one) as keeper,
        Guest(other.url, "Anna") as anna,
    ):
        keeper.decide(closed=True, news="ciao")
        wait_until(lambda: anna.ask("GET", "/api/me").get("news") == "ciao", 20)
        with Guest(other.url) as stranger:
            assert stranger.ask("GET", "/api/me")["stranger"]
        (person,) = keeper.ask("GET", "/api/host/people", params={"search": "Anna"})["people"]
        keeper.ask("DELETE", f"/api/host/people/{person['id']}")
        wait_until(lambda: anna.ask("GET", "/api/me").get("stranger"), 20)


def test_the_hosts_key_is_in_no_backup(databases: Databases, own_server: Running, tmp_path: Path) -> None:
    file, copy = tmp_path / "all.gz", databases.new("sqlite")
    backup.back_up(own_server.database, file)
    backup.restore(copy, file)
    with using(copy) as engine, engine.connect() as connection:
        kept = list(connection.execute(select(house.c.name)).scalars())
    assert kept == ["vapid"]
