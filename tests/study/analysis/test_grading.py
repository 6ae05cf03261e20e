"""One decision: hints, judgments, and that nobody is told more than the player could know."""

from functools import partial
from typing import Any

import pytest

from bottega.bots.bot import Advice, Bot
from bottega.bots.seats import find_bot
from bottega.core.game import Game, Result
from bottega.core.kernel import Position
from bottega.core.match import Match, replay
from bottega.study.analysis.grading import both, grade_move, hint, leads_of, shares_of
from bottega.terminal.analyse import hint_lines
from tests.study.analysis.advisers import Estimator, careless, estimator, silent
from tests.study.analysis.games import RECORDS, golden


class Wavering(Bot):
    """Finds the last option terrible at its first look, and as good as any at its second."""

    def __init__(self, asked: list[int]) -> None:
        super().__init__("wavering")
        self.asked = asked

    def choose(self, game: Game[Any], s: Position, who: int) -> int:
        return int(s.options[0])

    def advise(self, game: Game[Any], s: Position, who: int) -> list[Advice]:
        self.asked.append(who)
        *others, last = (int(move) for move in s.options)
        value = 0.0 if len(self.asked) == 1 else 0.95
        each = 1 / len(s.options)
        return [*(Advice(move, each, 0.5, 0.0) for move in others), Advice(last, each, value, 0.0)]


def table_at(name: str, moves: int) -> Match:
    game, record = golden(name, moves)
    return replay(game, record)


@pytest.fixture
def match() -> Match:
    match = table_at("sintra/2A-greedy", 2)
    assert len(match.position.options) > 5
    return match


def test_hint_shows_the_best_moves_with_what_to_expect(match: Match) -> None:
    s = match.position
    shown = hint(match.game, s, s.to_move(), estimator, 5)
    assert len(shown) == 3
    leads = [each.lead for each in shown if each.lead is not None]
    assert leads == sorted(leads, reverse=True)
    for each in shown:
        assert each.value is not None
        assert 0 <= each.value <= 1
        assert match.game.read(s, each.move) in list(s.options)
        assert each.said == match.game.explain(s, match.game.read(s, each.move)).as_dict()


def test_in_the_last_turns_a_hint_is_proved_and_so_is_the_worth_of_what_was_played() -> None:
    game, record = golden("sintra/2A-greedy")
    match = replay(game, record)
    s = next(s for s in match.past[-8:] if len(s.options) > 1)
    shown = hint(game, s, s.to_move(), partial(find_bot, "search@2000"), 5)
    assert shown
    assert all(each.proved for each in shown)
    assert "proved" in hint_lines(shown, "search")[1]
    for played in s.options:
        judgment = grade_move(game, s, s.to_move(), played, partial(find_bot, "search@2000"), 5)
        assert judgment.played.proved
        assert judgment.best.proved


def test_hint_of_a_silent_bot_is_its_choice_alone(match: Match) -> None:
    s = match.position
    (shown,) = hint(match.game, s, s.to_move(), silent, 5)
    assert shown.move == match.game.write(s, s.options[0])
    assert (shown.value, shown.lead) == (None, None)


def test_hint_leaves_out_what_the_bot_did_not_look_at(match: Match) -> None:
    assert len(hint(match.game, match.position, match.position.to_move(), careless, 5)) == 1


def test_hint_and_judgment_leave_the_table_as_it_was(match: Match) -> None:
    s = match.position
    before = s.key()
    hint(match.game, s, s.to_move(), estimator, 5)
    grade_move(match.game, s, s.to_move(), s.options[-1], careless, 5)
    assert s.key() == before


def test_best_move_loses_nothing_and_others_lose_what_they_promise_less(match: Match) -> None:
    game, s = match.game, match.position
    who = s.to_move()
    advice = Estimator().advise(game, s, who)
    best = grade_move(game, s, who, advice[0].move, estimator, 5)
    assert (best.grade, best.loss, best.loss_lead) == ("best", 0.0, 0.0)
    assert best.played == best.best == best.top[0]
    worst = grade_move(game, s, who, advice[-1].move, estimator, 5)
    assert worst.best.move == best.best.move
    assert worst.best.lead == pytest.approx(best.best.lead)
    assert worst.loss == pytest.approx(advice[0].value - advice[-1].value)
    assert worst.loss_lead == pytest.approx(advice[0].lead - advice[-1].lead)
    assert worst.grade in ("doubtful", "blunder")
    assert worst.played not in worst.top


def test_move_that_was_not_looked_at_is_judged_by_what_comes_of_it(match: Match) -> None:
    game, s = match.game, match.position
    found = grade_move(game, s, s.to_move(), s.options[-1], careless, 5)
    assert found.played.share == 0.0
    assert found.played.value is not None
    assert 0.0 < found.played.value < 1.0
    assert found.grade is not None


def test_move_that_ends_the_game_is_judged_by_the_result() -> None:
    game, s = last_decision()
    who = s.to_move()
    best, *others = Estimator().advise(game, s, who)
    found = grade_move(game, s, who, others[0].move, careless, 5)
    s.play(others[0].move)
    assert s.over()
    assert found.played.value == shares_of(game.result(s))[who]
    assert found.played.lead == leads_of(game.result(s))[who]
    assert found.best.lead == pytest.approx(best.lead)


def last_decision() -> tuple[Game[Any], Position]:
    """A table at which there is a choice, and any move ends the game."""
    for path in sorted(RECORDS.glob("sintra/*.txt")):
        game, record = golden(f"sintra/{path.stem}")
        s = replay(game, record).past[-1].copy()
        if len(s.options) > 1:
            return game, s
    raise AssertionError("no golden game of Sintra ends with a choice")


def test_silent_adviser_grades_its_own_choice_alone(match: Match) -> None:
    s = match.position
    same = grade_move(match.game, s, s.to_move(), s.options[0], silent, 5)
    assert (same.grade, same.loss, same.best.value) == ("best", None, None)
    other = grade_move(match.game, s, s.to_move(), s.options[1], silent, 5)
    assert (other.grade, other.loss, other.loss_lead) == (None, None, None)
    assert other.best == same.best


def test_no_blunder_without_a_second_look(match: Match) -> None:
    s = match.position
    looks: list[int] = []
    found = grade_move(match.game, s, s.to_move(), s.options[-1], lambda _seed: Wavering(looks), 5)
    assert len(looks) == 2
    assert found.grade == "good"
    looks.clear()
    grade_move(match.game, s, s.to_move(), s.options[0], lambda _seed: Wavering(looks), 5)
    assert len(looks) == 1


def test_two_looks_count_by_their_attention() -> None:
    first = [Advice(1, 0.9, 0.6, 4.0), Advice(2, 0.1, 0.2, 0.0)]
    second = [Advice(2, 0.9, 0.6, 4.0), Advice(3, 0.1, 0.3, 1.0)]
    merged = both(first, second)
    assert [each.move for each in merged] == [1, 2, 3]
    assert merged[1].share == pytest.approx(0.5)
    assert merged[1].value == pytest.approx(0.56, abs=0.01)


def test_victory_is_shared_and_leads_are_over_the_best_other() -> None:
    result = Result([50, 50, 40], {}, [0, 1])
    assert shares_of(result) == [0.5, 0.5, 0.0]
    assert leads_of(result) == [0.0, 0.0, -10.0]


@pytest.mark.parametrize("moves", [1, 14, 40, 90])
@pytest.mark.parametrize("name", ["sintra/3A-mixed", "fresco/3-mega-mixed", "fresco/2-mega-all"])
def test_what_the_player_cannot_know_changes_nothing(name: str, moves: int) -> None:
    match = table_at(name, moves)
    game = match.game
    for who in match.position.deciders():
        asked = match.asked(who)
        other = game.determinize(asked, who, 77)
        assert game.view(other, who) == game.view(asked, who)
        for played in (asked.options[0], asked.options[-1]):
            assert grade_move(game, asked, who, played, estimator, 5) == grade_move(
                game, other, who, played, estimator, 5
            )
