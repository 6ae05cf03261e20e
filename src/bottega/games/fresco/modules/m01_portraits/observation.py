"""What an observation says of the portraits."""

from typing import Final

from mypy_extensions import i64

from bottega.core.observation import Piece, Writer
from bottega.games.fresco.box import Components
from bottega.games.fresco.const import BLENDED, EMPTY, LETTERS
from bottega.games.fresco.module import ModuleObservation
from bottega.games.fresco.modules.m01_portraits.box import POWERS, portraits_box
from bottega.games.fresco.modules.m01_portraits.part import DECKS, OPEN, studio_of
from bottega.games.fresco.state import Fresco

POWER_KINDS: Final[i64] = len(POWERS)
PER_CARD: Final[i64] = 1 + DECKS + POWER_KINDS + 3 + BLENDED

TABLE: Final = [
    Piece("deck", 1, "cards in the deck"),
    Piece(
        "open",
        OPEN * PER_CARD,
        f"for each open card: it is there; its deck ({DECKS}); its power ({', '.join(POWERS)}); its points, thalers "
        f"and mood; its paint ({LETTERS[:BLENDED]})",
    ),
]
SEAT: Final = [
    Piece("powers", POWER_KINDS, "whose help they have: " + ", ".join(POWERS)),
    Piece("painted", 1, "they took a card this round"),
    Piece("walked", 1, "they used the sexton this round"),
]


class PortraitsObservation(ModuleObservation):
    """The open cards, and who has been helped by whom."""

    def table(self, box: Components) -> list[Piece]:
        return TABLE

    def seat(self, box: Components) -> list[Piece]:
        return SEAT

    def observe(self, s: Fresco, who: i64, w: Writer) -> None:
        studio = studio_of(s)
        w.number(len(studio.deck))
        end = w.at + OPEN * PER_CARD
        for number in studio.open:
            if number == EMPTY:
                w.skip(PER_CARD)
            else:
                observe_card(s, number, w)
        w.at = end  # before the first round none lies open

    def observe_seat(self, s: Fresco, seat: i64, own: bool, w: Writer) -> None:
        studio = studio_of(s)
        w.bits(studio.powers[seat] >> 1, POWER_KINDS)
        w.number(studio.painted >> seat & 1)
        w.number(studio.walked >> seat & 1)


def observe_card(s: Fresco, number: i64, w: Writer) -> None:
    """An open card."""
    card = portraits_box(s.box).portraits[number]
    w.number(1)
    w.one_hot(card.deck, DECKS)
    w.one_hot(card.power - 1, POWER_KINDS)
    w.number(card.points)
    w.number(card.thalers)
    w.number(card.mood)
    w.one_hot(card.paint, BLENDED)
