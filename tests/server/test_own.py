"""What is somebody's: their history, all that is kept about them, and forgetting it."""

import json
from collections.abc import Callable, Iterator
from typing import Any

import httpx
import pytest
from sqlalchemy import Column, Connection, insert, select, text, update

from bottega.core.record import new_header
from bottega.server.protocol import NewTournament
from bottega.server.storage import history, host, identity
from bottega.server.storage.queries import add_table
from bottega.server.storage.schema import games, host_acts, metadata, programs, seats, tournaments
from bottega.server.storage.store import Store, using
from bottega.server.storage.tournaments import add_tournament
from bottega.server.tables.seating import Seat, Seating
from bottega.server.tables.table import Table, standard_game
from tests.server.conftest import Databases
from tests.server.guest import JSON, Guest, new_id, over
from tests.server.serving import Running

Come = Callable[[str], Guest]


def history_of(guest: Guest, **query: int) -> JSON:
    found: JSON = guest.ask("GET", "/api/me/games", params=query)
    return found


def exported(guest: Guest) -> list[JSON]:
    answer = guest.http.get("/api/me/export")
    assert answer.is_success
    assert "attachment" in answer.headers["content-disposition"]
    return [json.loads(line) for line in answer.text.splitlines()]


# --- what was played


@pytest.mark.parametrize(("game", "chosen"), [("sintra", {"side": "B"}), ("fresco", {"modules": "1,4"})])
def test_a_finished_game_is_in_the_history(guest: Come, game: str, chosen: dict[str, str]) -> None:
    anna = guest("Anna")
    table = anna.finished(game, chosen=chosen)
    outcome = anna.state(table)["outcome"]
    found = history_of(anna)
    assert found["more"] is False
    (played,) = found["games"]
    assert (played["table"], played["game"], played["seat"]) == (table, game, 0)
    assert played["chosen"].items() >= chosen.items()
    assert [(player["name"], player.get("bot", "")) for player in played["players"]] == [
        ("Anna", ""),
        ("random", "random"),
    ]
    for name in ("scores", "winners", "sources", "rounds"):
        assert played[name] == outcome[name], name


def test_games_under_way_and_of_others_are_not_in_the_history(guest: Come) -> None:
    anna, bela = guest("Anna"), guest("Béla")
    anna.make("sintra", "me", "random")
    bela.finished()
    assert history_of(anna)["games"] == []


def test_a_record_that_was_brought_along_is_nobodys_result(guest: Come) -> None:
    anna = guest("Anna")
    record = anna.http.get(f"/api/tables/{anna.finished()}/record").content
    brought = anna.http.post("/api/import", content=record).json()["table"]
    assert brought not in [game["table"] for game in history_of(anna)["games"]]


def test_the_latest_comes_first_and_the_rest_after_it(guest: Come) -> None:
    anna = guest("Anna")
    tables = [anna.finished() for _ in range(3)]
    assert [game["table"] for game in history_of(anna)["games"]] == tables[::-1]
    assert [game["table"] for game in history_of(anna, after=2)["games"]] == tables[:1]


def test_rivals_are_known_again_by_each_other_alone(guest: Come) -> None:
    """What stands for somebody is the same in all games of a reader, and another one for another reader."""
    anna, bela = guest("Anna"), guest("Béla")
    marks = []
    for _ in range(2):
        made = anna.make("sintra", "me", "link")
        bela.sit(made["table"], token=made["links"][0]["token"])
        with anna.at(made["table"]) as one, bela.at(made["table"]) as other:
            play_out(one, other)
    for reader in (anna, bela):
        games = history_of(reader)["games"]
        marks.append({tuple(player["who"] for player in game["players"]) for game in games})
        assert len(games) == 2
        assert len(marks[-1]) == 1
    assert marks[0] != marks[1]


def play_out(one: object, other: object) -> None:
    """Both play until the game is over."""
    places = [one, other]
    while not over(places[0].state):  # type: ignore[attr-defined]
        for place in places:
            if place.state["asked"]:  # type: ignore[attr-defined]
                place.done("move", move=place.options()[0])  # type: ignore[attr-defined]
        places[0].catch_up(places[1])  # type: ignore[attr-defined]
        places[1].catch_up(places[0])  # type: ignore[attr-defined]


# --- what is kept


def test_all_that_is_mine_can_be_taken_along(guest: Come) -> None:
    anna, bela = guest("Anna"), guest("Béla")
    made = anna.make("sintra", "me", "link", spectator_chat=True)
    table = made["table"]
    bela.sit(table, token=made["links"][0]["token"])
    for one, said in ((anna, "hello"), (bela, "secret")):
        assert one.say(table, {"type": "chat", "id": new_id(), "text": said})["type"] == "done"
        assert one.say(table, {"type": "note", "id": new_id(), "text": f"{said} note"})["type"] == "done"
    me, mine = exported(anna)
    assert (me["name"], me["code"], me["devices"], me["passkeys"]) == ("Anna", False, [], [])
    assert (mine["table"], mine["made"], mine["over"]) == (table, True, False)
    assert (mine["seats"], mine["note"]) == ({"0": "Anna"}, "hello note")
    assert "hello" in [done["text"] for done in mine["done"]]
    assert "secret" not in json.dumps(mine)


def test_nothing_that_is_not_mine_is_in_it(guest: Come) -> None:
    anna = guest("Anna")
    table = anna.make("sintra", "me", "random")["table"]
    assert "seed" not in json.dumps(exported(anna)[1])
    assert len(exported(guest("Béla"))) == 1
    assert exported(anna)[1]["table"] == table


# --- wherever it is kept


def sample(column: Column[Any]) -> object:
    """A value that a column takes; people are Béla."""
    found = {key.column.table.name for key in column.foreign_keys}
    if found:
        return {"people": "bela", "games": "the table", "tournaments": "the cup"}[found.pop()]
    return {bool: False, int: 1, float: 1.0}.get(column.type.python_type, "{}")


@pytest.fixture
def full(databases: Databases) -> Iterator[Store]:
    """A database in which everything that can be somebody's is Béla's."""
    store = Store(databases.new("sqlite"))
    shown = Table(new_header(standard_game("sintra"), 2, 1, ["human", "human"], {"start": "1"}))
    wish = NewTournament("Cup", "sintra", 2, "swiss")

    def fill(connection: Connection) -> None:
        for number, name in enumerate(("anna", "bela", "robot")):
            identity.add_person(connection, name, f"key {number}", 1.0)
        add_table(connection, "the table", shown, Seating("bela", False, [Seat("bela"), Seat()]), "salt", [], 1.0)
        add_tournament(connection, "the cup", "bela", wish, 1.0)
        for rows in {column.table for column in identity.THEIRS} - {games, seats, tournaments}:
            values = {column.name: sample(column) for column in rows.columns}
            connection.execute(insert(rows).values(values | ({"person": "robot"} if rows is programs else {})))

    with store.engine.begin() as connection:
        fill(connection)
    yield store
    store.close()


def all_of(store: Store, person: str) -> list[object]:
    """What somebody takes along."""
    with store.engine.connect() as connection:
        tables = history.kept_tables(connection, person)
        return [history.about(connection, person), *(history.kept_at(connection, person, table) for table in tables)]


@pytest.mark.parametrize("column", sorted(identity.THEIRS, key=str), ids=str)
def test_what_is_mine_anywhere_is_taken_along_and_forgotten(full: Store, column: Column[Any]) -> None:
    """A new place where something is somebody's must be told of in what they take along."""
    nothing = all_of(full, "anna")
    with full.engine.begin() as connection:
        connection.execute(update(column.table).values({column.name: "anna"}))
    assert all_of(full, "anna") != nothing
    host.remove_person(full.engine, "anna")
    with full.engine.connect() as connection:
        left = {table: repr(connection.execute(select(table)).all()) for table in metadata.sorted_tables}
    assert [table.name for table, rows in left.items() if "anna" in rows] == [host_acts.name]


# --- forgetting it


@pytest.fixture
def alone(own_server: Running) -> Iterator[Guest]:
    with Guest(own_server.url, "Annabella") as anna:
        yield anna


def everything(database: str) -> str:
    """All that a database holds, as text."""
    with using(database) as engine, engine.connect() as connection:
        rows = [row for table in metadata.sorted_tables for row in connection.execute(select(table))]
        assert connection.execute(text("SELECT 1")).scalar() == 1
    return repr(rows)


def test_nothing_is_left_of_somebody_who_played_alone(alone: Guest, database: str) -> None:
    table = alone.finished()
    alone.say(table, {"type": "chat", "id": new_id(), "text": "well played, Giotto"})
    alone.say(table, {"type": "note", "id": new_id(), "text": "take yellow"})
    alone.ask("POST", "/api/me/code")
    alone.studied(table)
    alone.ask("DELETE", "/api/me")
    left = everything(database)
    for mine in ("Annabella", "well played", "take yellow", table):
        assert mine not in left
    assert alone.http.get(f"/api/tables/{table}").status_code == 404
    assert alone.ask("GET", "/api/me")["name"] == ""


def test_others_keep_their_game_without_me(alone: Guest, own_server: Running, database: str) -> None:
    with Guest(own_server.url, "Béla") as bela:
        made = alone.make("sintra", "me", "link")
        table = made["table"]
        bela.sit(table, token=made["links"][0]["token"])
        with alone.at(table) as mine, bela.at(table) as place:
            mine.done("move", move=mine.options()[0]) if mine.state["asked"] else None
            mine.done("chat", text="see you tomorrow")
            place.done("chat", text="I will be there")
            alone.ask("DELETE", "/api/me")
            place.closed()
        left = everything(database)
        for gone in ("Annabella", "see you tomorrow"):
            assert gone not in left
        state = bela.state(table)
        assert [sitter["kind"] for sitter in state["sitters"]] == ["free", "person"]
        assert [line["text"] for line in state["chat"]] == ["…", "I will be there"]
        assert state["owner"], "whoever stays can invite somebody else"
        link = bela.ask("POST", f"/api/tables/{table}/seats/0/link")
        with Guest(own_server.url, "Carla") as carla:
            assert carla.sit(table, token=link["token"])["seats"] == [0]


def test_what_was_said_at_others_tables_is_forgotten(alone: Guest, own_server: Running, database: str) -> None:
    with Guest(own_server.url, "Béla") as bela:
        table = bela.make("sintra", "me", "random", spectator_chat=True)["table"]
        assert alone.say(table, {"type": "chat", "id": new_id(), "text": "what a board"})["type"] == "done"
        alone.ask("DELETE", "/api/me")
        assert "what a board" not in everything(database)
        assert bela.state(table)["seats"] == [0]


def test_a_forgotten_person_is_nobody_on_all_devices(alone: Guest, own_server: Running) -> None:
    with Guest(own_server.url) as other:
        code = alone.ask("POST", "/api/me/code")["code"]
        other.ask("POST", "/api/sign-in", json={"code": code})
        alone.ask("DELETE", "/api/me")
        assert other.ask("GET", "/api/me") == {"name": ""}
        assert other.refused("POST", "/api/sign-in", json={"code": code}) == (403, "no-code")


def test_whoever_is_nobody_has_nothing(server: Running) -> None:
    assert httpx.get(f"{server.url}/api/me/games").json() == {"games": [], "more": False}
