"""Module 17, the painters' guild: a paint against the one of its kind that lies there.

Exchanges and blends may follow each other in any order, so the module asks for the work at the workshop itself, one
step at a time, instead of "how many of each colour".
"""

from typing import Final

from mypy_extensions import i64

from bottega.core.events import Event
from bottega.core.kernel import Step
from bottega.core.messages import Message, msg
from bottega.games.fresco.account import Account
from bottega.games.fresco.box import Components
from bottega.games.fresco.const import BASIC, BLENDED, ORANGE
from bottega.games.fresco.module import Module, Part
from bottega.games.fresco.modules.m17_painters_guild.advice import GuildAdvice
from bottega.games.fresco.modules.m17_painters_guild.observation import GuildObservation
from bottega.games.fresco.modules.m17_painters_guild.part import NUMBER, Guild
from bottega.games.fresco.modules.m17_painters_guild.part import guild_of as guild_of
from bottega.games.fresco.modules.m17_painters_guild.steps import AT_GUILD as AT_GUILD
from bottega.games.fresco.modules.m17_painters_guild.steps import EXCHANGED as EXCHANGED
from bottega.games.fresco.modules.m17_painters_guild.steps import AtGuild
from bottega.games.fresco.state import Fresco


class PaintersGuild(Module):
    """The painters' guild. Leonardo is no member."""

    def __init__(self) -> None:
        super().__init__(
            NUMBER,
            "guild",
            "The Painters' Guild",
            advice=GuildAdvice(),
            workshop=AT_GUILD,
            observation=GuildObservation(),
        )

    def steps(self) -> list[Step[Fresco]]:
        return [AtGuild()]

    def new_part(self, s: Fresco) -> Part:
        return Guild()

    def set_up(self, s: Fresco) -> None:
        guild = guild_of(s)
        guild.basic = s.below(BASIC)
        guild.blended = ORANGE + s.below(BLENDED - ORANGE)

    def why_not(self, s: Fresco, who: i64, target: str) -> Message | None:
        return msg("m17-why-when") if target.startswith("m17") else None

    def hear(self, account: Account, event: Event, box: Components) -> None:
        if event.kind is EXCHANGED:
            account.swap(event.value(0), event.value(1))


MODULE: Final = PaintersGuild()
