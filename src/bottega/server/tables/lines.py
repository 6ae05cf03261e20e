"""Lines of the log, as people read it."""

from functools import cached_property
from typing import Any

from bottega.core.events import Event
from bottega.core.game import SPECTATOR, Game
from bottega.core.messages import Message


class EventLine:
    """An event of the game, as each seat may know it."""

    def __init__(self, game: Game[Any], step: int, event: Event) -> None:
        self.game = game
        self.step = step
        self.event = event
        self.who = event.who
        self.kind = event.kind.name

    @cached_property
    def own(self) -> dict[str, Any]:
        return self.game.describe(self.event).as_dict()

    @cached_property
    def public(self) -> dict[str, Any]:
        return self.game.describe(self.event.seen_by(SPECTATOR)).as_dict()

    def seen_by(self, seat: int) -> dict[str, Any]:
        """The words for a seat; whoever it happened to knows more."""
        return self.own if seat == self.who else self.public

    def spots(self, seat: int) -> list[str]:
        return self.event.seen_by(seat).spots()

    def points(self) -> list[int]:
        return self.event.points()


class NoteLine:
    """Something that the table says, and no event of the game."""

    def __init__(self, step: int, who: int, kind: str, said: Message) -> None:
        self.step = step
        self.who = who
        self.kind = kind
        self.words = said.as_dict()

    def seen_by(self, seat: int) -> dict[str, Any]:
        return self.words

    def spots(self, seat: int) -> list[str]:
        return []

    def points(self) -> list[int]:
        return []


LogLine = EventLine | NoteLine
