"""The table at every size: by its boxes, and by pictures of it.

Pictures are judged by what they show, the share of bare ground, and not compared with kept ones: fonts and their
smoothing differ between machines, and a picture that differs says nothing about whether it is worse.
"""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Come
from tests.web.person import CURTAIN, GREEDY, ME, MY_TURN, Person

STAGE = Path(__file__).with_name("stage.js").read_text()

PHONES = [(360, 740), (390, 844), (844, 390)]
TABLETS = [(820, 1180), (1024, 768), (1180, 820)]
DESKS = [(1280, 720), (1366, 650), (1440, 900), (1920, 1080), (2560, 1440)]
SHAPES = [(1366, 650), (1024, 768), (820, 1180), (360, 740), (844, 390)]  # one of each
IN_DARK = [(1366, 650), (360, 740)]  # all at once, and area by area; no size has colors of its own

PICTURE = 400  # pixels of its longer side: what is thinner than a pixel is no picture's content

EIGHT = "1,2,3,4,6,8,12,13"
# A golden record and how many of its last moves are still to be made; or a new table.
SAMPLES: dict[str, Any] = {
    "sintra, two": ("sintra/2A-greedy.txt", 14),
    "sintra, three": ("sintra/3A-greedy.txt", 50),
    "sintra, four": ("sintra/4B-greedy.txt", 30),
    "fresco, two": ("fresco/2-classic-greedy.txt", 40),
    "fresco, four": ("fresco/4-mega-greedy.txt", 60),
    "fresco, three, eight modules": ("fresco", [ME, GREEDY, GREEDY], {"modules": EIGHT}),
    "fresco, two, all modules": ("fresco/2-mega-all.txt", 150),
    "fresco, four, all modules": ("fresco/4-mega-all.txt", 200),
}


def sit_down(person: Person, sample: Any) -> None:
    """Lay a sample's table before this person."""
    person.context.add_init_script(STAGE)
    if len(sample) == 3:
        person.table(*sample)
    else:
        name, without = sample
        person.go(f"/t/{person.bring(name, people=True, without=without)}")
        person.at_table()
    if person.page.locator(CURTAIN).count():
        person.page.get_by_role("button", name="I am").click()
    person.state()
    if person.page.locator("dialog[open]").count():
        person.close_dialog()


def bare(person: Person) -> float:
    """The share of the window that its largest rectangle of bare ground takes, in a small picture of it."""
    size = person.page.viewport_size
    assert size
    scale = min(1, PICTURE / max(size["width"], size["height"]))
    clip = {"x": 0, "y": 0, **size, "scale": scale}
    wire = person.context.new_cdp_session(person.page)
    picture = wire.send("Page.captureScreenshot", {"clip": clip, "optimizeForSpeed": True})["data"]
    wire.detach()
    return float(person.page.evaluate("(png) => stage.bare(png)", picture))


def faults(person: Person, size: tuple[int, int], touched: bool) -> list[str]:
    """What is wrong at a size, in light, and at two also in dark: what could not be told from the ground."""
    page = person.page
    person.resize(*size)
    person.state()
    whole = size not in PHONES
    found = page.evaluate("([whole, touched]) => stage.faults(whole, touched)", [whole, touched])
    most = 0.2 if whole else 1 / 3
    page.evaluate("() => (watch.unseen.disabled = true)")
    for theme in ("dark", "light") if size in IN_DARK else ("light",):
        page.evaluate("(theme) => (document.documentElement.dataset.theme = theme)", theme)
        if (share := bare(person)) > most:
            found.append(f"{share:.0%} is bare ground, {theme}")
    page.evaluate("() => (watch.unseen.disabled = false)")
    return [f"{size[0]}x{size[1]}: {fault}" for fault in found]


def answer(person: Person, state: Any, which: int) -> None:
    """Give one of the answers by the list, and hand the plan in."""
    if state["asked"]:
        if not person.page.locator("input[role=combobox]:visible").count():
            person.page.keyboard.press("m")
        option = state["asked"]["options"][which]
        line = person.page.locator(f'[role=option][data-move="{option["move"]}"]').first
        expect(line).to_be_visible()
        for _press in range(2 if option.get("binding") else 1):
            line.dispatch_event("click")  # a note may lie over the list, for a person to move away
    ready = person.page.locator("section.bar .button.primary")
    if ready.count():
        ready.first.click()


@pytest.mark.parametrize("sample", SAMPLES)
def test_all_is_in_its_place(come: Come, sample: str) -> None:
    """Nothing overlaps, is cut off or below the fold, no text is tiny, and no third of the window is blank."""
    found = []
    for touched, sizes in ((True, PHONES + TABLETS), (False, DESKS)):
        person = come(has_touch=touched, is_mobile=touched)
        sit_down(person, SAMPLES[sample])
        for size in sizes:
            found += faults(person, size, touched)
    assert not found, "\n".join(found)


@pytest.mark.parametrize("record", ["sintra/2A-greedy.txt", "fresco/4-mega-all.txt"])
def test_a_game_seen_again_is_in_its_place(come: Come, record: str) -> None:
    """The replay's bar has more rows, and all of them are within it."""
    person = come()
    person.context.add_init_script(STAGE)
    person.go(f"/replay/{person.bring(record)}?step=40")
    expect(person.page.locator('.table[aria-busy="false"]')).to_be_visible()
    found = []
    for size in TABLETS + DESKS:
        person.resize(*size)
        found += [f"{size}: {fault}" for fault in person.page.evaluate("() => stage.faults(true, false)")]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("language", ["de-DE", "fr-FR", "nl-NL", "en-US"])
def test_a_long_question_stays_in_its_bar(come: Come, language: str) -> None:
    """The market's question is the longest of the common ones: it, what can be done and the ways back are all seen."""
    person = come(locale=language)
    sit_down(person, ("fresco", [ME, GREEDY, GREEDY], {}))
    found = []
    state = person.my_turn()
    for _move in range(12):
        if state["asked"] and any(option["target"].startswith("slot-") for option in state["asked"]["options"]):
            break
        answer(person, state, -1)
        state = person.past(state, MY_TURN)
    else:
        raise AssertionError("nobody asked about the market")
    for size in TABLETS + DESKS:
        person.resize(*size)
        person.state()
        found += [f"{size}: {fault}" for fault in person.page.evaluate("() => stage.sticksOut()")]
    assert not found, "\n".join(found)


@pytest.mark.parametrize(("game", "modules"), [("sintra", {}), ("fresco", {}), ("fresco", {"modules": "all"})])
def test_nothing_but_pieces_moves(come: Come, game: str, modules: dict[str, str]) -> None:
    """Question bar, panels and shelf keep their places and sizes, whatever is asked, in every shape of the stage."""
    person = come()
    sit_down(person, (game, [ME, GREEDY, GREEDY], modules))
    page = person.page
    frames: dict[tuple[int, int], list[str]] = {}
    state = person.my_turn()
    for _move in range(8):
        for size in SHAPES:
            person.resize(*size)
            page.evaluate("() => watch.shown()")
            now = page.evaluate("() => stage.frame()")
            assert now == frames.setdefault(size, now), f"{size}, {state['asked']}"
        person.resize(*SHAPES[0])
        answer(person, state, 0)
        state = person.past(state, MY_TURN)


def test_the_list_of_moves_is_there_once(come: Come) -> None:
    """A dialog where the log is folded away; beside the board as soon as there is room for it."""
    person = come(viewport={"width": 1024, "height": 768})
    sit_down(person, SAMPLES["sintra, two"])
    person.page.keyboard.press("m")
    expect(person.page.locator("dialog[open] [role=option]").first).to_be_visible()
    person.resize(1366, 650)
    expect(person.page.locator("dialog[open]")).to_have_count(0)
    expect(person.page.locator("input[role=combobox]")).to_have_count(1)
