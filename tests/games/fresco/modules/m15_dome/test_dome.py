"""Module 15, the dome: example E57, rulings 3.115 and 3.116 and others that concern it."""

from itertools import combinations
from random import Random

import pytest

from bottega.core.errors import BadNotation, BadSetup, IllegalMove
from bottega.core.events import Event
from bottega.core.game import SPECTATOR
from tests.games.fresco.board import GAME, IDLE_LAST, LEONARDO, NAMES, named
from tests.games.fresco.modules.m15_dome.pieces import DOMES
from tests.games.fresco.scene import Scene, along, new_game, scene

ALL_DOMES = ["4 GR", "4 OB", "4 PY", "6 GPB", "6 OGY", "6 POR", "7 GGO", "7 OOP", "7 PPG"]
INNER = ["B2", "C2", "D2", "B3", "C3", "D3", "B4", "C4", "D4"]


def get_up(s: Scene, times: str = "7 8 9 6") -> Scene:
    """Everybody wakes up, by marker, and does nothing else; nobody has any paint or money."""
    s.awake(times)
    for seat in range(len(s.players)):
        s.give(seat, "", 0)
    return s


def awake(players: int = 3, modules: str = "15", times: str = "7 8 9 6") -> Scene:
    return get_up(scene(modules, players), times)


def restoring(
    segment: str = "C2", word: str = "6 OGY", where: str = "E5", tile: str = "3 RYB", modules: str = "15"
) -> Scene:
    """Seat 0 has the paints of the tile on this segment, with this dome tile under it, and is about to plan.

    Seat 2 could restore the altar, so that the round is not over at once.
    """
    s = awake(modules=modules).lay(**{segment: tile})
    if segment in INNER:
        s.lay_dome(segment, word)
    return s.put_bishop(where).give(0, tile.split()[1], 3).give(2, "RYB")


def begin(s: Scene, digits: str = "01031") -> Scene:
    s.plan_one(0, digits).others_plan()
    while s.to_move() != 0 or s.options()[0][0] in "MW":
        s.play(s.idle())
    return s


def at_the_end(players: int = 3, times: str = "7 8 9 6", modules: str = "15", **hands: str) -> Scene:
    """The final round is over but for the scoring; `p0="OGY: 6 OGY, 7 GGO"` are a seat's paints and dome tiles."""
    s = awake(players, modules, times)
    for name, words in hands.items():
        seat = int(name[1:])
        letters, _, tiles = words.partition(":")
        s.give(seat, letters.strip()).give_domes(seat, *[tile.strip() for tile in tiles.split(",") if tile.strip()])
    return s


def scored_at_the_end(s: Scene) -> list[Event]:
    """Final scoring; what happened up to the first question."""
    log: list[Event] = []
    s.state.log = log
    s.score_now()
    s.state.log = None
    return log


def affordable(hand: str, words: tuple[str, ...]) -> bool:
    needed = "".join(word.split()[1] for word in words)
    return all(needed.count(letter) <= hand.count(letter) for letter in "RYBOGP")


def outcomes(s: Scene) -> set[tuple[str, ...]]:
    """Every set of dome tiles that seat 0 can complete from here."""
    if s.over():
        return {tuple(sorted(s.completed_domes(0)))}
    return {found for move in s.options() for found in outcomes(s.after(move))}


# --- set-up


@pytest.mark.parametrize("players", [2, 3, 4])
def test_nine_dome_tiles_lie_hidden_under_the_inner_segments(players: int) -> None:
    s = scene("15", players).has(hidden_domes=INNER)
    assert sorted(s.hidden_dome(name) for name in INNER) == ALL_DOMES == sorted(DOMES)
    for who in (*range(players), SPECTATOR):
        assert [NAMES[segment] for segment in s.part("dome", who)["hidden"]] == INNER
        s.shows("dome", who, players=[{"domes": [], "completed": []}] * players, leonardo=[])


def test_the_dome_tiles_are_shuffled() -> None:
    tables = [new_game(3, seed, {"modules": "15"}) for seed in range(8)]
    assert len({tuple(s.hidden_dome(name) for name in INNER) for s in tables}) == 8


def test_the_fresco_is_laid_out_as_usual() -> None:
    s = scene("15")
    assert s.value_at("C3") == 11
    assert len({int(tile) for tile in s.state.fresco}) == 25


def test_the_classic_edition_has_no_dome() -> None:
    with pytest.raises(BadSetup):
        new_game(3, 1, {"edition": "classic", "modules": "15"})


def test_without_the_module_there_is_no_dome() -> None:
    assert scene().view(0)["modules"] == []


# --- restoring


@pytest.mark.parametrize("segment", NAMES)
def test_whoever_restores_an_inner_segment_takes_the_dome_tile_under_it(segment: str) -> None:
    s = begin(restoring(segment, where="E5" if segment != "E5" else "A1")).play(segment)
    s.has(domes=["6 OGY"] if segment in INNER else [], hidden_domes=[name for name in INNER if name != segment])
    assert [s.domes(seat) for seat in (1, 2)] == [[], []]
    near = segment in ("D4", "E4", "D5")
    assert s.points() == {"segments": 3} | ({"bishop": 2} if near else {})


@pytest.mark.parametrize("word", ALL_DOMES)
def test_a_taken_dome_tile_lies_open_for_all(word: str) -> None:
    s = begin(restoring(word=word)).play("C2")
    for who in (0, 1, 2, SPECTATOR):
        seen = s.part("dome", who)
        assert [player["domes"] for player in seen["players"]] == [[word], [], []]
        assert [player["completed"] for player in seen["players"]] == [[], [], []]
        assert [NAMES[segment] for segment in seen["hidden"]] == [name for name in INNER if name != "C2"]


def test_several_dome_tiles_are_kept_in_the_order_in_which_they_came() -> None:
    s = restoring(word="7 GGO").lay(B4="3 RRY").lay_dome("B4", "4 GR").give(0, "RYBRRY", 0)
    begin(s, "02021").play("C2 B4")
    assert s.domes(0) == ["7 GGO", "4 GR"]
    assert s.part("dome", 1)["players"][0]["domes"] == ["7 GGO", "4 GR"]


def test_a_dome_tile_is_no_restored_tile() -> None:
    """It brings no points now and no income."""
    s = begin(restoring()).play("C2")
    assert (s.points(), s.shown(0, 0)["tiles"], s.tiles_before(0)) == ({"segments": 3}, 1, ["3 RYB"])
    assert s.state.income(0) == 1


def test_the_altar_touches_no_dome_tile() -> None:
    begin(restoring("A1")).play("=RYB").has(hidden_domes=INNER, domes=[])


def test_moving_the_bishop_takes_no_dome_tile() -> None:
    s = begin(restoring(where="C3")).play(">D3")  # C2 is the only segment left
    s.has(domes=["6 OGY"], hidden_domes=[name for name in INNER if name != "C2"])


def test_dome_tiles_stay_from_round_to_round() -> None:
    begin(restoring()).play("C2").finish_round().has(round=2, domes=["6 OGY"])


def test_3_6_the_dome_tile_is_taken_after_the_score() -> None:
    s = begin(restoring()).stand(1, 4, -1).play("C2").asks("A B").has(domes=[], income=0)
    for who in (0, 1, SPECTATOR):
        assert NAMES.index("C2") in s.part("dome", who)["hidden"]
    s.play("A").has(domes=["6 OGY"])


def test_3_6_the_favor_comes_before_the_dome_tile() -> None:
    s = restoring(where="C2", modules="11,15").lay_favor("C2", "1 point").stand(1, 8, -1)
    begin(s).play("C2")
    assert s.options() == ["A", "B"]  # 7 points, and the favor's one more
    s.has(space=7, domes=[]).play("A").has(space=9, domes=["6 OGY"])


def test_3_6_scrolls_come_after_the_dome_tile() -> None:
    s = restoring(modules="7,15").deal_scrolls("2C", "1B", "3D")
    begin(s).play("C2")
    assert (s.options(), s.domes(0), s.bishop()) == (["H", "V", "HV", "-"], ["6 OGY"], "C2")


def test_3_6_favor_dome_treasure_reservation_in_this_order() -> None:
    s = restoring(where="C2", modules="11,12,13,15").lay_favor("C2", "1 thaler")
    s.hide_treasures(C2="statue 5").reserve(0, "C2")
    begin(s)
    log = s.told("C2")
    order = ["restored", "scored", "favor", "dome", "treasure_uncovered", "reservation_returned"]
    assert [event.kind.name for event in named(log, *order)] == order


def test_with_catacombs_the_dome_tile_is_taken_and_the_treasure_lies_open() -> None:
    s = restoring(modules="13,15").hide_treasures(C2="script 4")
    begin(s).play("C2")
    assert s.domes(0) == ["6 OGY"]
    rooms = next(part for part in s.view(1)["modules"] if part["module"] == "catacombs")["rooms"]
    assert rooms[NAMES.index("C2")]["volume"] == 4
    assert [room for i, room in enumerate(rooms) if i != NAMES.index("C2")] == [None] * 24


def test_special_tiles_lie_above_the_dome_too() -> None:
    s = awake(modules="3,15")
    assert s.tile_at("C3") == "24 NK"
    s.lay_dome("C3", "7 OOP").put_bishop("E5").give(0, "NK").give(2, "RYB")
    begin(s).play("C3")
    assert (s.points(), s.domes(0)) == ({"segments": 24}, ["7 OOP"])


def test_gold_leaf_and_praise_change_nothing_about_the_dome_tile() -> None:
    s = restoring(where="C2", modules="4,5,15").give_wishes(0, "praise").set_disc("R").give_leaves(0, 1)
    begin(s).play("C2 ! +")
    assert (s.points(), s.domes(0)) == ({"segments": 3, "bishop": 3, "wishes": 1, "gold_leaf": 3}, ["6 OGY"])


# --- final scoring


def test_e57_two_dome_tiles_bring_thirteen_points_in_one_move() -> None:
    s = at_the_end(p0="OGYGGO: 6 OGY, 7 GGO")
    s.stand(10, 16, 17)  # the spaces of either tile alone
    log = scored_at_the_end(s)
    assert [(event.who, event.values) for event in named(log, "scored")] == [(0, (13, 23))]
    s.has(over=True).scores(dome=[13, 0, 0]).has(paints="")
    assert (sorted(s.completed_domes(0)), s.domes(0)) == (["6 OGY", "7 GGO"], [])


@pytest.mark.parametrize("word", ALL_DOMES)
def test_each_dome_tile_costs_its_paints_and_brings_its_value(word: str) -> None:
    value, cost = word.split()
    s = at_the_end(p0=f"{cost}RYBOGP: {word}")
    scored_at_the_end(s)
    assert (s.points(), s.paints(0)) == ({"dome": int(value)}, "RYBOGP")


@pytest.mark.parametrize("word", ALL_DOMES)
def test_without_all_its_paints_a_dome_tile_brings_nothing(word: str) -> None:
    cost = word.split()[1]
    for missing in set(cost):
        hand = "".join(letter * 3 for letter in "RYBOGP" if letter not in cost)
        hand += cost.replace(missing, "", 1)
        s = at_the_end(p0=f"{hand}: {word}")
        scored_at_the_end(s)
        assert s.over()  # nothing to ask
        assert (s.points(), sorted(s.paints(0)), s.domes(0)) == ({}, sorted(hand), [word])


def test_dome_tiles_that_are_left_cost_nothing() -> None:
    s = at_the_end(p0=": 6 OGY, 7 GGO, 4 GR").give(0, "", 4)
    scored_at_the_end(s)
    assert s.points() == {"money": 2}


def test_the_paints_of_others_do_not_help() -> None:
    s = at_the_end(p0="OG: 6 OGY", p1="YYYOOOGGG: 4 PY")
    scored_at_the_end(s)
    assert s.result().scores == [0, 0, 0]


@pytest.mark.parametrize("instead", ["K", "N"])
def test_pink_and_brown_replace_no_paint_of_a_dome_tile(instead: str) -> None:
    s = at_the_end(p0="G: 4 GR", modules="3,15").give(0, "G" + instead * 3)
    scored_at_the_end(s)
    assert (s.result().scores, s.domes(0)) == ([0, 0, 0], ["4 GR"])


@pytest.mark.parametrize(("hand", "words"), [
    ("OGY", ("6 OGY", "7 GGO")),
    ("OGYGO", ("6 OGY", "7 GGO")),
    ("GGOR", ("6 OGY", "7 GGO", "4 GR")),
    ("OGYGR", ("6 OGY", "7 GGO", "4 GR")),
    ("OOPPGB", ("7 OOP", "7 PPG", "6 GPB", "4 OB")),
    ("OOOPPPGGGRYB", ("7 OOP", "7 PPG", "6 GPB", "4 OB", "4 PY")),
    ("POR", ("6 POR", "4 OB", "4 PY", "4 GR")),
])  # fmt: skip
def test_3_115_any_affordable_choice_of_dome_tiles_and_no_other(hand: str, words: tuple[str, ...]) -> None:
    s = at_the_end(p0=f"{hand}: {', '.join(words)}")
    scored_at_the_end(s)
    subsets = [tuple(sorted(some)) for n in range(len(words) + 1) for some in combinations(words, n)]
    assert not s.over()
    assert (s.to_move(), s.options()[-1]) == (0, "-")
    assert outcomes(s) == {some for some in subsets if affordable(hand, some)}


def test_3_115_the_choice_is_asked_for_by_number() -> None:
    s = at_the_end(p0="GOGYR: 6 OGY, 7 GGO, 4 PY, 4 GR")
    scored_at_the_end(s)
    s.asks("D1 D2 D4 -").play("D1")
    assert s.part("dome", 1)["players"][0]["completed"] == ["6 OGY"]
    assert s.part("dome", 1)["players"][0]["domes"] == ["7 GGO", "4 PY", "4 GR"]
    assert s.options() == ["D3", "-"]  # those not yet completed are counted anew
    s.play("D3").has(over=True, points={"dome": 10}, paints="")


def test_3_115_what_is_chosen_one_after_the_other_is_one_score() -> None:
    s = at_the_end(p0="OGYGR: 6 OGY, 7 GGO, 4 GR")
    s.stand(10, 16, 14)  # taken, should the tiles be scored one by one
    scored_at_the_end(s)
    log = s.told("D1 D2")
    assert [(event.who, event.values) for event in named(log, "scored")] == [(0, (10, 20))]


def test_3_115_a_player_may_complete_none() -> None:
    s = at_the_end(p0="OGYO: 6 OGY, 7 GGO")
    scored_at_the_end(s)
    s.play("-").has(over=True, points={}, paints="YOOG")


@pytest.mark.parametrize("move", ["D2", "D3", "D0", "6 OGY"])
def test_3_115_what_cannot_be_paid_is_refused(move: str) -> None:
    s = at_the_end(p0="OGY: 6 OGY, 7 GGO")
    scored_at_the_end(s)
    with pytest.raises((BadNotation, IllegalMove)):
        s.play(move)
    assert s.paints(0) == "YOG"


def test_3_115_money_is_untouched_and_counts_afterwards() -> None:
    s = at_the_end(p0="OGY: 6 OGY").give(0, thalers=7)
    log = scored_at_the_end(s)
    assert [event.values for event in named(log, "scored")] == [(6, 6), (3, 9)]
    assert (s.points(), s.thalers(0)) == ({"dome": 6, "money": 3}, 7)


@pytest.mark.parametrize(("players", "times", "order"), [
    (2, "9 7 8", [1, 0]), (2, "7 9 8", [0, 1]), (3, "9 7 8", [1, 2, 0]), (4, "9 7 8 6", [3, 1, 2, 0]),
])  # fmt: skip
def test_3_115_domes_in_wake_up_order_all_of_them_before_money(players: int, times: str, order: list[int]) -> None:
    hands = ["OGY: 6 OGY", "GGO: 7 GGO", "GR: 4 GR", "PPG: 7 PPG"][:players]
    s = at_the_end(players, times, **{f"p{seat}": hand for seat, hand in enumerate(hands)})
    s.stand(*(30 * seat + 10 for seat in range(players)))
    for seat in range(players):
        s.give(seat, thalers=2)
    log = scored_at_the_end(s)
    assert [event.who for event in named(log, "scored")] == order * 2
    assert [event.who for event in named(log, "dome_completed")] == order


def test_3_115_domes_come_after_treasures() -> None:
    s = at_the_end(p0="OGY: 6 OGY", p1="GR: 4 GR", modules="13,15").keep_treasures(0, "statue 5")
    s.keep_treasures(1, "statue 4").stand(10, 30, 50).give(0, thalers=2)
    log = scored_at_the_end(s)
    scored = [(event.who, event.values[0]) for event in named(log, "scored")]
    assert scored == [(0, 5), (1, 4), (0, 6), (1, 4), (0, 1)]


def test_each_chooses_in_turn_and_later_players_wait() -> None:
    s = at_the_end(p0="OGY: 6 OGY, 7 OOP", p1="GR: 4 GR, 7 GGO", times="9 7 8")
    scored_at_the_end(s)
    s.has(to_move=1).play("D1").has(to_move=0, space=-3).has(1, space=4).play("D1").has(over=True)
    assert [s.space(seat) for seat in (0, 1)] == [6, 4]


@pytest.mark.parametrize(("spaces", "reached"), [((10, 23, 50), 24), ((10, 23, 24), 25), ((10, 22, 24), 23)])
def test_e61_a_taken_space_sends_the_marker_ahead_without_asking(spaces: tuple[int, ...], reached: int) -> None:
    s = at_the_end(p0="OGYGGO: 6 OGY, 7 GGO").stand(*spaces)
    scored_at_the_end(s)
    s.has(over=True, space=reached)


def test_3_124_dames_passed_with_the_dome_have_no_effect() -> None:
    s = at_the_end(p0="OGYGGO: 6 OGY, 7 GGO", modules="12,15")
    s.line_up("pink", "purple", "pink", "purple", "pink", "purple").stand(3, 1, 2)
    scored_at_the_end(s)
    s.has(over=True).each(space=[16, 1, 2])


def test_dome_tiles_and_paints_of_the_final_round_count() -> None:
    """The second cathedral comes last: the tile restored there brings a dome tile, for paints that are left."""
    s = scene("15").lay(C3="3 RYB").lay_dome("C3", "4 GR").leave("A1 B1 C1 D1 E1 C3").without_paints().finish_round()
    assert s.final
    get_up(s).put_bishop("A5").give(0, "RYBGR")
    for seat, digits in enumerate(("00032", IDLE_LAST, IDLE_LAST)):
        s.plan_one(seat, digits)
    s.until(lambda s: s.column >= 4).play("C3")
    while not s.over():
        s.play("-")
    assert s.points() == {"segments": 3, "dome": 4}


def test_a_fresco_completed_in_an_ordinary_round_is_followed_by_the_domes() -> None:
    s = restoring(segment="C3", word="6 OGY").leave("C3").give(0, "RYBOGY").give(2, "")
    begin(s).play("C3").reach(99)
    assert (s.points()["dome"], s.round) == (6, 1)


# --- Leonardo


def leonardo_walks(segment: str) -> Scene:
    """Leonardo is about to go to this segment, which has the lowest tile; all round him is restored."""
    s = awake(2, times="8 9 7").lay(**{segment: "3 RYB"})
    others = [name for name in NAMES if name not in ("B3", "D3", "C2", "C4") and s.value_at(name) > 3]
    return s.leave(" ".join([segment, *others])).put_bishop("E5").others_plan()


@pytest.mark.parametrize("segment", ["B2", "D4", "A1"])
def test_3_132_leonardo_takes_the_dome_tile_of_the_segment_he_restores(segment: str) -> None:
    s = leonardo_walks(segment)
    expected = [s.hidden_dome(segment)] if segment in INNER else []
    s.play("X1")
    assert s.leonardo("segment") == NAMES.index(segment)
    assert s.leonardos_domes() == expected
    for who in (0, 1, SPECTATOR):
        assert s.part("dome", who)["leonardo"] == expected
        assert NAMES.index(segment) not in s.part("dome", who)["hidden"]
    assert [s.domes(seat) for seat in (0, 1)] == [[], []]


def test_3_116_leonardos_dome_tiles_are_lost_to_all() -> None:
    s = at_the_end(2, p0="OGYOOPP: 6 OGY", p1="GRGGOPPG: 7 GGO").give_domes(LEONARDO, "4 GR", "7 OOP", "7 PPG")
    s.stand(20, 40, 60)
    log = scored_at_the_end(s)
    assert s.over()
    assert sorted(event.who for event in named(log, "scored")) == [0, 1]
    s.each(space=[26, 47, 60]).has(leonardos_domes=["4 GR", "7 OOP", "7 PPG"])


def test_leonardos_marker_stands_in_the_way() -> None:
    s = at_the_end(2, p0="OGYGGO: 6 OGY, 7 GGO").stand(10, 1, 23)
    scored_at_the_end(s)
    assert (s.space(0), s.space(LEONARDO)) == (24, 23)


# --- what is hidden, what is kept


def test_3_12_covered_dome_tiles_are_hidden_from_all() -> None:
    s = awake()
    other = s.copy()
    s.lay_dome("C3", "6 OGY")
    other.lay_dome("C3", "7 PPG")
    for who in (0, 1, 2, SPECTATOR):
        assert s.view(who) == other.view(who)
        assert s.determinize(who, 3).key() == other.determinize(who, 3).key()


@pytest.mark.parametrize("who", [0, 1, 2, SPECTATOR])
def test_a_guess_looks_alike_and_shuffles_what_is_covered(who: int) -> None:
    s = awake().give_domes(0, "7 GGO").give_domes(1, "4 GR")
    left = s.hidden_domes()
    found = set()
    for seed in range(12):
        guess = s.determinize(who, seed)
        assert guess.view(who) == s.view(who)
        assert GAME.pieces(guess.state) == GAME.pieces(s.state)
        assert (guess.hidden_domes(), guess.domes(0), guess.domes(1)) == (left, ["7 GGO"], ["4 GR"])
        under = [guess.hidden_dome(name) for name in left]
        assert sorted(under) == [word for word in ALL_DOMES if word not in ("7 GGO", "4 GR")]
        found.add(tuple(under))
    assert len(found) > 6


def test_completed_dome_tiles_are_seen_by_all() -> None:
    s = at_the_end(p0="OGY: 6 OGY, 7 GGO")
    scored_at_the_end(s)
    s.play("D1")
    for who in (0, 1, 2, SPECTATOR):
        assert s.part("dome", who)["players"][0] == {"domes": ["7 GGO"], "completed": ["6 OGY"]}


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("modules", ["15", "3,11,13,15,17"])
@pytest.mark.compiled
def test_no_dome_tile_is_lost_in_a_game(players: int, modules: str) -> None:
    s = new_game(players, players, {"modules": modules})
    for _ in along(s, Random(players), lambda word: word in NAMES, 0.9):
        hidden = [s.hidden_dome(name) for name in s.hidden_domes()]
        taken = [word for seat in range(players) for word in (*s.domes(seat), *s.completed_domes(seat))]
        assert sorted(hidden + taken + (s.leonardos_domes() if players == 2 else [])) == ALL_DOMES
        assert s.hidden_domes() == [name for name in INNER if s.tile_at(name) != "-"]
    for seat in range(players):
        won = sum(int(word.split()[0]) for word in s.completed_domes(seat))
        assert s.points(seat).get("dome", 0) == won
    assert len(s.hidden_domes()) < 9
