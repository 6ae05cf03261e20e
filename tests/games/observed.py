"""Observations beside views: by name, and whether they tell all that views do."""

import json
from collections.abc import Callable, Iterator
from typing import Any

from bottega.core.errors import Impossible
from bottega.core.game import SPECTATOR, Game
from bottega.core.kernel import Position
from bottega.core.rng import Random
from bottega.core.serialize import pack, unpack

# Options and random numbers are none of an observation's; the face of a strip is there as its fields; and some masks
# and plans would hold what cannot be, with one more.
APART = {"options", "random", "side", "edition", "face", "covers", "powers", "plan"}

Relevant = Callable[[dict[str, Any]], object]


def by_name(game: Game[Any], s: Position, who: int) -> dict[str, list[int]]:
    """The numbers of each piece."""
    numbers = list(game.observation(s, who))
    found: dict[str, list[int]] = {}
    at = 0
    for piece in game.observation_layout():
        found[piece.name] = numbers[at : at + piece.size]
        at += piece.size
    return found


def positions(game: Game[Any], players: int, seed: int, chosen: dict[str, str]) -> Iterator[Position]:
    """All positions of a random game."""
    dice = Random(seed)
    s = game.new(players, seed, chosen)
    yield s
    while not s.over():
        s = s.copy()
        s.play(s.options[dice.below(len(s.options))])
        yield s


def numbers_of(data: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Where the numbers of a packed position are, but for those in `APART`."""
    if isinstance(data, dict):
        for name, inner in data.items():
            if name not in APART:
                yield from numbers_of(inner, (*path, name))
    elif isinstance(data, list):
        for i, inner in enumerate(data):
            yield from numbers_of(inner, (*path, i))
    elif isinstance(data, int):
        yield path


def changed(data: Any, path: tuple[Any, ...]) -> Any:
    """A packed position in which one number is larger by 1, or a yes is a no."""
    other = json.loads(json.dumps(data))
    inside = other
    for step in path[:-1]:
        inside = inside[step]
    value = inside[path[-1]]
    inside[path[-1]] = not value if isinstance(value, bool) else value + 1
    return other


def said(game: Game[Any], s: Position, who: int, relevant: Relevant) -> object:
    """What somebody sees that matters, but for the options, which are offered; None if there is no such position."""
    try:
        if not s.over() and not s.deciders():
            return None
        view = dict(game.view(s, who))
    except (IndexError, KeyError, TypeError, ValueError, OverflowError, AttributeError):
        return None
    return relevant({name: what for name, what in view.items() if name != "options"})


def observed(game: Game[Any], s: Position, who: int) -> list[int] | None:
    """What somebody observes; None if there is no such position."""
    try:
        return list(game.observation(s, who))
    except (IndexError, OverflowError, Impossible):
        return None


def check_complete(
    game: Game[Any], players: int, seed: int, chosen: dict[str, str], relevant: Relevant, at: int, each: int
) -> int:
    """Whatever number of a position makes somebody see something else makes them observe something else.

    `at` so many positions of a random game, with so many numbers changed in `each`; how many changes were seen.
    """
    dice = Random(seed)
    all_positions = list(positions(game, players, seed, chosen))
    full = game.complete(players, seed, chosen)
    seen = 0
    for turn in range(at):
        s = all_positions[len(all_positions) * turn // at + dice.below(max(1, len(all_positions) // at))]
        data = pack(s)
        paths = list(numbers_of(data))
        for _ in range(each):
            path = paths[dice.below(len(paths))]
            other = unpack(game, players, full, changed(data, path))
            for who in (*range(players), SPECTATOR):
                view, shown = said(game, s, who, relevant), said(game, other, who, relevant)
                if shown is not None and shown != view:
                    seen += 1
                    assert observed(game, other, who) != observed(game, s, who), (path, differing(view, shown))
    return seen


def differing(one: Any, two: Any, where: str = "view") -> str:
    """Where two views that are observed alike are not the same."""
    if isinstance(one, dict) and isinstance(two, dict):
        return "; ".join(
            differing(one.get(k), two.get(k), f"{where}.{k}") for k in {**one, **two} if one.get(k) != two.get(k)
        )
    if isinstance(one, list) and isinstance(two, list) and len(one) == len(two):
        return "; ".join(
            differing(a, b, f"{where}[{i}]") for i, (a, b) in enumerate(zip(one, two, strict=True)) if a != b
        )
    return f"{where}: {one!r} or {two!r}"
