"""With module 2 tiles of the wall serve for requests, each with the seal of its front (rulings 3.27, 3.28)."""

from typing import Final

from mypy_extensions import i64

from bottega.core.events import Event, EventKind
from bottega.core.messages import Message, msg
from bottega.games.fresco.const import LETTERS, ORANGE, bit
from bottega.games.fresco.modules.m09_wall.part import (
    front_of,
    income_of,
    kind_letters,
    kind_of,
    spend_tile,
    wall_tiles,
)
from bottega.games.fresco.sealed_tile import SealedTile
from bottega.games.fresco.state import Fresco
from bottega.games.fresco.words import PAINT_WORDS


def wall_tile_stacked(event: Event, box: object) -> Message:
    return msg("m02-event-stacked", tile=sealed_words(kind_of(event.value(0), event.value(1))))


WALL_STACKED: Final = EventKind("wall_stacked", "paint income", words=wall_tile_stacked, spots="m09")


class SealedWallTile(SealedTile):
    """A kind of wall tiles."""

    def __init__(self, kind: i64) -> None:
        super().__init__(bit(front_of(kind) - ORANGE))
        self.kind: Final[i64] = kind

    def count(self, s: Fresco, who: i64) -> i64:
        return wall_tiles(s, who, self.kind)

    def spend(self, s: Fresco, who: i64) -> None:
        spend_tile(s, who, self.kind)
        s.emit(WALL_STACKED, who, front_of(self.kind), income_of(self.kind))

    def write(self) -> str:
        """By both sides: `WOR`."""
        return "W" + kind_letters(self.kind)

    def words(self) -> Message:
        return sealed_words(self.kind)


def sealed_words(kind: i64) -> Message:
    """A wall tile by its seal and its income."""
    return msg("m09-tile-handed", seals=LETTERS[front_of(kind)], income=PAINT_WORDS[income_of(kind)])
