"""Words that texts of the base game and of the modules share."""

from mypy_extensions import i64


def some(n: i64, word: str) -> str:
    """`1 thaler`, `2 thalers`."""
    return f"1 {word}" if n == 1 else f"{n} {word}s"
