"""The kinds of apprentices: where each may stand, and what it may do there.

Own apprentices and the neutral one are healthy and work alike. Whether there are others, and what makes them so, is a
module's matter.
"""

from typing import Final

from mypy_extensions import i64

from bottega.games.fresco.const import CATHEDRAL, MARKET, STUDIO, THEATER, WORKSHOP, bit


class Kind:
    """A kind of apprentice."""

    def __init__(self, places: list[int], on_tiles: bool, blends: int, meets_bishop: bool) -> None:
        self.places: Final[i64] = sum([bit(place) for place in places])  # where it is admitted
        self.on_tiles: Final = on_tiles  # is it admitted to action tiles?
        self.blends: Final[i64] = blends  # in a visit to the workshop
        self.meets_bishop: Final = meets_bishop  # may it have him moved, and restore a segment next to him?

    def may_stand(self, place: i64, tile: i64) -> bool:
        """Is it admitted to a place, or to the action tile that covers it (0: none does)?"""
        return self.on_tiles if tile != 0 else self.places >> place & 1 == 1


HEALTHY_KIND: Final = Kind([MARKET, CATHEDRAL, STUDIO, WORKSHOP, THEATER], True, 2, True)
ILL_KIND: Final = Kind([CATHEDRAL, STUDIO, WORKSHOP], False, 1, False)
