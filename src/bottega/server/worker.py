"""A process in which bots think: a line in with a question, a line out with the move.

It gets guesses in which all that the bot's seat cannot know was dealt afresh, never the game itself.
"""

import os
import signal
import sys
from functools import cache
from typing import Any

import msgspec

from bottega.bots.arena import find_bot
from bottega.core.game import Game
from bottega.games import find_game
from bottega.pack import unpack


class Task(msgspec.Struct):
    """What a bot is to decide."""

    game: str
    players: int
    chosen: dict[str, str]
    bot: str
    seat: int
    seed: int
    position: dict[str, Any]


@cache
def game_of(name: str) -> Game[Any]:
    return find_game(name)


def decide(task: Task) -> int:
    """The bot's move."""
    game = game_of(task.game)
    s = unpack(game, task.players, task.chosen, task.position)
    s.ask(task.seat)
    return int(find_bot(task.bot, task.seed).choose(game, s, task.seat))


def main() -> None:
    """Answer until the server closes the pipe."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server ends us when it ends
    if hasattr(os, "nice"):
        os.nice(10)  # people's moves come before bots' thoughts
    decoder = msgspec.json.Decoder(Task)
    try:
        for line in sys.stdin.buffer:
            sys.stdout.write(f"{decide(decoder.decode(line))}\n")
            sys.stdout.flush()
    except BrokenPipeError:  # the server is gone
        os._exit(0)


if __name__ == "__main__":
    main()
