"""How much one socket, address or person may ask for: a bucket that fills steadily and is emptied by asking."""

import ipaddress
import time
from collections import OrderedDict
from functools import lru_cache

from bottega.core.messages import msg
from bottega.server.errors import ApiError

BODY = 64 * 1024  # bytes of a message
RECORD = 512 * 1024  # bytes of a record to import
REMEMBERED = 20_000  # buckets
HASTE = 429  # the status of refusals for haste
HASTE_PAUSE = (0.5, 1.5)  # seconds that such a refusal takes, so that many who wait do not all come back at once
PAUSING = 1000  # refusals that wait at a time; more are answered at once

# A second's worth and the most at once.
SOCKET = (40.0, 200.0)
PERSON = (60.0, 300.0)
ADDRESS = (500.0, 2000.0)
NEW_PEOPLE = (5.0, 300.0)  # for an address
WRONG_CODES = (0.1, 20.0)  # recovery codes that nobody has, from an address
PASSKEYS = (0.5, 60.0)  # ways back by passkey that are begun, for an address
NEW_CODES = (0.05, 10.0)  # recovery codes, and passkeys that are begun, for a person
REMINDERS = (0.1, 20.0)  # reminders of a person
TRIALS = (0.05, 5.0)  # reminders that a person tries out
ADDRESS_TRIALS = (0.2, 30.0)  # likewise, for an address
MAILS = (0.002, 5.0)  # mails with links, for a person and to a mail address
ADDRESS_MAILS = (0.02, 30.0)  # likewise, for an address
BAD_LINKS = (0.1, 20.0)  # links of mails that nobody has, from an address
HOST_TRIES = (0.1, 10.0)  # wrong keys of the host, from an address
HISTORIES = (1.0, 30.0)  # looks at what somebody has played, for an address
CLUB = (5.0, 60.0)  # looks at ratings and tournaments, for an address
EXPORTS = (0.01, 10.0)  # of all that is somebody's, and wishes to forget it, for an address
NEW_TABLES = (1.0, 60.0)  # for a person
ADDRESS_TABLES = 0.2  # new tables from an address, a second; how many at once, the host says
BROUGHT = 5  # new tables for which a record counts that is brought along: its whole game is played
HELLOS = (20.0, 600.0)  # beginnings of sockets, for an address: each is sent the last lines
CATCH_UP = (4.0, 40.0)  # what happened since some line of the log, one thing after another, for an address
AGAIN = (0.5, 10.0)  # what happened shown once more, for a person; where it is long ago the game is played again
CHAT = (1.0, 30.0)  # lines of a person
LINES = 200  # of log and chat that are sent at once
TABLE_CHAT = 2000  # lines of a table
PERSON_CHAT = 500  # of these, by one person
SPECTATOR_CHAT = 500  # by all who watch
TAKEN_BACK = 80  # moves and plans that a seat may take back or make again, and two more with each move of the game
UNREAD = 1_000_000  # bytes of answers that a reader may leave unread
STATES = 500_000  # bytes of a table's states that are kept for readers who read the same
PREVIEWS = (4.0, 60.0)  # of plans that are laid out, for a person
HINTS = (0.5, 6.0)  # for a person
COACHED = (0.5, 10.0)  # turns that the coach looks at, for a person
STORIES = (2.0, 40.0)  # whole games and rules that are made anew, for an address; those that are kept cost nothing
CODES = (5.0, 60.0)  # invitations as codes that are drawn anew, likewise
STEPS = (20.0, 200.0)  # steps of finished games and records, likewise
ANALYSES = (0.2, 20.0)  # for an address
THINKING = 8  # bots and hints that wait for their turn; more hints are not begun
HINTED = 2000  # questions of which the hint is remembered
STREAMS = 20  # of lines for programs, of an address at a time; each looks into the database every second
READERS = 500  # sockets of an address at a time
FRAMES = (10.0, 100.0)  # frames of a socket that are no messages: pings, pongs, fragments
TURNED_AWAY = (0.1, 20.0)  # sockets of an address that were closed for their frames; then it gets no connection
NETWORK = 64  # bits of an IPv6 address that are one owner's


@lru_cache(maxsize=4096)
def network_of(address: str) -> str:
    """Whose limits count for an address: whoever has one of IPv6 has all of its network."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(ipaddress.IPv6Network((int(found), NETWORK), strict=False))
    return address


class Bucket:
    """A full bucket of drops."""

    def __init__(self, rate: float, size: float) -> None:
        self.rate = rate
        self.size = size
        self.drops = size
        self.at = time.monotonic()

    def take(self, drops: int = 1) -> bool:
        """So many drops, if they are there."""
        if not self.has(drops):
            return False
        self.drops -= drops
        return True

    def has(self, drops: int = 1) -> bool:
        now = time.monotonic()
        self.drops = min(self.size, self.drops + (now - self.at) * self.rate)
        self.at = now
        return self.drops >= drops


class Limits:
    """Buckets by what they are for and whose they are; those unused for longest are forgotten."""

    def __init__(self) -> None:
        self.buckets: OrderedDict[tuple[str, str], Bucket] = OrderedDict()

    def take(self, what: str, whose: str, limit: tuple[float, float], drops: int = 1) -> None:
        """Refuse what is asked for too fast."""
        key = (what, whose)
        if key not in self.buckets:
            self.buckets[key] = Bucket(*limit)
            if len(self.buckets) > REMEMBERED:
                self.buckets.popitem(last=False)
        self.buckets.move_to_end(key)
        if not self.buckets[key].take(drops):
            raise ApiError(msg("error-too-fast"))

    def allows(self, what: str, whose: str, limit: tuple[float, float]) -> bool:
        """Take one drop, if it is there."""
        try:
            self.take(what, whose, limit)
        except ApiError:
            return False
        return True

    def used_up(self, what: str, whose: str) -> bool:
        """Would one more be refused?"""
        bucket = self.buckets.get((what, whose))
        return bucket is not None and not bucket.has()
