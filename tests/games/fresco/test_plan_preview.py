"""What a plan can still pay for is found by carrying it out on copies, with what lies on the table now."""

import random

import pytest

from bottega.core.game import PlanPart
from tests.games.fresco.board import GAME
from tests.games.fresco.scene import Scene, scene

Laid = dict[int, tuple[int, int]]


def parts(s: Scene, plan: str, seat: int = 0) -> dict[str, PlanPart]:
    """What a plan such as `2 1 0 0 0` can bring, by the letters of the places; `1+1` has an ill one."""
    counts = [[int(n) for n in f"{word}+0".split("+")[:2]] for word in plan.split()]
    laid = {f"column-{column}": count for column, count in enumerate(counts) if any(count)}
    found = GAME.preview_plan(s.state, seat, laid)
    return {"MCSWT"[int(part.target[-1])]: part for part in found}


def planning(paints: str, thalers: int, modules: str = "none", times: str = "8 7 9") -> Scene:
    """Everybody is awake, and seat 0 plans with these goods."""
    return scene(modules).wake(times).without_paints().give(0, paints, thalers)


def test_money_runs_out_before_the_apprentices_do() -> None:
    s = planning("", 5).lay_market("RR Y B / - - - / - - - -")
    market = parts(s, "3 0 0 0 0")["M"]
    assert market.brings["thalers"] == -2 * int(s.state.price(0))
    assert market.idle == 1
    assert [said.name for said in market.said] == ["fresco-do-buy"] * 2
    assert set(market.spots) == {"slot-0", "slot-1", "slot-2"}


def test_one_booth_is_bought_from() -> None:
    s = planning("", 30).lay_market("RR - - / Y B - / G - - -")
    assert parts(s, "3 0 0 0 0")["M"].idle == 1
    assert parts(s, "2 0 0 0 0")["M"].idle == 0


def test_without_paints_nothing_is_restored() -> None:
    assert parts(planning("", 0), "0 2 0 0 0")["C"].idle == 2


def test_the_cathedral_is_paid_with_what_the_market_sells() -> None:
    s = planning("RY", 12).lay_market("R - - / B - - / - - - -")
    assert parts(s, "0 1 0 0 0")["C"].brings.get("altar", 0) == 0
    both = parts(s, "1 1 0 0 0")
    assert both["C"].idle == 0
    assert sum(both["C"].brings[name] for name in ("segments", "altar", "bishop") if name in both["C"].brings) >= 2


def test_places_that_ask_nothing_bring_what_they_bring() -> None:
    found = parts(planning("RRBB", 0), "0 0 2 1 1")
    assert found["S"].brings == {"thalers": 6}
    assert found["W"].brings == {"paints": -2}
    assert found["T"].brings == {"mood": 2}
    assert not any(part.idle for part in found.values())


def test_who_finds_nothing_to_blend_is_idle() -> None:
    assert parts(planning("RB", 0), "0 0 0 2 0")["W"].idle == 1
    assert parts(planning("RB", 0, "17"), "0 0 0 3 0")["W"].brings


@pytest.mark.parametrize(
    "plan", ["4 0 0 0 0", "3 3 0 0 0", "0+1 0 0 0 0"], ids=["no room", "too many", "nobody is ill"]
)
def test_a_plan_that_cannot_be_brings_nothing(plan: str) -> None:
    assert parts(planning("RYB", 12), plan) == {}
    assert GAME.preview_plan(planning("RYB", 12).state, 0, {"slot-1": [1, 0]}) == []
    assert GAME.preview_plan(planning("RYB", 12).state, 0, {"column-1": [1]}) == []


def test_what_nobody_knows_is_not_told() -> None:
    """What lies under a segment comes to light; the points that are certain are told."""
    s = planning("RRRYYYBBBOOGGPP", 12, "11,15")
    cathedral = parts(s, "0 1 0 0 0")["C"]
    assert cathedral.brings["segments"] > 0
    assert not {"favors", "dome"} & set(cathedral.brings)


@pytest.mark.compiled
@pytest.mark.parametrize("players", [2, 4])
def test_every_seat_can_look_ahead_with_all_modules(players: int) -> None:
    """Along a game nothing is changed, and whatever is planned then is told of."""
    dice = random.Random(players)
    s = GAME.new(players, 3, GAME.complete(players, 3, {"modules": "all"}))
    told = 0
    while not s.over() and s.round < 2:
        if s.asking().secret():
            for seat in s.deciders()[-1:]:
                asked = GAME.determinize(s, seat, 1)
                key = asked.key()
                count = [1, 2, 1, 1] if asked.players[seat].healthy() >= 5 else [1, 1, 1, 0]
                laid = {f"column-{column}": [n, 0] for column, n in enumerate(count)}
                told += len(GAME.preview_plan(asked, seat, laid))
                assert asked.key() == key
        s.play(dice.choice(list(s.options)))
    assert told > 5
