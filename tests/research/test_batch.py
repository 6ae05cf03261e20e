"""Batches: many tables in one call, each with games of its own."""

import subprocess
import sys
from typing import Any

import numpy as np
import pytest

from bottega.core.errors import BottegaError
from bottega.core.kernel import Position
from bottega.games import find_game
from bottega.research import Batch

FRESCO: dict[str, Any] = {"players": 3, "modules": "1,4,12"}


def followed(batch: Batch, table: int, steps: int) -> list[tuple[int, ...]]:
    """The positions of a table while its first possible action is played."""
    seen: list[tuple[int, ...]] = []
    for _step in range(steps):
        seen.append(batch.position(table).key())
        batch.step([int(np.flatnonzero(mask)[0]) if mask.any() else 0 for mask in batch.masks])
    return seen


@pytest.mark.parametrize(("name", "setup"), [("sintra", {"side": "B"}), ("fresco", FRESCO)])
def test_the_arrays_say_what_the_tables_say(name: str, setup: dict[str, Any]) -> None:
    batch = Batch(name, 3, seed=1, **setup)
    for _step in range(40):
        for table in range(3):
            s = batch.position(table)
            assert batch.movers[table] == s.to_move()
            assert list(np.flatnonzero(batch.masks[table])) == sorted(batch.actions.ids(s))
            assert list(batch.observations[table]) == list(batch.game.observation(s, s.to_move()))
        batch.step(batch.sample())


def test_the_games_of_a_table_are_the_same_however_many_there_are() -> None:
    alone = followed(Batch("sintra", 1, first=2, seed=5), 0, 200)
    assert followed(Batch("sintra", 4, seed=5, observe=False), 2, 200) == alone
    assert followed(Batch("sintra", 1, first=2, seed=6), 0, 5) != alone[:5]


def test_bots_are_the_same_however_many_tables_there_are() -> None:
    setup: dict[str, Any] = {"seats": ("", "greedy"), "rotate": True, "seed": 5}
    assert followed(Batch("sintra", 3, **setup), 2, 100) == followed(Batch("sintra", 1, first=2, **setup), 0, 100)


def test_a_batch_plays_the_game_of_the_engine() -> None:
    """The same moves by hand lead to the same result."""
    batch = Batch("sintra", 1, players=3, seed=9, reward="score")
    s: Position = batch.position(0)
    while not batch.done[0]:
        action = int(batch.sample()[0])
        acting = s.to_move()
        s.push(batch.actions.move_in(s, action))
        batch.step([action])
        assert batch.acted[0] == acting
    assert list(batch.rewards[0]) == batch.game.result(s).scores
    assert list(batch.finals[0]) == list(batch.game.observation(s, acting))
    assert batch.position(0).key() != s.key()
    batch.step(batch.sample())
    assert not batch.rewards.any()


@pytest.mark.parametrize("reward", ["share", "lead"])
def test_what_a_game_is_worth(reward: str) -> None:
    batch = Batch("sintra", 1, seed=9, reward=reward, autoreset="next_step")
    while not batch.done[0]:
        batch.step(batch.sample())
    result = batch.game.result(batch.position(0))
    ahead = result.scores[0] - result.scores[1]
    worth = [ahead, -ahead] if reward == "lead" else [seat in result.winners for seat in range(2)]
    assert list(batch.rewards[0]) == worth


def test_the_next_game_begins_in_the_next_step() -> None:
    batch = Batch("sintra", 1, seed=9, autoreset="next_step")
    while not batch.done[0]:
        batch.step(batch.sample())
    assert batch.movers[0] == -1
    assert not batch.masks.any()
    assert list(batch.observations[0]) == list(batch.game.observation(batch.position(0), int(batch.acted[0])))
    batch.step([3])
    assert not batch.done.any()
    assert not batch.rewards.any()
    assert batch.masks.any()
    assert batch.position(0).round == 0


@pytest.mark.parametrize("autoreset", ["same_step", "next_step"])
@pytest.mark.parametrize("action", [-1, 69, 10**6])
def test_an_action_that_is_not_possible_ends_the_game(action: int, autoreset: str) -> None:
    batch = Batch("sintra", 2, seed=9, autoreset=autoreset)
    mover = int(batch.movers[1])
    batch.step([int(batch.sample()[0]), action])
    assert list(batch.done) == list(batch.illegal) == [0, 1]
    assert batch.rewards[1, mover] == -1
    assert batch.rewards.sum() == -1
    batch.step(batch.sample())
    assert not batch.illegal.any()
    assert not batch.rewards.any()
    assert (batch.masks.sum(axis=1) > 0).all()


def test_reset_begins_new_games() -> None:
    batch = Batch("sintra", 2, seed=9)
    first = [batch.position(table).key() for table in range(2)]
    batch.step([0, -1])
    batch.reset()
    assert not batch.done.any()
    assert not batch.rewards.any()
    for table in range(2):
        assert batch.position(table).key() != first[table]
        assert list(np.flatnonzero(batch.masks[table])) == sorted(batch.actions.ids(batch.position(table)))


def test_modules_may_be_drawn_for_each_game() -> None:
    batch = Batch("fresco", 4, players=3, modules="random", seed=2, observe=False)
    assert batch.observations.size == 0
    assert len({tuple(batch.game.modules(batch.position(table))) for table in range(4)}) > 1


def test_arrays_look_into_the_engine_and_cannot_be_written() -> None:
    batch = Batch("sintra", 2, seed=9)
    masks, before = batch.masks, batch.masks.copy()
    batch.step(batch.sample())
    assert (masks != before).any()
    with pytest.raises(ValueError, match="read-only"):
        masks[0, 0] = 1


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ({"count": 0}, "at least one table, not 0"),
        ({"autoreset": "never"}, "not 'never'"),
        ({"seats": ("", "", "")}, "a name for each seat"),
        ({"seats": ("greedy", "random")}, "no seat is left"),
        ({"seats": ("", "chess")}, "there is no bot 'chess'"),
        ({"reward": "money"}, "choose from share, score, lead"),
        ({"players": 9}, "players"),
        ({"side": "C"}, "side"),
        ({"game": "chess"}, "chess"),
    ],
)
def test_what_cannot_be_played_is_said(wrong: dict[str, Any], why: str) -> None:
    with pytest.raises(BottegaError, match=why):
        Batch(**{"game": "sintra", "count": 1, **wrong})


@pytest.mark.parametrize("actions", [[1], [[1, 2]], [1.0, 2.0], ["a", "b"], 7])
def test_actions_are_one_whole_number_a_table(actions: Any) -> None:
    with pytest.raises(BottegaError, match="needs 2 whole numbers"):
        Batch(find_game("sintra"), 2).step(actions)


def test_nothing_heavy_is_imported_before_it_is_asked_for() -> None:
    code = "import sys, bottega.research; print(sorted({'numpy', 'gymnasium', 'pyarrow'} & set(sys.modules)))"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "[]\n"
    with pytest.raises(AttributeError, match="no attribute 'nothing'"):
        __import__("bottega.research").research.nothing  # noqa: B018
