"""Compression of what goes to sockets: a table's state is nearly the same as the one before."""

from collections.abc import Sequence
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions import Extension
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import Frame
from websockets.typing import ExtensionParameter

# With the last state in the window, the next one is a few hundred bytes, in a third of the time. The window holds the
# largest states; with each doubling a socket needs twice the memory, 80 KB as it is.
SENT: Final = 14  # bits of the window
HEARD: Final = 12  # what people say is short
LEVEL: Final = 4
MEMORY: Final = 5
LARGE: Final = 64 * 1024  # bytes; about a millisecond


class SmallMessages(PerMessageDeflate):
    """Compression of messages that are not large: everybody would wait while these are compressed."""

    def encode(self, frame: Frame) -> Frame:
        return frame if len(frame.data) > LARGE else super().encode(frame)


class CompressionFactory(ServerPerMessageDeflateFactory):
    """The usual extension, with large messages left as they are; the protocol lets each message choose."""

    def process_request_params(
        self, params: Sequence[ExtensionParameter], accepted_extensions: Sequence[Extension]
    ) -> tuple[list[ExtensionParameter], SmallMessages]:
        agreed, usual = super().process_request_params(params, accepted_extensions)
        return agreed, SmallMessages(
            usual.remote_no_context_takeover,
            usual.local_no_context_takeover,
            usual.remote_max_window_bits,
            usual.local_max_window_bits,
            usual.compress_settings,
        )


class CompressedSocket(WebSocketsSansIOProtocol):
    """A socket of uvicorn's with a window of our own."""

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self.conn.available_extensions = [
            CompressionFactory(
                server_max_window_bits=SENT,
                client_max_window_bits=HEARD,
                compress_settings={"level": LEVEL, "memLevel": MEMORY},
            )
        ]
