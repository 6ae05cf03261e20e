"""Who plays whom, and where they sit.

Every deal is played in all rotations, so that no bot owes anything to its seat.
"""

from collections.abc import Iterator
from itertools import combinations, permutations, product
from math import factorial
from typing import NamedTuple

from bottega.core.errors import BadSetup

Seats = tuple[str, ...]


class ScheduledGame(NamedTuple):
    """A game to be played: the number of its deal, and who sits where."""

    number: int
    seats: Seats


def groups(bots: tuple[str, ...], players: int) -> list[Seats]:
    """Who meets at one table: every pair of bots, or every three or four of them.

    Two bots also fill a larger table, in mixes.
    """
    if len(bots) < 2:
        raise BadSetup("an arena needs at least two bots; name them with --bots, as in --bots greedy,random")
    for bot in bots:
        if bots.count(bot) > 1:
            raise BadSetup(f"bot {bot!r} is named twice; every bot plays all others, so name each once")
    if len(bots) >= players:
        return list(combinations(bots, players))
    if len(bots) == 2:
        return [bots]
    raise BadSetup(f"{len(bots)} bots cannot fill {players} seats evenly; name 2 bots, or {players} or more")


def seatings(group: Seats, players: int, number: int) -> list[Seats]:
    """All seatings in which a group plays the deal of that number.

    A full table rotates; which circle it forms changes from deal to deal, so that all sit beside all.
    Two bots at a larger table sit in all ways in which both of them play.
    """
    if len(group) < players:
        return [seats for seats in product(group, repeat=players) if len(set(seats)) > 1]
    circle = list(permutations(group[1:]))[number % factorial(players - 1)]
    return rotations((group[0], *circle))


def rotations(seats: Seats) -> list[Seats]:
    return [seats[turn:] + seats[:turn] for turn in range(len(seats))]


def table(seats: Seats) -> frozenset[Seats]:
    """All seatings that belong together with this one; a deal counts once all of them were played."""
    if len(set(seats)) == len(seats):
        return frozenset(rotations(seats))
    return frozenset(seatings(tuple(sorted(set(seats))), len(seats), 0))


def games_a_deal(group: Seats, players: int) -> int:
    return len(seatings(group, players, 0))


def deals(games: int, group: Seats, players: int) -> int:
    """How many deals make at least so many games of a group."""
    return -(-games // games_a_deal(group, players))


def scheduled_games(bots: tuple[str, ...], players: int, games: int) -> Iterator[ScheduledGame]:
    """All games, deal by deal, so that whoever stops early has met everybody."""
    meeting = groups(bots, players)
    for number in range(deals(games, meeting[0], players)):
        for group in meeting:
            for seats in seatings(group, players, number):
                yield ScheduledGame(number, seats)
