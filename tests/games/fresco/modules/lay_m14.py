"""The pews laid by hand. A pew is `1 2`: its beams, then its points. Beams are owned once they are behind the screen.

Nothing is lost: what is laid somewhere comes from where such a piece was, and what was there goes back.
"""

from librt.vecs import vec
from mypy_extensions import i64

from bottega.games.fresco.modules.m14_pews import RESTORE_PEWS, pews_of
from bottega.games.fresco.state import Fresco
from tests.games.fresco.table import GAME, plan_one, play_as

PEWS = [f"{pew.beams} {pew.points}" for pew in GAME.box.more.pews]


# --- laying


def give_beams(s: Fresco, seat: int, number: int) -> None:
    """A player owns exactly so many beams; the others of theirs are in their supply."""
    assert 0 <= number <= GAME.box.more.beams_each
    pews_of(s).owned[seat] = number


def next_pews(s: Fresco, *words: str) -> None:
    """Of each size these pews will be turned next, the first named first."""
    pews = pews_of(s)
    named = pick(list(pews.hidden), words)
    rest = [pew for pew in pews.hidden if pew not in named]
    pews.hidden = vec[i64](rest + named[::-1])


def leave_pews(s: Fresco, *words: str) -> None:
    """Exactly these pews are left, to be turned in this order; the others have been restored."""
    pews = pews_of(s)
    left = pick([*pews.hidden, *pews.restored], words)
    pews.hidden = vec[i64](left[::-1])
    pews.restored = vec[i64]([pew for pew in range(len(PEWS)) if pew not in left])


def pick(pool: list[int], words: tuple[str, ...]) -> list[int]:
    """The numbers of different pews in a pool, by their words."""
    found: list[int] = []
    for word in words:
        found.append(next(pew for pew in pool if PEWS[pew] == word and pew not in found))
    return found


# --- reading


def beams(s: Fresco, seat: int) -> int:
    """The beams a player owns."""
    return int(pews_of(s).owned[seat])


def beam_supply(s: Fresco, seat: int) -> int:
    """The beams in a player's supply, which they do not own yet."""
    return int(GAME.box.more.beams_each - pews_of(s).owned[seat])


def beams_on(tile: str) -> int:
    """The beams on a market tile, `RY`."""
    return int(GAME.box.more.beams[[heap.letters for heap in GAME.box.market].index(tile)])


def pews_left(s: Fresco) -> list[str]:
    """The pews not restored yet, from small to large."""
    return sorted(PEWS[pew] for pew in pews_of(s).hidden)


def restored_pews(s: Fresco) -> list[str]:
    """The pews that have left the game, in the order in which they were turned."""
    return [PEWS[pew] for pew in pews_of(s).restored]


# --- playing


def plan_pews(s: Fresco, seat: int, column: str, plan: str) -> None:
    """One player lays the pews tile on a column, `S`, and plans; of the plan's digits that column's go to the pews."""
    play_as(s, seat, "@" + column)
    plan_one(s, seat, plan)


def go_to_pews(s: Fresco, seat: int, apprentices: int) -> None:
    """A player's turn at the pews comes now, with so many apprentices besides the printed one."""
    s.push_task(RESTORE_PEWS, seat, 1 + apprentices)
    s.settle()
