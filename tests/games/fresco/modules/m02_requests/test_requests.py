"""Module 2, the bishop's requests: fulfilling them, their income, Leonardo; examples E12 and E13, rulings C."""

from itertools import combinations
from typing import cast

import pytest

from bottega.core.game import SPECTATOR
from bottega.games.fresco.modules.m02_requests import requests_of
from tests.games.fresco.board import GAME, IDLE, IDLE_LAST, LEONARDO, NAMES
from tests.games.fresco.modules.questions import a_general_request, a_request, leonardos_request, tiles_under_a_request
from tests.games.fresco.scene import Scene, scene

KINDS = "*OGP"
EDITIONS = ["mega", "classic"]
PLANS = ["02300", "00311", "00320", "00230"]  # by the number of apprentices at the workshop
PLAIN = ("3 RYB", "3 RRY", "3 YYB", "3 BBR")
ORANGE = ("4 OB", "4 OY", "5 ORB", "6 OO")
GREEN = ("4 GR", "4 GB", "5 GRY", "6 GG")
PURPLE = ("5 PY", "5 PR", "9 PPY")
TILES_OF = {"*": PLAIN[:3], "O": ORANGE[:3], "G": GREEN[:3], "P": PURPLE}
VALUES = {"*": [6, 5, 4], "O": [8, 7, 6], "G": [8, 7, 6], "P": [10, 9, 8]}
MIXED = ("3 RYB", "4 OB", "4 GR", "5 PY", "6 OG", "7 PO", "7 PG", "10 OGP")
PATH = ["C2", "C1", "B1", "A1", "A2", "B2"]  # where Leonardo goes


def workshop(
    *tiles: str, apprentices: int = 1, paints: str = "", edition: str = "mega", modules: str = "2", players: int = 3
) -> Scene:
    """Seat 0 owns these tiles, has these paints and stands in the workshop; the last seat waits there to blend."""
    times = {3: "7 8 9", 4: "6 7 8 9"}[players]
    s = scene(modules, players, edition=edition).wake(times).without_paints().own(0, *tiles)
    return s.give(0, paints).give(players - 1, "RY").plan(PLANS[apprentices], *[IDLE] * (players - 1))


def seals(tile: str) -> str:
    """A tile's seals, written as in the moves."""
    return "".join(letter for letter in "OGP" if letter in tile.split()[1]) or "0"


def last_round(modules: str = "2") -> Scene:
    """The final round, three players are awake and about to plan; nobody has anything."""
    return scene(modules).last_round()


# --- set-up


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_three_requests_of_each_kind_the_highest_on_top(players: int, edition: str) -> None:
    s = scene("2", players, edition=edition)
    for who in range(SPECTATOR, players):
        assert s.part("requests", who)["open"] == [VALUES[kind] for kind in KINDS]
        assert [player["requests"] for player in s.part("requests", who)["players"]] == [""] * players


# --- which requests are offered


@pytest.mark.parametrize(
    ("tiles", "offered"),
    [
        ((), []),
        (PLAIN[:2], []),
        (PLAIN[:3], ["Q*"]),
        (ORANGE[:2], []),
        (ORANGE[:3], ["Q*", "QO"]),
        (GREEN[:3], ["Q*", "QG"]),
        (PURPLE, ["Q*", "QP"]),
        (("4 OB", "4 GR", "5 PY"), ["Q*"]),
        (("10 OGP", "10 OGP", "4 OB"), ["Q*", "QO"]),
        (("6 OG", "7 PO", "7 PG", "10 OGP"), ["Q*", "QO", "QG", "QP"]),
        (("6 OG", "7 PO", "7 PG"), ["Q*"]),
        (("9 PPY", "11 PPO", "3 RYB"), ["Q*"]),  # two purples on a tile are one seal
        (("6 OO", "6 GG", "4 OY"), ["Q*"]),
    ],
)
def test_a_request_needs_three_tiles_and_a_colored_one_three_seals(tiles: tuple[str, ...], offered: list[str]) -> None:
    s = workshop(*tiles, paints="RY").has(to_move=0, requests_offered=offered)
    assert ("-" in s.options()) == bool(offered)


def test_without_a_request_to_fulfill_the_workshop_is_as_ever() -> None:
    assert workshop(*PLAIN[:2], paints="RY").options() == ["O0", "O1"]


def test_requests_are_offered_also_without_paints() -> None:
    workshop(*PLAIN[:3]).has(to_move=0).asks("Q* -")


def test_without_an_apprentice_at_the_workshop_no_request() -> None:
    s = workshop(*PLAIN[:3], apprentices=0).has(to_move=2)
    assert not s.requests_offered()


def test_going_on_to_blending_takes_no_request() -> None:
    s = workshop(*PLAIN[:3], paints="RY").play("-").has(to_move=0).asks("O0 O1").has(request_kinds="")
    assert (s.space(0), s.part("requests", 0)["open"][0]) == (-3, [6, 5, 4])


# --- fulfilling


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("kind", KINDS)
def test_a_request_scores_the_top_tile_of_its_kind(kind: str, edition: str) -> None:
    s = workshop(*TILES_OF[kind], edition=edition).stand(20, 1, 2).fulfill(kind)
    s.has(to_move=2, space=20 + VALUES[kind][0]).scores(requests=[VALUES[kind][0], 0, 0], segments=[0, 0, 0])
    s.has(tiles_before=[], request_kinds=kind)
    s.shows("requests", 1, open=[VALUES[k][1:] if k == kind else VALUES[k] for k in KINDS])


def test_e12_the_top_general_request_and_its_income() -> None:
    s = workshop("4 OB", "3 RYB", "5 PY").has(income=3).fulfill("*").has(space=6, income=1)
    money = s.thalers(0)
    s.play("O0").asks("R Y B", seat=0).play("Y").has(round=2, thalers=money + 1, paints="Y")


def test_e13_the_top_purple_request_and_its_income() -> None:
    s = workshop("5 PY", "7 PO", "11 PPG").fulfill("P").has(space=10, income=1)
    money = s.thalers(0)
    s.play("O0").has(round=2, thalers=money + 1, paints="P")


@pytest.mark.parametrize("kind", KINDS)
def test_all_choices_of_tiles_are_offered_once(kind: str) -> None:
    """Tiles with the same seals are alike; every other way to choose three that fit can be played in one order."""
    fitting = [tile for tile in MIXED if kind == "*" or kind in seals(tile)]
    expected = {tuple(sorted(seals(tile) for tile in trio)) for trio in combinations(fitting, 3)}
    found: list[tuple[str, ...]] = []
    for s in all_ways(workshop(*MIXED).play(f"Q{kind}")):
        left = [seals(tile) for tile in s.tiles_before(0)]
        given = [seals(tile) for tile in MIXED]
        for word in left:
            given.remove(word)
        found.append(tuple(sorted(given)))
    assert (len(found), set(found)) == (len(set(found)), expected)


def all_ways(s: Scene) -> list[Scene]:
    """The positions in which seat 0 has fulfilled the request, one for each way to choose the tiles."""
    if s.request_kinds(0):
        return [s]
    assert s.to_move() == 0
    return [found for move in s.options() for found in all_ways(s.after(move))]


def test_tiles_are_asked_for_in_the_order_of_their_seals() -> None:
    s = workshop("3 RYB", "3 RRY", "4 OB", "5 PY", "6 OG").play("Q*")
    assert s.options() == ["0", "O"]  # after O there are still G and P to come
    s.play("O").offers_no("0")
    assert workshop(*MIXED).after("QO O OG OGP").tiles_before(0) == ["3 RYB", "4 GR", "5 PY", "7 PO", "7 PG"]


def test_a_tile_with_two_seals_serves_for_either() -> None:
    tiles = ("7 PO", "4 OB", "4 OY", "5 PY", "5 PR")
    s = workshop(*tiles).has(requests_offered=["Q*", "QO", "QP"])
    assert s.copy().fulfill("O").tiles_before(0) == ["5 PY", "5 PR"]
    assert s.copy().fulfill("P").tiles_before(0) == ["4 OB", "4 OY"]


def test_the_points_of_the_tiles_stay_and_the_fresco_is_as_it_was() -> None:
    s = workshop(*PLAIN[:3]).stand(30, 1, 2)
    before = list(s.state.fresco)
    s.fulfill("*")
    assert (list(s.state.fresco), s.space(0)) == (before, 36)


def test_once_a_round() -> None:
    s = workshop(*ORANGE, *PURPLE, apprentices=3, paints="RRYY").fulfill("O").asks("O0 O1 O2")
    assert not s.play("O0").requests_offered()


def test_again_in_the_next_round() -> None:
    s = workshop(*ORANGE[:3], *PURPLE).fulfill("O").play("O0").has(round=2).without_paints().wake_idly().go()
    s.has(requests_offered=["Q*", "QP"]).fulfill("P").scores(requests=18)


def test_3_26_the_apprentice_who_fulfills_a_request_does_not_blend() -> None:
    assert workshop(*PLAIN[:3], paints="RYRYRYRY", apprentices=1).fulfill("*").to_move() == 2


@pytest.mark.parametrize(("apprentices", "blends"), [(2, 2), (3, 4)])
def test_the_other_apprentices_blend(apprentices: int, blends: int) -> None:
    s = workshop(*PLAIN[:3], paints="RY" * 6, apprentices=apprentices).fulfill("*")
    s.has(to_move=0, options=[f"O{number}" for number in range(blends + 1)])


def test_3_5_a_request_is_one_score_and_may_meet_a_taken_space() -> None:
    s = workshop(*PLAIN[:3], apprentices=2, paints="RY").stand(10, 16, 13).fulfill("*")
    assert (s.to_move(), s.options(), s.after("A").space(0), s.after("B").space(0)) == (0, ["A", "B"], 17, 15)
    s.play("B").scores(requests=6, track=-1).has(to_move=0).asks("O0 O1")


# --- the stacks


@pytest.mark.parametrize("kind", KINDS)
def test_3_29_the_next_request_is_worth_less_and_the_fourth_is_none(kind: str) -> None:
    tiles = {
        "*": [(*PLAIN[:3], "8 POB"), GREEN[:3], ORANGE[:3], PURPLE],
        "O": [("4 OB", "4 OY", "5 ORB"), ("6 OG", "6 OO", "7 OGY"), ("7 PO", "8 POB", "11 PPO"), ()],
        "G": [("4 GR", "4 GB", "5 GRY"), ("6 OG", "6 GG", "7 OGY"), ("7 PG", "8 PGR", "11 PPG"), ()],
        "P": [PURPLE, ("7 PO", "7 PG", "8 POB"), ("8 PGR", "11 PPO", "11 PPG"), ()],
    }[kind]
    s = scene("2", 4).wake("6 7 8 9").without_paints().stand(10, 30, 50, 70)
    for seat in range(4):
        s.own(seat, *tiles[seat])
    if kind != "*":
        s.own(3, "10 OGP", "10 OGP", {"O": "4 OB", "G": "4 GR", "P": "5 PY"}[kind])
    s.plan(*[IDLE] * 4)
    for seat in range(3):
        s.has(to_move=seat).fulfill(kind)
    s.each(space=[10 + VALUES[kind][0], 30 + VALUES[kind][1], 50 + VALUES[kind][2]]).has(to_move=3)
    assert f"Q{kind}" not in s.requests_offered()
    assert ("QP" if kind == "*" else "Q*") in s.requests_offered()
    assert s.part("requests", 0)["open"][KINDS.index(kind)] == []


# --- income


def test_3_28_tiles_under_a_request_bring_no_income_and_serve_no_second_one() -> None:
    s = workshop(*ORANGE, *PURPLE).has(income=7).fulfill("O").has(income=4 + 1)
    assert len(s.tiles_before(0)) == 4
    s.play("O0").without_paints().wake_idly().go().has(requests_offered=["Q*", "QP"])


@pytest.mark.parametrize("color", "OGP")
def test_a_colored_request_brings_a_thaler_and_its_paint_every_round(color: str) -> None:
    s = workshop(*TILES_OF[color]).fulfill(color)
    money = s.thalers(0)
    s.play("O0").has(thalers=money + 1, paints=color).give(0, "", 0)
    idle_round(s)
    assert (s.thalers(0), s.paints(0)) == (1, color)


def idle_round(s: Scene) -> None:
    """Everybody wakes up and goes where they can do nothing; what is asked at income stays to be answered."""
    s.without_paints().wake_idly().go()


@pytest.mark.parametrize(("first", "second"), [("R", "B"), ("B", "B"), ("Y", "R")])
def test_the_general_requests_paint_is_chosen_anew_each_round(first: str, second: str) -> None:
    s = workshop(*PLAIN[:3]).fulfill("*").play(f"O0 {first}").has(paints=first)
    idle_round(s)
    s.asks("R Y B", seat=0).play(second).has(paints=second, round=3)


def test_each_general_request_is_asked_for() -> None:
    s = scene("2").wake("7 8 9").without_paints().give_request(0, "**").plan(IDLE, IDLE, IDLE).play("R B")
    assert (s.round, s.paints(0), s.thalers(0)) == (2, "RB", 14)


def test_3_17_thalers_come_before_paints_in_the_order_of_waking_up() -> None:
    s = scene("2").wake("9 8 7").without_paints()
    for seat, kinds in enumerate(("*P", "*", "**")):
        s.give_request(seat, kinds)
    s.plan(IDLE, IDLE, IDLE)
    asked: list[int] = []
    while s.round == 1:
        assert [s.thalers(seat) for seat in range(3)] == [14, 13, 14]
        asked.append(int(s.to_move()))
        s.play("Y")
    assert asked == [2, 2, 1, 0]
    assert [s.paints(seat) for seat in range(3)] == ["YP", "Y", "YY"]


def test_income_of_tiles_requests_and_gods_servant_is_added_up() -> None:
    s = scene("1,2").wake("7 8 9").without_paints().give_portrait(0, "gods_servant").give_request(0, "OG")
    s.own(0, "3 RYB", "4 OB").has(income=1 + 2 + 2)
    assert s.view(2)["players"][0]["income"] == 5
    s.plan("02030", IDLE, IDLE).has(thalers=17, paints="OG")


# --- the end


def test_in_the_final_round_a_request_can_still_be_fulfilled() -> None:
    s = last_round().own(0, *PLAIN[:3]).give_request(0, "*P").plan("02012", IDLE_LAST, IDLE_LAST).asks("Q* -")
    s.play("Q*")
    assert s.over()  # no paint is asked for
    s.scores(requests=[6, 0, 0], money=[0, 0, 0]).has(thalers=0, paints="")


def test_after_a_completed_fresco_there_is_no_income_of_requests() -> None:
    s = scene("2").wake("7 8 9").without_paints().leave("A1")
    cost = s.tile_at("A1").split()[1]
    s.give(0, cost, 0).give_request(0, "*P").plan("01130", IDLE, IDLE).play("A1")
    while not s.over():
        assert s.options() != ["R", "Y", "B"]
        s.play(s.idle())
    assert (s.thalers(0), s.paints(0)) == (3, "")


# --- Leonardo


def leonardo_with(*tiles: str, modules: str = "2", edition: str = "mega") -> Scene:
    """Leonardo has restored these tiles, one a round, and is at the workshop; he declined what he could do before."""
    s = scene(modules, 2, edition=edition).without_paints()
    path = PATH[: len(tiles)]
    s.lay(**dict(zip(path, tiles, strict=True)))
    while not (s.round == len(tiles) and s.requests_offered()):
        assert s.round <= len(tiles)
        s.play(next_step(s, path))
    assert s.argument() == LEONARDO
    return s


def next_step(s: Scene, path: list[str]) -> str:
    """Leonardo goes his way, everything else is idle; moods stay even."""
    legal = s.options()
    if not s.planners():
        for seat in range(2):
            s.give(seat, mood=0)
        for name in path:
            if name in legal and legal[0] in NAMES:
                return name
    s.without_paints()
    return s.idle()


@pytest.mark.parametrize("edition", EDITIONS)
def test_leonardo_may_fulfill_a_request(edition: str) -> None:
    s = leonardo_with(*PLAIN[:3], edition=edition).asks("Q* -").stand(1, 2, 40).play("Q*")
    assert (s.space(LEONARDO), s.leonardo("tiles"), s.part("requests", 0)["open"][0]) == (46, [], [5, 4])
    s.each(request_kinds=["", ""]).scores(requests=[0, 0])


def test_leonardo_may_decline_and_keeps_his_tiles() -> None:
    s = leonardo_with(*PLAIN[:3])
    before = s.space(LEONARDO)
    s.play("-").has(LEONARDO, space=before)
    assert len(cast(list[object], s.leonardo("tiles"))) == 3
    assert s.part("requests", 0)["open"][0] == [6, 5, 4]


def test_leonardo_with_two_tiles_is_not_asked() -> None:
    s = scene("2", 2).without_paints().lay(C2="3 RYB", C1="3 RRY")
    while s.round < 3:
        assert not s.requests_offered()
        s.play(next_step(s, ["C2", "C1"]))
    assert len(cast(list[object], s.leonardo("tiles"))) == 2


def test_3_127_the_steerer_chooses_kind_and_tiles_for_leonardo() -> None:
    s = leonardo_with("4 OB", "4 OY", "6 OG", "7 PO", "3 RYB")
    assert s.to_move() == s.leonardo("steered_by") == 0  # the fifth round
    s.asks("Q* QO -").play("QO")
    assert (s.to_move(), s.options()) == (0, ["O", "OG"])  # one tile with an orange seal alone goes in any case
    s.play("O").asks("OG OP", seat=0).play("OP")
    assert len(cast(list[object], s.leonardo("tiles"))) == 2


def test_3_127_the_other_player_steers_him_in_the_fourth_round() -> None:
    s = leonardo_with("4 OB", "4 OY", "6 OG", "3 RYB")
    assert s.to_move() == s.leonardo("steered_by") == 1
    s.stand(1, 2, 40).play("QO").has(LEONARDO, space=48)
    assert len(cast(list[object], s.leonardo("tiles"))) == 1
    assert s.part("requests", 0)["open"][1] == [7, 6]


def test_3_127_leonardo_fulfills_one_request_a_round() -> None:
    s = leonardo_with(*PLAIN, "4 OB", "4 OY").play("Q*")
    while s.round == 6:
        assert not s.requests_offered()
        s.play(s.options()[0])
    assert s.part("requests", 0)["open"][0] == [5, 4]
    assert len(cast(list[object], s.leonardo("tiles"))) == 3  # enough for another


def test_3_29_a_request_of_leonardo_exposes_the_next_for_players() -> None:
    s = leonardo_with(*PLAIN[:3]).play("Q*").has(round=4)
    s.own(0, *ORANGE[:3]).stand(10, 1, 40).without_paints().awake("7 8 9")
    for seat in range(2):
        s.plan_one(seat, {4: "01030", 5: "02030", 6: "03030"}[int(s.players[seat].healthy())])
    while not s.requests_offered():
        s.play(s.options()[0])
    s.has(to_move=0, requests_offered=["Q*", "QO"]).play("Q*").scores(requests=5)


def test_leonardo_gets_no_income_and_asks_for_none() -> None:
    s = leonardo_with(*PLAIN[:3])
    before = [s.thalers(seat) for seat in range(2)]
    s.play("Q*")
    assert s.round == 4  # no paint was asked for
    assert [s.thalers(seat) for seat in range(2)] == before


def test_leonardos_taken_space_after_a_request_is_decided_by_his_steerer() -> None:
    s = leonardo_with(*PLAIN[:3]).stand(1, 46, 40)
    steerer = s.to_move()
    s.play("Q*")
    assert (s.to_move(), s.options(), s.after("A").space(LEONARDO)) == (steerer, ["A", "B"], 47)
    assert s.after("B").space(LEONARDO) == 45


def test_leonardo_may_fulfill_a_request_in_the_final_round() -> None:
    s = leonardo_with(*PLAIN[:3]).leave("E1 E2 E3 E4 E5 D5").play("-").has(final=True).stand(1, 2, 40)
    while not s.requests_offered():
        s.without_paints().play(s.idle())
    s.has(argument=LEONARDO).asks("Q* -").play("Q*").has(LEONARDO, space=46)


# --- what is seen


def test_3_12_requests_are_public_but_not_the_paints_they_bring() -> None:
    s = workshop(*TILES_OF["P"]).fulfill("P")
    for who in range(SPECTATOR, 3):
        assert [player["requests"] for player in s.part("requests", who)["players"]] == ["P", "", ""]
        assert s.part("requests", who)["open"][3] == [9, 8]
    s.play("O0")
    assert s.view(0)["players"][0]["paints"] == "P"
    for who in (SPECTATOR, 1, 2):
        assert s.view(who)["players"][0]["paints"] is None
        assert s.view(who)["players"][0]["thalers"] is None


def test_tiles_and_seals_in_the_view_are_those_not_under_a_request() -> None:
    s = workshop("4 OB", "6 OG", "7 PO", "3 RYB", "5 PY")
    for who in range(SPECTATOR, 3):
        player = s.view(who)["players"][0]
        assert (player["tiles"], player["seals"]) == (5, [3, 1, 2])
    s.fulfill("O")
    for who in range(SPECTATOR, 3):
        player = s.view(who)["players"][0]
        assert (player["tiles"], player["seals"], player["income"]) == (2, [0, 0, 1], 3)


def test_points_of_a_player_add_up_in_the_view() -> None:
    s = workshop(*PLAIN[:3]).fulfill("*")
    player = s.view(1)["players"][0]
    assert player["score"] == 6 == sum(player["points"].values())


def test_without_the_module_there_are_no_requests() -> None:
    s = workshop(*PLAIN[:3], paints="RY", modules="none").asks("O0 O1")
    assert "requests" not in s.result().sources


# --- with module 3


def test_leonardo_is_not_asked_when_he_can_fulfill_nothing() -> None:
    """With two tiles nothing is asked at his workshop, whoever steers him."""
    s = scene("2", 2)
    while s.round < 3 and not s.over():
        assert set(s.options()) != {"-"}
        s.play(s.options()[0])


# --- spots of the board


def test_moves_of_the_requests_have_their_spots() -> None:
    assert a_request().spots() == {"Q*": "m02-request-0", "-": "done"}
    assert leonardos_request().spots() == {"Q*": "m02-request-0", "QO": "m02-request-1", "-": "done"}
    assert tiles_under_a_request().spots() == {"0": "m02-tile-0", "O": "m02-tile-O"}
    assert a_general_request().spots() == {"R": "paint-R", "Y": "paint-Y", "B": "paint-B"}


def test_why_no_request_can_be_fulfilled_is_said() -> None:
    s = a_general_request()
    assert s.why("m02-request-0") == "This request takes 3 restored tiles; none can be handed over."
    s.own(0, "6 OO", "6 OG", "4 GR")
    assert s.why("m02-request-1").endswith("3 restored tiles with a seal in orange; only 2 can be handed over.")
    assert s.why("m02-request-0").startswith("Requests are fulfilled at the workshop")
    requests_of(s.state).fulfilled = 1
    assert s.why("m02-request-0") == "You have fulfilled a request this round; one is all."
    requests_of(s.state).gone[0] = 3
    assert s.why("m02-request-0") == "All requests of this kind are fulfilled."
    assert s.why("m02-tile-O") == "Your tiles go under a request when you fulfill one at the workshop."
    assert s.why("paint-O") == "A general request brings red, yellow or blue."
    assert GAME.why_not(s.state, 0, "m02")[0].name == "fresco-why-module"


def test_why_leonardo_cannot_fulfill_a_request_is_said_of_his_tiles() -> None:
    assert leonardos_request().why("m02-request-3").endswith("a seal in purple; only 1 can be handed over.")


def test_why_a_tile_cannot_go_under_the_request_is_said() -> None:
    assert tiles_under_a_request().why("m02-tile-OGP").startswith("This tile cannot be next")


def test_everybody_sees_which_seals_a_players_tiles_bear() -> None:
    s = tiles_under_a_request()
    for who in (0, 1, SPECTATOR):
        assert s.part("requests", who)["players"][0] == {
            "requests": "",
            "fulfilled": False,
            "tiles": {"0": 1, "O": 1, "OG": 1, "OGP": 1},
        }
