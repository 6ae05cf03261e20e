"""The examples play both games, and the protocol's document says what is really said."""

import os
import re
import sys
from pathlib import Path

import pytest

from bottega.bots.bot import Budget
from bottega.bots.external import check_named_bot, find_named_bot, title
from bottega.bots.external.process import LONGEST, MOST_BYTES, MOST_LINES
from bottega.bots.external.program import LIMITS
from bottega.bots.external.program_bot import ProgramBot
from bottega.bots.seats import choose, find_bot, play_out
from bottega.games import find_game
from bottega.i18n import word_files

ROOT = Path(__file__).parents[3]
EXAMPLES = ROOT / "examples"
TEE = Path(__file__).with_name("tee.py")
DOCUMENT = ROOT / "docs" / "bot-protocol.md"

needs_sh = pytest.mark.skipif(os.name != "posix", reason="there is no sh")
BOTS = [
    pytest.param(f"{EXAMPLES / 'mybot.py'}:PlayoutBot", "PlayoutBot", id="mybot.py"),
    pytest.param(f"program:{sys.executable} {EXAMPLES / 'program_bot.py'}", "Rule of thumb", id="program_bot.py"),
    pytest.param(str(EXAMPLES / "program_bot.sh"), "First option", id="program_bot.sh", marks=needs_sh),
]
# To play out games by each move takes a minute with the engine as plain Python.
PLAYERS = [pytest.param(*BOTS[0].values, id=BOTS[0].id, marks=pytest.mark.compiled), *BOTS[1:]]


@pytest.mark.parametrize(("bot", "name"), BOTS)
def test_an_example_is_ready_and_says_its_name(bot: str, name: str) -> None:
    check_named_bot(bot)
    assert title(bot) == name


@pytest.mark.parametrize(("bot", "name"), PLAYERS)
@pytest.mark.parametrize(
    ("game", "players", "chosen"),
    [
        ("sintra", 2, {"side": "B"}),
        ("fresco", 2, {}),
        ("fresco", 3, {"modules": "1,2,4,10,12,17"}),
    ],
)
def test_an_example_plays_to_the_end(bot: str, name: str, game: str, players: int, chosen: dict[str, str]) -> None:
    rules = find_game(game)
    s = rules.new(players, 7, chosen)
    others = [find_bot("random", seat) for seat in range(1, players)]
    play_out(rules, s, [find_named_bot(bot, 1), *others], 7)
    assert s.over()


def test_the_documents_transcript_is_what_is_said(tmp_path: Path) -> None:
    log = tmp_path / "log"
    program = (sys.executable, str(TEE), str(log), sys.executable, str(EXAMPLES / "program_bot.py"))
    bot = ProgramBot("example", program, 1, Budget(seconds=10))
    rules = find_game("sintra")
    s = rules.new(2, 42, {"start": "1"})
    for number in range(2):
        s.play(choose(rules, s, bot, number))
    bot.close()
    said = log.read_text("utf-8").splitlines()
    written = transcript()
    assert len(said) == len(written)
    for real, shown in zip(said, written, strict=True):
        assert real.startswith(shown.removesuffix("…}")) if shown.endswith("…}") else real == shown


def transcript() -> list[str]:
    """The lines of the document's session."""
    found = re.search(r"```\n(> bottega 1\n.*?)```", DOCUMENT.read_text("utf-8"), re.DOTALL)
    assert found is not None
    return found[1].splitlines()


@pytest.mark.parametrize(("game", "players", "chosen"), [("sintra", 2, {}), ("fresco", 2, {"modules": "all"})])
def test_the_document_names_everything_that_a_view_has(game: str, players: int, chosen: dict[str, str]) -> None:
    text = DOCUMENT.read_text("utf-8")
    rules = find_game(game)
    s = rules.new(players, 3, chosen)
    view = rules.view(s, 0)
    assert not [name for name in keys(view) if f"`{name}`" not in text]


def keys(data: object) -> set[str]:
    """The names in a view, but for those of things whose names are data."""
    found: set[str] = set()
    for item in data if isinstance(data, list) else []:
        found |= keys(item)
    for name, item in data.items() if isinstance(data, dict) else []:
        found |= {name} | keys(item) if name.islower() else keys(item)
    return found - {"say", "n"}


def test_the_document_names_every_question() -> None:
    text = DOCUMENT.read_text("utf-8")
    words = "".join(file.read_text("utf-8") for file in word_files("en").values())
    asked = re.findall(r"^((?:sintra|fresco|m\d\d)-ask-[a-z-]+) =", words, re.MULTILINE)
    assert len(asked) > 40
    assert not [name for name in asked if f"`{name}`" not in text]


def test_the_document_has_the_limits() -> None:
    text = DOCUMENT.read_text("utf-8")
    for limit in (LONGEST, MOST_BYTES, MOST_LINES):
        assert f"{limit:,}" in text
    for seconds in (LIMITS.start, LIMITS.move, LIMITS.grace, LIMITS.leave):
        assert f"{seconds:g} s" in text
