"""Tournaments: entering, rounds that begin by themselves, deadlines, standings."""

import asyncio
import csv
import io
import time
from collections.abc import Callable, Iterator

import pytest
from sqlalchemy import Connection, select, update

from bottega.server.http.tournaments import cell
from bottega.server.jobs.tournament_watch import table_for
from bottega.server.protocol import NewTournament
from bottega.server.storage import history, identity, queries
from bottega.server.storage import tournaments as rows
from bottega.server.storage.schema import people, tournaments
from bottega.server.storage.store import Store, using
from tests.server.conftest import DATABASES, Databases
from tests.server.guest import JSON, PATIENCE, Guest, over
from tests.server.serving import HASTY, Running, start_server
from tests.server.test_own import exported, play_out

Come = Callable[[str], Guest]
ANY = pytest.mark.parametrize("server", ["sqlite"], indirect=True)  # the database makes no difference
CUP = {"name": "The cup", "game": "sintra", "players": 2, "kind": "round-robin"}


@pytest.fixture(scope="module", params=DATABASES)
def server(request: pytest.FixtureRequest, databases: Databases) -> Iterator[Running]:
    """A server for many tests, on each kind of database, that looks for what is due sixty times as often."""
    with start_server(databases.new(request.param), command=HASTY) as running:
        yield running


def made(owner: Guest, *others: Guest, **more: object) -> str:
    """A tournament that all of these have entered."""
    cup: str = owner.ask("POST", "/api/tournaments", json={**CUP, **more})["id"]
    for one in (owner, *others):
        one.ask("POST", f"/api/tournaments/{cup}/enter")
    return cup


def look(guest: Guest, cup: str) -> JSON:
    found: JSON = guest.ask("GET", f"/api/tournaments/{cup}")
    return found


def start(guest: Guest, cup: str) -> JSON:
    found: JSON = guest.ask("POST", f"/api/tournaments/{cup}/start")
    return found


def wait(guest: Guest, cup: str, wanted: Callable[[JSON], bool]) -> JSON:
    """The tournament once it is so: rounds begin a few seconds after the last has ended."""
    until = time.monotonic() + PATIENCE
    while not wanted(found := look(guest, cup)):
        assert time.monotonic() < until, found
        time.sleep(0.3)
    return found


def test_a_round_robin_is_played_to_its_end(server: Running, guest: Come) -> None:
    people = {name: guest(name) for name in ("Anna", "Béla", "Carla")}
    anna = people["Anna"]
    cup = made(*people.values())
    found = start(anna, cup)
    assert (found["phase"], found["round"], found["rounds"]) == ("running", 1, 3)
    assert [one.get("bot", "") for one in found["entrants"]] == ["", "", "", "journeyman"]
    for number in range(1, 4):
        found = wait(anna, cup, lambda found, number=number: found["round"] == number)  # type: ignore[misc]
        assert [table["points"] for table in found["tables"][-1]] == [None, None]
        for table in found["tables"][-1]:
            names = [found["entrants"][entrant]["name"] for entrant in table["entrants"]]
            play([people[name] for name in names if name], table["table"])
    found = wait(anna, cup, lambda found: found["phase"] == "over")
    assert sum(one["points"] for one in found["standings"]) == pytest.approx(6)
    assert [one["played"] for one in found["standings"]] == [3] * 4
    order = [(-one["points"], -one["strength"]) for one in found["standings"]]
    assert order == sorted(order)
    met = [frozenset(table["entrants"]) for tables in found["tables"] for table in tables]
    assert len(set(met)) == 6
    table = csv.reader(io.StringIO(anna.http.get(f"/api/tournaments/{cup}/export").text))
    places = [str(one["place"]) for one in found["standings"]]
    assert [line[0] for line in list(table)[:5]] == ["place", *places]


def play(people: list[Guest], table: str) -> None:
    with people[0].at(table) as one:
        if len(people) == 1:
            one.play_on(over)
            return
        with people[1].at(table) as other:
            play_out(one, other)


@ANY
def test_when_a_rounds_time_is_up_whoever_is_waited_for_has_lost(server: Running, guest: Come) -> None:
    anna, bela = guest("Anna"), guest("Béla")
    cup = made(anna, bela, kind="swiss", rounds=2, days=1)
    (table,) = start(anna, cup)["tables"][0]
    waiting = anna.state(table["table"])["waiting"]
    with using(server.database) as engine, engine.begin() as connection:
        connection.execute(update(tournaments).where(tournaments.c.id == cup).values(until=1.0))
    found = wait(anna, cup, lambda found: found["round"] == 2)
    assert found["tables"][0][0]["points"] == [0.0 if seat in waiting else 1.0 for seat in range(2)]
    assert found["until"] > 1.0
    assert found["tables"][1][0]["entrants"] == table["entrants"][::-1]  # the other begins


@ANY
def test_tables_of_a_tournament_are_everybodys_own(server: Running, guest: Come) -> None:
    anna, bela = guest("Anna"), guest("Béla")
    cup = made(anna, bela, rated=True, clock={"kind": "days", "days": 2})
    (table,) = start(anna, cup)["tables"][0]
    for one in (anna, bela):
        (line,) = one.ask("GET", "/api/tables/mine")["tables"]
        assert (line["table"], line["rated"]) == (table["table"], True)
        assert line["clock"] == {"kind": "days", "days": 2}
        assert not one.state(line["table"])["owner"]


@ANY
def test_only_its_maker_starts_and_ends_it(server: Running, guest: Come) -> None:
    anna, bela = guest("Anna"), guest("Béla")
    cup = made(anna)
    assert anna.refused("POST", f"/api/tournaments/{cup}/start") == (409, "tournament-few")
    bela.ask("POST", f"/api/tournaments/{cup}/enter")
    for method, path in (("POST", "/start"), ("DELETE", "")):
        assert bela.refused(method, f"/api/tournaments/{cup}{path}") == (403, "not-your-tournament")
    start(anna, cup)
    assert anna.refused("POST", f"/api/tournaments/{cup}/start") == (409, "tournament-begun")
    assert guest("Carla").refused("POST", f"/api/tournaments/{cup}/enter") == (409, "tournament-begun")
    anna.ask("DELETE", f"/api/tournaments/{cup}")
    assert look(bela, cup)["phase"] == "over"


@ANY
def test_before_it_begins_one_may_leave_and_it_may_be_called_off(server: Running, guest: Come) -> None:
    anna, bela = guest("Anna"), guest("Béla")
    cup = made(anna, bela)
    bela.ask("DELETE", f"/api/tournaments/{cup}/enter")
    assert [one["name"] for one in look(anna, cup)["entrants"]] == ["Anna"]
    assert look(anna, cup)["entered"]
    assert not look(bela, cup)["entered"]
    anna.ask("DELETE", f"/api/tournaments/{cup}")
    assert anna.refused("GET", f"/api/tournaments/{cup}")[0] == 404


@ANY
def test_whoever_leaves_loses_that_game_and_a_bot_plays_on(server: Running, guest: Come) -> None:
    anna, bela = guest("Anna"), guest("Béla")
    cup = made(anna, bela, rounds=2)
    (table,) = start(anna, cup)["tables"][0]
    bela.ask("DELETE", "/api/me")
    found = wait(anna, cup, lambda found: found["round"] == 2)
    left = next(at for at, one in enumerate(found["entrants"]) if one["name"] != "Anna")
    assert found["entrants"][left] == {"name": "…", "bot": "journeyman"}
    assert found["tables"][0][0]["points"] == [float(entrant != left) for entrant in table["entrants"]]
    kinds = [anna.state(table["table"])["sitters"] for (table,) in found["tables"]]
    assert [any(one["kind"] == "bot" for one in sitters) for sitters in kinds] == [False, True]


@pytest.mark.parametrize("leaves", ["before", "after"])
def test_a_round_that_begins_while_somebody_is_forgotten_does_not_keep_them(database: str, leaves: str) -> None:
    """It is made up of who was there, and begins just before or after one of them is forgotten."""
    wish = NewTournament("The cup", "sintra", 2, "swiss", rounds=2)
    store = Store(database)
    try:
        with store.engine.begin() as connection:
            for name in ("anna", "bela"):
                identity.add_person(connection, name, name, 0.0)
            rows.add_tournament(connection, "cup", "anna", wish, 0.0)
            for name in ("anna", "bela"):
                rows.enter(connection, "cup", name, name)
            assert rows.complete(connection, "cup", "anna") == ""
            wanted = rows.next_round(connection, "cup")
        assert wanted is not None
        if leaves == "before":
            forget(store, "bela")
        with store.engine.begin() as connection:
            begun = rows.begin_round(connection, "cup", wanted, ["table"], 0.0)
            if begun:
                one = table_for(wanted, wanted.groups[0])
                queries.add_table(connection, "table", one.table, one.seating, one.salt, [], 0.0)
        assert begun == (leaves == "after")
        if leaves == "after":
            forget(store, "bela")
        with store.engine.connect() as connection:
            assert list(connection.execute(select(people.c.id)).scalars()) == ["anna"]
            now = rows.next_round(connection, "cup")
        assert now is not None
        assert (now.number, [person for person, *_ in now.entrants]) == (1 + begun, ["anna", None])
    finally:
        store.close()


def test_where_everybody_has_left_bots_do_not_play_on_alone(databases: Databases) -> None:
    """They would for as many rounds as there are."""
    wish = NewTournament("The cup", "sintra", 4, "swiss", rounds=30, days=1)
    store = Store(databases.new("sqlite"))
    with store.engine.begin() as connection:
        for name in ("anna", "bela"):
            identity.add_person(connection, name, name, 0.0)
        rows.add_tournament(connection, "cup", "anna", wish, 0.0)
        for name in ("anna", "bela"):
            rows.enter(connection, "cup", name, name)
        assert rows.tables_of_a_round(connection, "cup") == 1
        assert rows.complete(connection, "cup", "anna") == ""
        wanted = rows.next_round(connection, "cup")
        assert wanted is not None
        assert rows.begin_round(connection, "cup", wanted, ["table"], 0.0)
        one = table_for(wanted, wanted.groups[0])
        queries.add_table(connection, "table", one.table, one.seating, one.salt, [], 0.0)
        assert one.seating.answerable() in ("anna", "bela")  # what its bots think is charged to them
        phases = []
        for name in ("anna", "bela"):
            rows.leave(connection, "cup", name)
            rows.settle(connection, "cup", rows.DAY + 1)
            phases.append(rows.find(connection, "cup").phase)
            if phases[-1] == "running":
                wanted = rows.next_round(connection, "cup")
                assert wanted is not None
                rows.begin_round(connection, "cup", wanted, ["gone"], 0.0)
        assert phases == ["running", "over"]
    store.close()


def forget(store: Store, person: str) -> None:
    def job(connection: Connection) -> list[str]:
        return history.forget_some(connection, person, 25)

    while asyncio.run(store.write(job)):
        pass


@ANY
def test_only_listed_ones_are_found_without_the_link(server: Running, guest: Come) -> None:
    anna, bela = guest("Anna"), guest("Béla")
    hidden, listed = made(anna), made(anna, listed=True)

    def seen(one: Guest) -> set[str]:
        return {line["id"] for line in one.ask("GET", "/api/tournaments")["tournaments"]}

    assert {hidden, listed} <= seen(anna)
    assert hidden not in seen(bela)
    assert listed in seen(bela)
    assert exported(anna)[0]["tournaments"][0]["name"] == "Anna"


@ANY
@pytest.mark.parametrize(
    "wrong",
    [
        {"name": ""},
        {"players": 5},
        {"kind": "knockout"},
        {"rounds": 99},
        {"days": 0},
        {"game": "chess"},
        {"chosen": {"side": "Z"}},
        {"name": "\u200b"},
    ],
    ids=str,
)
def test_what_cannot_be_played_is_refused(server: Running, guest: Come, wrong: dict[str, object]) -> None:
    assert guest("Anna").refused("POST", "/api/tournaments", json={**CUP, **wrong})[0] == 400


def test_no_name_is_a_formula() -> None:
    assert cell("=1+1") == "'=1+1"
    assert cell("Anna") == "Anna"
