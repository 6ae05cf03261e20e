"""The arena from outside: what is typed, what is shown, files and exit codes."""

import json
import os
import re
import shlex
import signal
import subprocess
import time
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from bottega.engine import compiled
from tests.cli.shell import COMMAND, PATIENCE, Shell, rest_of
from tests.study.arena.conftest import Typed

BASIC = ("arena", "sintra", "--bots", "random,greedy", "--seed", "5")


def report(typed: Typed, *words: str, command: str = "arena") -> dict[str, Any]:
    """The one JSON object that the command prints."""
    said = typed(command, *words, "--json").well()
    assert said.count("\n") == 1
    found: dict[str, Any] = json.loads(said)
    return found


def lasting(found: dict[str, Any]) -> dict[str, Any]:
    """The report without what depends on the clock."""
    rows = [{**row, "seconds_a_decision": 0, "longest_decision": 0} for row in found["standings"]]
    return {**found, "standings": rows}


def games(file: Path) -> list[dict[str, Any]]:
    """The games of a results file, in an order of their own, without what depends on the clock."""
    rows = [json.loads(line) for line in file.read_text().splitlines()[1:] if not line.startswith('{"stop":')]
    return sorted(({**row, "thinking": [], "longest": []} for row in rows), key=lambda row: (row["seed"], row["seats"]))


# --- playing


def test_table_tells_ratings_rates_points_and_the_seed(typed: Typed) -> None:
    said = typed("arena", "sintra", "--bots", "Random, greedy", "--games", "20").well()
    for part in ("20 games count: 10 deals", "standings", "rating", "pairings", "points", "greedy", "random", "seed "):
        assert part in said
    assert re.search(r"^greedy +at least [+-]\d+ +20 ", said, re.MULTILINE)


def test_json_has_everything(typed: Typed) -> None:
    found = report(typed, *BASIC[1:], "--games", "9", "--side", "B")
    assert (found["game"], found["players"], found["seeds"]) == ("sintra", 2, [5])
    assert found["options"] == {"side": "B", "start": "random"}
    assert found["bots"] == ["random", "greedy"]
    assert found["compiled"] is compiled()
    assert (found["planned"], found["played"], found["counted"], found["deals"]) == (10, 10, 10, 5)
    assert found["complete"] is True
    assert (found["stop"], found["tests"], found["forfeits"]) == (None, [], [])
    greedy, random = found["standings"]
    assert (greedy["bot"], random["bot"]) == ("greedy", "random")
    assert set(greedy) >= {"rating", "rating_interval", "win_rate", "win_interval", "mean_score", "games", "wins"}
    assert greedy["decisions"] > 100
    assert 0 < greedy["seconds_a_decision"] < greedy["longest_decision"] < 10
    (pairing,) = found["pairings"]
    assert pairing["bots"] == ["random", "greedy"]
    assert pairing["ahead"] + pairing["level"] + pairing["behind"] == pairing["games"] == 10
    assert set(pairing) >= {"rate", "interval", "plain_interval", "anytime_interval", "score_difference"}


def test_same_games_on_any_number_of_processes(shell: Shell, typed: Typed) -> None:
    words = (*BASIC[1:], "--players", "3", "--games", "30", "--stop")
    alone = report(typed, *words, "--jobs", "1", "--results", "one")
    pair = report(typed, *words, "--jobs", "2", "--results", "two")
    assert lasting({**alone, "played": 0}) == lasting({**pair, "played": 0})  # games in flight may differ
    counted = alone["counted"]
    assert games(shell.folder / "one")[:counted] == games(shell.folder / "two")[:counted]


@pytest.mark.parametrize("modules", ["random:5", "random", "portraits,2"])
def test_fresco_with_modules(typed: Typed, modules: str) -> None:
    words = ("fresco", "--bots", "random,greedy", "--games", "2", "--modules", modules, "--seed", "1", "--jobs", "1")
    found = report(typed, *words)
    assert found["options"]["modules"] == ("1,2" if modules.startswith("p") else modules)
    assert found["counted"] == 2


def test_a_clear_contest_stops_early(typed: Typed) -> None:
    found = report(typed, *BASIC[1:], "--games", "100000", "--stop", "--jobs", "2")
    (test,) = found["tests"]
    assert test["sentence"] == f"greedy is better than random: clear after {test['games']} games"
    assert test["games"] == found["counted"] < 40
    assert found["played"] < found["planned"] == 100_000
    assert found["complete"] is True


def test_that_a_contest_was_stopped_early_is_not_forgotten(shell: Shell, typed: Typed) -> None:
    """Whoever reads the file later, or goes on without --stop, is shown the intervals that hold then."""
    rule = {"at_most": 0.5, "at_least": 0.5, "error": 0.05}
    stopped = report(typed, *BASIC[1:], "--games", "100", "--stop", "--jobs", "1", "--results", "r")
    assert stopped["stopped"] == [rule]
    read = report(typed, "r", "--results", "again", command="standings")
    longer = report(typed, *BASIC[1:], "--games", "40", "--jobs", "1", "--results", "r")
    assert (read["stop"], longer["stop"]) == (None, None)
    assert read["stopped"] == longer["stopped"] == [rule]
    assert report(typed, "again", command="standings")["stopped"] == [rule]
    assert typed("arena", *BASIC[1:], "--games", "40", "--stop", "--results", "r").well()
    assert shell.read("r").count('{"stop":') == 1
    low, high = longer["pairings"][0]["anytime_interval"]
    for words in (("standings", "r"), (*BASIC, "--games", "40", "--results", "r")):
        said = typed(*words).well()
        assert f"{100 * low:.1f} - {100 * high:.1f}" in said
        assert "The pairings' intervals of the rate hold whenever one stops; all others do not." in said


@pytest.mark.parametrize(
    ("words", "verdict", "stop"),
    [
        (("--at-most", "0.8"), "less", {"at_most": 0.8, "at_least": 0.8, "error": 0.05}),
        (("--at-least", "0.7", "--stop"), "less", {"at_most": 0.5, "at_least": 0.7, "error": 0.05}),
    ],
)
def test_thresholds_are_what_is_tested(
    typed: Typed, words: tuple[str, ...], verdict: str, stop: dict[str, float]
) -> None:
    found = report(typed, *BASIC[1:], "--games", "1000", *words)
    assert found["stop"] == stop
    assert found["tests"][0]["verdict"] == verdict


def test_bots_that_fail_are_reported_and_the_others_play_on(typed: Typed) -> None:
    bots = "own.py:First,own.py:Crash,own.py:Cheat,greedy"
    found = report(typed, "sintra", "--bots", bots, "--games", "2", "--seed", "1", "--jobs", "1")
    assert found["counted"] == found["planned"] == 12
    forfeits = {row["bot"]: row["forfeits"] for row in found["standings"]}
    assert forfeits == {"own.py:First": 0, "greedy": 0, "own.py:Crash": 4, "own.py:Cheat": 6}
    kinds = {(one["bot"], one["kind"]) for one in found["forfeits"]}
    assert kinds == {("own.py:Crash", "crash"), ("own.py:Cheat", "illegal")}
    assert any("no glass left" in one["text"] for one in found["forfeits"])


@pytest.mark.parametrize("results", [(), ("--results", "r")], ids=["", "with results"])
def test_a_bot_that_ends_the_game_process_does_not_take_the_report_along(
    typed: Typed, results: tuple[str, ...]
) -> None:
    words = ("arena", "sintra", "--bots", "random,greedy,own.py:Killer", "--games", "2", "--seed", "1", "--jobs", "1")
    done = typed(*words, *results)
    assert done.code == 1
    assert re.search(r"^greedy +at least [+-]\d+ +2 ", done.out, re.MULTILINE)
    assert "own.py:Killer ended with exit code -9, twice; one of these bots may be the cause" in done.err
    assert "(after 2 of 6 games)" in done.err
    assert len(done.err.splitlines()) == 1
    found = json.loads(typed(*words, *results, "--json").out)
    assert found["complete"] is False
    assert "may be the cause" in found["lost"]


def test_decisions_beyond_the_limit_are_counted(typed: Typed) -> None:
    words = ("sintra", "--bots", "own.py:Dawdler@0.1s,greedy", "--games", "2", "--seed", "1", "--results", "r")
    found = report(typed, *words)
    late = {row["bot"]: row["late_decisions"] for row in found["standings"]}
    assert late["greedy"] == 0
    assert late["own.py:Dawdler@0.1s"] >= 8  # of two games; a busy machine can make more of them late
    assert found["forfeits"] == []
    assert re.search(rf"^own.py:Dawdler@0.1s .* {late['own.py:Dawdler@0.1s']}$", typed("standings", "r").well(), re.M)


def test_a_bot_that_is_quick_enough_is_not_late(typed: Typed) -> None:
    found = report(typed, "sintra", "--bots", "own.py:First,random", "--games", "2", "--seed", "1", "--time", "20")
    assert [row["late_decisions"] for row in found["standings"]] == [0, 0]


def test_forfeits_are_in_the_table(typed: Typed) -> None:
    said = typed("arena", "sintra", "--bots", "own.py:Crash,greedy", "--games", "2", "--jobs", "1").well()
    assert "forfeits" in said
    assert "no glass left" in " ".join(said.split())


def test_chart_is_drawn(shell: Shell, typed: Typed) -> None:
    typed(*BASIC, "--games", "4", "--chart", "chart.svg").well()
    picture = ElementTree.fromstring(shell.read("chart.svg"))
    words = {text.text for text in picture.iter("{http://www.w3.org/2000/svg}text")}
    assert {"greedy", "random"} <= words


def test_a_program_is_told_that_it_may_go(shell: Shell, typed: Typed) -> None:
    script = """while read -r word first _; do
    echo $word >> said
    case $word in bottega | newgame) echo ready ;; options) move=$first ;; go) echo "bestmove $move" ;; esac
    [ $word = quit ] && exit
done"""
    shell.write("bot.sh", script)
    typed("arena", "sintra", "--bots", "program:sh bot.sh,random", "--games", "2", "--jobs", "1").well()
    words = shell.read("said").split()
    assert (words.count("bottega"), words.count("quit"), words[-1]) == (2, 2, "quit")  # asked for its name, and played


# --- results


def test_results_go_on_where_they_ended_and_take_their_seed_along(shell: Shell, typed: Typed) -> None:
    few = report(typed, *BASIC[1:], "--games", "6", "--results", "r")
    size = (shell.folder / "r").stat().st_size
    more = report(typed, "sintra", "--bots", "random,greedy", "--games", "12", "--results", "r")
    assert more["seeds"] == few["seeds"] == [5]
    assert len(games(shell.folder / "r")) == more["counted"] == 12
    assert lasting(more) == lasting(report(typed, *BASIC[1:], "--games", "12"))
    again = report(typed, *BASIC[1:], "--games", "6", "--results", "r")
    assert again == few
    assert (shell.folder / "r").stat().st_size > size


def test_a_contest_that_was_killed_goes_on(shell: Shell, typed: Typed) -> None:
    file = shell.folder / "r"
    words = [*COMMAND, *BASIC, "--games", "100000", "--results", "r", "--jobs", "2"]
    killed = subprocess.Popen(words, cwd=shell.folder, env=shell.env, stdout=subprocess.DEVNULL)
    try:
        wait_for(lambda: file.exists() and file.read_bytes().count(b"\n") > 20)
        workers = children(killed.pid)
    finally:
        killed.send_signal(signal.SIGKILL)
        killed.wait()
    assert workers
    wait_for(lambda: not any(map(alive, workers)))
    file.write_bytes(file.read_bytes()[:-30])  # as if in the middle of a line
    kept = file.read_bytes().count(b"\n") - 1
    count = str(kept + 20)
    found = report(typed, *BASIC[1:], "--games", count, "--results", "r")
    assert lasting(found) == lasting(report(typed, *BASIC[1:], "--games", count))


def wait_for(happens: Any) -> None:
    deadline = time.monotonic() + PATIENCE
    while not happens():
        assert time.monotonic() < deadline
        time.sleep(0.02)


def children(parent: int) -> list[int]:
    found = subprocess.run(["ps", "-o", "pid=", "--ppid", str(parent)], capture_output=True, text=True, check=True)
    return [int(word) for word in found.stdout.split()]


def alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
        return "Z" not in Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except (ProcessLookupError, FileNotFoundError):
        return False


def test_ctrl_c_shows_what_there_is_and_says_how_to_go_on(shell: Shell, typed: Typed) -> None:
    with shell.terminal(*BASIC, "--games", "1000000", "--results", "r") as child:
        child.expect(r"\d\d/1000000")  # enough for a whole deal
        child.expect("left")
        child.sendintr()
        said = rest_of(child)
        assert child.exitstatus == 130
    assert "Traceback" not in said
    assert "standings" in said
    assert re.search(r"bottega: stopped after \d+ of 1000000 games; the same command goes on from here", said)
    assert report(typed, *BASIC[1:], "--games", "6", "--results", "r")["complete"] is True


def test_ctrl_c_before_the_first_deal_leaves_an_older_chart_alone(shell: Shell) -> None:
    shell.write("old.svg", "an older chart")
    bots = "own.py:Slow,greedy"
    for chart in ("old.svg", "new.svg"):
        with shell.terminal("arena", "sintra", "--bots", bots, "--games", "2", "--chart", chart) as child:
            for _look in range(2):  # the first is before the processes start
                child.expect("playing")
            child.sendintr()
            rest_of(child)
            assert child.exitstatus == 130
    assert shell.read("old.svg") == "an older chart"
    assert not (shell.folder / "new.svg").exists()


def test_ctrl_c_without_a_file_says_how_to_keep_games(shell: Shell) -> None:
    with shell.terminal(*BASIC, "--games", "1000000", "--jobs", "1") as child:
        child.expect("left")
        child.sendintr()
        said = rest_of(child)
        assert child.exitstatus == 130
    assert "use --results FILE" in said


def test_a_full_disk_is_named_and_the_contest_goes_on_later(shell: Shell, typed: Typed) -> None:
    words = (*COMMAND, *BASIC, "--games", "100", "--results", "r", "--jobs", "1")
    limited = f"ulimit -f 8; trap '' XFSZ; exec {shlex.join(words)}"
    done = subprocess.run(["sh", "-c", limited], cwd=shell.folder, env=shell.env, capture_output=True, text=True)
    assert "bottega: r: cannot be written (File too large); make room" in done.stderr
    assert done.returncode != 0
    found = report(typed, *BASIC[1:], "--games", "30", "--results", "r")
    assert lasting(found) == lasting(report(typed, *BASIC[1:], "--games", "30"))


def test_two_contests_do_not_write_into_one_file(shell: Shell, typed: Typed) -> None:
    with shell.terminal(*BASIC, "--games", "1000000", "--results", "r", "--jobs", "1") as child:
        child.expect("left")
        typed(*BASIC, "--games", "1000", "--results", "r").refused("r: another arena is writing there", "let it end")
        child.sendintr()
        rest_of(child)
    typed("standings", "r").well()


@pytest.mark.parametrize("chart", ["r", "./r"])
def test_a_chart_never_replaces_results(shell: Shell, typed: Typed, chart: str) -> None:
    typed(*BASIC, "--games", "2", "--results", "r").well()
    before = shell.read("r")
    typed(*BASIC, "--games", "2", "--results", "r", "--chart", chart).refused("r: holds the results")
    typed("standings", "r", "--chart", chart).refused("r: holds the results")
    assert shell.read("r") == before
    typed("standings", "r", "--results", "new", "--chart", "new").refused("new: holds the results")


def test_other_contests_are_not_mixed(shell: Shell, typed: Typed) -> None:
    typed(*BASIC, "--games", "2", "--results", "r").well()
    before = shell.read("r")
    for words, says in (
        ((*BASIC, "--side", "B"), "options: side A, start random there, side B, start random here"),
        (("arena", "sintra", "--bots", "greedy,random"), "bots: random,greedy there, greedy,random here"),
        ((*BASIC, "--players", "3"), "players: 2 there, 3 here"),
        ((*BASIC[:-1], "6"), "seed: 5 there, 6 here"),
        ((*BASIC, "--iterations", "10"), "iterations: 0 there, 10 here"),
    ):
        typed(*words, "--results", "r").refused("r: results of another contest", says, "choose another file")
    assert shell.read("r") == before


def test_results_merge_and_the_whole_goes_on(shell: Shell, typed: Typed) -> None:
    for name, bots in (("a", "random,greedy"), ("b", "greedy,own.py:First")):
        typed("arena", "sintra", "--bots", bots, "--games", "4", "--seed", "5", "--results", name, "--jobs", "1").well()
    found = report(typed, "a", "b", "a", "--results", "c", "--chart", "c.svg", command="standings")
    assert found["complete"] is None
    assert found["bots"] == ["random", "greedy", "own.py:First"]
    assert (found["counted"], len(found["pairings"]), len(found["standings"])) == (8, 2, 3)
    assert "own.py:First" in shell.read("c.svg")
    assert report(typed, "c", command="standings") == found
    whole = ("sintra", "--bots", "random,greedy,own.py:First", "--games", "4", "--seed", "5", "--jobs", "1")
    assert lasting(report(typed, *whole, "--results", "c")) == lasting(report(typed, *whole))
    assert len(games(shell.folder / "c")) == 12


def test_results_with_several_seeds_can_be_read_but_not_continued(typed: Typed) -> None:
    for seed in "12":
        typed(*BASIC[:-1], seed, "--games", "4", "--results", seed).well()
    found = report(typed, "1", "2", "--results", "c", command="standings")
    assert (found["counted"], found["seeds"]) == (8, [1, 2])
    assert "8 games count: 4 deals" in typed("standings", "c").well()
    typed(*BASIC[:-2], "--results", "c").refused("seed: 1,2 there")


# --- what cannot be


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("chess", "--bots", "a,b"), "there is no game 'chess'"),
        (("sintra",), "Missing option '--bots'"),
        (("sintra", "--bots", "random"), "at least two bots"),
        (("sintra", "--bots", "random,Nobody"), "there is no bot 'Nobody'"),
        (("sintra", "--bots", "random,greedy,"), "a bot is missing between commas in 'random,greedy,'"),
        (("sintra", "--bots", "random,greedy@5"), "greedy answers at once and takes no limit; leave out @5"),
        (("sintra", "--bots", "random,Random"), "named twice"),
        (("sintra", "--bots", "random,none.py:Bot"), "there is no such file"),
        (("sintra", "--bots", "random,own.py:Fist"), "did you mean First"),
        (("sintra", "--bots", "random,greedy,own.py:First", "--players", "4"), "cannot fill 4 seats"),
        (("sintra", "--bots", "random,greedy", "--players", "7"), "cannot be played by 7"),
        (("sintra", "--bots", "random,greedy", "--modules", "random:5"), "no option 'modules'"),
        (("fresco", "--bots", "random,greedy", "--modules", "random:99"), "from 1 to"),
        (("sintra", "--bots", "random,greedy", "--time", "1", "--iterations", "5"), "leave one of the two out"),
        (("sintra", "--bots", "random,greedy", "--time", "nan"), "--time cannot be nan"),
        (("sintra", "--bots", "random,greedy", "--time", "inf"), "up to 3600 seconds"),
        (("sintra", "--bots", "random,greedy", "--iterations", "1" * 30), "iterations"),
        (("sintra", "--bots", "random,greedy", "--ray", "--jobs", "2"), "without --jobs"),
        (("sintra", "--bots", "random,greedy", "--at-most", "0.7", "--at-least", "0.6"), "smaller or equal"),
        (("sintra", "--bots", "random,greedy", "--at-most", "1.5"), "at-most"),
        (("sintra", "--bots", "random,greedy", "--at-least", "nan"), "--at-least cannot be nan"),
        (("sintra", "--bots", "random,greedy", "--seed", "-1"), "out of range"),
        (("sintra", "--bots", "random,greedy", "--games", "0"), "games"),
        (("sintra", "--bots", "random,greedy", "--results", "no/where"), "cannot be written"),
        (("sintra", "--bots", "random,greedy", "--results", "own.py"), "no results of an arena"),
        (("sintra", "--bots", "random,greedy", "--chart", "no/where.svg"), "cannot be written"),
    ],
)
def test_bad_input_is_one_clear_line(typed: Typed, words: tuple[str, ...], says: str) -> None:
    typed("arena", *words).refused(says)


def test_standings_refuse_what_they_cannot_read_or_write(typed: Typed) -> None:
    typed("standings").refused("Missing argument")
    typed("standings", "nothing").refused("nothing: cannot be read")
    typed(*BASIC, "--games", "2", "--results", "r").well()
    typed("standings", "r", "--results", "r").refused("r: exists already")


def test_help_names_the_options(typed: Typed) -> None:
    said = typed("arena", "--help").well()
    for option in (
        "bots",
        "games",
        "players",
        "modules",
        "time",
        "iterations",
        "jobs",
        "ray",
        "results",
        "stop",
        "chart",
    ):
        assert f"--{option}" in said
    assert "arena" in typed("--help").well()
    assert "standings" in typed("--help").well()
