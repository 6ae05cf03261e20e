"""The run of a contest: which game is next, what is clear already, and what counts."""

from collections.abc import Iterator
from itertools import combinations
from typing import NamedTuple

from bottega.study.arena import schedule, sequential
from bottega.study.arena.contest import Contest
from bottega.study.arena.playing import Played
from bottega.study.arena.schedule import ScheduledGame, Seats
from bottega.study.arena.sequential import Rule, Watch


class Verdict(NamedTuple):
    """What a test says about two bots of a group, and after how many games; `says` is empty while nothing is clear."""

    group: Seats
    first: str
    second: str
    says: str
    games: int


class Meeting:
    """A group of bots: its tests, which look at its deals in their order, whoever finished first."""

    def __init__(self, group: Seats, players: int, rule: Rule | None) -> None:
        self.group = group
        self.games_a_deal = schedule.games_a_deal(group, players)
        self.watches = {} if rule is None else {pair: Watch(rule) for pair in combinations(group, 2)}
        self.clear_after: dict[tuple[str, str], int] = {}
        self.deals: dict[int, list[Played]] = {}
        self.played = 0
        self.seen = 0  # deals that the tests have looked at

    def decided(self) -> bool:
        return bool(self.watches) and len(self.clear_after) == len(self.watches)

    def take(self, number: int, played: Played) -> None:
        """Take in a game, and look at all deals that are complete by now."""
        self.deals.setdefault(number, []).append(played)
        self.played += 1
        while not self.decided() and len(self.deals.get(self.seen, ())) == self.games_a_deal:
            games = in_order(self.deals[self.seen])
            self.seen += 1
            for pair, watch in self.watches.items():
                watch.add(sum(ahead(game, *pair) for game in games) / len(games))
                if watch.verdict != sequential.OPEN:
                    self.clear_after.setdefault(pair, self.seen)

    def counted(self) -> list[Played]:
        """The games of complete deals, up to the one at which the tests were content."""
        return [
            played
            for number, games in sorted(self.deals.items())
            if len(games) == self.games_a_deal and (not self.decided() or number < self.seen)
            for played in in_order(games)
        ]

    def verdicts(self) -> list[Verdict]:
        return [
            Verdict(self.group, *pair, watch.verdict, self.clear_after.get(pair, self.seen) * self.games_a_deal)
            for pair, watch in self.watches.items()
        ]


class Tournament:
    """A contest being played: hands out games to play and takes in those that were played, in any order."""

    def __init__(self, contest: Contest, games: int, rule: Rule | None = None) -> None:
        self.contest = contest
        self.meetings = {
            frozenset(group): Meeting(group, contest.players, rule)
            for group in schedule.groups(contest.bots, contest.players)
        }
        meeting = next(iter(self.meetings.values()))
        deals = schedule.deals(games, meeting.group, contest.players)
        self.games = games
        self.games_each = deals * meeting.games_a_deal
        self.planned = self.games_each * len(self.meetings)
        self.numbers = {contest.game_seed(number): number for number in range(deals)}
        self.known: dict[object, Played] = {}

    def take(self, played: Played) -> None:
        """Take in a game that was played, now or earlier."""
        number = self.numbers.get(played.seed)
        if number is not None and played.key not in self.known:  # else a deal beyond those asked for
            self.known[played.key] = played
            self.meetings[frozenset(played.seats)].take(number, played)

    def to_play(self) -> Iterator[ScheduledGame]:
        """The games to be played, each as late as possible: what was played meanwhile may make it needless."""
        for game in schedule.scheduled_games(self.contest.bots, self.contest.players, self.games):
            known = (self.contest.game_seed(game.number), game.seats) in self.known
            if not known and not self.meetings[frozenset(game.seats)].decided():
                yield game

    def left(self) -> int:
        """How many games may still have to be played."""
        return sum(self.games_each - one.played for one in self.meetings.values() if not one.decided())

    def counted(self) -> list[Played]:
        """The games that count: the same ones, however many processes played."""
        return [played for meeting in self.meetings.values() for played in meeting.counted()]

    def verdicts(self) -> list[Verdict]:
        return [verdict for meeting in self.meetings.values() for verdict in meeting.verdicts()]


def in_order(games: list[Played]) -> list[Played]:
    """The games of a deal in an order that owes nothing to who finished first."""
    return sorted(games, key=lambda played: played.seats)


def ahead(played: Played, first: str, second: str) -> float:
    """The share of comparisons in which the first bot finished ahead of the second; level counts half."""
    places = played.places()
    shares = [0.5 * ((places[a] < places[b]) + (places[a] <= places[b])) for a, b in pairs(played.seats, first, second)]
    return sum(shares) / len(shares)


def pairs(seats: Seats, first: str, second: str) -> list[tuple[int, int]]:
    """All pairs of seats of these two bots."""
    return [(a, b) for a, one in enumerate(seats) if one == first for b, other in enumerate(seats) if other == second]
