"""What a puzzle is about, found from its decision: where it is made, and what makes the difference."""

from typing import Any, Final

from bottega.core.game import Game
from bottega.core.kernel import Position
from bottega.i18n import knows
from bottega.study.puzzles.puzzle import Choice, Prospect

ENDING: Final = "ending"  # solved to the end
RIVALS: Final = "rivals"  # the difference is what the others get
ENOUGH: Final = 1.5  # points of difference that are worth telling
FORESEEN: Final = {"loss": "broken_glass"}  # what stands in a standing until it is a source of points


def themes(game: Game[Any], s: Position, move: int, best: Choice, others: list[Choice], proved: bool) -> list[str]:
    """The place or the module, then what makes the difference; ending, if all is proved."""
    found = [place(game, s, move)]
    if proved:
        found.append(ENDING)
    against = next((one.prospect for one in others if one.prospect is not None), None)
    if best.prospect is not None and against is not None:
        found += difference(best.prospect, against)
    return list(dict.fromkeys(found))


def place(game: Game[Any], s: Position, move: int) -> str:
    """The page of a module, or the section of the game's rules; the spot, where it has a section of its own."""
    target = game.target(s, move)
    if is_module(target):
        return target.partition("-")[0]
    page, _, section = game.rule(s).partition("#")
    if target == "altar":
        return "altar"
    return section or page


def is_module(name: str) -> bool:
    return name[:1] == "m" and name[1:3].isdigit()


def is_good(name: str) -> bool:
    """Is it something of a standing that is no points? Then there are words for what of it a choice brings."""
    return knows(f"brings-{name}")


def difference(best: Prospect, other: Prospect) -> list[str]:
    """The source of points that the better choice brings most of, or that it leaves the others less."""
    gains = {f"source-{name}": gain for name, gain in gained(best, other).items() if not is_good(name)}
    gains[RIVALS] = other.rival - best.rival
    top = max(gains, key=lambda name: gains[name])
    return [top] if gains[top] >= ENOUGH else []


def gained(best: Prospect, other: Prospect) -> dict[str, float]:
    """What the better choice has more at the end of the round, or less, by its names."""
    names = [*best.standing, *(name for name in other.standing if name not in best.standing)]
    gains = {name: best.standing.get(name, 0.0) - other.standing.get(name, 0.0) for name in names}
    for foreseen, source in FORESEEN.items():  # at the end of the game both say the same
        if foreseen in gains:
            gain = gains.pop(foreseen)
            gains[source] = gains.get(source) or gain
    return gains
