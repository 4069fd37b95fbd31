"""Every field of an observation says what the snapshot and the ledger say."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.observed import flat, from_one, named, one_hot, padded, positions
from tontine.rules.ponzi.components import INTERESTS, PERIODS
from tontine.rules.ponzi.decisions import ANSWERING, PHASES, PRICING


def sums(wheel: list[list[int]], of: Any, first: int, last: int) -> list[int]:
    """The interest on the cards of a wheel, by what ``of`` says of them."""
    return [
        sum(int(INTERESTS[card]) for card, space in wheel if of(card, space) == one)
        for one in range(first, last + 1)
    ]


@pytest.mark.parametrize("seats", [3, 5])
def test_every_field_is_what_the_position_is(seats: int) -> None:
    for game in positions("ponzi", seats, seats, 3, game="advanced"):
        it = game.snapshot()
        for seat in range(seats):
            order = [(seat + place) % seats for place in range(seats)]
            ledger = game.ledger
            open_ = game.over
            tiles, wheels = it["tiles"], it["wheels"]
            answering = game.phase == ANSWERING
            looks = answering and seat in (it["offerer"], it["rival"])
            offered = answering or (game.phase == PRICING and seat == it["offerer"])
            market = it["market"]
            expected = {
                "market": padded(market, 9),
                "interest": padded([int(INTERESTS[card]) for card in market], 9),
                "period": padded([int(PERIODS[card]) for card in market], 9),
                "least": [it["cash"][o] if open_ else int(ledger.least(seat, o)) for o in order],
                "most": [it["cash"][o] if open_ else int(ledger.most(seat, o)) for o in order],
                "points": [int(game.public_points(other)) for other in order],
                "tiles": flat([tiles[other] for other in order]),
                "falling_due": flat([sums(wheels[o], lambda _, at: at, 0, 5) for o in order]),
                "recurring": flat([sums(wheels[o], lambda c, _: PERIODS[c], 1, 5) for o in order]),
                "bankrupt": [it["bankrupt"] >> other & 1 for other in order],
                "supply": it["supply"],
                "luxuries": [from_one(owner, seat, seats) for owner in it["luxuries"]],
                "phase": one_hot(PHASES.index(it["phase"]), 7),
                "envelope": [it["envelope"] if looks else -1],
                "offerer": [from_one(it["offerer"], seat, seats) if offered else 0],
                "rival": [from_one(it["rival"], seat, seats) if offered else 0],
                "industry": one_hot(it["industry"] if offered else -1, 4),
                "actor": [from_one(it["actor"], seat, seats) - 1],
                "marker": [from_one(it["marker"], seat, seats) - 1],
                "place": [it["place"]],
                "round": [it["round"]],
                "funded": [int(it["funded"])],
                "idle": [it["idle"]],
                "crashed": [int(it["crashed"])],
                "bears": [sum(card >= it["options"][1] for card in market)],
                "first_bear": [it["options"][1]],
                "deck": [len(it["deck"])],
                "discards": [len(it["discards"])],
                "advanced": [int(it["options"][0])],
                "trades_first": [int(it["options"][2])],
                "players": [seats],
            }
            for name, values in named("ponzi", game, seat).items():
                assert values == padded(expected[name], len(values)), name
