"""Requests that cost much: they are made once, and health waits for none of them (finding 5)."""

import threading
import time

import httpx
import pytest

from tests.hostile.figures import busy_seconds, quantile
from tests.hostile.findings import still_open
from tests.hostile.floods import RECORD
from tests.server.guest import Guest
from tests.server.serving import Running

TIMES = 20
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


@still_open(5)
@pytest.mark.parametrize("path", PATHS)
def test_a_finished_game_is_known_by_a_tag(server: Running, finished: str, path: str) -> None:
    with httpx.Client(base_url=server.url) as http:
        first = http.get(f"/api/tables/{finished}/{path}")
        tag = first.headers.get("etag")
        assert tag
        again = http.get(f"/api/tables/{finished}/{path}", headers={"If-None-Match": tag})
        assert (again.status_code, again.content) == (304, b"")


@still_open(5)
def test_rules_are_known_by_a_tag(server: Running) -> None:
    with httpx.Client(base_url=server.url) as http:
        first = http.get("/api/rules/en")
        assert first.headers.get("etag")
        again = http.get("/api/rules/en", headers={"If-None-Match": first.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")


@still_open(5, timed=True)
@pytest.mark.parametrize("path", ["/api/rules/de", "/api/tables/{table}/story", "/api/tables/{table}/replay?step=400"])
def test_what_was_made_once_is_not_made_again(server: Running, finished: str, path: str) -> None:
    path = path.format(table=finished)
    cost(server, path, 1)
    assert cost(server, path, TIMES) / TIMES < 0.003  # seconds; a plain request takes about one thousandth


@still_open(5, timed=True)
def test_health_waits_for_nobody(server: Running, finished: str) -> None:
    def ask(seat: int) -> None:
        with httpx.Client(base_url=server.url, timeout=60) as http:
            while not enough.is_set():
                http.get(f"/api/tables/{finished}/story?seat={seat % 4}")

    enough = threading.Event()
    threads = [threading.Thread(target=ask, args=[seat]) for seat in range(12)]
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
