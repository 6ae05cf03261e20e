"""Clocks on the page. The server's run sixty times as fast, the browser's own as usual."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.server.serving import HASTY, Running, start_server
from tests.web.conftest import AXE, BUILT, Come
from tests.web.person import ME, PATIENCE, RANDOM, ROOM, Person
from tests.web.test_pages import DESK, JUDGE, PHONE, SMALL

DAYS = {"kind": "days", "days": 3}
SHORT = {"kind": "live", "minutes": 1, "seconds": 5}
USUAL = {"kind": "live", "minutes": 45, "seconds": 45}
LONG = {"kind": "live", "minutes": 180, "seconds": 300}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """The site with clocks in a hurry."""
    file = tmp_path_factory.mktemp("hasty") / "site.sqlite"
    with start_server(f"sqlite:///{file}", BUILT, command=HASTY) as running:
        yield running


def at_table(person: Person, clock: Any, *seats: dict[str, str]) -> str:
    """Make a table with a clock and go there."""
    wish = {"game": "sintra", "seats": list(seats), "chosen": {"start": "1"}, "seed": 5, "clock": clock}
    person.ask("/api/me")
    table = str(person.ask("/api/tables", wish)["table"])
    person.go(f"/t/{table}")
    return table


def times(person: Person) -> Locator:
    return person.page.get_by_role("banner").locator(".time")


def test_a_clock_is_chosen_with_the_table(come: Come) -> None:
    person = come()
    page = person.page
    person.go("/new")
    clock = page.get_by_role("combobox", name="Clock")
    expect(page.get_by_text("Everybody takes as much time as they like.")).to_be_visible()
    clock.select_option("45 min + 45 s")
    expect(page.get_by_text("every decision adds the seconds")).to_be_visible()
    page.get_by_role("button", name="Open the table").click()
    state = person.state("s.clock")
    assert state["clock"] == USUAL
    expect(times(person)).to_have_count(1)  # the bot has none
    expect(times(person)).to_contain_text(re.compile(r"4\d:\d\d"))
    page.keyboard.press("p")
    expect(page.get_by_role("dialog")).to_contain_text("45 minutes for the whole game")


def test_it_counts_down_without_being_announced(come: Come) -> None:
    person = come()
    at_table(person, LONG, ME, RANDOM)
    shown = times(person).locator("[aria-hidden]")
    before = shown.inner_text()
    expect(shown).not_to_have_text(before)
    expect(times(person).locator(".hidden")).to_have_text(re.compile(r"time left: 2 hours \d+ minutes?"))
    assert person.page.locator("[aria-live] .time, [role=status] .time").count() == 0


def test_when_time_is_up_the_game_goes_on(come: Come) -> None:
    """To its end, of which most is not watched: to draw every decision takes longer than all else."""
    person = come()
    table = at_table(person, SHORT, ME, ROOM)
    person.state("s.step > 4")
    expect(person.page.locator(".log").get_by_text("has no time left: a bot decides").first).to_be_visible()
    person.state("s.step > 20 || s.over")
    person.go("/healthz")
    over = "(path) => fetch(path).then((answer) => answer.json()).then((state) => state.over)"
    person.page.wait_for_function(over, arg=f"/api/tables/{table}/events?after=0", polling=500, timeout=4 * PATIENCE)
    person.go(f"/t/{table}")
    person.state("s.over")
    expect(times(person)).to_have_count(0)


@pytest.mark.parametrize("seats", [2, 4])
def test_clocks_find_room_on_every_screen(come: Come, seats: int) -> None:
    """Nothing sticks out, all of it can be read, in light and dark."""
    rooms = [{**ROOM, "name": name} for name in ("Bartholomeus", "Carlotta", "Desiderius")]
    for clock, low in ((USUAL, False), (LONG, False), (DAYS, False), (SHORT, True)):
        person = come(viewport=PHONE, color_scheme="light", has_touch=True, is_mobile=True)
        person.context.add_init_script(AXE.read_text() + JUDGE)
        at_table(person, clock, ME, *rooms[: seats - 1])
        if low:
            expect(person.page.locator(".time.low").first).to_be_visible()
        for size in (SMALL, PHONE, DESK):
            person.resize(**size)
            expect(times(person)).to_have_count(seats)
            outside = times(person).evaluate_all(
                """(all) => all.filter((time) => {
                  const [box, list] = [time, time.closest("ul")].map((one) => one.getBoundingClientRect());
                  return !box.width || box.right > list.right + 1 || box.bottom > list.bottom + 1;
                }).length"""
            )
            assert outside == 0, (clock, size)
            assert person.page.evaluate("() => judge.tooWide()") == []
        if clock in (USUAL, SHORT):  # the others have the usual one's colors
            assert person.page.evaluate("() => judge.inLightAndDark('header.beam')") == []
        person.context.close()


def test_the_list_of_tables_says_how_long_there_is_still_time(come: Come) -> None:
    person = come()
    table = at_table(person, DAYS, ME, ROOM)
    person.state("s.asked")
    person.go("/")
    expect(person.page.locator(f'a[href="/t/{table}"]').first).to_contain_text(re.compile(r"2d \d+h left"))
