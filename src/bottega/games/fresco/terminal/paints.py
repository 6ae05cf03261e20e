"""The colors of Fresco's table in a terminal. Every paint comes with its letter."""

from rich.text import Text

INK = dict.fromkeys("RBGPN", "#fdf6ec") | dict.fromkeys("YOK", "#2e1c05")
PAINT = {
    "R": "#c0392b",
    "Y": "#f1c40f",
    "B": "#2f5fc4",
    "O": "#ee8a2a",
    "G": "#2e8b47",
    "P": "#7d4aa8",
    "K": "#f29bb8",
    "N": "#7a4a26",
}
PLAIN = "grey50"
GOLD = "bold #d9a520"
RED = "#d04a3a"


def label(word: str) -> Text:
    return Text(word, style=PLAIN)


def paints(letters: str) -> Text:
    """Paints side by side, each on its color."""
    text = Text()
    for letter in letters:
        text.append(letter, style=f"bold {INK[letter]} on {PAINT[letter]}")
    return text
