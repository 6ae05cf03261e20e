"""Bad input gets one clear line and exit code 2."""

import resource
import subprocess

import pytest

from tests.cli.shell import COMMAND, PATIENCE, Done, Shell

LONG = "x" * 300

# What is typed, and what the answer must name.
BAD = [
    ("--nothing", "--nothing"),
    ("nothing", "'nothing'"),
    ("play --nothing", "--nothing bottega play --help"),
    ("simulate --gamse 3", "--gamse"),
    ("replay", "FILE"),
    ("replay a b", "b"),
    ("check", "FILE"),
    ("check --nothing x", "--nothing"),
    ("bench --nothing", "--nothing"),
    ("play sintra again", "again"),
    ("play chess", "'chess' sintra"),
    ("simulate chess", "'chess' sintra"),
    ("perft chess --depth 1", "'chess' sintra"),
    *[(f"play --players {players}", f"{players} 2, 3, 4") for players in ("0", "1", "5", "-1", "99999999999999999999")],
    *[(f"simulate --players {players}", f"{players} 2, 3, 4") for players in ("0", "5", "99999999999999999999")],
    ("perft --depth 1 --players 1", "1 2, 3, 4"),
    *[(f"{command} --players two", "--players 'two'") for command in ("play", "simulate", "perft --depth 1")],
    *[(f"play --seed {seed}", f"seed {seed}") for seed in ("-1", "99999999999999999999", "1152921504606846976")],
    *[(f"simulate --seed {seed}", f"seed {seed}") for seed in ("-1", "99999999999999999999", "lucky")],
    *[(f"perft --depth 1 --seed {seed}", f"seed {seed}") for seed in ("-1", "99999999999999999999", "1.5")],
    ("play --seats human", "1 2, 3, 4"),
    ("play --seats human,human,human,human,human", "5 2, 3, 4"),
    ("play --seats human,gredy", "'gredy' human, random, greedy"),
    ("play --seats human,My.py:Bot", "'My.py:Bot' human, random, greedy own bottega arena simulate"),
    ("play --seats human,greedy@5", "greedy once limit @5"),
    ("play --seats human,", "'' human, random, greedy"),
    ("play --players 3 --seats human,greedy", "3 2 seats"),
    ("play --side C", "--side 'C'"),
    ("play --start 3", "3"),
    ("play --start me", "'me'"),
    ("simulate --bots gredy", "'gredy' random, greedy"),
    ("simulate --bots human,random", "'human' random, greedy"),
    ("simulate --bots random,random,random", "3 2"),
    ("simulate --bots ,", "missing between commas"),
    ("simulate --games 0", "--games 0"),
    ("simulate --games many", "--games many"),
    ("simulate --jobs 0", "--jobs 0"),
    ("perft", "--depth"),
    ("perft --depth -1", "--depth -1"),
    ("perft --depth deep", "--depth deep"),
    ("perft --depth 99", "--depth 99"),
    ("replay x --at first", "--at first"),
    ("play --save nowhere/game.txt", "nowhere/game.txt"),
    ("play --save file/game.txt", "file/game.txt"),
    ("play --save .", ". "),
    (f"play --save {LONG}", LONG),
    ("play --load nowhere.txt", "nowhere.txt"),
    (f"play --load {LONG}", LONG),
    ("simulate --games 1 --records file", "file"),
    ("simulate --games 1 --records file/folder", "file/folder"),
    ("simulate --games 1 --records taken", "taken/sintra-00001.txt"),
    ("simulate --games 60 --jobs 2 --records taken", "taken/sintra-00001.txt"),
    (f"simulate --games 1 --records {LONG}", LONG),
]

# A change of the standard table, and the place and problem that must be named.
WRONG_TABLES = [
    ("per_colour = 20", "per_color = 20", ":{line}: [panes] per_color unknown"),
    ("[broken_glass]", "[brokn_glass]", ":{line}: [brokn_glass] unknown"),
    ("per_colour = 20", "per_colour = '20'", ":{line}: [panes] per_colour must be a whole number"),
    ("per_colour = 20", "per_colour = 2000", ":{line}: [panes] per_colour must be a whole number"),
    ("per_colour = 20", "per_colour = true", ":{line}: [panes] per_colour must be a whole number"),
    ("per_colour = 20", "", ":{table}: [panes] per_colour is missing"),
    ("per_colour = 20", "per_colour = " + "1" * 5000, "TOML"),
    ("per_colour = 20", "per_colour = ", "line {line}"),
    ('"pink", "white"', '"white", "pink"', ":{line}: [panes] colours must be"),
    ("[panes]", "panes = 3\n[others]", "[panes]"),
    ("[panes]", '"a\\nb" = 3\n[panes]', "unknown"),
    ("2 = 5", "2 = 0", ":{line}: [factories] 2 must be"),
    ("4 = 9", "", ":{table}: [factories] 4 is missing"),
    ('"PPWWW"', '"PPWW"', "[strips] sides a side is five letters"),
    ('"PPWWW"', '"PPWWX"', "[strips] sides a side is five letters"),
    ('"PPWWW"', "[]", "[strips] sides must be a text"),
    ('"WJOJP"', '"WJOOP"', "[strips] sides exactly one side"),
    ("[0, 1], [2, 3]", "[0, 8], [2, 3]", "[palace] ornaments_a must be"),
    ("track = [0, -1", "track = [1, -1", "[broken_glass] track must be"),
    ("track = [0, -1", "track = 3 #", "[broken_glass] track must be a list"),
    ("track = [0, -1", "track = " + "[" * 9999, "TOML"),
]


@pytest.mark.parametrize(("typed", "says"), BAD, ids=[typed[:60] for typed, _says in BAD])
def test_bad_input_gets_one_clear_line(shell: Shell, typed: str, says: str) -> None:
    shell.write("file", "")
    (shell.folder / "taken" / "sintra-00001.txt").mkdir(parents=True)
    shell(*typed.split(), keys="quit\n").refused(*says.split(" "))


@pytest.mark.parametrize(("old", "new", "place"), WRONG_TABLES, ids=[f"{n[:20]}-{p[:40]}" for _o, n, p in WRONG_TABLES])
def test_wrong_component_table_is_named_with_its_line(shell: Shell, box: str, old: str, new: str, place: str) -> None:
    before = box[: box.index(old)]
    line = before.count("\n") + 1
    table = before[: before.rfind("\n[") + 1].count("\n") + 1
    shell.write("box.toml", box.replace(old, new, 1))
    done = shell("play", "--components", "box.toml", keys="quit\n")
    done.refused("box.toml", place.format(line=line, table=table))
    assert len(done.err) < 500


def test_every_missing_table_is_named(shell: Shell, box: str) -> None:
    tables = [f"[{part}" for part in box.split("\n[")[1:]]
    for table in (one for one in tables if not one.startswith("[status.")):  # these may be left out
        shell.write("box.toml", "\n".join(other for other in tables if other != table))
        name = table.partition("]")[0] + "]"
        shell("perft", "--depth", "0", "--components", "box.toml").refused("box.toml", name, "missing")


def test_component_table_that_is_no_text(shell: Shell) -> None:
    (shell.folder / "junk.toml").write_bytes(b"\x00\xff\xfe")
    (shell.folder / "folder.toml").mkdir()
    shell.write("empty.toml", "")
    for name in ("junk.toml", "folder.toml", "empty.toml", "missing.toml", f"{LONG}.toml"):
        shell("play", "--components", name, keys="quit\n").refused(f"{name}:")
    for command in ("simulate", "perft --depth 1"):
        shell(*command.split(), "--components", "junk.toml").refused("junk.toml:")


def test_component_table_without_end(shell: Shell) -> None:
    def little_memory() -> None:
        resource.setrlimit(resource.RLIMIT_AS, (10**9, 10**9))

    done = subprocess.run(
        [*COMMAND, "perft", "--depth", "0", "--components", "/dev/zero"],
        preexec_fn=little_memory,
        capture_output=True,
        text=True,
        env=shell.env,
        cwd=shell.folder,
        timeout=PATIENCE,
    )
    Done(done.returncode, done.stdout, done.stderr).refused("/dev/zero: ")


@pytest.mark.parametrize("command", ["replay game.txt", "play --load game.txt"])
def test_wrong_component_table_beside_a_record(shell: Shell, record: str, command: str) -> None:
    shell.write("game.txt", record)
    shell.write("box.toml", "[panes]\n")
    shell(*command.split(), "--components", "box.toml").refused("box.toml:1: [panes]")


def test_wrong_component_table_for_check(shell: Shell, record: str) -> None:
    shell.write("game.txt", record)
    shell.write("box.toml", "[panes]\n")
    shell("check", "game.txt", "--components", "box.toml").refused("box.toml:1: [panes]", code=1)


@pytest.mark.parametrize("command", ["perft --depth 1", "perft --depth 1 --json", "simulate --games 1", "--help"])
def test_full_disk_gets_one_line(shell: Shell, command: str) -> None:
    done = shell.line(f"$BOTTEGA {command} > /dev/full")
    assert "Traceback" not in done.err
    assert len(done.err.splitlines()) == 1
    assert done.code != 0
