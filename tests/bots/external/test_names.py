"""How bots are named, and what is said about names that are wrong."""

import sys
from pathlib import Path

import pytest

from bottega.bots.external import BotFault, check_named_bot, find_named_bot, split_bot_names, title
from bottega.bots.external.class_bot import ClassBot
from bottega.bots.external.names import ClassIn, Command, read_name, short_name
from bottega.bots.external.program_bot import ProgramBot
from bottega.bots.greedy import GreedyBot
from bottega.core.errors import BadSetup
from tests.bots.external.stage import HOSTILE


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with files to name."""
    monkeypatch.chdir(tmp_path)
    Path("bots").mkdir()
    Path("bots/mine.py").write_text("class Mine:\n    def choose(self, game, s, who):\n        return s.options[0]\n")
    Path("bots/plain.txt").write_text("no program")
    run = Path("bots/run")
    run.write_text("#!/bin/sh\necho 'id name Runner'; echo ready; cat >/dev/null\n")
    run.chmod(0o755)
    return tmp_path


def test_commas_separate_bots_but_not_inside_quotes() -> None:
    assert split_bot_names("greedy") == ["greedy"]
    assert split_bot_names("greedy, mine.py:Mine ,random") == ["greedy", "mine.py:Mine", "random"]
    assert split_bot_names('program:run --set "a,b" \'c,"d\',greedy') == ['program:run --set "a,b" \'c,"d\'', "greedy"]


@pytest.mark.parametrize("text", ["greedy,", ",greedy", "greedy, ,random", ""])
def test_a_bot_that_is_missing_is_named(text: str) -> None:
    with pytest.raises(BadSetup, match="a bot is missing between commas in '"):
        split_bot_names(text)


def test_a_built_in_bot_is_found_in_any_case() -> None:
    assert isinstance(find_named_bot(" Greedy ", 1), GreedyBot)
    assert title("Greedy") == "greedy"
    check_named_bot("greedy")


def test_a_class_is_named_by_its_file(folder: Path) -> None:
    bot = find_named_bot("bots/mine.py:Mine", 1)
    assert isinstance(bot, ClassBot)
    assert bot.name == "Mine"
    assert title("bots/mine.py:Mine") == "Mine"
    assert read_name("bots/mine.py:Mine") == ClassIn((folder / "bots/mine.py").resolve(), "Mine", None)


def test_a_program_is_a_command_or_an_executable_file(folder: Path) -> None:
    assert read_name("bots/run") == Command((str(folder / "bots/run"),), None)
    assert read_name("program:bots/run 'a b' c") == Command((str(folder / "bots/run"), "a b", "c"), None)
    assert read_name("program:bots/run 'home@2'") == Command((str(folder / "bots/run"), "home@2"), None)
    assert isinstance(find_named_bot("bots/run", 1), ProgramBot)


def test_a_program_in_the_home_folder(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(folder))
    for text in ("~/bots/run", "program:~/bots/run"):
        assert read_name(text) == Command((str(folder / "bots/run"),), None)


def test_a_program_says_its_own_name() -> None:
    assert find_named_bot("bots/run", 1).name == "run"
    assert title("bots/run") == "Runner"
    check_named_bot("program:bots/run")


def test_before_that_a_program_is_called_by_its_file() -> None:
    assert short_name(("/usr/bin/python3", "-u", str(HOSTILE), "x")) == "hostile.py"
    assert short_name(("/usr/bin/thing", "-v", "1.5")) == "thing"


@pytest.mark.parametrize(
    ("text", "iterations", "seconds"),
    [("bots/mine.py:Mine@500", 500, 0), ("bots/run@0.5s", 0, 0.5), ("program:bots/run me@home @2s", 0, 2)],
)
def test_a_budget_may_follow(text: str, iterations: int, seconds: float) -> None:
    bot = find_named_bot(text, 1)
    assert isinstance(bot, ProgramBot)
    assert (bot.budget.iterations, bot.budget.seconds) == (iterations, seconds)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("Deep", "there is no bot 'Deep'"),
        ("greedy@5", "greedy answers at once and takes no limit; leave out @5"),
        ("Painter@0.5s", "painter answers at once and takes no limit"),
        ("deep", "your own is FILE.py:CLASS or program:COMMAND"),
        ("none.py:Mine", "none.py: there is no such file; give the path from "),
        ("none\0.py:Mine", "there is no such file"),
        ("bots/none", "bots/none: there is no such file"),
        ("~nobody-lives-there/bot", "~nobody-lives-there/bot: there is no such file"),
        ("bots/mine.py", "name the class too, as in bots/mine.py:MyBot, or start it with program:python3 bots/mine.py"),
        ("bots/plain.txt", "bots/plain.txt: not executable; make it so with chmod +x bots/plain.txt"),
        ("bots/run@1.2.3s", "a bot cannot think '1.2.3s'"),
        ("program:", "program: names no command; write program:COMMAND"),
        ("program:bots/run 'a", "no closing quotation; write the command as in a shell"),
        ("program:no-such-command -x", "no-such-command: there is no such file"),
        (f"program:{sys.executable} -c 1/0", "ended with exit code 1 (its last words: ZeroDivisionError"),
    ],
)
def test_what_cannot_be_used_is_refused_in_one_line(text: str, says: str) -> None:
    with pytest.raises(BadSetup) as refused:
        check_named_bot(text)
    assert says in str(refused.value)
    assert "\n" not in str(refused.value)


def test_a_wrong_limit_says_nothing_about_own_bots() -> None:
    with pytest.raises(BadSetup, match=r"leave out @5$"):
        check_named_bot("greedy@5")


def test_a_failure_travels_between_processes() -> None:
    import pickle

    failed = pickle.loads(pickle.dumps(BotFault("illegal", "run: Z9 is not legal here")))
    assert (failed.kind, str(failed)) == ("illegal", "run: Z9 is not legal here")
