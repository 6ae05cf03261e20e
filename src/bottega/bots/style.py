"""How a search goes about it: numbers that were tuned."""

from typing import Final

from mypy_extensions import i64


class Style:
    """Numbers by which a search divides its attention."""

    def __init__(
        self, curiosity: float = 0.6, trust: float = 3.0, first: int = 4, width: float = 1.0, plans: int = 16
    ) -> None:
        self.curiosity: Final = curiosity  # how much is explored
        self.trust: Final = trust  # points of promise that make a move e times as likely to be looked at
        self.first: Final[i64] = first  # moves open at a new node
        self.width: Final = width  # times the root of the visits: how many more are open
        self.plans: Final[i64] = plans  # candidates where players decide in secret
