"""What is done in a process in which bots think: JSON in with a question, JSON out with the answer.

Of a game that is being played it gets guesses in which all that the asking seat cannot know was dealt afresh, never
the game itself. Of a game that is over it gets the record.
"""

from collections import OrderedDict
from functools import cache, lru_cache
from typing import Any, Final

import msgspec

from bottega.bots.bot import Bot
from bottega.bots.seats import find_bot
from bottega.core.game import Game
from bottega.core.serialize import unpack
from bottega.core.tables import Tables
from bottega.games import find_game
from bottega.server.jobs.analysis_job import AnalysisJob
from bottega.server.tables.planning import is_secret
from bottega.study.analysis.adviser import Adviser
from bottega.study.analysis.grading import Judgment, Suggested, grade_move, hint

BOXES: Final = 20  # own boxes and ours that are remembered
PLANNERS: Final = 200  # bots in the middle of a plan that are remembered


class Guess(msgspec.Struct):
    """A table as somebody may guess it."""

    game: str
    players: int
    chosen: dict[str, str]
    bot: str
    seat: int
    seed: int
    position: dict[str, Any]
    box: str = ""  # the text of the component file; nothing: our components


class Task(Guess, tag="choose"):
    """What a bot is to decide."""

    table: str = ""
    made: int = 0  # decisions of the seat so far


class Advise(Guess, tag="advise"):
    """What a bot is asked about somebody's decision."""

    iterations: int = 0
    seconds: float = 0.0


class Look(msgspec.Struct):
    """A decision that was made, as its seat may guess the table before it."""

    position: dict[str, Any]
    move: str


class Review(msgspec.Struct, tag="review"):
    """How good the decisions of a turn were."""

    game: str
    players: int
    chosen: dict[str, str]
    adviser: Adviser
    seat: int
    seed: int
    looks: list[Look]
    box: str = ""


class StudyStep(msgspec.Struct, tag="study"):
    """A step in the analysis of a game that is over; what is found stays in the process until the end."""

    record: str
    adviser: Adviser
    what: str  # "begin", "decision", "outlook" or "end"
    index: int = 0
    box: str = ""


Question = Task | Advise | Review | StudyStep

DECODER: Final = msgspec.json.Decoder(Question)

# By table and seat: a bot that has decided more of its plan than it was asked, and how many decisions it had made.
planners: OrderedDict[tuple[str, int], tuple[int, Bot]] = OrderedDict()


@lru_cache(BOXES)
def game_of(name: str, box: str = "") -> Game[Any]:
    return find_game(name, Tables(box, "own components") if box else None)


def position_of(guess: Guess) -> Any:
    """The guess as a position in which the seat is asked."""
    return opened(guess, guess.position)


def opened(about: Guess | Review, position: dict[str, Any]) -> Any:
    """A position in which the seat is asked."""
    s = unpack(game_of(about.game, about.box), about.players, about.chosen, position)
    s.ask(about.seat)
    return s


def decide(task: Task) -> int:
    """The bot's move."""
    s = position_of(task)
    planning = is_secret(s)
    bot = planner(task)
    move = int(bot.choose(game_of(task.game, task.box), s, task.seat))
    if planning and task.table:
        planners[task.table, task.seat] = (task.made + 1, bot)
        if len(planners) > PLANNERS:
            planners.popitem(last=False)
    return move


def planner(task: Task) -> Bot:
    """The bot that made the seat's last decision in this process, if its plan goes on; else a new one."""
    made, bot = planners.pop((task.table, task.seat), (-1, None))
    if bot is not None and made == task.made and bot.name == task.bot:
        return bot
    return find_bot(task.bot, task.seed)


def advise(task: Advise) -> list[Suggested]:
    """The best moves."""
    adviser = Adviser(task.bot, task.iterations, task.seconds)
    return hint(game_of(task.game, task.box), position_of(task), task.seat, adviser, task.seed)


def judge(task: Review) -> list[Judgment]:
    """How good each decision was."""
    game = game_of(task.game, task.box)
    found: list[Judgment] = []
    for look in task.looks:
        s = opened(task, look.position)
        found.append(grade_move(game, s, task.seat, game.read(s, look.move), task.adviser, task.seed))
    return found


@cache
def analysis_job() -> AnalysisJob:
    """The analysis that this process is at."""
    return AnalysisJob()


def answer(question: Question) -> Any:
    """What a question brings, as plain data."""
    match question:
        case Task():
            return decide(question)
        case Advise():
            return advise(question)
        case Review():
            return judge(question)
        case StudyStep():
            return analysis_job().study(question.record, question.adviser, question.what, question.index, question.box)


def answer_json(question: bytes) -> bytes:
    """What a question brings, both as JSON: nothing but plain data of known types goes from process to process."""
    return msgspec.json.encode(answer(DECODER.decode(question)))
