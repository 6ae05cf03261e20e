"""Who sits together in a round of a tournament, and in which order."""

from collections import Counter
from collections.abc import Callable, Sequence
from itertools import combinations
from random import Random
from typing import Final

Group = list[int]  # entrants at one table
Meetings = Counter[frozenset[int]]  # how often two have sat together
Cost = Callable[[Group], int]

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
    rank = dict(zip(order, ranks, strict=True))

    def cost(group: Group) -> int:
        return sum(
            AGAIN * met[frozenset((one, other))] ** 2 + (rank[one] - rank[other]) ** 2
            for one, other in combinations(group, 2)
        )

    best = settled(order, players, cost)
    dice = Random(len(met))
    for _ in range(TRIES):
        if sum(map(cost, best)) < AGAIN:
            break
        best = min(
            best, settled(dice.sample(order, len(order)), players, cost), key=lambda groups: sum(map(cost, groups))
        )
    return best


def settled(order: list[int], players: int, cost: Cost) -> list[Group]:
    """Groups of neighbors, improved until no exchange of two makes it better."""
    groups = [order[start : start + players] for start in range(0, len(order), players)]
    while any(improve(one, other, cost) for one, other in combinations(groups, 2)):
        pass
    return groups


def improve(one: Group, other: Group, cost: Cost) -> bool:
    """Exchange the first two between these tables that sit better at each other's."""
    now = cost(one) + cost(other)
    for mine in range(len(one)):
        for theirs in range(len(other)):
            one[mine], other[theirs] = other[theirs], one[mine]
            if cost(one) + cost(other) < now:
                return True
            one[mine], other[theirs] = other[theirs], one[mine]
    return False


def seated(group: Group, before: Sequence[Sequence[Group]]) -> Group:
    """In the order of seats: who has had the early ones least often comes first."""
    early = Counter[int]()
    for groups in before:
        for table in groups:
            for seat, entrant in enumerate(table):
                early[entrant] += len(table) - seat
    return sorted(group, key=lambda entrant: (early[entrant], entrant))
