"""Speaks what was said, in English, French, German or Dutch: the messages are Fluent files in `words/`."""

from __future__ import annotations

from functools import cache
from importlib import resources
from typing import TYPE_CHECKING, Any

from bottega.core.words import Said

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "fr", "de", "nl")


def speak(said: Said, language: str = "en") -> str:
    """A message in a language."""
    return spoken(said.name, said.values, language)


def knows(name: str, language: str = "en") -> bool:
    """Is there a message of this name?"""
    return voice(language).has_message(name)


def spoken(name: str, values: dict[str, Any], language: str) -> str:
    """A message by its name."""
    if not knows(name, language):
        raise KeyError(f"words/{language} has no message {name!r}")
    bundle = voice(language)
    message = bundle.get_message(name)
    assert message.value is not None, f"{name} has no text of its own"
    text, errors = bundle.format_pattern(message.value, {key: filled(value, language) for key, value in values.items()})
    if errors:
        raise KeyError(f"words/{language}: {name}: {errors[0]}")
    return str(text)


def filled(value: Any, language: str) -> str | int:
    """A value as it stands in a text: what was said is spoken first, several things with commas between."""
    if isinstance(value, Said):
        return speak(value, language)
    if isinstance(value, list):
        return ", ".join(str(filled(item, language)) for item in value)
    return int(value) if isinstance(value, int) else str(value)


@cache
def voice(language: str) -> FluentBundle:
    """All messages of a language."""
    from fluent.runtime import FluentBundle, FluentResource  # only once something is said: loading takes its time

    def word(name: Any, form: str = "") -> str:
        """`WORD($place, form: "to")`: the message that a value names, in one of its forms if it has it."""
        message = bundle.get_message(str(name))
        pattern = message.attributes.get(str(form), message.value) if form else message.value
        assert pattern is not None, f"{name} has no text of its own"
        text, errors = bundle.format_pattern(pattern, {})
        if errors:
            raise errors[0]
        return str(text)

    def signed(number: Any) -> str:
        """`SIGNED($mood)`: +2, -1 or 0."""
        n = int(number)
        return f"{n:+d}" if n else "0"

    functions: dict[str, Any] = {"WORD": word, "SIGNED": signed}
    bundle = FluentBundle([language], functions=functions, use_isolating=False)
    for file in sorted((resources.files("bottega") / "words" / language).iterdir(), key=lambda file: file.name):
        if file.name.endswith(".ftl"):
            bundle.add_resource(FluentResource(file.read_text("utf-8")))
    return bundle
