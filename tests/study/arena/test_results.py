"""Results on disk: what was written is read, what was cut off is left out, what belongs together is merged."""

import random
from pathlib import Path

import msgspec
import pytest

from bottega.core.files import CannotWrite
from bottega.study.arena.contest import Contest, OtherContest
from bottega.study.arena.playing import Played
from bottega.study.arena.results import BadResults, Results, ResultWriter, merge, read_results, write_results
from bottega.study.arena.sequential import Rule
from tests.study.arena import made

POINTS = dict.fromkeys(made.BOTS, 0.0)
LINE = '{"seed":1,"seats":["anna","bea"],"winners":[0],"scores":[2,1],"decisions":[9,9],"thinking":[0.1,0.1]}'
CHANGES = (("[2,1]", "[2]"), ("[9,9]", "[9]"), ("[0.1,0.1]", "[]"), ("[0]", "[]"), ("[0]", "[2]"), ("[0]", "[0,0]"))


def test_rules_of_early_stops_are_kept_and_merged(tmp_path: Path) -> None:
    contest = made.contest()
    plain = write(tmp_path / "plain", contest, some(contest))
    assert read_results(plain).stops == ()
    with ResultWriter(plain, contest) as writer:
        writer.looks(Rule(0.5, 0.7))
    other = write(tmp_path / "other", contest, [])
    with ResultWriter(other, contest) as writer:
        writer.looks(Rule())
        writer.looks(Rule(0.5, 0.7))
    whole = merge([plain, other])
    assert whole.stops == (Rule(0.5, 0.7), Rule())
    write_results(tmp_path / "whole", whole)
    assert read_results(tmp_path / "whole") == whole


def some(contest: Contest, games: int = 4) -> list[Played]:
    found = list(made.games(contest, games, POINTS, random.Random(1)))
    return [*found, made.game(contest.game_seed(99), found[0].seats, failed=1)]


def write(path: Path, contest: Contest, games: list[Played]) -> Path:
    with ResultWriter(path, contest) as writer:
        for game in games:
            writer.keep(game)
    return path


def test_what_is_kept_is_read_back(tmp_path: Path) -> None:
    contest = made.contest()
    file = write(tmp_path / "a", contest, some(contest))
    assert read_results(file) == Results(contest, some(contest))
    assert len(file.read_text().splitlines()) == 1 + len(some(contest))


def test_every_game_is_on_disk_as_soon_as_it_is_kept(tmp_path: Path) -> None:
    contest = made.contest()
    with ResultWriter(tmp_path / "a", contest) as writer:
        for count, game in enumerate(some(contest), 1):
            writer.keep(game)
            assert len(read_results(tmp_path / "a").games) == count


@pytest.mark.parametrize("cut", [1, 20, 60])
def test_a_last_line_that_was_cut_off_is_left_out_and_written_again(tmp_path: Path, cut: int) -> None:
    contest = made.contest()
    games = some(contest)
    file = write(tmp_path / "a", contest, games)
    file.write_bytes(file.read_bytes()[:-cut])
    assert read_results(file).games == games[:-1]
    write(file, contest, games[-1:])
    assert read_results(file).games == games


@pytest.mark.parametrize(
    ("line", "text", "says"),
    [
        (0, "hello", "no results of an arena"),
        (0, "{}", "no results of an arena"),
        (2, "{", ":3: not a game"),
        (2, '{"seed": 1}', ":3: not a game"),
        (2, '{"seed":1,"seats":["anna","x"],"winners":[0],"decisions":[],"thinking":[]}', ":3: not a game of this"),
        (2, '{"seed":1,"seats":["anna"],"winners":[0],"decisions":[],"thinking":[]}', ":3: not a game of this"),
        *((2, LINE.replace(*change), ":3: not a game of this") for change in CHANGES),
    ],
)
def test_what_is_no_result_is_refused_with_its_line(tmp_path: Path, line: int, text: str, says: str) -> None:
    contest = made.contest()
    file = write(tmp_path / "a", contest, some(contest))
    lines = file.read_text().splitlines()
    lines[line] = text
    file.write_text("\n".join([*lines, ""]))
    with pytest.raises(BadResults, match=says):
        read_results(file)


@pytest.mark.parametrize("data", [b"", b"\xff\xfe\n", b"\n\n"])
def test_files_of_another_kind_are_refused(tmp_path: Path, data: bytes) -> None:
    (tmp_path / "a").write_bytes(data)
    with pytest.raises(BadResults, match="no results of an arena"):
        read_results(tmp_path / "a")
    with pytest.raises(BadResults, match="cannot be read"):
        read_results(tmp_path / "nothing")


def test_places_that_cannot_be_written_are_named(tmp_path: Path) -> None:
    with pytest.raises(CannotWrite, match="cannot be written"):
        ResultWriter(tmp_path / "no" / "file", made.contest())
    with pytest.raises(CannotWrite, match="not a file"):
        ResultWriter(tmp_path, made.contest())
    with pytest.raises(CannotWrite, match="cannot be written"):
        write_results(tmp_path / "no" / "file", Results(made.contest(), []))


def test_two_who_write_at_the_same_time_are_kept_apart(tmp_path: Path) -> None:
    contest = made.contest()
    with ResultWriter(tmp_path / "a", contest) as writer:
        with pytest.raises(CannotWrite, match="another arena is writing there"):
            ResultWriter(tmp_path / "a", contest)
        writer.keep(some(contest)[0])
    write(tmp_path / "a", contest, some(contest)[1:])
    assert read_results(tmp_path / "a").games == some(contest)


def test_what_is_left_of_a_merge_that_was_ended_is_no_part_of_the_next(tmp_path: Path) -> None:
    other, contest = made.contest(seed=8), made.contest()
    write(tmp_path / "c.new", other, some(other))
    write_results(tmp_path / "c", Results(contest, some(contest)))
    assert read_results(tmp_path / "c") == Results(contest, some(contest))


def test_a_line_as_it_should_be_is_read(tmp_path: Path) -> None:
    file = write(tmp_path / "a", made.contest(), [])
    file.write_text(f"{file.read_text()}{LINE}\n")
    assert read_results(file).games[0].scores == (2, 1)


def test_parts_of_one_contest_merge_into_the_whole(tmp_path: Path) -> None:
    contest = made.contest()
    games = some(contest)
    first, second = write(tmp_path / "a", contest, games[:15]), write(tmp_path / "b", contest, games[10:])
    whole = merge([first, second])
    assert whole == Results(contest, games)
    write_results(tmp_path / "c", whole)
    assert read_results(tmp_path / "c") == whole


def test_other_bots_and_other_seeds_merge(tmp_path: Path) -> None:
    contests = made.contest(("anna", "bea")), made.contest(("bea", "carl"), seed=8)
    files = [write(tmp_path / str(i), contest, some(contest)) for i, contest in enumerate(contests)]
    whole = merge(files)
    assert whole.contest.bots == ("anna", "bea", "carl")
    assert whole.contest.seeds == (7, 8)
    assert whole.games == [game for contest in contests for game in some(contest)]


def test_the_same_game_with_another_end_is_refused(tmp_path: Path) -> None:
    contest = made.contest()
    games = some(contest)
    slower = msgspec.structs.replace(games[0], thinking=(9.0, 9.0))
    other = msgspec.structs.replace(games[0], scores=(1, 2))
    files = [write(tmp_path / str(i), contest, [game]) for i, game in enumerate((games[0], slower, other))]
    assert merge(files[:2]).games == games[:1]
    with pytest.raises(BadResults, match="ends otherwise than before"):
        merge(files)


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"game": "fresco"}, "game: fresco there, sintra here"),
        ({"players": 3}, "players: 3 there, 2 here"),
        ({"options": {"side": "B", "start": "random"}}, "options: side B, start random there"),
        ({"iterations": 50}, "iterations: 50 there"),
        ({"components": "mine"}, "components: mine there"),
        ({"version": "2"}, "version of Bottega: 2 there"),
        ({"numbers": "abc"}, "numbers of our bots: abc there"),
    ],
)
def test_other_contests_do_not_merge(tmp_path: Path, change: dict[str, object], says: str) -> None:
    contest = made.contest()
    files = [write(tmp_path / "a", contest, []), write(tmp_path / "b", msgspec.structs.replace(contest, **change), [])]
    with pytest.raises(OtherContest, match=says):
        merge(files)


def test_a_changed_bot_does_not_merge(tmp_path: Path) -> None:
    contests = [msgspec.structs.replace(made.contest(), files={"anna": content}) for content in "ab"]
    files = [write(tmp_path / str(i), contest, []) for i, contest in enumerate(contests)]
    with pytest.raises(OtherContest, match="anna was another bot there"):
        merge(files)
