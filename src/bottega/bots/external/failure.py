"""How a bot can fail."""

from bottega.core.errors import BottegaError

KINDS = ("crash", "timeout", "illegal", "protocol")


class BotFault(BottegaError):
    """A bot crashed, took too long, made an illegal move or broke the protocol; `kind` says which of them."""

    def __init__(self, kind: str, message: str) -> None:
        super().__init__(message)
        self.args = (kind, message)  # both, so that the error can travel between processes
        self.kind = kind
