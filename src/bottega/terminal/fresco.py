"""Fresco's table in a terminal. Every paint comes with its letter."""

from typing import Any

from rich import box
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

View = dict[str, Any]

INK = dict.fromkeys("RBGPN", "#fdf6ec") | dict.fromkeys("YOK", "#2e1c05")
PAINT = {
    "R": "#c0392b",
    "Y": "#f1c40f",
    "B": "#2f5fc4",
    "O": "#ee8a2a",
    "G": "#2e8b47",
    "P": "#7d4aa8",
    "K": "#f29bb8",
    "N": "#7a4a26",
}
BOOTHS = ("I", "II", "III", "IV")
PLAIN = "grey50"
GOLD = "bold #d9a520"
RED = "#d04a3a"
SIDE = 5


def board(view: View, names: list[str]) -> RenderableType:
    """Hostel and market beside the ceiling, then the players."""
    everybody = [*names, *(module["module"].capitalize() for module in view["modules"] if "marker" in module)]
    town = Group(title(view), hostel(view, everybody), market(view), track(view, everybody))
    players = [sheet(view, seat, names[seat]) for seat in range(len(names))]
    return Group(Columns([ceiling(view), town], padding=(0, 2, 0, 0)), Columns(players, padding=(0, 1, 0, 0)))


def title(view: View) -> Text:
    text = Text(f"Fresco · {view['edition']} · round {view['round']}", style="bold")
    return text.append("  final round", style=RED) if view["final"] else text


def ceiling(view: View) -> RenderableType:
    """The fresco with value and cost of each segment; ♝ is the bishop, L Leonardo."""
    grid = Table(
        box=box.SQUARE,
        show_lines=True,
        padding=(0, 1),
        border_style=PLAIN,
        title="♝ bishop  L Leonardo" if view["modules"] else "♝ bishop",
        title_style=PLAIN,
    )
    grid.add_column("", style=PLAIN)
    for letter in "ABCDE":
        grid.add_column(letter, justify="left", min_width=5, header_style=PLAIN)
    for row in range(SIDE):
        cells = [segment(view, row * SIDE + column) for column in range(SIDE)]
        grid.add_row(Text(str(row + 1), style=PLAIN), *cells)
    return grid


def segment(view: View, number: int) -> Text:
    """A tile: its value and figures, below them its cost."""
    tile = view["fresco"][number]
    figures = "♝" if view["bishop"] == number else ""
    figures += "L" if any(module.get("segment") == number for module in view["modules"]) else ""
    text = Text(f"{tile['value']:<3}" if tile else "   ", style="bold")
    text.append(figures, style=GOLD).append("\n")
    return text.append_text(paints(tile["cost"])) if tile else text.append("░░░░░", style="#b8862b")


def hostel(view: View, names: list[str]) -> RenderableType:
    """The rows of the hostel and who sleeps there."""
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_row(*(Text(word, style=PLAIN) for word in ("hostel", "mood", "price", "")))
    for row in view["hostel"]:
        who = names[row["marker"]] if row["marker"] >= 0 else ""
        table.add_row(f"{row['time']}:00", f"{row['mood']:+d}", str(row["price"]), Text(who, style="bold"))
    return Panel(table, border_style=PLAIN, expand=False)


def market(view: View) -> RenderableType:
    """The booths and their tiles."""
    table = Table.grid(padding=(0, 2, 0, 0))
    for number, booth in enumerate(view["market"]):
        tiles = Text()
        for tile in booth:
            tiles.append_text(paints(tile) if tile else Text("–", style=PLAIN)).append("  ")
        table.add_row(Text(f"{BOOTHS[number]}", style=PLAIN), tiles)
    table.add_row(Text("bag", style=PLAIN), Text(str(view["bag"]), style=PLAIN))
    return Panel(table, title="market", title_align="left", border_style=PLAIN, expand=False)


def track(view: View, names: list[str]) -> Text:
    """The markers on the score track, from the first to the last."""
    text = Text().append("track  ", style=PLAIN)
    for marker in sorted(range(len(names)), key=lambda marker: -view["track"][marker]):
        space = view["track"][marker]
        where = str(space) if space > 0 else f"S{space + 4}"
        text.append(f"{names[marker]} ").append(where, style=GOLD).append("  ")
    return text


def sheet(view: View, seat: int, name: str) -> RenderableType:
    """A player's open things, and what this viewer may see behind the screen."""
    player = view["players"][seat]
    table = Table.grid(padding=(0, 2, 0, 0))
    lowest, short, extra, highest = view["moods"]
    mood = player["mood"]
    pawns = "−1 apprentice" if mood <= short else "+1 apprentice" if mood >= extra else ""
    scale = "".join("●" if step == mood else "·" for step in range(lowest, highest + 1))
    table.add_row(label("mood"), Text().append(scale, style=GOLD).append(f" {mood:+d} {pawns}"))
    table.add_row(label("tiles"), Text(f"{player['tiles']} (income)"))
    goods = Text("behind the screen", style=PLAIN)
    if player["thalers"] is not None:
        goods = Text(f"{player['thalers']} thalers  ", style="bold").append_text(paints(player["paints"]))
    table.add_row(label("goods"), goods)
    table.add_row(label("plan"), plan(view, player))
    turn = seat in view["to_move"]
    heading = Text(f"{'▶ ' if turn else ''}{name}  ", style="bold").append(f"{player['score']} points", style=GOLD)
    return Panel(table, title=heading, title_align="left", border_style="#d9a520" if turn else PLAIN, expand=False)


def plan(view: View, player: View) -> Text:
    """Apprentices at each place."""
    if not view["order"]:
        return Text("–", style=PLAIN)
    if player["plan"] is None:
        return Text("planned" if player["planned"] else "planning", style=PLAIN)
    text = Text()
    for place, count in zip(view["sheet"], player["plan"], strict=True):
        text.append("♟" * count or "–", style=GOLD if count else PLAIN).append(f" {place}  ", style=PLAIN)
    return text


def label(word: str) -> Text:
    return Text(word, style=PLAIN)


def paints(letters: str) -> Text:
    """Paints side by side, each on its color."""
    text = Text()
    for letter in letters:
        text.append(letter, style=f"bold {INK[letter]} on {PAINT[letter]}")
    return text
