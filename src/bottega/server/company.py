"""Who sits at a table."""

from collections.abc import Container
from typing import Literal

from msgspec import Struct

from bottega.server.protocol import Clock, SeatLink, SeedFrom, Sitter


class Chair(Struct):
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


class Company(Struct):
    """The people and bots of a table, and who made it."""

    owner: str | None
    open: bool
    chairs: list[Chair]
    seed_from: SeedFrom = "server"
    hints: bool = False  # may whoever decides ask the strongest bot?
    clock: Clock | None = None

    def seats_of(self, person: str | None) -> list[int]:
        """The seats that a person holds; several if people share a screen."""
        return [n for n, chair in enumerate(self.chairs) if person is not None and chair.person == person]

    def others(self, person: str | None) -> set[int]:
        """The seats of other people."""
        return {n for n, chair in enumerate(self.chairs) if chair.person is not None and chair.person != person}

    def people(self) -> int:
        """The seats that are no bots'."""
        return sum(not chair.bot for chair in self.chairs)

    def bots(self) -> set[int]:
        return {n for n, chair in enumerate(self.chairs) if chair.bot}

    def full(self) -> bool:
        """Is nobody missing?"""
        return not any(chair.free() for chair in self.chairs)

    def links(self, free: bool = True, mine: Container[int] = ()) -> list[SeatLink]:
        """Invitations to free seats, and the ways to my own from another device."""
        return [
            SeatLink(n, chair.token)
            for n, chair in enumerate(self.chairs)
            if chair.token and (n in mine or (free and chair.free()))
        ]

    def sitters(self, online: set[str]) -> list[Sitter]:
        """The seats as everybody may see them."""
        return [
            Sitter(chair.name, chair.kind(), chair.bot, bool(chair.bot) or chair.person in online)
            for chair in self.chairs
        ]
