"""Every page and dialog of the site, one after another."""

from collections.abc import Iterator

from playwright.sync_api import Page, expect

from tests.server.guest import Guest
from tests.web.person import CURTAIN, LINK, ROOM, Person

LESSONS = 20  # of both games, Leonardo and the modules
BOARDS = 16  # of the 17 modules only the special blends have no board
GIOTTO = {"kind": "bot", "name": "Giotto", "bot": "random"}
ANNA = {"kind": "me", "name": "Anna"}


def dialog(page: Page) -> None:
    expect(page.locator("dialog[open]")).to_be_visible()


def entrance(person: Person) -> Iterator[str]:
    """The pages before a game, and those beside it."""
    page = person.page
    person.go("/")
    expect(page.locator("#open")).to_be_visible()
    page.locator("details > summary").click()
    yield "home"
    page.locator("header nav button").last.click()
    dialog(page)
    yield "settings"
    person.go("/new")
    expect(page.locator("input[type=radio]").first).to_be_attached()
    yield "new table: Sintra"
    page.locator("input[name=game][value=fresco]").check(force=True)
    page.locator("input[type=checkbox]").nth(6).check(force=True)
    yield "new table: Fresco"
    page.locator("button.rule").nth(5).click()
    dialog(page)
    expect(page.locator("dialog h2.title")).to_be_visible()
    yield "new table: rules of a module"
    person.go("/lessons")
    expect(page.locator("button[data-lesson]")).to_have_count(LESSONS)
    yield "lessons"
    person.go("/puzzles")
    expect(page.locator("section.today button[data-puzzle]")).to_be_visible()
    yield "puzzles"
    person.go("/rules/fresco")
    expect(page.locator("h2.title")).to_be_visible()
    yield "rules"
    page.locator("input[type=search]").fill("joker")
    expect(page.locator(".hits")).to_be_visible()
    yield "rules: search"
    with Guest(person.site, "Anna") as anna:
        anna.finished()
        person.ask("/api/sign-in", {"code": anna.ask("POST", "/api/me/code")["code"]})
    person.go("/me")
    expect(page.locator("section[aria-labelledby=me-games] svg")).to_be_visible()
    page.locator("section[aria-labelledby=me-again] button").first.click()
    expect(page.locator(".letters")).to_be_visible()
    yield "my page"
    person.go("/host")
    expect(page.locator("#host-key")).to_be_visible()
    yield "the house"
    person.go("/ratings/sintra-2")
    expect(page.locator("tr.bot").first).to_be_visible()
    yield "ratings"
    cup = {"name": "Cup", "game": "sintra", "players": 2, "kind": "swiss", "listed": True}
    made = person.ask("/api/tournaments", cup)["id"]
    person.go("/tournaments")
    expect(page.locator(f"a[href='/tournaments/{made}']")).to_be_visible()
    yield "tournaments"
    with Guest(person.site, "Anna") as anna:
        for one in (person.ask, lambda path, body: anna.ask("POST", path, json=body)):
            one(f"/api/tournaments/{made}/enter", {})
    person.ask(f"/api/tournaments/{made}/start", {})
    person.go(f"/tournaments/{made}")
    expect(page.locator("tbody tr")).to_have_count(2)
    yield "tournament"
    person.go("/nowhere")
    expect(page.locator("main h1")).to_be_visible()
    yield "no such page"


def sintra(person: Person) -> Iterator[str]:
    """Around a table of Sintra."""
    page = person.page
    person.table("sintra", [ANNA, GIOTTO, GIOTTO, GIOTTO], {"side": "B"})
    person.my_turn()
    yield "sintra, side B"
    person.table("sintra", [ANNA, GIOTTO])
    person.my_turn()
    yield "sintra"
    yield from panels(person)
    page.evaluate("() => document.activeElement.blur()")
    page.keyboard.press("?")
    dialog(page)
    yield "keys"
    person.close_dialog()
    page.keyboard.press("g")
    dialog(page)
    expect(page.locator("dialog h2.title")).to_be_visible()
    yield "rules beside the table"
    person.close_dialog()


def lesson(person: Person) -> Iterator[str]:
    """A card that is read, and one that waits for a press."""
    page = person.page
    person.go("/lessons")
    page.locator("button[data-lesson=sintra]").click()
    person.at_table()
    page.locator("[data-next]").click()
    yield "lesson: read"
    page.locator("[data-next]").click()
    expect(page.locator("[data-lesson='2']")).to_be_visible()
    yield "lesson: to be done"
    person.go("/puzzles")
    page.locator("li button[data-puzzle=sintra-1]").click()
    person.at_table()
    page.locator("[data-reveal]").click()
    expect(page.locator("section[data-puzzle] dl")).to_be_visible()
    yield "puzzle: the answer"


def panels(person: Person) -> Iterator[str]:
    """Moves, chat and notes, where they lie."""
    page = person.page
    page.keyboard.press("m")
    expect(page.locator("[role=option]").first).to_be_visible()
    yield "moves"
    if page.locator("dialog[open]").count():
        person.close_dialog()
    for key in "cn":
        page.evaluate("() => document.activeElement.blur()")
        page.keyboard.press(key)
        expect(page.locator(".panel .field")).to_be_visible()
        yield {"c": "chat", "n": "notes"}[key]


def fresco(person: Person) -> Iterator[str]:
    """Around a table of Fresco with everything on it."""
    person.table("fresco", [ANNA, GIOTTO, GIOTTO, GIOTTO], {"modules": "all"})
    person.my_turn()
    yield "fresco with all modules"
    yield from slips(person)


def boards(person: Person) -> Iterator[str]:
    """Every module's board at full size."""
    page = person.page
    person.table("fresco", [ANNA, GIOTTO], {"modules": "all"})
    person.my_turn()
    heads = page.locator(".shelf button.head")
    expect(heads).to_have_count(BOARDS)
    for module in range(BOARDS):
        heads.nth(module).click()
        dialog(page)
        yield f"module board {module + 1}"
        person.close_dialog()


def slips(person: Person) -> Iterator[str]:
    """What opens at a spot of the board."""
    page = person.page
    person.table("fresco", [ANNA, GIOTTO])
    person.my_turn()
    person.spot("segment-12").click(force=True)
    expect(page.locator(".slip")).to_be_visible()
    yield "why not"
    page.keyboard.press("Escape")
    expect(page.locator(".slip")).to_have_count(0)
    state = person.my_turn()
    while not state["plan"]:
        person.act(state["asked"]["options"][0]["target"])
        state = person.past(state, "s.asked")
    yield "fresco: planning"
    person.spot("column-0").click()
    expect(page.locator(".slip [data-move]").first).to_be_visible()
    yield "choices at a spot"
    page.keyboard.press("Escape")


def company(person: Person) -> Iterator[str]:
    """What concerns the people at a table."""
    page = person.page
    person.table("fresco", [ANNA, LINK])
    page.reload()
    dialog(page)
    page.locator("dialog li").first.get_by_role("button").click()
    expect(page.locator("#link-0")).to_be_visible()
    yield "people"
    person.go(person.links[0])
    expect(page.locator("form input.field")).to_be_visible()
    yield "join"
    person.table("fresco", [ANNA, ROOM])
    expect(page.locator(CURTAIN)).to_be_visible()
    yield "curtain"
    table = person.bring("sintra/2A-random.txt", people=True, without=1)
    link = person.ask(f"/api/tables/{table}/seats/1/link", {})
    with Guest(person.site, "Bea") as bea:
        seen = bea.sit(table, token=link["token"])
        person.go(f"/t/{table}")
        person.my_turn()
        wish = {"type": "undo", "id": "back", "base": seen["seq"], "seat": 1, "ask": True}
        assert bea.say(table, wish)["type"] == "done"
    dialog(page)
    yield "consent"
    person.go("/t/nothinghere")
    expect(page.locator("main h1")).to_be_visible()
    yield "no such table"


def afterwards(person: Person) -> Iterator[str]:
    """After the game."""
    page = person.page
    table = person.bring("fresco/2-mega-all.txt")
    person.go(f"/t/{table}")
    dialog(page)
    for summary in page.locator("dialog summary").all():
        summary.click()
    yield "the end"
    person.go(f"/replay/{table}?step=60&seat=1")
    expect(page.get_by_role("slider")).to_be_visible()
    expect(page.locator("main > [aria-busy=false]")).to_be_attached()
    yield "replay"


def advice(person: Person) -> Iterator[str]:
    """What the strongest bot says: while playing, at the end, and in the replay."""
    page = person.page
    person.table("sintra", [ANNA, GIOTTO])
    person.my_turn()
    page.keyboard.press("h")
    expect(page.locator(".hint .turns > li")).to_have_count(3)
    page.keyboard.press("k")
    expect(page.locator("section.coach")).to_be_visible()
    yield "hint and coach"
    page.keyboard.press("k")
    table = person.bring("sintra/2A-mixed.txt")
    person.ask(f"/api/tables/{table}/analysis", {})  # if another walk was here before, it is there already
    person.go(f"/t/{table}")
    dialog(page)
    expect(page.locator("dialog [data-chart=victory]")).to_be_visible(timeout=240_000)  # all else goes first
    yield "analysis at the end"
    page.locator("dialog .errors button").first.click()
    expect(page.locator(".bar .verdict b")).to_be_visible()
    yield "replay: a decision"
    if page.locator("nav.tabs").count():
        page.locator("nav.tabs button").last.click()
    page.locator(".story .tabs button").last.click()
    expect(page.locator(".study [data-chart=victory]")).to_be_visible()
    yield "analysis in the replay"


WALKS = {walk.__name__: walk for walk in (fresco, boards, entrance, sintra, lesson, company, afterwards, advice)}
