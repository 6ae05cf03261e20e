"""Every page and dialog, in four languages, both themes, on large and small screens, for everybody."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from bottega.i18n import LANGUAGES, word_files
from tests.web.conftest import AXE, Come
from tests.web.person import GREEDY, ME, MY_TURN, RECORDS, Person
from tests.web.places import WALKS

DESK = {"width": 1366, "height": 768}
LARGE = {"width": 2560, "height": 1440}
PHONE = {"width": 390, "height": 844}
SMALL = {"width": 360, "height": 740}

BOX = "e => e.getBoundingClientRect().toJSON()"
JUDGE = Path(__file__).with_name("judge.js").read_text()


def look(person: Person, touched: bool, other: Any) -> list[str]:
    """What is wrong with the page as it is, in light and dark and on another screen of the same kind."""
    page = person.page
    size: Any = page.viewport_size
    board = page.locator("dialog .about").count()  # a module's: its colors are the same on a phone as on a desk
    notes = page.evaluate("() => judge.tooWide()")
    if touched:
        notes += page.evaluate("() => judge.tooSmall()")
    notes += page.evaluate("() => judge.butColors()" if touched and board else "() => judge.inLightAndDark()")
    if not page.locator(".slip, dialog").count():
        person.resize(**other)
        notes += page.evaluate("() => judge.tooWide()")
        person.resize(**size)
    return list(notes)


def test_light_and_dark(come: Come) -> None:
    """The page follows the device, until the reader chooses; the choice is kept."""
    person = come(color_scheme="dark")
    person.go("/")
    html = person.page.locator("html")
    expect(html).to_have_attribute("data-theme", "dark")
    person.page.emulate_media(color_scheme="light")
    expect(html).to_have_attribute("data-theme", "light")
    person.page.get_by_role("button", name="Dark theme").click()
    expect(html).to_have_attribute("data-theme", "dark")
    person.page.reload()
    expect(html).to_have_attribute("data-theme", "dark")


@cache
def message_names() -> set[str]:
    """The names of all messages."""
    files = word_files("en").values()
    return {name for file in files for name in re.findall(r"^([a-z][\w-]*) =", file.read_text(), re.MULTILINE)}


ENGLISH = re.compile(r"\b(the|your|you|and|with|from|this|of the)\b", re.IGNORECASE)
NAMES = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)+")
SPOKEN = """() => [document.body.innerText, ...['aria-label', 'title', 'placeholder'].flatMap((name) =>
  [...document.querySelectorAll(`[${name}]`)].map((e) => e.getAttribute(name)))].join('\\n')"""


def change_language(person: Person, language: str) -> None:
    """Choose another language above the page; the rules come from the server in it."""
    page = person.page
    page.locator("header select").first.select_option(language)
    expect(page.locator("html")).to_have_attribute("lang", language)
    if page.locator(".rules article").count():
        expect(page.locator(".rules article")).to_have_attribute("lang", language)


def not_in(language: str, person: Person) -> set[str]:
    """What the page says, or tells those who listen, that is raw or left in English."""
    text = person.page.evaluate(SPOKEN)
    raw = {name for name in NAMES.findall(text) if name in message_names()} | set(re.findall(r"[{\ue000].{,20}", text))
    english = [] if language == "en" else ENGLISH.finditer(text)
    return raw | {repr(text[max(0, word.start() - 40) : word.end() + 40]) for word in english}


def not_in_any(person: Person, place: str) -> list[str]:
    """What is left out or shown raw, in each language; the next place is entered with the last of them."""
    now = LANGUAGES.index(person.page.locator("html").get_attribute("lang") or "")
    found = []
    for language in (*LANGUAGES[now:], *LANGUAGES[:now]):
        if language != LANGUAGES[now]:
            change_language(person, language)
        found += [f"{place}, {language}: {fault}" for fault in not_in(language, person)]
    return found


def examined(come: Come, walk: str, screen: str, locale: str) -> Iterator[tuple[Person, str, list[str]]]:
    """The places of a walk on a screen, with whatever keeps anybody out there."""
    touched = screen == "phone"
    usual, other = (PHONE, SMALL) if touched else (DESK, LARGE)
    person = come(viewport=usual, color_scheme="light", has_touch=touched, is_mobile=touched, locale=locale)
    person.context.add_init_script(AXE.read_text() + JUDGE)
    person.forgive("404")
    for place in WALKS[walk](person):
        yield person, place, [f"{place}: {note}" for note in look(person, touched, other)]


@pytest.mark.parametrize("screen", ["desk", "phone"])
@pytest.mark.parametrize("walk", [walk for walk in WALKS if walk != "boards"])
def test_nobody_is_kept_out(come: Come, walk: str, screen: str) -> None:
    """No violation of axe-core's rules in light and dark, no sideways scrolling, nothing too small for a finger.

    On the desk also: everything is said in the reader's language, changed at once; nothing is left out or shown raw.
    """
    found = []
    for person, place, faults in examined(come, walk, screen, "nl-BE" if screen == "desk" else "en-US"):
        found += faults
        if screen == "desk" and place != "rules: search":
            found += not_in_any(person, place)
    assert not found, "\n".join(found)


@pytest.mark.parametrize(("screen", "language"), [("desk", "de"), ("phone", "fr")])
def test_nobody_is_kept_out_of_module_boards(come: Come, screen: str, language: str) -> None:
    """As everywhere; with the test below in every language, for to change it with all boards on the table is slow."""
    found = []
    for person, place, faults in examined(come, "boards", screen, language):
        found += [*faults, *(f"{place}: {fault}" for fault in not_in(language, person))]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("language", ["en", "nl"])
def test_every_module_board_in_other_languages(come: Come, language: str) -> None:
    person = come(locale=language)
    found = [f"{place}: {fault}" for place in WALKS["boards"](person) for fault in not_in(language, person)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_speaks_the_browsers_language(come: Come, language: str) -> None:
    person = come(locale=language)
    person.go("/")
    expect(person.page.locator("html")).to_have_attribute("lang", language)
    lead = {"en": "Two board games", "fr": "Deux jeux", "de": "Zwei Brettspiele", "nl": "Twee bordspellen"}[language]
    expect(person.page.locator("main")).to_contain_text(lead)


@pytest.mark.parametrize("place", ["/", "/new", "sintra", "fresco"])
def test_the_first_view_weighs_little(come: Come, place: str) -> None:
    """Under 300 kB over the wire with an empty cache, fonts and all."""
    maker, person = come(), come()
    path = place if place[0] == "/" else f"/t/{maker.table(place, [ME, GREEDY, GREEDY], CHOSEN[place])}"
    wire = person.context.new_cdp_session(person.page)
    wire.send("Network.enable")
    sizes: list[float] = []
    wire.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    person.go(path)
    person.page.wait_for_load_state("networkidle")
    person.page.evaluate("() => document.fonts.ready.then(() => true)")
    assert len(sizes) > 3
    assert sum(sizes) < 300_000, sizes


CHOSEN = {"sintra": {"side": "A"}, "fresco": {"modules": "all"}}


def test_the_shell_opens_without_a_connection(come: Come) -> None:
    person = come(service_workers="allow")
    person.forgive("ERR_INTERNET_DISCONNECTED")
    person.go("/")
    person.page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
    person.page.reload()
    expect(person.page.locator("main")).to_be_visible()
    person.context.set_offline(True)
    person.page.reload()
    expect(person.page.get_by_role("heading", name="Bottega", exact=True)).to_be_visible()


@pytest.mark.parametrize(("part", "path"), [("RulesDrawer", "table"), ("NewTable", "/new"), ("en", "/rules")])
def test_a_part_that_does_not_come_is_told_and_comes_with_the_next_loading(come: Come, part: str, path: str) -> None:
    """As when the server was renewed while the page stayed open: a dialog, a page, the words themselves."""
    person = come()
    person.forgive("ERR_FAILED|dynamically imported module")
    person.page.route(
        f"**/assets/{part}-*.js", lambda route: route.abort()
    )  # a page that is open already may not heed it
    if path == "table":
        person.table("sintra", [ME, GREEDY])
        person.page.keyboard.press("g")
    else:
        person.go(path)
    expect(person.page.get_by_role("alert")).to_contain_text("could not be fetched")
    person.page.unroute_all()
    person.page.get_by_role("button", name="Load the page again").click()
    expect(person.page.get_by_role("heading", level=1).first).to_be_attached()
    if path == "table":
        person.at_table()
        person.page.keyboard.press("g")
        expect(person.page.locator("dialog[open]")).to_be_visible()
    expect(person.page.get_by_role("alert")).to_have_count(0)


def test_the_page_can_be_put_on_the_home_screen(come: Come) -> None:
    person = come()
    person.go("/rules")
    manifest = person.page.evaluate("() => fetch('/manifest.webmanifest').then((answer) => answer.json())")
    icons = {icon["src"]: icon["sizes"] for icon in manifest["icons"] if icon["type"] == "image/png"}
    assert {"any", "maskable"} == {icon["purpose"] for icon in manifest["icons"]}
    touch = person.page.locator("link[rel=apple-touch-icon]").get_attribute("href")
    for path, sizes in {**icons, str(touch): "180x180"}.items():
        measure = (
            "async (path) => { const i = new Image(); i.src = path; await i.decode(); return `${i.width}x${i.height}` }"
        )
        assert person.page.evaluate(measure, path) == sizes


def test_a_phone_shows_one_area_at_a_time(come: Come) -> None:
    person = come(viewport=PHONE, has_touch=True, is_mobile=True)
    person.table("fresco", [ME, GREEDY], {"modules": "all"})
    person.my_turn()
    with_board = {"board", "me"}  # who plans sees what there is to be had
    for name, areas in (("Board", {"board"}), ("My area", with_board), ("Others", {"others"})):
        person.page.get_by_role("navigation", name="Areas of the table").get_by_role("button", name=name).tap()
        shown = person.page.locator("[data-area]:visible")
        assert {one.get_attribute("data-area") for one in shown.all()} == areas
        assert person.page.evaluate("() => document.documentElement.scrollHeight <= innerHeight")


def test_a_phone_turns_to_where_most_can_be_done(come: Come) -> None:
    """The glazier could be moved in my area, but the panes lie on the board."""
    person = come(viewport=PHONE, has_touch=True, is_mobile=True)
    person.table("sintra", [ME, GREEDY])
    state = person.my_turn()
    for area, option in (("board", 0), ("me", -1)):  # some panes, and then the strip furthest away
        expect(person.page.locator(f"[data-area={area}]")).to_be_visible()
        person.spot(state["asked"]["options"][option]["target"]).tap()
        person.page.locator(".slip [data-move]").first.tap()
        state = person.past(state, "s.asked")
    assert any(option["target"] == "glazier" for option in state["asked"]["options"])
    expect(person.page.locator("[data-area=board]")).to_be_visible()


def test_a_phone_shows_what_is_asked_wherever_it_was_left(come: Come) -> None:
    person = come(viewport=PHONE, has_touch=True, is_mobile=True)
    person.table("fresco", [ME, GREEDY, GREEDY])
    alone = f"({MY_TURN}) && s.waiting.length === 1"  # nothing happens but what this person does
    state = person.state(alone)
    while state["asked"]["question"]["say"] != "fresco-ask-buy":
        person.page.locator(".stage").evaluate("e => { e.scrollTop = e.scrollHeight }")
        person.page.locator("section.bar .do .button:not(.quiet)").last.tap()
        note = person.page.locator(".slip [data-move]")
        if note.count():  # a button that says only how many
            note.tap()
        state = person.past(state, alone)
        if not state["asked"]:  # the plan is complete
            person.button("Ready").tap()
            state = person.past(state, f"s.asked && {alone}")
    expect(person.spot(state["asked"]["options"][0]["target"])).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("screen", [DESK, PHONE])
def test_panes_that_can_only_break_look_broken(come: Come, screen: dict[str, int]) -> None:
    person = come(viewport=screen)
    person.table("sintra", [ME, GREEDY])
    state = person.my_turn()
    for target in ("factory-5-B", "strip-8"):  # after that only blue is of use
        person.act(target)
        state = person.past(state, "s.asked")
    for option in state["asked"]["options"]:
        broken = option["text"]["say"].endswith("-breaks")
        expect(person.page.locator(f'[data-spot="{option["target"]}"] .crack')).to_have_count(int(broken))
    cracked = person.page.locator(".spot:has(.crack)")
    expect(cracked.first).to_be_visible()
    cracked.first.hover()
    expect(person.page.get_by_role("tooltip")).to_contain_text("no strip within reach")


@pytest.mark.parametrize("side", ["A", "B"])
def test_strips_are_numbered(come: Come, side: str) -> None:
    person = come()
    person.table("sintra", [ME, GREEDY], {"side": side})
    person.my_turn()
    rails = person.page.locator(".palace .rail")
    expect(rails).to_have_text(["12345678", "12345678"])
    for number in range(1, 9):
        strip = person.spot(f"strip-{number}").evaluate(BOX)
        numeral = person.page.locator(".palace.own .rail span").nth(number - 1).evaluate(BOX)
        assert strip["left"] > numeral["left"]
        assert strip["right"] < numeral["right"]
        assert strip["top"] >= numeral["bottom"]


def test_the_whole_board_is_in_sight(come: Come) -> None:
    """At 1366 x 768 nothing of the board is cut off: late in a game with all modules, and above a hint."""
    person = come()
    board = person.page.locator("section[data-area=board]").first
    cut = "board => board.scrollHeight - board.clientHeight"
    person.go(f"/t/{person.bring('fresco/2-mega-all.txt', people=True, without=120)}")
    person.page.get_by_role("button", name=re.compile("I am Player")).first.click()
    person.my_turn()
    assert board.evaluate(cut) <= 0
    person.table("sintra", [ME, GREEDY])
    person.my_turn()
    person.page.keyboard.press("h")
    expect(person.page.locator(".hint .turns > li")).to_have_count(3)
    assert board.evaluate(cut) <= 0


def test_without_boards_of_modules_there_is_no_shelf(come: Come) -> None:
    """Leonardo and the special blends have none: the fresco takes their room."""
    person = come()
    for modules, shelves in (("3", 0), ("3,4", 1)):
        person.table("fresco", [ME, GREEDY], {"modules": modules})
        person.my_turn()
        expect(person.page.locator("section.shelf")).to_have_count(shelves)


def test_the_places_of_the_sheet_are_seen_by_night(come: Come) -> None:
    """The sheet is parchment in both themes, so the rings of its free places are dark in both."""
    person = come(color_scheme="dark")
    person.table("fresco", [ME, GREEDY, GREEDY])
    state = person.my_turn()
    while not state["plan"]:
        person.act(state["asked"]["options"][0]["target"])
        state = person.past(state, "s.asked")
    ring = person.page.locator(".stand.empty").first
    red, green, blue = ring.evaluate("e => getComputedStyle(e).borderTopColor.match(/\\d+/g).map(Number)")
    assert max(red, green, blue) < 140, (red, green, blue)


def test_the_choices_of_a_replay_can_be_read_on_a_phone(come: Come) -> None:
    person = come(viewport=PHONE, has_touch=True, is_mobile=True)
    person.go(f"/replay/{person.bring('fresco/2-mega-all.txt')}?step=60&seat=1")
    for name in ("Round", "Perspective"):
        box = person.page.get_by_role("combobox", name=name).bounding_box()
        assert box
        assert box["width"] > 120, name


@pytest.mark.parametrize(
    ("modules", "target", "rule"), [("none", "segment-12", "fresco#"), ("6", "m06-bench-0", "m06")]
)
def test_why_not_opens_the_rule(come: Come, modules: str, target: str, rule: str) -> None:
    person = come()
    person.table("fresco", [ME, GREEDY, GREEDY], {"modules": modules})
    person.my_turn()
    note = person.ask_why(target)
    expect(note).to_be_visible()
    place = person.heard("because")[-1]["rule"]
    assert place.startswith(rule)
    note.get_by_role("button", name="Read the rule").click()
    page, _, section = place.partition("#")
    book = person.page.get_by_role("dialog", name="Rules")
    expect(book.get_by_role("combobox")).to_have_value(page)
    if section:
        expect(book.locator(f"#{page}-{section}")).to_be_in_viewport()


def test_a_tip_lets_presses_through_until_it_is_pinned(come: Come) -> None:
    """With the pointer it only tells; Enter at a symbol that does nothing keeps it there, with the way to its rule."""
    person = come()
    person.table("fresco", [ME, GREEDY, GREEDY])
    person.my_turn()
    symbol = person.page.locator("[data-area=me] [data-about=thalers]").first
    symbol.hover()
    tip = person.page.get_by_role("tooltip")
    expect(tip).to_be_visible()
    box = tip.evaluate(BOX)
    middle = [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2]
    assert person.page.evaluate("([x, y]) => !document.elementFromPoint(x, y).closest('.slip')", middle)
    expect(tip.get_by_role("button")).to_have_count(0)
    symbol.evaluate("e => { e.tabIndex = -1; e.focus() }")
    person.page.keyboard.press("Enter")
    note = person.page.locator(".slip[role=dialog]")
    expect(note.get_by_role("button", name="Read the rule")).to_be_focused()


@pytest.mark.parametrize("size", [(844, 390), (390, 844), (820, 1180), (1024, 768), (1366, 650), (2560, 1440)])
def test_both_games_are_one_press_away(come: Come, size: tuple[int, int]) -> None:
    """On the first page both buttons are in sight, and on a large screen all of it is large."""
    person = come(viewport={"width": size[0], "height": size[1]})
    person.go("/")
    buttons = person.page.get_by_role("button", name="Play now")
    expect(buttons).to_have_count(2)
    for box in (buttons.first.evaluate(BOX), buttons.last.evaluate(BOX)):
        assert min(box["left"], box["top"]) >= 0
        assert box["right"] <= size[0]
        assert box["bottom"] <= size[1]
        assert box["width"] * box["height"] > size[0] * size[1] / 150


def test_making_a_table_by_hand(come: Come) -> None:
    person = come()
    person.go("/new")
    page = person.page
    page.get_by_role("radio", name="Fresco").check(force=True)
    page.get_by_role("radio", name="3", exact=True).check(force=True)
    page.get_by_role("button", name="Surprise us").click()
    assert page.locator("input[type=checkbox]:checked").count() >= 2
    page.get_by_role("button", name="First game").click()
    expect(page.locator(".on input[type=checkbox]:checked")).to_have_count(0)
    page.get_by_role("checkbox", name="The Glaziers").check(force=True)
    page.get_by_role("button", name="Open the table").click()
    state = person.my_turn()
    assert (len(state["sitters"]), state["chosen"]["modules"]) == (3, "6")


def test_a_record_is_imported_and_downloaded_again(come: Come, tmp_path: Path) -> None:
    person = come()
    record = RECORDS / "sintra/2A-greedy.txt"
    person.go("/")
    page = person.page
    page.locator("input[type=file]").set_input_files(record)
    with page.expect_download() as download:
        page.get_by_role("dialog").get_by_role("link", name="Download the record").click()
    download.value.save_as(tmp_path / "again")
    assert (tmp_path / "again").read_text() == record.read_text()


def test_replay_by_keys_log_link_and_perspective(come: Come) -> None:
    person = come()
    table = person.bring("fresco/2-mega-greedy.txt")
    person.go(f"/replay/{table}")
    page = person.page
    slider = page.get_by_role("slider")
    expect(slider).to_have_value("0")
    last = int(slider.get_attribute("max") or 0)
    story = person.ask(f"/api/tables/{table}/story")
    for key, step in (
        ("ArrowRight", 1),
        ("ArrowRight", 2),
        ("ArrowLeft", 1),
        ("PageDown", story["rounds"][1]),
        ("ArrowDown", next(turn for turn in story["turns"] if turn > story["rounds"][1])),
        ("End", last),
        ("Home", 0),
    ):
        page.keyboard.press(key)
        expect(slider).to_have_value(str(step))
    line = story["log"][40]
    page.locator(f"#line-{line['n']}").click()
    expect(slider).to_have_value(str(line["step"]))
    page.get_by_role("combobox", name="Perspective").select_option("1")
    expect(page.locator("[data-area=me]")).to_be_visible()
    friend = come()
    friend.go(page.url.removeprefix(person.site))
    expect(friend.page.get_by_role("slider")).to_have_value(str(line["step"]))
    expect(friend.page.get_by_role("combobox", name="Perspective")).to_have_value("1")


def test_whoever_plays_first_is_asked_for_a_name_once(come: Come) -> None:
    person = come()
    page = person.page
    page.add_init_script("delete localStorage['bottega-asked-name']")
    person.go("/")
    page.get_by_role("button", name="Play now Stained Glass of Sintra").click()
    dialog = page.get_by_role("dialog", name="What shall we call you?")
    dialog.get_by_label("Your name").fill("Ida")
    dialog.get_by_label("green").check()
    dialog.get_by_role("button", name="Save").click()
    person.at_table()
    sitter = person.state()["sitters"][0]
    assert (sitter["name"], sitter["colour"]) == ("Ida", 2)
    green, mine = page.evaluate(
        "['--hue-2', '--seat-0'].map((name) => getComputedStyle(document.documentElement).getPropertyValue(name))"
    )
    assert green == mine
    person.go("/")
    expect(page.get_by_role("button", name="You are Ida")).to_be_visible()
    page.get_by_role("button", name="Play now Fresco").click()
    person.at_table()
