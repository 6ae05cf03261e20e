"""Pebbles as a `Game`."""

from pathlib import Path
from typing import Any, Final

from bottega.games.pebbles.state import Pebbles
from bottega.games.pebbles.steps import STEPS, TAKE
from bottega.games.pebbles.view_types import PebblesView
from mypy_extensions import i64

from bottega.core.actions import ActionKind, kind_of
from bottega.core.events import Event
from bottega.core.game import SPECTATOR, Choice, Game, Result
from bottega.core.kernel import Origin
from bottega.core.messages import Message
from bottega.core.observation import Piece, Writer, first_seat, of_seats
from bottega.core.provenance import Provenance
from bottega.core.rng import mix
from bottega.core.tables import Tables
from bottega.core.weights import Weights

BOX: Final = '[heap]\nsmall = 12\nlarge = 21\n\n[status.heap]\nsmall = "chosen"\nlarge = "chosen"\n'

LAYOUT: Final = [
    Piece("heap", 1, "pebbles on the heap"),
    *of_seats([Piece("taken", 1, "pebbles they have taken"), Piece("asked", 1, "they decide now")]),
]


class PebblesGame(Game[Pebbles]):
    """Pebbles with a small or a large heap."""

    def __init__(self, table: Path | Tables | None = None) -> None:
        super().__init__("pebbles", "Pebbles", 1, (2, 3, 4))
        standard = Tables(BOX, "pebbles/box.toml")
        self.tables: Final = table if isinstance(table, Tables) else standard
        self.from_where: Final = Provenance(self.tables, standard, {}, {})

    def choices(self) -> tuple[Choice, ...]:
        return (Choice("heap", ("large", "small"), "large", "how many pebbles there are"),)

    def fingerprint(self, chosen: dict[str, str]) -> str:
        return f"pebbles{self.tables.number('heap', chosen['heap'], 1, 99):05}"

    def set_up(self, players: int, seed: int, chosen: dict[str, str]) -> Pebbles:
        own = "" if self.tables.text == BOX else self.tables.text
        setup = Origin("pebbles", players, {"heap": chosen["heap"]}, own)
        s = Pebbles(STEPS, mix(seed), setup, self.tables.number("heap", chosen["heap"], 1, 99))
        s.push_task(TAKE, s.below(players))
        s.settle()
        return s

    def view(self, s: Pebbles, who: int) -> PebblesView:
        return {
            "game": "pebbles",
            "seat": who,
            "heap": int(s.heap),
            "players": [{"score": s.points(seat)} for seat in range(len(s.taken))],
            "over": s.over(),
            "to_move": s.deciders(),
            "options": [self.write(s, move) for move in s.options],
        }

    def observation_layout(self) -> list[Piece]:
        return LAYOUT

    def observation_version(self) -> int:
        return 1

    def observe(self, s: Pebbles, who: i64, w: Writer) -> None:
        w.number(s.heap)
        seats: i64 = len(s.taken)
        seat: i64 = 0
        while seat < seats:
            absolute = (first_seat(who) + seat) % seats
            w.number(s.taken[absolute])
            w.flag(s.to_move() == absolute)
            seat += 1

    def determinize(self, s: Pebbles, who: int, seed: i64) -> Pebbles:
        other = s.copy()
        other.random = mix(seed)
        return other

    def redeal(self, s: Pebbles, seed: i64) -> Pebbles:
        return self.determinize(s, SPECTATOR, seed)

    def action_kinds(self) -> list[ActionKind]:
        return [kind_of("", number, step) for number, step in enumerate(STEPS)]

    def actions_version(self) -> int:
        return 1

    def seats(self, s: Pebbles) -> i64:
        return len(s.taken)

    def describe(self, event: Event) -> Message:
        return event.describe(self.tables)

    def end_rule(self, s: Pebbles) -> str:
        return "pebbles#end"

    def provenance(self) -> Provenance:
        return self.from_where

    def in_play(self, players: int, chosen: dict[str, str]) -> list[str]:
        return [f"heap.{chosen['heap']}"]

    def result(self, s: Pebbles) -> Result:
        scores = [s.points(seat) for seat in range(len(s.taken))]
        last = [s.points(seat) - int(s.taken[seat]) for seat in range(len(s.taken))]
        best = max(scores)
        winners = [seat for seat, score in enumerate(scores) if score == best] if s.over() else []
        return Result(scores, {"pebbles": [int(taken) for taken in s.taken], "last_pebble": last}, winners)

    def estimate(self, s: Pebbles, who: i64, weights: Weights | None = None) -> float:
        return float(s.points(who))

    def rounds_left(self, s: Pebbles) -> float:
        return float(s.heap) / 2.0

    def weights(self, values: dict[str, float]) -> Weights:
        return Weights((), []).but(values)

    def pieces(self, s: Pebbles) -> Any:
        return int(s.heap) + sum(s.taken)


GAME: Final = PebblesGame
TABLES: Final = {"heap": ("small", "large")}
