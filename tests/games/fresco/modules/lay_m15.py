"""The dome laid by hand. A dome tile is `6 OGY`: its value, then its paints.

Nothing is lost: what is laid somewhere comes from where such a piece was, and what was there goes back.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from bottega.games.fresco.const import EMPTY
from bottega.games.fresco.modules.m15_dome import TAKER, Domes, domes_of
from bottega.games.fresco.places.round import FINAL_SCORING
from bottega.games.fresco.state import Fresco
from tests.games.fresco.table import GAME, GONE, LEONARDO, NAMES

DOMES = [f"{tile.value} {tile.cost.letters}" for tile in GAME.box.more.domes]


# --- laying


def lay_dome(s: Fresco, segment: str, word: str) -> None:
    """A hidden dome tile comes under a segment; what is there goes where it was."""
    domes = domes_of(s)
    here, there = NAMES.index(segment), list(domes.hidden).index(DOMES.index(word))
    domes.hidden[here], domes.hidden[there] = domes.hidden[there], domes.hidden[here]


def give_domes(s: Fresco, marker: int, *words: str) -> None:
    """These dome tiles come to lie before a player, or Leonardo, after those that lie there; wherever they were."""
    domes = domes_of(s)
    for word in words:
        dome = DOMES.index(word)
        take_away(domes, dome)
        domes.taken = append(domes.taken, dome * TAKER + marker)


def take_away(domes: Domes, dome: int) -> None:
    """A dome tile from its segment, or from whoever has it; it is not completed any more."""
    domes.hidden = vec[i64]([EMPTY if hidden == dome else hidden for hidden in domes.hidden])
    domes.taken = vec[i64]([code for code in domes.taken if code // TAKER != dome])
    domes.completed &= ~(1 << dome)


# --- reading


def hidden_dome(s: Fresco, segment: str) -> str:
    """The dome tile under a segment; `-` for none."""
    dome = domes_of(s).hidden[NAMES.index(segment)]
    return GONE if dome == EMPTY else DOMES[dome]


def hidden_domes(s: Fresco) -> list[str]:
    """The segments with a dome tile under them."""
    return [name for name in NAMES if hidden_dome(s, name) != GONE]


def domes(s: Fresco, seat: int) -> list[str]:
    """A player's dome tiles that are not completed: `D1`, `D2` and so on."""
    return [DOMES[dome] for dome in domes_of(s).domes(seat, completed=False)]


def completed_domes(s: Fresco, seat: int) -> list[str]:
    return [DOMES[dome] for dome in domes_of(s).domes(seat, completed=True)]


def leonardos_domes(s: Fresco) -> list[str]:
    return [DOMES[dome] for dome in domes_of(s).domes(LEONARDO, completed=False)]


# --- playing


def score_now(s: Fresco) -> None:
    """Final scoring comes now, in this round's wake-up order; all must be awake."""
    assert s.awake
    s.agenda = vec[i64]()
    s.push_task(FINAL_SCORING)
    s.settle()
