"""The module on the table in a terminal."""

from collections.abc import Iterator

from rich.text import Text

from bottega.games.fresco.const import segment_name
from bottega.games.fresco.modules.m12_dames.view_types import DamesOf, DamesView, ReservedView
from bottega.games.fresco.terminal.drawing import Drawing, Row
from bottega.games.fresco.view_types import FrescoView
from bottega.i18n.english import english

DAY, NIGHT = "☼", "☾"


class DamesDrawing(Drawing[DamesView, DamesOf]):
    """Dames on the track, and reserved segments."""

    def rows(self, part: DamesView) -> Iterator[Row]:
        """Where they stand on the score track, and what they did this round."""
        word = "dames"
        for symbol in ("dame-pink", "dame-purple"):
            spaces = [str(figure["space"]) for figure in part["track"] if figure["dame"] == symbol]
            if spaces:
                yield word, Text(f"{dame(symbol)} on {', '.join(spaces)}")
                word = ""
        if part["used"]:
            yield (
                word,
                Text("used: " + ", ".join(f"{dame(symbol)} at the {english(place)}" for place, symbol in part["used"])),
            )

    def goods(self, own: DamesOf, seat: int, part: DamesView) -> Iterator[tuple[str, Text]]:
        yield "dames", own_dames(own)
        mine = [tile for tile in part["reserved"] if tile["seat"] == seat]
        yield "reserved", Text(", ".join(f"{reservation(tile)} {segment_name(tile['segment'])}" for tile in mine))

    def figure(self, part: DamesView) -> Text:
        colours = " and ".join(dame(symbol) for symbol in part["leonardo"])
        return Text(f"{colours} dame{'s' * (len(part['leonardo']) > 1)}" if colours else "")

    def figures(self, part: DamesView, segment: int) -> str:
        """The reservation: by day or by night, with the number of the player."""
        return "".join(reservation(tile) for tile in part["reserved"] if tile["segment"] == segment)

    def legend(self, view: FrescoView, part: DamesView) -> list[str]:
        return [f"{DAY} {NIGHT} reserved (day, night)"] if part["reserved"] else []


def dame(symbol: str) -> str:
    """The color of a dame, where it is clear that it is about dames."""
    return english(symbol).removesuffix(" dame")


def reservation(tile: ReservedView) -> str:
    return f"{NIGHT if tile['night'] else DAY}{tile['seat'] + 1}"


def own_dames(own: DamesOf) -> Text:
    """The dames, and where they go as far as that is known."""
    planned = own["planned"] or {}
    dames = own["dames"]
    return Text(", ".join(dame_text(symbol, planned) for symbol in dames))


def dame_text(symbol: str, planned: dict[str, str]) -> str:
    return f"{dame(symbol)} at the {english(planned[symbol])}" if symbol in planned else dame(symbol)


DRAWING = DamesDrawing()
