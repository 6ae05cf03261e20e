"""Module 14, the pews, with their action tile: examples E55 and E56, rulings 3.112 to 3.114 and others."""

from itertools import combinations_with_replacement, product
from random import Random
from typing import Any, cast

import pytest

from bottega.core.errors import BadNotation, BadSetup, IllegalMove
from bottega.core.events import Event
from bottega.core.game import SPECTATOR
from bottega.games.fresco.state import Fresco
from bottega.i18n import speak
from tests.games.fresco.modules.lay import (
    barrel,
    fill_bag,
    for_sale,
    give_leaves,
    give_wishes,
    glass,
    leaf_supply,
    leaves,
    opened,
    wishes,
)
from tests.games.fresco.modules.lay_m10 import ill, infected, make_ill, next_infections, offer_bottles
from tests.games.fresco.modules.lay_m12 import dames_of, line_up, marry
from tests.games.fresco.modules.lay_m13 import give_maps
from tests.games.fresco.modules.lay_m14 import (
    PEWS,
    beam_supply,
    beams,
    beams_on,
    give_beams,
    go_to_pews,
    leave_pews,
    next_pews,
    pews_left,
    plan_pews,
    restored_pews,
)
from tests.games.fresco.table import (
    GAME,
    IDLE,
    IDLE_LAST,
    after,
    apprentices,
    bag,
    finish_round,
    give,
    idle,
    in_play,
    lay,
    lay_market,
    leave,
    market,
    mood,
    options,
    paints,
    plan,
    plan_one,
    planned,
    planners,
    plans_offered,
    play,
    play_as,
    shown,
    space,
    stand,
    table,
    thalers,
    told,
    view,
    wake,
    without_paints,
)

ALL_PEWS = ["1 2", "1 2", "1 3", "1 3", "2 5", "2 5", "2 6", "2 6", "3 10", "3 8", "3 9", "3 9"]
BEAMS = {"R": 2, "Y": 2, "B": 2, "RY": 1, "RB": 1, "YB": 1}
TILES_3 = ["R", "Y", "B", "RY", "RB", "YB", "RRR", "YYY", "BBB", "O", "G"]
BOOTHS = "R Y / B RY RB / RRR YYY BBB O"  # in the bag: YB and G
BOOTHS_4 = "R Y / B RY RB / RRR YYY BBB O / RR YY BB G"  # in the bag: YB
SHEET = "MCSWT"


def pews(s: Fresco, who: int) -> dict[str, Any]:
    """What a seat sees of the module."""
    parts = cast(list[dict[str, Any]], view(s, who)["modules"])
    return next(part for part in parts if part["module"] == "pews")


def awake(players: int = 3, modules: str = "14", times: str = "7 8 9 6") -> Fresco:
    """Everybody is awake and about to plan; nobody has any paint. The last seat could restore the altar."""
    return get_up(table(players, modules=modules), times)


def get_up(s: Fresco, times: str = "7 8 9 6") -> Fresco:
    """Everybody wakes up, buying no map; nobody has any paint. The last seat could restore the altar."""
    players = len(s.players)
    hours = times.split()
    while not s.awake:
        play(s, f"{hours[int(s.argument())]}:00" if options(s)[0].endswith(":00") else "-")
    without_paints(s)
    lay_market(s, BOOTHS_4 if players == 4 else BOOTHS)
    give(s, players - 1, "RYB")
    return s


def others_plan(s: Fresco) -> Fresco:
    """All who have not planned are idle."""
    for seat in list(planners(s)):
        plan_one(s, seat, IDLE_LAST if s.final else IDLE)
    return s


def shopping(apprentices: int = 1, modules: str = "14", owned: int = 0, money: int = 12, players: int = 3) -> Fresco:
    """Seat 0 is at the market with so many apprentices and owns so many beams; tiles cost two thalers."""
    s = awake(players, modules)
    give_beams(s, 0, owned)
    give(s, 0, "", money)
    plan_one(s, 0, f"{apprentices}{3 - apprentices}002")
    return others_plan(s)


def at_pews(owned: int, added: int = 2, column: str = "M", modules: str = "14", players: int = 3) -> Fresco:
    """Seat 0 is at the pews with so many beams, and so many apprentices besides the printed one."""
    s = awake(players, modules)
    give_beams(s, 0, owned)
    digits = dict.fromkeys(SHEET, 0) | {column: added}
    for letter in "CWT":
        if letter != column:
            digits[letter] = min(3, 5 - sum(digits.values()))
    plan_pews(s, 0, column, "".join(str(digits[letter]) for letter in SHEET))
    others_plan(s)
    while s.column < SHEET.index(column):
        play(s, idle(s))
    return s


def in_last_round(modules: str = "14", left: str = "A1 B1 C1 D1 E1 A2") -> Fresco:
    """The final round, everybody is awake; seat 0 acts first. Nobody has any paint or money."""
    s = without_paints(table(modules=modules))
    leave(s, left)
    finish_round(s)
    assert s.final
    for seat in range(3):
        give(s, seat, "", 0)
    return wake(s, "9 7 8")


def works(most: int, total: int) -> list[str]:
    """Every choice of pews of 1 to 3 beams with at most so many pews and beams in all, in words."""
    found = ["-"]
    for number in range(1, most + 1):
        for chosen in combinations_with_replacement((1, 2, 3), number):
            if sum(chosen) <= total:
                found.append("+".join(map(str, chosen)))
    return sorted(found)


def choices(owned: int, carriers: int, left: list[str] | None = None) -> list[str]:
    """The choices by the rules: beams within carriers and owned beams, and pews that are left."""
    pool = [int(word[0]) for word in (ALL_PEWS if left is None else left)]
    found = []
    for word in works(3, min(owned, carriers)):
        chosen = [] if word == "-" else [int(size) for size in word.split("+")]
        if all(chosen.count(size) <= pool.count(size) for size in (1, 2, 3)):
            found.append(word)
    return found


def asked(s: Fresco) -> list[str]:
    """What seat 0 is asked at the pews; nothing if it is not asked."""
    return sorted(options(s)) if s.to_move() == 0 and s.column == 0 else ["-"]


def points(s: Fresco, seat: int = 0) -> dict[str, int]:
    """A player's points by source, those that are not 0."""
    found = {name: int(values[seat]) for name, values in GAME.result(s).sources.items() if values[seat]}
    assert sum(found.values()) == max(0, space(s, seat))
    return found


def named(log: list[Event], *names: str) -> list[Event]:
    return [event for event in log if event.kind.name in names]


def on_market(s: Fresco) -> list[str]:
    """The tiles in all booths."""
    return [tile for booth in market(s) for tile in booth]


def number(s: Fresco) -> int:
    """How many pews are left, as everybody sees it."""
    return sum(cast(dict[str, int], pews(s, SPECTATOR)["pews"]).values())


# --- set-up


@pytest.mark.parametrize("players", [2, 3, 4])
def test_twelve_hidden_pews_and_no_beam_owned(players: int) -> None:
    s = table(players, modules="14")
    assert pews_left(s) == ALL_PEWS
    assert sorted(PEWS) == ALL_PEWS
    for who in (*range(players), SPECTATOR):
        assert pews(s, who)["pews"] == {"1": 4, "2": 4, "3": 4}
        assert pews(s, who)["beams_each"] == 6
    assert [beams(s, seat) for seat in range(players)] == [0] * players
    assert [beam_supply(s, seat) for seat in range(players)] == [6] * players


def test_the_pews_are_shuffled() -> None:
    """The first pew of one, two or three beams is not always the same."""
    won: dict[str, set[int]] = {"1": set(), "2": set(), "3": set()}
    for seed in range(0, 300, 15):
        for size, found in won.items():
            s = wake(table(seed=seed, modules="14"), "7 8 9")
            give_beams(s, 0, 3)
            go_to_pews(s, 0, 2)
            found.add(space(play(s, size), 0))
    assert won == {"1": {2, 3}, "2": {5, 6}, "3": {8, 9, 10}}


def test_the_classic_edition_has_no_pews() -> None:
    with pytest.raises(BadSetup):
        GAME.new(3, 1, {"edition": "classic", "modules": "14"})


def test_without_the_module_there_is_no_pews_tile() -> None:
    s = wake(table(), "7 8 9")
    assert options(s) == ["M0", "M1", "M2", "M3"]
    assert view(s, 0)["modules"] == []


@pytest.mark.parametrize("tile", [*TILES_3, "RR", "YY", "BB"])
def test_six_market_tiles_bear_beams(tile: str) -> None:
    assert beams_on(tile) == BEAMS.get(tile, 0)


@pytest.mark.parametrize("players", [2, 3])
def test_3_114_with_three_the_tiles_in_play_are_the_usual_ones(players: int) -> None:
    s = table(players, modules="14")
    assert sorted(on_market(s) + bag(s)) == sorted(TILES_3)
    assert len(s.bag) == 2


def test_with_four_the_tiles_in_play_are_the_usual_ones() -> None:
    s = table(4, modules="14")
    assert sorted(on_market(s) + bag(s)) == sorted([*TILES_3, "RR", "YY", "BB"])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_sees_the_beams_on_the_market(players: int) -> None:
    s = awake(players)
    expected = [2, 2, 2, 1, 1, 0, 0, 0, 0] + ([0] * 4 if players == 4 else [])
    for who in (*range(players), SPECTATOR):
        assert pews(s, who)["beams"] == expected


def test_the_beams_on_the_market_are_those_of_the_tiles_that_lie_there_now() -> None:
    s = awake()
    lay_market(s, "G YB / O B Y / RRR RB - R")
    assert pews(s, 0)["beams"] == [0, 1, 0, 2, 2, 0, 1, 0, 2]
    plan_one(s, 0, "12002")
    others_plan(s)
    play(s, "2.2")
    assert pews(s, 0)["beams"] == [0, 1, 0, 0, 0, 0, 1, 0, 2]
    finish_round(s)
    tiles = on_market(s)
    assert pews(s, 1)["beams"] == [BEAMS.get(tile, 0) for tile in tiles]


# --- market


@pytest.mark.parametrize("tile", TILES_3)
def test_a_bought_tile_brings_its_paints_and_its_beams(tile: str) -> None:
    s = awake()
    lay_market(s, " / ".join((f"{tile} -", "- - -", "- - - -")))
    plan_one(s, 0, "12002")
    others_plan(s)
    play(s, "1.1")
    assert sorted(paints(s, 0)) == sorted(tile)
    assert thalers(s, 0) == 10
    assert beams(s, 0) == BEAMS.get(tile, 0)
    assert beam_supply(s, 0) == 6 - BEAMS.get(tile, 0)
    assert [beams(s, seat) for seat in (1, 2)] == [0, 0]


def test_each_bought_tile_brings_beams() -> None:
    s = play(shopping(3), "2.1 2.2 2.3")
    assert beams(s, 0) == 4
    assert paints(s, 0) == "RRYBB"
    assert s.column > 0


def test_beams_follow_the_purchase_at_once() -> None:
    s = shopping(3)
    seen = []
    for move in ("2.3", "2.1"):
        play(s, move)
        seen.append(pews(s, 0)["players"][0]["beams"])
    assert seen == [1, 3]


@pytest.mark.parametrize("move", ["X1", "X2", "-"])
def test_closing_or_forgoing_brings_no_beam(move: str) -> None:
    s = play(shopping(3), move)
    assert beams(s, 0) == 0
    assert s.column > 0


@pytest.mark.parametrize(("owned", "then"), [(3, 5), (4, 6), (5, 6), (6, 6)])
def test_3_113_a_short_supply_gives_what_there_is(owned: int, then: int) -> None:
    s = play(shopping(owned=owned), "1.1")
    assert beams(s, 0) == then
    assert beam_supply(s, 0) == 6 - then
    assert (paints(s, 0), thalers(s, 0)) == ("R", 10)


def test_3_113_the_own_supply_alone_counts() -> None:
    s = awake()
    give_beams(s, 1, 6)
    give_beams(s, 2, 6)
    plan_one(s, 0, "12002")
    others_plan(s)
    play(s, "1.1")
    assert [beams(s, seat) for seat in range(3)] == [2, 6, 6]


def test_beams_that_were_used_can_be_bought_again() -> None:
    s = at_pews(6)
    play(s, "3")
    assert (beams(s, 0), beam_supply(s, 0)) == (3, 3)
    finish_round(s)
    wake(s, "7 8 9")
    lay_market(s, BOOTHS)
    plan_one(s, 0, "32000")
    others_plan(s)
    while s.to_move() != 0 or s.column > 0:
        play(s, idle(s))
    play(s, "2.1 2.2 2.3")
    assert beams(s, 0) == 6


def test_players_buy_beams_in_turn() -> None:
    s = awake(4, times="7 8 9 6")
    plan(s, *["12002"] * 4)
    assert s.to_move() == 3
    play(s, "1.1 2.2 3.4 4.1")
    assert [beams(s, seat) for seat in range(4)] == [1, 0, 0, 2]


@pytest.mark.parametrize("tile", ["YB", "G"])
def test_3_113_a_tile_from_the_barrel_brings_its_beams(tile: str) -> None:
    s = awake(modules="14,16")
    fill_bag(s, tile)
    plan_one(s, 0, "12002")
    others_plan(s)
    play(s, "BAG")
    assert barrel(s) == [tile]
    assert beams(s, 0) == BEAMS.get(tile, 0)
    assert sorted(paints(s, 0)) == sorted(tile)


@pytest.mark.parametrize(("owned", "then"), [(4, 6), (5, 6), (6, 6)])
def test_3_113_a_tile_from_the_barrel_with_a_short_supply(owned: int, then: int) -> None:
    s = awake(modules="14,16")
    give_beams(s, 0, owned)
    fill_bag(s, "R")
    plan_one(s, 0, "12002")
    others_plan(s)
    play(s, "BAG")
    assert (beams(s, 0), paints(s, 0)) == (then, "R")


def test_3_113_booth_and_barrel_add_up() -> None:
    s = awake(modules="14,16")
    fill_bag(s, "YB")
    plan_one(s, 0, "30200")
    others_plan(s)
    play(s, "2.1 BAG 2.2")
    assert beams(s, 0) == 2 + 1 + 1
    assert s.column > 0


@pytest.mark.parametrize(("card", "slot", "brought"), [("free RY", "2.2", 1), ("free RB", "2.3", 1)])
def test_3_39_a_free_tile_brings_its_beams(card: str, slot: str, brought: int) -> None:
    s = awake(modules="4,14")
    give_wishes(s, 0, card)
    plan_one(s, 0, "12002")
    others_plan(s)
    play(s, "2.1")
    assert beams(s, 0) == 2
    assert f"!{slot}" in options(s)
    play(s, f"!{slot}")
    assert beams(s, 0) == 2 + brought
    assert thalers(s, 0) == 10
    assert wishes(s, 0) == []


def test_3_39_a_free_tile_with_an_empty_supply_brings_paints_only() -> None:
    s = awake(modules="4,14")
    give_wishes(s, 0, "free RY")
    give_beams(s, 0, 5)
    plan_one(s, 0, "12002")
    others_plan(s)
    play(s, "2.1 !2.2")
    assert beams(s, 0) == 6
    assert paints(s, 0) == "RYB"


@pytest.mark.parametrize(("players", "booths", "slot", "gold"), [
    (3, "G O / YYY BBB R / Y RRR RY RB", "2.3", 1),
    (3, "G O / YYY BBB R / Y RRR RY RB", "3.1", 2),
    (4, "G O / YYY BBB RRR / RR YY BB RB / Y YB RY B", "3.4", 1),
    (4, "G O / YYY BBB RRR / RR YY BB RB / Y YB RY B", "4.1", 2),
])  # fmt: skip
def test_a_tile_on_the_arrow_brings_leaves_and_beams(players: int, booths: str, slot: str, gold: int) -> None:
    s = awake(players, modules="5,14", times="7 8 9 6")
    lay_market(s, booths)
    plan_one(s, 0, "12002")
    others_plan(s)
    play(s, slot)
    assert leaves(s, 0) == gold
    assert beams(s, 0) == (1 if slot == "3.4" else 2)


def test_an_exhausted_gold_supply_does_not_touch_the_beams() -> None:
    s = awake(modules="5,14")
    lay_market(s, "G O / YYY BBB R / Y RRR RY RB")
    give_leaves(s, 1, leaves(s, 1) + leaf_supply(s))
    plan_one(s, 0, "12002")
    others_plan(s)
    play(s, "3.1")
    assert (leaves(s, 0), beams(s, 0)) == (0, 2)


def test_3_39_a_free_tile_on_the_arrow_brings_beams_and_no_leaf() -> None:
    s = awake(modules="4,5,14")
    lay_market(s, "G O / YYY BBB RY / Y RRR R RB")
    give_wishes(s, 0, "free RY")
    plan_one(s, 0, "12002")
    others_plan(s)
    play(s, "2.1 !2.3")
    assert (leaves(s, 0), beams(s, 0), thalers(s, 0)) == (0, 1, 10)


def test_3_94_beams_go_with_the_tile_that_a_dame_swaps() -> None:
    s = table(modules="12,14")
    marry(s, 0, "pink")
    get_up(finish_round(s))
    play_as(s, 0, "-")
    play_as(s, 0, "@M")
    plan_one(s, 0, "12002")
    others_plan(s)
    play(s, "1.1/3.1")
    assert market(s) == [["RRR", "Y"], ["B", "RY", "RB"], ["R", "YYY", "BBB", "O"]]
    assert pews(s, 1)["beams"] == [0, 2, 2, 1, 1, 2, 0, 0, 0]
    assert beams(after(s, "1.1"), 0) == 0
    assert beams(after(s, "3.1"), 0) == 2


def test_the_apprentice_on_the_medicos_tile_buys_beams() -> None:
    s = awake(modules="10,14")
    offer_bottles(s, "3")
    next_infections(s, "workshop")
    play_as(s, 0, "-")  # not the pews
    play_as(s, 0, "@M")
    plan_one(s, 0, "11003")
    others_plan(s)
    play(s, "1.1")  # the bottle's place is the only one
    assert beams(s, 0) == 2


# --- planning


def test_the_tile_may_cover_any_location_or_none_and_is_asked_for_first() -> None:
    s = awake()
    for seat in range(3):
        s.ask(seat)
        assert options(s) == ["@M", "@C", "@S", "@W", "@T", "-"]
    play_as(s, 0, "-")
    s.ask(0)
    assert options(s) == ["M0", "M1", "M2", "M3"]


def test_3_15_in_the_final_round_the_tile_may_cover_either_cathedral_column() -> None:
    assert options(in_last_round()) == ["@M", "@C", "@S", "@W", "@D", "-"]


@pytest.mark.parametrize("healthy", [4, 5, 6])
@pytest.mark.parametrize("column", [*SHEET, "-"])
def test_3_8_every_apprentice_is_placed_and_two_find_room_on_the_tile(column: str, healthy: int) -> None:
    """All plans with two apprentices at most on the tile and three elsewhere, and no others."""
    s = awake()
    s.players[0].neutral = 1 if healthy == 6 else 0
    s.players[0].aside = 1 if healthy == 4 else 0
    play_as(s, 0, column if column == "-" else f"@{column}")
    room = [2 if letter == column else 3 for letter in SHEET]
    every = product(*(range(most + 1) for most in room))
    assert plans_offered(s) == {"".join(map(str, p)) for p in every if sum(p) == healthy}


def test_3_8_the_spaces_on_the_tile_are_filled_when_nothing_else_is_free() -> None:
    s = awake()
    for move in ("@T", "M0", "C0", "S0"):
        play_as(s, 0, move)
    assert planned(s, 0) == "00032"
    assert 0 not in planners(s)


def test_3_8_the_tile_may_lie_with_nobody_added() -> None:
    s = awake()
    play_as(s, 0, "@M")
    s.ask(0)
    assert options(s) == ["M0", "M1", "M2"]
    plan_pews(s, 1, "W", "11201")
    assert planned(s, 1) == "11201"


@pytest.mark.parametrize("column", [*SHEET, "-"])
def test_3_12_the_tile_is_secret_until_plans_are_revealed(column: str) -> None:
    s = awake()
    other = s.copy()
    logs: list[list[Event]] = [[], []]
    s.log, other.log = logs
    play_as(s, 0, column if column == "-" else f"@{column}")
    play_as(other, 0, "@S" if column != "S" else "-")
    plan_one(s, 0, "11111")
    plan_one(other, 0, "11111")
    for who in (1, 2, SPECTATOR):
        assert shown(s, who, 0)["covered"] is None
        assert view(s, who) == view(other, who)
        assert [event.seen_by(who) for event in logs[0]] == [event.seen_by(who) for event in logs[1]]
    assert shown(s, 0, 0)["covered"] == ["tile-14" if letter == column else "" for letter in SHEET]


def test_revealed_plans_show_the_covered_location_to_all() -> None:
    s = awake()
    plan_pews(s, 1, "S", "11201")
    plan_one(s, 0, IDLE)
    plan_one(s, 2, IDLE)
    for who in (0, 1, 2, SPECTATOR):
        assert shown(s, who, 1)["covered"] == ["", "", "tile-14", "", ""]
        assert shown(s, who, 1)["plan"] == [1, 1, 2, 0, 1]
        assert shown(s, who, 0)["covered"] == [""] * 5


def test_3_16_the_tile_is_offered_while_pews_are_left() -> None:
    s = table(modules="14")
    leave_pews(s, "1 3")
    get_up(s)
    s.ask(0)
    assert options(s) == ["@M", "@C", "@S", "@W", "@T", "-"]


def test_3_16_without_any_pew_the_tile_is_not_offered() -> None:
    s = table(modules="14")
    leave_pews(s)
    wake(s, "7 8 9")
    for seat in range(3):
        s.ask(seat)
        assert options(s) == ["M0", "M1", "M2", "M3"]


def test_3_16_it_may_be_planned_without_a_beam_which_may_be_bought_in_the_round() -> None:
    s = awake()
    next_pews(s, "2 6")
    plan_pews(s, 0, "S", "11102")
    others_plan(s)
    play(s, "1.1")
    while s.column < 2:
        play(s, idle(s))
    assert sorted(options(s)) == ["-", "1", "1+1", "2"]
    play(s, "2")
    assert (space(s, 0), beams(s, 0)) == (6, 0)


def test_3_16_it_may_turn_out_useless() -> None:
    s = awake()
    leave_pews(s, "3 9")
    for seat in (0, 1):
        give_beams(s, seat, 3)
        plan_pews(s, seat, "M", "21011")
    others_plan(s)
    play(s, "3")
    assert s.column > 0
    assert (space(s, 0), space(s, 1), beams(s, 1)) == (9, -2, 3)


def test_the_pews_tile_and_the_glazery_tile_go_to_different_locations() -> None:
    s = awake(modules="6,14")
    s.ask(0)
    assert options(s) == ["@M", "@C", "@S", "@W", "@T", "-"]
    play_as(s, 0, "@S")  # the highest module is asked for first
    assert shown(s, 0, 0)["covered"] == ["", "", "tile-14", "", ""]
    s.ask(0)
    assert options(s) == ["@M", "@C", "@W", "@T", "-"]
    play_as(s, 0, "@M")
    assert shown(s, 0, 0)["covered"] == ["tile-6", "", "tile-14", "", ""]
    room = (1, 3, 2, 3, 3)
    every = product(*(range(most + 1) for most in room))
    assert plans_offered(s) == {"".join(map(str, p)) for p in every if sum(p) == 5}


def test_3_8_with_the_wall_one_apprentice_goes_there_and_two_find_room_at_the_pews() -> None:
    s = awake(modules="9,14")
    play_as(s, 0, "@T")
    s.ask(0)
    assert options(s) == ["@M", "@C", "@S", "@W", "-"]
    play_as(s, 0, "@M")
    assert shown(s, 0, 0)["covered"] == ["tile-9", "", "", "", "tile-14"]
    every = product((1,), *(range(most + 1) for most in (3, 3, 3, 2)))
    assert plans_offered(s) == {"".join(map(str, p)) for p in every if sum(p) == 5}


def test_of_several_tiles_the_pews_are_asked_for_first() -> None:
    s = awake(modules="6,10,14")
    offer_bottles(s, "3")
    seen = []
    for move, tile in (("@S", "tile-14"), ("@M", "tile-10"), ("@C", "tile-6")):
        play_as(s, 0, move)
        seen.append(tile in shown(s, 0, 0)["covered"])
    assert seen == [True] * 3
    assert shown(s, 0, 0)["covered"] == ["tile-10", "tile-6", "tile-14", "", ""]


def test_both_tiles_work_in_one_round() -> None:
    s = awake(modules="6,14")
    for_sale(s, "YYYBBB")
    give_beams(s, 0, 3)
    next_pews(s, "3 10")
    play_as(s, 0, "@M")
    play_as(s, 0, "@S")
    plan_one(s, 0, "21110")
    others_plan(s)
    play(s, "3")
    while s.column < 2:
        play(s, idle(s))
    play(s, "Y Y Y")
    assert (glass(s, 0), space(s, 0), thalers(s, 0)) == ("YYY", 10, 9)


def test_no_map_and_no_dame_goes_to_a_covered_location() -> None:
    s = table(modules="12,13,14")
    give_maps(s, 0, "A1 B1")
    marry(s, 0, "pink")
    get_up(finish_round(s))
    play_as(s, 0, "@S")
    for _ in "map", "dame":
        s.ask(0)
        assert options(s) == ["@M", "@C", "@W", "@T", "-"]
        play_as(s, 0, "-")
    s.ask(0)
    assert options(s) == ["M0", "M1", "M2", "M3"]


def test_3_8_a_map_leaves_one_space_and_the_tile_two() -> None:
    s = table(modules="13,14")
    give_maps(s, 0, "A1 B1", "D5 E5", "C3 C4", "C2 D2")
    get_up(finish_round(s))
    s.players[0].mood = 0
    assert apprentices(s, 0) == 5
    for column in ("T", "M", "C", "S", "W"):  # the tile, then the maps
        play_as(s, 0, f"@{column}")
    every = product(*(range(most + 1) for most in (1, 1, 1, 1, 2)))
    assert plans_offered(s) == {"".join(map(str, p)) for p in every if sum(p) == 5}


def test_3_36_no_pennies_are_set_on_a_market_covered_by_the_pews() -> None:
    s = awake(modules="4,14")
    play_as(s, 0, "@M")
    s.ask(0)
    assert options(s) == ["M0", "M1", "M2"]
    play_as(s, 1, "@S")
    s.ask(1)
    assert options(s) == ["L0", "L1", "L2"]


def test_the_tile_comes_back_for_the_next_round() -> None:
    s = at_pews(3)
    finish_round(s)
    assert s.round == 2
    assert all(shown(s, seat, seat)["covered"] in (None, [""] * 5) for seat in range(3))
    wake(s, "7 8 9")
    s.ask(0)
    assert options(s) == ["@M", "@C", "@S", "@W", "@T", "-"]


# --- at the pews


def test_e55_three_carriers_and_three_beams() -> None:
    s = at_pews(3)
    assert sorted(options(s)) == ["-", "1", "1+1", "1+1+1", "1+2", "2", "3"]


def test_e55_more_beams_than_carriers_do_not_help() -> None:
    assert sorted(options(at_pews(6))) == ["-", "1", "1+1", "1+1+1", "1+2", "2", "3"]


@pytest.mark.parametrize("added", [0, 1, 2])
@pytest.mark.parametrize("owned", range(7))
def test_3_112_beams_within_carriers_and_owned_beams(owned: int, added: int) -> None:
    s = at_pews(owned, added)
    assert asked(s) == choices(owned, 1 + added)
    assert beams(s, 0) == owned


@pytest.mark.parametrize("left", [
    ["1 2"], ["1 2", "1 3"], ["2 5"], ["3 9"], ["2 5", "3 8"], ["1 3", "2 6"], ["2 5", "2 6", "3 8"], ["1 2", "3 10"],
])  # fmt: skip
def test_3_112_only_pews_that_are_left(left: list[str]) -> None:
    s = awake()
    give_beams(s, 0, 6)
    leave_pews(s, *left)
    plan_pews(s, 0, "M", "21011")
    others_plan(s)
    assert asked(s) == choices(6, 3, left)


def test_e56_three_small_pews_bring_eight_points_in_one_score() -> None:
    s = at_pews(3)
    next_pews(s, "1 2", "1 3", "1 3")
    stand(s, -3, 5, 2)  # passed: only the sum counts
    log = told(s, "1+1+1")
    assert [(event.who, event.values) for event in named(log, "scored")] == [(0, (8, 8))]
    assert points(s) == {"pews": 8}
    assert space(s, 0) == 8
    assert (beams(s, 0), beam_supply(s, 0)) == (0, 6)
    assert restored_pews(s) == ["1 2", "1 3", "1 3"]
    assert number(s) == 9


@pytest.mark.parametrize(("choice", "turned", "won"), [
    ("1", ["1 3"], 3), ("2", ["2 6"], 6), ("3", ["3 10"], 10), ("1+1", ["1 3", "1 2"], 5), ("1+2", ["1 3", "2 6"], 9),
    ("1+1+1", ["1 3", "1 2", "1 3"], 8),
])  # fmt: skip
def test_3_5_one_visit_is_one_score(choice: str, turned: list[str], won: int) -> None:
    s = at_pews(6)
    next_pews(s, "1 3", "1 2", "1 3", "2 6", "3 10")
    used = sum(map(int, choice.split("+")))
    log = told(s, choice)
    assert [event.values[0] for event in named(log, "scored")] == [won]
    assert points(s) == {"pews": won}
    assert sorted(restored_pews(s)) == sorted(turned)
    assert (beams(s, 0), beam_supply(s, 0)) == (6 - used, used)
    assert s.column > 0  # one visit in a round


@pytest.mark.parametrize(("move", "reached"), [("A", 12), ("B", 9)])
def test_3_5_a_taken_space_is_met_by_the_whole_sum(move: str, reached: int) -> None:
    s = at_pews(3)
    next_pews(s, "1 3", "1 2", "1 3")
    stand(s, 2, 10, 11)
    play(s, "1+1+1")
    assert options(s) == ["A", "B"]
    assert s.to_move() == 0
    assert space(after(s, move), 0) == reached


def test_3_112_no_pew_at_all_is_allowed() -> None:
    s = at_pews(3)
    log = told(s, "-")
    assert named(log, "scored") == []
    assert (space(s, 0), beams(s, 0), number(s)) == (-3, 3, 12)
    assert s.column > 0


@pytest.mark.parametrize("move", ["1+1+2", "2+2", "1+3", "4", "2+3", "0", "1+1+1+1"])
def test_too_much_is_refused(move: str) -> None:
    s = at_pews(6)
    with pytest.raises((BadNotation, IllegalMove)):
        play(s, move)
    assert beams(s, 0) == 6


def test_without_beams_nothing_is_asked() -> None:
    s = at_pews(0)
    assert s.column > 0
    assert number(s) == 12


def test_the_printed_apprentice_alone_carries_one_beam() -> None:
    s = awake()
    give_beams(s, 0, 6)
    next_pews(s, "1 3")
    plan_pews(s, 0, "M", "03020")
    others_plan(s)
    assert sorted(options(s)) == ["-", "1"]
    play(s, "1")
    assert (space(s, 0), beams(s, 0)) == (3, 5)


def test_restored_pews_leave_the_game() -> None:
    s = at_pews(6)
    play(s, "1+2")
    for who in (0, 1, 2, SPECTATOR):
        assert pews(s, who)["pews"] == {"1": 3, "2": 3, "3": 4}
    finish_round(s)
    assert pews(s, 0)["pews"] == {"1": 3, "2": 3, "3": 4}


def test_players_restore_pews_in_wake_up_order() -> None:
    s = awake(times="9 7 8")
    leave_pews(s, "1 3", "3 9")
    for seat in range(3):
        give_beams(s, seat, 3)
        plan_pews(s, seat, "M", "21011")
    assert s.to_move() == 1
    play(s, "3")
    assert s.to_move() == 2
    assert options(s) == ["1", "-"]
    play(s, "-")
    assert s.to_move() == 0
    assert options(s) == ["1", "-"]


def test_the_tile_on_an_earlier_location_comes_first() -> None:
    s = awake()
    for seat in (0, 2):
        give_beams(s, seat, 3)
    plan_pews(s, 0, "S", "02201")
    plan_pews(s, 2, "M", "21011")
    others_plan(s)
    assert (s.to_move(), s.column) == (2, 0)
    play(s, "1+1+1")
    while s.column < 2:
        play(s, idle(s))
    assert s.to_move() == 0
    assert sorted(options(s)) == ["-", "1", "1+2", "2", "3"]


@pytest.mark.parametrize(("column", "digits"), [("M", "22010"), ("C", "12020"), ("S", "11210"), ("W", "11021")])
def test_a_covered_location_offers_nothing_but_pews(column: str, digits: str) -> None:
    s = awake()
    give_beams(s, 0, 3)
    give(s, 0, "RYB", 12)
    plan_pews(s, 0, column, digits)
    others_plan(s)
    asked: list[list[str]] = []
    log: list[Event] = []
    while s.round == 1:
        if s.to_move() == 0 and s.column == SHEET.index(column):
            asked.append(sorted(options(s)))
            log += told(s, "3")
            play(s, "A") if options(s) == ["A", "B"] else None
        else:
            log += told(s, idle(s))
    assert asked == [["-", "1", "1+1", "1+1+1", "1+2", "2", "3"]]
    assert (named(log, "earned") == []) == (column == "S" or digits[2] == "0")


def test_a_covered_theater_lifts_no_mood() -> None:
    s = awake()
    give_beams(s, 0, 1)
    plan_pews(s, 0, "T", "01022")
    others_plan(s)
    before = mood(s, 0)
    while s.column < 4:
        play(s, idle(s))
    play(s, "1")
    assert s.round == 2
    assert mood(s, 0) == before


def test_3_14_a_tile_on_one_cathedral_column_leaves_the_other_open() -> None:
    for column, digits in (("C", "02003"), ("D", "02012")):
        s = in_last_round()
        give_beams(s, 0, 3)
        give(s, 0, "RYBRYBRYB", 12)
        plan_pews(s, 0, column, digits)
        others_plan(s)
        seen: dict[int, list[str]] = {}
        while not s.over():
            if s.to_move() == 0:
                seen.setdefault(int(s.column), sorted(options(s)))
            play(s, idle(s))
        covered, other = (1, 4) if column == "C" else (4, 1)
        assert seen[covered] == ["-", "1", "1+1", "1+1+1", "1+2", "2", "3"]
        assert "=RYB" in seen[other]


def test_pews_of_the_second_cathedral_column_score_before_the_end() -> None:
    s = in_last_round()
    give_beams(s, 0, 3)
    next_pews(s, "3 9")
    plan_pews(s, 0, "D", "02012")
    others_plan(s)
    assert s.column == 4
    play(s, "3")
    assert s.over()
    assert points(s) == {"pews": 9}


def test_3_10_pews_are_still_restored_after_the_fresco_is_complete() -> None:
    s = awake()
    lay(s, A1="3 RYB")
    leave(s, "A1")
    give(s, 0, "RYB", 0)
    give_beams(s, 0, 3)
    next_pews(s, "3 8")
    plan_pews(s, 0, "T", "01022")
    others_plan(s)
    play(s, "A1")
    while s.column < 4:
        play(s, idle(s))
    play(s, "3")
    assert s.over()
    assert points(s) == {"segments": 3, "pews": 8}


def test_beams_that_are_left_are_worth_nothing() -> None:
    s = in_last_round()
    give_beams(s, 0, 6)
    others_plan(s)
    assert s.over()
    assert GAME.result(s).scores == [0, 0, 0]


def test_beams_are_kept_from_round_to_round() -> None:
    s = shopping()
    play(s, "1.1")
    finish_round(s)
    assert (s.round, beams(s, 0)) == (2, 2)
    assert pews(s, 0)["players"][0]["beams"] == 2


# --- other modules at the pews


@pytest.mark.parametrize(("column", "card", "digits"), [
    ("M", "lucky", "21011"), ("S", "tip", "01211"), ("W", "alchemy", "01121"), ("T", "finders", "01022"),
])  # fmt: skip
def test_3_50_nobody_on_the_tile_uses_a_wish(column: str, card: str, digits: str) -> None:
    s = awake(modules="4,14")
    give_beams(s, 0, 1)
    give(s, 0, "RYB", 12)
    give_wishes(s, 0, card)
    plan_pews(s, 0, column, digits)
    others_plan(s)
    asked: list[str] = []
    while s.round == 1:
        if s.to_move() == 0 and s.column == SHEET.index(column):
            asked += options(s)
        play(s, "-" if "-" in options(s) else idle(s))
    assert asked == ["1", "-"]
    assert wishes(s, 0) == [card]


def test_a_covered_studio_brings_no_portrait() -> None:
    s = awake(modules="1,14")
    give_beams(s, 0, 1)
    plan_pews(s, 0, "S", "01211")
    others_plan(s)
    before = opened(s)
    while s.column < 2:
        play(s, idle(s))
    assert options(s) == ["1", "-"]
    play(s, "1")
    assert opened(s) == before
    assert thalers(s, 0) == 12


def test_a_covered_workshop_reaches_no_guild() -> None:
    s = awake(modules="14,17")
    give_beams(s, 0, 1)
    give(s, 0, "RRYYBBOGP", 12)
    plan_pews(s, 0, "W", "00320")
    others_plan(s)
    while s.column < 3:
        play(s, idle(s))
    assert options(s) == ["1", "-"]
    play(s, "1")
    assert s.column != 3 or s.to_move() != 0
    assert paints(s, 0) == "RRYYBBOGP"


@pytest.mark.parametrize(("column", "place"), [("M", "market"), ("C", "cathedral"), ("S", "studio"), ("W", "workshop")])
@pytest.mark.parametrize("covered", [True, False])
def test_3_50_nobody_falls_ill_at_the_pews(column: str, place: str, covered: bool) -> None:
    s = awake(modules="10,14")
    next_infections(s, place)
    plans = {"M": "20003", "C": "02003", "S": "00203", "W": "00023"}
    if covered:
        plan_pews(s, 0, column, plans[column])
    else:
        plan_one(s, 0, plans[column])
    others_plan(s)
    assert infected(s) == place
    while s.round == 1 and s.column < 4:
        play(s, idle(s))
    assert ill(s, 0) == (0 if covered else 1)


def test_3_74_a_cathedral_column_covered_by_the_pews_does_not_count() -> None:
    s = in_last_round(modules="10,14")
    next_infections(s, "cathedral")
    plan_pews(s, 0, "C", "02030")
    plan_pews(s, 1, "C", "01031")
    others_plan(s)
    while not s.over():
        play(s, idle(s))
    assert [ill(s, seat) for seat in range(3)] == [0, 1, 1]


def test_ill_apprentices_may_not_go_to_the_pews() -> None:
    s = table(modules="10,14")
    make_ill(s, 0, 2)
    get_up(s)
    play_as(s, 0, "@C")
    s.ask(0)
    assert options(s) == ["M0", "M1", "M2", "M3"]
    play_as(s, 0, "M0")
    s.ask(0)
    assert options(s) == ["C0", "C1", "C2"]
    play_as(s, 0, "C2")
    s.ask(0)
    assert "S0+1" in options(s)


def test_with_all_apprentices_ill_the_printed_one_may_still_carry_a_beam() -> None:
    s = table(modules="10,14")
    make_ill(s, 0, 5)
    get_up(s)
    give_beams(s, 0, 3)
    s.ask(0)
    assert apprentices(s, 0) == 0
    assert options(s) == ["@M", "@C", "@S", "@W", "@T", "-"]
    play_as(s, 0, "@M")
    while 0 in planners(s):
        s.ask(0)
        play_as(s, 0, options(s)[0])
    others_plan(s)
    assert (s.column, s.to_move()) == (0, 0)
    assert sorted(options(s)) == ["-", "1"]


def test_3_8_with_the_medicos_tile_and_the_pews_all_their_spaces_count() -> None:
    s = awake(modules="10,14")
    offer_bottles(s, "3")
    play_as(s, 0, "@T")
    s.ask(0)
    assert options(s) == ["@M", "-"]
    play_as(s, 0, "@M")
    every = product(*(range(most + 1) for most in (1, 3, 3, 3, 2)))
    assert plans_offered(s) == {"".join(map(str, p)) for p in every if sum(p) == 5}


def test_the_pews_on_the_market_leave_no_place_for_the_medicos_tile() -> None:
    s = awake(modules="10,14")
    offer_bottles(s, "3")
    play_as(s, 0, "@M")
    s.ask(0)
    assert options(s) == ["M0", "M1", "M2"]


def test_3_90_points_from_the_pews_take_a_dame() -> None:
    s = at_pews(3, modules="12,14")
    line_up(s, "pink", "purple", "pink", "purple", "pink", "purple")
    next_pews(s, "3 8")
    stand(s, 3, 1, 2)
    play(s, "3")
    assert space(s, 0) == 11
    assert dames_of(s, 0) == ["pink"]


# --- Leonardo


def test_leonardo_has_no_pews_tile_and_restores_no_pew() -> None:
    s = awake(2, times="8 9 7")
    assert s.deciders() == [0, 1]
    give_beams(s, 0, 3)
    plan_pews(s, 0, "M", "21011")
    others_plan(s)
    assert options(s) == ["X1", "X2", "X3"]
    play(s, "X1")
    while s.to_move() != 0 or s.column > 0:
        play(s, idle(s))
    assert sorted(options(s)) == ["-", "1", "1+1", "1+1+1", "1+2", "2", "3"]
    assert number(s) == 12
    assert len(GAME.result(s).sources["pews"]) == 2


def test_leonardo_may_close_a_booth_with_beams() -> None:
    s = awake(2, times="8 9 7")
    plan_one(s, 0, "12002")
    others_plan(s)
    play(s, "X1")
    assert pews(s, 0)["beams"][:2] == [0, 0]
    assert [beams(s, seat) for seat in (0, 1)] == [0, 0]
    assert len(pews(s, 0)["players"]) == 2


# --- what is hidden, what is kept


@pytest.mark.parametrize("who", [0, 1, 2, SPECTATOR])
def test_3_12_owned_beams_are_public(who: int) -> None:
    s = play(shopping(), "1.1")
    give_beams(s, 1, 4)
    assert [player["beams"] for player in pews(s, who)["players"]] == [2, 4, 0]


@pytest.mark.parametrize("who", [0, 1, 2, SPECTATOR])
def test_3_12_the_log_tells_everybody_how_many_beams_were_got(who: int) -> None:
    s = shopping()
    s.log = []
    play(s, "1.1")
    told = [event.seen_by(who) for event in s.log if event.kind.name == "beams"]
    assert [event.values for event in told] == [(2,)]
    assert [speak(GAME.describe(event)) for event in told] == ["gets 2 beams"]


@pytest.mark.parametrize("owned", [0, 3, 6])
@pytest.mark.parametrize("who", [0, 1, 2, SPECTATOR])
def test_3_12_a_guess_keeps_everybodys_beams(who: int, owned: int) -> None:
    s = awake()
    give_beams(s, 0, owned)
    give_beams(s, 2, 6 - owned)
    for seed in range(6):
        guess = GAME.determinize(s, who, seed)
        assert [beams(guess, seat) for seat in range(3)] == [owned, 0, 6 - owned]


@pytest.mark.parametrize(("owned", "added", "limit"), [(2, 2, 2), (6, 0, 1), (6, 1, 2), (3, 2, 3)])
def test_3_112_the_question_names_the_beams_that_can_be_used(owned: int, added: int, limit: int) -> None:
    s = at_pews(owned, added)
    words = {
        "en": f"(at most {limit} beam{'s' if limit > 1 else ''})",
        "fr": f"({limit} poutre{'s' if limit > 1 else ''} au plus)",
        "de": f"(höchstens {limit} Balken)",
        "nl": f"(hoogstens {limit} balk{'en' if limit > 1 else ''})",
    }
    for language, end in words.items():
        assert speak(GAME.question(s), language).endswith(end)


def test_3_113_nothing_is_told_of_beams_that_nobody_gets() -> None:
    s = shopping(owned=6)
    s.log = []
    play(s, "1.1")
    assert "beams" not in [event.kind.name for event in s.log]
    assert beams(s, 0) == 6


def test_3_12_the_points_of_pews_are_hidden_from_all() -> None:
    s = awake()
    give_beams(s, 0, 3)
    other = s.copy()
    next_pews(s, "1 2", "2 5", "3 8")
    next_pews(other, "1 3", "2 6", "3 10")
    for who in (0, 1, 2, SPECTATOR):
        assert view(s, who) == view(other, who)
        assert GAME.determinize(s, who, 3).key() == GAME.determinize(other, who, 3).key()


@pytest.mark.parametrize("who", [0, 1, 2, SPECTATOR])
def test_a_guess_looks_alike_and_keeps_all_pieces(who: int) -> None:
    s = at_pews(6)
    next_pews(s, "1 3", "2 6")
    play(s, "1+2")
    give_beams(s, 1, 2)
    for seed in range(12):
        guess = GAME.determinize(s, who, seed)
        assert view(guess, who) == view(s, who)
        assert GAME.pieces(guess) == GAME.pieces(s)
        assert sorted(pews_left(guess) + restored_pews(guess)) == ALL_PEWS
        assert sorted(restored_pews(guess)) == ["1 3", "2 6"]
        assert all(0 <= beams(guess, seat) <= 6 for seat in range(3))


def test_a_guess_shuffles_the_pews_that_are_left() -> None:
    s = at_pews(6)
    leave_pews(s, "3 8", "3 9", "3 10", "1 2")
    guesses = [GAME.determinize(s, 0, seed) for seed in range(30)]
    assert {space(play(guess, "3"), 0) for guess in guesses} == {8, 9, 10}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_pew_and_no_beam_is_lost_in_a_game(players: int) -> None:
    chance = Random(players)
    s = GAME.new(players, players, {"modules": "14,16"})
    whole = GAME.pieces(s)
    restored = 0
    while not s.over():
        assert GAME.pieces(s) == whole
        assert sorted(pews_left(s) + restored_pews(s)) == ALL_PEWS
        assert all(0 <= beams(s, seat) <= 6 for seat in range(players))
        legal = options(s)
        if planners(s):
            play_as(s, s.to_move(), chance.choice(legal))
            continue
        before = sum(beams(s, seat) for seat in range(players))
        who = s.to_move()
        choosing = legal[0] in ("1", "2", "3")
        move = chance.choice([move for move in legal if move != "-"] or legal)
        play(s, move)
        if choosing:
            restored += len(move.split("+"))
            assert sum(beams(s, seat) for seat in range(players)) == before - sum(map(int, move.split("+")))
            assert len(restored_pews(s)) == restored
            assert who < players
    assert restored > 0
    for seat in range(players):
        points(s, seat)
    won = sum(int(word.split()[1]) for word in restored_pews(s))
    assert sum(GAME.result(s).sources["pews"]) == won
    assert len(in_play(s)) + len(barrel(s)) == (14 if players == 4 else 11)
