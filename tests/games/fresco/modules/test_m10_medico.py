"""Module 10, the Medico: infection, ill apprentices and medicine; examples E36 to E42, rulings 3.70 to 3.84."""

from collections import Counter
from functools import cache
from itertools import product
from random import Random
from typing import Any, cast

import pytest

from bottega.core.errors import BadNotation, BadSetup, IllegalMove
from bottega.core.events import Event
from bottega.core.game import SPECTATOR
from bottega.games.fresco.modules.m10_medico import HEAL, medicine_of
from bottega.games.fresco.state import Fresco
from bottega.i18n import speak
from tests.games.fresco.modules.lay import give_portrait, give_wishes
from tests.games.fresco.modules.lay_m10 import (
    aside,
    away,
    bottles,
    discarded,
    give_bottles,
    ill,
    ill_left,
    infected,
    infections,
    leave_infections,
    make_ill,
    next_bottles,
    next_infections,
    offer_bottles,
    offered,
    piled,
)
from tests.games.fresco.table import (
    GAME,
    LEONARDO,
    NAMES,
    after,
    apprentices,
    bag,
    bishop,
    give,
    idle,
    lay,
    lay_market,
    leave,
    market,
    mood,
    options,
    paints,
    planners,
    play,
    play_as,
    put_bishop,
    shown,
    space,
    stand,
    table,
    thalers,
    view,
    wake,
    without_paints,
)

PLACES = ["market", "cathedral", "studio", "workshop"]
INFECTIONS = sorted([*PLACES, *PLACES, "same"])
BOTTLES = "333322221111JJJJ"
BOOTHS = "R Y / B RY RB / RRR YYY BBB O"
BOOTHS_4 = f"{BOOTHS} / RR YY BB G"
SOME = "RRYYBBOGP"


# --- helpers


def medico(s: Fresco, who: int) -> dict[str, Any]:
    """What a seat sees of the module."""
    parts = cast(list[dict[str, Any]], view(s, who)["modules"])
    return next(part for part in parts if part["module"] == "medico")


@cache
def set_up(players: int, modules: str) -> Fresco:
    """A new game in which nobody has any paint; to be copied."""
    s = without_paints(table(players, modules=modules))
    lay_market(s, BOOTHS if players < 4 else BOOTHS_4)
    return s


def fresh(infection: str = "market", players: int = 3, modules: str = "10") -> Fresco:
    """A new game in which nobody has any paint; this is the first infection."""
    s = set_up(players, modules).copy()
    next_infections(s, infection)
    return s


def get_up(s: Fresco, times: str = "7 8 9 6") -> Fresco:
    """Everybody wakes up, each marker at its hour; who must set an apprentice aside is left to be asked."""
    hours = dict(enumerate(times.split()))
    while not s.awake and options(s)[0].endswith(":00"):
        play(s, f"{hours[int(s.argument())]}:00")
    return s


def awake(
    infection: str = "market", players: int = 3, own: int = 0, neutral: int = 0, letters: str = "", modules: str = "10"
) -> Fresco:
    """All are about to plan; so many of seat 0's apprentices are ill, these bottles are for sale.

    Only seat 1 has paints: it could blend an orange. Seat 0 acts first, except that in a game for four seat 3 does.
    """
    s = fresh(infection, players, modules)
    make_ill(s, 0, own, neutral)
    offer_bottles(s, letters)
    get_up(s)
    give(s, 1, "RY")
    return s


def send(s: Fresco, seat: int, plan: str, first: str = "", neutral: str = "") -> None:
    """One player plans, `1 2+1 0 1 0` with ill ones after the plus; `first` answers what is asked before.

    The neutral apprentice stands where `neutral` says, else at the first place that is offered.
    """
    sheet = "MCSWD" if s.final else "MCSWT"
    answers, words = first.split(), plan.split()
    while seat in planners(s):
        s.ask(seat)
        asked = options(s)[0]
        if asked.startswith("N@"):
            play_as(s, seat, f"N@{neutral}" if neutral else asked)
        elif asked[0] in sheet:
            play_as(s, seat, asked[0] + words[sheet.index(asked[0])])
        elif answers:
            play_as(s, seat, answers.pop(0))
        else:
            play_as(s, seat, "L0" if asked == "L0" else "-")
    assert not answers


def rest(s: Fresco) -> Fresco:
    """All who have not planned: up to three at the workshop, the others in the cathedral; ill ones stay at home."""
    for seat in list(planners(s)):
        healthy = apprentices(s, seat)
        blenders = min(healthy, 3)
        send(s, seat, f"0 {healthy - blenders} 0 {blenders} 0")
    return s


def reach(s: Fresco, number: int = 2) -> Fresco:
    """Play on, doing as little as possible, until this round begins or the game is over."""
    while not s.over() and s.round < number:
        play(s, idle(s))
    return s


def act(s: Fresco, plan: str, first: str = "", neutral: str = "") -> Fresco:
    """Seat 0 plans, the others go to workshop and cathedral."""
    send(s, 0, plan, first, neutral)
    return rest(s)


def sick(s: Fresco, seat: int = 0) -> tuple[int, int]:
    """A player's ill apprentices, and their own ones with the Medico."""
    return ill(s, seat), away(s, seat)


def good_mood(infection: str, own: int = 0, letters: str = "") -> Fresco:
    """As `awake`, but seat 0 has the neutral apprentice."""
    s = fresh(infection)
    make_ill(s, 0, own)
    offer_bottles(s, letters)
    s.players[0].mood = 4
    get_up(s)
    give(s, 1, "RY")
    return s


def pass_by(s: Fresco, column: int) -> Fresco:
    """Play on, doing as little as possible, until a later location than this comes."""
    number = s.round
    while not s.over() and s.round == number and s.column <= column and not choosing(s):
        play(s, idle(s))
    return s


def choosing(s: Fresco) -> bool:
    """Must somebody say whether the neutral apprentice falls ill?"""
    return options(s) == ["O", "N"]


def healing(s: Fresco) -> bool:
    """Is somebody asked for bottles to open?"""
    return s.step() == HEAL


def drink(s: Fresco, letters: str) -> Fresco:
    """These bottles are used one after the other, each for as many as it can heal."""
    for letter in letters:
        play(s, [move for move in options(s) if move[0] == letter][-1])
    return s


def to_healing(s: Fresco) -> Fresco:
    while not healing(s):
        play(s, idle(s))
    return s


def with_bottles(letters: str, own: int = 0, neutral: int = 0) -> Fresco:
    """Seat 0 has these bottles and so many ill apprentices; after the theater it is asked."""
    s = awake(own=own, neutral=neutral)
    give_bottles(s, 0, letters)
    return to_healing(rest(s))


def only_infections(s: Fresco, *names: str) -> None:
    """Exactly these infection tiles are left, the first named on top."""
    others = infections(s)
    for name in names:
        others.remove(name)
    next_infections(s, *others, *names)
    leave_infections(s, len(names))


def finale(
    infection: str = "market", players: int = 3, own: int = 0, neutral: int = 0, modules: str = "10", letters: str = ""
) -> Fresco:
    """The final round, all are about to plan; nobody has any paint or thaler. Seats act in their order."""
    s = set_up(players, modules).copy()
    only_infections(s, "same", infection)
    reach(s)
    assert s.final
    make_ill(s, 0, own, neutral)
    offer_bottles(s, letters)
    for seat in range(players):
        give(s, seat, "", 0)
        s.players[seat].mood = 0
    return get_up(s, "6 7 8 9" if players == 4 else "7 8 9")


def points(s: Fresco, seat: int = 0) -> dict[str, int]:
    """A player's points by source, those that are not 0."""
    found = {name: int(values[seat]) for name, values in GAME.result(s).sources.items() if values[seat]}
    assert sum(found.values()) == max(0, space(s, seat))
    return found


def play_out(s: Fresco) -> Fresco:
    return reach(s, 99)


def plans_offered(s: Fresco) -> set[tuple[tuple[int, ...], tuple[int, ...]]]:
    """Every plan that seat 0 can make from here: the healthy ones, the ill ones."""
    found = set()
    heap = [s]
    while heap:
        at = heap.pop()
        if 0 not in planners(at):
            found.add((tuple(shown(at, 0, 0)["plan"]), tuple(shown(at, 0, 0)["ill_plan"])))
            continue
        at.ask(0)
        for move in options(at):
            other = at.copy()
            play_as(other, 0, move)
            heap.append(other)
    return found


def plans_allowed(room: str, ill_room: str, healthy: int, ill: int) -> set[tuple[tuple[int, ...], tuple[int, ...]]]:
    """All plans with every healthy apprentice and any ill ones, at most three to a column."""
    every = [p for p in product(*(range(int(n) + 1) for n in room)) if sum(p) == healthy]
    some = [p for p in product(*(range(int(n) + 1) for n in ill_room)) if sum(p) <= ill]
    return {(a, b) for a in every for b in some if all(x + y <= 3 for x, y in zip(a, b, strict=True))}


# --- set-up


@pytest.mark.parametrize("players", [2, 3, 4])
def test_five_ill_pawns_for_each_human_player_and_no_bottle_in_the_first_round(players: int) -> None:
    s = table(players, modules="10")
    seen = medico(s, SPECTATOR)
    assert seen["ill_left"] == ill_left(s) == 5 * players
    assert (seen["pile"], seen["discard"], seen["offer"]) == (16, 0, [])
    assert (seen["infections"], seen["infected"], seen["turned"]) == (9, "", [])
    assert seen["prices"] == ([3, 2, 2, 1] if players == 4 else [3, 2, 2])
    assert (seen["limit"], seen["healthy_thalers"]) == (2, 5)
    nobody = {"ill": 0, "away": 0, "aside": 0, "neutral": 0, "neutral_at": None, "bottles": ""}
    assert seen["players"] == [nobody] * players
    assert [apprentices(s, seat) for seat in range(players)] == [5] * players


def test_four_bottles_of_each_kind_two_tiles_for_each_place_and_one_signpost() -> None:
    s = table(modules="10")
    assert piled(s) == BOTTLES
    assert infections(s) == INFECTIONS


def test_bottles_and_infection_tiles_are_shuffled() -> None:
    tables = [medicine_of(GAME.new(3, seed, {"modules": "10"})) for seed in range(12)]
    assert len({tuple(part.pile) for part in tables}) == 12
    assert len({tuple(part.infections) for part in tables}) > 8


def test_the_classic_edition_does_not_have_the_module() -> None:
    with pytest.raises(BadSetup):
        GAME.new(3, 0, {"modules": "10", "edition": "classic"})


def test_without_the_module_nobody_falls_ill() -> None:
    s = rest(wake(table(), "7 8 9"))
    reach(s)
    assert view(s, 0)["modules"] == []
    assert [ill(s, seat) for seat in range(3)] == [0, 0, 0]


def test_the_module_brings_no_points_of_its_own() -> None:
    assert set(GAME.result(table(modules="10")).sources) == set(GAME.result(table()).sources)


# --- planning


def test_3_16_without_a_bottle_on_the_board_the_tile_is_not_offered() -> None:
    s = awake(own=1)
    for seat in range(3):
        s.ask(seat)
        assert options(s)[0] == "M0"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_tile_covers_the_market_and_nothing_else(players: int) -> None:
    s = awake(players=players, letters="J")
    for seat in range(players):
        s.ask(seat)
        assert options(s) == ["@M", "-"]


def test_3_15_in_the_final_round_the_tile_still_covers_only_the_market() -> None:
    s = finale(letters="2")
    assert options(s) == ["@M", "-"]


def test_3_16_a_tile_that_may_turn_out_useless_may_be_planned() -> None:
    s = awake(own=5, letters="J")
    give(s, 0, thalers=0)
    s.ask(0)
    assert options(s) == ["@M", "-"]


@pytest.mark.parametrize(("own", "neutral"), [(0, 0), (2, 0), (5, 0), (3, 1)])
def test_3_8_every_healthy_apprentice_is_placed_and_any_number_of_ill_ones(own: int, neutral: int) -> None:
    s = awake(own=own, neutral=neutral)
    assert plans_offered(s) == plans_allowed("33333", "03330", 5 - own, own + neutral)


@pytest.mark.parametrize("own", [0, 3, 5])
def test_3_8_one_healthy_apprentice_has_room_on_the_tile_and_no_ill_one(own: int) -> None:
    s = awake(own=own, letters="J")
    play_as(s, 0, "@M")
    assert plans_offered(s) == plans_allowed("13333", "03330", 5 - own, own)


def test_in_the_final_round_ill_ones_may_go_to_either_cathedral() -> None:
    s = finale(own=4)
    assert plans_offered(s) == plans_allowed("33333", "03333", 1, 4)


def test_3_8_the_space_on_the_tile_is_filled_when_nothing_else_is_free() -> None:
    s = good_mood("market", letters="J")
    for move in ("@M", "M0", "C0", "S0"):
        play_as(s, 0, move)
    assert shown(s, 0, 0)["plan"] == [0, 0, 0, 3, 3]


def test_ill_apprentices_are_not_counted_among_the_healthy() -> None:
    s = awake(own=2, neutral=1)
    assert (apprentices(s, 0), ill(s, 0)) == (3, 3)
    for who in (0, 1, SPECTATOR):
        assert (shown(s, who, 0)["apprentices"], shown(s, who, 0)["ill"]) == (3, 3)


def test_a_player_without_healthy_apprentices_may_leave_all_at_home() -> None:
    s = awake(own=5)
    send(s, 0, "0 0 0 0 0")
    send(s, 2, "0 0 0 2 3")
    send(s, 1, "0 0 0 2 3")
    assert s.to_move() == 1
    assert sick(s) == (5, 5)


@pytest.mark.parametrize("tile", ["@M", "-"])
def test_3_12_tile_and_ill_apprentices_planned_are_secret_until_plans_are_revealed(tile: str) -> None:
    s = awake(own=2, letters="3")
    other = s.copy()
    logs: list[list[Event]] = [[], []]
    s.log, other.log = logs
    send(s, 0, "1 1+1 1 0 0", tile)
    send(other, 0, "0 0 0 2 1", "-" if tile == "@M" else "@M")
    for who in (1, 2, SPECTATOR):
        assert view(s, who) == view(other, who)
        assert shown(s, who, 0)["covered"] is None
        assert shown(s, who, 0)["plan"] is None
        assert shown(s, who, 0)["ill_plan"] is None
        assert [event.seen_by(who) for event in logs[0]] == [event.seen_by(who) for event in logs[1]]
    assert shown(s, 0, 0)["covered"] == ["tile-10" if tile == "@M" else "", "", "", "", ""]
    assert shown(s, 0, 0)["ill_plan"] == [0, 1, 0, 0, 0]


def test_revealed_plans_show_tile_and_ill_apprentices_to_all() -> None:
    s = awake(own=2, letters="3")
    act(s, "0 1+1 2 0+1 0", "@M")
    for who in (0, 1, 2, SPECTATOR):
        assert shown(s, who, 0)["covered"] == ["tile-10", "", "", "", ""]
        assert shown(s, who, 0)["plan"] == [0, 1, 2, 0, 0]
        assert shown(s, who, 0)["ill_plan"] == [0, 1, 0, 1, 0]
        assert shown(s, who, 1)["covered"] == [""] * 5


# --- the infection tile


def test_the_tile_is_turned_when_all_have_planned_and_not_before() -> None:
    s = awake("studio")
    for seat in (2, 0):
        send(s, seat, "1 1 1 1 1")
        assert medico(s, SPECTATOR)["infections"] == 9
        assert medico(s, SPECTATOR)["infected"] == ""
    send(s, 1, "1 1 1 1 1")
    for who in (0, 1, 2, SPECTATOR):
        assert medico(s, who)["infected"] == "place-studio"
        assert medico(s, who)["infections"] == 8
    assert s.column == 0


def test_nobody_knows_the_next_infection_when_planning() -> None:
    views = []
    for name in ("market", "workshop", "same"):
        s = awake(name)
        views.append([view(s, who) for who in (0, 1, 2, SPECTATOR)])
    assert views[0] == views[1] == views[2]


@pytest.mark.parametrize("infection", PLACES)
@pytest.mark.parametrize("number", [1, 2, 3])
def test_one_healthy_apprentice_at_the_infected_place_falls_ill(infection: str, number: int) -> None:
    s = awake(infection)
    counts = ["0"] * 4
    counts[PLACES.index(infection)] = str(number)
    column = PLACES.index(infection)
    counts[column - 1 if column else 3] = str(max(0, 2 - number))
    act(s, " ".join([*counts, str(5 - sum(map(int, counts)))]))
    pass_by(s, column)
    assert sick(s) == (1, 1)
    assert apprentices(s, 0) == 4


@pytest.mark.parametrize("infection", PLACES)
def test_who_is_elsewhere_does_not_fall_ill(infection: str) -> None:
    s = awake(infection)
    counts = ["1"] * 5
    counts[PLACES.index(infection)] = "0"
    counts[4] = "2"
    act(s, " ".join(counts))
    reach(s)
    assert sick(s) == (0, 0)


def test_e36_after_buying_one_apprentice_is_swapped_for_an_ill_one() -> None:
    s = act(awake("market"), "2 1 0 0 2")
    play(s, "3.1")
    assert sick(s) == (0, 0)
    play(s, "3.2")
    assert sick(s) == (1, 1)
    assert ill_left(s) == 14
    assert paints(s, 0) == "RRRYYY"
    assert apprentices(s, 0) == 4


def test_the_market_apprentice_falls_ill_before_the_next_player_acts() -> None:
    s = awake("market")
    for seat in (0, 1, 2):
        send(s, seat, "1 1 0 0 3")
    assert s.to_move() == 0
    play(s, "1.1")
    assert s.to_move() == 1
    assert [sick(s, seat) for seat in range(3)] == [(1, 1), (0, 0), (0, 0)]
    play(s, "-")
    assert [sick(s, seat) for seat in range(3)] == [(1, 1), (1, 1), (0, 0)]
    play(s, "X2")
    assert [sick(s, seat) for seat in range(3)] == [(1, 1)] * 3
    assert ill_left(s) == 12


@pytest.mark.parametrize("infection", PLACES)
def test_forgoing_all_actions_does_not_help(infection: str) -> None:
    s = awake(infection)
    give(s, 0, "RYB")
    counts = ["0"] * 4
    counts[PLACES.index(infection)] = "2"
    act(s, " ".join([*counts, "3"]))
    pass_by(s, PLACES.index(infection))
    assert paints(s, 0) == "RYB"
    assert sick(s) == (1, 1)


def test_at_the_workshop_nobody_falls_ill_before_the_last_blend() -> None:
    s = awake("workshop")
    give(s, 0, "RRYYBB")
    act(s, "0 0 0 2 3")
    for blend in ("O1", "G1"):
        play(s, blend)
        assert sick(s) == (0, 0)
    play(s, "P1")
    assert sick(s) == (1, 1)


def test_the_studio_still_pays_the_apprentice_who_falls_ill() -> None:
    s = act(awake("studio"), "0 0 2 0 3")
    assert thalers(s, 0) == 12 + 6
    assert sick(s) == (1, 1)


@pytest.mark.parametrize(
    ("tiles", "lines"),
    [
        (["same", "market"], ["The signpost: no place is infected", "The market is infected"]),
        (["studio", "same"], ["The studio is infected", "The signpost: the studio is infected again"]),
    ],
)
def test_3_80_the_log_names_the_signpost(tiles: list[str], lines: list[str]) -> None:
    s = fresh(tiles[0])
    next_infections(s, *tiles)
    s.log = []
    reach(s, 3)
    assert [speak(GAME.describe(event)) for event in s.log if event.kind.name == "infected"] == lines


def test_3_80_the_signpost_infects_nothing_in_the_first_round() -> None:
    s = awake("same")
    for seat in (0, 1, 2):
        send(s, seat, "1 1 1 1 1")
    assert medico(s, 0)["infected"] == ""
    assert medico(s, 0)["infections"] == 8
    reach(s)
    assert [sick(s, seat) for seat in range(3)] == [(0, 0)] * 3


@pytest.mark.parametrize("infection", PLACES)
def test_3_80_the_signpost_repeats_the_last_infection(infection: str) -> None:
    s = fresh(infection)
    next_infections(s, infection, "same")
    reach(s)
    get_up(s)
    for seat in range(3):
        make_ill(s, seat, 0)
    without_paints(s)
    send(s, 0, "1 1 1 1 1")
    send(s, 1, "0 0 0 2 3")
    send(s, 2, "0 0 0 2 3")
    assert medico(s, 1)["infected"] == f"place-{infection}"
    assert infected(s) == infection
    assert medico(s, 1)["infections"] == 7
    reach(s, 3)
    assert sick(s) == (1, 1)


def test_3_80_after_a_signpost_in_the_first_round_the_next_tile_counts() -> None:
    s = fresh("same")
    next_infections(s, "same", "studio")
    get_up(reach(s))
    give(s, 1, "RY")
    rest(s)
    assert medico(s, 0)["infected"] == "place-studio"


def test_when_the_next_tile_is_turned_the_last_place_is_free_again() -> None:
    s = fresh()
    next_infections(s, "market", "studio")
    reach(s, 3)
    assert infections(s) == sorted([*PLACES, "cathedral", "workshop", "same"])
    assert medico(s, 0)["turned"] == ["place-market", "place-studio"]
    get_up(s)
    next_infections(s, "workshop")
    for seat in range(3):
        make_ill(s, seat, 0)
    send(s, 0, "1 1 1 0 2")
    rest(s)
    assert medico(s, 0)["infected"] == "place-workshop"
    reach(s, 4)
    assert sick(s) == (0, 0)


# --- the neutral apprentice


def planned(s: Fresco, *words: str) -> Fresco:
    """Seat 0 plans one answer after the other."""
    for word in words:
        play_as(s, 0, word)
    if 0 in planners(s):
        s.ask(0)
    return s


def test_3_71_who_has_the_neutral_apprentice_says_at_last_where_it_stands() -> None:
    s = planned(good_mood("market"), "M2", "C1", "S0", "W1")
    assert options(s) == ["N@M", "N@C", "N@W", "N@T"]
    assert not shown(s, 1, 0)["planned"]
    play_as(s, 0, "N@W")
    assert shown(s, 1, 0)["planned"]
    assert 0 not in planners(s)
    assert medico(s, 0)["players"][0]["neutral_at"] == 3


def test_3_71_without_the_neutral_apprentice_or_the_module_nobody_is_asked_where_it_stands() -> None:
    s = awake()
    for word in ("M2", "C1", "S0", "W0"):
        play_as(s, 0, word)
    assert 0 not in planners(s)
    assert medico(s, 0)["players"][0]["neutral_at"] is None
    base = table()
    base.players[0].mood = 4
    wake(base, "7 8 9")
    assert apprentices(base, 0) == 6
    for word in ("M2", "C1", "S0", "W1"):
        play_as(base, 0, word)
    assert 0 not in planners(base)


@pytest.mark.parametrize(("own", "plan"), [(5, "1 0 0 0 0"), (4, "0 0 2 0 0"), (3, "0 3 0 0 0")])
def test_3_71_where_all_healthy_ones_are_at_one_place_the_neutral_one_is_there_unasked(own: int, plan: str) -> None:
    s = good_mood("market", own=own)
    words = plan.split()
    while 0 in planners(s):
        s.ask(0)
        assert not options(s)[0].startswith("N@")
        play_as(s, 0, options(s)[0][0] + words["MCSWT".index(options(s)[0][0])])
    assert medico(s, 0)["players"][0]["neutral_at"] == [n != "0" for n in words].index(True)


def test_3_71_ill_ones_at_another_place_are_no_reason_to_ask() -> None:
    s = planned(good_mood("market", own=4), "M0", "C0+1", "S2+0", "W0+1")
    assert 0 not in planners(s)
    assert medico(s, 0)["players"][0]["neutral_at"] == 2


def test_3_71_the_place_of_the_neutral_apprentice_is_secret_until_plans_are_revealed() -> None:
    s = planned(good_mood("studio"), "M2", "C1", "S0", "W1")
    other = s.copy()
    play_as(s, 0, "N@M")
    play_as(other, 0, "N@T")
    for who in (1, 2, SPECTATOR):
        assert view(s, who) == view(other, who)
        assert medico(s, who)["players"][0]["neutral_at"] is None
        assert GAME.determinize(s, who, 7).key() == GAME.determinize(other, who, 7).key()
    assert (medico(s, 0)["players"][0]["neutral_at"], medico(other, 0)["players"][0]["neutral_at"]) == (0, 4)
    assert s.key() != other.key()
    for who in (0, 1, 2, SPECTATOR):
        assert medico(rest(s.copy()), who)["players"][0]["neutral_at"] == 0
        assert medico(rest(other.copy()), who)["players"][0]["neutral_at"] == 4


def test_3_71_the_log_of_the_revealed_plans_names_its_place() -> None:
    s = good_mood("studio")
    s.log = []
    act(s, "2 1 0 1 2", neutral="W")
    lines = [speak(GAME.describe(event)) for event in s.log if event.kind.name == "revealed"]
    assert lines[0] == "plans 2 market, 1 cathedral, 1 workshop, 2 theater, the neutral one at the workshop"
    assert "neutral" not in lines[1] + lines[2]


def test_3_71_guesses_place_it_where_healthy_ones_are() -> None:
    s = good_mood("studio")
    send(s, 0, "2 1 0 1 2", neutral="W")
    found = set()
    for number in range(40):
        guess = GAME.determinize(s, 1, number)
        column = medico(guess, 0)["players"][0]["neutral_at"]
        assert shown(guess, 0, 0)["plan"][column] > 0
        found.add(column)
    assert len(found) > 2


@pytest.mark.parametrize("neutral", ["M", "C", "W", "T"])
@pytest.mark.parametrize("infection", ["market", "cathedral", "workshop"])
def test_3_71_the_neutral_apprentice_can_fall_ill_only_where_it_was_planned(infection: str, neutral: str) -> None:
    s = good_mood(infection)
    give(s, 0, "RRYY")
    act(s, "2 1 0 1 2", neutral=neutral)
    here = infection[0].upper() == neutral
    asked = False
    while s.round == 1:
        asked |= choosing(s)
        play(s, idle(s))
    assert asked == (here and infection == "market")  # elsewhere it is alone or not there
    assert sick(s) == ((1, 0) if here and not asked else (1, 1))


def test_3_71_contagion_elsewhere_leaves_the_neutral_apprentice_healthy() -> None:
    s = act(good_mood("market", own=2), "0 2+1 0 0 2", neutral="T")
    pass_by(s, 1)
    assert not choosing(s)
    assert sick(s) == (4, 4)


def test_3_71_in_the_final_round_both_cathedrals_are_one_place() -> None:
    s = set_up(3, "10").copy()
    only_infections(s, "same", "cathedral")
    reach(s)
    s.players[0].mood = 4
    get_up(s)
    both = planned(s.copy(), "M0", "C3", "S0", "W0")
    assert 0 not in planners(both)
    assert medico(both, 0)["players"][0]["neutral_at"] == 1
    more = planned(s.copy(), "M1", "C2", "S0", "W0")
    assert options(more) == ["N@M", "N@C"]
    second = planned(s.copy(), "M0", "C0", "S3", "W1")
    assert options(second) == ["N@S", "N@W", "N@D"]


def test_3_71_the_player_chooses_whether_the_neutral_apprentice_falls_ill() -> None:
    s = good_mood("market")
    assert apprentices(s, 0) == 6
    act(s, "2 1 0 0 3")
    play(s, "1.1 1.2")
    assert options(s) == ["O", "N"]
    own, neutral = after(s, "O"), after(s, "N")
    assert sick(own) == (1, 1)
    assert sick(neutral) == (1, 0)
    assert ill_left(own) == ill_left(neutral) == 14


@pytest.mark.parametrize(("choice", "healthy"), [("O", 5), ("N", 6)])
def test_3_71_the_neutral_apprentice_comes_again_in_good_health(choice: str, healthy: int) -> None:
    s = act(good_mood("market"), "2 1 0 0 3")
    play(s, f"- {choice}")
    reach(s)
    s.players[0].mood = 4
    get_up(s)
    assert apprentices(s, 0) == healthy
    assert ill(s, 0) == 1
    assert healthy + ill(s, 0) == (7 if choice == "N" else 6)


def test_3_71_in_a_worse_mood_the_neutral_apprentice_stays_in_the_theater() -> None:
    s = act(good_mood("market"), "2 1 0 0 3")
    play(s, "- N")
    reach(s)
    s.players[0].mood = 0
    get_up(s)
    assert apprentices(s, 0) == 5
    assert sick(s) == (1, 0)


def test_3_71_the_neutral_apprentice_falls_ill_if_no_other_is_healthy() -> None:
    s = act(good_mood("market", own=5), "1 0 0 0 0")
    play(s, "-")
    assert not choosing(s)
    assert sick(s) == (6, 5)


def test_without_the_neutral_apprentice_nothing_is_asked() -> None:
    s = act(awake("market"), "2 1 0 0 2")
    play(s, "-")
    assert not choosing(s)
    assert sick(s) == (1, 1)


@pytest.mark.parametrize(("neutral", "market", "cathedral"), [("M", (2, 1), (3, 2)), ("C", (2, 2), (3, 2))])
def test_3_71_alone_at_its_place_the_neutral_apprentice_falls_ill_unasked(
    neutral: str, market: tuple[int, int], cathedral: tuple[int, int]
) -> None:
    """One catches the infection at the market, one the illness of the ill one in the cathedral."""
    s = good_mood("market", own=1)
    act(s, "1 1+1 0 0 3", neutral=neutral)
    assert "-" in options(s)
    play(s, "-")
    assert sick(s) in (market, cathedral)
    pass_by(s, 1)
    assert not choosing(s)
    assert sick(s) == cathedral
    assert medico(s, 1)["players"][0]["neutral_at"] is None


# --- the supply of ill pawns


def test_3_73_without_an_ill_pawn_in_the_supply_nobody_falls_ill() -> None:
    s = awake("market")
    make_ill(s, 1, 5, 5)
    make_ill(s, 2, 5)
    assert ill_left(s) == 0
    act(s, "2 1 0 0 2")
    play(s, "-")
    assert sick(s) == (0, 0)
    assert ill_left(s) == 0


def test_3_73_the_last_ill_pawn_goes_to_the_first_player() -> None:
    s = awake("market")
    make_ill(s, 2, 5, 9)
    assert ill_left(s) == 1
    send(s, 0, "1 1 0 0 3")
    send(s, 1, "1 1 0 0 3")
    rest(s)
    play(s, "- -")
    assert [sick(s, seat) for seat in (0, 1)] == [(1, 1), (0, 0)]


def test_3_73_an_ill_pawn_that_comes_back_is_used_again() -> None:
    s = awake("market")
    make_ill(s, 1, 1)
    make_ill(s, 2, 5, 9)
    give_bottles(s, 1, "1")
    to_healing(rest(s))
    assert ill_left(s) == 0
    play(s, "1:1")
    assert sick(s, 1) == (0, 0)
    assert ill_left(s) == 1
    next_infections(s, "market")
    act(get_up(s), "2 1 0 0 2")
    play(s, "-")
    assert sick(s) == (1, 1)


def test_3_73_an_infection_without_a_pawn_asks_nothing_about_the_neutral_apprentice() -> None:
    s = good_mood("market")
    make_ill(s, 2, 5, 10)
    play(act(s, "2 1 0 0 3"), "-")
    assert not choosing(s)
    assert sick(s) == (0, 0)


def test_3_73_contagion_stops_when_the_supply_is_empty() -> None:
    s = awake("market", own=1)
    make_ill(s, 2, 5, 8)
    assert ill_left(s) == 1
    act(s, "0 2+1 0 0 2")
    assert sick(s) == (2, 2)
    assert ill_left(s) == 0


# --- contagion


def test_e38_in_the_words_of_the_booklet() -> None:
    s = awake("market", own=1)
    give(s, 0, "RYBRYBRYB")
    act(s, "0 2+1 0 0 2")
    play(s, "=RYB I =RYB =RYB")
    assert (ill(s, 0), apprentices(s, 0)) == (3, 2)


@pytest.mark.parametrize("infection", PLACES)
def test_e38_healthy_ones_beside_an_ill_one_fall_ill_wherever_the_infection_is(infection: str) -> None:
    s = act(awake(infection, own=1), "0 2+1 0 0 2")
    pass_by(s, 1)
    assert sick(s) == (3, 3)
    assert apprentices(s, 0) == 2


@pytest.mark.parametrize(("column", "place"), [(1, "cathedral"), (2, "studio"), (3, "workshop")])
@pytest.mark.parametrize(("healthy", "ill_ones"), [(1, 1), (2, 1), (1, 2)])
def test_contagion_at_each_place(column: int, place: str, healthy: int, ill_ones: int) -> None:
    s = awake("market", own=2)
    counts = ["0"] * 5
    counts[column] = f"{healthy}+{ill_ones}"
    counts[4] = str(3 - healthy)
    act(s, " ".join(counts))
    pass_by(s, column)
    assert sick(s) == (2 + healthy, 2 + healthy), place


def test_ill_ones_infect_nobody_elsewhere() -> None:
    s = act(awake("market", own=2), "0 1 0+1 0+1 2")
    reach(s)
    assert sick(s) == (2, 2)


def test_ill_ones_at_home_infect_nobody() -> None:
    s = act(awake("market", own=2), "0 1 1 1 0")
    reach(s)
    assert sick(s) == (2, 2)


def test_contagion_and_infection_at_different_places_both_happen() -> None:
    s = act(awake("studio", own=1), "0 1+1 2 0 1")
    reach(s)
    assert sick(s) == (3, 3)


def test_contagion_comes_after_all_have_worked() -> None:
    s = awake("market", own=1)
    give(s, 0, "RYBRYBRYB")
    act(s, "0 2+1 0 0 2")
    play(s, "I =RYB =RYB")
    assert sick(s) == (1, 1)
    play(s, "=RYB")
    assert sick(s) == (3, 3)
    assert points(s) == {"altar": 6}


def test_contagion_comes_before_the_next_player_acts() -> None:
    s = awake("market", own=1)
    give(s, 0, "RYB")
    give(s, 1, "RYB")
    send(s, 0, "0 2+1 0 0 2")
    send(s, 1, "0 2 0 0 3")
    rest(s)
    play(s, "-")
    assert s.to_move() == 1
    assert sick(s) == (3, 3)


def test_ill_ones_do_not_infect_other_players() -> None:
    s = awake("market", own=1)
    send(s, 0, "0 2+1 0 0 2")
    send(s, 1, "0 2 0 0 3")
    rest(s)
    reach(s)
    assert sick(s, 1) == (0, 0)


def test_3_75_with_only_ill_ones_at_an_infected_place_nothing_happens() -> None:
    s = act(awake("workshop", own=2), "0 1 0 0+2 2")
    reach(s)
    assert sick(s) == (2, 2)


@pytest.mark.parametrize(("healthy", "expected"), [(1, 3), (2, 4)])
def test_3_75_contagion_at_the_infected_place_leaves_nothing_for_the_tile(healthy: int, expected: int) -> None:
    s = act(awake("workshop", own=2), f"0 {3 - healthy} 0 {healthy}+1 0")
    pass_by(s, 3)
    assert sick(s) == (expected, expected)


@pytest.mark.parametrize(("choice", "expected"), [("O", (3, 3)), ("N", (3, 2))])
def test_3_75_contagion_may_take_the_neutral_apprentice(choice: str, expected: tuple[int, int]) -> None:
    """Where it stands all fall ill; there is a choice only if too few ill ones are left."""
    s = good_mood("market", own=2)
    make_ill(s, 2, 5, 7)
    assert ill_left(s) == 1
    act(s, "0 2+1 0 0 2", neutral="C")
    assert choosing(s)
    play(s, choice)
    assert sick(s) == expected


def test_3_75_contagion_takes_the_neutral_apprentice_if_all_healthy_ones_are_there() -> None:
    s = act(good_mood("market", own=4), "0 2+1 0 0 0")
    assert not choosing(s)
    assert sick(s) == (6, 5)


# --- the cathedral


def neighbors(name: str) -> set[str]:
    column, row = "ABCDE".index(name[0]), int(name[1])
    return {
        other
        for other in NAMES
        if other != name and abs("ABCDE".index(other[0]) - column) <= 1 and abs(int(other[1]) - row) <= 1
    }


def in_cathedral(plan: str = "0 0+1 0 0 3", hand: str = "RYB", where: str = "C3", money: int = 12) -> Fresco:
    """Seat 0 acts in the cathedral with healthy and ill apprentices; `3 RYB` lies on A1 and `4 OB` on B2.

    Unless the plan says otherwise nobody is healthy there.
    """
    s = awake("market", own=2)
    lay(s, A1="3 RYB", B2="4 OB", E5="3 RRY", C3="11 PPO")
    put_bishop(s, where)
    give(s, 0, hand, money)
    return act(s, plan)


@pytest.mark.parametrize("where", NAMES)
def test_e37_the_neighbors_of_the_bishop_are_barred_and_all_others_open(where: str) -> None:
    s = in_cathedral(hand="RYBOGP" * 3, where=where)
    segments = {move for move in options(s) if move in NAMES}
    assert segments == set(NAMES) - neighbors(where)


def test_an_ill_apprentice_never_moves_the_bishop() -> None:
    s = in_cathedral(hand="RYBOGP" * 3)
    assert not [move for move in options(s) if move[0] in ">*!"]
    with pytest.raises((BadNotation, IllegalMove)):
        play(s, ">B2")


def test_an_ill_apprentice_on_the_bishops_segment_scores_his_bonus() -> None:
    s = play(in_cathedral(hand="PPO"), "C3")
    assert points(s) == {"segments": 11, "bishop": 3}
    assert bishop(s) == "C3"
    assert paints(s, 0) == ""
    assert s.income(0) == 1


def test_an_ill_apprentice_elsewhere_scores_the_value_and_the_bishop_comes() -> None:
    s = play(in_cathedral(), "A1")
    assert points(s) == {"segments": 3}
    assert bishop(s) == "A1"
    assert sick(s) == (2, 2)


def test_what_two_ill_apprentices_may_restore_follows_the_bishop() -> None:
    s = in_cathedral("0 0+2 0 0 3", "RYBOGP" * 3)
    assert "B2" not in options(s)
    play(s, "E5")
    assert bishop(s) == "E5"
    assert {move for move in options(s) if move in NAMES} == set(NAMES) - neighbors("E5") - {"E5"}
    play(s, "B2")
    assert points(s) == {"segments": 3 + 4}


@pytest.mark.parametrize(("altar", "hand", "won"), [("=RYB", "RYB", 2), ("=OOG", "OOG", 5), ("=OGP", "OGP", 6)])
def test_an_ill_apprentice_restores_the_altar_as_usual(altar: str, hand: str, won: int) -> None:
    s = in_cathedral(hand=hand)
    assert altar in options(s)
    play(s, altar)
    assert points(s) == {"altar": won}


def test_an_ill_apprentice_may_do_nothing() -> None:
    s = in_cathedral()
    assert options(s)[-1] == "-"
    play(s, "-")
    assert s.to_move() == 1
    assert points(s) == {}


def test_each_ill_apprentice_restores_once() -> None:
    s = in_cathedral("0 0+2 0 0 3", "RYB" * 3)
    play(s, "=RYB =RYB")
    assert s.to_move() == 1
    assert paints(s, 0) == "RYB"


def test_beside_healthy_ones_an_ill_one_is_sent_by_name() -> None:
    s = in_cathedral("0 1+1 0 0 2", "RYB")
    assert "I" in options(s)
    assert ">B2" in options(s)
    play(s, "I")
    assert options(s) == ["A1", "=RYB", "-"]


def test_healthy_and_ill_ones_work_in_any_order() -> None:
    s = in_cathedral("0 1+1 0 0 2", "RYBOB")
    first = after(s, "I A1")
    assert "B2" in options(first)  # next to the bishop, who is on A1 now
    play(first, "B2")
    assert points(first) == {"segments": 3 + 4, "bishop": 2}
    then = after(s, "B2")
    assert not [move for move in options(then) if move in NAMES]  # A1 is next to the bishop
    assert points(then) == {"segments": 4, "bishop": 2}
    assert sick(first) == (3, 3)


def test_three_share_the_cathedral_and_the_ill_one_may_be_the_second() -> None:
    s = in_cathedral("0 2+1 0 0 1", "RYB" * 3)
    play(s, "=RYB I =RYB")
    assert "I" not in options(s)
    assert ">B2" in options(s)
    play(s, "=RYB")
    assert points(s) == {"altar": 6}
    assert s.to_move() == 1
    assert sick(s) == (4, 4)


def test_each_of_two_ill_ones_may_do_nothing_while_a_healthy_one_waits() -> None:
    s = in_cathedral("0 1+2 0 0 2", "RYB")
    play(s, "I -")
    assert "I" in options(s)
    play(s, "I -")
    assert "I" not in options(s)
    assert "=RYB" in options(s)


def test_an_ill_one_who_can_do_nothing_is_not_offered_beside_a_healthy_one() -> None:
    s = in_cathedral("0 1+1 0 0 2", "OB")
    assert "B2" in options(s)
    assert "I" not in options(s)


def test_the_second_of_two_ill_ones_is_asked_though_the_first_does_nothing() -> None:
    s = play(in_cathedral("0 0+2 0 0 3", "RYB"), "-")
    assert s.to_move() == 0
    play(s, "=RYB")
    assert points(s) == {"altar": 2}


def test_after_the_bishop_was_moved_a_healthy_one_must_restore() -> None:
    s = in_cathedral("0 1+1 0 0 2", "RYBOB")
    play(s, ">B3")
    assert "I" not in options(s)
    assert "-" not in options(s)
    assert thalers(s, 0) == 11


def test_an_ill_apprentice_pays_no_thaler_and_needs_none() -> None:
    s = play(in_cathedral(money=0), "A1")
    assert points(s) == {"segments": 3}
    assert thalers(s, 0) == 0


def test_an_ill_apprentice_who_may_not_restore_anything_is_not_asked() -> None:
    s = in_cathedral(hand="OB")  # the only tile that could be paid is next to the bishop
    assert s.to_move() == 1
    assert options(in_cathedral(hand="OB", where="E5")) == ["B2", "-"]


def test_3_5_the_ill_apprentices_points_are_one_score() -> None:
    s = in_cathedral(hand="PPO")
    stand(s, -3, 14, -1)
    play(s, "C3")
    assert options(s) == ["A", "B"]
    assert space(after(s, "A"), 0) == 15
    assert space(after(s, "B"), 0) == 13


def test_3_10_after_the_last_tile_ill_apprentices_may_do_the_altar() -> None:
    s = awake("market", own=2)
    lay(s, A1="3 RYB")
    leave(s, "A1")
    give(s, 0, "RYBRYB")
    act(s, "0 0+2 0 0 3")
    play(s, "A1")
    assert options(s) == ["=RYB", "-"]
    play(s, "=RYB")
    assert points(s) == {"segments": 3, "altar": 2}


# --- the studio


def in_studio(plan: str, hand: str) -> Fresco:
    s = awake("market", own=3)
    give(s, 0, hand, 0)
    return act(s, plan)


def test_an_ill_apprentice_sells_a_picture_for_any_one_paint() -> None:
    s = in_studio("0 0 0+1 0 2", SOME)
    assert options(s) == ["$R", "$Y", "$B", "$O", "$G", "$P", "-"]
    for letter in "RYBOGP":
        then = after(s, f"${letter}")
        assert thalers(then, 0) == 3
        assert paints(then, 0) == SOME.replace(letter, "", 1)
        assert then.to_move() == 1


def test_an_ill_apprentice_may_keep_the_paint() -> None:
    s = play(in_studio("0 0 0+1 0 2", "R"), "-")
    assert (thalers(s, 0), paints(s, 0)) == (0, "R")


def test_an_ill_apprentice_without_paints_earns_nothing() -> None:
    s = in_studio("0 0 0+2 0 2", "")
    assert thalers(s, 0) == 0
    assert s.to_move() == 1


@pytest.mark.parametrize("sold", [0, 1, 2, 3])
def test_3_83_each_ill_apprentice_sells_separately(sold: int) -> None:
    s = in_studio("0 0 0+3 0 2", SOME)
    for _ in range(sold):
        play(s, "$R" if "$R" in options(s) else "$Y")
    if sold < 3:
        play(s, "-")
    assert s.to_move() == 1
    assert thalers(s, 0) == 3 * sold
    assert len(paints(s, 0)) == len(SOME) - sold


def test_3_83_two_ill_ones_with_one_paint_sell_once() -> None:
    s = play(in_studio("0 0 0+2 0 2", "O"), "$O")
    assert s.to_move() == 1
    assert (thalers(s, 0), paints(s, 0)) == (3, "")


def test_3_83_a_healthy_one_earns_three_thalers_beside_the_ill_one() -> None:
    s = in_studio("0 0 1+1 0 1", "RY")
    play(s, "$Y")
    assert thalers(s, 0) == 6
    assert sick(s) == (4, 4)


def test_only_healthy_ones_are_paid_without_a_paint() -> None:
    s = in_studio("0 0 1+2 0 1", "RY")
    play(s, "-")
    assert thalers(s, 0) == 3
    assert paints(s, 0) == "RY"


# --- the workshop


def in_workshop(plan: str, hand: str = "RRYYBB") -> Fresco:
    s = awake("market", own=3)
    give(s, 0, hand)
    return act(s, plan)


@pytest.mark.parametrize(("healthy", "ill_ones"), [(0, 1), (0, 2), (0, 3), (1, 0), (1, 1), (1, 2), (2, 1)])
def test_an_ill_apprentice_blends_once_and_a_healthy_one_twice(healthy: int, ill_ones: int) -> None:
    s = in_workshop(f"0 0 0 {healthy}+{ill_ones} {2 - healthy}".replace("+0", ""), "R" * 6 + "Y" * 6)
    most = 2 * healthy + ill_ones
    assert options(s) == [f"O{number}" for number in range(most + 1)]
    play(s, f"O{most}")
    assert paints(s, 0) == "R" * (6 - most) + "Y" * (6 - most) + "O" * most


def test_an_ill_apprentice_blends_any_color() -> None:
    s = in_workshop("0 0 0 0+1 2")
    assert options(s) == ["O0", "O1"]
    play(s, "O0")
    assert options(s) == ["G0", "G1"]
    play(s, "G0")
    assert options(s) == ["P0", "P1"]
    play(s, "P1")
    assert paints(s, 0) == "RYYBP"


# --- buying medicine


def buyers(letters: str, *plans: str, money: int = 12, players: int = 3, own: int = 0) -> Fresco:
    """These bottles are for sale; the first seats plan as told, with the tile, and each has so many thalers."""
    s = awake("studio", players=players, own=own, letters=letters)
    for seat in range(players):
        give(s, seat, thalers=money)
    for seat, plan in enumerate(plans):
        send(s, seat, plan, "@M")
    return rest(s)


def test_e39_three_buyers_in_turn() -> None:
    s = buyers("33J", "1 1 0 0 3", "0 1 0 1 3", "0 2 0 0 3")
    assert s.to_move() == 0
    assert options(s) == ["B1", "B2", "B3"]
    play(s, "B2")
    assert (bottles(s, 0), thalers(s, 0)) == ("3", 10)
    assert s.to_move() == 0  # Yellow also visits one booth
    play(s, "1.1")
    assert (paints(s, 0), thalers(s, 0)) == ("R", 8)
    assert s.to_move() == 1
    assert options(s) == ["B1", "B3"]
    play(s, "B1")
    assert (bottles(s, 1), thalers(s, 1)) == ("3", 9)
    assert (bottles(s, 2), thalers(s, 2)) == ("J", 10)  # nothing else is left to buy
    assert offered(s) == "---"


@pytest.mark.parametrize(
    ("players", "letters", "prices"), [(2, "32", [3, 2]), (3, "321", [3, 2, 2]), (4, "321J", [3, 2, 2, 1])]
)
def test_a_bottle_costs_the_price_of_its_place(players: int, letters: str, prices: list[int]) -> None:
    s = buyers(letters, "0 2 0 0 3", players=players)
    while s.to_move() != 0 or options(s)[0] != "B1":  # Leonardo, who is later, or those who are earlier
        play(s, idle(s))
    assert options(s) == [f"B{place + 1}" for place in range(len(letters))]
    for place, price in enumerate(prices):
        then = after(s, f"B{place + 1}")
        assert thalers(then, 0) == 12 - price
        assert bottles(then, 0) == letters[place]
        assert offered(then).startswith(letters[:place] + "-" + letters[place + 1 :])
    assert [(b["place"], b["price"], b["bottle"]) for b in medico(s, 1)["offer"]] == [
        (place + 1, price, letters[place]) for place, price in enumerate(prices)
    ]


@pytest.mark.parametrize(("money", "offered_places"), [(3, "B1 B2 B3 B4"), (2, "B2 B3 B4"), (12, "B1 B2 B3 B4")])
def test_3_70_only_what_can_be_paid_is_offered_and_one_must_be_bought(money: int, offered_places: str) -> None:
    s = buyers("321J", "0 2 0 0 3", players=4, money=money)
    assert options(s) == offered_places.split()


@pytest.mark.parametrize(("money", "left", "bought"), [(0, 0, ""), (1, 0, "J")])
def test_3_70_who_can_pay_for_one_place_or_none_is_not_asked(money: int, left: int, bought: str) -> None:
    s = buyers("321J", "0 2 0 0 3", players=4, money=money)
    assert s.column > 0
    assert (thalers(s, 0), bottles(s, 0)) == (left, bought)


def test_3_70_the_bottle_is_bought_before_the_paints() -> None:
    s = buyers("321", "1 1 0 0 3", money=3)
    assert options(s) == ["B1", "B2", "B3"]
    play(s, "B2")
    assert thalers(s, 0) == 1
    assert options(s) == ["X1", "X2", "X3", "-"]  # a market tile costs 2


def test_3_70_who_cannot_pay_any_bottle_still_visits_the_market() -> None:
    s = buyers("3", "1 1 0 0 3", money=2)
    assert bottles(s, 0) == ""
    assert "1.1" in options(s)


@pytest.mark.parametrize("had", ["", "1", "J"])
def test_3_82_with_fewer_than_two_bottles_the_purchase_is_forced_even_with_nobody_ill(had: str) -> None:
    s = awake("studio", letters="3J")
    give_bottles(s, 0, had)
    act(s, "0 2 0 0 3", "@M")
    assert options(s) == ["B1", "B2"]
    play(s, "B2")
    assert sorted(bottles(s, 0)) == sorted(had + "J")


@pytest.mark.parametrize("had", ["33", "1J", "JJ"])
def test_3_82_with_two_bottles_nothing_is_bought(had: str) -> None:
    s = awake("studio", letters="3J")
    give_bottles(s, 0, had)
    act(s, "0 2 0 0 3", "@M")
    assert s.column > 0
    assert (sorted(bottles(s, 0)), thalers(s, 0), offered(s)) == (sorted(had), 12, "3J-")


def test_without_the_tile_nobody_buys_medicine() -> None:
    s = awake("studio", own=1, letters="3J")
    act(s, "1 1 0 0 2", "-")
    assert options(s)[0] == "1.1"
    assert bottles(s, 0) == ""


def test_when_all_bottles_are_sold_the_next_buyer_gets_none() -> None:
    s = buyers("3", "0 2 0 0 3", "0 2 0 3 0")
    assert s.column > 0
    assert (bottles(s, 0), bottles(s, 1)) == ("3", "")
    assert (thalers(s, 0), thalers(s, 1)) == (9, 12)


def test_who_finds_no_bottle_left_still_visits_the_market() -> None:
    s = buyers("3", "0 2 0 0 3", "1 1 0 3 0")
    assert s.to_move() == 1
    assert "1.1" in options(s)
    assert thalers(s, 1) == 12


def test_no_apprentice_is_needed_and_none_then_visits_the_market() -> None:
    s = buyers("32", "0 2 0 0 3")
    play(s, "B1")
    assert s.column > 0
    assert [len(row) for row in market(s)] == [2, 3, 4]


def test_one_apprentice_buys_one_tile_of_paint() -> None:
    s = buyers("3", "1 1 0 0 3")
    assert set(options(s)) == {*["1.1", "1.2", "2.1", "2.2", "2.3", "3.1", "3.2", "3.3", "3.4", "X1", "X2", "X3", "-"]}
    play(s, "3.1")
    assert s.column > 0
    assert paints(s, 0) == "RRR"
    assert market(s)[2] == []
    assert thalers(s, 0) == 12 - 3 - 2


def test_the_apprentice_on_the_tile_may_close_a_booth() -> None:
    s = play(buyers("3", "1 1 0 0 3"), "X2")
    assert market(s)[1] == []
    assert {"B", "RY", "RB"} <= set(bag(s))


def test_3_76_the_apprentice_on_the_tile_stands_at_the_infected_market() -> None:
    s = awake("market", letters="3")
    act(s, "1 1 0 0 3", "@M")
    play(s, "-")
    assert sick(s) == (1, 1)


@pytest.mark.parametrize(("neutral", "expected"), [("C", (1, 1)), ("M", (1, 0))])
def test_3_76_the_one_on_the_tile_may_be_the_neutral_apprentice(neutral: str, expected: tuple[int, int]) -> None:
    s = act(good_mood("market", letters="3"), "1 1 0 1 3", "@M", neutral)
    play(s, "-")
    assert not choosing(s)
    assert sick(s) == expected


def test_3_76_the_tile_alone_makes_nobody_ill() -> None:
    s = awake("market", letters="3")
    act(s, "0 2 0 0 3", "@M")
    pass_by(s, 0)
    assert sick(s) == (0, 0)


def test_bottles_are_seen_by_all() -> None:
    s = play(buyers("33J", "0 2 0 0 3"), "B3")
    for who in (0, 1, 2, SPECTATOR):
        assert [player["bottles"] for player in medico(s, who)["players"]] == ["J", "", ""]
        assert [(b["place"], b["bottle"]) for b in medico(s, who)["offer"]] == [(1, "3"), (2, "3")]


def test_the_tile_comes_back_for_the_next_round() -> None:
    s = buyers("3", "0 2 0 0 3", own=0)
    reach(s)
    offer_bottles(s, "J")
    get_up(s)
    s.ask(0)
    assert options(s) == ["@M", "-"]
    assert shown(s, 0, 0)["covered"] in (None, [""] * 5)


# --- healing


@pytest.mark.parametrize(("bottle", "own", "left"), [("1", 3, 2), ("2", 3, 1), ("3", 3, 0), ("2", 2, 0), ("1", 1, 0)])
def test_each_portion_heals_one(bottle: str, own: int, left: int) -> None:
    s = with_bottles(bottle, own)
    before = ill_left(s)
    assert options(s) == [*[f"{bottle}:{n}" for n in range(own - left + 1)], "-"]
    drink(s, bottle)
    assert sick(s) == (left, left)
    assert apprentices(s, 0) == 5 - left
    assert ill_left(s) == before + own - left
    assert bottles(s, 0) == ""


def test_e40_what_is_left_in_a_bottle_is_lost() -> None:
    s = with_bottles("3", own=2)
    assert options(s) == ["3:0", "3:1", "3:2", "-"]
    play(s, "3:2")
    assert sick(s) == (0, 0)
    assert bottles(s, 0) == ""
    assert "3" in discarded(s)


@pytest.mark.parametrize("own", [0, 2])
def test_e41_raspberry_juice_lifts_the_mood_and_heals_nobody(own: int) -> None:
    s = with_bottles("J", own)
    s.players[0].mood = 0
    play(s, "J")
    assert mood(s, 0) == 1
    assert sick(s) == (own, own)
    assert bottles(s, 0) == ""


def test_3_81_the_juice_counts_at_the_next_waking_up() -> None:
    s = with_bottles("J")
    s.players[0].mood = 3
    play(s, "J")
    assert apprentices(s, 0) == 5
    assert s.round == 2
    get_up(s)  # at 7:00, from 4 to 3
    assert apprentices(s, 0) == 6


def test_juice_does_not_lift_the_mood_beyond_the_top() -> None:
    s = with_bottles("JJ", own=1)
    s.players[0].mood = 3
    play(s, "J")
    while healing(s) and "J" in options(s):
        play(s, "J")
    assert mood(s, 0) == 4


def test_3_72_bottles_are_opened_one_after_another() -> None:
    s = with_bottles("2J", own=3)
    s.players[0].mood = 0
    assert options(s) == ["2:0", "2:1", "2:2", "J", "-"]
    play(s, "J")
    assert (mood(s, 0), sick(s)) == (1, (3, 3))
    assert options(s) == ["2:0", "2:1", "2:2", "-"]
    play(s, "2:2")
    assert sick(s) == (1, 1)


def test_3_72_two_bottles_may_be_opened_at_once() -> None:
    s = drink(with_bottles("12", own=4), "21")
    assert sick(s) == (1, 1)
    assert bottles(s, 0) == ""


@pytest.mark.parametrize("letters", ["3", "21", "J", "1J"])
def test_3_72_bottles_may_be_kept(letters: str) -> None:
    s = with_bottles(letters, own=2)
    play(s, "-")
    assert sorted(bottles(s, 0)) == sorted(letters)
    assert sick(s) == (2, 2)
    to_healing(rest(get_up(s)))
    assert {move[0] for move in options(s)} == {*letters, "-"}


def test_3_72_one_bottle_may_be_opened_and_the_other_kept() -> None:
    s = play(with_bottles("31", own=3), "1:1 -")
    assert (bottles(s, 0), sick(s)) == ("3", (2, 2))


@pytest.mark.parametrize("used", range(4))
def test_3_72_the_player_says_how_many_portions_are_used_and_the_rest_is_lost(used: int) -> None:
    s = with_bottles("3", own=4)
    before = ill_left(s)
    play(s, f"3:{used}")
    assert sick(s) == (4 - used, 4 - used)
    assert ill_left(s) == before + used
    assert bottles(s, 0) == ""
    assert discarded(s) == "3"


def test_3_72_without_an_own_one_on_the_board_there_is_nothing_to_swap() -> None:
    s = awake(neutral=1)
    give_bottles(s, 0, "1")
    rest(s)
    while s.round == 1:
        assert not healing(s)
        play(s, idle(s))
    assert (bottles(s, 0), sick(s)) == ("1", (1, 0))


def test_3_72_no_more_are_swapped_than_own_ones_are_on_the_board() -> None:
    s = with_bottles("3", own=2, neutral=2)
    assert options(s) == ["3:0", "3:1", "3:2", "-"]
    play(s, "3:2")
    assert sick(s) == (2, 0)
    assert apprentices(s, 0) == 5
    with pytest.raises(IllegalMove):
        play(with_bottles("3", own=2, neutral=2), "3:3")


def test_3_72_juice_is_offered_without_medicine_that_can_heal() -> None:
    s = with_bottles("3J", neutral=1)
    assert options(s) == ["J", "-"]


@pytest.mark.parametrize(
    ("move", "line"),
    [
        ("3:2", "uses medicine with 3 portions and heals 2"),
        ("3:0", "empties medicine with 3 portions and heals nobody"),
    ],
)
def test_3_72_the_log_says_how_many_were_healed(move: str, line: str) -> None:
    s = with_bottles("3", own=2)
    s.log = []
    play(s, move)
    assert speak(GAME.describe(s.log[0])) == line


def test_healing_is_asked_after_the_last_player_left_the_theater() -> None:
    s = awake()
    give_bottles(s, 0, "J")
    moods = [mood(s, seat) for seat in range(3)]
    for seat in range(3):
        send(s, seat, "0 2 0 2 1")
    while not healing(s):
        play(s, "T1" if "T1" in options(s) else idle(s))
    assert [mood(s, seat) for seat in range(3)] == [m + 2 for m in moods]


def test_players_heal_in_wake_up_order() -> None:
    s = fresh()
    for seat in range(3):
        make_ill(s, seat, 1)
        give_bottles(s, seat, "2")
    get_up(s, "9 7 8")
    to_healing(rest(s))
    asked = []
    while healing(s):
        asked.append(s.to_move())
        play(s, "2:1")
    assert asked == [1, 2, 0]
    assert s.round == 2


def test_without_bottles_nobody_is_asked() -> None:
    s = rest(awake(own=2))
    while s.round == 1:
        assert not healing(s)
        play(s, idle(s))
    assert sick(s) == (2, 2)


def test_an_apprentice_who_fell_ill_this_round_can_be_healed() -> None:
    s = awake("market")
    give_bottles(s, 0, "1")
    act(s, "1 1 0 0 3")
    play(s, "-")
    assert sick(s) == (1, 1)
    play(to_healing(s), "1:1")
    assert sick(s) == (0, 0)


def test_a_healed_apprentice_works_in_the_next_round() -> None:
    s = play(with_bottles("2", own=2), "2:2")
    get_up(s)
    assert apprentices(s, 0) == 5
    assert plans_offered(s) == plans_allowed("33333", "03330", 5, 0)


# --- a mood that may be declined


def at_theater(number: int, start: int, modules: str = "10") -> Fresco:
    """Seat 0 has so many apprentices at the theater and is in this mood."""
    s = awake("same", modules=modules)
    s.players[0].mood = start
    act(s, f"0 {5 - number - 1} 0 1 {number}")
    while not (s.column == 4 and s.to_move() == 0) and s.round == 1:
        play(s, idle(s))
    return s


@pytest.mark.parametrize(
    ("number", "start", "moods"),
    [(1, -2, [-2, 0]), (3, -3, [-3, -1, 1, 3]), (2, 1, [1, 3, 4]), (2, 2, [2, 4]), (3, 3, [3, 4])],
)
def test_3_18_the_theater_may_be_declined_by_each_apprentice(number: int, start: int, moods: list[int]) -> None:
    s = at_theater(number, start)
    assert options(s) == [f"T{n}" for n in range(len(moods))]
    assert [mood(after(s, f"T{n}"), 0) for n in range(len(moods))] == moods
    texts = [speak(GAME.explain(s, move)) for move in s.options]
    signed = [f"+{m}" if m > 0 else str(m) for m in moods]
    assert texts == [f"leave the mood at {signed[0]}", *[f"mood to {m}" for m in signed[1:]]]


def test_3_18_at_the_top_nothing_is_asked() -> None:
    assert at_theater(2, 4).round == 2


def test_3_18_without_the_medico_the_theater_is_not_declined() -> None:
    s = table(modules="2")
    wake(s, "7 8 9")
    for seat in range(3):
        send(s, seat, "0 1 0 1 3")
    before = mood(s, 0)
    while s.round == 1:
        assert options(s)[0][0] != "T"
        play(s, idle(s))
    assert mood(s, 0) == before + 6 or mood(s, 0) == 4


def test_3_18_with_the_actor_each_apprentice_lifts_the_mood_by_three() -> None:
    s = fresh("same", modules="1,10")
    give_portrait(s, 0, "actor")
    get_up(s)
    s.players[0].mood = -4
    act(s, "0 2 0 1 2")
    while not (s.column == 4 and s.to_move() == 0):
        play(s, idle(s))
    assert options(s) == ["T0", "T1", "T2"]
    assert [mood(after(s, f"T{n}"), 0) for n in range(3)] == [-4, -1, 2]


def test_3_18_beside_finders_keepers() -> None:
    s = fresh("same", modules="4,10")
    give_wishes(s, 0, "finders")
    get_up(s)
    act(s, "0 2 0 1 2", "L0")
    while not (s.column == 4 and s.to_move() == 0):
        play(s, idle(s))
    assert options(s) == ["!FIND", "T0", "T1", "T2"]
    top = s.copy()
    top.players[0].mood = 4
    top.settle()
    assert options(top) == ["!FIND", "-"]
    assert mood(after(top, "-"), 0) == 4
    play(s, "!FIND")
    assert options(s) == ["T0", "T1", "T2"]


@pytest.mark.parametrize("word", ["T4", "T", "t-1", "-1", "T1T"])
def test_what_names_no_answer_at_the_theater_is_refused(word: str) -> None:
    with pytest.raises(BadNotation):
        GAME.read(at_theater(2, 0), word)


# --- the next round's bottles


def ill_at_the_end(players: int, ill_seats: list[int], draw: str) -> Fresco:
    """The next round begins; these seats had an ill apprentice, these bottles were drawn."""
    s = fresh(players=players)
    for seat in ill_seats:
        make_ill(s, seat, 1)
    get_up(s)
    next_bottles(s, draw)
    return reach(rest(s))


def test_e42_bottles_are_sorted() -> None:
    s = ill_at_the_end(4, [0, 1, 2, 3], "31J3")
    assert offered(s) == "331J"
    assert [(b["place"], b["price"], b["bottle"]) for b in medico(s, SPECTATOR)["offer"]] == [
        (1, 3, "3"), (2, 2, "3"), (3, 2, "1"), (4, 1, "J"),
    ]  # fmt: skip
    assert medico(s, 0)["pile"] == 12


@pytest.mark.parametrize(
    ("players", "ill_seats", "draw", "laid"),
    [
        (2, [], "", "---"),
        (2, [1], "J", "J--"),
        (2, [0, 1], "J3", "3J-"),
        (3, [], "", "---"),
        (3, [2], "1", "1--"),
        (3, [0, 2], "J2", "2J-"),
        (3, [0, 1, 2], "2J3", "32J"),
        (4, [3], "J", "J---"),
        (4, [0, 3], "12", "21--"),
        (4, [0, 1, 3], "J21", "21J-"),
    ],
)
def test_3_78_one_bottle_for_each_player_with_an_ill_one_from_the_left(
    players: int, ill_seats: list[int], draw: str, laid: str
) -> None:
    s = ill_at_the_end(players, ill_seats, draw)
    assert offered(s) == laid
    assert medico(s, 0)["pile"] == 16 - len(draw)


def test_two_ill_ones_of_one_player_bring_one_bottle() -> None:
    s = fresh()
    make_ill(s, 0, 3, 1)
    next_bottles(s, "2")
    reach(rest(get_up(s)))
    assert offered(s) == "2--"


def test_3_79_healed_players_do_not_count() -> None:
    s = awake(own=2)
    make_ill(s, 1, 1)
    give_bottles(s, 0, "2")
    to_healing(rest(s))
    healed, kept = after(s, "2:2"), after(s, "-")
    assert healed.round == kept.round == 2
    assert len(medico(healed, 0)["offer"]) == 1
    assert len(medico(kept, 0)["offer"]) == 2


def test_3_79_players_who_fell_ill_this_round_count() -> None:
    s = awake("market")
    act(s, "1 1 0 0 3")
    reach(s)
    assert len(medico(s, 0)["offer"]) == 1


def test_unsold_and_used_bottles_are_discarded() -> None:
    s = awake(own=1, letters="31J")
    give_bottles(s, 0, "2")
    next_bottles(s, "J")
    to_healing(rest(s))
    play(s, "2:1")
    assert s.round == 2
    assert discarded(s) == "321J"
    assert offered(s) == "---"
    assert medico(s, SPECTATOR)["discard"] == 4


def test_an_empty_pile_is_made_new_from_the_discarded_bottles() -> None:
    s = awake(own=1)
    make_ill(s, 1, 1)
    offer_bottles(s, "32J")
    give_bottles(s, 2, "3331222111JJ")  # one is left in the pile
    assert piled(s) == "J"
    reach(rest(s))
    assert len(medico(s, 0)["offer"]) == 2
    assert sorted(offered(s).replace("-", "") + piled(s) + discarded(s)) == sorted("32JJ")
    assert discarded(s) == ""
    assert "J" in offered(s)


def test_nobody_ill_means_no_bottle_and_no_tile() -> None:
    s = get_up(ill_at_the_end(3, [], ""))
    for seat in range(3):
        s.ask(seat)
        assert options(s)[0] == "M0"


# --- on a -1 space


def in_bad_mood(own: int, neutral: int = 0, start: int = -2) -> Fresco:
    """Seat 0 comes onto a -1 space, having woken up at 7:00."""
    s = fresh()
    make_ill(s, 0, own, neutral)
    s.players[0].mood = start
    return get_up(s)


def test_3_77_an_ill_apprentice_may_be_set_aside_and_comes_back_healthy() -> None:
    s = in_bad_mood(own=2)
    assert s.to_move() == 0
    assert options(s) == ["H", "I"]
    play(s, "I")
    assert (sick(s), aside(s, 0), apprentices(s, 0)) == ((1, 1), 1, 3)
    assert ill_left(s) == 14
    s.players[0].mood = 0
    reach(rest(s))
    s.players[0].mood = 0
    get_up(s)
    assert (sick(s), aside(s, 0), apprentices(s, 0)) == ((1, 1), 0, 4)


def test_3_77_a_healthy_apprentice_may_be_set_aside() -> None:
    s = play(in_bad_mood(own=2), "H")
    assert (sick(s), aside(s, 0), apprentices(s, 0)) == ((2, 2), 1, 2)
    assert ill_left(s) == 13


def test_without_an_ill_apprentice_a_healthy_one_is_set_aside_unasked() -> None:
    s = in_bad_mood(own=0)
    assert options(s)[0] == "M0"
    assert (aside(s, 0), apprentices(s, 0)) == (1, 4)


def test_3_77_with_only_ill_ones_an_ill_one_is_set_aside_unasked() -> None:
    s = in_bad_mood(own=5)
    assert s.awake
    assert options(s)[0] != "H"
    assert (sick(s), aside(s, 0), apprentices(s, 0)) == ((4, 4), 1, 0)


def test_3_77_an_ill_one_in_place_of_the_neutral_apprentice_leaves_the_armchair_empty() -> None:
    s = play(in_bad_mood(own=0, neutral=1), "I")
    assert (sick(s), aside(s, 0), apprentices(s, 0)) == ((0, 0), 0, 5)
    assert ill_left(s) == 15


def test_3_77_while_the_armchair_is_empty_it_is_asked_again() -> None:
    """The ill one came for the neutral one: nobody was set aside, though the mood stays where it is."""
    s = play(in_bad_mood(own=0, neutral=2), "I")
    assert (sick(s), aside(s, 0)) == ((1, 0), 0)
    for choice, expected in (("H", ((1, 0), 1, 4)), ("I", ((0, 0), 0, 5))):
        then = reach(rest(s.copy()))
        then.players[0].mood = -3
        get_up(then)
        assert options(then) == ["H", "I"]
        play(then, choice)
        assert (sick(then), aside(then, 0), apprentices(then, 0)) == expected


@pytest.mark.parametrize(
    ("own", "neutral", "text", "line"),
    [
        (1, 0, "an ill one, who comes back healthy", "sets aside an ill apprentice, who recovers"),
        (
            0,
            1,
            "an ill one; none of yours is with the Medico to come for it",
            "gives an ill apprentice back; nobody is set aside",
        ),
    ],
)
def test_3_77_the_log_says_what_really_happened(own: int, neutral: int, text: str, line: str) -> None:
    s = in_bad_mood(own, neutral)
    assert speak(GAME.explain(s, GAME.read(s, "I"))) == text
    assert speak(GAME.explain(s, GAME.read(s, "H"))) == "a healthy one"
    s.log = []
    play(s, "I")
    assert speak(GAME.describe(s.log[0])) == line


@pytest.mark.parametrize("choice", ["H", "I"])
def test_3_77_while_the_marker_stays_on_minus_one_nobody_else_is_set_aside(choice: str) -> None:
    s = play(in_bad_mood(own=2), choice)
    before = (sick(s), apprentices(s, 0))
    reach(rest(s))
    s.players[0].mood = -3
    get_up(s)
    assert s.awake
    assert options(s)[0] != "H"
    assert (sick(s), aside(s, 0), apprentices(s, 0)) == (before[0], 1, before[1])


def test_3_77_back_on_minus_one_after_a_better_mood_it_is_asked_again() -> None:
    s = play(in_bad_mood(own=2), "I")
    for number, start in ((2, 0), (3, -2)):
        reach(rest(s), number)
        s.players[0].mood = start
        get_up(s)
    assert options(s) == ["H", "I"]
    play(s, "I")
    assert (sick(s), aside(s, 0)) == ((0, 0), 1)


def test_3_77_every_player_on_minus_one_with_an_ill_one_is_asked() -> None:
    s = fresh()
    for seat in range(3):
        make_ill(s, seat, 1)
        s.players[seat].mood = -4
    get_up(s, "6 7 8")
    asked = []
    while options(s) == ["H", "I"]:
        asked.append(s.to_move())
        play(s, "I" if s.to_move() else "H")
    assert sorted(asked) == [0, 1, 2]
    assert [sick(s, seat) for seat in range(3)] == [(1, 1), (0, 0), (0, 0)]
    assert [apprentices(s, seat) for seat in range(3)] == [3, 4, 4]


def test_3_77_nobody_is_asked_before_all_are_awake() -> None:
    s = fresh()
    make_ill(s, 0, 1)
    s.players[0].mood = -4
    for hour in ("7:00", "8:00"):
        play(s, hour)
        assert options(s)[0].endswith(":00")
    play(s, "9:00")
    assert options(s) == ["H", "I"]


@pytest.mark.parametrize("start", [-1, 0, 2, 4])
def test_on_other_spaces_nobody_is_set_aside(start: int) -> None:
    s = in_bad_mood(own=2, start=start)
    assert options(s)[0] != "H"
    assert aside(s, 0) == 0


def test_3_77_a_seat_that_sets_an_ill_one_aside_is_seen_by_all() -> None:
    s = play(in_bad_mood(own=2), "I")
    for who in (0, 1, 2, SPECTATOR):
        shown = {"ill": 1, "away": 1, "aside": 1, "neutral": 0, "neutral_at": None, "bottles": ""}
        assert medico(s, who)["players"][0] == shown


# --- the end of the game


@pytest.mark.parametrize("players", [2, 3, 4])
def test_3_80_the_ninth_round_is_the_final_one(players: int) -> None:
    s = set_up(players, "10").copy()
    for number in range(1, 9):
        assert s.round == number
        assert not s.final
        assert medico(s, 0)["infections"] == 10 - number
        reach(s, number + 1)
    assert s.round == 9
    assert s.final
    assert medico(s, 0)["infections"] == 1
    play_out(s)
    assert s.round == 9


def test_the_last_infection_tile_is_turned_in_the_final_round() -> None:
    s = rest(finale("workshop"))
    assert sick(s, 0) == (1, 1)
    assert medico(s, 0)["infections"] == 0


def test_with_two_tiles_left_the_round_is_not_final() -> None:
    s = table(modules="10")
    only_infections(s, "same", "market", "studio")
    seen = view(reach(s), SPECTATOR)
    assert (seen["final"], seen["sheet"][4]) == (False, "place-theater")
    seen = view(reach(s, 3), SPECTATOR)
    assert seen["final"] is True
    assert seen["sheet"][4] == "place-second-cathedral"


def test_the_fresco_still_brings_the_final_round() -> None:
    s = fresh()
    leave(s, "A1 B1 C1 D1 E1 A2")
    reach(s)
    assert s.final
    assert medico(s, 0)["infections"] == 8


@pytest.mark.parametrize("own", range(6))
def test_five_thalers_for_each_own_apprentice_not_with_the_medico(own: int) -> None:
    s = play_out(rest(finale("market", own=own)))
    assert thalers(s, 0) == 5 * (5 - own)
    assert points(s) == ({"money": 5 * (5 - own) // 2} if own < 5 else {})


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_human_player_gets_the_thalers_before_money_is_scored(players: int) -> None:
    s = play_out(rest(finale("market", players)))
    assert GAME.result(s).sources["money"] == [12] * players
    assert [thalers(s, seat) for seat in range(players)] == [25] * players


def test_an_ill_one_in_place_of_the_neutral_apprentice_costs_nothing() -> None:
    s = play_out(rest(finale("market", neutral=3)))
    assert thalers(s, 0) == 25


def test_the_neutral_apprentice_brings_no_thalers() -> None:
    s = finale("market")
    s.players[0].neutral = 1
    play_out(rest(s))
    assert thalers(s, 0) == 25


@pytest.mark.parametrize(("choice", "expected"), [("H", 15), ("I", 20)])
def test_an_apprentice_in_the_armchair_is_not_with_the_medico(choice: str, expected: int) -> None:
    s = set_up(3, "10").copy()
    only_infections(s, "same", "market")
    reach(s)
    make_ill(s, 0, 2)
    give(s, 0, "", 0)
    s.players[0].mood = -3
    get_up(s)
    play(s, choice)
    play_out(rest(s))
    assert thalers(s, 0) == expected


def test_3_81_healing_in_the_final_round_counts_for_the_thalers() -> None:
    s = finale("market", own=3)
    give_bottles(s, 0, "2")
    to_healing(rest(s))
    healed, kept = play_out(after(s, "2:2")), play_out(after(s, "-"))
    assert (thalers(healed, 0), thalers(kept, 0)) == (20, 10)


def test_in_the_final_round_healing_comes_after_the_second_cathedral() -> None:
    s = finale("market", own=1)
    give(s, 2, "RYB")
    give_bottles(s, 0, "1")
    send(s, 2, "0 2 0 0 3")
    rest(s)
    asked = []
    while not s.over():
        asked.append("heal" if healing(s) else int(s.column))
        play(s, idle(s))
    assert asked[-1] == "heal"
    assert asked[-2] == 4


def test_after_the_final_round_no_bottles_are_drawn() -> None:
    s = finale("market", own=1)
    play_out(rest(s))
    assert medico(s, 0)["pile"] == 16
    assert offered(s) == "---"


def test_a_completed_fresco_ends_the_game_with_healing_and_thalers() -> None:
    s = awake("market", own=2)
    lay(s, A1="3 RYB")
    leave(s, "A1")
    give(s, 0, "RYB", 0)
    give_bottles(s, 0, "1")
    act(s, "0 0+1 0 0 3")
    play(s, "A1")
    play(to_healing(s), "1:1")
    play_out(s)
    assert s.over()
    assert thalers(s, 0) == 20


# --- the two cathedrals of the final round


def last_cathedral(plan: str, infection: str = "cathedral", own: int = 0) -> Fresco:
    """Seat 0 has planned so, and can blend once."""
    s = finale(infection, own=own)
    give(s, 0, "RY")
    return act(s, plan)


@pytest.mark.parametrize("plan", ["0 1 0 3 1", "0 2 0 1 2", "0 3 0 1 1"])
def test_3_74_the_infected_cathedrals_make_one_ill_after_the_last_visit(plan: str) -> None:
    s = last_cathedral(plan)
    assert s.column == 3
    assert sick(s) == (0, 0)
    pass_by(s, 4)
    assert sick(s) == (1, 1)


def test_3_74_with_nobody_in_the_second_column_the_first_visit_was_the_last() -> None:
    s = last_cathedral("0 2 0 3 0")
    assert s.column == 3
    assert sick(s) == (1, 1)
    pass_by(s, 4)
    assert sick(s) == (1, 1)


def test_3_74_with_nobody_in_the_first_column_the_second_is_infected() -> None:
    s = last_cathedral("0 0 0 3 2")
    assert sick(s) == (0, 0)
    pass_by(s, 4)
    assert sick(s) == (1, 1)


@pytest.mark.parametrize("infection", ["market", "cathedral"])
@pytest.mark.parametrize("plan", ["0 2 0 1 0+1", "0 0+1 0 1 2", "0 1 0 1 1+1", "0 1+1 0 1 1", "0 2+1 0 1 0"])
def test_3_74_contagion_treats_both_columns_as_one_place(plan: str, infection: str) -> None:
    s = last_cathedral(plan, infection, own=2)
    pass_by(s, 4)
    assert sick(s) == (4, 4)


def test_3_74_contagion_comes_after_the_last_visit_too() -> None:
    s = last_cathedral("0 1+1 0 1 1", "market", own=2)
    assert s.column == 3
    assert sick(s) == (2, 2)


def test_an_ill_apprentice_in_the_second_column_works_as_one_in_the_first() -> None:
    s = finale("market", own=3)
    lay(s, A5="3 RYB")
    put_bishop(s, "A5")
    give(s, 0, "RYB")
    act(s, "0 0 0 2 0+1")
    while s.column < 4:
        play(s, idle(s))
    assert not [move for move in options(s) if move[0] == ">"]
    assert "A5" in options(s)
    assert not set(options(s)) & neighbors("A5")
    play(s, "A5")
    assert GAME.result(s).sources["bishop"][0] == 3


@pytest.mark.parametrize(("choice", "paid"), [("O", 20), ("N", 25)])
def test_3_74_the_neutral_apprentice_may_stand_in_either_column(choice: str, paid: int) -> None:
    s = set_up(3, "10").copy()
    only_infections(s, "same", "cathedral")
    reach(s)
    give(s, 0, "", 0)
    s.players[0].mood = 4
    act(get_up(s), "0 2 0 2 2", neutral="C")
    while not choosing(s):
        assert s.column < 4 or s.to_move() != 0
        play(s, idle(s))
    play(s, choice)
    assert not choosing(s)
    assert thalers(play_out(s), 0) == paid


def test_3_74_it_matters_five_thalers() -> None:
    assert thalers(play_out(last_cathedral("0 2 0 1 2", "market")), 0) == 25
    assert thalers(play_out(last_cathedral("0 2 0 1 2", "cathedral")), 0) == 20


# --- Leonardo


def test_3_128_leonardo_is_never_ill_and_brings_no_bottle() -> None:
    s = set_up(2, "10").copy()
    next_infections(s, "cathedral")
    make_ill(s, 0, 1)
    get_up(s)
    send(s, 0, "0 0 0 1 3")
    send(s, 1, "0 1 0 1 3")
    reach(s)
    assert ill_left(s) == 10 - 2  # seat 0's and the one of seat 1 who was in the cathedral
    assert len(medico(s, 0)["offer"]) == 2
    assert len(medico(s, 0)["players"]) == 2


def test_3_128_leonardo_has_no_tile_and_buys_nothing() -> None:
    s = set_up(2, "10").copy()
    offer_bottles(s, "3")
    get_up(s, "8 9 7")
    assert s.deciders() == [0, 1]
    act(s, "0 2 0 0 3", "@M")
    assert options(s) == ["X1", "X2", "X3"]
    assert offered(s) == "3--"
    play(s, "X1")
    assert bottles(s, 0) == "3"


def test_3_128_leonardo_restores_next_to_the_bishop_and_works_in_an_infected_cathedral() -> None:
    s = set_up(2, "10").copy()
    next_infections(s, "cathedral")
    get_up(s, "8 9 7")
    put_bishop(s, "C3")
    for seat in (0, 1):
        send(s, seat, "0 0 0 2 3")
    play(s, "X1")
    assert set(options(s)) == {"C2", "B3", "D3", "C4"}
    play(s, "C2")
    assert space(s, LEONARDO) > 2
    reach(s)
    assert ill_left(s) == 10


# --- what is hidden, what is kept


def test_3_12_pile_and_infection_tiles_are_hidden_from_all_but_their_numbers() -> None:
    s = awake(own=1, letters="3")
    other = s.copy()
    next_infections(other, "workshop")
    next_bottles(other, "J2")
    for who in (0, 1, 2, SPECTATOR):
        assert view(s, who) == view(other, who)
        assert (medico(s, who)["pile"], medico(s, who)["infections"]) == (15, 9)


def test_the_same_is_seen_by_all() -> None:
    s = awake(own=2, neutral=1)
    give_bottles(s, 0, "3J")
    make_ill(s, 2, 1)
    offer_bottles(s, "21")
    seen = [medico(s, who) for who in (0, 1, 2, SPECTATOR)]
    assert seen[0] == seen[1] == seen[2] == seen[3]
    assert seen[0]["players"] == [
        {"ill": 3, "away": 2, "aside": 0, "neutral": 0, "neutral_at": None, "bottles": "3J"},
        {"ill": 0, "away": 0, "aside": 0, "neutral": 0, "neutral_at": None, "bottles": ""},
        {"ill": 1, "away": 1, "aside": 0, "neutral": 0, "neutral_at": None, "bottles": ""},
    ]
    assert seen[0]["ill_left"] == 11


@pytest.mark.parametrize("who", [0, 1, 2, SPECTATOR])
def test_a_guess_at_what_is_hidden_looks_alike_and_loses_nothing(who: int) -> None:
    s = awake("market", own=2, letters="31J")
    send(s, 0, "1 1+1 0 0 1", "@M")
    whole = GAME.pieces(s)
    piles, tiles = set(), set()
    for number in range(8):
        guess = GAME.determinize(s, who, number)
        assert view(guess, who) == view(s, who)
        assert GAME.pieces(guess) == whole
        assert infections(guess) == infections(s)
        assert piled(guess) == piled(s)
        assert offered(guess) == offered(s)
        piles.add(tuple(medicine_of(guess).pile))
        tiles.add(tuple(medicine_of(guess).infections))
    assert len(piles) > 4
    assert len(tiles) > 4


def test_a_guess_owes_nothing_to_the_order_of_what_is_hidden() -> None:
    s = awake(own=1)
    other = s.copy()
    next_infections(other, "workshop")
    next_bottles(other, "J2")
    for who in (0, 1, SPECTATOR):
        assert GAME.determinize(other, who, 5).key() == GAME.determinize(s, who, 5).key()


@pytest.mark.parametrize("who", [1, 2, SPECTATOR])
def test_guesses_at_a_plan_with_ill_apprentices_can_be_played(who: int) -> None:
    s = awake("studio", own=2, letters="3")
    send(s, 0, "1 1+1 1 0 0", "@M")
    for number in range(6):
        guess = GAME.determinize(s, who, number)
        guess.playout(number)
        assert guess.over()


def bottle_letters(s: Fresco) -> str:
    """All bottles, wherever they are."""
    owned = "".join(bottles(s, seat) for seat in range(len(s.players)))
    return "".join(sorted(owned + offered(s).replace("-", "") + discarded(s) + piled(s), key="321J".index))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_pawn_and_no_bottle_is_lost_in_a_game(players: int) -> None:
    chance = Random(players)
    whole = GAME.pieces(set_up(players, "10"))
    asked: Counter[str] = Counter()
    for seed in range(3):
        s = GAME.new(players, seed, {"modules": "10"})
        while not s.over():
            assert GAME.pieces(s) == whole
            assert bottle_letters(s) == BOTTLES
            assert ill_left(s) + sum(ill(s, seat) for seat in range(players)) == 5 * players
            assert all(0 <= away(s, seat) <= min(5, ill(s, seat)) for seat in range(players))
            assert all(len(bottles(s, seat)) <= 2 for seat in range(players))
            legal = options(s)
            assert len(legal) > 1
            asked.update(
                move for move in legal if move in ("@M", "B1", "H", "I", "N", "N@C", "1:1", "2:1", "3:1", "J", "$R")
            )
            fresh_moves = [move for move in legal if move != "-"]
            s.push(GAME.read(s, chance.choice(fresh_moves)))
        assert s.round <= 9
        for seat in range(players):
            points(s, seat)
    assert {"@M", "B1", "I", "J", "$R"} <= set(asked)


def test_a_copy_is_independent_and_has_the_same_key() -> None:
    s = awake(own=2)
    give_bottles(s, 0, "3")
    offer_bottles(s, "21")
    other = s.copy()
    assert other.key() == s.key()
    to_healing(rest(other))
    play(other, "3:2")
    assert (bottles(s, 0), sick(s), offered(s)) == ("3", (2, 2), "21-")
    assert other.key() != s.key()


@pytest.mark.parametrize("what", ["ill", "neutral", "bottle", "offer", "infection"])
def test_positions_that_differ_have_different_keys(what: str) -> None:
    s = awake(own=1)
    other = s.copy()
    if what == "ill":
        make_ill(other, 1, 1)
    elif what == "neutral":
        make_ill(other, 0, 0, 1)
    elif what == "bottle":
        give_bottles(other, 1, "J")
    elif what == "offer":
        offer_bottles(other, "J")
    else:
        next_infections(other, "workshop")
    assert other.key() != s.key()
