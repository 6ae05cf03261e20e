"""Several people at one table: far apart, in one room, watching, talking, taking back, coming back."""

import random
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Error, WebSocketRoute, expect

from tests.server.serving import start_server
from tests.web.conftest import BUILT, USUAL, Come
from tests.web.person import CURTAIN, GREEDY, LINK, ME, RANDOM, ROOM, Person
from tests.web.test_games import by_mouse, shows_the_end

# What tells others how far a plan is, and nothing of what is in it.
COUNTS = ("seq", "step", "waiting", "log", "recap", "undo", "public", "to_move", "planned")


def known(seen: Any) -> Any:
    """What somebody is shown, without how far the others are."""
    if isinstance(seen, dict):
        return {key: known(value) for key, value in seen.items() if key not in COUNTS}
    return [known(value) for value in seen] if isinstance(seen, list) else seen


def two_at(come: Come, game: str, chosen: dict[str, str] | None = None) -> tuple[Person, Person]:
    """Two people, each with a browser of their own, at one table."""
    anna, bea = come(), come()
    anna.table(game, [ME, LINK], chosen)
    bea.join(anna.links[0], "Bea")
    anna.state("s.sitters[1].name === 'Bea'")
    return anna, bea


def asked_of(people: tuple[Person, ...]) -> Person:
    """Whoever has to move."""
    mover = people[int(people[0].state("s.waiting.length")["waiting"][0])]
    mover.my_turn()
    return mover


def answer(person: Person, dice: random.Random) -> Any:
    """Click a line of the list, twice if it is binding, or the button that hands in a plan; the state before."""
    state = person.my_turn()
    if state["asked"]:
        option = dice.choice(state["asked"]["options"])
        if not person.page.locator("input[role=combobox]").count():
            person.page.keyboard.press("m")
        line = person.option(option["move"], len(state["plan"]["steps"]) if state["plan"] else -1)
        line.click(click_count=2 if option.get("binding") else 1)
    else:
        person.button("Ready").click()
    return state


def by_list(person: Person, dice: random.Random) -> Any:
    """One answer by the list; the state that follows."""
    return person.past(answer(person, dice))


def test_two_browsers_play_each_other_and_somebody_watches(come: Come) -> None:
    anna, bea = two_at(come, "sintra")
    spectator = come()
    spectator.go(f"/t/{anna.state()['table']}")
    for _turn in range(6):
        mover = asked_of((anna, bea))
        state = mover.state()
        by_mouse(mover, state)
        for person in (anna, bea, spectator):
            person.past(state, f"s.step > {state['step']}")
    seen = spectator.state()
    assert (seen["seat"], seen["seats"], seen["asked"]) == (-1, [], None)
    expect(spectator.page.get_by_role("banner")).to_contain_text("Bea")


@pytest.mark.parametrize(
    ("game", "chosen", "facts"),
    [
        ("sintra", {"side": "B"}, ["Stained Glass of Sintra", "Anna", "free seat", "Giotto", "bot, painter", "Side B"]),
        ("fresco", {"edition": "classic", "modules": "1,3"}, ["Fresco", "Anna", "Classic edition", "2 modules chosen"]),
    ],
)
def test_an_invitation_says_to_what(come: Come, game: str, chosen: dict[str, str], facts: list[str]) -> None:
    anna, bea = come(), come()
    anna.table(game, [{**ME, "name": "Anna"}, LINK, {**GREEDY, "name": "Giotto"}], chosen)
    bea.go(anna.links[0])
    form = bea.page.locator("form")
    expect(form.get_by_role("list", name="People at the table").get_by_role("listitem")).to_have_count(3)
    for fact in facts:
        expect(form).to_contain_text(fact)
    if "modules" in chosen:
        form.get_by_text("2 modules chosen").click()
        expect(form.get_by_text("The Portraits, Special Blends")).to_be_visible()
    bea.page.get_by_role("textbox").fill("Bea")
    bea.page.get_by_role("button", name="Sit down").click()
    bea.at_table()


def test_an_invitation_to_a_table_that_is_gone_says_so(come: Come) -> None:
    bea = come()
    bea.forgive("404")
    bea.go("/t/nothinghere?invite=nothing")
    expect(bea.page.get_by_role("alert")).to_contain_text("There is no such table")


def test_a_spectator_cannot_act(come: Come) -> None:
    """Nothing glows or can be chosen, and the server refuses whoever tries all the same."""
    anna, spectator = come(), come()
    table = anna.table("fresco", [ME, RANDOM, RANDOM])
    asked = anna.my_turn()
    spectator.go(f"/t/{table}")
    state = spectator.state()
    assert spectator.page.locator(".spot.can, [role=option], .stand:is(button)").count() == 0
    spectator.spot("hostel-0").click(force=True)
    spectator.page.keyboard.press("m")
    assert spectator.page.locator("[role=option], .slip [data-move]").count() == 0
    move = asked["asked"]["options"][0]["move"]
    message = {"type": "move", "id": "x", "base": state["seq"], "seat": 0, "move": move}
    spectator.forgive("403")
    with pytest.raises(Error, match="not-your-seat"):
        spectator.ask(f"/api/tables/{table}/say", message)
    assert anna.state()["step"] == asked["step"]


@pytest.mark.parametrize("modules", ["none", "4,12,13"])
def test_planning_is_secret(come: Come, modules: str) -> None:
    """Whatever Anna plans, and plans anew, Bea's browser is sent the same; until both have handed in."""
    anna, bea = two_at(come, "fresco", {"modules": modules})
    people = (anna, bea)
    dice = random.Random(1)
    while not anna.state("s.waiting.length")["plan"]:
        mover = asked_of(people)
        step = by_list(mover, dice)["step"]
        for person in people:
            person.state(f"s.step >= {step}")
    before = bea.state("s.plan")

    def same_for_bea() -> None:
        states = [state for state in bea.heard() if state["seq"] >= before["seq"]]
        assert len(states) > 1
        for state in states[1:]:
            assert known(state) == known(states[0])
        lines = [line for state in states[1:] for line in state["log"]]
        assert {(line["who"], line["kind"]) for line in lines} <= {(0, "planned"), (0, "unplanned")}
        assert all(list(line["text"]) == ["say"] for line in lines)

    for _plan in range(2):
        while not anna.state()["plan"]["ready"]:
            by_list(anna, dice)
        bea.past(before, "!s.waiting.includes(0)")
        same_for_bea()
        anna.button("Change plan").click()
        anna.state("!s.plan.ready")
        anna.button("Reset turn").click()
        anna.state("s.asked && s.plan.steps.length === 0")
        bea.state("s.waiting.includes(0)")
    same_for_bea()
    while not anna.state()["plan"]["ready"]:
        by_list(anna, dice)
    final = anna.view()["players"][0]["plan"]
    while by_list(bea, dice)["plan"]:
        pass
    assert bea.view()["players"][0]["plan"] == final
    assert anna.view()["players"][1]["plan"] is not None


def test_a_connection_lost_in_mid_turn_comes_back(come: Come) -> None:
    """What was clicked without a connection is played once it is back, once."""
    person = come()
    person.forgive("ERR_INTERNET_DISCONNECTED")
    person.table("sintra", [ME, GREEDY])
    first = person.my_turn()
    by_mouse(person, first)
    taken = person.past(first, "s.asked")
    person.lose_the_line()
    expect(person.page.get_by_role("alert")).to_contain_text("offline")
    person.act(taken["asked"]["options"][0]["target"])
    expect(person.page.locator("section.bar")).to_have_attribute("data-busy", "true")
    person.context.set_offline(False)
    expect(person.page.get_by_role("alert")).to_have_count(0)
    person.past(taken, "s.asked")
    placed = [line for state in person.heard() for line in state["log"] if (line["who"], line["kind"]) == (0, "placed")]
    assert len({line["n"] for line in placed}) == 1


def test_a_table_without_sockets(come: Come) -> None:
    """Where sockets are blocked, plain HTTP carries the same game."""
    person = come()

    def refuse(socket: WebSocketRoute) -> None:
        socket.close()

    person.context.route_web_socket("**/socket", refuse)
    person.table("sintra", [ME, GREEDY])
    for _turn in range(3):
        state = person.my_turn()
        with person.page.expect_request("**/say"):
            by_mouse(person, state)
        person.past(state, "s.asked")
    expect(person.ask_why("glazier").or_(person.ask_why("strip-1")).first).to_be_visible()


def test_taking_back_and_doing_again(come: Come) -> None:
    person = come()
    person.table("sintra", [ME, RANDOM])
    first = person.my_turn()
    by_mouse(person, first)
    taken = person.past(first, "s.asked")
    for by_key in (False, True):
        before = person.state()
        if by_key:
            person.page.keyboard.press("u")
        else:
            person.button("Undo").click()
        undone = person.past(before)
        assert (undone["step"], undone["asked"]) == (first["step"], first["asked"])
        person.button("Redo").click()
        again = person.past(undone)
        assert (again["step"], again["asked"]) == (taken["step"], taken["asked"])


def test_a_plan_is_taken_back_step_by_step_or_at_once(come: Come) -> None:
    person = come()
    person.table("fresco", [ME, RANDOM, RANDOM])
    person.play(by_mouse, until="s.plan")
    first = person.state("s.plan && s.waiting.length === 1")  # a bot's plan would be a newer state as well
    dice = random.Random(4)
    by_list(person, dice)
    planned = by_list(person, dice)
    person.button("Undo").click()
    back = person.past(planned)
    assert back["plan"]["steps"] == planned["plan"]["steps"][:-1]
    person.button("Redo").click()
    again = person.past(back)
    assert again["plan"]["steps"] == planned["plan"]["steps"]
    person.button("Reset turn").click()
    reset = person.past(again)
    assert (reset["plan"]["steps"], reset["asked"]) == ([], first["asked"])


def test_taking_back_with_the_others_consent(come: Come) -> None:
    anna, bea = two_at(come, "sintra")
    mover = asked_of((anna, bea))
    other = bea if mover is anna else anna
    start = mover.state()
    mover.play(by_mouse, until="!s.asked && s.seq > 0", limit=4)
    made = other.my_turn()
    mover.button("Ask to undo").click()
    mover.page.get_by_role("button", name="Leave it as it is").click()
    mover.button("Ask to undo").click()
    wish = mover.page.get_by_role("dialog")
    expect(wish).to_contain_text("This would be taken back:")
    told = wish.get_by_role("listitem").all_inner_texts()
    assert told
    wish.get_by_role("button", name="Ask the others").click()
    expect(mover.page.get_by_text("The others are deciding")).to_be_visible()
    assert mover.page.locator(".asked").get_by_role("listitem").all_inner_texts() == told
    dialog = other.page.get_by_role("dialog")
    expect(dialog.get_by_role("listitem")).to_have_text(told)
    dialog.get_by_role("button", name="I agree").click()
    back = mover.past(made, f"s.step < {made['step']} && s.asked")
    assert back["step"] >= start["step"]
    other.state("!s.asked")
    expect(other.page.get_by_role("dialog")).to_have_count(0)
    mover.play(by_mouse, until="!s.asked && s.seq > 0", limit=4)
    made = other.my_turn()
    mover.button("Ask to undo").click()
    mover.page.get_by_role("button", name="Ask the others").click()
    other.page.get_by_role("dialog").get_by_role("button", name="Rather not").click()
    refused = mover.past(made, "!s.consent")
    expect(mover.page.get_by_role("alert")).to_contain_text("Not everybody agreed")
    assert refused["step"] == made["step"]


def test_two_people_in_one_room(come: Come) -> None:
    """In Fresco a curtain falls before the next one sees the screen, and nothing secret is behind it."""
    person = come()
    person.table("fresco", [ME, ROOM, RANDOM])
    dice = random.Random(2)
    seats: list[int] = []
    while len(seats) < 6:
        curtain_or_turn = f"document.querySelector('{CURTAIN}') || (watch.settled() && watch.mine(watch.state, -1))"
        person.page.evaluate(f"() => watch.until(() => {curtain_or_turn})")
        if person.page.locator(CURTAIN).count():
            assert person.page.locator("[data-area], [role=option], section.bar").count() == 0
            person.page.get_by_role("button", name="I am").click()
            person.at_table()
        state = person.my_turn()
        if seats[-1:] != [state["seat"]]:
            seats.append(state["seat"])
        before = answer(person, dice)
        person.page.evaluate("(seq) => watch.until(() => watch.state.seq > seq)", before["seq"])
    assert set(seats) == {0, 1}


def test_in_one_room_without_secrets_the_screen_turns(come: Come) -> None:
    person = come()
    person.table("sintra", [ME, ROOM])
    seats = set()
    for _turn in range(4):
        state = person.state("s.asked && s.asked.seat === s.seat")
        seats.add(state["seat"])
        by_mouse(person, state)
        person.past(state)
    assert seats == {0, 1}
    assert person.page.locator(CURTAIN).count() == 0


def test_the_end_and_a_rematch_of_two(come: Come) -> None:
    anna, bea = come(), come()
    table = anna.bring("sintra/2A-random.txt", people=True, without=3)
    link = anna.ask(f"/api/tables/{table}/seats/1/link", {})
    bea.join(f"/t/{table}?invite={link['token']}", "Bea")
    anna.go(f"/t/{table}")
    while not anna.state()["over"]:
        mover = asked_of((anna, bea))
        state = mover.state()
        by_mouse(mover, state)
        for person in (anna, bea):
            person.past(state)
    for person in (anna, bea):
        shows_the_end(person)
    anna.page.get_by_role("button", name="Rematch").click()
    again = anna.state(f"s.table !== '{table}'")
    bea.page.get_by_role("button", name="To the rematch").click()
    theirs = bea.state(f"s.table !== '{table}'")
    assert theirs["table"] == again["table"]
    assert (again["seats"], theirs["seats"]) == ([1], [0])


def test_chat_and_private_notes(come: Come) -> None:
    anna, bea = two_at(come, "sintra")
    anna.page.keyboard.press("c")
    anna.page.get_by_role("textbox", name="Say something").fill("<b>Salute</b>, Bea!")
    anna.page.get_by_role("button", name="Send").click()
    expect(bea.page.get_by_role("tab", name="Chat")).to_contain_text("1")
    bea.page.get_by_role("tab", name="Chat").click()
    expect(bea.page.get_by_role("log", name="Chat")).to_contain_text("<b>Salute</b>, Bea!")
    expect(bea.page.get_by_role("log", name="Chat").locator("time").first).to_have_text(re.compile(r"\d\d:\d\d"))
    expect(anna.page.get_by_role("log", name="Chat")).to_contain_text("Bea has sat down")
    bea.page.get_by_role("combobox", name="Language").select_option("de")
    anna.page.get_by_text("Quick phrases").click()
    anna.page.get_by_role("button", name="Good luck!").click()
    expect(bea.page.get_by_role("log", name="Chat")).to_contain_text("Viel Glück!")
    anna.page.get_by_role("tab", name="Notes").click()
    anna.page.get_by_role("textbox", name="Only you can read these notes").fill("Bea collects pink panes")
    anna.page.get_by_role("tab", name="Log").click()
    anna.page.evaluate("() => watch.until(() => watch.settled())")
    anna.page.reload()
    anna.at_table()
    anna.page.get_by_role("tab", name="Notes").click()
    expect(anna.page.get_by_role("textbox", name="Only you can read these notes")).to_have_value(
        "Bea collects pink panes"
    )
    assert not any("pink panes" in str(message) for message in bea.heard())


def test_a_seat_goes_on_on_another_device(come: Come) -> None:
    laptop, phone = come(), come()
    laptop.table("sintra", [{**ME, "name": "Anna"}, GREEDY])
    state = laptop.my_turn()
    laptop.page.keyboard.press("p")
    people = laptop.page.get_by_role("dialog", name="People at the table")
    expect(people).to_contain_text("The maker of this table chose the seed")
    people.get_by_role("button", name="Play on another device").click()
    link = people.get_by_label("Link to this seat").input_value()
    phone.go(link.removeprefix(phone.site))
    expect(phone.page.get_by_role("textbox")).to_have_value("Anna")
    phone.page.get_by_role("button", name="Sit down").click()
    assert phone.my_turn()["asked"] == state["asked"]
    expect(laptop.page.get_by_role("heading", name="another device")).to_be_visible()
    assert phone.state()["sitters"][0]["name"] == "Anna"


def test_invitations_work_for_others_or_say_why_not(come: Come, chromium: Browser, tmp_path: Path) -> None:
    anna = come()
    anna.ask("/api/me")
    made = anna.ask("/api/tables", {"game": "sintra", "seats": [ME, LINK]})
    anna.go(f"/t/{made['table']}")
    dialog = anna.page.get_by_role("dialog")
    expect(dialog).to_contain_text("--host 0.0.0.0")
    expect(dialog.locator("img")).to_have_count(0)

    with start_server(f"sqlite:///{tmp_path / 'named.sqlite'}", BUILT, ("--name", "bottega.test")) as named:
        host = Person(chromium.new_context(**USUAL), named.url)
        host.ask("/api/me")
        made = host.ask("/api/tables", {"game": "sintra", "seats": [ME, LINK]})
        host.go(f"/t/{made['table']}")
        dialog = host.page.get_by_role("dialog")
        origin = f"http://bottega.test:{named.url.rpartition(':')[2]}"
        expect(dialog).to_contain_text(origin)
        expect(dialog.get_by_label("Invitation link")).to_have_value(
            f"{origin}/t/{made['table']}?invite={made['links'][0]['token']}"
        )
        code = dialog.get_by_alt_text("The invitation as a QR code")
        code.scroll_into_view_if_needed()
        expect(code).to_have_js_property("complete", True)
        assert code.evaluate("image => image.naturalWidth") > 0
        host.context.close()
        host.fine()


def test_the_rules_lie_beside_the_table_and_tell_of_what_is_played(come: Come) -> None:
    person = come()
    page = person.page
    person.table("fresco", [ME, GREEDY, GREEDY], {"edition": "mega", "modules": "1,4"})
    person.my_turn()
    page.keyboard.press("g")
    book = page.get_by_role("dialog", name="Rules")
    expect(book.get_by_role("combobox").get_by_role("option")).to_have_text(
        [re.compile("^Fresco"), re.compile("Portraits"), re.compile("Wishing Well")]
    )
    for number in range(3):
        book.get_by_role("combobox").select_option(index=number)
        expect(book.locator("article")).not_to_be_empty()
        assert "classic" not in book.locator("article").inner_text().lower()
    assert page.evaluate("document.querySelector('dialog:modal')") is None
    person.spot("hostel-0").click()
    expect(page.locator(".slip")).to_be_visible()
    book.get_by_role("searchbox").press("Escape")
    expect(book).to_have_count(0)
