"""What is contested: the game, its options, the bots and how long they may think."""

import hashlib
import shutil
import zlib
from pathlib import Path
from typing import Any

import msgspec

from bottega import __version__
from bottega.bots.tuning import table_of
from bottega.core.errors import BottegaError
from bottega.core.game import Game
from bottega.core.rng import derive

BOT_DICE = 2  # what hangs on a game's seed
DEALS = 3

NAMES = {
    "game": "game",
    "players": "players",
    "bots": "bots",
    "options": "options",
    "seeds": "seed",
    "iterations": "iterations",
    "seconds": "seconds to think",
    "rules": "version of the rules",
    "components": "components",
    "version": "version of Bottega",
    "numbers": "numbers of our bots",
    "files": "content of the bots' files",
}


class OtherContest(BottegaError):
    """Results that do not belong together."""


class Contest(msgspec.Struct, frozen=True, kw_only=True):
    """All that decides how games between these bots go; the first line of a results file."""

    game: str
    players: int
    bots: tuple[str, ...]
    options: dict[str, str]
    seeds: tuple[int, ...]  # one; several once results were merged
    iterations: int = 0
    seconds: float = 0.0
    rules: int
    components: str
    version: str
    numbers: str = ""  # the file of our bots' numbers for the game, in short
    files: dict[str, str] = {}  # of bots that are files: what is in them, in short

    @property
    def seed(self) -> int:
        """The seed on which all games hang."""
        return self.seeds[0]

    def game_seed(self, number: int) -> int:
        """The seed of the deal of that number."""
        return int(derive(self.seed, number))

    def require_same(self, other: "Contest", name: object, *free: str) -> None:
        """Raise OtherContest unless the other contest differs in nothing but `free`."""
        for field, word in NAMES.items():
            mine, theirs = getattr(self, field), getattr(other, field)
            if field not in free and mine != theirs:
                raise OtherContest(
                    f"{name}: results of another contest ({word}: {plain(theirs)} there, {plain(mine)} here); "
                    "choose another file"
                )


def plain(value: object) -> str:
    """A value as a sentence may name it."""
    if isinstance(value, dict):
        return ", ".join(f"{name} {text}" for name, text in value.items()) or "none"
    if isinstance(value, tuple):
        return ",".join(map(str, value))
    return str(value)


def new_contest(
    game: Game[Any],
    bots: tuple[str, ...],
    players: int,
    chosen: dict[str, str],
    seed: int,
    iterations: int = 0,
    seconds: float = 0.0,
) -> Contest:
    """A contest, checked: the game can be set up like this."""
    drawn = [choice for choice in game.choices() if choice.is_drawn(chosen.get(choice.name, ""))]
    options = game.complete(players, seed, {**chosen, **{choice.name: choice.drawn_from for choice in drawn}})
    components = game.fingerprint(options)
    options |= {choice.name: chosen[choice.name] for choice in drawn}  # each deal draws its own
    game.complete(players, seed, options)
    return Contest(
        game=game.name,
        players=players,
        bots=bots,
        options=options,
        seeds=(seed,),
        iterations=iterations,
        seconds=seconds,
        rules=game.rules_version,
        components=components,
        version=__version__,
        numbers=hashlib.sha256(msgspec.json.encode(table_of(game), order="sorted")).hexdigest()[:12],
        files={bot: content for bot in bots if (content := digest(bot))},
    )


def digest(bot: str) -> str:
    """What is in a bot's files, in short, so that a changed bot is seen; nothing for built-in bots."""
    from bottega.bots.external.names import BuiltIn, ClassIn, read_name

    named = read_name(bot)
    if isinstance(named, BuiltIn):
        return ""
    words = [str(named.file)] if isinstance(named, ClassIn) else list(named.words)
    files = [path for path in map(Path, words) if path.is_file()]
    content = hashlib.sha256()
    for path in files[1:] if len(files) > 1 and installed(files[0]) else files:  # what runs a script is no bot
        content.update(path.read_bytes())
    return content.hexdigest()[:12]


def installed(program: Path) -> bool:
    """Would a shell find the program by its name alone?"""
    path = shutil.which(program.name)
    return path is not None and Path(path).absolute() == program


def bot_seed(seed: int, bot: str, copy: int) -> int:
    """The seed of a bot's own dice in a game; `copy` counts its seats."""
    return int(derive(derive(derive(seed, BOT_DICE), zlib.crc32(bot.encode())), copy))


def deals_seed(seed: int) -> int:
    """The seed of a game on which hangs how what a decider cannot know is dealt afresh."""
    return int(derive(seed, DEALS))
