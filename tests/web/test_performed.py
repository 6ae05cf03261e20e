"""What happens is shown one thing after another, in a real browser."""

import re

from playwright.sync_api import expect

from tests.web.conftest import Come
from tests.web.person import GREEDY, ME, Person
from tests.web.test_games import by_mouse

PLAYING = "() => document.querySelector('.table[aria-busy=\"false\"]') !== null"
# Notes what can be seen of the game, each time it changes: how many panes lie on the factories, and who is at it.
NOTE = """() => {
  window.seen = [];
  const look = () => {
    const asked = [...document.querySelectorAll(".head li")].findIndex((li) => li.classList.contains("asked"));
    const now = JSON.stringify([asked, document.querySelectorAll("[data-lately]").length > 0]);
    if (window.seen.at(-1) !== now) window.seen.push(now);
  };
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
  look();
}"""


def sits(come: Come, speed: str, **options: str) -> Person:
    person = come(speed, **options)
    person.page.add_init_script(f"addEventListener('DOMContentLoaded', {NOTE})")
    person.table("sintra", [GREEDY, GREEDY, ME], {"start": "1"})
    return person


def waits_for_me(person: Person) -> None:
    expect(person.page.locator("section.bar.mine")).to_be_visible()


def test_the_bots_move_one_after_another_and_their_moves_stay_marked(come: Come) -> None:
    person = sits(come, "fast")
    expect(person.page.get_by_role("button", name="Show now")).to_be_visible()
    waits_for_me(person)
    seen = list(person.page.evaluate("() => window.seen"))
    actors = [entry.split(",")[0].strip("[") for entry in seen]
    in_turn = [actor for n, actor in enumerate(actors) if n == 0 or actors[n - 1] != actor]
    assert [actor for actor in in_turn if actor != "-1"] == ["0", "1", "2"]
    assert person.page.locator("[data-lately]").count() > 0
    expect(person.page.get_by_role("button", name="Show now")).to_have_count(0)
    spoken = person.page.locator("[role=status][aria-live]").last
    expect(spoken).to_contain_text("Your turn")


def test_a_key_or_a_press_on_the_ground_shows_the_present_at_once(come: Come) -> None:
    person = sits(come, "slow")
    expect(person.page.get_by_role("button", name="Show now")).to_be_visible()
    assert person.page.locator(".spot.can").count() == 0, "questions are answered at the present"
    person.page.keyboard.press("Escape")
    waits_for_me(person)
    person.page.keyboard.press("r")
    show_now = person.page.get_by_role("button", name="Show now")
    expect(show_now).to_be_visible()
    assert person.page.locator(".spot.can").count() == 0
    person.page.keyboard.press(" ")
    waits_for_me(person)
    person.page.get_by_role("button", name=re.compile("Show again what happened")).click()
    show_now.click()
    waits_for_me(person)


def test_with_reduced_motion_each_step_is_a_marked_still(come: Come) -> None:
    person = sits(come, "fast", reduced_motion="reduce")
    waits_for_me(person)
    assert any(entry.endswith("true]") for entry in person.page.evaluate("() => window.seen"))
    assert (
        person.page.evaluate(
            "() => document.getAnimations().some((a) => a.effect.getKeyframes().some((k) => k.translate && !k.opacity))"
        )
        is False
    )


def test_whoever_comes_back_sees_the_present_at_once(come: Come) -> None:
    person = sits(come, "once")
    state = person.my_turn()
    by_mouse(person, state)
    decided = person.past(state, "s.asked")  # until I answer, nothing happens
    person.page.evaluate("() => localStorage.setItem('bottega-speed', 'slow')")
    person.page.reload()
    assert person.state()["seq"] == decided["seq"]
    expect(person.page.get_by_role("button", name="Show now")).to_have_count(0)
    first, *_ = person.heard()
    assert first["frames"] == []


def test_the_last_round_ends_with_a_banner_too(come: Come) -> None:
    person = come("normal")  # a banner that is gone soon is easily missed by a test
    person.go("/healthz")
    person.go(f"/replay/{person.bring('sintra/2A-greedy.txt')}?step=136")
    expect(person.page.locator('.table[aria-busy="false"]')).to_be_visible()
    person.page.get_by_role("button", name="Play", exact=True).click()
    banner = person.page.locator(".performed .banner")
    expect(banner).to_contain_text("Round 6 is over")
    expect(banner).to_contain_text("Now the final scoring")


def test_on_a_phone_whoever_acts_is_seen_with_their_area(come: Come) -> None:
    """In place of the reader's own line, under their name, until the reader is asked."""
    person = come("slow", viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    person.table("sintra", [{**GREEDY, "name": "Sandro"}, ME], {"start": "1"})
    line = person.page.locator("button.strip")
    expect(line).to_contain_text("Sandro: ")
    expect(person.page.locator(".whose")).to_have_text("Sandro")
    assert line.locator("[data-piece=glazier-0]").count() == 1
    person.page.get_by_role("button", name="Show now").click()
    waits_for_me(person)
    expect(line).to_contain_text("My area: ")
    assert line.locator("[data-piece=glazier-1]").count() == 1
