"""What is said, in no language yet: a message's name and what it is filled with. `bottega.i18n` speaks it."""

from typing import Any, Final

MessageData = dict[str, Any]  # {"say": name, ...values}; values are numbers, text, or again something said

MOST: Final = 20  # words in a row


class Message:
    """A message by its name, with numbers, names, letters, or other things said in its blanks."""

    def __init__(self, name: str, values: dict[str, object]) -> None:
        self.name: Final = name
        self.values: Final = values

    def as_dict(self) -> MessageData:
        """Plain data, for JSON: the name under `say`, beside it the values."""
        data: MessageData = {"say": self.name}
        for key, value in self.values.items():
            data[key] = plain(value)
        return data

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Message) and self.as_dict() == other.as_dict()

    def __hash__(self) -> int:
        return hash(self.name)

    def __repr__(self) -> str:
        return f"Message({self.name!r}, {self.values!r})"

    def __reduce__(self) -> tuple[type["Message"], tuple[str, dict[str, object]]]:
        return Message, (self.name, self.values)  # so that other processes can tell


def msg(name: str, **values: object) -> Message:
    """A message and its values: whole numbers, text, something said, or a list of things said."""
    return Message(name, values)


def quotable(text: str) -> str:
    """A piece of somebody's text as it may stand between quotation marks in a one-line message."""
    shown = ascii(text)[1:-1]
    return shown if len(shown) <= 38 else shown[:36] + "..."


def abridged(words: list[str]) -> str:
    """Words with commas between them, as many as a message can bear."""
    return ", ".join(words if len(words) <= MOST else [*words[:MOST], "..."])


def plain(value: object) -> object:
    """A value of a message as plain data."""
    if isinstance(value, Message):
        return value.as_dict()
    if isinstance(value, list):
        return [plain(item) for item in value]
    return value


def from_data(data: MessageData) -> Message:
    """What was said, from plain data: `as_dict` backward."""
    return Message(str(data["say"]), {key: unplain(value) for key, value in data.items() if key != "say"})


def unplain(value: object) -> object:
    """A value of a message, from plain data."""
    if isinstance(value, dict):
        return from_data(value)
    if isinstance(value, list):
        return [unplain(item) for item in value]
    return value
