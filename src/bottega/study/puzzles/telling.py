"""What is said of a try: what it loses, told from what the searches found and what the engine shows."""

from typing import Any, Final

from msgspec import Struct

from bottega.bots.answering import answer
from bottega.core.game import Game
from bottega.core.kernel import Position
from bottega.core.messages import Message, msg
from bottega.study.analysis.reasons import SHOWN, signed
from bottega.study.puzzles import judging
from bottega.study.puzzles.puzzle import Choice, Prospect, Puzzle
from bottega.study.puzzles.themes import ENOUGH, gained, is_good, is_module

CLOSE: Final = 4.0  # points of lead: who loses less was nearly right
PARTS: Final = 4  # of a difference that are told
VICTORY: Final = 0.02  # of a victory that is worth telling


class Told(Struct, frozen=True):
    """What is said of a try, and the spots of the board that it is about."""

    right: bool
    said: list[Message]
    spots: list[str]


def theme_name(theme: str) -> str:
    """The message that names a theme."""
    if is_module(theme):
        return f"{theme}-title"
    return theme if theme.startswith("source-") else f"theme-{theme}"


def tell(puzzle: Puzzle, moves: str) -> Told:
    """What is said of a try; BadNotation if it is not possible."""
    game, s = puzzle.asked()
    written = judging.write(game, s, puzzle.seat, judging.read(game, s, puzzle.seat, moves))
    right = written in puzzle.answers
    said = praised(puzzle, game, s, written, "puzzle-right") if right else weighed(puzzle, game, s, written)
    return Told(right, said, spots(game, s, puzzle.seat, written))


def reveal(puzzle: Puzzle) -> Told:
    """The answer, and why it is best."""
    game, s = puzzle.asked()
    best = puzzle.answers[0]
    return Told(True, praised(puzzle, game, s, best, "puzzle-answer"), spots(game, s, puzzle.seat, best))


def praised(puzzle: Puzzle, game: Game[Any], s: Position, moves: str, name: str) -> list[Message]:
    """The answer against the next best, or against the best of what tempts."""
    said = [msg(name, move=words(game, s, puzzle.seat, moves))]
    others = [one for one in puzzle.choices if one.moves not in puzzle.answers]
    best, other = puzzle.best(), next((one for one in others if one.prospect is not None), others[0])
    loss = points(best.lead - other.lead)
    if loss > 0:
        said.append(msg("puzzle-next-best", move=words(game, s, puzzle.seat, other.moves), n=loss))
    said += difference(game, f"{game.name}-puzzle-gain", best.prospect, other.prospect)
    if puzzle.proved:
        said.append(msg("puzzle-proved"))
    return said


def weighed(puzzle: Puzzle, game: Game[Any], s: Position, moves: str) -> list[Message]:
    """What a wrong try loses, and where."""
    best, tried = puzzle.best(), puzzle.choice(moves)
    if tried is None:
        return [msg("puzzle-unseen"), *at_once(puzzle, game, s, moves)]
    said = [verdict(puzzle, best, tried)]
    if best.value - tried.value >= VICTORY and not puzzle.proved:
        said.append(msg("puzzle-victory", mine=percent(tried.value), best=percent(best.value)))
    said += at_once(puzzle, game, s, moves)
    return said + difference(game, f"{game.name}-puzzle-round", best.prospect, tried.prospect)


def verdict(puzzle: Puzzle, best: Choice, tried: Choice) -> Message:
    """How much is lost."""
    loss = max(1, points(best.lead - tried.lead))
    if puzzle.proved:
        return msg("puzzle-lost") if best.value > tried.value else msg("puzzle-worse", n=loss)
    return msg("puzzle-close" if best.lead - tried.lead < CLOSE else "puzzle-wrong", n=loss)


def at_once(puzzle: Puzzle, game: Game[Any], s: Position, moves: str) -> list[Message]:
    """The points that a move brings by itself against those of the best one, where they are not the same."""
    if judging.is_secret(s):
        return []
    mine, best = (now(game, s, puzzle.seat, one) for one in (moves, puzzle.answers[0]))
    if mine == best:
        return []
    return [msg("puzzle-trap" if mine > best else "puzzle-at-once", mine=mine, best=best)]


def now(game: Game[Any], s: Position, who: int, moves: str) -> int:
    """Points that a move brings by itself, tried where all that is hidden is dealt afresh."""
    guess = game.determinize(s, who, 0)
    brings = game.foresee(guess, game.read(guess, moves)).brings
    return sum(n for name, n in brings.items() if name in game.result(s).sources)


def difference(game: Game[Any], name: str, best: Prospect | None, other: Prospect | None) -> list[Message]:
    """What the better choice has brought more by the end of the round, and left to others."""
    if best is None or other is None:
        return []
    gains = gained(best, other)
    largest = sorted(gains.items(), key=lambda one: -abs(one[1]))[:PARTS]
    parts = [part(source, gain) for source, gain in largest if abs(gain) >= SHOWN]
    if abs(best.rival - other.rival) >= ENOUGH:
        parts.append(msg("reason-part-rival", n=signed(best.rival - other.rival)))
    return [msg(name, parts=parts)] if parts else []


def part(source: str, gain: float) -> Message:
    if is_good(source):
        return msg(f"brings-{source}", n=signed(gain))
    return msg("reason-part", source=f"source-{source}", n=signed(gain))


def words(game: Game[Any], s: Position, who: int, moves: str) -> Message | list[Message]:
    """What moves do; of a plan, each of its answers."""
    then, said = s.copy(), []
    for move in judging.read(game, s, who, moves):
        said.append(game.explain(then, move))
        answer(then, who, move)
    return said if len(said) > 1 else said[0]


def spots(game: Game[Any], s: Position, who: int, moves: str) -> list[str]:
    """Where moves belong on the board."""
    then, found = s.copy(), []
    for move in judging.read(game, s, who, moves):
        found.append(game.target(then, move))
        answer(then, who, move)
    return list(dict.fromkeys(found))


def points(lead: float) -> int:
    return round(lead)


def percent(share: float) -> int:
    return round(100 * share)
