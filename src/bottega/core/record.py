"""Records: a whole game as readable text that reads back.

    Bottega record 1
    game: sintra
    rules: 2
    players: 2
    seed: 42
    components: feb9280edb0c
    seats: human, greedy
    side: A

    1 2 F3O
    2 2 S5

    scores: 54 61
    windows: 40 44
    winners: 2
    end

A move is its number, the player from 1, and the notation. A game that is not over says `unfinished`
in place of its result.
"""

import re
from typing import Any, Final

from bottega.core.errors import BadRecord, BadSetup
from bottega.core.game import Game, Result
from bottega.core.messages import Message, msg, quotable

FORMAT: Final = "Bottega record 1"
FIXED: Final = ("game", "rules", "players", "seed", "components", "seats")


class Header:
    """All that a game's set-up follows from, and who sat where."""

    def __init__(
        self,
        game: str,
        rules: int,
        players: int,
        seed: int,
        components: str,
        seats: list[str],
        chosen: dict[str, str],
    ) -> None:
        self.game: Final = game
        self.rules: Final = rules
        self.players: Final = players
        self.seed: Final = seed
        self.components: Final = components
        self.seats: Final = seats
        self.chosen: Final = chosen

    def check(self, game: Game[Any]) -> None:
        """Raise BadSetup unless `game` can play this header."""
        if self.rules != game.rules_version:
            here = game.rules_version
            raise BadSetup(msg("setup-rules", played=str(self.rules), game=game.name, here=str(here)))
        complete = game.complete(self.players, self.seed, self.chosen)
        table = game.fingerprint(complete)
        if self.components != table:
            raise BadSetup(msg("setup-components", played=quotable(self.components), here=table))
        if len(self.seats) != self.players:
            raise BadSetup(msg("setup-seats", players=self.players, seats=len(self.seats)))

    def write(self) -> list[str]:
        """The header's lines."""
        fixed = [
            FORMAT,
            f"game: {self.game}",
            f"rules: {self.rules}",
            f"players: {self.players}",
            f"seed: {self.seed}",
            f"components: {self.components}",
            f"seats: {', '.join(self.seats)}",
        ]
        return fixed + [f"{name}: {value}" for name, value in self.chosen.items()]


def new_header(game: Game[Any], players: int, seed: int, seats: list[str], chosen: dict[str, str]) -> Header:
    """The header of a new game; what is not chosen takes its default."""
    full = game.complete(players, seed, chosen)
    return Header(game.name, game.rules_version, players, seed, game.fingerprint(full), seats, full)


class Record:
    """A game as text: header, moves `(player, notation)`, and the result if it is over."""

    def __init__(self, header: Header, moves: list[tuple[int, str]], result: Result | None) -> None:
        self.header: Final = header
        self.moves: Final = moves
        self.result: Final = result

    def write(self) -> str:
        """The record's text."""
        lines = [*self.header.write(), ""]
        for number, (who, text) in enumerate(self.moves, 1):
            lines.append(f"{number} {who + 1} {text}")
        lines.append("")
        if self.result is None:
            lines.append("unfinished")
        else:
            lines += [f"{name}: {value}" for name, value in result_lines(self.result).items()]
        lines += ["end", ""]
        return "\n".join(lines)


def result_lines(result: Result) -> dict[str, str]:
    """A result by the names of its lines."""
    lines = {"scores": numbers(result.scores)}
    lines.update({source: numbers(points) for source, points in result.sources.items()})
    lines["winners"] = numbers([seat + 1 for seat in result.winners])
    return lines


def numbers(items: list[int]) -> str:
    """Numbers with spaces between them."""
    return " ".join(map(str, items))


class RecordReader:
    """Reads a record line by line; every error names its line."""

    def __init__(self, text: str) -> None:
        self.lines: Final = text.splitlines()
        self.at = 0

    def wrong(self, problem: Message) -> BadRecord:
        """The error to raise for the line being read."""
        return BadRecord(msg("record-line", line=str(self.at + 1), problem=problem))

    def line(self, wanted: Message) -> str:
        """The current line, without passing it."""
        if self.at >= len(self.lines):
            cut_off = msg("record-cut-off", wanted=wanted)
            raise BadRecord(msg("record-line", line=str(len(self.lines)), problem=cut_off))
        return self.lines[self.at].strip()

    def quoted_line(self) -> str:
        """The current line, to be quoted."""
        return quotable(self.lines[self.at].strip())

    def record(self) -> Record:
        """Header, moves and result, up to `end`."""
        header = self.header()
        moves = self.moves(header.players)
        result = self.result(header.players)
        if self.line(quoted("end")) != "end":
            raise self.wrong(msg("record-no-end", found=self.quoted_line()))
        for extra in self.lines[self.at + 1 :]:
            self.at += 1
            if extra.strip():
                raise self.wrong(msg("record-after-end", found=quotable(extra)))
        return Record(header, moves, result)

    def header(self) -> Header:
        """The lines up to the first empty one."""
        if self.line(quoted(FORMAT)) != FORMAT:
            raise self.wrong(msg("record-none", wanted=FORMAT, found=self.quoted_line()))
        self.at += 1
        entries: dict[str, str] = {}
        while self.line(msg("record-wants-header")):
            name, value = self.entry()
            if name in entries:
                raise self.wrong(msg("record-header-twice", entry=name))
            entries[name] = value
            self.at += 1
        for name in FIXED:
            if name not in entries:
                raise self.wrong(msg("record-missing", entry=name))
        seats = [seat.strip() for seat in entries["seats"].split(",")]
        return Header(
            entries["game"],
            self.number("rules", entries["rules"]),
            self.number("players", entries["players"]),
            self.number("seed", entries["seed"]),
            entries["components"],
            seats,
            {name: value for name, value in entries.items() if name not in FIXED},
        )

    def entry(self) -> tuple[str, str]:
        """A line `name: value`."""
        name, colon, value = self.line(msg("record-wants-entry")).partition(":")
        if not colon or not re.fullmatch(r"[a-z_]+", name) or not value.strip():
            raise self.wrong(msg("record-entry", found=self.quoted_line()))
        return name, value.strip()

    def number(self, name: str | Message, text: str) -> int:
        """A whole number, not absurdly long."""
        if not re.fullmatch(r"-?[0-9]{1,19}", text, re.ASCII):
            raise self.wrong(msg("record-number", entry=name, found=quotable(text)))
        return int(text)

    def moves(self, players: int) -> list[tuple[int, str]]:
        """The numbered moves up to the next empty line."""
        self.at += 1
        moves: list[tuple[int, str]] = []
        while line := self.line(msg("record-wants-moves")):
            parts = line.split()
            if len(parts) != 3 or parts[0] != str(len(moves) + 1):
                raise self.wrong(msg("record-move-line", number=str(len(moves) + 1), found=self.quoted_line()))
            who = self.number(msg("record-the-player"), parts[1])
            if not 1 <= who <= players:
                raise self.wrong(msg("record-player", player=str(who), players=str(players)))
            moves.append((who - 1, parts[2]))
            self.at += 1
        return moves

    def result(self, players: int) -> Result | None:
        """The lines between the moves and `end`."""
        self.at += 1
        if self.line(msg("record-wants-result")) == "unfinished":
            self.at += 1
            return None
        scores = self.points("scores", players)
        sources: dict[str, list[int]] = {}
        while not self.line(quoted("winners:")).startswith("winners:"):
            name, _ = self.entry()
            if name in sources or name == "scores":
                raise self.wrong(msg("record-result-twice", entry=name))
            sources[name] = self.points(name, players)
        winners = [seat - 1 for seat in self.points("winners", 0)]
        return Result(scores, sources, winners)

    def points(self, name: str, count: int) -> list[int]:
        """A line `name: n n ...` with so many numbers (0: at least one)."""
        self.line(quoted(f"{name}:"))
        entry, value = self.entry()
        if entry != name:
            raise self.wrong(msg("record-wanted", wanted=name, found=quotable(entry)))
        items = [self.number(name, item) for item in value.split()]
        if count and len(items) != count:
            raise self.wrong(msg("record-count", entry=name, count=str(count), found=str(len(items))))
        self.at += 1
        return items


def read_record(text: str) -> Record:
    """A record from its text; BadRecord if it is none."""
    return RecordReader(text).record()


def quoted(text: str) -> Message:
    """What must stand in a record, word for word."""
    return msg("record-quoted", text=text)
