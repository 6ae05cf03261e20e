"""How the server is doing: health for proxies, figures for the host."""

import asyncio
import ipaddress
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from bottega.core.messages import msg
from bottega.server.errors import ApiError
from bottega.server.http.connections import Networks
from bottega.server.metrics import MEDIA_TYPE
from bottega.server.processes import Processes
from bottega.server.storage import queries
from bottega.server.storage.store import CannotStore, Store
from bottega.server.tables.follower import Follower

PATIENCE: Final = 5.0  # seconds until a database that does not answer is not there


class Health:
    """Looks in a thread of its own, so that it waits for nobody; whoever asks meanwhile gets the same answer."""

    def __init__(self, store: Store, follower: Follower, processes: Processes) -> None:
        self.store = store
        self.follower = follower
        self.processes = processes
        self.figures_for: Networks = []  # who may read figures besides this machine
        self.thread = ThreadPoolExecutor(1, "health")
        self.looking: asyncio.Task[None] | None = None

    async def health(self, request: Request) -> Response:
        """Is the database there, does it take what it is given, and do we follow what other processes do?"""
        if self.looking is None or self.looking.done():
            self.looking = asyncio.create_task(self.look())
        await asyncio.shield(self.looking)
        if self.follower.stalled():
            return PlainTextResponse("what other processes do is not seen\n", 503)
        late = "" if self.follower.listening() else "notices are not heard: what other processes do is seen later\n"
        return PlainTextResponse(f"ok\n{late}")

    async def look(self) -> None:
        """Read, and write if that failed before."""
        try:
            async with asyncio.timeout(PATIENCE):
                loop = asyncio.get_running_loop()
                await loop.run_in_executor(self.thread, self.store.read_now, queries.look)
                if self.store.failing:
                    await self.store.write(queries.touch)
        except TimeoutError:
            raise CannotStore("the database does not answer") from None

    async def figures(self, request: Request) -> Response:
        """Figures are the host's: whoever counts them could tell how much others plan in secret."""
        if not self.is_for_host(request):
            raise ApiError(msg("error-not-found"))
        return Response(await self.processes.figures(), media_type=MEDIA_TYPE)

    def is_for_host(self, request: Request) -> bool:
        """Is this asked from this machine, or from where the host allows it?"""
        client = request.client
        try:
            address = ipaddress.ip_address(client.host if client else "127.0.0.1")
        except ValueError:
            return False
        return address.is_loopback or any(address in network for network in self.figures_for)

    async def close(self) -> None:
        if self.looking is not None:
            self.looking.cancel()
            await asyncio.gather(self.looking, return_exceptions=True)
        self.thread.shutdown(wait=False, cancel_futures=True)
