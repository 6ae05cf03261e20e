"""Many tables of a game side by side, for whoever learns: one call plays a move at each of them.

What is to be known of them lies in vectors that stay where they are, so that others can look into them without a copy.
"""

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from bottega.bots.bot import Bot
from bottega.bots.seats import choose, find_bot
from bottega.core.errors import BadSetup
from bottega.core.game import REWARDS, Game
from bottega.core.kernel import NOBODY, Position
from bottega.core.observation import Writer, size_of, zeros
from bottega.core.rng import Random, derive

ILLEGAL_REWARD: Final = -1.0

NO: Final[u8] = 0
YES: Final[u8] = 1


class BatchPlan:
    """What is played: the game and how it is set up, who sits where, and what a game is worth."""

    def __init__(
        self,
        game: Game[Any],
        players: int,
        chosen: dict[str, str],
        seats: list[str],
        rotate: bool,
        reward: str,
        same_step: bool,
        observes: bool,
        seed: int,
    ) -> None:
        if len(seats) != players:
            raise BadSetup(f"{players} players need a name for each seat, '' for whoever learns, not {seats}")
        if "" not in seats:
            raise BadSetup("no seat is left for whoever learns; leave one name empty")
        if reward not in REWARDS:
            raise BadSetup(f"a game cannot be worth {reward!r}; choose from {', '.join(REWARDS)}")
        for name in seats:
            if name:
                find_bot(name, 0)
        self.game: Final = game
        self.players: Final[i64] = players
        self.chosen: Final = chosen
        self.complete: Final = game.complete(players, seed, chosen)
        self.drawn: Final = any(choice.is_drawn(chosen.get(choice.name, "")) for choice in game.choices())
        self.seats: Final = seats
        self.bots: Final = any(name != "" for name in seats)
        self.rotate: Final = rotate  # does everybody sit one seat further in the next game?
        self.reward: Final = reward
        self.same_step: Final = same_step  # does the next game begin in the step that ends one, or in the next step?
        self.sees: Final[i64] = size_of(game.observation_layout()) if observes else 0  # numbers of an observation
        self.seed: Final[i64] = seed

    def new(self, seed: i64) -> Position:
        """A new game."""
        if self.drawn:
            fresh: Position = self.game.new(self.players, seed, self.chosen)
            return fresh
        ready: Position = self.game.set_up(self.players, seed, self.complete)
        return ready


class Seated:
    """A table: its position, who decides in which seat, and how many games it has begun."""

    def __init__(self, s: Position, seed: i64, bots: list[Bot | None]) -> None:
        self.s: Final = s
        self.seed: Final[i64] = seed
        self.bots: Final = bots
        self.asked: i64 = 0  # how often bots were asked

    def let_bots_play(self, game: Game[Any]) -> None:
        """Play on until whoever learns is asked, or the game is over."""
        s = self.s
        while not s.over():
            bot = self.bots[s.to_move()]
            if bot is None:
                return
            s.play(choose(game, s, bot, derive(self.seed, self.asked)))
            self.asked += 1


class BatchTables:
    """So many tables. Each plays games whose seeds follow from its own number alone, whatever the others do."""

    def __init__(self, plan: BatchPlan, count: i64, first: i64 = 0) -> None:
        self.plan: Final = plan
        self.game: Final = plan.game
        self.actions: Final = plan.game.action_table()
        self.count: Final[i64] = count
        self.first: Final[i64] = first  # the number of the first table
        self.tables: list[Seated] = []
        self.games: Final = zeros(count)  # games begun at each
        self.masks: Final = no_bytes(count * self.actions.size)
        self.rewards: Final = no_floats(count * plan.players)
        self.done: Final = no_bytes(count)  # did a game end in this step?
        self.illegal: Final = no_bytes(count)  # did it end with an action that is none of the options?
        self.waiting: Final = no_bytes(count)  # does a new game begin in the next step?
        self.movers: Final = zeros(count)  # the seat that is asked, NOBODY while a game waits
        self.acted: Final = zeros(count)  # the seat that was asked before the step
        self.seen: Final = Writer(count, plan.sees)  # by whoever is asked; after the last move by whoever acted
        self.last: Final = Writer(count, plan.sees)  # after the last move, where the next game has begun
        self.observations: Final = self.seen.out
        self.finals: Final = self.last.out
        self.dice: Final = Random(derive(plan.seed, -1 - first))
        for table in range(count):
            self.tables.append(self.fresh(table))
            self.show(table)

    def fresh(self, table: i64) -> Seated:
        """The next game of a table, up to the first question to whoever learns."""
        plan = self.plan
        while True:
            seed = derive(derive(plan.seed, self.first + table), self.games[table])
            shift: i64 = self.first + table + self.games[table] if plan.rotate else 0
            self.games[table] += 1
            seated = Seated(plan.new(seed), seed, self.bots_for(seed, shift))
            if plan.bots:
                seated.let_bots_play(self.game)
            if not seated.s.over():
                return seated

    def bots_for(self, seed: i64, shift: i64) -> list[Bot | None]:
        """Who decides in each seat; nobody where whoever learns does."""
        bots: list[Bot | None] = []
        if self.plan.bots:
            for seat in range(self.plan.players):
                name = self.plan.seats[(seat + shift) % self.plan.players]
                bots.append(find_bot(name, derive(seed, seat)) if name else None)
        return bots

    def reset(self) -> None:
        """A new game at every table."""
        table: i64 = 0
        while table < self.count:
            self.hide(table)
            self.clear(table)
            self.waiting[table] = NO
            self.tables[table] = self.fresh(table)
            self.show(table)
            table += 1

    def step(self, chosen: list[i64]) -> None:
        """Play an action at each table."""
        table: i64 = 0
        while table < self.count:
            self.move(table, chosen[table])
            table += 1

    def move(self, table: i64, action: i64) -> None:
        """Play an action at a table; where a game has ended a new one begins."""
        self.clear(table)
        if self.waiting[table]:
            self.waiting[table] = NO
            self.tables[table] = self.fresh(table)
            self.show(table)
            return
        self.hide(table)
        seated = self.tables[table]
        s = seated.s
        self.acted[table] = s.to_move()
        move = self.actions.move_in(s, action)
        if move < 0:
            self.forfeit(table, s.to_move())
        else:
            s.play(move)
            if self.plan.bots:
                seated.let_bots_play(self.game)
            if s.over():
                self.finish(table, s)
        if not self.done[table]:
            self.show(table)
        elif self.plan.same_step:
            self.look(table, self.acted[table], self.last)
            self.tables[table] = self.fresh(table)
            self.show(table)
        else:
            self.look(table, self.acted[table], self.seen)
            self.waiting[table] = YES
            self.movers[table] = NOBODY

    # --- what is seen of a table

    def show(self, table: i64) -> None:
        """Mark what is asked, and write down what whoever is asked knows."""
        s = self.tables[table].s
        self.movers[table] = s.to_move()
        self.actions.mark(s, self.masks, table * self.actions.size, YES)
        self.look(table, self.movers[table], self.seen)

    def look(self, table: i64, who: i64, w: Writer) -> None:
        """Write down what a seat knows, if that is wanted."""
        if self.plan.sees > 0:
            w.begin(table)
            self.game.observe(self.tables[table].s, who, w)
            w.end()

    def hide(self, table: i64) -> None:
        """Take the marks away, before anything changes."""
        if not self.waiting[table]:
            self.actions.mark(self.tables[table].s, self.masks, table * self.actions.size, NO)

    def clear(self, table: i64) -> None:
        """What the last step brought is over."""
        if self.done[table]:
            self.done[table] = NO
            self.illegal[table] = NO
            seat: i64 = 0
            while seat < self.plan.players:
                self.rewards[table * self.plan.players + seat] = 0.0
                seat += 1

    def finish(self, table: i64, s: Position) -> None:
        """A game is over: what it is worth to each seat."""
        self.done[table] = YES
        result = self.game.result(s)
        for seat in range(self.plan.players):
            self.rewards[table * self.plan.players + seat] = result.worth(seat, self.plan.reward)

    def forfeit(self, table: i64, who: i64) -> None:
        """An action that is none of the options ends the game, for all without a result."""
        self.done[table] = YES
        self.illegal[table] = YES
        self.rewards[table * self.plan.players + who] = ILLEGAL_REWARD

    def sample(self) -> list[i64]:
        """A random action for each table, any of those that are possible."""
        chosen: list[i64] = []
        table: i64 = 0
        while table < self.count:
            s = self.tables[table].s
            action: i64 = 0
            if len(s.options) > 0:
                action = self.actions.id_of(s.step(), s.options[self.dice.below(len(s.options))])
            chosen.append(action)
            table += 1
        return chosen


def no_bytes(count: i64) -> vec[u8]:
    vector = vec[u8](capacity=count)
    while i64(len(vector)) < count:
        vector = append(vector, NO)
    return vector


def no_floats(count: i64) -> vec[float]:
    vector = vec[float](capacity=count)
    while i64(len(vector)) < count:
        vector = append(vector, 0.0)
    return vector
