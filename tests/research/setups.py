"""The set-ups with which the suites of frameworks are run."""

from itertools import product
from typing import Any

Chosen = dict[str, Any]

SINTRA: list[tuple[str, Chosen]] = [
    ("sintra", {"players": players, "side": side}) for players, side in product((2, 3, 4), "AB")
]
FRESCO: list[tuple[str, Chosen]] = [
    ("fresco", {"players": players, "edition": edition, "modules": modules})
    for players, edition, modules in product((2, 3, 4), ("mega", "classic"), ("none", "random:3", "all"))
]
SETUPS = [*SINTRA, *FRESCO]


def name_of(game: str, chosen: Chosen) -> str:
    """A set-up as OpenSpiel writes it."""
    return f"bottega_{game}({','.join(f'{name}={value}' for name, value in chosen.items())})"


NAMES = [name_of(*setup) for setup in SETUPS]
