"""Why one turn is better than another, in a few words: what the search compared, told apart.

Both turns are tried in the same deals and played on to the end of the round, as a search does. What they bring at
once, what they leave to others, and what they prepare is counted; the largest differences are the reasons.
"""

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
from bottega.study.analysis.line import goes_on

DEALS: Final = 10  # in which turns are compared
LEAST: Final = 1.0  # points that a difference must be worth to be a reason
GOODS: Final = 0.5  # points that goods are worth, each
MOST: Final = 2  # reasons that are told

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
        had = game.standing(s, who)
        begun = s.copy()
        for move in moves:
            if move not in list(s.options) or s.to_move() != who:
                break
            answer(s, who, move)
        while goes_on(begun, s, who):
            answer(s, who, self.playout.best(game, s))
        has = game.standing(s, who)
        now = {name: n - had.get(name, 0) for name, n in has.items() if n != had.get(name, 0)}
        return self.play_on(s, begun.round, now)

    def play_on(self, s: Position, round: i64, now: dict[str, int]) -> Outcome:
        """Everybody plays on to the end of the round."""
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
        return Outcome(now, game.result(s).scores[who] - at_first, deed, rival)

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
        if not found and theirs is not None and abs(gap) >= LEAST:
            found = [Reason("end", gap, msg("reason-end", n=round(gap)).as_dict())] if gap > 0 else []
        elif not found and theirs is not None:
            found = [Reason("close", 0.0, msg("reason-close").as_dict())]
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
    return [Reason("goods", GOODS * n, msg(f"reason-{name}", n=n).as_dict()) for name, n in more.items() if n > 0]


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
