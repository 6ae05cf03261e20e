"""Each law, broken on purpose."""

import itertools
import pickle
import re
from collections.abc import Callable
from typing import Any, Self

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from bottega.core import laws
from bottega.core.errors import BadNotation, BadRecord, BadSetup, Impossible
from bottega.core.events import Event
from bottega.core.game import SPECTATOR, Choice, Game, Result
from bottega.core.kernel import Step, player_of, step_of
from bottega.core.laws import LawBroken
from bottega.core.ledger import Ledger
from bottega.core.match import Match
from bottega.core.messages import Message, msg
from bottega.core.observation import Writer
from bottega.core.record import Header, Record
from tests.core.toy import BIDS, DOUBLE, PRIZE, STEPS, Bid, Reveal, Toy, ToyGame


def broken_by(game: Game[Any], chosen: dict[str, str] | None = None, seed: int = 3, often: int = 1) -> LawBroken:
    """The law that a random game of two breaks."""
    match = laws.begin(game, laws.header(game, 2, seed, chosen or {}))
    with pytest.raises(LawBroken) as caught:
        laws.check_along(match, laws.play_randomly(match, 100), most=50, often=often)
    return caught.value


def with_step(number: int, step: Step[Any]) -> ToyGame:
    """The toy with another step."""
    steps = list(STEPS)
    steps[number] = step
    return Stepped(steps)


class Stepped(ToyGame):
    """The toy with steps or a position of its own."""

    def __init__(self, steps: list[Step[Any]], kind: type[Toy] = Toy) -> None:
        super().__init__()
        self.its_steps = steps
        self.kind = kind

    def set_up(self, players: int, seed: int, chosen: dict[str, str]) -> Toy:
        s = self.kind(self.its_steps, seed, players)
        s.rounds = int(chosen["rounds"])
        s.push_task(0)
        s.settle()
        return s


# --- positions


def options_after_the_end(s: Toy) -> None:
    s.playout(1)
    s.options = vec[i64]([0])


def no_options(s: Toy) -> None:
    s.options = vec[i64]()


def the_same_option_twice(s: Toy) -> None:
    s.options = vec[i64]([0, 1, 1])


def other_options_than_before(s: Toy) -> None:
    s.options = vec[i64]([0, 2])


@pytest.mark.parametrize(
    ("spoil", "what"),
    [
        (options_after_the_end, r"the game is over, but there are options \[0\]"),
        (no_options, r"the game is not over, but options \[\] or deciders \[0, 1\] are missing"),
        (the_same_option_twice, r"a move is offered twice in \[0, 1, 1\]"),
        (other_options_than_before, r"they were \[0, 2\], asked again they are \[0, 1, 2\]"),
    ],
)
def test_options_are_sound(spoil: Callable[[Toy], None], what: str) -> None:
    s = ToyGame().new(2, 1, {})
    laws.options_are_sound(s)
    spoil(s)
    with pytest.raises(LawBroken, match=f"options are sound: {what}"):
        laws.options_are_sound(s)


class SharedBids(Toy):
    """A copy shares the bids with its original."""

    def copy(self) -> Self:
        other = super().copy()
        other.bids = self.bids
        return other


class ForgetfulCopy(Toy):
    """A copy has forgotten the rounds."""

    def copy(self) -> Self:
        other = super().copy()
        other.rounds = 9
        return other


class BlindKey(Toy):
    """All positions have the same key."""

    def key(self) -> tuple[int, ...]:
        return (1,)


@pytest.mark.parametrize(
    ("kind", "what"),
    [
        (SharedBids, "playing on a copy changes the original"),
        (ForgetfulCopy, "a copy has another key"),
        (BlindKey, "move 0 leaves the key as it was"),
    ],
)
def test_copies_are_independent(kind: type[Toy], what: str) -> None:
    with pytest.raises(LawBroken, match=f"copies are independent: {what}"):
        laws.copies_are_independent(Stepped(STEPS, kind).new(2, 1, {}))


class OpenBids(ToyGame):
    """Everybody sees all bids."""

    def view(self, s: Toy, who: int) -> dict[str, object]:
        return {"bids": s.bids, "rounds": s.rounds}


class Xray(ToyGame):
    """Whoever observes the table observes the first bid."""

    def observe(self, s: Toy, who: i64, w: Writer) -> None:
        super().observe(s, 0, w)


class Nosy(ToyGame):
    """What is dealt afresh changes what may be done."""

    def determinize(self, s: Toy, who: int, seed: i64) -> Toy:
        other = super().determinize(s, who, seed)
        other.options = vec[i64]([0])
        return other


@pytest.mark.parametrize(
    ("game", "what"),
    [
        (OpenBids(), "player 2 sees something hidden in bids"),
        (Xray(), "player 2 observes something hidden in bid"),
        (Nosy(), "something hidden changes the options of player 1"),
    ],
)
def test_views_hide_what_they_should(game: ToyGame, what: str) -> None:
    s = game.new(2, 1, {})
    if not isinstance(game, Nosy):
        s.bids[0] = 2
    with pytest.raises(LawBroken, match=f"views hide what they should: {what}"):
        laws.views_hide_what_they_should(game, s, 2, 1)


def test_what_a_spectator_must_not_see() -> None:
    class Window(ToyGame):
        def view(self, s: Toy, who: int) -> dict[str, object]:
            return {"bids": s.bids} if who == -1 else {}

    s = Window().new(2, 1, {})
    s.bids[0] = 2
    with pytest.raises(LawBroken, match="a spectator sees something hidden in bids"):
        laws.views_hide_what_they_should(Window(), s, 2, 1)


class Peeking(ToyGame):
    """Guesses are made from what is hidden."""

    def determinize(self, s: Toy, who: int, seed: i64) -> Toy:
        other = s.copy()
        other.random = seed
        other.bids = vec[i64]([bid if seat == who else bid + 1 for seat, bid in enumerate(s.bids)])
        return other


class PeekingPlanner(ToyGame):
    """Only where others plan again."""

    def determinize_and_replan(self, s: Toy, who: int, seed: i64) -> Toy:
        other = super().determinize(s, who, seed)
        other.random = s.random if who == SPECTATOR else seed
        return other


@pytest.mark.parametrize(("game", "reader"), [(Peeking(), "player 1"), (PeekingPlanner(), "a spectator")])
def test_guesses_are_fair(game: ToyGame, reader: str) -> None:
    s = game.new(2, 1, {})
    s.bids = vec[i64]([2, 2])
    with pytest.raises(LawBroken, match=f"guesses are fair: something hidden changes what {reader} guesses"):
        laws.guesses_are_fair(game, s, 2, 7)


class Prizes(Ledger):
    """Hears of prizes, or not."""

    def __init__(self, players: int, deaf: bool) -> None:
        self.drawn = [0] * players
        self.deaf = deaf

    def hear(self, event: Event) -> None:
        if event.kind is PRIZE and not self.deaf:
            self.drawn = [drawn + event.value(0) for drawn in self.drawn]

    def goods(self) -> list[list[int]]:
        return [[drawn] for drawn in self.drawn]


class Drawn(Toy):
    """Everybody has all prizes behind the screen."""

    def __init__(self, steps: list[Step[Any]], random: int, players: int) -> None:
        super().__init__(steps, random, players)
        self.drawn = 0

    def copy(self) -> Self:
        other = super().copy()
        other.drawn = self.drawn
        return other


class CountsPrizes(Reveal):
    def run(self, s: Toy, who: i64, arg: i64) -> None:
        told: list[Event] = []
        s.log, log = told, s.log
        super().run(s, who, arg)
        s.log = log
        if log is not None:
            log += told
        assert isinstance(s, Drawn)
        s.drawn += told[0].value(0)


class Screens(Stepped):
    def __init__(self, deaf: bool) -> None:
        super().__init__([*STEPS[:3], CountsPrizes()], Drawn)
        self.deaf = deaf

    def ledger(self, s: Toy) -> Ledger:
        return Prizes(len(s.bids), self.deaf)

    def screened(self, s: Toy) -> list[list[int]]:
        assert isinstance(s, Drawn)
        return [[s.drawn] for _ in s.bids]


def test_goods_are_told() -> None:
    laws.all_laws(Screens(deaf=False), 2, 3, {}, most=50)
    broken = broken_by(Screens(deaf=True))
    assert broken.law == "goods are told"
    assert re.fullmatch(r"player 1 has \[[1-6]\], but \[0\] was told", broken.what)


def test_whoever_decides_alone_may_have_more_than_was_told() -> None:
    game = Screens(deaf=True)
    s = game.new(2, 1, {})
    while s.deciders() != [1]:
        s.push(0, 0)
    s.bids = vec[i64]([0, 0])
    ledger = Prizes(2, deaf=True)
    ledger.drawn = [0, 5]
    laws.goods_are_told(game, s, ledger)
    ledger.drawn = [5, 0]
    with pytest.raises(LawBroken, match=r"goods are told: player 1 has \[0\], but \[5\] was told"):
        laws.goods_are_told(game, s, ledger)


class Mute(ToyGame):
    """All moves are written alike."""

    def write(self, s: Toy, move: i64) -> str:
        return "B"


class Wordy(ToyGame):
    def write(self, s: Toy, move: i64) -> str:
        return f"bid {move}"


class OffByOne(ToyGame):
    def read(self, s: Toy, text: str) -> int:
        return super().read(s, text) + 1


class Illiterate(ToyGame):
    def read(self, s: Toy, text: str) -> int:
        raise BadNotation("no idea")


class Unexplained(ToyGame):
    def explain(self, s: Toy, move: i64) -> Message:
        return msg("nothing")


class Unasked(ToyGame):
    def question(self, s: Toy) -> Message:
        return msg("fresco-ask-blend", paint="color-of-the-sky")


class Nowhere(ToyGame):
    def target(self, s: Toy, move: i64) -> str:
        return ""


@pytest.mark.parametrize(
    ("game", "what"),
    [
        (Mute(), r"two moves are written alike in \['B', 'B', 'B'\]"),
        (Wordy(), "move 0 is written 'bid 0', which is not one word"),
        (OffByOne(), "move 0 is written B0, which reads as 1"),
        (Illiterate(), "move 0 is written B0, which reads as nothing: no idea"),
        (Unexplained(), "B0 cannot be explained: words/en has no message 'nothing'"),
        (Unasked(), "the question cannot be asked: words/en: fresco-ask-blend: .*color-of-the-sky"),
        (Nowhere(), "B0 has no spot on the board"),
    ],
)
def test_notation_reads_back(game: ToyGame, what: str) -> None:
    with pytest.raises(LawBroken, match=f"notation reads back: {what}"):
        laws.notation_reads_back(game, game.new(2, 1, {}))


class Eager(Bid):
    """Who bids later scores what was bid before."""

    def take(self, s: Toy, who: i64, arg: i64, move: i64) -> None:
        s.scores[who] += sum(s.bids)
        super().take(s, who, arg, move)


def test_secret_answers_commute() -> None:
    broken = broken_by(with_step(1, Eager()))
    assert str(broken) == ("secret answers commute: it matters which of players 1 and 2 answers first (at the start)")


class Boasts(Bid):
    """Whoever bids is paid at once."""

    def take(self, s: Toy, who: i64, arg: i64, move: i64) -> None:
        super().take(s, who, arg, move)
        s.scores[who] += move


class Tells(Bid):
    """Whoever bids something is heard to."""

    def take(self, s: Toy, who: i64, arg: i64, move: i64) -> None:
        super().take(s, who, arg, move)
        if move:
            s.emit(PRIZE, who, 0)


class Knowing(ToyGame):
    """A guess knows what was bid."""

    def determinize(self, s: Toy, who: int, seed: i64) -> Toy:
        return s.copy()


class Peeks(ToyGame):
    """A spectator sees all bids."""

    def view(self, s: Toy, who: int) -> dict[str, object]:
        return {"bids": s.bids} if who == SPECTATOR else super().view(s, who)


class Overheard(ToyGame):
    """Who is still to say whether to double is observed."""

    def observe(self, s: Toy, who: i64, w: Writer) -> None:
        super().observe(s, who, w)
        for task in s.agenda:
            if step_of(task) == DOUBLE and s.bids[player_of(task)]:
                w.out[w.start] += 10


class Impatient(Toy):
    """Whoever has bid everything is the only one who is asked."""

    def deciders(self) -> list[int]:
        found = super().deciders()
        return found if max(self.bids) < 4 else found[:-1]


@pytest.mark.parametrize(
    ("game", "what"),
    [
        (with_step(1, Boasts()), "scores in the view shows the plan of player 1 to player 2"),
        (with_step(1, Tells()), "the log shows the plan of player 1 to player 2"),
        (Xray(), "what is observed shows the plan of player 1 to player 2 in bid"),
        (Overheard(), "the information state shows the plan of player 1 to player 2"),
        (Knowing(), "a guess shows the plan of player 1 to player 2"),
        (Peeks(), "bids in the view shows the plan of player 1 to a spectator"),
        (Stepped(STEPS, Impatient), "who is asked shows the plan of player 1 to player 2"),
    ],
)
def test_complete_plans_look_alike(game: ToyGame, what: str) -> None:
    with pytest.raises(LawBroken, match=f"complete plans look alike: {what}"):
        look_at_plans(game)


def look_at_plans(game: ToyGame) -> None:
    """Many pairs of plans of the first player."""
    for seed in range(0, 60, 3):
        laws.complete_plans_look_alike(game, game.new(3, 1, {}), 3, seed)


def test_nobody_can_tell_how_many_answers_a_plan_took() -> None:
    look_at_plans(ToyGame())


class Rounds(ToyGame):
    """The rounds are pieces, and they vanish."""

    def pieces(self, s: Toy) -> object:
        return s.rounds


class Scores(ToyGame):
    """No score may be above zero."""

    def pieces(self, s: Toy) -> object:
        if max(s.scores) > 0:
            raise Impossible(f"scores are {list(s.scores)}")
        return None


def test_pieces_stay() -> None:
    broken = broken_by(Rounds())
    assert (broken.law, broken.what) == ("pieces stay", "there were 1, now there are 0")
    assert broken.at in (2, 3, 4)
    impossible = broken_by(Scores())
    assert impossible.law == "pieces stay"
    assert impossible.what.startswith("scores are [")
    assert isinstance(impossible.__cause__, Impossible)


# --- whole games


class EarlyWinner(ToyGame):
    def result(self, s: Toy) -> Result:
        return Result(list(s.scores), {}, [0])


class NoWinner(ToyGame):
    def result(self, s: Toy) -> Result:
        return Result(list(s.scores), {}, [])


def test_games_end() -> None:
    game = ToyGame()
    match = laws.random_game(game, 2, 1, {})
    laws.games_end(match, len(match.moves))
    with pytest.raises(LawBroken, match=f"games end: the game goes on after {len(match.moves) - 1} decisions"):
        laws.games_end(match, len(match.moves) - 1)
    with pytest.raises(LawBroken, match="games end: the game goes on after 3 decisions"):
        laws.all_laws(game, 2, 1, {}, most=3)
    assert "the game is over, but nobody has won" in str(broken_by(NoWinner()))
    start = Match(EarlyWinner(), match.header)
    with pytest.raises(LawBroken, match=r"the game is not over, but its winners are \[0\]"):
        laws.games_end(start, 10)


def test_earlier_positions_stay() -> None:
    broken = broken_by(Stepped(STEPS, SharedBids), seed=99, often=100)  # no position is looked at closely
    assert broken.law == "earlier positions stay"
    assert broken.what.startswith("the position after move ")


class Fickle(ToyGame):
    """Every game begins otherwise, whatever its seed."""

    def __init__(self) -> None:
        super().__init__()
        self.count = itertools.count()

    def set_up(self, players: int, seed: int, chosen: dict[str, str]) -> Toy:
        return super().set_up(players, next(self.count), chosen)


class FickleResult(ToyGame):
    """Every result has other points."""

    def __init__(self) -> None:
        super().__init__()
        self.count = itertools.count()

    def result(self, s: Toy) -> Result:
        return Result([next(self.count)] * 2, {}, super().result(s).winners)


class Spaced(ToyGame):
    """A choice is written with a space behind it."""

    def choices(self) -> tuple[Choice, ...]:
        return (Choice("rounds", ("1", "1 "), "1", ""),)


@pytest.mark.parametrize(
    ("game", "chosen", "what"),
    [
        (FickleResult(), {}, "result: scores recorded as"),
        (Spaced(), {"rounds": "1 "}, "the record is written otherwise when it has been read"),
    ],
)
def test_records_read_back(game: ToyGame, chosen: dict[str, str], what: str) -> None:
    broken = broken_by(game, chosen)
    assert broken.law == "records read back"
    assert broken.what.startswith(what)


def test_a_replay_comes_to_the_same_positions() -> None:
    match = Match(Fickle(), laws.header(ToyGame(), 2, 1, {}))
    with pytest.raises(LawBroken, match=r"records read back: a replay comes to another position \(at the start\)"):
        laws.records_read_back(match)


class Gossip(Reveal):
    """The table hears another number every time."""

    count = itertools.count()

    def run(self, s: Toy, who: i64, arg: i64) -> None:
        super().run(s, who, arg)
        s.emit(BIDS, -1, next(self.count))


class Speechless(ToyGame):
    def describe(self, event: Event) -> Message:
        return msg("fresco-event-paid")


def test_same_seed_same_game() -> None:
    law = "same seed same game"
    told = broken_by(with_step(3, Gossip()))
    assert (told.law, told.what) == (law, "other events are told the second time")
    speechless = broken_by(Speechless())
    assert (speechless.law, speechless.at) == (law, 1)
    assert "cannot be told: words/en: fresco-event-paid" in speechless.what
    with pytest.raises(LawBroken, match=f"{law}: the same moves lead to another position when they are played again"):
        laws.same_seed_same_game(Match(Fickle(), laws.header(ToyGame(), 2, 1, {})))


# --- crashes and records


class Fragile(Bid):
    """The second player's bid of 2 is too much."""

    def take(self, s: Toy, who: i64, arg: i64, move: i64) -> None:
        assert (who, move) != (1, 2)
        super().take(s, who, arg, move)


FRAGILE = with_step(1, Fragile())


def record(game: ToyGame, *moves: tuple[int, str]) -> Record:
    return Record(laws.header(game, 2, 1, {}), list(moves), None)


def test_a_crash_is_a_broken_law() -> None:
    with pytest.raises(LawBroken) as caught:
        laws.check_record(FRAGILE, record(FRAGILE, (0, "B0"), (1, "B2"), (0, "B0")))
    assert (caught.value.law, caught.value.at) == ("crash", 0)  # the law of secret answers tries it
    assert caught.value.what.startswith("AssertionError")
    assert "in test_laws.py, line " in caught.value.what
    assert isinstance(caught.value.__cause__, AssertionError)


def test_a_crash_while_playing_counts_the_move() -> None:
    match = laws.begin(FRAGILE, laws.header(FRAGILE, 2, 1, {}))
    match.push_text("B0", 0)
    with pytest.raises(LawBroken, match=r"crash: AssertionError.* \(after move 2\)"), laws.after_move(2):
        match.push_text("B2", 1)


def test_a_crash_in_the_set_up_is_at_the_start() -> None:
    class Stillborn(ToyGame):
        def set_up(self, players: int, seed: int, chosen: dict[str, str]) -> Toy:
            raise KeyError("box")

    with pytest.raises(LawBroken, match=r"crash: KeyError: 'box' in test_laws.py, line \d+ \(at the start\)"):
        laws.check_record(Stillborn(), record(Stillborn()))


def test_a_whole_record_obeys() -> None:
    match = laws.random_game(ToyGame(), 3, 5, {})
    again = laws.check_record(ToyGame(), match.record())
    assert again.position.key() == match.position.key()


def test_a_record_that_cannot_be_played_breaks_no_law() -> None:
    game = ToyGame()
    with pytest.raises(BadRecord, match="move 2: 'B9' does not answer the question"):
        laws.check_record(game, record(game, (0, "B0"), (1, "B9")))
    header = Header("toy", 1, 2, 1, "toy", ["random"] * 2, {"rounds": "7"})
    with pytest.raises(BadRecord, match="header: rounds cannot be '7'"):
        laws.check_record(game, Record(header, [], None))


def test_a_broken_law_without_a_place() -> None:
    broken = LawBroken("options are sound", "there are none")
    assert str(broken) == "options are sound: there are none"
    assert broken.at is None


def test_a_broken_law_can_be_told_by_another_process() -> None:
    broken = LawBroken("options are sound", "there are none")
    broken.at = 7
    assert str(pickle.loads(pickle.dumps(broken))) == "options are sound: there are none (after move 7)"


def test_errors_of_the_engine_are_crashes_too() -> None:
    with pytest.raises(LawBroken, match="crash: BadSetup: no such thing in"), laws.after_move(1):
        raise BadSetup("no such thing")
