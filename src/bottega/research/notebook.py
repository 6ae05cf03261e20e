"""Positions and records in notebooks, as pictures made from the view.

`%load_ext bottega.research.notebook` lets every position and record show itself; `Seen` and `Replay` choose whose
eyes are looked through, and need no extension.
"""

import json
from html import escape
from itertools import count
from typing import Any, Final

from bottega.core.game import SPECTATOR, Game
from bottega.core.kernel import Position
from bottega.core.match import replay
from bottega.core.record import Record
from bottega.core.saved import game_of
from bottega.games import find_game
from bottega.i18n import speak
from bottega.research.picture import picture

NUMBERS: Final = count(1)  # of the replays on a page


class Seen:
    """A position as a seat sees it (-1: a spectator)."""

    def __init__(self, s: Position, who: int = SPECTATOR, game: Game[Any] | None = None) -> None:
        origin = s.origin()
        self.game = game_of(origin.game, origin.box) if game is None else game
        self.position = s
        self.who = who

    def _repr_svg_(self) -> str:
        return picture(self.game, self.position, self.who).svg()

    def _repr_html_(self) -> str:
        return f"<div>{self._repr_svg_()}<p>{escape(speak(self.game.question(self.position)))}</p></div>"


class Replay:
    """A record with a slider that goes from the first position to the last."""

    def __init__(self, record: Record, who: int = SPECTATOR, game: Game[Any] | None = None) -> None:
        self.game = find_game(record.header.game) if game is None else game
        self.match = replay(self.game, record)
        self.who = who

    def pictures(self) -> list[str]:
        """All positions, as SVG."""
        positions = [*self.match.past, self.match.position]
        return [picture(self.game, s, self.who).svg() for s in positions]

    def _repr_html_(self) -> str:
        pictures = self.pictures()
        moves = enumerate(self.match.moves, 1)
        captions = ["", *[f"{number}. player {who + 1}: {text}" for number, (who, text) in moves]]
        name = f"bottega-replay-{next(NUMBERS)}"
        frames = json.dumps(list(zip(captions, pictures, strict=True))).replace("</", "<\\/")
        return (
            f'<div id="{name}"><input type="range" min="0" max="{len(pictures) - 1}" value="0" style="width:100%" '
            f'aria-label="move"><p>&nbsp;</p><div>{pictures[0]}</div></div><script>(() => {{'
            f"const frames = {frames}; const root = document.getElementById({json.dumps(name)});"
            'root.querySelector("input").addEventListener("input", (event) => {'
            "const [caption, picture] = frames[event.target.value];"
            'root.querySelector("p").textContent = caption; root.querySelector("div").innerHTML = picture;'
            "});})();</script>"
        )


def load_ipython_extension(shell: Any) -> None:
    """`%load_ext bottega.research.notebook`."""
    formatter = shell.display_formatter.formatters["text/html"]
    formatter.for_type(Position, lambda s: Seen(s)._repr_html_())
    formatter.for_type(Record, lambda record: Replay(record)._repr_html_())
