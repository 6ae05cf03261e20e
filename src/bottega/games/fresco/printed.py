"""What is printed on board and sheet, for the drawings on the pages of the rules."""

from bottega.games.fresco.box import standard
from bottega.games.fresco.const import (
    BASIC,
    BISHOP_HERE,
    BISHOP_NEAR,
    BLENDED,
    LETTERS,
    MIDDLE,
    PLACE_NAMES,
    SIDE,
    SPACES,
)
from bottega.games.fresco.pieces import Paints
from bottega.games.fresco.places.restoring import altar_points

ALTARS = ("RBG", "OOG", "OGP")  # ways to restore the altar
TILE = "OGY"  # asked for by the fresco tile that is shown


def printed() -> dict[str, object]:
    """By names, which the page's drawings know."""
    box = standard()
    tile = next(tile for tile in box.tiles if sorted(tile.cost.letters) == sorted(TILE))
    return {
        "times": list(box.times),
        "moods": list(box.moods),
        "prices": list(box.prices_mega),
        "mood_lowest": box.mood_lowest,
        "mood_highest": box.mood_highest,
        "mood_start": box.mood_start,
        "extra_from": box.extra_from,
        "short_from": box.short_from,
        "places": list(PLACE_NAMES),
        "spaces": SPACES,
        "side": SIDE,
        "middle": MIDDLE,
        "tile": TILE,
        "tile_value": tile.value,
        "bishop_here": BISHOP_HERE,
        "bishop_near": BISHOP_NEAR,
        "altars": list(ALTARS),
        "altar_points": [altar_points(Paints(letters)) for letters in ALTARS],
        "blends": [
            LETTERS[one] + LETTERS[other] + LETTERS[BASIC + i]
            for i, (one, other) in enumerate(box.blends[: BLENDED - BASIC])
        ],
    }
