"""Sintra as a `Game`."""

from pathlib import Path
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bottega.core.actions import ActionKind, kind_of
from bottega.core.errors import BadSetup
from bottega.core.events import Event
from bottega.core.game import SPECTATOR, Choice, Game, Result
from bottega.core.messages import Message, msg
from bottega.core.observation import Piece, Writer
from bottega.core.provenance import Provenance
from bottega.core.rng import mix
from bottega.core.tables import Tables
from bottega.core.weights import Weights
from bottega.games.sintra import advice as estimate
from bottega.games.sintra import basis, observation, panes, setup
from bottega.games.sintra import box as components
from bottega.games.sintra import view as views
from bottega.games.sintra.const import ROUNDS, SOURCES, panes_of
from bottega.games.sintra.quick import gains
from bottega.games.sintra.state import SIDE_A, SIDE_B, Sintra
from bottega.games.sintra.steps import STEPS
from bottega.games.sintra.view_types import SintraView

RULES_VERSION: Final = 2
ACTIONS_VERSION: Final = 1
PLAYER_COUNTS: Final = (2, 3, 4)

CHOICES: Final = (
    Choice("side", ("A", "B"), "A", "palace side", in_turn=True),
    Choice("start", ("random", "1", "2", "3", "4"), "random", "who starts, a seat from 1 or random", "SEAT"),
)


class SintraGame(Game[Sintra]):
    """Stained Glass of Sintra with the standard box or its owner's."""

    def __init__(self, table: Path | Tables | None = None) -> None:
        super().__init__("sintra", "Stained Glass of Sintra", RULES_VERSION, PLAYER_COUNTS)
        self.box: Final = components.standard() if table is None else components.load(table)

    def choices(self) -> tuple[Choice, ...]:
        return CHOICES

    def fingerprint(self, chosen: dict[str, str]) -> str:
        return self.box.fingerprint

    def check_setup(self, players: int, seed: int, chosen: dict[str, str]) -> None:
        super().check_setup(players, seed, chosen)
        start = chosen.get("start", "random")
        if start != "random" and int(start) > players:
            raise BadSetup(msg("sintra-error-start", start=start, players=players))

    def set_up(self, players: int, seed: int, chosen: dict[str, str]) -> Sintra:
        side = SIDE_A if chosen["side"] == "A" else SIDE_B
        starter = setup.RANDOM_START if chosen["start"] == "random" else int(chosen["start"]) - 1
        return setup.set_up(self.box, players, side, starter, seed)

    def view(self, s: Sintra, who: int) -> SintraView:
        return views.view(s, who)

    def observation_layout(self) -> list[Piece]:
        return observation.LAYOUT

    def observation_version(self) -> int:
        return observation.VERSION

    def observe(self, s: Sintra, who: i64, w: Writer) -> None:
        observation.observe(s, who, w)

    def determinize(self, s: Sintra, who: int, seed: i64) -> Sintra:
        other = s.copy()
        other.random = mix(seed)
        sort_by_colour(other.bag)
        other.shuffle(other.bag)
        return other

    def redeal(self, s: Sintra, seed: i64) -> Sintra:
        """Nobody hides anything: what is unknown is unknown to all."""
        return self.determinize(s, SPECTATOR, seed)

    def pieces(self, s: Sintra) -> object:
        return panes.pieces(s)

    def seats(self, s: Sintra) -> i64:
        return len(s.players)

    def action_kinds(self) -> list[ActionKind]:
        return [kind_of("", number, step) for number, step in enumerate(STEPS)]

    def actions_version(self) -> int:
        return ACTIONS_VERSION

    def describe(self, event: Event) -> Message:
        return event.describe(self.box)

    def end_rule(self, s: Sintra) -> str:
        return "sintra#final-a" if s.side == SIDE_A else "sintra#final-b"

    def provenance(self) -> Provenance:
        return self.box.provenance

    def in_play(self, players: int, chosen: dict[str, str]) -> list[str]:
        return basis.in_play(chosen["side"])

    def basis(self, s: Sintra, said: Message, target: str = "") -> list[str]:
        return basis.basis(s, said, target)

    def result(self, s: Sintra) -> Result:
        scores = [int(player.score) for player in s.players]
        points = [player.points() for player in s.players]
        sources = {name: [row[i] for row in points] for i, name in enumerate(SOURCES)}
        return Result(scores, sources, winners(s) if s.over() else [])

    def standing(self, s: Sintra, who: int) -> dict[str, int]:
        return {**super().standing(s, who), "loss": -int(s.box.losses[s.players[who].broken])}

    def estimate(self, s: Sintra, who: i64, weights: Weights | None = None) -> float:
        return estimate.estimate(s, who, estimate.HAND if weights is None else weights)

    def lies_open(self, s: Sintra) -> bool:
        return s.round == ROUNDS - 1

    def gains(self, s: Sintra, who: i64, weights: Weights) -> vec[float]:
        return gains(s, who, weights)

    def rounds_left(self, s: Sintra) -> float:
        return 0.0 if s.over() else float(ROUNDS - 1 - s.round)

    def weights(self, values: dict[str, float]) -> Weights:
        return estimate.HAND.but(values)


def sort_by_colour(bag: vec[i64]) -> None:
    """An order that owes nothing to the order before."""
    panes: i64 = 0
    for colour in bag:
        panes += panes_of(colour, 1)
    i: i64 = 0
    colour = 0
    while panes:
        left = panes & 255
        while left > 0:
            bag[i] = colour
            i += 1
            left -= 1
        panes >>= 8
        colour += 1


def winners(s: Sintra) -> list[int]:
    """Most points; then fewest points lost through broken glass; then the victory is shared."""
    ranks = [(player.score, -player.lost) for player in s.players]
    best = max(ranks)
    return [seat for seat, rank in enumerate(ranks) if rank == best]


GAME: Final = SintraGame
TABLES: Final = components.ENTRIES
