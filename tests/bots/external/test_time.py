"""Time limits: who thinks too long is told to stop, then ended."""

import time
from pathlib import Path

import pytest

from bottega.bots.bot import Budget
from bottega.bots.external import BotFault, find_named_bot
from bottega.bots.external.program import LIMITS, ProgramLimits, go
from tests.bots.external.stage import PATIENCE, ask, first, hostile, running

STRICT = ProgramLimits(start=PATIENCE, move=PATIENCE, grace=0.1, leave=0.1)


@pytest.mark.parametrize(
    ("budget", "line"),
    [
        (Budget(), "go"),
        (Budget(500), "go iterations 500"),
        (Budget(seconds=0.25), "go time 250"),
        (Budget(500, 2), "go time 2000 iterations 500"),
        (Budget(seconds=0.0001), "go time 1"),
    ],
)
def test_a_program_is_told_its_budget(budget: Budget, line: str) -> None:
    assert go(budget) == line


def test_who_answers_when_told_to_stop_has_kept_the_time(tmp_path: Path) -> None:
    bot = hostile(tmp_path, "think", seconds=0.2)
    began = time.monotonic()
    assert ask(bot) == first()
    assert 0.2 <= time.monotonic() - began < PATIENCE
    bot.close()


def test_what_a_decision_took_is_told_without_the_start(tmp_path: Path) -> None:
    bot = hostile(tmp_path, "think", seconds=0.2)
    ask(bot)
    assert 0.2 <= bot.took < PATIENCE
    quick = hostile(tmp_path, "none", seconds=PATIENCE)
    began = time.monotonic()
    ask(quick)
    assert 0 < quick.took < time.monotonic() - began


def test_who_does_not_stop_is_ended(tmp_path: Path) -> None:
    bot = hostile(tmp_path, "silence@go", STRICT, seconds=0.2)
    bot.program()
    began = time.monotonic()
    with pytest.raises(BotFault, match=r"no answer within 0.2 s, nor within 0.1 s of 'stop'") as failed:
        ask(bot)
    assert failed.value.kind == "timeout"
    assert 0.3 <= time.monotonic() - began < PATIENCE
    assert not running(tmp_path)


@pytest.mark.parametrize("thinking", ["while True: pass", "import time; time.sleep(1000)"])
def test_a_class_cannot_think_forever_either(thinking: str, tmp_path: Path) -> None:
    file = tmp_path / "slow.py"
    file.write_text(f"class Slow:\n    def choose(self, game, s, who):\n        {thinking}\n")
    bot = find_named_bot(f"{file}:Slow@0.2s", 1, limits=STRICT)
    with pytest.raises(BotFault, match=r"slow.py:Slow: no answer within 0.2 s") as failed:
        ask(bot)
    assert failed.value.kind == "timeout"


def test_without_a_time_there_is_a_limit_too(tmp_path: Path) -> None:
    assert LIMITS.move == 30
    bot = hostile(tmp_path, "silence@go", ProgramLimits(start=PATIENCE, move=0.1, grace=0.1))
    with pytest.raises(BotFault, match=r"no answer within 0.1 s"):
        ask(bot)
