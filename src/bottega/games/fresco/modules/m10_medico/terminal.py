"""The module on the table in a terminal."""

from collections.abc import Iterator

from rich.console import RenderableType
from rich.text import Text

from bottega.games.fresco.modules.m10_medico.view_types import BottleView, MedicoView, PatientsOf
from bottega.games.fresco.terminal.drawing import Drawing, Row, columns
from bottega.games.fresco.terminal.paints import GOLD, PLAIN, label
from bottega.games.fresco.terminal.words import ILL, counted, quantity
from bottega.games.fresco.view_types import FrescoView
from bottega.i18n.english import english


class MedicoDrawing(Drawing[MedicoView, PatientsOf]):
    """Infections, bottles, and who is ill."""

    def rows(self, part: MedicoView) -> Iterator[Row]:
        """The infected place, and the bottles for sale."""
        text = Text().append(english(part["infected"]) or "–", style="bold")
        text.append(f"  last round {english(part['infected_before'])}" if part["infected_before"] else "")
        yield "infected", text.append(f"  {quantity(part['infections'], 'tile')} left", style=PLAIN)
        yield "medico", bottles(part["offer"]) if part["offer"] else label("no bottle for sale")
        yield "", label(f"pile {part['pile']}  discard {part['discard']}  {ILL} supply {part['ill_left']}")

    def goods(self, own: PatientsOf, seat: int, part: MedicoView) -> Iterator[tuple[str, Text]]:
        yield "ill", own_ill(own)
        yield "bottles", own_bottles(own)

    def beside_plan(self, view: FrescoView, own: PatientsOf, seat: int) -> str:
        """Where the neutral apprentice stands, as far as that is said and known."""
        column, covered = own["neutral_at"], view["players"][seat]["covered"]
        if column is None or covered is None:
            return ""
        return f"(neutral: {english(covered[column] or view['sheet'][column])})"


def bottles(offer: list[BottleView]) -> RenderableType:
    """A column for each bottle: by which word it is bought, how many it heals, and its price."""
    return columns(
        ("bottle", [label(f"B{bottle['place']}") for bottle in offer]),
        ("heals", [Text("juice" if bottle["bottle"] == "J" else bottle["bottle"], style="bold") for bottle in offer]),
        ("price", [Text(str(bottle["price"])) for bottle in offer]),
    )


def own_ill(own: PatientsOf) -> Text:
    """Ill apprentices; those of the own color are with the Medico."""
    text = Text().append(ILL * own["ill"], style=GOLD)
    return text.append(f"  {own['away']} own with the Medico") if own["away"] else text


def own_bottles(own: PatientsOf) -> Text:
    return Text(counted(["juice" if bottle == "J" else f"heals {bottle}" for bottle in own["bottles"]]))


DRAWING = MedicoDrawing()
