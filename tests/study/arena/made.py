"""Contests and games made up for tests: bots of known strength, without playing."""

import math
import random
from collections.abc import Iterator

from bottega.study.arena import schedule
from bottega.study.arena.contest import Contest
from bottega.study.arena.playing import Failure, Played
from bottega.study.arena.schedule import Seats

BOTS = ("anna", "bea", "carl", "dora")


def contest(bots: tuple[str, ...] = BOTS, players: int = 2, seed: int = 7) -> Contest:
    return Contest(
        game="sintra",
        players=players,
        bots=bots,
        options={"side": "A", "start": "random"},
        seeds=(seed,),
        rules=1,
        components="box",
        version="1",
    )


def game(
    seed: int,
    seats: Seats,
    scores: tuple[int, ...] = (),
    winners: tuple[int, ...] = (),
    failed: int | None = None,
) -> Played:
    """A game with these scores, or one that a seat forfeited."""
    best = max(scores, default=0)
    failure = None if failed is None else Failure(seat=failed, kind="crash", text="oh no", decision=4)
    others = tuple(seat for seat in range(len(seats)) if seat != failed)
    won = winners or tuple(seat for seat, score in enumerate(scores) if score == best)
    return Played(
        seed=seed,
        seats=seats,
        winners=won if failed is None else others,
        scores=scores,
        decisions=(40,) * len(seats),
        thinking=(0.4,) * len(seats),
        longest=(0.05,) * len(seats),
        failure=failure,
    )


def games(
    of: Contest, count: int, points: dict[str, float], dice: random.Random, luck: float = 0.0
) -> Iterator[Played]:
    """All games of a contest between bots of these ratings; `luck` is how often the deal decides for a seat."""
    chosen: dict[int, int | None] = {}
    for scheduled in schedule.scheduled_games(of.bots, of.players, count):
        seed = of.game_seed(scheduled.number)
        if seed not in chosen:
            chosen[seed] = dice.randrange(of.players) if dice.random() < luck else None
        form = [points[bot] * math.log(10) / 400 - math.log(-math.log(dice.random())) for bot in scheduled.seats]
        lucky = chosen[seed]
        if lucky is not None:
            form[lucky] += 100
        order = sorted(range(of.players), key=lambda seat: -form[seat])
        scores = tuple(60 - 5 * order.index(seat) for seat in range(of.players))
        yield game(seed, scheduled.seats, scores)
