"""Programs live as long as they are needed, and never longer than whoever started them."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from bottega.bots.external.program_pool import MOST_IDLE, PROGRAMS
from tests.bots.external.stage import PATIENCE, ask, first, hostile, patiently, running, started

ROOT = Path(__file__).parents[3]
BEGIN = (
    "import os, sys; from pathlib import Path; from tests.bots.external.stage import *; folder = Path(sys.argv[1]); "
)

pytestmark = pytest.mark.skipif(os.name != "posix", reason="process groups are POSIX")


def script(folder: Path, text: str) -> "subprocess.Popen[bytes]":
    """Another Python that starts programs."""
    return subprocess.Popen([sys.executable, "-c", BEGIN + text, str(folder)], cwd=ROOT, stderr=subprocess.PIPE)


def test_a_program_is_started_once_for_many_games(tmp_path: Path) -> None:
    for seed in range(3):
        assert ask(hostile(tmp_path, "none"), seed) == first(seed)
    assert len(started(tmp_path)) == 1


def test_bots_at_one_table_have_a_program_each(tmp_path: Path) -> None:
    bots = [hostile(tmp_path, "none") for _ in range(MOST_IDLE + 1)]
    command = bots[0].command
    assert [ask(bot) for bot in bots] == [first()] * (MOST_IDLE + 1)
    assert len(started(tmp_path)) == MOST_IDLE + 1
    bots.clear()
    assert len(PROGRAMS.idle[command]) == MOST_IDLE  # one too many was let go
    PROGRAMS.end_all()
    assert not running(tmp_path)


def test_a_program_that_ended_while_it_waited_is_replaced(tmp_path: Path) -> None:
    assert ask(hostile(tmp_path, "none")) == first()
    os.kill(started(tmp_path)[0], signal.SIGKILL)
    running(tmp_path)
    assert ask(hostile(tmp_path, "none")) == first()
    assert len(started(tmp_path)) == 2


@pytest.mark.parametrize("blow", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL])
def test_a_program_ends_with_its_owner_however_that_ends(blow: signal.Signals, tmp_path: Path) -> None:
    owner = script(tmp_path, "ask(hostile(folder, 'silence@go'))")
    for _ in patiently():
        if started(tmp_path):
            break
    owner.send_signal(blow)
    owner.communicate(timeout=PATIENCE)
    assert len(started(tmp_path)) == 1
    assert not running(tmp_path)


def test_a_program_ends_with_the_worker_that_started_it(tmp_path: Path) -> None:
    owner = script(
        tmp_path,
        "from multiprocessing import get_context\n"
        "def work(seed): return ask(hostile(folder, 'stay'), seed)\n"
        "with get_context('fork').Pool(2) as pool: pool.map(work, range(4))",
    )
    _, errors = owner.communicate(timeout=PATIENCE)
    assert errors == b""
    assert owner.returncode == 0
    assert started(tmp_path)
    assert not running(tmp_path)


def test_a_forked_process_starts_programs_of_its_own(tmp_path: Path) -> None:
    owner = script(
        tmp_path,
        "import warnings; warnings.simplefilter('ignore')\n"
        "bot = hostile(folder, 'none')\n"
        "ask(bot)\n"
        "child = os.fork()\n"
        "assert ask(bot) == first()\n"
        "assert len(started(folder)) == (1 if child else 2) or child\n"
        "if child: assert os.waitpid(child, 0)[1] == 0; assert ask(bot) == first()\n"
        "else: os._exit(0)",
    )
    _, errors = owner.communicate(timeout=PATIENCE)
    assert errors == b""
    assert owner.returncode == 0
    assert len(started(tmp_path)) == 2
    assert not running(tmp_path)
