"""Figures from what was counted; how many tables are borne; servers that cannot be measured."""

import json
import subprocess
import sys
import urllib.error
import urllib.request
from email.message import Message
from pathlib import Path

import pytest

from bottega.study.load import crowd
from bottega.study.load.crowd import Measured
from bottega.study.load.measure import climb, summary
from bottega.study.load.server import ServerFailed, Usage, start_server


@pytest.mark.parametrize("most", [1, 7, 99, 100, 101, 640, 5000])
def test_the_way_up_ends_within_a_tenth_of_what_is_borne(most: int) -> None:
    tried: list[int] = []

    def bears(tables: int) -> bool:
        tried.append(tables)
        return tables <= most

    borne = climb(bears, 100)
    assert most / 1.1 - 1 <= borne <= most
    assert len(tried) < 30


def test_nothing_is_borne_by_a_server_that_misses_the_goal_at_once() -> None:
    assert climb(lambda _tables: False, 100) == 0


def test_figures_of_several_processes_are_put_together() -> None:
    one = Measured([0.010] * 50, 60, 1, 0, [0.001] * 10, 0.5)
    two = Measured([0.020] * 49 + [0.500], 60, 0, 0, [0.002] * 10, 0.5)
    before = Usage(server=1.0, bots=0.0, machine=10.0)
    after = Usage(server=3.0, bots=1.0, machine=20.0, memory=80_000_000, processes=2)
    load = summary(7, 10.0, [one, two], before, after, 10.0)
    assert (load.moves, load.moves_per_second, load.refused) == (100, 10.0, 1)
    assert [load.median_ms, load.p99_ms] == pytest.approx([15.0, 500.0])
    assert [load.server_cpu, load.bots_cpu, load.players_cpu] == pytest.approx([0.2, 0.1, 0.1])
    assert load.other_cpu == pytest.approx(0.6)
    assert load.server_ms_a_move == pytest.approx(20.0)
    assert not load.well()


def test_a_server_that_does_not_start_says_why(tmp_path: Path) -> None:
    with (
        pytest.raises(ServerFailed, match=r"the server did not start: .*nonsense"),
        start_server([], f"nonsense://{tmp_path}"),
    ):
        pass


def test_a_server_with_too_much_to_do_is_asked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    answers = [503, 503, 200]

    def answer(request: urllib.request.Request, timeout: float) -> str:
        code = answers.pop(0)
        if code != 200:
            raise urllib.error.HTTPError(request.full_url, code, "busy", Message(), None)
        return "done"

    monkeypatch.setattr(urllib.request, "urlopen", answer)
    monkeypatch.setattr(crowd, "AGAIN", 0.0)
    assert crowd.patiently(urllib.request.Request("http://127.0.0.1/")) == "done"
    answers[:] = [404, 200]
    with pytest.raises(urllib.error.HTTPError):
        crowd.patiently(urllib.request.Request("http://127.0.0.1/"))


def test_some_tables_are_measured() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "bottega", "bench", "--tables", "4", "--seconds", "5", "--json"],
        capture_output=True,
        text=True,
        timeout=120,
        check=True,
    )
    found = json.loads(done.stdout)
    assert found["tables"] == 4
    assert found["moves"] > 0
    assert found["lost_sockets"] == 0
    assert found["server_processes"] >= 1
    assert found["server_cpu"] > 0
