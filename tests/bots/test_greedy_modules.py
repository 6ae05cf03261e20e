"""Greedy understands each module of Fresco: with it alone, for two players, it beats random and uses it."""

import pytest

from bottega.bots import seats
from bottega.core.events import Event
from bottega.games.fresco.game import FrescoGame

GAME = FrescoGame()
GAMES = 20

# What it means to use a module: one of these happened to the player.
USES = {
    "portraits": {"portrait"},
    "requests": {"request"},
    "blends": {"special_altar", "pink or brown"},
    "well": {"penny_thrown"},
    "gold": {"gilded"},
    "glaziers": {"glass_bought"},
    "scrolls": {"scroll"},
    "bells": {"certificate", "installments"},
    "wall": {"wall"},
    "medico": {"bottle"},
    "favors": {"favor"},
    "dames": {"dame_swapped", "reserved", "dame_helped", "dame_traded"},
    "catacombs": {"explored"},
    "pews": {"pews"},
    "dome": {"dome_completed"},
    "blackmarket": {"barrel"},
    "guild": {"exchanged"},
}

# In how many games it must, where that is not half of them; it completes dome tiles in 7 of 20.
USED = {"dome": 0.3}


def what(event: Event) -> str:
    """The event's name; blends of special paints by their own."""
    special = event.kind.name == "blended" and (event.values[0] or 0) > 5
    return "pink or brown" if special else event.kind.name


def play(module: str, edition: str, number: int) -> tuple[bool, bool]:
    """Did greedy win, and did it use the module?"""
    greedy = number % 2
    names = ["greedy" if seat == greedy else "random" for seat in range(2)]
    s = GAME.new(2, number, {"modules": module, "edition": edition})
    log: list[Event] = []
    s.log = log
    seats.play_out(GAME, s, seats.find_bots(names, number), number)
    used = any(event.who == greedy and what(event) in USES[module] for event in log)
    return GAME.result(s).winners == [greedy], used


@pytest.mark.compiled
@pytest.mark.parametrize(
    ("module", "edition"),
    [(module, "mega") for module in USES] + [(module, "classic") for module in list(USES)[:6]],
)
def test_greedy_wins_with_each_module_and_uses_it(module: str, edition: str) -> None:
    games = [play(module, edition, number) for number in range(GAMES)]
    assert sum(won for won, _ in games) >= 0.9 * GAMES
    assert sum(used for _, used in games) >= USED.get(module, 0.5) * GAMES
