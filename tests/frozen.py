"""All that is said along the golden records: what must not change when only the code does.

At every decision: the question, and each option's text, words, target and basis; the rule's page; why nothing can be
done at some spots, for whoever is asked and for somebody else; and what happened, as every seat sees it. Words are
spoken in all four languages.

    python -m tests.frozen check [PART]        compare with frozen.txt the records whose names have this part
    python -m tests.frozen write FOLDER [PART] write all that is said into a folder, to see what differs
    python -m tests.frozen renew               hash each record anew into frozen.txt
"""

import hashlib
import json
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from bottega.core.events import Event
from bottega.core.game import SPECTATOR, Game
from bottega.core.match import Match
from bottega.core.messages import Message
from bottega.core.record import read_record
from bottega.games import find_game
from bottega.i18n import LANGUAGES, spoken

RECORDS = Path(__file__).parent / "records"
HASHES = Path(__file__).with_name("frozen.txt")
SPOTS_EACH = 12  # asked about at each decision, in turn

SPOTS = {
    "sintra": [
        *[f"factory-{n}-{letter}" for n in range(1, 11) for letter in "WOPTX"],
        *[f"middle-{letter}" for letter in "WOPTYR"],
        *[f"{kind}-{n}" for kind in ("strip", "window") for n in range(10)],
        *["glazier", "nonsense"],
    ],
    "fresco": [
        *[f"hostel-{n}" for n in range(6)],
        *[f"column-{n}" for n in range(6)],
        *[f"slot-{n}" for n in range(14)],
        *[f"booth-{n}" for n in range(5)],
        *[f"segment-{n}" for n in range(26)],
        *[f"paint-{letter}" for letter in "RYBOGPKNX"],
        *[f"tile-{n}" for n in range(19)],
        *[f"m{n:02}" for n in range(19)],
        *["altar", "space", "done", "nonsense"],
        *[f"m01-portrait-{n}" for n in range(3)],
        *[f"m02-request-{n}" for n in range(4)],
        *["m02-tile-O", "m02-tile-WOG", "m04-well", "m04-wish-lucky-day", "m04-wish-free-paint", "m04-wish-visit"],
        *["m04-wish-praise", "m04-wish-tip", "m04-wish-alchemy", "m04-wish-finders-keepers", "m04-wish-busker"],
        *["m05-leaves", "m06-bench-0", "m06-bench-3", "m06-glass-Y", "m06-glass-R", "m06-own-B", "m06-own-G"],
        *["m07-row", "m07-column", "m07-both", "m08-certificate-0", "m08-certificate-3", "m08-unfinished-0"],
        *["m08-unfinished-1", "m09-wall-0", "m09-wall-7", "m09-wall-30", "m09-exchange-O", "m09-exchange-G"],
        *["m10-bottle-0", "m10-bottle-2", "m10-mine-3", "m10-mine-J", "m10-healthy", "m10-ill", "m10-neutral"],
        *["m13-stack-0", "m13-stack-2", "m13-map-0", "m13-map-2", "m13-found", "m13-leonardo-1", "m14-pew-1"],
        *["m14-pew-3", "m14-pew-5", "m15-dome-0", "m15-dome-3", "m16-barrel", "m17-basic", "m17-blended"],
    ],
}


def said_along(path: Path) -> Iterator[str]:
    """Line by line, all that is said in a recorded game."""
    record = read_record(path.read_text("utf-8"))
    game = find_game(record.header.game)
    match = Match(game, record.header)
    asked_about = 0
    spots = SPOTS[game.name]
    for who, text in record.moves:
        s = match.asked(who)
        yield from decision(game, s)
        for _spot in range(SPOTS_EACH):
            spot = spots[asked_about % len(spots)]
            asked_about += 1
            yield f"why not {spot}: {why(game, match.position, who, spot)}"
        other = (who + 1) % record.header.players
        yield f"why not {spot} for {other}: {why(game, match.position, other, spot)}"
        for happened in match.push_text(text, who):
            event = Event(happened.kind, happened.who, tuple(None if v is None else int(v) for v in happened.values))
            yield f"{event.kind.name} {event.values}"
            yield from dict.fromkeys(words(game.describe(event.seen_by(seat))) for seat in range(SPECTATOR, 4))
    yield f"over: {words(game.question(match.position))} {game.rule(match.position)}"
    yield f"why not when it is over: {why(game, match.position, 0, spots[0])} {why(game, match.position, -1, spots[0])}"


def decision(game: Game[Any], s: Any) -> Iterator[str]:
    """What is asked, and every answer."""
    question = game.question(s)
    yield f"{words(question)} {game.rule(s)} {game.basis(s, question)}"
    for move in s.options:
        explained = game.explain(s, move)
        spot = game.target(s, move)
        text = game.write(s, move)
        assert game.read(s, text) == move
        yield f"{move} {text} {spot} {words(explained)} {game.basis(s, explained, spot)}"


def why(game: Game[Any], s: Any, who: int, spot: str) -> str:
    said, page = game.why_not(s, who, spot)
    return f"{words(said)} {page} {game.basis(s, said, spot)}"


def words(said: Message) -> str:
    """A message, and how each language says it."""
    return in_all_languages(json.dumps(said.as_dict()), said)


SPOKEN: dict[str, str] = {}


def in_all_languages(key: str, said: Message) -> str:
    if key not in SPOKEN:
        SPOKEN[key] = " | ".join([key, *(spoken(said.name, said.values, language) for language in LANGUAGES)])
    return SPOKEN[key]


def digest(path: Path) -> str:
    """A hash over all that is said in a recorded game."""
    found = hashlib.sha256()
    for line in said_along(path):
        found.update(line.encode() + b"\n")
    return found.hexdigest()[:16]


@cache
def hashes() -> dict[str, str]:
    """The hashes as they were written down, by game and record."""
    return dict(line.split() for line in HASHES.read_text().splitlines())


def name_of(path: Path) -> str:
    return f"{path.parent.name}/{path.stem}"


def main(do: str, *arguments: str) -> None:
    folder = arguments[0] if do == "write" else ""
    part = "".join(arguments[1:] if do == "write" else arguments)
    records = [path for path in sorted(RECORDS.glob("*/*.txt")) if part in name_of(path)]
    if do == "renew":
        HASHES.write_text("".join(f"{name_of(path)} {digest(path)}\n" for path in records))
    for path in records if do == "write" else []:
        file = Path(folder, name_of(path))
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text("\n".join(said_along(path)))
    if do == "check":
        changed = [name_of(path) for path in records if digest(path) != hashes()[name_of(path)]]
        sys.exit(f"changed: {', '.join(changed)}" if changed else 0)


if __name__ == "__main__":
    main(*sys.argv[1:])
