# ruff: noqa: T201 (a command: what it prints is its result)
"""`make cluster`: the long run. `python -m tests.cluster --help` says what can be chosen."""

import argparse
import sys
import time
from collections import Counter
from pathlib import Path

import msgspec

from tests.cluster.faults import KINDS
from tests.cluster.history import Counts, report
from tests.cluster.machines import SERVE, WORKER, DoesNotStart, Missing
from tests.cluster.run import Plan, run


def read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.cluster", description=__doc__)
    parser.add_argument("--servers", type=int, default=4)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--database", choices=("sqlite", "postgresql"), default="postgresql")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=600.0)
    parser.add_argument(
        "--pace", type=float, default=0.0, help="seconds that people think; without it as briefly as servers bear it"
    )
    parser.add_argument("--faults", default=",".join(KINDS), help="with commas between; 'none' for none")
    parser.add_argument("--pause", type=float, nargs=2, default=(2.0, 6.0), help="seconds between two faults")
    parser.add_argument("--no-proxy", action="store_true", help="people go to the first server")
    parser.add_argument(
        "--machines", action="store_true", help="each server on a machine (network namespace) of its own"
    )
    parser.add_argument("--serve", default=SERVE, help="the command of a server")
    parser.add_argument("--worker", default=WORKER, help="the command of a worker")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--counts", type=Path, help="add what was counted to this file, and show all that is in it")
    parser.add_argument("--history", type=Path, help="keep all that was sent and seen, as JSON")
    return parser.parse_args()


class Counted(msgspec.Struct):
    """A run, as it is added to a file."""

    date: str
    plan: Plan
    counts: Counts
    violations: int


def keep(file: Path, counted: Counted) -> None:
    with file.open("ab") as lines:
        lines.write(msgspec.json.encode(counted) + b"\n")


def table(file: Path) -> str:
    """All runs of a file, as rows for docs/reliability.md; the last one is their sum."""
    runs = [msgspec.json.decode(line, type=Counted) for line in file.read_bytes().splitlines()]
    rows = [
        row(f"{run.date}, {run.plan.servers} + {run.plan.workers}, {run.plan.tables} tables", [run]) for run in runs
    ]
    return "\n".join([*rows, row(f"all {len(runs)}", runs)])


def row(name: str, runs: list[Counted]) -> str:
    every = [run.counts for run in runs]
    faults = Counter[str]()
    for counts in every:
        faults.update(counts.faults)
    said = ", ".join(f"{number} {kind}" for kind, number in sorted(faults.items()))
    sums = [
        sum(getattr(counts, field) for counts in every)
        for field in ("acknowledged", "moves", "sent_again", "unheard", "broken_off", "confirmed", "clocks_fallen")
    ]
    longest = max(counts.longest_wait for counts in every)
    figures = [*(f"{figure:,}" for figure in sums), f"{longest:.1f} s", str(sum(run.violations for run in runs))]
    return f"| {name} | {said} | {' | '.join(figures)} |"


def main() -> int:
    words = read_arguments()
    kinds = () if words.faults == "none" else tuple(words.faults.split(","))
    if unknown := set(kinds) - set(KINDS):
        print(f"no such fault: {', '.join(sorted(unknown))}; choose from {', '.join(KINDS)}", file=sys.stderr)
        return 2
    plan = Plan(
        servers=words.servers,
        workers=words.workers,
        database=words.database,
        tables=words.tables,
        seconds=words.seconds,
        pace=words.pace,
        faults=kinds,
        pause=tuple(words.pause),
        proxy=not words.no_proxy,
        machines=words.machines,
        serve=words.serve,
        worker=words.worker,
        seed=words.seed,
    )
    print(
        f"{plan.servers} servers, {plan.workers} workers on {plan.database}, {plan.tables} tables, {plan.seconds:g} s"
    )
    began = time.monotonic()
    try:
        history, counts, wrong = run(plan)
    except (Missing, DoesNotStart) as error:
        print(error, file=sys.stderr)
        return 2
    if words.history:
        words.history.write_bytes(msgspec.json.encode(history))
    print(report(counts, wrong))
    print(
        f"{counts.acknowledged / plan.seconds:.0f} acknowledged a second; {time.monotonic() - began:.0f} s in all, "
        f"{time.process_time():.0f} s of a processor for the people and the checks"
    )
    if words.counts:
        keep(words.counts, Counted(time.strftime("%Y-%m-%d"), plan, counts, len(wrong)))
        print(table(words.counts))
    return 1 if wrong else 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
