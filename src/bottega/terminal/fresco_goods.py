"""What the players have of the modules, on Fresco's table in a terminal."""

from collections.abc import Callable, Iterator

from rich.text import Text

from bottega.terminal.fresco_paints import GOLD, PLAIN, paints
from bottega.terminal.fresco_signs import reservation, segment_name
from bottega.terminal.fresco_words import (
    BEAM,
    ILL,
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


def goods(view: View, seat: int) -> Iterator[tuple[str, Text]]:
    """What a player has of each module, as far as this viewer knows; nothing is said of what they lack."""
    own: View = {"reserved": [tile for tile in find(view, "dames").get("reserved", []) if tile["seat"] == seat]}
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
        return Text(counted([english(card) for card in own["wishes"]]))
    return number(own.get("wish_count", 0), "card")


def own_scrolls(own: View) -> Text:
    """The lines, or how many scrolls there are."""
    lines = [f"{line} {own[line]}" for line in ("row", "column") if own.get(line)]
    return Text(", ".join(lines)) if lines else number(own.get("scrolls", 0), "scroll")


def own_portraits(own: View) -> Text:
    return Text(", ".join(english(name) for name in own.get("portraits", [])))


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


def own_beams(own: View) -> Text:
    beams = own.get("beams") or 0
    return Text().append(BEAM * beams, style=GOLD).append(f" {beams}", style="bold") if beams else Text()


def own_maps(own: View) -> Text:
    """The rooms on them, or the hours at which they were bought; and where maps were laid."""
    laid = [f"on the {words}" for words in laid_maps(own.get("laid") or {})]
    if own.get("own_maps") is not None:
        return Text("; ".join([*(" ".join(rooms) for rooms in own["own_maps"]), *laid]))
    hours = counted([f"{hour}:00" for hour in own.get("hours", [])])
    return Text("; ".join([f"{some(own['maps'], 'map')} of {hours}", *laid]) if hours else "")


def own_treasures(own: View) -> Text:
    if own.get("kept") is not None:
        return Text(treasures(own["kept"]))
    return number(own.get("treasures", 0), "treasure")


def own_bells(own: View) -> Text:
    """The bells of paid certificates, or how many of these there are."""
    if own.get("own"):
        return Text().append(str(own["bells"]), style="bold").append(f" on {some(len(own['own']), 'certificate')}")
    return number(own.get("certificates", 0), "certificate")


def unfinished(own: View) -> Text:
    """Certificates bought in installments, the oldest first."""
    debts = own.get("unfinished", [])
    return Text("; ".join(f"{some(debt['bells'], 'bell')}, {debt['paid']} of {debt['price']} paid" for debt in debts))


def own_wall(own: View) -> Text:
    """Wall tiles, each with its front and its income; exchange tiles; and the paints that all of them bring."""
    tiles, exchanges = own.get("tiles", []), own.get("exchanges", "")
    if not tiles and not exchanges:
        return Text()
    text = joined([paints(tile) for tile in tiles], " ").append("  " if tiles else "")
    if exchanges:
        text.append("exchange ").append_text(paints(exchanges)).append("  ")
    income = "".join(letter for letter in "RYB" if any(tile[1] == letter for tile in tiles))
    return text.append("income ", style=PLAIN).append_text(paints(income + exchanges))


def own_domes(own: View) -> Text:
    """Dome tiles with their value and paints; in the end those that are completed."""
    texts = [dome(word) for word in own.get("domes", [])]
    texts += [Text("completed ").append_text(dome(word)) for word in own.get("completed", [])]
    return joined(texts)


def own_ill(own: View) -> Text:
    """Ill apprentices; those of the own color are with the Medico."""
    text = Text().append(ILL * own.get("ill", 0), style=GOLD)
    return text.append(f"  {own['away']} own with the Medico") if own.get("away") else text


def own_bottles(own: View) -> Text:
    return Text(counted(["juice" if bottle == "J" else f"heals {bottle}" for bottle in own.get("bottles", "")]))


def own_dames(own: View) -> Text:
    """The dames, and where they go as far as that is known."""
    planned = own.get("planned") or {}
    dames = own.get("dames", [])
    return Text(", ".join(dame_text(symbol, planned) for symbol in dames))


def dame_text(symbol: str, planned: dict[str, str]) -> str:
    return f"{dame(symbol)} at the {english(planned[symbol])}" if symbol in planned else dame(symbol)


def own_reservation(own: View) -> Text:
    """The segment, by day or by night."""
    return Text(", ".join(f"{reservation(tile)} {segment_name(tile['segment'])}" for tile in own["reserved"]))


GOODS: dict[str, Callable[[View], Text]] = {
    "pennies": own_pennies,
    "gold leaf": own_leaves,
    "glass": own_glass,
    "beams": own_beams,
    "wishes": own_wishes,
    "scrolls": own_scrolls,
    "maps": own_maps,
    "treasures": own_treasures,
    "portraits": own_portraits,
    "requests": own_requests,
    "bells": own_bells,
    "unfinished": unfinished,
    "wall": own_wall,
    "domes": own_domes,
    "ill": own_ill,
    "bottles": own_bottles,
    "dames": own_dames,
    "reserved": own_reservation,
}
SECRET = (
    ("wishing well", "pennies", "pennies"),
    ("gold leaf", "leaves", "gold leaf"),
    ("glaziers", "glass", "glass"),
)
