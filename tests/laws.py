"""Laws every game obeys, checked along random games. Each takes a game and what to set up; tests call them by name."""

from collections.abc import Callable
from typing import Any

from bottega.core.game import SPECTATOR, Game
from bottega.core.kernel import Position
from bottega.core.match import Match, compare, replay
from bottega.core.record import Header, read_record
from bottega.core.rng import Random

Chosen = dict[str, str]


def header(game: Game[Any], players: int, seed: int, chosen: Chosen) -> Header:
    seats = ["random"] * players
    return Header(game.name, game.rules_version, players, seed, game.fingerprint(), seats, chosen)


def random_game(game: Game[Any], players: int, seed: int, chosen: Chosen) -> Match:
    """A complete random game, kept with all its positions."""
    match = Match(game, header(game, players, seed, chosen))
    dice = Random(seed)
    while not match.over():
        match.push(match.position.options[dice.below(len(match.position.options))])
    return match


def options_are_sound(s: Position) -> None:
    """Options exist exactly while the game is not over, without duplicates, in a stable order."""
    moves = list(s.options)
    assert bool(moves) is not s.over()
    assert len(set(moves)) == len(moves)
    again = s.copy()
    again.settle()
    assert list(again.options) == moves
    assert bool(s.deciders()) is not s.over()


def copies_are_independent(s: Position) -> None:
    """A copy has the same key, and playing on it leaves the original alone."""
    before = s.key()
    for move in list(s.options)[:3]:
        copy = s.copy()
        assert copy.key() == before
        copy.play(move)
        assert copy.key() != before
    assert s.key() == before


def views_hide_what_they_should(game: Game[Any], s: Position, players: int, seed: int) -> None:
    """What a seat cannot know makes no difference to what it sees and may do."""
    for who in (*range(players), SPECTATOR):
        other = game.determinize(s, who, seed)
        assert game.view(other, who) == game.view(s, who)
        if who in s.deciders():
            mine, theirs = s.copy(), other.copy()
            mine.ask(who)
            theirs.ask(who)
            assert list(mine.options) == list(theirs.options)


def notation_reads_back(game: Game[Any], s: Position) -> None:
    """Every option has a text of its own that names it."""
    texts = [game.write(s, move) for move in s.options]
    assert len(set(texts)) == len(texts)
    assert [game.read(s, text) for text in texts] == list(s.options)
    for move in s.options:
        assert game.explain(s, move)
    assert game.question(s)


def records_read_back(game: Game[Any], match: Match) -> None:
    """Record, then replay: the same key, events and scores."""
    text = match.record().write()
    record = read_record(text)
    assert record.write() == text
    again = replay(game, record)
    compare(again, record)
    assert again.position.key() == match.position.key()
    assert [s.key() for s in again.past] == [s.key() for s in match.past]


def same_seed_same_game(game: Game[Any], match: Match) -> None:
    """Moves and seed decide everything, events too."""
    first, second = Match(game, match.header), Match(game, match.header)
    for who, text in match.moves:
        told = first.push_text(text, who)
        assert told == second.push_text(text, who)
        for event in told:
            assert game.describe(event.seen_by(SPECTATOR))
    assert first.position.key() == second.position.key() == match.position.key()


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
    assert there.key() == back.key()


def all_laws(
    game: Game[Any],
    players: int,
    seed: int,
    chosen: Chosen,
    most: int,
    conserved: Callable[[Any], object] | None = None,
) -> None:
    """One random game under all laws; `most` is the number of decisions it may take."""
    match = random_game(game, players, seed, chosen)
    assert len(match.moves) <= most
    whole = conserved(match.position) if conserved else None
    keys = [s.key() for s in match.past]
    for number, s in enumerate([*match.past, match.position]):
        options_are_sound(s)
        secret_answers_commute(s)
        if conserved:
            assert conserved(s) == whole
        if number % 7 == seed % 7:
            copies_are_independent(s)
            views_hide_what_they_should(game, s, players, seed + number)
            notation_reads_back(game, s)
    assert [s.key() for s in match.past] == keys
    records_read_back(game, match)
    same_seed_same_game(game, match)
    assert match.result().winners
