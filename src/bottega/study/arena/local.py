"""Games on this computer, in processes that each play one at a time."""

from collections.abc import Iterable, Iterator
from functools import partial

from bottega.core.errors import BottegaError
from bottega.study.arena.playing import ContestSetup, Played, play
from bottega.study.arena.schedule import ScheduledGame
from bottega.workers.interrupts import Stopped
from bottega.workers.pool import TaskPool
from bottega.workers.worker import WorkerLost

TRIES = 2


class PlayerLost(BottegaError):
    """A process that plays games has ended, and so has the contest."""


def play_all(setup: ContestSetup, jobs: int, games: Iterable[ScheduledGame], stopped: Stopped) -> Iterator[Played]:
    """Play until there is no game left or somebody stops; the games as they end."""
    with TaskPool(partial(play, setup), jobs, tries=TRIES) as pool:
        try:
            for _game, played in pool.run(games, stopped):
                yield played
        except WorkerLost as lost:
            raise player_lost(lost) from None


def player_lost(lost: WorkerLost) -> PlayerLost:
    """Who played when a process was lost."""
    assert isinstance(lost.task, ScheduledGame)
    return PlayerLost(
        f"the process that played {','.join(lost.task.seats)} {lost.how}, twice; "
        "one of these bots may be the cause, or memory is short: try without it, or fewer --jobs"
    )
