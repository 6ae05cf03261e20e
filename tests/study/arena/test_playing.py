"""One game: the same for the same fixture, and lost for a bot that fails."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from bottega.core.errors import BadSetup
from bottega.games import find_game
from bottega.study.arena.contest import digest, new_contest
from bottega.study.arena.local import PlayerLost, play_all
from bottega.study.arena.playing import ContestSetup, play
from bottega.study.arena.schedule import ScheduledGame
from bottega.workers.interrupts import never
from tests.study.arena import made

OWN = Path(__file__).with_name("own_bots.py")


def setup_of(*bots: str, game: str = "sintra", players: int = 2, seconds: float = 0, **chosen: str) -> ContestSetup:
    return ContestSetup(new_contest(find_game(game), bots, players, chosen, 5, seconds=seconds))


def lasting(at: ContestSetup, number: int, *seats: str) -> Any:
    return play(at, ScheduledGame(number, seats)).lasting()


@pytest.mark.parametrize(("game", "players"), [("sintra", 2), ("sintra", 4), ("fresco", 3)])
def test_the_same_schedule_gives_the_same_game(game: str, players: int) -> None:
    at = setup_of("greedy", "random", game=game, players=players)
    seats = ("greedy", *["random"] * (players - 1))
    assert lasting(at, 3, *seats) == lasting(at, 3, *seats)
    assert lasting(at, 3, *seats) != lasting(at, 4, *seats)


def test_copies_of_a_bot_have_dice_of_their_own() -> None:
    at = setup_of("random", "greedy", players=3)
    assert len(set(lasting(at, 1, "random", "random", "greedy").scores)) > 1


def test_results_name_places_from_first_to_last() -> None:
    played = made.game(1, ("a", "b", "c", "d"), (50, 61, 61, 70))
    assert played.places() == [3, 1, 1, 0]
    tie_broken = made.game(1, ("a", "b"), (61, 61), winners=(1,))
    assert tie_broken.places() == [1, 0]
    assert [made.game(1, ("a", "b", "c"), (61, 61, 2)).share(seat) for seat in range(3)] == [0.5, 0.5, 0]


def test_who_forfeits_is_last_and_the_others_share_the_victory() -> None:
    played = made.game(1, ("a", "b", "c"), failed=1)
    assert played.places() == [0, 1, 0]
    assert [played.share(seat) for seat in range(3)] == [0.5, 0, 0.5]


@pytest.mark.parametrize(
    ("bot", "kind", "says"),
    [("Crash", "crash", "no glass left"), ("Cheat", "illegal", "9999"), ("Slow", "timeout", "")],
)
def test_a_bot_that_fails_forfeits(bot: str, kind: str, says: str) -> None:
    name = f"{OWN}:{bot}"
    played = lasting(setup_of("greedy", name, seconds=0.1), 0, "greedy", name)
    assert played.failure is not None
    assert (played.failure.seat, played.failure.kind) == (1, kind)
    assert says in played.failure.text
    assert "\n" not in played.failure.text
    assert played.failure.decision == sum(played.decisions) > 0
    assert (played.winners, played.scores) == ((0,), ())


def test_a_bot_that_cannot_be_seated_forfeits() -> None:
    played = lasting(setup_of("greedy", "random"), 0, "random", "nobody")
    assert played.failure is not None
    assert (played.failure.seat, played.failure.decision, played.winners) == (1, 0, (0,))


@pytest.mark.parametrize("count", [1, 5])
def test_some_random_modules_change_from_deal_to_deal(count: int) -> None:
    game = find_game("fresco")
    options = new_contest(game, ("greedy", "random"), 2, {"modules": f"random:{count}"}, 5).options
    found = [game.complete(2, seed, options)["modules"].split(",") for seed in range(30)]
    assert {len(set(modules)) for modules in found} == {count}
    assert len({tuple(modules) for modules in found}) > 5
    assert all(modules == sorted(modules, key=int) for modules in found)


def test_any_random_modules_are_decided_by_the_games_seed() -> None:
    at = setup_of("random", "greedy", game="fresco", modules="random")
    assert at.contest.options["modules"] == "random"
    assert lasting(at, 0, "random", "greedy").scores


def test_classic_edition_has_fewer_modules_to_choose_from() -> None:
    game = find_game("fresco")
    with pytest.raises(BadSetup, match="from 1 to"):
        new_contest(game, ("a", "b"), 2, {"modules": "random:12", "edition": "classic"}, 5)


@pytest.mark.parametrize("modules", ["random:0", "random:99", "random:x", "random:", "randomly"])
def test_modules_that_cannot_be(modules: str) -> None:
    with pytest.raises(BadSetup):
        new_contest(find_game("fresco"), ("a", "b"), 2, {"modules": modules}, 5)


def test_modules_by_name_and_by_number_are_the_same_contest() -> None:
    game = find_game("fresco")
    one, other = (new_contest(game, ("random", "greedy"), 2, {"modules": text}, 5) for text in ("portraits", "1"))
    assert one == other


def test_a_changed_file_is_another_contest(tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    found = []
    for text in ("one", "two", "one"):
        file.write_text(f"'''{text}'''")
        found.append(new_contest(find_game("sintra"), (f"{file}:My", "random"), 2, {}, 5))
    assert found[0] == found[2] != found[1]


@pytest.mark.parametrize("changed", ["bot", "weights"])
def test_a_program_is_another_one_when_any_of_its_files_has_changed(tmp_path: Path, changed: str) -> None:
    for name in ("bot", "weights"):
        (tmp_path / name).write_text(name)
    (tmp_path / "bot").chmod(0o755)
    bots = (f"program:{tmp_path / 'bot'} {tmp_path / 'weights'}", f"program:sh {tmp_path / 'bot'}")
    before = [digest(bot) for bot in bots]
    (tmp_path / changed).write_text("something else")
    assert [digest(bot) != known for bot, known in zip(bots, before, strict=True)] == [True, changed == "bot"]


def test_longest_decision_is_part_of_the_thinking() -> None:
    played = play(setup_of("greedy", "random"), ScheduledGame(0, ("greedy", "random")))
    for longest, thinking in zip(played.longest, played.thinking, strict=True):
        assert 0 < longest < thinking


def test_what_is_no_bots_fault_is_told_to_whoever_runs_the_arena() -> None:
    contest = msgspec.structs.replace(made.contest(("random", "greedy")), options={"side": "C"})
    with pytest.raises(BadSetup, match="side cannot be 'C'") as told:
        list(play_all(ContestSetup(contest), 1, [ScheduledGame(0, ("random", "greedy"))], never))
    assert "check_setup" in told.value.__notes__[0]


def test_a_process_that_ends_again_and_again_is_reported() -> None:
    name = f"{OWN}:Killer"
    setup = setup_of("random", name)
    with pytest.raises(PlayerLost, match="Killer ended with exit code -9, twice"):
        list(play_all(setup, 1, [ScheduledGame(0, ("random", name))], never))


def test_our_bots_with_other_numbers_are_other_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    game = find_game("sintra")
    now = new_contest(game, ("greedy", "random"), 2, {}, 5)
    assert now == new_contest(game, ("greedy", "random"), 2, {}, 5)
    monkeypatch.setattr("bottega.study.arena.contest.table_of", lambda game: {"search": {}, "weights": {"bonus": 2.0}})
    assert new_contest(game, ("greedy", "random"), 2, {}, 5).numbers != now.numbers
