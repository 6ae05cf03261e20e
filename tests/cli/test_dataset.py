"""`bottega dataset`."""

from tests.cli.shell import Shell


def test_games_are_written_and_found_again(shell: Shell) -> None:
    words = ("dataset", "rows", "--game", "sintra", "--games", "3", "--each", "2", "--bots", "random", "--jobs", "1")
    assert shell(*words).well() == "3 games in rows\n"
    assert shell(*words).well() == "3 games in rows\n"
    assert len(list((shell.folder / "rows").glob("*.parquet"))) == 2
    shell(*words, "--side", "B").refused("rows: holds another data set")


def test_what_cannot_be_played_is_refused_before_anything_is_written(shell: Shell) -> None:
    shell("dataset", "rows", "--players", "9").refused("sintra")
    shell("dataset", "rows", "--bots", "chess").refused("chess")
    assert not (shell.folder / "rows").exists()
