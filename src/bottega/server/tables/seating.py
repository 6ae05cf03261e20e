"""Who sits at a table."""

from collections.abc import Container, Iterable, Sequence
from typing import Final, Literal

from msgspec import Struct
from msgspec.structs import replace

from bottega.server.protocol import Clock, SeatLink, SeedFrom, Sitter

COLOURS: Final = range(4)


class Seat(Struct, frozen=True):
    """A seat: a person's, a bot's, or free; `token` is the invitation to it, if there is one."""

    person: str | None = None
    name: str = ""
    bot: str = ""
    token: str | None = None
    colour: int | None = None  # people keep theirs; nothing: whichever is left

    def kind(self) -> Literal["person", "bot", "free"]:
        if self.bot:
            return "bot"
        return "free" if self.person is None else "person"

    def free(self) -> bool:
        return self.kind() == "free"


class Seating(Struct):
    """The people and bots of a table, and who made it."""

    owner: str | None
    open: bool
    seats: list[Seat]
    seed_from: SeedFrom = "server"
    hints: bool = False  # may whoever decides ask the strongest bot?
    clock: Clock | None = None
    spectator_chat: bool = False  # may those who watch write?
    told: bool = False  # does everybody see what everybody could know?
    chat_closed: bool = False  # by the host
    rated: bool = False  # does the game count for the ratings of all who play it?

    def seats_of(self, person: str | None) -> list[int]:
        """The seats that a person holds; several if people share a screen."""
        return [n for n, seat in enumerate(self.seats) if person is not None and seat.person == person]

    def others(self, person: str | None) -> set[int]:
        """The seats of other people."""
        return {n for n, seat in enumerate(self.seats) if seat.person is not None and seat.person != person}

    def answerable(self) -> str | None:
        """To whom work for the table is charged: its maker; at a tournament's, the first who sits there."""
        return self.owner or next((seat.person for seat in self.seats if seat.person is not None), None)

    def people(self) -> int:
        """The seats that are no bots'."""
        return sum(not seat.bot for seat in self.seats)

    def bots(self) -> set[int]:
        return {n for n, seat in enumerate(self.seats) if seat.bot}

    def after(self, changes: Iterable[tuple[int, Seat]]) -> "Seating":
        """The seating with other people on some seats."""
        seats = list(self.seats)
        for number, seat in changes:
            seats[number] = seat
        return replace(self, seats=seats)

    def full(self) -> bool:
        """Is nobody missing?"""
        return not any(seat.free() for seat in self.seats)

    def links(self, free: bool = True, mine: Container[int] = ()) -> list[SeatLink]:
        """Invitations to free seats, and the ways to my own from another device."""
        return [
            SeatLink(n, seat.token)
            for n, seat in enumerate(self.seats)
            if seat.token and (n in mine or (free and seat.free()))
        ]

    def sitters(self, online: set[str]) -> list[Sitter]:
        """The seats as everybody may see them."""
        return [
            Sitter(seat.name, seat.kind(), seat.bot, bool(seat.bot) or seat.person in online, colour)
            for seat, colour in zip(self.seats, colours(self.seats), strict=True)
        ]

    def colour_for(self, number: int, wish: int | None) -> int:
        """The color of whoever sits down: that of the seat if it was somebody's, else their own, else what is left."""
        taken = {seat.colour for seat in self.seats if seat.person is not None}
        if self.seats[number].person is not None or wish is None:
            return colours(self.seats)[number]
        return wish if wish not in taken else next(colour for colour in COLOURS if colour not in taken)


def colours(seats: Sequence[Seat]) -> list[int]:
    """A color for each seat: people have theirs, then bots; what is left goes around, the seat's own number first."""
    found: dict[int, int] = {}
    for n in sorted(range(len(seats)), key=lambda n: seats[n].person is None):
        colour = seats[n].colour
        if colour is not None and colour in COLOURS and colour not in found.values():
            found[n] = colour
    left = [colour for colour in COLOURS if colour not in found.values()]
    for wanted in (True, False):
        for n in range(len(seats)):
            if n not in found and (n in left or not wanted):
                found[n] = n if wanted else left[0]
                left.remove(found[n])
    return [found[n] for n in range(len(seats))]


def dressed(seats: Sequence[Seat], person: str, wish: int | None) -> list[Seat]:
    """New seats of a table: its maker has the color they like, others in the same room what is left, for good."""
    seats = list(seats)
    mine = next((n for n, seat in enumerate(seats) if seat.person == person), None)
    if mine is not None:
        seats[mine] = replace(seats[mine], colour=wish)
    return [
        seat if seat.person is None else replace(seat, colour=colour)
        for seat, colour in zip(seats, colours(seats), strict=True)
    ]
