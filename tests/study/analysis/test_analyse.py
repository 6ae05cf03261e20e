"""Whole games, decision by decision."""

import json
from pathlib import Path

import pytest

from bottega.core.errors import BadRecord
from bottega.core.record import Record
from bottega.study.analysis.adviser import Adviser
from bottega.study.analysis.analyse import GameStudy, RecordAnalysis, analyse
from bottega.study.analysis.grades import GRADES
from tests.study.analysis.advisers import estimator, silent
from tests.study.analysis.games import golden


@pytest.fixture(scope="module")
def mixed() -> RecordAnalysis:
    """A good player against one who plays anything."""
    game, record = golden("sintra/2A-mixed")
    return analyse(game, record, estimator, games=2)


def test_every_decision_is_graded_in_order(mixed: RecordAnalysis) -> None:
    game, record = golden("sintra/2A-mixed")
    study = GameStudy(game, record, estimator)
    free = [index for index in range(len(record.moves)) if len(study.asked(index).options) > 1]
    assert mixed.complete
    assert [each.index for each in mixed.decisions] == free
    assert [(each.who, each.judgment.played.move) for each in mixed.decisions] == [record.moves[i] for i in free]
    assert all(each.judgment.grade in GRADES for each in mixed.decisions)
    assert [each.round for each in mixed.decisions] == sorted(each.round for each in mixed.decisions)
    assert {each.round for each in mixed.decisions} == {1, 2, 3, 4, 5, 6}


def test_what_has_one_answer_is_no_decision(mixed: RecordAnalysis) -> None:
    assert len(mixed.decisions) < mixed.moves
    assert all(len(each.judgment.top) > 1 for each in mixed.decisions)


def test_summary_counts_the_decisions_of_each_seat(mixed: RecordAnalysis) -> None:
    seats = [each.who for each in mixed.decisions]
    for seat, summary in enumerate(mixed.summary):
        assert sum(summary.grades.values()) + summary.trivial == seats.count(seat)
        assert summary.ungraded == 0
    greedy, random = (mixed.summary[mixed.seats.index(name)] for name in ("greedy", "random"))
    assert greedy.accuracy is not None
    assert random.accuracy is not None
    assert greedy.accuracy > random.accuracy
    assert greedy.loss is not None
    assert random.loss is not None
    assert greedy.loss < random.loss


def test_curve_goes_from_the_first_decision_to_the_result(mixed: RecordAnalysis) -> None:
    record = golden("sintra/2A-mixed")[1]
    assert record.result is not None
    assert mixed.course.at == [*(each.index for each in mixed.decisions), len(record.moves)]
    assert [line[-1] for line in mixed.course.points] == record.result.scores
    assert [line[-1] for line in mixed.course.victory] == [float(seat in record.result.winners) for seat in range(2)]
    for shares in zip(*mixed.course.victory, strict=True):
        assert sum(shares) == pytest.approx(1)
    assert len(mixed.course.rounds) == 5


def test_plain_data_for_the_browser(mixed: RecordAnalysis) -> None:
    data = json.loads(json.dumps(mixed.as_dict()))
    assert data["game"] == "sintra"
    assert data["adviser"] == "estimator"
    assert len(data["curve"]["points"]) == len(data["curve"]["victory"]) == 2
    assert set(data["summary"][0]) == {"grades", "ungraded", "trivial", "accuracy", "loss", "loss_lead"}
    first = data["decisions"][0]
    assert first["move"] == mixed.decisions[0].judgment.played.move
    assert first["best"] == first["top"][0]["move"]
    assert (first["value"], first["lead"]) == (first["top"][0]["value"], first["top"][0]["lead"])
    assert set(first["top"][0]) == {"move", "said", "share", "value", "lead", "proved"}
    assert {"index", "who", "round", "question", "grade", "loss", "loss_lead", "said", "best_said"} <= set(first)
    assert "say" in first["question"]


@pytest.mark.parametrize("name", ["fresco/2-mega-01-portraits", "fresco/4-classic-mixed", "sintra/3B-mixed"])
def test_other_games_and_more_players(name: str) -> None:
    game, record = golden(name, 40)
    found = analyse(game, record, estimator, games=0)
    assert len(found.decisions) > 30
    for each in found.decisions:
        assert (each.who, each.judgment.played.move) == record.moves[each.index]
    assert found.course.points == []
    assert len(found.course.victory) == record.header.players


def test_secret_plans_are_judged_from_the_table_of_their_player() -> None:
    game, record = golden("fresco/3-mega-mixed", 60)
    study = GameStudy(game, record, estimator)
    secret = 0
    for index, (who, text) in enumerate(record.moves):
        asked = study.asked(index)
        assert asked.to_move() == who
        assert game.read(asked, text) in list(asked.options)
        secret += len(asked.deciders()) > 1
    assert secret > 10


def test_one_seat_alone() -> None:
    game, record = golden("sintra/3A-mixed", 40)
    found = analyse(game, record, estimator, seat=1, games=1)
    assert {each.who for each in found.decisions} == {1}
    assert found.course.at == [each.index for each in found.decisions]
    assert sum(found.summary[0].grades.values()) == 0
    assert found.summary[0].accuracy is None


def test_any_number_of_jobs_finds_the_same() -> None:
    game, record = golden("sintra/2A-mixed", 20)
    heard: list[tuple[int, int]] = []
    one = analyse(game, record, estimator, games=1, progress=lambda *how_far: heard.append(how_far))
    assert heard == [(done, len(one.decisions) + 20) for done in range(1, len(one.decisions) + 21)]
    last = heard[-1]
    two = analyse(game, record, estimator, games=1, jobs=2, progress=lambda *how_far: heard.append(how_far))
    assert two == one
    assert heard[-1] == last


def test_own_components_are_known_to_all_jobs(tmp_path: Path) -> None:
    from importlib import resources

    from bottega.core.match import Match
    from bottega.core.record import new_header
    from bottega.games import find_game

    table = tmp_path / "box.toml"
    standard = resources.files("bottega.games.sintra").joinpath("box.toml").read_text("utf-8")
    table.write_text(standard.replace("per_colour = 20", "per_colour = 22"), "utf-8")
    game = find_game("sintra", table)
    match = Match(game, new_header(game, 2, 5, ["human", "human"], {}))
    for _move in range(4):
        match.push(match.position.options[0])
    found = analyse(game, match.record(), estimator, games=0, jobs=2, table=table)
    assert len(found.decisions) == 4


def test_interrupted_analysis_keeps_what_was_found() -> None:
    game, record = golden("sintra/2A-mixed")

    def stop(done: int, _all: int) -> None:
        if done == 9:
            raise KeyboardInterrupt

    found = analyse(game, record, estimator, games=1, progress=stop)
    assert not found.complete
    assert 0 < len(found.decisions) < 9
    assert found.course.at == [each.index for each in found.decisions]
    assert found.moves == len(record.moves)


def test_silent_adviser_grades_only_where_it_agrees() -> None:
    game, record = golden("sintra/2A-mixed", 30)
    found = analyse(game, record, silent, games=1)
    grades = {each.judgment.grade for each in found.decisions}
    assert grades == {"best", None}
    assert sum(each.ungraded for each in found.summary) > 0
    assert {each.accuracy for each in found.summary} == {None}
    assert found.course.points


def test_bots_by_name_are_advisers() -> None:
    game, record = golden("sintra/2A-mixed", 6)
    found = analyse(game, record, Adviser("greedy"), games=0)
    assert found.adviser == "greedy"
    assert len(found.decisions) == 6


@pytest.mark.parametrize(
    ("adviser", "wanted"),
    [
        (Adviser("greedy"), "greedy"),
        (Adviser("greedy", iterations=200), "greedy, 200 iterations"),
        (Adviser("greedy", seconds=0.5), "greedy, 0.5 seconds"),
        (Adviser("search@300"), "search, 300 iterations"),
        (Adviser("search@0.2s"), "search, 0.2 seconds"),
    ],
)
def test_adviser_says_its_limits(adviser: Adviser, wanted: str) -> None:
    assert str(adviser) == wanted
    assert adviser(1).name == wanted.partition(",")[0]


def test_game_without_a_decision() -> None:
    game, record = golden("sintra/2A-mixed", 0)
    found = analyse(game, record, estimator, jobs=4)
    assert found.complete
    assert found.decisions == []
    assert found.course.at == []


def test_record_that_cannot_be_replayed_is_refused() -> None:
    game, record = golden("sintra/2A-mixed")
    with pytest.raises(BadRecord, match="move 1"):
        analyse(game, Record(record.header, [(0, "S9")], None), estimator)
