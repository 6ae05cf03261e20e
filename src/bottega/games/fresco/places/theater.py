"""The theater: a better mood."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bottega.core.kernel import Step
from bottega.games.fresco.const import MEDICO, THEATER, THEATER_MOOD
from bottega.games.fresco.module import MOVES_EACH
from bottega.games.fresco.state import Fresco

AT_THEATER: Final[i64] = 21

# Moves: all lift the mood; so many do, from 0.
DONE: Final[i64] = 0
CHEER: Final[i64] = 1


class AtTheater(Step[Fresco]):
    """How many lift the mood, and what else? Only modules ask here; the argument: apprentices.

    Nobody need lift it (ruling 3.18). Only with the Medico can that be wanted: a bad mood heals.
    """

    def options(self, s: Fresco, who: i64, arg: i64) -> vec[i64]:
        moves = vec[i64]()
        for module in s.rules.moves_at:
            moves = module.moves_at(s, THEATER, who, arg, moves)
        useful = cheering(s, who, arg) if s.rules.has(MEDICO) else 0
        if useful > 0:
            count: i64 = 0
            while count <= useful:
                moves = append(moves, CHEER + count)
                count += 1
            return moves
        return append(moves, DONE) if len(moves) > 0 else moves

    def run(self, s: Fresco, who: i64, arg: i64) -> None:
        improve_mood(s, who, arg)

    def take(self, s: Fresco, who: i64, arg: i64, move: i64) -> None:
        if move == DONE:
            improve_mood(s, who, arg)
        elif move < MOVES_EACH:
            improve_mood(s, who, move - CHEER)
        else:
            s.rules.by_number[move // MOVES_EACH].take_move(s, AT_THEATER, who, arg, move % MOVES_EACH)


def improve_mood(s: Fresco, who: i64, apprentices: i64) -> None:
    """Each apprentice lifts the mood by so many steps; it counts from the next waking up on."""
    s.move_mood(who, apprentices * mood_steps(s, who))


def mood_steps(s: Fresco, who: i64) -> i64:
    """By how much an apprentice lifts the mood: by 2, more with a module."""
    steps = THEATER_MOOD
    for module in s.rules.theater_mood:
        steps += module.theater_mood(s, who)
    return steps


def cheering(s: Fresco, who: i64, apprentices: i64) -> i64:
    """Of so many apprentices, how many it takes to lift the mood as far as all of them can."""
    steps = mood_steps(s, who)
    above = s.box.mood_highest - s.players[who].mood
    enough = (above + steps - 1) // steps
    return enough if enough < apprentices else apprentices
