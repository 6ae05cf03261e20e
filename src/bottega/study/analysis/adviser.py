"""Who is asked for hints and for the worth of decisions."""

from typing import Final

import msgspec

from bottega.bots.bot import Bot, Budget
from bottega.bots.seats import find_bot

STRONGEST: Final = "strongest"  # the bot that is asked
HINT_SECONDS: Final = 1.0  # a hint comes while somebody waits
FOLLOWS: Final = 10  # how many times less it thinks about each decision that follows in the same turn


class Adviser(msgspec.Struct, frozen=True):
    """A bot by its name and how much it may think about a decision; plain data, so that processes can be told.

    Without limits the bot thinks as much as is its habit; a limit in the name, as in `search@500`, comes first.
    """

    bot: str = STRONGEST
    iterations: int = 0
    seconds: float = 0.0

    def __call__(self, seed: int) -> Bot:
        """The bot; the same seed gives the same advice, unless it is limited by time."""
        if self.iterations or self.seconds:
            return find_bot(self.bot, seed, Budget(self.iterations, self.seconds))
        return find_bot(self.bot, seed)

    def follower(self, seed: int) -> Bot:
        """The same bot, which thinks less: about the rest of a turn whose beginning it has decided."""
        name, _, limit = self.bot.partition("@")
        iterations, seconds = self.iterations, self.seconds
        if limit:
            iterations, seconds = (0, float(limit[:-1])) if limit.endswith("s") else (int(limit), 0.0)
        return Adviser(name, -(-iterations // FOLLOWS), seconds / FOLLOWS)(seed)

    def __str__(self) -> str:
        name, _, limit = self.bot.partition("@")
        if limit:
            return f"{name}, {limit.removesuffix('s')} {'seconds' if limit.endswith('s') else 'iterations'}"
        if self.iterations:
            return f"{name}, {self.iterations} iterations"
        return f"{name}, {self.seconds:g} seconds" if self.seconds else name


HINTS: Final = Adviser(seconds=HINT_SECONDS)
