"""What the parts of Fresco's table in a terminal share: the modules in a view, and words for their pieces."""

from typing import Any

from rich.text import Text

from bottega.terminal.fresco_paints import PLAIN, paints
from bottega.terminal.words import english

View = dict[str, Any]

LEAF = "✦"
BEAM = "═"
DAY = "☼"
NIGHT = "☾"
ILL = "♙"


def find(view: View, name: str) -> View:
    """The part of a module, empty if the module is not in play."""
    found: list[View] = [module for module in view["modules"] if module["module"] == name]
    return found[0] if found else {}


def seal(letter: str) -> Text:
    """The kind of a request: a color, or general."""
    return Text("general") if letter == "*" else paints(letter)


def dome(word: str) -> Text:
    """A dome tile, `6 OGY`: its value and its paints."""
    value, letters = word.split()
    return Text().append(value, style="bold").append(" ").append_text(paints(letters))


def treasures(pieces: list[View]) -> str:
    """Statues and chalices with their points, scripts with their volume."""
    return counted([f"{english(piece['name'])} {piece['volume'] or piece['points']}" for piece in pieces])


def laid_maps(laid: dict[str, list[str]]) -> list[str]:
    """The maps on a sheet, with their rooms."""
    return [f"{english(place)} {' '.join(rooms)}" for place, rooms in laid.items()]


def dame(symbol: str) -> str:
    """The color of a dame, where it is clear that it is about dames."""
    return english(symbol).removesuffix(" dame")


def counted(words: list[str]) -> str:
    """Words one after the other, equal ones once with their number."""
    return ", ".join(
        word if words.count(word) == 1 else f"{word} ×{words.count(word)}" for word in dict.fromkeys(words)
    )


def some(count: int, word: str) -> str:
    return f"1 {word}" if count == 1 else f"{count} {word}s"


def number(count: int, word: str) -> Text:
    """Cards of which only the backs are seen."""
    return Text(some(count, word) if count else "", style=PLAIN)


def joined(texts: list[Text], between: str = "  ") -> Text:
    return Text(between).join(texts)
