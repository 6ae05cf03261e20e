"""How fast the engine is. Machines are noisy: what counts is the ratio to OpenSpiel in the same run."""

import contextlib
import os
import platform
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from importlib import resources
from pathlib import Path
from typing import Any

from bottega.bots.bot import Budget
from bottega.bots.search import Search
from bottega.bots.tuning import Tuning, table_of
from bottega.core.errors import BadSetup
from bottega.core.game import Game
from bottega.engine import compiled
from bottega.games import find_game
from bottega.study import stepping

ROUNDS = 5
SECONDS = 0.4  # for each figure in each round
BASE: dict[str, str] = {}  # nothing chosen
ALL_MODULES = {"modules": "all"}

Figure = Callable[[float], float]


def playouts(game: Game[Any], players: int, chosen: dict[str, str] = BASE) -> Figure:
    """Random moves inside the engine, set-up included: decisions a second."""

    def measure(seconds: float) -> float:
        decisions = games = 0
        began = time.perf_counter()
        while time.perf_counter() - began < seconds:
            for _game in range(5):
                games += 1
                decisions += game.new(players, games, chosen).playout(games)
        return decisions / (time.perf_counter() - began)

    return measure


def driven(game: Game[Any], players: int) -> Figure:
    """Random moves, each chosen and played from Python: decisions a second."""

    def measure(seconds: float) -> float:
        chance = random.Random(1).random
        decisions = games = 0
        began = time.perf_counter()
        while time.perf_counter() - began < seconds:
            for _game in range(5):
                games += 1
                s = game.new(players, games, {})
                play = s.play
                while not s.over():
                    moves = s.options
                    play(moves[int(chance() * len(moves))])
                    decisions += 1
        return decisions / (time.perf_counter() - began)

    return measure


def copies(game: Game[Any], players: int, chosen: dict[str, str] = BASE) -> Figure:
    """Copies of a position in mid-game: copies a second."""
    s = game.new(players, 1, chosen)
    for _move in range(40):
        s.play(s.options[len(s.options) // 2])

    def measure(seconds: float) -> float:
        copy = s.copy
        count = 0
        began = time.perf_counter()
        while time.perf_counter() - began < seconds:
            for _copy in range(200):
                copy()
            count += 200
        return count / (time.perf_counter() - began)

    return measure


def searched(game: Game[Any], until: str, random: int) -> Figure:
    """Iterations of the search from the first decision of a game of two, each with a playout: iterations a second."""
    table = table_of(game)
    tuning = Tuning(game, {**table, "search": {**table["search"], "until": until, "random": random}})
    s = game.new(2, 1, BASE)

    def measure(seconds: float) -> float:
        search = Search(game, s, s.to_move(), tuning)
        began = time.perf_counter()
        search.run(Budget(seconds=seconds), 1)
        return float(search.iterations) / (time.perf_counter() - began)

    return measure


def interpreted(game: Game[Any], players: int) -> Figure:
    """Random playouts in another process that runs the plain Python files: decisions a second."""
    code = (
        "import sys; from bottega.study import bench; from bottega.games import find_game; "
        f"print(bench.playouts(find_game({game.name!r}), {players})(float(sys.argv[1])))"
    )

    def measure(seconds: float) -> float:
        done = subprocess.run(
            [sys.executable, "-c", code, str(seconds)],
            env={**os.environ, "BOTTEGA_INTERPRETED": "1"},
            capture_output=True,
            text=True,
            check=True,
        )
        return float(done.stdout)

    return measure


def start_up() -> float:
    """`bottega --version` in a fresh process: seconds."""
    began = time.perf_counter()
    subprocess.run([sys.executable, "-m", "bottega", "--version"], capture_output=True, check=True)
    return time.perf_counter() - began


class OpenSpiel:
    """OpenSpiel's backgammon in a process of its own, asked for its speed again and again."""

    def __init__(self, python: Path) -> None:
        script = str(resources.files("bottega.study").joinpath("openspiel_speed.py"))
        try:
            self.process = subprocess.Popen(
                [str(python), script],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                text=True,
            )
        except OSError as error:
            raise BadSetup(f"{python}: cannot be run ({error.strerror}); use `make bench`, which sets it up") from None
        self.python = python

    def measure(self, seconds: float, how: str = "inside") -> float:
        """Decisions a second: inside, all in C++; or one of those that are shown beside our figures."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        try:
            self.process.stdin.write(f"{how} {seconds}\n")
            self.process.stdin.flush()
            word, figure = self.process.stdout.readline().split()
            if word != "decisions/s":
                raise ValueError
            return float(figure)
        except (OSError, ValueError):
            raise BadSetup(f"{self.python}: has no working OpenSpiel; use `make bench`, which installs it") from None

    def close(self) -> None:
        """End the process."""
        self.process.kill()
        for pipe in (self.process.stdin, self.process.stdout):
            if pipe is not None:
                with contextlib.suppress(OSError):  # what it was to be told is of no use to it now
                    pipe.close()
        self.process.wait()


# What we aim for: times OpenSpiel's speed, or plain figures a second.
RATIO_GOALS = {
    "sintra playouts, 2 players": 20.0,
    "sintra driven from Python, 2 players": 12.0,
    "fresco playouts, 4 players": 6.0,
    "fresco modules playouts, 4 players": 3.0,
}
PLAIN_GOALS = {
    "sintra copies, 2 players": 1_500_000.0,
    "sintra interpreted, 2 players": 20_000.0,
    "sintra search, to the end of the turn": 20_000.0,
    "fresco search, random to the end of the game": 1_500.0,
    "fresco copies, 4 players": 150_000.0,
    "fresco modules copies, 4 players": 60_000.0,
    "sintra batch, 2 players": 1_000_000.0,
    "sintra batch with observations, 2 players": 500_000.0,
    "fresco batch, 4 players": 700_000.0,
    "fresco batch with observations, 4 players": 300_000.0,
}
START_UP_GOAL = 0.3  # seconds

# What is measured beside ours where OpenSpiel is, and PettingZoo: to compare batches and single tables with.
BESIDE = {
    "OpenSpiel backgammon driven from Python": "driven",
    "OpenSpiel backgammon with observations": "observed",
    "PettingZoo tic-tac-toe with observations": "tictactoe_v3",
    "PettingZoo connect four with observations": "connect_four_v3",
}


def figures() -> dict[str, Figure]:
    """All that is measured, by name."""
    sintra, fresco = find_game("sintra"), find_game("fresco")
    return {
        "sintra playouts, 2 players": playouts(sintra, 2),
        "sintra playouts, 4 players": playouts(sintra, 4),
        "sintra driven from Python, 2 players": driven(sintra, 2),
        "sintra copies, 2 players": copies(sintra, 2),
        "sintra copies, 4 players": copies(sintra, 4),
        "sintra interpreted, 2 players": interpreted(sintra, 2),
        "sintra search, to the end of the turn": searched(sintra, "turn", 0),
        "sintra search, to the end of the round": searched(sintra, "round", 0),
        "fresco playouts, 2 players": playouts(fresco, 2),
        "fresco playouts, 4 players": playouts(fresco, 4),
        "fresco driven from Python, 4 players": driven(fresco, 4),
        "fresco copies, 4 players": copies(fresco, 4),
        "fresco interpreted, 4 players": interpreted(fresco, 4),
        "fresco search, to the end of the round": searched(fresco, "round", 0),
        "fresco search, random to the end of the game": searched(fresco, "game", 100),
        "fresco modules playouts, 4 players": playouts(fresco, 4, ALL_MODULES),
        "fresco modules copies, 4 players": copies(fresco, 4, ALL_MODULES),
        **stepping.figures(sintra, fresco),
    }


def bench(game: str | None, openspiel: Path | None, progress: Callable[[str], None]) -> dict[str, object]:
    """Measure everything, or one game, in turns, several times; medians."""
    if game is not None:
        find_game(game)
    chosen = {name: figure for name, figure in figures().items() if game is None or name.startswith(f"{game} ")}
    yardstick = OpenSpiel(openspiel) if openspiel is not None else None
    measured: dict[str, list[float]] = {name: [] for name in chosen}
    ratios: dict[str, list[float]] = {name: [] for name in measured}
    spiel: list[float] = []
    beside: dict[str, list[float]] = {name: [] for name in BESIDE}
    starts: list[float] = []
    try:
        for round_number in range(ROUNDS):
            if yardstick is not None:
                progress(f"round {round_number + 1} of {ROUNDS}: OpenSpiel")
                spiel.append(yardstick.measure(SECONDS))
                for name, how in BESIDE.items():
                    beside[name].append(yardstick.measure(SECONDS, how))
            for name, measure in chosen.items():
                progress(f"round {round_number + 1} of {ROUNDS}: {name}")
                measured[name].append(measure(SECONDS))
                if spiel:
                    ratios[name].append(measured[name][-1] / spiel[-1])
            starts.append(start_up())
    finally:
        if yardstick is not None:
            yardstick.close()
    return {
        "compiled": compiled(),
        "python": platform.python_version(),
        "machine": f"{platform.system()} {platform.machine()}, {os.cpu_count()} cores",
        "per_second": {name: statistics.median(values) for name, values in measured.items()},
        "start_up_seconds": statistics.median(starts),
        "openspiel_backgammon": statistics.median(spiel) if spiel else None,
        "beside": {name: statistics.median(values) for name, values in beside.items() if any(values)},
        "ratio_to_openspiel": {name: statistics.median(values) for name, values in ratios.items() if values},
    }
