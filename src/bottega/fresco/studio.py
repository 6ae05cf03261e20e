"""The studio: thalers for painting portraits."""

from mypy_extensions import i64

from bottega.fresco.const import STUDIO_PAY
from bottega.fresco.state import Fresco


def at_studio(s: Fresco, who: i64, apprentices: i64) -> None:
    """Each apprentice earns 3 thalers."""
    s.earn(who, apprentices * STUDIO_PAY)
