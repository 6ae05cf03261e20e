"""The ledger of goods behind the screens: all that comes and goes is told, so everybody could know what others have.

`determinize` leaves these goods as they are. That it may do so is a law: the ledger, which hears no more than a
spectator does, has the same in it.
"""

from typing import Final

from mypy_extensions import i64

from bottega.core.events import Event
from bottega.core.ledger import Ledger
from bottega.games.fresco.account import Account
from bottega.games.fresco.box import Components
from bottega.games.fresco.const import ORANGE
from bottega.games.fresco.module import Module
from bottega.games.fresco.places.market import BOUGHT
from bottega.games.fresco.places.restoring import PAYMENTS, RESTORED_ALTAR, RESTORED_SEGMENT
from bottega.games.fresco.places.workshop import BLENDED_PAINTS
from bottega.games.fresco.state import EARNED, PAID, Fresco


class FrescoLedger(Ledger):
    """An account for each player, from the goods that a game begins with."""

    def __init__(self, s: Fresco) -> None:
        self.box: Final[Components] = s.box
        self.modules: Final[list[Module]] = s.rules.modules
        self.accounts: Final = [account_of(s, seat) for seat in range(len(s.players))]

    def hear(self, event: Event) -> None:
        if 0 <= event.who < len(self.accounts):
            account = self.accounts[event.who]
            hear(account, event, self.box)
            for module in self.modules:
                module.hear(account, event, self.box)

    def goods(self) -> list[list[int]]:
        return [account.goods() for account in self.accounts]


def account_of(s: Fresco, seat: i64) -> Account:
    """What a player has behind the screen that everybody could know of."""
    own: dict[int, list[int]] = {}
    for module, part in zip(s.rules.with_part, s.parts, strict=True):
        own[module.number] = part.screened(s, seat)
    return Account(int(s.players[seat].thalers), list(s.players[seat].paints), own)


def hear(account: Account, event: Event, box: Components) -> None:
    """What the base game tells of somebody's goods."""
    kind = event.kind
    if kind is PAID:
        account.thalers -= event.value(0)
    elif kind is EARNED:
        account.thalers += event.value(0)
    elif kind is BOUGHT:
        account.gain(box.market[event.value(1)])
    elif kind is BLENDED_PAINTS:
        one, other = box.blends[event.value(0) - ORANGE]
        account.paints[one] -= event.value(1)
        account.paints[other] -= event.value(1)
        account.paints[event.value(0)] += event.value(1)
    elif kind is RESTORED_SEGMENT:
        account.gain(box.tiles[event.value(1)].cost, -1)
    elif kind is RESTORED_ALTAR:
        account.gain(PAYMENTS[event.value(0)], -1)
