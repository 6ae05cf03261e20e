"""The module on the table in a terminal."""

from collections.abc import Iterator

from rich.text import Text

from bottega.games.fresco.modules.m05_gold_leaf.view_types import GoldView, LeavesOf
from bottega.games.fresco.terminal.drawing import Drawing, Row
from bottega.games.fresco.terminal.paints import GOLD, PLAIN, paints

LEAF = "✦"


class GoldDrawing(Drawing[GoldView, LeavesOf]):
    """The disc, leaves, and the slots that bring some."""

    def rows(self, part: GoldView) -> Iterator[Row]:
        text = Text("gild ").append_text(paints(part["disc"])).append(" this round  ")
        yield "gold leaf", text.append(LEAF, style=GOLD).append(f" supply {part['supply']}", style=PLAIN)

    def goods(self, own: LeavesOf, seat: int, part: GoldView) -> Iterator[tuple[str, Text]]:
        yield "gold leaf", own_leaves(own)

    def behind_screen(self, own: LeavesOf) -> str:
        return "gold leaf" if own["leaves"] is None else ""

    def on_slot(self, part: GoldView, slot: int) -> str:
        return f"{LEAF}{part['arrows'][slot]}" if part["arrows"][slot] else ""


def own_leaves(own: LeavesOf) -> Text:
    return Text(str(own["leaves"]), style="bold") if own["leaves"] else Text()


DRAWING = GoldDrawing()
