"""The whole turn that begins with a move: the same seat's best decisions until somebody else decides."""

from typing import Any, Final

import msgspec
from mypy_extensions import i64

from bottega.bots.answering import answer
from bottega.bots.bot import Bot
from bottega.core.game import Game
from bottega.core.kernel import Position

LONGEST: Final = 12  # decisions of a turn that are followed


class LineStep(msgspec.Struct, frozen=True):
    """A decision of a turn, as plain data."""

    move: str  # in notation
    said: dict[str, Any]  # what it does, as `Message.as_dict` writes it
    target: str  # the spot of the board where it belongs
    spots: list[str]  # at which something happens then


class Line:
    """Decisions of a seat, one after another, and how they are told."""

    def __init__(self, moves: list[i64], steps: list[LineStep]) -> None:
        self.moves: Final = moves
        self.steps: Final = steps


def best_line(game: Game[Any], s: Position, who: int, first: int, bot: Bot, most: int = LONGEST) -> Line:
    """The turn that begins with a move in a position as `who` may guess it, going on as the bot would.

    It ends where somebody else decides, where another turn begins, and where something is shown that nobody knows yet.
    """
    then = s.copy()
    line = Line([], [])
    move = first
    while True:
        line.steps.append(told(game, then, move))
        line.moves.append(move)
        answer(then, who, move)
        if len(line.moves) == most or not goes_on(s, then, who):
            return line
        move = int(then.options[0])
        if len(then.options) > 1:
            move = int(bot.choose(game, then.copy(), who))


def goes_on(s: Position, then: Position, who: int) -> bool:
    """Does the seat that was asked in `s` go on deciding, in the same turn and without anything new to see?"""
    return not then.over() and then.to_move() == who and then.turn == s.turn and then.reveals == s.reveals


def told(game: Game[Any], s: Position, move: int) -> LineStep:
    """A decision as it is told and shown."""
    secret = s.asking().secret()
    spots = [] if secret else game.foresee(s, move).spots
    return LineStep(game.write(s, move), game.explain(s, move).as_dict(), game.target(s, move), spots)
