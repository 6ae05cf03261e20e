"""Settings for all tests."""

import gc
import signal
from pathlib import Path

import pytest
from hypothesis import settings

WEB = Path(__file__).parent / "web"

# How long an example takes says more about a busy machine than about the code.
settings.register_profile("bottega", deadline=None)
settings.load_profile("bottega")

# Tests press Ctrl-C. Where the whole run was put into the background, it would be ignored by all it starts.
signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Browsers first: their tests are the longest, and at the end one of them would keep everybody waiting."""
    items.sort(key=lambda item: WEB not in item.path.parents)


def pytest_collection_finish() -> None:
    """Thousands of tests are never garbage: without this every look for garbage looks at all of them."""
    gc.collect()
    gc.freeze()
