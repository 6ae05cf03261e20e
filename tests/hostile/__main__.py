# ruff: noqa: T201 (a command: what it prints is its result)
"""`make hostile`: the long runs. `python -m tests.hostile --help` says what can be chosen."""

import argparse
import sys
import time

from tests.hostile.besieged import besiege
from tests.hostile.crowd import crowd
from tests.hostile.floods import FLOODS
from tests.hostile.kills import kill
from tests.hostile.messages import storm

PARTS = ("floods", "messages", "kills", "spectators")


def read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.hostile", description=__doc__)
    parser.add_argument("parts", nargs="*", default=PARTS, metavar="PART", help=f"of {', '.join(PARTS)} (default: all)")
    parser.add_argument("--flood", action="append", choices=tuple(FLOODS), help="only this one; may be said again")
    parser.add_argument("--seconds", type=float, default=20.0, help="of each flood")
    parser.add_argument("--messages", type=int, default=100_000)
    parser.add_argument("--kills", type=int, default=50, help="on each kind of database")
    parser.add_argument("--moves", type=int, default=50_000, help="acknowledged on each kind of database, at least")
    parser.add_argument("--database", action="append", choices=("sqlite", "postgresql"), help="only this kind")
    parser.add_argument("--spectators", type=int, default=300)
    words = parser.parse_args()
    if unknown := set(words.parts) - set(PARTS):
        parser.error(f"no such part: {', '.join(sorted(unknown))}; choose from {', '.join(PARTS)}")
    return words


def floods(words: argparse.Namespace) -> bool:
    """Each flood on a server of its own; were all goals kept?"""
    usual = besiege("", words.seconds / 2).figures
    print(f"{'nobody':12} {usual.line()}", flush=True)
    well = True
    for name in words.flood or FLOODS:
        outcome = besiege(name, words.seconds)
        missed = outcome.figures.missed(usual)
        well = well and not missed
        sent = ", ".join(f"{what} {count:,}" for what, count in sorted(outcome.counts.items()))
        print(f"{name:12} {outcome.figures.line()}\n{'':12} {sent}", flush=True)
        print(f"{'':12} {'MISSED: ' + ', '.join(missed) if missed else 'all goals kept'}", flush=True)
    return well


def messages(words: argparse.Namespace) -> bool:
    return storm(words.messages)


def kills(words: argparse.Namespace) -> bool:
    """An acknowledged message that is lost, or there twice, ends this with an error."""
    for kind in words.database or ("sqlite", "postgresql"):
        kill(kind, words.kills, words.moves)
    return True


def spectators(words: argparse.Namespace) -> bool:
    return crowd(words.spectators)


RUN = {"floods": floods, "messages": messages, "kills": kills, "spectators": spectators}


def main() -> int:
    words = read_arguments()
    began = time.monotonic()
    well = True
    for part, run in RUN.items():
        if part in words.parts:
            print(f"--- {part}", flush=True)
            well = run(words) and well
    print(f"{time.monotonic() - began:.0f} s in all")
    return 0 if well else 1


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
