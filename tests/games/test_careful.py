"""Which moves are easily pressed by mistake, and who plays along: the game says so, nobody guesses."""

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from bottega.core.errors import CannotUndo
from bottega.core.game import Game
from bottega.core.kernel import Position, Step
from bottega.core.match import Match
from bottega.core.record import new_header, read_record
from bottega.core.rng import Random
from bottega.games import find_game


@pytest.mark.parametrize(
    ("name", "mistakes", "usual"),
    [("sintra", "sintra-do-take-breaks", "sintra-do-take"), ("fresco", "fresco-do-bishop", "fresco-do-restore")],
)
def test_some_moves_need_care(name: str, mistakes: str, usual: str) -> None:
    game = find_game(name)
    s = game.new(3, 5, {})
    dice = Random(5)
    care: set[str] = set()
    free: set[str] = set()
    while not s.over():
        for move in s.options:
            (care if game.careful(s, move) else free).add(game.explain(s, move).name)
        s.push(s.options[dice.below(len(s.options))])
    assert mistakes in care
    assert usual in free
    assert not care & free


@pytest.mark.parametrize(("name", "chosen"), [("sintra", {}), ("fresco", {"modules": "all"})])
def test_what_is_not_binding_can_be_taken_back_at_once(name: str, chosen: dict[str, str]) -> None:
    """Each move is tried in a match: the engine's own way back says whether it told the truth."""
    game = find_game(name)
    match = Match(game, new_header(game, 3, 7, ["random"] * 3, chosen))
    dice = Random(7)
    found: dict[bool, int] = {True: 0, False: 0}
    while not match.over() and len(match.moves) < 400:
        s = match.position
        seat, secret = int(s.to_move()), s.asking().secret()
        move = s.options[dice.below(len(s.options))]
        binding = game.binding(s, move)
        match.push(move)
        found[binding] += not secret
        assert not (secret and binding)
        if not binding and not secret:
            assert match.position.deciders() == [seat]
            match.undo(seat)
            match.push(move)
    assert min(found.values()) > 10


RECORDS = Path(__file__).parents[1] / "records"
# Records in which every kind of decision comes.
WALKED = {
    "sintra": ["2A-mixed", "3A-greedy"],
    "fresco": ["2-mega-all", "3-classic-all", "2-mega-08-bells", "2-mega-10-medico"],
}
TRIED = 5  # times of each


def kinds_of_decisions(s: Position) -> set[int]:
    """The numbers of all steps that can ask somebody something."""
    return {number for number, step in enumerate(s.steps) if type(step).options is not Step.options}


def takes_back(game: Game[Any], match: Match, move: int) -> bool:
    """Can a move be taken back by whoever made it, with nobody asked in between?"""
    seat = int(match.position.to_move())
    match.push(move)
    free = match.position.deciders() == [seat]
    try:
        match.undo(seat)
    except CannotUndo:
        match.position = match.past.pop()
        match.moves.pop()
        return False
    return free


@pytest.mark.parametrize("name", ["sintra", "fresco"])
def test_of_every_kind_of_decision_it_is_told_what_cannot_be_taken_back(name: str) -> None:
    """The page lets one press do nothing else. Each kind is met, and its moves are tried, the first times it comes."""
    game = find_game(name)
    met: Counter[int] = Counter()
    kinds: set[int] = set()
    for stem in WALKED[name]:
        record = read_record((RECORDS / name / f"{stem}.txt").read_text("utf-8"))
        match = Match(game, record.header)
        kinds |= kinds_of_decisions(match.position)
        for who, text in record.moves:
            s = match.asked(who)
            met[int(s.step())] += 1
            if met[int(s.step())] <= TRIED and not s.asking().secret():
                for move in s.options:
                    assert game.binding(s, move) or takes_back(game, match, move), game.explain(s, move)
            match.push_text(text, who)
    assert set(met) == kinds, [type(match.position.steps[number]).__name__ for number in kinds - set(met)]


@pytest.mark.parametrize(("players", "figures"), [(2, ["Leonardo"]), (3, [])])
def test_leonardo_plays_along_with_two(players: int, figures: list[str]) -> None:
    game = find_game("fresco")
    assert game.figures(game.new(players, 1, {})) == figures
