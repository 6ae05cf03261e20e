"""Module 5, gold leaf: it comes with two slots of the market and gilds the colour the bishop wishes for this round."""

from typing import Final

from mypy_extensions import i64

from bottega.core.events import Event
from bottega.core.kernel import Step
from bottega.core.messages import Message, msg
from bottega.games.fresco.account import Account
from bottega.games.fresco.box import Components
from bottega.games.fresco.const import ALTAR, BLENDED
from bottega.games.fresco.module import Module, Part
from bottega.games.fresco.modules.m05_gold_leaf.advice import GoldAdvice
from bottega.games.fresco.modules.m05_gold_leaf.box import gold_box
from bottega.games.fresco.modules.m05_gold_leaf.observation import GoldObservation
from bottega.games.fresco.modules.m05_gold_leaf.part import NUMBER, arrows, asks_for_gold, gold_points
from bottega.games.fresco.modules.m05_gold_leaf.part import Gold as Gold
from bottega.games.fresco.modules.m05_gold_leaf.part import gold_of as gold_of
from bottega.games.fresco.modules.m05_gold_leaf.steps import CHANGED as CHANGED
from bottega.games.fresco.modules.m05_gold_leaf.steps import DISC as DISC
from bottega.games.fresco.modules.m05_gold_leaf.steps import GILD as GILD
from bottega.games.fresco.modules.m05_gold_leaf.steps import GILDED as GILDED
from bottega.games.fresco.modules.m05_gold_leaf.steps import LEAVES as LEAVES
from bottega.games.fresco.modules.m05_gold_leaf.steps import LEAVES_SPOT, Gild
from bottega.games.fresco.places.scoring import change_to_thalers
from bottega.games.fresco.state import Fresco
from bottega.games.fresco.words import PAINT_WORDS


class GoldLeaf(Module):
    """Gold leaf."""

    def __init__(self) -> None:
        super().__init__(
            NUMBER,
            "gold",
            "The Gold Leaf",
            "gold_leaf",
            advice=GoldAdvice(),
            classic=True,
            observation=GoldObservation(),
        )

    def steps(self) -> list[Step[Fresco]]:
        return [Gild()]

    def new_part(self, s: Fresco) -> Part:
        return Gold(len(s.players))

    def set_up(self, s: Fresco) -> None:
        gold = gold_of(s)
        gold.supply = gold_box(s.box).leaves
        gold.disc = s.below(BLENDED)

    def bought(self, s: Fresco, who: i64, slot: i64, tile: i64) -> None:
        """The tile on an arrow's slot brings leaves, as many as there are (rulings 3.47, 3.48)."""
        if slot < 0:
            return
        gold = gold_of(s)
        leaves = arrows(s)[slot]
        if leaves > gold.supply:
            leaves = gold.supply
        if leaves > 0:
            gold.supply -= leaves
            gold.leaves[who] += leaves
            s.emit(LEAVES, who, leaves)

    def restoring(self, s: Fresco, marker: i64, segment: i64) -> None:
        if segment != ALTAR and s.is_player(marker) and asks_for_gold(s, segment):
            s.push_task(GILD, marker, segment)

    def bonus(self, s: Fresco, marker: i64, segment: i64, points: i64) -> i64:
        """The leaf's points, in the same score as the tile's and the bishop's."""
        gold = gold_of(s)
        if not gold.gilding:
            return 0
        gold.gilding = False
        bonus = gold_points(s, segment)
        gold.credit(marker, bonus)
        s.emit(GILDED, marker, bonus)
        return bonus

    def round_ended(self, s: Fresco) -> None:
        """The next disc is drawn before the old one goes back into the bag, so the colour changes."""
        gold = gold_of(s)
        drawn = s.below(BLENDED - 1)
        gold.disc = drawn if drawn < gold.disc else drawn + 1
        s.reveals += 1
        s.emit(DISC, -1, gold.disc)

    def final_scoring(self, s: Fresco) -> None:
        """Each leaf left is a thaler."""
        gold = gold_of(s)
        gold.supply += change_to_thalers(s, gold.leaves, CHANGED)

    def why_not(self, s: Fresco, who: i64, target: str) -> Message | None:
        if target != LEAVES_SPOT:
            return None
        gold = gold_of(s)
        return msg("m05-why-none") if gold.leaves[who] == 0 else msg("m05-why-moment", paint=PAINT_WORDS[gold.disc])

    def hear(self, account: Account, event: Event, box: Components) -> None:
        if event.kind is LEAVES:
            account.own[NUMBER][0] += event.value(0)
        elif event.kind is GILDED:
            account.own[NUMBER][0] -= 1
        elif event.kind is CHANGED:
            account.own[NUMBER][0] -= event.value(0)


MODULE: Final = GoldLeaf()
