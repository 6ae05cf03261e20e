"""Tuning: the same command gives the same weights, and they are better than what it began with."""

import tomllib

import pytest

from bottega.bots.tuning import table_of, tuning_of
from bottega.cli.commands.tune import as_toml
from bottega.core.errors import BadSetup
from bottega.core.rng import Random, derive
from bottega.games import find_game
from bottega.study.tuning.fit import SelfPlay, fit, leads, play
from bottega.study.tuning.tune import Generation, Trial, TrialGame, bot_with, deal_choices, lead, tune

SINTRA = find_game("sintra")
TRIAL = Trial("sintra", "greedy", {}, 3)


def generations(jobs: int) -> list[Generation]:
    return list(tune(TRIAL, ["half_at_ornament", "curve"], 3, 4, 4, 0.5, jobs))


@pytest.mark.compiled
def test_the_same_seed_gives_the_same_weights_with_any_number_of_processes() -> None:
    one, two = generations(1), generations(2)
    assert one == two
    assert [generation.number for generation in one] == [1, 2, 3]
    assert set(one[-1].values) == {"half_at_ornament", "curve"}
    assert one[-1].values != one[0].values
    assert all(generation.mean <= generation.best <= 1 for generation in one)


@pytest.mark.compiled
@pytest.mark.parametrize("bot", ["greedy", "search@2"])
def test_weights_that_make_no_sense_lose(bot: str) -> None:
    trial = TRIAL._replace(bot=bot)
    mad = dict.fromkeys(("promise", "bonus", "half_at_ornament"), 0.0) | {"step_right": 9.0, "broken": 9.0}
    assert sum(lead(trial, TrialGame(mad, deal, first)) for deal in range(4) for first in (True, False)) < -2


# --- looking back


@pytest.mark.compiled
def test_games_to_look_back_at_are_the_same_with_any_number_of_processes() -> None:
    one, two = list(play(TRIAL, 4, 1)), list(play(TRIAL, 4, 2))
    assert one == two
    assert [match.deal for match in one] == [0, 1, 2, 3]
    assert len({tuple(match.moves) for match in one}) == 4


@pytest.mark.compiled
@pytest.mark.parametrize("game", ["sintra", "fresco"])
def test_fitted_weights_tell_the_end_better(game: str) -> None:
    trial = Trial(game, "greedy", {}, 3)
    rules = find_game(game)
    names = list(rules.weights({}).names)
    matches = list(play(trial, 120, 2))
    found = fit(trial, names, matches[:90])
    assert set(found.values) == set(names)
    assert min(found.values.values()) >= 0
    assert found.after < found.before

    def off(values: dict[str, float]) -> float:
        """How far the ends of the other games were from the estimate."""
        looks = [rules.weights(values)]
        squares = [(match.lead - row[0]) ** 2 for match in matches[90:] for row in leads(rules, trial, match, looks)]
        return sum(squares) / len(squares)

    assert off(found.values) < off({})


@pytest.mark.compiled
def test_the_fit_finds_the_weight_by_which_games_ended() -> None:
    fresco = find_game("fresco")
    trial = Trial("fresco", "greedy", {}, 1)
    matches: list[SelfPlay] = []
    for deal in range(6):
        s = fresco.new(2, int(derive(1, deal)), {})
        dice = Random(deal)
        moves: list[int] = []
        while s.round == 1:
            moves.append(int(s.options[dice.below(len(s.options))]))
            s.push(moves[-1])
        [[lead]] = leads(fresco, trial, SelfPlay(deal, moves, 0.0), [fresco.weights({"thaler": 0.8})])
        matches.append(SelfPlay(deal, moves, lead))
    found = fit(trial, ["thaler"], matches * 100)
    assert found.values["thaler"] == pytest.approx(0.8, abs=0.05)
    assert found.after < 0.5 < found.before


def test_a_bot_is_given_the_weights() -> None:
    assert bot_with(SINTRA, "greedy", 1, {}).name == "greedy"
    assert bot_with(SINTRA, "search@2", 1, {}).name == "search"


def test_sides_take_turns_unless_one_was_chosen() -> None:
    assert [deal_choices(SINTRA, {}, deal)["side"] for deal in range(4)] == ["A", "B", "A", "B"]
    assert deal_choices(SINTRA, {"side": "B"}, 0) == {"side": "B"}
    assert deal_choices(find_game("fresco"), {}, 1) == {}


def test_weights_are_written_as_the_bots_read_them() -> None:
    assert tomllib.loads(as_toml({"curve": 0.5, "far": 1.25}))["weights"] == {"curve": 0.5, "far": 1.25}


@pytest.mark.parametrize("game", ["sintra", "fresco"])
def test_the_tables_that_come_along_name_weights_that_there_are(game: str) -> None:
    rules = find_game(game)
    tuning = tuning_of(rules)
    for name, value in table_of(rules)["weights"].items():
        assert tuning.playout.weights.as_dict()[name] == value
    with pytest.raises(BadSetup, match="there is no weight"):
        rules.weights({"nothing": 1.0})
