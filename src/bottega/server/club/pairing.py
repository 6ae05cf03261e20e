"""Who sits together in a round of a tournament, and in which order."""

from collections import Counter
from collections.abc import Sequence
from itertools import combinations
from random import Random
from typing import Final

from bottega.server.breath import Breath

Group = list[int]  # entrants at one table
Meetings = Counter[frozenset[int]]  # how often two have sat together
Costs = list[list[int]]  # of two who sit together

TRIES: Final = 20  # other beginnings
AGAIN: Final = 1_000_000  # to meet once more is worse than any difference in the standings


def rounds_for_all(entrants: int, players: int) -> int:
    """Rounds until everybody can have met everybody."""
    full = entrants + -entrants % players
    return max(1, -(-(full - 1) // (players - 1)))


def meetings(rounds: Sequence[Sequence[Group]]) -> Meetings:
    """How often any two have sat at the same table."""
    return Counter(frozenset(pair) for groups in rounds for group in groups for pair in combinations(group, 2))


def round_robin(entrants: Sequence[int], players: int, before: Sequence[Sequence[Group]]) -> list[Group]:
    """The next round of a tournament in which everybody meets everybody.

    For two the circle method: one stays, the others walk around. At larger tables as few as possible meet again.
    """
    if players > 2:
        return grouped(list(entrants), players, meetings(before), [0] * len(entrants))
    turn = len(before) % (len(entrants) - 1)
    circle = [entrants[0], *entrants[1 + turn :], *entrants[1 : 1 + turn]]
    return [[circle[n], circle[-1 - n]] for n in range(len(circle) // 2)]


def swiss(order: Sequence[int], players: int, before: Sequence[Sequence[Group]]) -> list[Group]:
    """The next round among equals: neighbors in the standings sit together, but nobody again with the same."""
    return grouped(list(order), players, meetings(before), list(range(len(order))))


def grouped(order: list[int], players: int, met: Meetings, ranks: list[int]) -> list[Group]:
    """Neighbors together; then two change places as long as that makes it better.

    Where some would meet again, other beginnings are tried too, always the same ones.
    """
    costs, breath = costs_of(order, met, ranks), Breath()
    best = settled(order, players, costs, breath)
    dice = Random(len(met))
    for _ in range(TRIES):
        if cost_of(best, costs) < AGAIN:
            break
        other = settled(dice.sample(order, len(order)), players, costs, breath)
        best = min(best, other, key=lambda groups: cost_of(groups, costs))
    return best


def costs_of(order: list[int], met: Meetings, ranks: list[int]) -> Costs:
    """What it costs that two sit together, by their numbers."""
    rank = dict(zip(order, ranks, strict=True))
    everybody = range(max(order) + 1)
    return [
        [
            AGAIN * met[frozenset((one, other))] ** 2 + (rank.get(one, 0) - rank.get(other, 0)) ** 2
            for other in everybody
        ]
        for one in everybody
    ]


def cost_of(groups: list[Group], costs: Costs) -> int:
    return sum(costs[one][other] for group in groups for one, other in combinations(group, 2))


def settled(order: list[int], players: int, costs: Costs, breath: Breath) -> list[Group]:
    """Groups of neighbors, improved until no exchange of two makes it better."""
    groups = [order[start : start + players] for start in range(0, len(order), players)]
    better = True
    while better:
        breath.draw()
        better = any(improve(one, other, costs) for one, other in combinations(groups, 2))
    return groups


def improve(one: Group, other: Group, costs: Costs) -> bool:
    """Exchange the first two between these tables that sit better at each other's."""
    for at, mine in enumerate(one):
        with_mine = costs[mine]
        for there, theirs in enumerate(other):
            with_theirs = costs[theirs]
            change = -2 * with_mine[theirs]  # they do not meet, before or after
            for rival in one:
                change += with_theirs[rival] - with_mine[rival]
            for rival in other:
                change += with_mine[rival] - with_theirs[rival]
            if change < 0:
                one[at], other[there] = theirs, mine
                return True
    return False


def seated(group: Group, before: Sequence[Sequence[Group]]) -> Group:
    """In the order of seats: who has had the early ones least often comes first."""
    early = Counter[int]()
    for groups in before:
        for table in groups:
            for seat, entrant in enumerate(table):
                early[entrant] += len(table) - seat
    return sorted(group, key=lambda entrant: (early[entrant], entrant))
