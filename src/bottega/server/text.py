"""What people write: no signs that would not show, no names that are only blanks."""

import unicodedata

from bottega.core.words import say
from bottega.server.protocol import DoChat, DoNote, Message
from bottega.server.refusal import Refusal


def clean(text: str) -> str:
    """Text as it may be kept and shown; lines may break."""
    if any(unicodedata.category(sign) in ("Cc", "Cs") and sign not in "\n\t" for sign in text):
        raise Refusal(say("error-signs"))
    return text.strip()


def clean_name(name: str) -> str:
    """A name in one line."""
    return " ".join(clean(name).split())


def clean_message(message: Message) -> Message:
    """A message with clean text in it."""
    if isinstance(message, DoNote):
        message.text = clean(message.text)
    if isinstance(message, DoChat):
        message.text = clean(message.text)
        if not message.text:
            raise Refusal(say("error-empty"))
    return message
