"""`bottega benchmark` and `bottega leaderboard`."""

from tests.cli.shell import Shell


def test_splits_are_listed(shell: Shell) -> None:
    assert "ten-to-all: the last seven modules, after the first ten" in shell("benchmark").well()


def test_what_cannot_be_scored_is_refused(shell: Shell) -> None:
    shell("benchmark", "half").refused("there is no split 'half'")
    shell("benchmark", "ten-to-all", "--bot", "chess").refused("chess")
    shell("benchmark", "ten-to-all", "--players", "9", "--games", "2").refused("fresco")


def test_a_split_is_scored(shell: Shell) -> None:
    said = shell("benchmark", "base-to-one", "--bot", "greedy", "--games", "2", "--jobs", "1").well()
    assert "unseen: greedy wins" in said
    assert "gap: " in said


def test_the_leaderboard_is_written(shell: Shell) -> None:
    words = ("leaderboard", "--bots", "random,greedy", "--games", "2", "--jobs", "1", "--folder", "board")
    assert shell(*words).well() == "leaderboard.json and leaderboard.md in board\n"
    assert sorted(file.name for file in (shell.folder / "board").iterdir()) == ["leaderboard.json", "leaderboard.md"]


def test_a_leaderboard_of_unknown_bots_is_refused(shell: Shell) -> None:
    shell("leaderboard", "--bots", "chess,greedy").refused("chess")
    shell("leaderboard", "--also", "chess=greedy").refused("there is no division 'chess'")
    shell("leaderboard", "--also", "sintra-2-a=nobody").refused("nobody")
    assert not (shell.folder / "leaderboard.json").exists()
