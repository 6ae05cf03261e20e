"""Hints and analyses as a terminal shows them."""

import re

import pytest
from rich.console import Console, RenderableType

from bottega.core.match import replay
from bottega.study.analysis.analyse import RecordAnalysis, analyse
from bottega.study.analysis.grades import GRADES
from bottega.study.analysis.grading import hint
from bottega.terminal.analyse import hint_lines, lost, report
from tests.study.analysis.advisers import estimator, silent
from tests.study.analysis.games import golden

NAMES = ["You", "Random 2"]


@pytest.fixture(scope="module")
def mixed() -> RecordAnalysis:
    game, record = golden("sintra/2A-mixed")
    return analyse(game, record, estimator, games=0)


def shown(thing: RenderableType, width: int = 100) -> str:
    console = Console(width=width, color_system=None)
    with console.capture() as capture:
        console.print(thing)
    return capture.get()


def test_hint_says_move_share_of_victory_lead_and_what_it_does() -> None:
    game, record = golden("sintra/2A-mixed", 0)
    s = replay(game, record).position
    head, *lines = hint_lines(hint(game, s, s.to_move(), estimator, 5), "estimator")
    assert head == "estimator expects"
    firsts = [line for line in lines if not line.startswith("     ")]
    assert len(firsts) == 3
    assert re.fullmatch(r"     then S\d: strip \d: place \d.*", lines[1])
    for number, line in enumerate(firsts, 1):
        assert re.fullmatch(rf"  {number}\. F\d[PWOBY] +\d+ % +[+-]\d+\.\d points  take \d \w+ from factory \d", line)


def test_hint_of_a_silent_bot_says_what_it_would_do() -> None:
    game, record = golden("sintra/2A-mixed", 0)
    s = replay(game, record).position
    lines = hint_lines(hint(game, s, s.to_move(), silent, 5), "silent")
    assert not re.match(r"  2\.", "\n".join(lines))
    assert re.fullmatch(r"  1\. F\d[PWOBY]  take \d \w+ from factory \d", lines[1])


def test_what_could_have_been_better_is_listed(mixed: RecordAnalysis) -> None:
    said = shown(report(mixed, NAMES, every=False), 200)
    assert said.startswith(f"{len(mixed.decisions)} decisions, judged by estimator\n")
    errors = [each for each in mixed.decisions if each.judgment.grade in ("doubtful", "blunder")]
    listed = re.findall(r"^ +(\d+) +(You|Random 2) +(\?!|\?\?) (\w+) +(\S+) ", said, re.MULTILINE)
    assert listed == [
        (
            str(each.index + 1),
            NAMES[each.who],
            "??" if each.judgment.grade == "blunder" else "?!",
            each.judgment.grade,
            each.judgment.played.move,
        )
        for each in errors
    ]
    better = re.findall(r"^ +(?:−[1-9]\d*|0) %  (?:[−+]\d+\.\d|0\.0) points +better (\S+) ", said, re.MULTILINE)
    assert better == [each.judgment.best.move for each in errors]


@pytest.mark.parametrize(
    ("share", "lead", "text"),
    [
        (0.0, 0.0, "0.0 %  0.0 points"),
        (0.0004, 0.04, "0.0 %  0.0 points"),
        (0.0004, -0.04, "0.0 %  0.0 points"),
        (0.021, 1.25, "−2.1 %  −1.2 points"),
        (0.021, -0.3, "−2.1 %  +0.3 points"),
        (None, None, ""),
    ],
)
def test_nothing_lost_has_no_minus_sign(share: float | None, lead: float | None, text: str) -> None:
    assert lost(share, lead, 1) == text


def test_every_decision_can_be_listed(mixed: RecordAnalysis) -> None:
    said = shown(report(mixed, NAMES, every=True))
    assert len(re.findall(r"^ +\d+ +(?:You|Random 2) +", said, re.MULTILINE)) == len(mixed.decisions)


def test_players_are_summed_up(mixed: RecordAnalysis) -> None:
    said = shown(report(mixed, NAMES, every=False))
    for name, summary in zip(NAMES, mixed.summary, strict=True):
        row = re.findall(rf"^ {name} +(\d+) +(\d+) +(\d+) +(\d+) +(\d+) % ", said, re.MULTILINE)
        assert summary.accuracy is not None
        assert row == [(*(str(summary.grades[grade]) for grade in GRADES), f"{100 * summary.accuracy:.0f}")]


def test_nothing_is_torn_on_a_narrow_screen(mixed: RecordAnalysis) -> None:
    said = shown(report(mixed, NAMES, every=True), 80)
    assert "…" not in said
    assert max(map(len, said.splitlines())) <= 80


def test_game_without_errors_says_so() -> None:
    game, record = golden("sintra/2A-mixed")
    whole = analyse(game, record, estimator, games=0)
    faultless = {0, 1} - {each.who for each in whole.decisions if each.judgment.grade in ("doubtful", "blunder")}
    said = shown(report(analyse(game, record, estimator, games=0, seat=faultless.pop()), NAMES, every=False))
    assert "No decision was doubtful, and none a blunder." in said


def test_silent_adviser_is_named() -> None:
    game, record = golden("sintra/2A-mixed", 30)
    said = shown(report(analyse(game, record, silent, games=0), NAMES, every=True))
    assert "silent says only what it would do: other moves have no grade." in said
    assert "not graded" in said
