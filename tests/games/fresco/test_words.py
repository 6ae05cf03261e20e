"""Notation, questions, explanations and log lines."""

import pytest

from bottega.core import laws
from bottega.core.errors import BadNotation
from bottega.core.events import Event, EventKind
from bottega.games.fresco import state
from bottega.games.fresco.const import LETTERS
from bottega.games.fresco.game import FrescoGame
from bottega.games.fresco.modules import m00_leonardo
from bottega.games.fresco.places import cathedral, market, mood, plan, restoring, scoring, wake, workshop
from bottega.games.fresco.places import round as rounds
from bottega.games.fresco.places.restoring import PAYMENTS
from bottega.games.fresco.state import Fresco
from bottega.i18n import speak

GAME = FrescoGame()
TILES = [tile.letters for tile in GAME.box.market]
COSTS = [tile.cost.letters for tile in GAME.box.tiles]


@pytest.mark.parametrize("players", [2, 4])
def test_nonsense_is_refused_with_an_example_at_every_question(players: int) -> None:
    asked: set[int] = set()
    for seed in (1, 2, 3):
        for s in laws.random_game(GAME, players, seed, {}).past:
            assert isinstance(s, Fresco)
            if int(s.step()) in asked:
                continue
            asked.add(int(s.step()))
            for text in ("", "Z9", "X9", "9.9", "4.9", "=", "=KKK", ">Z1", "5", "O", "²", "A6", "M9", "5:30"):
                with pytest.raises(BadNotation, match="write a move like"):
                    GAME.read(s, text)
    assert len(asked) >= 5


def test_altar_payments_may_be_written_in_any_order() -> None:
    number = [payment.letters for payment in PAYMENTS].index("RYG")
    s = GAME.new(3, 1, {})
    for paint in "RYG":
        s.players[0].paints[LETTERS.index(paint)] += 1
    s.push_task(cathedral.AT_CATHEDRAL, 0, 1)
    s.settle()
    assert GAME.read(s, "=GYR") == GAME.read(s, "=ryg") == cathedral.PAY_ALTAR + number


def test_no_notation_names_a_move_after_the_end() -> None:
    s = GAME.new(2, 1, {})
    s.playout(1)
    assert speak(GAME.question(s)) == "The game is over."
    with pytest.raises(BadNotation, match="the game is over"):
        GAME.read(s, "-")


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (Event(rounds.ROUND_BEGAN, -1, (3, 0)), "Round 3 begins"),
        (Event(rounds.ROUND_BEGAN, -1, (9, 1)), "Round 9 begins; it is the final round"),
        (Event(m00_leonardo.STEERED, 0, (1,)), "steers Leonardo"),
        (Event(wake.WOKE, 0, (7,)), "gets up at 7:00"),
        (Event(state.MOOD, 0, (-2,)), "is in mood -2"),
        (Event(mood.APPRENTICES, 0, (1,)), "has 1 apprentice"),
        (Event(mood.APPRENTICES, 0, (6,)), "has 6 apprentices"),
        (Event(plan.PLANNED, 0, ()), "has planned"),
        (Event(plan.REVEALED, 0, (21011, 0, 0, 0)), "plans 2 market, 1 cathedral, 1 workshop, 1 theater"),
        (Event(plan.REVEALED, 0, (3, 1, 0, 0)), "plans 3 second cathedral"),
        (Event(plan.REVEALED, 0, (30000, 0, 0, 1200)), "plans 3 market, 1 ill cathedral, 2 ill studio"),
        (Event(plan.REVEALED, 0, (1200, 0, 0, 110)), "plans 1 cathedral, 2 and 1 ill studio, 1 ill workshop"),
        (
            Event(plan.REVEALED, 0, (12011, 0, 6 << 10, 0)),
            "plans 1 market, 2 cathedral, glazery (on the studio), 1 workshop, 1 theater",
        ),
        (Event(plan.REVEALED, 0, (0, 0, 0, 0)), "sends nobody"),
        (
            Event(plan.REVEALED, 0, (12100, 0, 6 << 10, 0)),
            "plans 1 market, 2 cathedral, 1 glazery (on the studio)",
        ),
        (Event(market.BOUGHT, 0, (3, TILES.index("YYY"))), "buys YYY in booth IV"),
        (Event(market.CLOSED, 0, (1,)), "closes booth II"),
        (Event(market.CLEARED, -1, (1,)), "Booth II is empty"),
        (Event(market.STALL, -1, (0, TILES.index("O"))), "Booth I offers O"),
        (Event(state.PAID, 0, (1,)), "pays 1 thaler"),
        (Event(state.EARNED, 0, (6,)), "gets 6 thalers"),
        (Event(cathedral.MOVED_BISHOP, 0, (12,)), "moves the bishop to C3"),
        (
            Event(restoring.RESTORED_SEGMENT, 0, (0, COSTS.index("OGY"), 7, 2)),
            "restores A1 (OGY): 7 points + 2 for the bishop",
        ),
        (Event(restoring.RESTORED_SEGMENT, 0, (24, COSTS.index("OG"), 6, 0)), "restores E5 (OG): 6 points"),
        (Event(restoring.RESTORED_ALTAR, 0, (0, 2)), "restores the altar with RYB: 2 points"),
        (Event(workshop.BLENDED_PAINTS, 0, (5, 2)), "blends 2 purple"),
        (Event(state.SCORED, 0, (5, 17)), "moves 5 spaces forward on the score track, to 17"),
        (Event(rounds.INCOME, 0, (3,)), "gets income"),
        (Event(rounds.ROTATED, 0, (-3,)), "goes to the back of the start spaces"),
        (Event(scoring.MONEY_COUNTED, 0, (3, 1)), "counts 3 thalers: 1 point"),
        (Event(scoring.MONEY_COUNTED, 0, (1, 0)), "counts 1 thaler: 0 points"),
        (Event(scoring.FINAL, -1, ()), "Final scoring"),
    ],
)
def test_what_happened_is_said(event: Event, sentence: str) -> None:
    assert speak(GAME.describe(event)) == sentence


def test_an_event_nobody_knows_has_no_words() -> None:
    """So that the laws notice an event without a sentence."""
    with pytest.raises(LookupError, match=r"odd.* has no words"):
        GAME.describe(Event(EventKind("odd"), 0, ()))
