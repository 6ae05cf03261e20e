"""Rounds of tournaments and their standings, without a server."""

from collections import Counter
from itertools import combinations

import pytest

from bottega.server.club.pairing import Group, meetings, round_robin, rounds_for_all, seated, swiss
from bottega.server.club.standings import PlayedTable, result, standings, unfinished


@pytest.mark.parametrize("entrants", [2, 4, 6, 8, 14])
def test_in_a_round_robin_of_two_everybody_meets_everybody_once(entrants: int) -> None:
    before: list[list[Group]] = []
    for _ in range(rounds_for_all(entrants, 2)):
        before.append(round_robin(range(entrants), 2, before))
    assert set(meetings(before).values()) == {1}
    assert len(meetings(before)) == entrants * (entrants - 1) // 2


@pytest.mark.parametrize(("entrants", "players"), [(6, 3), (9, 3), (12, 4), (16, 4), (8, 4)])
def test_at_larger_tables_meetings_are_spread_evenly(entrants: int, players: int) -> None:
    before: list[list[Group]] = []
    for _ in range(rounds_for_all(entrants, players)):
        groups = round_robin(range(entrants), players, before)
        assert sorted(entrant for group in groups for entrant in group) == list(range(entrants))
        before.append(groups)
    met = meetings(before)
    assert max(met[frozenset(pair)] for pair in combinations(range(entrants), 2)) <= 3


@pytest.mark.parametrize("players", [2, 3, 4])
def test_swiss_neighbors_sit_together_and_not_again(players: int) -> None:
    order = list(range(players * 6))
    first = swiss(order, players, [])
    assert first == [order[n : n + players] for n in range(0, len(order), players)]
    before = [first]
    for _ in range(3):
        before.append(swiss(order, players, before))
    assert set(meetings(before).values()) == {1}


def test_whoever_sat_late_sits_early_next_time() -> None:
    assert seated([3, 1], [[[3, 1]]]) == [1, 3]
    assert seated([2, 0, 1], [[[0, 1, 2]]]) == [2, 1, 0]


def test_points_are_rivals_behind() -> None:
    assert result([10, 30], [1]) == ([0.0, 1.0], [0.25, 0.75])
    assert result([30, 30, 0], [0, 1])[0] == [0.75, 0.75, 0.0]
    assert result([30, 30], [1])[0] == [0.0, 1.0]
    assert result([-5, 5], [1])[1] == [0.0, 1.0]
    assert result([0, 0], [0, 1]) == ([0.5, 0.5], [0.5, 0.5])


def test_when_time_is_up_whoever_is_waited_for_has_lost() -> None:
    assert unfinished(2, [0])[0] == [0.0, 1.0]
    assert unfinished(4, [1, 2])[0] == pytest.approx([5 / 6, 1 / 6, 1 / 6, 5 / 6])
    assert unfinished(3, [0, 1, 2])[0] == [0.0, 0.0, 0.0]


def test_ties_are_broken_in_the_order_that_is_written_down() -> None:
    """0 and 1 have as many points; 0 has met the stronger ones."""
    tables = [
        PlayedTable([0, 2], [1.0, 0.0], [0.6, 0.4]),
        PlayedTable([1, 3], [1.0, 0.0], [0.9, 0.1]),
        PlayedTable([2, 3], [1.0, 0.0], [0.5, 0.5]),
    ]
    found = standings(4, tables)
    assert [one.entrant for one in found] == [0, 2, 1, 3]  # 0 and 2 differ in their share alone
    assert [one.place for one in found] == [1, 2, 3, 4]
    assert [one.strength for one in found] == [1.0, 1.0, 0.0, 2.0]


def test_who_is_level_in_everything_shares_a_place() -> None:
    tables = [PlayedTable([0, 1], [0.5, 0.5], [0.5, 0.5])]
    assert [one.place for one in standings(3, tables)] == [1, 1, 3]
    assert Counter(one.victories for one in standings(2, tables)) == {0.5: 2}
