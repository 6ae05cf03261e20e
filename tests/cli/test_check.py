"""Checking records: what is wrong, and where."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.shell import Shell, cut, moves

Spoil = Callable[[str], str]


def line(old: str, new: str) -> Spoil:
    """Another line in place of the first that fits the pattern."""
    return lambda record: re.sub(rf"^{old}$", new, record, count=1, flags=re.MULTILINE)


def without(old: str) -> Spoil:
    """No line in place of the first that fits the pattern."""
    return lambda record: re.sub(rf"^{old}\n", "", record, count=1, flags=re.MULTILINE)


# How a record is spoilt, and the place and problem that must be named.
SPOILT: dict[str, tuple[Spoil, str]] = {
    "scores": (line("scores: .*", "scores: 99 98"), r"result: scores recorded as 99 98, replayed as "),
    "source of points": (line("windows: .*", "windows: 99 98"), r"result: windows recorded as 99 98"),
    "winner": (line("winners: .*", "winners: 1 2"), r"result: winners recorded as 1 2"),
    "missing source": (without("windows: .*"), r"result: windows recorded as nothing"),
    "unknown source": (line("windows: (.*)", r"windows: \1\nmagic: 0 0"), r"result: magic"),
    "source told twice": (line("windows: (.*)", r"windows: 0 0\nwindows: \1"), r"(line \d+|result): .*windows"),
    "too few scores": (line("scores: .*", "scores: 9"), r"line \d+: scores needs 2 numbers"),
    "score in words": (line("scores: .*", "scores: nine ten"), r"line \d+: scores must be"),
    "illegal move": (line("1 (.) F.*", r"1 \1 F9Y"), r"move 1: 'F9Y' does not answer"),
    "move of another question": (line("1 (.) F.*", r"1 \1 J1"), r"move 1: 'J1' does not answer"),
    "no move": (line("1 (.) F.*", r"1 \1 x"), r"move 1: 'x' does not answer"),
    "player who is not there": (line("1 . (.*)", r"1 3 \1"), r"line 11: there is no player 3"),
    "move number": (line("7 (.*)", r"8 \1"), r"line 17: expected '7 PLAYER MOVE'"),
    "missing move": (without("7 .*"), r"line 17: expected '7 PLAYER MOVE'"),
    "rules version": (line("rules: .*", "rules: 99"), r"header: .*version 99"),
    "components": (line("components: .*", "components: 0123456789ab"), r"header: .*0123456789ab"),
    "other game": (line("game: .*", "game: chess"), r".*'chess'"),
    "side": (line("side: .*", "side: C"), r"header: side cannot be 'C'"),
    "unknown option": (line("side: .*", "sidee: A"), r"header: .*'sidee'"),
    "seed": (line("seed: .*", "seed: -1"), r"header: seed -1"),
    "seed in words": (line("seed: .*", "seed: lucky"), r"line \d+: seed must be"),
    "players": (line("players: .*", "players: 7"), r"(header|line \d+): .* 7 "),
    "too many seats": (line("seats: .*", "seats: random, random, random"), r"header: 2 players need 2 seats, not 3"),
    "header line without colon": (line("seed: .*", "seed 3"), r"line 5: expected 'name: value'"),
    "header line twice": (line("side: A", "side: A\nside: A"), r"line 9: side stands twice"),
    "no seed": (without("seed: .*"), r"line \d+: the header has no 'seed:'"),
    "moves after the end": (lambda record: record + "98 1 R\n", r"line \d+: nothing may follow 'end'"),
    "unfinished but over": (lambda record: cut(record, 999), r"result: .*the game is over"),
    "not over but a result": (
        lambda record: record.replace("\n\nscores", "\n\nunfinished\nend\n\nscores"),
        r"line \d+: nothing may follow",
    ),
    "last move missing": (lambda record: re.sub(r"\n.*\n\nscores", "\n\nscores", record), r"result: .*not over"),
    "empty": (lambda _record: "", r"line [01]: .*cut off"),
    "zeros": (lambda _record: "\0" * 999, r"line 1: .*no game record"),
    "another text": (lambda _record: "Dear diary,\n", r"line 1: .*no game record"),
    "very long line": (lambda record: record.replace("2 2", "2 " + "2" * 99_999), r"line 12: "),
    "very many moves": (line("end", "end\n" + "1 1 R\n" * 99_999), r"line \d+: nothing may follow"),
}


def complaints(shell: Shell, files: list[str]) -> list[str]:
    """What check says about files that are all bad: one line each, in their order."""
    done = shell("check", *files)
    lines = done.err.splitlines()
    assert done.code == 1
    assert done.out == ""
    assert [said.split(": ")[:2] for said in lines] == [["bottega", name] for name in files]
    assert all(len(said) < 500 for said in lines)
    return [said.split(": ", 2)[2] for said in lines]


def test_good_records_agree(shell: Shell, record: str) -> None:
    shell.write("one.txt", record)
    shell.write("two.txt", record.replace("\n", "\r\n"))
    shell.write("three.txt", cut(record, 40))
    shell.write("four.txt", cut(record, 0))
    assert shell("check", "one.txt").well() == "1 record agrees\n"
    assert shell("check", "one.txt", "two.txt", "three.txt", "four.txt").well() == "4 records agree\n"


def test_spoilt_record_is_named_with_its_place(shell: Shell, record: str) -> None:
    names = [shell.write(f"{how}.txt", spoil(record)) for how, (spoil, _place) in SPOILT.items()]
    assert all(shell.read(name) != record for name in names)
    for (_spoil, place), said in zip(SPOILT.values(), complaints(shell, names), strict=True):
        assert re.match(place, said)


@pytest.mark.parametrize(
    "how", ["illegal move", "player who is not there", "components", "other game", "side", "empty", "zeros"]
)
def test_spoilt_record_can_be_neither_replayed_nor_played(shell: Shell, record: str, how: str) -> None:
    shell.write("bad.txt", SPOILT[how][0](record))
    shell("replay", "bad.txt").refused("bad.txt: ")
    shell("play", "--load", "bad.txt").refused("bad.txt: ")


def test_record_cut_anywhere_is_bad(shell: Shell, record: str) -> None:
    whole = len(record.rstrip())
    names = [shell.write(f"{size}.txt", record[:size]) for size in range(whole)]
    for said in complaints(shell, names):
        assert re.match(r"line \d+: ", said)


def test_record_cut_after_any_line_says_that_it_is_cut(shell: Shell, record: str) -> None:
    lines = record.splitlines(keepends=True)
    names = [shell.write(f"{count}.txt", "".join(lines[:count])) for count in range(1, len(lines))]
    for count, said in enumerate(complaints(shell, names), 1):
        assert re.match(rf"line {count}: the file ends here, but .* must follow; it is cut off", said)


def test_every_move_given_to_the_other_player_is_found(shell: Shell, record: str) -> None:
    names: list[str] = []
    for number in range(1, len(moves(record)) + 1):
        swapped = re.sub(
            rf"^{number} (.) ", lambda move: f"{move[0][:-2]}{3 - int(move[1])} ", record, flags=re.MULTILINE
        )
        names.append(shell.write(f"{number}.txt", swapped))
    for number, said in enumerate(complaints(shell, names), 1):
        assert re.match(rf"move {number}: it is not player \d's turn", said)


def test_files_that_are_no_records(shell: Shell) -> None:
    (shell.folder / "junk.txt").write_bytes(b"Bottega\xff\xfe\x00")
    (shell.folder / "folder.txt").mkdir()
    with (shell.folder / "huge.txt").open("wb") as huge:
        huge.truncate(10**10)
    junk, folder, huge_file, missing = complaints(shell, ["junk.txt", "folder.txt", "huge.txt", "missing.txt"])
    assert "not a text file (byte 8)" in junk
    assert "directory" in folder
    assert "too large" in huge_file
    assert "No such file" in missing
    for name in ("junk.txt", "folder.txt", "huge.txt", "missing.txt"):
        shell("replay", name).refused(f"{name}: ")
        shell("play", "--load", name).refused(f"{name}: ")


def test_good_files_among_bad_ones_are_not_named(shell: Shell, record: str) -> None:
    shell.write("good.txt", record)
    shell.write("bad.txt", cut(record, 999))
    done = shell("check", "good.txt", "bad.txt", "missing.txt", "good.txt")
    assert done.code == 1
    assert re.fullmatch(r"bottega: bad\.txt: .*\nbottega: missing\.txt: .*\n", done.err)


def test_file_name_with_a_line_break_still_gets_one_line(shell: Shell, record: str) -> None:
    shell("check", shell.write("a\nb.txt", cut(record, 999))).refused("a", "b.txt", "result: ", code=1)


def test_record_cannot_paint_the_terminal(shell: Shell, record: str) -> None:
    painted = line("components: .*", "components: \x1b[31mred")(record)
    done = shell("check", shell.write("bad.txt", painted))
    done.refused("header: ", code=1)
    assert "\x1b" not in done.err


def test_record_played_with_other_components_needs_them(shell: Shell, box: str, tmp_path: Path) -> None:
    shell.write("box.toml", box.replace("per_colour = 20", "per_colour = 22"))
    shell("simulate", "--games", "1", "--seed", "1", "--components", "box.toml", "--records", ".").well()
    [said] = complaints(shell, ["sintra-00001.txt"])
    assert "--components" in said
    shell("check", "--components", "box.toml", "sintra-00001.txt").well()
    shell("replay", "--components", "box.toml", "sintra-00001.txt").well()
    assert sorted(path.name for path in tmp_path.iterdir()) == ["box.toml", "sintra-00001.txt"]
