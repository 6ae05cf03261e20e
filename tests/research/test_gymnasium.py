"""The games in Gymnasium: its own check, what a new episode looks like, and actions that are not possible."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

import bottega.research.gymnasium
from bottega.core.errors import BottegaError
from tests.research.setups import SETUPS

WITH_MORE = [
    ("sintra", {"players": 3, "rivals": ("random", "greedy"), "seat": 1, "side": "B", "reward": "lead"}),
    ("fresco", {"players": 4, "modules": "random", "rivals": "random"}),
]
CHECKED = [*((game, {**chosen, "rivals": "random"}) for game, chosen in SETUPS), *WITH_MORE]


def possible(masks: Any, dice: np.random.Generator) -> list[int]:
    """A possible action for each row; none where a game waits for the next step."""
    return [int(dice.choice(np.flatnonzero(row))) if row.any() else 0 for row in masks]


@pytest.mark.compiled
@pytest.mark.parametrize(("game", "setup"), CHECKED)
def test_the_check_of_gymnasium(game: str, setup: dict[str, Any]) -> None:
    check_env(gymnasium.make(f"bottega/{game.title()}-v0", **setup).unwrapped)


def test_an_episode_against_greedy() -> None:
    env = gymnasium.make("bottega/Sintra-v0", rivals="greedy", seat=0, render_mode="ansi")
    dice = np.random.default_rng(1)
    observation, info = env.reset(seed=3)
    assert "Stained Glass of Sintra" in str(env.render())
    over, reward = False, 0.0
    while not over:
        assert env.observation_space.contains(observation)
        assert reward == 0
        observation, reward, over, cut, info = env.step(possible([info["action_mask"]], dice)[0])  # type: ignore[assignment]
        assert not cut
    assert reward in (0.0, 0.5, 1.0)
    with pytest.raises(BottegaError, match="call reset"):
        env.unwrapped.step(0)
    again, _info = env.reset()
    assert not np.array_equal(again, observation)


def test_an_action_that_is_not_possible_ends_the_episode() -> None:
    env = gymnasium.make("bottega/Sintra-v0", rivals="random")
    _observation, info = env.reset(seed=3)
    assert not info["illegal"]
    wrong = int(np.flatnonzero(info["action_mask"] == 0)[0])
    _observation, reward, over, cut, info = env.step(wrong)
    assert (reward, over, cut, info["illegal"], info["action_mask"].any()) == (-1.0, True, False, True, False)


def test_without_a_seat_of_its_own_the_learner_has_all_in_turn() -> None:
    env: Any = gymnasium.make("bottega/Sintra-v0", players=3, rivals="random").unwrapped
    env.reset(seed=3)
    seats = []
    for _game in range(6):
        seats.append(int(env.batch.movers[0]))
        env.reset()
    assert sorted(set(seats)) == [0, 1, 2]
    assert env.render() is None


def vector(tables: int = 4, **options: Any) -> Any:
    return gymnasium.make_vec("bottega/Sintra-v0", num_envs=tables, rivals="random", **options)


def test_the_same_seed_gives_the_same_games() -> None:
    one, other = vector(), vector()
    (first, info), (second, _info) = one.reset(seed=7), other.reset(seed=7)
    assert np.array_equal(first, second)
    actions = possible(info["action_mask"], np.random.default_rng(1))
    assert np.array_equal(one.step(actions)[0], other.step(actions)[0])
    assert not np.array_equal(one.reset()[0], first)
    assert not np.array_equal(other.reset(seed=8)[0], first)


@pytest.mark.parametrize("mode", [AutoresetMode.NEXT_STEP, AutoresetMode.SAME_STEP])
def test_when_the_next_episode_begins(mode: AutoresetMode) -> None:
    env = vector(autoreset_mode=mode)
    assert env.metadata["autoreset_mode"] is mode
    dice = np.random.default_rng(1)
    observation, info = env.reset(seed=7)
    ended, seen = np.zeros(4, np.bool_), 0
    while seen < 3:
        before = observation.copy()
        masks = info["action_mask"]
        assert (masks.any(axis=1) != (ended if mode is AutoresetMode.NEXT_STEP else False)).all()
        observation, rewards, over, cut, info = env.step(possible(masks, dice))
        assert env.observation_space.contains(observation)
        assert not cut.any()
        if mode is AutoresetMode.NEXT_STEP:
            assert not over[ended].any()
            assert not rewards[ended].any()
            assert (observation[ended] != before[ended]).any() or not ended.any()
        elif over.any():
            assert np.array_equal(info["_final_obs"], over)
            assert not np.array_equal(info["final_obs"][over], observation[over])
        ended = over
        seen += int(over.sum())


def test_arrays_are_copies_unless_none_are_wanted() -> None:
    for copy in (True, False):
        env = vector(copy=copy)
        observation, _info = env.reset(seed=7)
        before = observation.copy()
        following = env.step(env.batch.sample())[0]
        assert np.shares_memory(observation, following) is not copy
        assert np.array_equal(observation, before) is copy


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ({"rivals": ("random", "random")}, "2 players have 1 rivals, not 2"),
        ({"seat": 2}, "there is no seat 2; choose from 0 to 1"),
        ({"rivals": "nobody"}, "there is no bot 'nobody'"),
    ],
)
def test_who_cannot_play_is_said(wrong: dict[str, Any], why: str) -> None:
    with pytest.raises(BottegaError, match=why):
        bottega.research.gymnasium.TableEnv("sintra", **wrong)


def test_what_a_batch_does_not_do_is_said() -> None:
    with pytest.raises(BottegaError, match="begins new games by itself"):
        vector(autoreset_mode=AutoresetMode.DISABLED)
    with pytest.raises(BottegaError, match="one seed is enough"):
        vector().reset(seed=[1, 2, 3, 4])
