"""The course of a game: what every seat could expect at each decision, in points and in victory.

Two sources are joined. The adviser says for the seat that decides how much of the victory and how many points of lead
to expect. How many points there will be at all, some games show that greedy bots play on from here.
"""

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from bottega.bots.bot import Bot
from bottega.bots.greedy import GreedyBot
from bottega.bots.seats import choose_openly, play_out
from bottega.core.game import Game, Result
from bottega.core.kernel import Position
from bottega.core.rng import derive
from bottega.study.analysis.grading import leads_of, shares_of

GAMES: Final = 8  # played on from each of the places
PLACES: Final = 32  # in the game from which is played on


class Outlook(msgspec.Struct, frozen=True):
    """What is expected in the end, by seat, seen from before the decision number `at` (from 0)."""

    at: int
    scores: list[float]
    leads: list[float]
    shares: list[float]


class Expectation(msgspec.Struct, frozen=True):
    """What the adviser expects for the seat that decides, if it tells."""

    at: int
    who: int
    value: float | None
    lead: float | None


class Course(msgspec.Struct, frozen=True):
    """Expectations by seat at each point; `at` decisions were made before it. No points if nobody played on."""

    at: list[int]
    points: list[list[float]]
    victory: list[list[float]]
    rounds: list[int]  # the decisions with which the second round and all later ones begin


def places(decisions: int, most: int = PLACES) -> list[int]:
    """So many decisions, evenly over the game."""
    return sorted({decisions * place // most for place in range(most)}) if decisions else []


def play_on(game: Game[Any], s: Position, who: int, at: int, games: int, seed: int) -> Outlook:
    """How the game ends on average if greedy plays on from what `who` knows, with new deals of the rest."""
    results: list[Result] = []
    for number in range(games):
        deal = derive(seed, number)
        then = game.determinize(s, who, deal)
        greedy: Bot = GreedyBot(deal)
        play_out(game, then, [greedy] * int(game.seats(then)), deal, choose_openly)
        results.append(game.result(then))
    return Outlook(
        at,
        means([result.scores for result in results]),
        means([leads_of(result) for result in results]),
        means([shares_of(result) for result in results]),
    )


def ended(result: Result, at: int) -> Outlook:
    """Nothing is left to expect."""
    return Outlook(at, [float(score) for score in result.scores], leads_of(result), shares_of(result))


def means(rows: Sequence[Sequence[float]]) -> list[float]:
    """The mean of each column."""
    return [sum(column) / len(rows) for column in zip(*rows, strict=True)]


def course(
    players: int, told: list[Expectation], seen: list[Outlook], end: Outlook | None, rounds: list[int]
) -> Course:
    """Join what the adviser told with what was seen playing on; both in the order of the game.

    Every seat counts as it stood at its own latest decision: whoever decides sees the own chances a little rosier,
    and so all do alike.
    """
    outlooks = smooth(seen) + ([end] if end and seen else [])
    values: dict[int, float] = {}
    gaps: dict[int, float] = {}
    points: list[list[float]] = []
    victory: list[list[float]] = []
    for moment in told:
        outlook = between(outlooks, moment.at)
        if moment.value is not None and moment.lead is not None:
            values[moment.who] = moment.value
            # A lead is between two: half of it is the seat's, the other half is the others'.
            gaps[moment.who] = (moment.lead - (outlook.leads[moment.who] if outlook else 0.0)) / 2
        if outlook is not None:
            points.append([score + gap for score, gap in zip(outlook.scores, balanced(gaps, players), strict=True)])
        victory.append(outlook.shares if outlook and not values else shared_out(values, players))
    at = [moment.at for moment in told]
    if end is not None:
        at.append(end.at)
        victory.append(end.shares)
        if seen:
            points.append(end.scores)
    return Course(at, by_seat(points, players), by_seat(victory, players), rounds)


def shared_out(values: dict[int, float], players: int) -> list[float]:
    """One victory for all seats; a seat that was not asked yet counts with its fair part."""
    shares = [values.get(seat, 1 / players) for seat in range(players)]
    total = sum(shares)
    return [share / total if total > 0 else 1 / players for share in shares]


def balanced(gaps: dict[int, float], players: int) -> list[float]:
    """What to add to each seat's points, nothing in sum.

    The word of the first seat that is asked stands alone: what it has more, the others have less. From the second on
    they are compared, and a seat that was not asked yet gets nothing.
    """
    if len(gaps) == 1:
        ((first, gap),) = gaps.items()
        return [gap if seat == first else -gap / (players - 1) for seat in range(players)]
    middle = sum(gaps.values()) / len(gaps) if gaps else 0.0
    return [gaps.get(seat, middle) - middle for seat in range(players)]


def smooth(seen: list[Outlook]) -> list[Outlook]:
    """Each outlook with its neighbors: a few games are few."""
    smoothed: list[Outlook] = []
    for number, outlook in enumerate(seen):
        near = seen[max(0, number - 2) : number + 3]
        smoothed.append(
            Outlook(
                outlook.at,
                means([neighbor.scores for neighbor in near]),
                means([neighbor.leads for neighbor in near]),
                means([neighbor.shares for neighbor in near]),
            )
        )
    return smoothed


def between(outlooks: list[Outlook], at: int) -> Outlook | None:
    """The outlook at a decision, on the straight line between the two nearest."""
    before = [outlook for outlook in outlooks if outlook.at <= at]
    after = [outlook for outlook in outlooks if outlook.at >= at]
    if not before and not after:
        return None
    a, b = before[-1] if before else after[0], after[0] if after else before[-1]
    way = (at - a.at) / (b.at - a.at) if b.at > a.at else 0.0

    def on_line(one: list[float], two: list[float]) -> list[float]:
        return [x + way * (y - x) for x, y in zip(one, two, strict=True)]

    return Outlook(at, on_line(a.scores, b.scores), on_line(a.leads, b.leads), on_line(a.shares, b.shares))


def by_seat(rows: list[list[float]], players: int) -> list[list[float]]:
    """Columns as rows; none if there are no rows."""
    return [[row[seat] for row in rows] for seat in range(players)] if rows else []
