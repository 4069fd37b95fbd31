"""Phases 1 and 2, announcements and market forces: G9 to G11."""

from collections.abc import Sequence

import pytest

from tests.rules.greed.decisions import announce
from tests.rules.greed.position import GreedScenario, firm, position
from tontine.rules.greed import layout as at
from tontine.rules.greed.components import GOOD_NAMES, GOODS
from tontine.rules.greed.decisions import ANNOUNCED, BY_ASSETS, DREW, PRICE, TREND

COAL, COTTON, STEEL = (GOOD_NAMES.index(good) for good in ("coal", "cotton", "steel"))
FIRMS = {0: firm("0"), 1: firm("1"), 2: firm("2")}


def announcing(
    hands: Sequence[Sequence[int]],
    trends: dict[str, int] | None = None,
    steps: dict[str, int] | None = None,
    marker: int = 0,
    offer: dict[int, int] | None = None,
    pile: Sequence[int] = (),
    draws: Sequence[int] = (),
    ten: int = 4,
) -> GreedScenario:
    return position(
        phase="announcing",
        year=2,
        companies=FIRMS,
        hands=hands,
        trends=trends,
        steps=steps,
        marker=marker,
        offer=offer,
        pile=pile,
        draws=draws,
        ten=ten,
    )


# -- G9 --------------------------------------------------------------------------------


def test_G9_each_picks_one_of_their_cards() -> None:
    scenario = announcing([[10, 22], [11, 23], [24, 12]])
    assert scenario.owing() == [0, 1, 2]
    assert [scenario.offered(seat) for seat in range(3)] == [
        ["announce 10", "announce 22"],
        ["announce 11", "announce 23"],
        ["announce 24", "announce 12"],
    ]


def test_G9_in_any_order_and_only_once() -> None:
    scenario = announcing([[10, 22], [11, 23], [24, 12]])
    scenario.by(2, announce(12))
    assert scenario.offered(2) == []
    assert scenario.refusal(announce(24), seat=2) == ("G8", "not_asked")
    scenario.by(0, announce(10))
    assert scenario.owing() == [1]
    scenario.by(1, announce(23))
    assert scenario.phase == "bidding"


def test_G9_programs_are_asked_from_the_starting_marker_clockwise() -> None:
    scenario = announcing([[10, 22], [11, 23], [24, 12]], marker=1)
    assert scenario.game.actor == 1
    scenario.decide(announce(11))
    assert scenario.game.actor == 2
    scenario.decide(announce(12))
    assert scenario.game.actor == 0


def test_G9_all_are_revealed_together_with_the_markers_on_them() -> None:
    scenario = announcing([[10, 22], [11, 23], [24, 12]], marker=1)
    scenario.decide(announce(11), announce(12))
    assert scenario.on_offer() == {}
    assert scenario.told(ANNOUNCED) == []
    scenario.decide(announce(22))
    assert scenario.on_offer() == {22: 0, 11: 1, 12: 2}
    assert scenario.told(ANNOUNCED) == [(1, 11), (2, 12), (0, 22)]
    assert [scenario.hand(seat) for seat in range(3)] == [[10], [23], [24]]


def test_G9_then_each_draws_from_the_starting_marker_clockwise() -> None:
    scenario = announcing(
        [[10, 22], [11, 23], [24, 12]], marker=2, pile=[20, 21, 27], draws=[27, 20, 21], ten=2
    )
    scenario.decide(announce(12), announce(10), announce(11))
    assert scenario.told(DREW) == [(2, 27), (0, 20), (1, 21)]
    assert [scenario.hand(seat) for seat in range(3)] == [[20, 22], [21, 23], [24, 27]]


def test_G9_the_next_ten_is_opened_when_one_is_used_up() -> None:
    scenario = announcing([[10, 11], [12, 14], [15, 16]], pile=[17, 18], draws=[18, 17, 25], ten=1)
    scenario.decide(announce(10), announce(12), announce(15))
    assert [scenario.hand(seat) for seat in range(3)] == [[11, 18], [14, 17], [16, 25]]
    assert scenario.pile() == [
        *range(20, 25),
        *range(26, 29),  # 29 is not played with three
    ]


def test_G9_nobody_draws_from_an_empty_deck() -> None:
    scenario = announcing([[40, 41], [42, 43], [44, 45]])
    scenario.decide(announce(40), announce(42), announce(44))
    assert [scenario.hand(seat) for seat in range(3)] == [[41], [43], [45]]
    assert scenario.told(DREW) == []


def test_G9_who_has_one_card_left_is_not_asked() -> None:
    scenario = announcing([[40], [41], [42]], marker=1)
    assert scenario.phase == "bidding"
    assert scenario.told(ANNOUNCED) == [(1, 41), (2, 42), (0, 40)]
    assert [scenario.hand(seat) for seat in range(3)] == [[], [], []]


def test_G9_either_card_can_be_announced_and_the_other_stays() -> None:
    for place in (0, 1):
        hands = [[40, 41], [42, 43], [44, 45]]
        scenario = announcing(hands)
        scenario.decide(*(announce(hand[place]) for hand in hands))
        assert [scenario.hand(seat) for seat in range(3)] == [[hand[1 - place]] for hand in hands]


# -- G10 -------------------------------------------------------------------------------


def reveal(scenario: GreedScenario, *assets: int) -> GreedScenario:
    scenario.decide(*(announce(asset) for asset in assets))
    return scenario


def test_G10_the_arrows_are_added_up_and_applied() -> None:
    """Coal +1 and +1, sand -1, cotton +2."""
    scenario = reveal(announcing([[10, 40], [11, 41], [12, 42]]), 10, 11, 12)
    assert scenario.trends() == {"coal": 2, "sand": -1, "cotton": 2}
    told = scenario.told(TREND)
    assert (COAL, 2, 2, BY_ASSETS) in told
    assert len(told) == 3


@pytest.mark.parametrize(("before", "after"), [(-3, -1), (-1, 0), (0, 1), (1, 2), (2, 2)])
@pytest.mark.parametrize("marker", [0, 1, 2])
def test_G10_added_up_first_and_clamped_once(before: int, after: int, marker: int) -> None:
    """Cotton +2, +2 and -3 is +1, whoever comes first."""
    cards = [12, 13, 14]
    scenario = announcing([[c, 40 + c % 10] for c in cards], {"cotton": before}, marker=marker)
    for seat, card in enumerate(cards):
        scenario.by(seat, announce(card))
    assert scenario.trend("cotton") == after


@pytest.mark.parametrize(("before", "after"), [(2, -3), (1, -3), (-3, -3)])
def test_G10_never_below_minus_3(before: int, after: int) -> None:
    """Steel -3 and -2."""
    scenario = reveal(announcing([[15, 40], [16, 41], [10, 42]], {"steel": before}), 15, 16, 10)
    assert scenario.trend("steel") == after
    assert (STEEL, after, -5, BY_ASSETS) in scenario.told(TREND)


def test_G10_never_above_plus_2() -> None:
    scenario = reveal(announcing([[12, 40], [13, 41], [10, 42]], {"cotton": -1}), 12, 13, 10)
    assert scenario.trend("cotton") == 2
    assert (COTTON, 2, 4, BY_ASSETS) in scenario.told(TREND)


def test_G10_a_trend_stays_until_another_card_moves_it() -> None:
    scenario = reveal(announcing([[10, 40], [17, 41], [18, 42]], {"steel": -3}), 10, 17, 18)
    assert scenario.trend("steel") == -3


def test_G10_cards_left_over_do_not_act_again() -> None:
    scenario = announcing([[10, 40], [17, 41], [18, 42]], offer={12: 0, 15: 1})
    reveal(scenario, 10, 17, 18)
    assert scenario.trends() == {"coal": 1, "houses": 1, "loans": 1}
    assert scenario.on_offer() == {10: 0, 12: 0, 15: 1, 17: 1, 18: 2}


def test_G10_arrows_that_cancel_out_are_no_news() -> None:
    """20 lowers land's third neighbour, 31 raises it again."""
    scenario = announcing([[20, 40], [31, 41], [10, 42]])
    reveal(scenario, 20, 31, 10)
    assert scenario.trends() == {"coal": 1}
    assert [fields[0] for fields in scenario.told(TREND)] == [COAL]


# -- G11 -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("good", "step", "trend", "price"),
    [
        ("coal", 3, 0, 42),
        ("coal", 3, 1, 52),
        ("coal", 3, 2, 62),
        ("coal", 3, -1, 32),
        ("coal", 3, -3, 12),
        ("coal", 2, -3, 12),  # the low end
        ("coal", 0, -1, 12),
        ("coal", 0, 2, 32),
        ("coal", 7, 2, 92),  # the high end
        ("coal", 8, 1, 92),
        ("coal", 6, 2, 92),
        ("coal", 8, -2, 72),
        ("land", 4, 1, 50),  # a shorter track
        ("land", 3, 2, 50),
        ("land", 1, -3, 10),
    ],
)
def test_G11_a_price_moves_by_its_trend_and_never_past_an_end(
    good: str, step: int, trend: int, price: int
) -> None:
    scenario = position(phase="moving", steps={good: step}, trends={good: trend})
    assert scenario.price(good) == price
    moved = scenario.told(PRICE)
    stayed = scenario.game.step(GOOD_NAMES.index(good)) == step
    assert moved == ([] if stayed else [(GOOD_NAMES.index(good), price, trend)])


def test_G11_every_good_moves_by_its_own_trend() -> None:
    trends = {"land": 1, "steel": -1, "loans": 2, "blah_blah": -3}
    scenario = position(phase="moving", trends=trends)
    assert scenario.game.row(at.STEP, GOODS) == [4, 3, 3, 2, 3, 3, 3, 3, 5, 3, 0]


def test_G11_prices_move_by_the_trends_of_the_same_year() -> None:
    scenario = reveal(announcing([[10, 40], [17, 41], [18, 42]], {"coal": 1}), 10, 17, 18)
    assert scenario.price("coal") == 62
