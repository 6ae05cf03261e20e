"""Settings for all tests."""

import gc
import os
import signal

import pytest
from hypothesis import settings

WEB = "tests/web/"

# How long an example takes says more about a busy machine than about the code.
settings.register_profile("bottega", deadline=None)
settings.load_profile("bottega")

# Tests press Ctrl-C. Where the whole run was put into the background, it would be ignored by all it starts.
signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Browsers first, in every process as many: their tests are the longest, and at the end all would wait for one."""
    processes = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    browsing = [item for item in items if item.nodeid.startswith(WEB)]
    together = [item for item in browsing if "packages" in getattr(item, "fixturenames", ())]  # made once, by one
    spread = [item for item in browsing if item not in together]
    others = together + [item for item in items if not item.nodeid.startswith(WEB)]
    items.clear()
    for number in range(processes):  # each begins with as many tests in a row as the others
        first, after = (len(others) * (number + more) // processes for more in (0, 1))
        items += spread[number::processes] + others[first:after]


def pytest_collection_finish() -> None:
    """Thousands of tests are never garbage: without this every look for garbage looks at all of them."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 50, 100)  # games in play are no garbage either: a sixth of the time of the laws
