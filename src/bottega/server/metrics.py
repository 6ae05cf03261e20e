"""How the server is doing, in the text form that Prometheus reads."""

from bisect import bisect_left

BUCKETS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)


class Histogram:
    """How long something took, in buckets."""

    def __init__(self) -> None:
        self.counts = [0] * (len(BUCKETS) + 1)
        self.sum = 0.0

    def observe(self, seconds: float) -> None:
        self.counts[bisect_left(BUCKETS, seconds)] += 1
        self.sum += seconds

    def lines(self, name: str) -> list[str]:
        total = 0
        found = []
        for bound, count in zip((*map(str, BUCKETS), "+Inf"), self.counts, strict=True):
            total += count
            found.append(f'{name}_bucket{{le="{bound}"}} {total}')
        return [*found, f"{name}_sum {self.sum:.6f}", f"{name}_count {total}"]


class Metrics:
    """What is counted while the server runs."""

    def __init__(self) -> None:
        self.moves = 0
        self.bot_moves = 0
        self.bot_failures = 0
        self.bot_replacements = 0
        self.refused = 0
        self.sockets = 0
        self.requests: dict[int, int] = {}
        self.broadcast = Histogram()

    def text(self, tables: int, commits: int, written: int) -> str:
        """All figures."""
        found: list[str] = []
        for name, kind, words, value in (
            ("moves_total", "counter", "Moves made.", self.moves),
            ("bot_moves_total", "counter", "Moves made by bots.", self.bot_moves),
            ("bot_failures_total", "counter", "Times a bot failed or was too slow.", self.bot_failures),
            ("bot_replacements_total", "counter", "Bot moves replaced by a random one.", self.bot_replacements),
            ("refused_total", "counter", "Messages that were refused.", self.refused),
            ("commits_total", "counter", "Commits of the database.", commits),
            ("writes_total", "counter", "Changes made safe by those commits.", written),
            ("sockets", "gauge", "Open sockets.", self.sockets),
            ("tables", "gauge", "Tables in memory.", tables),
        ):
            found += [f"# HELP bottega_{name} {words}", f"# TYPE bottega_{name} {kind}", f"bottega_{name} {value}"]
        found += ["# HELP bottega_requests_total HTTP answers.", "# TYPE bottega_requests_total counter"]
        found += [f'bottega_requests_total{{status="{code}"}} {n}' for code, n in sorted(self.requests.items())]
        found += [
            "# HELP bottega_broadcast_seconds From a message to its last reader.",
            "# TYPE bottega_broadcast_seconds histogram",
            *self.broadcast.lines("bottega_broadcast_seconds"),
        ]
        return "\n".join(found) + "\n"
