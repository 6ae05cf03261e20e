"""Scripted players, and when their moves were seen."""

import asyncio
import random
import time
from typing import Final, Protocol

import msgspec

THINKING = (1.0, 3.0)  # seconds of a scripted player between two moves


class OfferedMove(msgspec.Struct):
    move: str


class AskedSeat(msgspec.Struct):
    seat: int
    options: list[OfferedMove]


class OpenPlan(msgspec.Struct):
    seat: int
    ready: bool


class Heard(msgspec.Struct):
    """Of a message, what a player needs."""

    type: str
    public: int = 0
    seq: int = 0
    over: bool = False
    asked: AskedSeat | None = None
    plan: OpenPlan | None = None


class Glance(msgspec.Struct):
    """Of a message, what a spectator needs."""

    type: str
    public: int = 0


read_player: Final = msgspec.json.Decoder(Heard).decode
read_spectator: Final = msgspec.json.Decoder(Glance).decode
encode: Final = msgspec.json.Encoder().encode


class MessageSink(Protocol):
    """Whatever takes messages."""

    def send(self, text: bytes) -> None: ...


class Figures:
    """What was counted since somebody last asked."""

    def __init__(self) -> None:
        self.clear()

    def clear(self) -> None:
        """Count anew."""
        self.times: list[float] = []
        self.moves = 0  # sent, also those that nobody else may see yet
        self.refused = 0
        self.lost = 0  # sockets that the server closed


class Seen:
    """When each state of a table arrived at whoever watches it."""

    def __init__(self, figures: Figures) -> None:
        self.figures = figures
        self.sent: dict[int, float] = {}  # by the number, the same for all readers, of the state that the move answers

    def arrived(self, public: int, now: float) -> None:
        """A state came in: the moves it is newer than have been seen."""
        if self.sent:
            for base in [base for base in self.sent if base < public]:
                self.figures.times.append(now - self.sent.pop(base))


class Spectator:
    """Notes when moves arrive."""

    def __init__(self, seen: Seen) -> None:
        self.seen = seen

    def hear(self, text: bytes, now: float) -> None:
        message = read_spectator(text)
        if message.type == "state":
            self.seen.arrived(message.public, now)


class ScriptedPlayer:
    """Goes on reading while thinking; after some thought makes any legal move, or hands the plan in."""

    def __init__(self, name: str, seen: Seen, watched: Seen, dice: random.Random) -> None:
        self.name = name
        self.seen = seen
        self.watched = watched  # of whoever sees this player's moves
        self.dice = dice
        self.socket: MessageSink | None = None
        self.over = False
        self.number = 0
        self.thinking: asyncio.TimerHandle | None = None

    def hear(self, text: bytes, now: float) -> None:
        message = read_player(text)
        if message.type == "refused":
            self.watched.figures.refused += 1
            self.watched.sent.clear()
        if message.type != "state":
            return
        self.seen.arrived(message.public, now)
        self.stop()  # thinking of what is no longer so
        self.over = message.over
        if message.asked is not None or (message.plan is not None and not message.plan.ready):
            pause = self.dice.uniform(*THINKING)
            self.thinking = asyncio.get_running_loop().call_later(pause, self.act, message)

    def act(self, message: Heard) -> None:
        asked, plan = message.asked, message.plan
        if self.socket is None:
            return
        self.number += 1
        words: dict[str, object] = {"id": f"{self.name}-{self.number}"}
        if asked is not None:
            words |= {"type": "move", "seat": asked.seat, "base": message.seq}
            words["move"] = self.dice.choice(asked.options).move
        elif plan is not None:
            words |= {"type": "ready", "seat": plan.seat}
        self.watched.figures.moves += 1
        if plan is None:
            self.watched.sent[message.public] = time.perf_counter()
        self.socket.send(encode(words))

    def stop(self) -> None:
        """Think no more."""
        if self.thinking is not None:
            self.thinking.cancel()
            self.thinking = None
