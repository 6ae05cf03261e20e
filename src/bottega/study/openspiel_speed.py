"""Random games of backgammon in OpenSpiel: the yardstick of `bottega bench`.

Run by the Python of an environment that has OpenSpiel. For every line on standard input it plays for about that many
seconds and prints its decisions per second (chance nodes are not counted): `inside 0.4` all in C++, `driven 0.4` from
Python, `observed 0.4` with the numbers that a learner gets; `tictactoe_v3 0.4` and `connect_four_v3 0.4` are games of
PettingZoo, 0 where that is not installed.
"""

import importlib
import random
import sys
import time
from collections.abc import Callable
from functools import partial

import pyspiel  # type: ignore[import-not-found,unused-ignore]


def decisions_per_second(seconds: float) -> float:
    """The speed of C++ bots that choose uniformly, on C++ states."""
    game = pyspiel.load_game("backgammon")
    bots = [pyspiel.make_uniform_random_bot(player, player + 1) for player in (0, 1)]
    decisions = 0
    spent = 0.0
    seed = 0
    while spent < seconds:
        seed += 1
        state = game.new_initial_state()
        began = time.perf_counter()
        pyspiel.evaluate_bots(state, bots, seed)
        spent += time.perf_counter() - began
        decisions += sum(action.player >= 0 for action in state.full_history())
    return decisions / spent


def driven_per_second(seconds: float, observes: bool = False) -> float:
    """The speed where Python reads the legal actions, chooses and plays each, as its examples do."""
    game = pyspiel.load_game("backgammon")
    chance = random.Random(1)
    decisions = 0
    began = time.perf_counter()
    while time.perf_counter() - began < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                actions, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chance.choices(actions, odds)[0])
            else:
                if observes:
                    state.observation_tensor()
                state.apply_action(chance.choice(state.legal_actions()))
                decisions += 1
    return decisions / (time.perf_counter() - began)


def pettingzoo_per_second(seconds: float, name: str) -> float:
    """The speed of one of PettingZoo's own games, driven as its documentation does, by random actions of the mask."""
    try:
        env = importlib.import_module(f"pettingzoo.classic.{name}").env()
    except ImportError:
        return 0.0
    decisions = games = 0
    began = time.perf_counter()
    while time.perf_counter() - began < seconds:
        games += 1
        env.reset(seed=games)
        for agent in env.agent_iter():
            observation, _reward, over, cut, _info = env.last()
            if over or cut:
                env.step(None)
            else:
                env.step(env.action_space(agent).sample(observation["action_mask"]))
                decisions += 1
    return decisions / (time.perf_counter() - began)


SPEEDS: dict[str, Callable[[float], float]] = {
    "inside": decisions_per_second,
    "driven": driven_per_second,
    "observed": partial(driven_per_second, observes=True),
    "tictactoe_v3": partial(pettingzoo_per_second, name="tictactoe_v3"),
    "connect_four_v3": partial(pettingzoo_per_second, name="connect_four_v3"),
}

if __name__ == "__main__":
    for line in sys.stdin:
        how, _, seconds = line.partition(" ")
        sys.stdout.write(f"decisions/s {SPEEDS[how](float(seconds))}\n")
        sys.stdout.flush()
