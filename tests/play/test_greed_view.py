"""The table of Greed Incorporated as views draw it."""

from __future__ import annotations

import pytest

from tests.rules.greed.position import Table, firm, position
from tontine.play.greed.table import Arrow, draw_table

FIRMS = {2: firm("0"), 3: firm("1"), 4: firm("2")}


def of_steel(table: Table) -> Arrow:
    """What the first player's card would do to it."""
    arrows = draw_table(table.game, 0).hand[0].arrows
    return next(arrow for arrow in arrows if arrow.good == "steel")


@pytest.mark.rule("G1", "G10", "G11")
@pytest.mark.parametrize(("before", "after", "price"), [(0, -3, 13), (2, -1, 33), (-3, -3, 13)])
def test_a_good_has_its_square_and_every_card_in_hand_says_where_it_leads(
    before: int, after: int, price: int
) -> None:
    """Asset 15 has three arrows down for steel, which costs 43 on the fourth step of its track."""
    table = position(
        phase="announcing",
        year=2,
        companies=FIRMS,
        hands=[[15, 40], [11, 41], [12, 42]],
        trends={"steel": before},
    )
    view = draw_table(table.game, 0)
    assert [good.trend for good in view.goods if good.name == "steel"] == [before]
    assert of_steel(table) == Arrow("steel", -3, after, price)
    assert draw_table(table.game, 1).hand[0].number == 11


@pytest.mark.rule("G10")
def test_arrows_that_will_not_act_again_are_left_out() -> None:
    table = position(
        phase="gold",
        companies={2: firm("0", assets=[15]), 3: firm("1"), 4: firm("2")},
        offer={16: 1},
        discards=[17],
        gold=[0],
        purse=[0, 99, 0],
    )
    view = draw_table(table.game, 0)
    cards = [asset.card for company in view.companies for asset in company.assets]
    assert [card.number for card in cards] == [15]
    assert not any(card.arrows for card in [*cards, view.offers[0].card, view.discards[0]])
    assert view.players[0].symbols[0].arrows == []
    assert view.gold is not None
    assert view.gold.symbol.arrows
    assert all(company.arrows for company in view.foundable)
