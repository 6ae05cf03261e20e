"""Module 3, special blends: pink and brown, the special tiles and the altar; examples E14 and E15, rulings D."""

from collections import Counter
from itertools import combinations_with_replacement

import pytest

from bottega.core.game import SPECTATOR
from tests.games.fresco.board import IDLE, LEONARDO, NAMES, TILES
from tests.games.fresco.modules.questions import a_special_altar
from tests.games.fresco.scene import Scene, new_game, scene

EDITIONS = ["mega", "classic"]
SPECIAL = ["13 KG", "13 KO", "14 KP", "17 NG", "17 NO", "18 NP", "24 NK"]
LETTERS = "RYBOGPKN"
RECIPES = {"O": "RY", "G": "YB", "P": "RB", "K": "PR", "N": "OG"}
PLANS = ["02300", "00311", "00320", "00230"]  # by the number of apprentices at the workshop


def cathedral(paints: str, thalers: int = 12, modules: str = "3", edition: str = "mega", **tiles: str) -> Scene:
    """Seat 0 has these paints and an apprentice at the cathedral; these tiles lie on the fresco."""
    s = scene(modules, edition=edition).wake("7 8 9").without_paints()
    on_fresco(s, **tiles)
    return s.give(0, paints, thalers).give(2, "RY").plan("01310", IDLE, IDLE)


def on_fresco(s: Scene, **tiles: str) -> None:
    """Lay tiles, also those that were replaced by special ones."""
    here = [s.tile_at(name) for name in NAMES]
    for name, word in tiles.items():
        if word in here:
            s.lay(**{name: word})
        else:
            s.state.fresco[NAMES.index(name)] = TILES.index(word)


def workshop(paints: str, apprentices: int = 1, modules: str = "3", edition: str = "mega") -> Scene:
    """Seat 0 has these paints and apprentices at the workshop; seat 2 waits there to blend."""
    s = scene(modules, edition=edition).wake("7 8 9").without_paints().give(0, paints)
    return s.give(2, "RY").plan(PLANS[apprentices], IDLE, IDLE)


def fresco(s: Scene) -> list[str]:
    return [s.tile_at(name) for name in NAMES]


def altars(s: Scene) -> set[str]:
    """The payments for the altar that are offered."""
    return {move[1:] for move in s.options() if move.startswith("=")}


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


def results(s: Scene, blends: int) -> set[str]:
    """What a player can have after at most so many blends, one after the other."""
    found = {s.paints(0)}
    for _ in range(blends):
        for held in list(found):
            for made, parts in RECIPES.items():
                if not Counter(parts) - Counter(held):
                    rest = Counter(held) - Counter(parts) + Counter(made)
                    found.add("".join(sorted(rest.elements(), key=LETTERS.index)))
    return found


def reachable(s: Scene) -> set[str]:
    """What seat 0 can really have when they leave the workshop."""
    if s.to_move() != 0:
        return {s.paints(0)}
    return {held for move in s.options() for held in reachable(s.after(move))}


# --- set-up


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_24_lies_in_the_middle_among_six_special_and_eighteen_base_tiles(players: int, edition: str) -> None:
    for seed in range(5):
        s = new_game(players, seed, {"edition": edition, "modules": "3"})
        assert (s.tile_at("C3"), s.bishop()) == ("24 NK", "C3")
        found = fresco(s)
        assert sorted(tile for tile in found if tile in SPECIAL) == sorted(SPECIAL)
        base = Counter(tile for tile in found if tile not in SPECIAL)
        assert base.total() == 18
        assert base <= Counter(TILES[:25])


def test_any_seven_base_tiles_may_be_left_out_and_special_ones_lie_anywhere() -> None:
    missing: Counter[str] = Counter()
    places: set[str] = set()
    for seed in range(60):
        s = new_game(3, seed, {"modules": "3"})
        missing += Counter(TILES[:25]) - Counter(fresco(s))
        places |= {name for name in NAMES if s.tile_at(name) in SPECIAL}
    assert (set(missing), places) == (set(TILES[:25]), set(NAMES))


def test_without_the_module_an_11_lies_in_the_middle() -> None:
    s = scene()
    assert s.value_at("C3") == 11
    assert not set(fresco(s)) & set(SPECIAL)


def test_nobody_starts_with_special_paints() -> None:
    scene("3").each(paints=["RYB"] * 3)


# --- blending


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("held", "move", "made"), [("RP", "K1", "K"), ("OG", "N1", "N")])
def test_purple_and_red_make_pink_and_orange_and_green_brown(held: str, move: str, made: str, edition: str) -> None:
    s = workshop(held, edition=edition).has(to_move=0, options=[f"{made}0", f"{made}1"]).play(move)
    s.has(paints=made, to_move=2)


@pytest.mark.parametrize(
    ("held", "moves", "left"), [("RRB", "P1 K1", "K"), ("RYG", "O1 N1", "N"), ("OYB", "G1 N1", "N")]
)
def test_a_paint_just_blended_may_be_blended_again_by_the_same_apprentice(held: str, moves: str, left: str) -> None:
    workshop(held).play(moves).has(paints=left, to_move=2)


def test_brown_from_basic_paints_takes_three_blends() -> None:
    assert "N" not in reachable(workshop("RYYB", 1))
    assert "N" in reachable(workshop("RYYB", 2))


@pytest.mark.parametrize("held", ["KK", "NN", "KN", "KR", "KP", "NO", "NG", "PY", "PB", "OP", "GP", "OR", "GB", "OO"])
def test_no_other_two_paints_can_be_blended(held: str) -> None:
    assert workshop(held, 3).to_move() == 2


@pytest.mark.parametrize("apprentices", [1, 2, 3])
@pytest.mark.parametrize("held", ["RRYYBB", "RRRYBBP", "RYYYBBOG", "RROOGGPP", "RRRRYYBBB", "OOGGKN", "RYBOGPKN"])
def test_everything_that_can_be_blended_is_offered_and_nothing_else(held: str, apprentices: int) -> None:
    s = workshop(held, apprentices)
    assert reachable(s) == results(s, 2 * apprentices)


def test_a_blend_asked_for_never_exceeds_the_paints_or_the_steps() -> None:
    assert workshop("RRRPPP", 1).options() == ["K0", "K1", "K2"]
    assert workshop("RRRPPP", 2).options() == ["K0", "K1", "K2", "K3"]
    assert workshop("OOG", 2).options() == ["N0", "N1"]


def test_without_the_module_there_is_nothing_special_to_blend() -> None:
    assert workshop("OGPR", modules="none").to_move() == 2


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
    s = cathedral(payment, thalers=0).stand(30, 1, 2)
    if not score:
        assert not altars(s)
        return
    assert altars(s) == {payment}
    s.play(f"={payment}").has(space=30 + score).scores(altar=[score, 0, 0]).has(paints="")


def test_e14_nine_points_for_an_altar_with_one_pink() -> None:
    cathedral("OGK").play("=OGK").has(space=9, bishop="C3")


def test_e15_21_points_for_an_altar_of_three_browns() -> None:
    assert cathedral("NNN").play("=NNN").space(0) == 21


@pytest.mark.parametrize("paints", ["RYK", "RBN", "YBK", "ROK", "RKK", "BNN", "RYN"])
def test_z_special_paints_replace_nothing_of_the_altars_basic_version(paints: str) -> None:
    assert not altars(cathedral(paints))


@pytest.mark.parametrize("text", ["=KGO", "=gko", "=OKG"])
def test_the_altars_paints_may_be_typed_in_any_order(text: str) -> None:
    assert cathedral("OGK").play(text).space(0) == 9


def test_an_altar_of_special_paints_is_one_score_and_may_meet_a_taken_space() -> None:
    s = cathedral("KNN").stand(0, 19, 3).play("=KNN")
    assert (s.options(), s.after("A").space(0), s.after("B").space(0)) == (["A", "B"], 20, 18)


def test_the_classic_edition_has_the_same_altar() -> None:
    assert cathedral("OKN", edition="classic").play("=OKN").space(0) == 6 + 3 + 5


# --- the special tiles


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("tile", SPECIAL)
def test_a_special_tile_costs_its_paints_and_scores_its_value(tile: str, edition: str) -> None:
    value, cost = tile.split()
    s = cathedral(cost, edition=edition, A1=tile).stand(30, 1, 2).put_bishop("E5").offers("A1").play("A1")
    s.has(space=30 + int(value)).scores(segments=[int(value), 0, 0]).has(paints="", bishop="A1", income=1)


@pytest.mark.parametrize(("where", "bonus"), [("C3", 3), ("B2", 2), ("A1", 0)])
def test_the_bishops_bonus_is_added_to_a_special_tile(where: str, bonus: int) -> None:
    s = scene("3").wake("7 8 9").without_paints().give(0, "NK").put_bishop(where).plan("01310", IDLE, IDLE)
    s.offers("C3").play("C3").has(space=24 + bonus).scores(bishop=bonus)


@pytest.mark.parametrize("tile", [*SPECIAL, "6 OO", "6 OG", "7 PG", "9 PPY", "4 OB"])
def test_z_special_paints_never_replace_those_of_a_tile(tile: str) -> None:
    """Neither pink nor brown stands for a missing paint, nor do the paints they are made of stand for them."""
    cost = tile.split()[1]
    for missing in set(cost):
        held = cost.replace(missing, "", 1) + "".join(paint * 3 for paint in LETTERS if paint not in cost)
        assert "A1" not in cathedral(held, A1=tile).options()
    assert "A1" in cathedral(cost, A1=tile).options()


def test_the_paid_step_is_offered_for_a_special_tile() -> None:
    s = cathedral("NK", thalers=1).put_bishop("C3")
    assert {f">{name}" for name in ("B2", "C2", "D2", "B3", "D3", "B4", "C4", "D4")} <= set(s.options())
    s.play(">B2")
    assert s.tile_at("C3") == "-"  # the only segment they can restore
    assert s.space(0) == 24 + 2


@pytest.mark.parametrize(("edition", "money", "steps"), [("classic", 1, 8), ("classic", 0, 0), ("mega", 1, 0)])
def test_3_19_the_classic_step_before_the_altar_that_only_special_paints_can_restore(
    edition: str, money: int, steps: int
) -> None:
    s = scene("3", 3, edition=edition).wake("7 8 9").without_paints()
    on_fresco(s, A1="3 RYB")
    s.leave("A1").put_bishop("C3").give(0, "OKK", money).plan("01310", IDLE, IDLE).offers("=OKK")
    assert sum(move[0] == ">" for move in s.options()) == steps
    if steps:
        s.play(">B2")
        assert (s.space(0), s.paints(0)) == (6 + 3 + 3, "")  # nothing else could be restored: it was not asked


def test_3_19_the_classic_step_is_offered_once_with_all_kinds_of_payments() -> None:
    s = scene("1,3", 3, edition="classic").wake("7 8 9").without_paints().give_portrait(0, "sexton")
    s.give(0, "OOOKK", 1).plan("01310", IDLE, IDLE)
    assert {"=OOO", "=OKK"} < set(s.options())
    assert sum(move[0] == ">" for move in s.options()) == 8
    other = cathedral("OKK", 1, "1,3", "classic", A1="3 RYB").leave("A1").give_portrait(0, "sexton")
    other.state.settle()
    assert sum(move[0] == ">" for move in other.options()) == 8
    assert sum(move[0] == "*" for move in other.options()) == 24


def test_a_special_tile_and_the_altar_with_special_paints_in_one_visit() -> None:
    s = scene("3").wake("7 8 9").without_paints().give(0, "NKNNK").plan("02210", IDLE, IDLE).play("C3 =NNK")
    assert s.space(0) == 27 + 19


def test_special_tiles_count_as_tiles_left() -> None:
    scene("3").leave("A1 B1 C1 D1 E1 C3").finish_round().has(final=True)
    assert not scene("3").leave("A1 B1 C1 D1 E1 A2 C3").finish_round().final


# --- the end and what is seen


def test_points_of_the_final_round_by_source_and_paints_left_are_worth_nothing() -> None:
    s = scene("3").without_paints().leave("A1 B1 C1 D1 E1 C3").finish_round().poor()
    s.awake("7 8 9").put_bishop("C3").give(0, "NKNNNKKK", 5).plan("01301", "02003", "02003").play("C3 =NNN")
    assert s.over()
    found = s.result()
    assert (s.paints(0), s.thalers(0)) == ("KKK", 14)
    assert {name: scores[0] for name, scores in found.sources.items()} == {
        "segments": 24, "bishop": 3, "altar": 21, "money": 7, "track": 0,
    }  # fmt: skip
    assert (found.scores, found.winners) == ([55, 0, 0], [0])


def test_3_12_special_paints_are_seen_by_their_owner_alone() -> None:
    s = scene("3")
    other = s.copy()
    s.give(0, "KN")
    other.give(0, "RYB")
    assert s.view(0)["players"][0]["paints"] == "KN"
    for who in (SPECTATOR, 1, 2):
        assert s.view(who) == other.view(who)


def test_the_special_tiles_on_the_fresco_are_seen_by_all() -> None:
    s = scene("3")
    for who in range(SPECTATOR, 3):
        assert s.view(who)["fresco"][12] == {"value": 24, "cost": "NK", "bonus": 3}


# --- Leonardo


def leonardo_goes(modules: str = "3", **tiles: str) -> Scene:
    """Leonardo is about to go to a segment; these tiles lie on the fresco."""
    s = scene(modules, 2).wake("8 9 7").without_paints()
    on_fresco(s, **tiles)
    s.plan(IDLE, IDLE)
    while s.options()[0] not in NAMES:
        s.play(s.options()[0])
    assert s.argument() == LEONARDO
    return s


@pytest.mark.parametrize("tile", SPECIAL[:-1])
def test_3_127_leonardo_scores_special_tiles_as_printed(tile: str) -> None:
    s = leonardo_goes(C2=tile).asks("C2 B3 D3 C4").stand(1, 2, 30)
    log = s.told("C2")
    value = int(tile.split()[0])
    assert [event.values[0] for event in log if event.kind.name == "scored" and event.who == LEONARDO] == [value + 2]
    assert s.tile_at("C2") == "-"


def test_3_126_the_24_is_no_lowest_tile_for_leonardo() -> None:
    s = scene("3", 2).wake("8 9 7").without_paints()
    on_fresco(s, A1="13 KG", E5="13 KO", A5="14 KP")
    s.leave("C3 A1 E5 A5 C1 C5 A3 E3")
    on_fresco(s, C1="17 NG", C5="17 NO", A3="18 NP", E3="14 KP")
    s.plan(IDLE, IDLE)
    while s.options()[0] not in NAMES:
        s.play(s.options()[0])
    assert s.options() == ["A1", "E5"]


# --- with other modules


def test_abbot_and_request_with_special_tiles() -> None:
    """Modules 1, 2 and 3 in one turn: the bonus on a special tile, then its seal for a request."""
    s = scene("1,2,3").wake("7 8 9").without_paints().give_portrait(0, "abbot")
    on_fresco(s, B2="14 KP")
    s.own(0, "18 NP", "5 PY").give(0, "KP").plan("01112", IDLE, IDLE).play("B2").has(space=14 + 2 + 1)
    s.play("-").offers("QP").play("QP").has(space=17 + 10)
    sources = {name: scores[0] for name, scores in s.result().sources.items()}
    assert (sources["segments"], sources["bishop"], sources["portraits"], sources["requests"]) == (14, 2, 1, 10)


def test_the_abbot_adds_nothing_to_an_altar_with_pink() -> None:
    s = scene("1,3").wake("7 8 9").without_paints().give_portrait(0, "abbot").give(0, "OGK").plan("01310", IDLE, IDLE)
    s.play("=OGK").has(space=9)


def test_a_requests_purple_makes_pink() -> None:
    s = scene("2,3").wake("7 8 9").without_paints().own(0, "14 KP", "18 NP", "5 PY").give(0, "PR").give(2, "RY")
    s.plan("00320", IDLE, IDLE).play("QP").has(to_move=0).asks("K0 K1")


def test_any_seven_base_tiles_may_make_room_also_the_one_that_lay_in_the_middle() -> None:
    left_out: set[int] = set()
    for seed in range(150):
        left_out |= set(range(25)) - set(new_game(3, seed, {"modules": "3"}).state.fresco)
        both = {23, 24} & set(new_game(3, seed, {"modules": "3"}).state.fresco)
        left_out |= {100} if not both else set()
    assert left_out == {*range(25), 100}  # every tile, and once both of value 11


def test_the_altar_is_the_spot_of_every_payment() -> None:
    assert {spot for move, spot in a_special_altar().spots().items() if move.startswith("=")} == {"altar"}
