"""Who plays whom, and where they sit."""

from collections import Counter
from itertools import combinations

import pytest

from bottega.core.errors import BadSetup
from bottega.study.arena.schedule import Seats, deals, games_a_deal, groups, scheduled_games, seatings, table

BOTS = ("a", "b", "c", "d", "e")


def test_every_two_bots_meet_as_often_from_both_seats() -> None:
    played = Counter(game.seats for game in scheduled_games(BOTS[:4], 2, 10))
    assert set(played) == {(a, b) for a in BOTS[:4] for b in BOTS[:4] if a != b}
    assert set(played.values()) == {5}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_deal_is_played_by_all_in_all_seats(players: int) -> None:
    found: dict[int, Counter[tuple[str, int]]] = {}
    for game in scheduled_games(BOTS, players, 12):
        for seat, bot in enumerate(game.seats):
            found.setdefault(game.number, Counter())[bot, seat] += 1
    for places in found.values():
        assert len(places) == len(BOTS) * players
        assert len(set(places.values())) == 1


@pytest.mark.parametrize("players", [3, 4])
def test_everybody_sits_beside_everybody(players: int) -> None:
    neighbors = Counter(
        (one, game.seats[(seat + 1) % players])
        for game in scheduled_games(BOTS[:players], players, 24)
        for seat, one in enumerate(game.seats)
    )
    assert len(neighbors) == players * (players - 1)
    assert len(set(neighbors.values())) == 1


def test_all_groups_of_a_table_play() -> None:
    met = {frozenset(game.seats) for game in scheduled_games(BOTS, 3, 3)}
    assert met == {frozenset(group) for group in combinations(BOTS, 3)}


@pytest.mark.parametrize(("players", "count"), [(3, 6), (4, 14)])
def test_two_bots_fill_a_larger_table_in_balanced_mixes(players: int, count: int) -> None:
    mixes = seatings(("a", "b"), players, 5)
    assert len(set(mixes)) == len(mixes) == count
    swap = {"a": "b", "b": "a"}
    assert {tuple(swap[bot] for bot in seats) for seats in mixes} == set(mixes)
    for seat in range(players):
        assert Counter(seats[seat] for seats in mixes) == {"a": count // 2, "b": count // 2}


@pytest.mark.parametrize(
    ("asked", "group", "players", "rounded"),
    [(100, "ab", 2, 100), (99, "ab", 2, 100), (1, "abc", 3, 3), (100, "abcd", 4, 100), (100, "ab", 3, 102)],
)
def test_games_are_rounded_up_to_whole_deals(asked: int, group: str, players: int, rounded: int) -> None:
    names = tuple(group)
    assert deals(asked, names, players) * games_a_deal(names, players) == rounded
    assert len(list(scheduled_games(names, players, asked))) == rounded


def test_more_games_begin_with_the_same_ones() -> None:
    few, many = (list(scheduled_games(BOTS, 2, games)) for games in (4, 8))
    assert many[: len(few)] == few


@pytest.mark.parametrize("seats", [("a", "b"), ("c", "a", "b"), ("b", "d", "a", "c"), ("a", "b", "b")])
def test_a_seating_knows_those_that_belong_to_it(seats: Seats) -> None:
    together = table(seats)
    assert seats in together
    assert {table(other) for other in together} == {together}


@pytest.mark.parametrize(
    ("bots", "players", "says"),
    [
        ("a", 2, "at least two"),
        ("aba", 2, "named twice"),
        ("abc", 4, "2 bots, or 4 or more"),
    ],
)
def test_what_cannot_be_balanced_is_refused(bots: str, players: int, says: str) -> None:
    with pytest.raises(BadSetup, match=says):
        groups(tuple(bots), players)
