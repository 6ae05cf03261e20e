"""The module on the table in a terminal."""

from collections.abc import Iterator

from rich.text import Text

from bottega.games.fresco.modules.m02_requests.view_types import RequestsOf, RequestsView
from bottega.games.fresco.terminal.drawing import Drawing, Row
from bottega.games.fresco.terminal.paints import PLAIN, paints
from bottega.games.fresco.view_types import PlayerView


class RequestsDrawing(Drawing[RequestsView, RequestsOf]):
    """Requests and who has fulfilled them; the seals that they ask for."""

    def rows(self, part: RequestsView) -> Iterator[Row]:
        """The top of each kind and how many are left."""
        text = Text()
        for letter, points in zip("*OGP", part["open"], strict=True):
            text.append_text(seal(letter)).append(" ")
            if points:
                text.append(str(points[0]), style="bold").append(f" ×{len(points)}  ", style=PLAIN)
            else:
                text.append("–  ", style=PLAIN)
        yield "requests", text

    def goods(self, own: RequestsOf, seat: int, part: RequestsView) -> Iterator[tuple[str, Text]]:
        yield "requests", own_requests(own)

    def beside_tiles(self, player: PlayerView) -> Text:
        """How many restored tiles bear each seal."""
        text = Text("  seals ", style=PLAIN)
        for letter, count in zip("OGP", player["seals"], strict=True):
            text.append_text(paints(letter)).append(f" ×{count}  ")
        return text


def seal(letter: str) -> Text:
    """The kind of a request: a color, or general."""
    return Text("general") if letter == "*" else paints(letter)


def own_requests(own: RequestsOf) -> Text:
    """How many of each kind."""
    letters = own["requests"]
    text = Text()
    for letter in "*OGP":
        if letter in letters:
            text.append_text(seal(letter)).append(f" ×{letters.count(letter)}  ")
    return text


DRAWING = RequestsDrawing()
