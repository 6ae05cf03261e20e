"""The modules on Fresco's table in a terminal: their panel, their signs on the board, and the players' goods."""

from collections.abc import Callable, Iterator
from typing import Any

from rich.console import RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from bottega.terminal.fresco_paints import GOLD, PLAIN, label, paints

View = dict[str, Any]
Row = tuple[str, RenderableType]

WIDTH = 53  # of the town: what 100 columns leave beside the ceiling
LEAF = "✦"
WINDOW = "⊞"
FAVOR = "?"
PORTRAITS = {"gods_servant": "God's servant", "virgin_mary": "Virgin Mary", "self_portrait": "self-portrait"}


def find(view: View, name: str) -> View:
    """The part of a module, empty if the module is not in play."""
    found: list[View] = [module for module in view["modules"] if module["module"] == name]
    return found[0] if found else {}


# --- the panel


def panel(view: View) -> RenderableType | None:
    """A panel with some lines for each module in play; None if no module has pieces in the town."""
    table = Table.grid(padding=(0, 2, 0, 0))
    for module in view["modules"]:
        if module["module"] in TOWN:
            for word, text in TOWN[module["module"]](module):
                table.add_row(label(word), text)
    if not table.row_count:
        return None
    return Panel(table, title="modules", title_align="left", border_style=PLAIN, expand=False)


def portraits(module: View) -> Iterator[Row]:
    """The open cards with what they bring, and the deck."""
    word = "portraits"
    for card in module["open"]:
        yield word, Text(f"{portrait(card['name'])}: {card['text']}") if card else label("–")
        word = ""
    yield word, label(f"{module['deck']} in the deck")


def requests(module: View) -> Iterator[Row]:
    """The top of each kind and how many are left."""
    text = Text()
    for letter, points in zip("*OGP", module["open"], strict=True):
        text.append_text(seal(letter)).append(" ")
        if points:
            text.append(str(points[0]), style="bold").append(f" ×{len(points)}  ", style=PLAIN)
        else:
            text.append("–  ", style=PLAIN)
    yield "requests", text


def well(module: View) -> Iterator[Row]:
    supply = f"  {module['deck']} wishes  supply {module['supply']}"
    yield "well", Text(f"{module['well']} of 2 pennies").append(supply, style=PLAIN)


def gold(module: View) -> Iterator[Row]:
    text = Text("gild ").append_text(paints(module["disc"])).append(" this round  ")
    yield "gold leaf", text.append(LEAF, style=GOLD).append(f" supply {module['supply']}", style=PLAIN)


def glaziers(module: View) -> Iterator[Row]:
    """Glass for sale with its prices, and the windows on the bench."""
    glass = Text()
    for letter, price in module["prices"].items():
        tokens = module["glass"].count(letter)
        if tokens:
            glass.append_text(paints(letter * tokens)).append(f" at {price}  ", style=PLAIN)
    yield "glass", glass if glass else label("–")
    missing = Text()
    for letter, points in module["penalties"].items():
        missing.append_text(paints(letter)).append(f" −{points}  ", style=PLAIN)
    yield "missing", missing
    yield "bench", bench(module["bench"])


def bench(places: list[View]) -> RenderableType:
    """A column for each place: its price, the panes of its window, and what that is worth."""
    table = Table.grid(padding=(0, 2, 0, 0))
    dash = label("–")
    table.add_row(label("price"), *(label(str(place["price"])) for place in places))
    table.add_row(label("panes"), *(paints(place["panes"]) if "panes" in place else dash for place in places))
    table.add_row(label("points"), *(Text(str(place["points"])) if "points" in place else dash for place in places))
    return table


def favors(module: View) -> Iterator[Row]:
    """How many are hidden, and which ones were seen."""
    text = Text(f"{len(module['hidden'])} hidden")
    if module["seen"]:
        text.append(f"; seen: {counted(module['seen'])}", style=PLAIN)
    yield "favors", text


def black_market(module: View) -> Iterator[Row]:
    text = Text()
    for tile in module["barrel"]:
        text.append_text(paints(tile)).append("  ")
    yield "barrel", text if text else label("–")


def guild(module: View) -> Iterator[Row]:
    basic, blended = module["paints"]
    yield "guild", paints(basic).append("  ").append_text(paints(blended))


TOWN: dict[str, Callable[[View], Iterator[Row]]] = {
    "portraits": portraits,
    "requests": requests,
    "wishing well": well,
    "gold leaf": gold,
    "glaziers": glaziers,
    "favors": favors,
    "black market": black_market,
    "painters' guild": guild,
}


# --- signs on the market and the ceiling


def leaves(view: View) -> list[int]:
    """The gold leaves that come with each slot of the market, counted through all booths."""
    slots = sum(len(booth) for booth in view["market"])
    arrows: list[int] = find(view, "gold leaf").get("arrows", [0] * slots)
    return arrows


def windows(view: View) -> list[int]:
    """The segments whose window is not set yet."""
    return [segment for segment in find(view, "glaziers").get("windows", []) if view["fresco"][segment]]


def hidden_favors(view: View) -> list[int]:
    found: list[int] = find(view, "favors").get("hidden", [])
    return found


def signs(view: View, segment: int) -> Text:
    """A window that is wanted here, a favor that is hidden here."""
    text = Text(WINDOW if segment in windows(view) else "", style="bold")
    return text.append(FAVOR if segment in hidden_favors(view) else "", style=PLAIN)


def legend(view: View) -> str:
    """The signs in use on the ceiling."""
    words = ["♝ bishop"]
    words += ["L Leonardo"] if find(view, "leonardo") else []
    words += [f"{WINDOW} window"] if windows(view) else []
    words += [f"{FAVOR} favor"] if hidden_favors(view) else []
    return "  ".join(words)


# --- the players


def goods(view: View, seat: int) -> Iterator[tuple[str, Text]]:
    """What a player has of each module, as far as this viewer knows; nothing is said of what they lack."""
    own: View = {}
    for module in view["modules"]:
        own |= module["players"][seat] if "players" in module else {}
    for word, known in GOODS.items():
        text = known(own)
        if text:
            yield word, text


def longest_label(view: View) -> int:
    """So that all players' goods stand in line."""
    return max((len(word) for seat in range(len(view["players"])) for word, _text in goods(view, seat)), default=0)


def behind_screen(view: View, seat: int) -> str:
    """Where a player's secret goods are, and which ones the modules add."""
    added: list[str] = []
    for module, good, name in SECRET:
        part = find(view, module)
        added += [name] if part and part["players"][seat][good] is None else []
    return f"behind the screen, with {', '.join(added)}" if added else "behind the screen"


def own_pennies(own: View) -> Text:
    """Pennies behind the screen and those on the market."""
    text = Text(str(own["pennies"]) if own.get("pennies") else "", style="bold")
    if own.get("on_market"):
        text.append(f"{', ' if text else ''}{own['on_market']} on the market")
    return text


def own_leaves(own: View) -> Text:
    return Text(str(own["leaves"]), style="bold") if own.get("leaves") else Text()


def own_glass(own: View) -> Text:
    return paints(own.get("glass") or "")


def own_wishes(own: View) -> Text:
    """The names of the cards, or how many there are."""
    if own.get("wishes") is not None:
        return Text(counted(own["wishes"]))
    return number(own.get("wish_count", 0), "card")


def own_scrolls(own: View) -> Text:
    """The lines, or how many scrolls there are."""
    lines = [f"{line} {own[line]}" for line in ("row", "column") if own.get(line)]
    return Text(", ".join(lines)) if lines else number(own.get("scrolls", 0), "scroll")


def own_portraits(own: View) -> Text:
    return Text(", ".join(portrait(name) for name in own.get("portraits", [])))


def own_requests(own: View) -> Text:
    """How many of each kind."""
    letters = own.get("requests", "")
    text = Text()
    for letter in "*OGP":
        if letter in letters:
            text.append_text(seal(letter)).append(f" ×{letters.count(letter)}  ")
    return text


def seals(view: View, seat: int) -> Text:
    """How many restored tiles bear each seal, if requests ask for them."""
    text = Text()
    if find(view, "requests"):
        text.append("  seals ", style=PLAIN)
        for letter, count in zip("OGP", view["players"][seat]["seals"], strict=True):
            text.append_text(paints(letter)).append(f" ×{count}  ")
    return text


GOODS: dict[str, Callable[[View], Text]] = {
    "pennies": own_pennies,
    "gold leaf": own_leaves,
    "glass": own_glass,
    "wishes": own_wishes,
    "scrolls": own_scrolls,
    "portraits": own_portraits,
    "requests": own_requests,
}
SECRET = (
    ("wishing well", "pennies", "pennies"),
    ("gold leaf", "leaves", "gold leaf"),
    ("glaziers", "glass", "glass"),
)


# --- words


def portrait(name: str) -> str:
    return PORTRAITS.get(name, name.replace("_", " "))


def seal(letter: str) -> Text:
    """The kind of a request: a color, or general."""
    return Text("general") if letter == "*" else paints(letter)


def counted(words: list[str]) -> str:
    """Words one after the other, equal ones once with their number."""
    return ", ".join(
        word if words.count(word) == 1 else f"{word} ×{words.count(word)}" for word in dict.fromkeys(words)
    )


def number(count: int, word: str) -> Text:
    """Cards of which only the backs are seen."""
    return Text(f"{count} {word}{'s' if count > 1 else ''}" if count else "", style=PLAIN)
