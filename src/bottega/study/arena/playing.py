"""One game of a contest, from its schedule to its result.

A bot that fails forfeits: the game ends at once, the bot is last and the others share the victory.
"""

import time
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from bottega.bots.bot import Bot, Budget
from bottega.bots.external import BotFault, find_named_bot
from bottega.bots.random import RandomBot
from bottega.bots.seats import play_out
from bottega.core.game import Game
from bottega.core.kernel import Position
from bottega.core.tables import printable
from bottega.games import find_game
from bottega.study.arena.contest import Contest, bot_seed, deals_seed
from bottega.study.arena.schedule import ScheduledGame, Seats

LONGEST = 300  # characters of a failure's text
LATE = 0.05  # seconds beyond its limit from which on a decision is late


class Failure(msgspec.Struct, frozen=True, kw_only=True):
    """How a bot failed: in which seat, how, and at which decision of the game, from 1; 0: before the first."""

    seat: int
    kind: str
    text: str
    decision: int


class Played(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A game that was played; a line of a results file."""

    seed: int
    seats: Seats
    winners: tuple[int, ...]
    scores: tuple[int, ...] = ()  # none if somebody forfeited
    decisions: tuple[int, ...]
    thinking: tuple[float, ...]  # seconds by seat; all but this, `longest` and `late` follows from the seed
    longest: tuple[float, ...] = ()  # seconds of the longest decision, by seat
    late: tuple[int, ...] = ()  # decisions beyond the bot's limit of time, by seat
    failure: Failure | None = None

    @property
    def key(self) -> tuple[int, Seats]:
        """Which game this is."""
        return self.seed, self.seats

    def fits(self, players: int) -> bool:
        """Does a line that was read make sense for so many players?"""
        seats = range(players)
        return (
            len(self.seats) == len(self.decisions) == len(self.thinking) == players
            and len(self.longest) in (0, players)
            and len(self.late) in (0, players)
            and len(self.scores) == (players if self.failure is None else 0)
            and 0 < len(self.winners) == len(set(self.winners) & set(seats))
            and (self.failure is None or self.failure.seat in seats)
        )

    def lasting(self) -> "Played":
        """The game without what depends on the clock."""
        return msgspec.structs.replace(self, thinking=(), longest=(), late=())

    def places(self) -> list[int]:
        """How each seat finished, 0 the best; equal numbers are level."""
        if self.failure is not None:
            return [int(seat == self.failure.seat) for seat in range(len(self.seats))]
        ranks = [(seat in self.winners, score) for seat, score in enumerate(self.scores)]
        return [sum(other > rank for other in ranks) for rank in ranks]

    def share(self, seat: int) -> float:
        """The seat's part of the victory."""
        return 1 / len(self.winners) if seat in self.winners else 0.0


class ContestSetup(NamedTuple):
    """What whoever plays games must know; plain data, so that other processes can be told."""

    contest: Contest
    table: Path | None = None  # of components

    def game(self) -> Game[Any]:
        return game_at(self.contest.game, self.table)


@cache
def game_at(name: str, table: Path | None) -> Game[Any]:
    """A game with its box, which is read once."""
    return find_game(name, table)


class Failed(Exception):
    """A bot that did not answer with a legal move."""

    def __init__(self, kind: str, text: str) -> None:
        super().__init__(kind, text)
        self.kind = kind
        self.text = " ".join(printable(" ".join(text.split())).split())[:LONGEST]


class Thinking:
    """How often and how long each seat has thought, and who did last."""

    def __init__(self, players: int) -> None:
        self.who = 0
        self.decisions = [0] * players
        self.seconds = [0.0] * players
        self.longest = [0.0] * players
        self.late = [0] * players

    def decide(self, game: Game[Any], s: Position, bot: Bot, seed: int) -> int:
        """A bot's move, by the clock."""
        who = self.who = int(s.to_move())
        began = time.perf_counter()
        try:
            return decide(game, s, bot, who, seed)
        finally:
            seconds = time.perf_counter() - began
            self.seconds[who] += seconds
            self.longest[who] = max(self.longest[who], seconds)
            self.late[who] += is_late(bot, seconds)
            self.decisions[who] += 1


def play(setup: ContestSetup, scheduled: ScheduledGame) -> Played:
    """Play a game; the same one of the schedule is the same game, whoever plays it."""
    contest, game, seats = setup.contest, setup.game(), scheduled.seats
    seed = contest.game_seed(scheduled.number)
    s = game.new(contest.players, seed, contest.options)
    thinking = Thinking(len(seats))
    failure: Failure | None = None
    bots: list[Bot] = []
    try:
        for thinking.who, name in enumerate(seats):
            bots.append(seat_bot(contest, name, bot_seed(seed, name, seats[: thinking.who].count(name))))
        play_out(game, s, bots, deals_seed(seed), thinking.decide)
    except Failed as failed:
        failure = Failure(seat=thinking.who, kind=failed.kind, text=failed.text, decision=sum(thinking.decisions))
    result = game.result(s)
    others = [seat for seat in range(len(seats)) if seat != thinking.who]
    return Played(
        seed=seed,
        seats=seats,
        winners=tuple(result.winners if failure is None else others),
        scores=tuple(result.scores if failure is None else ()),
        decisions=tuple(thinking.decisions),
        thinking=tuple(round(seconds, 6) for seconds in thinking.seconds),
        longest=tuple(round(seconds, 6) for seconds in thinking.longest),
        late=tuple(thinking.late),
        failure=failure,
    )


def is_late(bot: Bot, seconds: float) -> bool:
    """Did a decision take longer than the bot's limit? Whoever starts a program does not count that."""
    limit = getattr(getattr(bot, "budget", None), "seconds", 0.0)
    return bool(limit > 0 and getattr(bot, "took", seconds) > limit + LATE)


def find(name: str, seed: int, contest: Contest) -> Bot:
    """A bot by its name, thinking as long as the contest says."""
    wanted = contest.iterations or contest.seconds
    return find_named_bot(name, seed, Budget(contest.iterations, contest.seconds) if wanted else None)


def seat_bot(contest: Contest, name: str, seed: int) -> Bot:
    """A bot that takes its seat."""
    try:
        return find(name, seed, contest)
    except BaseException as error:
        raise failed(error) from None


def decide(game: Game[Any], s: Position, bot: Bot, who: int, seed: int) -> int:
    """A bot's legal move, from what its seat may know; Failed if there is none."""
    blind = isinstance(bot, RandomBot)  # nobody else may refuse to be dealt afresh
    known = s if blind else game.determinize(s, who, seed)
    try:
        answer: object = bot.choose(game, known, who)
    except BaseException as error:  # whatever a bot raises, it is the bot that failed
        raise failed(error) from None
    options = list(s.options)
    for move in options:
        if move == answer and not isinstance(answer, bool):
            return move
    raise Failed("illegal", f"chose {answer!r}, which is none of the {len(options)} options")


def failed(error: BaseException) -> Failed:
    """What a bot raised, as its failure."""
    if isinstance(error, BotFault):
        return Failed(error.kind, str(error))
    said = str(error)
    return Failed("crash", f"{type(error).__name__}: {said}" if said else type(error).__name__)
