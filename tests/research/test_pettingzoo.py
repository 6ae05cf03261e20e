"""PettingZoo's own suites, which must not warn, and what happens where an action is not possible."""

from functools import partial
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, render_test, seed_test, state_test
from pettingzoo.utils.conversions import parallel_to_aec

from bottega.core.errors import BadSetup
from bottega.research import pettingzoo
from tests.research.setups import SETUPS, Chosen

pytestmark = pytest.mark.compiled

SOME = [
    ("sintra", {"players": 2, "side": "A"}),
    ("sintra", {"players": 4, "side": "B"}),
    ("fresco", {"players": 2, "modules": "all"}),
    ("fresco", {"players": 4, "edition": "classic", "modules": "random:3"}),
]


@pytest.mark.parametrize(("game", "chosen"), SETUPS)
def test_the_interface_is_pettingzoos(game: str, chosen: Chosen) -> None:
    api_test(pettingzoo.env(game, **chosen), num_cycles=60)


@pytest.mark.parametrize(("game", "chosen"), SOME)
def test_all_other_suites_pass(game: str, chosen: Chosen, capsys: pytest.CaptureFixture[str]) -> None:
    make: Any = partial(pettingzoo.env, game, **chosen)
    parallel: Any = partial(pettingzoo.parallel_env, game, **chosen)
    seed_test(make, num_cycles=30)
    render_test(make)
    state_test(make(), parallel(), num_cycles=10)
    parallel_api_test(parallel(), num_cycles=60)
    max_cycles_test(SimpleNamespace(env=lambda **more: parallel_to_aec(parallel(**more)), parallel_env=parallel))
    assert "Player 1" in capsys.readouterr().out  # for people the table is printed


def test_a_game_is_played_to_its_end_and_shares_the_victory() -> None:
    env = pettingzoo.env("sintra", players=3)
    env.reset(seed=4)
    dice = np.random.default_rng(1)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, ended, cut, info = env.last()
        total[agent] += reward
        assert not cut
        if ended:
            assert not info["action_mask"].any()
            env.step(None)
        else:
            assert info["action_mask"].dtype == np.int8
            assert list(observation) == list(env.unwrapped.desk.seen(agent))
            env.step(int(dice.choice(np.flatnonzero(info["action_mask"]))))
    assert sum(total.values()) == pytest.approx(1.0)


def test_an_action_that_is_not_possible_ends_the_game_with_a_loss() -> None:
    env = pettingzoo.env("sintra")
    env.reset(seed=4)
    agent = env.agent_selection
    env.step(69)
    assert env.rewards[agent] == -1
    assert all(env.terminations.values())


def test_without_wrappers_it_is_refused_in_words() -> None:
    env = pettingzoo.raw_env("sintra")
    env.reset(seed=4)
    with pytest.raises(ValueError, match="action 69 is not possible; these are"):
        env.step(69)


@pytest.mark.parametrize(
    ("options", "what"),
    [
        ({"game": "chess"}, "chess"),
        ({"players": 5}, "5"),
        ({"side": "C"}, "side"),
        ({"game": "fresco", "modules": "99"}, "99"),
        ({"reward": "fun"}, "reward"),
        ({"illegal": "ignore"}, "illegal"),
    ],
)
def test_what_cannot_be_set_up_is_refused(options: dict[str, Any], what: str) -> None:
    with pytest.raises(BadSetup, match=what):
        pettingzoo.env(**options)


def test_parallel_games_end_for_all_at_once() -> None:
    env = pettingzoo.parallel_env("sintra", players=2, reward="score")
    observations, infos = env.reset(seed=1)
    rewards: dict[str, float] = {}
    ended: dict[str, bool] = {}
    while env.agents:
        actions = {agent: int(np.argmax(infos[agent]["action_mask"])) for agent in env.agents}
        observations, rewards, ended, _, infos = env.step(actions)
    assert ended == {"player_0": True, "player_1": True}
    assert list(rewards.values()) == env.desk.game.result(env.desk.position).scores
    assert set(observations) == set(ended)


def test_turns_are_cut_off_when_an_agent_has_decided_so_often() -> None:
    env = pettingzoo.env("sintra", max_cycles=3, illegal="replace")
    env.reset(seed=1)
    while not any(env.truncations.values()):
        env.step(69)
    assert max(env.unwrapped.decided.values()) == 3
    assert not any(env.terminations.values())
