"""A process in which somebody's class thinks: `python -m bottega.bots.external.host FILE CLASS ITERATIONS SECONDS`.

It speaks the protocol of programs, with guesses in place of views. What the class prints goes to the error output.
"""

import os
import sys
from functools import cache
from pathlib import Path
from typing import IO, Any

import msgspec

from bottega.bots.bot import Budget
from bottega.bots.external.class_bot import PackedGuess
from bottega.bots.external.files import load_class, make_bot, where_and_what
from bottega.core.errors import BadSetup
from bottega.core.game import Game
from bottega.core.kernel import Position
from bottega.core.serialize import unpack
from bottega.games import find_game


class Host:
    """One class, and the bot of it that plays now."""

    def __init__(self, out: IO[str], file: Path, name: str, budget: Budget) -> None:
        self.out = out
        self.file = file
        self.name = name
        self.budget = budget
        self.bot: Any = None
        self.guess: PackedGuess | None = None

    def hear(self, line: str) -> bool:
        """Answer a line; is there more to hear?"""
        word, _, rest = line.rstrip("\n").partition(" ")
        if word == "bottega":
            self.say(f"id name {self.name}", "ready")
        elif word == "newgame":
            words = rest.split()
            self.bot = make_bot(load(self.file, self.name), int(words[words.index("seed") + 1]), self.budget)
            self.say("ready")
        elif word == "position":
            self.guess = msgspec.json.decode(rest, type=PackedGuess)
        elif word == "go":
            assert self.guess is not None
            self.say(f"bestmove {self.choose(self.guess)}")
        return word != "quit"

    def choose(self, guess: PackedGuess) -> str:
        """The bot's move in notation, or what it said instead of a move."""
        game = find_table(guess.game, guess.table, guess.components, tuple(guess.chosen.items()))
        s: Position = unpack(game, guess.players, guess.chosen, guess.position)
        s.ask(guess.seat)
        words = {move: game.write(s, move) for move in s.options}
        move = self.bot.choose(game, s, guess.seat)
        try:
            return words[move]
        except (KeyError, TypeError):
            return f"move({''.join(repr(move).split())})"  # no option is written like this

    def say(self, *lines: str) -> None:
        self.out.write("".join(f"{line}\n" for line in lines))
        self.out.flush()


@cache
def load(file: Path, name: str) -> type[Any]:
    return load_class(file, name)


@cache
def find_table(name: str, table: str, components: str, chosen: tuple[tuple[str, str], ...]) -> Game[Any]:
    """The game with the components that are on the table."""
    game = find_game(name)
    return game if game.fingerprint(dict(chosen)) == components else find_game(name, Path(table))


def main(argv: list[str]) -> int:
    """Answer until the table has no more questions."""
    file, name, iterations, seconds = argv
    talk_in = os.fdopen(os.dup(0), encoding="utf-8")
    talk_out = os.fdopen(os.dup(1), "w", encoding="utf-8", errors="backslashreplace")
    with open(os.devnull) as nothing:  # noqa: PTH123
        os.dup2(nothing.fileno(), 0)
    os.dup2(2, 1)  # prints of the bot are no answers
    host = Host(talk_out, Path(file), name, Budget(int(iterations), float(seconds)))
    try:
        load(host.file, name)
    except BadSetup as error:
        host.say(f"error {error}")
        return 1
    try:
        for line in talk_in:
            if not host.hear(line):
                break
    except BaseException as error:
        host.say(f"error {where_and_what(error, host.file)}")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
