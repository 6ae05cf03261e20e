"""The drawing of a game's course."""

import re
from xml.etree import ElementTree

import msgspec
import pytest

from bottega.study.analysis.analyse import RecordAnalysis, analyse
from bottega.study.analysis.curve import Words, apart, draw, scale, step_of
from tests.study.analysis.advisers import estimator
from tests.study.analysis.games import golden

SVG = "{http://www.w3.org/2000/svg}"
NAMES = ["Anna & <Bo>", "Random 2"]


@pytest.fixture(scope="module")
def mixed() -> RecordAnalysis:
    game, record = golden("sintra/2A-mixed")
    return analyse(game, record, estimator, games=1)


def drawn(analysis: RecordAnalysis, names: list[str]) -> ElementTree.Element:
    return ElementTree.fromstring(draw(analysis, "Stained Glass of Sintra", names))


def words_of(root: ElementTree.Element) -> list[str]:
    return [element.text or "" for element in root.iter(f"{SVG}text")]


def test_each_seat_has_a_line_in_both_panels_with_its_own_dash(mixed: RecordAnalysis) -> None:
    lines = list(drawn(mixed, NAMES).iter(f"{SVG}polyline"))
    assert len(lines) == 4
    assert len({line.get("stroke-dasharray") for line in lines}) == 2
    assert all(len((line.get("points") or "").split()) == len(mixed.course.at) for line in lines)


def test_every_error_is_marked_and_tells_its_story(mixed: RecordAnalysis) -> None:
    root = drawn(mixed, NAMES)
    for grade in ("blunder", "doubtful"):
        signs = [element for element in root.iter() if element.get("class") == grade]
        told = [title.text or "" for sign in signs for title in sign.iter(f"{SVG}title")]
        errors = [each for each in mixed.decisions if each.judgment.grade == grade]
        assert len(told) == len(errors) > 0
        assert len(signs) == len(errors) + 1  # one explains the sign
        for story, each in zip(told, errors, strict=True):
            assert story.startswith(f"{each.index + 1} {NAMES[each.who]} {each.judgment.played.move}: {grade}")
            assert each.judgment.best.move in story


def test_title_axes_rounds_and_names_can_be_read(mixed: RecordAnalysis) -> None:
    words = words_of(drawn(mixed, NAMES))
    assert {"Stained Glass of Sintra", "Expected points in the end", "Expected share of the victory"} <= set(words)
    assert {"2", "3", "4", "5", "6", "0 %", "50 %", "100 %", "decisions"} <= set(words)
    result = golden("sintra/2A-mixed")[1].result
    assert result is not None
    for name, score in zip(NAMES, result.scores, strict=True):
        assert f"{name}  {score}" in words


def test_words_can_be_in_another_language(mixed: RecordAnalysis) -> None:
    svg = draw(mixed, "Sintra", NAMES, Words(points="Punkte am Ende", round="Runde", blunder="Patzer"))
    assert "Punkte am Ende" in svg
    assert "Patzer" in svg
    assert "blunder<" not in svg


def test_light_and_dark_and_nothing_from_elsewhere(mixed: RecordAnalysis) -> None:
    svg = draw(mixed, "Sintra", NAMES)
    assert "prefers-color-scheme: dark" in svg
    assert re.findall(r"https?://[^\"]*", svg) == ["http://www.w3.org/2000/svg"]
    assert set(re.findall(r"var\((--[\w-]+)\)", svg)) <= set(re.findall(r"(--[\w-]+):", svg))


def test_without_points_there_is_the_victory(mixed: RecordAnalysis) -> None:
    bare = msgspec.structs.replace(mixed, course=msgspec.structs.replace(mixed.course, points=[]))
    root = drawn(bare, NAMES)
    assert len(list(root.iter(f"{SVG}polyline"))) == 2
    assert "Expected points in the end" not in words_of(root)


@pytest.mark.parametrize(
    ("name", "moves"), [("sintra/4B-mixed", 25), ("fresco/3-classic-mixed", 1), ("sintra/2A-mixed", 0)]
)
def test_any_number_of_players_and_decisions(name: str, moves: int) -> None:
    game, record = golden(name, moves)
    names = [f"a rather long name {seat}" for seat in range(record.header.players)]
    root = drawn(analyse(game, record, estimator, games=1), names)
    assert len(list(root.iter(f"{SVG}polyline"))) == (2 * len(names) if moves else 0)


def test_axes_have_round_numbers() -> None:
    assert [step_of(size, 6) for size in (0, 5, 7, 30, 61, 400)] == [1, 1, 2, 5, 20, 100]
    assert scale(31.2, 88.0) == (10, 30, 90)
    assert scale(40.0, 40.0) == (1, 40, 41)
    assert scale(-3.0, 12.0) == (2, -4, 12)


def test_names_keep_apart_and_inside() -> None:
    assert apart([10, 100], 0, 200) == [10, 100]
    assert apart([100, 101, 102], 0, 200) == [100, 120, 140]
    assert apart([199, 198], 0, 200) == [200, 180]
