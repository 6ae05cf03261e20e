"""How the choices of one decision are judged: by a search that looks at all of them, or proved."""

from collections.abc import Sequence
from functools import cache
from typing import Any, Final

from msgspec import Struct

from bottega.bots import seats
from bottega.bots.answering import answer
from bottega.bots.bot import Advice, Bot, Budget
from bottega.bots.ending import solved
from bottega.bots.plans import PlanSearch
from bottega.bots.search import Search
from bottega.bots.seats import find_bot
from bottega.bots.tuning import Tuning, table_of
from bottega.core.game import Game
from bottega.core.kernel import Position
from bottega.core.rng import derive
from bottega.study.puzzles.puzzle import Choice, Prospect

# The search that judges spreads its attention: what others overlook shall be known as well as what they see.
WIDE: Final = {"curiosity": 1.2, "trust": 8.0, "first": 24, "width": 4.0, "plans": 160}
SEEN: Final = 0.004  # of the attention, or the value of a choice is no more than a first glance
FOLLOWED: Final = "search@20"  # who plays on to the end of the round
DEALS: Final = 12  # that are played on, the same for every choice


class Judged(Struct, frozen=True):
    """A choice as a search sees it: its moves, and what to expect."""

    moves: tuple[int, ...]
    share: float  # of the attention
    value: float
    lead: float


def is_secret(s: Position) -> bool:
    return bool(s.steps[s.step()].secret())


@cache
def wide(name: str) -> Tuning:
    """The tuning of the search that judges."""
    from bottega.games import find_game

    game = find_game(name)
    table = table_of(game)
    return Tuning(game, {**table, "search": {**table["search"], **WIDE}})


def judge(game: Game[Any], s: Position, who: int, iterations: int, seed: int) -> list[Judged]:
    """All choices of a decision, the best first, from what the seat can know."""
    guess = game.determinize(s, who, seed)
    tuning = wide(game.name)
    budget = Budget(iterations=iterations)
    if is_secret(s):
        plans = PlanSearch(game, guess, who, tuning)
        plans.run(budget, seed)
        looks = int(plans.looks)
        found = [
            Judged(tuple(map(int, plan.moves)), int(plan.visits) / looks, plan.value(), plan.lead / int(plan.visits))
            for plan in plans.plans
            if plan.visits > 0
        ]
        return sorted(found, key=lambda one: (-one.share, -one.value))
    search = Search(game, guess, who, tuning)
    search.run(budget, seed)
    return sorted([judged(one) for one in search.advice()], key=lambda one: (-one.share, -one.value))


def prove(game: Game[Any], s: Position, who: int, iterations: int) -> list[Judged]:
    """What every choice leads to if all play best, the best first; nothing where that takes too long."""
    if is_secret(s):
        return []
    return [judged(one) for one in solved(game, s, wide(game.name).playout, Budget(iterations=iterations), True)]


def judged(advice: Advice) -> Judged:
    return Judged((int(advice.move),), 1.0 if advice.proved else advice.share, advice.value, advice.lead)


def write(game: Game[Any], s: Position, who: int, moves: Sequence[int]) -> str:
    """Moves in notation; those of a plan one after the other."""
    then = s.copy()
    texts: list[str] = []
    for move in moves:
        texts.append(game.write(then, move))
        answer(then, who, move)
    return " ".join(texts)


def read(game: Game[Any], s: Position, who: int, text: str) -> list[int]:
    """Moves from their notation; BadNotation if they are not legal."""
    then = s.copy()
    moves: list[int] = []
    for word in text.split():
        moves.append(game.read(then, word))
        answer(then, who, moves[-1])
    return moves


def chosen(game: Game[Any], s: Position, who: int, bot: Bot, seed: int) -> tuple[int, ...]:
    """What a bot does where `who` is asked: a move, or a whole plan."""
    if not is_secret(s):
        return (int(seats.choose(game, s, bot, seed)),)
    then, reveals = s.copy(), s.reveals
    moves: list[int] = []
    while not then.over() and then.reveals == reveals and then.to_move() == who and is_secret(then):
        moves.append(int(seats.choose(game, then, bot, derive(seed, len(moves)))))
        answer(then, who, moves[-1])
    return tuple(moves)


def prospect(game: Game[Any], s: Position, who: int, moves: Sequence[int], seed: int, deals: int = DEALS) -> Prospect:
    """What stands at the end of the round if good bots play on after these moves."""
    standings: list[dict[str, int]] = []
    points, rivals, leads = 0.0, 0.0, 0.0
    for number in range(deals):
        then = played_on(game, s, who, moves, int(derive(seed, number)))
        standings.append(game.standing(then, who))
        scores = game.result(then).scores
        points += scores[who]
        rivals += max(score for seat, score in enumerate(scores) if seat != who)
        ahead = [game.estimate(then, seat, wide(game.name).playout.weights) for seat in range(len(scores))]
        leads += ahead[who] - max(one for seat, one in enumerate(ahead) if seat != who)
    names = dict.fromkeys(name for one in standings for name in one)
    means = {name: round(sum(one.get(name, 0) for one in standings) / deals, 2) for name in names}
    return Prospect(means, round(points / deals, 2), round(rivals / deals, 2), round(leads / deals, 2))


def played_on(game: Game[Any], s: Position, who: int, moves: Sequence[int], seed: int) -> Position:
    """One deal of what the seat cannot know, played to the end of the round after its moves."""
    then: Position = game.determinize_and_replan(s, who, seed)
    this_round = then.round
    for move in moves:
        answer(then, who, move)
    bots = [find_bot(FOLLOWED, int(derive(seed, seat))) for seat in range(int(game.seats(then)))]
    made = 0
    while not then.over() and then.round == this_round:
        then.push(seats.choose(game, then, bots[then.to_move()], int(derive(seed, 1000 + made))))
        made += 1
    return then


def choice(game: Game[Any], s: Position, who: int, one: Judged, ahead: Prospect | None) -> Choice:
    """A judged choice as it is kept."""
    return Choice(write(game, s, who, one.moves), round(one.value, 4), round(one.lead, 2), ahead)
