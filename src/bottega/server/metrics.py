"""How the server is doing, for Prometheus."""

from collections.abc import Iterable, Iterator
from functools import partial
from typing import TYPE_CHECKING, Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, disable_created_metrics, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4
from prometheus_client.metrics_core import CounterMetricFamily, Metric
from prometheus_client.parser import text_string_to_metric_families
from prometheus_client.registry import Collector

if TYPE_CHECKING:
    from bottega.server.storage.store import Store

BUCKETS: Final = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
MEDIA_TYPE: Final = CONTENT_TYPE_PLAIN_0_0_4

# There would be one more line for each figure, which says when the server was started.
disable_created_metrics()  # type: ignore[no-untyped-call]


class Metrics:
    """What is counted while a server runs, in a registry of its own; counters get a _total behind their names."""

    def __init__(self) -> None:
        self.registry: Final = CollectorRegistry()
        counter = partial(Counter, namespace="bottega", registry=self.registry)
        gauge = partial(Gauge, namespace="bottega", registry=self.registry)
        self.moves: Final = counter("moves", "Moves made.")
        self.bot_moves: Final = counter("bot_moves", "Moves made by bots.")
        self.bot_failures: Final = counter("bot_failures", "Times a bot failed or was too slow.")
        self.bot_replacements: Final = counter("bot_replacements", "Bot moves replaced by a random one.")
        self.refused: Final = counter("refused", "Messages that were refused.")
        self.requests: Final = counter("requests", "HTTP answers.", ["status"])
        self.sockets: Final = gauge("sockets", "Open sockets.")
        self.tables: Final = gauge("tables", "Tables in memory.")
        self.listening: Final = gauge("listening", "Are other processes heard (1), or only looked after (0)?")
        self.broadcast: Final = Histogram(
            "broadcast_seconds",
            "From a message to its last reader.",
            namespace="bottega",
            registry=self.registry,
            buckets=BUCKETS,
        )

    def text(self) -> bytes:
        """All figures."""
        return generate_latest(self.registry)


class StoreFigures(Collector):
    """What the store counts by itself."""

    def __init__(self, store: "Store") -> None:
        self.store = store

    def collect(self) -> Iterator[CounterMetricFamily]:
        yield CounterMetricFamily("bottega_commits", "Commits of the database.", self.store.commits)
        yield CounterMetricFamily("bottega_writes", "Changes made safe by those commits.", self.store.written)


class Merged(Collector):
    """The figures of several processes, each with the process that counted them."""

    def __init__(self, told: Iterable[tuple[str, str]]) -> None:
        self.told = told  # a process and its figures as text

    def collect(self) -> Iterator[Metric]:
        families: dict[str, Metric] = {}
        for process, text in self.told:
            for family in text_string_to_metric_families(text):
                known = families.setdefault(family.name, Metric(family.name, family.documentation, family.type))
                for sample in family.samples:
                    known.add_sample(sample.name, {**sample.labels, "process": process}, sample.value)
        yield from families.values()


def merged(told: Iterable[tuple[str, str]]) -> bytes:
    """The figures of several processes as one text."""
    registry = CollectorRegistry()
    registry.register(Merged(told))
    return generate_latest(registry)
