"""Lessons in a real browser, by keyboard alone and with wrong presses."""

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Come
from tests.web.person import GREEDY, ME, Person

STEP = "section[data-lesson]"
EMPTY = '[data-column="{}"] .stand.empty:visible'
NUMBER = f"document.querySelector('{STEP}')?.dataset.lesson"


def begin(person: Person, name: str) -> None:
    """Go to the lessons from the first page, and begin one."""
    person.go("/")
    person.page.get_by_role("link", name="Learn the rules").click()
    person.page.locator(f"button[data-lesson={name}]").click()
    person.at_table()
    expect(person.page.locator(STEP)).to_be_visible()


def press(person: Person, key: str) -> None:
    person.page.keyboard.press(key)


def focused(person: Person, selector: str) -> None:
    """Wait until what has the focus is something like this."""
    person.page.wait_for_function("(selector) => document.activeElement?.matches(selector)", arg=selector)


def lesson_of(person: Person) -> dict[str, object]:
    found: dict[str, object] = person.page.evaluate("() => watch.state.lesson")
    return found


# Does the card lie beside the light, but for an edge, and all of it in the window?
BESIDE = """() => {
  const boxOf = (one) => document.querySelector(one)?.getBoundingClientRect();
  const [card, light] = [boxOf("section[data-lesson]"), boxOf("div.spotlight")];
  if (!card || !light) return false;
  const wide = Math.min(card.right, light.right) - Math.max(card.left, light.left);
  const high = Math.min(card.bottom, light.bottom) - Math.max(card.top, light.top);
  const inside = card.left >= 0 && card.top >= 0 && card.right <= innerWidth && card.bottom <= innerHeight;
  return inside && Math.max(0, wide) * Math.max(0, high) < 0.06 * light.width * light.height;
}"""


def light_falls(person: Person) -> None:
    """There is something to see of what the step is about, and the card does not hide it."""
    expect(person.page.locator("div.spotlight")).to_be_visible()
    person.page.wait_for_function(BESIDE)


def plan_one_each(person: Person) -> None:
    """Five apprentices on five places, by keyboard."""
    for column in range(5):
        person.page.locator(EMPTY.format(column)).first.focus()
        press(person, "Enter")
    person.page.wait_for_function("() => watch.state.plan?.complete")
    person.page.locator("[data-ready]").focus()
    press(person, "Enter")


def by_keyboard(person: Person) -> int:
    """Play a lesson to its end with Enter alone, but for plans; the number of steps."""
    steps = lesson_of(person)["steps"]
    assert isinstance(steps, list)
    for number, step in enumerate(steps):
        person.page.wait_for_function(f"(n) => {NUMBER} === String(n)", arg=number)
        light_falls(person)
        if not step["acts"]:
            focused(person, "[data-next]")
            press(person, "Enter")
        elif person.page.evaluate("() => watch.state.plan !== null"):
            plan_one_each(person)
        else:
            focused(person, ".spot.can")
            press(person, "Enter")
            focused(person, ".slip [data-move]")
            press(person, "Enter")
    person.page.wait_for_function(f"(n) => {NUMBER} === String(n)", arg=len(steps))
    return len(steps)


@pytest.mark.parametrize("name", ["sintra", "fresco"])
def test_a_game_is_learned_by_keyboard_alone(come: Come, name: str) -> None:
    ada = come()
    begin(ada, name)
    assert by_keyboard(ada) >= 9
    focused(ada, "button[data-next]")  # which begins the first game with the coach
    press(ada, "Shift+Tab")
    press(ada, "Enter")
    expect(ada.page.get_by_text("Learned")).to_be_visible()


@pytest.mark.parametrize(("width", "height"), [(390, 844), (844, 390)])
def test_on_a_phone_the_card_leaves_in_sight_what_it_speaks_of(come: Come, width: int, height: int) -> None:
    ada = come(viewport={"width": width, "height": height})
    begin(ada, "fresco")
    for step in range(4):
        ada.page.wait_for_function(f"(n) => {NUMBER} === String(n)", arg=step)
        light_falls(ada)
        if step == 1:
            ada.act("hostel-2")
        elif step < 3:
            ada.page.locator("[data-next]").click()


def test_wrong_presses_are_answered_and_nothing_is_lost(come: Come) -> None:
    ada = come()
    begin(ada, "sintra")
    for _step in range(2):
        ada.page.locator("[data-next]").click()
    why = ada.ask_why("factory-1-O")
    expect(why.get_by_text("In this lesson something else comes first")).to_be_visible()
    press(ada, "Escape")
    why = ada.ask_why("strip-4")
    expect(why.get_by_text("First take panes")).to_be_visible()
    press(ada, "Escape")
    ada.act("factory-5-Y")
    expect(ada.page.locator("[data-lesson='3']")).to_be_visible()
    ada.page.locator("section.bar").get_by_role("button", name="Undo", exact=True).click()
    expect(ada.page.locator("[data-lesson='2']")).to_be_visible()
    ada.page.get_by_role("link", name="Leave the lesson").click()
    ada.page.get_by_role("button", name="Go on").click()
    expect(ada.page.locator("[data-lesson='0']")).to_be_visible()
    ada.go("/")
    expect(ada.page.get_by_text("My tables")).to_have_count(0)  # a lesson is no table to come back to


def test_a_wrong_plan_is_refused_in_a_lesson(come: Come) -> None:
    ada = come()
    begin(ada, "fresco")
    ada.page.locator("[data-next]").click()
    ada.act("hostel-2")
    ada.page.locator("[data-next]").click()
    for column in (0, 0, 1, 2, 3):
        ada.page.locator(EMPTY.format(column)).first.click()
    expect(ada.page.locator('[data-column="2"] .pays')).to_have_text("+3")  # thalers
    ada.spot("column-0").hover()
    expect(ada.page.locator(".slip .ahead li")).to_have_count(2)  # two tiles
    ada.page.locator("[data-ready]").click()
    expect(ada.page.get_by_role("alert").get_by_text("not the one of this lesson")).to_be_visible()


def test_how_one_wins_is_shown_once_and_on_request(come: Come) -> None:
    ada = come()
    ada.go("/healthz")
    ada.ask("/api/me")
    ada.page.evaluate("localStorage['bottega-goals'] = ''")
    made = ada.ask("/api/tables", {"game": "sintra", "seats": [ME, GREEDY], "chosen": {}, "seed": 5})
    ada.go(f"/t/{made['table']}")
    card = ada.page.get_by_role("dialog", name="How to win")
    expect(card.get_by_role("listitem")).to_have_count(5)
    card.get_by_role("button", name="Let's play").click()
    ada.page.reload()
    ada.at_table()
    expect(ada.page.get_by_role("dialog")).to_have_count(0)
    press(ada, "?")
    expect(ada.page.get_by_role("dialog", name="Help").get_by_role("listitem")).to_have_count(5)


def test_a_choice_says_what_it_brings(come: Come) -> None:
    ada = come()
    begin(ada, "fresco")
    ada.page.locator("[data-next]").click()
    ada.spot("hostel-2").click()
    expect(ada.page.locator(".slip .brings")).to_have_text("mood −1")
