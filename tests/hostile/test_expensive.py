"""Requests that cost much: they are made once, and health waits for none of them (finding 5)."""

import asyncio
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from starlette.requests import Request

from bottega.server.errors import ApiError
from bottega.server.http.app import Server, make_app
from bottega.server.http.response_cache import ResponseCache
from bottega.server.limits import ADDRESS, Limits
from tests.hostile.conftest import run
from tests.hostile.figures import busy_seconds, quantile
from tests.hostile.floods import RECORD
from tests.server.guest import Guest
from tests.server.serving import Running

TIMES = 20
ASKING = 4  # threads; they share the processor with whoever measures
PATHS = ("story", "replay?step=300", "record")


@pytest.fixture(scope="module")
def finished(server: Running) -> str:
    with Guest(server.url) as guest:
        return str(guest.ask("POST", "/api/import", content=RECORD.read_bytes())["table"])


def cost(server: Running, path: str, times: int) -> float:
    """Processor time of the server for so many requests."""
    with httpx.Client(base_url=server.url, headers={"Accept-Encoding": "gzip"}, timeout=60) as http:
        before = busy_seconds(server.process.pid)
        for _ in range(times):
            assert http.get(path).status_code == 200
        return busy_seconds(server.process.pid) - before


@pytest.mark.parametrize("path", PATHS)
def test_a_finished_game_is_known_by_a_tag(server: Running, finished: str, path: str) -> None:
    with httpx.Client(base_url=server.url) as http:
        first = http.get(f"/api/tables/{finished}/{path}")
        tag = first.headers.get("etag")
        assert tag
        again = http.get(f"/api/tables/{finished}/{path}", headers={"If-None-Match": tag})
        assert (again.status_code, again.content) == (304, b"")


def test_rules_are_known_by_a_tag(server: Running) -> None:
    with httpx.Client(base_url=server.url) as http:
        first = http.get("/api/rules/en")
        assert first.headers.get("etag")
        again = http.get("/api/rules/en", headers={"If-None-Match": first.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize("path", ["/api/rules/de", "/api/tables/{table}/story", "/api/tables/{table}/replay?step=400"])
def test_what_was_made_once_is_not_made_again(server: Running, finished: str, path: str) -> None:
    path = path.format(table=finished)
    cost(server, path, 1)
    assert cost(server, path, TIMES) / TIMES < 0.003  # seconds; a plain request takes about one thousandth


def test_health_waits_for_nobody(server: Running, finished: str) -> None:
    def ask(seat: int) -> None:
        with httpx.Client(base_url=server.url, timeout=60) as http:
            while not enough.is_set():
                http.get(f"/api/tables/{finished}/story?seat={seat % 4}")

    enough = threading.Event()
    threads = [threading.Thread(target=ask, args=[seat]) for seat in range(ASKING)]
    for thread in threads:
        thread.start()
    times = []
    with httpx.Client(base_url=server.url, timeout=60) as http:
        for _ in range(20):
            began = time.perf_counter()
            http.get("/healthz")
            times.append(time.perf_counter() - began)
    enough.set()
    for thread in threads:
        thread.join()
    assert quantile(times, 0.5) < 0.1, times


def test_health_answers_while_all_threads_are_busy(tmp_path: Path) -> None:
    """Not even the limit of an address counts: a proxy asks for many."""
    server = Server(f"sqlite:///{tmp_path / 'games.sqlite'}")
    freed = threading.Event()

    async def asked() -> list[int]:
        transport = httpx.ASGITransport(make_app(server))
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as http:
            for threads in (server.store.reading_threads, server.responses.threads):
                for _ in range(20):
                    threads.submit(freed.wait)
            asyncio.get_running_loop().run_in_executor(None, freed.wait)
            try:
                for _ in range(int(ADDRESS[1])):
                    server.limits.take("address", "127.0.0.1", ADDRESS)
                async with asyncio.timeout(5):
                    return [(await http.get("/healthz")).status_code for _ in range(3)]
            finally:
                freed.set()

    assert run(asked()) == [200] * 3
    server.store.close()


PROBE = """
import asyncio, sys, httpx
from bottega.server.http.app import Server, make_app

app = make_app(Server("sqlite:///{path}"))
known = set(sys.modules)

async def ask():
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://localhost") as http:
        for game, chosen in (("sintra", {{}}), ("fresco", {{"modules": "all"}})):
            wish = {{"game": game, "chosen": chosen, "seats": [{{"kind": "me"}}, {{"kind": "room"}}]}}
            table = (await http.post("/api/tables", json=wish)).json()["table"]
            for path in (f"tables/{{table}}", f"tables/{{table}}/box", "rules/en", "catalog", "tables/mine"):
                assert (await http.get(f"/api/{{path}}")).status_code == 200, path

asyncio.run(ask())
print(sorted(name for name in set(sys.modules) - known if name.startswith("bottega")))
"""


def test_no_first_request_pays_for_imports(tmp_path: Path) -> None:
    words = [sys.executable, "-c", PROBE.format(path=tmp_path / "games.sqlite")]
    said = subprocess.run(words, capture_output=True, text=True, timeout=60, check=False)
    assert said.stdout.strip() == "[]", said.stderr


# --- the cache


def request(headers: dict[str, str] | None = None) -> Request:
    raw = [(name.encode(), value.encode()) for name, value in (headers or {}).items()]
    return Request({"type": "http", "headers": raw, "client": ("203.0.113.7", 1)})


def body(letter: str, made: list[str]) -> Callable[[], bytes]:
    """Something to be made; how often that was done is noted."""

    def make() -> bytes:
        made.append(letter)
        return letter.encode() * 1000

    return make


def test_those_who_ask_at_once_get_what_was_made_once() -> None:
    made: list[str] = []

    async def asked() -> list[bytes]:
        cache = ResponseCache(Limits())
        answers = [cache.answer(request(), "a", body("a", made), (1.0, 1.0)) for _ in range(5)]
        found = [bytes(answer.body) for answer in await asyncio.gather(*answers)]
        await cache.close()
        return found

    assert run(asked()) == [b"a" * 1000] * 5
    assert made == ["a"]


def test_what_is_kept_is_limited_by_bytes() -> None:
    made: list[str] = []

    async def asked() -> int:
        cache = ResponseCache(Limits(), most=100)
        for letter in "abcdefgh":
            await cache.answer(request(), letter, body(letter, made), (100.0, 100.0))
        await cache.answer(request(), "h", body("h", made), (100.0, 100.0))
        await cache.close()
        assert cache.size == sum(len(kept.packed) for kept in cache.kept.values())
        return cache.size

    assert 0 < run(asked()) <= 100
    assert made == list("abcdefgh")


def test_only_what_is_made_anew_is_charged() -> None:
    made: list[str] = []

    async def asked() -> None:
        cache = ResponseCache(Limits())
        for _ in range(5):
            await cache.answer(request(), "a", body("a", made), (0.0, 1.0))
        with pytest.raises(ApiError, match="too-fast"):
            await cache.answer(request(), "b", body("b", made), (0.0, 1.0))
        await cache.close()

    run(asked())
