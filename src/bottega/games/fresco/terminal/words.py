"""What the parts of Fresco's table in a terminal share: words for pieces."""

from rich.text import Text

from bottega.games.fresco.terminal.paints import PLAIN

ILL = "♙"


def counted(words: list[str]) -> str:
    """Words one after the other, equal ones once with their number."""
    return ", ".join(
        word if words.count(word) == 1 else f"{word} ×{words.count(word)}" for word in dict.fromkeys(words)
    )


def quantity(count: int, word: str) -> str:
    return f"1 {word}" if count == 1 else f"{count} {word}s"


def number(count: int, word: str) -> Text:
    """Cards of which only the backs are seen."""
    return Text(quantity(count, word) if count else "", style=PLAIN)


def joined(texts: list[Text], between: str = "  ") -> Text:
    return Text(between).join(texts)
