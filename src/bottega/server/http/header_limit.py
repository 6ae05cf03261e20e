"""HTTP with heads of requests that end: uvicorn's quick protocol would read them for ever."""

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

MOST = 64 * 1024  # bytes of a request before its body
TOO_LARGE = b"HTTP/1.1 431 Request Header Fields Too Large\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


class HeaderLimit(HttpToolsProtocol):
    """Closes a connection whose request has too long a head."""

    head = 0  # bytes that came since it began
    heading = True  # it has not ended yet

    def data_received(self, data: bytes) -> None:
        self.head += len(data)
        super().data_received(data)
        if self.heading and self.head > MOST and not self.transport.is_closing():
            self.transport.write(TOO_LARGE)
            self.transport.close()

    def on_headers_complete(self) -> None:
        self.heading = False
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self.heading, self.head = True, 0
        super().on_message_complete()
