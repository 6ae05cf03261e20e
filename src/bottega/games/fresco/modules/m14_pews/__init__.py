"""Module 14, the pews: beams come with six tiles of the market; at an action tile they restore pews of hidden worth."""

from typing import Final

from mypy_extensions import i64

from bottega.core.kernel import Step
from bottega.core.messages import Message, msg
from bottega.games.fresco.module import Module, Part
from bottega.games.fresco.modules.m14_pews.advice import PewsAdvice
from bottega.games.fresco.modules.m14_pews.box import pews_box
from bottega.games.fresco.modules.m14_pews.observation import PewsObservation
from bottega.games.fresco.modules.m14_pews.part import NUMBER, Pews
from bottega.games.fresco.modules.m14_pews.part import pews_of as pews_of
from bottega.games.fresco.modules.m14_pews.steps import BEAMS as BEAMS
from bottega.games.fresco.modules.m14_pews.steps import PEW as PEW
from bottega.games.fresco.modules.m14_pews.steps import PEWS as PEWS
from bottega.games.fresco.modules.m14_pews.steps import RESTORE_PEWS as RESTORE_PEWS
from bottega.games.fresco.modules.m14_pews.steps import TILE, RestorePews, pew_size, why_no_pew
from bottega.games.fresco.state import Fresco, numbers


class PewsModule(Module):
    """The pews. Leonardo restores none."""

    def __init__(self) -> None:
        super().__init__(
            NUMBER, "pews", "The Pews", "pews", tile=TILE, advice=PewsAdvice(), observation=PewsObservation()
        )

    def steps(self) -> list[Step[Fresco]]:
        return [RestorePews()]

    def new_part(self, s: Fresco) -> Part:
        return Pews(len(s.players))

    def set_up(self, s: Fresco) -> None:
        pews = pews_of(s)
        pews.hidden = numbers(len(pews_box(s.box).pews))
        s.shuffle(pews.hidden)

    def bought(self, s: Fresco, who: i64, slot: i64, tile: i64) -> None:
        """Six tiles bring beams, from the barrel too, as many as the player has left (rulings 3.39, 3.113)."""
        pews = pews_of(s)
        beams = pews_box(s.box).beams[tile]
        left = pews_box(s.box).beams_each - pews.owned[who]
        if beams > left:
            beams = left
        if beams > 0:
            pews.owned[who] += beams
            s.emit(BEAMS, who, beams)

    def why_not(self, s: Fresco, who: i64, target: str) -> Message | None:
        size = pew_size(target)
        if size > 0:
            return why_no_pew(s, who, size) or msg("m14-why-when")
        if target == "tile-14":
            return msg("m14-why-useless") if TILE.is_useless(s) else None
        return msg("m14-why-when") if target.startswith("m14") else None


MODULE: Final = PewsModule()
