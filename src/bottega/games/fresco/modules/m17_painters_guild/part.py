"""The two paints that lie at the guild."""

from typing import Final, cast

from mypy_extensions import i64

from bottega.games.fresco.const import BASIC, LETTERS, ORANGE
from bottega.games.fresco.module import Part
from bottega.games.fresco.modules.m17_painters_guild.view_types import GuildView
from bottega.games.fresco.state import Fresco

NUMBER: Final = 17


class Guild(Part):
    """The two paints on the guild tile."""

    def __init__(self) -> None:
        super().__init__()
        self.basic: i64 = 0
        self.blended: i64 = ORANGE

    def copy(self) -> Part:
        other = Guild()
        other.basic = self.basic
        other.blended = self.blended
        return other

    def key(self) -> list[int]:
        return [self.basic, self.blended]

    def view(self, s: Fresco, who: int) -> GuildView:
        return {"module": "painters' guild", "paints": LETTERS[self.basic] + LETTERS[self.blended]}


def guild_of(s: Fresco) -> Guild:
    return cast(Guild, s.parts[s.rules.slots[NUMBER]])


def offered(s: Fresco, paint: i64) -> i64:
    """The guild's paint of the same kind, basic or blended."""
    return guild_of(s).basic if paint < BASIC else guild_of(s).blended
