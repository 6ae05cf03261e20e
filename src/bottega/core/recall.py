"""The information state: what each seat has seen, was told and has done since the game began, with perfect recall.

Each seat has a chain of hashes. A link is added when the seat decides something, is told something, or sees another
position than before; what others do in secret adds none. So two games that a seat cannot tell apart have the same
chain for it, and two that it can have not.
"""

import hashlib
from typing import Any, Final

from bottega.core.events import Event
from bottega.core.game import Game
from bottega.core.kernel import Position
from bottega.core.observation import Writer, size_of

SIZE: Final = 16  # bytes of a link


class Recall:
    """A chain for each seat. It follows a game from its first position on."""

    def __init__(self, chains: list[bytes], seen: list[bytes]) -> None:
        self.chains: Final = chains
        self.seen: Final = seen  # what each seat observes now

    def copy(self) -> "Recall":
        """A memory that goes on by itself."""
        return Recall(list(self.chains), list(self.seen))

    def __deepcopy__(self, memo: object) -> "Recall":
        return self.copy()

    def __reduce__(self) -> tuple[type["Recall"], tuple[list[bytes], list[bytes]]]:
        return Recall, (self.chains, self.seen)

    def state(self, seat: int) -> str:
        """A seat's information state, as a short text."""
        return self.chains[seat].hex()

    def follow(self, game: Game[Any], s: Position, who: int, decided: str, told: list[Event]) -> None:
        """Somebody has decided something, as a text; this was told, and led to a position."""
        numbers = Numbers(game)
        for seat in range(len(self.chains)):
            if seat == who:
                self.add(seat, repr(decided).encode())
            for event in told:
                self.add(seat, repr((event.kind.name, event.who, event.seen_by(seat).values)).encode())
            seen = numbers.seen(game, s, seat)
            if seen != self.seen[seat]:
                self.add(seat, seen)
                self.seen[seat] = seen

    def add(self, seat: int, what: bytes) -> None:
        """A link for one thing that a seat comes to know; that several came together tells it nothing."""
        self.chains[seat] = hashlib.blake2b(self.chains[seat] + what, digest_size=SIZE).digest()

    def suppose(self, game: Game[Any], s: Position, who: int) -> "Recall":
        """The same for somebody who thinks that this is the position; others remember what is theirs there."""
        numbers = Numbers(game)
        other = self.copy()
        for seat in range(len(self.chains)):
            if seat != who:
                other.seen[seat] = numbers.seen(game, s, seat)
                other.chains[seat] = hashlib.blake2b(self.chains[seat] + other.seen[seat], digest_size=SIZE).digest()
        return other


class Numbers:
    """Room for an observation."""

    def __init__(self, game: Game[Any]) -> None:
        self.writer = Writer(1, size_of(game.observation_layout()))

    def seen(self, game: Game[Any], s: Position, who: int) -> bytes:
        """What somebody observes, as a short name."""
        self.writer.begin(0)
        game.observe(s, who, self.writer)
        self.writer.end()
        return hashlib.blake2b(memoryview(self.writer.out), digest_size=SIZE).digest()


def remember(game: Game[Any], s: Position, seats: int) -> Recall:
    """What all remember at the beginning of a game."""
    numbers = Numbers(game)
    seen = [numbers.seen(game, s, seat) for seat in range(seats)]
    return Recall([hashlib.blake2b(one, digest_size=SIZE).digest() for one in seen], seen)


def play_and_recall(game: Game[Any], s: Position, recall: Recall, who: int, move: int) -> list[Event]:
    """Let somebody make a legal move, and all remember it; what was told."""
    s.ask(who)
    text = game.write(s, move)
    listening = s.log
    told: list[Event] = []
    s.log = told
    s.play(move)
    s.log = listening
    recall.follow(game, s, who, text, told)
    return told
