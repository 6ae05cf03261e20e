"""It is your turn, pushed: asked for on my page, sealed for this browser, shown by its service worker, and opened."""

import json
import shutil
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser as Chromium
from playwright.sync_api import Worker, expect

from tests.server.guest import DEALT, Guest
from tests.server.receiver import Browser, Receiver, receiving
from tests.server.serving import HASTY, Running, start_server, wait_until
from tests.web.conftest import BUILT, Come
from tests.web.person import LINK, ME, Person

WHOLE = ("chromium", "chromium-browser", "google-chrome")

# The browser's own push service is far away: this one is ours, and its keys are a browser's.
SUBSCRIBE = """(wanted) => {
  const subscription = { endpoint: wanted.endpoint, options: {}, unsubscribe: async () => { current = null; },
    toJSON: () => ({ endpoint: wanted.endpoint, keys: { p256dh: wanted.key, auth: wanted.secret } }) };
  let current = null;
  PushManager.prototype.subscribe = async () => (current = subscription);
  PushManager.prototype.getSubscription = async () => current;
}"""
# Chromium's light build shows no notices and lets nobody ask for them: what would be shown is kept.
ALLOWED = """() => {
  Object.defineProperty(Notification, "permission", { get: () => "granted" });
  Notification.requestPermission = async () => "granted";
}"""
KEEP = """() => {
  self.shown = [];
  ServiceWorkerRegistration.prototype.showNotification = async (title, more) =>
    void shown.push({ title, ...more, close: () => shown.pop() });
  ServiceWorkerRegistration.prototype.getNotifications = async () => shown;
}"""
SHOWN = """async () => (await registration.getNotifications()).map(({ title, body, tag }) => ({ title, body, tag }))"""
# No program may press a notice, and only who presses one may open a window: the press is ours, what it opens is kept.
PRESS = """async () => {
  const opened = [];
  Clients.prototype.openWindow = async (path) => void opened.push(path);
  const event = new Event("notificationclick");
  [event.notification] = await registration.getNotifications();
  let done = Promise.resolve();
  event.waitUntil = (promise) => (done = promise);
  self.dispatchEvent(event);
  await done;
  return opened;
}"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A site for which a minute is a second, and that may reach this machine."""
    database = f"sqlite:///{tmp_path_factory.mktemp('pushes') / 'site.sqlite'}"
    with start_server(database, BUILT, ("--notify-private",), HASTY) as running:
        yield running


@pytest.fixture(scope="module")
def receiver() -> Iterator[Receiver]:
    with receiving() as found:
        yield found


@pytest.fixture
def whole(chromium: Chromium) -> Iterator[Chromium]:
    """Chromium with all that it has, notices too."""
    program = next(filter(None, map(shutil.which, WHOLE)), None)
    if program is None:
        pytest.skip("Chromium's light build shows no notices; on Debian: sudo apt-get install chromium")
    with chromium.browser_type.launch(executable_path=program, args=["--no-sandbox"]) as browser:
        yield browser


class Pushed:
    """Somebody whose browser takes pushes, their service worker, and what it shows."""

    def __init__(self, person: Person, receiver: Receiver, path: str) -> None:
        self.person = person
        self.receiver = receiver
        self.keys = Browser()
        self.path = path
        person.site = person.site.replace("127.0.0.1", "localhost")  # a name is needed
        wanted = self.keys.subscription(receiver.url + path)
        person.context.add_init_script(f"({SUBSCRIBE})({json.dumps(wanted)})")
        person.go("/me")
        person.page.evaluate("async () => void await navigator.serviceWorker.ready")
        self.worker: Worker = person.context.service_workers[0]

    def turn(self, label: str) -> tuple[str, str]:
        """They ask to be told, somebody sits down, and it is their turn: the table, and what was pushed."""
        made = self.person.ask("/api/tables", {"game": "sintra", "seats": [ME, LINK], "seed": DEALT})
        self.person.page.get_by_label(label).click()
        wait_until(
            lambda: self.person.ask("/api/me/reminders")["browsers"] == 1
        )  # it is checked at once, and kept then
        expect(self.person.page.get_by_label(label)).to_be_checked()
        with Guest(self.person.site, "Béla") as bela:
            bela.sit(made["table"], token=made["links"][0]["token"])
        wait_until(lambda: [post for post in self.receiver.posts if post.path == self.path])
        (post,) = (post for post in self.receiver.posts if post.path == self.path)
        return str(made["table"]), self.keys.opened(post).decode()

    def deliver(self, told: str) -> None:
        """The browser gets a push, as from its own service."""
        devtools = self.person.context.new_cdp_session(self.person.page)
        found: list[dict[str, Any]] = []
        devtools.on("ServiceWorker.workerRegistrationUpdated", lambda event: found.extend(event["registrations"]))
        devtools.send("ServiceWorker.enable")
        while not found:
            self.person.page.wait_for_timeout(20)
        push = {"origin": self.person.site, "registrationId": found[0]["registrationId"], "data": told}
        devtools.send("ServiceWorker.deliverPushMessage", push)
        devtools.detach()

    def shown(self) -> list[dict[str, str]]:
        return list(self.worker.evaluate(SHOWN))


def test_a_push_is_shown_and_opens_the_table(come: Come, receiver: Receiver) -> None:
    anna = come(service_workers="allow")
    anna.context.add_init_script(f"({ALLOWED})()")
    pushed = Pushed(anna, receiver, "/light")
    table, told = pushed.turn("Show it in this browser also when the page is closed")
    pushed.worker.evaluate(KEEP)
    pushed.deliver(told)
    wait_until(pushed.shown)
    (shown,) = pushed.shown()
    assert shown["title"] == "It is your turn: Stained Glass of Sintra"
    assert "Béla" in shown["body"]
    assert pushed.worker.evaluate(PRESS) == [f"/t/{table}"]
    assert pushed.shown() == []


def test_chromium_shows_a_push_in_the_readers_language(whole: Chromium, server: Running, receiver: Receiver) -> None:
    with whole.new_context(service_workers="allow", locale="de-DE", permissions=["notifications"]) as context:
        anna = Person(context, server.url)
        pushed = Pushed(anna, receiver, "/whole")
        table, told = pushed.turn("In diesem Browser auch zeigen, wenn die Seite zu ist")
        pushed.deliver(told)
        wait_until(pushed.shown)
        title, body = "Du bist am Zug: Die Buntglasfenster von Sintra", "Béla und der Tisch warten auf dich."
        once = [{"title": title, "body": body, "tag": f"turn-{table}"}]
        assert pushed.shown() == once
        pushed.deliver(told.replace("Béla", "Carla"))  # another one about this table takes its place
        wait_until(lambda: "Carla" in pushed.shown()[0]["body"])
        assert len(pushed.shown()) == 1
        assert pushed.worker.evaluate(PRESS) == [f"/t/{table}"]
        assert pushed.shown() == []
        anna.fine()
