"""What a bot goes by: about how many points goods, plans and the modules' pieces are worth; what greedy makes of it."""

from pathlib import Path
from typing import Self

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from bottega.bots.greedy import GreedyBot
from bottega.core.rng import Random
from bottega.games.fresco.advice import HAND, base_worth
from bottega.games.fresco.const import CATHEDRAL, COLUMNS, LAST_COLUMN, MARKET, STUDIO, THEATER, WORKSHOP
from bottega.games.fresco.game import FrescoGame
from bottega.games.fresco.modules import m08_bells as m08
from bottega.games.fresco.modules import m09_wall as m09
from bottega.games.fresco.modules import m10_medico as m10
from bottega.games.fresco.modules import m12_dames as m12
from bottega.games.fresco.modules import m13_catacombs as m13
from bottega.games.fresco.modules import m14_pews as m14
from bottega.games.fresco.modules.m01_portraits import studio_of
from bottega.games.fresco.modules.m02_requests import requests_of
from bottega.games.fresco.modules.m04_wishing_well import well_of
from bottega.games.fresco.modules.m05_gold_leaf import gold_of
from bottega.games.fresco.modules.m06_glaziers import glazery_of
from bottega.games.fresco.modules.m17_painters_guild import AT_GUILD
from bottega.games.fresco.places.cathedral import AT_CATHEDRAL
from bottega.games.fresco.places.market import AT_MARKET
from bottega.games.fresco.places.plan import PLACE_NEUTRAL
from bottega.games.fresco.places.round import VISIT
from bottega.games.fresco.places.studio import AT_STUDIO
from bottega.games.fresco.places.workshop import AT_WORKSHOP
from tests.games.fresco.board import GAME
from tests.games.fresco.modules.m13_catacombs.pieces import chart
from tests.games.fresco.scene import Scene, new_game, scene
from tests.games.fresco.test_components import changed


class Judged(Scene):
    """A position of which is said what it is worth."""

    def worth(self, points: float) -> Self:
        """The estimate is about this."""
        assert self.estimate() == pytest.approx(points)
        return self

    def rises(self, points: float, since: float, within: float = 1e-6) -> Self:
        """The estimate has risen by this."""
        assert self.estimate() - since == pytest.approx(points, abs=within)
        return self

    def gain(self, column: int, apprentices: int = 1) -> float:
        """What the estimate rises by if so many apprentices go there; nobody does in the end."""
        before = self.estimate()
        self.players[0].plan[column * 2] = apprentices
        risen = round(self.estimate() - before, 6)
        self.players[0].plan[column * 2] = 0
        return risen

    def draws(self, points: float, column: int, apprentices: int = 1, within: float = 1e-6) -> Self:
        """The same, said in the sentence."""
        assert self.gain(column, apprentices) == pytest.approx(points, abs=within)
        return self


def dawn(modules: str = "none", edition: str = "mega") -> Judged:
    """All have woken up, seat 0 at 7, who has planned to do nothing; nobody has any paint or map, seat 0 no thaler."""
    s = Judged(scene(modules, edition=edition).awake().without_paints().give(0, thalers=0).state)
    s.players[0].planned = True
    return s


def send(s: Scene, column: int, apprentices: int = 1, tile: int = 0) -> float:
    """What the estimate rises by if so many apprentices go there, with an action tile or without."""
    before = s.estimate()
    s.players[0].plan[column * 2] = apprentices
    if tile:
        s.players[0].cover(column, tile)
    return round(s.estimate() - before, 6)


def greedy(s: Scene) -> str:
    """What greedy does, whatever its dice."""
    (move,) = {s.write(GreedyBot(seed).choose(GAME, s.state, 0)) for seed in range(3)}
    return move


def rise(s: Scene, since: float) -> float:
    return round(s.estimate() - since, 6)


# --- the base game


@pytest.mark.parametrize("edition", ["mega", "classic"])
@pytest.mark.parametrize("players", [2, pytest.param(3, marks=pytest.mark.compiled)])
def test_asking_changes_nothing_and_in_the_end_the_estimate_is_the_score(players: int, edition: str) -> None:
    s = new_game(players, 3, {"edition": edition, "modules": "all"})
    dice = Random(3)
    while not s.over():
        before = s.key()
        guesses = [s.estimate(seat) for seat in range(players)]
        assert guesses == [s.copy().estimate(seat) for seat in range(players)]
        s.has(key=before).play_any(dice)
    assert [s.estimate(seat) for seat in range(players)] == s.result().scores


def test_points_in_hand_count_from_space_one_on() -> None:
    s = dawn()
    start = s.estimate()
    s.stand(-1).has(estimate=start).stand(12).has(estimate=start + 12)


@pytest.mark.parametrize(("paint", "worth"), [(0, 1.4), (2, 1.4), (3, 3.8), (5, 3.8), (6, 6.0), (7, 8.5)])
def test_paints_are_worth_what_they_cost_up_to_three_of_a_colour(paint: int, worth: float) -> None:
    s = dawn("3")
    start = s.estimate()
    for count in (1, 2, 3, 4):
        s.players[0].paints[paint] = count
        assert s.estimate() == pytest.approx(start + worth * min(count, 3))
    s.make_final().has(estimate=0)


def test_a_thaler_is_half_a_point_and_a_tile_brings_one_every_round_to_come() -> None:
    s = dawn()
    start = s.estimate()
    s.give(0, thalers=4).has(estimate=start + 2).restore("A1 B1 C1")
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
    s = dawn().lay_market("R Y / B RY RB / RRR YYY BBB O").draws(0, MARKET).give(0, thalers=20)
    price = 0.5 * float(s.state.price(0))
    s.draws(0.9 * (4.2 - price), MARKET).draws(0.9 * (4.2 + 3.8 - 2 * price), MARKET, 2)
    s.lay_market("R Y / - - - / - - - -").draws(0.9 * (1.4 - price), MARKET, 3).make_final().draws(0, MARKET)


def test_at_the_cathedral_only_segments_that_can_be_paid_count() -> None:
    s = dawn().lay(A1="3 RYB", A2="3 RRY").leave("A1 A2 B1").make_final().put_bishop("A1").draws(0, CATHEDRAL)
    s.give(0, "RYB").draws(6, CATHEDRAL).give(0, "RRRYYB").draws(6, CATHEDRAL, 1).draws(6 + 5, CATHEDRAL, 3)


def test_studio_workshop_and_theater_bring_money_paints_and_mood() -> None:
    s = dawn().draws(3, STUDIO, 2).draws(0, WORKSHOP).give(0, "RYB").draws(1.0, WORKSHOP, 2).give(0, mood=0)
    s.draws(0.9, THEATER).give(0, mood=1).draws(0.3, THEATER).make_final().draws(0, WORKSHOP, 2)
    assert base_worth(s.state, 0, THEATER, 1, HAND) == 0  # nobody goes there any more


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
    s = dawn("17" if step == AT_GUILD else "none").lay(A1="3 RYB", A2="4 OB").give(0, "RRRYYYBBBO", 20).visit(column)
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
    dawn().visit(WORKSHOP).draws(0, STUDIO, 3).visit(STUDIO - 1).draws(4.5, STUDIO, 3)


# --- modules 1 to 7


def test_portraits_that_help_for_good_are_worth_something_before_the_final_round() -> None:
    s = dawn("1")
    start = s.estimate()
    s.give_portrait(0, "abbot").give_portrait(0, "sexton").has(estimate=start + 5).make_final().has(estimate=0)


@pytest.mark.parametrize(("edition", "paid"), [("mega", 0.0), ("classic", 1.5)])
def test_the_best_open_portrait_draws_an_apprentice_to_the_studio(edition: str, paid: float) -> None:
    s = dawn("1", edition).open_portraits("peer O", "pretty_girl").draws(1.5 + 4 * 0.5 + 3.8 - paid, STUDIO)
    assert s.gain(THEATER) > 0
    s.open_portraits("actor", "pretty_girl")
    studio_of(s.state).open[1] = -1
    assert s.gain(STUDIO) == pytest.approx(1.5 + 2.5 - paid)
    studio_of(s.state).painted = 1
    assert s.gain(STUDIO) == 1.5


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
    s.make_final().has(estimate=0)


def test_the_best_request_draws_an_apprentice_to_the_workshop() -> None:
    s = dawn("2").own(0, "6 OO", "6 OG", "10 OGP").draws(8 - 1.5, WORKSHOP).draws(1.5, STUDIO).make_final()
    s.draws(8, WORKSHOP)


def test_wish_cards_and_pennies_are_worth_less_in_the_final_round() -> None:
    s = dawn("4").give_pennies(0, 0)
    start = s.estimate()
    s.give_wishes(0, "tip").worth(start + 1.8).give_pennies(0, 2).worth(start + 2.8)
    well_of(s.state).on_market[0] = 2
    assert s.estimate() == pytest.approx(start + 5.6)
    well_of(s.state).well = 1
    s.worth(start + 4.2).make_final().worth(0.1 + 1.0 + 0.5)


def test_gold_leaf_draws_to_the_market_and_to_segments_of_the_color() -> None:
    s = dawn("5")
    start = s.estimate()
    s.draws(0.3, MARKET).give_leaves(0, 1).worth(start + 0.9).lay(A1="4 OB", A2="3 RYB").set_disc("O").make_final()
    s.worth(0.5).leave("A1 A2").put_bishop("E5").draws(0, CATHEDRAL).give(0, "RYB").draws(3, CATHEDRAL).give(0, "OB")
    s.draws(4 + 1, CATHEDRAL)
    gold_of(s.state).supply = 0
    assert s.gain(MARKET) == 0


def test_two_tokens_of_glass_are_worth_part_of_the_penalties_they_save() -> None:
    s = dawn("6")
    start = s.estimate()
    s.give_glass(0, "G").worth(start + 2.8).give_glass(0, "GG")
    s.worth(start + 5.6).make_final().worth(5.6).visit(CATHEDRAL).worth(5.6 * 0.3)


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
    s = dawn("6").sell_glass("YG").give(0, thalers=5).visit(WORKSHOP)
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
    s.deal_scrolls("--", "2B", "4D").has(estimate=full).deal_scrolls("2A", "1B", "4D").make_final().has(estimate=0)


# --- 8: bells


def test_each_bell_of_a_paid_certificate_counts_until_they_are_counted() -> None:
    s = dawn("8")
    start = s.estimate()
    s.give_certificates(0, "6 5 3").rises(3 * 0.4, since=start).give_certificates(0, "8 6 6")
    s.rises(9 * 0.4, since=start).make_final().worth(9 * 0.4)
    m08.bells_of(s.state).counted = True
    assert s.estimate() == 0


def test_an_unfinished_certificate_is_worth_its_bells_less_what_is_owed() -> None:
    s = dawn("8")
    start = s.estimate()
    s.owe(0, "6 5 3", paid=5).rises(1.2 - 0.45, since=start)
    m08.bells_of(s.state).debts[0].paid = 2
    assert rise(s, start) == pytest.approx(1.2 - 4 * 0.45)


def test_in_the_final_round_bells_that_cannot_be_paid_count_against_their_owner() -> None:
    s = dawn("8").make_final().owe(0, "6 5 3", paid=2).worth(-1.2).give(0, thalers=4)
    s.worth(4 * 0.5 + 1.2 - 4 * 0.5).owe(0, "5 3 5", paid=4).worth(4 * 0.5 + 1.2 - 4 * 0.5 - 2.0)
    s.state.ending = True
    assert s.estimate() == pytest.approx(4 * 0.5 - 1.2 - 2.0)


def test_the_audience_grows_with_the_best_certificate_that_can_be_paid() -> None:
    s = dawn("8").give(0, thalers=8).open_certificates("2 2 1")
    before = s.estimate()
    assert send(s, THEATER, 0, tile=8) == pytest.approx(0.8 * (2 - 1 + 0.4))
    s.open_certificates("2 2 1", "8 6 6").rises(0.8 * (6 - 4 + 2.4), since=before).give(0, thalers=2)
    s.rises(0.8 * (2 - 1 + 0.4), since=before - 3).open_certificates().rises(0, since=before - 3)


def test_the_audience_gets_what_the_market_leaves() -> None:
    s = dawn("8").lay_market("- - / - - - / - - - -").give(0, thalers=6).open_certificates("6 5 3")
    none = s.estimate()
    s.players[0].cover(THEATER, 8)
    assert rise(s, none) == pytest.approx(0.8 * 3.2)
    s.players[0].plan[MARKET * 2] = 2
    left = 6 - 2 * int(s.state.price(0))
    expected = left // 2 - left * 0.5 + 1.2 - (6 - left) * 0.45
    s.rises(0.8 * expected, since=none).visit(MARKET).rises(0.8 * 3.2, since=none)


@pytest.mark.parametrize(("thalers", "move"), [(8, "N2"), (6, "N1"), (5, "N3")])
def test_greedy_buys_the_best_certificate_it_can_pay(thalers: int, move: str) -> None:
    s = dawn("8").give(0, thalers=thalers).open_certificates("6 5 3", "8 7 4", "2 2 1")
    assert greedy(s.turn(m08.AUDIENCE)) == move


@pytest.mark.parametrize(("thalers", "move"), [(4, "$4"), (3, "$0")])
def test_greedy_pays_off_bells_in_the_end_if_it_can(thalers: int, move: str) -> None:
    """Three bells less are worth more than the two points for the thalers; thalers that do not suffice are lost."""
    s = dawn("8").make_final()
    s.state.ending = True
    s.give(0, thalers=thalers).owe(0, "6 5 3", paid=2)
    assert greedy(s.turn(m08.PAY_IN)) == move


# --- 9: wall


def test_wall_tiles_bring_paints_every_round_to_come_but_each_color_once() -> None:
    s = dawn("9")
    start = s.estimate()
    s.give_wall_tiles(0, "OR")
    one = rise(s, start)
    assert one > 3
    s.give_wall_tiles(0, "GR").rises(one + 0.5, since=start).give_wall_tiles(0, "PB").rises(2 * one + 0.5, since=start)
    s.give_exchange(0, "O").rises(2 * one + 0.5 + one * 3.8 / 1.4, since=start, within=0.0001)
    s.make_final().has(estimate=0)


def test_later_a_wall_tile_brings_less() -> None:
    gains = []
    for left in ("A1 B1 C1 D1 E1 A2 B2", "A1 B1 C1 D1 E1 A2 B2 C2 D2 E2 A3 B3"):
        s = dawn("9").leave(left)
        start = s.estimate()
        s.give_wall_tiles(0, "OR")
        gains.append(rise(s, start))
    assert 0 < gains[0] < gains[1]


def test_the_wall_draws_those_who_have_a_paint_for_a_segment_within_reach() -> None:
    s = dawn("9").lay_wall(C4="PR", A3="PY", B3="PB")
    assert send(s, THEATER, 1, tile=9) == 0
    s.give(0, "O")
    paint = 3.8
    nothing = s.estimate()
    s.give(0, "P")
    new = rise(s, nothing)
    assert new > 4 - paint
    s.give_wall_tiles(0, "GR")
    tile = s.estimate()
    s.players[0].covers = 0
    s.players[0].plan[THEATER * 2] = 0
    assert 0 < tile - s.estimate() < new


def test_in_the_final_round_the_wall_is_worth_its_points_alone() -> None:
    s = dawn("9").lay_wall(C4="PR").give(0, "P").make_final()
    s.players[0].cover(THEATER, 9)
    s.has(estimate=4).leave_wall("").has(estimate=0)


def test_an_exchange_draws_to_the_workshop_most_if_the_tiles_are_not_missed() -> None:
    s = dawn("9").draws(0, WORKSHOP).give_wall_tiles(0, "OR").draws(0, WORKSHOP).give_wall_tiles(0, "GY")
    last = s.gain(WORKSHOP)
    assert last > 0
    s.give_wall_tiles(0, "GR")
    one_spare = s.gain(WORKSHOP)
    s.give_wall_tiles(0, "OY")
    both_spare = s.gain(WORKSHOP)
    assert one_spare == pytest.approx(last * 2.4, abs=0.0001)
    assert both_spare == pytest.approx(last * 3.8, abs=0.0001)
    s.draws(1.5, STUDIO).give_exchange(0, "O").draws(0, WORKSHOP)


def test_the_best_exchange_counts_and_none_in_the_final_round() -> None:
    s = dawn("9").give_wall_tiles(0, "OR", "GY")
    orange = s.gain(WORKSHOP)
    s.give_wall_tiles(0, "PB", "GB").draws(orange * 2.4, WORKSHOP, within=0.0001).make_final().draws(0, WORKSHOP)


def test_greedy_restores_the_wall() -> None:
    assert greedy(dawn("9").lay_wall(C4="PR", A3="GR", B3="OR").give(0, "P").turn(m09.RESTORE_WALL)) == "C4"


# --- 10: Medico


def test_the_ill_cost_thalers_and_work_and_bottles_help_as_far_as_they_are_needed() -> None:
    s = dawn("10")
    start = s.estimate()
    s.make_ill(0, 1).rises(-2.5 - 1.5, since=start).make_ill(0, 2)
    ill = s.estimate()
    s.give_bottles(0, "1").rises(0.7 * 3.5, since=ill).give_bottles(0, "3").rises(2 * 0.7 * 3.5 + 2 * 0.4, since=ill)
    before = s.estimate()
    s.give_bottles(0, "J").rises(0.3, since=before)


def test_in_the_final_round_only_own_apprentices_count_who_are_healthy_or_can_be_healed() -> None:
    s = dawn("10").make_final().has(estimate=5 * 2.5).make_ill(0, 2, neutral=1).has(estimate=3 * 2.5)
    s.give_bottles(0, "1J").worth(3 * 2.5 + 0.9 * 2.5).give_bottles(0, "3").worth(3 * 2.5 + 2 * 0.9 * 2.5)
    s.state.ending = True
    assert s.estimate() == 3 * 2.5


def test_the_medicos_tile_draws_those_who_are_ill() -> None:
    worths = []
    for ill in (0, 1, 2):
        s = dawn("10").make_ill(0, ill)
        worths.append(send(s, MARKET, 1, tile=10))
    assert worths == [0.5, 3.5, 4.5]


def test_the_ill_bring_a_little_with_paints_and_a_place_shared_with_them_costs_health() -> None:
    s = dawn("10").make_ill(0, 1)
    alone = s.gain(STUDIO)
    before = s.estimate()
    s.players[0].plan[STUDIO * 2 + 1] = 1
    s.rises(0, since=before).draws(alone - 3.5, STUDIO).draws(2 * alone - 7, STUDIO, 2).give(0, "R")
    s.rises(0.9, since=before + 1.4)


def test_an_infected_place_costs_one_apprentices_health_once_it_is_known() -> None:
    s = dawn("10")
    m10.medicine_of(s.state).infected = STUDIO
    s.draws(3, STUDIO, 2).visit(MARKET).draws(3 - 3.5, STUDIO, 2).make_final().draws(3 - 2.5, STUDIO, 2)
    m10.medicine_of(s.state).infected = WORKSHOP
    assert s.gain(STUDIO, 2) == 3


def neutral_gain(s: Scene, column: int) -> float:
    """How much the estimate rises when the neutral apprentice stands at a column."""
    then = s.copy()
    then.players[0].place_neutral(column)
    return then.estimate() - s.estimate()


def test_the_neutral_apprentice_saves_an_own_one_where_somebody_may_fall_ill() -> None:
    s = dawn("9,10")
    s.players[0].neutral = 1
    medicine = m10.medicine_of(s.state)
    medicine.infections = vec[i64]([MARKET, STUDIO, STUDIO, m10.SAME])
    gains = [neutral_gain(s, column) for column in (MARKET, CATHEDRAL, STUDIO, THEATER)]
    assert gains == pytest.approx([3.5 / 4, 0, 3.5 / 2, 0])
    medicine.infected = MARKET  # the signpost would mean it again
    assert neutral_gain(s, MARKET) == pytest.approx(3.5 / 2)
    s.players[0].ill = 1
    s.players[0].plan[STUDIO * 2 + 1] = 1
    assert neutral_gain(s, STUDIO) == pytest.approx(3.5)
    s.players[0].cover(STUDIO, 9)
    assert neutral_gain(s, STUDIO) == 0


def test_once_the_infection_is_known_the_neutral_apprentice_costs_nothing() -> None:
    s = dawn("10")
    s.players[0].neutral = 1
    m10.medicine_of(s.state).infected = STUDIO
    s.visit(MARKET).draws(3 - 3.5, STUDIO, 2)
    s.players[0].place_neutral(STUDIO)
    assert s.gain(STUDIO, 2) == 3


def test_greedy_plans_the_neutral_apprentice_where_an_infection_is_likely() -> None:
    s = dawn("10")
    s.players[0].neutral = 1
    s.players[0].plan[MARKET * 2] = 2
    s.players[0].plan[WORKSHOP * 2] = 2
    s.players[0].plan[THEATER * 2] = 2
    m10.medicine_of(s.state).infections = vec[i64]([MARKET, WORKSHOP, WORKSHOP])
    assert greedy(s.turn(PLACE_NEUTRAL)) == "N@W"


@pytest.mark.parametrize(("letters", "move"), [("1", "1:1"), ("3J", "3:2")])
def test_greedy_heals(letters: str, move: str) -> None:
    assert greedy(dawn("10").make_ill(0, 2).give_bottles(0, letters).give(0, mood=0).turn(m10.HEAL)) == move


def test_with_all_bottles_in_hand_none_is_offered(tmp_path: Path) -> None:
    """In the standard box there are always enough: of sixteen, four players have eight at most."""
    path = tmp_path / "box.toml"
    path.write_text(changed("bottles = [4, 4, 4, 4]", "bottles = [1, 0, 0, 1]"), "utf-8")
    s = Scene(FrescoGame(path).new(3, 1, {"modules": "10"}))
    for seat in range(3):
        s.make_ill(seat, 1)
    s.give_bottles(1, "3")
    m10.Medico().round_ended(s.state)
    assert s.offered() == "J--"
    give_bottles_from_offer(s)
    m10.Medico().round_ended(s.state)
    assert (s.offered(), s.bottles(0), s.bottles(1)) == ("---", "J", "3")


def give_bottles_from_offer(s: Scene) -> None:
    """Seat 0 has the bottle on the first place."""
    medicine = m10.medicine_of(s.state)
    medicine.bottles[medicine.offer[0]] += 1
    medicine.offer[0] = -1


# --- 11: favors


def test_a_favor_draws_to_the_segment_under_the_bishop() -> None:
    s = dawn("11").lay(A1="3 RYB").leave("A1 E5").make_final().put_bishop("B2").give(0, "RYB").draws(3 + 2, CATHEDRAL)
    s.put_bishop("A1").draws(3 + 3 + 1, CATHEDRAL).give(0, "").draws(0, CATHEDRAL)


# --- 12: dames


def test_a_dame_is_worth_less_in_the_final_round() -> None:
    s = dawn("12")
    start = s.estimate()
    s.marry(0, "pink").rises(2.5, since=start).marry(0, "purple").rises(5, since=start).make_final().has(estimate=1)


@pytest.mark.parametrize(
    ("column", "apprentices", "worth"),
    [
        (STUDIO, 0, 0.0),
        (STUDIO, 3, 1.5),
        (CATHEDRAL, 0, 0.4),
        (MARKET, 0, 0.0),
        (MARKET, 1, 0.4),
        (WORKSHOP, 0, 0.1),
        (WORKSHOP, 1, 0.3),
    ],
)
def test_a_dame_is_sent_where_she_helps(column: int, apprentices: int, worth: float) -> None:
    s = dawn("12").marry(0, "purple")
    s.players[0].plan[column * 2] = apprentices
    home = s.estimate()
    m12.court_of(s.state).columns[1] = column
    s.rises(worth, since=home).visit(column)
    there = s.estimate()
    m12.court_of(s.state).columns[1] = -1
    assert s.estimate() == there


def test_at_the_theater_a_dame_lifts_a_bad_mood_and_spoils_a_good_one() -> None:
    s = dawn("12").marry(0, "pink")
    found = []
    for mood in (-2, 0, 2):
        s.give(0, mood=mood)
        home = s.estimate()
        m12.court_of(s.state).columns[0] = THEATER
        found.append(rise(s, home))
        m12.court_of(s.state).columns[0] = -1
    assert found == [0.5, 0.0, -0.5]


def test_at_the_second_cathedral_a_dame_helps_those_who_go_there() -> None:
    s = dawn("12").marry(0, "pink").make_final()
    m12.court_of(s.state).columns[0] = LAST_COLUMN
    assert s.estimate() == 0.5
    s.players[0].plan[LAST_COLUMN * 2] = 1
    assert s.estimate() == 1.0


def test_a_reservation_is_worth_part_of_its_tile() -> None:
    s = dawn("12").lay(A1="3 RYB", B1="11 PPO")
    start = s.estimate()
    s.reserve(0, "A1").rises(0.3, since=start)
    m12.court_of(s.state).reserved[0] = 1
    assert rise(s, start) == pytest.approx(1.1)


def test_a_reservation_counts_no_more_once_its_segment_is_restored() -> None:
    s = dawn("12").restore("A1")
    start = s.estimate()
    s.reserve(0, "A1").has(estimate=start)


def test_greedy_reserves_the_best_tile_and_has_the_dame_help_in_the_studio() -> None:
    s = dawn("12").lay(A1="3 RYB", B1="11 PPO", C1="8 POB").leave("A1 B1 C1").put_bishop("E5").marry(0, "pink")
    s.column = CATHEDRAL
    assert greedy(s.turn(m12.DAME_ACTS)) == "^B1"
    s = dawn("12").marry(0, "pink")
    s.players[0].plan[STUDIO * 2] = 2
    s.column = STUDIO
    assert greedy(s.turn(m12.DAME_ACTS)) == "+"


@pytest.mark.parametrize(("mood", "move"), [(-2, "+"), (2, "-")])
def test_greedy_asks_the_dame_for_a_better_mood_only(mood: int, move: str) -> None:
    s = dawn("12").marry(0, "pink").give(0, mood=mood).visit(THEATER)
    assert greedy(s.turn(m12.DAME_ACTS)) == move


# --- 13: catacombs


def test_a_map_grows_with_the_rooms_that_are_open_and_not_empty() -> None:
    s = dawn("13")
    start = s.estimate()
    s.give_maps(0, "A1 B1").rises(0.6 * (0.3 + 0.3), since=start).restore("A1")
    base = dawn("13").restore("A1")
    s.rises(0.6 * (2.2 + 0.3), since=base.estimate()).empty_room("A1").rises(0.6 * 0.3, since=base.estimate())


def test_found_treasures_count_until_they_are_kept_or_sold() -> None:
    """So that a bot uses its map."""
    s = dawn("13")
    start = s.estimate()
    for marker in (0, 0, 1):
        s.state.push_task(m13.FOUND, marker, marker)
    assert rise(s, start) == pytest.approx(2 * 2.2)


def test_a_map_that_is_laid_counts_until_its_column_is_over() -> None:
    s = dawn("13").restore("A1 B1")
    start = s.estimate()
    m13.catacombs_of(s.state).laid[STUDIO] = chart("A1 B1")
    s.rises(2 * 2.2 - 0.8, since=start).visit(STUDIO).rises(2 * 2.2 - 0.8, since=start).visit(STUDIO + 1).worth(start)


def test_in_the_final_round_maps_count_if_they_are_on_the_sheet_or_can_still_be_laid() -> None:
    s = dawn("13").restore("A1 B1").make_final().give_maps(0, "A1 B1").has(estimate=0)
    m13.catacombs_of(s.state).laid[LAST_COLUMN] = chart("A1 A2 B2")
    assert s.estimate() == pytest.approx(2.2 - 0.8)
    s.players[0].planned = False
    with_map = s.estimate()
    m13.catacombs_of(s.state).owned = vec[i64]()
    assert rise(s, with_map) == pytest.approx(-0.6 * 2 * 2.2)


def test_treasures_count_their_points_and_scripts_a_little_more_before_the_final_round() -> None:
    s = dawn("13")
    start = s.estimate()
    s.keep_treasures(0, "statue 5").rises(5, since=start).keep_treasures(0, "script 4").rises(5 + 4 + 0.8, since=start)
    s.keep_treasures(0, "script 2").rises(5 + 4 * 2 + 2 * 0.8, since=start).make_final().has(estimate=5 + 4 * 2)


@pytest.mark.parametrize(
    ("word", "had", "move"),
    [("statue 5", "script 1", "K"), ("chalice 1", "script 1", "$"), ("script 1", "script 4", "K")],
)
def test_greedy_keeps_treasures_that_are_worth_more_than_their_thalers(word: str, had: str, move: str) -> None:
    s = dawn("13").make_final().keep_treasures(0, had).hide_treasures(A1=word).restore("A1")
    assert greedy(s.find()) == move


# --- 14: pews


def test_beams_are_worth_something_as_long_as_there_are_pews_for_them() -> None:
    s = dawn("14")
    start = s.estimate()
    s.give_beams(0, 2).rises(2.6, since=start).give_beams(0, 6).rises(6 * 1.3, since=start).leave_pews("1 2", "3 8")
    s.rises(4 * 1.3, since=start).make_final().has(estimate=0)


def test_tiles_with_beams_draw_to_the_market_until_three_are_owned() -> None:
    s, without = dawn("14"), dawn()
    for position in (s, without):
        position.lay_market("R YY / RRR - - / - - - -")
    assert s.gain(MARKET) - without.gain(MARKET) == pytest.approx(1.3)
    s.give_beams(0, 3)
    assert s.gain(MARKET) == without.gain(MARKET)
    s.give_beams(0, 2)
    assert s.gain(MARKET) - without.gain(MARKET) == pytest.approx(1.3)
    s.lay_market("- BBB / RRR - - / - - - -")
    assert s.gain(MARKET) == 0
    s.lay_market("Y BBB / RRR - - / - - - -")
    s.final = True
    assert s.gain(MARKET) == 0


def test_the_pews_grow_with_beams_and_with_those_who_carry_them() -> None:
    s = dawn("14")
    assert send(s, THEATER, 2, tile=14) == 0
    worths = {}
    for owned in (1, 2, 3):
        for apprentices in (0, 1, 2):
            s.give_beams(0, owned)
            s.players[0].plan[THEATER * 2] = apprentices
            s.players[0].covers = 0
            s.players[0].plan[THEATER * 2] = 0
            none = s.estimate()
            s.players[0].plan[THEATER * 2] = apprentices
            s.players[0].cover(THEATER, 14)
            worths[owned, apprentices] = round(s.estimate() - none, 6)
    assert worths[1, 0] == worths[1, 2] == worths[3, 0] == pytest.approx(2.5 - 1.3)
    assert worths[2, 1] == worths[3, 1] == pytest.approx(5.5 - 2.6)
    assert worths[3, 2] == pytest.approx(9 - 3.9)


def test_the_best_hope_counts_not_the_last_one() -> None:
    s = dawn("14").leave_pews("1 3", "2 5", "3 8").give_beams(0, 3).make_final()
    s.players[0].cover(THEATER, 14)
    s.players[0].plan[THEATER * 2] = 2
    s.has(estimate=8).leave_pews("1 3", "2 6", "3 8").has(estimate=9).leave_pews().has(estimate=0)


@pytest.mark.parametrize(("pews", "move"), [(("1 3", "2 6", "3 8"), "1+2"), (("1 2", "2 5", "3 10"), "3")])
def test_greedy_restores_the_pews_that_are_worth_most(pews: tuple[str, ...], move: str) -> None:
    s = dawn("14").leave_pews(*pews).give_beams(0, 3).make_final()
    assert greedy(s.turn(m14.RESTORE_PEWS, 3)) == move


# --- 15: dome


def test_domes_are_worth_part_of_their_value_and_more_with_their_paints() -> None:
    s = dawn("15")
    start = s.estimate()
    s.give_domes(0, "7 GGO").rises(7 * 0.3, since=start).give_domes(0, "4 GR").rises(11 * 0.3, since=start)
    s.give(0, "GGO")
    paints = 3 * 3.8
    assert rise(s, start) == pytest.approx(11 * 0.3 + 7 * 0.6 + paints)


@pytest.mark.parametrize(
    ("hand", "reached"), [("", 0), ("GR", 4), ("GGO", 7), ("GGOR", 7), ("GGGOR", 11), ("GGGORPY", 15), ("GRPY", 8)]
)
def test_in_the_final_round_the_best_domes_that_can_be_paid_together_count(hand: str, reached: int) -> None:
    s = dawn("15").give_domes(0, "4 GR", "7 GGO", "4 PY").give(0, hand).make_final().has(estimate=reached)
    s.state.ending = True
    assert s.estimate() == 0


def test_in_the_final_round_domes_out_of_reach_draw_to_market_and_workshop() -> None:
    s = dawn("15").give_domes(0, "4 GR", "7 GGO").give(0, "GR")
    start = s.gain(THEATER)
    assert s.gain(MARKET) == 0
    assert start > 0
    s.make_final().draws(7 * 0.25, MARKET).draws(7 * 0.25, WORKSHOP).draws(1.5, STUDIO, 1).give(0, "GGGOR")
    s.draws(0, MARKET)


def test_greedy_completes_the_dome_that_is_worth_most() -> None:
    s = dawn("15").give_domes(0, "4 GR", "7 GGO").give(0, "GGOR").make_final().score_now().asks("D1 D2 -")
    assert greedy(s) == "D2"


# --- 16 and 17: black market and guild


@pytest.mark.parametrize(("module", "place"), [("16", MARKET), ("17", WORKSHOP)])
def test_the_black_market_and_the_guild_draw_a_little_to_their_places(module: str, place: int) -> None:
    with_it, without = dawn(module), dawn()
    for column in range(COLUMNS):
        more = with_it.gain(column) - without.gain(column)
        assert more == pytest.approx(0.2 if column == place else 0.0)


# --- who is not planned yet


def test_whoever_is_not_planned_yet_goes_where_it_seems_best() -> None:
    """So a tile, a map or a dame can be weighed before the apprentices are placed."""
    s = dawn("13")
    idle = s.estimate()
    s.players[0].planned = False
    hoped = s.estimate()
    assert hoped > idle
    for column in range(5):  # a map leaves room for one apprentice each, and the sixth stays at home
        s.players[0].narrow(column)
    s.players[0].neutral = 1
    crowded = s.estimate()
    assert idle < crowded < hoped
    s.state.agenda = s.state.agenda[:1]  # no plan is asked for any more: whoever is nowhere brings nothing
    assert s.estimate() == idle


def test_what_is_behind_costs_no_health() -> None:
    s = dawn("10").give(0, "RRR").make_ill(0, 1)
    s.players[0].plan[2 * 2] = 2
    s.players[0].plan[2 * 2 + 1] = 1
    s.column = 1
    before = s.estimate()
    s.column = 3
    assert s.estimate() > before - 2 * 1.5  # the thalers to come are gone, and so is the danger
    module = next(module for module in s.state.rules.modules if module.number == 10)
    assert module.advice.prospect(s.state, 0, 2, 2) == 0.0
    s.column = 1
    assert module.advice.prospect(s.state, 0, 2, 2) == pytest.approx(0.9 - 2 * 3.5)
