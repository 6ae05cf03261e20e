"""What is printed on the ceiling, for the drawing on the module's page of the rules."""

from bottega.games.fresco.box import standard
from bottega.games.fresco.const import SEGMENTS
from bottega.games.fresco.modules.m15_dome.box import dome_box


def printed() -> dict[str, object]:
    """The segments with a tile of the dome."""
    segments = dome_box(standard()).dome_segments
    return {"domes": [segment for segment in range(SEGMENTS) if segments >> segment & 1]}
