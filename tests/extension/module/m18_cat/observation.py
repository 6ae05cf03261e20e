"""What an observation says of the cat."""

from typing import Final

from bottega.games.fresco.modules.m18_cat.part import CARD_WORDS, cat_of
from mypy_extensions import i64

from bottega.core.observation import Piece, Writer
from bottega.games.fresco.box import Components
from bottega.games.fresco.module import ModuleObservation
from bottega.games.fresco.state import Fresco

KINDS: Final[i64] = len(CARD_WORDS)


class CatObservation(ModuleObservation):
    """Her cards; all but the deck lie open."""

    def table(self, box: Components) -> list[Piece]:
        return [
            Piece("deck", 1, "cards in the deck"),
            Piece("open", KINDS, "the card that was drawn: fish, yarn"),
            Piece("gone", KINDS, "cards that were fed to her"),
        ]

    def seat(self, box: Components) -> list[Piece]:
        return [Piece("yarn", 1, "balls of yarn they have")]

    def observe(self, s: Fresco, who: i64, w: Writer) -> None:
        cat = cat_of(s)
        w.number(len(cat.deck))
        w.one_hot(cat.open, KINDS)
        w.row(cat.gone)

    def observe_seat(self, s: Fresco, seat: i64, own: bool, w: Writer) -> None:
        w.number(cat_of(s).yarn[seat])
