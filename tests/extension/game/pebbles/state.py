"""A position of Pebbles."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from bottega.core.kernel import Origin, Position, Step


class Pebbles(Position):
    """A heap, and what each player has taken of it."""

    def __init__(self, steps: list[Step[Any]], random: i64, setup: Origin, heap: i64) -> None:
        super().__init__(steps, random)
        self.setup: Final = setup
        self.heap: i64 = heap
        self.taken: vec[i64] = vec[i64]([0 for _seat in range(setup.players)])
        self.bonus: i64 = -1  # the seat that took the last one

    def copy(self) -> "Pebbles":
        other = Pebbles(self.steps, self.random, self.setup, self.heap)
        other.copy_kernel(self)
        other.taken = self.taken[:]
        other.bonus = self.bonus
        return other

    def origin(self) -> Origin:
        return self.setup

    def key(self) -> tuple[int, ...]:
        return (*self.kernel_key(), self.heap, *self.taken, self.bonus)

    def points(self, seat: int) -> int:
        """A pebble is a point, the last one five more."""
        return int(self.taken[seat]) + (BONUS if self.bonus == seat else 0)


BONUS: Final = 5
