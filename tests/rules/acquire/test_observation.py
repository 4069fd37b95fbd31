"""Every field of an observation says what the snapshot says."""

from __future__ import annotations

import pytest

from tests.rules.observed import flat, from_one, members, named, one_hot, padded, positions
from tontine.rules.acquire.decisions import PHASES


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_every_field_is_what_the_position_is(seats: int) -> None:
    for game in positions("acquire", seats, seats, 9, holdings="hidden"):
        it = game.snapshot()
        for seat in range(seats):
            told = named("acquire", game, seat)
            spaces = it["spaces"]
            hand = it["hands"][seat]
            order = [(seat + place) % seats for place in range(seats)]
            expected = {
                "corporations": [int(owner == one) for one in range(7) for owner in spaces],
                "lone": [int(owner == 7) for owner in spaces],
                "empty": [int(owner == 8) for owner in spaces],
                "hand": [int(tile in hand) for tile in range(108)],
                "played": [int(tile == it["tile"]) for tile in range(108)],
                "sizes": it["sizes"],
                "prices": [int(game.price(one)) for one in range(7)],
                "bank": it["bank"],
                "cash": padded([it["cash"][other] for other in order], 6),
                "shares": padded(flat([it["shares"][other] for other in order]), 42),
                "phase": one_hot(PHASES.index(it["phase"]), 7),
                "survivor": one_hot(it["survivor"], 7),
                "defunct": one_hot(it["defunct"], 7),
                "pending": members(it["pending"], 7),
                "safe": [int(size >= 11) for size in it["sizes"]],
                "purchases": [it["purchases"]],
                "turn": [(it["turn"] - seat) % seats],
                "actor": [from_one(it["actor"], seat, seats) - 1],
                "announced": [int(it["announced"])],
                "may_end": [int(game.may_end())],
                "bag": [len(it["bag"])],
                "turns": [it["turns"]],
                "idle": [it["turns"] - it["last_placed"]],
                "players": [seats],
            }
            assert told == expected
