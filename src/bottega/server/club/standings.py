"""Who is where in a tournament: points, and what decides between those who are level."""

from collections.abc import Sequence
from typing import NamedTuple

from bottega.server.club.ratings import places

Tables = Sequence["PlayedTable"]


class PlayedTable(NamedTuple):
    """A table whose result counts: entrants by seat, what each got, and their part of all points of the game."""

    entrants: list[int]
    points: list[float]
    shares: list[float]


class Standing(NamedTuple):
    """Where an entrant is; the later fields decide where the earlier ones are equal."""

    entrant: int
    points: float  # for each table at most 1: who is ahead of all others has 1, of half of them 0.5
    strength: float  # points of all whom they have met, as often as they have met
    victories: float  # a shared one counts in parts
    share: float  # of the points in their games
    played: int
    place: int = 0  # from 1; who is level in everything shares a place

    def measure(self) -> tuple[float, ...]:
        """The higher, the better."""
        return tuple(round(value, 6) for value in (self.points, self.strength, self.victories, self.share))


def result(scores: Sequence[int], winners: Sequence[int]) -> tuple[list[float], list[float]]:
    """What a finished game brings: for each rival who is behind 1, level ½, by the number of rivals; and the shares."""
    total = sum(max(0, score) for score in scores)
    shares = [max(0, score) / total if total else 1 / len(scores) for score in scores]
    return by_place(places(scores, winners)), shares


def unfinished(players: int, waited_for: Sequence[int]) -> tuple[list[float], list[float]]:
    """The same where time is up: for whom the game waits has lost; if it waits for all, nobody gets anything."""
    late = [int(seat in waited_for) for seat in range(players)]
    points = [0.0] * players if all(late) else by_place(late)
    return points, [0.0] * players


def by_place(place: Sequence[int]) -> list[float]:
    rivals = len(place) - 1
    return [
        sum((other > mine) + (other == mine) / 2 for at, other in enumerate(place) if at != seat) / rivals
        for seat, mine in enumerate(place)
    ]


def standings(entrants: int, tables: Tables) -> list[Standing]:
    """Everybody, the best first."""
    points = [0.0] * entrants
    for table in tables:
        for entrant, got in zip(table.entrants, table.points, strict=True):
            points[entrant] += got
    found = [one_standing(entrant, points, tables) for entrant in range(entrants)]
    found.sort(key=lambda one: (*(-value for value in one.measure()), one.entrant))
    better = [one.measure() for one in found]
    return [one._replace(place=better.index(one.measure()) + 1) for one in found]


def one_standing(entrant: int, points: Sequence[float], tables: Tables) -> Standing:
    mine = [(table, table.entrants.index(entrant)) for table in tables if entrant in table.entrants]
    strength = sum(points[other] for table, seat in mine for at, other in enumerate(table.entrants) if at != seat)
    victories = 0.0
    for table, seat in mine:
        best = max(table.points)
        if best > 0 and table.points[seat] == best:
            victories += 1 / table.points.count(best)
    share = sum(table.shares[seat] for table, seat in mine) / len(mine) if mine else 0.0
    return Standing(entrant, points[entrant], strength, victories, share, len(mine))
