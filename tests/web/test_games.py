"""Whole games in the browser, as people play them."""

import random
from typing import Any

from playwright.sync_api import Locator, Route, expect

from tests.web.conftest import Come
from tests.web.person import GREEDY, ME, RANDOM, Person

# Done only from the menu of their spot, also where they are alone.
CAREFUL = {
    "fresco-do-bishop",
    "fresco-do-close",
    "sintra-do-take-breaks",
    "sintra-do-take-middle-breaks",
    "sintra-do-take-middle-first-breaks",
}


def by_mouse(person: Person, state: Any) -> None:
    """Click a glowing spot of the board; where it offers more or what needs care, a line of its menu."""
    options = state["asked"]["options"]
    target = options[0]["target"]
    if target == "done":
        return person.page.locator(f'section.bar [data-move="{options[0]["move"]}"]').click()
    person.spot(target).click()
    here = [option["text"]["say"] for option in options if option["target"] == target]
    if len(here) > 1 or here[0] in CAREFUL:
        person.page.get_by_role("menuitemradio").first.click()
    return None


def by_keyboard(person: Person, _state: Any) -> None:
    """Go to the list with its key, choose with the arrows, and play with Enter."""
    field = person.page.locator("input[role=combobox]")
    if not person.page.evaluate("() => document.activeElement?.role === 'combobox'"):
        person.page.keyboard.press("m")
    expect(field).to_be_focused()
    person.page.keyboard.press("ArrowDown")
    person.page.keyboard.press("ArrowUp")
    person.page.keyboard.press("Enter")


def shows_the_end(person: Person) -> None:
    """The result lies on the table, with a chart and a table of the points."""
    dialog = person.page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    expect(dialog.locator("svg").first).to_be_visible()
    outcome = person.state()["outcome"]
    assert outcome["winners"]
    for score in outcome["scores"]:
        expect(dialog).to_contain_text(str(score))
    dialog.get_by_text("As a table").click()
    expect(dialog.get_by_role("table")).to_be_visible()


def test_a_game_of_fresco_with_all_modules_by_the_list(come: Come) -> None:
    """Along the way everything that can be done also has its place on the board."""
    person = come()
    person.table("fresco", [ME, RANDOM], {"modules": "all"})
    person.page.keyboard.press("m")
    expect(person.page.locator("input[role=combobox]")).to_be_focused()
    assert person.play_by_list(random.Random(3)) == []
    shows_the_end(person)


def test_a_game_of_sintra_by_mouse_and_a_rematch(come: Come) -> None:
    person = come()
    first = person.table("sintra", [ME, GREEDY])
    person.play(by_mouse)
    shows_the_end(person)
    person.page.get_by_role("button", name="Rematch").click()
    again = person.state(f"s.table !== '{first}' && s.asked")
    assert again["step"] <= 2
    assert [sitter["kind"] for sitter in again["sitters"]] == ["bot", "person"]


def test_a_game_of_sintra_by_keyboard_alone(come: Come) -> None:
    person = come()
    person.table("sintra", [ME, RANDOM], {"side": "B"})
    person.play(by_keyboard)
    shows_the_end(person)


# --- Fresco on the board itself


def pool(person: Person) -> Locator:
    """Apprentices who still wait for a place."""
    return person.page.locator(".pool .loose:visible")


def places(person: Person, column: int) -> Locator:
    """Free places of a column of the own action sheet."""
    return person.page.locator(f'[data-column="{column}"] .stand.empty:visible')


def plan_by_click(person: Person) -> None:
    """Two apprentices to the market, two to the cathedral, the others to the theater."""
    for column in (0, 0, 1, 1, 4, 4):
        left = pool(person).count()
        if left:
            places(person, column).first.click()
            expect(pool(person)).to_have_count(left - 1)


def plan_by_drag(person: Person) -> None:
    """Carry every apprentice from the pool to a place."""
    for column in (0, 1, 1, 2, 3, 4):
        left = pool(person).count()
        if left:
            pool(person).first.drag_to(places(person, column).first)
            expect(pool(person)).to_have_count(left - 1)


def on_the_board(person: Person, state: Any) -> None:
    """Plan on the action sheet, in turn by click and by drag; do everything else at its spot."""
    if not state["plan"]:
        return by_mouse(person, state)
    plan = plan_by_click if person.view()["round"] % 2 else plan_by_drag
    plan(person)
    person.state("s.plan?.complete")
    person.button("Ready").click()
    person.state("!s.plan || s.plan.ready")
    return None


def test_rounds_of_fresco_on_the_board(come: Come) -> None:
    person = come()
    person.table("fresco", [ME, RANDOM, RANDOM])
    person.play(on_the_board, until="s.view.round === 4")


def standing(person: Person, column: int) -> Locator:
    """Apprentices at a column of the own action sheet."""
    return person.page.locator(f'[data-column="{column}"] .stand:not(.empty):visible')


def come_to_the_plan(person: Person, seats: list[dict[str, str]]) -> Any:
    """A new table of Fresco, at which apprentices are to be placed."""
    person.table("fresco", seats)
    state = person.my_turn()
    while not state["plan"]:
        by_mouse(person, state)
        state = person.past(state, "s.asked")
    return state


def test_a_plan_being_laid_out_stays(come: Come) -> None:
    """A column's head and an answer in the list add to it, undo takes back its last step; the bar says what is left."""
    person = come()
    come_to_the_plan(person, [ME, RANDOM])
    bar = person.page.locator("section.bar")
    expect(bar.locator("[data-move=M2]")).to_be_visible()
    all_of_them = pool(person).count()
    places(person, 1).first.click()
    expect(bar).to_contain_text(f"Place your apprentices: {all_of_them - 1} left")
    expect(bar.locator("[data-move=M2]")).to_have_count(0)
    for column in (1, 4):  # nothing is asked about them yet, and one goes there all the same
        person.spot(f"column-{column}").click(force=True)
    expect(pool(person)).to_have_count(all_of_them - 3)
    person.button("Undo").click()
    expect(pool(person)).to_have_count(all_of_them - 2)
    expect(standing(person, 1)).to_have_count(2)
    person.page.keyboard.press("m")
    person.option("M1", 0).click()
    state = person.state("s.plan.steps.length === 1")
    assert state["plan"]["steps"][0]["move"] == "M1"
    assert [standing(person, column).count() for column in range(5)] == [1, 2, 0, 0, 0]
    rest = pool(person).count()
    for _ in range(rest):
        places(person, 3).first.click()
    answers = [step["move"] for step in person.state("s.plan?.complete")["plan"]["steps"]]
    assert answers == ["M1", "C2", "S0", f"W{rest}"]


def test_what_the_question_is_not_about_waits_in_its_menu(come: Come) -> None:
    """Whoever presses the only thing at such a spot sees what it does, and can still leave it; by keyboard too."""
    person = come()
    state = come_to_the_plan(person, [ME, RANDOM, RANDOM])
    plan_by_click(person)
    person.state("s.plan?.complete")
    person.button("Ready").click()
    state = person.past(state, "s.asked?.question.say === 'fresco-ask-buy'")
    booth = person.page.locator(".awning.aside:visible").first
    menu = person.page.get_by_role("menu")
    booth.click()
    expect(menu.get_by_role("menuitemradio")).to_have_count(1)
    expect(menu).to_contain_text("close booth")
    assert person.state()["seq"] == state["seq"]
    person.page.keyboard.press("Escape")
    expect(menu).to_have_count(0)
    expect(booth).to_be_focused()
    person.page.keyboard.press("Enter")
    expect(menu.get_by_role("menuitemradio")).to_be_focused()
    assert person.state()["seq"] == state["seq"]
    person.page.keyboard.press("Enter")
    person.past(state)
    expect(person.page.locator(".booth.closed")).not_to_have_count(0)


def test_play_now_waits_until_the_server_knows_who_plays(come: Come) -> None:
    """On a slow line the click comes before the answer that brings the cookie; a table made then would be another's."""
    person = come()
    held: list[Route] = []
    asked: list[str] = []
    person.page.route("**/api/me", lambda route: held.append(route))
    person.page.on("request", lambda request: asked.append(request.method))
    person.go("/")
    person.page.get_by_role("button", name="Play now Stained Glass of Sintra").click()
    person.page.wait_for_timeout(500)  # time enough to make a table too early
    assert held
    assert "POST" not in asked
    for route in held:
        route.continue_()
    person.my_turn()


def test_play_now_is_one_click(come: Come) -> None:
    person = come()
    for game in ("Fresco", "Stained Glass of Sintra"):
        person.go("/")
        person.page.get_by_role("button", name=f"Play now {game}").click()
        person.my_turn()
