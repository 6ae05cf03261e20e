"""OpenSpiel's DQN learns Sintra for two against random players; `make research` runs it for a short while.

python examples/dqn_sintra.py --games 600
"""

import argparse
import sys
import time

import numpy as np
import pyspiel
import torch
from open_spiel.python.algorithms.random_agent import RandomAgent
from open_spiel.python.pytorch.dqn import DQN
from open_spiel.python.rl_environment import Environment

import bottega.research.openspiel  # noqa: F401 - registers the games

NAME = "bottega_sintra(utility=lead)"


def play(env, agents, evaluates):
    """A game to its end; how far everybody is ahead."""
    step = env.reset()
    while not step.last():
        player = step.observations["current_player"]
        step = env.step([agents[player].step(step, is_evaluation=evaluates).action])
    for agent in agents:
        agent.step(step, is_evaluation=evaluates)
    return step.rewards


def won(env, agent, rival, games):
    """The share of the victories, in the first seat."""
    leads = [play(env, [agent, rival], True)[0] for _ in range(games)]
    return float(np.mean([(lead > 0) + 0.5 * (lead == 0) for lead in leads]))


def learn(games, exam, seed):
    """Learn from so many games; the share of the victories before and after."""
    torch.set_num_threads(1)  # the net is small
    np.random.seed(seed)
    env = Environment(pyspiel.load_game(NAME))
    env.seed(seed)
    size, actions = env.observation_spec()["info_state"][0], env.action_spec()["num_actions"]
    agent = DQN(
        0,
        size,
        actions,
        hidden_layers_sizes=[128, 128],
        replay_buffer_capacity=50_000,
        learning_rate=0.0005,
        optimizer_str="adam",
        loss_str="huber",
        learn_every=4,
        epsilon_decay_duration=games * 15,
        gradient_clipping=10.0,
        seed=seed,
    )
    rival = RandomAgent(1, actions)
    before = won(env, agent, rival, exam)
    began = time.perf_counter()
    for _ in range(games):
        play(env, [agent, rival], False)
    seconds = time.perf_counter() - began
    after = won(env, agent, rival, exam)
    sys.stdout.write(
        f"DQN of OpenSpiel: {games:,} games in {seconds:.0f} s, won against random: "
        f"{100 * before:.0f} % before, {100 * after:.0f} % after, {exam} games each\n"
    )
    return before, after


if __name__ == "__main__":
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--games", type=int, default=600, help="to learn from")
    options.add_argument("--exam", type=int, default=100, help="games of each exam")
    options.add_argument("--seed", type=int, default=1)
    learn(**vars(options.parse_args()))
