"""What a module may change: the closed vocabulary of hooks. All of them do nothing by default.

`Rules` collects, once per game, which modules override which hook; the base game asks those alone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

if TYPE_CHECKING:
    from bottega.fresco.state import Fresco


@mypyc_attr(allow_interpreted_subclasses=True)
class Part:
    """A module's own pieces in a position."""

    def copy(self) -> Part:
        """A part that lives on its own."""
        raise TypeError(f"{type(self).__name__} must define copy()")

    def key(self) -> list[int]:
        """All that makes this part, as integers."""
        raise TypeError(f"{type(self).__name__} must define key()")

    def view(self, s: Fresco, who: int) -> dict[str, object]:
        """All of this part that `who` may know."""
        raise TypeError(f"{type(self).__name__} must define view()")


@mypyc_attr(allow_interpreted_subclasses=True)
class Module:
    """A module: its number, its name, and the hooks it overrides. It has no state: that is in its part."""

    def __init__(self, number: int, name: str) -> None:
        self.number: Final = number
        self.name: Final = name

    # --- reactions, in the order of the modules' numbers

    def set_up(self, s: Fresco) -> None:
        """The base game is set up: lay out the module's pieces, and append its part to `s.parts`."""

    def round_began(self, s: Fresco) -> None:
        """A round begins; nobody has woken up yet."""

    def restored(self, s: Fresco, marker: i64, segment: i64, tile: i64) -> None:
        """A segment was restored and its tile taken."""

    def figure_acts(self, s: Fresco, column: i64, marker: i64) -> None:
        """The turn of a marker that belongs to no player, at a column of the sheet."""


def overrides(module: Module, hook: str) -> bool:
    """Does the module define this hook itself?"""
    return getattr(type(module), hook) is not getattr(Module, hook)


class Rules:
    """The modules in play, and for each hook those that override it."""

    def __init__(self, modules: list[Module]) -> None:
        self.modules: Final = modules
        self.set_up: Final = [m for m in modules if overrides(m, "set_up")]
        self.round_began: Final = [m for m in modules if overrides(m, "round_began")]
        self.restored: Final = [m for m in modules if overrides(m, "restored")]
        self.figure_acts: Final = [m for m in modules if overrides(m, "figure_acts")]
