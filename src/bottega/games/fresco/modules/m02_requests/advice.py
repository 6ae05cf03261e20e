"""What a bot goes by."""

from mypy_extensions import i64

from bottega.games.fresco.const import ILL, WORKSHOP
from bottega.games.fresco.module import ModuleAdvice
from bottega.games.fresco.modules.m02_requests.part import GENERAL, KINDS, requests_of, top_request
from bottega.games.fresco.modules.m02_requests.tiles import can_fulfil
from bottega.games.fresco.state import Fresco


class RequestsAdvice(ModuleAdvice):
    """Requests bring paints; those that the player's tiles fulfil bring points."""

    def worth(self, s: Fresco, who: i64) -> float:
        """Paints to come."""
        owned = requests_of(s).owned
        worth = 0.0
        kind: i64 = 0
        while kind < KINDS:
            worth += float(owned[who * KINDS + kind]) * (1.0 if kind == GENERAL else 2.5)
            kind += 1
        return 0.0 if s.final else worth

    def prospect(self, s: Fresco, who: i64, place: i64, apprentices: i64) -> float:
        """The best request that the player's tiles fulfil."""
        best = 0.0
        hands = apprentices + s.players[who].at(WORKSHOP, ILL)
        if place == WORKSHOP and hands > 0 and s.column < WORKSHOP:
            kind: i64 = 0
            while kind < KINDS:
                if can_fulfil(s, who, kind):
                    worth = float(top_request(s, kind)) - (0.0 if s.final else 1.5)
                    best = worth if worth > best else best
                kind += 1
        return best
