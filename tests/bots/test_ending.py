"""Ends of games that are solved exactly."""

from typing import Any

import pytest

from bottega.bots.bot import Budget
from bottega.bots.ending import VICTORY, Ending, rest_of, solved
from bottega.bots.search import SearchBot
from bottega.bots.tuning import tuning_of
from bottega.core.game import Game
from bottega.core.kernel import Position
from bottega.core.rng import Random
from bottega.games.fresco.game import FrescoGame
from bottega.games.sintra.game import SintraGame

SINTRA, FRESCO = SintraGame(), FrescoGame()
PLENTY = Budget(iterations=20000)


def near_the_end(game: Game[Any], players: int, decisions: int, seed: int, at_least: int = 2) -> Position:
    """A position of a random game, at most so many decisions before its end, with something to decide."""
    dice = Random(seed)
    s: Position = game.new(players, seed, {})
    past = [s.copy()]
    while not s.over():
        s.push(s.options[dice.below(len(s.options))])
        past.append(s.copy())
    return next(s for s in past[-decisions - 1 : -1] if len(s.options) >= at_least and game.lies_open(s))


def outcomes(game: Game[Any], s: Position) -> list[float]:
    """What everybody makes of it if all want the victory first, then points: every way to play on is looked at."""
    if s.over():
        result = game.result(s)
        shares = [(seat in result.winners) / len(result.winners) for seat in range(len(result.scores))]
        leads = [
            score - max(other for rival, other in enumerate(result.scores) if rival != seat)
            for seat, score in enumerate(result.scores)
        ]
        return [VICTORY * share + lead for share, lead in zip(shares, leads, strict=True)]
    who = s.to_move()
    found = []
    for move in s.options:
        then = s.copy()
        then.play(move)
        found.append(outcomes(game, then))
    return max(found, key=lambda values: values[who])


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("game", [SINTRA, FRESCO], ids=["sintra", "fresco"])
def test_every_option_leads_to_what_looking_at_all_ways_says(game: Game[Any], seed: int) -> None:
    s = near_the_end(game, 2, 3, seed)
    advice = solved(game, s, tuning_of(game).playout, PLENTY, True)
    assert sorted(one.move for one in advice) == sorted(s.options)
    for one in advice:
        then = s.copy()
        then.play(one.move)
        assert VICTORY * one.value + one.lead == pytest.approx(outcomes(game, then)[s.to_move()])
        assert one.proved
    assert [(one.value, one.lead) for one in advice] == sorted([(one.value, one.lead) for one in advice], reverse=True)


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("players", [3, 4])
def test_with_more_players_each_takes_what_is_best_for_them(players: int, seed: int) -> None:
    s = near_the_end(SINTRA, players, 3, seed)
    best = solved(SINTRA, s, tuning_of(SINTRA).playout, PLENTY)[0]
    assert VICTORY * best.value + best.lead == pytest.approx(outcomes(SINTRA, s)[s.to_move()])


def test_what_takes_too_long_is_given_up() -> None:
    s = near_the_end(SINTRA, 2, 30, 1, at_least=5)
    assert solved(SINTRA, s, tuning_of(SINTRA).playout, Budget(iterations=5)) == []
    ending = Ending(SINTRA, s, tuning_of(SINTRA).playout, Budget(seconds=1e-9))
    assert ending.solve(True) == []
    assert rest_of(SINTRA, s, Budget(seconds=1.0)).seconds == 0.75
    assert rest_of(SINTRA, SINTRA.new(2, 1, {}), Budget(seconds=1.0)).seconds == 1.0


@pytest.mark.parametrize("game", [SINTRA, FRESCO], ids=["sintra", "fresco"])
def test_before_the_last_round_nothing_is_solved(game: Game[Any]) -> None:
    s = game.new(2, 1, {})
    assert not game.lies_open(s)
    assert solved(game, s, tuning_of(game).playout, PLENTY) == []


def test_modules_may_hide_something_to_the_end() -> None:
    dice = Random(3)
    s = FRESCO.new(2, 3, {"modules": "4"})
    while not s.over():
        assert not FRESCO.lies_open(s)
        s.push(s.options[dice.below(len(s.options))])


def test_a_search_that_may_think_plays_a_solved_end() -> None:
    s = near_the_end(SINTRA, 2, 6, 2)
    best = solved(SINTRA, s, tuning_of(SINTRA).playout, PLENTY)[0]
    bot = SearchBot("search", 1, PLENTY)
    assert bot.choose(SINTRA, s, s.to_move()) == best.move
    advice = bot.advise(SINTRA, s, s.to_move())
    assert (advice[0].value, advice[0].lead) == (best.value, best.lead)
    assert [one.share for one in advice] == [1.0] + [0.0] * (len(advice) - 1)
