"""Module 9, the wall fresco, also with the requests of module 2: examples E33 to E35, rulings 3.66 to 3.68."""

from itertools import combinations
from random import Random
from typing import cast

import pytest

from bottega.core.errors import BadNotation, IllegalMove
from bottega.core.game import SPECTATOR
from bottega.games.fresco.modules.m02_requests import requests_of
from bottega.games.fresco.modules.m09_wall import wall_of
from tests.games.fresco.board import GAME, IDLE, LEONARDO, named
from tests.games.fresco.modules.m09_wall.pieces import WALL_KINDS, WALL_NAMES
from tests.games.fresco.scene import Scene, along, new_game, scene

PLANS = ["02300", "00311", "00320", "00230"]  # by the number of apprentices at the workshop
OFFERS = ("A3", "B3", "C4")  # what can be restored first


# --- helpers


def awake(players: int = 3, modules: str = "9", times: str = "7 8 9 6") -> Scene:
    """Everybody is awake and about to plan; nobody has any paint."""
    return scene(modules, players).without_paints().awake(times)


def last_round(players: int = 3, modules: str = "9", times: str = "7 8 9 6") -> Scene:
    """The final round, all are awake and about to plan; nobody has anything."""
    return scene(modules, players).last_round(times)


def at_wall(hand: str, fronts: str = "POG", column: str = "M", modules: str = "9") -> Scene:
    """Seat 0 is at the wall, with tiles of these fronts on A3, B3 and C4; then seat 1 waits in the workshop."""
    s = awake(modules=modules)
    s.lay_wall(**{name: f"{front}{back}" for name, front, back in zip(OFFERS, fronts, "RYB", strict=True)})
    s.give(0, hand).give(1, "RY")
    digits = {"M": "12020", "C": "01130", "S": "01130", "W": "03011", "T": "02021"}[column]
    return s.cover_with_wall(0, column, digits).others_plan()


def workshop(*tiles: str, apprentices: int = 1, hand: str = "", modules: str = "9", ceiling: str = "") -> Scene:
    """Seat 0 owns these wall tiles and stands in the workshop; then seat 2 waits there to blend."""
    s = awake(modules=modules)
    if ceiling:
        s.own(0, *ceiling.split(", "))
    return s.give_wall_tiles(0, *tiles).give(0, hand).give(2, "RY").plan(PLANS[apprentices], IDLE, IDLE)


def income_of(tiles: list[str], exchange: str = "", modules: str = "9") -> str:
    """The paints that seat 0 has after the preparation of the next round."""
    s = awake(modules=modules).give_wall_tiles(0, *tiles).give_exchange(0, exchange).plan("02300", "02300", "02300")
    assert s.round == 2
    return s.paints(0)


def swaps(s: Scene) -> list[str]:
    """The exchanges that are offered."""
    return [move for move in s.options() if move.startswith("X")]


def neighbors(name: str) -> set[str]:
    column, row = "ABCDE".index(name[0]), int(name[1])
    near = {(column - 1, row), (column + 1, row), (column, row - 1), (column, row + 1)}
    return {"ABCDE"[c] + str(r) for c, r in near if 0 <= c < 5 and 1 <= r <= 4}


# --- set-up


@pytest.mark.parametrize("players", [2, 3, 4])
def test_eighteen_tiles_cover_the_wall_but_the_bottom_left(players: int) -> None:
    s = scene("9", players)
    for who in range(SPECTATOR, players):
        seen = s.part("wall", who)
        assert (seen["columns"], seen["rows"]) == (5, 4)
        assert [WALL_NAMES[i] for i, tile in enumerate(seen["tiles"]) if not tile] == ["A4", "B4"]
        assert sorted("".join(seen["tiles"])) == sorted("OOOOOOGGGGGGPPPPPP")
        assert (seen["exchange"], seen["points"]) == ({"O": 4, "G": 4, "P": 4}, 4)
        assert [WALL_NAMES[i] for i in seen["reach"]] == ["A3", "B3", "C4"]
        assert seen["players"] == [{"tiles": [], "exchanges": "", "income": ""}] * players
    assert sorted(s.wall_at(name) for name in s.wall_left()) == sorted(WALL_KINDS * 2)


def test_the_tiles_are_shuffled() -> None:
    tables = [new_game(3, seed, {"modules": "9"}) for seed in range(8)]
    assert len({tuple(s.part("wall", 0)["tiles"]) for s in tables}) == 8


def test_the_classic_edition_has_no_wall() -> None:
    with pytest.raises(Exception, match="9"):
        new_game(3, 1, {"modules": "9", "edition": "classic"})


def test_without_the_module_there_is_no_wall() -> None:
    s = awake(modules="none").asks("M0 M1 M2 M3")
    assert "wall" not in s.result().sources


# --- planning


def test_3_16_when_the_wall_is_complete_the_tile_is_not_offered() -> None:
    assert scene("9").leave_wall("").next_morning().ask(0).options() == ["M0", "M1", "M2", "M3"]


def test_3_16_with_one_segment_left_the_tile_is_offered_to_all_also_without_paints() -> None:
    s = scene("9").leave_wall("E1").next_morning()
    for seat in range(3):
        assert s.ask(seat).options()[0] == "@M"


# --- restoring


@pytest.mark.parametrize("paint", "OGP")
def test_e33_a_wall_tile_costs_its_paint_and_scores_four_points(paint: str) -> None:
    s = at_wall(f"{paint}{paint}", paint * 3).stand(20, 1, 2)
    money = s.thalers(0)
    log = s.told("A3")
    assert (s.to_move(), s.space(0), s.points_for("wall")) == (1, 24, [4, 0, 0])
    assert [event.values for event in named(log, "scored")] == [(4, 24)]
    assert (s.paints(0), s.thalers(0)) == (paint, money)
    assert (s.wall_tiles_before(0), s.wall_at("A3")) == ([f"{paint}R"], "-")
    for who in range(SPECTATOR, 3):
        assert s.part("wall", who)["players"][0]["tiles"] == [f"{paint}R"]
        assert s.part("wall", who)["tiles"][WALL_NAMES.index("A3")] == ""


@pytest.mark.parametrize(
    ("hand", "offered"),
    [("P", "A3"), ("O", "B3"), ("G", "C4"), ("PG", "A3 C4"), ("RRYYBBO", "B3"), ("OGP", "A3 B3 C4"), ("PPP", "A3")],
)
def test_only_segments_whose_paint_one_has_are_offered(hand: str, offered: str) -> None:
    assert at_wall(hand).options() == [*offered.split(), "-"]


@pytest.mark.parametrize("hand", ["", "RYB", "RRRYYYBBB", "O"])
def test_3_66_if_no_reachable_segment_can_be_paid_the_action_is_lost(hand: str) -> None:
    s = at_wall(hand, "PPG")
    while s.to_move() == 0:  # the workshop and the cathedral, not the wall
        s.has(left_market=True).play(s.idle())
    assert (s.wall_tiles_before(0), len(s.wall_left())) == ([], 18)


def test_special_paints_do_not_serve_at_the_wall() -> None:
    s = awake(modules="3,9").lay_wall(A3="PR", B3="PY", C4="GB").give(0, "O")
    s.players[0].paints["RYBOGPKN".index("K")] = 2
    s.players[0].paints["RYBOGPKN".index("N")] = 2
    s.cover_with_wall(0, "M", "12020").others_plan()
    assert s.column != 0 or s.to_move() != 0


def test_taking_a_tile_shows_its_back() -> None:
    s = at_wall("P")
    before = s.state.reveals
    assert s.after("-").state.reveals == before
    assert s.after("A3").state.reveals > before


def test_the_restoration_may_be_forgone() -> None:
    s = at_wall("P").play("-").has(to_move=1, paints="P", space=-3, wall_tiles_before=[])
    assert s.wall_at("A3") == "PR"


def test_one_segment_is_restored_and_no_more() -> None:
    s = at_wall("OGPOGP").play("A3").has(left_market=True)
    assert len(s.wall_left()) == 17


@pytest.mark.parametrize("seed", range(25))
def test_3_68_a_segment_can_be_restored_next_to_a_restored_one(seed: int) -> None:
    dice = Random(seed)
    s = awake()
    s.restore_wall(" ".join(dice.sample(s.wall_left(), dice.randrange(12)))).give(0, "OOGGPP")
    s.cover_with_wall(0, "M", "12020").others_plan()
    left = s.wall_left()
    assert s.options() == [*(name for name in left if neighbors(name) - set(left)), "-"]


def test_3_68_at_first_three_segments_can_be_restored() -> None:
    assert at_wall("OGP").options() == [*OFFERS, "-"]


@pytest.mark.parametrize("move", ["C3", "D4", "A4", "E1", "A5", "M1", "XG"])
def test_what_is_not_offered_is_refused(move: str) -> None:
    s = at_wall("OGPOGP")
    with pytest.raises((BadNotation, IllegalMove)):
        s.play(move)


def test_3_68_what_another_player_restored_leads_on_at_once() -> None:
    s = awake(times="9 7 8").lay_wall(C4="PR", D4="GB", C3="OY", A3="PY", B3="PB")
    for seat, hand in ((0, "OG"), (1, "P"), (2, "")):
        s.give(seat, hand)
    for seat in range(3):
        s.cover_with_wall(seat, "M", "12020")
    s.has(to_move=1, options=[*OFFERS, "-"]).play("C4").has(to_move=0).asks("C3 D4 -")


def test_the_wall_is_visited_when_the_covered_location_comes() -> None:
    s = awake().lay_wall(A3="PR", B3="PY", C4="PB").stand(10, 30, 50)
    for seat in range(3):
        s.give(seat, "P")
    s.cover_with_wall(0, "T", "02021").cover_with_wall(1, "S", "01130").cover_with_wall(2, "M", "12020")
    for seat, column, segment in ((2, 0, "C4"), (1, 2, "B3"), (0, 4, "A3")):
        s.has(to_move=seat, column=column).play(segment)
    assert s.round == 2


def test_the_wall_can_be_completed() -> None:
    s = awake().leave_wall("E1 C2").stand(10, 30, 50)
    for seat in range(3):
        s.give(seat, "OGP").cover_with_wall(seat, "M", "12020")
    s.play("C2").asks("E1 -").play("E1")
    assert s.column > 0  # nothing is left for the third
    assert s.wall_left() == []
    assert s.finish_round().round == 2
    assert not s.final


def test_3_5_the_four_points_are_one_score_and_may_meet_a_taken_space() -> None:
    s = at_wall("P").stand(10, 14, 2).play("A3")
    assert (s.to_move(), s.options(), s.after("A").space(0)) == (0, ["A", "B"], 15)
    s.play("B").has(space=13).scores(wall=4, track=-1)


def test_a_wall_tile_is_no_ceiling_tile() -> None:
    s = at_wall("P").play("A3").has(income=0)
    assert (s.tiles_before(0), s.shown(1, 0)["tiles"], s.shown(1, 0)["income"]) == ([], 0, 0)
    money = s.thalers(0)
    s.finish_round().has(thalers=money)


# --- a covered location


def test_in_the_final_round_the_wall_still_scores() -> None:
    s = last_round().lay_wall(A3="PR", B3="GR", C4="GB").stand(20, 1, 2).give(0, "P").cover_with_wall(0, "D", "02021")
    s.others_plan().play("A3").has(over=True).scores(wall=[4, 0, 0]).has(space=24)
    assert s.paints(0) == ""  # no income


# --- income


@pytest.mark.parametrize(
    ("tiles", "exchange", "expected"),
    [
        ([], "", ""),
        (["OR"], "", "R"),
        (["GR", "PR", "OR"], "", "R"),
        (["PY"], "", "Y"),
        (["PB", "OB"], "", "B"),
        (["OY", "OB"], "", "YB"),
        ([], "G", "G"),
        ([], "OGP", "OGP"),
        (["GR", "GY"], "OP", "RYOP"),
        (["GR", "GY", "PB"], "G", "RYBG"),
    ],
)
def test_income_is_one_paint_of_each_basic_color_and_of_each_exchange_tile(
    tiles: list[str], exchange: str, expected: str
) -> None:
    assert income_of(tiles, exchange) == expected


def test_e35_red_blue_and_two_yellows_bring_one_paint_each() -> None:
    assert income_of(["OR", "PB", "GY", "OY"]) == "RYB"


def test_income_comes_with_the_preparation_that_follows_and_every_round() -> None:
    s = at_wall("P").play("A3").has(paints="").finish_round().has(paints="R").give(0, "").awake().others_plan()
    while s.round == 2:
        s.play(s.idle())
    assert s.paints(0) == "R"


def test_wall_tiles_and_exchange_tiles_bring_no_thalers() -> None:
    s = awake().give_wall_tiles(0, "OR", "GY", "PB").give_exchange(0, "OGP").has(income=0)
    s.others_plan().finish_round().has(thalers=12)


def test_after_a_completed_fresco_there_is_no_income_of_the_wall() -> None:
    s = awake().lay(A1="3 RYB").leave("A1").give_wall_tiles(1, "OR").give_exchange(1, "G").give(0, "RYB").others_plan()
    s.play("A1").reach(99).has(1, paints="")


def test_after_the_final_round_there_is_no_income_of_the_wall() -> None:
    last_round().give_wall_tiles(0, "OR").give_exchange(0, "G").others_plan().has(over=True, paints="")


def test_3_17_thalers_come_before_paints_in_the_order_of_waking_up() -> None:
    """The request's paint is asked for when all have their thalers; the wall's paints do not hang on it."""
    s = awake(modules="2,9", times="9 8 7").give_wall_tiles(0, "OR", "PB").give_exchange(2, "G")
    for seat in (0, 2):
        give_requests(s, seat, "*")
    s.plan("02300", "02300", "02300")
    money = [s.thalers(seat) for seat in range(3)]
    assert (money, s.to_move(), s.options()) == ([22, 21, 22], 2, ["R", "Y", "B"])
    s.play("Y").asks("R Y B", seat=0).play("B").each(paints=["RBB", "", "YG"])


def give_requests(s: Scene, seat: int, kinds: str) -> None:
    """Requests lie before a player, over tiles that do not matter."""
    for kind in kinds:
        requests_of(s.state).owned[seat * 4 + "*OGP".index(kind)] += 1


def test_the_income_of_a_request_is_separate_from_that_of_the_wall() -> None:
    s = awake(modules="2,9").give_wall_tiles(0, "OR").give_exchange(0, "G")
    give_requests(s, 0, "G*")
    s.plan("02300", "02300", "02300").play("R").has(paints="RRGG", thalers=12 + 9 + 2)


# --- exchanging at the workshop


@pytest.mark.parametrize(("backs", "color"), [("RY", "O"), ("YB", "G"), ("RB", "P")])
def test_e34_two_tiles_are_exchanged_for_what_their_colors_blend_to(backs: str, color: str) -> None:
    s = workshop(f"O{backs[0]}", f"P{backs[1]}").has(options=[f"X{color}", "-"])
    before = s.space(0)
    s.play(f"X{color}")
    s.has(to_move=2, exchanges=color, wall_tiles_before=[], wall_tiles_gone=sorted([f"O{backs[0]}", f"P{backs[1]}"]))
    s.has(exchange_left={letter: 3 if letter == color else 4 for letter in "OGP"}, space=before)
    for who in range(SPECTATOR, 3):
        assert s.part("wall", who)["players"][0] == {"tiles": [], "exchanges": color, "income": color}
    s.finish_round().has(paints=color)


@pytest.mark.parametrize(
    ("tiles", "offered"),
    [
        ((), []),
        (("OR",), []),
        (("OR", "GR"), []),
        (("OR", "GR", "PR", "PR"), []),
        (("OR", "GY"), ["XO"]),
        (("OB", "GB", "PY"), ["XG"]),
        (("OR", "GY", "PB"), ["XO", "XG", "XP"]),
    ],
)
def test_3_67_only_two_different_basic_colors_can_be_exchanged(tiles: tuple[str, ...], offered: list[str]) -> None:
    s = workshop(*tiles, hand="RY").has(to_move=0)
    assert swaps(s) == offered


@pytest.mark.parametrize("owned", ["O", "G", "P", "OG", "GP", "OGP"])
def test_3_67_one_exchange_tile_of_each_color(owned: str) -> None:
    s = awake().give_wall_tiles(0, "OR", "GY", "PB").give_exchange(0, owned).give(0, "RY").others_plan()
    assert swaps(s) == [f"X{color}" for color in "OGP" if color not in owned]


def test_3_67_twelve_exchange_tiles_suffice_for_four_players() -> None:
    s = awake(4)
    for seat in range(1, 4):
        s.give_exchange(seat, "OGP")
    s.give_wall_tiles(0, "OR", "GY").give(0, "RY").others_plan().has(exchange_left={"O": 1, "G": 1, "P": 1})
    s.until(lambda s: s.to_move() == 0).play("XO").has(exchange_left={"O": 0, "G": 1, "P": 1})


def test_exchanging_may_be_forgone() -> None:
    workshop("OR", "GY", hand="RY").play("-").asks("O0 O1").has(wall_tiles_before=["GY", "OR"], exchanges="")


def test_the_apprentice_who_exchanges_does_not_blend() -> None:
    workshop("OR", "GY", hand="RYRY").play("XO").has(to_move=2, paints="RRYY")


@pytest.mark.parametrize(("apprentices", "blends"), [(2, 2), (3, 4)])
def test_the_other_apprentices_blend(apprentices: int, blends: int) -> None:
    s = workshop("OR", "GY", apprentices=apprentices, hand="RY" * 6).play("XO")
    assert (s.to_move(), s.options()) == (0, [f"O{number}" for number in range(blends + 1)])


def test_each_apprentice_may_exchange() -> None:
    s = workshop("OR", "GR", "GY", "PY", "PB", "OB", apprentices=3, hand="RY")
    for color, left in (("P", ["XO", "XG"]), ("O", ["XG"]), ("G", [])):
        s.play(f"X{color}").has(to_move=0 if left else 2)
        if left:
            assert swaps(s) == left
    assert (s.exchanges(0), s.wall_tiles_before(0)) == ("OGP", [])


def test_two_apprentices_exchange_no_third_time() -> None:
    s = workshop("OR", "GR", "GY", "PY", "PB", "OB", apprentices=2, hand="RY").play("XO XG").has(to_move=2)
    assert sorted(tile[1] for tile in s.wall_tiles_before(0)) == ["B", "R"]


def test_without_an_apprentice_at_the_workshop_nothing_is_exchanged() -> None:
    assert workshop("OR", "GY", apprentices=0).to_move() == 2


def test_a_tile_restored_in_this_round_can_be_exchanged_in_this_round() -> None:
    s = awake().lay_wall(A3="PR").give_wall_tiles(0, "GY").give(0, "P").give(1, "RY").cover_with_wall(0, "M", "12020")
    s.others_plan().play("A3 XO").has(to_move=1, exchanges="O").finish_round().has(paints="O")


def test_3_28_exchanged_tiles_bring_no_income() -> None:
    assert workshop("OR", "GY", "PY", "GB", apprentices=1).play("XO").finish_round().paints(0) == "YBO"


# --- with the requests of module 2


def all_ways(s: Scene) -> list[Scene]:
    """The positions in which seat 0 has fulfilled the request, one for each way to choose the tiles."""
    if s.request_kinds(0):
        return [s]
    assert s.to_move() == 0
    return [found for move in s.options() for found in all_ways(s.after(move))]


def seals(tile: str) -> str:
    """A ceiling tile by its seals, as in the moves."""
    return "".join(letter for letter in "OGP" if letter in tile.split()[1]) or "0"


CEILING = ("3 RYB", "4 OB", "6 OG", "5 PY")
MURALS = ("OR", "OR", "OY", "GB", "PB")


@pytest.mark.parametrize(
    ("ceiling", "tiles", "offered"),
    [
        ("", ("OR", "GY"), []),
        ("", ("OR", "GR", "PR"), ["Q*"]),
        ("", ("OR", "OY", "OB"), ["Q*", "QO"]),
        ("", ("GR", "GY", "GB"), ["Q*", "QG"]),
        ("", ("PR", "PY", "PB"), ["Q*", "QP"]),
        ("3 RYB, 3 RRY", ("PR",), ["Q*"]),
        ("4 OB, 4 OY", ("OB",), ["Q*", "QO"]),
        ("6 OG", ("OB", "OR", "GR", "GY"), ["Q*", "QO", "QG"]),
        ("7 PO", ("PB", "PY"), ["Q*", "QP"]),
        ("4 OB", ("OB", "GR"), ["Q*"]),
    ],
)
def test_3_27_wall_tiles_count_for_requests_by_their_fronts(
    ceiling: str, tiles: tuple[str, ...], offered: list[str]
) -> None:
    workshop(*tiles, modules="2,9", ceiling=ceiling, hand="RY").has(to_move=0, requests_offered=offered)


@pytest.mark.parametrize(("kind", "worth"), [("*", 6), ("O", 8)])
def test_3_27_a_request_fulfilled_with_wall_tiles_scores_and_brings_its_income(kind: str, worth: int) -> None:
    s = workshop("OR", "OY", "OB", modules="2,9").stand(20, 1, 2).fulfill(kind).has(to_move=2, space=20 + worth)
    s.scores(requests=worth, wall=0).has(wall_tiles_before=[], wall_tiles_gone=["OB", "OR", "OY"], income=1).play("O0")
    if kind == "*":
        s.play("Y")
    assert s.paints(0) == ("Y" if kind == "*" else "O")  # nothing for the tiles under it


@pytest.mark.parametrize("kind", "*OGP")
def test_3_27_all_choices_of_tiles_mixed_are_offered_once(kind: str) -> None:
    words = [seals(tile) for tile in CEILING] + [f"W{tile}" for tile in MURALS]
    fitting = [word for word in words if kind == "*" or kind in (word[1] if word[0] == "W" else word)]
    expected = {tuple(sorted(trio)) for trio in combinations(fitting, 3)}
    s = workshop(*MURALS, modules="2,9", ceiling=", ".join(CEILING))
    if f"Q{kind}" not in s.requests_offered():
        assert not expected
        return
    found: list[tuple[str, ...]] = []
    for then in all_ways(s.play(f"Q{kind}")):
        left = [seals(tile) for tile in then.tiles_before(0)] + [f"W{tile}" for tile in then.wall_tiles_before(0)]
        given = list(words)
        for word in left:
            given.remove(word)
        found.append(tuple(sorted(given)))
    assert (len(found), set(found)) == (len(set(found)), expected)


def test_the_words_for_tiles_under_a_request_tell_wall_tiles_from_ceiling_tiles() -> None:
    s = workshop("OR", "OY", "PB", modules="2,9", ceiling="4 OB").play("Q*")
    assert {word for then in all_words(s) for word in then} == {"O", "WOR", "WOY", "WPB"}


def all_words(s: Scene) -> list[list[str]]:
    """What may be answered, question by question, until the request is fulfilled."""
    if s.request_kinds(0):
        return []
    found = [s.options()]
    for move in s.options():
        found += all_words(s.after(move))
    return found


def test_3_28_tiles_under_a_request_bring_nothing_and_cannot_be_exchanged() -> None:
    s = workshop("OR", "GY", "PB", "PR", apprentices=2, modules="2,9", hand="RY").play("Q*")
    while not s.request_kinds(0):
        s.play(next(move for move in s.options() if move != "WPR"))
    assert s.wall_tiles_before(0) == ["PR"]
    assert swaps(s) == []
    s.play("O0 O0 B")
    assert s.paints(0) == "RRYB"  # the red one of the wall, the request's blue


def test_3_28_exchange_tiles_are_no_restored_tiles() -> None:
    s = awake(modules="2,9").give_wall_tiles(0, "OR", "OY").give_exchange(0, "OGP").give(0, "RY").others_plan()
    assert (s.to_move(), s.requests_offered()) == (0, [])


def test_3_26_one_apprentice_fulfills_a_request_or_exchanges() -> None:
    s = workshop("OR", "GY", "PB", "PR", "GR", modules="2,9", hand="RY").offers("Q*")
    assert swaps(s) != []
    assert s.copy().fulfill("*").to_move() == 2
    assert s.play(swaps(s)[0]).to_move() == 2


@pytest.mark.parametrize("request_first", [True, False])
def test_3_26_two_apprentices_fulfill_a_request_and_exchange(request_first: bool) -> None:
    s = workshop("OR", "GY", "PR", "GR", "OY", modules="2,9", apprentices=2, hand="RY")
    if request_first:
        s.play("Q*")
        while not s.request_kinds(0):
            s.play(next(move for move in s.options() if move not in ("WGY",)))
        s.has(to_move=0, requests_offered=[]).play(swaps(s)[0])
    else:
        s.play(swaps(s)[0])
        assert (s.to_move(), swaps(s)) == (0, [])
        s.fulfill("*")
    assert (s.to_move(), s.request_kinds(0), s.exchanges(0), s.wall_tiles_before(0)) == (2, "*", "O", [])


def test_with_requests_the_fronts_of_exchanged_tiles_are_chosen() -> None:
    s = workshop("OY", "PY", "GB", "OR", modules="2,9")
    assert swaps(s) == ["XO.OO", "XO.OP", "XG.OG", "XG.PG", "XP.OG"]
    for move, gone in (("XG.OG", ["GB", "OY"]), ("XG.PG", ["GB", "PY"]), ("XO.OP", ["OR", "PY"])):
        assert s.after(move).wall_tiles_gone() == gone


def test_moves_of_the_wall_are_read_in_small_letters() -> None:
    s = at_wall("P")
    assert s.after("a3").wall_tiles_before(0) == ["PR"]
    assert workshop("OY", "PY", "GB", "OR", modules="2,9").after("xg.pg").wall_tiles_gone() == ["GB", "PY"]


def test_equal_tiles_are_one_choice() -> None:
    assert swaps(workshop("OY", "OY", "GB", "GB", modules="2,9")) == ["XG.OG"]


def test_without_requests_the_fronts_are_not_asked_for() -> None:
    assert swaps(workshop("OY", "PY", "GB", "OR")) == ["XO", "XG", "XP"]


def test_leonardo_fulfills_requests_with_his_own_tiles_only() -> None:
    s = scene("2,9", 2).without_paints().give_wall_tiles(0, "OR", "OY", "OB")
    s.give_wall_tiles(1, "PR", "PY", "PB").lay(C2="3 RYB", C1="3 RRY")
    while s.round < 3:
        if s.state.awake and not s.planners() and s.column == 3:
            assert s.argument() != LEONARDO or not s.requests_offered()
        s.play(next((name for name in ("C2", "C1") if name in s.options()), s.idle())).without_paints()
    assert len(cast(list[object], s.leonardo("tiles"))) == 2


# --- Leonardo


def test_leonardo_does_not_restore_the_wall() -> None:
    s = awake(2, times="8 9 7").has(deciders=[0, 1])
    before = s.part("wall", 0)
    s.finish_round()
    assert s.part("wall", 0) == before
    assert len(s.part("wall", 0)["players"]) == 2


def test_two_players_restore_the_wall() -> None:
    s = awake(2, times="7 8 9").lay_wall(A3="PR", B3="PB").stand(1, 20, 40).give(0, "P")
    s.give(1, "P").cover_with_wall(0, "M", "12020").cover_with_wall(1, "M", "12020").play("A3 B3")
    assert (s.points_for("wall"), s.space(LEONARDO)) == ([4, 4], 40)


# --- the meeting with other modules


def alchemist(apprentices: int) -> Scene:
    """Seat 0 with Alchemy and two wall tiles stands in the workshop."""
    s = awake(modules="4,9").give_wishes(0, "alchemy").give_wall_tiles(0, "OR", "GY").give(0, "RYB")
    return s.give(2, "RY").plan(PLANS[apprentices], IDLE, IDLE)


def test_3_44_the_apprentice_who_exchanges_uses_no_alchemy() -> None:
    s = alchemist(1).offers("XO !RYB=O -")
    assert s.after("XO").to_move() == 2
    assert swaps(s.after("!RYB=O")) == []


def test_3_44_another_apprentice_may_use_alchemy() -> None:
    s = alchemist(2)
    assert "!RYB=O" in s.after("XO").options()
    assert "XO" in s.after("!RYB=O").options()


# --- what is seen, hidden and kept


def mix_backs(s: Scene) -> Scene:
    """Two tiles on the wall with the same front and different backs change places."""
    other = s.copy()
    left = [(name, s.wall_at(name)) for name in s.wall_left()]
    one, two = next((a, b) for (a, x), (b, y) in combinations(left, 2) if x[0] == y[0] and x[1] != y[1])
    covered = wall_of(other.state).covered
    here, there = WALL_NAMES.index(one), WALL_NAMES.index(two)
    covered[here], covered[there] = covered[there], covered[here]
    return other


def test_3_12_backs_of_tiles_on_the_wall_are_hidden_from_all() -> None:
    s = at_wall("P").play("A3")
    other = mix_backs(s)
    assert other.key() != s.key()
    for who in range(SPECTATOR, 3):
        assert s.view(who) == other.view(who)
        for number in range(3):
            assert s.determinize(who, number).key() == other.determinize(who, number).key()


def test_guesses_change_the_backs_and_nothing_that_is_seen() -> None:
    s = at_wall("P").play("A3")
    for who in range(SPECTATOR, 3):
        walls: set[tuple[str, ...]] = set()
        for number in range(8):
            guess = s.determinize(who, number)
            assert guess.view(who) == s.view(who)
            assert GAME.pieces(guess.state) == GAME.pieces(s.state)
            walls.add(tuple(guess.wall_at(name) for name in WALL_NAMES))
            backs = sorted(guess.wall_at(name) for name in guess.wall_left())
            assert backs == sorted(s.wall_at(name) for name in s.wall_left())
        assert len(walls) > 4


def test_3_12_wall_and_exchange_tiles_are_public_but_not_the_paints_they_bring() -> None:
    s = awake().give_wall_tiles(0, "OR", "GY").give_exchange(0, "GP").plan("02300", "02300", "02300")
    assert s.shown(0, 0)["paints"] == "RYGP"
    for who in (1, 2, SPECTATOR):
        assert s.part("wall", who)["players"][0] == {"tiles": ["GY", "OR"], "exchanges": "GP", "income": "RYGP"}
        assert s.shown(who, 0)["paints"] is None


def check_wall(s: Scene, before: set[str]) -> set[str]:
    """Every piece is somewhere, and what was newly restored lies next to a restored segment."""
    players = range(len(s.players))
    tiles = [s.wall_at(name) for name in s.wall_left()] + s.wall_tiles_gone()
    tiles += [tile for seat in players for tile in s.wall_tiles_before(seat)]
    assert sorted(tiles) == sorted(WALL_KINDS * 2)
    for letter, left in s.exchange_left().items():
        assert left == 4 - sum(letter in s.exchanges(seat) for seat in players)
    assert all(len(set(s.exchanges(seat))) == len(s.exchanges(seat)) for seat in players)
    restored = set(WALL_NAMES) - set(s.wall_left())
    for name in restored - before:
        assert neighbors(name) & before
    return restored


@pytest.mark.parametrize(
    ("players", "modules"), [(2, "9"), (3, "9"), (4, "9"), (3, "2,9"), (2, "2,4,9,17"), (4, "2,8,9,10,14"), (3, "all")]
)
@pytest.mark.compiled
def test_no_tile_is_lost_in_a_game_and_guesses_are_fair(players: int, modules: str) -> None:
    """Everybody has blended paints every morning and likes the wall."""
    s = new_game(players, 3 + players, {"modules": modules})
    restored = {"A4", "B4"}
    day = exchanged = 0
    for _ in along(s, Random(3 * players), lambda word: word[0] == "@" or word[:2] in ("XO", "XG", "XP")):
        restored = check_wall(s, restored)
        if s.round != day:
            day = s.round
            for seat in range(players):
                s.give(seat, "OGP")
        exchanged += any(word[:2] in ("XO", "XG", "XP") for word in s.options())
    assert len(restored) > 6
    assert exchanged > 0
    for seat in range(players):
        assert (s.result().scores[seat], s.points_for("wall")[seat] % 4) == (max(0, s.space(seat)), 0)
    assert sum(s.points_for("wall")) == 4 * (len(restored) - 2)
