"""The example that learns is whole: it goes on where it was killed, and its bot plays."""

import os
import subprocess
import sys
import time
from pathlib import Path
from xml.etree import ElementTree

import numpy as np
import pytest

from bottega.bots.external import find_named_bot
from bottega.bots.seats import choose
from bottega.games import find_game

pytestmark = pytest.mark.compiled

LEARNER = Path(__file__).parents[2] / "examples" / "learn_sintra.py"
TINY = ["--generations", "2", "--games", "4", "--teacher", "6", "--pairs", "2", "--steps", "4"]


def learning(folder: Path, jobs: int) -> "subprocess.Popen[bytes]":
    return subprocess.Popen(
        [sys.executable, LEARNER, folder, *TINY, "--jobs", str(jobs)], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE
    )


def test_learning_that_was_killed_goes_on_to_the_same_net(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole, killed = learning(tmp_path / "whole", 1), learning(tmp_path / "killed", 2)
    while killed.poll() is None and not (tmp_path / "killed" / "state.npz").exists():
        time.sleep(0.01)
    killed.kill()
    killed.communicate()
    again = learning(tmp_path / "killed", 1)
    said = [process.communicate()[1].decode() for process in (whole, again)]
    assert said == ["", ""]
    nets = [dict(np.load(tmp_path / name / "net.npz")) for name in ("whole", "killed")]
    assert all(np.array_equal(nets[0][name], nets[1][name]) for name in nets[0])
    with np.load(tmp_path / "killed" / "state.npz") as state:
        assert [row[0] for row in state["curve"]] == [0, 6, 10]
    ElementTree.fromstring((tmp_path / "killed" / "curve.svg").read_text())

    monkeypatch.setenv("LEARNED", os.fspath(tmp_path / "whole"))
    game = find_game("sintra")
    s = game.new(2, 3, {})
    bot = find_named_bot(f"{LEARNER}:Learned", 1)
    for number in range(12):
        move = choose(game, s, bot, number)
        assert move in list(s.options)
        s.play(move)
