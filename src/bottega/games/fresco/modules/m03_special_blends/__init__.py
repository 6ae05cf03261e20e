"""Module 3, special blends: pink from purple and red, brown from orange and green; seven tiles and the altar want them.

Blending itself is the base game's: the module only brings two more colours.
"""

from typing import Final

from librt.vecs import append
from mypy_extensions import i64

from bottega.core.events import Event
from bottega.games.fresco.account import Account
from bottega.games.fresco.box import Components
from bottega.games.fresco.const import MIDDLE, SEGMENTS
from bottega.games.fresco.module import Module
from bottega.games.fresco.modules.m03_special_blends.box import blends_box
from bottega.games.fresco.modules.m03_special_blends.steps import NUMBER, PAYMENTS, PaySpecial
from bottega.games.fresco.modules.m03_special_blends.steps import SPECIAL_ALTAR as SPECIAL_ALTAR
from bottega.games.fresco.state import Fresco


class SpecialBlends(Module):
    """Special blends."""

    def __init__(self) -> None:
        super().__init__(NUMBER, "blends", "Special Blends", paints=2, added=[PaySpecial()], classic=True, family=True)

    def set_up(self, s: Fresco) -> None:
        """Seven tiles at random make room; the most valuable special tile lies in the middle."""
        tiles = s.fresco[:]
        s.shuffle(tiles)
        special: i64 = len(blends_box(s.box).special_tiles)
        laid = tiles[special:]
        i: i64 = 0
        while i < special:
            if i != blends_box(s.box).special_middle:
                laid = append(laid, SEGMENTS + i)
            i += 1
        s.shuffle(laid)
        segment: i64 = 0
        while segment < SEGMENTS:
            if segment == MIDDLE:
                s.fresco[segment] = SEGMENTS + blends_box(s.box).special_middle
            else:
                s.fresco[segment] = laid[segment if segment < MIDDLE else segment - 1]
            segment += 1

    def hear(self, account: Account, event: Event, box: Components) -> None:
        if event.kind is SPECIAL_ALTAR:
            account.gain(PAYMENTS[event.value(0)], -1)


MODULE: Final = SpecialBlends()
