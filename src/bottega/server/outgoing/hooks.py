"""Webhooks: one POST, in the words of whoever takes it."""

from typing import Final
from urllib.parse import urlsplit

import msgspec
from msgspec import Struct

JSON: Final = {"Content-Type": "application/json"}
QUIETLY: Final = 4  # Discord shows no preview of the page


class Note(Struct, frozen=True):
    """What somebody is told, in their language."""

    title: str
    text: str
    address: str  # that opens the table
    table: str
    game: str
    kind: str = "turn"


def hook(kind: str, url: str, note: Note) -> tuple[str, dict[str, object]]:
    """Where a webhook of a kind posts what."""
    match kind:
        case "discord":
            text = f"**{note.title}**\n{note.text}\n<{note.address}>"
            return url, {"content": text, "allowed_mentions": {"parse": []}, "flags": QUIETLY}
        case "slack":
            return url, {"text": f"*{plain(note.title)}*\n{plain(note.text)}\n<{plain(note.address)}>"}
        case "ntfy":
            server, topic = topic_in(url)
            told = {"topic": topic, "title": note.title, "message": note.text, "tags": ["art"]}
            return server, {**told, "click": note.address}
        case _:
            return url, {
                "type": note.kind,
                "title": note.title,
                "text": note.text,
                "url": note.address,
                "table": note.table,
                "game": note.game,
            }


def body(told: dict[str, object]) -> bytes:
    return msgspec.json.encode(told)


def plain(text: str) -> str:
    """Text in which Slack finds no commands."""
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


def topic_in(url: str) -> tuple[str, str]:
    """An ntfy server, which takes JSON at its root, and the topic of an address there."""
    parts = urlsplit(url)
    above, _, topic = parts.path.rstrip("/").rpartition("/")
    return f"{parts.scheme}://{parts.netloc}{above}/", topic
