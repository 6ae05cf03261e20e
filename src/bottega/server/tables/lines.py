"""Lines of the log, as people read it."""

from typing import Any

from bottega.core.events import Event
from bottega.core.game import Game
from bottega.core.messages import Message, MessageData


class EventLine:
    """An event of the game, as each seat may know it."""

    __slots__ = ("event", "game", "kind", "own", "public", "step", "who")

    def __init__(self, game: Game[Any], step: int, event: Event) -> None:
        self.game = game
        self.step = step
        self.event = event
        self.who = event.who
        self.kind = event.kind.name
        self.own: MessageData | None = None  # made when they are read first
        self.public: MessageData | None = None

    def seen_by(self, seat: int) -> MessageData:
        """The words for a seat; whoever it happened to may know more."""
        known = self.event.seen_by(seat)
        if known is self.event:
            if self.own is None:
                self.own = self.game.describe(known).as_dict()
            return self.own
        if self.public is None:
            self.public = self.game.describe(known).as_dict()
        return self.public

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

    def seen_by(self, seat: int) -> MessageData:
        return self.words

    def spots(self, seat: int) -> list[str]:
        return []

    def points(self) -> list[int]:
        return []


LogLine = EventLine | NoteLine
