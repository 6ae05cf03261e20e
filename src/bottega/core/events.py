"""What the table saw happen. Events are never stored: a replay yields them again."""

import re
from collections.abc import Callable
from typing import Any, Final

from bottega.core.messages import Message, msg

HIDDEN: Final = None  # stands for a value the reader may not know
BLANK: Final = re.compile(r"\{(\w+)(\+1)?\}")


class EventKind:
    """A kind of event: its name, its fields in order, which of them only `who` may see, and how it is told and shown.

    `message` is the name of its words, whose blanks are named in `blanks`, one for each field in order. Where values
    become blanks in another way, `words` makes the message from the event and the box of the game.

    `spots` are the spots of the board that it concerns: `segment-{segment}`, or `strip-{position+1}` where spots count
    from 1. `points` names the fields with points that it brings. What is told before it is done is `early`. What shows
    others something that `who` knew before, and nothing else, is `own`.
    """

    def __init__(
        self,
        name: str,
        fields: str = "",
        private: str = "",
        message: str = "",
        blanks: str = "",
        words: "Words | None" = None,
        spots: str = "",
        points: str = "",
        early: bool = False,
        own: bool = False,
    ) -> None:
        self.name: Final = name
        self.fields: Final = tuple(fields.split())
        self.private: Final = frozenset(private.split())
        self.message: Final = message
        self.blanks: Final = tuple(blanks.split())
        self.words: Final = words
        self.spots: Final = tuple(spots.split())
        self.points: Final = tuple(points.split())
        self.early: Final = early
        self.own: Final = own

    def __repr__(self) -> str:
        return f"EventKind({self.name!r})"


class Event:
    """Something that happened to player `who` (-1: to the table), with one value per field."""

    def __init__(self, kind: EventKind, who: int, values: tuple[int | None, ...]) -> None:
        self.kind: Final = kind
        self.who: Final = who
        self.values: Final = values

    def seen_by(self, seat: int) -> "Event":
        """The event as `seat` may know it (-1: a spectator)."""
        if seat == self.who or not self.kind.private:
            return self
        values: list[int | None] = []
        for field, value in zip(self.kind.fields, self.values, strict=True):
            values.append(HIDDEN if field in self.kind.private else value)
        return Event(self.kind, self.who, tuple(values))

    def value(self, field: int) -> int:
        """A value by its place; 0 where the reader may not know it."""
        return self.values[field] or 0

    def describe(self, box: object) -> Message:
        """What happened, without the player's name, in a game with this box."""
        kind = self.kind
        if kind.words is not None:
            return kind.words(self, box)
        if not kind.message:
            raise LookupError(f"{self} has no words")
        return msg(kind.message, **{name: self.value(field) for field, name in enumerate(kind.blanks)})

    def spots(self) -> list[str]:
        """The spots of the board that it concerns, as far as the reader may know them."""
        return [spot for spot in [self.filled(spot) for spot in self.kind.spots] if spot]

    def filled(self, spot: str) -> str:
        """A spot with values in its blanks; nothing if one of them is hidden."""
        for name, one_more in BLANK.findall(spot):
            value = self.values[self.kind.fields.index(name)]
            if value is None:
                return ""
            spot = spot.replace("{" + name + one_more + "}", str(value + 1 if one_more else value))
        return spot

    def points(self) -> list[int]:
        """The points that it brought to `who`, in their parts."""
        return [self.value(self.kind.fields.index(field)) for field in self.kind.points]

    def as_dict(self) -> dict[str, object]:
        """Plain data with named fields, for JSON."""
        data: dict[str, object] = {"event": self.kind.name, "who": self.who}
        data.update(zip(self.kind.fields, self.values, strict=True))
        return data

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and self.as_dict() == other.as_dict()

    def __hash__(self) -> int:
        return hash((self.kind.name, self.who, self.values))

    def __repr__(self) -> str:
        return f"Event({self.as_dict()})"


Words = Callable[[Event, Any], Message]
