"""Whole games in the browser, as people play them."""

import random
from typing import Any

import pytest
from playwright.sync_api import Locator, Route, expect

from tests.web.conftest import Come
from tests.web.person import GREEDY, ME, RANDOM, Person


def by_mouse(person: Person, state: Any) -> None:
    """Press a glowing spot of the board and the first button of its note; the plain ways to decline are buttons."""
    option = state["asked"]["options"][0]
    if option["target"] == "done":
        person.page.locator(f'section.bar [data-move="{option["move"]}"]').click()
        if option.get("binding"):
            person.page.locator(".slip [data-move]").click()
    else:
        person.act(option["target"])


def by_keyboard(person: Person, state: Any) -> None:
    """Go to the list with its key, choose with the arrows, and play with Enter."""
    field = person.page.locator("input[role=combobox]")
    if not person.page.evaluate("() => document.activeElement?.role === 'combobox'"):
        person.page.keyboard.press("m")
    expect(field).to_be_focused()
    person.page.keyboard.press("ArrowDown")
    person.page.keyboard.press("ArrowUp")
    person.page.keyboard.press("Enter")
    if state["asked"]["options"][0].get("binding"):
        person.page.keyboard.press("Enter")


def shows_the_end(person: Person) -> None:
    """The result lies on the table, with a chart and a table of the points."""
    dialog = person.page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    dialog.get_by_role("button", name="The result").click()
    expect(dialog.locator("svg").first).to_be_visible()
    outcome = person.state()["outcome"]
    assert outcome["winners"]
    for score in outcome["scores"]:
        expect(dialog).to_contain_text(str(score))
    dialog.get_by_text("As a table").click()
    expect(dialog.get_by_role("table")).to_be_visible()


@pytest.mark.parametrize(("game", "chosen", "questions"), [("fresco", {"modules": "all"}, 20), ("sintra", {}, 3)])
def test_a_whole_game_by_the_list(come: Come, game: str, chosen: dict[str, str], questions: int) -> None:
    """Along the way all that can be done has its place on the board, nothing is done by one press, all has a name."""
    person = come()
    person.table(game, [ME, RANDOM], chosen)
    person.page.keyboard.press("m")
    expect(person.page.locator("input[role=combobox]")).to_be_focused()
    assert person.play_by_list(random.Random(3)) == {"homeless": [], "accidents": [], "nameless": []}
    shows_the_end(person)
    tried, asked = person.page.evaluate("() => [[...watch.pressed], watch.asked()]")
    assert set(tried) == set(asked)
    assert len(tried) >= questions  # which ones come depends on what the bot does, and it never does the same again


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


def come_to_the_plan(person: Person, seats: list[dict[str, str]], chosen: dict[str, str] | None = None) -> Any:
    """A new table of Fresco, at which apprentices are to be placed."""
    person.table("fresco", seats, chosen)
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


def test_tiles_are_planned_on_the_sheet(come: Come) -> None:
    """Apprentices may come first, though a tile is asked about; it can still be carried to a column, and home again."""
    person = come()
    state = come_to_the_plan(person, [ME, RANDOM], {"modules": "6,8"})
    assert state["asked"]["question"]["say"] == "fresco-ask-cover"
    plan_by_click(person)
    steps = person.state("s.plan?.complete")["plan"]["steps"]
    assert [step["move"] for step in steps if step["question"]["say"] == "fresco-ask-cover"] == ["-", "-"]
    tile = person.page.locator('.goods .planned[data-about="tile-6"]')
    tile.drag_to(person.page.locator('[data-column="2"]:visible'))
    person.state("s.view.players[s.seat].covered[2] === 'tile-6'")
    expect(tile).to_have_count(0)
    person.page.locator('[data-column="2"] .head:visible').drag_to(person.page.locator(".pool:visible"))
    person.state("!s.view.players[s.seat].covered.some(Boolean)")
    tile.click()
    person.page.locator('.slip [data-move="@S"]').click()
    person.state("s.view.players[s.seat].covered[2] === 'tile-6'")


def test_what_the_question_is_not_about_waits_in_its_menu(come: Come) -> None:
    """Whoever presses the only thing at such a spot sees what it does, and can still leave it; by keyboard too."""
    person = come()
    state = come_to_the_plan(person, [ME, RANDOM, RANDOM])
    plan_by_click(person)
    person.state("s.plan?.complete")
    person.button("Ready").click()
    state = person.past(state, "s.asked?.question.say === 'fresco-ask-buy'")
    booth = person.page.locator(".awning.aside:visible").first
    note = person.page.locator(".slip")
    choice = note.locator("[data-move]")
    booth.click()
    expect(choice).to_have_count(1)
    expect(choice).to_contain_text("close booth")
    assert person.state()["seq"] == state["seq"]
    person.page.keyboard.press("Escape")
    expect(note).to_have_count(0)
    expect(booth).to_be_focused()
    person.page.keyboard.press("Enter")
    expect(choice).to_be_focused()
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
