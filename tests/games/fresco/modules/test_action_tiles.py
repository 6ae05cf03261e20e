"""What all action tiles share: where they lie, whom they take, who sees them. Module 10's covers the market only."""

from itertools import product

import pytest

from bottega.core.events import Event
from bottega.core.game import SPECTATOR
from tests.games.fresco.board import named
from tests.games.fresco.scene import Scene, scene

SHEET = "MCSWT"
ROOM = {"6": (0, 1), "8": (0, 0), "9": (1, 1), "14": (0, 2)}  # the fewest and the most apprentices on a tile
MODULES = sorted(ROOM)
WORK = {"6": ["Y", "-"], "8": ["N1:0", "N1:1", "N1:2", "N1"], "9": ["A3", "-"], "14": ["1", "-"]}  # in `use`


def use(s: Scene, module: str, column: str) -> Scene:
    """Seat 0 covers a column, can do one thing there, and sends all others to cathedral, workshop and theater."""
    s.give(0, "RYBRYBRYBP", 12)
    if module == "6":
        s.sell_glass("YYYYYY")
    if module == "8":
        s.open_certificates("3 3 1")
    if module == "9":
        s.lay_wall(A3="PR", B3="GR", C4="GB")
    if module == "14":
        s.give_beams(0, 1)
    covered = SHEET.replace("T", "D").index(column) if s.final else SHEET.index(column)
    plan = [0] * 5
    plan[covered] = ROOM[module][1]
    for other in (1, 4, 3):
        if other != covered:
            plan[other] = min(3, 5 - sum(plan))
    return s.cover(0, column, "".join(map(str, plan))).others_plan()


@pytest.mark.parametrize(("module", "edition"), [*((module, "mega") for module in MODULES), ("6", "classic")])
def test_a_tile_may_cover_any_location_or_none_and_is_asked_for_first(module: str, edition: str) -> None:
    s = scene(module, edition=edition).without_paints().awake()
    for seat in range(3):
        assert s.ask(seat).options() == ["@M", "@C", "@S", "@W", "@T", "-"]
    assert s.play_as(0, "-").ask(0).options() == ["M0", "M1", "M2", "M3"]


@pytest.mark.parametrize("module", MODULES)
def test_3_15_in_the_final_round_a_tile_may_cover_either_cathedral_column(module: str) -> None:
    assert scene(module).last_round().options() == ["@M", "@C", "@S", "@W", "@D", "-"]


@pytest.mark.parametrize("healthy", [4, 5, 6])
@pytest.mark.parametrize("column", [*SHEET, "-"])
@pytest.mark.parametrize("module", MODULES)
@pytest.mark.compiled
def test_3_8_3_66_every_apprentice_is_placed_and_a_tile_has_its_room(module: str, column: str, healthy: int) -> None:
    """All plans with as many apprentices on the tile as it takes and three at most elsewhere, and no others."""
    s = scene(module).without_paints().awake()
    s.players[0].neutral = 1 if healthy == 6 else 0
    s.players[0].aside = 1 if healthy == 4 else 0
    s.play_as(0, column if column == "-" else f"@{column}")
    fewest, most = ROOM[module]
    every = product(*(range(fewest, most + 1) if letter == column else range(4) for letter in SHEET))
    assert s.plans_offered() == {"".join(map(str, p)) for p in every if sum(p) == healthy}


@pytest.mark.parametrize("column", [*SHEET, "-"])
@pytest.mark.parametrize("module", MODULES)
def test_3_12_a_tile_is_secret_until_plans_are_revealed(module: str, column: str) -> None:
    s = scene(module).without_paints().awake()
    other = s.copy()
    logs: list[list[Event]] = [[], []]
    s.state.log, other.state.log = logs
    s.play_as(0, column if column == "-" else f"@{column}")
    other.play_as(0, "-" if column == "S" else "@S")
    if module != "8":  # whose tile takes nobody
        s.plan_one(0, "11111")
        other.plan_one(0, "11111")
    for who in (1, 2, SPECTATOR):
        assert s.shown(who, 0)["covered"] is None
        assert s.view(who) == other.view(who)
        assert [event.seen_by(who) for event in logs[0]] == [event.seen_by(who) for event in logs[1]]
    assert s.shown(0, 0)["covered"] == [f"tile-{module}" if letter == column else "" for letter in SHEET]


@pytest.mark.parametrize(
    ("module", "column", "digits"),
    [("6", "S", "11111"), ("8", "W", "11102"), ("9", "S", "01130"), ("14", "S", "11201")],
)
def test_revealed_plans_show_the_covered_location_to_all(module: str, column: str, digits: str) -> None:
    s = scene(module).without_paints().awake().give(0, "RY").cover(1, column, digits).others_plan()
    for who in (0, 1, 2, SPECTATOR):
        assert s.shown(who, 1)["covered"] == [f"tile-{module}" if letter == column else "" for letter in SHEET]
        assert (s.shown(who, 1)["plan"], s.shown(who, 0)["covered"]) == (list(map(int, digits)), [""] * 5)


@pytest.mark.parametrize("column", SHEET)
@pytest.mark.parametrize("module", MODULES)
def test_a_covered_location_offers_its_tile_once_and_neither_thalers_nor_mood(module: str, column: str) -> None:
    s = use(scene(module).without_paints().awake(), module, column)
    mood, log, asked = s.mood(0), list[Event](), []
    while s.round == 1:
        if s.to_move() == 0 and s.column == SHEET.index(column):
            asked.append(s.options())
        log += s.told(s.idle())
    assert (asked, named(log, "earned")) == ([WORK[module]], [])
    assert s.mood(0) == mood or column != "T"


@pytest.mark.parametrize("module", MODULES)
def test_a_tile_comes_back_for_the_next_round(module: str) -> None:
    s = use(scene(module).without_paints().awake(), module, "M").next_morning()
    assert all(s.shown(seat, seat)["covered"] in (None, [""] * 5) for seat in range(3))
    assert s.ask(0).options() == ["@M", "@C", "@S", "@W", "@T", "-"]


@pytest.mark.parametrize(("column", "covered", "other"), [("C", 1, 4), ("D", 4, 1)])
@pytest.mark.parametrize("module", MODULES)
def test_3_14_a_tile_on_one_cathedral_column_leaves_the_other_open(
    module: str, column: str, covered: int, other: int
) -> None:
    s = use(scene(module).last_round(), module, column)
    seen: dict[int, list[str]] = {}
    while not s.over():
        if s.to_move() == 0:
            seen.setdefault(s.column, s.options())
        s.play(s.idle())
    assert seen[covered] == WORK[module]
    assert "=RYB" in seen[other]
