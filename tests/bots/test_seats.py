"""The bots, and how they are seated."""

from typing import Any

import pytest

from bottega.bots import seats
from bottega.bots.bot import Bot, Budget
from bottega.core.errors import BadSetup
from bottega.core.game import Game
from bottega.core.kernel import Position
from bottega.games.fresco.game import FrescoGame
from bottega.games.sintra.game import SintraGame
from bottega.games.sintra.state import Sintra

GAME = SintraGame()
FRESCO = FrescoGame()


def wins(game: Game[Any], bots: list[str], chosen: dict[str, str], games: int) -> float:
    """How often the first seat wins; a shared victory counts in parts."""
    won = 0.0
    for seed in range(games):
        s = game.new(len(bots), seed, chosen)
        seats.play_out(game, s, seats.find_bots(bots, seed), seed)
        winners = game.result(s).winners
        won += (0 in winners) / len(winners)
    return won / games


@pytest.mark.compiled
@pytest.mark.parametrize("side", ["A", "B"])
def test_greedy_beats_random(side: str) -> None:
    assert wins(GAME, ["greedy", "random"], {"side": side}, 40) >= 0.95


@pytest.mark.compiled
@pytest.mark.parametrize("side", ["A", "B"])
def test_greedy_beats_three_randoms(side: str) -> None:
    assert wins(GAME, ["greedy", "random", "random", "random"], {"side": side}, 20) >= 0.9


@pytest.mark.compiled
@pytest.mark.parametrize("edition", ["mega", "classic"])
def test_greedy_beats_random_at_fresco(edition: str) -> None:
    assert wins(FRESCO, ["greedy", "random"], {"edition": edition}, 20) >= 0.95


@pytest.mark.compiled
@pytest.mark.parametrize("edition", ["mega", "classic"])
def test_greedy_beats_three_randoms_at_fresco(edition: str) -> None:
    assert wins(FRESCO, ["greedy", "random", "random", "random"], {"edition": edition}, 10) >= 0.8


@pytest.mark.parametrize(
    ("game", "bots", "chosen"),
    [
        (GAME, ["greedy", "random"], {"side": "A"}),
        (GAME, ["greedy", "random"], {"side": "B"}),
        pytest.param(FRESCO, ["greedy", "random"], {"edition": "classic"}, marks=pytest.mark.compiled),
        pytest.param(FRESCO, ["greedy", "greedy", "greedy"], {"edition": "mega"}, marks=pytest.mark.compiled),
    ],
)
def test_the_same_seed_gives_the_same_game(game: Game[Any], bots: list[str], chosen: dict[str, str]) -> None:
    keys = []
    for _ in range(2):
        s = game.new(len(bots), 8, chosen)
        seats.play_out(game, s, seats.find_bots(bots, 8), 8)
        keys.append(s.key())
    assert keys[0] == keys[1]


def test_an_unknown_bot_is_named() -> None:
    with pytest.raises(BadSetup, match="there is no bot 'deep'; choose from random, greedy"):
        seats.find_bot("deep", 1)


def test_a_bot_is_found_in_any_case_and_named_as_it_was_typed() -> None:
    assert seats.find_bot(" Search@5 ", 1).name == "search"
    with pytest.raises(BadSetup, match="there is no bot 'Deep'"):
        seats.find_bot("Deep@5", 1)


@pytest.mark.parametrize("name", ["random", "greedy", "apprentice", "journeyman", "painter"])
def test_a_bot_that_does_not_think_takes_no_limit(name: str) -> None:
    seats.find_bot(name, 1, Budget(5))  # one that is meant for all
    with pytest.raises(BadSetup, match=f"{name} answers at once and takes no limit; leave out @0.5s"):
        seats.find_bot(f"{name}@0.5s", 1)


class Spy(Bot):
    """Plays the first option and remembers what it was shown."""

    def __init__(self) -> None:
        super().__init__("spy")
        self.seen: list[Sintra] = []

    def choose(self, game: Game[Any], s: Position, who: int) -> int:
        assert isinstance(s, Sintra)
        self.seen.append(s)
        return s.options[0]


def test_a_bot_gets_what_its_seat_may_know_and_no_more() -> None:
    s = GAME.new(2, 3, {"start": "1"})
    spy = Spy()
    move = seats.choose(GAME, s, spy, 77)
    assert move == s.options[0]
    assert GAME.view(spy.seen[0], 0) == GAME.view(s, 0)
    assert spy.seen[0].key() != s.key()
    assert list(spy.seen[0].bag) != list(s.bag)


def test_a_bot_must_choose() -> None:
    with pytest.raises(TypeError, match=r"Bot must define choose\(\)"):
        Bot("nobody").choose(GAME, GAME.new(2, 1, {}), 0)


def test_the_estimate_of_a_finished_game_is_its_score() -> None:
    s = GAME.new(3, 9, {"side": "B"})
    s.playout(9)
    assert [GAME.estimate(s, seat) for seat in range(3)] == GAME.result(s).scores
    t = FRESCO.new(3, 9, {})
    t.playout(9)
    assert [FRESCO.estimate(t, seat) for seat in range(3)] == FRESCO.result(t).scores
