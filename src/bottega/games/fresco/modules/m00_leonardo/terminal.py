"""The module on the table in a terminal."""

from bottega.games.fresco.terminal.drawing import Drawing
from bottega.games.fresco.terminal.words import View


class LeonardoDrawing(Drawing):
    """Leonardo on the ceiling."""

    def figures(self, part: View, segment: int) -> str:
        return "L" if part["segment"] == segment else ""

    def legend(self, view: View, part: View) -> list[str]:
        return ["L Leonardo"]


DRAWING = LeonardoDrawing()
