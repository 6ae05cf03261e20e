"""Random games under all laws, and what becomes of one that breaks them."""

import itertools
import os
import signal
import time
from pathlib import Path
from typing import Any

import pytest

from bottega.core import laws
from bottega.core.errors import BadSetup
from bottega.core.game import Game
from bottega.core.match import Match
from bottega.core.record import Record, read_record
from bottega.core.rng import Random
from bottega.games.sintra.game import SintraGame
from bottega.study import fuzz
from bottega.study.fuzz import BrokenGame, FuzzPlan, FuzzTally
from bottega.workers.interrupts import interrupts_noted
from tests.core.toy import Toy, ToyGame
from tests.study.broken import broken

GAME = SintraGame()


def never() -> bool:
    return False


def find_toy(name: str, table: Path | None) -> Game[Any]:
    return ToyGame()


def run(plan: FuzzPlan) -> tuple[FuzzTally, BrokenGame | None]:
    return fuzz.fuzz(plan, 1, lambda _tally: None, never)


def first_failure(seed: int) -> BrokenGame:
    """Play until a game of Sintra breaks a law."""
    for number in itertools.count():
        _decisions, failed = fuzz.play_game([GAME], seed, number)
        if failed is not None:
            return failed
    raise AssertionError


def test_games_follow_from_seed_and_number() -> None:
    games: list[Game[Any]] = [ToyGame(), GAME]
    seen = set()
    for number in range(60):
        game = fuzz.pick(games, 5, number)
        header = fuzz.set_up(game, 5, number)
        assert fuzz.set_up(fuzz.pick(games, 5, number), 5, number).write() == header.write()
        seen.add((game.name, header.players, *header.chosen.values()))
        assert header.seats == ["random"] * header.players
    assert {("toy", players, rounds) for players in (2, 3) for rounds in "12"} <= seen
    assert {name for name, *_others in seen} == {"toy", "sintra"}
    assert fuzz.set_up(GAME, 5, 1).seed != fuzz.set_up(GAME, 6, 1).seed


def test_choices_that_do_not_go_together_are_drawn_again() -> None:
    for number in range(100):
        header = fuzz.set_up(GAME, 1, number)
        assert header.chosen["start"] == "random" or int(header.chosen["start"]) <= header.players


def test_playing_stops_when_the_time_is_over() -> None:
    began = time.monotonic()
    tally, failed = run(FuzzPlan(("toy",), None, 1, began + 0.3, find_toy))
    assert failed is None
    assert 0.3 <= time.monotonic() - began < 60  # a busy machine may hold it up
    assert tally.games >= 1
    assert 2 <= tally.decisions / tally.games <= 12
    assert tally.speed() > 0


def test_playing_stops_when_somebody_stops_it() -> None:
    with interrupts_noted() as stopped:
        os.kill(os.getpid(), signal.SIGINT)
        tally, failed = fuzz.fuzz(FuzzPlan(("toy",), None, 1, time.monotonic() + 60, find_toy), 1, print, stopped)
    assert (tally.games, failed) == (1, None)
    with pytest.raises(KeyboardInterrupt):
        signal.raise_signal(signal.SIGINT)


@pytest.mark.parametrize(
    ("rule", "law", "what"),
    [
        ("thief", "pieces stay", "there were [20, 20, 20, 20, 20], now there are"),
        ("twice", "options are sound", "a move is offered twice in"),
        ("crash", "crash", "IndexError: no such window in broken.py, line"),
    ],
)
def test_a_broken_rule_is_caught_and_shrunk(rule: str, law: str, what: str) -> None:
    with broken(rule):
        failed = first_failure(3)
        asked = itertools.count()
        found = fuzz.shrink(GAME, failed.record(GAME), lambda: next(asked) > 12)
    assert failed.broken.law == law
    assert failed.broken.what.startswith(what)
    assert found is not None
    assert found.broken.law == law
    assert found.broken.at == len(found.record.moves) <= len(failed.moves)
    assert found.record.header.players <= failed.players
    reads_back = read_record(found.record.write())
    shorter = Record(reads_back.header, reads_back.moves[:-1], None)
    with broken(rule):
        assert str(fuzz.failing(GAME, reads_back)) == str(found.broken)
        assert fuzz.failing(GAME, shorter) is None
    assert fuzz.failing(GAME, reads_back) is None


class Greedy(ToyGame):
    """The third player's bids are pieces."""

    def pieces(self, s: Toy) -> object:
        return sum(s.bids[2:]) + (s.rounds if len(s.bids) == 3 else 0)


class LongGames(ToyGame):
    """Points are pieces."""

    def pieces(self, s: Toy) -> object:
        return sum(s.scores) > 0


def test_the_number_of_players_stays_if_the_law_needs_it() -> None:
    game = Greedy()
    match = laws.random_game(game, 3, 4, {})
    found = fuzz.shrink(game, match.record(), never)
    assert found is not None
    assert found.record.header.players == 3
    assert 1 <= len(found.record.moves) <= 6


def test_shrinking_comes_to_the_simplest_set_up_and_the_fewest_moves() -> None:
    game = LongGames()
    match = laws.random_game(game, 3, 4, {"rounds": "1"})
    found = fuzz.shrink(game, match.record(), never)
    assert found is not None
    assert found.record.header.players == 2
    assert found.record.header.chosen == {"rounds": "2"}
    assert len(found.record.moves) == 3  # one bids nothing, the other something, and says whether to double it


def test_nothing_is_shrunk_when_it_is_late() -> None:
    game = LongGames()
    match = laws.random_game(game, 3, 4, {})
    found = fuzz.shrink(game, match.record(), lambda: True)
    assert found is not None
    assert found.record.moves == match.moves


def test_what_does_not_fail_again_is_not_shrunk() -> None:
    match = laws.random_game(GAME, 2, 1, {})
    assert fuzz.shrink(GAME, match.record(), never) is None
    unplayable = Record(match.header, [(0, "X")], None)
    assert fuzz.shrink(GAME, unplayable, never) is None


class NoChoice(ToyGame):
    """Nothing that can be chosen can be played."""

    def check_setup(self, players: int, seed: int, chosen: dict[str, str]) -> None:
        super().check_setup(players, seed, chosen)
        if chosen:
            raise BadSetup("not like this")


def test_a_crash_before_the_game_is_a_failure_too() -> None:
    decisions, failed = fuzz.play_game([NoChoice()], 1, 7)
    assert decisions == 0
    assert failed is not None
    assert (failed.number, failed.game, failed.moves, failed.broken.at) == (7, "toy", [], 0)
    assert "no random choices of toy go together" in failed.broken.what


class Endless(ToyGame):
    """A new round begins whenever the last one is over."""

    def set_up(self, players: int, seed: int, chosen: dict[str, str]) -> Toy:
        s = super().set_up(players, seed, chosen)
        s.rounds = 10_000
        return s


def test_an_endless_game_is_a_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(laws, "MOST", 200)
    _decisions, failed = fuzz.play_game([Endless()], 1, 0)
    assert failed is not None
    assert failed.broken.law == "games end"
    assert len(failed.moves) == 201


def test_random_choices_reach_every_value() -> None:
    dice = Random(1)
    drawn = [GAME.random_choices(dice) for _ in range(100)]
    assert {chosen["side"] for chosen in drawn} == {"A", "B"}
    assert {chosen["start"] for chosen in drawn} == {"random", "1", "2", "3", "4"}


def test_a_match_that_goes_on_is_not_over() -> None:
    match = Match(GAME, fuzz.set_up(GAME, 1, 1))
    assert len(list(laws.play_randomly(match, 5))) == 5
    assert not match.over()
