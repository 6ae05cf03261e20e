"""The module on the table in a terminal."""

from collections.abc import Iterator

from rich.text import Text

from bottega.games.fresco.terminal.drawing import CATHEDRAL, Drawing, Row
from bottega.games.fresco.terminal.words import View, counted, joined, number, quantity
from bottega.i18n.english import english


class CatacombsDrawing(Drawing):
    """Maps and treasures."""

    panel = CATHEDRAL

    def rows(self, part: View) -> Iterator[Row]:
        """The maps left at each hour, and treasures that have been found and are neither kept nor sold yet."""
        yield "maps", joined([Text(f"{hour}:00 ×{left}") for hour, left in enumerate(part["stacks"], 5)])
        if part["found"]:
            yield "found", Text(treasures(part["found"]))

    def goods(self, own: View, seat: int, part: View) -> Iterator[tuple[str, Text]]:
        yield "maps", own_maps(own)
        yield "treasures", own_treasures(own)

    def figure(self, part: View) -> Text:
        """His map with its rooms, and his treasures."""
        own = part.get("leonardo") or {"laid": {}, "treasures": []}
        words = [f"map on the {laid}" for laid in laid_maps(own["laid"])]
        words += [f"keeps {treasures(own['treasures'])}"] if own["treasures"] else []
        return Text("; ".join(words))

    def room(self, part: View, segment: int) -> tuple[str, str]:
        """The treasure's kind with points or volume, and the thalers and the mood it brings."""
        treasure = part["rooms"][segment]
        if not treasure:
            return "", ""
        letter = "v" if treasure["volume"] else english(treasure["name"])[0]
        mood = f"+{treasure['mood']}" if treasure["mood"] else ""
        return f"{letter}{treasure['volume'] or treasure['points']}", f"${treasure['thalers']}{mood}"

    def room_legend(self, part: View) -> list[str]:
        words = ["s statue, c chalice: points", "v script: volume", "$ thalers when sold", "+ mood"]
        return words if any(part["rooms"]) else []


def treasures(pieces: list[View]) -> str:
    """Statues and chalices with their points, scripts with their volume."""
    return counted([f"{english(piece['name'])} {piece['volume'] or piece['points']}" for piece in pieces])


def laid_maps(laid: dict[str, list[str]]) -> list[str]:
    """The maps on a sheet, with their rooms."""
    return [f"{english(place)} {' '.join(rooms)}" for place, rooms in laid.items()]


def own_maps(own: View) -> Text:
    """The rooms on them, or the hours at which they were bought; and where maps were laid."""
    laid = [f"on the {words}" for words in laid_maps(own.get("laid") or {})]
    if own.get("own_maps") is not None:
        return Text("; ".join([*(" ".join(rooms) for rooms in own["own_maps"]), *laid]))
    hours = counted([f"{hour}:00" for hour in own.get("hours", [])])
    return Text("; ".join([f"{quantity(own['maps'], 'map')} of {hours}", *laid]) if hours else "")


def own_treasures(own: View) -> Text:
    if own.get("kept") is not None:
        return Text(treasures(own["kept"]))
    return number(own.get("treasures", 0), "treasure")


DRAWING = CatacombsDrawing()
