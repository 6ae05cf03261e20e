"""Bots at one table: who they are, and how they are asked."""

import re
from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import i64

from bottega.bots.bot import Bot, Budget
from bottega.bots.greedy import GreedyBot
from bottega.bots.novice import NoviceBot
from bottega.bots.random import RandomBot
from bottega.bots.search import SearchBot
from bottega.core.errors import BadSetup
from bottega.core.game import Game
from bottega.core.kernel import Position
from bottega.core.rng import derive

LEVELS: Final = ("apprentice", "journeyman", "painter", "master", "strongest")  # for people, the weakest first
NAMES: Final = ("random", "greedy", "search", *LEVELS)
NOVICES: Final = ("apprentice", "journeyman", "painter")
QUICK: Final = ("random", "greedy", *NOVICES)  # who answer at once

Decide = Callable[[Game[Any], Position, Bot, i64], i64]  # how a bot is asked, with a seed for it

BUDGET: Final = re.compile(r"(\d{1,9})|(\d{1,4}(?:\.\d{1,3})?)s")


def find_bot(text: str, seed: i64, budget: Budget | None = None) -> Bot:
    """A bot by its name; the same seed gives the same choices.

    `search@500` thinks 500 iterations about a decision, `search@0.5s` half a second; else `budget` counts, if given.
    """
    name, at, limit = text.strip().lower().partition("@")
    if name not in NAMES:
        raise BadSetup(f"there is no bot {text.partition('@')[0].strip()!r}; choose from {', '.join(NAMES)}")
    if at and name in QUICK:
        raise BadSetup(f"{name} answers at once and takes no limit; leave out @{limit}")
    if at:
        budget = read_budget(limit)
    if name == "random":
        return RandomBot(seed)
    if name == "greedy":
        return GreedyBot(seed)
    if name in NOVICES:
        return NoviceBot(seed, name)
    return SearchBot(name, seed, budget)


def read_budget(text: str) -> Budget:
    """Iterations, or seconds with an s."""
    match = BUDGET.fullmatch(text)
    if match is None or float(text.removesuffix("s")) == 0:
        raise BadSetup(f"a bot cannot think {text!r}; say iterations, as in search@500, or seconds, as in search@0.5s")
    if match[1]:
        return Budget(iterations=int(match[1]))
    return Budget(seconds=float(match[2]))


def find_bots(names: list[str], seed: i64) -> list[Bot]:
    """One bot a seat, each with randomness of its own."""
    return [find_bot(name, derive(seed, seat)) for seat, name in enumerate(names)]


def choose(game: Game[Any], s: Position, bot: Bot, seed: i64) -> i64:
    """The bot's move, from what its seat may know; `seed` deals what it may not."""
    if not bot.looks:
        return bot.choose(game, s, s.to_move())
    return bot.choose(game, game.determinize(s, s.to_move(), seed), s.to_move())


def choose_openly(game: Game[Any], s: Position, bot: Bot, seed: i64) -> i64:
    """The bot's move, where nothing is to be hidden from it."""
    return bot.choose(game, s, s.to_move())


def play_out(game: Game[Any], s: Position, bots: list[Bot], seed: i64, decide: Decide = choose) -> list[int]:
    """Let the bots play to the end, each decision with a seed of its own; the moves they made."""
    moves: list[int] = []
    while not s.over():
        move = decide(game, s, bots[s.to_move()], derive(seed, len(moves)))
        s.push(move)
        moves.append(move)
    return moves
