"""Fresco as a `Game`."""

from pathlib import Path
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bottega.core.actions import ActionKind
from bottega.core.errors import Impossible
from bottega.core.events import Event
from bottega.core.game import Choice, Game, PlanPart, Result
from bottega.core.kernel import Reason
from bottega.core.ledger import Ledger
from bottega.core.messages import Message
from bottega.core.observation import Piece, Writer
from bottega.core.provenance import Provenance
from bottega.core.rng import Random
from bottega.core.tables import Tables
from bottega.core.weights import Weights
from bottega.games.fresco import actions, basis, choices, observation, plan_preview, setup, spots
from bottega.games.fresco import advice as estimate
from bottega.games.fresco import box as components
from bottega.games.fresco import determinize as dealt
from bottega.games.fresco import outlook as outlooks
from bottega.games.fresco import view as views
from bottega.games.fresco.choices import numbers_of, read_modules, write_modules
from bottega.games.fresco.const import EMPTY, RESTORED
from bottega.games.fresco.ledger import FrescoLedger, account_of
from bottega.games.fresco.places.scoring import points_by_source
from bottega.games.fresco.registry import FOUND, MODULES
from bottega.games.fresco.state import CLASSIC, MEGA, TAKEN_SPACE, Fresco
from bottega.games.fresco.view_types import FrescoView

RULES_VERSION: Final = 2
PLAYER_COUNTS: Final = (2, 3, 4)


class FrescoGame(Game[Fresco]):
    """Fresco with the standard box or its owner's."""

    def __init__(self, table: Path | Tables | None = None) -> None:
        super().__init__("fresco", "Fresco", RULES_VERSION, PLAYER_COUNTS, secrets=True)
        self.box: Final = components.standard() if table is None else components.load(table)
        self.layout: Final = observation.Layout(FOUND, self.box)

    def choices(self) -> tuple[Choice, ...]:
        return choices.CHOICES

    def family_modules(self) -> list[int]:
        return [module.number for module in MODULES if module.family]

    def surprise_counts(self) -> list[int]:
        return list(choices.SURPRISE_COUNTS)

    def complete(self, players: int, seed: int, chosen: dict[str, str]) -> dict[str, str]:
        """Modules become their numbers in order; `random` becomes a set that the seed decides."""
        modules = chosen.get("modules", "none")
        full = super().complete(players, seed, {**chosen, "modules": "none"})
        full["modules"] = write_modules(read_modules(modules, full["edition"], seed))
        return full

    def fingerprint(self, chosen: dict[str, str]) -> str:
        return self.box.fingerprint_with(numbers_of(chosen))

    def set_up(self, players: int, seed: int, chosen: dict[str, str]) -> Fresco:
        edition = CLASSIC if chosen["edition"] == "classic" else MEGA
        return setup.set_up(self.box, players, edition, numbers_of(chosen), seed)

    def random_choices(self, dice: Random) -> dict[str, str]:
        return choices.random_choices(dice)

    def simpler_choices(self, chosen: dict[str, str]) -> list[dict[str, str]]:
        return choices.simpler_choices(chosen)

    def view(self, s: Fresco, who: int) -> FrescoView:
        return views.view(s, who)

    def told_view(self, s: Fresco, who: int) -> FrescoView:
        return views.told_view(s, who)

    def observation_layout(self) -> list[Piece]:
        return self.layout.pieces

    def observation_version(self) -> int:
        return observation.VERSION

    def observe(self, s: Fresco, who: i64, w: Writer) -> None:
        observation.observe(self.layout, s, who, w)

    def determinize(self, s: Fresco, who: int, seed: i64) -> Fresco:
        return dealt.determinize(s, who, seed)

    def determinize_and_replan(self, s: Fresco, who: int, seed: i64) -> Fresco:
        return dealt.determinize(s, who, seed, True)

    def misremembered(self, s: Fresco, who: i64, seed: i64, percent: i64) -> Fresco:
        return dealt.misremembered(s, who, seed, percent)

    def redeal(self, s: Fresco, seed: i64) -> Fresco:
        return dealt.redeal(s, seed)

    def ledger(self, s: Fresco) -> Ledger:
        return FrescoLedger(s)

    def screened(self, s: Fresco) -> list[list[int]]:
        return [account_of(s, seat).goods() for seat in range(len(s.players))]

    def seats(self, s: Fresco) -> i64:
        return len(s.players)

    def modules(self, s: Fresco) -> list[int]:
        return [module.number for module in s.rules.modules]

    def chosen_in(self, s: Fresco) -> dict[str, str]:
        """The view shows the modules' boards, but not every module has one."""
        return {"modules": write_modules([module.number for module in s.rules.modules if not module.joins])}

    def figures(self, s: Fresco) -> list[str]:
        return [figure.name for figure in s.rules.figures]

    def action_kinds(self) -> list[ActionKind]:
        return actions.action_kinds()

    def actions_version(self) -> int:
        return actions.VERSION

    def describe(self, event: Event) -> Message:
        return event.describe(self.box)

    def end_rule(self, s: Fresco) -> str:
        return "fresco#end"

    def why_not_now(self, s: Fresco, who: int, target: str) -> Reason | None:
        return spots.why_not_now(s, who, target)

    def provenance(self) -> Provenance:
        return self.box.provenance

    def in_play(self, players: int, chosen: dict[str, str]) -> list[str]:
        return basis.in_play(players, chosen["edition"], numbers_of(chosen))

    def basis(self, s: Fresco, said: Message, target: str = "") -> list[str]:
        return basis.basis(s, said, target)

    def result(self, s: Fresco) -> Result:
        scores = [max(0, int(s.track[seat])) for seat in range(len(s.players))]
        return Result(scores, points_by_source(s), winners(s) if s.over() else [])

    def standing(self, s: Fresco, who: int) -> dict[str, int]:
        player = s.players[who]
        found = {**super().standing(s, who), "thalers": int(player.thalers), "mood": int(player.mood)}
        found["paints"] = int(sum(player.paints))
        found["income"] = int(s.income(who))
        for part in s.parts:
            found.update(part.goods(s, who))
        if not s.awake:  # later in the round a mood counts for the next one alone
            found["apprentices"] = int(player.mood >= s.box.extra_from) - int(player.mood <= s.box.short_from)
        return found

    def preview_plan(self, s: Fresco, who: int, laid: dict[str, list[int]]) -> list[PlanPart]:
        return plan_preview.preview(self, s, who, laid)

    def estimate(self, s: Fresco, who: i64, weights: Weights | None = None) -> float:
        return estimate.estimate(s, who, estimate.HAND if weights is None else weights)

    def outlook_names(self) -> list[str]:
        return list(outlooks.NAMES)

    def outlook(self, s: Fresco, who: i64) -> vec[float]:
        return outlooks.outlook(s, who)

    def lies_open(self, s: Fresco) -> bool:
        """In the final round, when plans lie open; modules may hide more."""
        return s.final and s.column >= 0 and all(module.joins > 0 for module in s.rules.modules)

    def rounds_left(self, s: Fresco) -> float:
        return 0.0 if s.over() else estimate.rounds_left(s)

    def weights(self, values: dict[str, float]) -> Weights:
        return estimate.HAND.but(values)

    def pieces(self, s: Fresco) -> object:
        return pieces(s)


# --- points and pieces


def winners(s: Fresco) -> list[int]:
    """The player furthest ahead; no two markers share a space."""
    spaces = [s.track[seat] for seat in range(len(s.players))]
    return [spaces.index(max(spaces))]


def pieces(s: Fresco) -> list[list[int]]:
    """Every market tile, every fresco tile and every piece of the modules, each in exactly one place."""
    check_players(s)
    market = [*s.bag, *s.bought, *(tile for tile in s.market if tile != EMPTY)]
    masks = [player.tiles for player in s.players]
    fresco = [tile for tile in s.fresco if tile != RESTORED]
    of_modules: list[list[int]] = []
    for part in s.parts:
        market += part.market_tiles()
        fresco += part.fresco_tiles()
        of_modules.append(part.pieces(s))
    fresco += [tile for mask in masks for tile in range(len(s.box.tiles)) if mask >> tile & 1]
    return [sorted(market), sorted(fresco), *of_modules]


def check_players(s: Fresco) -> None:
    """Nobody has less than nothing, and every point has a source."""
    if len(set(s.track)) < len(s.track):
        raise Impossible(f"two markers share a space of the score track: {list(s.track)}")
    waiting = s.count_tasks(TAKEN_SPACE) > 0  # a marker that waits for its space has its points
    sources = points_by_source(s)
    for seat, player in enumerate(s.players):
        if min(player.paints) < 0 or player.thalers < 0:
            raise Impossible(
                f"player {seat + 1} has less than nothing: {list(player.paints)}, {player.thalers} thalers"
            )
        if any(list(player.paints)[s.rules.paints :]):
            raise Impossible(f"player {seat + 1} has paints that are not in the game: {list(player.paints)}")
        if not waiting and sum(row[seat] for row in sources.values()) != max(0, s.track[seat]):
            raise Impossible(
                f"player {seat + 1} stands on {s.track[seat]}, but the sources make another sum: {sources}"
            )


GAME: Final = FrescoGame
TABLES: Final = components.ENTRIES
