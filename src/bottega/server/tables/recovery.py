"""Recovery codes: what somebody keeps on paper, to be found again when all their devices are lost."""

import secrets
from typing import Final

LETTERS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"  # Crockford's base 32: none looks like another
MISREAD: Final = str.maketrans("OIL", "011")
GROUPS: Final = 5
GROUP: Final = 5  # letters; 125 bits in all, so that a hash without salt is safe, and guessing hopeless


def new_code() -> str:
    """A code in groups, as it is shown."""
    return "-".join("".join(secrets.choice(LETTERS) for _ in range(GROUP)) for _ in range(GROUPS))


def read_code(text: str) -> str:
    """A code as somebody typed it, without what does not matter."""
    return "".join(letter for letter in text.upper().translate(MISREAD) if letter in LETTERS)
