"""When Python looks for objects that hold each other: not in the middle of moves.

What a table has is freed as soon as nobody holds it; cycles are few, and most of them short-lived. So new objects are
looked at once, while they are few; those that stay are looked at again only when very many have come, or after long. A
look at all objects of a thousand tables takes most of a second, and a look at those of the last minutes longer than a
move may.
"""

import asyncio
import gc
import time
from typing import Final

YOUNG: Final = 5000  # new objects until these are looked at, which takes a millisecond
NEVER: Final = 1_000_000  # looks until older objects are looked at too; that is done by the clock
LOOK: Final = 10.0  # seconds between two looks at the clock, and at how many objects have come
MANY: Final = 2_000_000  # new objects that stayed until all are looked at, some 500 MB
LONG: Final = 3600.0  # seconds until then, if fewer come


def look_seldom() -> None:
    """What was loaded until now stays, and all objects are looked at by the clock alone."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, NEVER, NEVER)


def came() -> int:
    """About how many new objects have stayed since all were looked at."""
    return gc.get_count()[1] * YOUNG


async def look_by_the_clock() -> None:
    """Look at all objects now and then."""
    looked = time.monotonic()
    while True:
        await asyncio.sleep(LOOK)
        if came() > MANY or time.monotonic() > looked + LONG:
            gc.collect()
            looked = time.monotonic()
