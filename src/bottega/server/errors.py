"""Why something is not done: words for people, and their name as a code for programs."""

from bottega.core.errors import BottegaError
from bottega.core.messages import Message, msg
from bottega.server.protocol import Problem

STATUS = {
    "malformed": 400,
    "empty": 400,
    "signs": 400,
    "setup": 400,
    "record": 400,
    "not-your-seat": 403,
    "not-your-table": 403,
    "not-your-tournament": 403,
    "spectators-read": 403,
    "wrong-origin": 403,
    "bad-link": 403,
    "token": 401,
    "not-for-programs": 403,
    "no-code": 403,
    "bad-passkey": 403,
    "bad-address": 400,
    "bad-browser": 400,
    "bad-zone": 400,
    "bad-mail": 400,
    "mail-link": 403,
    "host-key": 401,
    "invitation-only": 403,
    "not-found": 404,
    "no-table": 404,
    "no-program": 404,
    "method": 405,
    "unplayable": 410,
    "box-gone": 410,
    "box-changed": 410,
    "too-big": 413,
    "wrong-host": 421,
    "too-fast": 429,
    "busy": 429,
    "broken": 500,
    "storage": 503,
}
CONFLICT = 409  # all else: it was well asked, but the table does not allow it now
LONGEST = 200  # letters of a detail


class ApiError(Exception):
    """Raised with a message `error-CODE`."""

    def __init__(self, said: Message) -> None:
        super().__init__(said.name)
        self.said = said
        self.code = said.name.removeprefix("error-")

    def status(self) -> int:
        """The HTTP status that fits."""
        return STATUS.get(self.code, CONFLICT)

    def problem(self) -> Problem:
        """The body of an HTTP error."""
        return Problem(self.code, self.said.as_dict())


def refused(name: str, error: BottegaError) -> ApiError:
    """The refusal `name` with an error's own message as its problem; an English line stands beside it as it is."""
    if isinstance(error.message, Message):
        return ApiError(Message(name, {"problem": error.message}))
    return ApiError(Message(name, {"problem": msg("fault-unknown"), "detail": short(error.message)}))


def short(text: str) -> str:
    """A text that may be somebody's whole file, as far as it helps."""
    return text if len(text) <= LONGEST else text[:LONGEST] + "…"
