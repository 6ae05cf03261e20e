"""Whole turns, and why one is better than another."""

import pytest

from bottega.bots.bot import Advice
from bottega.core.messages import from_data
from bottega.games import find_game
from bottega.i18n import LANGUAGES, speak
from bottega.study.analysis.explaining import Turns
from bottega.study.analysis.grading import hint
from bottega.study.analysis.reasons import Comparison, agreed, proof
from tests.study.analysis.advisers import Estimator, estimator
from tests.study.analysis.games import golden
from tests.study.analysis.test_grading import table_at


def turns_at(name: str, moves: int) -> tuple[Turns, list[int]]:
    """Turns from a decision of a golden game, and its options."""
    match = table_at(name, moves)
    s = match.position
    turns = Turns(match.game, s, int(s.to_move()), Estimator(), 5)
    return turns, [int(move) for move in s.options]


@pytest.mark.parametrize("name", ["sintra/3A-mixed", "fresco/3-mega-mixed", "fresco/2-mega-all"])
def test_a_turn_is_told_to_its_end_and_can_be_played(name: str) -> None:
    longest = 0
    for moves in range(0, 60, 7):
        match = table_at(name, moves)
        who = int(match.position.to_move())
        for found in hint(match.game, match.position, who, estimator, 5, 2):
            s = match.asked(who)
            for step in found.line:
                assert s.to_move() == who
                move = match.game.read(s, step.move)
                assert match.game.target(s, move) == step.target
                secret = s.asking().secret()
                s.play(move)
                if secret and not s.over():
                    s.settle(who)
            longest = max(longest, len(found.line))
    assert longest > 1


def test_points_at_once_and_broken_glass_are_reasons() -> None:
    """Of two panes for a strip with room for one, one breaks: the other strip saves that."""
    game = find_game("sintra")
    s = game.new(2, 11, game.complete(2, 11, {"side": "A"}))
    s.play(game.read(s, "F5Y"))
    comparison = Comparison(game, s, int(s.to_move()), 5)
    options = {game.write(s, move): [move] for move in s.options}
    breaks = next(text for text, moves in options.items() if comparison.follow(moves).goods().get("loss", 0) < 0)
    whole = next(text for text, moves in options.items() if "loss" not in comparison.follow(moves).goods())
    said = [reason.said["say"] for reason in comparison.reasons(options[whole], options[breaks])]
    assert "reason-loss" in said
    assert "reason-loss" not in [each.said["say"] for each in comparison.reasons(options[breaks], options[whole])]


def test_where_no_difference_is_large_it_is_told_what_comes_of_it_until_the_next_round_is_over() -> None:
    """Three in the studio, or two: the third earns three thalers more, in every deal."""
    match = table_at("fresco/3-mega-greedy", 37)
    game, s = match.game, match.asked(match.position.deciders()[0])
    comparison = Comparison(game, s, int(s.to_move()), 7)
    many, few = ([move] for move in sorted(s.options, reverse=True)[:2])
    (reason,) = comparison.reasons(many, few, 1.2)
    assert (reason.kind, reason.said["say"], reason.said["n"]) == ("end", "reason-end-parts", 1)
    assert {"say": "brings-thalers", "n": "+3"} in reason.said["parts"]
    (reason,) = comparison.reasons(many, few, 0.0)
    assert (reason.kind, reason.said["say"]) == ("close", "reason-close-parts")
    (reason,) = comparison.reasons(many, many, 2.0)
    assert reason.said == {"say": "reason-end", "n": 2}
    assert comparison.reasons(many, many)[0].said == {"say": "reason-close"}


def test_what_may_be_chance_is_no_reason() -> None:
    assert agreed([3, 3, 3, 3]) == 3.0
    assert agreed([9, -7, 8, -6]) == 0.0
    assert agreed([1, 0, 0, 0]) == 0.0


def test_reasons_are_the_largest_differences_first() -> None:
    turns, options = turns_at("sintra/2A-mixed", 40)
    for move in options:
        turn, other = (turns.turn(Advice(each, 1.0, 0.5, lead)) for each, lead in ((move, 3.0), (options[0], 0.0)))
        weights = [reason.weight for reason in turns.why(turn, other)]
        assert weights == sorted(weights, reverse=True)
        assert len(weights) >= 1


def test_what_is_proved_is_said_first() -> None:
    turns, options = turns_at("sintra/2A-mixed", 40)
    for advice, said in (
        (Advice(options[0], 1.0, 1.0, 4.0, True), "reason-proved-win"),
        (Advice(options[0], 1.0, 0.5, 0.0, True), "reason-proved-shared"),
        (Advice(options[0], 1.0, 0.0, -4.0, True), "reason-proved-loss"),
    ):
        assert proof(advice).said["say"] == said
        assert turns.why(turns.turn(advice), None)[0].said["say"] == said


def test_a_turn_in_another_order_is_no_other_turn() -> None:
    _game, record = golden("fresco/3-mega-mixed")
    for moves in range(0, len(record.moves), 15):
        turns, options = turns_at("fresco/3-mega-mixed", moves)
        found = turns.different([Advice(move, 1.0, 0.5, 0.0) for move in options], 3)
        assert all(not one.same(other) for one in found for other in found if one is not other)


@pytest.mark.parametrize("language", LANGUAGES)
def test_reasons_are_spoken(language: str) -> None:
    for name, moves in (("sintra/2A-mixed", 40), ("fresco/3-mega-mixed", 40)):
        match = table_at(name, moves)
        for found in hint(match.game, match.position, int(match.position.to_move()), estimator, 5):
            for said in found.why:
                assert speak(from_data(said), language)
