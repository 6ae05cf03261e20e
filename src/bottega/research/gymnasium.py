"""Gymnasium: after `import bottega.research.gymnasium`, `gymnasium.make("bottega/Sintra-v0", rivals="greedy")`.

`make_vec` steps a batch. Whoever learns has one seat, built-in bots the others. An observation is what the seat may
know; the actions that are possible are marked in `info["action_mask"]`. An action that is none of them ends the episode
with a reward of -1 and `info["illegal"]`.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from bottega.core.errors import BottegaError
from bottega.core.observation import MOST
from bottega.core.rng import SEEDS
from bottega.extras import need
from bottega.games import NAMES
from bottega.research.batch import Batch
from bottega.research.text import as_text

if TYPE_CHECKING:
    import gymnasium
    import numpy as np
    from gymnasium.vector import AutoresetMode, VectorEnv
    from numpy.typing import NDArray
else:
    gymnasium = need("gymnasium", "research")
    np = need("numpy", "research")
    from gymnasium.vector import AutoresetMode, VectorEnv

Info = dict[str, Any]

LOWEST, HIGHEST = -int(MOST), int(MOST)


def rivals_at(players: int, rivals: str | Sequence[str], seat: int | None) -> dict[str, Any]:
    """Who sits where, for a batch; without a seat of one's own all sit one seat further in each game."""
    others = [rivals] * (players - 1) if isinstance(rivals, str) else list(rivals)
    if len(others) != players - 1:
        raise BottegaError(f"{players} players have {players - 1} rivals, not {len(others)}")
    if seat is not None and not 0 <= seat < players:
        raise BottegaError(f"there is no seat {seat}; choose from 0 to {players - 1}, or None for all in turn")
    own = seat or 0
    return {"seats": (*others[:own], "", *others[own:]), "rotate": seat is None}


def spaces(batch: Batch) -> tuple["gymnasium.Space[Any]", "gymnasium.Space[Any]"]:
    """Of observations and of actions."""
    size = batch.observations.shape[1]
    observed = gymnasium.spaces.Box(LOWEST, HIGHEST, (size,), np.int16)
    return observed, gymnasium.spaces.Discrete(int(batch.actions.size))


def new_games(env: "TableEnv | BatchEnv", seed: int | None) -> None:
    """New games at all tables: the first ones, if there is a seed, else those that follow."""
    if seed is not None or not env.begun:
        env.begun = True
        env.batch.start(int(env.np_random.integers(SEEDS)))
    else:
        env.batch.reset()


class TableEnv(gymnasium.Env[Any, Any]):
    """One table against built-in bots."""

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012 - as Gymnasium wants it

    def __init__(
        self,
        game: str,
        players: int = 2,
        rivals: str | Sequence[str] = "greedy",
        seat: int | None = None,
        reward: str = "share",
        render_mode: str | None = None,
        **chosen: str | int,
    ) -> None:
        table = {**rivals_at(players, rivals, seat), **chosen}
        self.batch = Batch(game, 1, players=players, reward=reward, autoreset="next_step", **table)
        self.observation_space, self.action_space = spaces(self.batch)
        self.render_mode = render_mode
        self.begun = False

    def reset(self, *, seed: int | None = None, options: Info | None = None) -> tuple["NDArray[np.int16]", Info]:
        super().reset(seed=seed)
        new_games(self, seed)
        return self.seen()

    def step(self, action: Any) -> tuple["NDArray[np.int16]", float, bool, bool, Info]:
        if self.batch.done[0]:
            raise BottegaError("the episode is over; call reset()")
        self.batch.step(np.array([action]))
        reward = float(self.batch.rewards[0, self.batch.acted[0]])
        observation, info = self.seen()
        return observation, reward, bool(self.batch.done[0]), False, info

    def seen(self) -> tuple["NDArray[np.int16]", Info]:
        """What the seat knows and may do, in arrays of their own."""
        info: Info = {"action_mask": self.action_masks(), "illegal": bool(self.batch.illegal[0])}
        return self.batch.observations[0].copy(), info

    def action_masks(self) -> "NDArray[np.int8]":
        """1 for each action that is possible; the name that masked learners look for."""
        mask: NDArray[np.int8] = self.batch.masks[0].astype(np.int8)
        return mask

    def render(self) -> str | None:
        if self.render_mode is None:
            return None
        return as_text(self.batch.game, self.batch.position(0), int(self.batch.acted[0]))


class BatchEnv(VectorEnv[Any, Any, Any]):
    """Many tables against built-in bots, stepped in one call.

    With `copy=False` arrays look into the engine: they cannot be written, and change with the next step.
    """

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        players: int = 2,
        rivals: str | Sequence[str] = "greedy",
        seat: int | None = None,
        reward: str = "share",
        autoreset_mode: "AutoresetMode | str" = AutoresetMode.NEXT_STEP,
        copy: bool = True,
        **chosen: str | int,
    ) -> None:
        mode = AutoresetMode(autoreset_mode)
        if mode is AutoresetMode.DISABLED:
            raise BottegaError("a batch begins new games by itself; choose AutoresetMode.NEXT_STEP or SAME_STEP")
        begins = "next_step" if mode is AutoresetMode.NEXT_STEP else "same_step"
        table = {**rivals_at(players, rivals, seat), **chosen}
        self.batch = Batch(game, num_envs, players=players, reward=reward, autoreset=begins, **table)
        self.num_envs = num_envs
        self.metadata = {"autoreset_mode": mode, "render_modes": []}
        self.single_observation_space, self.single_action_space = spaces(self.batch)
        self.observation_space = gymnasium.vector.utils.batch_space(self.single_observation_space, num_envs)
        self.action_space = gymnasium.vector.utils.batch_space(self.single_action_space, num_envs)
        self.copy = copy
        self.rows = np.arange(num_envs)
        self.begun = False

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: Info | None = None
    ) -> tuple["NDArray[np.int16]", Info]:
        if isinstance(seed, list):
            raise BottegaError("one seed is enough for all tables; each makes its own of it")
        super().reset(seed=seed)
        new_games(self, seed)
        return self.own(self.batch.observations), self.info()

    def step(self, actions: Any) -> tuple["NDArray[np.int16]", Any, Any, Any, Info]:
        batch = self.batch
        batch.step(actions)
        info = self.info()
        done = batch.done.astype(np.bool_)
        if self.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP and done.any():
            info["final_obs"], info["_final_obs"] = self.own(batch.finals), done
        rewards = batch.rewards[self.rows, batch.acted]
        return self.own(batch.observations), rewards, done, np.zeros(self.num_envs, np.bool_), info

    def own(self, array: "NDArray[Any]") -> "NDArray[Any]":
        """A copy, unless none is wanted."""
        return array.copy() if self.copy else array

    def info(self) -> Info:
        """What is possible, and where an action was not."""
        everywhere = np.ones(self.num_envs, np.bool_)
        return {
            "action_mask": self.own(self.batch.masks.view(np.int8)),
            "_action_mask": everywhere,
            "illegal": self.batch.illegal.astype(np.bool_),
            "_illegal": everywhere,
        }


def register() -> None:
    """Tell Gymnasium of all games, each by its name: importing this file does it."""
    for name in NAMES:
        known_as = f"bottega/{name.capitalize()}-v0"
        if known_as not in gymnasium.registry:
            gymnasium.register(
                known_as,
                entry_point="bottega.research.gymnasium:TableEnv",
                vector_entry_point="bottega.research.gymnasium:BatchEnv",
                kwargs={"game": name},
            )


register()
