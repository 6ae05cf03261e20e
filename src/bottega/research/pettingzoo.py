"""PettingZoo: `bottega.research.pettingzoo.env("sintra", players=3, side="B")`, and `parallel_env` likewise.

Agents are `player_0` and so on, by seat. An observation is what a seat may know; what is possible is marked in
`infos[agent]["action_mask"]`. Rewards come at the end: the share of the victory, or with `reward="score"` and
`reward="lead"` points. An action that is not possible ends the game for `env`; with `illegal="replace"` a possible one,
by the game's seed, is played instead.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from bottega.core.errors import BadSetup
from bottega.core.game import REWARDS
from bottega.core.kernel import Position
from bottega.core.messages import msg
from bottega.core.observation import MOST
from bottega.core.rng import SEEDS, Random, derive
from bottega.extras import need
from bottega.games import find_game
from bottega.research.picture import pixels
from bottega.research.rewards import rewards_of
from bottega.research.text import as_text

if TYPE_CHECKING:
    import gymnasium
    import numpy as np
    from pettingzoo import AECEnv, ParallelEnv
    from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper, TerminateIllegalWrapper
else:
    gymnasium = need("gymnasium", "research")
    np = need("numpy", "research")
    need("pettingzoo", "research")
    from pettingzoo import AECEnv, ParallelEnv
    from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper, TerminateIllegalWrapper

ILLEGAL: Final = ("end", "replace")
LOWEST, HIGHEST = -int(MOST), int(MOST)
RENDER_MODES: Final = ["ansi", "rgb_array", "human"]


class Desk:
    """A game with its spaces, as both kinds of environments need it."""

    def __init__(self, game: str, players: int, reward: str, illegal: str, chosen: Mapping[str, str | int]) -> None:
        self.game = find_game(game)
        self.players = players
        self.chosen = {name: str(value) for name, value in chosen.items()}
        for option, value, values in (("reward", reward, REWARDS), ("illegal", illegal, ILLEGAL)):
            if value not in values:
                raise BadSetup(msg("setup-value", option=option, value=value, values=", ".join(values)))
        self.game.complete(players, 0, self.chosen)  # refused before it is played
        self.reward = reward
        self.replaces = illegal == "replace"
        self.agents = [f"player_{seat}" for seat in range(players)]
        self.actions = self.game.action_table()
        self.numbers = sum(piece.size for piece in self.game.observation_layout())
        seen = gymnasium.spaces.Box(LOWEST, HIGHEST, (self.numbers,), np.int16)
        self.observation_spaces = dict.fromkeys(self.agents, seen)
        self.action_spaces = {agent: gymnasium.spaces.Discrete(int(self.actions.size)) for agent in self.agents}
        self.state_space = gymnasium.spaces.Box(LOWEST, HIGHEST, (self.numbers * players,), np.int16)
        self.seeds = np.random.default_rng()
        self.dice = Random(0)
        self.position: Position = self.game.new(players, 0, self.chosen)

    def begin(self, seed: int | None) -> None:
        """A new game; by a seed, or the next one."""
        if seed is not None:
            self.seeds = np.random.default_rng(seed)
            for index, space in enumerate(self.action_spaces.values()):
                space.seed(seed + index)
        number = int(self.seeds.integers(SEEDS))
        self.dice = Random(derive(number, 1))
        self.position = self.game.new(self.players, number, self.chosen)

    def mover(self) -> str:
        """Who is asked."""
        return self.agents[self.position.to_move()]

    def seen(self, agent: str) -> Any:
        """What an agent may know."""
        return np.array(self.game.observation(self.position, self.agents.index(agent)), np.int16)

    def mask(self, agent: str) -> Any:
        """1 for each action that is possible for an agent."""
        if self.position.over() or agent != self.mover():
            return np.zeros(int(self.actions.size), np.int8)
        return np.array(self.actions.mask(self.position), np.int8)

    def play(self, action: int) -> None:
        """Carry out an action."""
        move = self.actions.move_in(self.position, int(action))
        if move < 0 and not self.replaces:
            possible = sorted(self.actions.ids(self.position))
            raise ValueError(f"action {action} is not possible; these are: {possible}")
        if move < 0:
            move = self.position.options[self.dice.below(len(self.position.options))]
        self.position.play(move)

    def state(self) -> Any:
        """What all may know together."""
        return np.concatenate([self.seen(agent) for agent in self.agents])

    def rewards(self) -> dict[str, float]:
        """What everybody has in the end."""
        return dict(zip(self.agents, rewards_of(self.game, self.position, self.reward), strict=True))

    def render(self, mode: str | None) -> Any:
        """The table as a text, or as an array of pixels; printed for people."""
        if mode == "rgb_array":
            return pixels(self.game, self.position)
        text = as_text(self.game, self.position) if mode else None
        if mode != "human":
            return text
        print(text)  # noqa: T201 - this is what was asked for
        return None


class TurnsEnv(AECEnv):  # type: ignore[misc]
    """Agents decide one after the other."""

    def __init__(self, desk: Desk, max_cycles: int | None, render_mode: str | None) -> None:
        super().__init__()
        self.desk = desk
        self.metadata = {
            "name": f"bottega_{desk.game.name}_v0",
            "render_modes": RENDER_MODES,
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.possible_agents = list(desk.agents)
        self.observation_spaces = desk.observation_spaces
        self.action_spaces = desk.action_spaces
        self.state_space = desk.state_space

    def observation_space(self, agent: str) -> Any:
        return self.desk.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.desk.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.desk.begin(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {"action_mask": self.desk.mask(agent)} for agent in self.agents}
        self.decided = dict.fromkeys(self.agents, 0)
        self.agent_selection = self.desk.mover()

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.desk.play(action)
        self.decided[agent] += 1
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict.fromkeys(self.agents, 0.0)
        over = self.desk.position.over()
        if over:
            self.rewards = self.desk.rewards()
        self.terminations = dict.fromkeys(self.agents, over)
        late = self.max_cycles is not None and self.decided[agent] >= self.max_cycles and not over
        self.truncations = dict.fromkeys(self.agents, late)
        self.infos = {name: {"action_mask": self.desk.mask(name)} for name in self.agents}
        self.agent_selection = self.agents[0] if over else self.desk.mover()
        self._accumulate_rewards()

    def observe(self, agent: str) -> Any:
        return self.desk.seen(agent)

    def state(self) -> Any:
        return self.desk.state()

    def render(self) -> Any:
        return self.desk.render(self.render_mode)

    def close(self) -> None:
        """Nothing is open."""


class StepsEnv(ParallelEnv):  # type: ignore[misc]
    """All agents give an action in each step; that of whoever is asked counts."""

    def __init__(self, desk: Desk, max_cycles: int | None, render_mode: str | None) -> None:
        self.desk = desk
        self.metadata = {"name": f"bottega_{desk.game.name}_v0", "render_modes": RENDER_MODES}
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.possible_agents = list(desk.agents)
        self.agents: list[str] = []
        self.observation_spaces = desk.observation_spaces
        self.action_spaces = desk.action_spaces
        self.state_space = desk.state_space
        self.steps = 0

    def observation_space(self, agent: str) -> Any:
        return self.desk.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.desk.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, Any]:
        self.desk.begin(seed)
        self.agents = list(self.possible_agents)
        self.steps = 0
        return self.seen()

    def seen(self) -> tuple[dict[str, Any], dict[str, Any]]:
        """What all may know and do."""
        observations = {agent: self.desk.seen(agent) for agent in self.agents}
        return observations, {agent: {"action_mask": self.desk.mask(agent)} for agent in self.agents}

    def step(self, actions: dict[str, Any]) -> tuple[Any, Any, Any, Any, Any]:
        self.desk.play(actions[self.desk.mover()])
        self.steps += 1
        over = self.desk.position.over()
        late = not over and self.max_cycles is not None and self.steps >= self.max_cycles
        rewards = self.desk.rewards() if over else dict.fromkeys(self.agents, 0.0)
        observations, infos = self.seen()
        ended, cut = dict.fromkeys(self.agents, over), dict.fromkeys(self.agents, late)
        if over or late:
            self.agents = []
        return observations, rewards, ended, cut, infos

    def state(self) -> Any:
        return self.desk.state()

    def render(self) -> Any:
        return self.desk.render(self.render_mode)

    def close(self) -> None:
        """Nothing is open."""


def raw_env(
    game: str = "sintra",
    players: int = 2,
    reward: str = "share",
    illegal: str = "end",
    max_cycles: int | None = None,
    render_mode: str | None = None,
    **chosen: str | int,
) -> TurnsEnv:
    """Agents one after the other, without wrappers: an action that is not possible raises ValueError."""
    return TurnsEnv(Desk(game, players, reward, illegal, chosen), max_cycles, render_mode)


def env(
    game: str = "sintra",
    players: int = 2,
    reward: str = "share",
    illegal: str = "end",
    max_cycles: int | None = None,
    render_mode: str | None = None,
    **chosen: str | int,
) -> Any:
    """Agents one after the other; an action that is not possible ends the game for whoever chose it with -1."""
    inner = raw_env(game, players, reward, illegal, max_cycles, render_mode, **chosen)
    wrapped = inner if illegal == "replace" else TerminateIllegalWrapper(inner, illegal_reward=-1)
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(wrapped))


def parallel_env(
    game: str = "sintra",
    players: int = 2,
    reward: str = "share",
    max_cycles: int | None = None,
    render_mode: str | None = None,
    **chosen: str | int,
) -> StepsEnv:
    """All agents at once; what is not possible is replaced, since only one of them is asked."""
    return StepsEnv(Desk(game, players, reward, "replace", chosen), max_cycles, render_mode)
