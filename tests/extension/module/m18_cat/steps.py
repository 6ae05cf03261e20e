"""Stroking the cat: a card is drawn, and kept or fed to her."""

from typing import Final

from bottega.games.fresco.modules.m18_cat.part import CARD_WORDS, FISH, cat_of
from librt.vecs import pop, vec
from mypy_extensions import i64

from bottega.core.events import Event, EventKind
from bottega.core.messages import Message, msg
from bottega.games.fresco.decision import DONE, ModuleDecision
from bottega.games.fresco.module import ActionTile
from bottega.games.fresco.state import Fresco

CHOOSE: Final[i64] = 100

KEEP: Final[i64] = 0
FEED: Final[i64] = 1

FISH_THALERS: Final[i64] = 2


def card_drawn(event: Event, box: object) -> Message:
    return msg("m18-event-drew", card=CARD_WORDS[event.value(0)])


DREW: Final = EventKind("cat_drew", "card", words=card_drawn)
KEPT: Final = EventKind("cat_kept", message="m18-event-kept")
FED: Final = EventKind("cat_fed", message="m18-event-fed")


class CatTile(ActionTile):
    """One apprentice strokes the cat."""

    def __init__(self) -> None:
        super().__init__(1, 1, 1)

    def is_useless(self, s: Fresco) -> bool:
        return len(cat_of(s).deck) == 0

    def visit(self, s: Fresco, who: i64, apprentices: i64) -> None:
        cat = cat_of(s)
        if apprentices > 0 and len(cat.deck) > 0:
            cat.deck, cat.open = pop(cat.deck)
            s.reveals += 1
            s.emit(DREW, who, cat.open)
            s.push_task(CHOOSE, who)


class ChooseCard(ModuleDecision):
    """Do you keep the card, or feed it to the cat for a point?"""

    def moves(self) -> vec[i64]:
        return vec[i64]([KEEP, FEED])

    def options(self, s: Fresco, who: i64, arg: i64) -> vec[i64]:
        return self.moves()

    def take(self, s: Fresco, who: i64, arg: i64, move: i64) -> None:
        cat = cat_of(s)
        card = cat.open
        cat.open = -1
        if move == FEED or card == FISH:
            cat.gone[card] += 1
        if move == FEED:
            s.emit(FED, who)
            cat.credit(who, 1)
            s.score(who, 1)
            return
        s.emit(KEPT, who)
        if card == FISH:
            s.earn(who, FISH_THALERS)
        else:
            cat.yarn[who] += 1

    def question(self, s: Fresco, who: i64, arg: i64) -> Message:
        return msg("m18-ask-card", card=CARD_WORDS[cat_of(s).open])

    def write(self, s: Fresco, who: i64, arg: i64, move: i64) -> str:
        return "-" if move == KEEP else "CAT"

    def explain(self, s: Fresco, who: i64, arg: i64, move: i64) -> Message:
        return msg("m18-do-keep", card=CARD_WORDS[cat_of(s).open]) if move == KEEP else msg("m18-do-feed")

    def target(self, s: Fresco, who: i64, arg: i64, move: i64) -> str:
        return DONE if move == KEEP else "m18-cat"
