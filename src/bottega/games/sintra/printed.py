"""What is printed on the palaces, for the drawings on the page of the rules."""

from bottega.games.sintra.box import standard
from bottega.games.sintra.const import FIELDS


def printed() -> dict[str, object]:
    """By names, which the page's drawings know."""
    box = standard()
    return {
        "fields": FIELDS,
        "losses": list(box.losses),
        "windows": list(box.values_a),
        "ornament": list(box.ornaments[1]),
        "ornament_points": list(box.ornament_points),
    }
