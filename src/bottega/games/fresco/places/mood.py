"""The mood: who is cheerful has an apprentice more, who is gloomy has one less."""

from typing import Final

from mypy_extensions import i64

from bottega.core.events import EventKind
from bottega.games.fresco.state import Fresco

APPRENTICES: Final = EventKind("apprentices", "apprentices", message="fresco-event-apprentices", blanks="n")


def count_apprentices(s: Fresco, who: i64) -> None:
    """A good mood brings a player the neutral apprentice for this round, a bad one sets one of their own aside."""
    player = s.players[who]
    player.neutral = 1 if player.mood >= s.box.extra_from else 0
    player.aside = 1 if player.mood <= s.box.short_from and player.own > player.away else 0
    s.emit(APPRENTICES, who, player.healthy())
