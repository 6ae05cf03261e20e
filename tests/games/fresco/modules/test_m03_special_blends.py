"""Module 3, special blends: pink and brown, the special tiles and the altar; examples E14 and E15, rulings D."""

from collections import Counter
from itertools import combinations_with_replacement

import pytest

from bottega.core.game import SPECTATOR
from bottega.games.fresco.state import Fresco
from tests.games.fresco.modules.lay import (
    give_leaves,
    give_portrait,
    give_wishes,
    guild,
    own,
    set_disc,
    set_guild,
    spots,
)
from tests.games.fresco.modules.test_words import a_special_altar
from tests.games.fresco.table import (
    GAME,
    IDLE,
    LEONARDO,
    NAMES,
    TILES,
    after,
    bishop,
    finish_round,
    give,
    lay,
    leave,
    options,
    paints,
    plan,
    play,
    put_bishop,
    space,
    stand,
    table,
    thalers,
    tile_at,
    told,
    value_at,
    view,
    wake,
    without_paints,
)

EDITIONS = ["mega", "classic"]
SPECIAL = ["13 KG", "13 KO", "14 KP", "17 NG", "17 NO", "18 NP", "24 NK"]
LETTERS = "RYBOGPKN"
RECIPES = {"O": "RY", "G": "YB", "P": "RB", "K": "PR", "N": "OG"}
PLANS = ["02300", "00311", "00320", "00230"]  # by the number of apprentices at the workshop


def cathedral(paints: str, thalers: int = 12, modules: str = "3", edition: str = "mega", **tiles: str) -> Fresco:
    """Seat 0 has these paints and an apprentice at the cathedral; these tiles lie on the fresco."""
    s = without_paints(wake(table(edition=edition, modules=modules), "7 8 9"))
    on_fresco(s, **tiles)
    give(s, 0, paints, thalers)
    give(s, 2, "RY")
    return plan(s, "01310", IDLE, IDLE)


def on_fresco(s: Fresco, **tiles: str) -> None:
    """Lay tiles, also those that were replaced by special ones."""
    here = [tile_at(s, name) for name in NAMES]
    for name, word in tiles.items():
        if word in here:
            lay(s, **{name: word})
        else:
            s.fresco[NAMES.index(name)] = TILES.index(word)


def workshop(paints: str, apprentices: int = 1, modules: str = "3", edition: str = "mega") -> Fresco:
    """Seat 0 has these paints and apprentices at the workshop; seat 2 waits there to blend."""
    s = without_paints(wake(table(edition=edition, modules=modules), "7 8 9"))
    give(s, 0, paints)
    give(s, 2, "RY")
    return plan(s, PLANS[apprentices], IDLE, IDLE)


def fresco(s: Fresco) -> list[str]:
    return [tile_at(s, name) for name in NAMES]


def altars(s: Fresco) -> set[str]:
    """The payments for the altar that are offered."""
    return {move[1:] for move in options(s) if move.startswith("=")}


def altar_points(payment: str) -> int:
    """What the booklet gives for three paints on the altar; 0 if they may not be used."""
    special = [paint for paint in payment if paint in "KN"]
    basic = [paint for paint in payment if paint in "RYB"]
    blended = [paint for paint in payment if paint in "OGP"]
    if not basic and len(set(blended)) == len(blended):
        return 6 + 3 * special.count("K") + 5 * special.count("N")
    if not special and len(set(basic)) == len(basic):
        return 2 + len(blended)
    return 0


def results(s: Fresco, blends: int) -> set[str]:
    """What a player can have after at most so many blends, one after the other."""
    found = {paints(s, 0)}
    for _ in range(blends):
        for held in list(found):
            for made, parts in RECIPES.items():
                if not Counter(parts) - Counter(held):
                    rest = Counter(held) - Counter(parts) + Counter(made)
                    found.add("".join(sorted(rest.elements(), key=LETTERS.index)))
    return found


def reachable(s: Fresco) -> set[str]:
    """What seat 0 can really have when they leave the workshop."""
    if s.to_move() != 0:
        return {paints(s, 0)}
    return {held for move in options(s) for held in reachable(after(s, move))}


# --- set-up


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_24_lies_in_the_middle_among_six_special_and_eighteen_base_tiles(players: int, edition: str) -> None:
    for seed in range(5):
        s = GAME.new(players, seed, {"edition": edition, "modules": "3"})
        assert tile_at(s, "C3") == "24 NK"
        assert bishop(s) == "C3"
        found = fresco(s)
        assert sorted(tile for tile in found if tile in SPECIAL) == sorted(SPECIAL)
        base = Counter(tile for tile in found if tile not in SPECIAL)
        assert base.total() == 18
        assert base <= Counter(TILES[:25])


def test_any_seven_base_tiles_may_be_left_out_and_special_ones_lie_anywhere() -> None:
    missing: Counter[str] = Counter()
    places: set[str] = set()
    for seed in range(60):
        s = GAME.new(3, seed, {"modules": "3"})
        missing += Counter(TILES[:25]) - Counter(fresco(s))
        places |= {name for name in NAMES if tile_at(s, name) in SPECIAL}
    assert set(missing) == set(TILES[:25])
    assert places == set(NAMES)


def test_without_the_module_an_11_lies_in_the_middle() -> None:
    s = table()
    assert value_at(s, "C3") == 11
    assert not set(fresco(s)) & set(SPECIAL)


def test_nobody_starts_with_special_paints() -> None:
    s = table(modules="3")
    assert [paints(s, seat) for seat in range(3)] == ["RYB"] * 3


# --- blending


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("held", "move", "made"), [("RP", "K1", "K"), ("OG", "N1", "N")])
def test_purple_and_red_make_pink_and_orange_and_green_brown(held: str, move: str, made: str, edition: str) -> None:
    s = workshop(held, edition=edition)
    assert (s.to_move(), options(s)) == (0, [f"{made}0", f"{made}1"])
    play(s, move)
    assert paints(s, 0) == made
    assert s.to_move() == 2


@pytest.mark.parametrize(
    ("held", "moves", "left"), [("RRB", "P1 K1", "K"), ("RYG", "O1 N1", "N"), ("OYB", "G1 N1", "N")]
)
def test_a_paint_just_blended_may_be_blended_again_by_the_same_apprentice(held: str, moves: str, left: str) -> None:
    s = play(workshop(held), moves)
    assert paints(s, 0) == left
    assert s.to_move() == 2


def test_brown_from_basic_paints_takes_three_blends() -> None:
    assert "N" not in reachable(workshop("RYYB", 1))
    assert "N" in reachable(workshop("RYYB", 2))


@pytest.mark.parametrize("held", ["KK", "NN", "KN", "KR", "KP", "NO", "NG", "PY", "PB", "OP", "GP", "OR", "GB", "OO"])
def test_no_other_two_paints_can_be_blended(held: str) -> None:
    s = workshop(held, 3)
    assert s.to_move() == 2


@pytest.mark.parametrize("apprentices", [1, 2, 3])
@pytest.mark.parametrize("held", ["RRYYBB", "RRRYBBP", "RYYYBBOG", "RROOGGPP", "RRRRYYBBB", "OOGGKN", "RYBOGPKN"])
def test_everything_that_can_be_blended_is_offered_and_nothing_else(held: str, apprentices: int) -> None:
    s = workshop(held, apprentices)
    assert reachable(s) == results(s, 2 * apprentices)


def test_a_blend_asked_for_never_exceeds_the_paints_or_the_steps() -> None:
    assert options(workshop("RRRPPP", 1)) == ["K0", "K1", "K2"]
    assert options(workshop("RRRPPP", 2)) == ["K0", "K1", "K2", "K3"]
    assert options(workshop("OOG", 2)) == ["N0", "N1"]


def test_without_the_module_there_is_nothing_special_to_blend() -> None:
    s = workshop("OGPR", modules="none")
    assert s.to_move() == 2


# --- the altar


def test_3_30_every_payment_the_altar_allows_is_offered() -> None:
    s = cathedral("RRRYYYBBBOOOGGGPPPKKKNNN")
    expected = {
        "".join(payment) for payment in combinations_with_replacement(LETTERS, 3) if altar_points("".join(payment))
    }
    assert altars(s) == expected
    assert {"OGK", "KKK", "NNN", "KKN", "OKN"} <= expected
    assert not {"OOK", "RYK", "RKN", "GGN", "YOK"} & expected


@pytest.mark.parametrize("payment", ["".join(p) for p in combinations_with_replacement("OGPKN", 3)])
def test_3_30_six_points_and_three_for_each_pink_and_five_for_each_brown(payment: str) -> None:
    score = altar_points(payment)
    s = cathedral(payment, thalers=0)
    stand(s, 30, 1, 2)
    if not score:
        assert not altars(s)
        return
    assert altars(s) == {payment}
    play(s, f"={payment}")
    assert space(s, 0) == 30 + score
    assert GAME.result(s).sources["altar"] == [score, 0, 0]
    assert paints(s, 0) == ""


def test_e14_nine_points_for_an_altar_with_one_pink() -> None:
    s = play(cathedral("OGK"), "=OGK")
    assert space(s, 0) == 9
    assert bishop(s) == "C3"


def test_e15_21_points_for_an_altar_of_three_browns() -> None:
    s = play(cathedral("NNN"), "=NNN")
    assert space(s, 0) == 21


@pytest.mark.parametrize("paints", ["RYK", "RBN", "YBK", "ROK", "RKK", "BNN", "RYN"])
def test_z_special_paints_replace_nothing_of_the_altars_basic_version(paints: str) -> None:
    assert not altars(cathedral(paints))


@pytest.mark.parametrize("text", ["=KGO", "=gko", "=OKG"])
def test_the_altars_paints_may_be_typed_in_any_order(text: str) -> None:
    s = play(cathedral("OGK"), text)
    assert space(s, 0) == 9


def test_an_altar_of_special_paints_is_one_score_and_may_meet_a_taken_space() -> None:
    s = cathedral("KNN")
    stand(s, 0, 19, 3)
    play(s, "=KNN")
    assert options(s) == ["A", "B"]
    assert (space(after(s, "A"), 0), space(after(s, "B"), 0)) == (20, 18)


def test_the_classic_edition_has_the_same_altar() -> None:
    s = cathedral("OKN", edition="classic")
    play(s, "=OKN")
    assert space(s, 0) == 6 + 3 + 5


# --- the special tiles


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("tile", SPECIAL)
def test_a_special_tile_costs_its_paints_and_scores_its_value(tile: str, edition: str) -> None:
    value, cost = tile.split()
    s = cathedral(cost, edition=edition, A1=tile)
    stand(s, 30, 1, 2)
    put_bishop(s, "E5")
    assert "A1" in options(s)
    play(s, "A1")
    assert space(s, 0) == 30 + int(value)
    assert GAME.result(s).sources["segments"] == [int(value), 0, 0]
    assert paints(s, 0) == ""
    assert bishop(s) == "A1"
    assert s.income(0) == 1


@pytest.mark.parametrize(("where", "bonus"), [("C3", 3), ("B2", 2), ("A1", 0)])
def test_the_bishops_bonus_is_added_to_a_special_tile(where: str, bonus: int) -> None:
    s = without_paints(wake(table(modules="3"), "7 8 9"))
    give(s, 0, "NK")
    put_bishop(s, where)
    plan(s, "01310", IDLE, IDLE)
    assert "C3" in options(s)
    play(s, "C3")
    assert space(s, 0) == 24 + bonus
    assert GAME.result(s).sources["bishop"][0] == bonus


@pytest.mark.parametrize("tile", [*SPECIAL, "6 OO", "6 OG", "7 PG", "9 PPY", "4 OB"])
def test_z_special_paints_never_replace_those_of_a_tile(tile: str) -> None:
    """Neither pink nor brown stands for a missing paint, nor do the paints they are made of stand for them."""
    cost = tile.split()[1]
    for missing in set(cost):
        held = cost.replace(missing, "", 1) + "".join(paint * 3 for paint in LETTERS if paint not in cost)
        assert "A1" not in options(cathedral(held, A1=tile))
    assert "A1" in options(cathedral(cost, A1=tile))


def test_the_paid_step_is_offered_for_a_special_tile() -> None:
    s = cathedral("NK", thalers=1)
    put_bishop(s, "C3")
    assert {f">{name}" for name in ("B2", "C2", "D2", "B3", "D3", "B4", "C4", "D4")} <= set(options(s))
    play(s, ">B2")
    assert tile_at(s, "C3") == "-"  # the only segment they can restore
    assert space(s, 0) == 24 + 2


@pytest.mark.parametrize(("edition", "money", "steps"), [("classic", 1, 8), ("classic", 0, 0), ("mega", 1, 0)])
def test_3_19_the_classic_step_before_the_altar_that_only_special_paints_can_restore(
    edition: str, money: int, steps: int
) -> None:
    s = without_paints(wake(table(3, edition, modules="3"), "7 8 9"))
    on_fresco(s, A1="3 RYB")
    leave(s, "A1")
    put_bishop(s, "C3")
    give(s, 0, "OKK", money)
    plan(s, "01310", IDLE, IDLE)
    assert "=OKK" in options(s)
    assert sum(move[0] == ">" for move in options(s)) == steps
    if steps:
        play(s, ">B2")
        assert (space(s, 0), paints(s, 0)) == (6 + 3 + 3, "")  # nothing else could be restored: it was not asked


def test_3_19_the_classic_step_is_offered_once_with_all_kinds_of_payments() -> None:
    s = without_paints(wake(table(3, "classic", modules="1,3"), "7 8 9"))
    give_portrait(s, 0, "sexton")
    give(s, 0, "OOOKK", 1)
    plan(s, "01310", IDLE, IDLE)
    assert {"=OOO", "=OKK"} < set(options(s))
    assert sum(move[0] == ">" for move in options(s)) == 8
    other = cathedral("OKK", 1, "1,3", "classic", A1="3 RYB")
    leave(other, "A1")
    give_portrait(other, 0, "sexton")
    other.settle()
    assert sum(move[0] == ">" for move in options(other)) == 8
    assert sum(move[0] == "*" for move in options(other)) == 24


def test_a_special_tile_and_the_altar_with_special_paints_in_one_visit() -> None:
    s = without_paints(wake(table(modules="3"), "7 8 9"))
    give(s, 0, "NKNNK")
    plan(s, "02210", IDLE, IDLE)
    play(s, "C3 =NNK")
    assert space(s, 0) == 27 + 19


def test_special_tiles_count_as_tiles_left() -> None:
    s = table(modules="3")
    leave(s, "A1 B1 C1 D1 E1 C3")
    finish_round(s)
    assert s.final
    other = table(modules="3")
    leave(other, "A1 B1 C1 D1 E1 A2 C3")
    finish_round(other)
    assert not other.final


# --- the end and what is seen


def test_points_of_the_final_round_by_source_and_paints_left_are_worth_nothing() -> None:
    s = without_paints(table(modules="3"))
    leave(s, "A1 B1 C1 D1 E1 C3")
    finish_round(s)
    for seat in range(3):
        give(s, seat, "", 0)
        s.players[seat].mood = 0
    while not s.awake:
        play(s, {0: "7:00", 1: "8:00", 2: "9:00"}[int(s.argument())])
    put_bishop(s, "C3")
    give(s, 0, "NKNNNKKK", 5)
    plan(s, "01301", "02003", "02003")
    play(s, "C3 =NNN")
    assert s.over()
    found = GAME.result(s)
    assert paints(s, 0) == "KKK"
    assert thalers(s, 0) == 14
    assert {name: scores[0] for name, scores in found.sources.items()} == {
        "segments": 24, "bishop": 3, "altar": 21, "money": 7, "track": 0,
    }  # fmt: skip
    assert found.scores == [55, 0, 0]
    assert found.winners == [0]


def test_3_12_special_paints_are_seen_by_their_owner_alone() -> None:
    s = table(modules="3")
    other = s.copy()
    give(s, 0, "KN")
    give(other, 0, "RYB")
    assert view(s, 0)["players"][0]["paints"] == "KN"
    for who in (SPECTATOR, 1, 2):
        assert view(s, who) == view(other, who)


def test_the_special_tiles_on_the_fresco_are_seen_by_all() -> None:
    s = table(modules="3")
    for who in range(SPECTATOR, 3):
        assert view(s, who)["fresco"][12] == {"value": 24, "cost": "NK"}


# --- Leonardo


def leonardo_goes(modules: str = "3", **tiles: str) -> Fresco:
    """Leonardo is about to go to a segment; these tiles lie on the fresco."""
    s = without_paints(wake(table(2, modules=modules), "8 9 7"))
    on_fresco(s, **tiles)
    plan(s, IDLE, IDLE)
    while options(s)[0] not in NAMES:
        play(s, options(s)[0])
    assert s.argument() == LEONARDO
    return s


@pytest.mark.parametrize("tile", SPECIAL[:-1])
def test_3_127_leonardo_scores_special_tiles_as_printed(tile: str) -> None:
    s = leonardo_goes(C2=tile)
    assert options(s) == ["C2", "B3", "D3", "C4"]
    stand(s, 1, 2, 30)
    log = told(s, "C2")
    value = int(tile.split()[0])
    assert [event.values[0] for event in log if event.kind.name == "scored" and event.who == LEONARDO] == [value + 2]
    assert tile_at(s, "C2") == "-"


def test_3_126_the_24_is_no_lowest_tile_for_leonardo() -> None:
    s = without_paints(wake(table(2, modules="3"), "8 9 7"))
    on_fresco(s, A1="13 KG", E5="13 KO", A5="14 KP")
    leave(s, "C3 A1 E5 A5 C1 C5 A3 E3")
    on_fresco(s, C1="17 NG", C5="17 NO", A3="18 NP", E3="14 KP")
    plan(s, IDLE, IDLE)
    while options(s)[0] not in NAMES:
        play(s, options(s)[0])
    assert options(s) == ["A1", "E5"]


# --- with other modules


def test_abbot_and_request_with_special_tiles() -> None:
    """Modules 1, 2 and 3 in one turn: the bonus on a special tile, then its seal for a request."""
    s = without_paints(wake(table(modules="1,2,3"), "7 8 9"))
    give_portrait(s, 0, "abbot")
    on_fresco(s, B2="14 KP")
    own(s, 0, "18 NP", "5 PY")
    give(s, 0, "KP")
    plan(s, "01112", IDLE, IDLE)
    play(s, "B2")
    assert space(s, 0) == 14 + 2 + 1
    play(s, "-")
    assert "QP" in options(s)
    play(s, "QP")
    assert space(s, 0) == 17 + 10
    sources = {name: scores[0] for name, scores in GAME.result(s).sources.items()}
    assert (sources["segments"], sources["bishop"], sources["portraits"], sources["requests"]) == (14, 2, 1, 10)


def test_the_abbot_adds_nothing_to_an_altar_with_pink() -> None:
    s = without_paints(wake(table(modules="1,3"), "7 8 9"))
    give_portrait(s, 0, "abbot")
    give(s, 0, "OGK")
    plan(s, "01310", IDLE, IDLE)
    play(s, "=OGK")
    assert space(s, 0) == 9


def test_a_requests_purple_makes_pink() -> None:
    s = without_paints(wake(table(modules="2,3"), "7 8 9"))
    own(s, 0, "14 KP", "18 NP", "5 PY")
    give(s, 0, "PR")
    give(s, 2, "RY")
    plan(s, "00320", IDLE, IDLE)
    play(s, "QP")
    assert (s.to_move(), options(s)) == (0, ["K0", "K1"])


@pytest.mark.parametrize(
    ("tile", "disc", "gilded"),
    [("13 KG", "G", True), ("13 KG", "P", False), ("13 KG", "R", False), ("17 NO", "O", True), ("17 NO", "G", False)],
)
def test_3_31_gilding_looks_only_at_the_tiles_own_paints(tile: str, disc: str, gilded: bool) -> None:
    s = without_paints(wake(table(modules="3,5"), "7 8 9"))
    on_fresco(s, A1=tile)
    put_bishop(s, "E5")
    set_disc(s, disc)
    give(s, 0, tile.split()[1])
    give(s, 2, "RY")
    give_leaves(s, 0, 2)
    plan(s, "01310", IDLE, IDLE)
    play(s, "A1")
    assert (options(s) == ["+", "-"]) == gilded
    if gilded:
        play(s, "+")
    assert space(s, 0) == int(tile.split()[0]) + gilded


def test_3_32_pink_and_brown_never_touch_the_guild() -> None:
    s = without_paints(wake(table(modules="3,17"), "7 8 9"))
    set_guild(s, "YP")
    give(s, 0, "KKNN")
    give(s, 2, "RY")
    plan(s, PLANS[1], IDLE, IDLE)
    assert s.to_move() == 2  # nothing to exchange and nothing to blend


def test_3_32_the_guild_never_starts_with_a_special_paint() -> None:
    found = {guild(GAME.new(3, seed, {"modules": "3,17"})) for seed in range(200)}
    assert found == {basic + blended for basic in "RYB" for blended in "OGP"}


def test_3_32_a_paint_just_got_from_the_guild_may_be_blended() -> None:
    s = without_paints(wake(table(modules="3,17"), "7 8 9"))
    set_guild(s, "YP")
    give(s, 0, "RO")
    give(s, 2, "RY")
    plan(s, PLANS[1], IDLE, IDLE)
    assert set(options(s)) == {"R/Y", "O/P", "-"}
    play(s, "O/P")
    assert guild(s) == "YO"
    play(s, "+K")
    assert paints(s, 0) == "K"
    assert s.to_move() == 2


def test_3_32_brown_is_a_step_at_the_guild() -> None:
    s = without_paints(wake(table(modules="3,17"), "7 8 9"))
    set_guild(s, "YG")
    give(s, 0, "OP")
    give(s, 2, "RY")
    plan(s, PLANS[1], IDLE, IDLE)
    play(s, "P/G +N")
    assert paints(s, 0) == "N"


def test_alchemy_brings_a_paint_for_brown_but_never_brown_itself() -> None:
    s = without_paints(wake(table(modules="3,4"), "7 8 9"))
    give_wishes(s, 0, "alchemy")
    give(s, 0, "RYBG")
    give(s, 2, "RY")
    plan(s, PLANS[1], IDLE, IDLE)
    made = {move[-1] for move in options(s) if move.startswith("!")}
    assert made == {"O", "G", "P"}
    play(s, "!RYB=O")
    assert options(s) == ["N0", "N1"]


def test_any_seven_base_tiles_may_make_room_also_the_one_that_lay_in_the_middle() -> None:
    left_out: set[int] = set()
    for seed in range(150):
        left_out |= set(range(25)) - set(GAME.new(3, seed, {"modules": "3"}).fresco)
        both = {23, 24} & set(GAME.new(3, seed, {"modules": "3"}).fresco)
        left_out |= {100} if not both else set()
    assert left_out == {*range(25), 100}  # every tile, and once both of value 11


def test_the_altar_is_the_spot_of_every_payment() -> None:
    assert {spot for move, spot in spots(a_special_altar()).items() if move.startswith("=")} == {"altar"}
