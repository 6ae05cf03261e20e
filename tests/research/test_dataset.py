"""Data sets: what is in them, that they go on where they were stopped, and are the same however they are made."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bottega.bots.seats import find_bot
from bottega.core.errors import BadSetup
from bottega.core.files import CannotWrite
from bottega.core.rng import derive
from bottega.extras import need
from bottega.games import find_game
from bottega.research.dataset import PLAN, DatasetPlan, thoughts, write

SINTRA = DatasetPlan("sintra", None, 2, {"side": "B"}, ("random", "greedy"), 5, 3, 2)
FRESCO = DatasetPlan("fresco", None, 3, {"modules": "1,4"}, ("greedy", "random", "search@2"), 1, 3, 1)

Rows = list[dict[str, Any]]


def rows(folder: Path) -> Rows:
    """All rows, in the order of the files' names."""
    parquet = need("pyarrow.parquet", "research")
    return [row for file in sorted(folder.glob("*.parquet")) for row in parquet.read_table(file).to_pylist()]


def made(plan: DatasetPlan, folder: Path, stopped: Callable[[], bool] = lambda: False, jobs: int = 1) -> int:
    return write(plan, folder, jobs, None, lambda _games: None, stopped)


@pytest.mark.parametrize("plan", [SINTRA, FRESCO])
def test_every_row_is_a_decision_of_the_game(plan: DatasetPlan, tmp_path: Path) -> None:
    assert made(plan, tmp_path) == plan.games
    found = rows(tmp_path)
    game = find_game(plan.game)
    table = game.action_table()
    for number in range(plan.games):
        seed = int(derive(plan.seed, number))
        s = game.new(plan.players, seed, plan.chosen)
        own = [row for row in found if row["game"] == number]
        for decision, row in enumerate(own):
            assert (row["decision"], row["seat"]) == (decision, s.to_move())
            assert row["observation"] == list(game.observation(s, s.to_move()))
            assert row["possible"] == list(table.ids(s))
            assert len(row["shares"]) == len(row["values"]) == len(row["possible"])
            s.push(table.move_in(s, row["action"]))
        assert s.over()
        result = game.result(s)
        for row in own:
            seat = row["seat"]
            assert row["score"] == result.scores[seat]
            assert row["share"] == pytest.approx(1 / len(result.winners) if seat in result.winners else 0)
            assert row["lead"] == row["score"] - max(p for i, p in enumerate(result.scores) if i != seat)


def test_what_a_search_thought_is_in_it(tmp_path: Path) -> None:
    game = find_game("sintra")
    s = game.new(2, 1, {})
    assert thoughts(game, s, find_bot("random", 1), 1)[0].share == 1
    made(SINTRA._replace(bots=("search@20", "random"), games=1), tmp_path)
    thought = [row for row in rows(tmp_path) if row["seat"] == 0]
    assert any(len([share for share in row["shares"] if 0 < share < 1]) > 1 for row in thought)
    assert all(sum(row["shares"]) == pytest.approx(1, abs=1e-3) for row in thought)


def test_a_data_set_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    looks = iter([False] * 3)
    part = made(SINTRA, tmp_path / "one", lambda: next(looks, True))
    assert part < 5
    assert made(SINTRA, tmp_path / "one") == 5
    assert made(SINTRA, tmp_path / "other", jobs=2) == 5
    names = sorted(file.name for file in (tmp_path / "one").iterdir())
    assert names == sorted(file.name for file in (tmp_path / "other").iterdir())
    assert names == [PLAN, *(f"games-000000{a}-000000{b}.parquet" for a, b in ((0, 1), (2, 3), (4, 4)))]
    assert rows(tmp_path / "one") == rows(tmp_path / "other")


def test_another_data_set_is_left_alone(tmp_path: Path) -> None:
    made(SINTRA._replace(games=1), tmp_path)
    about = json.loads((tmp_path / PLAN).read_text("utf-8"))
    assert about["bots"] == ["random", "greedy"]
    assert about["actions"] == {"version": 1, "size": 70}
    with pytest.raises(BadSetup, match="holds another data set"):
        made(SINTRA, tmp_path)


def test_what_cannot_be_written_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(CannotWrite, match="cannot be made a folder"):
        made(SINTRA, tmp_path / "file")
    (tmp_path / "set" / PLAN).mkdir(parents=True)
    with pytest.raises(BadSetup, match="cannot be read"):
        made(SINTRA, tmp_path / "set")
