"""Randomness from one integer, the same compiled and interpreted.

A splitmix generator cut to 61 bits: products wrap in compiled code and grow in interpreted
code, but the low 61 bits agree, and no constant needs a boxed integer.
"""

from typing import Final

from mypy_extensions import i64

MASK: Final[i64] = 0x1FFF_FFFF_FFFF_FFFF
STRIDE: Final[i64] = 0x13C6_EF37_2FE9_4F83
FIRST: Final[i64] = 0x1F58_476D_1CE4_E5B9
SECOND: Final[i64] = 0x14D0_49BB_1331_11EB

SEEDS: Final = 2**60  # seeds are 0 to SEEDS - 1


def advance(random: i64) -> i64:
    """The random integer that follows."""
    return (random + STRIDE) & MASK


def mix(random: i64) -> i64:
    """61 well-stirred bits; every integer gives another result."""
    z = ((random ^ (random >> 30)) * FIRST) & MASK
    z = ((z ^ (z >> 27)) * SECOND) & MASK
    return z ^ (z >> 31)


def derive(seed: i64, index: i64) -> i64:
    """The seed of the index-th game, bot or deal that hangs on `seed`."""
    return mix((mix(seed) + index * STRIDE) & MASK) >> 1


def below(random: i64, n: i64) -> tuple[i64, i64]:
    """The random integer that follows, and a number from 0 to n - 1, all equally likely."""
    while True:
        random = advance(random)
        bits = mix(random)
        number = bits % n
        if bits - number <= MASK - n + 1:  # else in the last, incomplete block of n
            return random, number


class Random:
    """A stream of random numbers for those outside a position: bots and playouts."""

    def __init__(self, seed: i64) -> None:
        self.state: i64 = mix(seed)

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, all equally likely."""
        self.state, number = below(self.state, n)
        return number
