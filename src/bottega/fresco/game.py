"""Fresco as a `Game`."""

from pathlib import Path
from typing import Final

from mypy_extensions import i64

from bottega.core.events import Event
from bottega.core.game import Choice, Game, Result
from bottega.fresco import components, estimate, notation, secrets, setup, text
from bottega.fresco import view as views
from bottega.fresco.const import SOURCES
from bottega.fresco.state import CLASSIC, MEGA, Fresco

RULES_VERSION: Final = 1
PLAYER_COUNTS: Final = (2, 3, 4)

CHOICES: Final = (
    Choice("edition", ("mega", "classic"), "mega", "edition: prices in the hostel"),
    Choice("modules", ("none",), "none", "modules in play"),
)


class FrescoGame(Game[Fresco]):
    """Fresco with the standard box or its owner's."""

    def __init__(self, table: Path | None = None) -> None:
        super().__init__("fresco", "Fresco", RULES_VERSION, PLAYER_COUNTS, secrets=True)
        self.box: Final = components.standard() if table is None else components.load(table)

    def choices(self) -> tuple[Choice, ...]:
        return CHOICES

    def fingerprint(self) -> str:
        return self.box.fingerprint

    def set_up(self, players: int, seed: int, chosen: dict[str, str]) -> Fresco:
        return setup.set_up(self.box, players, CLASSIC if chosen["edition"] == "classic" else MEGA, seed)

    def view(self, s: Fresco, who: int) -> dict[str, object]:
        return views.view(s, who)

    def determinize(self, s: Fresco, who: int, seed: i64) -> Fresco:
        return secrets.determinize(s, who, seed)

    def write(self, s: Fresco, move: i64) -> str:
        return notation.write(s, move)

    def read(self, s: Fresco, text: str) -> int:
        return notation.read(s, text)

    def question(self, s: Fresco) -> str:
        return text.question(s)

    def explain(self, s: Fresco, move: i64) -> str:
        return text.explain(s, move)

    def describe(self, event: Event) -> str:
        return text.describe(event, self.box)

    def result(self, s: Fresco) -> Result:
        scores = [max(0, int(s.track[seat])) for seat in range(len(s.players))]
        points = [player.points() for player in s.players]
        sources = {name: [row[i] for row in points] for i, name in enumerate(SOURCES)}
        return Result(scores, sources, winners(s) if s.over() else [])

    def estimate(self, s: Fresco, who: i64) -> float:
        return estimate.estimate(s, who)


def winners(s: Fresco) -> list[int]:
    """The player furthest ahead; no two markers share a space."""
    spaces = [s.track[seat] for seat in range(len(s.players))]
    return [spaces.index(max(spaces))]
