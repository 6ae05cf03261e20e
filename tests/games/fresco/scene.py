"""Positions laid by hand, the one way for all tests: `scene("10").make_ill(0, 2).awake().act("0 1+1 0 2 0")`.

What belongs to the base game is in `board.py`, what to a module in the module's `pieces.py`.
"""

from collections.abc import Callable, Iterator
from functools import cache
from itertools import count
from random import Random

from tests.games.fresco.board import GAME, IDLE, LAST_SEGMENTS
from tests.games.fresco.modules.m01_portraits.pieces import PortraitsScene
from tests.games.fresco.modules.m02_requests.pieces import RequestsScene
from tests.games.fresco.modules.m04_wishing_well.pieces import WishesScene
from tests.games.fresco.modules.m05_gold_leaf.pieces import LeavesScene
from tests.games.fresco.modules.m06_glaziers.pieces import GlassScene
from tests.games.fresco.modules.m07_scrolls.pieces import ScrollsScene
from tests.games.fresco.modules.m08_bells.pieces import CertificatesScene
from tests.games.fresco.modules.m09_wall.pieces import WallTilesScene
from tests.games.fresco.modules.m10_medico.pieces import MedicineScene
from tests.games.fresco.modules.m11_favors.pieces import FavorsScene
from tests.games.fresco.modules.m12_dames.pieces import DamesScene
from tests.games.fresco.modules.m13_catacombs.pieces import TreasuresScene
from tests.games.fresco.modules.m14_pews.pieces import PewsScene
from tests.games.fresco.modules.m15_dome.pieces import DomesScene
from tests.games.fresco.modules.m16_black_market.pieces import BarrelScene
from tests.games.fresco.modules.m17_painters_guild.pieces import GuildScene


class Scene(
    PortraitsScene,
    RequestsScene,
    WishesScene,
    LeavesScene,
    GlassScene,
    ScrollsScene,
    CertificatesScene,
    WallTilesScene,
    MedicineScene,
    FavorsScene,
    DamesScene,
    TreasuresScene,
    PewsScene,
    DomesScene,
    BarrelScene,
    GuildScene,
):
    """A game with any modules."""


def scene(modules: str = "none", players: int = 3, edition: str = "mega", seed: int = 0) -> Scene:
    """A new game with the seats on S1, S2, S3 and S4, in this order."""
    return seated(modules, players, edition, seed).copy()


@cache
def seated(modules: str, players: int, edition: str, seed: int) -> Scene:
    for number in count(seed):
        s = new_game(players, number, {"edition": edition, "modules": modules})
        if list(s.state.track) == [-3, -2, -1, 0][: len(s.state.track)]:
            return s
    raise AssertionError("unreachable")


def opening(players: int = 3, modules: str = "10", edition: str = "mega") -> Scene:
    """A new game in which nobody has any paint."""
    return scene(modules, players, edition).without_paints()


def new_game(players: int, seed: int, choices: dict[str, str] | None = None) -> Scene:
    """The game of a seed, just dealt."""
    return Scene(GAME.new(players, seed, choices or {}))


def visit(
    paints: str, plan_0: str, thalers: int = 12, times: str = "7 8 9", modules: str = "none", edition: str = "mega"
) -> Scene:
    """Three players have woken up; seat 0 has these goods, and planning them is all that is left before they act.

    The others have no paints and go where they cannot do anything.
    """
    s = scene(modules, edition=edition).wake(times).without_paints()
    return s.give(0, paints, thalers).plan(plan_0, IDLE, IDLE)


def before_last_round(players: int = 3, left: str = LAST_SEGMENTS) -> Scene:
    """The final round begins; nobody has any paint, money or tile. Seats wake up in the order of their numbers."""
    return scene(players=players).awake().poor().leave(left).finish_round().poor()


def last_round(players: int = 3, times: str = "7 8 9", left: str = LAST_SEGMENTS) -> Scene:
    """The final round, everybody is awake and about to plan; nobody has anything. Times are by marker."""
    return before_last_round(players, left).awake(times)


def along(s: Scene, dice: Random, liked: Callable[[str], bool] = bool, share: float = 1.0) -> Iterator[Scene]:
    """Play on by lot, most often what is liked, and stop before every move.

    On the way no piece is lost and guesses show every seat what it sees; in the end the points make the score.
    """
    whole, number = GAME.pieces(s.state), 0
    while not s.over():
        assert GAME.pieces(s.state) == whole
        for who in s.viewers() if number % 50 == 0 else []:
            guess = s.determinize(who, number)
            assert guess.view(who) == s.view(who)
            assert GAME.pieces(guess.state) == whole
        yield s
        words = s.options()
        assert len(words) > 1, "what has one answer is not asked"
        wanted = [word for word in words if liked(word)]
        s.play(dice.choice(wanted if wanted and dice.random() < share else words))
        number += 1
    assert GAME.pieces(s.state) == whole
    result = s.result()
    assert [sum(values[seat] for values in result.sources.values()) for seat in range(len(s.players))] == result.scores
