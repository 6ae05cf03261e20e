"""My page: who I am, and how I am found again, in a real browser."""

import json
import re

import httpx
from playwright.sync_api import expect

from tests.server.guest import Guest
from tests.web.conftest import Come
from tests.web.person import LINK, ME, RANDOM, Person


def code_of(person: Person) -> str:
    """Make a recovery code on my page and read it there."""
    page = person.page
    person.go("/me")
    page.get_by_role("button", name="Make a recovery code").click()
    return page.locator(".letters code").inner_text()


def come_back(person: Person, code: str) -> None:
    """Type a code on my page."""
    page = person.page
    person.go("/me")
    page.get_by_label("Recovery code", exact=True).fill(code)
    page.get_by_role("button", name="Come back").click()


def test_a_lost_cookie_loses_no_game(come: Come) -> None:
    anna = come()
    anna.ask("/api/me")
    table = anna.ask("/api/tables", {"game": "sintra", "seats": [ME, RANDOM]})["table"]
    code = code_of(anna)
    anna.context.clear_cookies()
    anna.go("/")
    expect(anna.page.locator(f"a[href*='{table}']")).to_have_count(0)
    come_back(anna, code.lower())
    expect(anna.page.locator(f"a[href*='{table}']").first).to_be_visible()
    anna.go("/me")
    expect(anna.page.get_by_text("You are known in 2 browsers.")).to_be_visible()


def test_who_is_known_here_alone_is_shown_the_way(come: Come) -> None:
    anna = come()
    anna.ask("/api/me")
    anna.ask("/api/tables", {"game": "sintra", "seats": [ME, RANDOM]})
    anna.go("/")
    anna.page.get_by_role("link", name="So that you find your games again").click()
    anna.page.get_by_role("button", name="Make a recovery code").click()
    expect(anna.page.locator(".letters")).to_be_visible()
    anna.go("/")
    expect(anna.page.get_by_role("heading", name="My tables")).to_be_visible()
    expect(anna.page.get_by_role("link", name="So that you find your games again")).to_have_count(0)


def test_games_of_this_browser_come_along_if_wanted(come: Come) -> None:
    anna, other = come(), come()
    code = code_of(anna)
    other.ask("/api/me")
    table = other.ask("/api/tables", {"game": "sintra", "seats": [ME, RANDOM]})["table"]
    come_back(other, code)
    other.page.wait_for_url(f"{other.site}/")
    anna.go("/")
    expect(anna.page.locator(f"a[href*='{table}']").first).to_be_visible()


def test_a_code_that_a_camera_has_read_waits_for_a_press(come: Come) -> None:
    anna, phone = come(), come()
    code = code_of(anna)
    phone.go(f"/me#{code}")
    expect(phone.page.get_by_label("Recovery code", exact=True)).to_have_value(code)
    expect(phone.page).to_have_url(re.compile(r"/me$"))
    phone.page.get_by_role("button", name="Come back").click()
    phone.page.wait_for_url(f"{phone.site}/")
    phone.go("/me")
    expect(phone.page.get_by_text("You are known in 2 browsers.")).to_be_visible()


def test_a_wrong_code_is_told(come: Come) -> None:
    anna = come()
    anna.forgive("403")
    come_back(anna, "00000-00000")
    expect(anna.page.get_by_role("alert")).to_contain_text("not known")


def test_other_devices_are_logged_out(come: Come) -> None:
    anna, other = come(), come()
    come_back(other, code_of(anna))
    other.page.wait_for_url(f"{other.site}/")
    anna.page.get_by_role("button", name="Log out everywhere else").click()
    expect(anna.page.get_by_text("You are known in this browser alone.")).to_be_visible()
    other.go("/me")
    expect(other.page.get_by_role("button", name="Make a recovery code")).to_be_visible()


def test_a_name_is_changed_on_my_page(come: Come) -> None:
    anna = come()
    anna.go("/me")
    anna.page.get_by_label("Your name").fill("Annabella")
    anna.page.locator("section[aria-labelledby=me-name]").get_by_role("button", name="Save").click()
    expect(anna.page.get_by_text("Saved")).to_be_visible()
    assert anna.ask("/api/me")["name"] == "Annabella"


def with_authenticator(person: Person) -> None:
    """The browser has an authenticator, as phones have; its keys stay in it when cookies go."""
    devtools = person.context.new_cdp_session(person.page)
    devtools.send("WebAuthn.enable")
    options = {"protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True}
    options |= {"isUserVerified": True, "automaticPresenceSimulation": True}
    devtools.send("WebAuthn.addVirtualAuthenticator", {"options": options})


def test_a_passkey_brings_back_who_has_lost_the_cookie(come: Come) -> None:
    anna = come()
    anna.site = anna.site.replace("127.0.0.1", "localhost")
    anna.go("/me")
    with_authenticator(anna)
    anna.ask("/api/me")
    table = anna.ask("/api/tables", {"game": "sintra", "seats": [ME, RANDOM]})["table"]
    anna.page.get_by_role("button", name="Make a passkey").click()
    expect(anna.page.get_by_text("You have one passkey.")).to_be_visible()
    anna.context.clear_cookies()
    anna.go("/me")
    anna.page.get_by_role("button", name="Come back with a passkey").click()
    expect(anna.page.locator(f"a[href*='{table}']").first).to_be_visible()


def test_who_gives_no_passkey_is_told_what_else_to_do(come: Come) -> None:
    anna = come()
    anna.site = anna.site.replace("127.0.0.1", "localhost")
    anna.go("/me")
    with_authenticator(anna)
    anna.page.get_by_role("button", name="Come back with a passkey").click()
    expect(anna.page.get_by_role("alert")).to_contain_text("No passkey")


def test_where_there_can_be_no_passkeys_none_are_offered(come: Come) -> None:
    anna = come()
    code_of(anna)
    expect(anna.page.get_by_role("button", name=re.compile("passkey"))).to_have_count(0)


def finished(person: Person) -> str:
    """A game that is over, as the server has played it out."""
    with Guest(person.site, "Anna") as anna:
        code = anna.ask("POST", "/api/me/code")["code"]
        table = anna.finished()
    come_back(person, code)
    person.page.wait_for_url(f"{person.site}/")
    return table


def test_finished_games_are_found_and_counted(come: Come) -> None:
    anna = come()
    table = finished(anna)
    anna.go("/me")
    games = anna.page.get_by_role("region", name="What I have played")
    expect(games.locator(f"a[href='/replay/{table}']")).to_be_visible()
    by_level = anna.page.get_by_role("region", name="By the bots’ level")
    expect(by_level.get_by_role("row")).to_have_count(2)
    expect(games.get_by_role("img")).to_be_visible()
    anna.page.get_by_label("Search for a name").fill("fresco nobody")
    expect(games.get_by_text("No game found")).to_be_visible()
    anna.page.get_by_label("Search for a name").fill("random")
    expect(games.get_by_text("One game")).to_be_visible()


def test_who_wants_to_be_forgotten_is(come: Come) -> None:
    anna = come()
    table = finished(anna)
    anna.go("/me")
    forget = anna.page.get_by_role("button", name="Forget me")
    expect(forget).to_be_disabled()
    anna.page.get_by_label("I want to be forgotten").check()
    forget.click()
    anna.page.wait_for_url(f"{anna.site}/")
    assert anna.ask("/api/me")["name"] == ""
    anna.forgive("404")
    assert anna.page.request.get(f"{anna.site}/api/tables/{table}").status == 404


def test_a_program_gets_a_token_and_is_asked_to_a_table(come: Come) -> None:
    anna = come()
    page = anna.page
    anna.go("/me")
    page.get_by_label("Name of the program").fill("Deep Sintra")
    page.get_by_role("button", name="Make a program").click()
    token = page.locator(".token code").inner_text()
    table = anna.ask("/api/tables", {"game": "sintra", "seats": [ME, LINK]})["table"]
    anna.go(f"/t/{table}")
    page.get_by_text("Ask a program to sit here").click()
    page.get_by_label("Name of the program").fill("⚙ Deep Sintra")
    page.get_by_role("button", name="Ask", exact=True).click()
    expect(page.get_by_text("⚙ Deep Sintra is asked.")).to_be_visible()
    headers = {"Authorization": f"Bearer {token}"}
    with httpx.stream("GET", f"{anna.site}/api/stream", headers=headers) as answer:
        event = next(json.loads(line) for line in answer.iter_lines() if line.strip())
    assert (event["type"], event["table"]) == ("challenge", table)
