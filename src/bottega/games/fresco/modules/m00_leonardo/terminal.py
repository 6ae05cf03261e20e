"""The module on the table in a terminal."""

from bottega.games.fresco.modules.m00_leonardo.view_types import LeonardoView
from bottega.games.fresco.terminal.drawing import Drawing
from bottega.games.fresco.view_types import FrescoView


class LeonardoDrawing(Drawing[LeonardoView, None]):
    """Leonardo on the ceiling."""

    def figures(self, part: LeonardoView, segment: int) -> str:
        return "L" if part["segment"] == segment else ""

    def legend(self, view: FrescoView, part: LeonardoView) -> list[str]:
        return ["L Leonardo"]


DRAWING = LeonardoDrawing()
