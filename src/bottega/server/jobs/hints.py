"""Hints: the strongest bot's best moves, for whoever decides, from what their seat may know."""

import asyncio
import hashlib
import logging
from typing import Any, Final

from bottega.core.kernel import Position
from bottega.core.messages import msg
from bottega.core.rng import SEEDS
from bottega.core.serialize import pack
from bottega.server import limits
from bottega.server.errors import ApiError
from bottega.server.jobs.worker import Advise
from bottega.server.jobs.workers import BotFailed, BotWorkers
from bottega.server.protocol import HintMove, HintStep, Option
from bottega.server.tables.checks import check_turn
from bottega.server.tables.drafts import planning
from bottega.server.tables.people import People
from bottega.server.tables.state import TableState
from bottega.server.tables.views import options
from bottega.study.analysis.adviser import HINTS, Adviser
from bottega.study.analysis.grading import Suggested
from bottega.study.analysis.line import LineStep
from bottega.workers.fair_queue import Owner

SECONDS: Final = 20.0  # until a hint is given up
AFTER_BOTS: Final = 5.0  # seconds by which hints come after bots, for which people wait

Thought = asyncio.Task[list[HintMove]]

logger = logging.getLogger(__name__)


def open_question(state: TableState, seat: int) -> Position:
    """The table with the question that a seat is asked; in secret, behind the answers of its draft."""
    check_turn(state, seat)
    drafted = planning(state, seat)
    if drafted is None:
        return state.asked(seat)
    if drafted.complete():
        raise ApiError(msg("error-not-your-turn"))
    s = drafted.table()
    s.ask(seat)
    return s


def hint_seed(state: TableState, salt: str, seat: int) -> int:
    """A seed for every question, from which the game's seed cannot be found."""
    text = f"hint:{state.header.seed}:{salt}:{seat}:{state.since[seat]}"
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big") % SEEDS


def hint_task(state: TableState, s: Position, seat: int, seed: int, adviser: Adviser) -> Advise:
    """What the bot is told: a guess, made of what the seat may know."""
    header = state.header
    known: dict[str, Any] = pack(state.game.determinize(s, seat, seed))
    return Advise(
        header.game,
        header.players,
        header.chosen,
        adviser.bot,
        seat,
        seed,
        known,
        state.setup.box.text,
        adviser.iterations,
        adviser.seconds,
    )


class Hints:
    """Lets the strongest bot think for people; a question is thought about once."""

    def __init__(self, workers: BotWorkers, people: People, adviser: Adviser = HINTS) -> None:
        self.workers = workers
        self.people = people
        self.adviser = adviser
        self.limits = limits.Limits()
        self.thoughts: dict[tuple[str, int], tuple[int, Thought]] = {}  # by table and seat: the question, the answer
        self.busy: set[str] = set()  # people for whom the bot thinks

    def ask(self, id: str, state: TableState, salt: str, seat: int, person: str) -> Thought:
        """The bot's thought about a seat's question, begun now or before."""
        s = open_question(state, seat)
        asked = state.since[seat]
        known = self.thoughts.get((id, seat))
        if known is not None and known[0] == asked:
            return known[1]
        if person in self.busy:
            raise ApiError(msg("error-too-fast"))
        if self.workers.waiting() >= limits.THINKING:
            raise ApiError(msg("error-busy"))
        self.limits.take("hints", person, limits.HINTS)
        task = None if len(s.options) == 1 else hint_task(state, s, seat, hint_seed(state, salt, seat), self.adviser)
        shown = {option.move: option for option in options(state.game, s)}
        self.busy.add(person)
        thought = asyncio.create_task(self.think(task, shown, self.people.owner(person)))
        self.thoughts[id, seat] = (asked, thought)
        while len(self.thoughts) > limits.HINTED:
            del self.thoughts[next(iter(self.thoughts))]

        def finished(ended: Thought) -> None:
            self.busy.discard(person)
            if ended.cancelled() or ended.exception() is not None:  # asked again, it is tried again
                self.thoughts.pop((id, seat), None)

        thought.add_done_callback(finished)
        return thought

    async def think(self, task: Advise | None, shown: dict[str, Option], owner: Owner) -> list[HintMove]:
        """The best moves with their words and spots; the only move is no matter of thought."""
        if task is None:
            return [HintMove(one.move, one.text, one.target, None, None) for one in shown.values()]
        try:
            found = await self.workers.advise(task, SECONDS, owner, AFTER_BOTS)
        except BotFailed as error:
            logger.error("no hint: %s", error)
            raise ApiError(msg("error-broken")) from None
        return [hint_move(each, shown[each.move]) for each in found if each.move in shown]


def hint_move(found: Suggested, shown: Option) -> HintMove:
    """A move that was found, as the page is told of it."""
    line = [hint_step(step) for step in found.line]
    return HintMove(found.move, shown.text, shown.target, found.value, found.lead, found.proved, line, found.why)


def hint_step(step: LineStep) -> HintStep:
    return HintStep(step.move, step.said, step.target, step.spots)
