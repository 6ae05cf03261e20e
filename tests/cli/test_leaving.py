"""Leaving a game and coming back: nothing is lost."""

import contextlib
import fcntl
import os
import pty
import re
import select
import shlex
import shutil
import signal
import subprocess
import termios
import time
from collections.abc import Callable
from pathlib import Path

import pexpect
import pytest

from tests.cli.shell import COMMAND, PATIENCE, Shell, cut, moves, rest_of

HOT_SEAT = ("play", "--seats", "human,human", "--start", "1", "--seed", "7")
PROMPT = r"(You|Player)[^\n]*>"  # as terminals see it, colours between the letters

Leave = Callable[["pexpect.spawn[str]"], object]
WAYS: dict[str, Leave] = {
    "quit": lambda child: child.sendline("quit"),
    "Ctrl-C": lambda child: child.sendintr(),
    "Ctrl-D": lambda child: child.sendeof(),
    "SIGTERM": lambda child: child.kill(signal.SIGTERM),
    "SIGHUP": lambda child: child.kill(signal.SIGHUP),
}


def play_on(child: "pexpect.spawn[str]", times: int) -> None:
    """Answer so many questions, and wait for the next."""
    child.expect(PROMPT)
    for _time in range(times):
        child.sendline("1")
        child.expect(PROMPT)


def way_back(said: str) -> list[str]:
    """The words of the command that continues the game."""
    found = re.findall(r"^Continue with: bottega (.*?)\r?$", said, re.MULTILINE)
    assert len(found) == 1
    return shlex.split(found[0])


@pytest.mark.parametrize("way", WAYS)
def test_game_left_in_any_way_goes_on_where_it_was(shell: Shell, way: str) -> None:
    with shell.terminal(*HOT_SEAT) as child:
        play_on(child, 3)
        WAYS[way](child)
        said = rest_of(child)
    assert "Traceback" not in said
    assert "Saved to sintra-7.txt." in said
    before = shell.moves("sintra-7.txt")
    assert len(before) == 3
    shell(*way_back(said), keys="1\nquit\n").well()
    assert shell.moves("sintra-7.txt")[:3] == before
    assert len(shell.moves("sintra-7.txt")) == 4
    shell("check", "sintra-7.txt").well()
    assert shell.files() == ["sintra-7.txt"]


def test_end_of_piped_input_saves(shell: Shell) -> None:
    said = shell(*HOT_SEAT, keys="1\n1").well()
    assert way_back(said) == ["play", "--load", "sintra-7.txt"]
    assert len(shell.moves("sintra-7.txt")) == 2


def test_no_input_at_all_saves(shell: Shell) -> None:
    assert way_back(shell.line("$BOTTEGA play --seed 7 <&-").well()) == ["play", "--load", "sintra-7.txt"]
    assert shell.files() == ["sintra-7.txt"]


def test_closed_window_saves(shell: Shell) -> None:
    screen, inside = pty.openpty()
    child = subprocess.Popen(
        [*COMMAND, *HOT_SEAT],
        stdin=inside,
        stdout=inside,
        stderr=inside,
        cwd=shell.folder,
        env=shell.env,
        start_new_session=True,
        preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0),
    )
    os.close(inside)
    seen = b""
    for prompts in (1, 2):
        while seen.count(b"for help") < prompts:
            assert select.select([screen], [], [], PATIENCE)[0]
            seen += os.read(screen, 4096)
        if prompts == 1:
            os.write(screen, b"1\n")
    while "S (sleeping)" not in Path(f"/proc/{child.pid}/status").read_text():
        time.sleep(0.01)  # until it waits for the next answer
    os.close(screen)
    child.wait(PATIENCE)
    assert len(shell.moves("sintra-7.txt")) == 1


# --- the way back is a command that works as it stands


def test_way_back_can_be_typed_when_the_name_has_spaces(shell: Shell) -> None:
    said = shell(*HOT_SEAT, "--save", "my 'first' game.txt", keys="quit\n").well()
    shell(*way_back(said), keys="1\nquit\n").well()
    assert len(shell.moves("my 'first' game.txt")) == 1


def test_way_back_is_one_line_however_long_the_name(shell: Shell) -> None:
    folder = shell.folder / ("long " * 20) / ("name" * 20)
    folder.mkdir(parents=True)
    said = shell(*HOT_SEAT, "--save", folder / "game.txt", keys="quit\n").well()
    assert way_back(said) == ["play", "--load", str(folder / "game.txt")]


def test_way_back_names_the_component_table(shell: Shell, box: str) -> None:
    shell.write("box.toml", box.replace("per_colour = 20", "per_colour = 22"))
    said = shell(*HOT_SEAT, "--components", "box.toml", keys="1\nquit\n").well()
    shell(*way_back(said), keys="quit\n").well()


# --- --save


def test_save_is_kept_up_to_date_move_by_move(shell: Shell) -> None:
    with shell.terminal(*HOT_SEAT, "--save", "game.txt") as child:
        play_on(child, 0)
        for count in (1, 2, 3):
            child.sendline("1")
            child.expect(PROMPT)
            assert len(shell.moves("game.txt")) == count
        child.sendline("undo")
        child.expect(PROMPT)
        assert len(shell.moves("game.txt")) == 2
        child.kill(signal.SIGKILL)
        child.expect(pexpect.EOF)
    shell("check", "game.txt").well()
    assert shell.files() == ["game.txt"]


@pytest.mark.parametrize("content", ["", "my notes\n"])
def test_save_refuses_a_file_that_exists(shell: Shell, content: str) -> None:
    shell.write("notes.txt", content)
    shell(*HOT_SEAT, "--save", "notes.txt", keys="1\nquit\n").refused("notes.txt: exists already", "--load notes.txt")
    assert shell.read("notes.txt") == content


def test_game_goes_on_when_its_folder_vanishes(shell: Shell) -> None:
    (shell.folder / "stick").mkdir()
    start = ["play", "--seats", "human,random", "--start", "1", "--seed", "7", "--save", "stick/game.txt"]
    with shell.terminal(*start) as child:
        child.expect(PROMPT)
        shutil.rmtree(shell.folder / "stick")
        for key in ("1", "1", "1", "quit"):
            child.sendline(key)
            with contextlib.suppress(pexpect.EOF):
                child.expect(PROMPT)
        child.expect(pexpect.EOF)
        child.wait()
    kept = [name for name in shell.files() if name.endswith(".txt")]
    assert len(kept) == 1
    mine = [number for number, move in enumerate(shell.moves(kept[0])) if move.startswith("1 ")]
    assert mine[:2] == [0, 1]
    assert len(mine) == 3
    shell("check", *kept).well()


# --- --load


def test_loaded_game_is_played_to_its_end(shell: Shell, record: str) -> None:
    shell.write("game.txt", cut(record, 80, "human, human"))
    rest = "".join(f"{move.split()[1]}\n" for move in moves(record)[80:])
    said = shell("play", "--load", "game.txt", keys=rest).well()
    assert re.search(r"Player \d wins\.|share the victory", said)
    assert shell.read("game.txt") == record.replace("seats: random, random", "seats: human, human")


def test_loaded_game_can_be_kept_in_another_file(shell: Shell, record: str) -> None:
    start = cut(record, 40, "human, human")
    shell.write("game.txt", start)
    said = shell("play", "--load", "game.txt", "--save", "new.txt", keys="1\nquit\n").well()
    assert shell.read("game.txt") == start
    assert len(shell.moves("new.txt")) == 41
    assert way_back(said) == ["play", "--load", "new.txt"]


def test_loaded_game_can_be_saved_where_it_was(shell: Shell, record: str) -> None:
    shell.write("game.txt", cut(record, 40, "human, human"))
    shell("play", "--load", "game.txt", "--save", "./game.txt", keys="1\nquit\n").well()
    assert len(shell.moves("game.txt")) == 41


def test_finished_game_shows_its_end(shell: Shell, record: str) -> None:
    shell.write("game.txt", record)
    assert re.search(r"Random \d wins\.", shell("play", "sintra", "--load", "game.txt").well())
    assert shell.read("game.txt") == record


def test_game_with_its_own_components_goes_on_with_them(shell: Shell, box: str) -> None:
    shell.write("box.toml", box.replace("per_colour = 20", "per_colour = 22"))
    shell(*HOT_SEAT, "--components", "box.toml", "--save", "game.txt", keys="1\nquit\n").well()
    shell("play", "--load", "game.txt", keys="quit\n").refused("game.txt", "--components")
    shell("play", "--load", "game.txt", "--components", "box.toml", keys="1\nquit\n").well()
    assert len(shell.moves("game.txt")) == 2
    shell("check", "--components", "box.toml", "game.txt").well()


def test_loaded_game_knows_its_set_up(shell: Shell, record: str) -> None:
    shell.write("game.txt", record)
    for words in (["--players", "3"], ["--seats", "human,human"], ["--side", "B"], ["--start", "1"], ["--seed", "1"]):
        shell("play", "--load", "game.txt", *words).refused("without")


def test_folder_that_cannot_be_written_saves_at_home(shell: Shell) -> None:
    before = set(Path("/proc").glob("*.txt"))
    home = shell.folder
    shell.folder = Path("/proc")
    said = shell(*HOT_SEAT, keys="1\nquit\n").well()
    shell.folder = home
    assert way_back(said)[-1] == str(home / "sintra-7.txt")
    assert len(shell.moves("sintra-7.txt")) == 1
    assert set(Path("/proc").glob("*.txt")) == before
