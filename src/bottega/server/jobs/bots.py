"""Bots at the table: they think in other processes and know only what their seat may know."""

import hashlib
import logging
import secrets
from contextlib import AbstractAsyncContextManager
from typing import Protocol

from bottega.core.kernel import Position
from bottega.core.rng import SEEDS
from bottega.core.serialize import pack
from bottega.server.jobs.worker import Task
from bottega.server.metrics import Metrics
from bottega.server.tables.drafts import planning
from bottega.server.tables.state import TableState, decisions
from bottega.workers.fair_queue import Owner

SECONDS = 20.0  # to think about a move

logger = logging.getLogger(__name__)


class Chooser(Protocol):
    """Whoever lets a bot think."""

    async def choose(self, task: Task, seconds: float) -> int:
        """The bot's move, from a position in which all that its seat cannot know is dealt afresh."""


class Workers(Chooser, Protocol):
    """Whoever lets bots think, each in turn."""

    def turn(self, bot: str, owner: Owner, behind: float) -> AbstractAsyncContextManager[None]:
        """A bot's turn, when it is its owner's; `behind` puts it back by so many seconds."""


def bot_seed(state: TableState, salt: str) -> int:
    """A seed of its own for every decision, from which the game's seed cannot be found."""
    text = f"{state.header.seed}:{salt}:{state.seq}"
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big") % SEEDS


def table_key(salt: str) -> str:
    """A name for the table that tells nothing of it."""
    return hashlib.sha256(f"table:{salt}".encode()).hexdigest()[:16]


async def bot_moves(workers: Chooser, state: TableState, salt: str, bot: str, seat: int, metrics: Metrics) -> list[str]:
    """What a bot decides in somebody's place: a move, or all that is still open of a secret plan."""
    drafted = planning(state, seat)
    if drafted is None:
        return [await bot_move(workers, state, salt, bot, seat, metrics)]
    plan = drafted.until(len(drafted.answers))
    while not plan.complete():
        asked = plan.table()
        asked.ask(seat)
        text = await bot_move(workers, state, salt, bot, seat, metrics, asked, len(plan.answers))
        if not plan.answer(text):
            raise ValueError(f"{text} is no answer of a plan")
    return plan.answers


async def bot_move(
    workers: Chooser,
    state: TableState,
    salt: str,
    bot: str,
    seat: int,
    metrics: Metrics,
    asked: Position | None = None,
    drafted: int = 0,
) -> str:
    """A bot's move in notation: tried twice, then any legal move, so that no game stops.

    It is asked as the table asks, or `asked` behind so many answers of a draft.
    """
    game, header = state.game, state.header
    asked = asked or state.asked(seat)
    seed = bot_seed(state, salt)
    made = decisions(state.last, seat) + drafted
    for attempt in (1, 2):
        try:
            known = pack(game.determinize(asked, seat, seed))
            task = Task(
                game.name,
                header.players,
                header.chosen,
                bot,
                seat,
                seed,
                known,
                state.setup.box.text,
                table_key(salt),
                made,
            )
            move = await workers.choose(task, SECONDS)
            if move in list(asked.options):
                return game.write(asked, move)
            logger.error("bot %s chose %s, which is not legal (attempt %d)", bot, move, attempt)
        except Exception:
            logger.exception("bot %s failed (attempt %d)", bot, attempt)
        metrics.bot_failures.inc()
    logger.error("bot %s: any legal move is made in its place", bot)
    metrics.bot_replacements.inc()
    return game.write(asked, secrets.choice(list(asked.options)))
