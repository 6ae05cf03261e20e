"""The bot that is a class in somebody's file. It thinks in a process of its own, where it can neither hang nor crash
the arena, nor find out what its seat may not know.
"""

from collections.abc import Mapping
from typing import Any

import msgspec

from bottega.bots.bot import Budget
from bottega.bots.external.names import ClassIn, host_command
from bottega.bots.external.program import LIMITS, ProgramLimits
from bottega.bots.external.program_bot import ProgramBot, as_json, chosen, one_way, players
from bottega.core.game import Game
from bottega.core.kernel import Position
from bottega.core.serialize import pack


class PackedGuess(msgspec.Struct):
    """A position that fits what a seat may know, and all that another process needs to lay it out."""

    game: str
    table: str  # the component table
    components: str  # its fingerprint
    players: int
    chosen: dict[str, str]
    seat: int
    position: dict[str, Any]


class ClassBot(ProgramBot):
    """Asks `bottega.bots.external.host`, which speaks the same protocol with a packed guess as the position."""

    def __init__(self, named: ClassIn, seed: int, budget: Budget | None = None, limits: ProgramLimits = LIMITS) -> None:
        command = host_command(named, Budget() if budget is None else budget)
        super().__init__(named.name, command, seed, budget, limits)
        self.label = f"{named.file.name}:{named.name}"
        self.asked = 0

    def position(self, game: Game[Any], s: Position, view: Mapping[str, object]) -> str:
        """A guess whose randomness tells nothing of the game's."""
        self.asked += 1
        who = int(s.to_move())
        count = players(game, s)
        set_up = game.complete(count, 0, chosen(game, s, view))
        source = getattr(getattr(game, "box", None), "source", "")
        position = pack(game.determinize(s, who, one_way(self.seed, self.asked)))
        guess = PackedGuess(game.name, source, game.fingerprint(set_up), count, set_up, who, position)
        return f"position {as_json(guess)}"
