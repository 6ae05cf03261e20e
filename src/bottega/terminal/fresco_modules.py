"""The modules on Fresco's table in a terminal: a panel below the ceiling, and one below the market."""

from collections.abc import Callable, Iterator
from typing import Any

from rich.console import RenderableType
from rich.constrain import Constrain
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from bottega.terminal.fresco_paints import GOLD, PLAIN, label, paints
from bottega.terminal.fresco_signs import WIDTH
from bottega.terminal.fresco_words import (
    BEAM,
    ILL,
    LEAF,
    View,
    counted,
    dame,
    dome,
    find,
    joined,
    laid_maps,
    number,
    seal,
    some,
    treasures,
)
from bottega.terminal.words import english

Row = tuple[str, RenderableType]
Block = Callable[[View], Iterator[Row]]

TOWN_WIDTH = 53  # what 100 columns leave beside the ceiling


def cathedral(view: View) -> RenderableType | None:
    """Bells, wall, favors, catacombs, pews and dome; None if nothing of them is in play."""
    found = panel("cathedral", rows(view, CATHEDRAL), expand=True)
    return Constrain(found, WIDTH) if found else None


def town(view: View) -> RenderableType | None:
    """The other modules, and what Leonardo has of all; None if there is nothing of them to see."""
    return panel("town", [*rows(view, TOWN), *leonardo(view)])


def rows(view: View, blocks: dict[str, Block]) -> list[Row]:
    """Some lines for each module in play."""
    shown = [module for module in view["modules"] if module["module"] in blocks]
    return [row for module in shown for row in blocks[module["module"]](module)]


def panel(title: str, lines: list[Row], expand: bool = False) -> RenderableType | None:
    """Lines with a label each; None without lines."""
    table = Table.grid(padding=(0, 2, 0, 0))
    for word, text in lines:
        table.add_row(label(word), text)
    return Panel(table, title=title, title_align="left", border_style=PLAIN, expand=expand) if lines else None


def columns(*lines: tuple[str, list[Text]]) -> RenderableType:
    """Pieces side by side, with a line for each thing to know of them."""
    table = Table.grid(padding=(0, 2, 0, 0))
    for word, texts in lines:
        table.add_row(label(word), *texts)
    return table


# --- the town


def portraits(module: View) -> Iterator[Row]:
    """The open cards with what they bring, and the deck."""
    word = "portraits"
    for card in module["open"]:
        yield word, Text(f"{english(card['name'])}: {english(card['text'])}") if card else label("–")
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
    dash = label("–")
    return columns(
        ("price", [label(str(place["price"])) for place in places]),
        ("panes", [paints(place["panes"]) if "panes" in place else dash for place in places]),
        ("points", [Text(str(place["points"])) if "points" in place else dash for place in places]),
    )


def medico(module: View) -> Iterator[Row]:
    """The infected place, and the bottles for sale."""
    text = Text().append(english(module["infected"]) or "–", style="bold")
    text.append(f"  last round {english(module['infected_before'])}" if module["infected_before"] else "")
    yield "infected", text.append(f"  {some(module['infections'], 'tile')} left", style=PLAIN)
    yield "medico", bottles(module["offer"]) if module["offer"] else label("no bottle for sale")
    yield "", label(f"pile {module['pile']}  discard {module['discard']}  {ILL} supply {module['ill_left']}")


def bottles(offer: list[View]) -> RenderableType:
    """A column for each bottle: by which word it is bought, how many it heals, and its price."""
    return columns(
        ("bottle", [label(f"B{bottle['place']}") for bottle in offer]),
        ("heals", [Text("juice" if bottle["bottle"] == "J" else bottle["bottle"], style="bold") for bottle in offer]),
        ("price", [Text(str(bottle["price"])) for bottle in offer]),
    )


def dames(module: View) -> Iterator[Row]:
    """Where they stand on the score track, and what they did this round."""
    word = "dames"
    for symbol in ("dame-pink", "dame-purple"):
        spaces = [str(figure["space"]) for figure in module["track"] if figure["dame"] == symbol]
        if spaces:
            yield word, Text(f"{dame(symbol)} on {', '.join(spaces)}")
            word = ""
    if module["used"]:
        yield (
            word,
            Text("used: " + ", ".join(f"{dame(symbol)} at the {english(place)}" for place, symbol in module["used"])),
        )


def black_market(module: View) -> Iterator[Row]:
    text = Text()
    for tile in module["barrel"]:
        text.append_text(paints(tile)).append("  ")
    yield "barrel", text if text else label("–")


def guild(module: View) -> Iterator[Row]:
    basic, blended = module["paints"]
    yield "guild", paints(basic).append("  ").append_text(paints(blended))


def leonardo(view: View) -> Iterator[Row]:
    """What he has of all modules."""
    word = "Leonardo"
    for name, known in LEONARDO.items():
        module = find(view, name)
        text = known(module["leonardo"]) if module else Text()
        if text:
            yield word, text
            word = ""


def leonardos_dames(symbols: list[str]) -> Text:
    colours = " and ".join(dame(symbol) for symbol in symbols)
    return Text(f"{colours} dame{'s' * (len(symbols) > 1)}" if symbols else "")


def leonardos_catacombs(own: View) -> Text:
    """His map with its rooms, and his treasures."""
    words = [f"map on the {laid}" for laid in laid_maps(own["laid"])]
    words += [f"keeps {treasures(own['treasures'])}"] if own["treasures"] else []
    return Text("; ".join(words))


def leonardos_domes(words: list[str]) -> Text:
    return Text("dome ").append_text(joined([dome(word) for word in words])) if words else Text()


TOWN: dict[str, Block] = {
    "portraits": portraits,
    "requests": requests,
    "wishing well": well,
    "gold leaf": gold,
    "glaziers": glaziers,
    "medico": medico,
    "dames": dames,
    "black market": black_market,
    "painters' guild": guild,
}
LEONARDO: dict[str, Callable[[Any], Text]] = {
    "bells": lambda count: number(count, "certificate"),
    "dames": leonardos_dames,
    "catacombs": leonardos_catacombs,
    "dome": leonardos_domes,
}


# --- the cathedral


def bells(module: View) -> Iterator[Row]:
    """The certificates on offer, how many are left, and in the end the bishop's bells."""
    if module["offer"]:
        yield "bells", certificates(module["offer"])
    text = label(f"{module['pile']} in the pile")
    text.append(f"  bishop {module['bishop']}" if module["bishop"] is not None else "", style=GOLD)
    yield "" if module["offer"] else "bells", text


def certificates(offer: list[View]) -> RenderableType:
    """A column for each certificate: by which word it is bought, and the numbers on it."""
    return columns(
        ("certificate", [label(f"N{certificate['place']}") for certificate in offer]),
        ("bells", [Text(str(certificate["bells"]), style="bold") for certificate in offer]),
        ("price", [Text(str(certificate["price"])) for certificate in offer]),
        ("points", [Text(str(certificate["points"])) for certificate in offer]),
    )


def wall(module: View) -> Iterator[Row]:
    """Its tiles, those that can be restored in brackets; and the exchange tiles left."""
    tiles, width = module["tiles"], module["columns"]
    near = reachable(tiles, width)
    yield "wall", label("   " + "  ".join("ABCDEFGHI"[:width]))
    for row in range(module["rows"]):
        text = Text().append(f"{row + 1} ", style=PLAIN)
        for segment in range(row * width, (row + 1) * width):
            left, right = "[]" if segment in near else "  "
            text.append(left, style="bold").append_text(paints(tiles[segment]) or Text("░", style=GOLD))
            text.append(right, style="bold")
        yield "", text
    if near:
        yield "", label("[ ] within reach")
    left_over = [paints(letter).append(f" ×{count}") for letter, count in module["exchange"].items()]
    yield "exchange", joined(left_over)


def reachable(tiles: list[str], width: int) -> list[int]:
    """Segments of the wall next to a restored one."""
    restored = {divmod(segment, width) for segment, tile in enumerate(tiles) if not tile}
    near = {(row + down, column) for row, column in restored for down in (-1, 1)}
    near |= {(row, column + right) for row, column in restored for right in (-1, 1)}
    return [segment for segment, tile in enumerate(tiles) if tile and divmod(segment, width) in near]


def favors(module: View) -> Iterator[Row]:
    """How many are hidden, and which ones were seen."""
    text = Text(f"{len(module['hidden'])} hidden")
    if module["seen"]:
        text.append(f"; seen: {counted([english(favor) for favor in module['seen']])}", style=PLAIN)
    yield "favors", text


def catacombs(module: View) -> Iterator[Row]:
    """The maps left at each hour, and treasures that have been found and are neither kept nor sold yet."""
    yield "maps", joined([Text(f"{hour}:00 ×{left}") for hour, left in enumerate(module["stacks"], 5)])
    if module["found"]:
        yield "found", Text(treasures(module["found"]))


def pews(module: View) -> Iterator[Row]:
    """How many are left of each size, drawn in beams."""
    sizes = [Text().append(BEAM * int(size), style=GOLD).append(f" ×{left}") for size, left in module["pews"].items()]
    yield "pews", joined(sizes).append(f"  {BEAM} beam", style=PLAIN)


def domes(module: View) -> Iterator[Row]:
    yield "dome", Text(f"{len(module['hidden'])} hidden")


CATHEDRAL: dict[str, Block] = {
    "bells": bells,
    "wall": wall,
    "favors": favors,
    "catacombs": catacombs,
    "pews": pews,
    "dome": domes,
}
