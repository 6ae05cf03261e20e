"""Random games under all laws, from outside."""

import re

import pytest

from tests.cli.shell import Done, Shell, cut, rest_of

SUMMARY = r"[\d,]+ games?, [\d,]+ decisions, no law broken"
QUICK = ("--minutes", "0.003")


def broken(shell: Shell, rule: str, words: str) -> Done:
    """Run `bottega WORDS` where Sintra has a broken rule."""
    return shell.run("tests.study.broken", rule, *words.split())


@pytest.mark.parametrize("jobs", [[], ["--jobs", "1"], ["--jobs", "3"]], ids=["all cores", "one", "three"])
def test_a_run_ends_with_a_summary(shell: Shell, jobs: list[str]) -> None:
    said = shell("fuzz", "--game", "sintra", "--seed", "7", *QUICK, *jobs).well()
    assert re.fullmatch(rf"seed 7\n{SUMMARY}\n", said)
    assert shell.files() == []


def test_the_seed_nobody_chose_is_told(shell: Shell) -> None:
    said = shell("fuzz", "--game", "sintra", *QUICK).well()
    assert re.fullmatch(rf"seed \d+\n{SUMMARY}\n", said)


def test_your_own_table(shell: Shell, small_box: str) -> None:
    shell.write("box.toml", small_box)
    said = shell("fuzz", "--game", "sintra", "--components", "box.toml", *QUICK).well()
    assert re.search(SUMMARY, said)


@pytest.mark.parametrize("after", [0, 30, 1000])
def test_a_record_that_obeys(shell: Shell, record: str, after: int) -> None:
    shell.write("game.txt", cut(record, after) if after < 1000 else record)
    assert shell("fuzz", "--record", "game.txt").well() == "game.txt: no law broken\n"


@pytest.mark.parametrize(
    ("rule", "law"),
    [
        ("thief", r"pieces stay: there were \[20, 20, 20, 20, 20\], now there are \[.*\]"),
        ("twice", r"options are sound: a move is offered twice in \[.*\]"),
        ("crash", r"crash: IndexError: no such window in broken.py, line \d+"),
    ],
)
def test_a_broken_law_is_told_and_its_record_shows_it_again(shell: Shell, rule: str, law: str) -> None:
    done = broken(shell, rule, "fuzz --game sintra --seed 5 --minutes 0.5 --out found")
    assert (done.code, done.err) == (1, "")
    said = done.out.splitlines()
    assert said[0] == "seed 5"
    for line, opening in zip(said[1:3], (r"game \d+", "shortest"), strict=True):
        assert re.fullmatch(rf"{opening}: sintra, \d players, side ., start \w+: {law} \(after move \d+\)", line)
    assert re.fullmatch(r"see it again: bottega fuzz --record found/fuzz-sintra-5-\d+\.txt", said[3])
    assert re.fullmatch(r"[\d,]+ games?, [\d,]+ decisions, 1 law broken", said[4])
    assert len(said) == 5
    file = said[3].split()[-1]
    again = broken(shell, rule, f"fuzz --record {file}")
    assert (again.code, again.err) == (1, "")
    assert again.out == f"{file}: {said[2].split(': ', 2)[2]}\n"
    assert len(shell.moves(file)) == int(re.findall(r"after move (\d+)", said[2])[0])
    assert shell("fuzz", "--record", file).well() == f"{file}: no law broken\n"


def test_a_record_in_the_way_stays(shell: Shell) -> None:
    words = "fuzz --game sintra --seed 5 --jobs 1"
    first = broken(shell, "crash", words).out
    kept = {name: shell.read(name) for name in shell.files()}
    assert broken(shell, "crash", words).out.replace("-2.txt", ".txt") == first
    assert {name: shell.read(name) for name in kept} == kept
    assert len(shell.files()) == 2


@pytest.mark.parametrize(
    ("rule", "law"),
    [
        ("death", r"crash: the process that played it ended with exit code 3 \(after move \d+\)"),
        ("sleep", r"games end: nothing happens for 3 seconds \(after move \d+\)"),
    ],
)
def test_a_game_that_never_comes_back_leaves_a_record_too(shell: Shell, rule: str, law: str) -> None:
    done = broken(shell, rule, "fuzz --game sintra --seed 5 --jobs 2")
    assert (done.code, done.err) == (1, "")
    assert re.search(law, done.out)
    assert "1 law broken" in done.out
    (file,) = shell.files()
    assert f"see it again: bottega fuzz --record {file}\n" in done.out
    if rule == "death":
        assert broken(shell, rule, f"fuzz --record {file}").code == 3
    assert shell("fuzz", "--record", file).well() == f"{file}: no law broken\n"


def test_terminal_shows_how_it_goes(shell: Shell) -> None:
    with shell.terminal("fuzz", "--game", "sintra", *QUICK) as child:
        said = rest_of(child)
        assert child.exitstatus == 0
    assert re.search(r"[\d,]+ games?, [\d,]+ decisions, [\d,]+ games/s, \d+ s left", said)


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_tells_what_was_done(shell: Shell, jobs: str) -> None:
    with shell.terminal("fuzz", "--game", "sintra", "--minutes", "9", "--jobs", jobs) as child:
        child.expect(r"games/s, \d+ s left")
        child.sendintr()
        said = rest_of(child)
        assert child.exitstatus == 130
    assert "Traceback" not in said
    assert re.search(SUMMARY, said)
    assert "bottega: stopped" in said


BAD = [
    ("--nothing", "--nothing"),
    ("sintra", "sintra"),
    ("--game chess", "'chess' sintra"),
    *[(f"--minutes {minutes}", f"--minutes {minutes}") for minutes in ("0", "-1", "nan", "inf", "long")],
    *[(f"--seed {seed}", f"seed {seed}") for seed in ("-1", "99999999999999999999", "lucky")],
    ("--jobs 0", "--jobs 0"),
    ("--out file", "file folder"),
    ("--components box.toml", "--game"),
    ("--game sintra --components nowhere.toml", "nowhere.toml"),
    ("--record nowhere.txt", "nowhere.txt"),
    ("--record file", "file line"),
    ("--record game.txt --seed 1", "--record"),
    ("--record illegal.txt", "illegal.txt: move"),
]


@pytest.mark.parametrize(("typed", "says"), BAD, ids=[typed for typed, _says in BAD])
def test_bad_input_gets_one_clear_line(shell: Shell, record: str, typed: str, says: str) -> None:
    shell.write("file", "")
    shell.write("game.txt", record)
    shell.write("illegal.txt", re.sub(r"^(1 \d) \S+$", r"\1 S8", record, count=1, flags=re.MULTILINE))
    shell("fuzz", *typed.split()).refused(*says.split(" "))
