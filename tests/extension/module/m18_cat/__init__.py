"""Module 18, the cat: whoever strokes her draws a card, and keeps it or feeds her."""

from typing import Final

from bottega.games.fresco.modules.m18_cat.advice import CatAdvice
from bottega.games.fresco.modules.m18_cat.box import cat_box
from bottega.games.fresco.modules.m18_cat.observation import CatObservation
from bottega.games.fresco.modules.m18_cat.part import NUMBER, Cat, cat_of
from bottega.games.fresco.modules.m18_cat.steps import CatTile, ChooseCard
from librt.vecs import append
from mypy_extensions import i64

from bottega.core.kernel import Step
from bottega.core.messages import Message, msg
from bottega.games.fresco.module import Module, Part
from bottega.games.fresco.places.scoring import score_in_order
from bottega.games.fresco.state import Fresco, zeros


class CatModule(Module):
    """The cat. Leonardo has no time for her."""

    def __init__(self) -> None:
        super().__init__(
            NUMBER, "cat", "The Cat", "cat", tile=CatTile(), advice=CatAdvice(), observation=CatObservation()
        )

    def steps(self) -> list[Step[Fresco]]:
        return [ChooseCard()]

    def new_part(self, s: Fresco) -> Part:
        return Cat(len(s.players))

    def set_up(self, s: Fresco) -> None:
        cat = cat_of(s)
        kind: i64 = 0
        for count in cat_box(s.box).cards:
            left: i64 = count
            while left > 0:
                cat.deck = append(cat.deck, kind)
                left -= 1
            kind += 1
        s.shuffle(cat.deck)

    def final_scoring(self, s: Fresco) -> None:
        """A point for each ball of yarn."""
        cat = cat_of(s)
        points = zeros(len(s.track))
        seat: i64 = 0
        while seat < i64(len(s.players)):
            points[seat] = cat.yarn[seat]
            cat.credit(seat, points[seat])
            seat += 1
        score_in_order(s, points)

    def why_not(self, s: Fresco, who: i64, target: str) -> Message | None:
        return msg("m18-why-when") if target.startswith("m18") else None


MODULE: Final = CatModule()
