"""The server with a second for a body, and for readers who do not read: for those who have no half a minute."""

import sys

from bottega.cli import main
from bottega.server.http import connections, sockets

if __name__ == "__main__":
    connections.BODY_TIME = connections.UNREAD_TIME = 1.0  # type: ignore[misc]
    vars(sockets).update(UNREAD=sys.maxsize, WAITING=sys.maxsize)  # it is not how much waits, but for how long
    sys.exit(main())
