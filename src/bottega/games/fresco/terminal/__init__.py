"""Fresco's table in a terminal. Every paint comes with its letter."""

from rich import box
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.constrain import Constrain
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from bottega.games.fresco.const import SIDE
from bottega.games.fresco.terminal import goods, modules, signs
from bottega.games.fresco.terminal.paints import GOLD, PLAIN, RED, label, paints
from bottega.games.fresco.terminal.words import ILL
from bottega.games.fresco.view_types import FrescoView, PlayerView
from bottega.games.fresco.words import BOOTHS
from bottega.i18n.english import english

CELL = 5  # letters in a segment's line


def board(view: FrescoView, names: list[str]) -> RenderableType:
    """The ceiling, beside it hostel and market, the modules below both, then the players. Figures are named last."""
    town: RenderableType = Group(title(view), hostel(view, names), market(view), track(view, names))
    left, right = modules.cathedral(view), modules.town(view, names)
    church = Group(ceiling(view), left) if left else ceiling(view)
    town = Constrain(Group(town, right), modules.TOWN_WIDTH) if right else town
    players = [sheet(view, seat, names[seat]) for seat in range(len(view["players"]))]
    return Group(Columns([church, town], padding=(0, 2, 0, 0)), Columns(players, padding=(0, 1, 0, 0)))


def title(view: FrescoView) -> Text:
    text = Text(f"Fresco · {view['edition']} · round {view['round']}", style="bold")
    return text.append("  final round", style=RED) if view["final"] else text


def ceiling(view: FrescoView) -> RenderableType:
    """The fresco with value and cost of each segment, figures and the modules' signs."""
    grid = Table(
        box=box.SQUARE,
        show_lines=True,
        padding=(0, 1),
        border_style=PLAIN,
        title=signs.legend(view),
        title_style=PLAIN,
        caption=signs.room_legend(view),
        caption_style=PLAIN,
    )
    grid.add_column("", style=PLAIN)
    for letter in "ABCDE":
        grid.add_column(letter, justify="left", min_width=CELL, header_style=PLAIN)
    for row in range(SIDE):
        cells = [segment(view, row * SIDE + column) for column in range(SIDE)]
        grid.add_row(Text(str(row + 1), style=PLAIN), *cells)
    return grid


def segment(view: FrescoView, number: int) -> Text:
    """A tile: value and figures, below them its cost and what it hides. Or the room it left open, with its treasure."""
    tile = view["fresco"][number]
    treasure, gifts = signs.room(view, number)
    figures = signs.figures(view, number)
    value = str(tile["value"]) if tile else treasure
    text = Text(value.ljust(CELL - max(2, len(figures))), style="bold").append(figures, style=GOLD).append("\n")
    if not tile:
        return text.append(gifts).append("░" * (CELL - len(gifts)), style="#b8862b")
    below = signs.under(view, number)
    text.append_text(paints(tile["cost"]))
    return text.append(" " * (3 - len(tile["cost"]))).append_text(below) if below else text


def hostel(view: FrescoView, names: list[str]) -> RenderableType:
    """The rows of the hostel and who sleeps there."""
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_row(*(Text(word, style=PLAIN) for word in ("hostel", "mood", "price", "")))
    for row in view["hostel"]:
        who = names[row["marker"]] if row["marker"] >= 0 else ""
        table.add_row(f"{row['time']}:00", f"{row['mood']:+d}", str(row["price"]), Text(who, style="bold"))
    return Panel(table, border_style=PLAIN, expand=False)


def market(view: FrescoView) -> RenderableType:
    """The booths and their tiles, with the gold leaves and beams that come with them."""
    table = Table.grid(padding=(0, 2, 0, 0))
    beside = iter(signs.slots(view))
    for number, booth in enumerate(view["market"]):
        tiles = Text()
        for tile in booth:
            tiles.append_text(paints(tile) if tile else Text("–", style=PLAIN))
            tiles.append(next(beside), style=GOLD if tile else PLAIN).append("  ")
        table.add_row(Text(f"{BOOTHS[number]}", style=PLAIN), tiles)
    table.add_row(Text("bag", style=PLAIN), Text(str(view["bag"]), style=PLAIN))
    return Panel(table, title="market", title_align="left", border_style=PLAIN, expand=False)


def track(view: FrescoView, names: list[str]) -> Text:
    """The markers on the score track, from the first to the last."""
    text = Text().append("track  ", style=PLAIN)
    for marker in sorted(range(len(names)), key=lambda marker: -view["track"][marker]):
        space = view["track"][marker]
        where = view["start_spaces"].get(str(space), str(space))
        text.append(f"{names[marker]} ").append(where, style=GOLD).append("  ")
    return text


def sheet(view: FrescoView, seat: int, name: str) -> RenderableType:
    """A player's open things, and what this viewer may see behind the screen."""
    player = view["players"][seat]
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(min_width=goods.longest_label(view))
    table.add_column()
    lowest, short, extra, highest = view["moods"]
    mood = player["mood"]
    pawns = "−1 apprentice" if mood <= short else "+1 apprentice" if mood >= extra else ""
    scale = "".join("●" if step == mood else "·" for step in range(lowest, highest + 1))
    table.add_row(label("mood"), Text().append(scale, style=GOLD).append(f" {mood:+d} {pawns}"))
    income = "income" if player["income"] == player["tiles"] else f"income {player['income']}"
    tiles = Text(f"{player['tiles']} ({income})").append_text(goods.beside_tiles(view, seat))
    table.add_row(label("tiles"), tiles)
    purse = Text(goods.behind_screen(view, seat), style=PLAIN)
    if player["thalers"] is not None:
        purse = Text(f"{player['thalers']} thalers  ", style="bold").append_text(paints(player["paints"] or ""))
    table.add_row(label("goods"), purse)
    for word, text in goods.goods(view, seat):
        table.add_row(label(word), text)
    table.add_row(label("plan"), plan(view, player).append(goods.beside_plan(view, seat)))
    turn = seat in view["to_move"]
    heading = Text(f"{'▶ ' if turn else ''}{name}  ", style="bold").append(f"{player['score']} points", style=GOLD)
    return Panel(table, title=heading, title_align="left", border_style="#d9a520" if turn else PLAIN, expand=False)


def plan(view: FrescoView, player: PlayerView) -> Text:
    """Apprentices at each place; an action tile stands for the place it covers."""
    if not view["order"]:
        return Text("–", style=PLAIN)
    if player["plan"] is None or player["ill_plan"] is None or player["covered"] is None:
        return Text("planned" if player["planned"] else "planning", style=PLAIN)
    text = Text()
    columns = zip(view["sheet"], player["plan"], player["ill_plan"], player["covered"], strict=True)
    for place, count, ill, tile in columns:
        pawns = "♟" * count + ILL * ill or ("" if tile else "–")
        text.append(pawns, style=GOLD if count + ill else PLAIN).append(" " if pawns else "")
        text.append(f"{english(tile or place)}  ", style="bold" if tile else PLAIN)
    return text
