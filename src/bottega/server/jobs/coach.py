"""The coach: what a seat's last turn brought, and what it cost, judged from what the seat could know then."""

import asyncio
import hashlib
import logging
from typing import Final, NamedTuple

import msgspec

from bottega.core.kernel import Position
from bottega.core.messages import msg
from bottega.core.rng import SEEDS
from bottega.core.serialize import pack
from bottega.server import limits
from bottega.server.errors import ApiError
from bottega.server.jobs.hints import AFTER_BOTS, hint_step
from bottega.server.jobs.worker import Look, Review
from bottega.server.jobs.workers import BotFailed, BotWorkers
from bottega.server.protocol import CoachedDecision, CoachedTurn
from bottega.server.tables.people import People
from bottega.server.tables.state import Ply, TableState
from bottega.study.analysis.adviser import HINTS, Adviser
from bottega.study.analysis.grading import Judgment
from bottega.workers.fair_queue import Owner

SECONDS: Final = 20.0  # until a turn is given up
PART: Final = 0.3  # of the time for a hint, for each decision of a turn
LONGEST: Final = 12  # decisions of a turn that are looked at, from its end

Thought = asyncio.Task[CoachedTurn]

logger = logging.getLogger(__name__)


class Decision(NamedTuple):
    """A decision of the turn: the position in which the seat was asked, and its move."""

    asked: Position
    text: str


class LastTurn(NamedTuple):
    """A seat's last turn, or its last secret plan: its decisions, and the position behind it."""

    step: int
    decisions: list[Decision]
    after: Position


def own_plies(state: TableState, seat: int) -> list[Ply]:
    """The seat's last decisions one after another, or its answers to what was asked in secret, once all lies open."""
    ply = state.last
    while ply is not None and (ply.who != seat or (ply.secret and ply.reveals == state.position.reveals)):
        ply = ply.previous
    found: list[Ply] = []
    last = ply
    while ply is not None and last is not None and ply.who == seat and len(found) < LONGEST:
        if ply.secret != last.secret or (ply.secret and ply.reveals != last.reveals):
            break
        found.append(ply)
        ply = ply.previous
    return found[::-1]


def last_turn(state: TableState, seat: int) -> LastTurn:
    """The seat's last turn, played again from its first decision; an error if there is none."""
    plies = own_plies(state, seat)
    if not plies:
        raise ApiError(msg("error-nothing-to-coach"))
    s = state.position_at(plies[0].number - 1, keep=False)
    decisions: list[Decision] = []
    for ply in plies:
        s = s.copy()
        s.ask(seat)
        decisions.append(Decision(s.copy(), ply.text))
        s.play(ply.move)
    turn = decisions[-1].asked.turn
    return LastTurn(plies[-1].number, [one for one in decisions if one.asked.turn == turn], s)


def coach_seed(state: TableState, salt: str, seat: int, step: int) -> int:
    """A seed for every turn, from which the game's seed cannot be found."""
    text = f"coach:{state.header.seed}:{salt}:{seat}:{step}"
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big") % SEEDS


def review(state: TableState, turn: LastTurn, seat: int, seed: int, adviser: Adviser) -> Review:
    """What the bot is told: for each decision a guess, made of what the seat could know."""
    header = state.header
    return Review(
        header.game,
        header.players,
        header.chosen,
        msgspec.structs.replace(adviser, seconds=PART * adviser.seconds),
        seat,
        seed,
        [
            Look(pack(state.game.determinize(asked, seat, seed)), text)
            for asked, text in turn.decisions
            if len(asked.options) > 1
        ],
        state.setup.box.text,
    )


def brought(state: TableState, turn: LastTurn, seat: int) -> dict[str, int]:
    """What the turn changed of the seat's standing."""
    had, has = (state.game.standing(s, seat) for s in (turn.decisions[0].asked, turn.after))
    return {name: n - had.get(name, 0) for name, n in has.items() if n != had.get(name, 0)}


class Coach:
    """Looks at the turns of those who want it, in the same queue as hints; a turn is looked at once."""

    def __init__(self, workers: BotWorkers, people: People, adviser: Adviser = HINTS) -> None:
        self.workers = workers
        self.people = people
        self.adviser = adviser
        self.limits = limits.Limits()
        self.thoughts: dict[tuple[str, int], tuple[int, Thought]] = {}  # by table and seat: the step, the answer
        self.busy: set[str] = set()  # people whose turn is looked at

    async def ask(self, id: str, state: TableState, salt: str, seat: int, person: str) -> CoachedTurn:
        """What the coach says of a seat's last turn."""
        plies = own_plies(state, seat)
        step = plies[-1].number if plies else 0
        known = self.thoughts.get((id, seat))
        if known is not None and known[0] == step:
            return await asyncio.shield(known[1])
        if person in self.busy:
            raise ApiError(msg("error-too-fast"))
        if self.workers.waiting() >= limits.THINKING:
            raise ApiError(msg("error-busy"))
        self.limits.take("coach", person, limits.COACHED)
        self.busy.add(person)
        thought = asyncio.create_task(self.look(state, salt, seat, self.people.owner(person)))
        self.thoughts[id, seat] = (step, thought)
        while len(self.thoughts) > limits.HINTED:
            del self.thoughts[next(iter(self.thoughts))]

        def finished(ended: Thought) -> None:
            self.busy.discard(person)
            if ended.cancelled() or ended.exception() is not None:  # asked again, it is tried again
                self.thoughts.pop((id, seat), None)

        thought.add_done_callback(finished)
        return await asyncio.shield(thought)

    async def look(self, state: TableState, salt: str, seat: int, owner: Owner) -> CoachedTurn:
        """Judge the decisions of a turn; positions that were let go are played again beside the event loop."""
        turn = await asyncio.to_thread(last_turn, state, seat)
        task = review(state, turn, seat, coach_seed(state, salt, seat, turn.step), self.adviser)
        found: list[Judgment] = []
        try:
            if task.looks:
                found = await self.workers.review(task, SECONDS, owner, AFTER_BOTS)
        except BotFailed as error:
            logger.error("the coach says nothing: %s", error)
            raise ApiError(msg("error-broken")) from None
        free = [one.asked for one in turn.decisions if len(one.asked.options) > 1]
        decisions = [coached(state.game.question(s).name, judgment) for s, judgment in zip(free, found, strict=True)]
        return CoachedTurn(turn.step, brought(state, turn, seat), decisions)


def coached(question: str, judgment: Judgment) -> CoachedDecision:
    """A judgment as the page is told of it."""
    return CoachedDecision(
        question,
        judgment.played.said,
        judgment.best.said,
        judgment.grade,
        judgment.loss,
        judgment.loss_lead,
        judgment.trivial,
        judgment.best.proved,
        [hint_step(step) for step in judgment.line],
        judgment.why,
    )
