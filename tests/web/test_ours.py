"""What is not printed in the booklets says so wherever a reader meets it; an owner's components can be chosen."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.server.serving import Running, start_server
from tests.server.test_boxes import write
from tests.web.conftest import BUILT, QUICK, USUAL, Come
from tests.web.person import GREEDY, ME, Person

NOTE = ".slip .note"


def test_the_rules_mark_what_is_ours(come: Come) -> None:
    """With the keyboard alone: a sign says what it means, and Escape leads back to it."""
    person = come()
    person.go("/rules/fresco#waking")
    row = person.page.locator("article tr", has_text="5:00")
    sign = row.get_by_role("button", name=re.compile("our decision. price of a tile at 5 o’clock"))
    expect(row.locator("button.ours")).to_have_count(1)
    sign.focus()
    person.page.keyboard.press("Enter")
    note = person.page.locator(NOTE)
    expect(note).to_contain_text("Not printed in the booklets: our decision.")
    expect(note).to_contain_text("docs/rules.md")
    person.page.keyboard.press("Escape")
    expect(note).to_have_count(0)
    expect(sign).to_be_focused()
    expect(person.page.locator("article p", has_text="30th round").locator("button.ours")).to_have_count(1)
    expect(person.page.locator("article tr", has_text="7:00").locator("button.ours")).to_have_count(0)


@pytest.mark.parametrize(
    ("locale", "words"),
    [("fr", "notre décision"), ("de", "unsere Entscheidung"), ("nl", "onze beslissing")],
)
def test_signs_speak_the_readers_language(come: Come, locale: str, words: str) -> None:
    person = come(locale=locale)
    person.go("/rules/sintra#broken")
    signs = person.page.locator("article button.ours")
    expect(signs.first).to_have_attribute("aria-label", re.compile(words))
    person.table("fresco", [ME, GREEDY], {"modules": "10"})
    expect(person.page.locator(".hostel h3 button.ours")).to_have_attribute("aria-label", re.compile(words))


def test_the_table_marks_what_is_ours(come: Come) -> None:
    """At the board, at the question, and where something is not possible."""
    person = come()
    person.table("fresco", [ME, GREEDY, GREEDY, GREEDY], {"modules": "10"})
    page = person.page
    expect(page.locator(".market button.ours")).to_have_attribute("aria-label", re.compile("market tiles"))
    expect(page.locator("[data-module=medico] h3 button.ours")).to_have_attribute(
        "aria-label", re.compile("prices of the bottles")
    )
    page.locator("section.bar button.ours").click()
    expect(page.locator(NOTE)).to_contain_text("price of a tile at 5, 9 o’clock")
    page.keyboard.press("Escape")
    page.locator("[data-spot=segment-0]").first.click(force=True)
    expect(page.locator(NOTE)).to_contain_text("values and paints of the fresco tiles")


def test_a_sign_in_the_rules_beside_the_table_leaves_them_open(come: Come) -> None:
    person = come()
    person.table("sintra", [ME, GREEDY])
    page = person.page
    page.get_by_role("button", name="Rules", exact=True).click()
    page.locator("dialog article button.ours").first.click()
    expect(page.locator(f"dialog {NOTE}")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(NOTE)).to_have_count(0)
    expect(page.locator("dialog article")).to_be_visible()


# --- an owner's components


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server whose host offers a box."""
    folder = tmp_path_factory.mktemp("own")
    write(folder / "boxes", "Anna’s box", "fresco", ("price_mega = [4, 3", "price_mega = [6, 3"))
    options = (*QUICK, "--components", str(folder / "boxes"))
    with start_server(f"sqlite:///{Path(folder) / 'own.sqlite'}", BUILT, options) as running:
        yield running


def test_an_own_box_is_chosen_for_a_new_table(chromium: Browser, own: Running) -> None:
    context = chromium.new_context(**USUAL)
    person = Person(context, own.url)
    page = person.page
    person.go("/new")
    expect(page.get_by_label("Whose components?")).to_have_count(0)  # none of Sintra's
    page.locator("input[value=fresco]").check(force=True)
    page.get_by_label("Whose components?").select_option("Anna’s box")
    page.get_by_role("button", name="Open the table").click()
    expect(page.locator("[data-spot=hostel-0]")).to_contain_text("6")
    expect(page.locator(".hostel h3 button.ours")).to_have_attribute(
        "aria-label", re.compile(r"own component file says: \[hostel\] price_mega = \[6, 3, 2, 2, 1\]")
    )
    page.get_by_role("button", name="Rules", exact=True).click()
    cell = page.locator("dialog article tr", has_text="5:00").locator("td").nth(2)
    expect(cell).to_contain_text("6")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="People").click()
    expect(page.locator("dialog")).to_contain_text("Components: Anna’s box")
    person.fine()
    context.close()
