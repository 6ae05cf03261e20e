"""Somebody at a browser, who sees the page and acts on it as people do."""

import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, Locator, Page, Request, Response, expect

PATIENCE = 60_000  # milliseconds; shared machines can be slow
WATCH = Path(__file__).with_name("watch.js").read_text()
RECORDS = Path(__file__).parents[1] / "records"

READ = """async ([path, body]) => {
  const headers = { "Content-Type": typeof body === "string" ? "text/plain" : "application/json" };
  const text = typeof body === "string" ? body : JSON.stringify(body);
  const answer = await fetch(path, body === null ? {} : { method: "POST", headers, body: text });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.headers.get("content-type").includes("json") ? answer.json() : answer.text();
}"""

ME = {"kind": "me"}
ROOM = {"kind": "room", "name": "Bruno"}
LINK = {"kind": "link"}
RANDOM = {"kind": "bot", "bot": "random"}
GREEDY = {"kind": "bot", "bot": "greedy"}

CURTAIN = "main > svg.cloth"
MY_TURN = "s.over || s.asked || (s.plan && !s.plan.ready)"


class Person:
    """A browser of its own. What went wrong in it is kept."""

    def __init__(self, context: BrowserContext, site: str, speed: str = "once") -> None:
        self.site = site
        self.context = context
        context.add_init_script(WATCH)
        context.add_init_script(f"localStorage['bottega-speed'] ??= '{speed}'; localStorage['bottega-sound'] ??= 'off'")
        context.add_init_script("localStorage['bottega-goals'] ??= 'fresco sintra'")  # whoever begins anew sees them
        context.add_init_script("localStorage['bottega-asked-name'] ??= 'no'")  # who wants to be asked takes it away
        self.page: Page = context.new_page()
        self.page.set_default_timeout(PATIENCE / 2)
        self.problems: list[str] = []
        self.forgiven: re.Pattern[str] | None = None
        self.page.on("pageerror", lambda error: self.problems.append(f"{error}\n{error.stack}"))
        self.page.on("console", lambda line: self.problems.append(line.text) if line.type == "error" else None)
        self.page.on("request", self.asks)
        self.page.on("response", self.answered)

    def asks(self, request: Request) -> None:
        """Nothing may be loaded from elsewhere."""
        if not request.url.startswith((self.site, "data:", "blob:")):
            self.problems.append(f"asks for {request.url}")

    def answered(self, response: Response) -> None:
        if response.status >= 500:
            self.problems.append(f"{response.url}: {response.status}")

    def forgive(self, pattern: str) -> None:
        """What the browser itself complains of in its console when a test makes it happen."""
        self.forgiven = re.compile(pattern)

    def fine(self) -> None:
        """Raise unless all went well in this browser."""
        bad = [problem for problem in self.problems if not (self.forgiven and self.forgiven.search(problem))]
        assert not bad, bad

    # --- going places

    def go(self, path: str) -> None:
        """Open a page of the site."""
        self.page.goto(self.site + path)

    def ask(self, path: str, body: Any = None) -> Any:
        """Ask the server from within the page, or before there is one, with this person's cookie."""
        if self.page.url.startswith(self.site):
            return self.page.evaluate(READ, [path, body])
        headers = {"Content-Type": "text/plain" if isinstance(body, str) else "application/json"}
        wish: dict[str, Any] = {} if body is None else {"method": "POST", "headers": headers, "data": body}
        answer = self.context.request.fetch(self.site + path, **wish)
        assert answer.ok, f"{path}: {answer.status} {answer.text()}"
        return answer.json() if "json" in answer.headers["content-type"] else answer.text()

    def table(self, game: str, seats: list[dict[str, str]], chosen: dict[str, str] | None = None, seed: int = 5) -> str:
        """Make a table and go there; the other seats' links are in `links`."""
        self.ask("/api/me")
        made = self.ask("/api/tables", {"game": game, "seats": seats, "chosen": chosen or {}, "seed": seed})
        self.links: list[str] = [f"/t/{made['table']}?invite={link['token']}" for link in made["links"]]
        self.go(f"/t/{made['table']}")
        self.at_table()
        if self.links:
            self.close_dialog()
        return str(made["table"])

    def bring(self, name: str, people: bool = False, without: int = 0) -> str:
        """A table from a golden record; with its players as people, and without its last moves, it is played on."""
        lines = (RECORDS / name).read_text().splitlines()
        if people:
            lines = [re.sub(r"(?<=[ ,])\w+", "human", line) if line.startswith("seats:") else line for line in lines]
        if without:
            moves = [line for line in lines if line[:1].isdigit()]
            lines = lines[: lines.index(moves[0])] + moves[:-without] + ["", "unfinished", "end"]
        self.ask("/api/me")
        return str(self.ask("/api/import", "\n".join(lines))["table"])

    def at_table(self) -> None:
        """Wait until the table is laid."""
        expect(self.page.locator(f"section.bar, {CURTAIN}").first).to_be_visible()

    def join(self, link: str, name: str) -> None:
        """Sit down with somebody's link."""
        self.go(link)
        self.page.get_by_role("textbox").fill(name)
        self.page.get_by_role("button", name="Sit down").click()
        self.at_table()

    def close_dialog(self) -> None:
        """Put away the sheet that lies above the table."""
        expect(self.page.locator("dialog[open]")).to_be_visible()
        self.page.keyboard.press("Escape")
        expect(self.page.locator("dialog")).to_have_count(0)

    def resize(self, width: int, height: int) -> None:
        """Another window, once the page has taken notice of it: browsers tell it with the next frame."""
        self.page.set_viewport_size({"width": width, "height": height})
        self.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")

    def lose_the_line(self) -> None:
        """The network is gone, and with it the socket."""
        self.context.set_offline(True)
        self.page.evaluate("() => watch.sockets.at(-1).close()")

    # --- what can be done

    def state(self, holds: str = "true") -> Any:
        """The newest state `s`, once the page shows it and something holds for it; its view is left out."""
        return self.page.evaluate(f"() => watch.shown((s) => {holds})")

    def heard(self, kind: str = "state") -> list[Any]:
        """All messages of a kind that the server sent to this page."""
        return list(self.page.evaluate("(kind) => watch.heard.filter((one) => one.type === kind)", kind))

    def view(self) -> Any:
        """What this person sees of the game."""
        return self.page.evaluate("() => watch.state.view")

    def past(self, state: Any, holds: str = "true") -> Any:
        """Wait for a newer state than the one given."""
        return self.state(f"s.seq > {state['seq']} && ({holds})")

    def my_turn(self) -> Any:
        """Wait until this person is asked; the state."""
        state = self.state(MY_TURN)
        assert not state["over"], "the game is over"
        return state

    def option(self, move: str, index: int = -1) -> Locator:
        """A move in the list."""
        return self.page.locator(f'[role=option][data-index="{index}"][data-move="{move}"]')

    def spot(self, target: str) -> Locator:
        """A spot of the board."""
        return self.page.locator(f'[data-spot="{target}"]:visible').first

    def act(self, target: str, move: str = "") -> None:
        """Press a spot of the board, and the button of its note; without a move the first one."""
        self.spot(target).click()
        self.page.locator(f'.slip [data-move="{move}"]' if move else ".slip [data-move]").first.click()

    def ask_why(self, target: str) -> Locator:
        """Click a spot that offers nothing; the note that says why."""
        self.spot(target).click(force=True)  # it is marked as disabled, and answers all the same
        return self.page.get_by_role("dialog", name="Why not")

    def button(self, name: str) -> Locator:
        """A button of the question bar."""
        return self.page.locator("section.bar").get_by_role("button", name=name, exact=True)

    def play(self, act: Callable[["Person", Any], None], limit: int = 1000, until: str = "s.over") -> None:
        """Act whenever asked, until the game is over or something else holds."""
        state = self.state(f"{MY_TURN} || ({until})")
        for _number in range(limit):
            if self.page.evaluate(f"(s => Boolean({until}))(watch.state)"):
                return
            act(self, state)
            state = self.past(state, f"{MY_TURN} || ({until})")
        raise AssertionError(f"it did not come to {until} in {limit} moves")

    def play_by_list(self, dice: random.Random, limit: int = 3000) -> dict[str, list[str]]:
        """Click lines of the list until the game is over; what went wrong on the way.

        That is: targets that had no spot on the board, single presses that decided, and pieces without a name.
        """
        seq = -1
        for _number in range(limit):
            found = self.page.evaluate("([past, dice]) => watch.inList(past, dice)", [seq, dice.random()])
            if found["over"]:
                found = self.page.evaluate(
                    "() => [watch.homeless, watch.accidents, watch.nameless].map((set) => [...set])"
                )
                return dict(zip(("homeless", "accidents", "nameless"), found, strict=True))
            seq = found["seq"]
            self.page.mouse.click(found["x"], found["y"], click_count=1 + found["twice"])
        raise AssertionError(f"the game did not end in {limit} moves")
