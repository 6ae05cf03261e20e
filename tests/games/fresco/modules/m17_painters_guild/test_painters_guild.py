"""Module 17, the painters' guild: example E59, rulings 3.32 and 3.121, and where the guild meets other modules."""

from itertools import product
from random import Random

import pytest

from bottega.core.game import SPECTATOR
from bottega.i18n import speak
from tests.games.fresco.board import GAME, IDLE, IDLE_LAST
from tests.games.fresco.scene import Scene, last_round, new_game, scene

BLENDS = {"RY": "O", "YB": "G", "RB": "P"}
PAINTS = "RYBOGPKN"


def hold(s: Scene, seat: int, letters: str) -> None:
    """Put exactly these paints behind a screen, pink and brown too."""
    for paint, letter in enumerate(PAINTS):
        s.players[seat].paints[paint] = letters.count(letter)


def held(s: Scene, seat: int = 0) -> str:
    return "".join(letter * s.players[seat].paints[paint] for paint, letter in enumerate(PAINTS))


def at_workshop(mine: str, there: str, apprentices: int = 1, modules: str = "17") -> Scene:
    """Seat 0 has these paints and is at the workshop, the guild holds those; then seat 1 is asked there."""
    s = scene(modules).wake("7 8 9").without_paints().set_guild(there)
    hold(s, 0, mine)
    return s.give(1, "RYB").plan(f"003{apprentices}{2 - apprentices}", "00311", "00311")


# --- set-up


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_guild_holds_one_basic_and_one_blended_paint(players: int) -> None:
    for seed in range(6):
        found = new_game(players, seed, {"modules": "17"}).guild()
        assert found[0] in "RYB"
        assert found[1] in "OGP"


def test_its_paints_are_drawn_at_random() -> None:
    found = {new_game(3, seed, {"modules": "17"}).guild() for seed in range(80)}
    assert found == {basic + blended for basic, blended in product("RYB", "OGP")}


def test_3_12_the_guilds_paints_are_public() -> None:
    s = at_workshop("RRY", "BG").play("R/B")
    for who in (0, 1, 2, SPECTATOR):
        assert s.part("painters' guild", who)["paints"] == "RG"


def test_without_the_module_the_workshop_blends_as_ever() -> None:
    scene().wake("7 8 9").without_paints().give(0, "RYO").plan("00311", IDLE, IDLE).asks("O0 O1")


# --- exchanges and blends


def test_e59_two_apprentices_exchange_and_blend() -> None:
    s = at_workshop("RRRY", "YG", 2).play("R/Y +O")
    assert held(s) == "RYO"
    s.has(guild="RG").play("+O O/G")
    assert held(s) == "OG"
    assert (s.guild(), s.to_move()) == ("RO", 1)


@pytest.mark.parametrize(("mine", "there"), list(product("RYB", ["RO", "YG", "BP"])))
def test_a_basic_paint_is_exchanged_for_the_basic_one_there(mine: str, there: str) -> None:
    s = at_workshop(mine, there)
    if mine == there[0]:
        assert s.to_move() == 1  # nothing can be done
        return
    s.has(options=[f"{mine}/{there[0]}", "-"]).play(s.options()[0])
    assert held(s) == there[0]
    assert s.guild() == mine + there[1]


@pytest.mark.parametrize(("mine", "there"), list(product("OGP", ["RO", "YG", "BP"])))
def test_a_blended_paint_is_exchanged_for_the_blended_one_there(mine: str, there: str) -> None:
    s = at_workshop(mine, there)
    if mine == there[1]:
        assert s.to_move() == 1
        return
    s.has(options=[f"{mine}/{there[1]}", "-"]).play(s.options()[0])
    assert held(s) == there[1]
    assert s.guild() == there[0] + mine


def possible(mine: str, there: str) -> set[str]:
    """Each step that the booklet allows with these paints."""
    steps = {f"+{made}" for pair, made in BLENDS.items() if all(basic in mine for basic in pair)}
    steps |= {f"{paint}/{there[0]}" for paint in "RYB" if paint in mine and paint != there[0]}
    steps |= {f"{paint}/{there[1]}" for paint in "OGP" if paint in mine and paint != there[1]}
    return steps


@pytest.mark.parametrize("there", [basic + blended for basic, blended in product("RYB", "OGP")])
def test_3_121_each_step_may_be_any_blend_or_exchange_that_changes_something(there: str) -> None:
    chance = Random(there)
    for number in range(1, 12):
        mine = "".join(sorted(chance.choices("RYBOGP", k=number), key="RYBOGP".index))
        s = at_workshop(mine, there)
        expected = possible(mine, there)
        assert (set(s.options()) if s.to_move() == 0 else set()) == (expected | {"-"} if expected else set())


@pytest.mark.parametrize(("number", "steps"), [(1, 2), (2, 4)])
@pytest.mark.parametrize("move", ["+O", "change"])
def test_each_apprentice_has_two_steps(number: int, steps: int, move: str) -> None:
    s = at_workshop("R" * 6 + "Y" * 6, "BG", number)
    for _step in range(steps):
        assert (s.to_move(), s.column) == (0, 3)
        exchanges = [option for option in s.options() if "/" in option]
        s.play(move if move == "+O" else exchanges[0])
    assert s.to_move() == 1


@pytest.mark.parametrize(
    ("start", "steps", "mine", "there"),
    [
        ("RRYY", "+O +O", "OO", "BG"),
        ("RRY", "+O R/B", "BO", "RG"),
        ("RRYYO", "R/B O/G", "RYYBG", "RO"),
        ("RRYYO", "O/G R/B", "RYYBG", "RO"),
    ],
)
def test_steps_in_any_combination(start: str, steps: str, mine: str, there: str) -> None:
    s = at_workshop(start, "BG").play(steps).has(to_move=1)
    assert (held(s), s.guild()) == (mine, there)


def test_the_order_of_blend_and_exchange_is_free() -> None:
    blend_first = at_workshop("RRY", "BG").play("+O O/G")
    assert (held(blend_first), blend_first.guild()) == ("RG", "BO")
    exchange_first = at_workshop("RR", "YG").play("R/Y +O")
    assert (held(exchange_first), exchange_first.guild()) == ("O", "RG")


def test_3_121_both_steps_may_exchange_basic_paints() -> None:
    s = at_workshop("RY", "BG").play("R/B").offers("Y/R B/R").play("Y/R")
    assert (held(s), s.guild()) == ("RB", "YG")
    assert s.to_move() == 1


def test_3_121_a_step_that_gives_the_same_color_is_not_offered() -> None:
    at_workshop("RO", "RO").has(to_move=1)
    assert at_workshop("RYO", "RO").options() == ["+O", "Y/R", "-"]


@pytest.mark.parametrize("moves", ["-", "R/B -", "+O -"])
def test_steps_may_be_forgone(moves: str) -> None:
    s = at_workshop("RRYY", "BG").play(moves).has(to_move=1)
    assert held(s) == {"-": "RRYY", "R/B -": "RYYB", "+O -": "RYO"}[moves]


def test_whoever_is_not_at_the_workshop_reaches_no_guild() -> None:
    s = scene("17").wake("7 8 9").without_paints().set_guild("YG").give(0, "RRB").give(1, "RYB")
    s.plan("00302", "00311", "00311").has(to_move=1)


# --- the guild goes on


def test_the_next_player_finds_what_was_left() -> None:
    at_workshop("RRO", "YG").play("R/Y O/G").has(to_move=1, guild="RO").offers_only("+O +G +P Y/R B/R -")


def test_players_exchange_in_wake_up_order() -> None:
    s = scene("17").wake("9 8 7").without_paints().set_guild("YG")
    for seat in range(3):
        s.give(seat, "R")
    s.plan("00311", "00311", "00311").has(to_move=2).play("R/Y -")
    assert s.round == 2  # red for red is no exchange
    assert [s.paints(seat) for seat in range(3)] == ["R", "R", "Y"]


def test_3_121_its_contents_carry_over_rounds() -> None:
    at_workshop("RRO", "YG").play("R/Y O/G -").has(round=2, guild="RO").finish_round().has(round=3, guild="RO")


def test_the_guild_is_open_in_the_final_round() -> None:
    s = scene("17").without_paints().leave("A1 B1 C1 D1 E1 A2").finish_round().has(final=True)
    s.without_paints().wake("9 7 8").set_guild("YG").give(0, "RRB", 0).plan("00311", IDLE_LAST, IDLE_LAST).play("R/Y")
    s.offers_only("+O +G +P Y/R B/R -").play("-")
    assert "=RYB" in s.options()  # the paint serves at the second cathedral


# --- Leonardo


def test_leonardo_is_no_member_of_the_guild() -> None:
    s = scene("17", 2).wake("8 9 7").without_paints().set_guild("YG").give(0, "R").plan(IDLE, IDLE).play("X1 B3")
    s.has(to_move=0, column=3).asks("R/Y -").play("R/Y -").has(guild="RG")


# --- other modules


def test_3_32_purple_from_the_guild_and_red_make_pink() -> None:
    s = at_workshop("RO", "YP", modules="3,17").offers_no("+K").play("O/P").offers("+K").play("+K")
    assert (held(s), s.guild()) == ("K", "YO")


def test_3_32_brown_may_use_a_paint_just_got_from_the_guild() -> None:
    s = at_workshop("OP", "YG", modules="3,17").play("P/G +N")
    assert (held(s), s.guild()) == ("N", "YP")


def test_3_32_pink_and_brown_never_touch_the_guild() -> None:
    at_workshop("KKNN", "YP", modules="3,17").has(to_move=1)
    assert at_workshop("KNR", "YP", modules="3,17").options() == ["R/Y", "-"]


def test_3_32_the_guild_never_begins_with_pink_or_brown() -> None:
    found = {new_game(3, seed, {"modules": "3,17"}).guild() for seed in range(200)}
    assert found == {basic + blended for basic in "RYB" for blended in "OGP"}


def test_3_44_alchemy_comes_between_the_steps() -> None:
    s = scene("4,17").wake("7 8 9").without_paints().set_guild("YG").give(0, "RRRRB").give(1, "RYB")
    s.give_wishes(0, "alchemy").plan("00311", "00311", "00311").play("R/Y").offers("!RYB=P").play("!RYB=P")
    s.has(wishes=[]).offers_only("P/G -").play("P/G")
    assert (held(s), s.guild()) == ("RRG", "RP")
    assert s.to_move() == 1


def test_3_44_alchemy_serves_whoever_forgoes_the_steps() -> None:
    s = scene("4,17").wake("7 8 9").without_paints().set_guild("RG").give(0, "RRR").give(1, "RYB")
    s.give_wishes(0, "alchemy").plan("00311", "00311", "00311").asks("!RRR=O !RRR=G !RRR=P -")


def with_request(apprentices: int, mine: str = "RRRRRR") -> Scene:
    """Seat 0 could fulfill the general request."""
    s = scene("2,17").wake("7 8 9").without_paints().set_guild("YG").give(0, mine).give(1, "RYB")
    return s.own(0, "3 RYB", "3 RRY", "3 YYB").plan(f"003{apprentices}{2 - apprentices}", "00311", "00311")


def test_3_26_whoever_fulfills_a_request_does_no_step() -> None:
    with_request(1).offers_only("R/Y Q* -").play("Q*").has(to_move=1, request_kinds="*")


def test_3_26_of_two_apprentices_one_fulfills_a_request_and_the_other_has_two_steps() -> None:
    s = with_request(2).play("Q*").offers_only("R/Y -").play("R/Y +O").has(to_move=1)
    assert held(s) == "RRRRO"


@pytest.mark.parametrize(
    ("apprentices", "steps", "offered"),
    [
        (1, "R/Y", False),
        (1, "+O", False),
        (2, "R/Y", True),
        (2, "R/Y +O", True),
        (2, "+O +O", True),
        (2, "R/Y +O O/G", False),
        (2, "+O +O +O", False),
    ],
)
def test_3_26_a_request_needs_an_apprentice_who_has_done_nothing(apprentices: int, steps: str, offered: bool) -> None:
    s = with_request(apprentices, "RRRRRRYYYY").play(steps).has(to_move=0)
    assert ("Q*" in s.options()) is offered


@pytest.mark.parametrize(("mine", "first", "then"), [("RRRRRR", "R/Y", "+O Y/R -"), ("RRRYYY", "+O", "+O R/Y O/G -")])
def test_3_26_after_a_request_in_between_the_first_apprentices_second_step_is_left(
    mine: str, first: str, then: str
) -> None:
    with_request(2, mine).play(f"{first} Q*").asks(then).play("+O").has(to_move=1, request_kinds="*")


# --- along a game


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_guild_always_holds_a_basic_and_a_blended_paint(players: int) -> None:
    chance = Random(players)
    s = new_game(players, players, {"modules": "3,17"})
    exchanges = 0
    while not s.over():
        assert s.guild()[0] in "RYB"
        assert s.guild()[1] in "OGP"
        legal = s.options()
        move = chance.choice([option for option in legal if option != "-"] or legal)
        if "/" in move:
            exchanges += 1
            seat, there, before = s.to_move(), s.guild(), held(s, s.to_move())
            log = s.told(move)
            assert log[0].kind.name == "exchanged"
            if (s.to_move(), s.column) == (seat, 3):  # nothing else happened
                assert sorted(held(s, seat) + s.guild()) == sorted(before + there)
                assert held(s, seat).count(move[2]) == before.count(move[2]) + 1
        else:
            s.play(move)
    assert exchanges > 0


def test_the_module_scores_nothing_of_its_own() -> None:
    assert set(last_round().result().sources) == set(scene("17").result().sources)


# --- where it is, and why it is closed


def why(s: Scene, target: str) -> str:
    said, page = GAME.why_not(s.state, 0, target)
    assert page == "m17"
    return speak(said)


def test_moves_belong_to_the_guilds_paints_and_to_the_own_ones() -> None:
    s = at_workshop("RRYO", "BG")
    spots = {s.write(move): GAME.target(s.state, move) for move in s.state.options}
    assert spots == {"+O": "paint-O", "R/B": "m17-basic", "Y/B": "m17-basic", "O/G": "m17-blended", "-": "done"}


def test_why_nothing_can_be_exchanged_or_blended() -> None:
    s = at_workshop("O", "RG")
    assert why(s, "m17-basic") == "You have no other paint of this kind to give for it."
    assert why(s, "paint-P") == "For purple you need red and blue; you do not have both."
    assert why(s, "m17").startswith("In the workshop each step of an apprentice")
    assert GAME.why_not(s.state, 0, "segment-0")[1] != "m17"
    assert why(scene("17").wake("7 8 9"), "m17-basic").startswith("In the workshop each step of an apprentice")


def test_why_nothing_can_be_exchanged_after_the_last_step() -> None:
    s = scene("4,17").wake("7 8 9").without_paints().set_guild("YG").give(0, "RRRRB").give_wishes(0, "alchemy")
    s.plan("00311", "00311", "00311").play("R/Y +O")
    assert why(s, "m17-basic") == "Your apprentices have no step left."
