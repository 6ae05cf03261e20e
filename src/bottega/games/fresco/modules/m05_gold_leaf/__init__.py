"""Module 5, gold leaf: it comes with two slots of the market and gilds the colour the bishop wishes for this round."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bottega.core.events import Event, EventKind
from bottega.core.kernel import Step
from bottega.core.messages import Message, msg
from bottega.games.fresco.box import Components
from bottega.games.fresco.const import (
    ALTAR,
    BISHOP_HERE,
    BISHOP_NEAR,
    BLENDED,
    CATHEDRAL,
    EMPTY,
    HEALTHY,
    LETTERS,
    MARKET,
    RESTORED,
)
from bottega.games.fresco.dealing import asked_besides, deal_count
from bottega.games.fresco.decision import ModuleDecision
from bottega.games.fresco.module import Module, Part
from bottega.games.fresco.places.scoring import earn_in_order
from bottega.games.fresco.state import Fresco, zeros
from bottega.games.fresco.words import PAINT_WORDS

ELSEWHERE: Final[i64] = 1  # for a leaf where the bishop is neither on the segment nor next to it

GILD: Final[i64] = 48

NO: Final[i64] = 0
YES: Final[i64] = 1

DISC: Final = EventKind("disc", "paint")
LEAVES: Final = EventKind("leaves", "leaves")
GILDED: Final = EventKind("gilded", "points")
CHANGED: Final = EventKind("leaves_changed", "leaves")


class Gold(Part):
    """The disc in the basket and the leaves."""

    def __init__(self, seats: i64) -> None:
        super().__init__()
        self.points = zeros(seats)
        self.disc: i64 = 0
        self.supply: i64 = 0
        self.leaves: vec[i64] = zeros(seats)
        self.gilding: bool = False  # does the restoration at hand use a leaf?

    def copy(self) -> Part:
        other = Gold(0)
        other.points = self.points[:]
        other.disc = self.disc
        other.supply = self.supply
        other.leaves = self.leaves[:]
        other.gilding = self.gilding
        return other

    def key(self) -> list[int]:
        return [self.disc, self.supply, *self.leaves, self.gilding, *self.points]

    def view(self, s: Fresco, who: int) -> dict[str, object]:
        return {
            "module": "gold leaf",
            "disc": LETTERS[self.disc],
            "supply": int(self.supply),
            "arrows": list(arrows(s)),
            "points": [int(BISHOP_HERE), int(BISHOP_NEAR), int(ELSEWHERE)],
            "players": [
                {"leaves": int(leaves) if seat == who or s.laid_open else None}
                for seat, leaves in enumerate(self.leaves)
            ],
        }

    def deal(self, s: Fresco, who: int, wanted: i64) -> None:
        """How many leaves the others have together can be seen from the supply."""
        if not s.laid_open:  # then all lie open
            deal_count(s, who, self.leaves, asked_besides(s, who) if wanted >= 0 else EMPTY)

    def pieces(self, s: Fresco) -> list[int]:
        """All leaves."""
        return [sum(self.leaves) + self.supply]


class GoldLeaf(Module):
    """Gold leaf."""

    def __init__(self) -> None:
        super().__init__(5, "gold", "The Gold Leaf", "gold_leaf", classic=True)

    def steps(self) -> list[Step[Fresco]]:
        return [Gild()]

    def new_part(self, s: Fresco) -> Part:
        return Gold(len(s.players))

    def set_up(self, s: Fresco) -> None:
        gold = gold_of(s)
        gold.supply = s.box.more.leaves
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
        earn_in_order(s, gold.leaves)
        for marker in s.order:
            if s.is_player(marker) and gold.leaves[marker] > 0:
                gold.supply += gold.leaves[marker]
                s.emit(CHANGED, marker, gold.leaves[marker])
                gold.leaves[marker] = 0

    # --- what a bot goes by

    def worth(self, s: Fresco, who: i64) -> float:
        return float(gold_of(s).leaves[who]) * (0.5 if s.final else 0.9)

    def prospect(self, s: Fresco, who: i64, place: i64, apprentices: i64) -> float:
        """Tiles with leaves are worth going for; with a leaf, segments of the colour are."""
        gold = gold_of(s)
        if place == MARKET:
            return 0.3 if gold.supply > 0 else 0.0
        if place == CATHEDRAL and gold.leaves[who] > 0:
            segment: i64 = 0
            for tile in s.fresco:
                if tile != RESTORED and asks_for_gold(s, segment) and s.players[who].has(s.box.tiles[tile].cost):
                    return 1.0
                segment += 1
        return 0.0

    # --- words

    def write(self, s: Fresco, move: i64) -> str:
        return "+" if move == YES else "-"

    def read(self, s: Fresco, word: str) -> int | None:
        return {"-": int(NO), "+": int(YES)}.get(word) if s.step() == GILD else None

    def question(self, s: Fresco) -> Message:
        return msg("m05-ask-gild", paint=PAINT_WORDS[gold_of(s).disc])

    def explain(self, s: Fresco, move: i64) -> Message:
        return msg("m05-do-gild", points=gold_points(s, s.argument())) if move == YES else msg("m05-do-keep")

    def describe(self, event: Event, box: Components) -> Message | None:
        name = event.kind.name
        value = event.values[0] or 0 if event.values else 0
        if name == "disc":
            return msg("m05-event-disc", paint=PAINT_WORDS[value])
        if name == "leaves":
            return msg("m05-event-leaves", leaves=value)
        if name == "gilded":
            return msg("m05-event-gilded", points=value)
        if name == "leaves_changed":
            return msg("m05-event-changed", leaves=value)
        return None

    # --- spots

    def target(self, s: Fresco, move: i64) -> str:
        return "m05-leaves" if move == YES else "done"

    def why_not(self, s: Fresco, who: i64, target: str) -> Message | None:
        if target != "m05-leaves":
            return None
        gold = gold_of(s)
        return msg("m05-why-none") if gold.leaves[who] == 0 else msg("m05-why-moment", paint=PAINT_WORDS[gold.disc])


def gold_of(s: Fresco) -> Gold:
    part = s.parts[s.rules.slots[5]]
    assert isinstance(part, Gold)
    return part


def arrows(s: Fresco) -> vec[i64]:
    """Leaves that the gold market points at, by slot of the market."""
    return s.box.more.arrows_4 if len(s.players) == 4 else s.box.more.arrows_3


def asks_for_gold(s: Fresco, segment: i64) -> bool:
    """Does the tile ask for the colour of the disc?"""
    return s.box.tiles[s.fresco[segment]].cost.counts[gold_of(s).disc] > 0


def gold_points(s: Fresco, segment: i64) -> i64:
    """3, 2 or 1 for a leaf: the bishop is here, near or elsewhere; an ill apprentice always has 1."""
    bonus = s.bishop_bonus(segment)
    return bonus if bonus > 0 and s.restorer == HEALTHY else ELSEWHERE


class Gild(ModuleDecision):
    """Do you add a gold leaf? Exactly one."""

    def options(self, s: Fresco, who: i64, arg: i64) -> vec[i64]:
        return vec[i64]([YES, NO]) if gold_of(s).leaves[who] > 0 else vec[i64]()

    def take(self, s: Fresco, who: i64, arg: i64, move: i64) -> None:
        if move == YES:
            gold = gold_of(s)
            gold.leaves[who] -= 1
            gold.supply += 1
            gold.gilding = True


MODULE: Final = GoldLeaf()
