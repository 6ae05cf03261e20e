"""What the module does beside those with lower numbers."""

from itertools import product

import pytest

from tests.games.fresco.board import IDLE
from tests.games.fresco.modules.m04_wishing_well import test_wishing_well as wishing_well
from tests.games.fresco.modules.m09_wall import test_wall as wall
from tests.games.fresco.modules.m10_medico import test_meetings as medico_meetings
from tests.games.fresco.modules.m12_dames import test_dames as dames
from tests.games.fresco.modules.m13_catacombs import test_catacombs as catacombs
from tests.games.fresco.scene import Scene, scene

# --- beside wishing well (4)


@pytest.mark.parametrize(
    "moves", ["!RRR=G G/P B/R", "G/P !RRR=G B/R", "G/P B/R !RRR=G", "B/R !RRR=G G/P", "B/R G/P !RRR=G"]
)
def test_3_44_alchemy_at_any_point_between_steps_of_the_guild(moves: str) -> None:
    s = wishing_well.awake("alchemy", hand="RRRBG", modules="4,17").set_guild("RP").go("00311").play(moves)
    assert wishing_well.done(s)
    assert (s.paints(0), s.guild(), s.wishes(0)) == ("RGP", "BG", [])


def test_3_44_alchemy_takes_none_of_the_two_steps() -> None:
    s = wishing_well.awake("alchemy", hand="RRRRRYY", modules="4,17").set_guild("BP").go("00311").play("+O !RRR=G +O")
    assert wishing_well.done(s)
    assert s.paints(0) == "OOG"


def test_3_44_what_alchemy_brings_may_be_exchanged_at_the_guild() -> None:
    wishing_well.awake("alchemy", hand="RRR", modules="4,17").set_guild("BP").go("00311").play("!RRR=G").asks("G/P -")


def test_3_26_two_alchemists_leave_nobody_for_a_request() -> None:
    s = (
        wishing_well.awake("alchemy", "alchemy", hand="RRRBBBYB", modules="2,4,17")
        .set_guild("YP")
        .own(0, "3 RYB", "3 RRY", "3 YYB")
    )
    s.go("00221")
    assert "Q*" in s.play("!RRR=O").options()
    s.play("!BBB=O").offers("+G").offers_no("Q*")


@pytest.mark.parametrize("first", ["+P", "!RRR=O"])
def test_3_26_with_the_guild_too_the_request_apprentice_does_nothing_else(first: str) -> None:
    s = wishing_well.awake("alchemy", hand="RRRRB", modules="2,4,17").set_guild("YG").own(0, "3 RYB", "3 RRY", "3 YYB")
    s.go("00311").offers("Q*").play(first).offers_no("Q*")


# --- beside wall (9)


@pytest.mark.parametrize(
    ("apprentices", "steps", "offered"),
    [
        (1, "", True),
        (1, "+O", False),
        (1, "R/B", False),
        (2, "+O", True),
        (2, "+O +O", True),
        (2, "R/B +O", True),
        (2, "+O +O +O", False),
    ],
)
def test_at_the_guild_an_exchange_takes_an_apprentice_without_a_step(
    apprentices: int, steps: str, offered: bool
) -> None:
    s = wall.awake(modules="9,17").give_wall_tiles(0, "OR", "GY").give(0, "RRRRYYYY").set_guild("BP")
    s.plan(wall.PLANS[apprentices], IDLE, IDLE).play(steps).has(to_move=0)
    assert bool(wall.swaps(s)) == offered


def test_at_the_guild_the_others_steps_are_left_after_an_exchange() -> None:
    s = wall.awake(modules="9,17").give_wall_tiles(0, "OR", "GY").give(0, "RRRYYY").give(2, "RY")
    s.set_guild("BP").plan(wall.PLANS[2], IDLE, IDLE).play("+O XO +O").has(to_move=2, exchanges="O", paints="RYOO")


def busy_workshop(modules: str, healthy: int, sick: int) -> Scene:
    """Seat 0 is in the workshop with apprentices and plenty of everything; then seat 2 waits there."""
    s = scene(modules).without_paints()
    if sick:
        s.make_ill(0, sick)
    s.awake()
    if sick:
        s.next_infections("market")
    s.own(0, "3 RYB", "3 RRY", "3 YYB").give_wall_tiles(0, "OR", "OR", "OY", "OY", "OB", "OB")
    s.give_wishes(0, "alchemy", "alchemy").give(0, "R" * 10 + "Y" * 10).give(2, "RY")
    wanted = {"M": "M0", "C": "C1", "S": f"S{4 - healthy - sick}", "W": f"W{healthy}" + (f"+{sick}" if sick else "")}
    while 0 in s.planners():
        s.ask(0)
        first = s.options()[0]
        s.play_as(0, wanted.get(first[0], "L0" if first == "L0" else "-"))
    s.others_plan()
    while s.column < 3:
        s.play("-")
    assert s.to_move() == 0
    return s


def outcomes(s: Scene) -> set[tuple[int, int, int, int]]:
    """Exchanges, requests, cards and blends with which seat 0 can leave the workshop, by one way to choose tiles."""
    found: set[tuple[int, int, int, int]] = set()
    seen: set[tuple[int, ...]] = set()
    heap = [s]
    while heap:
        at = heap.pop()
        if at.to_move() != 0:
            cards = 2 - len(at.wishes(0))
            made = sum(map(at.paints(0).count, "OGP"))
            found.add((len(at.exchanges(0)), len(at.request_kinds(0)), cards, made - cards))
            continue
        words = at.options()
        tiles = words[:1] if words[0] in ("0", "WOR", "WOY", "WOB") else []
        for word in tiles or kinds_of(words):
            then = at.after(word)
            if then.key() not in seen:
                seen.add(then.key())
                heap.append(then)
    return found


def kinds_of(words: list[str]) -> list[str]:
    """One of each kind of answer: cards and exchanges for the same color are alike here."""
    kept: dict[str, str] = {}
    for word in words:
        kept.setdefault("!" if word[0] == "!" else word[:2], word)
    return list(kept.values())


@pytest.mark.parametrize(
    ("modules", "healthy", "sick"),
    [
        ("2,4,9", 1, 0),
        ("2,4,9", 2, 0),
        ("2,4,9,17", 1, 0),
        ("2,4,9,17", 2, 0),
        ("2,4,9,10", 1, 1),
        ("2,4,9,10,17", 1, 1),
        ("2,4,9,10", 0, 1),
        ("2,4,9,10", 0, 2),
        ("2,4,9,10", 1, 0),
        ("2,4,9,10,17", 0, 1),
    ],
)
@pytest.mark.compiled
def test_3_26_each_apprentice_exchanges_or_fulfills_a_request_or_blends(modules: str, healthy: int, sick: int) -> None:
    s = busy_workshop(modules, healthy, sick)
    if "17" in modules:
        s.set_guild("BP")
    expected = {
        (swapped, fulfilled, cards, blends)
        for swapped, fulfilled, cards, blends in product(range(4), range(2), range(3), range(7))
        for ill in range(sick + 1)  # who do other work than blending
        if 0 <= swapped + fulfilled - ill <= healthy
        and cards <= healthy - (swapped + fulfilled - ill)
        and blends <= 2 * (healthy - (swapped + fulfilled - ill)) + sick - ill
    }
    assert outcomes(s) == expected


# --- beside medico (10)


@pytest.mark.parametrize(("plan", "left"), [("0 0 0 0+1 3", 1), ("0 0 0 1+1 2", 2), ("0 0 0 1+2 2", 3)])
def test_3_26_at_the_guild_a_request_takes_the_one_step_of_an_ill_apprentice(plan: str, left: int) -> None:
    """Also after others have blended: as long as a step is left, it may be the ill one's."""
    s = medico_meetings.laid("2,17").own(0, "7 PO", "8 POB", "5 PY").set_guild("BG").up(paints="RRRRYYYY").act(plan)
    healthy = int(plan[6]) > 0
    for _blend in range(left - 1):
        s.offers("QP").play("+O")
    s.offers("QP").play("QP")
    assert medico_meetings.own_turn(s, 3) is healthy
    if healthy:
        s.offers_none("Q").play("+O")
    assert not medico_meetings.own_turn(s, 3)


def at_guild(plan: str, hand: str = "RRRYYY") -> Scene:
    return medico_meetings.laid("17").set_guild("BG").up(paints=hand).act(plan)


@pytest.mark.parametrize(("step", "left", "lying"), [("+O", "RRYYO", "BG"), ("R/B", "RRYYYB", "RG")])
def test_3_122_the_one_step_of_an_ill_apprentice_is_a_blend_or_an_exchange(step: str, left: str, lying: str) -> None:
    s = at_guild("0 0 0 0+1 3").asks("+O R/B Y/B -").play(step)
    assert not medico_meetings.own_turn(s, 3)
    assert (s.paints(0), s.guild()) == (left, lying)


@pytest.mark.parametrize(("plan", "steps"), [("0 0 0 0+2 3", 2), ("0 0 0 1+1 2", 3), ("0 0 0 1+2 2", 4)])
def test_3_122_a_healthy_apprentice_has_two_steps_and_an_ill_one_has_one(plan: str, steps: int) -> None:
    s = at_guild(plan, "RRRRRRYYYYYY")
    made = 0
    while medico_meetings.own_turn(s, 3):
        s.play("+O")
        made += 1
    assert made == steps


def test_an_ill_apprentice_at_the_guild_is_no_alchemist() -> None:
    medico_meetings.laid("4,17").set_guild("BG").give_wishes(0, "alchemy").up(paints="RRRYYY").act(
        "0 0 0 0+1 3"
    ).offers_none("!")


# --- beside dames (12)


def test_3_121_the_dame_comes_before_the_guild() -> None:
    s = dames.morning("pink", modules="12,17").set_guild("BG").give(0, "R").give(2, "RY").go("@W 00311")
    assert sorted(s.options()) == ["-", "R/B", "R/Y"]
    s.play("R/Y").has(paints="Y", guild="BG").asks("Y/B -").play("Y/B").has(paints="B", guild="YG")


# --- beside catacombs (13)


def test_the_map_and_the_guild_at_the_workshop() -> None:
    s = (
        catacombs.morning(catacombs.FOUR, modules="13,17")
        .set_guild("BG")
        .hide_treasures(B1="statue 5")
        .restore("B1")
        .give(0, "RY")
    )
    s.explore("@W 02210").play("- R/B +G").has(paints="G")
    assert s.explored().options() == ["K", "$"]
