"""What everybody could know of goods behind screens: the ledger hears no more than a spectator, and has the truth."""

from typing import Any

import pytest

from bottega.core.events import Event, EventKind
from bottega.core.game import SPECTATOR
from bottega.core.rng import Random
from bottega.games.fresco.const import BLENDED, LETTERS
from bottega.games.fresco.ledger import FrescoLedger, account_of
from bottega.games.fresco.modules import (
    m01_portraits,
    m02_requests,
    m03_special_blends,
    m04_wishing_well,
    m05_gold_leaf,
    m06_glaziers,
    m08_bells,
    m09_wall,
    m10_medico,
    m11_favors,
    m12_dames,
    m13_catacombs,
    m15_dome,
    m16_black_market,
    m17_painters_guild,
)
from bottega.games.fresco.modules.m01_portraits.box import portraits_box
from bottega.games.fresco.modules.m03_special_blends.steps import PAYMENTS as SPECIAL_PAYMENTS
from bottega.games.fresco.modules.m10_medico import ill_moves
from bottega.games.fresco.modules.m11_favors.box import favors_box
from bottega.games.fresco.modules.m12_dames import helps
from bottega.games.fresco.modules.m15_dome.box import dome_box
from bottega.games.fresco.places import market, restoring, workshop
from bottega.games.fresco.state import EARNED, MOOD, PAID
from tests.games.fresco.board import GAME
from tests.games.fresco.scene import new_game

BOX = GAME.box


def after(modules: str, kind: EventKind, *values: int, who: int = 1) -> tuple[str, int, dict[int, list[int]]]:
    """What has changed in the account of the second of three players: paints that came or went, thalers, own goods."""
    ledger = FrescoLedger(new_game(3, 1, {"modules": modules}).state)
    account = ledger.accounts[1]
    paints, thalers = list(account.paints), account.thalers
    own = {number: list(goods) for number, goods in account.own.items()}
    ledger.hear(Event(kind, who, values))
    moved = [now - before for now, before in zip(account.paints, paints, strict=True)]
    came = "".join(f"+{letter}" * count for letter, count in zip(LETTERS, moved, strict=True))
    went = "".join(f"-{letter}" * -count for letter, count in zip(LETTERS, moved, strict=True))
    changed = {number: goods for number, goods in account.own.items() if goods != own[number]}
    return came + went, account.thalers - thalers, changed


def signed(letters: str, sign: str) -> str:
    return "".join(f"{sign}{letter}" for letter in sorted(letters, key=LETTERS.index))


def test_the_base_game() -> None:
    assert after("none", PAID, 3) == ("", -3, {})
    assert after("none", EARNED, 4) == ("", 4, {})
    assert after("none", MOOD, 4) == ("", 0, {})
    assert after("none", market.BOUGHT, 0, 5) == (signed(BOX.market[5].letters, "+"), 0, {})
    assert after("none", workshop.BLENDED_PAINTS, 3, 2) == ("+O+O-R-R-Y-Y", 0, {})
    assert after("none", restoring.RESTORED_SEGMENT, 3, 7, 1, 0) == (signed(BOX.tiles[7].cost.letters, "-"), 0, {})
    assert after("none", restoring.RESTORED_ALTAR, 4, 6) == (signed(restoring.PAYMENTS[4].letters, "-"), 0, {})


def test_others_change_nothing() -> None:
    for who in (-1, 0, 2, 3):
        assert after("none", PAID, 3, who=who) == ("", 0, {})


def test_1_portraits() -> None:
    cards = portraits_box(BOX).portraits
    bright = next(number for number, card in enumerate(cards) if card.paint >= 0)
    plain = next(number for number, card in enumerate(cards) if card.paint < 0)
    assert after("1", m01_portraits.PAINTED, bright) == (f"+{LETTERS[cards[bright].paint]}", 0, {})
    assert after("1", m01_portraits.PAINTED, plain) == ("", 0, {})
    assert after("1", m01_portraits.CHOSE_PAINTS, 0, 2) == ("+R+B", 0, {})
    assert after("1", MOOD, 1) == ("", 0, {})


def test_2_and_3_requests_and_special_blends() -> None:
    assert after("2", m02_requests.GOT_PAINT, 1) == ("+Y", 0, {})
    assert after("3", m03_special_blends.SPECIAL_ALTAR, 0, 9) == (signed(SPECIAL_PAYMENTS[0].letters, "-"), 0, {})
    assert after("2,3", MOOD, 1) == ("", 0, {})


def test_4_the_wishing_well() -> None:
    had = account_of(new_game(3, 1, {"modules": "4"}).state, 1).own[4][0]
    assert after("4", m04_wishing_well.RECEIVED, 0, 5) == (signed(BOX.market[5].letters, "+"), 0, {})
    assert after("4", m04_wishing_well.MIXED, 1, 0, 2, 4) == (f"+{LETTERS[4]}-R-B-B", 0, {})
    assert after("4", m04_wishing_well.PENNIES, 2) == ("", 0, {4: [had + 2]})
    assert after("4", m04_wishing_well.THROWN) == ("", 0, {4: [had - 1]})
    assert after("4", m04_wishing_well.CHANGED, 1) == ("", 0, {4: [had - 1]})
    assert after("4", MOOD, 1) == ("", 0, {})


def test_5_and_6_leaves_and_glass() -> None:
    assert after("5", m05_gold_leaf.LEAVES, 2) == ("", 0, {5: [2]})
    assert after("5", m05_gold_leaf.GILDED, 3) == ("", 0, {5: [-1]})
    assert after("5", m05_gold_leaf.CHANGED, 2) == ("", 0, {5: [-2]})
    assert after("6", m06_glaziers.BOUGHT, 2) == ("", 0, {6: [0, 0, 1, 0]})
    assert after("6", m06_glaziers.GAVE, 1, 2) == ("", 0, {6: [0, -2, 0, 0]})
    assert after("5,6", MOOD, 1) == ("", 0, {})


def test_8_bells() -> None:
    assert after("8", m08_bells.PAID_IN, 2) == ("", -2, {})
    assert after("8", m08_bells.BOUGHT, 6, 4, 5) == ("", 0, {8: [1, 5]})
    assert after("8", m08_bells.PAID_OFF, 3) == ("", 0, {8: [1, 3]})
    assert after("8", MOOD, 1) == ("", 0, {})


def test_9_to_12() -> None:
    favors = favors_box(BOX).favors
    bright = next(number for number, favor in enumerate(favors) if favor.paint >= 0)
    plain = next(number for number, favor in enumerate(favors) if favor.paint < 0)
    assert after("9", m09_wall.WALL, 2, 4, 3) == (f"-{LETTERS[4]}", 0, {})
    assert after("9", m09_wall.INCOME, 1) == ("+Y", 0, {})
    assert after("10", ill_moves.SAINT, 2) == ("-B", 0, {})
    assert after("11", m11_favors.FAVOR, bright) == (f"+{LETTERS[favors[bright].paint]}", 0, {})
    assert after("11", m11_favors.FAVOR, plain) == ("", 0, {})
    assert after("12", helps.TRADED, 0, 1) == ("+Y-R", 0, {})
    assert after("9,10,11,12", MOOD, 1) == ("", 0, {})


def test_13_to_17() -> None:
    assert after("13", m13_catacombs.KEPT, 7) == ("", 0, {13: [7]})
    domes = dome_box(BOX).domes
    assert after("15", m15_dome.COMPLETED, 2, 5) == (signed(domes[2].cost.letters, "-"), 0, {})
    assert after("16", m16_black_market.DRAWN, 5) == (signed(BOX.market[5].letters, "+"), 0, {})
    assert after("17", m17_painters_guild.EXCHANGED, 2, 0) == ("+R-B", 0, {})
    assert after("13,15,16,17", MOOD, 1) == ("", 0, {})
    assert m10_medico.MODULE.number + m12_dames.MODULE.number == 22


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("modules", ["none", "4,5,8", "6,13", "all"])
def test_whoever_decides_could_know_what_all_others_have(players: int, modules: str) -> None:
    s: Any = GAME.new(players, 9, {"modules": modules})
    ledger = GAME.ledger(s)
    dice = Random(players)
    decisions = 0
    while not s.over():
        told, true = ledger.goods(), GAME.screened(s)
        assert all(told[seat] == true[seat] for who in s.deciders() for seat in range(players) if seat != who)
        log: list[Event] = []
        s.log = log
        s.push(s.options[dice.below(len(s.options))])
        for event in log:
            ledger.hear(event.seen_by(SPECTATOR))
        decisions += 1
    assert ledger.goods() == GAME.screened(s)
    assert decisions > 100
    assert any(row[0] != BOX.thalers or any(row[1 + BLENDED :]) for row in ledger.goods())


# --- shown to all, where the table wants it


def without_goods(view: Any) -> Any:
    """A view without what may be shown to all; the rest stays as it is."""
    players = [{**row, "thalers": None, "paints": None} for row in view["players"]]
    modules = [
        {**block, "players": [{**row, **dict.fromkeys(SHOWN & row.keys())} for row in block["players"]]}
        if "players" in block
        else block
        for block in view["modules"]
    ]
    return {**view, "players": players, "modules": modules}


SHOWN = {"leaves", "glass", "pennies", "bells", "own", "kept"}


@pytest.mark.parametrize(("players", "modules"), [(2, "none"), (2, "all"), (3, "4,5,6,8,13"), (4, "all")])
def test_what_everybody_could_know_can_be_shown_to_all(players: int, modules: str) -> None:
    s = GAME.new(players, 5, {"modules": modules})
    dice = Random(players)
    moves = 0
    while not s.over():
        s.push(s.options[dice.below(len(s.options))])
        moves += 1
        if moves % 9:
            continue
        for who in (*range(players), SPECTATOR):
            seen: Any = GAME.told_view(s, who)
            assert seen == GAME.told_view(GAME.determinize(s, who, moves), who)  # nothing that is hidden from them
            assert without_goods(seen) == without_goods(GAME.view(s, who))  # and nothing else than goods
            for seat, goods in enumerate(GAME.screened(s)):
                assert seen["players"][seat]["thalers"] == goods[0]
                assert [seen["players"][seat]["paints"].count(letter) for letter in LETTERS] == goods[1:9]
            own: Any = GAME.view(s, who)
            assert who == SPECTATOR or seen["players"][who] == own["players"][who]


def test_pennies_that_are_planned_for_the_market_are_not_told_apart() -> None:
    s = new_game(3, 1, {"modules": "4"}).state
    while not s.steps[s.step()].secret():
        s.push(s.options[0])
    well = m04_wishing_well.well_of(s)
    well.pennies[1], well.on_market[1] = 1, 2
    seen: Any = GAME.told_view(s, 0)
    assert seen["modules"][-1]["players"][1] | {"wishes": None} == {
        "wishes": None, "wish_count": 0, "pennies": 3, "on_market": None,
    }  # fmt: skip
