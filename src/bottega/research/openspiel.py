"""OpenSpiel: importing this file registers `bottega_sintra`, `bottega_fresco(players=4,modules=1;2;7)` and so on.

Chance: the seed of a game is spelt by chance nodes at the root, so that all else follows from it; with
`chance=explicit` what nobody knows is dealt afresh, by chance nodes of its own, before anything is shown. Plans are
made one after the other, and hidden from the others. Utility: the share of the victory, or with `utility=score` and
`utility=lead` points.
"""

from functools import cache
from typing import TYPE_CHECKING, Any, Final

from bottega.core.errors import BadSetup
from bottega.core.game import REWARDS, Game
from bottega.core.kernel import Position
from bottega.core.laws import MOST
from bottega.core.messages import msg
from bottega.core.recall import Recall, play_and_recall, remember
from bottega.core.rng import derive
from bottega.extras import need
from bottega.games import find_game
from bottega.research.rewards import rewards_of
from bottega.research.told import observation_text

if TYPE_CHECKING:
    import numpy as np
    import pyspiel
else:
    pyspiel = need("pyspiel", "research")
    np = need("numpy", "research")

PREFIX: Final = "bottega_"
DIGITS: Final = 5  # of a seed, at the root
OUTCOMES: Final = 64  # of each chance node
DEAL_DIGITS: Final = 3  # of a deal afresh
POINTS: Final = 1000.0  # more than anybody ever has
CHANCES: Final = ("seed", "explicit")

Parameters = dict[str, Any]


@cache
def game_named(name: str) -> Game[Any]:
    """A game with its standard box, made once."""
    return find_game(name)


class Table:
    """All that a state is beside its history, so that a copy of it is one call."""

    def __init__(self, game: Game[Any], players: int, chosen: dict[str, str], explicit: bool) -> None:
        self.game = game
        self.players = players
        self.chosen = chosen
        self.explicit = explicit
        self.digits: list[int] = []  # what chance nodes have spelt
        self.position: Position | None = None
        self.recall: Recall | None = None
        self.waiting: int | None = None  # a move that shows something, while chance decides what
        self.moves: list[str] = []

    def __deepcopy__(self, memo: object) -> "Table":
        other = Table(self.game, self.players, self.chosen, self.explicit)
        other.digits = list(self.digits)
        other.position = None if self.position is None else self.position.copy()
        other.recall = None if self.recall is None else self.recall.copy()
        other.waiting = self.waiting
        other.moves = list(self.moves)
        return other

    def __getstate__(self) -> Parameters:
        """A game is known by its name."""
        return {**self.__dict__, "game": self.game.name}

    def __setstate__(self, state: Parameters) -> None:
        self.__dict__ = {**state, "game": game_named(state["game"])}

    def at_chance(self) -> bool:
        """Does chance decide?"""
        return self.position is None or self.waiting is not None

    def spell(self, digit: int) -> None:
        """A chance node's outcome."""
        self.digits.append(digit)
        if self.position is None and len(self.digits) == DIGITS:
            self.position = self.game.new(self.players, self.number(), self.chosen)
            self.recall = remember(self.game, self.position, self.players)
        elif self.position is not None and len(self.digits) == DEAL_DIGITS:
            self.position = self.game.redeal(self.position, self.number())
            assert self.waiting is not None
            move, self.waiting = self.waiting, None
            self.carry_out(move)

    def number(self) -> int:
        """What chance has spelt, as a number."""
        number = 0
        for digit in self.digits:
            number = number * OUTCOMES + digit
        self.digits = []
        return number

    def play(self, action: int) -> None:
        """Carry out an action, or let chance decide first."""
        assert self.position is not None
        move = self.game.action_table().move_in(self.position, action)
        if move < 0:
            raise ValueError(f"action {action} is not possible; these are: {self.actions()}")
        if self.explicit:
            trial = self.position.copy()
            trial.play(move)
            if trial.reveals > self.position.reveals:
                self.waiting = move
                return
        self.carry_out(move)

    def carry_out(self, move: int) -> None:
        """Carry out a move; all remember it."""
        assert self.position is not None
        assert self.recall is not None
        self.moves.append(self.game.write(self.position, move))
        play_and_recall(self.game, self.position, self.recall, self.position.to_move(), move)

    def actions(self) -> list[int]:
        """What is possible now, in rising order."""
        assert self.position is not None
        return sorted(self.game.action_table().ids(self.position))

    def suppose(self, who: int, seed: int) -> "Table":
        """The same as `who` may think it is."""
        assert self.position is not None
        assert self.recall is not None
        other = Table(self.game, self.players, self.chosen, self.explicit)
        other.moves = list(self.moves)
        other.position = self.game.determinize(self.position, who, seed)
        other.position.ask(who)
        other.recall = self.recall.suppose(self.game, other.position, who)
        return other

    def returns(self, utility: str) -> list[float]:
        """What everybody has in the end."""
        if self.position is None:
            return [0.0] * self.players
        return rewards_of(self.game, self.position, utility)

    def text(self) -> str:
        """The set-up and the moves; before the game what chance has spelt."""
        options = ", ".join(f"{name} {value}" for name, value in self.chosen.items())
        head = f"{self.game.title}, {self.players} players, {options}"
        start = " ".join(map(str, self.digits)) if self.position is None else f"{self.position.random}"
        return f"{head}\n{start}: {' '.join(self.moves)}{'' if self.waiting is None else ' ...'}"


class Observer:
    """What a seat knows: by default as numbers and text, with perfect recall as its information state."""

    def __init__(self, game: Game[Any], recall: bool, public: bool, private: bool) -> None:
        self.game = game
        self.recall = recall
        self.public = public
        self.private = private
        self.tensor: Any = None
        self.dict: dict[str, Any] = {}
        if public and private and not recall:
            size = sum(piece.size for piece in game.observation_layout())
            self.tensor = np.zeros(size, np.float32)
            self.dict = {"observation": self.tensor}

    def set_from(self, state: "BottegaState", player: int) -> None:
        """Fill the numbers."""
        if self.tensor is not None:
            position = state.table.position
            self.tensor[:] = 0 if position is None else np.asarray(self.game.observation(position, player))

    def string_from(self, state: "BottegaState", player: int) -> str | None:
        """The same as text."""
        table = state.table
        if not self.public:
            return None
        if table.position is None or table.recall is None:
            return ""
        if self.recall:
            return f"{self.game.name} seat {player + 1}: {table.recall.state(player)}"
        return observation_text(self.game, table.position, player if self.private else -1)


def specification(game: Game[Any]) -> Parameters:
    """The parameters of a game and their defaults."""
    chosen = {choice.name: choice.default for choice in game.choices()}
    return {"players": 2, **chosen, "chance": CHANCES[0], "utility": REWARDS[0]}


def game_type(name: str, utility: str = "share") -> "pyspiel.GameType":
    """What OpenSpiel wants to know of a game before there is one."""
    game = game_named(name)
    kinds = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=PREFIX + name,
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=kinds.CONSTANT_SUM if utility == "share" else kinds.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game.player_counts),
        min_num_players=min(game.player_counts),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=specification(game),
    )


def one_of(option: str, value: str, values: tuple[str, ...]) -> str:
    """A value that is known; BadSetup if it is none of them."""
    if value not in values:
        raise BadSetup(msg("setup-value", option=option, value=value, values=", ".join(values)))
    return value


class BottegaGame(pyspiel.Game):  # type: ignore[misc]
    """A game of Bottega, set up."""

    def __init__(self, name: str, params: Parameters | None = None) -> None:
        self.params = {**specification(game_named(name)), **(params or {})}
        self.game = game_named(name)
        self.utility = one_of("utility", self.params["utility"], REWARDS)
        self.explicit = one_of("chance", self.params["chance"], CHANCES) == "explicit"
        names = [choice.name for choice in self.game.choices()]
        players = int(self.params["players"])
        self.chosen = {option: str(self.params[option]).rstrip(";").replace(";", ",") for option in names}
        self.game.complete(players, 0, self.chosen)  # refused before it is played
        share = self.utility == "share"
        info = pyspiel.GameInfo(
            num_distinct_actions=int(self.game.action_table().size),
            max_chance_outcomes=OUTCOMES,
            num_players=players,
            min_utility=0.0 if share else -POINTS,
            max_utility=1.0 if share else POINTS,
            utility_sum=1.0 if share else None,
            max_game_length=MOST,
        )
        super().__init__(game_type(name, self.utility), info, params or {})

    def new_initial_state(self) -> "BottegaState":
        return BottegaState(self)

    def deserialize_state(self, text: str) -> "BottegaState":
        """A state that this game has written; OpenSpiel itself takes one of any game."""
        try:
            state: BottegaState = super().deserialize_state(text)
            table = state.table
            own = (table.game.name, table.players, table.chosen) == (self.game.name, self.num_players(), self.chosen)
        except Exception as error:
            raise ValueError(f"this is no state that {self} has written ({error})") from None
        if not own:
            raise ValueError(f"this is a state of another game than {self}")
        return state

    def new_table(self) -> Table:
        """A table before its first chance node."""
        return Table(self.game, self.num_players(), self.chosen, self.explicit)

    def make_py_observer(self, iig_obs_type: Any = None, params: Parameters | None = None) -> Observer:
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        private = kind.private_info != pyspiel.PrivateInfoType.NONE
        return Observer(self.game, kind.perfect_recall, kind.public_info, private)


class SintraGame(BottegaGame):
    """Stained Glass of Sintra."""

    def __init__(self, params: Parameters | None = None) -> None:
        super().__init__("sintra", params)


class FrescoGame(BottegaGame):
    """Fresco."""

    def __init__(self, params: Parameters | None = None) -> None:
        super().__init__("fresco", params)


class BottegaState(pyspiel.State):  # type: ignore[misc]
    """A state: a history, and the table it led to."""

    def __init__(self, game: BottegaGame) -> None:
        super().__init__(game)
        self.table = game.new_table()
        self.utility = game.utility

    def current_player(self) -> int:
        if self.table.at_chance():
            return int(pyspiel.PlayerId.CHANCE)
        assert self.table.position is not None
        return int(pyspiel.PlayerId.TERMINAL) if self.table.position.over() else int(self.table.position.to_move())

    def _legal_actions(self, player: int) -> list[int]:
        return [int(action) for action in self.table.actions()]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(outcome, 1 / OUTCOMES) for outcome in range(OUTCOMES)]

    def _apply_action(self, action: int) -> None:
        if self.table.at_chance():
            if not 0 <= action < OUTCOMES:
                raise ValueError(f"chance has no outcome {action}; it has 0 to {OUTCOMES - 1}")
            self.table.spell(action)
        else:
            self.table.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        table = self.table.game.action_table()
        if player == pyspiel.PlayerId.CHANCE:
            return f"chance {action}"
        position = self.table.position
        move = -1 if position is None else table.move_in(position, action)
        return table.name(action) if position is None or move < 0 else self.table.game.write(position, move)

    def is_terminal(self) -> bool:
        return not self.table.at_chance() and self.table.position is not None and self.table.position.over()

    def returns(self) -> list[float]:
        return self.table.returns(self.utility)

    def resample_from_infostate(self, player: int, sampler: Any) -> "BottegaState":
        """A state that the player cannot tell from this one; its history stays that of this one."""
        other: BottegaState = self.clone()
        other.table = self.table.suppose(player, derive(int(sampler() * (1 << 30)), 0))
        return other

    def __str__(self) -> str:
        return self.table.text()


def register() -> None:
    """Tell OpenSpiel of all games; done by importing this file."""
    known = {kind.short_name for kind in pyspiel.registered_games()}
    for name, kind in (("fresco", FrescoGame), ("sintra", SintraGame)):
        if PREFIX + name not in known:
            pyspiel.register_game(game_type(name), kind)


register()
