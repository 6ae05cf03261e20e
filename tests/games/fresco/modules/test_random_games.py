"""What the booklets say to the letter holds along random games.

Citations are to lines of the booklets: EN and FRm are the big box, DE and FRc the classic edition.
"""

from random import Random

import pytest

from tests.games.fresco.board import NAMES
from tests.games.fresco.scene import Scene, new_game

pytestmark = pytest.mark.compiled


# --- laying and playing


MIXES = [
    "10",
    "8,10,13",
    "2,4,9,10",
    "10,14",
    "6,8,9,10,13,14",
    "1,4,5,8,10,12,16,17",
    "1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17",
]


# --- along random games


def check_pawns(s: Scene) -> None:
    for seat in range(len(s.players)):
        seen = s.part("medico")["players"][seat]
        own_here = s.apprentices(seat) - seen["neutral"]
        assert own_here + seen["aside"] + seen["away"] == 5
        assert 0 <= seen["away"] <= seen["ill"]


def check_elixir(s: Scene) -> None:
    if not s.elixirs():
        return
    seat = int(s.to_move())
    seen = s.part("medico")["players"][seat]
    assert seen["away"] > 0
    assert seen["ill"] > 0
    for move in s.elixirs():
        assert int(move[2]) <= min(int(move[0]), seen["away"])
        assert move[0] in seen["bottles"]


def check_plans(s: Scene, healthy: list[int]) -> None:
    """Plans have just been revealed; so many healthy ones everybody had."""
    for seat, number in enumerate(healthy):
        for who in s.viewers():
            assert sum(s.shown(who, seat)["plan"]) == number


def check_beams(s: Scene) -> None:
    owned = [s.beams(seat) for seat in range(len(s.players))]
    for who in s.viewers():
        assert [player["beams"] for player in s.part("pews", who)["players"]] == owned


@pytest.mark.parametrize("seed", range(21))
def test_what_holds_along_random_games(seed: int) -> None:
    modules = MIXES[seed % len(MIXES)]
    chance = Random(seed)
    s = new_game(2 + seed // 7 % 3, 1000 + seed, {"modules": modules})
    healthy: list[int] = []
    while not s.over():
        check_pawns(s)
        check_elixir(s)
        if "14" in modules.split(","):
            check_beams(s)
        if s.planners():
            healthy = [s.apprentices(seat) for seat in range(len(s.players))]
        elif healthy:
            check_plans(s, healthy)
            healthy = []
        assert len(s.state.options) > 1
        s.state.push(s.state.options[chance.randrange(len(s.state.options))])


@pytest.mark.parametrize("edition", ["classic", "mega"])
@pytest.mark.parametrize("seed", range(6))
def test_3_19_holds_along_random_games(seed: int, edition: str) -> None:
    chance = Random(seed)
    s = new_game(2 + seed % 3, 2000 + seed, {"edition": edition})
    stepped = False  # has the bishop just made a step that was paid?
    seen = 0
    while not s.over():
        legal = s.options()
        altar = [move for move in legal if move.startswith("=")]
        steps = [move for move in legal if move.startswith(">")]
        tiles = [move for move in legal if move in NAMES]
        if stepped:
            assert not steps
            assert "-" not in legal
            assert not altar or edition == "classic"
        elif altar and s.thalers(int(s.to_move())) > 0 and s.state.tiles_left():
            assert bool(steps) == (edition == "classic" or bool(tiles))
            seen += 1
        move = chance.choice(steps or legal if chance.random() < 0.5 else legal)
        seat = s.to_move()
        before = sum(s.players[seat].paints)
        s.play(move)
        stepped = move.startswith(">") and s.to_move() == seat and sum(s.players[seat].paints) == before
    assert seen > 0


@pytest.mark.parametrize("seed", range(8))
def test_3_57_3_33_hold_along_random_games(seed: int) -> None:
    modules = ["8", "1,4,8,13", "2,4,5,8,11,12", "4,6,7,8,9,14,16,17"][seed % 4]
    chance = Random(seed)
    s = new_game(2 + seed % 3, 3000 + seed, {"modules": modules})
    players = range(len(s.players))
    while not s.over():
        had = [s.thalers(seat) for seat in players]
        s.state.push(s.state.options[chance.randrange(len(s.state.options))])
        if s.over():
            break
        for seat in players:
            assert s.thalers(seat) <= had[seat] or not s.unfinished(seat)
        if "4" in modules.split(","):
            assert 0 <= s.part("wishing well")["well"] <= 2
