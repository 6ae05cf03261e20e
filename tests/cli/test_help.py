"""Help and version."""

import re
import sys

import pytest

import bottega
from bottega.engine import compiled
from tests.cli.shell import Shell

COMMANDS = {
    "play": "--players --side --seats --seed --save --load --start --components",
    "simulate": "--players --games --seed --side --bots --records --jobs --json --start --components",
    "replay": "--at --json --components",
    "check": "--components",
    "perft": "--depth --seed --players --side --json --components",
    "fuzz": "--minutes --seed --game --components --jobs --out --record",
    "bench": "--json --openspiel",
    "arena": "--bots --games --players --modules --time --iterations --jobs --json --results --chart --stop --ray",
    "standings": "--json --chart",
    "analyse": "--bot --time --iterations --jobs --svg --json --all",
    "agreement": "--players --games --bots --bot --seed --jobs --json",
    "learn": "--games --bot --players --sets --astray --seed --jobs --data --out --contest --judge",
    "tune": "--bot --fit --weights --generations --population --games --sigma --seed --jobs --out",
}


@pytest.mark.parametrize("command", COMMANDS)
def test_help_of_a_command_names_its_options(shell: Shell, command: str) -> None:
    said = shell(command, "--help").well()
    assert said.startswith(f"Usage: bottega {command} ")
    assert set(COMMANDS[command].split()) <= set(re.findall(r"^  (--\w+)", said, re.MULTILINE))


@pytest.mark.parametrize("words", [["--help"], ["-h"]], ids=["--help", "-h"])
def test_help_names_every_command(shell: Shell, words: list[str]) -> None:
    said = shell(*words).well()
    assert said.startswith("Usage: bottega ")
    assert set(COMMANDS) <= set(re.findall(r"^  (\w+)", said, re.MULTILINE))


def test_version_says_whether_the_engine_is_compiled(shell: Shell) -> None:
    way = "compiled" if compiled() else "interpreted"
    python = sys.version.split()[0]
    assert shell.anew("--version").well() == f"bottega {bottega.__version__} ({way} engine, Python {python})\n"


def test_version_says_interpreted_when_asked_to_interpret(shell: Shell) -> None:
    assert "(interpreted engine" in shell.anew("--version", BOTTEGA_INTERPRETED="1").well()
