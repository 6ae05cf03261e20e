"""What can be chosen before a game of Fresco: the edition, and which modules are in play."""

from difflib import get_close_matches
from typing import Final

from bottega.core.errors import BadSetup
from bottega.core.game import Choice
from bottega.core.messages import msg, quotable
from bottega.core.rng import Random, derive
from bottega.games.fresco.module import Module
from bottega.games.fresco.registry import MODULES, edition_modules

CHOICES: Final = (
    Choice("edition", ("mega", "classic"), "mega", "edition"),
    Choice(
        "modules",
        ("none", "all", "random"),
        "none",
        "modules in play, numbers or names (1,4,7 or portraits,well); or all, none, random, random:5",
        "LIST",
        drawn_from="all",
    ),
)
SURPRISE_COUNTS: Final = (2, 3, 4, 5)  # modules that make a game different, and can still be learned in it
SO_MANY: Final = "random:"  # and how many
ANY_DICE: Final = 17  # what hangs on a game's seed: any modules, or so many
SO_MANY_DICE: Final = 1


def read_modules(text: str, edition: str, seed: int) -> list[int]:
    """The numbers of the modules that a text names, in order."""
    if text == "none":
        return []
    known = edition_modules(edition == "classic")
    if text == "all":
        return [module.number for module in known]
    if text == "random":
        return any_modules(known, seed)
    if text.startswith(SO_MANY):
        return so_many_modules(known, text.removeprefix(SO_MANY), seed)
    return sorted({find_module(word.strip(), edition) for word in text.split(",")})


def any_modules(known: list[Module], seed: int) -> list[int]:
    """Modules that a seed decides, at least one."""
    dice = Random(derive(seed, ANY_DICE))
    numbers: list[int] = []
    while not numbers:
        numbers = toss(known, dice)
    return numbers


def toss(known: list[Module], dice: Random) -> list[int]:
    """Each module is in play or not."""
    return [module.number for module in known if dice.below(2)]


def so_many_modules(known: list[Module], count: str, seed: int) -> list[int]:
    """So many modules that a seed decides."""
    if not count.isdecimal() or not 1 <= int(count) <= len(known):
        raise BadSetup(msg("fresco-error-so-many", count=quotable(count[:20]), most=len(known)))
    dice = Random(derive(seed, SO_MANY_DICE))
    left = [module.number for module in known]
    return sorted([left.pop(dice.below(len(left))) for _ in range(int(count))])


def find_module(word: str, edition: str) -> int:
    """A module by its number or name, if the edition has it."""
    for module in MODULES:
        if word in (str(module.number), module.name):
            if module not in edition_modules(edition == "classic"):
                title = f"m{module.number:02d}-title"
                raise BadSetup(msg("fresco-error-edition", number=module.number, module=title))
            return module.number
    alike = get_close_matches(word, [module.name for module in MODULES], 1)
    if alike:
        raise BadSetup(msg("fresco-error-module-like", word=quotable(word[:20]), like=alike[0]))
    names = ", ".join(f"{module.number} {module.name}" for module in MODULES)
    raise BadSetup(msg("fresco-error-module", word=quotable(word[:20]), names=names))


def write_modules(numbers: list[int]) -> str:
    """Modules as a record's header names them."""
    return ",".join(map(str, numbers)) or "none"


def numbers_of(chosen: dict[str, str]) -> tuple[int, ...]:
    """The modules of a complete set of choices."""
    return () if chosen["modules"] == "none" else tuple(map(int, chosen["modules"].split(",")))


def random_choices(dice: Random) -> dict[str, str]:
    """Any edition with any set of its modules."""
    edition = "classic" if dice.below(4) == 0 else "mega"
    return {"edition": edition, "modules": write_modules(toss(edition_modules(edition == "classic"), dice))}


def simpler_choices(chosen: dict[str, str]) -> list[dict[str, str]]:
    """One module less."""
    numbers = numbers_of(chosen)
    return [{**chosen, "modules": write_modules([n for n in numbers if n != out])} for out in numbers]
