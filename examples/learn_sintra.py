"""Learns Sintra for two, until it clearly beats the bot `greedy`. Needs NumPy, and no library for learning.

    python examples/learn_sintra.py learned
    bottega arena sintra --games 1000 --bots examples/learn_sintra.py:Learned,greedy

A net says how many points each player still makes. It learns that first from games of `greedy`, then from its own: for
each turn it tries all that can be done, and takes what promises the largest lead. All it knows is the observation.

Stopped with Ctrl-C, the same command goes on where it was. The result follows from `--seed`, however many processes
play. Learned nets lie in the folder that is named; the bot looks for them in $LEARNED, or in `learned`.
"""

# ruff: noqa: E402 - NumPy asks for its threads when it is imported
import os

for library in ("OPENBLAS", "OMP", "MKL"):
    os.environ.setdefault(f"{library}_NUM_THREADS", "1")  # processes share the cores, and sums are always the same

import argparse
import signal
import sys
import time
from collections import deque
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import cache, partial
from multiprocessing import get_context, parent_process
from pathlib import Path
from threading import Thread

import numpy as np
from rich.progress import Progress

from bottega.bots.bot import Bot
from bottega.bots.seats import choose, find_bot
from bottega.core.rng import derive
from bottega.games import find_game

GAME = find_game("sintra")
PLACES = np.cumsum([0] + [piece.size for piece in GAME.observation_layout()])
AT = {piece.name: int(at) for piece, at in zip(GAME.observation_layout(), PLACES, strict=False)}
SIZE = int(PLACES[-1])
TABLE, PALACE = AT["seat0.plays"], AT["seat1.plays"] - AT["seat0.plays"]  # numbers of the table, of a palace
PLAIN = AT["seat0.strips"] - AT["seat0.plays"]  # numbers of a palace before its strips
USED = TABLE + 2 * PALACE
STRIPS, STRIP = 8, 27
SCORE = AT["seat0.score"] - TABLE

POINTS = 10.0  # what the net calls 1
SCALE = np.ones(USED, np.float32)
SCALE[AT["bag"] : AT["hand"]] = 0.1
for seat in (0, 1):
    SCALE[AT[f"seat{seat}.score"] : AT[f"seat{seat}.glazier"]] = 0.1


# --- the net


def seen_by(other):
    """The table's numbers for both seats: who starts is told relative to whoever looks."""
    turned = other.copy()
    turned[:, [AT["starter"], AT["starter"] + 1]] = other[:, [AT["starter"] + 1, AT["starter"]]]
    return np.stack([other, turned], 1)


def features(rows):
    """What the net gets of observations: of each strip, of each palace, of the table."""
    n = len(rows)
    rows = rows * SCALE
    table, palaces = rows[:, :TABLE], rows[:, TABLE:].reshape(n, 2, PALACE)
    strips = palaces[:, :, PLAIN:].reshape(n, 2, STRIPS, STRIP)
    glazier = palaces[:, :, PLAIN - STRIPS : PLAIN]
    marks = np.zeros((n, 2, 3, 3 * STRIPS - 2), np.float32)  # seen from each strip: panes in windows, the glazier
    middle = slice(STRIPS - 1, 2 * STRIPS - 1)
    marks[..., 0, middle], marks[..., 1, middle] = strips[..., 17:22].sum(-1), strips[..., 22:27].sum(-1)
    marks[..., 2, middle] = glazier
    around = np.lib.stride_tricks.sliding_window_view(marks, 2 * STRIPS - 1, -1).swapaxes(2, 3)
    rounds = table[:, AT["round"] : AT["over"]]
    bonus = (table[:, AT["indicator"] : AT["factories"]].reshape(n, 6, 5) * rounds[:, :, None]).sum(1)
    supply = table[:, AT["factories"] : AT["marker"]].reshape(n, 10, 5).sum(1) * 0.3
    common = np.concatenate([rounds, bonus, supply], 1)
    size = STRIP + STRIPS + around[0, 0, 0].size + common.shape[1]
    strip = np.empty((n, 2, STRIPS, size), np.float32)
    strip[..., :STRIP] = strips
    strip[..., STRIP : STRIP + STRIPS] = np.eye(STRIPS, dtype=np.float32)
    strip[..., STRIP + STRIPS : size - common.shape[1]] = around.reshape(n, 2, STRIPS, -1)
    strip[..., size - common.shape[1] :] = common[:, None, None]
    return strip, palaces[:, :, :PLAIN], seen_by(table)


class Net:
    """Points that both players still make: a layer for strips, the same for all 16 of them, and one for the whole."""

    NAMES = ("strip", "strip0", "whole", "whole0", "out", "out0")

    def __init__(self, seed, strip=32, whole=64):
        dice = np.random.default_rng(seed)
        example = features(np.zeros((1, USED), np.float32))
        size, sums = example[0].shape[-1], TABLE + 2 * PLAIN + 2 * strip
        self.of = {
            "strip": dice.normal(0, (2 / size) ** 0.5, (size, strip)),
            "strip0": np.zeros(strip),
            "whole": dice.normal(0, (1 / sums) ** 0.5, (sums, whole)),
            "whole0": np.zeros(whole),
            "out": dice.normal(0, 0.1 * (1 / whole) ** 0.5, (whole, 1)),
            "out0": np.zeros(1),
        }
        self.of = {name: value.astype(np.float32) for name, value in self.of.items()}
        self.means = {name: np.zeros_like(value) for name, value in self.of.items()}
        self.squares = {name: np.zeros_like(value) for name, value in self.of.items()}
        self.steps = 0

    def forward(self, rows):
        """What is promised to both, and all that `learn` needs."""
        strip, plain, table = features(rows)
        w = self.of
        lit = np.maximum(strip.reshape(-1, strip.shape[-1]) @ w["strip"] + w["strip0"], 0)
        sums = lit.reshape(len(rows), 2, STRIPS, -1).sum(2)
        whole = np.concatenate([table, plain, plain[:, ::-1], sums, sums[:, ::-1]], 2).reshape(2 * len(rows), -1)
        bright = np.maximum(whole @ w["whole"] + w["whole0"], 0)
        return (bright @ w["out"] + w["out0"]).reshape(-1, 2), (strip, lit, whole, bright)

    def scores(self, rows):
        """The scores that both will have in the end."""
        to_come = self.forward(rows)[0] * POINTS
        return to_come * (1 - rows[:, [AT["over"]]]) + rows[:, [TABLE + SCORE, TABLE + PALACE + SCORE]]

    def learn(self, rows, goals, rate):
        """A step of Adam towards the scores that both had; the mean square of what was wrong."""
        now = rows[:, [TABLE + SCORE, TABLE + PALACE + SCORE]]
        out, (strip, lit, whole, bright) = self.forward(rows)
        wrong = out - (goals - now) / POINTS
        slope = (wrong / len(rows)).reshape(-1, 1).astype(np.float32)
        back = (slope @ self.of["out"].T) * (bright > 0)
        k = lit.shape[1]
        sums = (back @ self.of["whole"].T)[:, -2 * k :].reshape(-1, 2, 2 * k)
        sums = sums[:, :, :k] + sums[:, ::-1, k:]
        under = np.repeat(sums[:, :, None], STRIPS, 2).reshape(-1, k) * (lit > 0)
        slopes = {
            "strip": strip.reshape(-1, strip.shape[-1]).T @ under,
            "strip0": under.sum(0),
            "whole": whole.T @ back,
            "whole0": back.sum(0),
            "out": bright.T @ slope,
            "out0": slope.sum(0),
        }
        self.steps += 1
        for name, value in slopes.items():
            self.means[name] += 0.1 * (value - self.means[name])
            self.squares[name] += 0.001 * (value * value - self.squares[name])
            mean = self.means[name] / (1 - 0.9**self.steps)
            square = self.squares[name] / (1 - 0.999**self.steps)
            self.of[name] -= rate * mean / (np.sqrt(square) + 1e-8)
        return float((wrong * wrong).mean())

    def as_arrays(self):
        parts = (("of", self.of), ("means", self.means), ("squares", self.squares))
        return {f"{part}.{name}": value for part, values in parts for name, value in values.items()}

    @classmethod
    def from_arrays(cls, arrays, steps=0):
        net = cls(0)
        for part, values in (("of", net.of), ("means", net.means), ("squares", net.squares)):
            values.update({name: arrays[f"{part}.{name}"] for name in cls.NAMES})
        net.steps = steps
        return net


# --- games


def ways(s):
    """All that can be done in this turn: the moves, and the position after them."""
    who, found, open_ways = s.to_move(), [], [(s, ())]
    while open_ways:
        before, moves = open_ways.pop()
        for move in before.options:
            then = before.copy()
            then.play(move)
            if then.to_move() != who or then.reveals != s.reveals or then.round != s.round:
                found.append(((*moves, move), then))
            else:
                open_ways.append((then, (*moves, move)))
    return found


def observed(positions, seats):
    """Observations, a row each, of who looks from these seats."""
    return np.asarray(GAME.observations(positions, seats)).reshape(-1, SIZE)[:, :USED].astype(np.float32)


def decide(net, asked, noise, dice):
    """The moves of a turn for each position, and the scores that are promised then to whoever moves and the other."""
    found = [ways(s) for s in asked]
    thens = [then for some in found for _, then in some]
    scores = net.scores(observed(thens, [s.to_move() for s, some in zip(asked, found, strict=True) for _ in some]))
    leads = scores[:, 0] - scores[:, 1]
    if noise:
        leads = leads + noise * dice.gumbel(size=len(leads))
    first, taken = 0, []
    for some in found:
        best = first + int(np.argmax(leads[first : first + len(some)]))
        taken.append((some[best - first][0], scores[best]))
        first += len(some)
    return taken


def play(net, seeds, rivals, noise, blunders=0.0, trust=1.0):
    """Games side by side: one for each seed, with a rival or None in each seat.

    Returns the final scores, and observations by the first seat after each turn with the scores to learn from them:
    those in the end, and with less `trust` in the end more of what the net says on the way. And the seconds of a
    processor that all took.
    """
    began = time.process_time()
    dice = np.random.default_rng(seeds[0])
    tables = [GAME.new(2, seed, {}) for seed in seeds]
    bots = [[name and find_bot(name, derive(seed, at)) for at, name in enumerate(rivals)] for seed in seeds]
    rows, said = [[] for _ in seeds], [[] for _ in seeds]
    decisions = 0
    while open_tables := [number for number, s in enumerate(tables) if not s.over()]:
        decisions += 1
        turns = []
        for number in open_tables:
            s = tables[number]
            bot = bots[number][s.to_move()]
            if bot is None:
                turns.append((number, GAME.determinize(s, s.to_move(), derive(seeds[number], decisions))))
                continue
            who, at = s.to_move(), s.round
            while s.to_move() == who and s.round == at:
                if blunders and dice.random() < blunders:
                    s.play(s.options[int(dice.integers(len(s.options)))])
                else:
                    s.play(choose(GAME, s, bot, derive(seeds[number], decisions)))
            rows[number].append(s.copy())
            said[number].append(None)
        if turns:
            decided = decide(net, [s for _, s in turns], noise, dice)
            for (number, asked), (moves, scores) in zip(turns, decided, strict=True):
                s = tables[number]
                for move in moves:
                    s.play(move)
                rows[number].append(s.copy())
                said[number].append(scores if asked.to_move() == 0 else scores[::-1])
    results = np.array([GAME.result(s).scores for s in tables], np.float32)
    goals = []
    for result, values in zip(results, said, strict=True):
        goal, backwards = result, []
        for value in reversed([*values[1:], None]):
            goal = goal if value is None else trust * goal + (1 - trust) * value
            backwards.append(goal)
        goals += backwards[::-1]
    kept = [s for some in rows for s in some]
    going = np.array([not s.over() for s in kept])
    rows = observed(kept, [0] * len(kept))[going].astype(np.int16)
    return results, rows, np.array(goals, np.float32)[going], [time.process_time() - began]


SIDE_BY_SIDE = 50


def play_all(pool, net, seeds, rivals, noise=0.0, blunders=0.0, trust=1.0):
    """The same in all processes, so many games each at once; instead of the seconds their sum."""
    parts = [seeds[at : at + SIDE_BY_SIDE] for at in range(0, len(seeds), SIDE_BY_SIDE)]
    task = partial(play, net, rivals=rivals, noise=noise, blunders=blunders, trust=trust)
    *played, seconds = (np.concatenate(some) for some in zip(*pool.map(task, parts), strict=True))
    return *played, float(seconds.sum())


def examine(pool, net, rival, seed, pairs):
    """Each deal from both seats: share of the victories with its error of 95 %, lead, and seconds of a processor."""
    seeds = [int(derive(seed, number)) for number in range(pairs)]
    (first, *_, one), (second, *_, two) = (play_all(pool, net, seeds, who) for who in ((None, rival), (rival, None)))
    leads = np.stack([first[:, 0] - first[:, 1], second[:, 1] - second[:, 0]])
    shares = ((leads > 0) + 0.5 * (leads == 0)).mean(0)
    return float(shares.mean()), float(1.96 * shares.std(ddof=1) / pairs**0.5), float(leads.mean()), one + two


# --- learning


def attend():
    """In a process that plays: Ctrl-C is for whoever started it, and without that one it ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=lambda: (parent_process().join(), os._exit(1)), daemon=True).start()


def save(file, arrays):
    """A file is there when it is whole."""
    fresh = file.with_name("new-" + file.name)
    np.savez_compressed(fresh, **arrays)
    fresh.replace(file)


def learn(folder, seed, generations, games, teacher, pairs, jobs, steps):
    """Generation after generation: play, learn from the latest games, be examined."""
    folder.mkdir(parents=True, exist_ok=True)
    state = folder / "state.npz"
    net, curve, latest, first = Net(seed), [], deque(maxlen=8), 0
    if state.exists():
        with np.load(state) as kept:
            net = Net.from_arrays(kept, int(kept["steps"]))
            curve, first = kept["curve"].tolist(), int(kept["generation"]) + 1
            latest.extend((kept[f"rows{n}"], kept[f"goals{n}"]) for n in range(int(kept["latest"])))
    with ProcessPoolExecutor(jobs, get_context("spawn"), attend) as pool, Progress() as progress:
        bar = progress.add_task("Learning", total=generations, completed=first)

        def sit_exam(games, seconds):
            """Another point of the curve: games, minutes of a processor, share and its error, lead."""
            share, error, lead, exam = examine(pool, net, "greedy", seed + 1000, pairs)
            known = curve[-1] if curve else [0.0, 0.0]
            curve.append([known[0] + games, known[1] + (seconds + exam) / 60, share, error, lead])
            progress.console.print(
                f"{curve[-1][0]:.0f} games, {curve[-1][1]:.1f} min of a processor: {100 * share:.1f} % ± "
                f"{100 * error:.1f} against greedy, lead {lead:+.1f}"
            )

        if first == 0:
            sit_exam(0, 0.0)
        for generation in range(first, generations):
            began = time.process_time()
            dice = np.random.default_rng([seed, generation])
            own = derive(seed, generation)
            if generation == 0:
                seeds = [int(derive(own, number)) for number in range(teacher)]
                _, *lesson, seconds = play_all(pool, net, seeds, ("greedy", "greedy"), blunders=0.1)
            else:
                seeds = [int(derive(own, number)) for number in range(games)]
                _, *lesson, seconds = play_all(pool, net, seeds, (None, None), noise=0.4, trust=0.95)
            latest.append(lesson)
            learn_from(net, latest, dice, steps * (8 if generation == 0 else 1), min(1.0, generation / COOLING))
            sit_exam(len(seeds), seconds + time.process_time() - began)
            window = {f"rows{n}": rows for n, (rows, _) in enumerate(latest)}
            window |= {f"goals{n}": goals for n, (_, goals) in enumerate(latest)}
            about = {"steps": net.steps, "curve": curve, "generation": generation, "latest": len(latest)}
            save(folder / "net.npz", net.as_arrays())
            save(state, net.as_arrays() | window | about)
            (folder / "curve.svg").write_text(picture(curve, 2 * pairs, seed), "utf-8")
            progress.advance(bar)


COOLING = 30  # generations in which the steps become smaller; whoever goes on stays there


def learn_from(net, latest, dice, steps, part):
    """Learn from any of the latest games, in ever smaller steps."""
    rows = np.concatenate([rows for rows, _ in latest])
    goals = np.concatenate([goals for _, goals in latest])
    for step in range(steps):
        some = dice.integers(len(rows), size=512)
        rate = 0.001 * (1 - 0.9 * (step / steps if part == 0 else part))
        net.learn(rows[some].astype(np.float32), goals[some], rate)


STYLE = """
  .paper { fill: #fbfaf7 } .reach { fill: #1d5a8c; opacity: .2 } .dot { fill: #1d5a8c }
  .line { fill: none; stroke: #1d5a8c; stroke-width: 2.5 }
  text { font: 13px system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif; fill: #635d52 }
  .title { font-size: 19px; font-weight: 650; fill: #22201c }
  .grid { stroke: #d9d4c7 } .even { stroke: #8d8677; stroke-dasharray: 3 4 }
  @media (prefers-color-scheme: dark) {
    .paper { fill: #1b1a18 } text { fill: #b3ac9d } .title { fill: #eeebe3 } .grid { stroke: #3a3832 }
    .reach, .dot { fill: #7cbbea } .line { stroke: #7cbbea }
  }
"""


def picture(curve, games, seed):
    """The learning curve: the share of the victories against greedy by minutes of a processor; light or dark."""
    width, height, left, right, top, bottom = 760, 400, 70, 24, 92, 60
    last = curve[-1][1]
    x = [left + (width - left - right) * row[1] / last for row in curve]

    def y(share):
        return top + (height - top - bottom) * (1 - min(1.0, max(0.0, share)))

    reach = [f"{at:.1f},{y(row[2] + row[3]):.1f}" for at, row in zip(x, curve, strict=True)]
    reach += [f"{at:.1f},{y(row[2] - row[3]):.1f}" for at, row in zip(x[::-1], curve[::-1], strict=True)]
    line = [f"{at:.1f},{y(row[2]):.1f}" for at, row in zip(x, curve, strict=True)]
    title = "Learning Sintra for two: won against greedy"
    below = f"{games} games for each point, every deal from both seats, 95 % intervals"
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" '
        f'role="img" aria-labelledby="title desc"><title id="title">{title}</title>',
        f'<desc id="desc">{100 * curve[0][2]:.0f} % before, {100 * curve[-1][2]:.0f} % after {curve[-1][0]:,.0f} '
        f"games and {last:.0f} minutes of a processor</desc><style>{STYLE}</style>",
        f'<rect class="paper" width="{width}" height="{height}" rx="10"/>',
        f'<text class="title" x="{left}" y="36">{title}</text><text x="{left}" y="58">{below}</text>',
    ]
    for part in range(5):
        at = f"{y(part / 4):.1f}"
        parts.append(f'<path class="{"even" if part == 2 else "grid"}" d="M{left} {at}H{width - right}"/>')
        parts.append(f'<text x="{left - 10}" y="{y(part / 4) + 4:.1f}" text-anchor="end">{25 * part} %</text>')
        across = left + (width - left - right) * part / 4
        parts.append(f'<text x="{across:.1f}" y="{height - 38}" text-anchor="middle">{last * part / 4:.1f}</text>')
    parts += [
        f'<polygon class="reach" points="{" ".join(reach)}"/><polyline class="line" points="{" ".join(line)}"/>',
        *(f'<circle class="dot" r="3" cx="{point.replace(",", chr(34) + " cy=" + chr(34))}"/>' for point in line),
        f'<text x="{left}" y="{height - 14}">minutes of a processor, exams included; {curve[-1][0]:,.0f} games; '
        f"examples/learn_sintra.py --seed {seed}</text></svg>",
    ]
    return "\n".join([*parts, ""])


# --- the bot


@cache
def learned():
    """The net that was learned last."""
    file = Path(os.environ.get("LEARNED", "learned")) / "net.npz"
    with np.load(file) as kept:
        return Net.from_arrays(kept)


class Learned(Bot):
    """Takes the turn that promises the largest lead."""

    def choose(self, game, s, who):
        return decide(learned(), [s], 0.0, None)[0][0][0]


if __name__ == "__main__":
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("folder", type=Path, help="where nets, curve and all that is needed to go on are kept")
    options.add_argument("--seed", type=int, default=7)
    options.add_argument("--generations", type=int, default=30)
    options.add_argument("--games", type=int, default=500, help="of the net with itself, in each generation")
    options.add_argument("--teacher", type=int, default=3000, help="games of greedy to begin with")
    options.add_argument("--pairs", type=int, default=200, help="deals of each exam, played from both seats")
    options.add_argument("--steps", type=int, default=500, help="of learning in each generation")
    options.add_argument("--jobs", type=int, default=os.cpu_count())
    try:
        learn(**vars(options.parse_args()))
    except KeyboardInterrupt:
        sys.exit("Stopped; the same command goes on.")
    except BrokenProcessPool:
        sys.exit("A process was lost, maybe for want of memory; the same command goes on.")
