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
    made = shell.folder / "board"
    assert sorted(file.name for file in made.iterdir()) == ["leaderboard.json", "leaderboard.md"]
    once = (made / "leaderboard.json").read_bytes()
    kept = shell.folder / "games"
    for _once_more in range(2):
        shell(*words, "--results", "games").well()
        assert (made / "leaderboard.json").read_bytes() == once
    assert len({file.stat().st_size for file in kept.iterdir()}) > 1
    shell(*words, "--results", "games", "--seed", "7").refused("sintra-2-a.games")


def test_a_leaderboard_of_unknown_bots_is_refused(shell: Shell) -> None:
    shell("leaderboard", "--bots", "chess,greedy").refused("chess")
    shell("leaderboard", "--also", "chess=greedy").refused("there is no division 'chess'")
    shell("leaderboard", "--also", "sintra-2-a=nobody").refused("nobody")
    assert not (shell.folder / "leaderboard.json").exists()
