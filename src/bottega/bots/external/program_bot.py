"""The bot that asks a program."""

import hashlib
import os
import weakref
from collections.abc import Mapping
from typing import Any

import msgspec

from bottega.bots.bot import Bot, Budget
from bottega.bots.external.process import shortened
from bottega.bots.external.program import LIMITS, Program, ProgramLimits
from bottega.bots.external.program_pool import PROGRAMS
from bottega.core.errors import BottegaError
from bottega.core.game import Game
from bottega.core.kernel import Position


class ProgramBot(Bot):
    """Shows a program what its seat may know, and plays what it answers.

    The program is started when it is first asked, and again after a failure. When the bot is let go, the program waits
    for the next bot of the same command; `close` ends it.
    """

    def __init__(
        self,
        name: str,
        command: tuple[str, ...],
        seed: int,
        budget: Budget | None = None,
        limits: ProgramLimits = LIMITS,
    ) -> None:
        super().__init__(name)
        self.label = name  # in messages
        self.command = command
        self.seed = seed
        self.budget = Budget() if budget is None else budget
        self.limits = limits
        self.game = ""  # the line that announced the game being played
        self.moment = (0, 0)
        self.took = 0.0  # seconds for the last answer
        self.offered: frozenset[str] = frozenset()  # at the last question
        self.held: list[Program] = []  # at most one
        weakref.finalize(self, put_away, self.held).atexit = False  # then the pool ends all

    def choose(self, game: Game[Any], s: Position, who: int) -> int:
        """The program's answer; BotFault if there is none that can be played."""
        view = game.view(s, who)
        moves = {game.write(s, move): int(move) for move in s.options}
        program = self.program()
        try:
            self.announce(program, new_game(game, s, view, one_way(self.seed)), moment(s))
            lines = [self.position(game, s, view), question(game, s), f"options {' '.join(moves)}"]
            answer = program.ask(lines, self.budget)
            self.took = program.took
            last, self.offered = self.offered, frozenset(moves)
            move = moves[answer] if answer in moves else read(game, s, answer)
            if move is None or move not in moves.values():
                legal = shortened(", ".join(moves))
                second = "; is it a second 'bestmove' to the question before?" if answer in last else ""
                raise program.process.failed(
                    "illegal", f"{shortened(answer)} is not legal here; legal: {legal}{second}"
                )
            return move
        except BaseException:
            self.drop()
            raise

    def program(self) -> Program:
        """The program, started if need be."""
        if self.held and self.held[0].process.owner != os.getpid():  # we were forked, and it is the parent's
            self.held.clear()
        if not self.held:
            self.game = ""
            self.held.append(PROGRAMS.lend(self.label, self.command, self.limits))
        return self.held[0]

    def announce(self, program: Program, game: str, now: tuple[int, int]) -> None:
        """Tell of a new game: when there is another table, another seat, or an earlier moment than before."""
        if game != self.game or now < self.moment:
            program.new_game(game)
        self.game = game
        self.moment = now

    def position(self, game: Game[Any], s: Position, view: Mapping[str, object]) -> str:
        """The line that shows the table."""
        return f"position {as_json(view)}"

    def drop(self) -> None:
        """End a program that failed or was interrupted; the next question starts another."""
        while self.held:
            PROGRAMS.kill(self.held.pop())

    def close(self) -> None:
        """End the program."""
        while self.held:
            PROGRAMS.end(self.held.pop())


def put_away(held: list[Program]) -> None:
    """The bot is gone: its program waits for another."""
    while held:
        PROGRAMS.give_back(held.pop())


def moment(s: Position) -> tuple[int, int]:
    """How far a game has come, by what all at the table have seen; it never goes back."""
    return int(s.round), int(s.reveals)


def new_game(game: Game[Any], s: Position, view: Mapping[str, object], seed: int) -> str:
    """The line that announces a game."""
    line = f"newgame {game.name} players {players(game, s)} seat {s.to_move()} seed {seed}"
    return line + "".join(f" option {name} {value}" for name, value in chosen(game, s, view).items())


def question(game: Game[Any], s: Position) -> str:
    """The line that says what is asked: a message's name, and what stands in its blanks."""
    asked = game.question(s).as_dict()
    return f"question {asked.pop('say')} {as_json(asked)}"


def players(game: Game[Any], s: Position) -> int:
    """How many play."""
    return int(game.seats(s))


def chosen(game: Game[Any], s: Position, view: Mapping[str, object]) -> dict[str, str]:
    """What was chosen before the game, as far as the table shows it."""
    values = {choice.name: view.get(choice.name) for choice in game.choices()} | game.chosen_in(s)
    return {name: value for name, value in values.items() if isinstance(value, str)}


def read(game: Game[Any], s: Position, text: str) -> int | None:
    """The move that a text names, which may be written in small letters."""
    try:
        return game.read(s, text)
    except BottegaError:
        return None


def as_json(data: object) -> str:
    """Plain data in one line."""
    return msgspec.json.encode(data).decode()


def one_way(seed: int, number: int = 0) -> int:
    """A seed for others, which tells nothing of the game's own."""
    return int.from_bytes(hashlib.sha256(f"{seed} {number}".encode()).digest()[:8], "big") >> 4
