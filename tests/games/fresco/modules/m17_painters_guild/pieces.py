"""The guild tile laid by hand, `YG`."""

from typing import Self

from bottega.games.fresco.const import LETTERS
from bottega.games.fresco.modules.m17_painters_guild import guild_of
from tests.games.fresco.board import Board


class GuildScene(Board):
    def set_guild(self, paints: str) -> Self:
        """A basic and a blended paint on the guild tile, `YG`."""
        guild_of(self.state).basic = LETTERS.index(paints[0])
        guild_of(self.state).blended = LETTERS.index(paints[1])
        return self

    def guild(self) -> str:
        return LETTERS[guild_of(self.state).basic] + LETTERS[guild_of(self.state).blended]
