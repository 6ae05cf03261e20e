"""The module on the table in a terminal."""

from collections.abc import Iterator

from rich.text import Text

from bottega.games.fresco.terminal.drawing import Drawing, Row
from bottega.games.fresco.terminal.paints import GOLD, PLAIN, paints
from bottega.games.fresco.terminal.words import View

LEAF = "✦"


class GoldDrawing(Drawing):
    """The disc, leaves, and the slots that bring some."""

    def rows(self, part: View) -> Iterator[Row]:
        text = Text("gild ").append_text(paints(part["disc"])).append(" this round  ")
        yield "gold leaf", text.append(LEAF, style=GOLD).append(f" supply {part['supply']}", style=PLAIN)

    def goods(self, own: View, seat: int, part: View) -> Iterator[tuple[str, Text]]:
        yield "gold leaf", own_leaves(own)

    def behind_screen(self, own: View) -> str:
        return "gold leaf" if own["leaves"] is None else ""

    def on_slot(self, part: View, slot: int) -> str:
        return f"{LEAF}{part['arrows'][slot]}" if part["arrows"][slot] else ""


def own_leaves(own: View) -> Text:
    return Text(str(own["leaves"]), style="bold") if own.get("leaves") else Text()


DRAWING = GoldDrawing()
