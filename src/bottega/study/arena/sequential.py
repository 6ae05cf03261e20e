"""When it is clear: a test that may look after every deal.

Whoever looks at a usual test again and again will see it reject sooner or later. This one may be looked at for ever.
It bets: if a bot's rate is at most m, nobody who stakes a fixed fraction of their money on the bot, deal by deal at
the odds of m, can expect to win. Who has made 40 out of 1 all the same has seen something that happens in at most
1 of 40 contests, however long they last (Ville's inequality). Nothing is assumed about the games but that deals are
drawn independently; outcomes of a deal lie between 0 and 1.
"""

import math
from collections import Counter
from collections.abc import Iterable
from typing import NamedTuple

from bottega.extras import need

optimize = need("scipy.optimize", "arena")

ERROR = 0.05  # at most so often the verdict is wrong
LOWEST = 1e-9  # rate that is told from 0

# Fractions of the money: several bettors, each with an equal part of it, find out which is best.
STAKES = tuple(0.5**step for step in range(7))

MORE = "more"
LESS = "less"
OPEN = ""


class Rule(NamedTuple):
    """What is tested: is a rate more than `at_most`, or less than `at_least`?

    With both at 0.5: who is better?
    """

    at_most: float = 0.5
    at_least: float = 0.5

    def error(self) -> float:
        """How often each of both answers may be wrong; only where the thresholds meet both can be."""
        return ERROR / 2 if self.at_most == self.at_least else ERROR


class Bettors:
    """They bet that a rate is more than `rate`."""

    def __init__(self, rate: float) -> None:
        self.rate = rate
        self.money = [0.0] * len(STAKES)  # logarithms

    def add(self, outcome: float, times: int = 1) -> None:
        """Pay for a deal, or for several with the same outcome."""
        for i, stake in enumerate(STAKES):
            factor = 1 - stake + stake * outcome / self.rate
            self.money[i] += times * math.log(factor) if factor > 0 else -math.inf

    def evidence(self) -> float:
        """The logarithm of what they own together, having begun with 1."""
        most = max(self.money)
        return most + math.log(sum(math.exp(money - most) for money in self.money) / len(STAKES))


class Watch:
    """Follows the deals of two bots until it is clear."""

    def __init__(self, rule: Rule) -> None:
        self.more = Bettors(rule.at_most)
        self.less = Bettors(1 - rule.at_least)
        self.enough = -math.log(rule.error())
        self.verdict = OPEN

    def add(self, outcome: float) -> None:
        """The first bot's outcome of the next deal, from 0 to 1; once there is a verdict it stays."""
        if self.verdict == OPEN:
            self.more.add(outcome)
            self.less.add(1 - outcome)
            if self.more.evidence() >= self.enough:
                self.verdict = MORE
            elif self.less.evidence() >= self.enough:
                self.verdict = LESS


def anytime_interval(outcomes: Iterable[float]) -> tuple[float, float]:
    """A 95 % interval of a rate that holds whenever one stops: all rates that no bettors have got rich on."""
    counts = Counter(outcomes)
    return bound(counts), 1 - bound(Counter({1 - outcome: times for outcome, times in counts.items()}))


def bound(counts: Counter[float]) -> float:
    """The lowest rate that bettors on more have not got rich on; they get poorer as the rate grows."""

    def rich(rate: float) -> float:
        """How much more than enough they own; less than 0: they are not rich."""
        bettors = Bettors(rate)
        for outcome, times in counts.items():
            bettors.add(outcome, times)
        return bettors.evidence() + math.log(ERROR / 2)

    return float(optimize.brentq(rich, LOWEST, 1.0, xtol=LOWEST)) if rich(LOWEST) > 0 else 0.0
