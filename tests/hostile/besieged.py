"""A server under one flood after another, while somebody honest plays."""

import asyncio
import resource
import signal
import sys
import tempfile
from pathlib import Path

import msgspec

from tests.hostile.figures import Figures
from tests.hostile.honest import honest
from tests.server.serving import Running

CALM = 0.5  # seconds before a flood
FILES = 4096
NOBODY = ("--mail", "smtp://127.0.0.1:9", "--mail-from", "host@bottega.example", "--address", "http://127.0.0.1")
OPTIONS = {"reminders": ("--notify-private",), "mails": NOBODY}  # what a flood needs to do any harm at all


class Outcome(msgspec.Struct):
    """What a flood did, and how others fared meanwhile."""

    name: str
    counts: dict[str, int]
    figures: Figures


async def flood(name: str, url: str, seconds: float) -> dict[str, int]:
    """A flood in a process of its own: what it counted."""
    words = (sys.executable, "-m", "tests.hostile.floods", name, url, str(seconds))
    process = await asyncio.create_subprocess_exec(*words, stdout=asyncio.subprocess.PIPE)
    try:
        said, _ = await asyncio.wait_for(process.communicate(), seconds + 30)
    except TimeoutError:
        process.kill()
        await process.wait()
        return {"did not end": 1}
    if process.returncode:
        raise RuntimeError(f"the flood {name} ended by itself with {process.returncode}: nothing was measured")
    return msgspec.json.decode(said, type=dict[str, int])


async def play(server: Running, name: str, seconds: float) -> Outcome:
    """Somebody honest plays while a flood runs; with no name there is none."""
    async with honest(server.url, server.process.pid) as figures:
        await asyncio.sleep(CALM)
        if name:
            counts = await flood(name, server.url, seconds)
        else:
            counts = {}
            await asyncio.sleep(seconds)
    return Outcome(name, counts, figures)


def besiege(name: str, seconds: float) -> Outcome:
    """A new server, and one flood."""
    many_files()
    with tempfile.TemporaryDirectory(prefix="bottega-hostile-", ignore_cleanup_errors=True) as folder:
        server = Running(
            f"sqlite:///{Path(folder) / 'games.sqlite'}", options=("--new-tables", "120", *OPTIONS.get(name, ()))
        )  # as it comes
        try:
            return asyncio.run(play(server, name, seconds))
        finally:
            server.stop(signal.SIGKILL)  # whatever is still in its buffers


def many_files() -> None:
    """Whoever opens many connections needs many files."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < FILES:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(FILES, hard), hard))
