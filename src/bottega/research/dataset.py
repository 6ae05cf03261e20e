"""Self-play as Parquet files: what each seat knew, what was possible, what was played and thought, how it ended.

Each file holds a range of games that follows from the plan alone. So a data set goes on where it was stopped, and is
the same on any number of processes or machines.
"""

import io
import json
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import bottega
from bottega.bots.bot import Advice, Bot
from bottega.bots.external import find_named_bot
from bottega.core.errors import BadSetup
from bottega.core.files import CannotWrite, make_folder, reason
from bottega.core.game import Game
from bottega.core.kernel import Position
from bottega.core.rng import derive
from bottega.extras import need
from bottega.games import find_game
from bottega.workers.interrupts import Stopped
from bottega.workers.pool import TaskPool

PLAN = "dataset.json"
FORMAT = 2  # grows when the columns change
TRIES = 2

Progress = Callable[[int], None]  # games that are there


class DatasetPlan(NamedTuple):
    """What is played; plain data, so that other processes can be told."""

    game: str
    table: Path | None
    players: int
    chosen: dict[str, str]
    bots: tuple[str, ...]  # by seat
    games: int
    seed: int
    each: int  # games in a file

    def parts(self) -> list[range]:
        """The games of each file."""
        return [range(first, min(first + self.each, self.games)) for first in range(0, self.games, self.each)]

    def about(self) -> dict[str, Any]:
        """All that the files follow from, and what is needed to read them."""
        game = find_game(self.game, self.table)
        return {
            "format": FORMAT,
            "bottega": bottega.__version__,
            "game": self.game,
            "rules": game.rules_version,
            "players": self.players,
            "chosen": self.chosen,
            "components": game.fingerprint(game.complete(self.players, 0, self.chosen)),
            "bots": list(self.bots),
            "games": self.games,
            "seed": self.seed,
            "games_a_file": self.each,
            "actions": {"version": game.actions_version(), "size": int(game.action_table().size)},
            "observations": {
                "version": game.observation_version(),
                "layout": [[piece.name, piece.size] for piece in game.observation_layout()],
            },
        }


def file_of(folder: Path, part: range) -> Path:
    return folder / f"games-{part[0]:07}-{part[-1]:07}.parquet"


def write(plan: DatasetPlan, folder: Path, jobs: int, ray: str | None, progress: Progress, stopped: Stopped) -> int:
    """Write all files that are not there yet, until somebody stops; how many games are there."""
    need("pyarrow", "research")
    begin(plan, folder)
    missing = [part for part in plan.parts() if not file_of(folder, part).exists()]
    games = plan.games - sum(len(part) for part in missing)
    progress(games)
    for part, content in on_ray(plan, ray, missing, stopped) if ray is not None else here(plan, jobs, missing, stopped):
        save(file_of(folder, part), content)
        games += len(part)
        progress(games)
    return games


def begin(plan: DatasetPlan, folder: Path) -> None:
    """Write down what is played; a folder that holds another data set stays as it is."""
    make_folder(folder)
    about = json.dumps(plan.about(), indent=1) + "\n"
    file = folder / PLAN
    try:
        known = file.read_text("utf-8") if file.exists() else ""
    except (OSError, ValueError) as error:
        raise BadSetup(f"{file}: cannot be read ({reason(error)}); choose another folder") from None
    if known and known != about:
        raise BadSetup(f"{folder}: holds another data set; choose another folder, or the options that {PLAN} names")
    if not known:
        save(file, about.encode())


def save(file: Path, content: bytes) -> None:
    """A file is there when it is whole."""
    fresh = file.with_name(file.name + ".new")
    try:
        fresh.write_bytes(content)
        fresh.replace(file)
    except OSError as error:
        raise CannotWrite(f"{file}: cannot be written ({reason(error)}); make room or choose another folder") from None


def here(plan: DatasetPlan, jobs: int, parts: Iterable[range], stopped: Stopped) -> Iterator[tuple[range, bytes]]:
    """The files' contents, made in processes of this machine."""
    with TaskPool(partial(play_part, plan), jobs, tries=TRIES) as pool:
        yield from pool.run(parts, stopped)


def on_ray(plan: DatasetPlan, address: str, parts: Iterable[range], stopped: Stopped) -> Iterator[tuple[range, bytes]]:
    """The same, made on a Ray cluster."""
    from bottega.study.arena.cluster import join
    from bottega.workers.pool import TICK

    ray = join(address)
    try:
        task = ray.remote(play_part)
        running = {task.remote(plan, part): part for part in parts}
        while running and not stopped():
            ready, _rest = ray.wait(list(running), num_returns=1, timeout=TICK)
            for one in ready:
                yield running.pop(one), ray.get(one)
        for one in running:
            ray.cancel(one, force=True)
    finally:
        ray.shutdown()


# --- games


def play_part(plan: DatasetPlan, part: range) -> bytes:
    """The games of a file, as its content."""
    game = find_game(plan.game, plan.table)
    columns: dict[str, list[Any]] = {name: [] for name in ("game", "decision", "seat", "observation", "possible")}
    columns |= {name: [] for name in ("action", "shares", "values", "share", "score", "lead")}
    for number in part:
        play_game(plan, game, number, columns)
    return parquet(game, columns)


def play_game(plan: DatasetPlan, game: Game[Any], number: int, columns: dict[str, list[Any]]) -> None:
    """A game between the bots, a row for each decision."""
    seed = int(derive(plan.seed, number))
    s = game.new(plan.players, seed, plan.chosen)
    bots = [find_named_bot(name, int(derive(seed, seat))) for seat, name in enumerate(plan.bots)]
    table = game.action_table()
    seats: list[int] = []
    while not s.over():
        who = int(s.to_move())
        advice = thoughts(game, s, bots[who], int(derive(seed, len(seats))))
        said = {advised.move: advised for advised in advice}
        columns["observation"].append(list(game.observation(s, who)))
        columns["possible"].append([int(action) for action in table.ids(s)])
        columns["action"].append(int(table.id_of(s.step(), advice[0].move)))
        columns["shares"].append([said[move].share if move in said else 0.0 for move in s.options])
        columns["values"].append([said[move].value if move in said else None for move in s.options])
        s.push(advice[0].move)
        seats.append(who)
    result = game.result(s)
    columns["game"] += [number] * len(seats)
    columns["decision"] += range(len(seats))
    columns["seat"] += seats
    for who in seats:
        columns["share"].append(result.share(who))
        columns["score"].append(result.scores[who])
        columns["lead"].append(result.lead(who))


def thoughts(game: Game[Any], s: Position, bot: Bot, seed: int) -> list[Advice]:
    """What a bot thinks of the options, the best first, from what its seat may know."""
    who = s.to_move()
    return bot.advise(game, game.determinize(s, who, seed) if bot.looks else s, who)


def parquet(game: Game[Any], columns: dict[str, list[Any]]) -> bytes:
    """The rows as a Parquet file."""
    pa, files = need("pyarrow", "research"), need("pyarrow.parquet", "research")
    size = sum(piece.size for piece in game.observation_layout())
    schema = pa.schema(
        [
            ("game", pa.int64()),
            ("decision", pa.int32()),
            ("seat", pa.int8()),
            ("observation", pa.list_(pa.int16(), size)),
            ("possible", pa.list_(pa.int16())),
            ("action", pa.int16()),
            ("shares", pa.list_(pa.float32())),
            ("values", pa.list_(pa.float32())),
            ("share", pa.float32()),
            ("score", pa.int32()),
            ("lead", pa.int32()),
        ]
    )
    out = io.BytesIO()
    files.write_table(pa.table(columns, schema=schema), out, compression="zstd")
    return out.getvalue()
