"""What the games tell: figures by hand, tables and chart."""

import io
import random
import re
from xml.etree import ElementTree

import msgspec
import pytest
from rich.console import Console

from bottega.study.arena.chart import draw, nice
from bottega.study.arena.playing import Played
from bottega.study.arena.report import Report, complete_games, make_report
from bottega.study.arena.sequential import Rule
from bottega.study.arena.titles import label
from bottega.study.arena.tournament import Verdict
from bottega.terminal.arena import duration, report_tables
from tests.study.arena import made

PAIR = ("anna", "bea")
TURNED = ("bea", "anna")
PAIRS = (PAIR, TURNED)


def of(games: list[Played], bots: tuple[str, ...] = PAIR, players: int = 2) -> Report:
    return make_report(made.contest(bots, players), complete_games(games), games, len(games))


def printed(report: Report, width: int = 80) -> str:
    out = io.StringIO()
    Console(file=out, width=width).print(report_tables(report))
    return out.getvalue()


@pytest.fixture(scope="module")
def table() -> Report:
    """Four bots, two players."""
    points = dict(zip(made.BOTS, (200.0, 100.0, 0.0, -400.0), strict=True))
    return of(list(made.games(made.contest(), 40, points, random.Random(3))), made.BOTS)


def test_two_bots_by_hand() -> None:
    report = of(
        [
            made.game(1, PAIR, (60, 50)),
            made.game(1, TURNED, (40, 70)),
            made.game(2, PAIR, (55, 55)),
            made.game(2, TURNED, (60, 58)),
        ]
    )
    (pairing,) = report.pairings
    assert (pairing.bots, pairing.games) == (PAIR, 4)
    assert (pairing.ahead, pairing.level, pairing.behind) == (2, 1, 1)
    assert pairing.rate == 2.5 / 4
    assert pairing.score_difference == (10 + 30 + 0 - 2) / 4
    for low, high in (pairing.interval, pairing.plain_interval, pairing.anytime_interval):
        assert 0 <= low < pairing.rate < high <= 1
    anna, bea = report.standings
    assert (anna.bot, anna.games, anna.wins, anna.win_rate, anna.mean_score) == ("anna", 4, 2.5, 0.625, 60.75)
    assert bea.wins == 1.5
    assert anna.rating == pytest.approx(-bea.rating)
    assert (anna.decisions, anna.longest_decision) == (160, 0.05)
    assert anna.seconds_a_decision == pytest.approx(0.01)
    assert re.search(r"^anna +160 +10\.0 ms +50\.0 ms +1\.6 s$", printed(report), re.MULTILINE)
    assert (report.counted, report.deals, report.forfeits) == (4, 2, [])


def test_a_forfeit_is_a_loss_without_points() -> None:
    report = of([made.game(1, PAIR, (60, 50)), made.game(1, TURNED, failed=1)])
    (pairing,) = report.pairings
    assert (pairing.ahead, pairing.behind, pairing.score_difference) == (1, 1, 10)
    forfeits = {one.bot: one.forfeits for one in report.standings}
    assert forfeits == {"anna": 1, "bea": 0}
    (forfeit,) = report.forfeits
    assert (forfeit.bot, forfeit.kind, forfeit.text, forfeit.seat, forfeit.decision) == ("anna", "crash", "oh no", 1, 4)
    said = printed(report)
    assert "crash: oh no" in said
    assert "A bot that fails forfeits" in said


def test_many_failures_of_one_kind_are_one_row_and_hide_nobody() -> None:
    games = [made.game(seed, seats, failed=seats.index("anna")) for seed in range(20) for seats in (PAIR, TURNED)]
    games = [with_text(game, f"Z{number} is not legal") for number, game in enumerate(games)]
    games += [made.game(99, PAIR, failed=1), made.game(99, TURNED, failed=0)]
    said = " ".join(printed(of(games)).split())
    assert "anna 40 crash: Z0 is not legal (seed 0, seat 1, decision 4); and 39 other messages, see --json" in said
    assert "bea 2 crash: oh no (seed 99, seat 2, decision 4)" in said


def with_text(game: Played, text: str) -> Played:
    assert game.failure is not None
    return msgspec.structs.replace(game, failure=msgspec.structs.replace(game.failure, text=text))


def test_results_of_earlier_versions_have_no_longest_decision() -> None:
    games = [made.game(1, PAIR, (60, 50)), made.game(1, TURNED, (40, 70))]
    report = of([msgspec.structs.replace(game, longest=()) for game in games])
    assert [one.longest_decision for one in report.standings] == [None, None]
    assert printed(report)


def test_nothing_but_forfeits_can_be_reported() -> None:
    report = of([made.game(1, PAIR, failed=0), made.game(1, TURNED, failed=1)])
    assert report.pairings[0].score_difference is None
    assert report.standings[0].bot == "bea"
    assert report.standings[0].mean_score is None
    assert printed(report)
    ElementTree.fromstring(draw(report))


def test_deals_that_were_not_played_from_all_seats_do_not_count() -> None:
    report = of([made.game(1, PAIR, (60, 50)), made.game(1, TURNED, (40, 70)), made.game(2, PAIR, (1, 9))])
    assert (report.played, report.counted, report.deals) == (3, 2, 1)
    assert "1 more was played" in printed(report)


def test_no_games_at_all_can_be_reported() -> None:
    report = of([])
    assert (report.standings, report.pairings) == ([], [])
    assert "0 games count" in printed(report)
    ElementTree.fromstring(draw(report))


def test_three_players_by_hand() -> None:
    seats = ("anna", "bea", "carl")
    turns = [seats[turn:] + seats[:turn] for turn in range(3)]
    points = {"anna": 60, "bea": 50, "carl": 50}
    games = [made.game(1, turn, tuple(points[bot] for bot in turn)) for turn in turns]
    report = of(games, seats, 3)
    rates = {one.bots: (one.ahead, one.level, one.behind, one.rate) for one in report.pairings}
    assert rates == {("anna", "bea"): (3, 0, 0, 1), ("anna", "carl"): (3, 0, 0, 1), ("bea", "carl"): (0, 3, 0, 0.5)}
    assert [(one.bot, one.win_rate) for one in report.standings] == [("anna", 1), ("bea", 0), ("carl", 0)]
    assert report.standings[1].rating == pytest.approx(report.standings[2].rating)


def test_equal_bots_win_their_fair_share_of_a_mixed_table() -> None:
    contest = made.contest(PAIR, 3)
    games = list(made.games(contest, 600, dict.fromkeys(PAIR, 0.0), random.Random(4)))
    report = of(games, PAIR, 3)
    for one in report.standings:
        assert one.win_interval[0] < 1 / 3 < one.win_interval[1]
        assert one.alone_interval is not None
        assert one.alone_interval[0] < 1 / 3 < one.alone_interval[1]
    assert report.pairings[0].rate == pytest.approx(0.5, abs=0.05)
    assert "alone" in printed(report)


@pytest.mark.parametrize(
    ("rule", "says", "sentence"),
    [
        (Rule(), "more", "anna is better than bea: clear after 12 games"),
        (Rule(), "less", "bea is better than anna: clear after 12 games"),
        (Rule(), "", "not clear between anna and bea after 12 games"),
        (Rule(0.5, 0.7), "more", "anna is ahead of bea in more than 50 %: clear after 12 games"),
        (Rule(0.5, 0.7), "less", "anna is ahead of bea in less than 70 %: clear after 12 games"),
    ],
)
def test_verdicts_are_sentences(rule: Rule, says: str, sentence: str) -> None:
    games = [made.game(1, PAIR, (60, 50)), made.game(1, TURNED, (40, 70))]
    verdicts = [Verdict(PAIR, *PAIR, says, 12)]
    report = make_report(made.contest(PAIR), games, games, 2, rule, verdicts)
    assert report.tests[0].sentence == sentence
    assert sentence in printed(report)


def test_an_open_end_is_a_bound_in_table_chart_and_json() -> None:
    games = [made.game(seed, seats, (60, 50)[:: 1 if seats == PAIR else -1]) for seed in range(9) for seats in PAIRS]
    report = of(games)
    anna, bea = report.standings
    low, high = anna.rating_interval[0], bea.rating_interval[1]
    assert low is not None
    assert high is not None
    assert anna.rating_interval[1] is bea.rating_interval[0] is None
    said = printed(report)
    assert re.search(rf"^anna +at least \{low:+.0f} +18 ", said, re.MULTILINE)
    assert re.search(rf"^bea +at most \{high:+.0f} +18 ", said, re.MULTILINE)
    picture = draw(report)
    assert f">≥ {low:+.0f}<".replace("-", "−") in picture
    assert f">≤ {high:+.0f}<".replace("-", "−") in picture
    assert b'"rating_interval":[null,' in msgspec.json.encode(report)


def test_bots_that_never_met_have_no_ratings_to_compare() -> None:
    others = ("carl", "dora")
    games = [made.game(1, seats, (50, 50)) for pair in (PAIR, others) for seats in (pair, pair[::-1])]
    report = of(games, (*PAIR, *others))
    assert len(re.findall(r"^\w+ +open +2 ", printed(report), re.MULTILINE)) == 4
    assert draw(report).count(">open<") == 4


def test_early_stops_are_told_of_the_pairings_alone(table: Report) -> None:
    games = [made.game(1, PAIR, (60, 50)), made.game(1, TURNED, (40, 70))]
    report = make_report(made.contest(PAIR), games, games, 2, stops=[Rule()])
    assert report.stop is None
    note = "The pairings' intervals of the rate hold whenever one stops; all others do not."
    assert note in printed(report)
    assert note not in printed(table)
    low, high = report.pairings[0].anytime_interval
    assert f"{100 * low:.1f} - {100 * high:.1f}" in printed(report)
    assert "≈ 100 %" in draw(report)


def test_tables_name_every_bot_and_fit_a_terminal(table: Report) -> None:
    said = printed(table)
    for bot in made.BOTS:
        assert bot in said
    for word in ("standings", "pairings", "rating", "win rate", "95 %", "240 games count: 20 deals", "seed 7"):
        assert word in said
    assert max(map(len, said.splitlines())) <= 80
    assert re.findall(r"^\d (\w+)", said, re.MULTILINE) == [one.bot for one in table.standings]


def test_names_that_look_like_markup_are_shown_as_they_are() -> None:
    strange = ("[red]a[/red]", 'b<&">')
    report = of([made.game(1, strange, (2, 1)), made.game(1, strange[::-1], (1, 2))], strange)
    assert all(name in printed(report, 120) for name in strange)
    words = [text.text for text in ElementTree.fromstring(draw(report)).iter("{http://www.w3.org/2000/svg}text")]
    assert set(strange) <= set(words)


def test_chart_is_well_formed_and_names_every_bot_rating_and_rate(table: Report) -> None:
    picture = ElementTree.fromstring(draw(table))
    assert picture.tag == "{http://www.w3.org/2000/svg}svg"
    words = [text.text or "" for text in picture.iter("{http://www.w3.org/2000/svg}text")]
    for one in table.standings:
        assert one.bot in words
        assert f"{one.rating:+.0f} ±".replace("-", "−") in " ".join(words)
    assert len([word for word in words if re.fullmatch(r"[▲▼≈] \d+ %", word)]) == 12
    assert len(list(picture.iter("{http://www.w3.org/2000/svg}circle"))) == 4


def test_chart_keeps_within_its_paper(table: Report) -> None:
    picture = ElementTree.fromstring(draw(table))
    width, height = (float(picture.get(name, "")) for name in ("width", "height"))
    for part in picture.iter():
        assert 0 <= float(part.get("x", 0)) <= width
        assert 0 <= float(part.get("y", 0)) <= height
        assert 0 <= float(part.get("cx", 0)) <= width


@pytest.mark.parametrize(("step", "round"), [(0.2, 1), (3, 5), (11, 20), (21, 25), (100, 100), (101, 200), (990, 1000)])
def test_ticks_are_round_numbers(step: float, round: float) -> None:
    assert nice(step) == round


@pytest.mark.parametrize(
    ("bot", "short"),
    [
        ("greedy", "greedy"),
        ("/home/me/bots/mine.py:Mine@0.5s", "mine.py:Mine@0.5s"),
        ("program:python3 a-very-long-name-of-a-bot.py --level 3", "program:python3 …y --level 3"),
    ],
)
def test_long_names_are_shortened(bot: str, short: str) -> None:
    assert label(bot) == short


def test_bots_of_the_same_name_in_two_folders_are_told_apart() -> None:
    bots = ("old/mine.py:Mine", "new/mine.py:Mine")
    report = of([made.game(1, bots, (2, 1)), made.game(1, bots[::-1], (1, 2))], bots)
    assert all(bot in printed(report, 120) for bot in bots)
    words = {text.text for text in ElementTree.fromstring(draw(report)).iter("{http://www.w3.org/2000/svg}text")}
    assert set(bots) <= words


def test_names_of_levels_fit_into_the_tables() -> None:
    bots = ("apprentice", "journeyman", "strongest")
    contest = made.contest(bots)
    said = printed(of(list(made.games(contest, 400, dict.fromkeys(bots, 0.0), random.Random(1))), bots))
    assert re.search(r"^apprentice +journeyman +400 ", said, re.MULTILINE)


def test_many_seeds_are_counted_and_few_are_named() -> None:
    contest = made.contest(PAIR)
    for seeds, says in (((1, 2, 3), "seed 1, 2, 3"), (tuple(range(40)), "40 seeds")):
        games = [made.game(1, PAIR, (2, 1)), made.game(1, TURNED, (1, 2))]
        report = make_report(msgspec.structs.replace(contest, seeds=seeds), games, games, 2)
        assert says in printed(report)
        assert says in draw(report)


def test_one_deal_is_one_deal() -> None:
    assert "2 games count: 1 deal, each" in printed(of([made.game(1, PAIR, (2, 1)), made.game(1, TURNED, (1, 2))]))


@pytest.mark.parametrize(
    ("seconds", "text"),
    [(0.000002, "2 µs"), (0.0123, "12.3 ms"), (2.5, "2.5 s"), (150.0, "2 min"), (7200.0, "120 min")],
)
def test_durations(seconds: float, text: str) -> None:
    assert duration(seconds) == text
