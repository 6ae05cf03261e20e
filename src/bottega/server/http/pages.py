"""The browser's side, as it was built: files, compressed beforehand where they are, and one page for all addresses."""

import mimetypes
from collections.abc import Callable
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.types import Receive, Scope, Send

from bottega.core.messages import msg
from bottega.server.errors import ApiError

BUILT = Path(__file__).parents[1] / "static"
FOREVER = "public, max-age=31536000, immutable"  # names in assets/ change with their contents
ALWAYS_ASK = "no-cache"
SMALLER = (("br", ".br"), ("gzip", ".gz"))


class WholeFileResponse(FileResponse):
    """A file that is sent as a whole, whatever part of it is asked for."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = [(name, value) for name, value in scope["headers"] if name != b"range"]
        await super().__call__({**scope, "headers": headers}, receive, send)


class Pages:
    """Answers GET for everything that is not the API."""

    def __init__(self, folder: Path, game_at: Callable[[str], str] = lambda table: "") -> None:
        self.folder = folder
        self.game_at = game_at  # the game on a table, if that is known at once
        self.files = {
            file.relative_to(folder).as_posix(): file
            for file in sorted(folder.rglob("*"))
            if file.is_file() and file.suffix not in (".br", ".gz")
        }

    async def answer(self, request: Request) -> Response:
        """A file by its name; any other address is a page, and the browser knows which."""
        path = request.url.path.strip("/")
        if path.startswith("api/") or path == "api":
            raise ApiError(msg("error-not-found"))
        if path not in self.files:
            if "." in path.rpartition("/")[2]:
                raise ApiError(msg("error-not-found"))
            path = self.page(path)
        if path not in self.files:
            return PlainTextResponse("Bottega's pages are not built; run: make .venv/web", 404)
        return self.send(request, path)

    def page(self, path: str) -> str:
        """The page for an address: one that names the files which it will need, or the one for all."""
        first, _, rest = path.partition("/")
        name = (self.game_at(rest) or "table") if first == "t" else first or "home"
        return found if (found := f"pages/{name}.html") in self.files else "index.html"

    def send(self, request: Request, path: str) -> Response:
        kind = mimetypes.guess_type(path)[0] or "application/octet-stream"
        keep = FOREVER if path.startswith("assets/") else ALWAYS_ASK
        headers = {"cache-control": keep, "vary": "accept-encoding", "accept-ranges": "none"}
        file = self.files[path]
        accepted = request.headers.get("accept-encoding", "")
        for encoding, suffix in SMALLER:
            smaller = file.with_name(file.name + suffix)
            if encoding in accepted and smaller.is_file():
                return WholeFileResponse(smaller, media_type=kind, headers={**headers, "content-encoding": encoding})
        return WholeFileResponse(file, media_type=kind, headers=headers)
