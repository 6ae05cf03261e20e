"""The boxes to play with: ours, and those of the host's component files."""

from functools import cache
from pathlib import Path
from typing import Any, Final

from bottega.core.errors import BadComponents, BottegaError
from bottega.core.game import Game
from bottega.core.messages import Message, msg
from bottega.core.record import Header
from bottega.core.tables import printable, read_tables
from bottega.games import NAMES, find_game, game_with

ENDING: Final = ".toml"
LONGEST: Final = 60  # letters of a name


class MissingBox(BottegaError):
    """A stored game whose component file is not there as it was, in words for people."""

    def __init__(self, said: Message, text: str) -> None:
        super().__init__(text)
        self.said = said


class Box:
    """A game with its components. An own box has a name, and the text of its file, from which others make it again."""

    def __init__(self, game: Game[Any], name: str = "", text: str = "") -> None:
        self.game: Final = game
        self.name: Final = name
        self.text: Final = text

    def fits(self, header: Header) -> bool:
        """Was a game played with these components?"""
        try:
            complete = self.game.complete(header.players, header.seed, header.chosen)
        except BottegaError:
            return False
        return self.game.fingerprint(complete) == header.components


@cache
def our_box(game: str) -> Box:
    """The standard box of a game, read once."""
    return Box(find_game(game))


def read_box(path: Path) -> Box:
    """An own box; BadComponents names file, line and table of what is wrong."""
    name = path.stem
    if not name.isprintable() or " ".join(name.split()) != name or len(name) > LONGEST:
        problem = f"a component file's name has {LONGEST} letters at most, and nothing invisible; rename it"
        raise BadComponents(f"{printable(str(path))}: {problem}")
    tables = read_tables(path)
    return Box(find_game(game_with(tables), tables), name, "\n".join(tables.lines))


class Shelf:
    """All boxes of a server. Component files are read once, when it starts."""

    def __init__(self, folder: Path | None = None) -> None:
        self.own: Final[dict[str, dict[str, Box]]] = {game: {} for game in NAMES}
        for path in [] if folder is None else component_files(folder):
            box = read_box(path)
            self.own[box.game.name][box.name] = box

    def names(self, game: str) -> list[str]:
        """The own boxes of a game."""
        return list(self.own[game])

    def find(self, game: str, name: str) -> Box | None:
        """A box by its name, ours if it has none."""
        return self.own[game].get(name) if name else our_box(game)

    def box_of(self, header: Header, name: str = "") -> Box:
        """The box that a game was played with, that of the name if it fits; where none does, ours, which says so."""
        ours = our_box(header.game)
        if header.rules != ours.game.rules_version:
            return ours
        named = self.own[header.game].get(name)
        for box in (named or ours, ours, *self.own[header.game].values()):
            if box.fits(header):
                return box
        if name:
            raise missing(name, named is not None, header.components)
        return ours


def missing(name: str, there: bool, played: str) -> MissingBox:
    """What is said of a game whose own box is not there, or not as it was."""
    if there:
        text = f"component file {name!a} was changed since; put back the one with the fingerprint {played}"
        return MissingBox(msg("error-box-changed", box=name), text)
    text = f"component file {name!a} is not there; name the folder that has it with --components"
    return MissingBox(msg("error-box-gone", box=name), text)


def component_files(folder: Path) -> list[Path]:
    """The component files in a folder, by name."""
    try:
        found = sorted(path for path in folder.iterdir() if path.suffix == ENDING and not path.name.startswith("."))
    except OSError as error:
        raise BadComponents(f"{folder}: cannot be read ({error.strerror}); give a folder of component files") from None
    if not found:
        raise BadComponents(f"{folder}: has no component file; put files NAME{ENDING} there, or leave --components out")
    return found


OURS: Final = Shelf()
