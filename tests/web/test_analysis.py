"""What the strongest bot says: hints while playing, grades and the curve after the game."""

import json
import re

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.web.conftest import Come
from tests.web.person import GREEDY, ME, ROOM

BOX = "e => e.getBoundingClientRect().toJSON()"
STUDY = 240_000  # milliseconds: an analysis lets everything else on the machine go first


def test_a_hint_is_shown_and_played(come: Come) -> None:
    person = come()
    person.table("sintra", [ME, GREEDY])
    state = person.my_turn()
    person.button("Hint").click()
    panel = person.page.get_by_role("region", name="Hint")
    turns = panel.locator(".turns > li")
    expect(turns).to_have_count(3)
    shown = person.heard("hints")[0]["moves"]
    expect(person.page.locator(".spot.hinted")).to_have_attribute("data-spot", shown[0]["target"])
    turns.nth(2).get_by_role("button").first.click()
    expect(person.page.locator(".spot.hinted")).to_have_attribute("data-spot", shown[2]["target"])
    expect(panel).to_contain_text(f"{round(100 * shown[0]['value'])}%")
    ghosts = person.page.locator("[data-ghost]")
    expect(ghosts).to_have_text([str(number + 1) for number in range(len(shown[2]["line"]))])
    turns.first.get_by_role("button").first.focus()  # by keyboard alone
    line = shown[0]["line"]
    expect(ghosts.last).to_have_attribute("data-ghost", line[-1]["target"])
    step = panel.get_by_role("list", name="the whole turn").get_by_role("button").last
    step.focus()
    expect(ghosts.last).to_have_class(re.compile("shown"))
    panel.get_by_role("button", name="Play it").first.click()
    after = person.past(state)
    assert after["step"] == state["step"] + 1
    expect(panel).to_contain_text("The turn goes on")  # to its end
    expect(person.page.locator(".spot.hinted")).to_have_attribute("data-spot", line[1]["target"])
    for _ in line[1:]:
        panel.get_by_role("button", name="Play it").first.click()
    expect(panel).to_have_count(0)
    person.my_turn()
    person.page.keyboard.press("h")
    expect(turns.first).to_be_visible()
    person.page.get_by_role("button", name="Close", exact=True).click()
    expect(panel).to_have_count(0)


def test_the_coach_says_what_matters_and_what_a_turn_cost(come: Come) -> None:
    """By keyboard: called, heard, taken back with the better turn on the board, and sent away."""
    person = come()
    page = person.page
    said = {
        "question": "sintra-ask-take",
        "said": {"say": "grade-good"},
        "grade": "blunder",
        "loss": 0.2,
        "loss_lead": 5.0,
        "why": [{"say": "reason-now", "n": 6}],
    }

    def between(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def says(message: str | bytes) -> None:
            told = json.loads(message)
            if told["type"] == "coach":
                better = state["asked"]["options"][-1]
                step = {"move": better["move"], "said": better["text"], "target": better["target"], "spots": []}
                judged = {**said, "best_said": better["text"], "line": [step]}
                turn = {"step": 2, "brings": {"strips": 3}, "decisions": [judged]}
                socket.send(json.dumps({"type": "coached", "id": told["id"], "seat": 0, "turn": turn}))
            else:
                server.send(message)

        socket.on_message(says)

    page.route_web_socket(re.compile("/socket$"), between)
    person.table("sintra", [ME, GREEDY], {"start": "1"})
    state = person.my_turn()
    card = page.get_by_role("region", name="Coach")
    expect(card).to_have_count(0)
    page.keyboard.press("k")
    expect(card).to_contain_text("Take what a strip has room for")
    person.act(state["asked"]["options"][0]["target"])
    placing = person.past(state, "s.asked")
    person.act(placing["asked"]["options"][0]["target"])
    person.past(placing, "s.asked && s.step > 2")
    expect(card).to_contain_text("about 20% of your chance")
    expect(card).to_contain_text("6 points now")
    card.get_by_role("button", name="Take it back and show me").press("Enter")
    better = state["asked"]["options"][-1]
    expect(page.locator("[data-ghost]")).to_have_attribute("data-ghost", better["target"])
    expect(card).not_to_contain_text("20%")
    page.keyboard.press("k")
    expect(card).to_have_count(0)


@pytest.mark.parametrize("about_me", [False, True])
def test_a_hint_leaves_the_boards_as_large_as_they_were(come: Come, about_me: bool) -> None:
    """It lies over the opponents and the log, and covers neither the boards nor the own area."""
    person = come()
    page = person.page
    person.table("fresco", [ME, GREEDY])
    state = person.my_turn()
    if about_me:
        person.act(state["asked"]["options"][0]["target"])
        person.past(state, "s.asked && s.plan")
    areas = page.locator("section[data-area], section.bar")
    before = [area.bounding_box() for area in areas.all()]
    page.keyboard.press("h")
    panel = page.get_by_role("region", name="Hint")
    expect(panel.get_by_role("listitem").first).to_be_visible()
    assert [area.bounding_box() for area in areas.all()] == before
    hint, bar, me = (page.locator(area).evaluate(BOX) for area in (".hint", "section.bar", "section.me"))
    assert hint["left"] >= max(bar["right"], me["right"])
    ghost = page.locator(f'[data-ghost="{person.heard("hints")[0]["moves"][0]["target"]}"]')
    expect(ghost).to_have_text("1")
    if not about_me:
        expect(panel).not_to_contain_text(":00")  # the words tell the hour
    page.keyboard.press("Escape")
    expect(panel).to_have_count(0)


def test_a_refused_hint_says_why(come: Come) -> None:
    person = come()
    refused = {"type": "refused", "code": "error-too-fast", "text": {"say": "error-too-fast"}}

    def between(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def says(message: str | bytes) -> None:
            told = json.loads(message)
            if told["type"] == "hint":
                socket.send(json.dumps({**refused, "id": told["id"]}))
            else:
                server.send(message)

        socket.on_message(says)

    person.page.route_web_socket(re.compile("/socket$"), between)
    person.table("sintra", [ME, GREEDY])
    person.my_turn()
    person.button("Hint").click()
    panel = person.page.get_by_role("region", name="Hint")
    expect(panel).to_contain_text("Too much at once")
    expect(person.button("Hint")).to_be_enabled()
    panel.get_by_role("button", name="Close").click()
    expect(panel).to_have_count(0)


def test_no_hints_where_several_people_play(come: Come) -> None:
    person = come()
    person.table("sintra", [ME, ROOM])
    person.my_turn()
    expect(person.button("Undo")).to_be_visible()
    expect(person.button("Hint")).to_have_count(0)
    person.page.keyboard.press("h")
    expect(person.page.get_by_role("alert")).to_contain_text("Hints are switched off")
    person.page.keyboard.press("p")
    expect(person.page.get_by_role("dialog")).to_contain_text("no hints at this table")
    assert person.heard("hints") == []


def test_the_analysis_at_the_end_and_in_the_replay(come: Come) -> None:
    person = come()
    page = person.page
    table = person.bring("sintra/2A-random.txt")
    person.go(f"/t/{table}")
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button", name="Analyze the game").click()
    expect(dialog.locator(".errors")).to_be_visible(timeout=STUDY)  # from the first judged decisions on
    expect(dialog.get_by_role("img", name="Expected points in the end")).to_be_visible(timeout=STUDY)
    expect(dialog.get_by_role("progressbar")).to_have_count(0, timeout=STUDY)
    found = person.ask(f"/api/tables/{table}/analysis")["analysis"]
    row = dialog.get_by_role("row", name=re.compile("random")).first
    expect(row).to_contain_text(str(found["summary"][0]["grades"]["best"]))
    errors = [one for one in found["decisions"] if one["grade"] in ("doubtful", "blunder")]
    assert errors, "random bots err"
    expect(dialog.locator(".errors li")).to_have_count(len(errors))
    dialog.locator(".errors li > button:first-child").nth(1).click()
    expect(page).to_have_url(re.compile(f"/replay/{table}\\?step={errors[1]['index'] + 1}&"))
    bar = page.locator("section.bar")
    expect(bar).to_contain_text(errors[1]["grade"])
    expect(bar).to_contain_text("Better was")
    told = page.locator(".log .line:not(.later)")  # a decision may have several lines: its grade is with the first
    expect(told.locator(".grade").last).to_contain_text(errors[1]["grade"])
    bar.get_by_role("button", name="What was better, and why").click()
    better = page.get_by_role("region", name="What was better, and why")
    expect(better).to_contain_text(errors[1]["grade"])
    line = errors[1]["line"]
    expect(page.locator(f'[data-ghost="{line[0]["target"]}"]')).to_contain_text("1")
    better.get_by_role("button", name="Close").press("Enter")
    expect(page.locator("[data-ghost]")).to_have_count(0)
    page.get_by_role("button", name="Analysis", exact=True).click()
    chart = page.locator(".study [data-chart=points]")
    box = chart.bounding_box()
    assert box is not None
    chart.click(position={"x": box["width"] - 11, "y": box["height"] / 2})
    expect(page).to_have_url(re.compile(f"step={found['moves']}&"))


def test_levels_are_chosen_at_the_entrance(come: Come) -> None:
    person = come()
    person.go("/")
    level = person.page.get_by_label("Level of the bots")
    expect(level).to_have_value("apprentice")  # for whoever has never chosen
    expect(level.get_by_role("option")).to_have_text(["apprentice", "journeyman", "painter", "master", "strongest"])
    level.select_option("journeyman")
    person.page.get_by_role("button", name=re.compile("Play now Stained")).click()
    person.at_table()
    assert person.my_turn()["sitters"][1]["bot"] == "journeyman"
    person.go("/new")
    expect(person.page.get_by_label("Level of the bot on seat 2")).to_have_value("journeyman")
