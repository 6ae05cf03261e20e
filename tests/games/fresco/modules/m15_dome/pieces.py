"""The dome laid by hand. A dome tile is `6 OGY`: its value, then its paints.

Nothing is lost: what is laid somewhere comes from where such a piece was, and what was there goes back.
"""

from typing import Self

from librt.vecs import append, vec
from mypy_extensions import i64

from bottega.games.fresco.const import EMPTY
from bottega.games.fresco.modules.m15_dome import TAKER, Domes, domes_of
from bottega.games.fresco.modules.m15_dome.box import dome_box
from bottega.games.fresco.places.round import FINAL_SCORING
from tests.games.fresco.board import GAME, GONE, LEONARDO, NAMES, Board

DOMES = [f"{tile.value} {tile.cost.letters}" for tile in dome_box(GAME.box).domes]


def take_away(domes: Domes, dome: int) -> None:
    """A dome tile from its segment, or from whoever has it; it is not completed any more."""
    domes.hidden = vec[i64]([EMPTY if hidden == dome else hidden for hidden in domes.hidden])
    domes.taken = vec[i64]([code for code in domes.taken if code // TAKER != dome])
    domes.completed &= ~(1 << dome)


class DomesScene(Board):
    # --- laying

    def lay_dome(self, segment: str, word: str) -> Self:
        """A hidden dome tile comes under a segment; what is there goes where it was."""
        domes = domes_of(self.state)
        here, there = NAMES.index(segment), list(domes.hidden).index(DOMES.index(word))
        domes.hidden[here], domes.hidden[there] = domes.hidden[there], domes.hidden[here]
        return self

    def give_domes(self, marker: int, *words: str) -> Self:
        """These dome tiles come to lie before a player, or Leonardo, after those that lie there; wherever they were."""
        domes = domes_of(self.state)
        for word in words:
            dome = DOMES.index(word)
            take_away(domes, dome)
            domes.taken = append(domes.taken, dome * TAKER + marker)
        return self

    # --- reading

    def hidden_dome(self, segment: str) -> str:
        """The dome tile under a segment; `-` for none."""
        dome = domes_of(self.state).hidden[NAMES.index(segment)]
        return GONE if dome == EMPTY else DOMES[dome]

    def hidden_domes(self) -> list[str]:
        """The segments with a dome tile under them."""
        return [name for name in NAMES if self.hidden_dome(name) != GONE]

    def domes(self, seat: int) -> list[str]:
        """A player's dome tiles that are not completed: `D1`, `D2` and so on."""
        return [DOMES[dome] for dome in domes_of(self.state).domes(seat, completed=False)]

    def completed_domes(self, seat: int) -> list[str]:
        return [DOMES[dome] for dome in domes_of(self.state).domes(seat, completed=True)]

    def leonardos_domes(self) -> list[str]:
        return [DOMES[dome] for dome in domes_of(self.state).domes(LEONARDO, completed=False)]

    # --- playing

    def score_now(self) -> Self:
        """Final scoring comes now, in this round's wake-up order; all must be awake."""
        assert self.state.awake
        self.state.agenda = vec[i64]()
        self.state.push_task(FINAL_SCORING)
        self.state.settle()
        return self
