"""Between which two figures the true one lies, with 95 percent confidence."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

from msgspec import Struct

CERTAINTY = 1.96  # standard errors: intervals hold in 95 of 100 simulations

# Student's, instead of it, for the mean of 2, 3, ... numbers: their spread is only estimated.
_FEW = (12.71, 4.30, 3.18, 2.78, 2.57, 2.45, 2.36, 2.31, 2.26)


class Interval(Struct, frozen=True):
    """Where the true figure lies, with 95 percent confidence."""

    low: float
    high: float


def share_in(part: float, whole: int) -> Interval:
    """Wilson's, which holds for small and for large shares, too."""
    share, z = part / whole, CERTAINTY
    middle = share + z * z / (2 * whole)
    reach = z * sqrt(max(share * (1 - share), 0) / whole + z * z / (4 * whole * whole))
    scale = 1 + z * z / whole
    return Interval((middle - reach) / scale, (middle + reach) / scale)


def around(total: float, squares: float, number: int) -> Interval:
    """The mean of some numbers, none below 0, by their sum and the sum of their squares."""
    mean = total / number
    spread = max(squares / number - mean * mean, 0)
    reach = CERTAINTY * sqrt(spread / max(number - 1, 1))
    return Interval(max(mean - reach, 0.0), mean + reach)


def mean_share_in(shares: Sequence[float]) -> Interval | None:
    """The mean of shares that were drawn independently; nothing is known from fewer than two.

    Where all are equal there is no spread to go by, so it is that of as many tossed coins.
    """
    number = len(shares)
    if number < 2:
        return None
    mean = sum(shares) / number
    squares = sum((share - mean) ** 2 for share in shares)
    if squares < 1e-12:
        coins = share_in(mean * number, number)
        low, high = coins.low, coins.high
    else:
        reach = _errors(number) * sqrt(squares / (number - 1) / number)
        low, high = mean - reach, mean + reach
    return Interval(max(low, 0.0), min(high, 1.0))


def _errors(number: int) -> float:
    """Student's: more standard errors for few numbers."""
    if number - 2 < len(_FEW):
        return _FEW[number - 2]
    z, free = CERTAINTY, number - 1
    return z + (z**3 + z) / (4 * free) + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * free**2)
