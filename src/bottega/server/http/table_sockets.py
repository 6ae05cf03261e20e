"""Sockets at tables: who may open one, and at which table."""

import msgspec
from starlette.websockets import WebSocket

from bottega.server.errors import ApiError
from bottega.server.http.security import address_of, from_elsewhere
from bottega.server.http.sockets import Socket
from bottega.server.http.visitors import Visitors
from bottega.server.limits import ADDRESS, READERS, Limits
from bottega.server.protocol import Closed
from bottega.server.storage.store import CannotStore
from bottega.server.tables.actions import Actions
from bottega.server.tables.reader import COME_BACK
from bottega.server.tables.registry import TableRegistry
from bottega.server.turns import Turns

NO_TABLE = 4404  # a socket's end: there is no such table


class TableSockets:
    """All that are open, counted by address."""

    def __init__(
        self, registry: TableRegistry, actions: Actions, visitors: Visitors, limits: Limits, turns: Turns
    ) -> None:
        self.registry = registry
        self.metrics = registry.metrics
        self.actions = actions
        self.visitors = visitors
        self.limits = limits
        self.turns = turns
        self.readers: dict[str, int] = {}

    async def open(self, ws: WebSocket) -> None:
        """A reader's socket."""
        address = address_of(ws.scope)
        if not self.may_open(ws, address):
            await ws.close()
            return
        self.metrics.sockets.inc()
        self.readers[address] = self.readers.get(address, 0) + 1
        try:
            await self.listen(ws)
        finally:
            self.metrics.sockets.dec()
            self.readers[address] -= 1
            if not self.readers[address]:
                del self.readers[address]

    def may_open(self, ws: WebSocket, address: str) -> bool:
        """Does a socket come from our own page, and not one too many?"""
        if from_elsewhere(ws.scope) or self.readers.get(address, 0) >= READERS:
            return False
        try:
            self.limits.take("address", address, ADDRESS)
        except ApiError:
            return False
        return True

    async def listen(self, ws: WebSocket) -> None:
        """Let a reader take part until one side closes."""
        await ws.accept()
        try:
            person, key = await self.visitors.at_socket(ws)
            room = await self.registry.current(ws.path_params["id"])
        except CannotStore:
            await ws.close(COME_BACK)
            return
        except ApiError as refusal:
            await ws.send_text(msgspec.json.encode(Closed(refusal.said.as_dict())).decode())
            await ws.close(NO_TABLE)
            return
        is_known = self.visitors.still(person, key)
        await Socket(ws, self.actions, room, person, self.limits, self.turns, is_known).run()
