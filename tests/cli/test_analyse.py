"""`bottega analyse`: grades, the curve, and what it refuses."""

import json
import re
from pathlib import Path

import pytest

from tests.cli.shell import Shell, cut, moves, rest_of

LONG = Path(__file__).parents[1] / "records" / "fresco" / "4-mega-thirty-rounds.txt"
MOVES = 8
GREEDY = ("--bot", "greedy", "--jobs", "1")  # quick, whatever the strongest bot is


@pytest.fixture
def start(shell: Shell, record: str) -> str:
    """The first moves of a game, in a file."""
    return shell.write("game.txt", cut(record, MOVES))


def test_whole_game_is_graded_and_its_curve_drawn(shell: Shell, record: str) -> None:
    shell.write("game.txt", record)
    said = shell("analyse", "game.txt", "--bot", "greedy", "--jobs", "2").well()
    assert re.match(r"\d+ decisions, judged by greedy", said)
    for word in ("player", "best", "good", "doubtful", "blunder", "Random 1", "Random 2"):
        assert word in said
    assert said.endswith("The curve is in game-analysis.svg.\n")
    assert shell.files() == ["game-analysis.svg", "game.txt"]
    picture = shell.read("game-analysis.svg")
    assert picture.startswith("<svg ")
    assert "Stained Glass of Sintra" in picture


def test_all_lists_every_decision(shell: Shell, start: str) -> None:
    said = shell("analyse", start, "--all", *GREEDY).well()
    listed = dict(re.findall(r"^ +(\d+) +(Random \d)", said, re.MULTILINE))
    played = moves(shell.read(start))
    assert set(listed) == {str(number) for number in range(1, MOVES + 1)}
    for number, name in listed.items():
        assert name == f"Random {played[int(number) - 1][0]}"
        assert played[int(number) - 1].split()[1] in said


def test_json_is_one_object_and_draws_nothing(shell: Shell, start: str) -> None:
    found = json.loads(shell("analyse", start, "--json", *GREEDY).well())
    assert found["game"] == "sintra"
    assert found["complete"] is True
    assert found["moves"] == MOVES
    assert len(found["curve"]["victory"]) == len(found["summary"]) == 2
    played = moves(shell.read(start))
    for decision in found["decisions"]:
        assert f"{decision['who'] + 1} {decision['move']}" == played[decision["index"]]
    assert shell.files() == ["game.txt"]


def test_curve_goes_where_it_is_wanted(shell: Shell, start: str) -> None:
    json.loads(shell("analyse", start, "--json", "--svg", "my curve.svg", *GREEDY).well())
    assert shell.read("my curve.svg").startswith("<svg ")
    assert "The curve is in other.svg." in shell("analyse", start, "--svg", "other.svg", *GREEDY).well()


def test_same_again_for_any_number_of_jobs(shell: Shell, start: str) -> None:
    one = shell("analyse", start, "--json", "--bot", "search@5", "--jobs", "1").well()
    assert shell("analyse", start, "--json", "--bot", "search@5", "--jobs", "2").well() == one


def test_one_seat_alone(shell: Shell, start: str) -> None:
    found = json.loads(shell("analyse", start, "--json", "--seat", "2", *GREEDY).well())
    assert {decision["who"] for decision in found["decisions"]} == {1}


def test_own_components(shell: Shell, small_box: str) -> None:
    shell.write("box.toml", small_box)
    shell("play", "--components", "box.toml", "--seed", "4", "--save", "game.txt", keys="1\n1\n1\nquit\n").well()
    shell("analyse", "game.txt", *GREEDY).refused("game.txt", "--components")
    assert "decisions, judged by" in shell("analyse", "game.txt", "--components", "box.toml", *GREEDY).well()


def test_played_game_says_how_to_look_back(shell: Shell, small_box: str) -> None:
    shell.write("box.toml", small_box)
    words = ("play", "--seats", "random,random", "--components", "box.toml", "--seed", "4", "--save", "my game.txt")
    said = shell(*words).well()
    assert "See how good each decision was: bottega analyse 'my game.txt' --components box.toml\n" in said


def test_ctrl_c_shows_what_was_found_so_far(shell: Shell) -> None:
    with shell.terminal("analyse", str(LONG), "--svg", "curve.svg", *GREEDY) as child:
        child.expect(r"[1-9]\d*%")
        child.sendintr()
        said = rest_of(child)
        assert child.exitstatus == 130
    assert "Traceback" not in said
    assert re.search(r"\d+ of \d+ decisions, judged by greedy", said)
    assert re.search(r"bottega: stopped after \d+ decisions", said)


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["--bot", "nobody"], "there is no bot 'nobody'"),
        (["--seat", "3"], "choose --seat from 1 to 2"),
        (["--seat", "0"], "choose --seat from 1 to 2"),
        (["--time", "0"], "--time"),
        (["--time", "nan"], "--time"),
        (["--time", "1", "--iterations", "5"], "choose one of --time, --iterations"),
        (["--bot", "search@5", "--time", "1"], "choose one of --time, --iterations"),
        (["--bot", "search@x"], "think 'x'"),
        (["--bot", "greedy@5"], "greedy answers at once and takes no limit"),
        (["--bot", "My.py:Bot"], "there is no bot 'My.py:Bot' who judges"),
        (["--bot", "My.py:Bot"], "bots of your own play in bottega arena and bottega simulate"),
        (["--iterations", "0"], "--iterations"),
        (["--svg", "no/such/folder.svg"], "choose another file with --svg"),
        (["--svg", "."], "choose another file with --svg"),
        (["--svg", "./game.txt"], "game.txt: holds the game; choose another file with --svg"),
        (["--jobs", "0"], "--jobs"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_wrong_words_are_refused(shell: Shell, start: str, words: list[str], says: str) -> None:
    shell("analyse", start, *words).refused(says)
    assert shell.files() == ["game.txt"]


def test_wrong_records_are_refused(shell: Shell, record: str) -> None:
    shell("analyse", "nothing.txt").refused("nothing.txt: cannot be read")
    shell.write("notes.txt", "my notes\n")
    shell("analyse", "notes.txt").refused("notes.txt: line 1")
    shell.write("broken.txt", re.sub(r"\n2 (\d) \S+\n", r"\n2 \1 S99\n", record))
    shell("analyse", "broken.txt", *GREEDY).refused("broken.txt: move 2")


def test_game_without_a_move(shell: Shell, record: str) -> None:
    shell.write("game.txt", cut(record, 0))
    assert shell("analyse", "game.txt", *GREEDY).well().startswith("0 decisions")
    assert shell.files() == ["game.txt"]
