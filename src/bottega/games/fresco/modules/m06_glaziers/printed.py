"""What is printed beside the ceiling, for the drawing on the module's page of the rules."""

from bottega.games.fresco.box import standard
from bottega.games.fresco.const import SEGMENTS
from bottega.games.fresco.modules.m06_glaziers.box import glass_box


def printed() -> dict[str, object]:
    """The segments that lie next to a window."""
    segments = glass_box(standard()).window_segments
    return {"windows": [segment for segment in range(SEGMENTS) if segments >> segment & 1]}
