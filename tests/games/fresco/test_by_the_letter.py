"""Rulings that follow a booklet to the letter, by their numbers, each played through on a laid table.

Citations are to lines of the booklets: EN and FRm are the big box, DE and FRc the classic edition.
"""

import re
from functools import cache
from itertools import product
from random import Random

import pytest

from bottega.core.game import SPECTATOR
from bottega.games.fresco.modules.m04_wishing_well import well_of
from tests.games.fresco.board import NAMES
from tests.games.fresco.modules.m04_wishing_well.pieces import CARDS
from tests.games.fresco.modules.m08_bells.pieces import CERTIFICATES
from tests.games.fresco.scene import Scene, new_game, scene

pytestmark = pytest.mark.long  # whole situations: to trace them would take a minute

HOURS = "7 8 9 6"  # by marker; in a game for four seat 3 acts first, else seat 0
BOOTHS = "R Y / B RY RB / YB YYY BBB O"
BOOTHS_4 = "R Y / B RY RB / RRR YYY BBB YB / RB YY BB G"
CHART = "B1 C1 D1 B2"  # a map of four rooms
LAST = "A1 B1 C1 D1 E1 A2"  # with these left the final round begins
ELIXIR = re.compile(r"[123]:[0-3]")


# --- laying and playing


@cache
def dealt(players: int, modules: str, edition: str) -> Scene:
    return scene(modules, players, edition=edition).without_paints()


def opening(players: int = 3, modules: str = "10", edition: str = "mega") -> Scene:
    """A new game in which nobody has any paint."""
    return dealt(players, modules, edition).copy()


def least(s: Scene) -> str:
    """The option that does least."""
    legal = s.options()
    return next((move for move in ("-", "8:00") if move in legal), legal[0])


def done_at(s: Scene, column: str, seat: int = 0) -> bool:
    """Is a player no longer asked at a column?"""
    return s.over() or s.column != ("MCSWD" if s.final else "MCSWT").index(column) or s.to_move() != seat


def everybody(s: Scene) -> list[int]:
    return [*range(len(s.players)), SPECTATOR]


def elixirs(s: Scene) -> list[str]:
    return [move for move in s.options() if ELIXIR.fullmatch(move)]


def around(name: str) -> set[str]:
    """The neighbors of a segment, diagonal ones too."""
    column, row = ord(name[0]), int(name[1])
    near = {f"{chr(column + x)}{row + y}" for x in (-1, 0, 1) for y in (-1, 0, 1)} - {name}
    return near & set(NAMES)


def moves(s: Scene, sign: str) -> set[str]:
    """What follows a sign in the options that begin with it."""
    return {move[len(sign) :] for move in s.options() if move.startswith(sign)}


# --- 3.71 (EN:1586-1596, FRm:2316-2330): the neutral apprentice stands where it was planned


def good_mood(infection: str, players: int = 3, own: int = 0) -> Scene:
    """Seat 0 has the neutral apprentice and is about to plan; so many of its own are ill."""
    s = opening(players).next_infections(infection).make_ill(0, own).give(0, mood=4).awake()
    assert (s.part("medico")["players"][0]["neutral"], s.apprentices(0)) == (1, 6 - own)
    return s


@pytest.mark.parametrize("players", [2, 3, 4])
def test_3_71_whoever_has_it_says_in_which_column_it_stands(players: int) -> None:
    s = good_mood("studio", players)
    for move in ("M0", "C2", "S2", "W1"):
        s.play_as(0, move)
    s.ask(0)
    assert s.options() == ["N@C", "N@S", "N@W", "N@T"]


def test_3_71_only_columns_with_healthy_ones_are_offered() -> None:
    s = good_mood("studio", own=1)
    for move in ("M0", "C2", "S0+1", "W3"):
        s.play_as(0, move)
    s.ask(0)
    assert s.options() == ["N@C", "N@W"]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_3_71_it_is_said_before_the_infection_is_known_and_in_secret(players: int) -> None:
    s = good_mood("studio", players).schedule(0, "C2 S2 W1 N@S")
    for who in everybody(s):
        assert s.part("medico", who)["infected"] == ""
    hidden = [s.part("medico", who)["players"][0]["neutral_at"] for who in everybody(s) if who != 0]
    assert hidden == [None] * players
    s.others()
    shown_now = [s.part("medico", who)["players"][0]["neutral_at"] for who in everybody(s)]
    assert None not in shown_now
    assert len(set(map(str, shown_now))) == 1


@pytest.mark.parametrize("players", [2, 3, 4])
def test_3_71_where_it_stands_the_player_chooses_who_falls_ill(players: int) -> None:
    s = good_mood("studio", players).schedule(0, "C2 S2 W1 N@S").others()
    s.until(lambda s: s.options() == ["O", "N"])
    assert s.to_move() == 0
    assert s.after("O").sick() == (1, 1)
    assert s.after("N").sick() == (1, 0)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("column", ["C", "W", "T"])
def test_3_71_elsewhere_it_cannot_fall_ill(column: str, players: int) -> None:
    s = good_mood("studio", players).schedule(0, f"C2 S2 W1 N@{column}").others()
    while s.round == 1:
        assert s.options() != ["O", "N"]
        s.play(least(s))
    assert s.sick() == (1, 1)


def test_3_71_alone_at_the_infected_place_it_is_the_one_that_falls_ill() -> None:
    s = good_mood("studio").schedule(0, "C2 S1 W3 N@S").others()
    while s.round == 1:
        assert s.options() != ["O", "N"]
        s.play(least(s))
    assert s.sick() == (1, 0)


@pytest.mark.parametrize(("choice", "healthy", "ill_ones"), [("N", 6, 1), ("O", 5, 1)])
def test_3_71_next_round_it_is_there_again_in_excellent_health(choice: str, healthy: int, ill_ones: int) -> None:
    s = good_mood("studio").schedule(0, "C2 S2 W1 N@S").others()
    s.until(lambda s: s.options() == ["O", "N"]).play(choice).reach().give(0, mood=4).awake()
    assert (s.part("medico")["players"][0]["neutral"], s.apprentices(0), s.ill(0)) == (1, healthy, ill_ones)
    assert s.apprentices(0) - 1 + s.aside(0) + s.away(0) == 5


def test_3_71_in_a_worse_mood_only_the_ill_one_is_left_of_it() -> None:
    s = good_mood("studio").schedule(0, "C2 S2 W1 N@S").others()
    s.until(lambda s: s.options() == ["O", "N"]).play("N").reach().give(0, mood=0).awake()
    assert (s.apprentices(0), s.ill(0), s.away(0)) == (5, 1, 0)


@pytest.mark.parametrize(("column", "expected"), [("S", (3, 2)), ("T", (3, 3))])
def test_3_71_contagion_reaches_it_where_it_stands(column: str, expected: tuple[int, int]) -> None:
    s = good_mood("market", own=1).schedule(0, f"C2 S2+1 N@{column}" if column != "T" else "C2 S2+1 W0 N@T").others()
    s.reach()
    assert s.sick() == expected


def test_3_71_without_the_medico_nobody_asks_where_it_stands() -> None:
    s = opening(modules="none").give(0, mood=4).awake()
    for move in ("M0", "C2", "S2", "W1"):
        s.play_as(0, move)
    assert 0 not in s.planners()


def test_3_71_it_may_be_the_one_beside_the_medico_at_an_infected_market() -> None:
    s = opening().next_infections("market").make_ill(0, 1).offer_bottles("1").give(0, mood=4)
    s.awake().schedule(0, "@M M1 C2 W2 N@M").others().reach()
    assert s.sick() == (2, 1)


def test_3_71_on_an_action_tile_it_does_not_fall_ill() -> None:
    s = opening(modules="6,10").next_infections("studio").give(0, mood=4).awake().schedule(0, "@S C2 S1 W2 N@S")
    s.others().reach()
    assert s.sick() == (0, 0)


# --- 3.72 (EN:1697, FRm:2494-2500): a portion swaps an ill apprentice for an own one from the Medico's board


def with_bottles(letters: str, own: int, neutral: int = 0, players: int = 3) -> Scene:
    """All have planned; seat 0 has these bottles and so many ill ones, own and neutral, all at home."""
    s = opening(players).next_infections("market").make_ill(0, own, neutral).give_bottles(0, letters)
    return s.awake().others()


@pytest.mark.parametrize(
    ("letter", "own", "neutral", "most"),
    [
        ("1", 1, 0, 1), ("1", 4, 0, 1), ("2", 1, 0, 1), ("2", 3, 0, 2), ("3", 1, 2, 1),
        ("3", 2, 0, 2), ("3", 2, 3, 2), ("3", 3, 0, 3), ("3", 5, 0, 3),
    ],
)  # fmt: skip
def test_3_72_from_no_portion_to_as_many_as_can_be_swapped(letter: str, own: int, neutral: int, most: int) -> None:
    s = with_bottles(letter, own, neutral).to_healing()
    assert sorted(s.options()) == sorted(["-", *(f"{letter}:{number}" for number in range(most + 1))])


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("number", [0, 1, 2])
def test_3_72_the_rest_of_the_bottle_is_lost(number: int, players: int) -> None:
    s = with_bottles("3", 2, 1, players).to_healing().play(f"3:{number}")
    assert s.sick() == (3 - number, 2 - number)
    assert s.bottles(0) == ""
    assert "3" in s.discarded()
    assert not elixirs(s)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("letters", ["1", "3", "32"])
def test_3_72_without_an_own_one_on_the_board_elixir_is_not_offered(letters: str, players: int) -> None:
    s = with_bottles(letters, 0, 2, players)
    while s.round == 1:
        assert not elixirs(s)
        s.play(least(s))
    assert s.bottles(0) == letters
    assert s.sick() == (2, 0)


def test_3_72_with_only_healthy_ones_there_is_juice_alone_and_it_may_be_kept() -> None:
    for neutral in (0, 2):
        s = with_bottles("3J", 0, neutral).to_healing()
        assert sorted(s.options()) == ["-", "J"]
        before = s.mood(0)
        assert (s.after("J").mood(0), s.after("J").bottles(0)) == (before + 1, "3")
        assert s.after("-").bottles(0) == "3J"


def test_3_72_bottles_are_chosen_one_after_another() -> None:
    s = with_bottles("31", 2).to_healing()
    assert sorted(s.options()) == ["-", "1:0", "1:1", "3:0", "3:1", "3:2"]
    s.play("1:1")
    assert (s.to_move(), sorted(s.options())) == (0, ["-", "3:0", "3:1"])
    assert (s.after("3:1").sick(), s.after("3:1").bottles(0)) == ((0, 0), "")
    assert (s.after("-").sick(), s.after("-").bottles(0)) == ((1, 1), "3")


def test_3_72_when_the_board_is_empty_the_second_bottle_is_not_asked_for() -> None:
    s = with_bottles("33", 2, 2).to_healing().play("3:2")
    assert s.sick() == (2, 0)
    assert not elixirs(s)
    assert s.bottles(0) == "3"


def test_3_72_who_is_healed_works_in_the_next_round() -> None:
    s = with_bottles("2", 3).to_healing()
    for move, healthy in (("2:0", 2), ("2:1", 3), ("2:2", 4), ("-", 2)):
        other = s.after(move).reach().awake()
        assert other.apprentices(0) == healthy
        assert other.bottles(0) == ("2" if move == "-" else "")


@pytest.mark.parametrize(("hours", "order"), [("7 8 9", [0, 1, 2]), ("9 7 8", [1, 2, 0])])
def test_3_72_players_heal_in_the_order_of_waking_up(hours: str, order: list[int]) -> None:
    s = opening().next_infections("market")
    for seat in range(3):
        s.make_ill(seat, 1).give_bottles(seat, "1")
    s.awake(hours).others()
    asked = []
    for _ in range(3):
        s.until(lambda s: bool(elixirs(s)))
        asked.append(s.to_move())
        s.play("1:1")
    assert asked == order
    assert [s.sick(seat) for seat in range(3)] == [(0, 0)] * 3


# --- 3.26 (EN:767, EN:1648-1653): an ill one at the workshop may fulfil a request or take an exchange tile


def blending(modules: str, workshop: str, own_ill: int = 1, hand: str = "RRRYYYBB") -> Scene:
    """Seat 0 has planned: `0+1` for an ill one alone at the workshop; it has three tiles for the general request."""
    s = opening(modules=modules)
    if "10" in modules.split(","):
        s.next_infections("market").make_ill(0, own_ill)
    if "2" in modules.split(","):
        s.own(0, "5 PR", "5 PY", "4 GB")
    s.awake().give(0, hand)
    spare = max(0, s.apprentices(0) - int(workshop[0]) - 3)
    s.schedule(0, f"C{spare} W{workshop}")
    s.give(2, "RY")  # somebody else waits at the workshop
    return s


def fulfil(s: Scene) -> Scene:
    """Fulfil the general request, with whatever tiles are offered first."""
    s.play("Q*")
    while s.to_move() == 0 and re.fullmatch(r"0|O?G?P?|W[OGP][RYB]", s.options()[0]):
        s.play(s.options()[0])
    assert s.request_kinds(0) == "*"
    return s


def at_work(s: Scene) -> Scene:
    return s.others().at("W")


def most_blends(s: Scene) -> int:
    """The most orange paints seat 0 can still blend at the workshop."""
    other = s.copy()
    while not done_at(other, "W") and not moves(other, "O"):
        other.play("-")
    return 0 if done_at(other, "W") else max(int(number) for number in moves(other, "O"))


def test_3_26_an_ill_one_may_fulfil_a_request_in_place_of_its_blend() -> None:
    s = at_work(blending("2,10", "0+1"))
    assert "Q*" in s.options()
    assert most_blends(s) == 1
    before = s.paints(0)
    fulfil(s)
    assert done_at(s, "W")
    assert s.paints(0) == before


def test_3_26_a_healthy_one_does_a_request_or_two_blends_never_both() -> None:
    s = at_work(blending("2,10", "1", own_ill=0))
    assert most_blends(s) == 2
    assert done_at(fulfil(s), "W")


def test_3_26_beside_an_ill_one_that_fulfils_a_request_a_healthy_one_blends_twice() -> None:
    s = at_work(blending("2,10", "1+1"))
    assert most_blends(s) == 3
    assert most_blends(fulfil(s)) == 2


def test_3_26_one_request_a_round_whoever_fulfils_it() -> None:
    s = at_work(blending("2,10", "0+2", own_ill=2)).own(0, "5 PR", "5 PY", "4 GB", "4 GR", "4 OB", "4 OY")
    fulfil(s)
    assert not moves(s, "Q")
    assert most_blends(s) == 1


def test_3_26_an_ill_one_may_take_an_exchange_tile_in_place_of_its_blend() -> None:
    s = blending("9,10", "0+1").give_wall_tiles(0, "PR", "PY")
    at_work(s)
    assert "XO" in s.options()
    assert most_blends(s) == 1
    s.play("XO")
    assert s.exchanges(0) == "O"
    assert done_at(s, "W")


def test_3_26_two_ill_ones_may_do_a_request_and_an_exchange() -> None:
    s = blending("2,9,10", "0+2", own_ill=2).give_wall_tiles(0, "PR", "PY")
    fulfil(at_work(s))
    exchange = [move for move in s.options() if move.startswith("XO")]
    s.play(exchange[0])
    assert s.exchanges(0) == "O"
    assert done_at(s, "W")


@pytest.mark.parametrize(("workshop", "offered"), [("0+1", False), ("0+2", False), ("1", True), ("1+1", True)])
def test_3_26_alchemy_is_barred_to_ill_ones_alone(workshop: str, offered: bool) -> None:
    s = blending("4,10", workshop, own_ill=2).give_wishes(0, "alchemy")
    at_work(s)
    assert bool(moves(s, "!")) is offered


def test_3_26_after_a_healthy_ones_request_there_is_no_alchemy() -> None:
    s = blending("2,4", "1").give_wishes(0, "alchemy")
    at_work(s)
    assert moves(s, "!")
    assert done_at(fulfil(s), "W")
    assert s.wishes(0) == ["alchemy"]


def test_3_26_alchemy_belongs_to_the_healthy_one_when_the_ill_one_fulfils_the_request() -> None:
    s = blending("2,4,10", "1+1").give_wishes(0, "alchemy")
    fulfil(at_work(s))
    assert "RYB=O" in moves(s, "!")
    s.play("!RYB=O")
    assert s.wishes(0) == []
    assert most_blends(s) == 2


def test_3_26_an_ill_ones_request_excludes_the_guild() -> None:
    s = at_work(blending("2,10,17", "0+1"))
    assert any("/" in move or move.startswith("+") for move in s.options())
    assert done_at(fulfil(s), "W")


# --- 3.18 (EN:325, EN:508, DE:286; EN:2008): theater and a treasure's mood may be declined


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("number", [1, 2, 3])
def test_3_18_with_the_medico_the_theater_asks_how_many(number: int, players: int) -> None:
    s = opening(players).next_infections("market").give(0, mood=-2)
    s.awake("8 7 9 6").schedule(0, f"C2 W{3 - number}").others().at("T")
    assert s.mood(0) == -2
    assert s.options() == [f"T{lifts}" for lifts in range(number + 1)]
    for lifts in range(number + 1):
        assert s.after(f"T{lifts}").mood(0) == min(4, -2 + 2 * lifts)


@pytest.mark.parametrize("edition", ["mega", "classic"])
def test_3_18_without_the_medico_the_theater_is_not_asked(edition: str) -> None:
    s = opening(modules="none", edition=edition).give(0, mood=-2).awake("8 7 9").schedule(0, "C2 W1").others()
    assert s.round == 2  # nobody could do anything else
    assert s.mood(0) == 2


def test_3_18_declining_keeps_a_mood_in_which_an_ill_one_is_healed() -> None:
    s = opening().next_infections("market").make_ill(0, 1).awake().give(0, mood=-3).schedule(0, "C2 W1").others()
    s.at("T").play("T0").reach().awake()
    assert (s.mood(0), s.options()) == (-4, ["H", "I"])
    s.play("I")
    assert (s.sick(), s.aside(0)) == ((0, 0), 1)


def exploring(modules: str, rooms: dict[str, str], place: str = "W", words: str = "") -> Scene:
    """Seat 0 has laid a map of B1 C1 D1 B2 on a place; these rooms are open, with these treasures."""
    s = opening(modules=modules)
    if "10" in modules.split(","):
        s.next_infections("market")
    s.give_maps(0, CHART).hide_treasures(**rooms).restore(" ".join(rooms)).awake("8 7 9").give(0, mood=-1).give(2, "RY")
    return s.schedule(0, f"@{place} {words}").others()


def use_map(s: Scene) -> Scene:
    """The map is used at the first moment at which it can be."""
    return s.until(lambda s: s.to_move() == 0 and s.options() == ["+", "-"]).play("+")


def test_3_18_with_the_medico_the_mood_of_a_treasure_may_be_declined() -> None:
    s = use_map(exploring("10,13", {"B1": "script 1"}))
    assert sorted(s.options()) == ["+", "-"]
    for move, expected in (("+", 2), ("-", -1)):
        other = s.after(move)
        assert other.mood(0) == expected
        assert sorted(other.options()) == ["$", "K"]  # kept or sold whether or not the mood was wanted
        before = other.thalers(0)
        assert (other.after("$").thalers(0), other.after("K").kept(0)) == (before + 2, ["script 1"])
        assert other.after("$").mood(0) == other.after("K").mood(0) == expected


def test_3_18_without_the_medico_a_treasure_improves_the_mood_unasked() -> None:
    s = use_map(exploring("13", {"B1": "script 1"}))
    assert (sorted(s.options()), s.mood(0)) == (["$", "K"], 2)


# --- 3.19 (DE:388, FRc:380 against EN:439, FRm:607): the bishop's paid step


def in_cathedral(
    edition: str, hand: str, players: int = 3, money: int = 3, apprentices: int = 1, modules: str = "none"
) -> Scene:
    """Seat 0 is about to act in the cathedral; `3 RYB` has been restored, and the bishop stands on C3."""
    s = opening(players, modules, edition)
    s.restore(next(name for name in NAMES if s.tile_at(name) == "3 RYB")).put_bishop("C3").awake()
    return s.give(0, hand, money).give(1, "RY").schedule(0, f"C{apprentices}").others().at("C")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_3_19_classic_the_step_is_offered_before_the_altar(players: int) -> None:
    s = in_cathedral("classic", "RYB", players)
    assert moves(s, ">") == around("C3")
    assert set(s.options()) - {f">{name}" for name in around("C3")} == {"=RYB", "-"}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_3_19_mega_no_step_before_the_altar(players: int) -> None:
    assert sorted(in_cathedral("mega", "RYB", players).options()) == ["-", "=RYB"]


def test_3_19_classic_whoever_has_paid_restores_and_has_one_step_only() -> None:
    s = in_cathedral("classic", "RYBB", money=3).play(">B2")
    assert "=RYB" in s.options()
    assert not moves(s, ">")
    assert "-" not in s.options()
    s.play("=RYB")
    assert done_at(s, "C")
    assert (s.bishop(), s.thalers(0), s.result().sources["altar"][0]) == ("B2", 2, 2)
    assert s.result().sources["bishop"][0] == 0


def test_3_19_classic_each_altar_of_a_turn_has_its_own_step() -> None:
    s = in_cathedral("classic", "RYBRYB", apprentices=2).play(">B2")
    assert not moves(s, ">")
    s.play("=RYB")
    assert moves(s, ">") == around("B2")
    s.play(">A1")
    if not done_at(s, "C"):
        s.play("=RYB")
    assert (s.bishop(), s.thalers(0), s.paints(0), s.result().sources["altar"][0]) == ("A1", 1, "", 4)


@pytest.mark.parametrize("edition", ["classic", "mega"])
def test_3_19_nobody_steps_without_a_thaler(edition: str) -> None:
    assert sorted(in_cathedral(edition, "RYB", money=0).options()) == ["-", "=RYB"]


@pytest.mark.parametrize("edition", ["classic", "mega"])
def test_3_19_nobody_steps_who_cannot_restore_anything(edition: str) -> None:
    s = opening(3, "none", edition).awake().give(0, "R", 12).give(1, "RY").schedule(0, "C1").others()
    assert s.to_move() != 0 or s.column != 1


@pytest.mark.parametrize(("edition", "altar"), [("classic", True), ("mega", False)])
def test_3_19_after_the_step_a_segment_and_in_classic_the_altar_too(edition: str, altar: bool) -> None:
    s = opening(3, "none", edition).lay(B2="3 RYB", E5="3 RRY").awake()
    s.give(0, "RRYB", 3).give(1, "RY").schedule(0, "C1").others().at("C")
    assert {"B2", "E5", "=RYB", ">B3", "-"} <= set(s.options())
    s.play(">B3")
    assert {"B2", "E5"} <= set(s.options())
    assert ("=RYB" in s.options()) is altar
    assert "-" not in s.options()
    assert not moves(s, ">")
    s.play("B2")
    assert s.result().sources["bishop"][0] == 2


# --- 3.41 (EN:950, 962; FRc:913, 925; FRm:1293): The Bishop Pays a Visit


def visiting(edition: str, *cards: str, hand: str = "", money: int = 0, apprentices: int = 1) -> Scene:
    """Seat 0 is about to act in the cathedral with these cards; `3 RYB` lies on B2, `3 RRY` on E5, the bishop on C3."""
    s = opening(3, "4", edition).lay(B2="3 RYB", E5="3 RRY").put_bishop("C3").awake()
    return s.give_wishes(0, *cards).give(0, hand, money).give(1, "RY").schedule(0, f"C{apprentices}").others().at("C")


def reached(edition: str, name: str) -> set[str]:
    """Where the card may bring the bishop from here."""
    return set(NAMES) - {name} if edition == "classic" else around(name)


@pytest.mark.parametrize("edition", ["classic", "mega"])
def test_3_41_without_paint_or_money_and_without_a_duty_to_restore(edition: str) -> None:
    s = visiting(edition, "visit")
    assert moves(s, "!") == reached(edition, "C3")
    s.play("!B2")
    assert (s.bishop(), s.thalers(0), s.wishes(0)) == ("B2", 0, [])
    assert done_at(s, "C")


@pytest.mark.parametrize("edition", ["classic", "mega"])
def test_3_41_before_a_restoration_which_then_finds_him_there(edition: str) -> None:
    s = visiting(edition, "visit", hand="RYB")
    assert moves(s, "!") == reached(edition, "C3")
    s.play("!B2")
    assert {"B2", "=RYB", "-"} <= set(s.options())
    assert not moves(s, "!")
    s.play("B2")
    assert s.result().sources["bishop"][0] == 3


@pytest.mark.parametrize("edition", ["classic", "mega"])
@pytest.mark.parametrize("what", ["=RYB", "B2"])
def test_3_41_after_the_last_restoration(edition: str, what: str) -> None:
    s = visiting(edition, "visit", hand="RYB").play(what)
    where = "C3" if what[0] == "=" else "B2"
    assert moves(s, "!") == reached(edition, where)
    assert "-" in s.options()
    assert s.after("-").wishes(0) == ["visit"]
    s.play("!B3")
    assert (s.bishop(), s.thalers(0)) == ("B3", 0)
    assert done_at(s, "C")


@pytest.mark.parametrize("edition", ["classic", "mega"])
def test_3_41_between_two_restorations(edition: str) -> None:
    s = visiting(edition, "visit", hand="RYBRRY", apprentices=2).play("B2")
    assert moves(s, "!") == reached(edition, "B2")
    s.play("!C3")
    assert "E5" in s.options()
    s.play("E5")
    assert s.bishop() == "E5"


@pytest.mark.parametrize("edition", ["classic", "mega"])
def test_3_41_beside_the_paid_step(edition: str) -> None:
    s = visiting(edition, "visit", hand="RRY", money=1).play("!D4")
    assert moves(s, ">") >= {"E5", "D3"}
    s.play(">E5")
    assert done_at(s, "C")  # E5 is all that can be restored now, and must be
    assert (s.thalers(0), s.result().sources["bishop"][0]) == (0, 3)


@pytest.mark.parametrize("edition", ["classic", "mega"])
def test_3_41_one_card_for_each_apprentice(edition: str) -> None:
    s = visiting(edition, "visit", "visit").play("!B2")
    assert done_at(s, "C")
    assert s.wishes(0) == ["visit"]
    s = visiting(edition, "visit", "visit", apprentices=2).play("!B2")
    assert moves(s, "!") == reached(edition, "B2")
    assert done_at(s.play("!B3"), "C")


@pytest.mark.parametrize("edition", ["classic", "mega"])
def test_3_41_who_has_used_praise_does_not_use_the_visit(edition: str) -> None:
    s = visiting(edition, "visit", "praise", hand="RYB").play("B2")
    assert s.options() == ["!", "-"]
    assert not moves(s.after("!"), "!")
    assert moves(s.after("-"), "!") == reached(edition, "B2")


@pytest.mark.parametrize("edition", ["classic", "mega"])
def test_3_41_nobody_in_the_cathedral_no_visit(edition: str) -> None:
    s = opening(3, "4", edition).give_wishes(0, "visit").awake().give(1, "RY").schedule(0, "C0 S2").others()
    while s.round == 1:
        assert s.to_move() != 0 or not moves(s, "!")
        s.play(least(s))
    assert s.wishes(0) == ["visit"]


def mixed_visit(cathedral: str) -> Scene:
    s = opening(modules="4,10").next_infections("market").make_ill(0, 1).lay(B2="3 RYB", E5="3 RRY").awake()
    return s.give_wishes(0, "visit").give(0, "RYBRYBRRY", 3).give(1, "RY").schedule(0, f"C{cathedral}").others().at("C")


def test_3_41_an_ill_one_alone_does_not_use_it() -> None:
    s = mixed_visit("0+1")
    assert not moves(s, "!")
    assert "=RYB" in s.options()


def test_3_41_not_directly_before_an_ill_ones_action() -> None:
    s = mixed_visit("1+1")
    assert "I" in s.options()
    assert moves(s, "!") == around("C3")
    s.play("!D4")
    assert "I" not in s.options()
    s.play("=RYB")
    assert not done_at(s, "C")  # a healthy one has acted in between: the ill one works


def test_3_41_after_an_ill_ones_action_it_may_be_used() -> None:
    s = mixed_visit("1+1").play("I =RYB")
    assert moves(s, "!") == around("C3")
    s.play("!D4 E5")
    assert s.result().sources["bishop"][0] == 2


# --- 3.33 (EN:914-922, FRc:876-882, FRm:1214-1236): pennies are thrown one after the other


def at_well(set_pennies: int, players: int = 3, edition: str = "mega", first: str = "M1") -> Scene:
    """Seat 0 is at the market with so many pennies on it, before anybody else."""
    s = opening(players, "4", edition).lay_market(BOOTHS if players < 4 else BOOTHS_4).next_wishes("tip", "lucky")
    return s.awake("6 7 8 9").give(1, "RY").schedule(0, f"L{set_pennies} {first}").others().at("M")


@pytest.mark.parametrize("edition", ["classic", "mega"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_3_33_each_card_is_seen_before_the_next_is_decided(players: int, edition: str) -> None:
    s = at_well(2, players, edition)
    assert sorted(s.options()) == ["L0", "L1"]
    s.play("L1")
    assert s.wishes(0) == ["tip"]
    assert len(s.part("wishing well", 0)["players"][0]["wishes"]) == 1
    assert [s.part("wishing well", who)["players"][0]["wishes"] for who in everybody(s)[1:]] == [None] * players
    assert (sorted(s.options()), sorted(s.after("L1").wishes(0))) == (["L0", "L1"], ["lucky", "tip"])
    assert (s.after("L0").wishes(0), s.after("L0 -").pennies(0)) == (["tip"], 2)


@pytest.mark.parametrize("edition", ["classic", "mega"])
@pytest.mark.parametrize("throws", ["L0", "L1 L0", "L1 L1"])
def test_3_33_after_throwing_the_market_may_be_used_or_forgone(throws: str, edition: str) -> None:
    s = at_well(2, 3, edition).play(throws)
    assert {"1.1", "X1", "-"} <= set(s.options())
    assert not moves(s, "L")
    bought = len([word for word in throws.split() if word == "L1"])
    assert (s.after("-").thalers(0), s.after("-").pennies(0)) == (12, 3 - bought)


def test_3_33_no_more_than_were_set() -> None:
    s = at_well(1).play("L1")
    assert "1.1" in s.options()
    assert s.pennies(0) == 2


def rivals(first: int, second: int, players: int) -> Scene:
    """Seats 0 and 1 come to the market, in this order, with so many pennies set."""
    s = opening(players, "4").awake("6 7 8 9").schedule(0, f"L{first} M1").schedule(1, f"L{second} M1")
    return s.others().at("M")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_3_33_the_well_takes_two_from_all_together(players: int) -> None:
    s = rivals(2, 2, players).play("L1 L0 -")
    assert (s.to_move(), sorted(s.options())) == (1, ["L0", "L1"])
    s.play("L1")
    assert "1.1" in s.options()  # the second one cannot be thrown
    assert s.part("wishing well")["well"] == 2
    s.play("-")
    assert (s.pennies(0), s.pennies(1)) == (2, 2)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_3_33_what_cannot_be_thrown_comes_back_and_is_told(players: int) -> None:
    s = rivals(2, 2, players)
    log = s.told("L1 L1 -")
    assert s.to_move() == 1
    assert "1.1" in s.options()
    assert [(event.who, event.values) for event in log if event.kind.name == "pennies_returned"] == [(1, (2,))]
    s.play("-")
    assert (s.pennies(0), s.pennies(1), s.wishes(1)) == (1, 3, [])


def test_3_33_no_more_than_there_are_cards() -> None:
    s = at_well(2)
    s.give_wishes(2, *[CARDS[card] for card in list(well_of(s.state).deck)[1:]]).play("L1")
    assert "1.1" in s.options()
    assert s.play("-").pennies(0) == 2


# --- 3.39 (FRc:921, EN:954, EN:1045, FRm:1281): a free tile is received, not bought


def free_paint(modules: str, card: str, players: int = 3, edition: str = "mega", shoppers: int = 1) -> Scene:
    s = opening(players, modules, edition).lay_market(BOOTHS if players < 4 else BOOTHS_4).give_wishes(0, card)
    return s.awake("6 7 8 9").give(1, "RY").schedule(0, f"M{shoppers}").others().at("M")


@pytest.mark.parametrize("edition", ["classic", "mega"])
@pytest.mark.parametrize(
    ("players", "card", "bought", "free", "gold"),
    [
        (3, "free RB", "2.2", "2.3", 1), (3, "free YB", "3.2", "3.1", 2),
        (2, "free RB", "2.1", "2.3", 1), (2, "free YB", "3.4", "3.1", 2),
        (4, "free YB", "3.1", "3.4", 1), (4, "free RB", "4.2", "4.1", 2),
    ],
)  # fmt: skip
def test_3_39_the_leaves_of_its_slot_do_not_come_with_it(
    players: int, card: str, bought: str, free: str, gold: int, edition: str
) -> None:
    s = free_paint("4,5", card, players, edition)
    assert s.after(free).leaves(0) == gold  # bought, it brings them
    before = s.thalers(0)
    s.play(bought)
    paid = before - s.thalers(0)
    assert moves(s, "!") == {free}
    s.play(f"!{free}")
    assert (s.leaves(0), s.thalers(0)) == (0, before - paid)
    assert set(card[5:]) <= set(s.paints(0))
    assert s.wishes(0) == []


@pytest.mark.parametrize(
    ("card", "bought", "free", "number"), [("free RB", "2.2", "2.3", 2), ("free YB", "3.2", "3.1", 1)]
)
def test_3_39_the_beams_printed_on_it_do(card: str, bought: str, free: str, number: int) -> None:
    s = free_paint("4,14", card).play(f"{bought} !{free}")
    assert s.beams(0) == number  # RY and RB one each; YYY none and YB one


@pytest.mark.parametrize("edition", ["classic", "mega"])
def test_3_39_only_after_buying_at_the_same_booth(edition: str) -> None:
    s = free_paint("4", "free RB", edition=edition, shoppers=2)
    assert not moves(s, "!")  # nothing is bought yet
    assert not moves(s.after("1.1"), "!")
    assert not moves(s.after("3.1"), "!")
    assert moves(s.after("2.1"), "!") == {"2.3"}
    assert done_at(s.after("X2"), "M")
    assert s.after("X2").wishes(0) == ["free RB"]


def test_3_39_it_needs_no_apprentice_of_its_own() -> None:
    s = free_paint("4", "free RB", shoppers=2).play("2.1 !2.3")
    assert "2.2" in s.options()
    s.play("2.2")
    assert s.paints(0) == "RRYBB"
    assert done_at(s, "M")


def test_3_39_the_tile_it_shows_and_no_other() -> None:
    s = free_paint("4", "free RY").play("2.3")
    assert moves(s, "!") == {"2.2"}
    assert not moves(free_paint("4", "free YB").play("2.3"), "!")


# --- 3.12 (EN:2081, FRm:3065): owned beams are public


@pytest.mark.parametrize("players", [2, 3, 4])
def test_3_12_everybody_sees_the_beams_that_a_purchase_brings(players: int) -> None:
    s = opening(players, "14").lay_market(BOOTHS if players < 4 else BOOTHS_4).awake("6 7 8 9")
    s.give(1, "RY").schedule(0, "M2").others().at("M")
    for move, number in (("2.1", 2), ("2.2", 3)):
        s.play(move)
        for who in everybody(s):
            seen = [player["beams"] for player in s.part("pews", who)["players"]]
            assert seen == [number] + [0] * (players - 1)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_3_12_everybody_sees_the_beams_go_back_when_pews_are_restored(players: int) -> None:
    s = opening(players, "14").give_beams(0, 5).give_beams(1, 2).awake("6 7 8 9")
    s.give(1, "RY").schedule(0, "@M M2").others().at("M")
    assert "1+2" in s.options()
    s.play("1+2")
    for who in everybody(s):
        seen = [player["beams"] for player in s.part("pews", who)["players"]]
        assert seen == [2, 2] + [0] * (players - 2)


@pytest.mark.parametrize("who", [0, 1, 2, SPECTATOR])
def test_3_12_a_guess_at_what_is_hidden_keeps_everybodys_beams(who: int) -> None:
    s = opening(modules="14")
    for seat, number in enumerate((1, 4, 6)):
        s.give_beams(seat, number)
    for seed in range(5):
        guess = s.determinize(who, seed)
        assert [guess.beams(seat) for seat in range(3)] == [1, 4, 6]


# --- 3.8a (EN:1988, FRm:2932): all healthy apprentices must be deployed


Planned = tuple[tuple[str, ...], tuple[int, ...]]


def ways(s: Scene, seat: int = 0) -> list[Planned]:
    """Every way in which a player can plan: what lies on each column, and how many healthy ones stand there."""
    with_maps = any(found["module"] == "catacombs" for found in s.view(seat)["modules"])
    heap = [s]
    found: list[Planned] = []
    while heap:
        here = heap.pop()
        if seat not in here.planners():
            mine = here.shown(seat, seat)
            maps = here.laid_maps(seat) if with_maps else {}
            lies = [tile or maps.get(letter, "") for letter, tile in zip("MCSWT", mine["covered"], strict=True)]
            found.append((tuple(lies), tuple(mine["plan"])))
            continue
        here.ask(seat)
        for move in here.options():
            other = here.copy().play_as(seat, move)
            heap.append(other)
    return found


def all_ways(healthy: int, *pieces: str) -> set[Planned]:
    """Every way in which these tiles and maps may be laid, or not, so that all the healthy ones have a space."""
    room = {"": range(4), "tile-8": range(1), "tile-9": range(1, 2), "tile-14": range(3)}  # else a map
    found = set()
    for columns in product(range(-1, 5), repeat=len(pieces)):
        used = [column for column in columns if column >= 0]
        if len(set(used)) < len(used):
            continue
        lies = [next((piece for piece, at in zip(pieces, columns, strict=True) if at == n), "") for n in range(5)]
        spaces = [room.get(piece, range(2)) for piece in lies]
        found |= {(tuple(lies), digits) for digits in product(*spaces) if sum(digits) == healthy}
    return found


def asked(s: Scene, seat: int = 0) -> list[str]:
    s.ask(seat)
    return s.options()


def mapped(number: int, modules: str, start: int = 0, own_ill: int = 0, players: int = 3) -> Scene:
    """Seat 0 is about to plan with so many maps."""
    s = opening(players, modules).give_maps(0, *["A1 B1", "D5 E5", "C3 C4", "C2 D2", "B4 B5"][:number])
    if own_ill:
        s.make_ill(0, own_ill)
    return s.give(0, mood=start).awake("8 7 9 6")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_3_8a_five_maps_leave_room_for_exactly_five(players: int) -> None:
    s = mapped(5, "13", players=players).schedule(0, "@M @C @S @W @T")
    assert (s.shown(0, 0)["plan"], len(s.laid_maps(0))) == ([1, 1, 1, 1, 1], 5)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_3_8a_with_six_apprentices_the_fifth_map_is_not_offered(players: int) -> None:
    s = mapped(5, "13", start=4, players=players)
    assert s.apprentices(0) == 6
    for move in ("@M", "@C", "@S", "@W"):
        assert move in asked(s)
        s.play_as(0, move)
    assert "@T" not in asked(s)
    s.schedule(0)
    assert s.shown(0, 0)["plan"][4] in (2, 3)
    assert sum(s.shown(0, 0)["plan"]) == 6


@pytest.mark.parametrize(("start", "healthy", "most"), [(0, 5, 3), (4, 6, 3), (-4, 4, 4)])
def test_3_8a_beside_an_audience_fewer_maps_fit(start: int, healthy: int, most: int) -> None:
    s = mapped(5, "8,13", start)
    assert s.apprentices(0) == healthy
    s.play_as(0, "@M")
    for number, move in enumerate(("@C", "@S", "@W", "@T")):
        assert (0 in s.planners() and move in asked(s)) is (number < most)
        if number < most:
            s.play_as(0, move)
    s.schedule(0)
    assert sum(s.shown(0, 0)["plan"]) == healthy


def test_3_8a_ill_ones_need_no_room() -> None:
    s = mapped(5, "8,10,13", own_ill=1)
    assert s.apprentices(0) == 4
    for move in ("@M", "@C", "@S", "@W", "@T"):
        assert move in asked(s)
        s.play_as(0, move)
    s.schedule(0)
    assert s.shown(0, 0)["plan"] == [0, 1, 1, 1, 1]


def tiled(start: int = 0, own_ill: int = 0) -> Scene:
    """Seat 0 is about to plan with all five action tiles; each of them could do something."""
    s = opening(modules="6,8,9,10,14").next_infections("market").offer_bottles("1").make_ill(0, own_ill)
    return s.give(0, mood=start).awake("8 7 9")


def test_3_8a_all_five_action_tiles_take_five_apprentices() -> None:
    s = tiled()
    for move in ("@T", "@M", "@C", "@W", "@S"):  # pews 2, Medico 1, wall 1, audience 0, glazery 1
        assert move in asked(s)
        s.play_as(0, move)
    s.schedule(0)
    assert sum(s.shown(0, 0)["plan"]) == 5


def test_3_8a_six_apprentices_do_not_fit_on_all_five_tiles() -> None:
    s = tiled(4)
    for move in ("@T", "@M", "@C", "@W"):
        assert move in asked(s)
        s.play_as(0, move)
    assert 0 not in s.planners() or "@S" not in asked(s)
    s.schedule(0)
    assert sum(s.shown(0, 0)["plan"]) == 6


@pytest.mark.parametrize("start", [-4, 0, 4])
@pytest.mark.parametrize(
    ("modules", "tiles"),
    [("8,9", ["tile-8", "tile-9"]), ("8,14", ["tile-8", "tile-14"]), ("9,14", ["tile-9", "tile-14"])],
)
def test_3_8a_all_plans_with_every_healthy_one_are_offered_and_no_others(
    modules: str, tiles: list[str], start: int
) -> None:
    s = opening(modules=modules).give(0, mood=start).awake("8 7 9")
    found = ways(s)
    assert len(set(found)) == len(found)
    assert set(found) == all_ways(5 + start // 4, *tiles)


@pytest.mark.parametrize("start", [4, pytest.param(0, marks=pytest.mark.long)])
def test_3_8a_all_plans_with_maps_and_every_healthy_one_are_offered_and_no_others(start: int) -> None:
    s = mapped(2, "8,13", start)
    found = ways(s)
    assert len(set(found)) == len(found)
    assert set(found) == all_ways(5 + start // 4, "tile-8", "A1 B1", "D5 E5")


# --- 3.105 (EN:1990): a planned map may be used or not and leaves the game either way


ROOMS = {"B1": "statue 5", "C1": "chalice 3"}


@pytest.mark.parametrize("modules", ["13", "10,13"])
def test_3_105_a_map_that_is_not_used_leaves_the_game(modules: str) -> None:
    s = exploring(modules, ROOMS)
    assert s.laid_maps(0) == {"W": CHART}
    while s.round == 1:
        s.play("-" if s.options() == ["+", "-"] else least(s))
    assert (s.used_maps(), s.own_maps(0), s.laid_maps(0), s.kept(0)) == ([CHART], [], {}, [])
    assert [s.treasure_under(name) for name in ROOMS] == list(ROOMS.values())


@pytest.mark.parametrize("place", ["M", "C", "S", "W", "T"])
def test_3_105_it_may_be_declined_at_every_place(place: str) -> None:
    s = exploring("13", ROOMS, place, f"{place}1" if place in "MCS" else "")
    s.until(lambda s: s.to_move() == 0 and s.options() == ["+", "-"])
    assert s.column == "MCSWT".index(place)
    while s.round == 1:
        s.play("-" if s.options() == ["+", "-"] else least(s))
    assert (s.used_maps(), s.kept(0)) == ([CHART], [])


def test_3_105_if_it_is_used_all_open_rooms_are_taken() -> None:
    s = use_map(exploring("13", ROOMS))
    assert sorted(s.options()) == ["$", "K"]
    s.play("K")
    assert sorted(s.options()) == ["$", "K"]
    s.play("K")
    assert s.kept(0) == ["statue 5", "chalice 3"]
    assert [s.treasure_under(name) for name in ROOMS] == ["", ""]
    assert [s.treasure_under(name) != "" for name in ("D1", "B2")] == [True, True]
    s.reach()
    assert s.used_maps() == [CHART]


def test_3_105_first_before_the_apprentices_then_once_more_after_them() -> None:
    s = exploring("13", ROOMS, "W").give(0, "RY")
    s.until(lambda s: s.to_move() == 0 and s.options() == ["+", "-"])
    assert s.paints(0) == "RY"
    s.play("-")
    assert s.options() == ["O0", "O1"]
    s.play("O1")
    assert s.paints(0) == "O"
    s.until(lambda s: s.to_move() == 0 and s.options() == ["+", "-"]).play("+ K K")
    assert s.kept(0) == ["statue 5", "chalice 3"]


@pytest.mark.parametrize("modules", ["13", "10,13"])
def test_3_105_a_map_of_covered_rooms_leaves_the_game_and_nothing_is_taken(modules: str) -> None:
    s = opening(modules=modules).give_maps(0, CHART).awake("8 7 9").schedule(0, "@W").others().reach()
    assert (s.used_maps(), s.kept(0)) == ([CHART], [])
    assert all(s.treasure_under(name) for name in CHART.split())


# --- 3.56 (EN:1397-1411, FRm:2040-2062): the bells are counted


def counting(players: int = 3) -> Scene:
    """The final round, all are about to plan; nobody has anything, no marker meets another."""
    s = opening(players, "8").leave(LAST).reach()
    assert s.final
    for seat in range(players):
        s.give(seat, "", 0).give(seat, mood=0)
    return s.stand(*[100, 200, 300, 400][: len(s.state.track)]).awake()


def bell_points(s: Scene) -> list[int]:
    """Everybody's points for bells at the end of the game."""
    s.others().reach(99)
    return [int(points) for points in s.result().sources["bells"]]


def sell_all(s: Scene, seat: int, *unsold: str) -> None:
    """All that are on the board and in the pile but these are one player's."""
    s.leave_certificates(seat, *unsold)


def test_3_56_who_has_only_unpaid_ones_stands_on_zero_and_takes_part() -> None:
    s = counting().owe(0, "8 6 6", 2)
    sell_all(s, 2)
    assert sum(int(word.split()[2]) for word in s.certificates(2)) > 30
    # 31 or more: 9 and 5; then the bishop, who comes after seat 0 on 0 and so stands on 1; seat 0 is third
    assert bell_points(s) == [2, 0, 14]


def test_3_56_a_sum_below_zero_stands_on_zero() -> None:
    s = counting().owe(0, "8 6 6", 2)
    s.give_certificates(0, "3 3 1")  # 1 - 6
    s.owe(1, "7 5 6", 0)  # -6
    sell_all(s, 2)
    # seat 0 on 0, seat 1 on 1, the bishop on 2
    assert bell_points(s) == [0, 2, 14]


def test_3_56_seats_on_zero_are_ranked_by_the_next_free_space() -> None:
    s = counting().owe(0, "8 6 6", 2).owe(1, "7 5 6", 0)
    sell_all(s, 2)
    # seat 2 on 30+, the bishop on 2, seat 1 on 1, seat 0 on 0
    assert bell_points(s) == [0, 2, 14]


@pytest.mark.parametrize("players", [3, 4])
def test_3_56_who_has_none_takes_no_part(players: int) -> None:
    s = counting(players)
    sell_all(s, 0)
    assert bell_points(s) == [14] + [0] * (players - 1)


def test_3_56_a_paid_and_an_unpaid_one_are_subtracted() -> None:
    s = counting()
    s.give_certificates(0, "8 6 6", "7 5 6", "7 6 4")  # 16
    s.owe(0, "6 5 3", 5)  # 13
    s.give_certificates(1, "6 4 5", "6 4 5")  # 10
    sell_all(s, 2)
    total = sum(int(word.split()[2]) for word in s.certificates(2))
    assert total == 61 - 16 - 3 - 10
    assert bell_points(s) == [5 + 1, 2 + 0, 9 + 5]


@pytest.mark.parametrize("unsold", [(), ("2 2 1",), ("8 6 6", "7 5 6")])
def test_3_56_the_bishop_takes_part_with_what_is_unsold_even_if_it_is_nothing(unsold: tuple[str, ...]) -> None:
    s = counting().give_certificates(0, "3 3 1")
    sell_all(s, 2, *unsold)
    bishops = sum(int(word.split()[2]) for word in unsold)
    # seat 0 stands on 1: the bishop with 0 is behind it, with 1 on 2, with 12 far ahead
    assert bell_points(s) == [5 if bishops == 0 else 2, 0, 14]


def words_with(total: int) -> list[str]:
    """Certificates with so many bells in all."""
    found: list[str] = []
    for word in sorted(CERTIFICATES, key=lambda word: -int(word.split()[2])):
        if total >= int(word.split()[2]):
            found.append(word)
            total -= int(word.split()[2])
    assert total == 0
    return found


@pytest.mark.parametrize(
    ("total", "bonus"),
    [(10, 0), (11, 1), (15, 1), (16, 2), (20, 2), (21, 3), (25, 3), (26, 4), (29, 4), (30, 4), (31, 5), (35, 5)],
)
def test_3_56_the_last_bonus_belongs_to_more_than_thirty(total: int, bonus: int) -> None:
    s = counting().give_certificates(0, *words_with(total))
    rank = 9 if total > 61 - total else 5  # the bishop has the others
    assert bell_points(s) == [rank + bonus, 0, 0]


def test_3_56_leonardo_and_the_bishop_each_take_a_rank() -> None:
    s = counting(2)
    s.give_leonardo("8 6 6", "7 5 6", "7 6 4", "8 7 4")  # 20
    s.owe(0, "7 7 2", 1)  # 0
    sell_all(s, 1)  # all the others: 39
    # seat 1 first, Leonardo second, the bishop on 1 third, seat 0 fourth
    assert bell_points(s)[:2] == [0, 14]


@pytest.mark.parametrize(("hours", "expected"), [("7 8 9", [0, 2, 14]), ("8 7 9", [2, 0, 14])])
def test_3_56_who_woke_up_later_is_placed_later_and_so_ahead(hours: str, expected: list[int]) -> None:
    s = opening(3, "8").leave(LAST).reach()
    for seat in range(3):
        s.give(seat, "", 0).give(seat, mood=0)
    s.stand(100, 200, 300).awake(hours).owe(0, "8 6 6", 2).owe(1, "7 5 6", 0)
    sell_all(s, 2)
    assert bell_points(s) == expected


# --- 3.57 (EN:1372, FRm:1983-1991): all that is earned goes to an unfinished certificate


def owing(*debts: tuple[str, int], modules: str = "8", players: int = 3, money: int = 0) -> Scene:
    """All are about to plan; seat 0 has unfinished certificates with so many thalers on them."""
    s = opening(players, modules).awake()
    for word, paid in debts:
        s.owe(0, word, paid)
    return s.give(0, "", money).give(1, "RY")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_3_57_thalers_of_the_studio_go_to_the_certificate(players: int) -> None:
    s = owing(("8 6 6", 1), players=players, money=2)
    before = s.space(0)
    s.schedule(0, "C2 S2 W1").others().until(lambda s: s.column > 2 or s.round > 1)
    assert (s.unfinished(0), s.thalers(0)) == ([("8 6 6", 7)], 2)
    assert s.space(0) == before  # no points for it


@pytest.mark.parametrize("players", [2, 3, 4])
def test_3_57_what_is_over_is_the_players_and_the_certificate_is_turned(players: int) -> None:
    s = owing(("6 5 3", 2), players=players).schedule(0, "C2 S2 W1").others()
    s.until(lambda s: s.column > 2 or s.round > 1)
    assert (s.unfinished(0), s.certificates(0), s.thalers(0)) == ([], ["6 5 3"], 2)
    for who in everybody(s):
        seen = s.part("bells", who)["players"][0]
        assert (seen["certificates"], seen["unfinished"]) == (1, [])


def test_3_57_income_is_earned_too() -> None:
    s = owing(("8 6 6", 1)).own_tiles(0, 4).others().reach()
    assert (s.unfinished(0), s.thalers(0)) == ([("8 6 6", 5)], 0)


def test_3_57_with_several_the_player_says_which() -> None:
    s = owing(("8 6 6", 1), ("7 5 6", 2)).schedule(0, "C2 S1 W2").others()
    s.until(lambda s: s.to_move() == 0 and s.column == 2)
    assert (s.options(), s.after("U1").unfinished(0)) == (["U1", "U2"], [("8 6 6", 4), ("7 5 6", 2)])
    assert s.after("U2").unfinished(0) == [("8 6 6", 1), ("7 5 6", 5)]


def test_3_57_what_is_left_when_one_is_paid_goes_to_another() -> None:
    s = owing(("8 6 6", 7), ("7 5 6", 2)).schedule(0, "C2 S1 W2").others()
    s.until(lambda s: s.to_move() == 0 and s.column == 2).play("U1").until(lambda s: s.column > 2)
    assert (s.certificates(0), s.unfinished(0), s.thalers(0)) == (["8 6 6"], [("7 5 6", 4)], 0)


def test_3_57_where_it_makes_no_difference_nobody_is_asked() -> None:
    s = owing(("3 3 1", 2), ("2 2 1", 1))  # 3 thalers pay both
    s.schedule(0, "C2 S1 W2").others().until(lambda s: s.column > 2)
    assert (sorted(s.certificates(0)), s.thalers(0)) == (["2 2 1", "3 3 1"], 1)


def test_3_57_a_treasure_sold_is_earned() -> None:
    s = opening(modules="8,13").give_maps(0, CHART).hide_treasures(B1="statue 5").restore("B1").awake()
    s.owe(0, "8 6 6", 1).give(0, "", 0).give(2, "RY").schedule(0, "- @W C1").others()
    use_map(s).play("$")
    assert (s.unfinished(0), s.thalers(0)) == ([("8 6 6", 6)], 0)


def test_3_57_pennies_and_leaves_of_the_end_are_earned() -> None:
    s = opening(modules="4,5,8").leave(LAST).reach().awake()
    for seat in range(3):
        s.give(seat, "", 0).give_pennies(seat, 0).give_leaves(seat, 0)
    s.owe(0, "5 4 3", 0).give_pennies(0, 3).give_leaves(0, 3).schedule(0, "C3 W0").others().reach(99)
    assert s.certificates(0) == ["5 4 3"]
    assert s.thalers(0) <= 1


def test_3_57_thalers_behind_the_screen_stay_there_unless_they_are_paid_in() -> None:
    s = owing(("8 6 6", 1), money=9).schedule(0, "C2 S1 W2").others()
    s.until(lambda s: s.column > 2)
    assert (s.unfinished(0), s.thalers(0)) == ([("8 6 6", 4)], 9)


def test_3_57_a_tip_is_earned_but_its_penny_is_not_touched() -> None:
    s = opening(modules="4,8").awake()
    s.owe(0, "8 6 6", 1).give(0, "", 0).give_wishes(0, "tip").give(1, "RY").schedule(0, "C2 S1 W2").others()
    s.at("S").play("!TIP")
    assert (s.unfinished(0), s.thalers(0), s.pennies(0)) == ([("8 6 6", 5)], 0, 4)


def test_3_57_what_an_ill_one_earns_at_the_studio_goes_there_too() -> None:
    s = opening(modules="8,10").next_infections("market").make_ill(0, 1).awake()
    s.owe(0, "8 6 6", 1).give(0, "B", 0).give(1, "RY").schedule(0, "C1 S0+1").others().at("S").play("$B")
    assert (s.unfinished(0), s.thalers(0), s.paints(0)) == ([("8 6 6", 4)], 0, "")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_3_57_a_favor_is_earned(players: int) -> None:
    s = opening(players, "8,11").lay(C3="11 PPG").put_bishop("C3").lay_favor("C3", "5 thalers").awake()
    s.owe(0, "8 6 6", 1).give(0, "PPG", 0).give(1, "RY").schedule(0, "C1").others().at("C").play("C3")
    assert (s.unfinished(0), s.thalers(0)) == ([("8 6 6", 6)], 0)


# --- 3.59 (EN:1384, FRm:1937): money may be put on a certificate


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(
    ("word", "paid", "money", "most"), [("6 5 3", 2, 3, 3), ("6 5 3", 2, 12, 4), ("8 6 6", 0, 5, 5)]
)
def test_3_59_after_the_own_wake_up_choice(word: str, paid: int, money: int, most: int, players: int) -> None:
    s = opening(players, "8").owe(0, word, paid)
    s.give(0, "", money).stand(*range(1, len(s.state.track) + 1)).play("7:00")
    assert s.to_move() == 0
    assert s.options() == [f"${number}" for number in range(most + 1)]
    before = s.space(0)
    for number in range(most + 1):
        other = s.after(f"${number}")
        assert (other.thalers(0), other.space(0)) == (money - number, before)
        left = int(word.split()[0]) - paid - number
        assert other.unfinished(0) == ([(word, paid + number)] if left else [])
        assert other.certificates(0) == ([] if left else [word])


def test_3_59_for_each_unfinished_one() -> None:
    s = opening(modules="8").owe(0, "6 5 3", 2).owe(0, "5 4 3", 4).give(0, "", 12).stand(1, 2, 3).play("7:00")
    assert s.options() == ["$0", "$1", "$2", "$3", "$4"]
    s.play("$2")
    assert s.options() == ["$0", "$1"]
    s.play("$1")
    assert (s.unfinished(0), s.certificates(0), s.thalers(0)) == ([("6 5 3", 4)], ["5 4 3"], 9)


def test_3_59_nobody_else_is_asked_and_nobody_without_money() -> None:
    s = opening(modules="8").owe(0, "6 5 3", 2).give(0, "", 0).stand(1, 2, 3)
    for hour in ("7:00", "8:00", "9:00"):
        s.play(hour)
        assert not moves(s, "$")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_3_59_directly_before_the_bells_are_counted(players: int) -> None:
    s = counting(players).owe(0, "8 6 6", 2).give(0, "", 6).others()
    s.until(lambda s: s.to_move() == 0 and bool(moves(s, "$")))
    assert s.options() == [f"${number}" for number in range(7)]
    paid, kept_money = s.after("$6").reach(99), s.after("$0").reach(99)
    assert (paid.certificates(0), paid.thalers(0)) == (["8 6 6"], 0)
    assert (kept_money.unfinished(0), kept_money.thalers(0)) == ([("8 6 6", 2)], 6)
    assert (kept_money.result().sources["money"][0], paid.result().sources["money"][0]) == (3, 0)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_3_59_directly_before_a_bottle_that_must_be_bought(players: int) -> None:
    s = opening(players, "8,10").next_infections("studio").offer_bottles("3").awake("6 7 8 9")
    s.owe(0, "8 6 6", 2).give(0, "", 4).give(1, "RY").schedule(0, "@M").others().until(lambda s: s.to_move() == 0)
    assert s.options() == ["$0", "$1", "$2", "$3", "$4"]
    bought, saved = s.after("$0"), s.after("$4")
    assert (bought.bottles(0), bought.thalers(0)) == ("3", 1)
    assert (saved.bottles(0), saved.thalers(0), saved.unfinished(0)) == ("", 0, [("8 6 6", 6)])


def test_3_59_at_no_other_moment() -> None:
    s = owing(("8 6 6", 2), money=3).others()
    while s.round == 1:
        assert not moves(s, "$")
        s.play(least(s))


@pytest.mark.parametrize(("have", "money"), [("33", 4), ("", 2)])
def test_3_59_where_no_bottle_must_be_bought_nobody_is_asked(have: str, money: int) -> None:
    s = opening(3, "8,10").next_infections("studio").offer_bottles("3").give_bottles(0, have).awake().owe(0, "8 6 6", 2)
    s.give(0, "", money)  # the bottle costs three
    s.give(1, "RY").schedule(0, "@M").others()
    while s.column == 0:
        assert not moves(s, "$")
        s.play(least(s))
    assert (s.bottles(0), s.thalers(0)) == (have, money)


# --- along random games


MIXES = [
    "10",
    "8,10,13",
    "2,4,9,10",
    "10,14",
    "6,8,9,10,13,14",
    "1,4,5,8,10,12,16,17",
    "1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17",
]


def check_pawns(s: Scene) -> None:
    for seat in range(len(s.players)):
        seen = s.part("medico")["players"][seat]
        own_here = s.apprentices(seat) - seen["neutral"]
        assert own_here + seen["aside"] + seen["away"] == 5
        assert 0 <= seen["away"] <= seen["ill"]


def check_elixir(s: Scene) -> None:
    if not elixirs(s):
        return
    seat = int(s.to_move())
    seen = s.part("medico")["players"][seat]
    assert seen["away"] > 0
    assert seen["ill"] > 0
    for move in elixirs(s):
        assert int(move[2]) <= min(int(move[0]), seen["away"])
        assert move[0] in seen["bottles"]


def check_plans(s: Scene, healthy: list[int]) -> None:
    """Plans have just been revealed; so many healthy ones everybody had."""
    for seat, number in enumerate(healthy):
        for who in everybody(s):
            assert sum(s.shown(who, seat)["plan"]) == number


def check_beams(s: Scene) -> None:
    owned = [s.beams(seat) for seat in range(len(s.players))]
    for who in everybody(s):
        assert [player["beams"] for player in s.part("pews", who)["players"]] == owned


@pytest.mark.parametrize("seed", range(21))
def test_what_holds_along_random_games(seed: int) -> None:
    modules = MIXES[seed % len(MIXES)]
    chance = Random(seed)
    s = new_game(2 + seed // 7 % 3, 1000 + seed, {"modules": modules})
    healthy: list[int] = []
    while not s.over():
        check_pawns(s)
        check_elixir(s)
        if "14" in modules.split(","):
            check_beams(s)
        if s.planners():
            healthy = [s.apprentices(seat) for seat in range(len(s.players))]
        elif healthy:
            check_plans(s, healthy)
            healthy = []
        assert len(s.state.options) > 1
        s.state.push(s.state.options[chance.randrange(len(s.state.options))])


@pytest.mark.parametrize("edition", ["classic", "mega"])
@pytest.mark.parametrize("seed", range(6))
def test_3_19_holds_along_random_games(seed: int, edition: str) -> None:
    chance = Random(seed)
    s = new_game(2 + seed % 3, 2000 + seed, {"edition": edition})
    stepped = False  # has the bishop just made a step that was paid?
    seen = 0
    while not s.over():
        legal = s.options()
        altar = [move for move in legal if move.startswith("=")]
        steps = [move for move in legal if move.startswith(">")]
        tiles = [move for move in legal if move in NAMES]
        if stepped:
            assert not steps
            assert "-" not in legal
            assert not altar or edition == "classic"
        elif altar and s.thalers(int(s.to_move())) > 0 and s.state.tiles_left():
            assert bool(steps) == (edition == "classic" or bool(tiles))
            seen += 1
        move = chance.choice(steps or legal if chance.random() < 0.5 else legal)
        seat = s.to_move()
        before = sum(s.players[seat].paints)
        s.play(move)
        stepped = move.startswith(">") and s.to_move() == seat and sum(s.players[seat].paints) == before
    assert seen > 0


@pytest.mark.parametrize("seed", range(8))
def test_3_57_3_33_hold_along_random_games(seed: int) -> None:
    modules = ["8", "1,4,8,13", "2,4,5,8,11,12", "4,6,7,8,9,14,16,17"][seed % 4]
    chance = Random(seed)
    s = new_game(2 + seed % 3, 3000 + seed, {"modules": modules})
    players = range(len(s.players))
    while not s.over():
        had = [s.thalers(seat) for seat in players]
        s.state.push(s.state.options[chance.randrange(len(s.state.options))])
        if s.over():
            break
        for seat in players:
            assert s.thalers(seat) <= had[seat] or not s.unfinished(seat)
        if "4" in modules.split(","):
            assert 0 <= s.part("wishing well")["well"] <= 2
