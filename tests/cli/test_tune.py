"""Weights on the screen and in a file, and what cannot be tuned."""

import tomllib

import pytest

from tests.cli.shell import Shell

QUICK = ("tune", "sintra", "--games", "2", "--seed", "3")
EVOLVED = (*QUICK, "--generations", "2", "--population", "4", "--weights", "curve,bonus")
FITTED = (*QUICK, "--fit", "--weights", "curve,bonus")


@pytest.mark.parametrize(
    ("words", "tells"),
    [(EVOLVED, ["generation 1: best", "generation 2: best"]), (FITTED, ["the end was", "points off"])],
    ids=["evolved", "fitted"],
)
def test_the_weights_are_shown_and_kept(shell: Shell, words: tuple[str, ...], tells: list[str]) -> None:
    done = shell(*words, "--out", "found.toml")
    assert done.code == 0
    for part in tells:
        assert part in done.err
    assert (shell.folder / "found.toml").read_text("utf-8") == done.out
    assert done.out.startswith("# bottega tune sintra ")
    assert set(tomllib.loads(done.out)["weights"]) == {"curve", "bonus"}
    again = shell(*words)
    assert again.out.splitlines()[1:] == done.out.splitlines()[1:]


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["--bot", "random"], "choose greedy, or search with iterations"),
        (["--bot", "search@1s"], "choose iterations"),
        (["--weights", "nothing"], "there is no weight 'nothing'"),
        (["--sigma", "nan"], "choose from 0.01 to 2"),
        (["--fit", "--generations", "4"], "--fit has nothing to do with --generations"),
        (["--fit", "--sigma", "0.5"], "--fit has nothing to do with --sigma"),
        (["--components", "mine.toml"], "leave --components out"),
        (["--out", "no/such/folder"], "choose another file with --out"),
    ],
)
def test_what_cannot_be_tuned_is_said_before_anything_is_played(shell: Shell, words: list[str], says: str) -> None:
    shell("tune", "sintra", *words).refused(says)
