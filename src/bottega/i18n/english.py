"""The engine's words in the terminal's language, which is English."""

from typing import Any

from bottega.core.messages import from_data, msg
from bottega.i18n import knows, speak


def english(thing: Any) -> str:
    """A symbol or something said, of a view, in English; any other text as it is."""
    if isinstance(thing, dict):
        return speak(from_data(thing))
    return speak(msg(thing)) if knows(thing) else str(thing)
