"""When Python looks for objects that hold each other: not in the middle of moves.

What a table has is freed as soon as nobody holds it; cycles are few. But a look through all objects of a thousand
tables takes longer than a move may.
"""

import asyncio
import gc
from typing import Final

YOUNG: Final = 10_000  # new objects until these are looked at
MIDDLE: Final = 10  # such looks until those that stayed are looked at too
NEVER: Final = 1_000_000  # looks until all objects are looked at; that is done by the clock
ALL: Final = 300.0  # seconds between two looks at all objects


def look_seldom() -> None:
    """What was loaded until now stays, and all objects are looked at by the clock alone."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, MIDDLE, NEVER)


async def look_by_the_clock() -> None:
    """Look at all objects now and then."""
    while True:
        await asyncio.sleep(ALL)
        gc.collect()
