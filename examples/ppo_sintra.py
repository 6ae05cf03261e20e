"""Masked PPO of sb3-contrib learns Sintra for two against the bot `random`; `make research` runs it for a short while.

python examples/ppo_sintra.py --steps 60000
"""

import argparse
import sys
import time

import numpy as np
import torch
from gymnasium import make
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.utils import get_action_masks
from stable_baselines3.common.env_util import make_vec_env
from stable_baselines3.common.vec_env import VecNormalize

import bottega.research.gymnasium  # noqa: F401 - registers the games

TABLES = 32


def tables(rivals, seed, reward):
    """So many tables; PPO learns from points, which say more than a victory."""
    return make_vec_env(lambda: make("bottega/Sintra-v0", rivals=rivals, reward=reward), TABLES, seed)


def won(model, seen, rivals, games, seed):
    """The share of the victories against a bot, in seats that change."""
    env = tables(rivals, seed, "share")
    observations, shares = env.reset(), []
    while len(shares) < games:
        actions, _ = model.predict(
            seen.normalize_obs(observations), action_masks=get_action_masks(env), deterministic=True
        )
        observations, rewards, done, _ = env.step(actions)
        shares += list(rewards[done])
    return float(np.mean(shares))


def learn(steps, games, seed):
    """Learn for so many steps; the share of the victories against `random` before and after."""
    torch.set_num_threads(1)  # the net is small
    env = VecNormalize(tables("random", seed, "lead"), gamma=1.0)
    model = MaskablePPO("MlpPolicy", env, n_steps=128, batch_size=512, gamma=1.0, ent_coef=0.01, seed=seed)
    before = won(model, env, "random", games, seed + 1)
    began = time.perf_counter()
    model.learn(steps)
    seconds = time.perf_counter() - began
    after = won(model, env, "random", games, seed + 1)
    sys.stdout.write(
        f"MaskablePPO: {model.num_timesteps:,} steps in {seconds:.0f} s, won against random: "
        f"{100 * before:.0f} % before, {100 * after:.0f} % after {games} games each\n"
    )
    return before, after


if __name__ == "__main__":
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--steps", type=int, default=60_000)
    options.add_argument("--games", type=int, default=200, help="of each exam")
    options.add_argument("--seed", type=int, default=7)
    learn(**vars(options.parse_args()))
