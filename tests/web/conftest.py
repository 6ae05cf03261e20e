"""A real server with the built page, and real Chromium."""

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, expect, sync_playwright

from tests.server.serving import Running, start_server
from tests.web.person import Person

expect.set_options(timeout=30_000)  # milliseconds; shared machines can be slow

BUILT = Path(__file__).parents[2] / "src/bottega/server/static"
QUICK = ("--hint", "40", "--analysis", "10")  # little thought is enough to be seen
AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """The site: one server for all browser tests of a process."""
    assert (BUILT / "index.html").exists(), "the page is not built; run make test"
    with start_server(f"sqlite:///{tmp_path_factory.mktemp('site') / 'site.sqlite'}", BUILT, QUICK) as running:
        yield running


@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    """Chromium without a window, its light build if that is there; gone before others want an event loop."""
    names = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
    program = next(filter(None, map(shutil.which, names)), None)
    assert program, "the tests need Chromium; make test says how to install it"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        yield browser
        browser.close()


# Whoever comes, unless a test wants somebody else; nothing travels, and the page comes from the server each time.
USUAL: dict[str, Any] = {
    "viewport": {"width": 1366, "height": 768},
    "reduced_motion": "reduce",
    "locale": "en-US",
    "service_workers": "block",
}

Come = Callable[..., Person]


@pytest.fixture
def come(chromium: Browser, server: Running) -> Iterator[Come]:
    """Somebody new comes, with a browser of their own; in the end nothing may have gone wrong in it.

    What happens is shown at once, unless they want to watch it.
    """
    contexts: list[BrowserContext] = []
    people: list[Person] = []

    def somebody(speed: str = "once", **options: Any) -> Person:
        context = chromium.new_context(**{**USUAL, **options})
        contexts.append(context)
        person = Person(context, server.url, speed)
        people.append(person)
        return person

    yield somebody
    for context in contexts:
        context.close()
    for person in people:
        person.fine()
