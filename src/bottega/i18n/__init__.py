"""Speaks what was said, in English, French, German or Dutch: the messages are Fluent files in `words/` folders."""

import re
from functools import cache
from pathlib import Path
from typing import Any, Final

from bottega.core.messages import Message

PACKAGE = Path(__file__).parents[1]
LANGUAGES = ("en", "fr", "de", "nl")
NAME = re.compile(r"[a-z][a-z0-9]*(-[A-Za-z0-9_]+)+|[a-z]+")


def speak(said: Message, language: str = "en") -> str:
    """A message in a language."""
    return spoken(said.name, said.values, language)


def knows(name: str, language: str = "en") -> bool:
    """Is there a message of this name?"""
    return voice(language).has(name)


def spoken(name: str, values: dict[str, Any], language: str) -> str:
    """A message by its name."""
    if not knows(name, language):
        raise KeyError(f"words/{language} has no message {name!r}")
    bundle = voice(language).bundle
    message = bundle.get_message(name)
    assert message.value is not None, f"{name} has no text of its own"
    text, errors = bundle.format_pattern(message.value, {key: filled(value, language) for key, value in values.items()})
    if errors:
        raise KeyError(f"words/{language}: {name}: {errors[0]}")
    return str(text)


def filled(value: Any, language: str) -> str | int:
    """A value as it stands in a text: what was said is spoken first, several things with commas between."""
    if isinstance(value, Message):
        return speak(value, language)
    if isinstance(value, list):
        return ", ".join(str(filled(item, language)) for item in value)
    return int(value) if isinstance(value, int) else str(value)


class Voice:
    """The messages of a language. Files are read when one of their messages is wanted: reading takes its time."""

    def __init__(self, language: str) -> None:
        from fluent.runtime import FluentBundle, FluentResource  # only once something is said

        functions: dict[str, Any] = {"WORD": self.word, "SIGNED": signed}
        self.resource: Final = FluentResource
        self.bundle: Final = FluentBundle([language], functions=functions, use_isolating=False)
        self.unread: Final = word_files(language)

    def has(self, name: str) -> bool:
        """Is there a message of this name?"""
        if self.bundle.has_message(name):
            return True
        if not NAME.fullmatch(name):
            return False
        terms = [stem for stem in self.unread if stem.endswith("terms")]
        for stem in (name.partition("-")[0], *terms, *sorted(self.unread)):
            if stem in self.unread:
                self.bundle.add_resource(self.resource(self.unread.pop(stem).read_text("utf-8")))
                if self.bundle.has_message(name):
                    return True
        return False

    def word(self, name: Any, form: str = "") -> str:
        """`WORD($place, form: "to")`: the message that a value names, in one of its forms if it has it."""
        if not self.has(str(name)):
            raise KeyError(f"there is no message {name!r}")
        message = self.bundle.get_message(str(name))
        pattern = message.attributes.get(str(form), message.value) if form else message.value
        assert pattern is not None, f"{name} has no text of its own"
        text, errors = self.bundle.format_pattern(pattern, {})
        if errors:
            raise errors[0]
        return str(text)


def word_files(language: str) -> dict[str, Path]:
    """All files with messages of a language, wherever they lie in the package: `words/en.ftl`, `words/en/board.ftl`.

    By how their messages' names begin, where that is the name of the file or folder: this file is read first.
    """
    files: dict[str, Path] = {}
    for file in sorted(PACKAGE.glob(f"**/words/{language}.ftl")):
        files[file.parents[1].name.partition("_")[0]] = file
    for file in sorted(PACKAGE.glob(f"**/words/{language}/*.ftl")):
        owner = file.parents[2].name
        files[file.stem if owner in ("i18n", file.stem) else f"{owner}-{file.stem}"] = file
    return files


def signed(number: Any) -> str:
    """`SIGNED($mood)`: +2, -1 or 0."""
    n = int(number)
    return f"{n:+d}" if n else "0"


@cache
def voice(language: str) -> Voice:
    return Voice(language)
