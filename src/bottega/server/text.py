"""What people write: no signs that would not show, no names that are only blanks."""

import unicodedata

from bottega.core.messages import msg
from bottega.server.errors import ApiError
from bottega.server.protocol import ClientMessage, DoChat, DoNote

TURNING = "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"  # signs that turn the text after them around

BLANKS = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"  # letters that do not show, by which names could look alike

JOINERS = "\u200c\u200d"
JOINED = ("So", "Sk", "Mn", "Lo")


def clean(text: str) -> str:
    """Text as it may be kept and shown; lines may break."""
    if any(sign in TURNING or (unicodedata.category(sign) in ("Cc", "Cs") and sign not in "\n\t") for sign in text):
        raise ApiError(msg("error-signs"))
    return text.strip()


def clean_name(name: str) -> str:
    """A name in one line, in which every letter shows; nothing if none of it would."""
    if not any(unicodedata.category(sign)[0] not in "CZM" for sign in name):
        clean(name)
        return ""
    for at, sign in enumerate(name):
        if sign in BLANKS or (unicodedata.category(sign) == "Cf" and not joins(name, at)):
            raise ApiError(msg("error-signs"))
    return " ".join(clean(name).split())


def joins(name: str, at: int) -> bool:
    """Is this a joiner inside an emoji, or inside a word of a script that needs it?"""
    beside = name[at - 1 : at] + name[at + 1 : at + 2]
    return name[at] in JOINERS and len(beside) == 2 and all(unicodedata.category(sign) in JOINED for sign in beside)


def clean_message(message: ClientMessage) -> ClientMessage:
    """A message with clean text in it."""
    if isinstance(message, DoNote):
        message.text = clean(message.text)
    if isinstance(message, DoChat):
        message.text = clean(message.text)
        if not message.text:
            raise ApiError(msg("error-empty"))
    return message
