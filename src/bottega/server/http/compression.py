"""Compression of what goes to sockets: a table's state is nearly the same as the one before."""

from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory

# With the last state in the window, the next one is a few hundred bytes, in a third of the time. The window holds the
# largest states; with each doubling a socket needs twice the memory, 80 KB as it is.
SENT: Final = 14  # bits of the window
HEARD: Final = 12  # what people say is short
LEVEL: Final = 4
MEMORY: Final = 5


class CompressedSocket(WebSocketsSansIOProtocol):
    """A socket of uvicorn's with a window of our own."""

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self.conn.available_extensions = [
            ServerPerMessageDeflateFactory(
                server_max_window_bits=SENT,
                client_max_window_bits=HEARD,
                compress_settings={"level": LEVEL, "memLevel": MEMORY},
            )
        ]
