"""Why one turn is better than another, in a few words: what the search compared, told apart.

Both turns are tried in the same deals and played on to the end of the round, as a search does. What they bring at
once, what they leave to others, and what they prepare is counted; the largest differences are the reasons. Where none
is large, it is told of what is different when the next round is over.
"""

import math
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

import msgspec
from mypy_extensions import i64

from bottega.bots.answering import answer
from bottega.bots.bot import Advice
from bottega.bots.playout import Playout
from bottega.bots.tuning import tuning_of
from bottega.core.game import Game
from bottega.core.kernel import Position
from bottega.core.messages import Message, msg
from bottega.core.rng import derive
from bottega.i18n import knows
from bottega.study.analysis.line import goes_on

DEALS: Final = 10  # in which turns are compared
LEAST: Final = 1.0  # points that a difference must be worth to be a reason
GOODS: Final = 0.5  # points that goods are worth, each
MOST: Final = 2  # reasons that are told
PARTS: Final = 3  # of what is different later
SHOWN: Final = 0.5  # of a point or a thaler, or it rounds to nothing
SURE: Final = 2.0  # standard errors by which the deals must differ
ROUNDS: Final = 2  # that are played on, this one and the next
AT_ONCE: Final = ("loss",)  # what is lost for sure, point by point
PASSING: Final = ("apprentices",)  # what a standing has only for a while

Worth = Callable[[Position, int], float]  # of a position to a seat


class Reason(msgspec.Struct, frozen=True):
    """One difference, and about how many points it makes."""

    kind: str  # proved, now, goods, rival, next or end
    weight: float
    said: dict[str, Any]  # as `Message.as_dict` writes it


class Deed(msgspec.Struct, frozen=True):
    """Something that somebody does on the way, and what it was worth to them."""

    worth: float
    said: Message | None = None


NOTHING: Final = Deed(0.0)


class Outcome(msgspec.Struct, frozen=True):
    """What followed a turn in one deal."""

    now: dict[str, int]  # what the turn itself changed: points by source, and what else the game counts
    later: int  # own points from then to the end of the round
    deed: Deed  # what brought most of them
    rival: Deed  # the best that another player could do before it was one's turn again
    end: dict[str, int]  # what has changed of the standing when the next round is over
    others: int  # points of the best other player until then


class Followed:
    """A turn tried in several deals."""

    def __init__(self, outcomes: list[Outcome], sources: Iterable[str]) -> None:
        self.outcomes: Final = outcomes
        self.sources: Final = set(sources)

    def brings(self) -> int:
        """Points at once, on average."""
        return round(mean([sum(self.points(one).values()) for one in self.outcomes]))

    def points(self, outcome: Outcome) -> dict[str, int]:
        return {name: n for name, n in outcome.now.items() if name in self.sources}

    def goods(self) -> dict[str, int]:
        """What else the turn changes, on average."""
        names = dict.fromkeys(name for one in self.outcomes for name in one.now if name not in self.sources)
        return {name: round(mean([one.now.get(name, 0) for one in self.outcomes])) for name in names}

    def later(self) -> float:
        """Points that follow in this round."""
        return mean([one.later for one in self.outcomes])

    def rival(self) -> float:
        """What the best deed of another player is worth."""
        return mean([one.rival.worth for one in self.outcomes])


class Comparison:
    """Compares turns that begin at the same decision, from what its seat may know."""

    def __init__(self, game: Game[Any], s: Position, who: int, seed: int, deals: int = DEALS) -> None:
        self.game: Final = game
        self.who: Final = who
        self.secret: Final = s.asking().secret()
        self.playout: Final[Playout] = tuning_of(game).playout
        self.start: Final = s
        self.deals: Final = [self.deal(int(derive(seed, number))) for number in range(deals)]
        self.known: Final[dict[tuple[int, ...], Followed]] = {}

    def deal(self, seed: int) -> Position:
        """The table with all that the seat cannot know dealt afresh; others plan anew."""
        if not self.secret:
            dealt: Position = self.game.determinize(self.start, self.who, seed)
            return dealt
        s: Position = self.game.determinize_and_replan(self.start, self.who, seed)
        s.settle(self.who)
        return s

    def follow(self, moves: Sequence[i64]) -> Followed:
        """Try a turn."""
        key = tuple(int(move) for move in moves)
        if key not in self.known:
            outcomes = [self.outcome(deal.copy(), key) for deal in self.deals]
            self.known[key] = Followed(outcomes, self.game.result(self.start).sources)
        return self.known[key]

    def outcome(self, s: Position, moves: tuple[int, ...]) -> Outcome:
        """What follows in one deal; where the turn is not told to its end, it is played on."""
        game, who = self.game, self.who
        had, before = game.standing(s, who), game.result(s).scores
        begun = s.copy()
        for move in moves:
            if move not in list(s.options) or s.to_move() != who:
                break
            answer(s, who, move)
        while goes_on(begun, s, who):
            answer(s, who, self.playout.best(game, s))
        has = game.standing(s, who)
        now = changed(had, has)
        later, deed, rival = self.play_on(s, begun.round)
        while not s.over() and s.round < begun.round + ROUNDS:
            self.turn(s)
        gained = [score - before[seat] for seat, score in enumerate(game.result(s).scores)]
        others = max(gained[:who] + gained[who + 1 :])
        return Outcome(now, later, deed, rival, changed(had, game.standing(s, who)), others)

    def play_on(self, s: Position, round: i64) -> tuple[int, Deed, Deed]:
        """Everybody plays on to the end of the round: own points, what brings most, and a rival's best."""
        game, who = self.game, self.who
        at_first = game.result(s).scores[who]
        deed = rival = NOTHING
        away = True  # it has not been one's turn again
        while not s.over() and s.round == round:
            mover = int(s.to_move())
            away = away and (mover != who or s.asking().secret())
            if mover == who:
                deed = self.better(deed, s, self.score)
            elif away:
                rival = self.better(rival, s, self.estimate)
            else:
                self.turn(s)
        return game.result(s).scores[who] - at_first, deed, rival

    def turn(self, s: Position) -> Message | None:
        """The next turn, as it is played on; what it begins with, unless that is a secret or the only move."""
        who, begun = s.to_move(), (s.round, s.turn)
        said: Message | None = None
        while not s.over() and s.to_move() == who and (s.round, s.turn) == begun:
            move = int(self.playout.best(self.game, s))
            if said is None and len(s.options) > 1 and not s.asking().secret():
                said = self.game.explain(s, move)
            answer(s, who, move)
        return said

    def better(self, best: Deed, s: Position, worth: Worth) -> Deed:
        """The next turn, if it is worth more to whoever makes it than the best so far."""
        before, mover = s.copy(), int(s.to_move())
        said = self.turn(s)
        gain = worth(s, mover) - worth(before, mover)
        return Deed(gain, said) if gain > best.worth else best

    def score(self, s: Position, seat: int) -> float:
        return float(self.game.result(s).scores[seat])

    def estimate(self, s: Position, seat: int) -> float:
        return self.game.estimate(s, seat)

    # --- telling

    def reasons(self, moves: Sequence[i64], others: Sequence[i64] | None, gap: float = 0.0) -> list[Reason]:
        """Why a turn is better than another one, the weightiest first; alone, what it is good for.

        `gap` is by how many points the search expects it to be ahead in the end: it is told where nothing else is.
        """
        mine = self.follow(moves)
        theirs = None if others is None else self.follow(others)
        found = [*self.now(mine, theirs), *goods(mine, theirs), *later(mine, theirs), *left(mine, theirs)]
        found = [reason for reason in found if reason.weight >= LEAST]
        found.sort(key=lambda reason: -reason.weight)
        if not found and theirs is not None and gap > -LEAST:
            found = [in_the_end(mine, theirs, gap)]
        return found[:MOST]

    def now(self, mine: Followed, theirs: Followed | None) -> list[Reason]:
        """Points at once."""
        n, other = mine.brings(), 0 if theirs is None else theirs.brings()
        if theirs is None or other == 0:
            return [Reason("now", n - other, msg("reason-now", n=n).as_dict())]
        return [Reason("now", n - other, msg("reason-now-instead", n=n, other=other).as_dict())]


def goods(mine: Followed, theirs: Followed | None) -> list[Reason]:
    """What else is different: goods that are saved, or panes that do not break."""
    has, other = mine.goods(), {} if theirs is None else theirs.goods()
    more = {name: has.get(name, 0) - other.get(name, 0) for name in {**has, **other}}
    return [Reason("goods", worth_of(name) * n, left_more(name, n)) for name, n in more.items() if n > 0]


def worth_of(name: str) -> float:
    return 1.0 if name in AT_ONCE else GOODS


def left_more(name: str, n: int) -> dict[str, Any]:
    """What a turn leaves more of; of goods of modules it is said as of a choice."""
    named = f"reason-{name}"
    return msg(named, n=n).as_dict() if knows(named) else msg(f"brings-{name}", n=signed(n)).as_dict()


def in_the_end(mine: Followed, theirs: Followed, gap: float) -> Reason:
    """By how much a turn is better in the end, or that it is as good; and what is different before."""
    parts = later_parts(mine, theirs)
    words = [said for _weight, said in parts[:PARTS]]
    if gap < LEAST:
        return Reason(
            "close", 0.0, (msg("reason-close-parts", parts=words) if parts else msg("reason-close")).as_dict()
        )
    n = round(gap)
    explained = any(weight > 0 for weight, _said in parts[:PARTS])  # and not only what the turn costs
    said = msg("reason-end-parts", n=n, parts=words) if explained else msg("reason-end", n=n)
    return Reason("end", gap, said.as_dict())


def later_parts(mine: Followed, theirs: Followed) -> list[tuple[float, Message]]:
    """What is different when the next round is over, the most of it first, as far as the deals agree about it.

    Each with what it is worth to the seat.
    """
    pairs = list(zip(mine.outcomes, theirs.outcomes, strict=True))
    names = dict.fromkeys(name for pair in pairs for one in pair for name in one.end if name not in PASSING)
    found: list[tuple[float, Message]] = []
    for name in names:
        gain = agreed([one.end.get(name, 0) - other.end.get(name, 0) for one, other in pairs])
        if gain != 0.0:
            is_points = name in mine.sources
            found.append((gain * (1.0 if is_points else worth_of(name)), part(name, gain, is_points)))
    rival = agreed([one.others - other.others for one, other in pairs])
    if rival != 0.0:
        found.append((-rival, msg("reason-part-rival", n=signed(rival))))
    return sorted(found, key=lambda one: -abs(one[0]))


def part(name: str, gain: float, is_points: bool) -> Message:
    """A difference in points of a source, or in something else."""
    if is_points:
        return msg("reason-part", source=f"source-{name}", n=signed(gain))
    return msg(f"brings-{name}", n=signed(gain))


def agreed(differences: list[int]) -> float:
    """The mean, or nothing where it is small or may well be chance."""
    middle = mean(differences)
    spread = sum((one - middle) ** 2 for one in differences)
    error = math.sqrt(spread / max(1, len(differences) - 1) / len(differences))
    return middle if abs(middle) >= max(SHOWN, SURE * error) else 0.0


def changed(had: dict[str, int], has: dict[str, int]) -> dict[str, int]:
    """What is different in a standing."""
    return {name: n - had.get(name, 0) for name, n in has.items() if n != had.get(name, 0)}


def signed(number: float) -> str:
    """A rounded number with its sign."""
    n = round(number)
    if n == 0:
        n = 1 if number > 0 else -1
    return f"−{-n}" if n < 0 else f"+{n}"


def later(mine: Followed, theirs: Followed | None) -> list[Reason]:
    """What the turn prepares."""
    gap = mine.later() - (0.0 if theirs is None else theirs.later())
    n = round(mine.later())
    deed = usual([one.deed for one in mine.outcomes])
    if n <= 0:
        return []
    said = msg("reason-next", n=n) if deed is None else msg("reason-next-move", n=n, move=deed)
    return [Reason("next", gap, said.as_dict())]


def left(mine: Followed, theirs: Followed | None) -> list[Reason]:
    """What another player could do otherwise."""
    if theirs is None:
        return []
    gap = theirs.rival() - mine.rival()
    deed = usual([one.rival for one in theirs.outcomes])
    said = msg("reason-rival", n=round(gap)) if deed is None else msg("reason-rival-move", n=round(gap), move=deed)
    return [Reason("rival", gap, said.as_dict())]


def usual(deeds: list[Deed]) -> Message | None:
    """What is done in most of the deals, if anything is."""
    said = [deed.said for deed in deeds if deed.said is not None]
    if not said:
        return None
    most, times = Counter(said).most_common(1)[0]
    return most if 2 * times > len(deeds) else None


def proof(advice: Advice) -> Reason:
    """What is known for sure."""
    n = round(abs(advice.lead))
    if advice.value >= 1.0:
        said = msg("reason-proved-win", n=n)
    elif advice.value <= 0.0:
        said = msg("reason-proved-loss", n=n)
    else:
        said = msg("reason-proved-shared")
    return Reason("proved", float("inf"), said.as_dict())


def mean(numbers: Sequence[float]) -> float:
    return sum(numbers) / len(numbers)
