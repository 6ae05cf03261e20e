"""Many tables of a game, stepped in one call, as NumPy arrays."""

from typing import TYPE_CHECKING, Any

from bottega.bots.batch import BatchPlan, BatchTables
from bottega.core.errors import BottegaError
from bottega.core.game import Game
from bottega.core.kernel import Position
from bottega.extras import need
from bottega.games import find_game

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import ArrayLike, NDArray
else:
    np = need("numpy", "research")


class Batch:
    """So many tables, each with its own game; where one ends, the next begins by itself.

    The arrays look into the engine without a copy. They cannot be written, and change with every step: copy what is
    to be kept.
    """

    def __init__(
        self,
        game: str | Game[Any],
        count: int,
        *,
        players: int = 2,
        seats: tuple[str, ...] | None = None,
        rotate: bool = False,
        reward: str = "share",
        autoreset: str = "same_step",
        observe: bool = True,
        seed: int = 0,
        first: int = 0,
        **chosen: str | int,
    ) -> None:
        """`seats` names a bot for each seat, '' for whoever learns; without it, whoever learns decides for all.

        With `rotate` everybody sits one seat further in each game. A game is worth to each seat its share of the
        victory, or with `reward` its score or its `lead` over the best other one. `autoreset` is `same_step` or
        `next_step`: when the next game begins. Without `observe` there are no observations, which saves much time.
        The games of a table follow from `seed` and the table's number, which counts from `first`.
        """
        for name, number in (("tables", count), ("players", players)):
            if not np.issubdtype(type(number), np.integer):
                raise BottegaError(f"the number of {name} is a whole number, not {number!r}")
        if count < 1:
            raise BottegaError(f"a batch has at least one table, not {count}")
        if autoreset not in ("same_step", "next_step"):
            raise BottegaError(f"a new game begins in the same_step or the next_step, not {autoreset!r}")
        self.game: Game[Any] = find_game(game) if isinstance(game, str) else game
        self.count = int(count)
        self.players = int(players)
        self.options: dict[str, Any] = {"seats": list(seats or [""] * self.players), "rotate": rotate, "reward": reward}
        self.autoreset = autoreset
        self.observe = observe
        self.chosen = {name: str(value) for name, value in chosen.items()}
        self.first = first
        self.actions = self.game.action_table()
        self.start(seed)

    def start(self, seed: int) -> None:
        """All tables from the beginning, with another seed."""
        same_step = self.autoreset == "same_step"
        plan = BatchPlan(
            self.game, self.players, self.chosen, **self.options, same_step=same_step, observes=self.observe, seed=seed
        )
        self.tables = BatchTables(plan, self.count, self.first)
        self.masks: NDArray[np.uint8] = look(self.tables.masks, self.count)
        self.rewards: NDArray[np.float64] = look(self.tables.rewards, self.count)
        self.done: NDArray[np.uint8] = look(self.tables.done)
        self.illegal: NDArray[np.uint8] = look(self.tables.illegal)
        self.movers: NDArray[np.int64] = look(self.tables.movers)
        self.acted: NDArray[np.int64] = look(self.tables.acted)
        self.observations: NDArray[np.int16] = look(self.tables.observations, self.count)
        self.finals: NDArray[np.int16] = look(self.tables.finals, self.count)

    def step(self, actions: "ArrayLike") -> None:
        """Play an action at each table. One that is none of the options ends the game: see `illegal`."""
        chosen = np.asarray(actions)
        if chosen.shape != (self.count,) or chosen.dtype.kind not in "iu" or not np.can_cast(chosen.dtype, np.int64):
            raise BottegaError(f"needs {self.count} whole numbers, not {chosen.dtype} of the shape {chosen.shape}")
        self.tables.step(chosen.tolist())

    def reset(self) -> None:
        """A new game at every table."""
        self.tables.reset()

    def sample(self) -> "NDArray[np.int64]":
        """A random action for each table, any of those that are possible."""
        return np.array(self.tables.sample(), dtype=np.int64)

    def position(self, table: int) -> Position:
        """A copy of a table's position."""
        if not 0 <= table < self.count:
            raise BottegaError(f"there is no table {table}; they are 0 to {self.count - 1}")
        return self.tables.tables[table].s.copy()


def look(vector: Any, rows: int = 0) -> Any:
    """An array that looks into a vector of the engine, with so many rows."""
    array = np.asarray(vector)
    return array.reshape(rows, -1) if rows else array
