"""Favors laid by hand, in the English words for what they bring."""

from typing import Self

from bottega.games.fresco.modules.m11_favors import favor_said, favors_of
from bottega.games.fresco.modules.m11_favors.box import favors_box
from bottega.i18n import speak
from tests.games.fresco.board import GAME, NAMES, Board


def favor_name(favor: int) -> str:
    """What a favor brings, in English."""
    return speak(favor_said(favors_box(GAME.box).favors[favor]))


class FavorsScene(Board):
    def lay_favor(self, segment: str, text: str) -> Self:
        """A favor on a segment changes places with another: `1 thaler`, `5 thalers`, `1 point`, `mood +1`, `orange`."""
        favors = favors_of(self.state)
        here = NAMES.index(segment)
        there = next(i for i, f in enumerate(favors.hidden) if f >= 0 and favor_name(f) == text)
        favors.hidden[here], favors.hidden[there] = favors.hidden[there], favors.hidden[here]
        return self
