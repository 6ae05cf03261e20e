"""When Python looks for objects that hold each other: not in the middle of moves.

What a table has is freed as soon as nobody holds it; cycles are few, and most of them short-lived. So new objects are
looked at once, while they are few; those that stay are looked at again only after long, or when the process has become
much larger. A look at all objects of a thousand tables takes most of a second, and a look at those of the last minutes
longer than a move may.
"""

import asyncio
import gc
import sys
import time
from typing import Final

YOUNG: Final = 5000  # new objects until these are looked at, which takes some milliseconds
NEVER: Final = 1_000_000  # looks until older objects are looked at too; that is done by the clock
LOOK: Final = 10.0  # seconds between two looks at the clock, and at how large the process is
LARGER: Final = 500_000_000  # bytes by which it may grow until all objects are looked at
LONG: Final = 3600.0  # seconds until then


def look_seldom() -> None:
    """What was loaded until now stays, and all objects are looked at by the clock alone."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, NEVER, NEVER)


def largest() -> int:
    """How many bytes this process has held at most; nothing where the system does not say."""
    if sys.platform == "win32":
        return 0
    import resource

    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * (1 if sys.platform == "darwin" else 1024)


async def look_by_the_clock() -> None:
    """Look at all objects now and then."""
    looked, size = time.monotonic(), largest()
    while True:
        await asyncio.sleep(LOOK)
        if largest() > size + LARGER or time.monotonic() > looked + LONG:
            gc.collect()
            looked, size = time.monotonic(), largest()
