"""The rules of Sintra, in the order of play: a round, a turn, the end of a round, final scoring.

A turn is written `F3O` (orange from factory 3), `MO` (orange from the middle) or `R` (the glazier returns); then, where
asked, `S5` (strip 5), `J1` (one pane on a joker field) and `KO` (keep orange).
"""

from typing import Any, Final

from bottega.core.kernel import Step
from bottega.games.sintra.placing import Keep, Lay, Place
from bottega.games.sintra.scoring import EndOfRound, FinalScoring
from bottega.games.sintra.taking import Round, Turn

STEPS: Final[list[Step[Any]]] = [Round(), Turn(), Place(), Lay(), Keep(), EndOfRound(), FinalScoring()]
