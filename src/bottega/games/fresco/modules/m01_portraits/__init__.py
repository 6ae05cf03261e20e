"""Module 1, the portraits: one apprentice in the studio may paint somebody of renown.

Three decks lie on one another, A on B on C; two cards lie open each round. Some help for the rest of the game.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bottega.core.events import Event
from bottega.core.kernel import Step
from bottega.core.messages import Message, msg
from bottega.games.fresco.account import Account
from bottega.games.fresco.box import Components
from bottega.games.fresco.const import EMPTY, STUDIO
from bottega.games.fresco.module import Module, Part
from bottega.games.fresco.modules.m01_portraits.advice import PortraitsAdvice
from bottega.games.fresco.modules.m01_portraits.box import ACTOR, GODS_SERVANT, portraits_box
from bottega.games.fresco.modules.m01_portraits.observation import PortraitsObservation
from bottega.games.fresco.modules.m01_portraits.part import (
    ABBOT_BONUS,
    ACTOR_MOOD,
    NUMBER,
    SERVANT_INCOME,
    abbot_helps,
    has_power,
    shuffled_by_deck,
)
from bottega.games.fresco.modules.m01_portraits.part import Studio as Studio
from bottega.games.fresco.modules.m01_portraits.part import studio_of as studio_of
from bottega.games.fresco.modules.m01_portraits.steps import ABBOTS_POINT as ABBOTS_POINT
from bottega.games.fresco.modules.m01_portraits.steps import (
    CARD_SPOTS,
    LeonardoPaints,
    MerchantPaints,
    PaintPortrait,
    Sexton,
    open_two,
)
from bottega.games.fresco.modules.m01_portraits.steps import CHOSE_PAINTS as CHOSE_PAINTS
from bottega.games.fresco.modules.m01_portraits.steps import LEONARDO_PAINTS as LEONARDO_PAINTS
from bottega.games.fresco.modules.m01_portraits.steps import MERCHANT_PAINTS as MERCHANT_PAINTS
from bottega.games.fresco.modules.m01_portraits.steps import OPENED as OPENED
from bottega.games.fresco.modules.m01_portraits.steps import PAINTED as PAINTED
from bottega.games.fresco.modules.m01_portraits.steps import REMOVED as REMOVED
from bottega.games.fresco.state import Fresco


class Portraits(Module):
    """The portraits."""

    def __init__(self) -> None:
        super().__init__(
            NUMBER,
            "portraits",
            "The Portraits",
            "portraits",
            added=[PaintPortrait(), Sexton()],
            advice=PortraitsAdvice(),
            classic=True,
            family=True,
            observation=PortraitsObservation(),
        )

    def steps(self) -> list[Step[Fresco]]:
        return [MerchantPaints(), LeonardoPaints()]

    def new_part(self, s: Fresco) -> Part:
        return Studio(len(s.players))

    def set_up(self, s: Fresco) -> None:
        """Each deck is shuffled; C lies at the bottom, A on top."""
        cards = vec[i64]()
        card: i64 = len(portraits_box(s.box).portraits) - 1
        while card >= 0:
            cards = append(cards, card)
            card -= 1
        studio_of(s).deck = shuffled_by_deck(s, cards)
        open_two(s)

    def round_began(self, s: Fresco) -> None:
        studio = studio_of(s)
        studio.painted = 0
        studio.walked = 0

    def round_ended(self, s: Fresco) -> None:
        """What was not painted leaves the game; two new cards are opened."""
        open_two(s)

    def is_final(self, s: Fresco) -> bool:
        """When the last two lie open, it is the final round."""
        return len(studio_of(s).deck) == 0

    def figure_acts(self, s: Fresco, column: i64, marker: i64) -> None:
        """Leonardo must paint somebody if he can."""
        if column == STUDIO:
            s.push_task(LEONARDO_PAINTS, s.decides[marker], marker)

    # --- permanent cards

    def income(self, s: Fresco, who: i64) -> i64:
        """God's servant: a thaler more."""
        return SERVANT_INCOME if has_power(s, who, GODS_SERVANT) else 0

    def theater_mood(self, s: Fresco, who: i64) -> i64:
        """The actor: each apprentice at the theater lifts the mood by 3."""
        return ACTOR_MOOD if has_power(s, who, ACTOR) else 0

    def bonus(self, s: Fresco, marker: i64, segment: i64, points: i64) -> i64:
        """The abbot: a point more wherever the bishop brings a bonus."""
        if not abbot_helps(s, marker, segment):
            return 0
        studio_of(s).credit(marker, ABBOT_BONUS)
        s.emit(ABBOTS_POINT, marker, ABBOT_BONUS)
        return ABBOT_BONUS

    def restoring_note(self, s: Fresco, marker: i64, segment: i64) -> Message | None:
        return msg("m01-note-abbot") if abbot_helps(s, marker, segment) else None

    def why_not(self, s: Fresco, who: i64, target: str) -> Message | None:
        if target not in CARD_SPOTS:
            return None
        studio = studio_of(s)
        if studio.open[CARD_SPOTS.index(target)] == EMPTY:
            return msg("m01-why-taken")
        return msg("m01-why-painted") if studio.painted >> who & 1 else msg("m01-why-studio")

    def hear(self, account: Account, event: Event, box: Components) -> None:
        if event.kind is PAINTED:
            paint = portraits_box(box).portraits[event.value(0)].paint
            if paint != EMPTY:
                account.paints[paint] += 1
        elif event.kind is CHOSE_PAINTS:
            account.paints[event.value(0)] += 1
            account.paints[event.value(1)] += 1


MODULE: Final = Portraits()
