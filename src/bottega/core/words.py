"""What is said, in no language yet: a message's name and what it is filled with. `bottega.language` speaks it."""

from typing import Final


class Said:
    """A message by its name, with numbers, names, letters, or other things said in its blanks."""

    def __init__(self, name: str, values: dict[str, object]) -> None:
        self.name: Final = name
        self.values: Final = values

    def as_dict(self) -> dict[str, object]:
        """Plain data, for JSON: the name under `say`, beside it the values."""
        data: dict[str, object] = {"say": self.name}
        for key, value in self.values.items():
            data[key] = plain(value)
        return data

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Said) and self.as_dict() == other.as_dict()

    def __hash__(self) -> int:
        return hash(self.name)

    def __repr__(self) -> str:
        return f"Said({self.name!r}, {self.values!r})"


def say(name: str, **values: object) -> Said:
    """A message and its values: whole numbers, text, something said, or a list of things said."""
    return Said(name, values)


def plain(value: object) -> object:
    """A value of a message as plain data."""
    if isinstance(value, Said):
        return value.as_dict()
    if isinstance(value, list):
        return [plain(item) for item in value]
    return value


def heard(data: dict[str, object]) -> Said:
    """What was said, from plain data: `as_dict` backward."""
    return Said(str(data["say"]), {key: unplain(value) for key, value in data.items() if key != "say"})


def unplain(value: object) -> object:
    """A value of a message, from plain data."""
    if isinstance(value, dict):
        return heard(value)
    if isinstance(value, list):
        return [unplain(item) for item in value]
    return value
