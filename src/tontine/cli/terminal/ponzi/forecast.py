"""What falls due when, and how far the money reaches (P23 to P25)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate

from msgspec import Struct

from tontine.cli.terminal.ponzi.palette import DANGER
from tontine.play.ponzi.speech import PonziSpeech
from tontine.play.ponzi.table import TURNS_AHEAD, Fund

CRASH = 2  # P23: spaces that the wheels turn after a crash


def falling_due(wheel: Sequence[Sequence[Fund]], crash: bool = False) -> list[int]:
    """What is owed in each of the next turns. The first turn is longer after a crash."""
    due = [0] * TURNS_AHEAD
    for space, funds in enumerate(wheel):
        first = max(space - (CRASH if crash else 1), 0)
        for fund in funds:
            for turn in range(first, TURNS_AHEAD, fund.period):
                due[turn] += fund.interest
    return due


def with_fund(due: Sequence[int], fund: Fund) -> list[int]:
    """P12: what is owed with one more card, laid at the space of its period."""
    wheel: list[list[Fund]] = [[] for _ in range(fund.period)] + [[fund]]
    return [owed + more for owed, more in zip(due, falling_due(wheel), strict=True)]


def balances(cash: int, due: Sequence[int]) -> list[int]:
    """What is left after each turn; below zero, what is short."""
    return list(accumulate(due, lambda left, owed: left - owed, initial=cash))[1:]


class Outlook(Struct, frozen=True):
    """How far an amount of money reaches."""

    cash: int
    round: int  # until which everything can be paid, or in which it cannot
    short: int  # by how much

    def text(self, speech: PonziSpeech, brief: bool = False) -> str:
        words = speech.words
        form = ".brief" if brief else ""
        cash = words.money(self.cash)
        if not self.short:
            return words(f"outlook-enough{form}", cash=cash, round=self.round)
        short = words.money(self.short)
        return words(f"outlook-short{form}", cash=cash, amount=short, round=self.round, sign=DANGER)


def outlook(cash: int, due: Sequence[int], first_round: int) -> Outlook:
    left = balances(cash, due)
    for turn, balance in enumerate(left):
        if balance < 0:
            return Outlook(cash, first_round + turn, -balance)
    return Outlook(cash, first_round + len(left) - 1, 0)
