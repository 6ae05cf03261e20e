"""Module 6, the glaziers: glass from an action tile, the glazery, for the windows of twelve segments and the altar."""

from typing import Final

from librt.vecs import append, pop
from mypy_extensions import i64

from bottega.core.events import Event
from bottega.core.kernel import Step
from bottega.core.messages import Message, msg
from bottega.games.fresco.account import Account
from bottega.games.fresco.box import Components
from bottega.games.fresco.const import ALTAR, SEGMENTS
from bottega.games.fresco.module import Module, Part
from bottega.games.fresco.modules.m06_glaziers.advice import GlaziersAdvice
from bottega.games.fresco.modules.m06_glaziers.box import glass_box
from bottega.games.fresco.modules.m06_glaziers.observation import GlaziersObservation
from bottega.games.fresco.modules.m06_glaziers.part import ALTAR_WINDOW as ALTAR_WINDOW
from bottega.games.fresco.modules.m06_glaziers.part import GLASS_COLOURS as GLASS_COLOURS
from bottega.games.fresco.modules.m06_glaziers.part import NO_WINDOW, NUMBER, PLACES, has_window
from bottega.games.fresco.modules.m06_glaziers.part import Glazery as Glazery
from bottega.games.fresco.modules.m06_glaziers.part import glazery_of as glazery_of
from bottega.games.fresco.modules.m06_glaziers.steps import BENCH as BENCH
from bottega.games.fresco.modules.m06_glaziers.steps import (
    BENCH_SPOTS,
    GLASS_WORDS,
    OWN_SPOTS,
    SALE_SPOTS,
    TILE,
    BuyGlass,
    GiveGlass,
    TakeWindow,
    display_glass,
    owns_glass,
    slide_bench,
    take_window,
)
from bottega.games.fresco.modules.m06_glaziers.steps import BOUGHT as BOUGHT
from bottega.games.fresco.modules.m06_glaziers.steps import BUY_GLASS as BUY_GLASS
from bottega.games.fresco.modules.m06_glaziers.steps import DISPLAYED as DISPLAYED
from bottega.games.fresco.modules.m06_glaziers.steps import GAVE as GAVE
from bottega.games.fresco.modules.m06_glaziers.steps import GIVE_GLASS as GIVE_GLASS
from bottega.games.fresco.modules.m06_glaziers.steps import MISSING as MISSING
from bottega.games.fresco.modules.m06_glaziers.steps import TAKE_WINDOW as TAKE_WINDOW
from bottega.games.fresco.modules.m06_glaziers.steps import WINDOW as WINDOW
from bottega.games.fresco.state import Fresco, numbers, pieces_of


class Glaziers(Module):
    """The glaziers."""

    def __init__(self) -> None:
        super().__init__(
            NUMBER,
            "glaziers",
            "The Glaziers",
            "windows",
            tile=TILE,
            advice=GlaziersAdvice(),
            classic=True,
            observation=GlaziersObservation(),
        )

    def steps(self) -> list[Step[Fresco]]:
        return [BuyGlass(), TakeWindow(), GiveGlass()]

    def new_part(self, s: Fresco) -> Part:
        return Glazery(len(s.players))

    def set_up(self, s: Fresco) -> None:
        glazery = glazery_of(s)
        glazery.bag = pieces_of(glass_box(s.box).glass_tokens)
        s.shuffle(glazery.bag)
        display_glass(s)
        glazery.pile = numbers(len(glass_box(s.box).windows))
        s.shuffle(glazery.pile)
        while i64(len(glazery.bench)) < PLACES:
            glazery.pile, window = pop(glazery.pile)
            glazery.bench = append(glazery.bench, window)

    def round_ended(self, s: Fresco) -> None:
        """What was not sold goes to the reserve; new tokens are laid out."""
        glazery = glazery_of(s)
        colour: i64 = 0
        while colour < GLASS_COLOURS:
            glazery.reserve[colour] += glazery.shown[colour]
            glazery.shown[colour] = 0
            colour += 1
        display_glass(s)

    # --- windows

    def restoring(self, s: Fresco, marker: i64, segment: i64) -> None:
        """Beside twelve segments a window must be set; Leonardo takes the one that costs nothing, without penalty.

        The altar's window takes up to one token of each colour.
        """
        if segment == ALTAR:
            glazery_of(s).window = ALTAR_WINDOW
            s.push_task(GIVE_GLASS, marker)
        elif has_window(s, segment):
            if s.is_player(marker):
                s.push_task(TAKE_WINDOW, marker)
            else:
                take_window(s, marker, 0)

    def restoring_note(self, s: Fresco, marker: i64, segment: i64) -> Message | None:
        return msg("m06-note-window") if has_window(s, segment) else None

    def bonus(self, s: Fresco, marker: i64, segment: i64, points: i64) -> i64:
        """The window less its penalties; the whole score is never below 0 (ruling 3.53)."""
        glazery = glazery_of(s)
        if glazery.window == NO_WINDOW:
            return 0
        bonus = glazery.pending
        if points + bonus < 0:
            bonus = -points
        glazery.credit(marker, bonus)
        if segment == ALTAR:
            glazery.window = NO_WINDOW
            glazery.pending = 0
        return bonus

    def restored(self, s: Fresco, marker: i64, segment: i64, tile: i64) -> None:
        """The windows on the bench slide to the free end, and a new one is laid out."""
        glazery = glazery_of(s)
        if glazery.window == NO_WINDOW:
            return
        if s.is_player(marker):
            glazery.set = append(glazery.set, glazery.window * SEGMENTS + segment)
        else:
            glazery.gone = append(glazery.gone, glazery.window)
        glazery.window = NO_WINDOW
        glazery.pending = 0
        slide_bench(s, glazery)

    def why_not(self, s: Fresco, who: i64, target: str) -> Message | None:
        if target in SALE_SPOTS:
            colour = SALE_SPOTS.index(target)
            if glazery_of(s).shown[colour] == 0:
                return msg("m06-why-sold-out", color=GLASS_WORDS[colour])
            return msg("m06-why-glazery")
        if target in BENCH_SPOTS:
            return msg("m06-why-window")
        if target in OWN_SPOTS:
            colour = OWN_SPOTS.index(target)
            return (
                msg("m06-why-give")
                if owns_glass(s, who, colour)
                else msg("m06-why-no-glass", color=GLASS_WORDS[colour])
            )
        return None

    def hear(self, account: Account, event: Event, box: Components) -> None:
        if event.kind is BOUGHT:
            account.own[NUMBER][event.value(0)] += 1
        elif event.kind is GAVE:
            account.own[NUMBER][event.value(0)] -= event.value(1)


MODULE: Final = Glaziers()
