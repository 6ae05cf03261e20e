"""Classes in files: what is said when they cannot be used or fail, and what they get."""

import re
import sys
from importlib import resources
from pathlib import Path

import pytest

from bottega.bots.bot import Budget
from bottega.bots.external import BotFault, check_named_bot, find_named_bot
from bottega.bots.external.files import load_class
from bottega.bots.external.program_bot import ProgramBot
from bottega.bots.seats import choose, find_bot, play_out
from bottega.core.errors import BadSetup
from bottega.games.fresco.game import FrescoGame
from bottega.games.sintra.game import SintraGame
from tests.bots.external.stage import SINTRA, ask, first

CHOOSE = "def choose(self, game, s, who):"
FIRST = f"{CHOOSE} return s.options[0]"


def bot_file(folder: Path, text: str) -> Path:
    """A file with a bot in it."""
    file = folder / "mybot.py"
    file.write_text(text)
    return file


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("class PlayBot:\n    " + FIRST, "there is no such class; did you mean PlayBot?"),
        ("class Other:\n    " + FIRST, "there is no such class; the file has Other"),
        ("from bottega.bots.greedy import GreedyBot", "there is no such class; the file has no bot at all"),
        ("MyBot = 3", "this is no class; the file has no bot at all"),
        ("class MyBot:\n    pass", "the class has no method choose(self, game, s, who); define it"),
        (
            "from bottega.bots.bot import Bot\nclass MyBot(Bot):\n    pass",
            "the class has no method choose(self, game, s, who); define it",
        ),
        (
            f"class MyBot:\n    {FIRST}\n    def __init__(self, depth): pass",
            "its constructor needs 'depth'; it can ask for name, seed, budget, and nothing else",
        ),
        ("x = 1\nclass MyBot\n", "the file cannot be loaded: line 2: SyntaxError: expected ':'"),
        ("x = 1\n\ny = z\n", "the file cannot be loaded: line 3: NameError: name 'z' is not defined"),
        ("import nothing_like_it", "line 1: ModuleNotFoundError: No module named 'nothing_like_it'"),
        ("import sys\nsys.exit(0)", "the file ends Python when it is loaded"),
        ("raise ValueError('two\\nlines')", "line 1: ValueError: two lines"),
    ],
)
def test_a_file_that_cannot_be_used_is_refused_in_one_line(
    text: str, says: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "path", sys.path[:])
    monkeypatch.setattr(sys, "modules", sys.modules.copy())
    with pytest.raises(BadSetup) as refused:
        load_class(bot_file(tmp_path, text), "MyBot")
    assert says in str(refused.value)
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("class PlayBot:\n    " + FIRST, "mybot.py:MyBot: there is no such class; did you mean PlayBot?"),
        ("import os\nos._exit(7)", "mybot.py:MyBot: ended with exit code 7"),
    ],
)
def test_the_check_loads_a_file_elsewhere(text: str, says: str, tmp_path: Path) -> None:
    with pytest.raises(BadSetup) as refused:
        check_named_bot(f"{bot_file(tmp_path, text)}:MyBot")
    assert str(refused.value) == says


@pytest.mark.parametrize(
    ("body", "kind", "says"),
    [
        ("return 1 // 0", "crash", "mybot.py:MyBot: line 3: ZeroDivisionError: integer division or modulo by zero"),
        ("return len(game.name, s)", "crash", "line 3: TypeError: len() takes exactly one argument (2 given)"),
        ("return self.choose(game, s, who)", "crash", "line 3: RecursionError: maximum recursion depth exceeded"),
        ("import os; os._exit(5)", "crash", "mybot.py:MyBot: ended with exit code 5"),
        ("raise SystemExit", "crash", "line 3: SystemExit"),
        ("return input()", "crash", "line 3: EOFError"),
        ("pass", "illegal", "mybot.py:MyBot: move(None) is not legal here; legal: F1"),
        ("return 12345", "illegal", "move(12345) is not legal here"),
        ("return [s.options[0], 1]", "illegal", "is not legal here"),
    ],
)
def test_a_class_that_fails_is_reported_and_nothing_else_suffers(
    body: str, kind: str, says: str, tmp_path: Path
) -> None:
    file = bot_file(tmp_path, f"class MyBot:\n    {CHOOSE}\n        {body}\n")
    with pytest.raises(BotFault) as failed:
        ask(find_named_bot(f"{file}:MyBot", 1))
    assert failed.value.kind == kind
    assert says in str(failed.value)


@pytest.mark.parametrize(
    "text",
    [
        "class MyBot:\n    " + FIRST,
        "from bottega.bots.bot import Bot\nclass MyBot(Bot):\n    " + FIRST,
        f"class MyBot:\n    def __init__(self, *args, depth=3, **more): pass\n    {FIRST}",
        f"from beside import Base\nclass MyBot(Base): pass\n#{FIRST}",
        f"class MyBot:\n    {CHOOSE}\n        print('bestmove R')\n        return s.options[0]",
        f"class MyBot:\n    {CHOOSE}\n        move = s.options[0]\n        s.playout(1)\n        return move",
    ],
    ids=["any class", "a Bot", "with defaults", "from a file beside", "that prints", "that plays on"],
)
def test_a_class_plays(text: str, tmp_path: Path) -> None:
    Path(tmp_path, "beside.py").write_text("class Base:\n    " + FIRST)
    assert ask(find_named_bot(f"{bot_file(tmp_path, text)}:MyBot", 1)) == first()


def test_a_constructor_gets_what_it_declares(tmp_path: Path) -> None:
    file = bot_file(
        tmp_path,
        "class MyBot:\n"
        "    def __init__(self, seed, budget, name): self.given = seed, budget, name\n"
        f"    {CHOOSE}\n"
        "        seed, budget, name = self.given\n"
        "        raise ValueError(f'{type(seed).__name__} {budget.iterations} {budget.seconds} {name}')\n",
    )
    with pytest.raises(BotFault, match=r"ValueError: int 70 2.5 MyBot"):
        ask(find_named_bot(f"{file}:MyBot", 1, Budget(70, 2.5)))


def test_a_class_gets_a_guess_that_tells_nothing_of_the_seed(tmp_path: Path) -> None:
    file = bot_file(
        tmp_path,
        "class MyBot:\n"
        f"    {CHOOSE}\n"
        "        view = game.view(s, who)\n"
        '        raise ValueError(f\'{s.random} {view["bag"]} {"".join(map(str, s.bag))}\')\n',
    )
    s = SINTRA.new(2, 1, {})
    told = []
    for seed in (1, 1, 2):
        with pytest.raises(BotFault) as failed:
            choose(SINTRA, s, find_named_bot(f"{file}:MyBot", seed), 5)
        told.append(str(failed.value))
    assert told[0] == told[1] != told[2]
    guess = SINTRA.determinize(s, 0, 5)
    assert str(int(guess.random)) not in told[0]
    assert str(int(s.random)) not in told[0]
    assert f" {len(s.bag)} " in told[0]
    assert "".join(map(str, s.bag)) not in told[0]


def test_a_class_plays_the_same_with_the_same_seed(tmp_path: Path) -> None:
    file = bot_file(
        tmp_path,
        "import random\n"
        "class MyBot:\n"
        "    def __init__(self, seed): self.dice = random.Random(seed)\n"
        f"    {CHOOSE} return self.dice.choice(list(s.options))",
    )
    games = []
    for seed in (1, 1, 2):
        s = SINTRA.new(2, 1, {})
        games.append(play_out(SINTRA, s, [find_named_bot(f"{file}:MyBot", seed), find_bot("random", 1)], 1))
    assert games[0] == games[1] != games[2]


def test_a_class_plays_with_somebodys_own_components(tmp_path: Path) -> None:
    table = tmp_path / "table.toml"
    box = resources.files("bottega.games.sintra").joinpath("box.toml").read_text("utf-8")
    table.write_text(re.sub(r"^([234]) = \d", r"\1 = 1", box, flags=re.MULTILINE))
    game = SintraGame(table)
    file = bot_file(
        tmp_path,
        f"class MyBot:\n    {CHOOSE}\n        assert len(game.view(s, who)['factories']) == 1\n"
        "        return s.options[0]",
    )
    s = game.new(2, 1, {})
    assert choose(game, s, find_named_bot(f"{file}:MyBot", 1), 1) == s.options[0]


def test_a_class_is_asked_in_its_seat_while_all_plan(tmp_path: Path) -> None:
    file = bot_file(
        tmp_path,
        f"class MyBot:\n    {CHOOSE}\n        assert s.to_move() == who == game.view(s, who)['seat']\n"
        "        return s.options[-1]",
    )
    game = FrescoGame()
    s = game.new(3, 1, {"modules": "all"})
    while len(s.deciders()) < 3:
        s.play(s.options[0])
    bot = find_named_bot(f"{file}:MyBot", 1)
    assert isinstance(bot, ProgramBot)
    for seat in (2, 0, 1):
        s.ask(seat)
        assert choose(game, s, bot, 1) == s.options[-1]
        assert f"players 3 seat {seat} " in bot.game
    assert "option edition mega option modules 1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17" in bot.game


@pytest.mark.compiled
@pytest.mark.parametrize("players", [2, 3])
def test_a_game_has_one_instance_a_seat_also_where_plans_are_secret(players: int, tmp_path: Path) -> None:
    file = bot_file(
        tmp_path,
        "from pathlib import Path\n"
        "class MyBot:\n"
        "    def __init__(self):\n"
        "        with Path(__file__).with_name('made').open('a') as made: made.write('x')\n"
        f"    {CHOOSE} return s.options[s.round % len(s.options)]",
    )
    game = FrescoGame()
    for seed in range(2):
        s = game.new(players, seed, {"modules": "all"})
        own = [find_named_bot(f"{file}:MyBot", seat) for seat in range(players - 1)]
        play_out(game, s, [find_bot("random", seed), *own], seed)
    assert len((tmp_path / "made").read_text()) == 2 * (players - 1)


def test_an_earlier_moment_is_a_game_of_its_own(tmp_path: Path) -> None:
    file = bot_file(
        tmp_path,
        "class MyBot:\n"
        "    def __init__(self): self.asked = 0\n"
        f"    {CHOOSE}\n"
        "        self.asked += 1\n"
        "        return s.options[0 if self.asked == 1 else -1]",
    )
    s = SINTRA.new(2, 1, {"start": "1"})
    bot = find_named_bot(f"{file}:MyBot", 1)
    later = s.copy()
    while later.round == s.round or later.to_move() != 0 or len(later.options) < 2:
        later.play(later.options[0])
    assert choose(SINTRA, later, bot, 1) == later.options[0]
    assert choose(SINTRA, later, bot, 1) == later.options[-1]
    assert choose(SINTRA, s, bot, 1) == s.options[0]
    assert choose(SINTRA, s, bot, 1) == s.options[-1]
