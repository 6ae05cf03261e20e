"""What all routes do with requests: read what they bring, and answer in JSON."""

from typing import TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from bottega.core.messages import msg
from bottega.server.errors import ApiError
from bottega.server.limits import BODY

T = TypeVar("T")


def reply(body: object, status: int = 200) -> Response:
    return Response(msgspec.json.encode(body), status, media_type="application/json")


async def read(request: Request, kind: type[T]) -> T:
    """The body, if it is what is wanted."""
    try:
        return msgspec.json.decode(await body_of(request, BODY), type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise ApiError(msg("error-malformed", detail=str(error))) from None


async def body_of(request: Request, most: int) -> bytes:
    """The body, unless it is too long."""
    found = bytearray()
    async for part in request.stream():
        found += part
        if len(found) > most:
            raise ApiError(msg("error-too-big", most=most))
    return bytes(found)


def number(request: Request, name: str, default: int) -> int:
    """A number from the address."""
    text = request.query_params.get(name)
    if text is None:
        return default
    if not text.removeprefix("-").isdecimal() or not text.isascii() or len(text) > 9:
        raise ApiError(msg("error-malformed", detail=name))
    return int(text)
