"""Laws every game obeys, checked along random games and along records.

Each law is a function that takes a position or a match; LawBroken says which one does not hold, where, and why.
"""

import traceback
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from bottega.core.errors import BadRecord, BottegaError, Impossible
from bottega.core.errors import LawBroken as LawBroken
from bottega.core.events import Event
from bottega.core.game import SPECTATOR, Game
from bottega.core.kernel import Position
from bottega.core.laws_of_study import (
    actions_read_back,
    bytes_read_back,
    deals_afresh_change_no_knowledge,
    recall_is_perfect,
)
from bottega.core.ledger import Ledger
from bottega.core.match import Match, compare, replay
from bottega.core.messages import Message, msg
from bottega.core.recall import play_and_recall, remember
from bottega.core.record import Header, Record, new_header, read_record
from bottega.core.rng import Random
from bottega.i18n import speak

Chosen = dict[str, str]
Key = tuple[int, ...]

MOST = 10_000  # decisions; a game that takes more does not end
OFTEN = 7  # in random games every seventh position is looked at closely
CRASH = "crash"
MOST_SAID = 50_000  # messages that are remembered
PIECES = "pieces stay"


@contextmanager
def after_move(number: int) -> Iterator[None]:
    """Whatever goes wrong in the engine is a broken law, after so many moves."""
    try:
        yield
    except LawBroken as broken:
        if broken.at is None:
            broken.at = number
        raise
    except BadRecord:
        raise
    except Impossible as error:
        raise LawBroken(PIECES, str(error), number) from error
    except Exception as error:
        raise LawBroken(CRASH, crash(error), number) from error


def crash(error: Exception) -> str:
    """An exception in one line, with the place it comes from."""
    frame = traceback.extract_tb(error.__traceback__)[-1]
    said = " ".join(f"{type(error).__name__}: {error}".split()).removesuffix(":")
    return f"{said} in {Path(frame.filename).name}, line {frame.lineno}"


# --- laws of a position


def options_are_sound(s: Position) -> None:
    """Options exist exactly while the game is not over, without duplicates, in a stable order."""
    law = "options are sound"
    moves = list(s.options)
    if s.over() and (moves or s.deciders()):
        raise LawBroken(law, f"the game is over, but there are options {moves} or deciders {s.deciders()}")
    if not s.over() and not (moves and s.deciders()):
        raise LawBroken(law, f"the game is not over, but options {moves} or deciders {s.deciders()} are missing")
    if len(set(moves)) != len(moves):
        raise LawBroken(law, f"a move is offered twice in {moves}")
    again = s.copy()
    again.settle()
    if list(again.options) != moves:
        raise LawBroken(law, f"they were {moves}, asked again they are {list(again.options)}")


def copies_are_independent(s: Position) -> None:
    """A copy has the same key, and playing on it leaves the original alone."""
    law = "copies are independent"
    before = s.key()
    for move in list(s.options)[:3]:
        copy = s.copy()
        if copy.key() != before:
            raise LawBroken(law, "a copy has another key")
        copy.play(move)
        if copy.key() == before:
            raise LawBroken(law, f"move {move} leaves the key as it was")
        if s.key() != before:
            raise LawBroken(law, "playing on a copy changes the original")


def views_hide_what_they_should(game: Game[Any], s: Position, players: int, seed: int) -> None:
    """What a seat cannot know makes no difference to what it sees and may do."""
    law = "views hide what they should"
    for who in (*range(players), SPECTATOR):
        other = game.determinize(s, who, seed)
        reader = "a spectator" if who == SPECTATOR else f"player {who + 1}"
        mine, theirs = game.view(s, who), game.view(other, who)
        if mine != theirs:
            raise LawBroken(law, f"{reader} sees something hidden in {differing(mine, theirs)}")
        observe_alike(game, s, other, who, law, f"{reader} observes something hidden in")
        if who in s.deciders():
            here, there = s.copy(), other.copy()
            here.ask(who)
            there.ask(who)
            if list(here.options) != list(there.options):
                raise LawBroken(law, f"something hidden changes the options of {reader}")


def observe_alike(game: Game[Any], one: Position, two: Position, who: int, law: str, wrong: str) -> None:
    """Somebody who cannot tell two positions apart observes the same in both."""
    mine, theirs = list(game.observation(one, who)), list(game.observation(two, who))
    if mine != theirs:
        raise LawBroken(law, f"{wrong} {unlike(game, mine, theirs)}")


def unlike(game: Game[Any], one: list[int], two: list[int]) -> str:
    """The pieces of two observations that are not the same."""
    names: list[str] = []
    at = 0
    for piece in game.observation_layout():
        if one[at : at + piece.size] != two[at : at + piece.size]:
            names.append(piece.name)
        at += piece.size
    return ", ".join(names)


def guesses_are_fair(game: Game[Any], s: Position, players: int, seed: int) -> None:
    """Where a seat has seen the same, it guesses the same, whatever is hidden from it."""
    for who in (*range(players), SPECTATOR):
        other = game.determinize(s, who, seed)
        for guess in (game.determinize, game.determinize_and_replan):
            if guess(s, who, seed + 1).key() != guess(other, who, seed + 1).key():
                reader = "a spectator" if who == SPECTATOR else f"player {who + 1}"
                raise LawBroken("guesses are fair", f"something hidden changes what {reader} guesses")


def goods_are_told(game: Game[Any], s: Position, ledger: Ledger) -> None:
    """Whoever decides could know what all others have behind their screens, from nothing but what was told."""
    told, true = ledger.goods(), game.screened(s)
    deciders = s.deciders()
    for seat, goods in enumerate(true):
        if told[seat] != goods and deciders != [seat]:
            raise LawBroken("goods are told", f"player {seat + 1} has {goods}, but {told[seat]} was told")


def differing(one: Mapping[str, object], two: Mapping[str, object]) -> str:
    """The entries of two views that are not the same."""
    return ", ".join(name for name in {**one, **two} if one.get(name) != two.get(name))


def notation_reads_back(game: Game[Any], s: Position) -> None:
    """Every option is written as a word of its own that reads back, can be explained, and has a spot on the board."""
    law = "notation reads back"
    texts = [game.write(s, move) for move in s.options]
    if len(set(texts)) != len(texts):
        raise LawBroken(law, f"two moves are written alike in {texts}")
    for move, text in zip(s.options, texts, strict=True):
        if text.split() != [text]:
            raise LawBroken(law, f"move {move} is written {text!r}, which is not one word")
        if reading(game, s, text) != move:
            raise LawBroken(law, f"move {move} is written {text}, which reads as {reading(game, s, text)}")
        if not_said(game.explain(s, move)):
            raise LawBroken(law, f"{text} cannot be explained: {not_said(game.explain(s, move))}")
        if not game.target(s, move):
            raise LawBroken(law, f"{text} has no spot on the board")
    if not_said(game.question(s)):
        raise LawBroken(law, f"the question cannot be asked: {not_said(game.question(s))}")


def not_said(said: Message) -> str:
    """Why something cannot be said in English; empty if it can."""
    words = repr(said)
    if words in SAID:
        return ""
    try:
        speak(said)
    except LookupError as error:
        return str(error.args[0])
    if len(SAID) == MOST_SAID:
        SAID.clear()
    SAID.add(words)
    return ""


SAID: set[str] = set()  # what could be said: much is said again and again, and to say it takes its time


def reading(game: Game[Any], s: Position, text: str) -> object:
    """The move that a text names, or why it names none."""
    try:
        return game.read(s, text)
    except BottegaError as error:
        return f"nothing: {error}"


def secret_answers_commute(s: Position) -> None:
    """Where several may answer, the order of their answers leaves no trace."""
    asked = s.deciders()
    if len(asked) < 2:
        return
    one, two = asked[0], asked[-1]
    there, back = s.copy(), s.copy()
    for position, order in ((there, (one, two)), (back, (two, one))):
        for who in order:
            position.ask(who)
            position.push(position.options[len(position.options) - 1], who)
    if there.key() != back.key():
        raise LawBroken("secret answers commute", f"it matters which of players {one + 1} and {two + 1} answers first")


def complete_plans_look_alike(game: Game[Any], s: Position, players: int, seed: int) -> None:
    """Whatever somebody plans in secret: until all have planned, others see, are told and guess the same."""
    asked = s.deciders()
    if len(asked) < 2:
        return
    planner = asked[seed % len(asked)]
    plans = [Planned(game, s, players, planner, seed + n) for n in range(2)]
    name = f"player {planner + 1}"
    for who in (*range(players), SPECTATOR):
        if who != planner:
            reader = "a spectator" if who == SPECTATOR else f"player {who + 1}"
            compare_plans(game, plans, who, f"the plan of {name} to {reader}", seed)


class Planned:
    """The position after a random complete plan of somebody's, what was told on the way, and what all remember."""

    def __init__(self, game: Game[Any], s: Position, players: int, who: int, seed: int) -> None:
        dice = Random(seed)
        self.position = s.copy()
        self.told: list[Event] = []
        self.recall = remember(game, s, players)
        while who in self.position.deciders():
            self.position.ask(who)
            move = self.position.options[dice.below(len(self.position.options))]
            self.told += play_and_recall(game, self.position, self.recall, who, move)


def compare_plans(game: Game[Any], plans: list[Planned], who: int, whose: str, seed: int) -> None:
    """Two complete plans, as somebody else knows them."""
    law = "complete plans look alike"
    one, two = plans[0].position, plans[1].position
    if one.deciders() != two.deciders():
        raise LawBroken(law, f"who is asked shows {whose}: {one.deciders()} or {two.deciders()}")
    if game.view(one, who) != game.view(two, who):
        raise LawBroken(law, f"{differing(game.view(one, who), game.view(two, who))} in the view shows {whose}")
    observe_alike(game, one, two, who, law, "what is observed shows " + whose + " in")
    if [known(event, who) for event in plans[0].told] != [known(event, who) for event in plans[1].told]:
        raise LawBroken(law, f"the log shows {whose}")
    if who != SPECTATOR and plans[0].recall.state(who) != plans[1].recall.state(who):
        raise LawBroken(law, f"the information state shows {whose}")
    if game.determinize(one, who, seed).key() != game.determinize(two, who, seed).key():
        raise LawBroken(law, f"a guess shows {whose}")


def known(event: Event, who: int) -> tuple[object, ...]:
    """An event as somebody is told of it."""
    return event.kind.name, event.who, event.seen_by(who).values


def pieces_stay(game: Game[Any], s: Position, first: object) -> None:
    """The pieces are the same as at the start of the game."""
    now = game.pieces(s)
    if now != first:
        raise LawBroken(PIECES, f"there were {first}, now there are {now}")


# --- laws of a match


def games_end(match: Match, most: int) -> None:
    """A game takes at most so many decisions, and somebody wins it."""
    law = "games end"
    if len(match.moves) > most:
        raise LawBroken(law, f"the game goes on after {most} decisions")
    winners = match.result().winners
    if winners and not match.over():
        raise LawBroken(law, f"the game is not over, but its winners are {winners}")
    if match.over() and not winners:
        raise LawBroken(law, "the game is over, but nobody has won")


def earlier_positions_stay(match: Match, keys: list[Key]) -> None:
    """Playing on leaves the positions alone that a match keeps."""
    changed = differs(keys, positions(match))
    if changed is not None:
        raise LawBroken("earlier positions stay", f"the position after move {changed} has changed since")


def records_read_back(match: Match) -> None:
    """Record, then replay: the same text, positions and scores."""
    law = "records read back"
    text = match.record().write()
    try:
        record = read_record(text)
        again = replay(match.game, record)
        compare(again, record)
    except BadRecord as error:
        raise LawBroken(law, str(error)) from error
    if record.write() != text:
        raise LawBroken(law, "the record is written otherwise when it has been read")
    changed = differs(positions(match), positions(again))
    if changed is not None:
        raise LawBroken(law, "a replay comes to another position", changed)


def same_seed_same_game(match: Match) -> None:
    """Moves and seed decide everything, events too; every event has words, and all goods are told."""
    law = "same seed same game"
    game = match.game
    first, second = Match(game, match.header), Match(game, match.header)
    ledger = game.ledger(first.position)
    for number, (who, text) in enumerate(match.moves, 1):
        with after_move(number):
            told = first.push_text(text, who)
            if second.push_text(text, who) != told:
                raise LawBroken(law, "other events are told the second time")
            for event in told:
                ledger.hear(event.seen_by(SPECTATOR))
                what = not_said(game.describe(event.seen_by(SPECTATOR)))
                if what:
                    raise LawBroken(law, f"{event} cannot be told: {what}")
            goods_are_told(game, first.position, ledger)
    if first.position.key() != second.position.key() or second.position.key() != match.position.key():
        raise LawBroken(law, "the same moves lead to another position when they are played again")


def positions(match: Match) -> list[Key]:
    """The keys of all positions of a match."""
    return [s.key() for s in [*match.past, match.position]]


def differs(one: Iterable[Key], two: Iterable[Key]) -> int | None:
    """The first place at which two rows differ."""
    return next((i for i, (a, b) in enumerate(zip(one, two, strict=True)) if a != b), None)


# --- all laws


def check_record(game: Game[Any], record: Record, most: int = MOST) -> Match:
    """All laws at every position of a record's game; BadRecord if it cannot be played."""
    match = begin(game, record.header)
    check_along(match, play_record(match, record), most)
    return match


def check_along(match: Match, moves: Iterator[object], most: int = MOST, often: int = 1) -> None:
    """All laws while moves are played in a new match; those that take long at every so many positions."""
    with after_move(0):
        first = match.game.pieces(match.position)
    keys: list[Key] = []
    playing = True
    while playing:
        number = len(match.moves)
        check_position(match, first, number % often == match.header.seed % often)
        keys.append(match.position.key())
        with after_move(number + 1):
            playing = next(moves, None) is not None
    with after_move(len(match.moves)):
        earlier_positions_stay(match, keys)
        games_end(match, most)
        records_read_back(match)
        same_seed_same_game(match)


def check_position(match: Match, first: object, closely: bool = True) -> None:
    """The laws of a match's position; `first` are the pieces at the start of the game."""
    game, s, number = match.game, match.position, len(match.moves)
    with after_move(number):
        options_are_sound(s)
        actions_read_back(game, s)
        secret_answers_commute(s)
        pieces_stay(game, s, first)
        if closely:
            copies_are_independent(s)
            views_hide_what_they_should(game, s, match.header.players, match.header.seed + number)
            guesses_are_fair(game, s, match.header.players, match.header.seed + number)
            notation_reads_back(game, s)
            complete_plans_look_alike(game, s, match.header.players, match.header.seed + number)
            bytes_read_back(game, s, match.header.seed + number)
            deals_afresh_change_no_knowledge(game, s, match.header.players, match.header.seed + number)
            recall_is_perfect(game, s, match.header.players, match.header.seed + number)


def begin(game: Game[Any], header: Header) -> Match:
    """A match before its first move; BadRecord if the game cannot be set up like this."""
    with after_move(0):
        try:
            return Match(game, header)
        except BottegaError as error:
            raise BadRecord(msg("record-header", problem=error.message)) from None


def play_record(match: Match, record: Record) -> Iterator[str]:
    """Play the moves of a record, one at a time."""
    for number, (who, text) in enumerate(record.moves, 1):
        try:
            match.push_text(text, who)
        except BottegaError as error:
            raise BadRecord(msg("record-move", number=str(number), problem=error.message)) from None
        yield text


# --- random games


def header(game: Game[Any], players: int, seed: int, chosen: Chosen) -> Header:
    """The header of a game between random players."""
    return new_header(game, players, seed, ["random"] * players, chosen)


def random_moves(match: Match) -> Iterator[int]:
    """A random move for each decision of a match, until it is over."""
    dice = Random(match.header.seed)
    while not match.over():
        yield match.position.options[dice.below(len(match.position.options))]


def play_randomly(match: Match, most: int = MOST) -> Iterator[int]:
    """Play random moves, one at a time, until the game is over or so many are played."""
    for move in random_moves(match):
        if len(match.moves) >= most:
            return
        match.push(move)
        yield move


def random_game(game: Game[Any], players: int, seed: int, chosen: Chosen) -> Match:
    """A complete random game, kept with all its positions."""
    match = Match(game, header(game, players, seed, chosen))
    for move in random_moves(match):
        match.push(move)
    return match


def all_laws(game: Game[Any], players: int, seed: int, chosen: Chosen, most: int) -> None:
    """One random game under all laws; `most` is the number of decisions it may take."""
    match = begin(game, header(game, players, seed, chosen))
    check_along(match, play_randomly(match, most + 1), most, OFTEN)
