"""Sintra's table in a terminal. Every color comes with its letter."""

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from bottega.games.sintra.view_types import ColumnView, SintraView

INK = {"P": "#3d0f24", "W": "#22303a", "O": "#3a1a00", "B": "#f4f8ff", "Y": "#3a2e00", "J": "#f0f0f0"}
GLASS = {"P": "#f08cb4", "W": "#eef3f5", "O": "#f08a24", "B": "#2f62c9", "Y": "#f4d13a", "J": "#7d8590"}
LINE = {"P": "#f08cb4", "W": "#c9d3d8", "O": "#f08a24", "B": "#6f9bf0", "Y": "#f4d13a", "J": "#a4adb8"}
FIELDS = ("I", "II", "III", "IV", "V", "VI")
WIDTH = 5
LEAD = "grey50"
GOLD = "bold #d9a520"


def board(view: SintraView, names: list[str]) -> RenderableType:
    """The whole table: what is shared, then the palaces."""
    palaces = [palace(view, seat, names[seat]) for seat in range(len(names))]
    return Group(shared(view), Columns(palaces, padding=(0, 1, 0, 0)))


def shared(view: SintraView) -> RenderableType:
    """Factories, middle, round indicator, bag and tower."""
    table = Table.grid(padding=(0, 2))
    table.add_row(Text("Round", style=LEAD), indicator(view))
    factories = [factory(number, panes) for number, panes in enumerate(view["factories"], 1)]
    table.add_row(Text("Factories", style=LEAD), Columns(factories, padding=(0, 3, 0, 0)))
    middle = pane_text(view["middle"]) if view["middle"] else Text("empty", style=LEAD)
    if view["marker_in_middle"]:
        middle.append("  ★ ", style=GOLD).append("starting-player marker", style=LEAD)
    table.add_row(Text("Middle", style=LEAD), middle)
    tower = "".join(name[0].upper() * n for name, n in view["tower"].items())
    stock = Text(f"bag {view['bag']}   tower {sum(view['tower'].values())}  ", style=LEAD)
    table.add_row(Text("Glass", style=LEAD), stock.append_text(tally(tower)))
    title = f"Stained Glass of Sintra · side {view['side']}"
    return Panel(table, title=title, title_align="left", border_style=LEAD, expand=False)


def factory(number: int, panes: str) -> Text:
    """A factory's name and panes, never torn between two lines."""
    text = Text(f"F{number} ", style=LEAD, no_wrap=True)
    return text.append_text(pane_text(panes) if panes else Text("–".center(12), style=LEAD))


def indicator(view: SintraView) -> Text:
    """The round indicator; the topmost pane gives the round bonus."""
    text = Text()
    gone = len(FIELDS) - len(view["indicator"])
    for field, name in enumerate(FIELDS):
        if field < gone:
            text.append(f"{name} – ", style=LEAD)
        else:
            text.append(f"{name} ", style=GOLD if field == gone else LEAD)
            text.append_text(pane(view["indicator"][field - gone]))
        text.append("  ")
    return text


def palace(view: SintraView, seat: int, name: str) -> RenderableType:
    """One player's strips and windows."""
    player = view["players"][seat]
    columns = player["columns"]
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_row(label("strip"), *(cell(str(i + 1), LEAD) for i in range(len(columns))))
    grid.add_row(label("glazier"), *(glazier(player["glazier"] == i) for i in range(len(columns))))
    grid.add_row(label("back"), *(outline(column["back"]) for column in columns))
    for row in range(WIDTH):
        grid.add_row("", *(field(column, row) for column in columns))
    grid.add_row("")
    grid.add_row(label("window"), *(half(column["upper"], "┌   ┐") for column in columns))
    grid.add_row("", *(half(column["lower"], "└   ┘") for column in columns))
    grid.add_row(label("value"), *(value(column) for column in columns))
    if view["ornaments"]:
        grid.add_row(label("◆"), *ornaments(view, columns))
    turn = seat in view["to_move"]
    loss = view["track"][player["broken"]]
    title = Text(f"{'▶ ' if turn else ''}{name}  ", style="bold")
    title.append(f"{player['score']} points", style=GOLD)
    title.append(f"  broken glass {loss}", style="#d04a3a" if loss else LEAD)
    if seat == view["starter"] and not view["marker_in_middle"]:
        title.append("  ★", style=GOLD)
    return Panel(grid, title=title, title_align="left", border_style="#d9a520" if turn else LEAD, expand=False)


def label(word: str) -> Text:
    return Text(word, style=LEAD)


def cell(word: str, style: str) -> Text:
    """A word in the middle of a column."""
    return Text(word.center(WIDTH), style=style)


def glazier(here: bool) -> Text:
    return cell("▼" if here else "", GOLD)


def field(column: ColumnView, row: int) -> Text:
    """A field of a strip: its pane, or its color's letter in small."""
    if not column["fields"]:
        return Text("")
    lying = column["panes"][row]
    wanted = column["fields"][row]
    if lying != ".":
        return pane(lying, WIDTH)
    return Text(f" {wanted.lower()} ".center(WIDTH, "·"), style=LINE[wanted])


def half(letter: str, frame: str) -> Text:
    """Half a window: its pane, or its empty frame."""
    return Text(frame, style=LEAD) if letter == "." else pane(letter, WIDTH)


def value(column: ColumnView) -> Text:
    """The window's value, bright once the window holds a pane."""
    return cell(str(column["value"]), LEAD if column["upper"] == "." else GOLD)


def ornaments(view: SintraView, columns: list[ColumnView]) -> list[Text]:
    """Under its two windows each ornament shows how many of four halves are filled."""
    cells = [Text("") for _column in columns]
    for number, pair in enumerate(view["ornaments"], 1):
        filled = sum((columns[i]["upper"] != ".") + (columns[i]["lower"] != ".") for i in pair)
        cells[pair[0]] = cell(f"◆{number}", GOLD if filled else LEAD)
        cells[pair[1]] = cell(f"{filled}/4", GOLD if filled else LEAD)
    return cells


def outline(letters: str) -> Text:
    """A strip's other side, in small letters."""
    text = Text()
    for letter in letters:
        text.append(letter.lower(), style=f"dim {LINE[letter]}")
    return text


def pane_text(letters: str) -> Text:
    """Panes side by side."""
    text = Text()
    for letter in letters:
        text.append_text(pane(letter))
    return text


def tally(letters: str) -> Text:
    """Panes counted by color."""
    text = Text()
    for letter in sorted(set(letters), key=letters.index):
        text.append_text(pane(letter)).append(f" ×{letters.count(letter)}  ", style=LEAD)
    return text


def pane(letter: str, width: int = 3) -> Text:
    """A pane of glass with its letter."""
    return Text(letter.center(width), style=f"bold {INK[letter]} on {GLASS[letter]}")
