"""Every field of an observation says what the snapshot says."""

from __future__ import annotations

import pytest

from tests.rules.observed import flat, from_one, members, named, one_hot, padded, positions
from tontine.rules.greed.decisions import BIDDING, DRAFTING, PHASES, POINTING, SELLING


@pytest.mark.parametrize("seats", [3, 5])
def test_every_field_is_what_the_position_is(seats: int) -> None:
    for game in positions("greed", seats, seats, 17):
        it = game.snapshot()
        for seat in range(seats):
            order = [(seat + place) % seats for place in range(seats)]

            def seen(others: list[int], seat: int = seat) -> list[int]:
                return [from_one(other, seat, seats) for other in others]

            mine = seat == it["actor"]
            drafts = game.phase == DRAFTING
            drafted = mine and game.phase in (DRAFTING, SELLING)
            own = [chairs[0] == seat for chairs in it["chairs"]]
            sealed = game.phase == BIDDING
            bidders, highest, bid = it["auction"]
            deals = [[deal[1] + 1, deal[2] + 1, *deal[3:]] for deal in it["deals"]]
            hand = [int(game.held(seat, place)) for place in range(2)]
            expected = {
                "prices": [int(game.price(good)) for good in range(11)],
                "trends": it["trends"],
                "stock": flat(it["stock"]),
                "assets": flat(it["slots"]),
                "free": it["free"],
                "last": it["last"],
                "income": it["income"],
                "closed": members(it["closed"], 10),
                "gone": members(it["gone"], 10),
                "status": it["status"][10:],
                "chairs": seen(flat(it["chairs"])),
                "marks": seen(it["marks"][10:]),
                "symbols": seen(it["gold"] + it["silver"]),
                "purses": [it["purse"][other] for other in order],
                "cards": [sum(card > 0 for card in it["hands"][other]) for other in order],
                "made": [it["made"][other] for other in order],
                "hand": hand,
                "chosen": [it["chosen"][seat]],
                "bids": [
                    bid if mine_too or not sealed else 0
                    for bid, mine_too in zip(it["bids"], own, strict=True)
                ],
                "phase": one_hot(PHASES.index(it["phase"]), 14),
                "company": one_hot(it["company"] if mine or not drafts else -1, 10),
                "partner": one_hot(it["partner"] if mine and drafts else -1, 10),
                "pending": members(it["pending"], 10),
                "owing": [it["owes"] >> other & 1 for other in order],
                "content": [it["content"] >> other & 1 for other in order],
                "bidders": [bidders >> other & 1 for other in order],
                "fired": members(it["fired"], 3),
                "pointer": [it["pointer"] if game.phase == POINTING else 0],
                "highest": seen([highest]),
                "bid": [bid],
                "gold_price": [it["prices"][0]],
                "silver_price": [it["prices"][1]],
                "actor": [from_one(it["actor"], seat, seats) - 1],
                "marker": [from_one(it["marker"], seat, seats) - 1],
                "year": [it["year"]],
                "ten": [it["ten"]],
                "pile": [len(it["pile"])],
                "new_ceo_drops": [int(it["options"][0])],
                "players": [seats],
                "runs": members(it["runs"] if drafted else 0, 8),
                "draft": it["draft"] if drafted else [],
                "deals": flat(deals),
            }
            assert sorted(hand) == it["hands"][seat]
            for name, values in named("greed", game, seat).items():
                assert values == padded(expected[name], len(values)), name
