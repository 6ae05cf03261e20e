"""What can be wrong with input. Every message is one line that says what to do next."""

from collections.abc import Callable

from mypy_extensions import mypyc_attr

from bottega.core.messages import Message

# Words are i18n's, which core does not import: `bottega/__init__.py` lends us its English, so that str(error) has it.
english: Callable[[Message], str] = repr


def speak_by(speak: Callable[[Message], str]) -> None:
    """Let errors be put into words like this."""
    global english
    english = speak


@mypyc_attr(allow_interpreted_subclasses=True)
class BottegaError(Exception):
    """Something the user gave is not usable: a message for every language, or an English line.

    Only who runs a command reads the line: about options, files, programs.
    """

    def __init__(self, message: Message | str) -> None:
        super().__init__(message)
        self.message = message

    def __str__(self) -> str:
        message = self.message
        return message if isinstance(message, str) else english(message)


class IllegalMove(BottegaError):
    """The move is not among the options, or it is not this player's turn."""


class BadNotation(BottegaError):
    """The text does not name a move of the question being asked."""


class BadSetup(BottegaError):
    """No such game, player count, option or seed."""


class BadComponents(BottegaError):
    """A component table that does not describe the game's box."""


class BadRecord(BottegaError):
    """A record that cannot be read or replayed; names the line."""


class BadPosition(BottegaError):
    """Bytes that are no position, or one that cannot be played on here."""


class Impossible(BottegaError):
    """A position that no game can reach: the engine is wrong, not the input."""


class CannotUndo(BottegaError):
    """There is nothing to undo, or something stands in the way."""


class LawBroken(BottegaError):
    """A law that does not hold: its name, what differs, and after how many moves."""

    def __init__(self, law: str, what: str, at: int | None = None) -> None:
        super().__init__(what)
        self.law = law
        self.what = what
        self.at = at

    def __reduce__(self) -> tuple[type["LawBroken"], tuple[str, str, int | None]]:
        return LawBroken, (self.law, self.what, self.at)  # so that other processes can tell

    def __str__(self) -> str:
        where = "" if self.at is None else f" (after move {self.at})" if self.at else " (at the start)"
        return f"{self.law}: {self.what}{where}"
