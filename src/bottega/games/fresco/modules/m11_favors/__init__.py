"""Module 11, the bishop's favors: one lies hidden on every segment, for whoever restores it under the bishop."""

from typing import Final

from mypy_extensions import i64

from bottega.core.events import Event
from bottega.core.messages import Message, msg
from bottega.games.fresco.account import Account
from bottega.games.fresco.box import Components
from bottega.games.fresco.const import EMPTY, SEGMENTS
from bottega.games.fresco.module import Module, Part
from bottega.games.fresco.modules.m11_favors.advice import FavorsAdvice
from bottega.games.fresco.modules.m11_favors.box import favors_box
from bottega.games.fresco.modules.m11_favors.observation import FavorsObservation
from bottega.games.fresco.modules.m11_favors.part import NUMBER
from bottega.games.fresco.modules.m11_favors.part import Favors as Favors
from bottega.games.fresco.modules.m11_favors.part import favor_said as favor_said
from bottega.games.fresco.modules.m11_favors.part import favors_of as favors_of
from bottega.games.fresco.modules.m11_favors.taking import FAVOR as FAVOR
from bottega.games.fresco.modules.m11_favors.taking import LOST as LOST
from bottega.games.fresco.modules.m11_favors.taking import take_favor
from bottega.games.fresco.state import Fresco, numbers


class BishopsFavors(Module):
    """The bishop's favors."""

    def __init__(self) -> None:
        super().__init__(
            NUMBER,
            "favors",
            "The Bishop's Favors",
            "favors",
            advice=FavorsAdvice(),
            family=True,
            observation=FavorsObservation(),
        )

    def new_part(self, s: Fresco) -> Part:
        return Favors(len(s.players))

    def set_up(self, s: Fresco) -> None:
        favors = favors_of(s)
        favors.hidden = numbers(SEGMENTS)
        s.shuffle(favors.hidden)

    def restored(self, s: Fresco, marker: i64, segment: i64, tile: i64) -> None:
        take_favor(s, marker, segment)

    def why_not(self, s: Fresco, who: i64, target: str) -> Message | None:
        return msg("m11-why-when")

    def hear(self, account: Account, event: Event, box: Components) -> None:
        if event.kind is FAVOR:
            paint = favors_box(box).favors[event.value(0)].paint
            if paint != EMPTY:
                account.paints[paint] += 1


MODULE: Final = BishopsFavors()
