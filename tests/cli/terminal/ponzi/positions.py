"""Positions of Ponzi Scheme to try the terminal on."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from tests.cli.positions import random_match
from tontine.play.match import Match, new_match
from tontine.play.view import Decision, View

ADVANCED = {"game": "advanced"}


def ponzi_match(
    stop: Callable[[View], bool],
    seats: int = 4,
    seed: int = 1,
    options: Mapping[str, str] | None = None,
) -> Match:
    return random_match(stop, seats, seed, options, "ponzi")


def find(
    stop: Callable[[View], bool], seats: int = 3, options: Mapping[str, str] = ADVANCED
) -> Match:
    """A position that does not come up in every game."""
    for seed in range(1, 200):
        match = ponzi_match(stop, seats, seed, options)
        if not match.over:
            return match
    raise AssertionError("it never came up")


def played(*decisions: Decision, seats: Sequence[str] = ("Ada", "Bruno", "Chloé")) -> Match:
    """The decisions are made by whoever is asked; Ada begins."""
    match = new_match("ponzi", seats, 7, {"trade_in_first_round": "yes"}, {"first": ["1"]})
    for decision in decisions:
        match.decide(match.owing[0], decision)
    return match


def fund(industry: str, card: int) -> Decision:
    return {"kind": "fund", "industry": industry, "card": card}


def remove(card: int) -> Decision:
    return {"kind": "remove", "card": card}


def offer(to: int, industry: str, amount: int) -> Decision:
    return {"kind": "offer", "to": to, "industry": industry, "amount": amount}


PASS: Decision = {"kind": "pass"}
SELL: Decision = {"kind": "sell"}
COUNTER: Decision = {"kind": "counter"}
FUNDED = (fund("media", 9), fund("media", 10), fund("media", 11))
