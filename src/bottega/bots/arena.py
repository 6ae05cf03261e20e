"""Bots at one table."""

from typing import Any

from mypy_extensions import i64

from bottega.bots.bot import Bot
from bottega.bots.greedy import GreedyBot
from bottega.bots.random import RandomBot
from bottega.core.errors import BadSetup
from bottega.core.game import Game
from bottega.core.kernel import Position
from bottega.core.rng import derive

NAMES = ("random", "greedy")


def find_bot(name: str, seed: i64) -> Bot:
    """A bot by its name; the same seed gives the same choices."""
    if name == "random":
        return RandomBot(seed)
    if name == "greedy":
        return GreedyBot(seed)
    raise BadSetup(f"there is no bot {name!r}; choose from {', '.join(NAMES)}")


def find_bots(names: list[str], seed: i64) -> list[Bot]:
    """One bot a seat, each with randomness of its own."""
    return [find_bot(name, derive(seed, seat)) for seat, name in enumerate(names)]


def choose(game: Game[Any], s: Position, bot: Bot, seed: i64) -> i64:
    """The bot's move, from what its seat may know; `seed` deals what it may not."""
    if not bot.looks:
        return bot.choose(game, s, s.to_move())
    return bot.choose(game, game.determinize(s, s.to_move(), seed), s.to_move())


def play_out(game: Game[Any], s: Position, bots: list[Bot], seed: i64) -> list[int]:
    """Let the bots play to the end; the moves they made."""
    moves: list[int] = []
    while not s.over():
        move = choose(game, s, bots[s.to_move()], derive(seed, len(moves)))
        s.push(move)
        moves.append(move)
    return moves
