"""The run of a contest: what is next, what is clear, and what counts."""

import random

import pytest

from bottega.study.arena.playing import Played
from bottega.study.arena.schedule import scheduled_games
from bottega.study.arena.sequential import LESS, MORE, OPEN, Rule
from bottega.study.arena.tournament import Tournament, ahead
from tests.study.arena import made

POINTS = {"anna": 300.0, "bea": 0.0, "carl": 0.0, "dora": -300.0}


def played(bots: tuple[str, ...] = made.BOTS, players: int = 2, games: int = 60) -> list[Played]:
    contest = made.contest(bots, players)
    return list(made.games(contest, games, POINTS, random.Random(1)))


def test_all_games_are_handed_out_once() -> None:
    tournament = Tournament(made.contest(), 10)
    found = []
    for game in tournament.to_play():
        found.append(game)
    assert found == list(scheduled_games(made.BOTS, 2, 10))
    assert len(found) == tournament.left() == tournament.planned == 60


def test_what_is_known_is_not_played_again() -> None:
    tournament = Tournament(made.contest(), 60)
    games = played()
    for game in games[:100]:
        tournament.take(game)
    assert tournament.left() == len(games) - 100
    assert len(list(tournament.to_play())) == len(games) - 100


def test_only_deals_played_from_all_seats_count() -> None:
    tournament = Tournament(made.contest(("anna", "bea")), 10)
    for game in played(("anna", "bea"), games=10)[:5]:
        tournament.take(game)
    assert len(tournament.known) == 5
    assert len(tournament.counted()) == 4


def test_games_of_other_deals_are_left_alone() -> None:
    tournament = Tournament(made.contest(("anna", "bea")), 4)
    for game in played(("anna", "bea"), games=10):
        tournament.take(game)
    assert len(tournament.counted()) == len(tournament.known) == 4
    assert tournament.left() == 0


@pytest.mark.parametrize(("bots", "players"), [(made.BOTS, 2), (made.BOTS, 3), (("anna", "dora"), 3)])
def test_verdicts_do_not_depend_on_who_finished_first(bots: tuple[str, ...], players: int) -> None:
    contest = made.contest(bots, players)
    games = played(bots, players)
    found = []
    for order in range(3):
        mixed = games[:]
        if order:
            random.Random(order).shuffle(mixed)
        tournament = Tournament(contest, 60, Rule())
        for game in mixed:
            tournament.take(game)
        found.append((tournament.verdicts(), tournament.counted()))
    assert found[0] == found[1] == found[2]


def test_a_clear_pairing_stops_and_an_open_one_goes_on() -> None:
    tournament = Tournament(made.contest(), 60, Rule())
    games = {game.key: game for game in played()}
    made_up = 0
    for game in tournament.to_play():
        tournament.take(games[tournament.contest.game_seed(game.number), game.seats])
        made_up += 1
    says = {(verdict.first, verdict.second): verdict for verdict in tournament.verdicts()}
    assert says["anna", "dora"].says == MORE
    assert says["anna", "dora"].games < 60
    assert says["bea", "carl"].says == OPEN
    assert says["bea", "carl"].games == 60
    assert made_up < len(games)
    assert tournament.left() == 0


def test_games_after_the_verdict_are_kept_but_do_not_count() -> None:
    tournament = Tournament(made.contest(("dora", "anna")), 60, Rule())
    for game in played(("dora", "anna")):
        tournament.take(game)
    (verdict,) = tournament.verdicts()
    assert verdict.says == LESS
    assert len(tournament.counted()) == verdict.games < len(tournament.known) == 60


def test_a_group_of_three_stops_when_all_its_pairs_are_clear() -> None:
    points = {"anna": 600.0, "bea": 0.0, "carl": -600.0}
    contest = made.contest(tuple(points), 3)
    tournament = Tournament(contest, 300, Rule())
    for game in made.games(contest, 300, points, random.Random(2)):
        tournament.take(game)
    verdicts = tournament.verdicts()
    assert [verdict.says for verdict in verdicts] == [MORE] * 3
    assert max(verdict.games for verdict in verdicts) == len(tournament.counted())


def test_mixed_tables_compare_every_seat_with_every_other() -> None:
    mixed = made.game(1, ("a", "b", "b"), (50, 60, 40))
    assert ahead(mixed, "a", "b") == 0.5
    assert ahead(mixed, "b", "a") == 0.5
    assert ahead(made.game(1, ("a", "b", "a"), (50, 50, 60)), "a", "b") == 0.75
