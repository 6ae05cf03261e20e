"""Where a move of a module belongs, and why it cannot be made."""

from collections.abc import Callable

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from bottega.games.fresco.const import CATHEDRAL, LAST_COLUMN, MARKET, STUDIO, THEATER, WORKSHOP
from bottega.games.fresco.modules import m09_wall as m09
from bottega.games.fresco.modules import m10_medico as m10
from bottega.games.fresco.modules import m12_dames as m12
from bottega.games.fresco.modules import m13_catacombs as m13
from bottega.games.fresco.modules import m14_pews as m14
from bottega.games.fresco.modules import m15_dome as m15
from bottega.games.fresco.places.cathedral import AT_CATHEDRAL
from tests.games.fresco.board import LEONARDO, NAMES
from tests.games.fresco.modules.m09_wall.pieces import WALL_NAMES
from tests.games.fresco.modules.questions import (
    a_dame,
    a_dame_to_send,
    a_map_to_buy,
    a_map_to_lay,
    a_map_to_use,
    a_saint,
    a_small_pew,
    a_treasure,
    a_turn_for_the_ill,
    an_exchange,
    an_exchange_of_seals,
    bottles_for_sale,
    bottles_to_use,
    dawn,
    dome_tiles,
    how_many_lift_the_mood,
    leonardos_map,
    some_pews,
    the_wall,
    where_the_neutral_one_stands,
    who_falls_ill,
    who_is_set_aside,
)
from tests.games.fresco.scene import Scene


@pytest.mark.parametrize(
    ("position", "expected"),
    [
        (the_wall, {"C4": f"m09-wall-{WALL_NAMES.index('C4')}", "-": "done"}),
        (an_exchange, {"XO": "m09-exchange-O", "-": "done"}),
        (an_exchange_of_seals, {"XG.GO": "m09-exchange-G", "XG.GP": "m09-exchange-G", "-": "done"}),
        (who_is_set_aside, {"H": "m10-healthy", "I": "m10-ill"}),
        (who_falls_ill, {"O": "m10-healthy", "N": "m10-neutral"}),
        (bottles_for_sale, {"B1": "m10-bottle-0", "B2": "m10-bottle-1", "B3": "m10-bottle-2"}),
        (where_the_neutral_one_stands, {"N@M": "column-0", "N@T": "column-4"}),
        (how_many_lift_the_mood, {"T0": "done", "T1": "done", "T2": "done"}),
        (bottles_to_use, {"2:0": "m10-mine-2", "2:2": "m10-mine-2", "J": "m10-mine-J", "-": "done"}),
        (a_turn_for_the_ill, {"I": "m10-ill", "A1": "segment-0"}),
        (a_saint, {"$R": "paint-R", "$O": "paint-O", "-": "done"}),
        (a_dame_to_send, {"@M": "column-0", "@T": "column-4", "-": "done"}),
        (lambda: a_dame(MARKET), {"1.2/2.1": "slot-1", "2.3/3.4": "slot-4", "-": "done"}),
        (lambda: a_dame(CATHEDRAL), {"^A1": "segment-0", "^D5": "segment-23", "-": "done"}),
        (lambda: a_dame(STUDIO), {"+": "column-2", "-": "done"}),
        (lambda: a_dame(WORKSHOP), {"R/Y": "paint-R", "R/B": "paint-R", "-": "done"}),
        (lambda: a_dame(THEATER), {"+": "column-4", "-": "done"}),
        (lambda: a_dame(LAST_COLUMN, final=True), {"*A1": "segment-0", "-": "done"}),
        (a_map_to_buy, {"+": "m13-stack-2", "-": "done"}),
        (a_map_to_lay, {"@M": "column-0", "@T": "column-4", "-": "done"}),
        (leonardos_map, {"@C": "m13-leonardo-1", "@T": "m13-leonardo-4"}),
        (a_map_to_use, {"+": "column-2", "-": "done"}),
        (lambda: a_map_to_use(LEONARDO), {"+": "m13-leonardo-2", "-": "done"}),
        (lambda: a_treasure("statue 5"), {"K": "m13-found", "$": "m13-found"}),
        (some_pews, {"1": "m14-pew-1", "1+1+1": "m14-pew-1", "1+2": "m14-pew-2", "3": "m14-pew-3", "-": "done"}),
        (dome_tiles, {"D1": "m15-dome-0", "D2": "m15-dome-1", "-": "done"}),
    ],
)
def test_a_move_belongs_to_a_spot(position: Callable[[], Scene], expected: dict[str, str]) -> None:
    s = position()
    assert s.spots().items() >= expected.items()
    assert all(s.spots().values())


def test_why_a_segment_of_the_wall_cannot_be_restored() -> None:
    s = the_wall()
    assert s.why_not(f"m09-wall-{WALL_NAMES.index('A4')}") == ("This segment of the wall is restored already.", "m09")
    assert s.why_not(f"m09-wall-{WALL_NAMES.index('E1')}")[0] == "This segment shares no edge with a restored one."
    assert s.why_not(f"m09-wall-{WALL_NAMES.index('A3')}")[0] == "This segment needs green, and you have none."
    assert "action tile for the wall" in an_exchange().why_not("m09")[0]


def test_why_the_wall_is_not_restored_at_another_place() -> None:
    s = an_exchange().lay_wall(C4="PR").give(0, "P")
    assert "action tile for the wall" in s.why_not(f"m09-wall-{WALL_NAMES.index('C4')}")[0]


def test_why_an_exchange_tile_cannot_be_had() -> None:
    s = an_exchange()
    assert s.why_not("m09-exchange-P")[0] == (
        "This exchange tile costs a wall tile with red and one with blue; you do not have both."
    )
    s = the_wall().give_wall_tiles(0, "OR", "GY")
    assert "instead of blending" in s.why_not("m09-exchange-O")[0]
    m09.wall_of(s.state).exchanges[0] = 1
    assert "nobody has two of a color" in s.why_not("m09-exchange-O")[0]


@pytest.mark.parametrize(
    ("modules", "tile", "reason"),
    [
        ("9", "tile-9", "The whole wall is restored."),
        ("10", "tile-10", "The Medico has no bottle for sale."),
        ("14", "tile-14", "No pew is left that three beams could restore."),
    ],
)
def test_why_an_action_tile_is_of_no_use(modules: str, tile: str, reason: str) -> None:
    s = dawn(modules)
    if modules == "10":
        s.offer_bottles("3")
    assert s.why_not(tile)[0] != reason
    if modules == "9":
        wall = m09.wall_of(s.state)
        wall.covered = vec[i64]([-1] * len(wall.covered))
    elif modules == "10":
        s.offer_bottles("")
    else:
        pews = m14.pews_of(s.state)
        pews.restored, pews.hidden = pews.hidden, pews.restored
    assert s.why_not(tile) == (reason, f"m{int(modules):02d}")


def test_why_a_bottle_cannot_be_bought() -> None:
    s = dawn("10").offer_bottles("31J").give(0, thalers=2).ask_for(m10.BUY_BOTTLE)
    assert s.why_not("m10-bottle-0") == ("This bottle costs 3 thalers; you have less.", "m10")
    s.give_bottles(0, "22")
    assert s.why_not("m10-bottle-0")[0] == "You have 2 bottles already, and nobody may have more."
    m10.medicine_of(s.state).offer[0] = -1
    assert s.why_not("m10-bottle-0")[0] == "There is no bottle on this place."
    s = dawn("10").make_ill(0, 1).give_bottles(0, "2").offer_bottles("3").give(0, thalers=9).ask_for(m10.HEAL)
    assert "if you have laid your medico tile there" in s.why_not("m10-bottle-0")[0]


def test_why_a_bottle_cannot_be_used() -> None:
    s = bottles_for_sale().give_bottles(0, "3J")
    assert s.why_not("m10-mine-3")[0] == "None of your apprentices is ill."
    s.make_ill(0, 0, 1)
    assert s.why_not("m10-mine-3")[0].startswith("None of your own apprentices is on the Medico's board")
    s.make_ill(0, 1)
    assert "in wake-up order" in s.why_not("m10-mine-3")[0]
    assert "in wake-up order" in s.why_not("m10-mine-J")[0]
    s.give(0, mood=s.state.box.mood_highest)
    assert s.why_not("m10-mine-J")[0] == "Your mood cannot get any better."
    s.final = True
    assert "no next morning" in s.why_not("m10-mine-J")[0]


def test_why_an_apprentice_is_not_chosen() -> None:
    s = where_the_neutral_one_stands()
    assert s.why_not("column-1")[0].startswith("The neutral apprentice stands where you have sent healthy ones.")
    assert s.why_not("column-1")[1] == "fresco#planning"
    s = bottles_to_use()
    for target in ("m10-healthy", "m10-neutral", "m10-ill"):
        assert s.why_not(target)[0].startswith("You choose an apprentice here only when one falls ill")
    assert s.why_not("m10")[0].startswith("An infection tile is turned up")
    assert s.why_not("segment-0")[1] != "m10"


def test_why_a_dame_cannot_go_there() -> None:
    s = dawn("9,12").marry(0, "pink").marry(0, "purple")
    m12.court_of(s.state).columns[0] = STUDIO
    s.players[0].cover(MARKET, 9)
    s.ask_for(m12.PLACE_DAME, 1)
    assert s.why_not("column-0") == ("An action tile covers this place, so no dame can go there.", "m12")
    assert s.why_not("column-2")[0] == "Your other dame goes there."
    assert s.why_not("m12")[0].startswith("A dame joins you")
    assert s.why_not("segment-0")[1] != "m12"


def test_why_a_dame_cannot_do_it() -> None:
    assert a_dame(CATHEDRAL).why_not("segment-24") == ("The bishop stands here.", "m12")
    assert "first of the two booths" in a_dame(MARKET).why_not("slot-8")[0]
    assert a_dame(STUDIO).why_not("segment-24")[0] != "The bishop stands here."
    assert a_dame(STUDIO).why_not("slot-8")[1] != "m12"
    assert a_dame(STUDIO).why_not("column-0")[1] != "m12"


def test_why_a_reserved_segment_cannot_be_restored() -> None:
    s = dawn("12").lay(B2="3 RYB").reserve(1, "B2").give(0, "RYB", 0).ask_for(AT_CATHEDRAL, 1)
    assert s.why_not(f"segment-{NAMES.index('B2')}") == ("Another player has reserved this segment.", "m12")


def test_why_a_map_cannot_be_bought() -> None:
    s = a_map_to_buy()
    assert s.why_not("m13-stack-0") == (
        "These maps are sold to whoever gets up at 5 o'clock, one each time.",
        "m13",
    )
    s.give(0, thalers=0)
    assert s.why_not("m13-stack-0")[0] == "A map costs 1 thaler; you have less."
    s.leave_maps(5, 0)
    assert s.why_not("m13-stack-0")[0] == "No map is left in this stack."


def test_why_a_map_cannot_be_laid() -> None:
    s = dawn("9,13").give_maps(0, "A1 B1")
    s.players[0].cover(MARKET, 9)
    s.players[0].narrow(STUDIO)
    s.ask_for(m13.LAY_MAP)
    assert s.why_not("column-0") == ("An action tile covers this place, so no map can lie there.", "m13")
    assert s.why_not("column-2")[0] == "A map lies here already."
    assert s.why_not("segment-0")[1] != "m13"


def test_why_treasures_wait() -> None:
    s = a_map_to_use(LEONARDO)
    assert s.why_not("m13-leonardo-0")[0].startswith("Leonardo's map is laid when he gets up")
    assert s.why_not("m13-found")[0].startswith("When the place under your map comes")
    assert s.why_not("column-0")[1] != "m13"


def test_why_a_pew_cannot_be_restored() -> None:
    s = a_small_pew()
    assert s.why_not("m14-pew-2") == ("Only 1 beam can be carried.", "m14")
    assert s.why_not("m14-pew-6")[0] == "No pew of this size is left."
    s.give_beams(0, 2)
    assert s.why_not("m14-pew-3")[0] == "This pew needs 3 beams; you have 2."
    assert s.why_not("m14")[0].startswith("The apprentices on your action tile for the pews")
    assert s.why_not("segment-0")[1] != "m14"
    s = dawn("14").give_beams(0, 3)
    assert s.why_not("m14-pew-3")[0].startswith("The apprentices on your action tile for the pews")


def test_why_a_dome_tile_cannot_be_completed() -> None:
    s = dawn("15").give_domes(0, "7 GGO", "4 GR").give(0, "GR").ask_for(m15.PAY_DOMES)
    assert s.why_not("m15-dome-0") == ("For this dome tile you lack OG.", "m15")
    assert s.why_not("m15-dome-2")[0].startswith("Dome tiles are completed in the final scoring")
    assert s.why_not("segment-0")[1] != "m15"
    s = dawn("15").give_domes(0, "7 GGO")
    assert s.why_not("m15-dome-0")[0].startswith("Dome tiles are completed in the final scoring")
