"""The coach looks at turns that were made."""

import random

import pytest

from bottega.core.record import new_header
from bottega.server.errors import ApiError
from bottega.server.jobs.coach import last_turn, own_plies, review
from bottega.server.jobs.hints import open_question
from bottega.server.jobs.worker import judge
from bottega.server.tables import checks
from bottega.server.tables.drafts import planning as planning_of
from bottega.server.tables.entries import numbered
from bottega.server.tables.table import Table, standard_game
from bottega.study.analysis.adviser import Adviser
from tests.server.guest import Guest, asked, new_id
from tests.server.serving import Running

JUDGE = Adviser(iterations=6)


def ask_coach(guest: Guest, table: str, seat: int = 0) -> dict[str, object]:
    return dict(guest.say(table, {"type": "coach", "id": new_id(), "seat": seat}))


def test_a_turn_is_judged_once_it_was_made(server: Running) -> None:
    with Guest(server.url, "Anna") as anna, Guest(server.url, "Béla") as bela:
        table = anna.make("sintra", "me", "greedy", seed=4, chosen={"start": "1"})["table"]
        assert ask_coach(anna, table)["code"] == "nothing-to-coach"
        with anna.at(table) as place:
            place.until(asked)
            before = place.state["step"]
            place.done("move", move=place.options()[0])
            place.play_on(lambda state: asked(state) and state["waiting"] == [0] and state["step"] > before + 2)
        found = ask_coach(anna, table)
        assert found["type"] == "coached"
        turn = found["turn"]
        assert isinstance(turn, dict)
        assert turn["decisions"]
        for decision in turn["decisions"]:
            assert decision["question"].startswith("sintra-ask-")
            assert decision["grade"] in ("best", "good", "doubtful", "blunder")
            assert decision["grade"] == "best" or decision["line"]
        assert ask_coach(anna, table)["turn"] == turn
        assert ask_coach(bela, table)["code"] == "not-your-seat"
        quiet = anna.make("sintra", "me", "greedy", hints=False)["table"]
        assert ask_coach(anna, quiet)["code"] == "no-hints"


@pytest.mark.parametrize("name", ["sintra", "fresco"])
def test_the_coach_knows_no_more_than_the_seat_and_no_plan_before_it_lies_open(name: str) -> None:
    game = standard_game(name)
    table = Table(new_header(game, 3, 77, ["human"] * 3, {}))
    dice = random.Random(3)
    compared = 0
    while compared < 6:
        state = table.state
        seat = dice.choice(state.deciders)
        for ply in own_plies(state, seat):
            assert not (ply.secret and ply.reveals == state.position.reveals)
        if own_plies(state, seat) and table.seq % 5 == 0:
            turn = last_turn(state, seat)
            assert all(one.asked.to_move() == seat for one in turn.decisions)
            task = review(state, turn, seat, 5, JUDGE)
            dealt = [one._replace(asked=game.determinize(one.asked, seat, 9)) for one in turn.decisions]
            assert judge(task) == judge(review(state, turn._replace(decisions=dealt), seat, 5, JUDGE))
            compared += 1
        plan = planning_of(state, seat)
        if plan is not None and plan.complete():
            wants = checks.ready(state, seat)
        else:
            s = open_question(state, seat)
            wants = checks.move(state, seat, table.seq, game.write(s, dice.choice(list(s.options))))
        table.apply(numbered(table.seq, wants))


def test_there_is_no_turn_before_the_first() -> None:
    table = Table(new_header(standard_game("sintra"), 2, 5, ["human"] * 2, {}))
    with pytest.raises(ApiError):
        last_turn(table.state, 0)
