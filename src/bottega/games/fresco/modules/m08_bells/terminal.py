"""The module on the table in a terminal."""

from collections.abc import Iterator

from rich.console import RenderableType
from rich.text import Text

from bottega.games.fresco.modules.m08_bells.view_types import BellsOf, BellsView, OfferView
from bottega.games.fresco.terminal.drawing import CATHEDRAL, Drawing, Row, columns
from bottega.games.fresco.terminal.paints import GOLD, label
from bottega.games.fresco.terminal.words import number, quantity


class BellsDrawing(Drawing[BellsView, BellsOf]):
    """Certificates and bells."""

    panel = CATHEDRAL

    def rows(self, part: BellsView) -> Iterator[Row]:
        """The certificates on offer, how many are left, and in the end the bishop's bells."""
        if part["offer"]:
            yield "bells", certificates(part["offer"])
        text = label(f"{part['pile']} in the pile")
        text.append(f"  bishop {part['bishop']}" if part["bishop"] is not None else "", style=GOLD)
        yield "" if part["offer"] else "bells", text

    def goods(self, own: BellsOf, seat: int, part: BellsView) -> Iterator[tuple[str, Text]]:
        yield "bells", own_bells(own)
        yield "unfinished", unfinished(own)

    def figure(self, part: BellsView) -> Text:
        return number(part["leonardo"], "certificate")


def certificates(offer: list[OfferView]) -> RenderableType:
    """A column for each certificate: by which word it is bought, and the numbers on it."""
    return columns(
        ("certificate", [label(f"N{certificate['place']}") for certificate in offer]),
        ("bells", [Text(str(certificate["bells"]), style="bold") for certificate in offer]),
        ("price", [Text(str(certificate["price"])) for certificate in offer]),
        ("points", [Text(str(certificate["points"])) for certificate in offer]),
    )


def own_bells(own: BellsOf) -> Text:
    """The bells of paid certificates, or how many of these there are."""
    if own["own"]:
        return Text().append(str(own["bells"]), style="bold").append(f" on {quantity(len(own['own']), 'certificate')}")
    return number(own["certificates"], "certificate")


def unfinished(own: BellsOf) -> Text:
    """Certificates bought in installments, the oldest first."""
    debts = own["unfinished"]
    return Text(
        "; ".join(f"{quantity(debt['bells'], 'bell')}, {debt['paid']} of {debt['price']} paid" for debt in debts)
    )


DRAWING = BellsDrawing()
