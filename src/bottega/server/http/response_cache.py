"""Answers that never change, such as finished games and rules: made once, and known by a tag (ETag)."""

import asyncio
import gzip
import hashlib
from collections import OrderedDict
from collections.abc import Callable, Hashable, Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response

from bottega.core.messages import msg
from bottega.server.errors import ApiError
from bottega.server.http.security import address_of
from bottega.server.limits import Limits

MOST: Final = 16 * 1024 * 1024  # bytes, compressed
THREADS: Final = 1  # they compute, and Python computes one thing at a time
WAITING: Final = 50  # answers that may wait to be made
LEVEL: Final = 6  # of compression: it is done once
JSON: Final = "application/json"

Make = Callable[[], bytes]


class CachedResponse(Struct, frozen=True):
    """A body, compressed, and the tag by which browsers know whether theirs is the same."""

    tag: str
    packed: bytes


def packed(make: Make) -> CachedResponse:
    """Make a body, and compress it."""
    body = make()
    tag = f'W/"{hashlib.sha256(body).hexdigest()[:24]}"'  # weak: the same for compressed and plain bytes
    return CachedResponse(tag, gzip.compress(body, LEVEL, mtime=0))


class ResponseCache:
    """Keeps the answers used last, up to so many bytes; others are made anew, in a thread of their own."""

    def __init__(self, limits: Limits, most: int = MOST) -> None:
        self.limits = limits
        self.most = most
        self.size = 0
        self.kept: OrderedDict[Hashable, CachedResponse] = OrderedDict()
        self.under_way: dict[Hashable, asyncio.Task[CachedResponse]] = {}
        self.threads = ThreadPoolExecutor(THREADS, "responses")

    async def answer(
        self,
        request: Request,
        key: Hashable,
        make: Make,
        limit: tuple[float, float],
        media_type: str = JSON,
        more_headers: Mapping[str, str] | None = None,
    ) -> Response:
        """The answer of a key, or only its tag if the reader has it already; `limit` is for those to be made."""
        found = self.kept.get(key)
        if found is None:
            found = await self.made(key, make, address_of(request.scope), limit)
        else:
            self.kept.move_to_end(key)
        headers = {"etag": found.tag, "cache-control": "no-cache", "vary": "accept-encoding", **(more_headers or {})}
        if found.tag in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        if "gzip" in request.headers.get("accept-encoding", ""):
            return Response(found.packed, media_type=media_type, headers={**headers, "content-encoding": "gzip"})
        return Response(gzip.decompress(found.packed), media_type=media_type, headers=headers)

    async def made(self, key: Hashable, make: Make, address: str, limit: tuple[float, float]) -> CachedResponse:
        """Make an answer, once for all who ask meanwhile."""
        if key not in self.under_way:
            self.limits.take(f"responses {limit}", address, limit)
            if len(self.under_way) >= WAITING:
                raise ApiError(msg("error-busy"))
            self.under_way[key] = asyncio.create_task(self.make(key, make))
            self.under_way[key].add_done_callback(lambda task: self.ended(key, task))
        return await asyncio.shield(self.under_way[key])  # also for others where whoever asked first goes away

    async def make(self, key: Hashable, make: Make) -> CachedResponse:
        found = await asyncio.get_running_loop().run_in_executor(self.threads, packed, make)
        self.keep(key, found)
        return found

    def keep(self, key: Hashable, found: CachedResponse) -> None:
        self.kept[key] = found
        self.size += len(found.packed)
        while self.size > self.most:
            _, old = self.kept.popitem(last=False)
            self.size -= len(old.packed)

    def ended(self, key: Hashable, task: asyncio.Task[CachedResponse]) -> None:
        del self.under_way[key]
        if not task.cancelled():
            task.exception()  # told to those who wait, if anybody still does

    async def close(self) -> None:
        tasks = list(self.under_way.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.threads.shutdown(wait=False, cancel_futures=True)
