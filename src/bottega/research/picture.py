"""Pictures of positions, made from the view and nothing else: for notebooks and for frameworks."""

from typing import Any, Final

from bottega.core.game import SPECTATOR, Game
from bottega.core.kernel import Position
from bottega.research.drawing import INK, Drawing

View = dict[str, Any]

GLASS: Final = {"P": "#d983a6", "W": "#ffffff", "O": "#e08a2e", "B": "#3f6fb5", "Y": "#efd24a", "J": "#c9c2b4"}
PAINT: Final = {
    "R": "#c0392b",
    "Y": "#efd24a",
    "B": "#3f6fb5",
    "O": "#e08a2e",
    "G": "#4d9a55",
    "P": "#7d4f9e",
    "K": "#e59ab5",
    "N": "#7b5738",
}
EMPTY: Final = "#efe5d0"
CELL: Final = 78  # a segment of the ceiling
WIDTH: Final = 860


def picture(game: Game[Any], s: Position, who: int = SPECTATOR) -> Drawing:
    """What a seat sees."""
    view: View = dict(game.view(s, who))
    return DRAWERS.get(game.name, any_picture)(view)


def pixels(game: Game[Any], s: Position, who: int = SPECTATOR) -> Any:
    """The same as an array of pixels."""
    return picture(game, s, who).pixels()


def any_picture(view: View) -> Drawing:
    """A game without a picture of its own: its view in words."""
    lines = [f"{name}: {value}" for name, value in view.items() if name != "options"]
    drawing = Drawing(WIDTH, 20 * len(lines) + 20)
    for number, line in enumerate(lines):
        drawing.text(10, 10 + 20 * number, line[:120])
    return drawing


# --- Sintra


def sintra_picture(view: View) -> Drawing:
    """Factories and middle, then a palace for each player."""
    drawing = Drawing(WIDTH, 150 + 170 * len(view["players"]))
    drawing.text(10, 8, f"Side {view['side']}, round {view['round']}, bag {view['bag']}")
    panes_row(drawing, 300, 10, view["indicator"])
    for number, panes in enumerate([*view["factories"], view["middle"]]):
        x = 50 + 84 * number
        drawing.disc(x, 85, 36, "#e8dfcc")
        for i, pane in enumerate(panes[:16]):
            drawing.rect(x - 24 + 12 * (i % 4), 61 + 12 * (i // 4), 11, 11, GLASS[pane])
    for seat, player in enumerate(view["players"]):
        palace(drawing, view, seat, player, 140 + 170 * seat)
    return drawing


def panes_row(drawing: Drawing, x: float, y: float, panes: str) -> None:
    """Panes side by side."""
    for i, pane in enumerate(panes):
        drawing.rect(x + 18 * i, y, 16, 16, GLASS[pane])


def palace(drawing: Drawing, view: View, seat: int, player: View, y: int) -> None:
    """Strips with their fields, the windows below them, and the glazier above."""
    asked = " *" if seat in view["to_move"] else ""
    drawing.text(10, y, f"Player {seat + 1}{asked}: {player['score']} points, broken glass {player['broken']}")
    if asked:
        panes_row(drawing, 330, y, view["hand"])
    for i, column in enumerate(player["columns"]):
        x = 20 + 60 * i
        if i == player["glazier"]:
            drawing.disc(x + 12, y + 26, 5, INK, INK)
        for row, field in enumerate(column["fields"]):
            lies = column["panes"][row] != "."
            drawing.rect(x, y + 34 + 17 * row, 24, 16, GLASS[field] if lies else EMPTY)
            if not lies:
                drawing.disc(x + 12, y + 42 + 17 * row, 3, GLASS[field])
        for half, pane in enumerate((column["upper"], column["lower"])):
            drawing.rect(x + 28, y + 84 + 17 * half, 20, 17, EMPTY if pane == "." else GLASS[pane])
        drawing.text(x + 30, y + 64, str(column["value"]), 12)


# --- Fresco


def fresco_picture(view: View) -> Drawing:
    """The ceiling, the market and the hostel, then the players and what modules show."""
    side = 5 * CELL
    drawing = Drawing(WIDTH, side + 60 + 46 * len(view["players"]) + 18 * len(view["modules"]))
    drawing.text(10, 8, f"{view['edition']}, round {view['round']}{', final' if view['final'] else ''}")
    for number, segment in enumerate(view["fresco"]):
        ceiling(drawing, segment, 10 + CELL * (number % 5), 30 + CELL * (number // 5), number == view["bishop"])
    market(drawing, view, side + 30)
    hostel(drawing, view, side + 30)
    for seat, player in enumerate(view["players"]):
        person(drawing, view, seat, player, side + 40 + 46 * seat)
    for number, module in enumerate(view["modules"]):
        words = f"{module['number']} {module['module']}: {shown(module)}"
        drawing.text(10, side + 46 + 46 * len(view["players"]) + 18 * number, words[:130], 11)
    return drawing


def ceiling(drawing: Drawing, segment: View, x: int, y: int, bishop: bool) -> None:
    """A segment with its value and its paints; the bishop's has a ring."""
    drawing.rect(x, y, CELL - 4, CELL - 4, EMPTY if segment else "#cfe0ea", INK if bishop else "#b9ad97")
    if segment:
        drawing.text(x + 6, y + 4, str(segment["value"]), 18)
        drops(drawing, x + 12, y + 54, segment["cost"])
    if bishop:
        drawing.disc(x + CELL - 18, y + 14, 7, "#8e44ad", INK)


def drops(drawing: Drawing, x: float, y: float, paints: str) -> None:
    """Paints side by side."""
    for i, paint in enumerate(paints):
        drawing.disc(x + 15 * i, y, 6, PAINT[paint])


def market(drawing: Drawing, view: View, x: int) -> None:
    """The booths, a row each."""
    drawing.text(x, 8, f"Market, {view['bag']} tiles in the bag")
    for booth, tiles in enumerate(view["market"]):
        for slot, tile in enumerate(tiles):
            drawing.rect(x + 62 * slot, 30 + 44 * booth, 56, 38, EMPTY if tile else "#e8dfcc")
            drops(drawing, x + 12 + 62 * slot, 49 + 44 * booth, tile)


def hostel(drawing: Drawing, view: View, x: int) -> None:
    """Hour, price and guest of each row."""
    for number, row in enumerate(view["hostel"]):
        guest = "" if row["marker"] < 0 else f", marker {row['marker'] + 1}"
        words = f"{row['time']}:00, mood {row['mood']:+d}, price {row['price']}{guest}"
        drawing.text(x, 220 + 20 * number, words)


def person(drawing: Drawing, view: View, seat: int, player: View, y: int) -> None:
    """A player's points, mood and goods; goods that are hidden are left out."""
    asked = " *" if seat in view["to_move"] else ""
    words = f"Player {seat + 1}{asked}: space {player['space']}, mood {player['mood']}, {player['tiles']} tiles"
    drawing.text(10, y, words)
    if player["plan"] is not None:
        drawing.text(420, y, f"plan {' '.join(map(str, player['plan']))}")
    if player["thalers"] is not None:
        drawing.text(10, y + 20, f"{player['thalers']} thalers")
        drops(drawing, 120, y + 28, player["paints"])


def shown(module: View) -> str:
    """What a module shows, in words."""
    return ", ".join(f"{name} {value}" for name, value in module.items() if name not in ("module", "number"))


DRAWERS: Final = {"sintra": sintra_picture, "fresco": fresco_picture}
