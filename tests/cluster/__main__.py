# ruff: noqa: T201 (a command: what it prints is its result)
"""`make cluster`: the long run. `python -m tests.cluster --help` says what can be chosen."""

import argparse
import sys
import time
from pathlib import Path

import msgspec

from tests.cluster.faults import KINDS
from tests.cluster.history import report
from tests.cluster.machines import SERVE, WORKER, DoesNotStart, Missing
from tests.cluster.run import Plan, run


def read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.cluster", description=__doc__)
    parser.add_argument("--servers", type=int, default=1)
    parser.add_argument("--workers", type=int, default=0)
    parser.add_argument("--database", choices=("sqlite", "postgresql"), default="postgresql")
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=120.0)
    parser.add_argument("--pace", type=float, default=0.3, help="seconds that people think, on average")
    parser.add_argument("--faults", default=",".join(KINDS), help="with commas between; 'none' for none")
    parser.add_argument("--pause", type=float, nargs=2, default=(2.0, 6.0), help="seconds between two faults")
    parser.add_argument("--no-proxy", action="store_true", help="people go to the first server")
    parser.add_argument(
        "--machines", action="store_true", help="each server on a machine (network namespace) of its own"
    )
    parser.add_argument("--serve", default=SERVE, help="the command of a server")
    parser.add_argument("--worker", default=WORKER, help="the command of a worker")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--history", type=Path, help="keep all that was sent and seen, as JSON")
    return parser.parse_args()


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
    print(f"{counts.acknowledged / plan.seconds:.0f} acknowledged a second; {time.monotonic() - began:.0f} s in all")
    return 1 if wrong else 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
