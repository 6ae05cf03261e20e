"""Where on the board a move belongs, and why nothing can be done elsewhere."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from bottega.core import laws
from bottega.core.game import SPECTATOR
from bottega.core.messages import msg
from bottega.games.fresco.action_tile import COVER, KEEP, ON_COLUMN
from bottega.games.fresco.const import ORANGE
from bottega.games.fresco.decision import FORGO
from bottega.games.fresco.modules.m00_leonardo import LEONARDO_CLOSES, LEONARDO_WALKS
from bottega.games.fresco.places.cathedral import AT_CATHEDRAL, BOUND, ILL_WORKS, STEPPED
from bottega.games.fresco.places.market import AT_MARKET, ELSEWHERE
from bottega.games.fresco.places.workshop import AT_WORKSHOP, BEFORE, PAINT
from bottega.games.fresco.state import TAKEN_SPACE, Fresco
from bottega.i18n import speak
from tests.games.fresco.board import GAME, LEONARDO, NAMES
from tests.games.fresco.scene import Scene, last_round, scene, visit

BOOTHS = "R Y / B RY RB / RRR YYY BBB O"


def at_market(booths: str = BOOTHS, thalers: int = 12, plan_0: str = "20030") -> Scene:
    return scene().wake("7 8 9").without_paints().lay_market(booths).give(0, "", thalers).plan(plan_0, "02030", "02030")


# --- spots


def test_waking_and_planning_have_their_spots() -> None:
    s = scene().has(spots={f"{row + 5}:00": f"hostel-{row}" for row in range(5)})
    s = scene("glaziers").wake("7 8 9")
    assert s.spots() == {
        "@M": "column-0",
        "@C": "column-1",
        "@S": "column-2",
        "@W": "column-3",
        "@T": "column-4",
        "-": "done",
    }
    s.play_as(0, "-")
    assert set(s.spots().values()) == {"column-0"}


def test_the_market_has_its_spots() -> None:
    s = at_market()
    assert s.spots() == {
        "1.1": "slot-0", "1.2": "slot-1", "X1": "booth-0",
        "2.1": "slot-2", "2.2": "slot-3", "2.3": "slot-4", "X2": "booth-1",
        "3.1": "slot-5", "3.2": "slot-6", "3.3": "slot-7", "3.4": "slot-8", "X3": "booth-2",
        "-": "done",
    }  # fmt: skip


def test_the_cathedral_has_its_spots() -> None:
    s = visit("RYB", "02030").lay(A1="3 RYB").put_bishop("E5")
    s.state.settle()
    assert s.spots()["A1"] == s.spots()["A1"] == "segment-0"
    assert (s.spots()[">D4"], s.spots()["=RYB"], s.spots()["-"]) == ("segment-18", "altar", "done")


def test_the_other_places_have_their_spots() -> None:
    s = visit("RRYY", "00032").ask_for(AT_WORKSHOP, 2 + PAINT * ORANGE)
    assert set(s.spots().values()) == {"paint-O"}
    s = visit("RRYY", "02030", modules="well").give_wishes(0, "alchemy", "tip", "busker", "finders")
    assert s.ask_for(AT_WORKSHOP, 2 + PAINT * BEFORE).spots()["-"] == "done"
    s.stand(5, 6, 1)
    assert set(s.ask_for(TAKEN_SPACE, 6 * 8).spots().values()) == {"space"}


def test_leonardo_has_his_spots() -> None:
    s = scene(players=2).wake("8 9 7").without_paints().plan("00320", "00320")
    s.has(step=LEONARDO_CLOSES, spots={"X1": "booth-0", "X2": "booth-1", "X3": "booth-2"}).play("X1")
    s.has(step=LEONARDO_WALKS)
    assert s.spots() == {name: f"segment-{NAMES.index(name)}" for name in s.options()}


def test_every_move_of_every_module_has_a_spot() -> None:
    for s in laws.random_game(GAME, 2, 5, {"modules": "all"}).past:
        assert isinstance(s, Fresco)
        assert all(GAME.target(s, move) for move in s.options)


# --- the rules about what is asked


def test_the_rules_about_what_is_asked() -> None:
    found: dict[str, str] = {}
    for seed in (1, 2, 3):
        match = laws.random_game(GAME, 2, seed, {"modules": "well,portraits,glaziers"})
        for s in match.past:
            assert isinstance(s, Fresco)
            found.setdefault(type(s.steps[s.step()]).__name__, GAME.rule(s))
        assert isinstance(match.position, Fresco)
        assert GAME.rule(match.position) == "fresco#end"
    assert found == {
        "Wake": "fresco#waking", "Cover": "fresco#planning", "Plan": "fresco#planning",
        "AtMarket": "fresco#market", "AtCathedral": "fresco#cathedral", "AtStudio": "fresco#studio",
        "AtWorkshop": "fresco#workshop", "AtTheater": "fresco#theater", "TakenSpace": "fresco#track",
        "LeonardoCloses": "m00", "LeonardoWalks": "m00", "LeonardoPaints": "m01", "MerchantPaints": "m01",
        "SetPennies": "m04", "ThrowPennies": "m04", "HearBusker": "m04",
        "TakeWindow": "m06", "BuyGlass": "m06", "GiveGlass": "m06",
    }  # fmt: skip


# --- why not: whose turn it is


def test_after_the_end_nothing_can_be_done() -> None:
    s = scene()
    s.state.playout(1)
    assert s.why_not("hostel-0") == ("The game is over.", "fresco#end")


def test_spectators_watch() -> None:
    assert scene().why_not("hostel-0", SPECTATOR) == ("You are watching; only players make moves.", "fresco#waking")


def test_the_others_wait() -> None:
    assert scene().why_not("hostel-0", 2) == ("It is player 1's turn (waking up).", "fresco#waking")
    assert at_market().why_not("slot-0", 1) == ("It is player 1's turn (market).", "fresco#market")
    s = scene(players=2).wake("8 9 7").without_paints().plan("00320", "00320")
    assert s.why_not("booth-0", 1) == ("It is player 1's turn (Leonardo).", "m00")


def test_who_has_planned_waits_for_the_others() -> None:
    s = scene().wake("7 8 9").plan_one(0, "11111")
    assert s.why_not("column-0") == ("You have planned; the others still plan.", "fresco#planning")
    assert s.why_not("column-0", 1) == ("You can do this now.", "fresco#planning")


# --- why not: waking up and planning


def test_beds_that_are_taken() -> None:
    s = scene().wake("7")
    assert s.why_not("hostel-2", 1) == ("Player 1 gets up at this time already.", "fresco#waking")
    s = scene(players=2).wake("9 7")
    s.state.hostel[2], s.state.hostel[4] = s.state.hostel[4], LEONARDO
    s.state.settle()
    assert s.why_not("hostel-4", int(s.to_move())) == ("Leonardo gets up at this time already.", "fresco#waking")
    s = scene().wake("7 8 9")
    assert s.why_not("hostel-0") == ("Wake-up times are chosen at the beginning of a round.", "fresco#waking")


def test_columns_that_are_not_planned_now() -> None:
    s = scene().wake("7 8 9").play_as(0, "M1").ask(0)
    page = "fresco#planning"
    assert s.why_not("column-0") == ("You have planned this place already.", page)
    assert s.why_not("column-2") == ("First say how many apprentices go to the cathedral.", page)
    assert at_market().why_not("column-2") == ("Apprentices are planned when everybody has woken up.", page)


def test_where_an_action_tile_cannot_lie() -> None:
    s = scene("glaziers,medico").wake("7 8 9")
    s.players[0].cover(1, 6)
    s.state.push_task(COVER, 0, 10)
    s.state.options = vec[i64]([ON_COLUMN, KEEP])
    page = "fresco#planning"
    assert s.why_not("column-1") == ("Here lies your glazery tile already.", page)
    assert s.why_not("column-3") == (f"Your {tile('10')} can lie only on the market.", page)


def tile(number: str) -> str:
    """An action tile in words."""
    return speak(msg("fresco-why-tile-other", tile=f"tile-{number}")).removeprefix("First decide about your ")[:-1]


def test_action_tiles_lie_on_the_sheet() -> None:
    s = scene("glaziers,bells,portraits").wake("7 8 9")
    assert s.why_not("tile-6") == (f"First decide about your {tile('8')}.", "m06")
    s.play_as(0, "-").ask(0)
    assert s.why_not("tile-6") == ("Choose the column of your action sheet on which it shall lie.", "m06")
    assert s.why_not("tile-1")[1] == "m01"  # it has no action tile
    s.plan("11111", "11111", "11111")
    assert s.why_not("tile-6") == ("Action tiles are laid when you plan.", "m06")


# --- why not: the places


def test_places_wait_for_the_plans() -> None:
    s = scene().wake("7 8 9")
    assert s.why_not("slot-0") == ("Apprentices go to the market when all plans are shown.", "fresco#market")
    assert s.why_not("booth-0") == ("Apprentices go to the market when all plans are shown.", "fresco#market")
    assert s.why_not("segment-0") == ("Apprentices go to the cathedral when all plans are shown.", "fresco#cathedral")
    assert s.why_not("altar") == ("Apprentices go to the cathedral when all plans are shown.", "fresco#altar")
    assert s.why_not("paint-O") == ("Apprentices go to the workshop when all plans are shown.", "fresco#workshop")


def test_places_have_their_order() -> None:
    s = at_market(plan_0="11030")
    assert s.why_not("segment-0")[0] == "Your apprentices act at the cathedral later in this round."
    s.give(0, "RYB").play("-")
    assert s.why_not("slot-0")[0] == "Your apprentices have already acted at the market this round."
    assert at_market().why_not("altar")[0] == "You have sent no apprentice to the cathedral this round."


def test_a_question_in_between() -> None:
    s = at_market().stand(5, 6, 1).ask_for(TAKEN_SPACE, 6 * 8)
    assert s.why_not("slot-0")[0] == "Something else is asked now: Space 6 is taken. Ahead or behind?"
    assert s.why_not("segment-0")[0] == "You have sent no apprentice to the cathedral this round."


def test_in_the_final_round_the_cathedral_comes_twice() -> None:
    s = last_round().give(0, "RRYY", 9).plan("20003", "02003", "02003")
    assert s.why_not("segment-0")[0] == "Your apprentices act at the cathedral later in this round."


def test_a_covered_place_is_not_visited() -> None:
    s = scene("glaziers").wake("7 8 9").play_as(0, "@C").plan_one(0, "21020").plan("21020", "11111", "11111")
    assert s.step() == AT_MARKET
    assert s.why_not("segment-0")[0] == "You have sent no apprentice to the cathedral this round."


def test_tiles_that_cannot_be_bought() -> None:
    page = "fresco#market"
    s = at_market("R - / B RY RB / RRR YYY BBB O", thalers=5)
    assert s.why_not("slot-1") == ("There is no tile here any more.", page)
    s.play("3.1")
    assert s.why_not("slot-0") == ("You have bought in booth III; all your tiles of this round come from there.", page)
    s = at_market(thalers=1)
    assert s.why_not("slot-0") == (f"A tile costs {s.state.price(0)} thalers; you have 1.", page)
    s.ask_for(AT_MARKET, 0)
    assert s.why_not("slot-0") == ("All your apprentices here have worked.", page)


def test_booths_that_cannot_be_closed() -> None:
    page = "fresco#market"
    s = at_market("- - / B RY RB / RRR YYY BBB O")
    assert s.why_not("booth-0") == ("This booth is empty.", page)
    s.play("2.1")
    assert s.why_not("booth-1") == ("Whoever has bought something closes no booth.", page)
    s.ask_for(AT_MARKET, 1 + ELSEWHERE)
    assert s.why_not("booth-2") == ("Whoever has bought something closes no booth.", page)


def test_segments_that_cannot_be_restored() -> None:
    page = "fresco#cathedral"
    s = visit("RYYO", "02030").lay(A1="3 RYB", B1="6 OG").restore("C1")
    assert s.why_not("segment-0") == ("You lack B.", page)
    assert s.why_not("segment-1") == ("You lack G.", page)
    assert s.why_not("segment-2") == ("This segment is restored.", page)


def test_when_all_have_worked_nothing_is_restored() -> None:
    s = visit("RYB", "02030")
    s.state.push_task(AT_CATHEDRAL, 0, 0)
    s.state.options = vec[i64]([FORGO])  # a module asks for something else
    for spot in ("segment-0", "altar"):
        assert s.why_not(spot)[0] == "All your apprentices here have worked."


def test_the_altar_takes_certain_paints() -> None:
    s = visit("RRYYY", "02030")
    assert s.why_not("altar")[0].startswith("The altar takes three paints: red, yellow and blue;")


def test_who_moved_the_bishop_restores_a_segment() -> None:
    s = visit("RYBRYB", "02030").lay(A1="3 RYB", B1="3 RRY").ask_for(AT_CATHEDRAL, 1 | STEPPED | BOUND)
    assert s.why_not("altar") == ("You have moved the bishop, so a segment must be restored now.", "fresco#altar")


def test_3_19_classic_it_may_be_the_altar() -> None:
    s = visit("RYBRYB", "02030", edition="classic").lay(A1="3 RYB", B1="3 RRY")
    s.ask_for(AT_CATHEDRAL, 1 | STEPPED | BOUND)
    assert "altar" in [GAME.target(s.state, move) for move in s.state.options]


def test_an_ill_apprentice_keeps_away_from_the_bishop() -> None:
    s = visit("RYBRYB", "02030", modules="medico").lay(A1="3 RYB", D4="3 RRY").put_bishop("C3")
    s.ask_for(AT_CATHEDRAL, 1 | ILL_WORKS)
    text, page = s.why_not("segment-18")
    assert (text[:42], page) == ("An ill apprentice keeps away from the bish", "m10")


def test_a_module_forbids_a_segment() -> None:
    s = visit("RYB", "02030", modules="dames").lay(A1="3 RYB", B1="3 RRY").reserve(1, "A1")
    s.state.settle()
    text, page = s.why_not("segment-0")
    assert (bool(text), page) == (True, "m12")
    assert s.why_not("segment-1") == ("You lack R.", "fresco#cathedral")


def test_paints_that_cannot_be_blended() -> None:
    page = "fresco#workshop"
    s = visit("RRYYBB", "00032").ask_for(AT_WORKSHOP, 2 + PAINT * ORANGE)
    assert s.why_not("paint-R") == ("Basic paints are not made by blending; they come from the market.", page)
    assert s.why_not("paint-G") == ("Paints are blended one after the other; now it is about orange.", page)
    s = visit("RRYY", "02030", modules="well").give_wishes(0, "alchemy").ask_for(AT_WORKSHOP, 2 + PAINT * BEFORE)
    assert s.why_not("paint-O") == ("First go on to blending.", page)


def test_leonardo_closes_and_walks() -> None:
    s = scene(players=2).wake("8 9 7").without_paints().lay_market("- - / B RY RB / RRR YYY BBB O")
    s.plan("00320", "00320")
    assert s.why_not("slot-3") == ("Leonardo buys nothing; he closes a whole booth.", "fresco#market")
    assert s.why_not("booth-0") == ("This booth is empty.", "fresco#market")
    s.play("X2").restore("A1")
    assert s.why_not("segment-0") == ("This segment is restored.", "m00")
    text, page = s.why_not("segment-24")
    assert (text[:25], page) == ("Leonardo goes one step, n", "m00")


# --- why not: anything else


def test_spots_that_are_never_pressed_in_vain() -> None:
    assert at_market().why_not("space") == ("You choose a space only if the one you come to is taken.", "fresco#track")
    assert scene().wake("7 8").why_not("done", 2) == ("Something must be chosen here.", "fresco#waking")


@pytest.mark.parametrize(
    "spot", ["", "hostel-5", "slot-99", "slot--1", "booth-x", "segment-25", "paint-Z", "m31", "tile-99", "m04", "bed-1"]
)
def test_there_is_no_such_spot(spot: str) -> None:
    text, page = at_market().why_not(spot)
    assert (text[:29], page) == ("Something else is asked now: ", "fresco#market")


def test_a_module_whose_moment_it_is_not() -> None:
    s = scene("gold").wake("7 8")
    assert s.why_not("m05", 2) == ("This belongs to the module The Gold Leaf; now is not its moment.", "m05")


def test_the_module_that_asks_knows_best() -> None:
    s = scene("dames").marry(0, "pink").marry(0, "purple").wake("7 8 9").play_as(0, "@S").ask(0)
    text, page = s.why_not("column-2")
    assert (bool(text), page) == (True, "m12")
    assert s.why_not("hostel-0") == ("Wake-up times are chosen at the beginning of a round.", "fresco#waking")
