"""Module 10, the Medico: infection, ill apprentices and medicine; examples E36 to E42, rulings 3.70 to 3.84."""

from collections import Counter
from functools import cache
from itertools import product
from random import Random

import pytest

from bottega.core.errors import BadNotation, BadSetup, IllegalMove
from bottega.core.events import Event
from bottega.core.game import SPECTATOR
from bottega.games.fresco.modules.m10_medico import medicine_of
from bottega.i18n import speak
from tests.games.fresco.board import GAME, LEONARDO, NAMES
from tests.games.fresco.scene import Scene, new_game, scene

PLACES = ["market", "cathedral", "studio", "workshop"]
INFECTIONS = sorted([*PLACES, *PLACES, "same"])
BOTTLES = "333322221111JJJJ"
BOOTHS = "R Y / B RY RB / RRR YYY BBB O"
BOOTHS_4 = f"{BOOTHS} / RR YY BB G"
SOME = "RRYYBBOGP"


# --- helpers


@cache
def set_up(players: int, modules: str) -> Scene:
    """A new game in which nobody has any paint; to be copied."""
    return scene(modules, players).without_paints().lay_market(BOOTHS if players < 4 else BOOTHS_4)


def fresh(infection: str = "market", players: int = 3, modules: str = "10") -> Scene:
    """A new game in which nobody has any paint; this is the first infection."""
    return set_up(players, modules).copy().next_infections(infection)


def awake(
    infection: str = "market", players: int = 3, own: int = 0, neutral: int = 0, letters: str = "", modules: str = "10"
) -> Scene:
    """All are about to plan; so many of seat 0's apprentices are ill, these bottles are for sale.

    Only seat 1 has paints: it could blend an orange. Seat 0 acts first, except that in a game for four seat 3 does.
    """
    return fresh(infection, players, modules).make_ill(0, own, neutral).offer_bottles(letters).awake().give(1, "RY")


def good_mood(infection: str, own: int = 0, letters: str = "") -> Scene:
    """As `awake`, but seat 0 has the neutral apprentice."""
    return fresh(infection).make_ill(0, own).offer_bottles(letters).give(0, mood=4).awake().give(1, "RY")


def with_bottles(letters: str, own: int = 0, neutral: int = 0) -> Scene:
    """Seat 0 has these bottles and so many ill apprentices; after the theater it is asked."""
    return awake(own=own, neutral=neutral).give_bottles(0, letters).rest().to_healing()


def finale(
    infection: str = "market", players: int = 3, own: int = 0, neutral: int = 0, modules: str = "10", letters: str = ""
) -> Scene:
    """The final round, all are about to plan; nobody has any paint or thaler. Seats act in their order."""
    s = set_up(players, modules).copy().only_infections("same", infection).reach().has(final=True)
    return s.make_ill(0, own, neutral).offer_bottles(letters).poor().awake("6 7 8 9" if players == 4 else "7 8 9")


def plans_offered(s: Scene) -> set[tuple[tuple[int, ...], tuple[int, ...]]]:
    """Every plan that seat 0 can make from here: the healthy ones, the ill ones."""
    found = set()
    heap = [s]
    while heap:
        at = heap.pop()
        if 0 not in at.planners():
            found.add((tuple(at.shown(0, 0)["plan"]), tuple(at.shown(0, 0)["ill_plan"])))
            continue
        at.ask(0)
        for move in at.options():
            other = at.copy().play_as(0, move)
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
    s = scene("10", players)
    seen = s.part("medico", SPECTATOR)
    assert seen["ill_left"] == s.ill_left() == 5 * players
    assert (seen["pile"], seen["discard"], seen["offer"]) == (16, 0, [])
    assert (seen["infections"], seen["infected"], seen["turned"]) == (9, "", [])
    assert seen["prices"] == ([3, 2, 2, 1] if players == 4 else [3, 2, 2])
    assert (seen["limit"], seen["healthy_thalers"]) == (2, 5)
    nobody = {"ill": 0, "away": 0, "aside": 0, "neutral": 0, "neutral_at": None, "bottles": ""}
    assert seen["players"] == [nobody] * players
    assert [s.apprentices(seat) for seat in range(players)] == [5] * players


def test_four_bottles_of_each_kind_two_tiles_for_each_place_and_one_signpost() -> None:
    scene("10").has(piled=BOTTLES, infections=INFECTIONS)


def test_bottles_and_infection_tiles_are_shuffled() -> None:
    tables = [medicine_of(new_game(3, seed, {"modules": "10"}).state) for seed in range(12)]
    assert len({tuple(part.pile) for part in tables}) == 12
    assert len({tuple(part.infections) for part in tables}) > 8


def test_the_classic_edition_does_not_have_the_module() -> None:
    with pytest.raises(BadSetup):
        new_game(3, 0, {"modules": "10", "edition": "classic"})


def test_without_the_module_nobody_falls_ill() -> None:
    s = scene().wake("7 8 9").rest().reach()
    assert s.view(0)["modules"] == []
    assert [s.ill(seat) for seat in range(3)] == [0, 0, 0]


def test_the_module_brings_no_points_of_its_own() -> None:
    assert set(scene("10").result().sources) == set(scene().result().sources)


# --- planning


def test_3_16_without_a_bottle_on_the_board_the_tile_is_not_offered() -> None:
    s = awake(own=1)
    for seat in range(3):
        assert s.ask(seat).options()[0] == "M0"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_tile_covers_the_market_and_nothing_else(players: int) -> None:
    s = awake(players=players, letters="J")
    for seat in range(players):
        assert s.ask(seat).options() == ["@M", "-"]


def test_3_15_in_the_final_round_the_tile_still_covers_only_the_market() -> None:
    assert finale(letters="2").options() == ["@M", "-"]


def test_3_16_a_tile_that_may_turn_out_useless_may_be_planned() -> None:
    assert awake(own=5, letters="J").give(0, thalers=0).ask(0).options() == ["@M", "-"]


@pytest.mark.parametrize(("own", "neutral"), [(0, 0), (2, 0), (5, 0), (3, 1)])
@pytest.mark.compiled
def test_3_8_every_healthy_apprentice_is_placed_and_any_number_of_ill_ones(own: int, neutral: int) -> None:
    s = awake(own=own, neutral=neutral)
    assert plans_offered(s) == plans_allowed("33333", "03330", 5 - own, own + neutral)


@pytest.mark.parametrize("own", [0, 3, 5])
def test_3_8_one_healthy_apprentice_has_room_on_the_tile_and_no_ill_one(own: int) -> None:
    s = awake(own=own, letters="J").play_as(0, "@M")
    assert plans_offered(s) == plans_allowed("13333", "03330", 5 - own, own)


def test_in_the_final_round_ill_ones_may_go_to_either_cathedral() -> None:
    assert plans_offered(finale(own=4)) == plans_allowed("33333", "03333", 1, 4)


def test_3_8_the_space_on_the_tile_is_filled_when_nothing_else_is_free() -> None:
    assert good_mood("market", letters="J").play_as(0, "@M M0 C0 S0").shown(0, 0)["plan"] == [0, 0, 0, 3, 3]


def test_ill_apprentices_are_not_counted_among_the_healthy() -> None:
    s = awake(own=2, neutral=1).has(apprentices=3, ill=3)
    for who in (0, 1, SPECTATOR):
        assert (s.shown(who, 0)["apprentices"], s.shown(who, 0)["ill"]) == (3, 3)


def test_a_player_without_healthy_apprentices_may_leave_all_at_home() -> None:
    awake(own=5).send(0, "0 0 0 0 0").send(2, "0 0 0 2 3").send(1, "0 0 0 2 3").has(to_move=1, sick=(5, 5))


@pytest.mark.parametrize("tile", ["@M", "-"])
def test_3_12_tile_and_ill_apprentices_planned_are_secret_until_plans_are_revealed(tile: str) -> None:
    s = awake(own=2, letters="3")
    other = s.copy()
    logs: list[list[Event]] = [[], []]
    s.state.log, other.state.log = logs
    s.send(0, "1 1+1 1 0 0", tile)
    other.send(0, "0 0 0 2 1", "-" if tile == "@M" else "@M")
    for who in (1, 2, SPECTATOR):
        assert s.view(who) == other.view(who)
        assert s.shown(who, 0)["covered"] is None
        assert s.shown(who, 0)["plan"] is None
        assert s.shown(who, 0)["ill_plan"] is None
        assert [event.seen_by(who) for event in logs[0]] == [event.seen_by(who) for event in logs[1]]
    assert s.shown(0, 0)["covered"] == ["tile-10" if tile == "@M" else "", "", "", "", ""]
    assert s.shown(0, 0)["ill_plan"] == [0, 1, 0, 0, 0]


def test_revealed_plans_show_tile_and_ill_apprentices_to_all() -> None:
    s = awake(own=2, letters="3").act("0 1+1 2 0+1 0", "@M")
    for who in (0, 1, 2, SPECTATOR):
        assert s.shown(who, 0)["covered"] == ["tile-10", "", "", "", ""]
        assert (s.shown(who, 0)["plan"], s.shown(who, 0)["ill_plan"]) == ([0, 1, 2, 0, 0], [0, 1, 0, 1, 0])
        assert s.shown(who, 1)["covered"] == [""] * 5


# --- the infection tile


def test_the_tile_is_turned_when_all_have_planned_and_not_before() -> None:
    s = awake("studio")
    for seat in (2, 0):
        s.send(seat, "1 1 1 1 1").shows("medico", infections=9, infected="")
    s.send(1, "1 1 1 1 1")
    for who in (0, 1, 2, SPECTATOR):
        assert (s.part("medico", who)["infected"], s.part("medico", who)["infections"]) == ("place-studio", 8)
    assert s.column == 0


def test_nobody_knows_the_next_infection_when_planning() -> None:
    views = []
    for name in ("market", "workshop", "same"):
        s = awake(name)
        views.append([s.view(who) for who in (0, 1, 2, SPECTATOR)])
    assert views[0] == views[1] == views[2]


@pytest.mark.parametrize("infection", PLACES)
@pytest.mark.parametrize("number", [1, 2, 3])
def test_one_healthy_apprentice_at_the_infected_place_falls_ill(infection: str, number: int) -> None:
    s = awake(infection)
    counts = ["0"] * 4
    counts[PLACES.index(infection)] = str(number)
    column = PLACES.index(infection)
    counts[column - 1 if column else 3] = str(max(0, 2 - number))
    s.act(" ".join([*counts, str(5 - sum(map(int, counts)))])).pass_by(column).has(sick=(1, 1), apprentices=4)


@pytest.mark.parametrize("infection", PLACES)
def test_who_is_elsewhere_does_not_fall_ill(infection: str) -> None:
    s = awake(infection)
    counts = ["1"] * 5
    counts[PLACES.index(infection)] = "0"
    counts[4] = "2"
    s.act(" ".join(counts)).reach().has(sick=(0, 0))


def test_e36_after_buying_one_apprentice_is_swapped_for_an_ill_one() -> None:
    s = awake("market").act("2 1 0 0 2").play("3.1").has(sick=(0, 0)).play("3.2")
    s.has(sick=(1, 1), ill_left=14, paints="RRRYYY", apprentices=4)


def test_the_market_apprentice_falls_ill_before_the_next_player_acts() -> None:
    s = awake("market")
    for seat in (0, 1, 2):
        s.send(seat, "1 1 0 0 3")
    s.has(to_move=0).play("1.1").has(to_move=1).each(sick=[(1, 1), (0, 0), (0, 0)]).play("-")
    s.each(sick=[(1, 1), (1, 1), (0, 0)]).play("X2").each(sick=[(1, 1)] * 3).has(ill_left=12)


@pytest.mark.parametrize("infection", PLACES)
def test_forgoing_all_actions_does_not_help(infection: str) -> None:
    s = awake(infection).give(0, "RYB")
    counts = ["0"] * 4
    counts[PLACES.index(infection)] = "2"
    s.act(" ".join([*counts, "3"])).pass_by(PLACES.index(infection)).has(paints="RYB", sick=(1, 1))


def test_at_the_workshop_nobody_falls_ill_before_the_last_blend() -> None:
    s = awake("workshop").give(0, "RRYYBB").act("0 0 0 2 3")
    for blend in ("O1", "G1"):
        s.play(blend).has(sick=(0, 0))
    s.play("P1").has(sick=(1, 1))


def test_the_studio_still_pays_the_apprentice_who_falls_ill() -> None:
    awake("studio").act("0 0 2 0 3").has(thalers=12 + 6, sick=(1, 1))


@pytest.mark.parametrize(
    ("tiles", "lines"),
    [
        (["same", "market"], ["The signpost: no place is infected", "The market is infected"]),
        (["studio", "same"], ["The studio is infected", "The signpost: the studio is infected again"]),
    ],
)
def test_3_80_the_log_names_the_signpost(tiles: list[str], lines: list[str]) -> None:
    s = fresh(tiles[0]).next_infections(*tiles)
    s.state.log = []
    s.reach(3)
    assert [speak(GAME.describe(event)) for event in s.state.log if event.kind.name == "infected"] == lines


def test_3_80_the_signpost_infects_nothing_in_the_first_round() -> None:
    s = awake("same")
    for seat in (0, 1, 2):
        s.send(seat, "1 1 1 1 1")
    s.shows("medico", 0, infected="", infections=8).reach().each(sick=[(0, 0)] * 3)


@pytest.mark.parametrize("infection", PLACES)
def test_3_80_the_signpost_repeats_the_last_infection(infection: str) -> None:
    s = fresh(infection).next_infections(infection, "same").reach().awake()
    for seat in range(3):
        s.make_ill(seat, 0)
    s.without_paints().send(0, "1 1 1 1 1").send(1, "0 0 0 2 3").send(2, "0 0 0 2 3")
    s.shows("medico", 1, infected=f"place-{infection}").has(infected=infection).shows("medico", 1, infections=7)
    s.reach(3).has(sick=(1, 1))


def test_3_80_after_a_signpost_in_the_first_round_the_next_tile_counts() -> None:
    s = fresh("same").next_infections("same", "studio").reach().awake().give(1, "RY").rest()
    assert s.part("medico", 0)["infected"] == "place-studio"


def test_when_the_next_tile_is_turned_the_last_place_is_free_again() -> None:
    s = fresh().next_infections("market", "studio").reach(3)
    s.has(infections=sorted([*PLACES, "cathedral", "workshop", "same"]))
    s.shows("medico", 0, turned=["place-market", "place-studio"]).awake().next_infections("workshop")
    for seat in range(3):
        s.make_ill(seat, 0)
    s.send(0, "1 1 1 0 2").rest().shows("medico", 0, infected="place-workshop").reach(4).has(sick=(0, 0))


# --- the neutral apprentice


def planned(s: Scene, *words: str) -> Scene:
    """Seat 0 plans one answer after the other."""
    for word in words:
        s.play_as(0, word)
    if 0 in s.planners():
        s.ask(0)
    return s


def test_3_71_who_has_the_neutral_apprentice_says_at_last_where_it_stands() -> None:
    s = planned(good_mood("market"), "M2", "C1", "S0", "W1").asks("N@M N@C N@W N@T")
    assert not s.shown(1, 0)["planned"]
    s.play_as(0, "N@W")
    assert s.shown(1, 0)["planned"]
    assert 0 not in s.planners()
    assert s.part("medico", 0)["players"][0]["neutral_at"] == 3


def test_3_71_without_the_neutral_apprentice_or_the_module_nobody_is_asked_where_it_stands() -> None:
    s = awake().play_as(0, "M2 C1 S0 W0")
    assert 0 not in s.planners()
    assert s.part("medico", 0)["players"][0]["neutral_at"] is None
    base = scene().give(0, mood=4).wake("7 8 9").has(apprentices=6).play_as(0, "M2 C1 S0 W1")
    assert 0 not in base.planners()


@pytest.mark.parametrize(("own", "plan"), [(5, "1 0 0 0 0"), (4, "0 0 2 0 0"), (3, "0 3 0 0 0")])
def test_3_71_where_all_healthy_ones_are_at_one_place_the_neutral_one_is_there_unasked(own: int, plan: str) -> None:
    s = good_mood("market", own=own)
    words = plan.split()
    while 0 in s.planners():
        assert not s.ask(0).options()[0].startswith("N@")
        s.play_as(0, s.options()[0][0] + words["MCSWT".index(s.options()[0][0])])
    assert s.part("medico", 0)["players"][0]["neutral_at"] == [n != "0" for n in words].index(True)


def test_3_71_ill_ones_at_another_place_are_no_reason_to_ask() -> None:
    s = planned(good_mood("market", own=4), "M0", "C0+1", "S2+0", "W0+1")
    assert 0 not in s.planners()
    assert s.part("medico", 0)["players"][0]["neutral_at"] == 2


def test_3_71_the_place_of_the_neutral_apprentice_is_secret_until_plans_are_revealed() -> None:
    s = planned(good_mood("studio"), "M2", "C1", "S0", "W1")
    other = s.copy()
    s.play_as(0, "N@M")
    other.play_as(0, "N@T")
    for who in (1, 2, SPECTATOR):
        assert s.view(who) == other.view(who)
        assert s.part("medico", who)["players"][0]["neutral_at"] is None
        assert s.determinize(who, 7).key() == other.determinize(who, 7).key()
    assert (s.part("medico", 0)["players"][0]["neutral_at"], other.part("medico", 0)["players"][0]["neutral_at"]) == (
        0,
        4,
    )
    assert s.key() != other.key()
    for who in (0, 1, 2, SPECTATOR):
        assert s.copy().rest().part("medico", who)["players"][0]["neutral_at"] == 0
        assert other.copy().rest().part("medico", who)["players"][0]["neutral_at"] == 4


def test_3_71_the_log_of_the_revealed_plans_names_its_place() -> None:
    s = good_mood("studio")
    s.state.log = []
    s.act("2 1 0 1 2", neutral="W")
    lines = [speak(GAME.describe(event)) for event in s.state.log if event.kind.name == "revealed"]
    assert lines[0] == "plans 2 market, 1 cathedral, 1 workshop, 2 theater, the neutral one at the workshop"
    assert "neutral" not in lines[1] + lines[2]


def test_3_71_guesses_place_it_where_healthy_ones_are() -> None:
    s = good_mood("studio").send(0, "2 1 0 1 2", neutral="W")
    found = set()
    for number in range(40):
        guess = s.determinize(1, number)
        column = guess.part("medico", 0)["players"][0]["neutral_at"]
        assert guess.shown(0, 0)["plan"][column] > 0
        found.add(column)
    assert len(found) > 2


@pytest.mark.parametrize("neutral", ["M", "C", "W", "T"])
@pytest.mark.parametrize("infection", ["market", "cathedral", "workshop"])
def test_3_71_the_neutral_apprentice_can_fall_ill_only_where_it_was_planned(infection: str, neutral: str) -> None:
    s = good_mood(infection).give(0, "RRYY").act("2 1 0 1 2", neutral=neutral)
    here = infection[0].upper() == neutral
    asked = False
    while s.round == 1:
        asked |= s.choosing()
        s.play(s.idle())
    assert asked == (here and infection == "market")  # elsewhere it is alone or not there
    assert s.sick() == ((1, 0) if here and not asked else (1, 1))


def test_3_71_contagion_elsewhere_leaves_the_neutral_apprentice_healthy() -> None:
    good_mood("market", own=2).act("0 2+1 0 0 2", neutral="T").pass_by(1).has(choosing=False, sick=(4, 4))


def test_3_71_in_the_final_round_both_cathedrals_are_one_place() -> None:
    s = set_up(3, "10").copy().only_infections("same", "cathedral").reach().give(0, mood=4).awake()
    both = planned(s.copy(), "M0", "C3", "S0", "W0")
    assert 0 not in both.planners()
    assert both.part("medico", 0)["players"][0]["neutral_at"] == 1
    planned(s.copy(), "M1", "C2", "S0", "W0").asks("N@M N@C")
    assert planned(s.copy(), "M0", "C0", "S3", "W1").options() == ["N@S", "N@W", "N@D"]


@pytest.mark.parametrize(("choice", "healthy"), [("O", 5), ("N", 6)])
def test_3_71_the_neutral_apprentice_comes_again_in_good_health(choice: str, healthy: int) -> None:
    s = good_mood("market").act("2 1 0 0 3").play(f"- {choice}").reach().give(0, mood=4).awake()
    assert (s.apprentices(0), s.ill(0)) == (healthy, 1)
    assert healthy + s.ill(0) == (7 if choice == "N" else 6)


def test_3_71_in_a_worse_mood_the_neutral_apprentice_stays_in_the_theater() -> None:
    good_mood("market").act("2 1 0 0 3").play("- N").reach().give(0, mood=0).awake().has(apprentices=5, sick=(1, 0))


def test_3_71_the_neutral_apprentice_falls_ill_if_no_other_is_healthy() -> None:
    good_mood("market", own=5).act("1 0 0 0 0").play("-").has(choosing=False, sick=(6, 5))


def test_without_the_neutral_apprentice_nothing_is_asked() -> None:
    awake("market").act("2 1 0 0 2").play("-").has(choosing=False, sick=(1, 1))


@pytest.mark.parametrize("neutral", "MC")
def test_3_71_alone_at_its_place_the_neutral_apprentice_falls_ill_unasked(neutral: str) -> None:
    """One catches the infection at the market, one the illness of the ill one in the cathedral."""
    s = good_mood("market", own=1).act("1 1+1 0 0 3", neutral=neutral).offers("-").play("-")
    assert (s.choosing(), s.column, s.sick()) == (False, 3, (3, 2))
    assert s.part("medico", 1)["players"][0]["neutral_at"] is None


# --- the supply of ill pawns


def test_3_73_without_an_ill_pawn_in_the_supply_nobody_falls_ill() -> None:
    s = awake("market").make_ill(1, 5, 5).make_ill(2, 5).has(ill_left=0).act("2 1 0 0 2").play("-")
    s.has(sick=(0, 0), ill_left=0)


def test_3_73_the_last_ill_pawn_goes_to_the_first_player() -> None:
    s = awake("market").make_ill(2, 5, 9).has(ill_left=1).send(0, "1 1 0 0 3").send(1, "1 1 0 0 3").rest().play("- -")
    assert [s.sick(seat) for seat in (0, 1)] == [(1, 1), (0, 0)]


def test_3_73_an_ill_pawn_that_comes_back_is_used_again() -> None:
    s = awake("market").make_ill(1, 1).make_ill(2, 5, 9).give_bottles(1, "1").rest().to_healing().has(ill_left=0)
    s.play("1:1").has(1, sick=(0, 0), ill_left=1).next_infections("market").awake().act("2 1 0 0 2").play("-")
    s.has(sick=(1, 1))


def test_3_73_an_infection_without_a_pawn_asks_nothing_about_the_neutral_apprentice() -> None:
    good_mood("market").make_ill(2, 5, 10).act("2 1 0 0 3").play("-").has(choosing=False, sick=(0, 0))


def test_3_73_contagion_stops_when_the_supply_is_empty() -> None:
    awake("market", own=1).make_ill(2, 5, 8).has(ill_left=1).act("0 2+1 0 0 2").has(sick=(2, 2), ill_left=0)


# --- contagion


def test_e38_in_the_words_of_the_booklet() -> None:
    s = awake("market", own=1).give(0, "RYBRYBRYB").act("0 2+1 0 0 2").play("=RYB I =RYB =RYB")
    assert (s.ill(0), s.apprentices(0)) == (3, 2)


@pytest.mark.parametrize("infection", PLACES)
def test_e38_healthy_ones_beside_an_ill_one_fall_ill_wherever_the_infection_is(infection: str) -> None:
    awake(infection, own=1).act("0 2+1 0 0 2").pass_by(1).has(sick=(3, 3), apprentices=2)


@pytest.mark.parametrize(("column", "place"), [(1, "cathedral"), (2, "studio"), (3, "workshop")])
@pytest.mark.parametrize(("healthy", "ill_ones"), [(1, 1), (2, 1), (1, 2)])
def test_contagion_at_each_place(column: int, place: str, healthy: int, ill_ones: int) -> None:
    s = awake("market", own=2)
    counts = ["0"] * 5
    counts[column] = f"{healthy}+{ill_ones}"
    counts[4] = str(3 - healthy)
    s.act(" ".join(counts)).pass_by(column)
    assert s.sick() == (2 + healthy, 2 + healthy), place


@pytest.mark.parametrize(
    ("infection", "own", "plan", "sick"),
    [
        pytest.param("market", 2, "0 1 0+1 0+1 2", (2, 2), id="ill ones infect nobody elsewhere"),
        pytest.param("market", 2, "0 1 1 1 0", (2, 2), id="ill ones at home infect nobody"),
        pytest.param("studio", 1, "0 1+1 2 0 1", (3, 3), id="contagion and infection at different places both happen"),
        pytest.param(
            "workshop", 2, "0 1 0 0+2 2", (2, 2), id="3.75 only ill ones at an infected place: nothing happens"
        ),
    ],
)
def test_who_falls_ill_in_a_round(infection: str, own: int, plan: str, sick: tuple[int, int]) -> None:
    awake(infection, own=own).act(plan).reach().has(sick=sick)


def test_contagion_comes_after_all_have_worked() -> None:
    s = awake("market", own=1).give(0, "RYBRYBRYB").act("0 2+1 0 0 2").play("I =RYB =RYB").has(sick=(1, 1)).play("=RYB")
    s.has(sick=(3, 3), points={"altar": 6})


def test_contagion_comes_before_the_next_player_acts() -> None:
    s = awake("market", own=1).give(0, "RYB").give(1, "RYB").send(0, "0 2+1 0 0 2").send(1, "0 2 0 0 3").rest()
    s.play("-").has(to_move=1, sick=(3, 3))


def test_ill_ones_do_not_infect_other_players() -> None:
    assert awake("market", own=1).send(0, "0 2+1 0 0 2").send(1, "0 2 0 0 3").rest().reach().sick(1) == (0, 0)


@pytest.mark.parametrize(("healthy", "expected"), [(1, 3), (2, 4)])
def test_3_75_contagion_at_the_infected_place_leaves_nothing_for_the_tile(healthy: int, expected: int) -> None:
    awake("workshop", own=2).act(f"0 {3 - healthy} 0 {healthy}+1 0").pass_by(3).has(sick=(expected, expected))


@pytest.mark.parametrize(("choice", "expected"), [("O", (3, 3)), ("N", (3, 2))])
def test_3_75_contagion_may_take_the_neutral_apprentice(choice: str, expected: tuple[int, int]) -> None:
    """Where it stands all fall ill; there is a choice only if too few ill ones are left."""
    s = good_mood("market", own=2).make_ill(2, 5, 7).has(ill_left=1).act("0 2+1 0 0 2", neutral="C").has(choosing=True)
    s.play(choice).has(sick=expected)


def test_3_75_contagion_takes_the_neutral_apprentice_if_all_healthy_ones_are_there() -> None:
    good_mood("market", own=4).act("0 2+1 0 0 0").has(choosing=False, sick=(6, 5))


# --- the cathedral


def neighbors(name: str) -> set[str]:
    column, row = "ABCDE".index(name[0]), int(name[1])
    return {
        other
        for other in NAMES
        if other != name and abs("ABCDE".index(other[0]) - column) <= 1 and abs(int(other[1]) - row) <= 1
    }


def in_cathedral(plan: str = "0 0+1 0 0 3", hand: str = "RYB", where: str = "C3", money: int = 12) -> Scene:
    """Seat 0 acts in the cathedral with healthy and ill apprentices; `3 RYB` lies on A1 and `4 OB` on B2.

    Unless the plan says otherwise nobody is healthy there.
    """
    s = awake("market", own=2).lay(A1="3 RYB", B2="4 OB", E5="3 RRY", C3="11 PPO")
    return s.put_bishop(where).give(0, hand, money).act(plan)


@pytest.mark.parametrize("where", NAMES)
def test_e37_the_neighbors_of_the_bishop_are_barred_and_all_others_open(where: str) -> None:
    s = in_cathedral(hand="RYBOGP" * 3, where=where)
    segments = {move for move in s.options() if move in NAMES}
    assert segments == set(NAMES) - neighbors(where)


def test_an_ill_apprentice_never_moves_the_bishop() -> None:
    s = in_cathedral(hand="RYBOGP" * 3).offers_none(">*!")
    with pytest.raises((BadNotation, IllegalMove)):
        s.play(">B2")


def test_an_ill_apprentice_on_the_bishops_segment_scores_his_bonus() -> None:
    s = in_cathedral(hand="PPO").play("C3").has(points={"segments": 11, "bishop": 3}, bishop="C3", paints="")
    assert s.state.income(0) == 1


def test_an_ill_apprentice_elsewhere_scores_the_value_and_the_bishop_comes() -> None:
    in_cathedral().play("A1").has(points={"segments": 3}, bishop="A1", sick=(2, 2))


def test_what_two_ill_apprentices_may_restore_follows_the_bishop() -> None:
    s = in_cathedral("0 0+2 0 0 3", "RYBOGP" * 3).offers_no("B2").play("E5").has(bishop="E5")
    assert {move for move in s.options() if move in NAMES} == set(NAMES) - neighbors("E5") - {"E5"}
    s.play("B2").has(points={"segments": 3 + 4})


@pytest.mark.parametrize(("altar", "hand", "won"), [("=RYB", "RYB", 2), ("=OOG", "OOG", 5), ("=OGP", "OGP", 6)])
def test_an_ill_apprentice_restores_the_altar_as_usual(altar: str, hand: str, won: int) -> None:
    s = in_cathedral(hand=hand)
    assert altar in s.options()
    s.play(altar).has(points={"altar": won})


def test_an_ill_apprentice_may_do_nothing() -> None:
    s = in_cathedral()
    assert s.options()[-1] == "-"
    s.play("-").has(to_move=1, points={})


def test_each_ill_apprentice_restores_once() -> None:
    in_cathedral("0 0+2 0 0 3", "RYB" * 3).play("=RYB =RYB").has(to_move=1, paints="RYB")


def test_beside_healthy_ones_an_ill_one_is_sent_by_name() -> None:
    in_cathedral("0 1+1 0 0 2", "RYB").offers("I >B2").play("I").asks("A1 =RYB -")


def test_healthy_and_ill_ones_work_in_any_order() -> None:
    s = in_cathedral("0 1+1 0 0 2", "RYBOB")
    first = s.after("I A1")
    assert "B2" in first.options()  # next to the bishop, who is on A1 now
    first.play("B2").has(points={"segments": 3 + 4, "bishop": 2})
    then = s.after("B2")
    assert not [move for move in then.options() if move in NAMES]  # A1 is next to the bishop
    assert then.points() == {"segments": 4, "bishop": 2}
    assert first.sick() == (3, 3)


def test_three_share_the_cathedral_and_the_ill_one_may_be_the_second() -> None:
    s = in_cathedral("0 2+1 0 0 1", "RYB" * 3).play("=RYB I =RYB").offers_no("I").offers(">B2").play("=RYB")
    s.has(points={"altar": 6}, to_move=1, sick=(4, 4))


def test_each_of_two_ill_ones_may_do_nothing_while_a_healthy_one_waits() -> None:
    in_cathedral("0 1+2 0 0 2", "RYB").play("I -").offers("I").play("I -").offers_no("I").offers("=RYB")


def test_an_ill_one_who_can_do_nothing_is_not_offered_beside_a_healthy_one() -> None:
    in_cathedral("0 1+1 0 0 2", "OB").offers("B2").offers_no("I")


def test_the_second_of_two_ill_ones_is_asked_though_the_first_does_nothing() -> None:
    in_cathedral("0 0+2 0 0 3", "RYB").play("-").has(to_move=0).play("=RYB").has(points={"altar": 2})


def test_after_the_bishop_was_moved_a_healthy_one_must_restore() -> None:
    in_cathedral("0 1+1 0 0 2", "RYBOB").play(">B3").offers_no("I -").has(thalers=11)


def test_an_ill_apprentice_pays_no_thaler_and_needs_none() -> None:
    in_cathedral(money=0).play("A1").has(points={"segments": 3}, thalers=0)


def test_an_ill_apprentice_who_may_not_restore_anything_is_not_asked() -> None:
    s = in_cathedral(hand="OB")  # the only tile that could be paid is next to the bishop
    assert s.to_move() == 1
    assert in_cathedral(hand="OB", where="E5").options() == ["B2", "-"]


def test_3_5_the_ill_apprentices_points_are_one_score() -> None:
    s = in_cathedral(hand="PPO").stand(-3, 14, -1).play("C3")
    assert (s.options(), s.after("A").space(0), s.after("B").space(0)) == (["A", "B"], 15, 13)


def test_3_10_after_the_last_tile_ill_apprentices_may_do_the_altar() -> None:
    s = awake("market", own=2).lay(A1="3 RYB").leave("A1").give(0, "RYBRYB").act("0 0+2 0 0 3").play("A1")
    s.asks("=RYB -").play("=RYB").has(points={"segments": 3, "altar": 2})


# --- the studio


def in_studio(plan: str, hand: str) -> Scene:
    return awake("market", own=3).give(0, hand, 0).act(plan)


def test_an_ill_apprentice_sells_a_picture_for_any_one_paint() -> None:
    s = in_studio("0 0 0+1 0 2", SOME).asks("$R $Y $B $O $G $P -")
    for letter in "RYBOGP":
        s.after(f"${letter}").has(thalers=3, paints=SOME.replace(letter, "", 1), to_move=1)


@pytest.mark.parametrize(
    ("plan", "hand", "move", "thalers", "left", "sick"),
    [
        pytest.param("0 0 0+1 0 2", "R", "-", 0, "R", 3, id="an ill one may keep the paint"),
        pytest.param("0 0 0+2 0 2", "", "", 0, "", 3, id="an ill one without paints earns nothing"),
        pytest.param("0 0 0+2 0 2", "O", "$O", 3, "", 3, id="3.83 two ill ones with one paint sell once"),
        pytest.param(
            "0 0 1+1 0 1", "RY", "$Y", 6, "R", 4, id="3.83 a healthy one earns three thalers beside the ill one"
        ),
        pytest.param("0 0 1+2 0 1", "RY", "-", 3, "RY", 4, id="only healthy ones are paid without a paint"),
    ],
)
def test_what_the_studio_pays(plan: str, hand: str, move: str, thalers: int, left: str, sick: int) -> None:
    in_studio(plan, hand).play(move).has(to_move=1, thalers=thalers, paints=left, sick=(sick, sick))


@pytest.mark.parametrize("sold", [0, 1, 2, 3])
def test_3_83_each_ill_apprentice_sells_separately(sold: int) -> None:
    s = in_studio("0 0 0+3 0 2", SOME)
    for _ in range(sold):
        s.play("$R" if "$R" in s.options() else "$Y")
    if sold < 3:
        s.play("-")
    assert (s.to_move(), s.thalers(0), len(s.paints(0))) == (1, 3 * sold, len(SOME) - sold)


# --- the workshop


def in_workshop(plan: str, hand: str = "RRYYBB") -> Scene:
    return awake("market", own=3).give(0, hand).act(plan)


@pytest.mark.parametrize(("healthy", "ill_ones"), [(0, 1), (0, 2), (0, 3), (1, 0), (1, 1), (1, 2), (2, 1)])
def test_an_ill_apprentice_blends_once_and_a_healthy_one_twice(healthy: int, ill_ones: int) -> None:
    s = in_workshop(f"0 0 0 {healthy}+{ill_ones} {2 - healthy}".replace("+0", ""), "R" * 6 + "Y" * 6)
    most = 2 * healthy + ill_ones
    s.has(options=[f"O{number}" for number in range(most + 1)]).play(f"O{most}")
    s.has(paints="R" * (6 - most) + "Y" * (6 - most) + "O" * most)


def test_an_ill_apprentice_blends_any_color() -> None:
    s = in_workshop("0 0 0 0+1 2").asks("O0 O1").play("O0").asks("G0 G1").play("G0").asks("P0 P1").play("P1")
    assert s.paints(0) == "RYYBP"


# --- buying medicine


def buyers(letters: str, *plans: str, money: int = 12, players: int = 3, own: int = 0) -> Scene:
    """These bottles are for sale; the first seats plan as told, with the tile, and each has so many thalers."""
    s = awake("studio", players=players, own=own, letters=letters)
    for seat in range(players):
        s.give(seat, thalers=money)
    for seat, plan in enumerate(plans):
        s.send(seat, plan, "@M")
    return s.rest()


def test_e39_three_buyers_in_turn() -> None:
    s = buyers("33J", "1 1 0 0 3", "0 1 0 1 3", "0 2 0 0 3").asks("B1 B2 B3", seat=0).play("B2")
    assert (s.bottles(0), s.thalers(0)) == ("3", 10)
    assert s.to_move() == 0  # Yellow also visits one booth
    s.play("1.1").has(paints="R", thalers=8, to_move=1).asks("B1 B3").play("B1").has(1, bottles="3", thalers=9)
    assert (s.bottles(2), s.thalers(2)) == ("J", 10)  # nothing else is left to buy
    assert s.offered() == "---"


@pytest.mark.parametrize(
    ("players", "letters", "prices"), [(2, "32", [3, 2]), (3, "321", [3, 2, 2]), (4, "321J", [3, 2, 2, 1])]
)
def test_a_bottle_costs_the_price_of_its_place(players: int, letters: str, prices: list[int]) -> None:
    s = buyers(letters, "0 2 0 0 3", players=players)
    s.until(lambda s: s.to_move() == 0 and s.options()[0] == "B1")  # Leonardo, who is later, or those who are earlier
    assert s.options() == [f"B{place + 1}" for place in range(len(letters))]
    for place, price in enumerate(prices):
        then = s.after(f"B{place + 1}").has(thalers=12 - price, bottles=letters[place])
        assert then.offered().startswith(letters[:place] + "-" + letters[place + 1 :])
    assert [(b["place"], b["price"], b["bottle"]) for b in s.part("medico", 1)["offer"]] == [
        (place + 1, price, letters[place]) for place, price in enumerate(prices)
    ]


@pytest.mark.parametrize(("money", "offered_places"), [(3, "B1 B2 B3 B4"), (2, "B2 B3 B4"), (12, "B1 B2 B3 B4")])
def test_3_70_only_what_can_be_paid_is_offered_and_one_must_be_bought(money: int, offered_places: str) -> None:
    assert buyers("321J", "0 2 0 0 3", players=4, money=money).options() == offered_places.split()


@pytest.mark.parametrize(("money", "left", "bought"), [(0, 0, ""), (1, 0, "J")])
def test_3_70_who_can_pay_for_one_place_or_none_is_not_asked(money: int, left: int, bought: str) -> None:
    buyers("321J", "0 2 0 0 3", players=4, money=money).has(left_market=True, thalers=left, bottles=bought)


def test_3_70_the_bottle_is_bought_before_the_paints() -> None:
    s = buyers("321", "1 1 0 0 3", money=3).asks("B1 B2 B3").play("B2").has(thalers=1)
    assert s.options() == ["X1", "X2", "X3", "-"]  # a market tile costs 2


def test_3_70_who_cannot_pay_any_bottle_still_visits_the_market() -> None:
    buyers("3", "1 1 0 0 3", money=2).has(bottles="").offers("1.1")


@pytest.mark.parametrize("had", ["", "1", "J"])
def test_3_82_with_fewer_than_two_bottles_the_purchase_is_forced_even_with_nobody_ill(had: str) -> None:
    s = awake("studio", letters="3J").give_bottles(0, had).act("0 2 0 0 3", "@M").asks("B1 B2").play("B2")
    assert sorted(s.bottles(0)) == sorted(had + "J")


@pytest.mark.parametrize("had", ["33", "1J", "JJ"])
def test_3_82_with_two_bottles_nothing_is_bought(had: str) -> None:
    s = awake("studio", letters="3J").give_bottles(0, had).act("0 2 0 0 3", "@M").has(left_market=True)
    assert (sorted(s.bottles(0)), s.thalers(0), s.offered()) == (sorted(had), 12, "3J-")


def test_without_the_tile_nobody_buys_medicine() -> None:
    awake("studio", own=1, letters="3J").act("1 1 0 0 2", "-").has(first_option="1.1", bottles="")


def test_when_all_bottles_are_sold_the_next_buyer_gets_none() -> None:
    s = buyers("3", "0 2 0 0 3", "0 2 0 3 0")
    s.has(left_market=True, bottles="3").has(1, bottles="").has(thalers=9).has(1, thalers=12)


def test_who_finds_no_bottle_left_still_visits_the_market() -> None:
    buyers("3", "0 2 0 0 3", "1 1 0 3 0").has(to_move=1).offers("1.1").has(1, thalers=12)


def test_no_apprentice_is_needed_and_none_then_visits_the_market() -> None:
    s = buyers("32", "0 2 0 0 3").play("B1").has(left_market=True)
    assert [len(row) for row in s.market()] == [2, 3, 4]


def test_one_apprentice_buys_one_tile_of_paint() -> None:
    s = buyers("3", "1 1 0 0 3")
    assert set(s.options()) == {*["1.1", "1.2", "2.1", "2.2", "2.3", "3.1", "3.2", "3.3", "3.4", "X1", "X2", "X3", "-"]}
    s.play("3.1").has(left_market=True)
    assert (s.paints(0), s.market()[2], s.thalers(0)) == ("RRR", [], 12 - 3 - 2)


def test_the_apprentice_on_the_tile_may_close_a_booth() -> None:
    s = buyers("3", "1 1 0 0 3").play("X2")
    assert s.market()[1] == []
    assert {"B", "RY", "RB"} <= set(s.bag())


def test_3_76_the_apprentice_on_the_tile_stands_at_the_infected_market() -> None:
    assert awake("market", letters="3").act("1 1 0 0 3", "@M").play("-").sick() == (1, 1)


@pytest.mark.parametrize(("neutral", "expected"), [("C", (1, 1)), ("M", (1, 0))])
def test_3_76_the_one_on_the_tile_may_be_the_neutral_apprentice(neutral: str, expected: tuple[int, int]) -> None:
    good_mood("market", letters="3").act("1 1 0 1 3", "@M", neutral).play("-").has(choosing=False, sick=expected)


def test_3_76_the_tile_alone_makes_nobody_ill() -> None:
    assert awake("market", letters="3").act("0 2 0 0 3", "@M").pass_by(0).sick() == (0, 0)


def test_bottles_are_seen_by_all() -> None:
    s = buyers("33J", "0 2 0 0 3").play("B3")
    for who in (0, 1, 2, SPECTATOR):
        assert [player["bottles"] for player in s.part("medico", who)["players"]] == ["J", "", ""]
        assert [(b["place"], b["bottle"]) for b in s.part("medico", who)["offer"]] == [(1, "3"), (2, "3")]


def test_the_tile_comes_back_for_the_next_round() -> None:
    s = buyers("3", "0 2 0 0 3", own=0).reach().offer_bottles("J").awake().ask(0).asks("@M -")
    assert s.shown(0, 0)["covered"] in (None, [""] * 5)


# --- healing


@pytest.mark.parametrize(("bottle", "own", "left"), [("1", 3, 2), ("2", 3, 1), ("3", 3, 0), ("2", 2, 0), ("1", 1, 0)])
def test_each_portion_heals_one(bottle: str, own: int, left: int) -> None:
    s = with_bottles(bottle, own)
    before = s.ill_left()
    s.has(options=[*[f"{bottle}:{n}" for n in range(own - left + 1)], "-"]).drink(bottle)
    s.has(sick=(left, left), apprentices=5 - left, ill_left=before + own - left, bottles="")


def test_e40_what_is_left_in_a_bottle_is_lost() -> None:
    s = with_bottles("3", own=2).asks("3:0 3:1 3:2 -").play("3:2").has(sick=(0, 0), bottles="")
    assert "3" in s.discarded()


@pytest.mark.parametrize("own", [0, 2])
def test_e41_raspberry_juice_lifts_the_mood_and_heals_nobody(own: int) -> None:
    with_bottles("J", own).give(0, mood=0).play("J").has(mood=1, sick=(own, own), bottles="")


def test_3_81_the_juice_counts_at_the_next_waking_up() -> None:
    s = with_bottles("J").give(0, mood=3).play("J").has(apprentices=5, round=2)
    s.awake()  # at 7:00, from 4 to 3
    assert s.apprentices(0) == 6


def test_juice_does_not_lift_the_mood_beyond_the_top() -> None:
    s = with_bottles("JJ", own=1).give(0, mood=3).play("J")
    while s.healing() and "J" in s.options():
        s.play("J")
    assert s.mood(0) == 4


def test_3_72_bottles_are_opened_one_after_another() -> None:
    s = with_bottles("2J", own=3).give(0, mood=0).asks("2:0 2:1 2:2 J -").play("J")
    s.has(mood=1, sick=(3, 3)).asks("2:0 2:1 2:2 -").play("2:2").has(sick=(1, 1))


def test_3_72_two_bottles_may_be_opened_at_once() -> None:
    with_bottles("12", own=4).drink("21").has(sick=(1, 1), bottles="")


@pytest.mark.parametrize("letters", ["3", "21", "J", "1J"])
def test_3_72_bottles_may_be_kept(letters: str) -> None:
    s = with_bottles(letters, own=2).play("-")
    assert sorted(s.bottles(0)) == sorted(letters)
    s.has(sick=(2, 2)).awake().rest().to_healing()
    assert {move[0] for move in s.options()} == {*letters, "-"}


def test_3_72_one_bottle_may_be_opened_and_the_other_kept() -> None:
    with_bottles("31", own=3).play("1:1 -").has(bottles="3", sick=(2, 2))


@pytest.mark.parametrize("used", range(4))
def test_3_72_the_player_says_how_many_portions_are_used_and_the_rest_is_lost(used: int) -> None:
    s = with_bottles("3", own=4)
    before = s.ill_left()
    s.play(f"3:{used}").has(sick=(4 - used, 4 - used), ill_left=before + used, bottles="", discarded="3")


def test_3_72_no_more_are_swapped_than_own_ones_are_on_the_board() -> None:
    with_bottles("3", own=2, neutral=2).asks("3:0 3:1 3:2 -").play("3:2").has(sick=(2, 0), apprentices=5)
    with pytest.raises(BadNotation):
        with_bottles("3", own=2, neutral=2).play("3:3")


@pytest.mark.parametrize(
    ("move", "line"),
    [
        ("3:2", "uses medicine with 3 portions and heals 2"),
        ("3:0", "empties medicine with 3 portions and heals nobody"),
    ],
)
def test_3_72_the_log_says_how_many_were_healed(move: str, line: str) -> None:
    s = with_bottles("3", own=2)
    s.state.log = []
    s.play(move)
    assert speak(GAME.describe(s.state.log[0])) == line


def test_healing_is_asked_after_the_last_player_left_the_theater() -> None:
    s = awake().give_bottles(0, "J")
    moods = [s.mood(seat) for seat in range(3)]
    for seat in range(3):
        s.send(seat, "0 2 0 2 1")
    while not s.healing():
        s.play("T1" if "T1" in s.options() else s.idle())
    assert [s.mood(seat) for seat in range(3)] == [m + 2 for m in moods]


def test_players_heal_in_wake_up_order() -> None:
    s = fresh()
    for seat in range(3):
        s.make_ill(seat, 1).give_bottles(seat, "2")
    s.awake("9 7 8").rest().to_healing()
    asked = []
    while s.healing():
        asked.append(s.to_move())
        s.play("2:1")
    assert (asked, s.round) == ([1, 2, 0], 2)


def test_without_bottles_nobody_is_asked() -> None:
    s = awake(own=2).rest()
    while s.round == 1:
        s.has(healing=False).play(s.idle())
    assert s.sick() == (2, 2)


def test_an_apprentice_who_fell_ill_this_round_can_be_healed() -> None:
    s = awake("market").give_bottles(0, "1").act("1 1 0 0 3").play("-").has(sick=(1, 1)).to_healing().play("1:1")
    s.has(sick=(0, 0))


def test_a_healed_apprentice_works_in_the_next_round() -> None:
    s = with_bottles("2", own=2).play("2:2").awake().has(apprentices=5)
    assert plans_offered(s) == plans_allowed("33333", "03330", 5, 0)


# --- a mood that may be declined


def at_theater(number: int, start: int, modules: str = "10") -> Scene:
    """Seat 0 has so many apprentices at the theater and is in this mood."""
    s = awake("same", modules=modules).give(0, mood=start).act(f"0 {5 - number - 1} 0 1 {number}")
    while not (s.column == 4 and s.to_move() == 0) and s.round == 1:
        s.play(s.idle())
    return s


@pytest.mark.parametrize(
    ("number", "start", "moods"),
    [(1, -2, [-2, 0]), (3, -3, [-3, -1, 1, 3]), (2, 1, [1, 3, 4]), (2, 2, [2, 4]), (3, 3, [3, 4])],
)
def test_3_18_the_theater_may_be_declined_by_each_apprentice(number: int, start: int, moods: list[int]) -> None:
    s = at_theater(number, start).has(options=[f"T{n}" for n in range(len(moods))])
    assert [s.after(f"T{n}").mood(0) for n in range(len(moods))] == moods
    texts = [speak(GAME.explain(s.state, move)) for move in s.state.options]
    signed = [f"+{m}" if m > 0 else str(m) for m in moods]
    assert texts == [f"leave the mood at {signed[0]}", *[f"mood to {m}" for m in signed[1:]]]


def test_3_18_at_the_top_nothing_is_asked() -> None:
    assert at_theater(2, 4).round == 2


def test_3_18_without_the_medico_the_theater_is_not_declined() -> None:
    s = scene("2").wake("7 8 9")
    for seat in range(3):
        s.send(seat, "0 1 0 1 3")
    before = s.mood(0)
    while s.round == 1:
        assert s.options()[0][0] != "T"
        s.play(s.idle())
    assert s.mood(0) == before + 6 or s.mood(0) == 4


def test_3_18_with_the_actor_each_apprentice_lifts_the_mood_by_three() -> None:
    s = fresh("same", modules="1,10").give_portrait(0, "actor").awake().give(0, mood=-4).act("0 2 0 1 2")
    s.at("T").asks("T0 T1 T2")
    assert [s.after(f"T{n}").mood(0) for n in range(3)] == [-4, -1, 2]


def test_3_18_beside_finders_keepers() -> None:
    s = fresh("same", modules="4,10").give_wishes(0, "finders").awake().act("0 2 0 1 2", "L0").at("T")
    s.asks("!FIND T0 T1 T2")
    top = s.copy().give(0, mood=4)
    top.state.settle()
    assert (top.options(), top.after("-").mood(0)) == (["!FIND", "-"], 4)
    s.play("!FIND").asks("T0 T1 T2")


@pytest.mark.parametrize("word", ["T4", "T", "t-1", "-1", "T1T"])
def test_what_names_no_answer_at_the_theater_is_refused(word: str) -> None:
    with pytest.raises(BadNotation):
        at_theater(2, 0).read(word)


# --- the next round's bottles


def ill_at_the_end(players: int, ill_seats: list[int], draw: str) -> Scene:
    """The next round begins; these seats had an ill apprentice, these bottles were drawn."""
    s = fresh(players=players)
    for seat in ill_seats:
        s.make_ill(seat, 1)
    return s.awake().next_bottles(draw).rest().reach()


def test_e42_bottles_are_sorted() -> None:
    s = ill_at_the_end(4, [0, 1, 2, 3], "31J3").has(offered="331J")
    assert [(b["place"], b["price"], b["bottle"]) for b in s.part("medico", SPECTATOR)["offer"]] == [
        (1, 3, "3"), (2, 2, "3"), (3, 2, "1"), (4, 1, "J"),
    ]  # fmt: skip
    assert s.part("medico", 0)["pile"] == 12


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
    ill_at_the_end(players, ill_seats, draw).has(offered=laid).shows("medico", 0, pile=16 - len(draw))


def test_two_ill_ones_of_one_player_bring_one_bottle() -> None:
    assert fresh().make_ill(0, 3, 1).next_bottles("2").awake().rest().reach().offered() == "2--"


def test_3_79_healed_players_do_not_count() -> None:
    s = awake(own=2).make_ill(1, 1).give_bottles(0, "2").rest().to_healing()
    healed, kept = s.after("2:2"), s.after("-")
    assert healed.round == kept.round == 2
    assert (len(healed.part("medico", 0)["offer"]), len(kept.part("medico", 0)["offer"])) == (1, 2)


def test_3_79_players_who_fell_ill_this_round_count() -> None:
    assert len(awake("market").act("1 1 0 0 3").reach().part("medico", 0)["offer"]) == 1


def test_unsold_and_used_bottles_are_discarded() -> None:
    s = awake(own=1, letters="31J").give_bottles(0, "2").next_bottles("J").rest().to_healing().play("2:1")
    s.has(round=2, discarded="321J", offered="---").shows("medico", discard=4)


def test_an_empty_pile_is_made_new_from_the_discarded_bottles() -> None:
    s = awake(own=1).make_ill(1, 1).offer_bottles("32J")
    s.give_bottles(2, "3331222111JJ")  # one is left in the pile
    s.has(piled="J").rest().reach()
    assert len(s.part("medico", 0)["offer"]) == 2
    assert sorted(s.offered().replace("-", "") + s.piled() + s.discarded()) == sorted("32JJ")
    assert s.discarded() == ""
    assert "J" in s.offered()


def test_nobody_ill_means_no_bottle_and_no_tile() -> None:
    s = ill_at_the_end(3, [], "").awake()
    for seat in range(3):
        assert s.ask(seat).options()[0] == "M0"


# --- on a -1 space


def in_bad_mood(own: int, neutral: int = 0, start: int = -2) -> Scene:
    """Seat 0 comes onto a -1 space, having woken up at 7:00."""
    return fresh().make_ill(0, own, neutral).give(0, mood=start).awake()


def test_3_77_an_ill_apprentice_may_be_set_aside_and_comes_back_healthy() -> None:
    s = in_bad_mood(own=2).asks("H I", seat=0).play("I").has(sick=(1, 1), aside=1, apprentices=3, ill_left=14)
    s.give(0, mood=0).rest().reach().give(0, mood=0).awake().has(sick=(1, 1), aside=0, apprentices=4)


def test_3_77_a_healthy_apprentice_may_be_set_aside() -> None:
    in_bad_mood(own=2).play("H").has(sick=(2, 2), aside=1, apprentices=2, ill_left=13)


def test_without_an_ill_apprentice_a_healthy_one_is_set_aside_unasked() -> None:
    in_bad_mood(own=0).has(first_option="M0", aside=1, apprentices=4)


def test_3_77_with_only_ill_ones_an_ill_one_is_set_aside_unasked() -> None:
    s = in_bad_mood(own=5)
    assert s.state.awake
    assert s.options()[0] != "H"
    assert (s.sick(), s.aside(0), s.apprentices(0)) == ((4, 4), 1, 0)


def test_3_77_an_ill_one_in_place_of_the_neutral_apprentice_leaves_the_armchair_empty() -> None:
    in_bad_mood(own=0, neutral=1).play("I").has(sick=(0, 0), aside=0, apprentices=5, ill_left=15)


def test_3_77_while_the_armchair_is_empty_it_is_asked_again() -> None:
    """The ill one came for the neutral one: nobody was set aside, though the mood stays where it is."""
    s = in_bad_mood(own=0, neutral=2).play("I").has(sick=(1, 0), aside=0)
    for choice, expected in (("H", ((1, 0), 1, 4)), ("I", ((0, 0), 0, 5))):
        then = s.copy().rest().reach().give(0, mood=-3).awake().asks("H I").play(choice)
        assert (then.sick(), then.aside(0), then.apprentices(0)) == expected


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
    assert (s.explain("I"), s.explain("H")) == (text, "a healthy one")
    s.state.log = []
    s.play("I")
    assert speak(GAME.describe(s.state.log[0])) == line


@pytest.mark.parametrize("choice", ["H", "I"])
def test_3_77_while_the_marker_stays_on_minus_one_nobody_else_is_set_aside(choice: str) -> None:
    s = in_bad_mood(own=2).play(choice)
    before = (s.sick(), s.apprentices(0))
    s.rest().reach().give(0, mood=-3).awake()
    assert s.state.awake
    assert s.options()[0] != "H"
    assert (s.sick(), s.aside(0), s.apprentices(0)) == (before[0], 1, before[1])


def test_3_77_back_on_minus_one_after_a_better_mood_it_is_asked_again() -> None:
    s = in_bad_mood(own=2).play("I")
    for number, start in ((2, 0), (3, -2)):
        s.rest().reach(number).give(0, mood=start).awake()
    s.asks("H I").play("I").has(sick=(0, 0), aside=1)


def test_3_77_every_player_on_minus_one_with_an_ill_one_is_asked() -> None:
    s = fresh()
    for seat in range(3):
        s.make_ill(seat, 1).give(seat, mood=-4)
    s.awake("6 7 8")
    asked = []
    while s.options() == ["H", "I"]:
        asked.append(s.to_move())
        s.play("I" if s.to_move() else "H")
    assert sorted(asked) == [0, 1, 2]
    s.each(sick=[(1, 1), (0, 0), (0, 0)], apprentices=[3, 4, 4])


def test_3_77_nobody_is_asked_before_all_are_awake() -> None:
    s = fresh().make_ill(0, 1).give(0, mood=-4)
    for hour in ("7:00", "8:00"):
        s.play(hour)
        assert s.options()[0].endswith(":00")
    s.play("9:00").asks("H I")


@pytest.mark.parametrize("start", [-1, 0, 2, 4])
def test_on_other_spaces_nobody_is_set_aside(start: int) -> None:
    s = in_bad_mood(own=2, start=start)
    assert s.options()[0] != "H"
    assert s.aside(0) == 0


def test_3_77_a_seat_that_sets_an_ill_one_aside_is_seen_by_all() -> None:
    s = in_bad_mood(own=2).play("I")
    for who in (0, 1, 2, SPECTATOR):
        shown = {"ill": 1, "away": 1, "aside": 1, "neutral": 0, "neutral_at": None, "bottles": ""}
        assert s.part("medico", who)["players"][0] == shown


# --- the end of the game


@pytest.mark.parametrize("players", [2, 3, 4])
def test_3_80_the_ninth_round_is_the_final_one(players: int) -> None:
    s = set_up(players, "10").copy()
    for number in range(1, 9):
        s.has(round=number, final=False).shows("medico", 0, infections=10 - number).reach(number + 1)
    s.has(round=9, final=True).shows("medico", 0, infections=1).reach(99).has(round=9)


def test_the_last_infection_tile_is_turned_in_the_final_round() -> None:
    finale("workshop").rest().has(sick=(1, 1)).shows("medico", 0, infections=0)


def test_with_two_tiles_left_the_round_is_not_final() -> None:
    s = scene("10").only_infections("same", "market", "studio")
    seen = s.reach().view(SPECTATOR)
    assert (seen["final"], seen["sheet"][4]) == (False, "place-theater")
    seen = s.reach(3).view(SPECTATOR)
    assert seen["final"] is True
    assert seen["sheet"][4] == "place-second-cathedral"


def test_the_fresco_still_brings_the_final_round() -> None:
    fresh().leave("A1 B1 C1 D1 E1 A2").reach().has(final=True).shows("medico", 0, infections=8)


@pytest.mark.parametrize("own", range(6))
def test_five_thalers_for_each_own_apprentice_not_with_the_medico(own: int) -> None:
    s = finale("market", own=own).rest().reach(99)
    s.has(thalers=5 * (5 - own), points={"money": 5 * (5 - own) // 2} if own < 5 else {})


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_human_player_gets_the_thalers_before_money_is_scored(players: int) -> None:
    finale("market", players).rest().reach(99).scores(money=[12] * players).each(thalers=[25] * players)


def test_an_ill_one_in_place_of_the_neutral_apprentice_costs_nothing() -> None:
    assert finale("market", neutral=3).rest().reach(99).thalers(0) == 25


def test_the_neutral_apprentice_brings_no_thalers() -> None:
    s = finale("market")
    s.players[0].neutral = 1
    s.rest().reach(99).has(thalers=25)


@pytest.mark.parametrize(("choice", "expected"), [("H", 15), ("I", 20)])
def test_an_apprentice_in_the_armchair_is_not_with_the_medico(choice: str, expected: int) -> None:
    s = set_up(3, "10").copy().only_infections("same", "market").reach().make_ill(0, 2).give(0, "", 0)
    s.give(0, mood=-3).awake().play(choice).rest().reach(99).has(thalers=expected)


def test_3_81_healing_in_the_final_round_counts_for_the_thalers() -> None:
    s = finale("market", own=3).give_bottles(0, "2").rest().to_healing()
    healed, kept = s.after("2:2").reach(99), s.after("-").reach(99)
    assert (healed.thalers(0), kept.thalers(0)) == (20, 10)


def test_in_the_final_round_healing_comes_after_the_second_cathedral() -> None:
    s = finale("market", own=1).give(2, "RYB").give_bottles(0, "1").send(2, "0 2 0 0 3").rest()
    asked = []
    while not s.over():
        asked.append("heal" if s.healing() else int(s.column))
        s.play(s.idle())
    assert (asked[-1], asked[-2]) == ("heal", 4)


def test_after_the_final_round_no_bottles_are_drawn() -> None:
    finale("market", own=1).rest().reach(99).shows("medico", 0, pile=16).has(offered="---")


def test_a_completed_fresco_ends_the_game_with_healing_and_thalers() -> None:
    s = awake("market", own=2).lay(A1="3 RYB").leave("A1").give(0, "RYB", 0).give_bottles(0, "1").act("0 0+1 0 0 3")
    s.play("A1").to_healing().play("1:1").reach(99).has(over=True, thalers=20)


# --- the two cathedrals of the final round


def last_cathedral(plan: str, infection: str = "cathedral", own: int = 0) -> Scene:
    """Seat 0 has planned so, and can blend once."""
    return finale(infection, own=own).give(0, "RY").act(plan)


@pytest.mark.parametrize("plan", ["0 1 0 3 1", "0 2 0 1 2", "0 3 0 1 1"])
def test_3_74_the_infected_cathedrals_make_one_ill_after_the_last_visit(plan: str) -> None:
    last_cathedral(plan).has(column=3, sick=(0, 0)).pass_by(4).has(sick=(1, 1))


def test_3_74_with_nobody_in_the_second_column_the_first_visit_was_the_last() -> None:
    last_cathedral("0 2 0 3 0").has(column=3, sick=(1, 1)).pass_by(4).has(sick=(1, 1))


def test_3_74_with_nobody_in_the_first_column_the_second_is_infected() -> None:
    last_cathedral("0 0 0 3 2").has(sick=(0, 0)).pass_by(4).has(sick=(1, 1))


@pytest.mark.parametrize("infection", ["market", "cathedral"])
@pytest.mark.parametrize("plan", ["0 2 0 1 0+1", "0 0+1 0 1 2", "0 1 0 1 1+1", "0 1+1 0 1 1", "0 2+1 0 1 0"])
def test_3_74_contagion_treats_both_columns_as_one_place(plan: str, infection: str) -> None:
    assert last_cathedral(plan, infection, own=2).pass_by(4).sick() == (4, 4)


def test_3_74_contagion_comes_after_the_last_visit_too() -> None:
    last_cathedral("0 1+1 0 1 1", "market", own=2).has(column=3, sick=(2, 2))


def test_an_ill_apprentice_in_the_second_column_works_as_one_in_the_first() -> None:
    s = finale("market", own=3).lay(A5="3 RYB").put_bishop("A5").give(0, "RYB").act("0 0 0 2 0+1")
    s.until(lambda s: s.column >= 4).offers_none(">").offers("A5")
    assert not set(s.options()) & neighbors("A5")
    s.play("A5").scores(bishop=3)


@pytest.mark.parametrize(("choice", "paid"), [("O", 20), ("N", 25)])
def test_3_74_the_neutral_apprentice_may_stand_in_either_column(choice: str, paid: int) -> None:
    s = set_up(3, "10").copy().only_infections("same", "cathedral").reach().give(0, "", 0)
    s.give(0, mood=4).awake().act("0 2 0 2 2", neutral="C")
    while not s.choosing():
        assert s.column < 4 or s.to_move() != 0
        s.play(s.idle())
    s.play(choice).has(choosing=False)
    assert s.reach(99).thalers(0) == paid


def test_3_74_it_matters_five_thalers() -> None:
    assert last_cathedral("0 2 0 1 2", "market").reach(99).thalers(0) == 25
    assert last_cathedral("0 2 0 1 2", "cathedral").reach(99).thalers(0) == 20


# --- Leonardo


def test_3_128_leonardo_is_never_ill_and_brings_no_bottle() -> None:
    s = set_up(2, "10").copy().next_infections("cathedral").make_ill(0, 1).awake()
    s.send(0, "0 0 0 1 3").send(1, "0 1 0 1 3").reach()
    assert s.ill_left() == 10 - 2  # seat 0's and the one of seat 1 who was in the cathedral
    assert (len(s.part("medico", 0)["offer"]), len(s.part("medico", 0)["players"])) == (2, 2)


def test_3_128_leonardo_has_no_tile_and_buys_nothing() -> None:
    s = set_up(2, "10").copy().offer_bottles("3").awake("8 9 7").has(deciders=[0, 1]).act("0 2 0 0 3", "@M")
    s.asks("X1 X2 X3").has(offered="3--").play("X1").has(bottles="3")


def test_3_128_leonardo_restores_next_to_the_bishop_and_works_in_an_infected_cathedral() -> None:
    s = set_up(2, "10").copy().next_infections("cathedral").awake("8 9 7").put_bishop("C3")
    for seat in (0, 1):
        s.send(seat, "0 0 0 2 3")
    s.play("X1").offers_only("C2 B3 D3 C4").play("C2")
    assert s.space(LEONARDO) > 2
    s.reach().has(ill_left=10)


# --- what is hidden, what is kept


def test_3_12_pile_and_infection_tiles_are_hidden_from_all_but_their_numbers() -> None:
    s = awake(own=1, letters="3")
    other = s.copy().next_infections("workshop").next_bottles("J2")
    for who in (0, 1, 2, SPECTATOR):
        assert s.view(who) == other.view(who)
        assert (s.part("medico", who)["pile"], s.part("medico", who)["infections"]) == (15, 9)


def test_the_same_is_seen_by_all() -> None:
    s = awake(own=2, neutral=1).give_bottles(0, "3J").make_ill(2, 1).offer_bottles("21")
    seen = [s.part("medico", who) for who in (0, 1, 2, SPECTATOR)]
    assert seen[0] == seen[1] == seen[2] == seen[3]
    assert seen[0]["players"] == [
        {"ill": 3, "away": 2, "aside": 0, "neutral": 0, "neutral_at": None, "bottles": "3J"},
        {"ill": 0, "away": 0, "aside": 0, "neutral": 0, "neutral_at": None, "bottles": ""},
        {"ill": 1, "away": 1, "aside": 0, "neutral": 0, "neutral_at": None, "bottles": ""},
    ]
    assert seen[0]["ill_left"] == 11


@pytest.mark.parametrize("who", [0, 1, 2, SPECTATOR])
def test_a_guess_at_what_is_hidden_looks_alike_and_loses_nothing(who: int) -> None:
    s = awake("market", own=2, letters="31J").send(0, "1 1+1 0 0 1", "@M")
    whole = GAME.pieces(s.state)
    piles, tiles = set(), set()
    for number in range(8):
        guess = s.determinize(who, number)
        assert guess.view(who) == s.view(who)
        assert GAME.pieces(guess.state) == whole
        guess.has(infections=s.infections(), piled=s.piled(), offered=s.offered())
        piles.add(tuple(medicine_of(guess.state).pile))
        tiles.add(tuple(medicine_of(guess.state).infections))
    assert len(piles) > 4
    assert len(tiles) > 4


def test_a_guess_owes_nothing_to_the_order_of_what_is_hidden() -> None:
    s = awake(own=1)
    other = s.copy().next_infections("workshop").next_bottles("J2")
    for who in (0, 1, SPECTATOR):
        assert other.determinize(who, 5).key() == s.determinize(who, 5).key()


@pytest.mark.parametrize("who", [1, 2, SPECTATOR])
def test_guesses_at_a_plan_with_ill_apprentices_can_be_played(who: int) -> None:
    s = awake("studio", own=2, letters="3").send(0, "1 1+1 1 0 0", "@M")
    for number in range(6):
        guess = s.determinize(who, number)
        guess.state.playout(number)
        assert guess.over()


def bottle_letters(s: Scene) -> str:
    """All bottles, wherever they are."""
    owned = "".join(s.bottles(seat) for seat in range(len(s.players)))
    return "".join(sorted(owned + s.offered().replace("-", "") + s.discarded() + s.piled(), key="321J".index))


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.compiled
def test_no_pawn_and_no_bottle_is_lost_in_a_game(players: int) -> None:
    chance = Random(players)
    whole = GAME.pieces(set_up(players, "10").state)
    asked: Counter[str] = Counter()
    for seed in range(3):
        s = new_game(players, seed, {"modules": "10"})
        while not s.over():
            assert GAME.pieces(s.state) == whole
            assert bottle_letters(s) == BOTTLES
            assert s.ill_left() + sum(s.ill(seat) for seat in range(players)) == 5 * players
            assert all(0 <= s.away(seat) <= min(5, s.ill(seat)) for seat in range(players))
            assert all(len(s.bottles(seat)) <= 2 for seat in range(players))
            legal = s.options()
            assert len(legal) > 1
            asked.update(
                move for move in legal if move in ("@M", "B1", "H", "I", "N", "N@C", "1:1", "2:1", "3:1", "J", "$R")
            )
            fresh_moves = [move for move in legal if move != "-"]
            s.state.push(s.read(chance.choice(fresh_moves)))
        assert s.round <= 9
        for seat in range(players):
            s.points(seat)
    assert {"@M", "B1", "I", "J", "$R"} <= set(asked)


def test_a_copy_is_independent_and_has_the_same_key() -> None:
    s = awake(own=2).give_bottles(0, "3").offer_bottles("21")
    other = s.copy().has(key=s.key()).rest().to_healing().play("3:2")
    assert (s.bottles(0), s.sick(), s.offered()) == ("3", (2, 2), "21-")
    assert other.key() != s.key()


@pytest.mark.parametrize("what", ["ill", "neutral", "bottle", "offer", "infection"])
def test_positions_that_differ_have_different_keys(what: str) -> None:
    s = awake(own=1)
    other = s.copy()
    if what == "ill":
        other.make_ill(1, 1)
    elif what == "neutral":
        other.make_ill(0, 0, 1)
    elif what == "bottle":
        other.give_bottles(1, "J")
    elif what == "offer":
        other.offer_bottles("J")
    else:
        other.next_infections("workshop")
    assert other.key() != s.key()
