"""Learning from the command line: a net in a file, its verdict, and what cannot be learnt."""

import tomllib

import pytest

from tests.cli.shell import Shell

QUICK = ("learn", "fresco", "--games", "20", "--bot", "greedy", "--seed", "3", "--data", "games", "--out", "net.toml")


@pytest.mark.compiled
def test_a_net_is_learnt_and_proved(shell: Shell) -> None:
    done = shell(*QUICK, "--contest", "2", "--judge", "search@2")
    assert done.code in (0, 1)
    assert "ends were" in done.err
    assert "accepted: won" in done.err
    text = (shell.folder / "net.toml").read_text("utf-8")
    assert text.startswith("# bottega learn fresco --games 20 ")
    assert len(tomllib.loads(text)["layers"]) == 3
    games = (shell.folder / "games").read_bytes()
    again = shell(*QUICK, "--contest", "0")
    assert again.code == 0
    assert (shell.folder / "games").read_bytes() == games
    assert (shell.folder / "net.toml").read_text("utf-8").splitlines()[2:] == text.splitlines()[2:]


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["sintra"], "nothing is learnt for sintra"),
        (["--bot", "search@1s"], "choose search with iterations"),
        (["--judge", "greedy"], "choose search with iterations"),
        (["--sets", "none,many"], "--sets cannot be 'many'"),
        (["--players", "5"], "--players cannot be '5'"),
    ],
)
def test_what_cannot_be_learnt_is_said_before_anything_is_played(shell: Shell, words: list[str], says: str) -> None:
    shell("learn", *words, "--data", "games", "--out", "net.toml").refused(says)
    assert not (shell.folder / "games").exists()
