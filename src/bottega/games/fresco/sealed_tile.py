"""Tiles with seals that lie before players beside those of the ceiling, for whoever asks for seals."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from bottega.core.messages import Message

if TYPE_CHECKING:
    from bottega.games.fresco.state import Fresco


@mypyc_attr(allow_interpreted_subclasses=True)
class SealedTile:
    """A kind of a module's tiles that bear seals; tiles of a kind are alike."""

    def __init__(self, seals: i64) -> None:
        self.seals: Final[i64] = seals  # one bit each for orange, green, purple

    def count(self, s: Fresco, who: i64) -> i64:
        """How many of them lie before a player."""
        raise TypeError(f"{type(self).__name__} must define count()")

    def spend(self, s: Fresco, who: i64) -> None:
        """One of them is handed over, and is gone for good."""
        raise TypeError(f"{type(self).__name__} must define spend()")

    def write(self) -> str:
        """One of them as short text."""
        raise TypeError(f"{type(self).__name__} must define write()")

    def words(self) -> Message:
        """One of them in words."""
        raise TypeError(f"{type(self).__name__} must define words()")
