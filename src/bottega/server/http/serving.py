"""Serving in one process, or in several on one port."""

import asyncio
import contextlib
import logging
import multiprocessing
import os
import signal
import socket
import sys
import threading
import time
from collections.abc import Callable
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Final

import uvicorn
from msgspec import Struct

from bottega.core.errors import BottegaError
from bottega.server.http.app import Server, make_app
from bottega.server.http.connections import Guard, networks_of, protocols, raise_file_limit
from bottega.server.http.garbage import look_by_the_clock, look_seldom
from bottega.server.http.pages import BUILT
from bottega.server.http.reach import Doorway
from bottega.server.http.tables import NEW_TABLES_AT_ONCE
from bottega.server.jobs.reminders import Outgoing
from bottega.server.limits import BODY
from bottega.server.storage.lock import DatabaseLock, InUse, locked
from bottega.server.tables.boxes import Shelf
from bottega.study.analysis.adviser import Adviser

LOOK: Final = 2.0  # seconds between two looks whether the database still is ours
SWITCH: Final = 0.001  # seconds: the writing thread waits so long for a busy table, several times in a commit
AGAIN: Final = 1.0  # seconds until a process that was lost is started again
LEAVE: Final = 10.0  # seconds that processes have to finish what is under way

logger = logging.getLogger(__name__)
Announce = Callable[[], None]


class Options(Struct, frozen=True):
    """How to serve."""

    database: str
    hints: Adviser
    judge: Adviser
    pages: Path | None = None
    tables: int = 1000
    components: Path | None = None
    proxy: str | None = None
    names: frozenset[str] = frozenset()  # by which we are asked; any, if there are none
    figures_for: str | None = None  # networks that may read /metrics besides this machine
    new_tables: int = NEW_TABLES_AT_ONCE  # that one address may make
    bots: bool = True  # do they think here?
    outgoing: Outgoing = Outgoing()  # what may leave us

    def doorway(self, listener: socket.socket) -> Doorway:
        """Where others knock."""
        host, port = listener.getsockname()[:2]
        return Doorway(host, port, self.proxy is not None, self.names)

    def server(self, alone: bool) -> Server:
        server = Server(
            self.database, self.pages or BUILT, self.tables, self.hints, self.judge, shelf=Shelf(self.components)
        )
        server.alone = alone
        server.tables.new_tables = self.new_tables
        server.health.figures_for = networks_of(self.figures_for)
        server.registry.thinks = self.bots
        server.reminders.outgoing = self.outgoing
        return server


class Announced(uvicorn.Server):
    """Says when it can be reached, and ends when somebody else has taken the database."""

    def __init__(self, config: uvicorn.Config, lock: DatabaseLock, announce: Announce) -> None:
        super().__init__(config)
        self.lock = lock
        self.announce = announce
        self.lost: InUse | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.announce()
        self.keeping = asyncio.create_task(self.keep())
        self.tidying = asyncio.create_task(look_by_the_clock())

    async def keep(self) -> None:
        """Look now and then whether the database still is ours."""
        while self.lost is None:
            await asyncio.sleep(LOOK)
            try:
                await asyncio.to_thread(self.lock.keep)
            except InUse as other:
                self.lost, self.should_exit = other, True


def serve(options: Options, lock: DatabaseLock, listener: socket.socket, announce: Announce, alone: bool) -> None:
    """Serve in this process until somebody ends it, or somebody else has taken the database."""
    app = options.server(alone)
    app.invitations.doorway = options.doorway(listener)
    http, sockets = protocols(Guard(app.limits, app.turns, options.proxy, raise_file_limit()))
    config = uvicorn.Config(
        make_app(app, options.names),
        log_level="warning",
        access_log=False,
        server_header=False,
        proxy_headers=options.proxy is not None,
        forwarded_allow_ips=options.proxy or "",
        http=http,
        ws=sockets,
        ws_max_size=BODY,
        timeout_graceful_shutdown=3,
    )
    server = Announced(config, lock, announce)
    sys.setswitchinterval(SWITCH)
    look_seldom()
    with contextlib.suppress(KeyboardInterrupt):  # after everything was put away
        server.run(sockets=[listener])
    if server.lost is not None:
        raise server.lost


# --- several processes


class Pool:
    """Processes that serve on one port; one that is lost is started again."""

    def __init__(self, options: Options, listener: socket.socket, count: int) -> None:
        self.options = options
        self.listener = listener
        self.count = count
        self.context = multiprocessing.get_context("spawn")
        self.processes: dict[BaseProcess, Connection] = {}
        self.ending = threading.Event()

    def run(self, announce: Announce) -> None:
        """Until somebody ends it."""
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, lambda _number, _frame: self.ending.set())
        try:
            for _ in range(self.count):
                self.start()
            self.wait_until_ready()
            announce()
            while not self.ending.wait(0.1):
                self.replace_lost()
        finally:
            self.close()

    def start(self) -> None:
        ours, theirs = self.context.Pipe()
        process = self.context.Process(target=serve_in_pool, args=(self.options, self.listener, theirs))
        process.start()
        theirs.close()
        self.processes[process] = ours

    def wait_until_ready(self) -> None:
        """All can be reached; what one says instead is our error."""
        for process, pipe in self.processes.items():
            while not self.ending.is_set() and not pipe.poll(0.1):
                pass
            try:
                said = "" if self.ending.is_set() else pipe.recv()
            except EOFError:
                said = f"process {process.pid} ended while it was started"
            if said:
                raise BottegaError(said)

    def replace_lost(self) -> None:
        for process in [process for process in self.processes if not process.is_alive()]:
            logger.warning("process %s ended with code %s; another is started", process.pid, process.exitcode)
            self.processes.pop(process).close()
            self.ending.wait(AGAIN)
            if not self.ending.is_set():
                self.start()

    def close(self) -> None:
        """They end when nobody is left at the other end of their pipe."""
        for pipe in self.processes.values():
            pipe.close()
        until = time.monotonic() + LEAVE
        for process in self.processes:
            process.join(max(0.0, until - time.monotonic()))
            if process.is_alive():
                process.kill()
                process.join()


def serve_in_pool(options: Options, listener: socket.socket, pipe: Connection) -> None:
    """One process of several."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for whoever started us
    end_with(pipe)
    try:
        with locked(options.database, shared=True) as lock:
            serve(options, lock, listener, lambda: pipe.send(""), alone=False)
    except BottegaError as error:
        with contextlib.suppress(OSError):
            pipe.send(str(error))
        sys.exit(1)


def end_with(pipe: Connection) -> None:
    """End this process as if asked to when the other end of a pipe is gone, however that ended."""

    def watch() -> None:
        wait([pipe])
        os.kill(os.getpid(), signal.SIGTERM)

    threading.Thread(target=watch, name="parent", daemon=True).start()
