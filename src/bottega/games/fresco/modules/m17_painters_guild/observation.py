"""What an observation says of the painters' guild."""

from typing import Final

from mypy_extensions import i64

from bottega.core.observation import Piece, Writer
from bottega.games.fresco.box import Components
from bottega.games.fresco.const import BASIC, LETTERS, ORANGE, PAINTS
from bottega.games.fresco.module import ModuleObservation
from bottega.games.fresco.modules.m17_painters_guild.part import guild_of
from bottega.games.fresco.state import Fresco

TABLE: Final = [
    Piece("basic", BASIC, f"the basic paint at the guild ({LETTERS[:BASIC]})"),
    Piece("blended", PAINTS - ORANGE, f"the blended paint there ({LETTERS[ORANGE:]})"),
]


class GuildObservation(ModuleObservation):
    """The two paints at the guild."""

    def table(self, box: Components) -> list[Piece]:
        return TABLE

    def observe(self, s: Fresco, who: i64, w: Writer) -> None:
        w.one_hot(guild_of(s).basic, BASIC)
        w.one_hot(guild_of(s).blended - ORANGE, PAINTS - ORANGE)
