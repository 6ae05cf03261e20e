"""It is your turn, in a real browser; and the host's page. Pushes have a file of their own."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.server.guest import Guest
from tests.server.receiver import Receiver, receiving
from tests.server.serving import HASTY, Running, start_server, wait_until
from tests.server.test_host import key_of
from tests.web.conftest import AXE, BUILT, Come
from tests.web.person import ME
from tests.web.test_pages import JUDGE

# Chromium's light build shows no notices and lets nobody ask for them: what would be shown is kept.
ALLOWED = """() => {
  Object.defineProperty(Notification, "permission", { get: () => "granted" });
  Notification.requestPermission = async () => "granted";
  globalThis.shown = [];
  ServiceWorkerRegistration.prototype.showNotification = async (title, more) => void shown.push({ title, ...more });
}"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A site for which a minute is a second, and that may reach this machine."""
    database = f"sqlite:///{tmp_path_factory.mktemp('reminders') / 'site.sqlite'}"
    with start_server(database, BUILT, ("--notify-private",), HASTY) as running:
        yield running


@pytest.fixture(scope="module")
def receiver() -> Iterator[Receiver]:
    with receiving() as found:
        yield found


def test_a_page_behind_another_one_shows_it(come: Come, server: Running) -> None:
    anna = come(service_workers="allow")
    anna.context.add_init_script(f"({ALLOWED})()")
    anna.go("/me")
    page = anna.page
    page.evaluate("async () => void await navigator.serviceWorker.ready")
    page.get_by_label("Show it in this browser while the page is open").check()
    with Guest(server.url, "Béla") as bela:
        made = bela.make("sintra", "me", "link")
        anna.ask("/api/tables/" + made["table"] + "/sit", {"token": made["links"][0]["token"]})
        anna.go(f"/t/{made['table']}")
        anna.at_table()
        page.evaluate("""() => {
          Object.defineProperty(document, "hidden", { get: () => true, configurable: true });
          document.dispatchEvent(new Event("visibilitychange"));
        }""")
        with bela.at(made["table"]) as place:
            place.play_on(lambda state: not state["asked"])
    wait_until(lambda: page.evaluate("() => shown.length"))
    (shown,) = page.evaluate("() => shown")
    assert shown["tag"] == f"turn-{made['table']}"


def test_a_webhook_with_quiet_hours_is_kept_and_tried_out(come: Come, receiver: Receiver) -> None:
    anna = come()
    page = anna.page
    anna.go("/me")
    section = page.get_by_role("region", name="When it is my turn")
    section.get_by_label("A message to another service").select_option("discord")
    section.get_by_label("Its address").fill(f"{receiver.url}/discord")
    section.get_by_label("Quiet hours").check()
    section.get_by_label("from", exact=True).fill("23:30")
    section.get_by_role("button", name="Save").click()
    expect(section.get_by_text("Saved")).to_be_visible()
    section.get_by_role("button", name="Try it out").click()
    expect(section.get_by_text("Webhook: sent")).to_be_visible()
    page.reload()
    expect(section.get_by_label("Its address")).to_have_value(f"{receiver.url}/discord")
    expect(section.get_by_label("from", exact=True)).to_have_value("23:30")


def test_a_table_is_silenced_where_people_are_listed(come: Come, receiver: Receiver) -> None:
    anna = come()
    anna.ask("/api/me")
    anna.go("/me")
    page = anna.page
    page.get_by_label("A message to another service").select_option("json")
    page.get_by_label("Its address").fill(f"{receiver.url}/quiet")
    page.get_by_role("region", name="When it is my turn").get_by_role("button", name="Save").click()
    expect(page.get_by_text("Saved")).to_be_visible()
    table = anna.table("sintra", [ME, {"kind": "bot", "bot": "random"}])
    page.keyboard.press("p")
    wish = page.get_by_label("Tell me here when it is my turn")
    expect(wish).to_be_checked()
    wish.uncheck()
    wait_until(lambda: anna.ask(f"/api/tables/{table}/reminders")["silenced"])


def test_the_host_looks_after_the_house(come: Come, server: Running) -> None:
    host, anna = come(), come()
    for one in (host, anna):
        one.context.add_init_script(AXE.read_text() + JUDGE)
    anna.page.clock.install()
    anna.go("/lessons")
    with Guest(server.url, "Rumpelstilz") as guest:
        table = guest.make("sintra", "me", "random")["table"]
    page = host.page
    host.forgive("401")
    host.go("/host")
    page.get_by_label("The host’s key").fill("wrong")
    page.get_by_role("button", name="Come in").click()
    expect(page.get_by_role("alert")).to_contain_text("not the host’s key")
    page.get_by_label("The host’s key").fill(key_of(server.database))
    page.get_by_role("button", name="Come in").click()
    page.get_by_label("A line to everybody").fill("We close at ten.")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_text("Saved")).to_be_visible()
    people = page.get_by_role("region", name="People", exact=True)
    people.get_by_label("Search").fill("rumpel")
    people.get_by_label("Search").press("Enter")
    expect(people.get_by_role("listitem")).to_have_count(1)
    tables = page.get_by_role("region", name="Tables", exact=True)
    line = tables.get_by_role("listitem").filter(has_text=table)
    line.get_by_role("button", name="Close the chat").click()
    expect(line.get_by_role("button", name="Open the chat")).to_be_visible()
    assert page.evaluate("() => judge.inLightAndDark()") == []
    people.get_by_role("button", name="Remove").click()
    people.get_by_role("button", name="Yes, remove").click()
    expect(people.get_by_role("listitem")).to_have_count(0)
    anna.page.clock.fast_forward(61_000)
    expect(anna.page.get_by_text("From the host: We close at ten.")).to_be_visible()
    assert anna.page.evaluate("() => judge.inLightAndDark()") == []
    page.get_by_label("A line to everybody").fill("")
    page.get_by_label("New people come by invitation only").check()
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_text("Saved")).to_be_visible()
    page.get_by_role("button", name="Make an invitation").click()
    link = page.locator("code").filter(has_text="welcome").inner_text()
    stranger = come()
    stranger.go("/")
    expect(stranger.page.get_by_text("by invitation only")).to_be_visible()
    stranger.page.goto(link)
    expect(stranger.page.get_by_text("by invitation only")).to_have_count(0)
    page.get_by_label("New people come by invitation only").uncheck()
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_text("Saved")).to_be_visible()
