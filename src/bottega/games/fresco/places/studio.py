"""The studio: thalers for painting portraits."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bottega.core.kernel import moves_below
from bottega.core.messages import Message, msg
from bottega.games.fresco.const import STUDIO, STUDIO_PAY
from bottega.games.fresco.decision import FORGO, PlaceDecision, or_forgo
from bottega.games.fresco.state import Fresco

AT_STUDIO: Final[i64] = 20


class AtStudio(PlaceDecision):
    """What else, beside the thalers? Only modules ask here; the argument: apprentices to be paid."""

    def moves(self) -> vec[i64]:
        return moves_below(FORGO + 1)

    def options(self, s: Fresco, who: i64, arg: i64) -> vec[i64]:
        moves = vec[i64]()
        for added in s.rules.added[STUDIO]:
            moves = added.options(s, who, arg, moves)
        return or_forgo(moves)

    def run(self, s: Fresco, who: i64, arg: i64) -> None:
        earn_thalers(s, who, arg)

    def number(self) -> i64:
        return AT_STUDIO

    def place(self) -> i64:
        return STUDIO

    def apprentices_left(self, arg: i64) -> i64:
        return arg

    def take_here(self, s: Fresco, who: i64, arg: i64, move: i64) -> None:
        earn_thalers(s, who, arg)

    def question(self, s: Fresco, who: i64, arg: i64) -> Message:
        return msg("fresco-ask-studio", thalers=arg * STUDIO_PAY)

    def explain_here(self, s: Fresco, who: i64, arg: i64, move: i64) -> Message:
        return msg("fresco-do-studio", thalers=arg * STUDIO_PAY)

    def rule(self, s: Fresco, who: i64, arg: i64) -> str:
        return "fresco#studio"

    def moment(self, s: Fresco, who: i64, arg: i64) -> str:
        return "place-studio"


def earn_thalers(s: Fresco, who: i64, apprentices: i64) -> None:
    """Each apprentice earns 3 thalers."""
    s.earn(who, apprentices * STUDIO_PAY)
