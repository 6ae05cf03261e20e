"""Tables: who may make how many, and who is seen in the lists (findings 11 and 12)."""

from pathlib import Path

import httpx

from tests.hostile.floods import RECORD
from tests.server.guest import Guest
from tests.server.serving import Running, start_server

CLOCK = {"kind": "live", "minutes": 180, "seconds": 5}
LISTED = 3  # open tables of one owner
LIMIT = 10
MADE = 30


def figure(guest: Guest, name: str) -> float:
    lines = guest.http.get("/metrics").text.splitlines()
    return float(next(line.split()[-1] for line in lines if line.startswith(name + " ")))


def test_nobody_fills_the_list_of_open_tables(own_server: Running) -> None:
    with Guest(own_server.url, "Anna") as honest, Guest(own_server.url, "Mallory") as greedy:
        mine = honest.make("sintra", "me", "link", open=True)["table"]
        with honest.at(mine):
            for _ in range(MADE):
                greedy.make("sintra", "me", "link", open=True)
            shown = honest.ask("GET", "/api/tables/open")["tables"]
    assert mine in [line["table"] for line in shown]
    assert len(shown) <= LISTED + 1


def test_tables_with_clocks_and_bots_are_counted(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'games.sqlite'}"
    with start_server(database, options=("--tables-limit", str(LIMIT))) as server, Guest(server.url) as guest:
        for _ in range(MADE):
            guest.make("fresco", "me", "strongest", "strongest", clock=CLOCK)
        assert figure(guest, "bottega_tables") <= LIMIT + 2  # and those at which a bot thinks


def test_records_that_are_brought_along_count_for_several_tables(tmp_path: Path) -> None:
    """To play a whole game takes long."""
    database = f"sqlite:///{tmp_path / 'games.sqlite'}"
    with start_server(database, options=("--new-tables", "12")) as server, Guest(server.url) as guest:
        statuses = [guest.http.post("/api/import", content=RECORD.read_bytes()).status_code for _ in range(3)]
    assert statuses == [201, 201, 429]


def test_tables_of_tournaments_are_counted_with_the_others(tmp_path: Path) -> None:
    cup = {"name": "Cup", "game": "sintra", "players": 2, "kind": "swiss"}
    database, statuses = f"sqlite:///{tmp_path / 'games.sqlite'}", []
    with (
        start_server(database, options=("--new-tables", "3")) as server,
        Guest(server.url, "Anna") as anna,
        Guest(server.url, "Béla") as bela,
    ):
        for _ in range(4):
            made = anna.ask("POST", "/api/tournaments", json=cup)["id"]
            for guest in (anna, bela):
                guest.ask("POST", f"/api/tournaments/{made}/enter")
            statuses.append(anna.http.post(f"/api/tournaments/{made}/start").status_code)
    assert statuses == [200, 200, 200, 429]


def test_an_address_makes_only_so_many_tables(tmp_path: Path) -> None:
    """Whoever throws their cookie away gets no more."""
    statuses = []
    body = {"game": "sintra", "seats": [{"kind": "me"}, {"kind": "link"}]}
    database = f"sqlite:///{tmp_path / 'games.sqlite'}"
    with start_server(database, options=("--new-tables", "3")) as server:
        for _ in range(6):
            with httpx.Client(base_url=server.url, timeout=60) as http:
                statuses.append(http.post("/api/tables", json=body).status_code)
    assert statuses[:3] == [201] * 3
    assert 429 in statuses
