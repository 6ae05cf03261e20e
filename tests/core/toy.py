"""A tiny game with all that the kernel knows: secret answers, chance, private events, steps that run by themselves.

Two rounds. Each player secretly bids 0 to 2; who bids something also says secretly whether to double.
Then a prize is drawn. Bids are revealed and the highest single bid wins the prize.
"""

from typing import Any, Self

from librt.vecs import append, vec
from mypy_extensions import i64

from bottega.core.actions import ActionKind, kind_of
from bottega.core.events import Event, EventKind
from bottega.core.game import Choice, Game, Result
from bottega.core.kernel import Origin, Position, Step, moves_below
from bottega.core.messages import Message, msg
from bottega.core.observation import Piece, Writer

ROUND, BID, DOUBLE, REVEAL = range(4)
BIDS = EventKind("bid", "amount", private="amount")
PRIZE = EventKind("prize", "worth")


class Toy(Position):
    def __init__(self, steps: list[Step[Any]], random: int, players: int) -> None:
        super().__init__(steps, random)
        self.bids = vec[i64]([0] * players)
        self.scores = vec[i64]([0] * players)
        self.rounds = 2

    def copy(self) -> Self:
        other = type(self)(self.steps, self.random, len(self.bids))
        other.copy_kernel(self)
        other.bids = self.bids[:]
        other.scores = self.scores[:]
        other.rounds = self.rounds
        return other

    def key(self) -> tuple[int, ...]:
        return (*self.kernel_key(), *self.bids, *self.scores, self.rounds)

    def origin(self) -> Origin:
        return Origin("toy", len(self.bids), {}, "")


class Round(Step[Toy]):
    def run(self, s: Toy, who: i64, arg: i64) -> None:
        if s.rounds:
            s.rounds -= 1
            s.push_task(ROUND)
            s.push_task(REVEAL)
            for seat in range(len(s.bids)):
                s.push_task(BID, seat)


class Asks(Step[Toy]):
    """A decision. The toy has no words of its own, and borrows some."""

    letter = ""

    def question(self, s: Toy, who: i64, arg: i64) -> Message:
        return msg("ask-over")

    def write(self, s: Toy, who: i64, arg: i64, move: i64) -> str:
        return f"{self.letter}{move}"

    def explain(self, s: Toy, who: i64, arg: i64, move: i64) -> Message:
        return msg("paint-red")

    def target(self, s: Toy, who: i64, arg: i64, move: i64) -> str:
        return "bid"

    def rule(self, s: Toy, who: i64, arg: i64) -> str:
        return "toy#bidding"

    def moment(self, s: Toy, who: i64, arg: i64) -> str:
        return "moment-turn"


class Bid(Asks):
    letter = "B"

    def secret(self) -> bool:
        return True

    def moves(self) -> vec[i64]:
        return moves_below(3)

    def options(self, s: Toy, who: i64, arg: i64) -> vec[i64]:
        return self.moves()

    def take(self, s: Toy, who: i64, arg: i64, move: i64) -> None:
        s.bids[who] = move
        s.emit(BIDS, who, move)
        s.push_task(DOUBLE, who)


class Double(Asks):
    letter = "D"

    def secret(self) -> bool:
        return True

    def moves(self) -> vec[i64]:
        return moves_below(2)

    def options(self, s: Toy, who: i64, arg: i64) -> vec[i64]:
        moves = vec[i64]()
        if s.bids[who]:
            moves = append(append(moves, 0), 1)
        return moves

    def take(self, s: Toy, who: i64, arg: i64, move: i64) -> None:
        s.bids[who] *= 1 + move


class Reveal(Step[Toy]):
    def run(self, s: Toy, who: i64, arg: i64) -> None:
        s.reveals += 1
        prize = s.below(6) + 1
        s.emit(PRIZE, -1, prize)
        bids = list(s.bids)
        if bids.count(max(bids)) == 1:
            s.scores[bids.index(max(bids))] += prize


STEPS: list[Step[Any]] = [Round(), Bid(), Double(), Reveal()]


class ToyGame(Game[Toy]):
    def __init__(self) -> None:
        super().__init__("toy", "A toy", 1, (2, 3))

    def choices(self) -> tuple[Choice, ...]:
        return (Choice("rounds", ("1", "2"), "2", "how many rounds"),)

    def fingerprint(self, chosen: dict[str, str]) -> str:
        return "toy"

    def set_up(self, players: int, seed: int, chosen: dict[str, str]) -> Toy:
        s = Toy(STEPS, seed, players)
        s.rounds = int(chosen["rounds"])
        s.push_task(ROUND)
        s.settle()
        return s

    def view(self, s: Toy, who: int) -> dict[str, object]:
        bids = [bid if seat == who else None for seat, bid in enumerate(s.bids)]
        return {"bids": bids, "scores": list(s.scores), "rounds": s.rounds, "to_move": s.deciders()}

    def seats(self, s: Toy) -> i64:
        return len(s.bids)

    def action_kinds(self) -> list[ActionKind]:
        return [kind_of("", number, step) for number, step in enumerate(STEPS)]

    def actions_version(self) -> int:
        return 1

    def redeal(self, s: Toy, seed: i64) -> Toy:
        other = s.copy()
        other.random = seed
        return other

    def observation_layout(self) -> list[Piece]:
        return [Piece("rounds", 1, "rounds left"), Piece("bid", 1, "the own bid"), Piece("asked", 3, "who is asked")]

    def observation_version(self) -> int:
        return 1

    def observe(self, s: Toy, who: i64, w: Writer) -> None:
        w.number(s.rounds)
        w.number(s.bids[who] if who >= 0 else 0)
        for seat in range(3):
            w.flag(seat in s.deciders())

    def determinize(self, s: Toy, who: int, seed: i64) -> Toy:
        other = s.copy()
        other.random = seed
        open_tasks = s.deciders()
        for seat in range(len(other.bids)):
            if seat != who:  # whoever still decides whether to double has bid something
                other.bids[seat] = 1 if other.bids[seat] or seat not in open_tasks else 0
        return other

    def describe(self, event: Event) -> Message:
        return msg("fresco-event-paid", thalers=event.values[0] or 0)

    def end_rule(self, s: Toy) -> str:
        return "toy#end"

    def result(self, s: Toy) -> Result:
        best = max(s.scores)
        winners = [seat for seat, score in enumerate(s.scores) if score == best] if s.over() else []
        return Result(list(s.scores), {"prizes": list(s.scores)}, winners)
