"""The engine's words in the terminal's language, which is English."""

from typing import Any

from bottega.core.words import heard, say
from bottega.language import knows, speak


def english(thing: Any) -> str:
    """A symbol or something said, of a view, in English; any other text as it is."""
    if isinstance(thing, dict):
        return speak(heard(thing))
    return speak(say(thing)) if knows(thing) else str(thing)
