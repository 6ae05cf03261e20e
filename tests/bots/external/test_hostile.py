"""Programs that break the protocol end in a failure that names what they did, quickly, and leave nothing behind."""

import os
import time
from pathlib import Path

import pytest

from bottega.bots.bot import Budget
from bottega.bots.external import BotFault
from bottega.bots.external.program import ProgramLimits
from bottega.bots.seats import choose
from tests.bots.external.stage import PATIENCE, QUICK, SINTRA, ask, first, hostile, patiently, running, started

SHORT = ProgramLimits(start=0.3, move=0.3, grace=0.1, leave=0.1)
SHORT_MOVE = ProgramLimits(start=PATIENCE, move=0.2, grace=0.1, leave=0.1)


@pytest.mark.parametrize(
    ("mode", "limits", "kind", "says"),
    [
        ("exit@start", QUICK, "crash", "hostile.py: ended with exit code 3 (its last words: no more glass)"),
        ("exit@bottega", QUICK, "crash", "ended with exit code 3"),
        ("exit@newgame", QUICK, "crash", "ended with exit code 3"),
        ("exit@go", QUICK, "crash", "ended with exit code 3"),
        ("abort@go", QUICK, "crash", "was ended by signal 6"),
        ("close@go", QUICK, "crash", "closed its output"),
        ("error@newgame", QUICK, "crash", "hostile.py: I play chess only"),
        ("error@go", QUICK, "crash", "hostile.py: I play chess only"),
        ("leave-a-child@start", QUICK, "crash", "ended with exit code 4"),
        ("leave-a-child@go", QUICK, "crash", "ended with exit code 4"),
        ("silence@start", SHORT, "timeout", "not ready within 0.3 s of 'bottega'; does it flush?"),
        ("silence@newgame", SHORT, "timeout", "not ready within 0.3 s"),
        ("silence@go", SHORT_MOVE, "timeout", "no answer within 0.2 s, nor within 0.1 s of 'stop'"),
        ("deaf@start", SHORT_MOVE, "timeout", "no answer within 0.2 s"),
        ("garbage@bottega", QUICK, "", ""),
        ("garbage@go", QUICK, "", ""),
        ("lower@go", QUICK, "", ""),
        ("flood@start", QUICK, "protocol", "wrote a line of more than 65,536 bytes"),
        ("flood@go", QUICK, "protocol", "wrote a line of more than 65,536 bytes"),
        ("huge@newgame", QUICK, "protocol", "wrote a line of more than 65,536 bytes"),
        ("lines@start", QUICK, "protocol", "wrote more than 10,000 lines for one decision"),
        ("lines@go", QUICK, "protocol", "wrote more than 10,000 lines for one decision"),
        ("empty@go", QUICK, "protocol", "wrote more than 10,000 lines for one decision"),
        ("tabs@go", QUICK, "", ""),
        ("shout@bottega", SHORT, "timeout", "not ready within 0.3 s"),
        ("shout@go", SHORT_MOVE, "timeout", "no answer within 0.2 s"),
        ("noise@go", QUICK, "", ""),
        ("early@newgame", QUICK, "protocol", "said 'bestmove' without being asked, or a second time"),
        ("Z9@go", QUICK, "illegal", "Z9 is not legal here; legal: F1"),
        ("\\xff@go", QUICK, "illegal", "\N{REPLACEMENT CHARACTER} is not legal here"),
        ("@go", QUICK, "protocol", "said 'bestmove' without a move"),
    ],
)
def test_a_program_fails_as_it_deserves_or_is_survived(
    mode: str, limits: ProgramLimits, kind: str, says: str, tmp_path: Path
) -> None:
    bot = hostile(tmp_path, mode, limits)
    began = time.monotonic()
    if kind:
        with pytest.raises(BotFault) as failed:
            ask(bot)
        assert failed.value.kind == kind
        assert says in str(failed.value)
        assert "\n" not in str(failed.value)
    else:
        assert ask(bot) == first()
        bot.close()
    assert time.monotonic() - began < PATIENCE
    assert not running(tmp_path)


def test_an_answer_to_nothing_is_a_failure(tmp_path: Path) -> None:
    bot = hostile(tmp_path, "twice")
    assert ask(bot) == first()
    for _ in patiently():
        if bot.held[0].process.lines:
            break
    with pytest.raises(BotFault, match="said 'bestmove' without being asked, or a second time for one 'go'"):
        ask(bot)
    assert not running(tmp_path)


@pytest.mark.parametrize("seed", [1, 2], ids=["the same game", "another game"])
def test_who_gives_up_between_two_questions_is_heard(seed: int, tmp_path: Path) -> None:
    bot = hostile(tmp_path, "give-up")
    assert ask(bot) == first()
    for _ in patiently():
        if bot.held[0].process.lines:
            break
    bot.game = bot.game if seed == 1 else ""
    with pytest.raises(BotFault, match=r"hostile.py: I give up") as failed:
        ask(bot)
    assert failed.value.kind == "crash"


def test_an_answer_to_the_question_before_is_named_as_such(tmp_path: Path) -> None:
    bot = hostile(tmp_path, "again")
    s = SINTRA.new(2, 1, {"start": "1"})
    s.play(choose(SINTRA, s, bot, 1))
    with pytest.raises(BotFault, match="is it a second 'bestmove' to the question before") as failed:
        choose(SINTRA, s, bot, 1)
    assert failed.value.kind == "illegal"


def test_any_blank_stands_between_words(tmp_path: Path) -> None:
    assert hostile(tmp_path, "tabs@go").program().title == "Hostile bot"


def test_an_answer_from_somebody_who_never_listens_is_a_failure(tmp_path: Path) -> None:
    program = hostile(tmp_path, "blind@start", SHORT_MOVE).program()
    with pytest.raises(BotFault, match="answered") as failed:
        program.ask(["x" * 1_000_000], Budget(seconds=PATIENCE))
    assert failed.value.kind == "protocol"
    assert not running(tmp_path)


def test_a_program_that_ends_between_two_questions_has_crashed(tmp_path: Path) -> None:
    bot = hostile(tmp_path, "none")
    assert ask(bot) == first()
    os.kill(started(tmp_path)[0], 9)
    with pytest.raises(BotFault, match="was ended by signal 9") as failed:
        ask(bot)
    assert failed.value.kind == "crash"


def test_after_a_failure_there_is_a_fresh_start(tmp_path: Path) -> None:
    bot = hostile(tmp_path, "exit@go")
    for times in (1, 2):
        with pytest.raises(BotFault):
            ask(bot)
        assert len(started(tmp_path)) == times


def test_a_program_that_does_not_want_to_leave_is_made_to(tmp_path: Path) -> None:
    bot = hostile(tmp_path, "stay")
    assert ask(bot) == first()
    bot.close()
    assert not running(tmp_path)


def test_a_command_that_cannot_be_started_has_crashed(tmp_path: Path) -> None:
    bot = hostile(tmp_path, "none")
    bot.command = (str(tmp_path / "nothing"),)
    with pytest.raises(BotFault, match=r"hostile.py: cannot be started \(No such file or directory\)"):
        ask(bot)
