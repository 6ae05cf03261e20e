"""All moves of Fresco, in the order in which they are numbered: the base game's, then those of each module found."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bottega.core.actions import ActionKind, kind_of
from bottega.games.fresco.const import WORKSHOP
from bottega.games.fresco.module import FIRST_STEP, MOVES_EACH, NO_STEP, STEPS_EACH, AddedMove, Module
from bottega.games.fresco.places.cathedral import AT_CATHEDRAL
from bottega.games.fresco.places.market import AT_MARKET
from bottega.games.fresco.places.studio import AT_STUDIO
from bottega.games.fresco.places.theater import AT_THEATER
from bottega.games.fresco.places.workshop import AT_WORKSHOP
from bottega.games.fresco.registry import FOUND, STEPS

VERSION: Final = 1

AT_PLACE: Final[tuple[i64, ...]] = (AT_MARKET, AT_CATHEDRAL, AT_STUDIO, AT_WORKSHOP, AT_THEATER)


def action_kinds() -> list[ActionKind]:
    """The base game's steps by their numbers; then of each module the moves that it adds, and its own steps."""
    kinds = [kind_of("", step, STEPS[step]) for step in range(FIRST_STEP)]
    for module in FOUND:
        owner = f"m{module.number:02}."
        kinds += [added_kind(owner, module, added) for added in module.added]
        first = FIRST_STEP + STEPS_EACH * module.number
        kinds += [kind_of(owner, step, STEPS[step]) for step in range(first, first + STEPS_EACH)]
    return kinds


def added_kind(owner: str, module: Module, added: AddedMove) -> ActionKind:
    """Moves that a module adds to a place, whichever step asks for the work there."""
    steps = [int(AT_PLACE[added.place])]
    steps += [int(other.workshop) for other in FOUND if other.workshop != NO_STEP and added.place == WORKSHOP]
    moves = vec[i64]()
    for move in added.moves():
        moves = append(moves, MOVES_EACH * module.number + added.first + move)
    return ActionKind(owner, added, steps, moves)
