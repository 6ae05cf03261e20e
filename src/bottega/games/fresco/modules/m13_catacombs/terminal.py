"""The module on the table in a terminal."""

from collections.abc import Iterator

from rich.text import Text

from bottega.games.fresco.modules.m13_catacombs.view_types import CatacombsView, MapsOf, TreasureView
from bottega.games.fresco.terminal.drawing import CATHEDRAL, Drawing, Row
from bottega.games.fresco.terminal.words import counted, joined, number, quantity
from bottega.i18n.english import english


class CatacombsDrawing(Drawing[CatacombsView, MapsOf]):
    """Maps and treasures."""

    panel = CATHEDRAL

    def rows(self, part: CatacombsView) -> Iterator[Row]:
        """The maps left at each hour, and treasures that have been found and are neither kept nor sold yet."""
        yield (
            "maps",
            joined([Text(f"{hour}:00 ×{left}") for hour, left in zip(part["hours"], part["stacks"], strict=True)]),
        )
        if part["found"]:
            yield "found", Text(treasures(part["found"]))

    def goods(self, own: MapsOf, seat: int, part: CatacombsView) -> Iterator[tuple[str, Text]]:
        yield "maps", own_maps(own)
        yield "treasures", own_treasures(own)

    def figure(self, part: CatacombsView) -> Text:
        """His map with its rooms, and his treasures."""
        own = part["leonardo"]
        words = [f"map on the {laid}" for laid in laid_maps(own["laid"])]
        words += [f"keeps {treasures(own['treasures'])}"] if own["treasures"] else []
        return Text("; ".join(words))

    def room(self, part: CatacombsView, segment: int) -> tuple[str, str]:
        """The treasure's kind with points or volume, and the thalers and the mood it brings."""
        treasure = part["rooms"][segment]
        if not treasure:
            return "", ""
        letter = "v" if treasure["volume"] else english(treasure["name"])[0]
        mood = f"+{treasure['mood']}" if treasure["mood"] else ""
        return f"{letter}{treasure['volume'] or treasure['points']}", f"${treasure['thalers']}{mood}"

    def room_legend(self, part: CatacombsView) -> list[str]:
        words = ["s statue, c chalice: points", "v script: volume", "$ thalers when sold", "+ mood"]
        return words if any(part["rooms"]) else []


def treasures(pieces: list[TreasureView]) -> str:
    """Statues and chalices with their points, scripts with their volume."""
    return counted([f"{english(piece['name'])} {piece['volume'] or piece['points']}" for piece in pieces])


def laid_maps(laid: dict[str, list[str]]) -> list[str]:
    """The maps on a sheet, with their rooms."""
    return [f"{english(place)} {' '.join(rooms)}" for place, rooms in laid.items()]


def own_maps(own: MapsOf) -> Text:
    """The rooms on them, or the hours at which they were bought; and where maps were laid."""
    laid = [f"on the {words}" for words in laid_maps(own["laid"] or {})]
    if own["own_maps"] is not None:
        return Text("; ".join([*(" ".join(rooms) for rooms in own["own_maps"]), *laid]))
    hours = counted([f"{hour}:00" for hour in own["hours"]])
    return Text("; ".join([f"{quantity(own['maps'], 'map')} of {hours}", *laid]) if hours else "")


def own_treasures(own: MapsOf) -> Text:
    if own["kept"] is not None:
        return Text(treasures(own["kept"]))
    return number(own["treasures"], "treasure")


DRAWING = CatacombsDrawing()
