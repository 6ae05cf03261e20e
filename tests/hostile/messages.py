# ruff: noqa: T201 (a command: what it prints is its result)
"""Very many generated messages by socket and HTTP: clear answers, nothing changed by a refusal, flat memory."""

import contextlib
import tempfile
from collections import Counter
from collections.abc import Callable
from pathlib import Path

from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st

from tests.hostile.figures import memory_of
from tests.server.guest import JSON
from tests.server.serving import start_server
from tests.server.test_hostile import (
    MESSAGE,
    TABLES,
    Content,
    Stage,
    answered,
    bodies,
    check_answer,
    check_refusal,
    content_of,
)

GENEROUS = ("tests.hostile.generous",)
EXAMPLES = 200  # in a round
BATCH = 6  # messages of an example
GROWTH = 40.0  # megabytes after the first quarter


class Storm:
    """A server under messages that are hardly ever right."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.counts: Counter[str] = Counter()
        self.sent = 0

    def note(self, answer: JSON) -> None:
        self.counts[answer.get("code") or answer["type"]] += 1

    def over_http(self, number: int, stranger: int, messages: list[bytes | JSON]) -> None:
        """Each message by itself; after a refusal the table is what it was."""
        guest, table = self.stage.tables[number]
        sender = guest if stranger < 0 else self.stage.strangers[stranger]
        before = self.stage.quiet(guest, table)
        changed = False
        for message in messages:
            answer = sender.http.post(f"/api/tables/{table}/say", content=content_of(message, before))
            check_answer(answer)
            self.note(answer.json())
            self.sent += 1
            changed = changed or answer.status_code < 400
        assert changed or self.stage.quiet(guest, table) == before, messages

    def over_sockets(self, number: int, _stranger: int, messages: list[bytes | JSON]) -> None:
        """All at once; the socket lives on."""
        guest, table = self.stage.tables[number]
        before = self.stage.quiet(guest, table)
        with guest.at(table) as place:
            for message in messages:
                place.socket.send(content_of(message, before))
            place.send({"type": "why", "id": "the-last", "seat": 0, "target": "done"})
            answers = answered(place, "the-last")
        for answer in answers:
            self.note(answer)
            if answer["type"] == "refused":
                check_refusal(answer)
        self.sent += len(messages)
        if all(answer["type"] in ("refused", "because") for answer in answers):
            assert self.stage.quiet(guest, table) == before, messages

    def bodies(self, number: int, _stranger: int, contents: list[Content]) -> None:
        """What is not about a table's game."""
        for method, path, content in contents:
            address = path.format(table=self.stage.tables[number][1])
            check_answer(next(self.stage.turn).http.request(method, address, content=content))
            self.counts["bodies"] += 1
            self.sent += 1


def round_of(doing: Callable[[int, int, list[object]], None], kind: st.SearchStrategy[object], number: int) -> None:
    """Some hundred examples, others in every round."""
    rules = settings(
        max_examples=EXAMPLES,
        deadline=None,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    tables, strangers = st.integers(0, TABLES - 1), st.sampled_from([-1, -1, -1, 0, 1])
    seed(number)(rules(given(tables, strangers, st.lists(kind, min_size=1, max_size=BATCH))(doing)))()


def storm(count: int) -> bool:
    """So many messages in all; was everything well?"""
    with tempfile.TemporaryDirectory(prefix="bottega-hostile-") as folder, contextlib.ExitStack() as stack:
        pages = Path(folder, "pages")
        pages.mkdir()
        pages.joinpath("index.html").write_text("<!doctype html>the page", "utf-8")
        database = f"sqlite:///{Path(folder) / 'games.sqlite'}"
        server = stack.enter_context(start_server(database, pages, ("--tables-limit", "20"), GENEROUS))
        stage = stack.enter_context(contextlib.closing(Stage(server)))
        made = Storm(stage)
        first, number = 0.0, 0
        while made.sent < count:
            doing, kind = ((made.over_http, MESSAGE), (made.over_sockets, MESSAGE), (made.bodies, bodies()))[number % 3]
            round_of(doing, kind, number)  # type: ignore[arg-type]
            number += 1
            memory = memory_of(server.process.pid)
            first = first or (memory if made.sent >= count / 4 else 0.0)
            print(f"{made.sent:>8,} messages, {memory:.0f} MB", flush=True)
        print(", ".join(f"{what} {times:,}" for what, times in made.counts.most_common()))
        grown = memory_of(server.process.pid) - first
        print(f"{made.sent:,} messages: no 5xx, nothing changed by a refusal; memory grew by {grown:.0f} MB")
        stage.check()
    return grown < GROWTH
