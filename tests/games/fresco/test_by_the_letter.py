"""Rulings that follow a booklet to the letter, by their numbers, each played through on a laid table.

Citations are to lines of the booklets: EN and FRm are the big box, DE and FRc the classic edition.
"""

import re
from collections.abc import Callable
from functools import cache
from itertools import product
from random import Random
from typing import Any, cast

import pytest

from bottega.core.game import SPECTATOR
from bottega.games.fresco.modules.m04_wishing_well import well_of
from bottega.games.fresco.state import Fresco
from tests.games.fresco.modules.lay import (
    CARDS,
    give_leaves,
    give_pennies,
    give_wishes,
    lay_favor,
    leaves,
    next_wishes,
    own,
    pennies,
    request_kinds,
    wishes,
)
from tests.games.fresco.modules.lay_m08 import (
    CERTIFICATES,
    certificates,
    give_certificates,
    give_leonardo,
    leave_certificates,
    owe,
    unfinished,
)
from tests.games.fresco.modules.lay_m09 import exchanges, give_wall_tiles
from tests.games.fresco.modules.lay_m10 import (
    aside,
    away,
    bottles,
    discarded,
    give_bottles,
    ill,
    make_ill,
    next_infections,
    offer_bottles,
)
from tests.games.fresco.modules.lay_m13 import (
    give_maps,
    hide_treasures,
    kept,
    laid_maps,
    own_maps,
    treasure_under,
    used_maps,
)
from tests.games.fresco.modules.lay_m14 import beams, give_beams
from tests.games.fresco.table import (
    GAME,
    NAMES,
    after,
    apprentices,
    bishop,
    give,
    lay,
    lay_market,
    leave,
    mood,
    options,
    own_tiles,
    paints,
    planners,
    play,
    play_as,
    put_bishop,
    restore,
    shown,
    space,
    stand,
    table,
    thalers,
    tile_at,
    told,
    view,
    without_paints,
)

pytestmark = pytest.mark.long  # whole situations: to trace them would take a minute

HOURS = "7 8 9 6"  # by marker; in a game for four seat 3 acts first, else seat 0
BOOTHS = "R Y / B RY RB / YB YYY BBB O"
BOOTHS_4 = "R Y / B RY RB / RRR YYY BBB YB / RB YY BB G"
CHART = "B1 C1 D1 B2"  # a map of four rooms
LAST = "A1 B1 C1 D1 E1 A2"  # with these left the final round begins
ELIXIR = re.compile(r"[123]:[0-3]")


# --- laying and playing


@cache
def dealt(players: int, modules: str, edition: str) -> Fresco:
    return without_paints(table(players, edition, modules=modules))


def opening(players: int = 3, modules: str = "10", edition: str = "mega") -> Fresco:
    """A new game in which nobody has any paint."""
    return dealt(players, modules, edition).copy()


def least(s: Fresco) -> str:
    """The option that does least."""
    legal = options(s)
    return next((move for move in ("-", "8:00") if move in legal), legal[0])


def rise(s: Fresco, hours: str = HOURS) -> Fresco:
    """All wake up, by marker, and buy or pay nothing; who sets an apprentice aside is left to be asked."""
    while not s.awake and options(s)[0] != "H":
        morning = options(s)[0].endswith(":00")
        play(s, f"{hours.split()[int(s.argument())]}:00" if morning else least(s))
    return s


def schedule(s: Fresco, seat: int, words: str = "") -> Fresco:
    """A player gives these answers when planning, in this order; to other questions: no tile, as few as possible."""
    wanted = words.split()
    while seat in planners(s):
        s.ask(seat)
        legal = options(s)
        if wanted and wanted[0] in legal:
            play_as(s, seat, wanted.pop(0))
        else:
            play_as(s, seat, next((move for move in ("-", "L0") if move in legal), legal[0]))
    assert not wanted, f"not asked for: {wanted}"
    return s


def others(s: Fresco) -> Fresco:
    """All who have not planned do so, as little as possible: they end at workshop and theater."""
    for seat in list(planners(s)):
        schedule(s, seat)
    return s


def until(s: Fresco, found: Callable[[Fresco], bool]) -> Fresco:
    """Play on, doing as little as possible, until this is so."""
    while not found(s):
        assert not s.over(), "it never came"
        play(s, least(s))
    return s


def at(s: Fresco, column: str, seat: int = 0) -> Fresco:
    """A player is asked at a column of the sheet."""
    number = ("MCSWD" if s.final else "MCSWT").index(column)
    return until(s, lambda s: s.column == number and s.to_move() == seat)


def done_at(s: Fresco, column: str, seat: int = 0) -> bool:
    """Is a player no longer asked at a column?"""
    return s.over() or s.column != ("MCSWD" if s.final else "MCSWT").index(column) or s.to_move() != seat


def next_round(s: Fresco) -> Fresco:
    """The second round begins, if it has not begun."""
    return until(s, lambda s: s.round == 2)


def play_out(s: Fresco) -> Fresco:
    while not s.over():
        play(s, least(s))
    return s


def part(s: Fresco, module: str, who: int = SPECTATOR) -> dict[str, Any]:
    """What a seat sees of a module."""
    parts = cast(list[dict[str, Any]], view(s, who)["modules"])
    return next(found for found in parts if found["module"] == module)


def everybody(s: Fresco) -> list[int]:
    return [*range(len(s.players)), SPECTATOR]


def sick(s: Fresco, seat: int = 0) -> tuple[int, int]:
    """A player's ill apprentices, and their own ones with the Medico."""
    return ill(s, seat), away(s, seat)


def elixirs(s: Fresco) -> list[str]:
    return [move for move in options(s) if ELIXIR.fullmatch(move)]


def to_healing(s: Fresco, seat: int = 0) -> Fresco:
    """A player is asked for bottles."""
    return until(s, lambda s: s.to_move() == seat and bool(elixirs(s) or "J" in options(s)))


def around(name: str) -> set[str]:
    """The neighbors of a segment, diagonal ones too."""
    column, row = ord(name[0]), int(name[1])
    near = {f"{chr(column + x)}{row + y}" for x in (-1, 0, 1) for y in (-1, 0, 1)} - {name}
    return near & set(NAMES)


def moves(s: Fresco, sign: str) -> set[str]:
    """What follows a sign in the options that begin with it."""
    return {move[len(sign) :] for move in options(s) if move.startswith(sign)}


# --- 3.71 (EN:1586-1596, FRm:2316-2330): the neutral apprentice stands where it was planned


def good_mood(infection: str, players: int = 3, own: int = 0) -> Fresco:
    """Seat 0 has the neutral apprentice and is about to plan; so many of its own are ill."""
    s = opening(players)
    next_infections(s, infection)
    make_ill(s, 0, own)
    s.players[0].mood = 4
    rise(s)
    assert part(s, "medico")["players"][0]["neutral"] == 1
    assert apprentices(s, 0) == 6 - own
    return s


@pytest.mark.parametrize("players", [2, 3, 4])
def test_3_71_whoever_has_it_says_in_which_column_it_stands(players: int) -> None:
    s = good_mood("studio", players)
    for move in ("M0", "C2", "S2", "W1"):
        play_as(s, 0, move)
    s.ask(0)
    assert options(s) == ["N@C", "N@S", "N@W", "N@T"]


def test_3_71_only_columns_with_healthy_ones_are_offered() -> None:
    s = good_mood("studio", own=1)
    for move in ("M0", "C2", "S0+1", "W3"):
        play_as(s, 0, move)
    s.ask(0)
    assert options(s) == ["N@C", "N@W"]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_3_71_it_is_said_before_the_infection_is_known_and_in_secret(players: int) -> None:
    s = good_mood("studio", players)
    schedule(s, 0, "C2 S2 W1 N@S")
    for who in everybody(s):
        assert part(s, "medico", who)["infected"] == ""
    hidden = [part(s, "medico", who)["players"][0]["neutral_at"] for who in everybody(s) if who != 0]
    assert hidden == [None] * players
    others(s)
    shown_now = [part(s, "medico", who)["players"][0]["neutral_at"] for who in everybody(s)]
    assert None not in shown_now
    assert len(set(map(str, shown_now))) == 1


@pytest.mark.parametrize("players", [2, 3, 4])
def test_3_71_where_it_stands_the_player_chooses_who_falls_ill(players: int) -> None:
    s = good_mood("studio", players)
    others(schedule(s, 0, "C2 S2 W1 N@S"))
    until(s, lambda s: options(s) == ["O", "N"])
    assert s.to_move() == 0
    assert sick(after(s, "O")) == (1, 1)
    assert sick(after(s, "N")) == (1, 0)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("column", ["C", "W", "T"])
def test_3_71_elsewhere_it_cannot_fall_ill(column: str, players: int) -> None:
    s = good_mood("studio", players)
    others(schedule(s, 0, f"C2 S2 W1 N@{column}"))
    while s.round == 1:
        assert options(s) != ["O", "N"]
        play(s, least(s))
    assert sick(s) == (1, 1)


def test_3_71_alone_at_the_infected_place_it_is_the_one_that_falls_ill() -> None:
    s = good_mood("studio")
    others(schedule(s, 0, "C2 S1 W3 N@S"))
    while s.round == 1:
        assert options(s) != ["O", "N"]
        play(s, least(s))
    assert sick(s) == (1, 0)


@pytest.mark.parametrize(("choice", "healthy", "ill_ones"), [("N", 6, 1), ("O", 5, 1)])
def test_3_71_next_round_it_is_there_again_in_excellent_health(choice: str, healthy: int, ill_ones: int) -> None:
    s = good_mood("studio")
    others(schedule(s, 0, "C2 S2 W1 N@S"))
    play(until(s, lambda s: options(s) == ["O", "N"]), choice)
    next_round(s)
    s.players[0].mood = 4
    rise(s)
    assert part(s, "medico")["players"][0]["neutral"] == 1
    assert (apprentices(s, 0), ill(s, 0)) == (healthy, ill_ones)
    assert apprentices(s, 0) - 1 + aside(s, 0) + away(s, 0) == 5


def test_3_71_in_a_worse_mood_only_the_ill_one_is_left_of_it() -> None:
    s = good_mood("studio")
    others(schedule(s, 0, "C2 S2 W1 N@S"))
    play(until(s, lambda s: options(s) == ["O", "N"]), "N")
    next_round(s)
    s.players[0].mood = 0
    rise(s)
    assert (apprentices(s, 0), ill(s, 0), away(s, 0)) == (5, 1, 0)


@pytest.mark.parametrize(("column", "expected"), [("S", (3, 2)), ("T", (3, 3))])
def test_3_71_contagion_reaches_it_where_it_stands(column: str, expected: tuple[int, int]) -> None:
    s = good_mood("market", own=1)
    others(schedule(s, 0, f"C2 S2+1 N@{column}" if column != "T" else "C2 S2+1 W0 N@T"))
    next_round(s)
    assert sick(s) == expected


def test_3_71_without_the_medico_nobody_asks_where_it_stands() -> None:
    s = opening(modules="none")
    s.players[0].mood = 4
    rise(s)
    for move in ("M0", "C2", "S2", "W1"):
        play_as(s, 0, move)
    assert 0 not in planners(s)


def test_3_71_it_may_be_the_one_beside_the_medico_at_an_infected_market() -> None:
    s = opening()
    next_infections(s, "market")
    make_ill(s, 0, 1)
    offer_bottles(s, "1")
    s.players[0].mood = 4
    rise(s)
    others(schedule(s, 0, "@M M1 C2 W2 N@M"))
    next_round(s)
    assert sick(s) == (2, 1)


def test_3_71_on_an_action_tile_it_does_not_fall_ill() -> None:
    s = opening(modules="6,10")
    next_infections(s, "studio")
    s.players[0].mood = 4
    rise(s)
    schedule(s, 0, "@S C2 S1 W2 N@S")
    next_round(others(s))
    assert sick(s) == (0, 0)


# --- 3.72 (EN:1697, FRm:2494-2500): a portion swaps an ill apprentice for an own one from the Medico's board


def with_bottles(letters: str, own: int, neutral: int = 0, players: int = 3) -> Fresco:
    """All have planned; seat 0 has these bottles and so many ill ones, own and neutral, all at home."""
    s = opening(players)
    next_infections(s, "market")
    make_ill(s, 0, own, neutral)
    give_bottles(s, 0, letters)
    return others(rise(s))


@pytest.mark.parametrize(
    ("letter", "own", "neutral", "most"),
    [
        ("1", 1, 0, 1), ("1", 4, 0, 1), ("2", 1, 0, 1), ("2", 3, 0, 2), ("3", 1, 2, 1),
        ("3", 2, 0, 2), ("3", 2, 3, 2), ("3", 3, 0, 3), ("3", 5, 0, 3),
    ],
)  # fmt: skip
def test_3_72_from_no_portion_to_as_many_as_can_be_swapped(letter: str, own: int, neutral: int, most: int) -> None:
    s = to_healing(with_bottles(letter, own, neutral))
    assert sorted(options(s)) == sorted(["-", *(f"{letter}:{number}" for number in range(most + 1))])


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("number", [0, 1, 2])
def test_3_72_the_rest_of_the_bottle_is_lost(number: int, players: int) -> None:
    s = play(to_healing(with_bottles("3", 2, 1, players)), f"3:{number}")
    assert sick(s) == (3 - number, 2 - number)
    assert bottles(s, 0) == ""
    assert "3" in discarded(s)
    assert not elixirs(s)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("letters", ["1", "3", "32"])
def test_3_72_without_an_own_one_on_the_board_elixir_is_not_offered(letters: str, players: int) -> None:
    s = with_bottles(letters, 0, 2, players)
    while s.round == 1:
        assert not elixirs(s)
        play(s, least(s))
    assert bottles(s, 0) == letters
    assert sick(s) == (2, 0)


def test_3_72_with_only_healthy_ones_there_is_juice_alone_and_it_may_be_kept() -> None:
    for neutral in (0, 2):
        s = to_healing(with_bottles("3J", 0, neutral))
        assert sorted(options(s)) == ["-", "J"]
        before = mood(s, 0)
        assert mood(after(s, "J"), 0) == before + 1
        assert bottles(after(s, "J"), 0) == "3"
        assert bottles(after(s, "-"), 0) == "3J"


def test_3_72_bottles_are_chosen_one_after_another() -> None:
    s = to_healing(with_bottles("31", 2))
    assert sorted(options(s)) == ["-", "1:0", "1:1", "3:0", "3:1", "3:2"]
    play(s, "1:1")
    assert s.to_move() == 0
    assert sorted(options(s)) == ["-", "3:0", "3:1"]
    assert (sick(after(s, "3:1")), bottles(after(s, "3:1"), 0)) == ((0, 0), "")
    assert (sick(after(s, "-")), bottles(after(s, "-"), 0)) == ((1, 1), "3")


def test_3_72_when_the_board_is_empty_the_second_bottle_is_not_asked_for() -> None:
    s = play(to_healing(with_bottles("33", 2, 2)), "3:2")
    assert sick(s) == (2, 0)
    assert not elixirs(s)
    assert bottles(s, 0) == "3"


def test_3_72_who_is_healed_works_in_the_next_round() -> None:
    s = to_healing(with_bottles("2", 3))
    for move, healthy in (("2:0", 2), ("2:1", 3), ("2:2", 4), ("-", 2)):
        other = rise(next_round(after(s, move)))
        assert apprentices(other, 0) == healthy
        assert bottles(other, 0) == ("2" if move == "-" else "")


@pytest.mark.parametrize(("hours", "order"), [("7 8 9", [0, 1, 2]), ("9 7 8", [1, 2, 0])])
def test_3_72_players_heal_in_the_order_of_waking_up(hours: str, order: list[int]) -> None:
    s = opening()
    next_infections(s, "market")
    for seat in range(3):
        make_ill(s, seat, 1)
        give_bottles(s, seat, "1")
    others(rise(s, hours))
    asked = []
    for _ in range(3):
        until(s, lambda s: bool(elixirs(s)))
        asked.append(s.to_move())
        play(s, "1:1")
    assert asked == order
    assert [sick(s, seat) for seat in range(3)] == [(0, 0)] * 3


# --- 3.26 (EN:767, EN:1648-1653): an ill one at the workshop may fulfil a request or take an exchange tile


def blending(modules: str, workshop: str, own_ill: int = 1, hand: str = "RRRYYYBB") -> Fresco:
    """Seat 0 has planned: `0+1` for an ill one alone at the workshop; it has three tiles for the general request."""
    s = opening(modules=modules)
    if "10" in modules.split(","):
        next_infections(s, "market")
        make_ill(s, 0, own_ill)
    if "2" in modules.split(","):
        own(s, 0, "5 PR", "5 PY", "4 GB")
    rise(s)
    give(s, 0, hand)
    spare = max(0, apprentices(s, 0) - int(workshop[0]) - 3)
    schedule(s, 0, f"C{spare} W{workshop}")
    give(s, 2, "RY")  # somebody else waits at the workshop
    return s


def fulfil(s: Fresco) -> Fresco:
    """Fulfil the general request, with whatever tiles are offered first."""
    play(s, "Q*")
    while s.to_move() == 0 and re.fullmatch(r"0|O?G?P?|W[OGP][RYB]", options(s)[0]):
        play(s, options(s)[0])
    assert request_kinds(s, 0) == "*"
    return s


def at_work(s: Fresco) -> Fresco:
    return at(others(s), "W")


def most_blends(s: Fresco) -> int:
    """The most orange paints seat 0 can still blend at the workshop."""
    other = s.copy()
    while not done_at(other, "W") and not moves(other, "O"):
        play(other, "-")
    return 0 if done_at(other, "W") else max(int(number) for number in moves(other, "O"))


def test_3_26_an_ill_one_may_fulfil_a_request_in_place_of_its_blend() -> None:
    s = at_work(blending("2,10", "0+1"))
    assert "Q*" in options(s)
    assert most_blends(s) == 1
    before = paints(s, 0)
    fulfil(s)
    assert done_at(s, "W")
    assert paints(s, 0) == before


def test_3_26_a_healthy_one_does_a_request_or_two_blends_never_both() -> None:
    s = at_work(blending("2,10", "1", own_ill=0))
    assert most_blends(s) == 2
    assert done_at(fulfil(s), "W")


def test_3_26_beside_an_ill_one_that_fulfils_a_request_a_healthy_one_blends_twice() -> None:
    s = at_work(blending("2,10", "1+1"))
    assert most_blends(s) == 3
    assert most_blends(fulfil(s)) == 2


def test_3_26_one_request_a_round_whoever_fulfils_it() -> None:
    s = at_work(blending("2,10", "0+2", own_ill=2))
    own(s, 0, "5 PR", "5 PY", "4 GB", "4 GR", "4 OB", "4 OY")
    fulfil(s)
    assert not moves(s, "Q")
    assert most_blends(s) == 1


def test_3_26_an_ill_one_may_take_an_exchange_tile_in_place_of_its_blend() -> None:
    s = blending("9,10", "0+1")
    give_wall_tiles(s, 0, "PR", "PY")
    at_work(s)
    assert "XO" in options(s)
    assert most_blends(s) == 1
    play(s, "XO")
    assert exchanges(s, 0) == "O"
    assert done_at(s, "W")


def test_3_26_two_ill_ones_may_do_a_request_and_an_exchange() -> None:
    s = blending("2,9,10", "0+2", own_ill=2)
    give_wall_tiles(s, 0, "PR", "PY")
    fulfil(at_work(s))
    exchange = [move for move in options(s) if move.startswith("XO")]
    play(s, exchange[0])
    assert exchanges(s, 0) == "O"
    assert done_at(s, "W")


@pytest.mark.parametrize(("workshop", "offered"), [("0+1", False), ("0+2", False), ("1", True), ("1+1", True)])
def test_3_26_alchemy_is_barred_to_ill_ones_alone(workshop: str, offered: bool) -> None:
    s = blending("4,10", workshop, own_ill=2)
    give_wishes(s, 0, "alchemy")
    at_work(s)
    assert bool(moves(s, "!")) is offered


def test_3_26_after_a_healthy_ones_request_there_is_no_alchemy() -> None:
    s = blending("2,4", "1")
    give_wishes(s, 0, "alchemy")
    at_work(s)
    assert moves(s, "!")
    assert done_at(fulfil(s), "W")
    assert wishes(s, 0) == ["alchemy"]


def test_3_26_alchemy_belongs_to_the_healthy_one_when_the_ill_one_fulfils_the_request() -> None:
    s = blending("2,4,10", "1+1")
    give_wishes(s, 0, "alchemy")
    fulfil(at_work(s))
    assert "RYB=O" in moves(s, "!")
    play(s, "!RYB=O")
    assert wishes(s, 0) == []
    assert most_blends(s) == 2


def test_3_26_an_ill_ones_request_excludes_the_guild() -> None:
    s = at_work(blending("2,10,17", "0+1"))
    assert any("/" in move or move.startswith("+") for move in options(s))
    assert done_at(fulfil(s), "W")


# --- 3.18 (EN:325, EN:508, DE:286; EN:2008): theater and a treasure's mood may be declined


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("number", [1, 2, 3])
def test_3_18_with_the_medico_the_theater_asks_how_many(number: int, players: int) -> None:
    s = opening(players)
    next_infections(s, "market")
    s.players[0].mood = -2
    rise(s, "8 7 9 6")
    others(schedule(s, 0, f"C2 W{3 - number}"))
    at(s, "T")
    assert mood(s, 0) == -2
    assert options(s) == [f"T{lifts}" for lifts in range(number + 1)]
    for lifts in range(number + 1):
        assert mood(after(s, f"T{lifts}"), 0) == min(4, -2 + 2 * lifts)


@pytest.mark.parametrize("edition", ["mega", "classic"])
def test_3_18_without_the_medico_the_theater_is_not_asked(edition: str) -> None:
    s = opening(modules="none", edition=edition)
    s.players[0].mood = -2
    rise(s, "8 7 9")
    others(schedule(s, 0, "C2 W1"))
    assert s.round == 2  # nobody could do anything else
    assert mood(s, 0) == 2


def test_3_18_declining_keeps_a_mood_in_which_an_ill_one_is_healed() -> None:
    s = opening()
    next_infections(s, "market")
    make_ill(s, 0, 1)
    rise(s)
    s.players[0].mood = -3
    others(schedule(s, 0, "C2 W1"))
    play(at(s, "T"), "T0")
    rise(next_round(s))
    assert mood(s, 0) == -4
    assert options(s) == ["H", "I"]
    play(s, "I")
    assert (sick(s), aside(s, 0)) == ((0, 0), 1)


def exploring(modules: str, rooms: dict[str, str], place: str = "W", words: str = "") -> Fresco:
    """Seat 0 has laid a map of B1 C1 D1 B2 on a place; these rooms are open, with these treasures."""
    s = opening(modules=modules)
    if "10" in modules.split(","):
        next_infections(s, "market")
    give_maps(s, 0, CHART)
    hide_treasures(s, **rooms)
    restore(s, " ".join(rooms))
    rise(s, "8 7 9")
    s.players[0].mood = -1
    give(s, 2, "RY")
    return others(schedule(s, 0, f"@{place} {words}"))


def use_map(s: Fresco) -> Fresco:
    """The map is used at the first moment at which it can be."""
    until(s, lambda s: s.to_move() == 0 and options(s) == ["+", "-"])
    return play(s, "+")


def test_3_18_with_the_medico_the_mood_of_a_treasure_may_be_declined() -> None:
    s = use_map(exploring("10,13", {"B1": "script 1"}))
    assert sorted(options(s)) == ["+", "-"]
    for move, expected in (("+", 2), ("-", -1)):
        other = after(s, move)
        assert mood(other, 0) == expected
        assert sorted(options(other)) == ["$", "K"]  # kept or sold whether or not the mood was wanted
        before = thalers(other, 0)
        assert thalers(after(other, "$"), 0) == before + 2
        assert kept(after(other, "K"), 0) == ["script 1"]
        assert mood(after(other, "$"), 0) == mood(after(other, "K"), 0) == expected


def test_3_18_without_the_medico_a_treasure_improves_the_mood_unasked() -> None:
    s = use_map(exploring("13", {"B1": "script 1"}))
    assert sorted(options(s)) == ["$", "K"]
    assert mood(s, 0) == 2


# --- 3.19 (DE:388, FRc:380 against EN:439, FRm:607): the bishop's paid step


def in_cathedral(
    edition: str, hand: str, players: int = 3, money: int = 3, apprentices: int = 1, modules: str = "none"
) -> Fresco:
    """Seat 0 is about to act in the cathedral; `3 RYB` has been restored, and the bishop stands on C3."""
    s = opening(players, modules, edition)
    restore(s, next(name for name in NAMES if tile_at(s, name) == "3 RYB"))
    put_bishop(s, "C3")
    rise(s)
    give(s, 0, hand, money)
    give(s, 1, "RY")
    return at(others(schedule(s, 0, f"C{apprentices}")), "C")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_3_19_classic_the_step_is_offered_before_the_altar(players: int) -> None:
    s = in_cathedral("classic", "RYB", players)
    assert moves(s, ">") == around("C3")
    assert set(options(s)) - {f">{name}" for name in around("C3")} == {"=RYB", "-"}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_3_19_mega_no_step_before_the_altar(players: int) -> None:
    s = in_cathedral("mega", "RYB", players)
    assert sorted(options(s)) == ["-", "=RYB"]


def test_3_19_classic_whoever_has_paid_restores_and_has_one_step_only() -> None:
    s = play(in_cathedral("classic", "RYBB", money=3), ">B2")
    assert "=RYB" in options(s)
    assert not moves(s, ">")
    assert "-" not in options(s)
    play(s, "=RYB")
    assert done_at(s, "C")
    assert (bishop(s), thalers(s, 0)) == ("B2", 2)
    assert GAME.result(s).sources["altar"][0] == 2
    assert GAME.result(s).sources["bishop"][0] == 0


def test_3_19_classic_each_altar_of_a_turn_has_its_own_step() -> None:
    s = in_cathedral("classic", "RYBRYB", apprentices=2)
    play(s, ">B2")
    assert not moves(s, ">")
    play(s, "=RYB")
    assert moves(s, ">") == around("B2")
    play(s, ">A1")
    if not done_at(s, "C"):
        play(s, "=RYB")
    assert (bishop(s), thalers(s, 0), paints(s, 0)) == ("A1", 1, "")
    assert GAME.result(s).sources["altar"][0] == 4


@pytest.mark.parametrize("edition", ["classic", "mega"])
def test_3_19_nobody_steps_without_a_thaler(edition: str) -> None:
    s = in_cathedral(edition, "RYB", money=0)
    assert sorted(options(s)) == ["-", "=RYB"]


@pytest.mark.parametrize("edition", ["classic", "mega"])
def test_3_19_nobody_steps_who_cannot_restore_anything(edition: str) -> None:
    s = opening(3, "none", edition)
    rise(s)
    give(s, 0, "R", 12)
    give(s, 1, "RY")
    others(schedule(s, 0, "C1"))
    assert s.to_move() != 0 or s.column != 1


@pytest.mark.parametrize(("edition", "altar"), [("classic", True), ("mega", False)])
def test_3_19_after_the_step_a_segment_and_in_classic_the_altar_too(edition: str, altar: bool) -> None:
    s = opening(3, "none", edition)
    lay(s, B2="3 RYB", E5="3 RRY")
    rise(s)
    give(s, 0, "RRYB", 3)
    give(s, 1, "RY")
    at(others(schedule(s, 0, "C1")), "C")
    assert {"B2", "E5", "=RYB", ">B3", "-"} <= set(options(s))
    play(s, ">B3")
    assert {"B2", "E5"} <= set(options(s))
    assert ("=RYB" in options(s)) is altar
    assert "-" not in options(s)
    assert not moves(s, ">")
    play(s, "B2")
    assert GAME.result(s).sources["bishop"][0] == 2


# --- 3.41 (EN:950, 962; FRc:913, 925; FRm:1293): The Bishop Pays a Visit


def visiting(edition: str, *cards: str, hand: str = "", money: int = 0, apprentices: int = 1) -> Fresco:
    """Seat 0 is about to act in the cathedral with these cards; `3 RYB` lies on B2, `3 RRY` on E5, the bishop on C3."""
    s = opening(3, "4", edition)
    lay(s, B2="3 RYB", E5="3 RRY")
    put_bishop(s, "C3")
    rise(s)
    give_wishes(s, 0, *cards)
    give(s, 0, hand, money)
    give(s, 1, "RY")
    return at(others(schedule(s, 0, f"C{apprentices}")), "C")


def reached(edition: str, name: str) -> set[str]:
    """Where the card may bring the bishop from here."""
    return set(NAMES) - {name} if edition == "classic" else around(name)


@pytest.mark.parametrize("edition", ["classic", "mega"])
def test_3_41_without_paint_or_money_and_without_a_duty_to_restore(edition: str) -> None:
    s = visiting(edition, "visit")
    assert moves(s, "!") == reached(edition, "C3")
    play(s, "!B2")
    assert (bishop(s), thalers(s, 0), wishes(s, 0)) == ("B2", 0, [])
    assert done_at(s, "C")


@pytest.mark.parametrize("edition", ["classic", "mega"])
def test_3_41_before_a_restoration_which_then_finds_him_there(edition: str) -> None:
    s = visiting(edition, "visit", hand="RYB")
    assert moves(s, "!") == reached(edition, "C3")
    play(s, "!B2")
    assert {"B2", "=RYB", "-"} <= set(options(s))
    assert not moves(s, "!")
    play(s, "B2")
    assert GAME.result(s).sources["bishop"][0] == 3


@pytest.mark.parametrize("edition", ["classic", "mega"])
@pytest.mark.parametrize("what", ["=RYB", "B2"])
def test_3_41_after_the_last_restoration(edition: str, what: str) -> None:
    s = play(visiting(edition, "visit", hand="RYB"), what)
    where = "C3" if what[0] == "=" else "B2"
    assert moves(s, "!") == reached(edition, where)
    assert "-" in options(s)
    assert wishes(after(s, "-"), 0) == ["visit"]
    play(s, "!B3")
    assert (bishop(s), thalers(s, 0)) == ("B3", 0)
    assert done_at(s, "C")


@pytest.mark.parametrize("edition", ["classic", "mega"])
def test_3_41_between_two_restorations(edition: str) -> None:
    s = play(visiting(edition, "visit", hand="RYBRRY", apprentices=2), "B2")
    assert moves(s, "!") == reached(edition, "B2")
    play(s, "!C3")
    assert "E5" in options(s)
    play(s, "E5")
    assert bishop(s) == "E5"


@pytest.mark.parametrize("edition", ["classic", "mega"])
def test_3_41_beside_the_paid_step(edition: str) -> None:
    s = play(visiting(edition, "visit", hand="RRY", money=1), "!D4")
    assert moves(s, ">") >= {"E5", "D3"}
    play(s, ">E5")
    assert done_at(s, "C")  # E5 is all that can be restored now, and must be
    assert thalers(s, 0) == 0
    assert GAME.result(s).sources["bishop"][0] == 3


@pytest.mark.parametrize("edition", ["classic", "mega"])
def test_3_41_one_card_for_each_apprentice(edition: str) -> None:
    s = play(visiting(edition, "visit", "visit"), "!B2")
    assert done_at(s, "C")
    assert wishes(s, 0) == ["visit"]
    s = play(visiting(edition, "visit", "visit", apprentices=2), "!B2")
    assert moves(s, "!") == reached(edition, "B2")
    assert done_at(play(s, "!B3"), "C")


@pytest.mark.parametrize("edition", ["classic", "mega"])
def test_3_41_who_has_used_praise_does_not_use_the_visit(edition: str) -> None:
    s = play(visiting(edition, "visit", "praise", hand="RYB"), "B2")
    assert options(s) == ["!", "-"]
    assert not moves(after(s, "!"), "!")
    assert moves(after(s, "-"), "!") == reached(edition, "B2")


@pytest.mark.parametrize("edition", ["classic", "mega"])
def test_3_41_nobody_in_the_cathedral_no_visit(edition: str) -> None:
    s = opening(3, "4", edition)
    give_wishes(s, 0, "visit")
    rise(s)
    give(s, 1, "RY")
    schedule(s, 0, "C0 S2")
    others(s)
    while s.round == 1:
        assert s.to_move() != 0 or not moves(s, "!")
        play(s, least(s))
    assert wishes(s, 0) == ["visit"]


def mixed_visit(cathedral: str) -> Fresco:
    s = opening(modules="4,10")
    next_infections(s, "market")
    make_ill(s, 0, 1)
    lay(s, B2="3 RYB", E5="3 RRY")
    rise(s)
    give_wishes(s, 0, "visit")
    give(s, 0, "RYBRYBRRY", 3)
    give(s, 1, "RY")
    return at(others(schedule(s, 0, f"C{cathedral}")), "C")


def test_3_41_an_ill_one_alone_does_not_use_it() -> None:
    s = mixed_visit("0+1")
    assert not moves(s, "!")
    assert "=RYB" in options(s)


def test_3_41_not_directly_before_an_ill_ones_action() -> None:
    s = mixed_visit("1+1")
    assert "I" in options(s)
    assert moves(s, "!") == around("C3")
    play(s, "!D4")
    assert "I" not in options(s)
    play(s, "=RYB")
    assert not done_at(s, "C")  # a healthy one has acted in between: the ill one works


def test_3_41_after_an_ill_ones_action_it_may_be_used() -> None:
    s = play(mixed_visit("1+1"), "I =RYB")
    assert moves(s, "!") == around("C3")
    play(s, "!D4 E5")
    assert GAME.result(s).sources["bishop"][0] == 2


# --- 3.33 (EN:914-922, FRc:876-882, FRm:1214-1236): pennies are thrown one after the other


def at_well(set_pennies: int, players: int = 3, edition: str = "mega", first: str = "M1") -> Fresco:
    """Seat 0 is at the market with so many pennies on it, before anybody else."""
    s = opening(players, "4", edition)
    lay_market(s, BOOTHS if players < 4 else BOOTHS_4)
    next_wishes(s, "tip", "lucky")
    rise(s, "6 7 8 9")
    give(s, 1, "RY")
    return at(others(schedule(s, 0, f"L{set_pennies} {first}")), "M")


@pytest.mark.parametrize("edition", ["classic", "mega"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_3_33_each_card_is_seen_before_the_next_is_decided(players: int, edition: str) -> None:
    s = at_well(2, players, edition)
    assert sorted(options(s)) == ["L0", "L1"]
    play(s, "L1")
    assert wishes(s, 0) == ["tip"]
    assert len(part(s, "wishing well", 0)["players"][0]["wishes"]) == 1
    assert [part(s, "wishing well", who)["players"][0]["wishes"] for who in everybody(s)[1:]] == [None] * players
    assert sorted(options(s)) == ["L0", "L1"]
    assert sorted(wishes(after(s, "L1"), 0)) == ["lucky", "tip"]
    assert wishes(after(s, "L0"), 0) == ["tip"]
    assert pennies(after(s, "L0 -"), 0) == 2


@pytest.mark.parametrize("edition", ["classic", "mega"])
@pytest.mark.parametrize("throws", ["L0", "L1 L0", "L1 L1"])
def test_3_33_after_throwing_the_market_may_be_used_or_forgone(throws: str, edition: str) -> None:
    s = play(at_well(2, 3, edition), throws)
    assert {"1.1", "X1", "-"} <= set(options(s))
    assert not moves(s, "L")
    bought = len([word for word in throws.split() if word == "L1"])
    assert thalers(after(s, "-"), 0) == 12
    assert pennies(after(s, "-"), 0) == 3 - bought


def test_3_33_no_more_than_were_set() -> None:
    s = play(at_well(1), "L1")
    assert "1.1" in options(s)
    assert pennies(s, 0) == 2


def rivals(first: int, second: int, players: int) -> Fresco:
    """Seats 0 and 1 come to the market, in this order, with so many pennies set."""
    s = opening(players, "4")
    rise(s, "6 7 8 9")
    schedule(s, 0, f"L{first} M1")
    schedule(s, 1, f"L{second} M1")
    return at(others(s), "M")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_3_33_the_well_takes_two_from_all_together(players: int) -> None:
    s = play(rivals(2, 2, players), "L1 L0 -")
    assert (s.to_move(), sorted(options(s))) == (1, ["L0", "L1"])
    play(s, "L1")
    assert "1.1" in options(s)  # the second one cannot be thrown
    assert part(s, "wishing well")["well"] == 2
    play(s, "-")
    assert (pennies(s, 0), pennies(s, 1)) == (2, 2)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_3_33_what_cannot_be_thrown_comes_back_and_is_told(players: int) -> None:
    s = rivals(2, 2, players)
    log = told(s, "L1 L1 -")
    assert s.to_move() == 1
    assert "1.1" in options(s)
    assert [(event.who, event.values) for event in log if event.kind.name == "pennies_returned"] == [(1, (2,))]
    play(s, "-")
    assert (pennies(s, 0), pennies(s, 1), wishes(s, 1)) == (1, 3, [])


def test_3_33_no_more_than_there_are_cards() -> None:
    s = at_well(2)
    give_wishes(s, 2, *[CARDS[card] for card in list(well_of(s).deck)[1:]])
    play(s, "L1")
    assert "1.1" in options(s)
    assert pennies(play(s, "-"), 0) == 2


# --- 3.39 (FRc:921, EN:954, EN:1045, FRm:1281): a free tile is received, not bought


def free_paint(modules: str, card: str, players: int = 3, edition: str = "mega", shoppers: int = 1) -> Fresco:
    s = opening(players, modules, edition)
    lay_market(s, BOOTHS if players < 4 else BOOTHS_4)
    give_wishes(s, 0, card)
    rise(s, "6 7 8 9")
    give(s, 1, "RY")
    return at(others(schedule(s, 0, f"M{shoppers}")), "M")


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
    assert leaves(after(s, free), 0) == gold  # bought, it brings them
    before = thalers(s, 0)
    play(s, bought)
    paid = before - thalers(s, 0)
    assert moves(s, "!") == {free}
    play(s, f"!{free}")
    assert leaves(s, 0) == 0
    assert thalers(s, 0) == before - paid
    assert set(card[5:]) <= set(paints(s, 0))
    assert wishes(s, 0) == []


@pytest.mark.parametrize(
    ("card", "bought", "free", "number"), [("free RB", "2.2", "2.3", 2), ("free YB", "3.2", "3.1", 1)]
)
def test_3_39_the_beams_printed_on_it_do(card: str, bought: str, free: str, number: int) -> None:
    s = play(free_paint("4,14", card), f"{bought} !{free}")
    assert beams(s, 0) == number  # RY and RB one each; YYY none and YB one


@pytest.mark.parametrize("edition", ["classic", "mega"])
def test_3_39_only_after_buying_at_the_same_booth(edition: str) -> None:
    s = free_paint("4", "free RB", edition=edition, shoppers=2)
    assert not moves(s, "!")  # nothing is bought yet
    assert not moves(after(s, "1.1"), "!")
    assert not moves(after(s, "3.1"), "!")
    assert moves(after(s, "2.1"), "!") == {"2.3"}
    assert done_at(after(s, "X2"), "M")
    assert wishes(after(s, "X2"), 0) == ["free RB"]


def test_3_39_it_needs_no_apprentice_of_its_own() -> None:
    s = play(free_paint("4", "free RB", shoppers=2), "2.1 !2.3")
    assert "2.2" in options(s)
    play(s, "2.2")
    assert paints(s, 0) == "RRYBB"
    assert done_at(s, "M")


def test_3_39_the_tile_it_shows_and_no_other() -> None:
    s = play(free_paint("4", "free RY"), "2.3")
    assert moves(s, "!") == {"2.2"}
    s = play(free_paint("4", "free YB"), "2.3")
    assert not moves(s, "!")


# --- 3.12 (EN:2081, FRm:3065): owned beams are public


@pytest.mark.parametrize("players", [2, 3, 4])
def test_3_12_everybody_sees_the_beams_that_a_purchase_brings(players: int) -> None:
    s = opening(players, "14")
    lay_market(s, BOOTHS if players < 4 else BOOTHS_4)
    rise(s, "6 7 8 9")
    give(s, 1, "RY")
    at(others(schedule(s, 0, "M2")), "M")
    for move, number in (("2.1", 2), ("2.2", 3)):
        play(s, move)
        for who in everybody(s):
            seen = [player["beams"] for player in part(s, "pews", who)["players"]]
            assert seen == [number] + [0] * (players - 1)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_3_12_everybody_sees_the_beams_go_back_when_pews_are_restored(players: int) -> None:
    s = opening(players, "14")
    give_beams(s, 0, 5)
    give_beams(s, 1, 2)
    rise(s, "6 7 8 9")
    give(s, 1, "RY")
    at(others(schedule(s, 0, "@M M2")), "M")
    assert "1+2" in options(s)
    play(s, "1+2")
    for who in everybody(s):
        seen = [player["beams"] for player in part(s, "pews", who)["players"]]
        assert seen == [2, 2] + [0] * (players - 2)


@pytest.mark.parametrize("who", [0, 1, 2, SPECTATOR])
def test_3_12_a_guess_at_what_is_hidden_keeps_everybodys_beams(who: int) -> None:
    s = opening(modules="14")
    for seat, number in enumerate((1, 4, 6)):
        give_beams(s, seat, number)
    for seed in range(5):
        guess = GAME.determinize(s, who, seed)
        assert [beams(guess, seat) for seat in range(3)] == [1, 4, 6]


# --- 3.8a (EN:1988, FRm:2932): all healthy apprentices must be deployed


Planned = tuple[tuple[str, ...], tuple[int, ...]]


def ways(s: Fresco, seat: int = 0) -> list[Planned]:
    """Every way in which a player can plan: what lies on each column, and how many healthy ones stand there."""
    with_maps = any(found["module"] == "catacombs" for found in view(s, seat)["modules"])
    heap = [s]
    found: list[Planned] = []
    while heap:
        here = heap.pop()
        if seat not in planners(here):
            mine = shown(here, seat, seat)
            maps = laid_maps(here, seat) if with_maps else {}
            lies = [tile or maps.get(letter, "") for letter, tile in zip("MCSWT", mine["covered"], strict=True)]
            found.append((tuple(lies), tuple(mine["plan"])))
            continue
        here.ask(seat)
        for move in options(here):
            other = here.copy()
            play_as(other, seat, move)
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


def asked(s: Fresco, seat: int = 0) -> list[str]:
    s.ask(seat)
    return options(s)


def mapped(number: int, modules: str, start: int = 0, own_ill: int = 0, players: int = 3) -> Fresco:
    """Seat 0 is about to plan with so many maps."""
    s = opening(players, modules)
    give_maps(s, 0, *["A1 B1", "D5 E5", "C3 C4", "C2 D2", "B4 B5"][:number])
    if own_ill:
        make_ill(s, 0, own_ill)
    s.players[0].mood = start
    return rise(s, "8 7 9 6")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_3_8a_five_maps_leave_room_for_exactly_five(players: int) -> None:
    s = mapped(5, "13", players=players)
    schedule(s, 0, "@M @C @S @W @T")
    assert shown(s, 0, 0)["plan"] == [1, 1, 1, 1, 1]
    assert len(laid_maps(s, 0)) == 5


@pytest.mark.parametrize("players", [2, 3, 4])
def test_3_8a_with_six_apprentices_the_fifth_map_is_not_offered(players: int) -> None:
    s = mapped(5, "13", start=4, players=players)
    assert apprentices(s, 0) == 6
    for move in ("@M", "@C", "@S", "@W"):
        assert move in asked(s)
        play_as(s, 0, move)
    assert "@T" not in asked(s)
    schedule(s, 0)
    assert shown(s, 0, 0)["plan"][4] in (2, 3)
    assert sum(shown(s, 0, 0)["plan"]) == 6


@pytest.mark.parametrize(("start", "healthy", "most"), [(0, 5, 3), (4, 6, 3), (-4, 4, 4)])
def test_3_8a_beside_an_audience_fewer_maps_fit(start: int, healthy: int, most: int) -> None:
    s = mapped(5, "8,13", start)
    assert apprentices(s, 0) == healthy
    play_as(s, 0, "@M")
    for number, move in enumerate(("@C", "@S", "@W", "@T")):
        assert (0 in planners(s) and move in asked(s)) is (number < most)
        if number < most:
            play_as(s, 0, move)
    schedule(s, 0)
    assert sum(shown(s, 0, 0)["plan"]) == healthy


def test_3_8a_ill_ones_need_no_room() -> None:
    s = mapped(5, "8,10,13", own_ill=1)
    assert apprentices(s, 0) == 4
    for move in ("@M", "@C", "@S", "@W", "@T"):
        assert move in asked(s)
        play_as(s, 0, move)
    schedule(s, 0)
    assert shown(s, 0, 0)["plan"] == [0, 1, 1, 1, 1]


def tiled(start: int = 0, own_ill: int = 0) -> Fresco:
    """Seat 0 is about to plan with all five action tiles; each of them could do something."""
    s = opening(modules="6,8,9,10,14")
    next_infections(s, "market")
    offer_bottles(s, "1")
    make_ill(s, 0, own_ill)
    s.players[0].mood = start
    return rise(s, "8 7 9")


def test_3_8a_all_five_action_tiles_take_five_apprentices() -> None:
    s = tiled()
    for move in ("@T", "@M", "@C", "@W", "@S"):  # pews 2, Medico 1, wall 1, audience 0, glazery 1
        assert move in asked(s)
        play_as(s, 0, move)
    schedule(s, 0)
    assert sum(shown(s, 0, 0)["plan"]) == 5


def test_3_8a_six_apprentices_do_not_fit_on_all_five_tiles() -> None:
    s = tiled(4)
    for move in ("@T", "@M", "@C", "@W"):
        assert move in asked(s)
        play_as(s, 0, move)
    assert 0 not in planners(s) or "@S" not in asked(s)
    schedule(s, 0)
    assert sum(shown(s, 0, 0)["plan"]) == 6


@pytest.mark.parametrize("start", [-4, 0, 4])
@pytest.mark.parametrize(
    ("modules", "tiles"),
    [("8,9", ["tile-8", "tile-9"]), ("8,14", ["tile-8", "tile-14"]), ("9,14", ["tile-9", "tile-14"])],
)
def test_3_8a_all_plans_with_every_healthy_one_are_offered_and_no_others(
    modules: str, tiles: list[str], start: int
) -> None:
    s = opening(modules=modules)
    s.players[0].mood = start
    rise(s, "8 7 9")
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
    assert laid_maps(s, 0) == {"W": CHART}
    while s.round == 1:
        play(s, "-" if options(s) == ["+", "-"] else least(s))
    assert used_maps(s) == [CHART]
    assert (own_maps(s, 0), laid_maps(s, 0), kept(s, 0)) == ([], {}, [])
    assert [treasure_under(s, name) for name in ROOMS] == list(ROOMS.values())


@pytest.mark.parametrize("place", ["M", "C", "S", "W", "T"])
def test_3_105_it_may_be_declined_at_every_place(place: str) -> None:
    s = exploring("13", ROOMS, place, f"{place}1" if place in "MCS" else "")
    until(s, lambda s: s.to_move() == 0 and options(s) == ["+", "-"])
    assert s.column == "MCSWT".index(place)
    while s.round == 1:
        play(s, "-" if options(s) == ["+", "-"] else least(s))
    assert used_maps(s) == [CHART]
    assert kept(s, 0) == []


def test_3_105_if_it_is_used_all_open_rooms_are_taken() -> None:
    s = use_map(exploring("13", ROOMS))
    assert sorted(options(s)) == ["$", "K"]
    play(s, "K")
    assert sorted(options(s)) == ["$", "K"]
    play(s, "K")
    assert kept(s, 0) == ["statue 5", "chalice 3"]
    assert [treasure_under(s, name) for name in ROOMS] == ["", ""]
    assert [treasure_under(s, name) != "" for name in ("D1", "B2")] == [True, True]
    next_round(s)
    assert used_maps(s) == [CHART]


def test_3_105_first_before_the_apprentices_then_once_more_after_them() -> None:
    s = exploring("13", ROOMS, "W")
    give(s, 0, "RY")
    until(s, lambda s: s.to_move() == 0 and options(s) == ["+", "-"])
    assert paints(s, 0) == "RY"
    play(s, "-")
    assert options(s) == ["O0", "O1"]
    play(s, "O1")
    assert paints(s, 0) == "O"
    until(s, lambda s: s.to_move() == 0 and options(s) == ["+", "-"])
    play(s, "+ K K")
    assert kept(s, 0) == ["statue 5", "chalice 3"]


@pytest.mark.parametrize("modules", ["13", "10,13"])
def test_3_105_a_map_of_covered_rooms_leaves_the_game_and_nothing_is_taken(modules: str) -> None:
    s = opening(modules=modules)
    give_maps(s, 0, CHART)
    rise(s, "8 7 9")
    schedule(s, 0, "@W")
    next_round(others(s))
    assert used_maps(s) == [CHART]
    assert kept(s, 0) == []
    assert all(treasure_under(s, name) for name in CHART.split())


# --- 3.56 (EN:1397-1411, FRm:2040-2062): the bells are counted


def counting(players: int = 3) -> Fresco:
    """The final round, all are about to plan; nobody has anything, no marker meets another."""
    s = opening(players, "8")
    leave(s, LAST)
    next_round(s)
    assert s.final
    for seat in range(players):
        give(s, seat, "", 0)
        s.players[seat].mood = 0
    stand(s, *[100, 200, 300, 400][: len(s.track)])
    return rise(s)


def bell_points(s: Fresco) -> list[int]:
    """Everybody's points for bells at the end of the game."""
    play_out(others(s))
    return [int(points) for points in GAME.result(s).sources["bells"]]


def sell_all(s: Fresco, seat: int, *unsold: str) -> None:
    """All that are on the board and in the pile but these are one player's."""
    leave_certificates(s, seat, *unsold)


def test_3_56_who_has_only_unpaid_ones_stands_on_zero_and_takes_part() -> None:
    s = counting()
    owe(s, 0, "8 6 6", 2)
    sell_all(s, 2)
    assert sum(int(word.split()[2]) for word in certificates(s, 2)) > 30
    # 31 or more: 9 and 5; then the bishop, who comes after seat 0 on 0 and so stands on 1; seat 0 is third
    assert bell_points(s) == [2, 0, 14]


def test_3_56_a_sum_below_zero_stands_on_zero() -> None:
    s = counting()
    owe(s, 0, "8 6 6", 2)
    give_certificates(s, 0, "3 3 1")  # 1 - 6
    owe(s, 1, "7 5 6", 0)  # -6
    sell_all(s, 2)
    # seat 0 on 0, seat 1 on 1, the bishop on 2
    assert bell_points(s) == [0, 2, 14]


def test_3_56_seats_on_zero_are_ranked_by_the_next_free_space() -> None:
    s = counting()
    owe(s, 0, "8 6 6", 2)
    owe(s, 1, "7 5 6", 0)
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
    give_certificates(s, 0, "8 6 6", "7 5 6", "7 6 4")  # 16
    owe(s, 0, "6 5 3", 5)  # 13
    give_certificates(s, 1, "6 4 5", "6 4 5")  # 10
    sell_all(s, 2)
    total = sum(int(word.split()[2]) for word in certificates(s, 2))
    assert total == 61 - 16 - 3 - 10
    assert bell_points(s) == [5 + 1, 2 + 0, 9 + 5]


@pytest.mark.parametrize("unsold", [(), ("2 2 1",), ("8 6 6", "7 5 6")])
def test_3_56_the_bishop_takes_part_with_what_is_unsold_even_if_it_is_nothing(unsold: tuple[str, ...]) -> None:
    s = counting()
    give_certificates(s, 0, "3 3 1")
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
    s = counting()
    give_certificates(s, 0, *words_with(total))
    rank = 9 if total > 61 - total else 5  # the bishop has the others
    assert bell_points(s) == [rank + bonus, 0, 0]


def test_3_56_leonardo_and_the_bishop_each_take_a_rank() -> None:
    s = counting(2)
    give_leonardo(s, "8 6 6", "7 5 6", "7 6 4", "8 7 4")  # 20
    owe(s, 0, "7 7 2", 1)  # 0
    sell_all(s, 1)  # all the others: 39
    # seat 1 first, Leonardo second, the bishop on 1 third, seat 0 fourth
    assert bell_points(s)[:2] == [0, 14]


@pytest.mark.parametrize(("hours", "expected"), [("7 8 9", [0, 2, 14]), ("8 7 9", [2, 0, 14])])
def test_3_56_who_woke_up_later_is_placed_later_and_so_ahead(hours: str, expected: list[int]) -> None:
    s = opening(3, "8")
    leave(s, LAST)
    next_round(s)
    for seat in range(3):
        give(s, seat, "", 0)
        s.players[seat].mood = 0
    stand(s, 100, 200, 300)
    rise(s, hours)
    owe(s, 0, "8 6 6", 2)
    owe(s, 1, "7 5 6", 0)
    sell_all(s, 2)
    assert bell_points(s) == expected


# --- 3.57 (EN:1372, FRm:1983-1991): all that is earned goes to an unfinished certificate


def owing(*debts: tuple[str, int], modules: str = "8", players: int = 3, money: int = 0) -> Fresco:
    """All are about to plan; seat 0 has unfinished certificates with so many thalers on them."""
    s = opening(players, modules)
    rise(s)
    for word, paid in debts:
        owe(s, 0, word, paid)
    give(s, 0, "", money)
    give(s, 1, "RY")
    return s


@pytest.mark.parametrize("players", [2, 3, 4])
def test_3_57_thalers_of_the_studio_go_to_the_certificate(players: int) -> None:
    s = owing(("8 6 6", 1), players=players, money=2)
    before = space(s, 0)
    others(schedule(s, 0, "C2 S2 W1"))
    until(s, lambda s: s.column > 2 or s.round > 1)
    assert unfinished(s, 0) == [("8 6 6", 7)]
    assert thalers(s, 0) == 2
    assert space(s, 0) == before  # no points for it


@pytest.mark.parametrize("players", [2, 3, 4])
def test_3_57_what_is_over_is_the_players_and_the_certificate_is_turned(players: int) -> None:
    s = owing(("6 5 3", 2), players=players)
    others(schedule(s, 0, "C2 S2 W1"))
    until(s, lambda s: s.column > 2 or s.round > 1)
    assert unfinished(s, 0) == []
    assert certificates(s, 0) == ["6 5 3"]
    assert thalers(s, 0) == 2
    for who in everybody(s):
        seen = part(s, "bells", who)["players"][0]
        assert (seen["certificates"], seen["unfinished"]) == (1, [])


def test_3_57_income_is_earned_too() -> None:
    s = owing(("8 6 6", 1))
    own_tiles(s, 0, 4)
    next_round(others(s))
    assert unfinished(s, 0) == [("8 6 6", 5)]
    assert thalers(s, 0) == 0


def test_3_57_with_several_the_player_says_which() -> None:
    s = owing(("8 6 6", 1), ("7 5 6", 2))
    others(schedule(s, 0, "C2 S1 W2"))
    until(s, lambda s: s.to_move() == 0 and s.column == 2)
    assert options(s) == ["U1", "U2"]
    assert unfinished(after(s, "U1"), 0) == [("8 6 6", 4), ("7 5 6", 2)]
    assert unfinished(after(s, "U2"), 0) == [("8 6 6", 1), ("7 5 6", 5)]


def test_3_57_what_is_left_when_one_is_paid_goes_to_another() -> None:
    s = owing(("8 6 6", 7), ("7 5 6", 2))
    others(schedule(s, 0, "C2 S1 W2"))
    until(s, lambda s: s.to_move() == 0 and s.column == 2)
    play(s, "U1")
    until(s, lambda s: s.column > 2)
    assert certificates(s, 0) == ["8 6 6"]
    assert unfinished(s, 0) == [("7 5 6", 4)]
    assert thalers(s, 0) == 0


def test_3_57_where_it_makes_no_difference_nobody_is_asked() -> None:
    s = owing(("3 3 1", 2), ("2 2 1", 1))  # 3 thalers pay both
    others(schedule(s, 0, "C2 S1 W2"))
    until(s, lambda s: s.column > 2)
    assert sorted(certificates(s, 0)) == ["2 2 1", "3 3 1"]
    assert thalers(s, 0) == 1


def test_3_57_a_treasure_sold_is_earned() -> None:
    s = opening(modules="8,13")
    give_maps(s, 0, CHART)
    hide_treasures(s, B1="statue 5")
    restore(s, "B1")
    rise(s)
    owe(s, 0, "8 6 6", 1)
    give(s, 0, "", 0)
    give(s, 2, "RY")
    others(schedule(s, 0, "- @W C1"))
    play(use_map(s), "$")
    assert unfinished(s, 0) == [("8 6 6", 6)]
    assert thalers(s, 0) == 0


def test_3_57_pennies_and_leaves_of_the_end_are_earned() -> None:
    s = opening(modules="4,5,8")
    leave(s, LAST)
    next_round(s)
    rise(s)
    for seat in range(3):
        give(s, seat, "", 0)
        give_pennies(s, seat, 0)
        give_leaves(s, seat, 0)
    owe(s, 0, "5 4 3", 0)
    give_pennies(s, 0, 3)
    give_leaves(s, 0, 3)
    others(schedule(s, 0, "C3 W0"))
    play_out(s)
    assert certificates(s, 0) == ["5 4 3"]
    assert thalers(s, 0) <= 1


def test_3_57_thalers_behind_the_screen_stay_there_unless_they_are_paid_in() -> None:
    s = owing(("8 6 6", 1), money=9)
    others(schedule(s, 0, "C2 S1 W2"))
    until(s, lambda s: s.column > 2)
    assert (unfinished(s, 0), thalers(s, 0)) == ([("8 6 6", 4)], 9)


def test_3_57_a_tip_is_earned_but_its_penny_is_not_touched() -> None:
    s = opening(modules="4,8")
    rise(s)
    owe(s, 0, "8 6 6", 1)
    give(s, 0, "", 0)
    give_wishes(s, 0, "tip")
    give(s, 1, "RY")
    others(schedule(s, 0, "C2 S1 W2"))
    play(at(s, "S"), "!TIP")
    assert (unfinished(s, 0), thalers(s, 0), pennies(s, 0)) == ([("8 6 6", 5)], 0, 4)


def test_3_57_what_an_ill_one_earns_at_the_studio_goes_there_too() -> None:
    s = opening(modules="8,10")
    next_infections(s, "market")
    make_ill(s, 0, 1)
    rise(s)
    owe(s, 0, "8 6 6", 1)
    give(s, 0, "B", 0)
    give(s, 1, "RY")
    others(schedule(s, 0, "C1 S0+1"))
    play(at(s, "S"), "$B")
    assert (unfinished(s, 0), thalers(s, 0), paints(s, 0)) == ([("8 6 6", 4)], 0, "")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_3_57_a_favor_is_earned(players: int) -> None:
    s = opening(players, "8,11")
    lay(s, C3="11 PPG")
    put_bishop(s, "C3")
    lay_favor(s, "C3", "5 thalers")
    rise(s)
    owe(s, 0, "8 6 6", 1)
    give(s, 0, "PPG", 0)
    give(s, 1, "RY")
    others(schedule(s, 0, "C1"))
    play(at(s, "C"), "C3")
    assert (unfinished(s, 0), thalers(s, 0)) == ([("8 6 6", 6)], 0)


# --- 3.59 (EN:1384, FRm:1937): money may be put on a certificate


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(
    ("word", "paid", "money", "most"), [("6 5 3", 2, 3, 3), ("6 5 3", 2, 12, 4), ("8 6 6", 0, 5, 5)]
)
def test_3_59_after_the_own_wake_up_choice(word: str, paid: int, money: int, most: int, players: int) -> None:
    s = opening(players, "8")
    owe(s, 0, word, paid)
    give(s, 0, "", money)
    stand(s, *range(1, len(s.track) + 1))
    play(s, "7:00")
    assert s.to_move() == 0
    assert options(s) == [f"${number}" for number in range(most + 1)]
    before = space(s, 0)
    for number in range(most + 1):
        other = after(s, f"${number}")
        assert thalers(other, 0) == money - number
        assert space(other, 0) == before
        left = int(word.split()[0]) - paid - number
        assert unfinished(other, 0) == ([(word, paid + number)] if left else [])
        assert certificates(other, 0) == ([] if left else [word])


def test_3_59_for_each_unfinished_one() -> None:
    s = opening(modules="8")
    owe(s, 0, "6 5 3", 2)
    owe(s, 0, "5 4 3", 4)
    give(s, 0, "", 12)
    stand(s, 1, 2, 3)
    play(s, "7:00")
    assert options(s) == ["$0", "$1", "$2", "$3", "$4"]
    play(s, "$2")
    assert options(s) == ["$0", "$1"]
    play(s, "$1")
    assert (unfinished(s, 0), certificates(s, 0), thalers(s, 0)) == ([("6 5 3", 4)], ["5 4 3"], 9)


def test_3_59_nobody_else_is_asked_and_nobody_without_money() -> None:
    s = opening(modules="8")
    owe(s, 0, "6 5 3", 2)
    give(s, 0, "", 0)
    stand(s, 1, 2, 3)
    for hour in ("7:00", "8:00", "9:00"):
        play(s, hour)
        assert not moves(s, "$")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_3_59_directly_before_the_bells_are_counted(players: int) -> None:
    s = counting(players)
    owe(s, 0, "8 6 6", 2)
    give(s, 0, "", 6)
    others(s)
    until(s, lambda s: s.to_move() == 0 and bool(moves(s, "$")))
    assert options(s) == [f"${number}" for number in range(7)]
    paid, kept_money = play_out(after(s, "$6")), play_out(after(s, "$0"))
    assert (certificates(paid, 0), thalers(paid, 0)) == (["8 6 6"], 0)
    assert (unfinished(kept_money, 0), thalers(kept_money, 0)) == ([("8 6 6", 2)], 6)
    assert GAME.result(kept_money).sources["money"][0] == 3
    assert GAME.result(paid).sources["money"][0] == 0


@pytest.mark.parametrize("players", [2, 3, 4])
def test_3_59_directly_before_a_bottle_that_must_be_bought(players: int) -> None:
    s = opening(players, "8,10")
    next_infections(s, "studio")
    offer_bottles(s, "3")
    rise(s, "6 7 8 9")
    owe(s, 0, "8 6 6", 2)
    give(s, 0, "", 4)
    give(s, 1, "RY")
    others(schedule(s, 0, "@M"))
    until(s, lambda s: s.to_move() == 0)
    assert options(s) == ["$0", "$1", "$2", "$3", "$4"]
    bought, saved = after(s, "$0"), after(s, "$4")
    assert (bottles(bought, 0), thalers(bought, 0)) == ("3", 1)
    assert (bottles(saved, 0), thalers(saved, 0), unfinished(saved, 0)) == ("", 0, [("8 6 6", 6)])


def test_3_59_at_no_other_moment() -> None:
    s = owing(("8 6 6", 2), money=3)
    others(s)
    while s.round == 1:
        assert not moves(s, "$")
        play(s, least(s))


@pytest.mark.parametrize(("have", "money"), [("33", 4), ("", 2)])
def test_3_59_where_no_bottle_must_be_bought_nobody_is_asked(have: str, money: int) -> None:
    s = opening(3, "8,10")
    next_infections(s, "studio")
    offer_bottles(s, "3")
    give_bottles(s, 0, have)
    rise(s)
    owe(s, 0, "8 6 6", 2)
    give(s, 0, "", money)  # the bottle costs three
    give(s, 1, "RY")
    others(schedule(s, 0, "@M"))
    while s.column == 0:
        assert not moves(s, "$")
        play(s, least(s))
    assert (bottles(s, 0), thalers(s, 0)) == (have, money)


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


def check_pawns(s: Fresco) -> None:
    for seat in range(len(s.players)):
        seen = part(s, "medico")["players"][seat]
        own_here = apprentices(s, seat) - seen["neutral"]
        assert own_here + seen["aside"] + seen["away"] == 5
        assert 0 <= seen["away"] <= seen["ill"]


def check_elixir(s: Fresco) -> None:
    if not elixirs(s):
        return
    seat = int(s.to_move())
    seen = part(s, "medico")["players"][seat]
    assert seen["away"] > 0
    assert seen["ill"] > 0
    for move in elixirs(s):
        assert int(move[2]) <= min(int(move[0]), seen["away"])
        assert move[0] in seen["bottles"]


def check_plans(s: Fresco, healthy: list[int]) -> None:
    """Plans have just been revealed; so many healthy ones everybody had."""
    for seat, number in enumerate(healthy):
        for who in everybody(s):
            assert sum(shown(s, who, seat)["plan"]) == number


def check_beams(s: Fresco) -> None:
    owned = [beams(s, seat) for seat in range(len(s.players))]
    for who in everybody(s):
        assert [player["beams"] for player in part(s, "pews", who)["players"]] == owned


@pytest.mark.parametrize("seed", range(21))
def test_what_holds_along_random_games(seed: int) -> None:
    modules = MIXES[seed % len(MIXES)]
    chance = Random(seed)
    s = GAME.new(2 + seed // 7 % 3, 1000 + seed, {"modules": modules})
    healthy: list[int] = []
    while not s.over():
        check_pawns(s)
        check_elixir(s)
        if "14" in modules.split(","):
            check_beams(s)
        if planners(s):
            healthy = [apprentices(s, seat) for seat in range(len(s.players))]
        elif healthy:
            check_plans(s, healthy)
            healthy = []
        assert len(s.options) > 1
        s.push(s.options[chance.randrange(len(s.options))])


@pytest.mark.parametrize("edition", ["classic", "mega"])
@pytest.mark.parametrize("seed", range(6))
def test_3_19_holds_along_random_games(seed: int, edition: str) -> None:
    chance = Random(seed)
    s = GAME.new(2 + seed % 3, 2000 + seed, {"edition": edition})
    stepped = False  # has the bishop just made a step that was paid?
    seen = 0
    while not s.over():
        legal = options(s)
        altar = [move for move in legal if move.startswith("=")]
        steps = [move for move in legal if move.startswith(">")]
        tiles = [move for move in legal if move in NAMES]
        if stepped:
            assert not steps
            assert "-" not in legal
            assert not altar or edition == "classic"
        elif altar and thalers(s, int(s.to_move())) > 0 and s.tiles_left():
            assert bool(steps) == (edition == "classic" or bool(tiles))
            seen += 1
        move = chance.choice(steps or legal if chance.random() < 0.5 else legal)
        seat = s.to_move()
        before = sum(s.players[seat].paints)
        play(s, move)
        stepped = move.startswith(">") and s.to_move() == seat and sum(s.players[seat].paints) == before
    assert seen > 0


@pytest.mark.parametrize("seed", range(8))
def test_3_57_3_33_hold_along_random_games(seed: int) -> None:
    modules = ["8", "1,4,8,13", "2,4,5,8,11,12", "4,6,7,8,9,14,16,17"][seed % 4]
    chance = Random(seed)
    s = GAME.new(2 + seed % 3, 3000 + seed, {"modules": modules})
    players = range(len(s.players))
    while not s.over():
        had = [thalers(s, seat) for seat in players]
        s.push(s.options[chance.randrange(len(s.options))])
        if s.over():
            break
        for seat in players:
            assert thalers(s, seat) <= had[seat] or not unfinished(s, seat)
        if "4" in modules.split(","):
            assert 0 <= part(s, "wishing well")["well"] <= 2
