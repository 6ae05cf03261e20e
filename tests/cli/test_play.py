"""Whole games at the terminal, and what the screen shows."""

import re
import time

import pexpect
import pytest

from tests.cli.shell import FIRST_MOVES, Shell, moves, rest_of

PANES = r"(?:\s+[PWOBY]){4}"


def panes(screen: str) -> list[str]:
    """What stands on coloured ground."""
    found: list[str] = []
    on_glass = False
    for style, text in re.findall(r"\x1b\[([0-9;]*)m([^\x1b]*)", screen):
        on_glass = "48;" in style or (on_glass and style not in ("", "0"))
        if on_glass and text:
            found.append(text.strip())
    return found


def test_game_against_a_bot_by_numbers_or_by_notation(shell: Shell, small_box: str) -> None:
    shell.write("box.toml", small_box)
    start = ("play", "sintra", "--components", "box.toml", "--seed", "11")
    shell(*start, "--save", "numbers.txt", keys=FIRST_MOVES).well()
    assert "\nwinners: " in shell.read("numbers.txt")
    mine = [text for player, text in map(str.split, shell.moves("numbers.txt")) if player == "1"]
    shell(*start, "--save", "texts.txt", keys="".join(f"{text.lower()}\n" for text in mine)).well()
    assert shell.read("texts.txt") == shell.read("numbers.txt")
    assert shell.files() == ["box.toml", "numbers.txt", "texts.txt"]


def test_two_people_at_one_keyboard(shell: Shell) -> None:
    shell("play", "--seats", "human,human", "--start", "1", "--seed", "2", "--save", "game.txt", keys="1\n" * 12).well()
    assert "seats: human, human\n" in shell.read("game.txt")
    assert {move[0] for move in shell.moves("game.txt")} == {"1", "2"}
    said = shell("play", "--load", "game.txt", keys="1\n" * 12).well()
    prompts = [move[0] for move in shell.moves("game.txt")[12:]]
    assert re.findall(r"Player (\d)> ", said)[:12] == prompts


@pytest.mark.parametrize(
    ("seating", "sitting", "side"),
    [
        (["--players", "3"], "human, greedy, greedy", "A"),
        (["--players", "4", "--seats", "random, Human,greedy,human"], "random, human, greedy, human", "B"),
    ],
    ids=["3", "4"],
)
def test_more_players_on_either_side(shell: Shell, small_box: str, seating: list[str], sitting: str, side: str) -> None:
    shell.write("box.toml", small_box)
    options = ("--components", "box.toml", "--side", side, "--seed", "4", "--save", "game.txt")
    said = shell("play", *seating, *options, keys=FIRST_MOVES).well()
    assert f"side {side}" in said
    assert re.search(r"wins?\.|share the victory\.", said)
    for source in ("round bonus", "windows", "panes left", "broken glass", "palace", "total"):
        assert source in said
    assert f"seats: {sitting}\nside: {side}\n" in shell.read("game.txt")
    assert shell("check", "--components", "box.toml", "game.txt").well() == "1 record agrees\n"


def test_bots_play_among_themselves(shell: Shell) -> None:
    assert re.search(r"(Random 1|Greedy 2) wins\.", shell("play", "--seats", "random,greedy", "--seed", "1").well())


def test_seat_that_starts_can_be_chosen(shell: Shell) -> None:
    shell("play", "--players", "3", "--start", "2", "--seed", "1", "--save", "game.txt", keys="quit\n").well()
    assert shell.moves("game.txt")[0].startswith("2 ")


def test_without_a_seed_every_game_is_new(shell: Shell) -> None:
    for name in ("one.txt", "two.txt"):
        shell("play", "--save", name, keys="quit\n").well()
    seeds = [re.findall(r"^seed: \d+$", shell.read(name), re.MULTILINE) for name in ("one.txt", "two.txt")]
    assert seeds[0] != seeds[1]


def test_whole_game_in_a_terminal_can_be_saved_at_its_end(shell: Shell) -> None:
    with shell.terminal("play", "--seed", "6") as child:
        while child.expect_exact(["You>", "File to save the game to"]) == 0:
            child.sendline("1")
        child.sendline("my game.txt")
        assert "Saved to my game.txt." in rest_of(child)
    shell("check", "my game.txt").well()
    assert shell.files() == ["my game.txt"]


def test_wrong_file_name_at_the_end_does_not_lose_the_game(shell: Shell) -> None:
    with shell.terminal("play", "--seats", "random,random", "--seed", "6") as child:
        child.expect_exact("File to save the game to")
        child.sendline("no/such/folder/game.txt")
        child.expect_exact("cannot be written")
        assert child.expect_exact(["File to save the game to", pexpect.EOF]) == 0
        child.sendline("game.txt")
        rest_of(child)
    shell("check", "game.txt").well()


def test_ctrl_c_at_the_end_does_not_lose_the_game(shell: Shell) -> None:
    with shell.terminal("play", "--seats", "random,random", "--seed", "6") as child:
        child.expect_exact("File to save the game to")
        child.sendintr()
        assert "Traceback" not in rest_of(child)
    shell("check", *shell.files()).well()


def test_ctrl_c_during_a_hint_does_not_lose_the_game(shell: Shell) -> None:
    with shell.terminal("play", "--seats", "human,human", "--seed", "6") as child:
        child.expect_exact("for help")
        child.sendline("1")
        child.expect_exact("Player 2> ")
        child.sendline("hint")
        time.sleep(0.3)  # a Ctrl-C at the very moment between prompt and reading waits for a second one
        child.sendintr()
        assert "Traceback" not in rest_of(child)
    assert len(shell.moves("sintra-6.txt")) == 1
    shell("check", "sintra-6.txt").well()


def test_finished_game_need_not_be_saved(shell: Shell) -> None:
    with shell.terminal("play", "--seats", "random,random", "--seed", "6") as child:
        child.expect_exact("File to save the game to")
        child.sendline("")
        rest_of(child)
    assert shell.files() == []


def test_every_colour_has_its_letter(shell: Shell) -> None:
    with shell.terminal("play", "--seed", "6") as child:
        child.expect_exact("You>")
        glass = panes(child.before or "")
    assert len(glass) >= 20 + 6  # five factories and the round indicator
    assert set(glass) == set("PWOBY")


@pytest.mark.parametrize(("players", "factories"), [("2", 5), ("3", 7), ("4", 9)])
def test_factory_is_never_torn_between_two_lines(shell: Shell, players: str, factories: int) -> None:
    said = shell("play", "--players", players, "--start", "1", "--seed", "1", keys="quit\n").well()
    shared = said[said.index("Factories") : said.index("Middle")]
    whole = [name for line in shared.splitlines() for name in re.findall(rf"F(\d){PANES}", line)]
    assert whole == [str(number) for number in range(1, factories + 1)]


@pytest.mark.parametrize("columns", ["20", "40", "300"])
def test_any_width_will_do(shell: Shell, columns: str) -> None:
    shell("play", "--seed", "1", keys="hint\npoints\nlog\n1\nquit\n", COLUMNS=columns).well()
    assert moves(shell.read("sintra-1.txt"))


def test_terminal_without_our_signs_still_works(shell: Shell) -> None:
    done = shell.anew("play", "--seed", "1", "--start", "1", keys="1\nquit\n", PYTHONIOENCODING="ascii")
    assert "Traceback" not in done.err
    assert done.code == 0
    assert shell.moves("sintra-1.txt")
