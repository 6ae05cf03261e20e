"""Who sits at a table."""

from collections.abc import Container, Iterable
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from bottega.server.protocol import Clock, SeatLink, SeedFrom, Sitter


class Seat(Struct, frozen=True):
    """A seat: a person's, a bot's, or free; `token` is the invitation to it, if there is one."""

    person: str | None = None
    name: str = ""
    bot: str = ""
    token: str | None = None

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

    def seats_of(self, person: str | None) -> list[int]:
        """The seats that a person holds; several if people share a screen."""
        return [n for n, seat in enumerate(self.seats) if person is not None and seat.person == person]

    def others(self, person: str | None) -> set[int]:
        """The seats of other people."""
        return {n for n, seat in enumerate(self.seats) if seat.person is not None and seat.person != person}

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
            Sitter(seat.name, seat.kind(), seat.bot, bool(seat.bot) or seat.person in online) for seat in self.seats
        ]
