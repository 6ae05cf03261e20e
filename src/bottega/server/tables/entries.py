"""What was done at a table, as its log keeps it (event sourcing): one struct for each kind of entry."""

from collections.abc import Sequence

from msgspec import Struct

from bottega.server.tables.seating import Seat


class Moved(Struct, frozen=True, tag="move"):
    """A move."""

    seat: int
    text: str


class TimeUp(Struct, frozen=True, tag="flag"):
    """A seat's time is up: so many moves follow that are made in its place."""

    seat: int
    moves: int


class Drafted(Struct, frozen=True, tag="plan"):
    """The answers of a secret plan so far."""

    seat: int
    answers: tuple[str, ...]


class Withdrawn(Struct, frozen=True, tag="unplan"):
    """A plan that was handed in is a draft again, with these answers."""

    seat: int
    answers: tuple[str, ...]


class TakenBack(Struct, frozen=True, tag="undo"):
    """The last moves are taken back."""

    seat: int
    moves: int


class Redone(Struct, frozen=True, tag="redo"):
    """What was taken back last is made again."""

    seat: int


class UndoAsked(Struct, frozen=True, tag="wish"):
    """Somebody asks the others to go back to a step."""

    seat: int
    step: int


class RedoAsked(Struct, frozen=True, tag="redo-wish"):
    """Somebody asks the others to make again what was taken back last."""

    seat: int


class UndoAgreed(Struct, frozen=True, tag="agree"):
    """A seat agrees to that."""

    seat: int


class UndoDeclined(Struct, frozen=True, tag="decline"):
    """A seat does not."""

    seat: int


class Chatted(Struct, frozen=True, tag="chat"):
    """A line of the chat."""

    seat: int
    text: str


class RematchMade(Struct, frozen=True, tag="rematch"):
    """The game is played again at another table."""

    table: str
    seat: int = -1


class Seated(Struct, frozen=True, tag="sit"):
    """A seat has changed: who sits there, or its invitation; older logs do not say to what."""

    seat: int
    now: Seat | None = None


Entry = (
    Moved
    | TimeUp
    | Drafted
    | Withdrawn
    | TakenBack
    | Redone
    | UndoAsked
    | RedoAsked
    | UndoAgreed
    | UndoDeclined
    | Chatted
    | RematchMade
    | Seated
)


class Logged(Struct, frozen=True):
    """An entry in its place in the log."""

    seq: int
    entry: Entry
    at: float = 0.0  # seconds since 1970
    client: str | None = None  # the sender's own name for it: the same twice is one
    person: str | None = None  # who did it; a bot is nobody
    name: str = ""
    ticked: int = 0  # milliseconds that clocks ran since the entry before


class Sender(Struct, frozen=True):
    """Whose entries they are, and the sender's own name for them."""

    person: str | None = None
    client: str | None = None
    name: str = ""


NOBODY = Sender()


def numbered(
    after: int, entries: Sequence[Entry], at: float = 0.0, sender: Sender = NOBODY, ticked: int = 0
) -> list[Logged]:
    """Entries in their places; the first one carries the time that passed, the last one the sender's name for all."""
    last = len(entries)
    return [
        Logged(
            after + n,
            entry,
            at,
            sender.client if n == last else None,
            sender.person,
            sender.name,
            ticked if n == 1 else 0,
        )
        for n, entry in enumerate(entries, 1)
    ]
