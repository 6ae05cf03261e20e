"""Games on a Ray cluster; its machines need Bottega of the same version, and the bots' files at the same places."""

import os
import re
import socket
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from bottega.core.errors import BottegaError
from bottega.extras import need
from bottega.study.arena.local import PlayerLost
from bottega.study.arena.playing import ContestSetup, Played, play
from bottega.study.arena.schedule import ScheduledGame
from bottega.workers.interrupts import Stopped
from bottega.workers.pool import TICK

AHEAD = 2  # games a core is given at a time, so that it never waits
PATIENCE = 10.0  # seconds until somebody must answer at the address


class NoCluster(BottegaError):
    """There is no cluster at the address."""


def join(address: str) -> Any:
    """The library, connected to the cluster at the address; with none to a new one on this machine."""
    ray = need("ray", "cluster")
    address = address or os.environ.get("RAY_ADDRESS", "") or "local"
    place = re.fullmatch(r"(?:ray://)?(.+):(\d{1,5})", address)
    try:
        if place is not None:  # Ray itself tries for minutes
            socket.create_connection((place[1], int(place[2])), PATIENCE).close()
        ray.init(address=address, log_to_driver=False, logging_level="ERROR")
    except (OSError, OverflowError, ValueError, RuntimeError) as error:
        why = " ".join(str(error).split()) or type(error).__name__
        raise NoCluster(
            f"no Ray cluster at {address} ({why}); give the address that ray start --head has shown, "
            "and its token in RAY_AUTH_TOKEN if it has one"
        ) from None
    return ray


def play_game(setup: ContestSetup, folder: Path, game: ScheduledGame) -> Played:
    """A game, on whatever machine this is; runs as a Ray task."""
    if folder.is_dir():
        os.chdir(folder)  # where the bots' files are
    return play(setup, game)


def play_all(setup: ContestSetup, address: str, games: Iterable[ScheduledGame], stopped: Stopped) -> Iterator[Played]:
    """As `local.play_all`, on a cluster."""
    ray = join(address)
    try:
        task = ray.remote(play_game)
        here = ray.put(setup)
        waiting = iter(games)
        folder = Path.cwd()
        room = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        running: list[Any] = []
        while not stopped():
            while len(running) < room and (game := next(waiting, None)) is not None:
                running.append(task.remote(here, folder, game))
            if not running:
                return
            ready, running = ray.wait(running, num_returns=1, timeout=TICK)
            played = [ray.get(one) for one in ready]
            if not stopped():
                yield from played
        for one in running:
            ray.cancel(one, force=True)
    except ray.exceptions.RayTaskError:
        raise  # a fault of ours, to be seen in full
    except ray.exceptions.RayError as error:
        why = " ".join(str(error).split()) or type(error).__name__
        raise PlayerLost(f"Ray has lost a game ({why[:200]}); a bot may be the cause, or a machine is gone") from None
    finally:
        ray.shutdown()
