"""The theater: a better mood."""

from mypy_extensions import i64

from bottega.fresco.const import THEATER_MOOD
from bottega.fresco.state import Fresco


def at_theater(s: Fresco, who: i64, apprentices: i64) -> None:
    """Each apprentice lifts the mood by 2; it counts from the next waking up on."""
    s.move_mood(who, apprentices * THEATER_MOOD)
