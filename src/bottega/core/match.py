"""A game being played: its position, its moves so far, and the way back."""

from typing import Any, Final

from bottega.core.errors import BadRecord, BottegaError, CannotUndo, IllegalMove
from bottega.core.events import Event
from bottega.core.game import Game, Result
from bottega.core.kernel import Position
from bottega.core.messages import abridged, msg
from bottega.core.record import Header, Record, result_lines


class Match:
    """Plays moves, keeps a copy of every earlier position, and can write itself down."""

    def __init__(self, game: Game[Any], header: Header) -> None:
        header.check(game)
        self.game: Final = game
        self.header: Final = header
        self.position: Position = game.new(header.players, header.seed, header.chosen)
        self.past: list[Position] = []
        self.moves: list[tuple[int, str]] = []

    def push(self, move: int, who: int = -1) -> list[Event]:
        """Play a move, if it is legal; what happened."""
        asked = self.asked(who)
        if move not in list(asked.options):
            raise IllegalMove(msg("move-number", number=str(move), legal=self.legal(asked)))
        text = self.game.write(asked, move)
        self.past.append(self.position)
        self.moves.append((int(asked.to_move()), text))
        log: list[Event] = []
        asked.log = log
        asked.play(move)
        self.position = asked
        return log

    def push_text(self, text: str, who: int = -1) -> list[Event]:
        """Play a move given in notation."""
        return self.push(self.game.read(self.asked(who), text), who)

    def asked(self, who: int) -> Position:
        """A copy of the position in which `who` is asked (-1: whoever is)."""
        asked = self.position.copy()
        asked.ask(who if who >= 0 else asked.to_move())
        return asked

    def legal(self, asked: Position) -> str:
        """The legal moves, for an error message."""
        return abridged([self.game.write(asked, move) for move in asked.options])

    def undo(self, who: int, consenting: tuple[int, ...] = ()) -> None:
        """Take back the last decision of `who`.

        What was drawn or shown stays shown. What others have decided since is taken back only if they consent.
        """
        back = len(self.moves) - 1
        while back >= 0 and self.moves[back][0] != who:
            back -= 1
        if back < 0:
            raise CannotUndo(msg("undo-nothing"))
        for since, _text in reversed(self.moves[back + 1 :]):
            if since not in consenting:
                raise CannotUndo(msg("undo-decided", player=since + 1))
        if self.past[back].reveals != self.position.reveals:
            raise CannotUndo(msg("undo-shown"))
        self.position = self.past[back]
        del self.past[back:]
        del self.moves[back:]

    def over(self) -> bool:
        """Has the game ended?"""
        return self.position.over()

    def result(self) -> Result:
        """Scores so far; winners once the game is over."""
        return self.game.result(self.position)

    def record(self) -> Record:
        """The game so far, as a record."""
        return Record(self.header, list(self.moves), self.result() if self.over() else None)


def replay(game: Game[Any], record: Record) -> Match:
    """Play a record's moves; BadRecord names the first that cannot be played."""
    try:
        match = Match(game, record.header)
    except BottegaError as error:
        raise BadRecord(msg("record-header", problem=error.message)) from None
    for number, (who, text) in enumerate(record.moves, 1):
        try:
            match.push_text(text, who)
        except BottegaError as error:
            raise BadRecord(msg("record-move", number=str(number), problem=error.message)) from None
    return match


def compare(match: Match, record: Record) -> None:
    """Raise BadRecord unless a replayed record ended as it says."""
    if record.result is None:
        if match.over():
            raise BadRecord(msg("record-unfinished"))
        return
    if not match.over():
        raise BadRecord(msg("record-not-over", number=str(len(record.moves))))
    replayed = result_lines(match.result())
    recorded = result_lines(record.result)
    for name in [*replayed, *recorded]:
        if replayed.get(name) != recorded.get(name):
            stated, actual = recorded.get(name), replayed.get(name)
            nothing = msg("record-nothing")
            raise BadRecord(msg("record-result", entry=name, stated=stated or nothing, found=actual or nothing))
