"""What the games of a contest tell, as plain data."""

from collections import defaultdict
from collections.abc import Callable, Iterable
from itertools import combinations

import msgspec

from bottega.study.arena import schedule, sequential
from bottega.study.arena.contest import Contest
from bottega.study.arena.playing import Played
from bottega.study.arena.ratings import OpenInterval, Ranking, rate
from bottega.study.arena.sequential import Rule, anytime_interval
from bottega.study.arena.statistics import Cluster, Interval, mean, mean_interval, share_interval
from bottega.study.arena.tournament import Verdict, ahead, pairs
from bottega.study.simulate import wilson

Deals = dict[int, list[Played]]


class Standing(msgspec.Struct, kw_only=True):
    """A bot in the table."""

    bot: str
    rating: float
    rating_interval: OpenInterval  # None: an open end
    games: int
    wins: float  # a shared victory counts in parts
    win_rate: float  # of its seats; as likely as any other seat would be 1 / players
    win_interval: Interval
    alone: float | None  # its win rate where it sits alone among others of one kind; only in mixes
    alone_interval: Interval | None
    mean_score: float | None
    forfeits: int
    decisions: int
    seconds_a_decision: float  # mean
    longest_decision: float | None  # seconds; unknown in results of earlier versions
    late_decisions: int | None  # which took longer than the bot's limit; unknown likewise


class Pairing(msgspec.Struct, kw_only=True):
    """Two bots, over all games in which both sat; with two players, ahead is won."""

    bots: tuple[str, str]
    games: int
    ahead: int
    level: int
    behind: int
    rate: float  # how often the first was ahead; level counts half
    interval: Interval  # from the spread between deals
    plain_interval: Interval  # Wilson's, as if games were independent
    anytime_interval: Interval  # holds whenever one stops; shown where games were stopped early
    score_difference: float | None
    score_difference_interval: Interval | None


class Test(msgspec.Struct, kw_only=True):
    """What the sequential test says about two bots that meet in a group."""

    group: tuple[str, ...]
    bots: tuple[str, str]
    verdict: str  # more, less, or nothing
    games: int
    sentence: str


class Forfeit(msgspec.Struct, kw_only=True):
    """A game that a bot lost because it failed."""

    bot: str
    kind: str
    text: str
    seats: tuple[str, ...]
    seat: int
    seed: int
    decision: int


class Report(msgspec.Struct, kw_only=True):
    """All of it; what --json prints."""

    game: str
    players: int
    options: dict[str, str]
    seeds: tuple[int, ...]
    bots: tuple[str, ...]
    iterations: int
    seconds_to_think: float
    version: str
    compiled: bool
    planned: int
    played: int
    counted: int
    deals: int
    complete: bool | None  # None where results were only read: nobody knows how many were wanted
    lost: str  # why the contest could not go on, if so
    stop: dict[str, float] | None  # by which rule this contest stops early
    stopped: list[dict[str, float]]  # by this one and by those of earlier runs
    standings: list[Standing]
    pairings: list[Pairing]
    tests: list[Test]
    forfeits: list[Forfeit]


def complete_games(games: Iterable[Played]) -> list[Played]:
    """The games of deals that were played from all seats."""
    known = {played.key: played for played in games}
    return [
        played
        for played in known.values()
        if all((played.seed, seats) in known for seats in schedule.table(played.seats))
    ]


def make_report(
    contest: Contest,
    counted: list[Played],
    every: Iterable[Played],
    planned: int,
    rule: Rule | None = None,
    verdicts: Iterable[Verdict] = (),
    complete: bool | None = True,
    stops: Iterable[Rule] = (),
    lost: str = "",
) -> Report:
    """What the counted games say, and who forfeited in all of them."""
    from bottega.engine import compiled

    every = sorted(every, key=lambda played: played.key)
    deals: Deals = defaultdict(list)
    for played in sorted(counted, key=lambda played: played.key):
        deals[played.seed].append(played)
    forfeits = [forfeit(played) for played in every if played.failure is not None]
    return Report(
        game=contest.game,
        players=contest.players,
        options=contest.options,
        seeds=contest.seeds,
        bots=contest.bots,
        iterations=contest.iterations,
        seconds_to_think=contest.seconds,
        version=contest.version,
        compiled=compiled(),
        planned=planned,
        played=len(every),
        counted=len(counted),
        deals=len(deals),
        complete=complete,
        lost=lost,
        stop=None if rule is None else thresholds(rule),
        stopped=[thresholds(one) for one in dict.fromkeys([*stops, *([] if rule is None else [rule])])],
        standings=make_standings(contest.bots, contest.players, deals) if deals else [],
        pairings=make_pairings(contest.bots, deals),
        tests=[make_test(verdict, rule) for verdict in verdicts if rule is not None],
        forfeits=forfeits,
    )


def thresholds(rule: Rule) -> dict[str, float]:
    return {"at_most": rule.at_most, "at_least": rule.at_least, "error": sequential.ERROR}


# --- each bot


def make_standings(bots: tuple[str, ...], players: int, deals: Deals) -> list[Standing]:
    """All bots that have played, the highest rating first."""
    there = [bot for bot in bots if any(bot in played.seats for games in deals.values() for played in games)]
    ratings = rate(len(there), [[ranking(played, there) for played in games] for games in deals.values()])
    standings = [
        standing(bot, points.points, points.interval, players, deals)
        for bot, points in zip(there, ratings, strict=True)
    ]
    return sorted(standings, key=lambda one: -one.rating)


def ranking(played: Played, bots: list[str]) -> Ranking:
    return Ranking(tuple(bots.index(bot) for bot in played.seats), tuple(played.places()))


def standing(bot: str, rating: float, interval: OpenInterval, players: int, deals: Deals) -> Standing:
    games = [played for row in deals.values() for played in row if bot in played.seats]
    shares = [victories(bot, row) for row in deals.values()]
    alone = [victories(bot, [played for played in row if is_alone(bot, played)]) for row in deals.values()]
    sole = [cluster for cluster in alone if cluster.games]
    won = [cluster for cluster in shares if cluster.games]
    ended = [played for played in games if played.failure is None]
    scores = sum(held(bot, played, played.scores) for played in ended)
    seats = sum(played.seats.count(bot) for played in ended)
    decisions = int(sum(held(bot, played, played.decisions) for played in games))
    thinking = sum(held(bot, played, played.thinking) for played in games)
    return Standing(
        bot=bot,
        rating=rating,
        rating_interval=interval,
        games=len(games),
        wins=sum(cluster.total for cluster in won),
        win_rate=mean(won),
        win_interval=share_interval(won),
        alone=mean(sole) if sole and players > 2 else None,
        alone_interval=share_interval(sole) if sole and players > 2 else None,
        mean_score=scores / seats if seats else None,
        forfeits=sum(played.failure is not None and played.seats[played.failure.seat] == bot for played in games),
        decisions=decisions,
        seconds_a_decision=thinking / decisions if decisions else 0.0,
        longest_decision=longest(bot, games),
        late_decisions=late(bot, games),
    )


def longest(bot: str, games: list[Played]) -> float | None:
    """How long a bot has thought at most."""
    return max(
        (time for played in games for name, time in zip(played.seats, played.longest, strict=False) if name == bot),
        default=None,
    )


def late(bot: str, games: list[Played]) -> int | None:
    """How many decisions came too late."""
    known = [played for played in games if played.late]
    return int(sum(held(bot, played, played.late) for played in known)) if known else None


def victories(bot: str, games: list[Played]) -> Cluster:
    """A bot's parts of the victories of a deal, over all seats it held."""
    shares = [played.share(seat) for played in games for seat, name in enumerate(played.seats) if name == bot]
    return Cluster(sum(shares), len(shares))


def is_alone(bot: str, played: Played) -> bool:
    """Does the bot sit alone among others of one kind?"""
    return played.seats.count(bot) == 1 and len(set(played.seats)) == 2


def held(bot: str, played: Played, values: tuple[float, ...]) -> float:
    """The sum over the bot's seats."""
    return sum(value for name, value in zip(played.seats, values, strict=True) if name == bot)


# --- each two bots


def make_pairings(bots: tuple[str, ...], deals: Deals) -> list[Pairing]:
    """Every two bots that have met."""
    pairings: list[Pairing] = []
    for first, second in combinations(bots, 2):
        met = [[played for played in row if {first, second} <= set(played.seats)] for row in deals.values()]
        met = [row for row in met if row]
        if met:
            pairings.append(pairing(first, second, met))
    return pairings


def pairing(first: str, second: str, deals: list[list[Played]]) -> Pairing:
    clusters = [Cluster(sum(ahead(played, first, second) for played in row), len(row)) for row in deals]
    finished = [[played for played in row if played.failure is None] for row in deals]
    leads = [Cluster(sum(lead(played, first, second) for played in row), len(row)) for row in finished if row]
    games = [played for row in deals for played in row]
    places = [(played.places(), a, b) for played in games for a, b in pairs(played.seats, first, second)]
    return Pairing(
        bots=(first, second),
        games=len(games),
        ahead=sum(place[a] < place[b] for place, a, b in places),
        level=sum(place[a] == place[b] for place, a, b in places),
        behind=sum(place[a] > place[b] for place, a, b in places),
        rate=mean(clusters),
        interval=share_interval(clusters),
        plain_interval=wilson(sum(cluster.total for cluster in clusters), len(games)),
        anytime_interval=anytime_interval(cluster.total / cluster.games for cluster in clusters),
        score_difference=mean(leads) if leads else None,
        score_difference_interval=mean_interval(leads),
    )


def lead(played: Played, first: str, second: str) -> float:
    """By how many points the first bot was ahead of the second."""
    leads = [played.scores[a] - played.scores[b] for a, b in pairs(played.seats, first, second)]
    return sum(leads) / len(leads)


# --- tests and failures


def make_test(verdict: Verdict, rule: Rule) -> Test:
    bots = (verdict.first, verdict.second)
    return Test(
        group=verdict.group, bots=bots, verdict=verdict.says, games=verdict.games, sentence=sentence(verdict, rule)
    )


def sentence(verdict: Verdict, rule: Rule) -> str:
    """A verdict in words."""
    first, second = verdict.first, verdict.second
    if verdict.says == sequential.OPEN:
        return f"not clear between {first} and {second} after {verdict.games} games"
    if rule.at_most == rule.at_least == 0.5:
        better, worse = (first, second) if verdict.says == sequential.MORE else (second, first)
        what = f"{better} is better than {worse}"
    elif verdict.says == sequential.MORE:
        what = f"{first} is ahead of {second} in more than {100 * rule.at_most:g} %"
    else:
        what = f"{first} is ahead of {second} in less than {100 * rule.at_least:g} %"
    return f"{what}: clear after {verdict.games} games"


def rating_text(one: Standing, number: Callable[[float], str], at_least: str, at_most: str) -> str:
    """A rating and its reach; only a bound where games cannot tell how far it goes."""
    low, high = one.rating_interval
    if low is not None and high is not None:
        return f"{number(one.rating)} ± {high - one.rating:.0f}"
    if low is not None:
        return f"{at_least} {number(low)}"
    return "open" if high is None else f"{at_most} {number(high)}"


def forfeit(played: Played) -> Forfeit:
    failure = played.failure
    assert failure is not None
    return Forfeit(
        bot=played.seats[failure.seat],
        kind=failure.kind,
        text=failure.text,
        seats=played.seats,
        seat=failure.seat,
        seed=played.seed,
        decision=failure.decision,
    )
