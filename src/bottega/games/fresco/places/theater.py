"""The theater: a better mood."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bottega.core.kernel import moves_below
from bottega.core.messages import Message, msg
from bottega.games.fresco.const import SPACES, THEATER, THEATER_MOOD
from bottega.games.fresco.decision import PlaceDecision
from bottega.games.fresco.state import Fresco

AT_THEATER: Final[i64] = 21

# Moves: all lift the mood; so many do, from 0.
ALL: Final[i64] = 0
CHEER: Final[i64] = 1


class AtTheater(PlaceDecision):
    """How many lift the mood, and what else? Only modules ask here; the argument: apprentices.

    Nobody need lift it (ruling 3.18). It is asked only where that can be wanted.
    """

    def moves(self) -> vec[i64]:
        return moves_below(CHEER + SPACES + 1)

    def options(self, s: Fresco, who: i64, arg: i64) -> vec[i64]:
        moves = vec[i64]()
        for added in s.rules.added[THEATER]:
            moves = added.options(s, who, arg, moves)
        useful = cheering(s, who, arg) if s.rules.illness else 0
        if useful > 0:
            count: i64 = 0
            while count <= useful:
                moves = append(moves, CHEER + count)
                count += 1
            return moves
        return append(moves, ALL) if len(moves) > 0 else moves

    def run(self, s: Fresco, who: i64, arg: i64) -> None:
        improve_mood(s, who, arg)

    def number(self) -> i64:
        return AT_THEATER

    def place(self) -> i64:
        return THEATER

    def take_here(self, s: Fresco, who: i64, arg: i64, move: i64) -> None:
        improve_mood(s, who, arg if move == ALL else move - CHEER)

    def question(self, s: Fresco, who: i64, arg: i64) -> Message:
        return msg("fresco-ask-theater")

    def write_here(self, s: Fresco, who: i64, arg: i64, move: i64) -> str:
        return "-" if move == ALL else f"T{move - CHEER}"

    def explain_here(self, s: Fresco, who: i64, arg: i64, move: i64) -> Message:
        """All lift the mood, or so many do, or nobody."""
        if move == ALL:
            return msg("fresco-do-theater")
        mood = s.players[who].mood + (move - CHEER) * mood_steps(s, who)
        if move == CHEER:
            return msg("fresco-do-no-mood", mood=mood)
        return msg("fresco-do-mood", mood=mood if mood < s.box.mood_highest else s.box.mood_highest)

    def rule(self, s: Fresco, who: i64, arg: i64) -> str:
        return "fresco#theater"

    def moment(self, s: Fresco, who: i64, arg: i64) -> str:
        return "place-theater"


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
