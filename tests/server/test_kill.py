"""Kill -9 while ten tables play: what was acknowledged is there, once and in order, and every game goes on."""

import asyncio
import contextlib
import itertools
import random
import signal

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from bottega.core.match import compare, replay
from bottega.core.record import read_record
from bottega.server.storage import backup, queries
from bottega.server.storage.log import kind_of, read_log, text_of
from bottega.server.tables.entries import Logged, Moved, TakenBack
from bottega.server.tables.table import Table
from tests.server.guest import JSON, Guest
from tests.server.serving import Running

TABLES = 10
KILLS = 5
LIFE = (0.3, 1.5)  # seconds between a start and the next kill
PACE = 0.05  # seconds of thought before a message: with less the games are over before the last kill
FAST = 0.015  # after it: with less they would be too fast for the server's limits
PATIENCE = 180.0  # until the games that are played to their end must be over

SETUPS: tuple[tuple[str, tuple[str, ...], dict[str, str]], ...] = (
    ("sintra", ("me", "link"), {}),
    ("sintra", ("me", "random"), {"side": "B"}),
    ("fresco", ("me", "link"), {}),
    ("fresco", ("me", "greedy"), {"modules": "4,9,13"}),
    ("fresco", ("me", "link", "random"), {"modules": "all"}),
)


class Town:
    """Where the server is, if it is up."""

    def __init__(self, running: Running) -> None:
        self.running = running
        self.up = asyncio.Event()
        self.up.set()

    async def kill(self) -> None:
        """End the server without a warning and start it again on its database."""
        self.up.clear()
        await asyncio.to_thread(self.running.restart, signal.SIGKILL)
        self.up.set()


class Player:
    """A seat that plays whatever it may, and remembers what it was promised."""

    def __init__(self, guest: Guest, table: str, seat: int) -> None:
        self.cookie = guest.cookie()
        self.table = table
        self.seat = seat
        self.dice = random.Random(f"{seat} of {table}")
        self.numbers = itertools.count(1)
        self.sent: JSON | None = None  # and not answered
        self.acknowledged: dict[str, tuple[int, JSON]] = {}  # by its id: the number and the message
        self.seq = 0  # the highest number this seat was told
        self.state: JSON = {}
        self.note = ""
        self.again = 0  # messages that had to be sent again
        self.weary = False  # says nothing more
        self.pace = PACE

    async def play(self, town: Town) -> None:
        """Play to the end of the game, however often the server goes away."""
        while not self.over():
            await town.up.wait()
            address = f"{town.running.url.replace('http', 'ws', 1)}/api/tables/{self.table}/socket"
            with contextlib.suppress(OSError, EOFError, WebSocketException):
                async with connect(address, additional_headers={"Cookie": self.cookie}, max_size=None) as socket:
                    await self.listen(socket)

    def over(self) -> bool:
        return bool(self.state) and self.state["over"] and self.sent is None

    async def listen(self, socket: ClientConnection) -> None:
        """Play while this socket lives; what was not answered is sent again as it was."""
        await socket.send(b'{"type":"hello"}')
        self.remembers(msgspec.json.decode(await socket.recv()))
        if self.sent is not None:
            self.again += 1
            await socket.send(msgspec.json.encode(self.sent))
        while not self.over():
            if self.asked():
                await asyncio.sleep(self.pace)
            if self.asked():
                self.sent = self.next_message()
                await socket.send(msgspec.json.encode(self.sent))
                if self.sent["type"] != "undo" and self.dice.random() < 0.05:
                    await socket.send(msgspec.json.encode(self.sent))
            self.hear(msgspec.json.decode(await socket.recv()))

    def remembers(self, state: JSON) -> None:
        """The server must have kept all that this seat was shown or promised."""
        assert state["seq"] >= self.seq
        before = self.state
        if before and self.sent is None:
            assert state["note"] == self.note
            if before["plan"] and before["seq"] >= self.seq and not before["plan"]["ready"]:
                assert state["plan"]["steps"] == before["plan"]["steps"]
        self.hear(state)

    def hear(self, message: JSON) -> None:
        match message["type"]:
            case "state":
                self.state = message
                self.seq = max(self.seq, message["seq"])
            case "done":
                self.done(message["id"], message["seq"])
            case "presence":
                pass
            case _:
                assert self.sent is not None
                assert (message["type"], self.sent["type"]) == ("refused", "undo"), (message, self.sent)
                self.sent = None

    def done(self, id: str, seq: int) -> None:
        """An answer: the same as before, if it was given before."""
        if id in self.acknowledged:
            assert self.acknowledged[id][0] == seq or self.acknowledged[id][1]["type"] == "note"
            return
        assert self.sent is not None
        assert self.sent["id"] == id
        self.acknowledged[id] = seq, self.sent
        self.seq = max(self.seq, seq)
        if self.sent["type"] == "note":
            self.note = self.sent["text"]
        self.sent = None

    def asked(self) -> bool:
        """Has this seat seen all that it did, and is it asked again?"""
        if self.weary or self.sent is not None or self.state["seq"] < self.seq:
            return False
        plan = self.state["plan"]
        return bool(self.state["asked"] or (plan and not plan["ready"]))

    def next_message(self) -> JSON:
        """What this seat does next: it plays, and now and then does something else."""
        message: JSON = {"id": f"{self.table}-{self.seat}-{next(self.numbers)}"}
        whim = self.dice.random()
        if whim < 0.03:
            return {**message, "type": "chat", "text": message["id"]}
        if whim < 0.06:
            return {**message, "type": "note", "text": message["id"]}
        message["seat"] = self.seat
        if whim < 0.10 and self.state["undo"]["undo"]:
            return {**message, "type": "undo", "base": self.state["seq"]}
        if self.state["asked"] is None:
            return {**message, "type": "ready"}
        move = self.dice.choice(self.state["asked"]["options"])["move"]
        return {**message, "type": "move", "base": self.state["seq"], "move": move}


def sit_down(url: str, tables: int) -> list[Player]:
    """Everybody at all tables."""
    players = []
    for _, (game, seats, chosen) in zip(range(tables), itertools.cycle(SETUPS), strict=False):
        with Guest(url) as maker, Guest(url) as friend:
            made = maker.make(game, *seats, chosen=chosen)
            players.append(Player(maker, made["table"], 0))
            for link in made["links"]:
                friend.sit(made["table"], token=link["token"])
                players.append(Player(friend, made["table"], link["seat"]))
    return players


async def play_and_kill(town: Town, players: list[Player], kills: int) -> None:
    """All tables at once, and the server is killed now and then; at last a few games are played to their end."""
    dice = random.Random()
    tasks = {player: asyncio.create_task(player.play(town)) for player in players}
    for _ in range(kills):
        await asyncio.sleep(dice.uniform(*LIFE))
        await town.kill()
    assert sum(not player.over() for player in players) > len(players) / 2, "the games are too short for this"
    first = set(list(dict.fromkeys(player.table for player in players))[: len(SETUPS)])
    for player in players:
        player.weary = player.table not in first
        player.pace = FAST
    async with asyncio.timeout(PATIENCE):
        await asyncio.gather(*(task for player, task in tasks.items() if not player.weary))
        while any(player.sent is not None for player in players):
            await asyncio.sleep(0.01)
    for task in tasks.values():
        task.cancel()
    for outcome in await asyncio.gather(*tasks.values(), return_exceptions=True):
        assert outcome is None or isinstance(outcome, asyncio.CancelledError), outcome


def check_log(table: Table, log: list[Logged], players: list[Player]) -> None:
    """All that was acknowledged is in the log, where the number that was told says, and nothing else."""
    assert [entry.seq for entry in log] == list(range(1, len(log) + 1))
    sent = [entry for entry in log if entry.client is not None]
    by_client = {entry.client: entry for entry in sent}
    assert len(by_client) == len(sent)
    promised = {
        client: (seq, message)
        for player in players
        for client, (seq, message) in player.acknowledged.items()
        if message["type"] != "note"
    }
    numbers = {client: table.versions.number((entry.entry.seat,), entry.seq) for client, entry in by_client.items()}
    assert numbers == {client: seq for client, (seq, _) in promised.items()}
    for client, (_, message) in promised.items():
        assert says(by_client[client], message), (by_client[client], message)
    for player in players:
        told = [seq for seq, message in player.acknowledged.values() if message["type"] != "note"]
        assert told == sorted(set(told))


def says(logged: Logged, message: JSON) -> bool:
    """Does an entry keep what a message said?"""
    kind, text = kind_of(logged.entry), text_of(logged.entry)
    match message["type"]:
        case "chat":
            return (kind, text) == ("chat", message["text"])
        case "move":
            return kind in ("move", "plan") and text.split()[-1] == message["move"]
        case "ready":
            return kind == "move"
        case _:
            return kind in ("undo", "plan")


def moves_of(log: list[Logged]) -> list[tuple[int, str]]:
    """The moves that stand: all but those that were taken back."""
    moves: list[tuple[int, str]] = []
    for logged in log:
        match logged.entry:
            case Moved(seat, text):
                moves.append((seat, text))
            case TakenBack(_, count):
                del moves[len(moves) - count :]
    return moves


def test_no_acknowledged_move_is_lost_or_repeated(own_server: Running) -> None:
    kill_and_check(own_server)


def kill_and_check(own_server: Running, kills: int = KILLS, pace: float = PACE, tables: int = TABLES) -> int:
    """Play, kill so often, and look at all that is stored then: how many messages were acknowledged."""
    players = sit_down(own_server.url, tables)
    for player in players:
        player.pace = pace
    asyncio.run(play_and_kill(Town(own_server), players, kills))
    assert sum(player.again for player in players) > 0
    sitting = {player.table: [one for one in players if one.table == player.table] for player in players}
    ended = [table for table, (player, *_) in sitting.items() if player.over()]
    assert len(ended) >= len(SETUPS)
    with Guest(own_server.url) as reader:
        records = {table: read_record(reader.http.get(f"/api/tables/{table}/record").text) for table in ended}
    assert own_server.stop() == 0
    assert dict(backup.validate(own_server.database)) == dict.fromkeys(sitting, "")
    with backup.opened(own_server.database) as engine, engine.connect() as connection:
        for table, sitters in sitting.items():
            log = read_log(connection, table)
            stored = queries.read_table(connection, table)
            assert stored is not None
            check_log(stored.table, log, sitters)
            assert moves_of(log) == stored.table.state.moves
            if table in ended:
                compare(replay(stored.table.state.game, records[table]), records[table])
                assert records[table].moves == moves_of(log)
    return sum(len(player.acknowledged) for player in players)
