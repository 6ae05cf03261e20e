"""What people write: no signs that would not show, no names that are only blanks."""

import unicodedata

from bottega.core.messages import msg
from bottega.server.errors import ApiError
from bottega.server.protocol import ClientMessage, DoChat, DoNote

TURNING = "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"  # signs that turn the text after them around


def clean(text: str) -> str:
    """Text as it may be kept and shown; lines may break."""
    if any(sign in TURNING or (unicodedata.category(sign) in ("Cc", "Cs") and sign not in "\n\t") for sign in text):
        raise ApiError(msg("error-signs"))
    return text.strip()


def clean_name(name: str) -> str:
    """A name in one line; nothing if none of it would show."""
    return " ".join(clean(name).split()) if any(unicodedata.category(sign)[0] not in "CZM" for sign in name) else ""


def clean_message(message: ClientMessage) -> ClientMessage:
    """A message with clean text in it."""
    if isinstance(message, DoNote):
        message.text = clean(message.text)
    if isinstance(message, DoChat):
        message.text = clean(message.text)
        if not message.text:
            raise ApiError(msg("error-empty"))
    return message
