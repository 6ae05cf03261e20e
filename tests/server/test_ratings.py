"""Ratings: games at rated tables count once, for people on one scale with the levels of bots."""

from collections.abc import Callable

import pytest
from sqlalchemy import select, update

from bottega.bots.seats import LEVELS
from bottega.games import NAMES
from bottega.server.club import ratings
from bottega.server.club.ratings import Strength, after_game, at_points, levels, places
from bottega.server.storage.ratings import due_games, rate_game
from bottega.server.storage.schema import games, people, seats
from bottega.server.storage.schema import ratings as rows
from bottega.server.storage.store import using
from tests.server.guest import JSON, Guest, over
from tests.server.serving import Running
from tests.server.test_own import exported, play_out

Come = Callable[[str], Guest]
ANY = pytest.mark.parametrize("server", ["sqlite"], indirect=True)  # the database makes no difference
FOREVER = 1e12


def rate(server: Running, table: str) -> bool:
    """Let a game count now, as the server does after a while."""
    with using(server.database) as engine, engine.begin() as connection:
        assert (table in due_games(connection, FOREVER)) == bool(
            connection.execute(select(games.c.id).where(games.c.id == table, games.c.rated.is_(False))).all()
        )
        return rate_game(connection, table, 1.0)


def rows_of(server: Running, name: str) -> list[int]:
    """The numbers of games in the ratings of whoever is called so."""
    wanted = select(rows.c.games).join(people, people.c.id == rows.c.person).where(people.c.name == name)
    with using(server.database) as engine, engine.begin() as connection:
        return list(connection.execute(wanted).scalars())


def mine(guest: Guest) -> list[JSON]:
    found: list[JSON] = guest.ask("GET", "/api/me/ratings")["ratings"]
    return found


def rated(guest: Guest, *kinds: str, **more: object) -> JSON:
    made: JSON = guest.make("sintra", *kinds, **{"seed": None, "rated": True, **more})
    return made


def played(one: Guest, other: Guest) -> str:
    """A rated game between two that is over."""
    made = rated(one, "me", "link")
    other.sit(made["table"], token=made["links"][0]["token"])
    with one.at(made["table"]) as here, other.at(made["table"]) as there:
        play_out(here, there)
    table: str = made["table"]
    return table


# --- what a game says


def test_places_are_by_victory_then_points() -> None:
    assert places([30, 50, 10], [1]) == [1, 0, 2]
    assert places([30, 30, 10], [0, 1]) == [0, 0, 2]
    assert places([30, 30], [1]) == [1, 0]  # who wins with equal points is ahead
    assert places([5, 7, 7, 9], [3]) == [3, 1, 1, 0]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_who_is_ahead_gains_and_all_become_surer(players: int) -> None:
    after = after_game([Strength()] * players, list(range(players)))
    points = [one.points() for one in after]
    assert points == sorted(points, reverse=True)
    assert points[0] > ratings.MIDDLE > points[-1]
    assert all(one.reach() < Strength().reach() for one in after)
    assert [one.games for one in after] == [1] * players


def test_a_victory_over_the_strong_says_more() -> None:
    weak, strong = (after_game([Strength(), at_points(points)], [0, 1])[0] for points in (1000, 2000))
    assert strong.points() > weak.points()


def test_a_thousand_games_find_the_place_between_known_levels() -> None:
    """Somebody who wins three of four against 1500 is about 190 points better."""
    strength = Strength()
    for number in range(1000):
        strength = after_game([strength, at_points(1500)], [0, 1] if number % 4 else [1, 0])[0]
    assert 1600 < strength.points() < 1800
    assert strength.reach() < 150


def test_every_level_has_its_place_in_every_game() -> None:
    for game in NAMES:
        points = [levels()[game][level].points() for level in LEVELS]
        assert points == sorted(points), game


# --- at the table


def test_a_rated_game_counts_once_for_both(server: Running, guest: Come) -> None:
    anna, bela = guest("Anna"), guest("Béla")
    table = played(anna, bela)
    assert anna.state(table)["rated"]
    assert mine(anna) == []
    assert rate(server, table)
    first, second = mine(anna), mine(bela)
    assert [one["games"] for one in (*first, *second)] == [1, 1]
    winner = anna.state(table)["outcome"]["winners"]
    assert (first[0]["points"] > second[0]["points"]) == (winner == [0])
    assert not rate(server, table)
    assert (mine(anna), mine(bela)) == (first, second)


@ANY
def test_a_game_under_way_does_not_count_yet(server: Running, guest: Come) -> None:
    table = rated(guest("Anna"), "me", "journeyman")["table"]
    with using(server.database) as engine, engine.begin() as connection:
        assert not rate_game(connection, table, 1.0)
        assert connection.execute(select(games.c.rated).where(games.c.id == table)).scalar_one() is False


def test_against_a_level_only_the_person_moves(server: Running, guest: Come) -> None:
    anna = guest("Anna")
    before = levels()["sintra"]["journeyman"]
    table = rated(anna, "me", "journeyman")["table"]
    with anna.at(table) as place:
        place.play_on(over)
    assert rate(server, table)
    listed = anna.ask("GET", "/api/ratings", params={"game": "sintra", "players": 2})["rows"]
    assert [row["name"] for row in listed if row.get("mine")] == ["Anna"]
    assert next(row for row in listed if row.get("bot") == "journeyman")["points"] == before.points()
    points = [row["points"] for row in listed]
    assert points == sorted(points, reverse=True)


@ANY
def test_ordinary_games_count_nothing(server: Running, guest: Come) -> None:
    anna = guest("Anna")
    table = anna.finished()
    assert "rated" not in anna.state(table) or not anna.state(table)["rated"]
    assert not rate(server, table)
    assert mine(anna) == []


@ANY
@pytest.mark.parametrize(
    "more",
    [{"hints": True}, {"told": True}, {"seed": 7}, {"kinds": ("me", "room")}, {"kinds": ("me", "random")}],
    ids=str,
)
def test_what_would_not_be_fair_is_not_rated(server: Running, guest: Come, more: dict[str, object]) -> None:
    anna = guest("Anna")
    kinds = more.get("kinds", ("me", "journeyman"))
    wish = {"game": "sintra", "rated": True} | {name: value for name, value in more.items() if name != "kinds"}
    wish["seats"] = [
        {"kind": kind} if kind in ("me", "room") else {"kind": "bot", "bot": kind}
        for kind in kinds  # type: ignore[attr-defined]
    ]
    assert anna.refused("POST", "/api/tables", json=wish) == (400, "setup")


@ANY
def test_a_rematch_is_rated_too(server: Running, guest: Come) -> None:
    anna, bela = guest("Anna"), guest("Béla")
    again = anna.ask("POST", f"/api/tables/{played(anna, bela)}/rematch")["table"]
    assert anna.state(again)["rated"]
    assert {line["rated"] for line in anna.ask("GET", "/api/tables/mine")["tables"]} == {True}


@ANY
def test_who_sits_on_two_seats_gains_nothing(server: Running, guest: Come) -> None:
    anna, bela = guest("Anna"), guest("Béla")
    table = played(anna, bela)
    with using(server.database) as engine, engine.begin() as connection:
        person = connection.execute(select(seats.c.person).where(seats.c.game == table, seats.c.seat == 0)).scalar()
        connection.execute(update(seats).where(seats.c.game == table).values(person=person))
    assert not rate(server, table)
    assert mine(anna) == mine(bela) == []


# --- what becomes of them


@ANY
def test_ratings_are_taken_along_and_forgotten(server: Running, guest: Come) -> None:
    anna, bela = guest("Anna"), guest("Béla of the club")
    rate(server, played(anna, bela))
    assert exported(anna)[0]["ratings"][0]["games"] == 1
    anna.ask("DELETE", "/api/me/ratings")
    assert mine(anna) == []
    assert len(mine(bela)) == len(rows_of(server, "Béla of the club")) == 1
    bela.ask("DELETE", "/api/me")
    assert rows_of(server, "Béla of the club") == []


def test_a_guests_ratings_come_along(server: Running, guest: Come) -> None:
    anna, bela = guest("Anna"), guest("Béla")
    rate(server, played(anna, bela))
    code = guest("Carla")
    back = code.ask("POST", "/api/me/code")["code"]
    before = mine(anna)
    anna.ask("POST", "/api/sign-in", json={"code": back, "bring": True})
    assert mine(anna) == before


@ANY
@pytest.mark.parametrize("query", [{"game": "chess"}, {"game": "sintra", "players": 9}, {}])
def test_there_are_tables_of_our_games_alone(server: Running, guest: Come, query: dict[str, object]) -> None:
    assert guest("Anna").refused("GET", "/api/ratings", params=query)[0] == 404
