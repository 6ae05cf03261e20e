"""Module 6, the glaziers, with the action tile of the glazery: examples E20 to E27, rulings 3.50 to 3.54 and others."""

from itertools import product
from random import Random

import pytest

from bottega.core.game import SPECTATOR
from bottega.games.fresco.modules.m06_glaziers import glazery_of
from tests.games.fresco.board import GAME, IDLE, LEONARDO, NAMES, named
from tests.games.fresco.modules.questions import a_window, glass_for_the_altar, glass_to_buy, glass_to_give
from tests.games.fresco.scene import Scene, new_game, scene

PENALTY = {"Y": 2, "B": 4, "R": 6, "G": 8}
TOKENS = "Y" * 8 + "B" * 7 + "R" * 6 + "G" * 5
WINDOWS = [
    "YB", "YR", "YG", "BR", "BG", "RG", "YBY", "YRY", "YGY",
    "BYB", "BRB", "BGB", "RYR", "RBR", "RGR", "GYG", "GBG", "GRG",
]  # fmt: skip
WITH_WINDOW = ["B1", "C1", "D1", "A2", "E2", "A3", "E3", "A4", "E4", "B5", "C5", "D5"]
BENCH = "RG YB YR BR BG YG"
FOLLOWING = "RGR GBG BGB"


def awake(players: int = 3, modules: str = "6", edition: str = "mega", times: str = "7 8 9 6") -> Scene:
    """Everybody is awake and about to plan; nobody has any paint."""
    count = max(players, 3)  # with two, Leonardo wakes up too
    return scene(modules, players, edition=edition).wake(" ".join(times.split()[:count])).without_paints()


def in_last_round(left: str = "A1 B1 C1 D1 E1 A2", modules: str = "6") -> Scene:
    """The final round, everybody is awake; seat 0 acts first."""
    s = scene(modules).without_paints().leave(left).finish_round().has(final=True)
    return s.without_paints().wake("9 7 8")


def at_glazery(tokens: str, money: int = 12, digits: str = "11030", column: str = "M", edition: str = "mega") -> Scene:
    """Seat 0 is about to buy glass at the covered market; the next question is seat 1's in the cathedral."""
    s = awake(edition=edition).sell_glass(tokens).give(0, "", money).give(1, "RYB").cover(0, column, digits)
    return s.others_plan()


def restoring(
    tile: str = "3 RYB",
    segment: str = "B1",
    glass: str = "",
    where: str = "E5",
    windows: str = BENCH,
    money: int = 3,
    modules: str = "6",
    edition: str = "mega",
) -> Scene:
    """Seat 0 has the paints of this tile and is about to plan; seat 1 could restore the altar."""
    s = awake(modules=modules, edition=edition).lay(**{segment: tile})
    s.put_bishop(where).lay_bench(windows, " ".join(word for word in FOLLOWING.split() if word not in windows.split()))
    return s.give(0, tile.split()[1], money).give(1, "RYB").give_glass(0, glass)


def bench_with(*first: str) -> str:
    """Six windows, these first."""
    return " ".join([*first, *(word for word in BENCH.split() if word not in first)][:6])


def all_glass(s: Scene) -> str:
    """Every token: those that somebody sees and those in the bag."""
    public = s.part("glaziers", SPECTATOR)
    own = [s.part("glaziers", seat)["players"][seat]["glass"] for seat in range(len(s.players))]
    bag = "".join("YBRG"[color] for color in glazery_of(s.state).bag)
    assert public["bag"] == len(bag)
    return "".join(sorted(public["glass"] + public["reserve"] + bag + "".join(own), key="YBRG".index))


# --- set-up


@pytest.mark.parametrize("edition", ["mega", "classic"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_tokens_for_each_human_player_and_six_windows_are_laid_out(players: int, edition: str) -> None:
    s = scene("6", players, edition=edition)
    seen = s.part("glaziers", SPECTATOR)
    assert (len(seen["glass"]), seen["bag"], seen["reserve"]) == (2 * players, 26 - 2 * players, "")
    assert [window["price"] for window in seen["bench"]] == [0, 1, 1, 2, 2, 3]
    assert len({window["panes"] for window in seen["bench"]}) == 6
    assert seen["pile"] == 12
    assert [s.glass(seat) for seat in range(players)] == [""] * players
    assert all_glass(s) == TOKENS


def test_the_windows_and_the_glass_are_shuffled() -> None:
    tables = [new_game(3, seed, {"modules": "6"}) for seed in range(8)]
    assert len({s.bench() for s in tables}) == 8
    assert len({s.for_sale() for s in tables}) > 2


def test_without_the_module_there_is_no_glazery() -> None:
    s = scene().wake("7 8 9")
    assert (s.options(), s.view(0)["modules"]) == (["M0", "M1", "M2", "M3"], [])


# --- planning


def test_3_8_the_third_space_is_filled_when_nothing_else_is_free() -> None:
    s = awake().play_as(0, "@T M0 C0").ask(0)
    assert s.options() == ["S1", "S2", "S3"]  # three at the workshop, one on the tile: no more than four are left over
    s.play_as(0, "S1")
    assert s.shown(0, 0)["plan"] == [0, 0, 1, 3, 1]
    assert s.shown(0, 0)["planned"] is True


def test_e20_a_tile_over_the_studio_makes_seven_actions_and_closes_the_studio() -> None:
    s = awake().sell_glass("YYYBBB").give(0, "", 12).play_as(0, "@S M1 C1").ask(0).asks("S0 S1")
    s.play_as(0, "S1 W1").others_plan().play("X1")
    s.play("Y Y B")  # two printed apprentices and the one who was added
    assert (s.glass(0), s.round) == ("YYB", 2)
    assert s.thalers(0) == 12 - 3  # nothing from the studio
    assert s.mood(0) == -1 + 2


def test_e20_a_third_glazery_action_needs_an_apprentice() -> None:
    at_glazery("YYYBBB", digits="01031").play("Y Y").has(glass="YY", left_market=True)


def test_3_16_without_any_glass_for_sale_the_tile_is_not_offered() -> None:
    s = awake().sell_glass("").give_glass(1, TOKENS).finish_round().wake("7 8 9").has(for_sale="")
    assert s.ask(0).options() == ["M0", "M1", "M2", "M3"]


# --- buying glass


@pytest.mark.parametrize("edition", ["mega", "classic"])
@pytest.mark.parametrize(("color", "price"), [("Y", 1), ("B", 1), ("R", 2), ("G", 2)])
def test_e21_prices_of_glass(color: str, price: int, edition: str) -> None:
    s = at_glazery("YBRG", edition=edition).asks("Y B R G -").play(color)
    s.has(thalers=12 - price, glass=color, for_sale="YBRG".replace(color, ""))
    assert color not in s.options()  # there was one


@pytest.mark.parametrize(
    ("money", "expected"),
    [(0, None), (1, ["Y", "B", "-"]), (2, ["Y", "B", "R", "G", "-"]), (9, ["Y", "B", "R", "G", "-"])],
)
def test_only_what_can_be_paid_is_offered(money: int, expected: list[str] | None) -> None:
    s = at_glazery("YBRG", money)
    assert (s.options() if s.to_move() == 0 and s.column == 0 else None) == expected


def test_3_51_tokens_are_bought_one_after_the_other() -> None:
    s = at_glazery("YYBRRG", 4).play("R").asks("Y B R G -").play("Y").asks("Y B -").play("Y")
    s.has(glass="YYR", thalers=0, left_market=True)


def test_buying_may_be_forgone_at_once_or_later() -> None:
    s = at_glazery("YYBRRG")
    s.after("-").has(glass="", thalers=12, for_sale="YYBRRG", left_market=True)
    s.after("G -").has(glass="G", thalers=10, for_sale="YYBRR", left_market=True)


def test_when_the_glass_is_sold_out_nobody_buys_any_more() -> None:
    s = awake().sell_glass("YB").give(2, "RYB").cover(0, "M", "02030").cover(1, "M", "02030").others_plan().play("Y B")
    s.has(left_market=True, glass="YB").has(1, glass="")


def test_players_buy_in_wake_up_order() -> None:
    s = awake(times="9 7 8").sell_glass("YBBRRG")
    for seat in range(3):
        s.cover(seat, "M", "02030")
    s.has(to_move=1).play("G Y").asks("B R -", seat=2).play("B B").has(to_move=0).asks("R -")


def test_the_tile_on_an_earlier_location_buys_first() -> None:
    s = awake().sell_glass("GYYYYY").cover(0, "S", "02030").cover(2, "M", "02030").others_plan().has(to_move=2)
    s.play("G -").has(to_move=0, column=2).asks("Y -")


def test_bought_glass_is_seen_by_its_owner_alone() -> None:
    s = at_glazery("YYBRRG").play("Y G")
    assert [player["glass"] for player in s.part("glaziers", 0)["players"]] == ["YG", None, None]
    assert [player["glass"] for player in s.part("glaziers", 1)["players"]] == [None, "", None]
    assert [player["glass"] for player in s.part("glaziers", SPECTATOR)["players"]] == [None] * 3
    for who in (0, 1, SPECTATOR):
        assert s.part("glaziers", who)["glass"] == "YBRR"


# --- windows


@pytest.mark.parametrize("segment", NAMES)
def test_twelve_of_the_segments_have_a_window(segment: str) -> None:
    s = restoring(segment=segment, where="E1" if segment != "E1" else "A1").go("01031").play(segment)
    if segment in WITH_WINDOW:
        assert s.options() == ["W1", "W2", "W3", "W4", "W5", "W6"]
    else:
        assert (s.to_move(), s.bench()) == (1, BENCH)
        assert "windows" not in s.points()


@pytest.mark.parametrize(("money", "offered"), [(0, 1), (1, 3), (2, 5), (3, 6), (12, 6)])
@pytest.mark.parametrize("edition", ["mega", "classic"])
def test_a_window_must_be_taken_from_a_place_that_can_be_paid(money: int, offered: int, edition: str) -> None:
    s = restoring("11 PPO", money=money, edition=edition).go("01031").offers("B1").play("B1")
    if offered == 1:  # not asked
        assert s.bench() == " ".join([*BENCH.split()[1:], "RGR"])
    else:
        assert s.options() == [f"W{place + 1}" for place in range(offered)]


@pytest.mark.parametrize(("place", "price"), [(1, 0), (2, 1), (3, 1), (4, 2), (5, 2), (6, 3)])
def test_the_price_of_the_place_is_paid(place: int, price: int) -> None:
    s = restoring("11 PPO", money=7).go("01031").play(f"B1 W{place}").has(to_move=1, thalers=7 - price)
    assert s.points()["windows"] == -sum(PENALTY[pane] for pane in BENCH.split()[place - 1]) // 2


def test_the_bishops_step_is_paid_before_the_window() -> None:
    s = restoring(money=3, where="D2").go("01031").play(">C2")  # B1 is the only segment left
    assert s.options() == ["W1", "W2", "W3", "W4", "W5"]


@pytest.mark.parametrize("window", WINDOWS)
def test_every_pane_without_glass_costs_its_penalty(window: str) -> None:
    """A window is worth half its penalties, so that without glass they are lost."""
    s = restoring("11 PPO", windows=bench_with(window)).go("01031").play("B1 W1")
    lost = sum(PENALTY[pane] for pane in window) // 2
    assert s.space(0) == (11 - lost or -3)
    assert s.points().get("windows") == -lost


@pytest.mark.parametrize("window", WINDOWS)
def test_all_glass_brings_the_whole_window(window: str) -> None:
    s = restoring("11 PPO", glass=window, windows=bench_with(window)).go("01031").play("B1 W1")
    for color in "YBRG":
        if color in window:
            assert s.options() == [f"{color}{number}" for number in range(window.count(color) + 1)]
            s.play(f"{color}{window.count(color)}")
    won = sum(PENALTY[pane] for pane in window) // 2
    s.has(points={"segments": 11, "windows": won}, glass="", glass_reserve="".join(sorted(window, key="YBRG".index)))


def test_e22_all_glass_and_the_bishop() -> None:
    s = restoring("7 PO", glass="RG", where="B1").go("01031").play("B1 W1 R1 G1")
    assert (s.points(), s.space(0)) == ({"segments": 7, "bishop": 3, "windows": 7}, 17)


@pytest.mark.parametrize("glass", ["R", "RG"])
def test_e23_the_green_glass_is_missing(glass: str) -> None:
    s = restoring("7 PO", glass=glass).go("01031").play("B1 W1 R1" + (" G0" if "G" in glass else ""))
    assert (s.points(), s.space(0)) == ({"segments": 7, "windows": 7 - 8}, 6)


def test_e24_no_glass_at_all() -> None:
    s = restoring("7 PO").go("01031").play("B1 W1").has(points={"segments": 7, "windows": -7})
    assert s.space(0) == -3  # moving 0 is no move, not even from a start space


@pytest.mark.parametrize("start", [-3, 12])
def test_e25_less_than_nothing_leaves_the_marker_where_it_is(start: int) -> None:
    s = restoring("7 PO", windows=bench_with("GYG")).go("01031").stand(start, -2, -1)
    log = s.told("B1 W1")
    assert s.space(0) == start
    assert named(log, "scored") == []
    assert (s.result().sources["windows"][0], s.to_move()) == (-7, 1)


def test_e25_the_segment_is_restored_all_the_same() -> None:
    restoring("7 PO", windows=bench_with("GYG")).go("01031").play("B1 W1").has(bishop="B1", income=1, paints="")


@pytest.mark.parametrize(
    ("place", "left"),
    [
        (1, "YB YR BR BG YG RGR"),
        (3, "RG YB BR BG YG RGR"),
        (6, "RG YB YR BR BG RGR"),
    ],
)
def test_the_bench_slides_to_the_free_place_and_is_refilled_at_the_far_end(place: int, left: str) -> None:
    restoring("11 PPO").go("01031").play(f"B1 W{place}").has(bench=left).shows("glaziers", 1, pile=11)


def test_e26_a_window_for_two_thalers_is_replaced_by_the_next_one() -> None:
    s = restoring("11 PPO", windows="RG YB YR YGY BG YG", money=5).go("01031").play("B1 W4")
    assert (s.thalers(0), s.bench()) == (3, "RG YB YR BG YG RGR")
    assert [window["price"] for window in s.part("glaziers", 1)["bench"]] == [0, 1, 1, 2, 2, 3]


def test_the_next_restoration_of_the_turn_finds_the_new_bench() -> None:
    s = restoring("11 PPO").lay(A3="3 RYB").give(0, "PPORYB", 5).go("02030").play("B1 W1 A3")
    s.has(bench="YB YR BR BG YG RGR").play("W6").has(bench="YB YR BR BG YG GBG")


@pytest.mark.parametrize("given", [0, 1, 2])
def test_3_51_fewer_tokens_may_be_handed_in(given: int) -> None:
    s = restoring("11 PPO", glass="YYY", windows=bench_with("YGY")).go("01031").play("B1 W1").asks("Y0 Y1 Y2")
    s.play(f"Y{given}")
    assert (s.points()["windows"], s.glass(0)) == (6 - 8 - 2 * (2 - given), "Y" * (3 - given))
    assert s.glass_reserve() == "Y" * given


def test_3_51_a_token_fits_one_pane_of_its_color() -> None:
    s = restoring("11 PPO", glass="RRGGB").go("01031").play("B1 W1").asks("R0 R1").play("R1").asks("G0 G1").play("G1")
    assert (s.to_move(), s.glass(0)) == (1, "BRG")


def test_glass_of_other_colors_is_not_asked_for() -> None:
    restoring("11 PPO", glass="YYBB").go("01031").play("B1 W1").has(to_move=1, glass="YYBB")


def test_nobody_else_sees_what_glass_is_behind_a_screen() -> None:
    other, s = (restoring("11 PPO", glass=tokens).go("01031") for tokens in ("RY", "RB"))
    for who in (1, 2, SPECTATOR):
        seen, also = s.part("glaziers", who), other.part("glaziers", who)
        assert seen["players"] == also["players"]
        assert seen["players"][0]["glass"] is None
    assert s.part("glaziers", 0)["players"][0]["glass"] == "BR"


# --- what is one score, and in what order


def test_3_5_segment_bishop_window_and_penalties_are_one_score() -> None:
    s = restoring("7 PO", glass="R", where="C2").go("01031")
    s.stand(-3, 7, 14)  # passed or never reached: only 7 + 2 + 7 - 8 counts
    log = s.told("B1 W1 R1")
    assert [(event.who, event.values) for event in named(log, "scored")] == [(0, (8, 8))]
    assert s.space(0) == 8


def test_3_5_a_taken_space_is_met_by_the_whole_sum() -> None:
    s = restoring("7 PO", glass="RG").go("01031").stand(-3, 14, -1).play("B1 W1 R1 G1")
    assert (s.options(), s.after("A").space(0), s.after("B").space(0)) == (["A", "B"], 15, 13)


@pytest.mark.parametrize(("window", "total"), [("GRG", 0), ("GBG", 1), ("BG", 5)])
def test_3_53_the_floor_is_below_the_whole_sum(window: str, total: int) -> None:
    """Value 3, bishop 3, Abbot 1, Praise 1 and leaf 3 are 11; a window without glass costs half its penalties."""
    s = restoring(where="B1", windows=bench_with(window), modules="1,4,5,6").give_portrait(0, "abbot")
    s.give_wishes(0, "praise").set_disc("R").give_leaves(0, 1).go("01031").play("B1 ! + W1").has(space=total or -3)
    assert s.points() == {
        "segments": 3,
        "bishop": 3,
        "portraits": 1,
        "wishes": 1,
        "gold_leaf": 3,
        "windows": total - 11,
    }
    assert (s.wishes(0), s.leaves(0)) == ([], 0)


def test_3_53_bonuses_are_not_saved_from_the_penalties() -> None:
    s = restoring(where="B1", windows=bench_with("GRG"), modules="1,6").give_portrait(0, "abbot")
    s.go("01031").play("B1 W1").has(space=-3, points={"segments": 3, "bishop": 3, "portraits": 1, "windows": -7})


def test_3_6_praise_and_leaf_are_chosen_before_the_score_and_may_be_declined() -> None:
    s = restoring(where="C2", modules="4,5,6", glass="RG").give_wishes(0, "praise").set_disc("R").give_leaves(0, 1)
    s.go("01031").play("B1").asks("! -").play("-").asks("+ -").play("-").asks("W1 W2 W3 W4 W5 W6").has(space=-3)
    s.play("W1 R1 G1").has(space=3 + 2 + 7)


# --- the altar window


@pytest.mark.parametrize("edition", ["mega", "classic"])
def test_e27_the_altar_with_an_orange_paint_and_three_tokens(edition: str) -> None:
    s = awake(edition=edition).give(0, "RYO").give(1, "RYB").give_glass(0, "YBR").go("01031")
    log = s.told("=RYO Y1 B1 R1")
    assert (s.space(0), s.points()) == (2 + 1 + 3, {"altar": 3, "windows": 3})
    assert [event.values for event in named(log, "scored")] == [(6, 6)]
    assert (s.glass(0), s.glass_reserve(), s.to_move()) == ("", "YBR", 1)


@pytest.mark.parametrize("given", ["".join(map(str, digits)) for digits in product((0, 1), repeat=4)])
def test_up_to_one_token_of_each_color_helps_the_altar(given: str) -> None:
    s = awake().give(0, "RYB").give(1, "RYB").give_glass(0, "YYBBRRGG").go("01031").play("=RYB")
    for color, digit in zip("YBRG", given, strict=True):
        s.has(options=[f"{color}0", f"{color}1"]).play(color + digit)
    assert (s.to_move(), s.space(0), len(s.glass(0))) == (1, 2 + given.count("1"), 8 - given.count("1"))
    assert s.glass_reserve() == "".join(color for color, digit in zip("YBRG", given, strict=True) if digit == "1")


def test_only_colors_that_a_player_has_are_asked_for_at_the_altar() -> None:
    s = awake().give(0, "RYBRYB").give(1, "RYB").give_glass(0, "GG").go("02030").play("=RYB").asks("G0 G1")
    s.play("G1 =RYB G1").has(to_move=1, points={"altar": 4, "windows": 2})


def test_an_altar_without_glass_asks_nothing_and_touches_no_window() -> None:
    s = awake().give(0, "RYB").give(1, "RYB")
    before = s.bench()
    s.go("01031").play("=RYB").has(to_move=1, points={"altar": 2}, bench=before)


def test_3_30_an_altar_with_special_paints_and_four_tokens() -> None:
    s = awake(modules="3,6").give(0, "OG")
    s.players[0].paints["RYBOGPKN".index("K")] = 1
    s.give(1, "RYB").give_glass(0, "YBRG").go("01031").play("=OGK Y1 B1 R1 G1").has(space=9 + 4)


# --- glass in the same round, and at the end


def test_glass_bought_at_the_studios_column_serves_at_the_second_cathedral() -> None:
    s = in_last_round().sell_glass("YYYYYY").give(0, "RYB", 1).cover(0, "S", "01031").others_plan().play("- Y")
    s.until(lambda s: s.column >= 4).play("=RYB").asks("Y0 Y1").play("Y1")
    s.has(over=True, points={"altar": 2, "windows": 1})


def test_glass_that_is_left_is_worth_nothing() -> None:
    s = in_last_round()
    for seat in range(3):
        s.give(seat, "", 0)
    s.give_glass(0, "YBRG").others_plan().has(over=True)
    assert s.result().scores == [0, 0, 0]


# --- preparing the next round


@pytest.mark.parametrize("players", [2, 3, 4])
def test_unsold_tokens_go_to_the_reserve_and_two_for_each_human_are_drawn(players: int) -> None:
    s = awake(players)
    left = s.for_sale()
    s.finish_round()
    assert (s.round, s.glass_reserve(), len(s.for_sale())) == (2, left, 2 * players)
    assert len(glazery_of(s.state).bag) == 26 - 4 * players
    assert all_glass(s) == TOKENS


def test_bought_tokens_stay_with_their_owner_and_the_rest_goes_to_the_reserve() -> None:
    s = at_glazery("YYBRRG").play("G R -").has(glass="RG", glass_reserve="").finish_round()
    s.has(glass="RG", glass_reserve="YYBR")


def test_3_51_a_bag_that_runs_out_is_refilled_from_the_reserve_in_mid_draw() -> None:
    s = awake().sell_glass("YYYYBB").give_glass(1, "YYYYBBBBRRRRRRGGGG")
    assert sorted(glazery_of(s.state).bag) == [1, 3]
    s.finish_round()
    assert len(s.for_sale()) == 6
    assert "G" in s.for_sale()
    assert len(glazery_of(s.state).bag) + len(s.glass_reserve()) == 2
    assert all_glass(s) == TOKENS


def test_3_51_with_too_few_tokens_fewer_are_laid_out() -> None:
    s = awake().sell_glass("").give_glass(1, TOKENS.replace("G", "") + "GGG").finish_round()
    assert (s.for_sale(), s.glass_reserve()) == ("GG", "")


def test_handed_in_tokens_are_sold_again() -> None:
    s = restoring("11 PPO", glass="RG")
    s.give_glass(2, "".join("YBRG"[color] for color in glazery_of(s.state).bag)).give_glass(2, s.for_sale()).go("01031")
    s.play("B1 W1 R1 G1").finish_round().has(for_sale="RG")


# --- Leonardo


def leonardo_walks(segment: str, where: str = "E5") -> Scene:
    """Leonardo is about to go to this segment, which has the lowest tile; all round him is restored."""
    s = awake(2, times="8 9 7").lay(**{segment: "3 RYB"})
    others = [name for name in NAMES if name not in ("B3", "D3", "C2", "C4") and s.value_at(name) > 3]
    return s.leave(" ".join([segment, *others])).put_bishop(where).lay_bench(BENCH, FOLLOWING).plan(IDLE, IDLE)


@pytest.mark.parametrize(("where", "bonus"), [("E5", 0), ("C2", 2), ("B1", 3)])
def test_3_128_leonardo_takes_the_window_that_costs_nothing_without_a_penalty(where: str, bonus: int) -> None:
    s = leonardo_walks("B1", where=where)
    money = [s.thalers(seat) for seat in (0, 1)]
    log = s.told("X1")
    assert s.leonardo("segment") == NAMES.index("B1")
    assert [(event.who, event.values[0]) for event in named(log, "scored")] == [(LEONARDO, 3 + 7 + bonus)]
    assert (s.space(LEONARDO), s.bench()) == (3 + 7 + bonus, "YB YR BR BG YG RGR")
    assert named(log, "glass", "glass_missing", "paid", "earned") == []
    assert [s.thalers(seat) for seat in (0, 1)] == money
    assert s.result().sources["windows"] == [0, 0]


def test_3_128_leonardo_takes_no_window_where_there_is_none() -> None:
    s = leonardo_walks("A1").play("X1")
    assert s.leonardo("segment") == NAMES.index("A1")
    assert (s.space(LEONARDO), s.bench()) == (3, BENCH)


def test_leonardo_has_no_glazery_tile_and_buys_no_glass() -> None:
    s = awake(2, times="8 9 7").has(deciders=[0, 1]).cover(0, "M", "02030").others_plan()
    tokens = s.for_sale()
    s.asks("X1 X2 X3").play("X1")
    assert (s.for_sale(), set(s.options())) == (tokens, {*tokens, "-"})


# --- what is hidden, what is kept


def test_3_12_bag_and_pile_are_hidden_from_all_but_their_numbers() -> None:
    s = awake()
    other = s.copy()
    glazery = glazery_of(other.state)
    glazery.bag[0], glazery.bag[1] = glazery.bag[1], glazery.bag[0]
    first, last = glazery.pile[0], glazery.pile[11]
    glazery.pile[0], glazery.pile[11] = last, first
    for who in (0, 1, 2, SPECTATOR):
        assert s.view(who) == other.view(who)
        assert (s.part("glaziers", who)["bag"], s.part("glaziers", who)["pile"]) == (20, 12)


@pytest.mark.compiled
@pytest.mark.parametrize("edition", ["mega", "classic"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_token_and_no_window_is_lost_in_a_game(players: int, edition: str) -> None:
    chance = Random(players)
    s = new_game(players, players, {"edition": edition, "modules": "6"})
    bought = 0
    while not s.over():
        assert all_glass(s) == TOKENS
        glazery = glazery_of(s.state)
        laid = [
            window
            for window in [*glazery.bench, *glazery.pile, *glazery.gone, *(code // 25 for code in glazery.set)]
            if window >= 0
        ]
        assert len(set(laid)) == len(laid)
        assert len(laid) == 18 or (len(laid) == 17 and "-" in s.bench())
        legal = s.options()
        if legal[0] == "@M":
            s.play_as(s.to_move(), chance.choice(legal))
            continue
        bought += legal[0] in "YBRG"
        fresh = [move for move in legal if move != "-"]
        s.play(chance.choice(fresh or legal))
    assert bought > 0
    for seat in range(players):
        s.points(seat)


@pytest.mark.parametrize("who", [0, 1, 2])
def test_a_guess_at_what_is_hidden_looks_alike_and_loses_nothing(who: int) -> None:
    s = at_glazery("YYBRRG").play("Y G")
    for number in range(5):
        guess = s.determinize(who, number)
        assert guess.view(who) == s.view(who)
        assert all_glass(guess) == TOKENS


# --- spots of the board


def test_moves_of_the_glaziers_have_their_spots() -> None:
    assert glass_to_buy().spots() == {"Y": "m06-glass-Y", "B": "m06-glass-B", "-": "done"}
    assert a_window().spots()["W2"] == "m06-bench-1"
    assert glass_to_give().spots() == {"G0": "done", "G1": "m06-own-G", "G2": "m06-own-G"}


def test_why_no_glass_can_be_bought_is_said() -> None:
    s = glass_to_buy()
    assert s.why("m06-glass-R") == "It costs 2 thalers; you have 1."
    s = a_window()
    glazery_of(s.state).shown[3] = 1
    assert s.why("m06-glass-G").startswith("Glass is bought at the glazery")
    glazery_of(s.state).shown[3] = 0
    assert s.why("m06-glass-G") == "No green glass is for sale this round."


def test_why_a_window_cannot_be_taken_is_said() -> None:
    assert a_window().why("m06-bench-5") == "This place of the bench costs 3 thalers; you have 2."
    assert glass_to_buy().why("m06-bench-5").startswith("A window is set when you restore one of the twelve segments")
    assert GAME.why_not(a_window().state, 0, "m06")[0].name == "fresco-why-module"


def test_why_glass_cannot_be_given_is_said() -> None:
    s = glass_to_give()
    assert s.why("m06-own-Y") == "You have no yellow glass."
    s.give_glass(0, "YGG")
    assert s.why("m06-own-Y") == "Now green glass is asked for."
    s = a_window().give_glass(0, "Y")
    assert s.why("m06-own-Y") == "Glass is given when you set a window or restore the altar."


def test_everybody_sees_the_window_that_is_being_set() -> None:
    for who in (0, 1, SPECTATOR):
        assert a_window().part("glaziers", who)["setting"] is None
        assert glass_to_give().part("glaziers", who)["setting"] == {"panes": "GYG", "points": 0, "altar": False}
        assert glass_for_the_altar().part("glaziers", who)["setting"] == {"panes": "YBRG", "points": 0, "altar": True}
