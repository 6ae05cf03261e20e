"""A module and a game that were added as folders, in the browser."""

import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.web.person import GREEDY, ME, Person


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    names = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
    program = next(filter(None, map(shutil.which, names)), None)
    assert program, "the tests need Chromium; make test says how to install it"
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        yield launched
        launched.close()


@pytest.fixture(scope="module")
def site(page: Path, environment: dict[str, str], tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server with both, and with their page."""
    database = f"sqlite:///{tmp_path_factory.mktemp('site') / 'site.sqlite'}"
    command = [sys.executable, "-m", "bottega", "serve", "--port", "0", "--database", database, "--pages", str(page)]
    server = subprocess.Popen(command, env={**environment, "PYTHONUNBUFFERED": "1"}, stdout=subprocess.PIPE, text=True)
    assert server.stdout is not None
    found = re.search(r"http://\S+", server.stdout.readline())
    assert found
    yield found[0].rstrip("/")
    server.terminate()
    server.wait(60)
    server.stdout.close()


@pytest.fixture
def person(browser: Browser, site: str) -> Iterator[Person]:
    context = browser.new_context(viewport={"width": 1366, "height": 768}, reduced_motion="reduce", locale="en-US")
    somebody = Person(context, site)
    yield somebody
    context.close()
    somebody.fine()


def test_the_new_module_is_at_the_table(person: Person) -> None:
    person.table("fresco", [ME, GREEDY], {"modules": "18"})
    cat = person.page.get_by_role("button", name="The Cat")
    expect(cat.first).to_be_visible()
    person.page.get_by_role("button", name=re.compile("6:00")).first.click()
    person.my_turn()


def test_the_new_module_can_be_chosen_and_read(person: Person) -> None:
    person.go("/new")
    person.page.locator("input[name=game][value=fresco]").check(force=True)
    expect(person.page.get_by_text("The Cat").first).to_be_visible()
    person.go("/rules/m18")
    expect(person.page.get_by_text("Whoever strokes the cat draws a card").first).to_be_visible()


def test_the_new_game_is_played_to_its_end(person: Person) -> None:
    person.table("pebbles", [ME, GREEDY], {"heap": "small"})
    expect(person.page.locator(".heap")).to_be_visible()

    def take_one(somebody: Person, state: object) -> None:
        somebody.page.locator("section.bar").get_by_role("button", name="take 1").first.click()
        somebody.page.locator(".slip [data-move]").first.click()  # it cannot be taken back, so it is read once more

    person.play(take_one)
    expect(person.page.get_by_role("heading", name="greedy wins")).to_be_visible()
    person.page.locator("dialog.finale .button.primary").click()
    expect(person.page.get_by_text("Last pebble").first).to_be_attached()


def test_the_new_game_has_its_door(person: Person) -> None:
    person.go("/")
    expect(person.page.get_by_text("Pebbles").first).to_be_visible()
