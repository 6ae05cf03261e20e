"""What a bot thinks of the moves of one decision, and how good the one that was played is.

The bot never sees the game: it gets a copy in which all that the deciding seat cannot know is dealt afresh.
"""

from collections.abc import Callable
from typing import Any, Final

import msgspec

from bottega.bots.bot import Advice, Bot
from bottega.bots.greedy import GreedyBot
from bottega.core.game import Game, Result
from bottega.core.kernel import Position
from bottega.core.rng import derive
from bottega.study.analysis.adviser import Adviser
from bottega.study.analysis.explaining import Turn, Turns
from bottega.study.analysis.grades import Grade, grade
from bottega.study.analysis.line import LineStep

TOP: Final = 3  # moves that are shown
UNSEEN: Final = 0.001  # the weight of a move that got no attention

MakeBot = Callable[[int], Bot]


class Advised(msgspec.Struct, frozen=True):
    """A move, and what the adviser expects of it; nothing if it does not say."""

    move: str  # in notation
    said: dict[str, Any]  # what it does, as `Message.as_dict` writes it
    share: float  # of the adviser's attention, 0 to 1
    value: float | None  # expected share of the victory, 0 to 1
    lead: float | None  # expected points ahead of the best other player in the end
    proved: bool = False  # is that what happens if all play best, and no guess?


class Suggested(Advised, frozen=True):
    """A move as somebody is told of it: the whole turn, and why."""

    line: list[LineStep] = []  # the turn that begins with it
    why: list[dict[str, Any]] = []  # what it is better for than another one: messages


class Judgment(msgspec.Struct, frozen=True):
    """How good a move is. Where the adviser says no more than its own choice, any other move has no grade."""

    played: Advised
    best: Advised
    loss: float | None  # of the expected share of the victory
    loss_lead: float | None  # of the expected lead
    grade: Grade | None
    top: list[Advised]  # the best moves, the best first
    trivial: bool = False  # was there nothing to decide? Then it says nothing about whoever played
    line: list[LineStep] = []  # the whole turn that begins with the best move, where another one was played
    why: list[dict[str, Any]] = []  # and why it is better: messages


def hint(game: Game[Any], s: Position, who: int, adviser: MakeBot, seed: int, most: int = TOP) -> list[Suggested]:
    """The best turns from the decision that `who` is asked in `s`, the best first, each with its reasons."""
    advice = ask(game, s, who, adviser(seed), seed)
    turns = Turns(game, s, who, follower_of(adviser, seed), seed)
    found = turns.different(worth_showing(advice, 2 * most), most)
    return [
        suggested(option(game, s, turn.advice, tells(advice)), turns, turn, rival_of(turn, found)) for turn in found
    ]


def follower_of(adviser: MakeBot, seed: int) -> Bot:
    """Who follows a turn whose beginning was decided."""
    return adviser.follower(seed) if isinstance(adviser, Adviser) else adviser(seed)


def rival_of(turn: Turn, turns: list[Turn]) -> Turn | None:
    """The turn with which another one is compared: the best of the others."""
    return next((other for other in turns if other is not turn), None)


def suggested(advised: Advised, turns: Turns, turn: Turn, other: Turn | None) -> Suggested:
    """A move as a whole turn, and why it is better than another one."""
    why = [reason.said for reason in turns.why(turn, other)]
    return Suggested(**msgspec.structs.asdict(advised), line=turn.line.steps, why=why)


def grade_move(
    game: Game[Any], s: Position, who: int, played: int, adviser: MakeBot, seed: int, most: int = TOP
) -> Judgment:
    """How good `played` is in the decision that `who` is asked in `s`. Who seems to have erred gets a second look."""
    players = len(game.result(s).scores)
    advice = look(game, s, who, played, adviser, derive(seed, 0))
    if not tells(advice):
        chosen = advice[0]
        mine = chosen if chosen.move == played else Advice(played, 0.0, 0.0, 0.0)
        same: Grade | None = "best" if mine is chosen else None
        best = option(game, s, chosen, False)
        return Judgment(option(game, s, mine, False), best, None, None, same, [best])
    if grade(*losses(advice, played), players) in ("doubtful", "blunder"):
        advice = both(advice, look(game, s, who, played, adviser, derive(seed, 1)))
    share, lead = losses(advice, played)
    shown = [option(game, s, advised, True) for advised in worth_showing(advice, most)]
    mine = next(advised for advised in advice if advised.move == played)
    found = Judgment(option(game, s, mine, True), shown[0], share, lead, grade(share, lead, players), shown)
    if found.grade == "best":
        return msgspec.structs.replace(found, trivial=trivial(game, s, who, advice, players, seed))
    turns = Turns(game, s, who, follower_of(adviser, seed), derive(seed, 2))
    better = turns.turn(advice[0])
    why = [reason.said for reason in turns.why(better, turns.turn(mine))]
    return msgspec.structs.replace(found, line=better.line.steps, why=why)


def trivial(game: Game[Any], s: Position, who: int, advice: list[Advice], players: int, seed: int) -> bool:
    """Was one of the best moves found where there was nothing to decide?

    Either all moves are as good, or a single one is reasonable at all and is seen at first sight: by looking no further
    than the end of the turn. Whoever misses that one has erred all the same.
    """
    grades = [grade(*losses(advice, each.move), players) for each in advice if looked_at(each)]
    if all(each == "best" for each in grades):
        return True
    reasonable = [each for each in grades if each in ("best", "good")]
    if len(reasonable) > 1:
        return False
    return GreedyBot(seed).choose(game, game.determinize(s, who, seed), who) == advice[0].move


# --- asking


def ask(game: Game[Any], s: Position, who: int, bot: Bot, seed: int) -> list[Advice]:
    """The bot's advice, from what the seat may know."""
    return bot.advise(game, game.determinize(s, who, seed), who)


def tells(advice: list[Advice]) -> bool:
    """Does the bot say more than what it would do, where there is more than one option?"""
    return len(advice) > 1


def worth_showing(advice: list[Advice], most: int) -> list[Advice]:
    """The best moves, as far as the bot has looked at them."""
    return [advised for number, advised in enumerate(advice[:most]) if number == 0 or looked_at(advised)]


def looked_at(advised: Advice) -> bool:
    """Does the bot know what it says of a move?"""
    return advised.share > 0 or advised.proved


def look(game: Game[Any], s: Position, who: int, played: int, adviser: MakeBot, seed: int) -> list[Advice]:
    """Advice that speaks of the played move too, if the bot tells at all."""
    bot = adviser(seed)
    advice = ask(game, s, who, bot, seed)
    if not tells(advice) or any(advised.move == played and looked_at(advised) for advised in advice):
        return advice
    return [advised for advised in advice if advised.move != played] + [look_behind(game, s, who, played, bot, seed)]


def look_behind(game: Game[Any], s: Position, who: int, played: int, bot: Bot, seed: int) -> Advice:
    """What the bot expects behind a move that it did not look at: greedy plays on until `who` decides again."""
    then = game.determinize(s, who, seed)
    then.play(played)
    greedy = GreedyBot(seed)
    while not then.over() and then.to_move() != who:
        then.play(greedy.choose(game, then, then.to_move()))
    if then.over():
        result = game.result(then)
        return Advice(played, 0.0, shares_of(result)[who], leads_of(result)[who])
    best = bot.advise(game, then, who)[0]
    return Advice(played, 0.0, best.value, best.lead)


def shares_of(result: Result) -> list[float]:
    """Each seat's share of the victory in a game that is over."""
    return [(seat in result.winners) / len(result.winners) for seat in range(len(result.scores))]


def leads_of(result: Result) -> list[float]:
    """How far each seat is ahead of the best other."""
    scores = result.scores
    return [float(score - max(scores[:seat] + scores[seat + 1 :])) for seat, score in enumerate(scores)]


# --- comparing


def both(first: list[Advice], second: list[Advice]) -> list[Advice]:
    """Two looks in one; what got more attention counts for more."""
    again = {advised.move: advised for advised in second}
    merged = [blend(advised, again.pop(advised.move, advised)) for advised in first] + list(again.values())
    return sorted(merged, key=lambda advised: (-advised.share, -advised.value))


def blend(one: Advice, two: Advice) -> Advice:
    a, b = one.share + UNSEEN, two.share + UNSEEN
    value = (a * one.value + b * two.value) / (a + b)
    lead = (a * one.lead + b * two.lead) / (a + b)
    return Advice(one.move, (one.share + two.share) / 2, value, lead, one.proved and two.proved)


def losses(advice: list[Advice], played: int) -> tuple[float, float]:
    """What the move loses of the victory and of the lead; the best one nothing, nor one that promises more."""
    best = advice[0]
    mine = next(advised for advised in advice if advised.move == played)
    return max(0.0, best.value - mine.value), max(0.0, best.lead - mine.lead)


def option(game: Game[Any], s: Position, advice: Advice, told: bool) -> Advised:
    """An advice as plain data."""
    return Advised(
        game.write(s, advice.move),
        game.explain(s, advice.move).as_dict(),
        advice.share,
        advice.value if told else None,
        advice.lead if told else None,
        advice.proved,
    )
