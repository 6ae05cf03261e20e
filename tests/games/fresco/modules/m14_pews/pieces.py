"""The pews laid by hand. A pew is `1 2`: its beams, then its points. Beams are owned once they are behind the screen.

Nothing is lost: what is laid somewhere comes from where such a piece was, and what was there goes back.
"""

from typing import Self

from librt.vecs import vec
from mypy_extensions import i64

from bottega.games.fresco.modules.m14_pews import RESTORE_PEWS, pews_of
from bottega.games.fresco.modules.m14_pews.box import pews_box
from tests.games.fresco.board import GAME, Board

PEWS = [f"{pew.beams} {pew.points}" for pew in pews_box(GAME.box).pews]


def pick(pool: list[int], words: tuple[str, ...]) -> list[int]:
    """The numbers of different pews in a pool, by their words."""
    found: list[int] = []
    for word in words:
        found.append(next(pew for pew in pool if PEWS[pew] == word and pew not in found))
    return found


def beams_on(tile: str) -> int:
    """The beams on a market tile, `RY`."""
    return int(pews_box(GAME.box).beams[[heap.letters for heap in GAME.box.market].index(tile)])


class PewsScene(Board):
    # --- laying

    def give_beams(self, seat: int, number: int) -> Self:
        """A player owns exactly so many beams; the others of theirs are in their supply."""
        assert 0 <= number <= pews_box(GAME.box).beams_each
        pews_of(self.state).owned[seat] = number
        return self

    def next_pews(self, *words: str) -> Self:
        """Of each size these pews will be turned next, the first named first."""
        pews = pews_of(self.state)
        named = pick(list(pews.hidden), words)
        rest = [pew for pew in pews.hidden if pew not in named]
        pews.hidden = vec[i64](rest + named[::-1])
        return self

    def leave_pews(self, *words: str) -> Self:
        """Exactly these pews are left, to be turned in this order; the others have been restored."""
        pews = pews_of(self.state)
        left = pick([*pews.hidden, *pews.restored], words)
        pews.hidden = vec[i64](left[::-1])
        pews.restored = vec[i64]([pew for pew in range(len(PEWS)) if pew not in left])
        return self

    # --- reading

    def beams(self, seat: int) -> int:
        """The beams a player owns."""
        return int(pews_of(self.state).owned[seat])

    def beam_supply(self, seat: int) -> int:
        """The beams in a player's supply, which they do not own yet."""
        return int(pews_box(GAME.box).beams_each - pews_of(self.state).owned[seat])

    def pews_left(self) -> list[str]:
        """The pews not restored yet, from small to large."""
        return sorted(PEWS[pew] for pew in pews_of(self.state).hidden)

    def restored_pews(self) -> list[str]:
        """The pews that have left the game, in the order in which they were turned."""
        return [PEWS[pew] for pew in pews_of(self.state).restored]

    # --- playing

    def go_to_pews(self, seat: int, apprentices: int) -> Self:
        """A player's turn at the pews comes now, with so many apprentices besides the printed one."""
        self.state.push_task(RESTORE_PEWS, seat, 1 + apprentices)
        self.state.settle()
        return self
