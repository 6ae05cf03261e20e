"""What a bot goes by: about how many points goods, plans and the modules' pieces are worth."""

import pytest

from bottega.core.rng import Random
from bottega.games.fresco.const import CATHEDRAL, COLUMNS, MARKET, STUDIO, THEATER, WORKSHOP
from bottega.games.fresco.modules.m01_portraits import studio_of
from bottega.games.fresco.modules.m02_requests import requests_of
from bottega.games.fresco.modules.m04_wishing_well import well_of
from bottega.games.fresco.modules.m05_gold_leaf import gold_of
from bottega.games.fresco.modules.m06_glaziers import glazery_of
from bottega.games.fresco.modules.m17_painters_guild import AT_GUILD
from bottega.games.fresco.places.cathedral import AT_CATHEDRAL
from bottega.games.fresco.places.market import AT_MARKET
from bottega.games.fresco.places.round import VISIT
from bottega.games.fresco.places.studio import AT_STUDIO
from bottega.games.fresco.places.workshop import AT_WORKSHOP
from tests.games.fresco.board import GAME
from tests.games.fresco.scene import Scene, new_game, scene


def dawn(modules: str = "none", edition: str = "mega") -> Scene:
    """All have woken up, seat 0 at 7, who has planned to do nothing; nobody has any paint or map, seat 0 no thaler."""
    s = scene(modules, edition=edition).awake().without_paints().give(0, thalers=0)
    s.players[0].planned = True
    return s


def send(s: Scene, column: int, apprentices: int = 1, tile: int = 0) -> float:
    """What the estimate rises by if so many apprentices go there, with an action tile or without."""
    before = s.estimate()
    s.players[0].plan[column * 2] = apprentices
    if tile:
        s.players[0].cover(column, tile)
    return round(s.estimate() - before, 6)


def plan(s: Scene, column: int, apprentices: int = 1) -> float:
    """The same, and nobody goes anywhere in the end."""
    gain = send(s, column, apprentices)
    s.players[0].plan[column * 2] = 0
    return gain


# --- the base game


@pytest.mark.parametrize("edition", ["mega", "classic"])
@pytest.mark.parametrize("players", [2, 3])
def test_asking_changes_nothing_and_in_the_end_the_estimate_is_the_score(players: int, edition: str) -> None:
    s = new_game(players, 3, {"edition": edition, "modules": "all"})
    dice = Random(3)
    while not s.over():
        before = s.key()
        guesses = [s.estimate(seat) for seat in range(players)]
        assert guesses == [s.copy().estimate(seat) for seat in range(players)]
        assert s.key() == before
        s.play_any(dice)
    assert [s.estimate(seat) for seat in range(players)] == s.result().scores


def test_points_in_hand_count_from_space_one_on() -> None:
    s = dawn()
    start = s.estimate()
    s.stand(-1)
    assert s.estimate() == start
    s.stand(12)
    assert s.estimate() == start + 12


@pytest.mark.parametrize(("paint", "worth"), [(0, 1.4), (2, 1.4), (3, 3.8), (5, 3.8), (6, 6.0), (7, 8.5)])
def test_paints_are_worth_what_they_cost_up_to_three_of_a_colour(paint: int, worth: float) -> None:
    s = dawn("3")
    start = s.estimate()
    for count in (1, 2, 3, 4):
        s.players[0].paints[paint] = count
        assert s.estimate() == pytest.approx(start + worth * min(count, 3))
    s.final = True
    assert s.estimate() == 0


def test_a_thaler_is_half_a_point_and_a_tile_brings_one_every_round_to_come() -> None:
    s = dawn()
    start = s.estimate()
    s.give(0, thalers=4)
    assert s.estimate() == start + 2
    s.restore("A1 B1 C1")
    before = s.estimate()
    s.players[0].tiles = 7
    early = s.estimate() - before
    s.leave("A5 B5 C5 D5 E5 A4 B4 C4")
    s.players[0].tiles = 0
    before = s.estimate()
    s.players[0].tiles = 7
    assert early > s.estimate() - before > 0
    s.final = True
    s.players[0].tiles = 0
    assert s.estimate() == 2.0


def test_the_ends_of_the_mood_track_cost_or_bring_an_apprentice() -> None:
    s = dawn()
    low, high = int(GAME.box.short_from), int(GAME.box.extra_from)
    worths = {}
    for mood in (low, low + 1, high - 1, high):
        s.give(0, mood=mood)
        worths[mood] = s.estimate()
    assert worths[low + 1] - worths[low] == pytest.approx(2.25)
    assert worths[high] - worths[high - 1] == pytest.approx(1.25)


def test_before_all_are_awake_a_row_counts_by_its_price_and_place() -> None:
    s = scene()
    start = s.estimate()
    worths = []
    for row in range(5):
        s.state.hostel[row] = 0
        worths.append(round(s.estimate() - start, 6))
        s.state.hostel[row] = -1
    prices = GAME.box.prices_mega
    assert worths == [round(-float(prices[row]) - 0.8 * row, 6) for row in range(5)]


def test_at_the_market_the_best_booth_counts_for_those_who_can_pay() -> None:
    s = dawn().lay_market("R Y / B RY RB / RRR YYY BBB O")
    assert plan(s, MARKET) == 0
    s.give(0, thalers=20)
    price = 0.5 * float(s.state.price(0))
    assert plan(s, MARKET) == pytest.approx(0.9 * (4.2 - price))
    assert plan(s, MARKET, 2) == pytest.approx(0.9 * (4.2 + 3.8 - 2 * price))
    s.lay_market("R Y / - - - / - - - -")
    assert plan(s, MARKET, 3) == pytest.approx(0.9 * (1.4 - price))
    s.final = True
    assert plan(s, MARKET) == 0


def test_at_the_cathedral_only_segments_that_can_be_paid_count() -> None:
    s = dawn().lay(A1="3 RYB", A2="3 RRY").leave("A1 A2 B1")
    s.final = True
    s.put_bishop("A1")
    assert plan(s, CATHEDRAL) == 0
    s.give(0, "RYB")
    assert plan(s, CATHEDRAL) == 6
    s.give(0, "RRRYYB")
    assert plan(s, CATHEDRAL, 1) == 6
    assert plan(s, CATHEDRAL, 3) == 6 + 5


def test_studio_workshop_and_theater_bring_money_paints_and_mood() -> None:
    s = dawn()
    assert plan(s, STUDIO, 2) == 3
    assert plan(s, WORKSHOP) == 0
    s.give(0, "RYB")
    assert plan(s, WORKSHOP, 2) == pytest.approx(1.0)
    s.give(0, mood=0)
    assert plan(s, THEATER) == pytest.approx(0.9)
    s.give(0, mood=1)
    assert plan(s, THEATER) == pytest.approx(0.3)
    s.final = True
    assert plan(s, WORKSHOP, 2) == 0


@pytest.mark.parametrize(
    ("column", "step", "args"),
    [
        (MARKET, AT_MARKET, (2, 1)),
        (CATHEDRAL, AT_CATHEDRAL, (2, 1)),
        (STUDIO, AT_STUDIO, (2, 1)),
        (WORKSHOP, AT_WORKSHOP, (4, 2)),
        (WORKSHOP, AT_GUILD, (4, 2)),
    ],
)
def test_during_a_visit_only_apprentices_who_have_not_worked_count(
    column: int, step: int, args: tuple[int, int]
) -> None:
    s = dawn("17" if step == AT_GUILD else "none").lay(A1="3 RYB", A2="4 OB").give(0, "RRRYYYBBBO", 20)
    s.column = column
    none = s.estimate()
    found = []
    for arg in args:
        s.state.push_task(step, 0, arg)
        found.append(s.estimate())
        s.state.agenda = s.state.agenda[:-1]
    assert found[0] > found[1] > none
    s.players[0].plan[column * 2] = 2
    assert s.estimate() == none
    s.state.push_task(VISIT, 0, column * 8)
    assert s.estimate() == pytest.approx(found[0])


def test_what_was_planned_at_columns_before_is_done() -> None:
    s = dawn()
    s.column = WORKSHOP
    assert plan(s, STUDIO, 3) == 0
    s.column = STUDIO - 1
    assert plan(s, STUDIO, 3) == 4.5


# --- the modules


def test_portraits_that_help_for_good_are_worth_something_before_the_final_round() -> None:
    s = dawn("1")
    start = s.estimate()
    s.give_portrait(0, "abbot").give_portrait(0, "sexton")
    assert s.estimate() == start + 5
    s.final = True
    assert s.estimate() == 0


@pytest.mark.parametrize(("edition", "paid"), [("mega", 0.0), ("classic", 1.5)])
def test_the_best_open_portrait_draws_an_apprentice_to_the_studio(edition: str, paid: float) -> None:
    s = dawn("1", edition).open_portraits("peer O", "pretty_girl")
    assert plan(s, STUDIO) == pytest.approx(1.5 + 4 * 0.5 + 3.8 - paid)
    assert plan(s, THEATER) > 0
    s.open_portraits("actor", "pretty_girl")
    studio_of(s.state).open[1] = -1
    assert plan(s, STUDIO) == pytest.approx(1.5 + 2.5 - paid)
    studio_of(s.state).painted = 1
    assert plan(s, STUDIO) == 1.5


def test_requests_are_worth_the_paints_to_come() -> None:
    s = dawn("2")
    start = s.estimate()
    before = s.state.income(0)
    requests_of(s.state).owned[0] = 1
    general = s.estimate()
    requests_of(s.state).owned[0] = 0
    requests_of(s.state).owned[1] = 1
    assert s.state.income(0) == before + 1
    assert s.estimate() - general == pytest.approx(1.5)
    assert general - start > 1
    s.final = True
    assert s.estimate() == 0


def test_the_best_request_draws_an_apprentice_to_the_workshop() -> None:
    s = dawn("2").own(0, "6 OO", "6 OG", "10 OGP")
    assert plan(s, WORKSHOP) == 8 - 1.5
    assert plan(s, STUDIO) == 1.5
    s.final = True
    assert plan(s, WORKSHOP) == 8


def test_wish_cards_and_pennies_are_worth_less_in_the_final_round() -> None:
    s = dawn("4").give_pennies(0, 0)
    start = s.estimate()
    s.give_wishes(0, "tip")
    assert s.estimate() == pytest.approx(start + 1.8)
    s.give_pennies(0, 2)
    assert s.estimate() == pytest.approx(start + 2.8)
    well_of(s.state).on_market[0] = 2
    assert s.estimate() == pytest.approx(start + 5.6)
    well_of(s.state).well = 1
    assert s.estimate() == pytest.approx(start + 4.2)
    s.final = True
    assert s.estimate() == pytest.approx(0.1 + 1.0 + 0.5)


def test_gold_leaf_draws_to_the_market_and_to_segments_of_the_color() -> None:
    s = dawn("5")
    start = s.estimate()
    assert plan(s, MARKET) == pytest.approx(0.3)
    s.give_leaves(0, 1)
    assert s.estimate() == pytest.approx(start + 0.9)
    s.lay(A1="4 OB", A2="3 RYB").set_disc("O")
    s.final = True
    assert s.estimate() == pytest.approx(0.5)
    s.leave("A1 A2").put_bishop("E5")
    assert plan(s, CATHEDRAL) == 0
    s.give(0, "RYB")
    assert plan(s, CATHEDRAL) == 3
    s.give(0, "OB")
    assert plan(s, CATHEDRAL) == 4 + 1
    gold_of(s.state).supply = 0
    assert plan(s, MARKET) == 0


def test_two_tokens_of_glass_are_worth_part_of_the_penalties_they_save() -> None:
    s = dawn("6")
    start = s.estimate()
    s.give_glass(0, "G")
    assert s.estimate() == pytest.approx(start + 2.8)
    s.give_glass(0, "GG")
    assert s.estimate() == pytest.approx(start + 5.6)
    s.final = True
    assert s.estimate() == pytest.approx(5.6)
    s.column = CATHEDRAL
    assert s.estimate() == pytest.approx(5.6 * 0.3)


def test_the_glazery_draws_those_who_have_money() -> None:
    s = dawn("6").sell_glass("YG")
    assert send(s, THEATER, 0, tile=6) == 0
    s.give(0, thalers=5)
    rich = s.estimate()
    s.sell_glass("Y")
    poor = s.estimate()
    s.players[0].covers = 0
    assert rich > poor > s.estimate()
    assert glazery_of(s.state).shown[0] == 1


def test_the_glazery_is_worth_nothing_once_it_has_been_visited() -> None:
    s = dawn("6").sell_glass("YG").give(0, thalers=5)
    s.column = WORKSHOP
    none = s.estimate()
    s.players[0].cover(WORKSHOP, 6)
    assert s.estimate() == none
    s.state.push_task(VISIT, 0, WORKSHOP * 8)
    assert s.estimate() > none


def test_a_scroll_grows_with_its_line_until_it_is_full_or_used() -> None:
    s = dawn("7").deal_scrolls("--", "2B", "4D")
    none = s.estimate()
    s.deal_scrolls("1A", "2B", "4D")
    assert s.estimate() - none == pytest.approx(5)
    s.deal_scrolls("1-", "2B", "4D").restore("A1 B1 C1 D1")
    some = s.estimate()
    s.deal_scrolls("--", "2B", "4D")
    assert some - s.estimate() == pytest.approx(6.5)
    s.deal_scrolls("1-", "2B", "4D").restore("E1")
    full = s.estimate()
    s.deal_scrolls("--", "2B", "4D")
    assert s.estimate() == full
    s.deal_scrolls("2A", "1B", "4D")
    s.final = True
    assert s.estimate() == 0


def test_a_favor_draws_to_the_segment_under_the_bishop() -> None:
    s = dawn("11").lay(A1="3 RYB").leave("A1 E5")
    s.final = True
    s.put_bishop("B2").give(0, "RYB")
    assert plan(s, CATHEDRAL) == 3 + 2
    s.put_bishop("A1")
    assert plan(s, CATHEDRAL) == 3 + 3 + 1
    s.give(0, "")
    assert plan(s, CATHEDRAL) == 0


@pytest.mark.parametrize(("module", "place"), [("16", MARKET), ("17", WORKSHOP)])
def test_the_black_market_and_the_guild_draw_a_little_to_their_places(module: str, place: int) -> None:
    with_it, without = dawn(module), dawn()
    for column in range(COLUMNS):
        more = plan(with_it, column) - plan(without, column)
        assert more == pytest.approx(0.2 if column == place else 0.0)
