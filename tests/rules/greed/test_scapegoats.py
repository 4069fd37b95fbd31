"""Phase 8, scapegoats: G24 to G28."""

from itertools import product

import pytest

from tests.rules.greed.decisions import CHAIR_NAMES, PASS, drop, found, point, raise_to
from tests.rules.greed.position import Firm, GreedScenario, firm, position
from tests.rules.scenario import Codes
from tontine.rules.greed.decisions import DROPPED, FIRED, LIQUIDATED, POINTED, PROMOTED

SHARES = {"ceo": 40, "cfo": 20, "coo": 20}


def booted(
    chairs: str,
    *,
    free: int = 100,
    assets: list[int] | None = None,
    goods: str = "",
    last: int = 0,
    new_ceo_drops: bool = False,
    others: dict[int, Firm] | None = None,
) -> GreedScenario:
    """Company 3 has had no income: it gets the boot."""
    one = firm(chairs, free=free, assets=assets or [], goods=goods, last=last)
    companies = {3: one} | (others or {})
    return position(phase="closing", companies=companies, new_ceo_drops=new_ceo_drops)


# -- G24 -------------------------------------------------------------------------------


def test_G24_CEO_then_CFO_then_COO_point_at_a_member_of_the_board() -> None:
    scenario = booted("2100")
    for seat, chair in ((2, "coo"), (1, "ceo"), (0, "coo")):
        assert scenario.phase == "pointing"
        assert scenario.owing() == [seat]
        assert scenario.offered() == ["point ceo", "point cfo", "point coo"]
        scenario.decide(point(chair))
    assert scenario.told(POINTED) == [(2, 3, 2, 0), (1, 3, 0, 2), (0, 3, 2, 0)]


def test_G24_one_player_may_point_for_several_chairs() -> None:
    scenario = booted("001")
    assert scenario.game.actor == 0
    scenario.decide(point("coo"))
    assert scenario.game.actor == 0
    scenario.decide(point("coo"))
    assert scenario.game.actor == 1
    scenario.decide(point("coo"))
    assert scenario.chairs(3) == "00"


def test_G24_who_is_pointed_at_still_points_and_is_fired_at_the_end() -> None:
    scenario = booted("012")
    scenario.decide(point("cfo"))
    assert scenario.told(FIRED) == []
    assert scenario.chairs(3) == "012"
    assert scenario.game.actor == 1
    scenario.decide(point("ceo"))
    assert scenario.told(FIRED) == []
    scenario.decide(point("cfo"))
    assert [fields[:3] for fields in scenario.told(FIRED)] == [(0, 3, 0), (1, 3, 1)]


@pytest.mark.parametrize("fingers", list(product(CHAIR_NAMES, repeat=3)), ids="-".join)
@pytest.mark.parametrize("managers", ["", "3", "443"])
def test_G24_G25_G26_every_pattern_of_a_board_of_three(
    fingers: tuple[str, ...], managers: str
) -> None:
    companies = {3: firm("012" + managers, free=101)}
    scenario = position(phase="closing", seats=5, companies=companies)
    scenario.decide(*(point(chair) for chair in fingers))
    fired = [chair for chair in CHAIR_NAMES if chair in fingers]
    check_fired(scenario, "012" + managers, fired, 101)


@pytest.mark.parametrize("fingers", list(product(CHAIR_NAMES[:2], repeat=2)), ids="-".join)
def test_G24_every_pattern_of_a_board_of_two(fingers: tuple[str, ...]) -> None:
    scenario = booted("01", free=77)
    assert scenario.offered() == ["point ceo", "point cfo"]
    assert scenario.refusal(point("coo")) == ("G24", "vacant")
    scenario.decide(*(point(chair) for chair in fingers))
    check_fired(scenario, "01", [chair for chair in CHAIR_NAMES if chair in fingers], 77)


def check_fired(scenario: GreedScenario, chairs: str, fired: list[str], cash: int) -> None:
    left = "".join(
        seat for place, seat in enumerate(chairs) if place > 2 or CHAIR_NAMES[place] not in fired
    )
    shares = [cash * SHARES[chair] // 100 for chair in fired]
    purse = [0] * scenario.game.seats
    for chair, share in zip(fired, shares, strict=True):
        purse[int(chairs[CHAIR_NAMES.index(chair)])] += share
    assert scenario.purse() == purse
    assert scenario.chairs(3) == left
    assert scenario.piles(3)[0] == (cash - sum(shares) if left else 0)
    assert scenario.told(LIQUIDATED) == ([] if left else [(3,)])


def test_G24_a_lone_CEO_can_only_point_at_himself() -> None:
    scenario = booted("1", free=99)
    assert scenario.phase != "pointing"
    assert scenario.told(POINTED) == [(1, 3, 0, 1)]
    assert scenario.told(FIRED) == [(1, 3, 0, 39)]
    assert scenario.purse() == [0, 39, 0]


def test_G24_booted_companies_come_in_company_order() -> None:
    companies = {
        0: firm("01", assets=[10]),
        1: firm("12", assets=[45]),
        4: firm("20"),
        2: firm("20", income=10),
    }
    scenario = position(phase="closing", companies=companies)
    asked = []
    while scenario.phase == "pointing":
        asked.append(scenario.game.company)
        scenario.decide(point("cfo"))
    assert asked == [1, 1, 0, 0, 4, 4]


# -- G25 -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("free", "shares"),
    [(100, (40, 20, 20)), (99, (39, 19, 19)), (4, (1, 0, 0)), (0, (0, 0, 0)), (7, (2, 1, 1))],
)
def test_G25_all_of_the_free_cash_before_the_first_payment_each_rounded_down(
    free: int, shares: tuple[int, ...]
) -> None:
    scenario = booted("0120", free=free)
    scenario.decide(point("ceo"), point("cfo"), point("coo"))
    assert tuple(scenario.purse()) == shares
    assert scenario.piles(3)[0] == free - sum(shares)
    assert [amount for *_, amount in scenario.told(FIRED)] == list(shares)


def test_G25_only_the_free_cash_not_the_income() -> None:
    scenario = booted("01", free=50, last=300)
    scenario.decide(point("cfo"), point("cfo"))
    assert scenario.purse() == [0, 70, 0]  # of 50 + 300, which the books have joined


def test_G25_two_chairs_two_payments() -> None:
    scenario = booted("0012", free=100)
    scenario.decide(point("ceo"), point("cfo"), point("ceo"))
    assert scenario.purse() == [60, 0, 0]
    assert [fields[2:] for fields in scenario.told(FIRED)] == [(0, 40), (1, 20)]


def test_G25_three_fingers_are_one_payment() -> None:
    scenario = booted("012", free=100)
    scenario.decide(point("coo"), point("coo"), point("coo"))
    assert scenario.purse() == [0, 0, 20]
    assert scenario.piles(3)[0] == 80


def test_G25_it_is_private_money_of_whoever_sits_there() -> None:
    scenario = position(phase="closing", companies={3: firm("21")}, purse=[5, 6, 7])
    scenario.decide(point("ceo"), point("ceo"))
    assert scenario.purse() == [5, 6, 47]


# -- G26 -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("chairs", "fingers", "after", "promoted"),
    [
        ("01", ["ceo", "ceo"], "1", [(1, 3, 0)]),
        ("012", ["ceo", "ceo", "ceo"], "12", [(1, 3, 0), (2, 3, 1)]),
        ("012", ["ceo", "cfo", "ceo"], "2", [(2, 3, 0)]),
        ("0121", ["ceo", "coo", "coo"], "11", [(1, 3, 0), (1, 3, 1)]),
        ("012101", ["ceo", "cfo", "coo"], "101", [(1, 3, 0), (0, 3, 1), (1, 3, 2)]),
        ("0122", ["cfo", "cfo", "cfo"], "022", [(2, 3, 1), (2, 3, 2)]),
        ("0120", ["coo", "coo", "coo"], "010", [(0, 3, 2)]),
        ("01", ["cfo", "cfo"], "0", []),
    ],
)
def test_G26_everyone_moves_to_the_highest_vacant_chair(
    chairs: str, fingers: list[str], after: str, promoted: list[tuple[int, ...]]
) -> None:
    scenario = booted(chairs)
    scenario.decide(*(point(chair) for chair in fingers))
    assert scenario.chairs(3) == after
    assert scenario.told(PROMOTED) == promoted


def test_G26_the_company_goes_to_its_new_CEO() -> None:
    scenario = booted("01", assets=[20, 21])
    scenario.decide(point("ceo"), point("ceo"))
    assert scenario.game.ceo(3) == 1
    assert scenario.phase == "dropping"
    assert scenario.owing() == [1]


def test_G26_a_company_is_finished_with_before_the_next_one_begins() -> None:
    others = {1: firm("12", assets=[45, 44])}
    scenario = booted("01", assets=[20, 21], others=others)
    scenario.decide(point("ceo"), point("ceo"))
    assert (scenario.phase, scenario.game.company) == ("dropping", 1)
    scenario.decide(drop(45))
    assert (scenario.phase, scenario.game.company) == ("pointing", 3)
    scenario.decide(point("cfo"), point("cfo"))
    assert (scenario.phase, scenario.game.company) == ("dropping", 3)


def test_G26_who_lost_one_company_may_still_point_in_another() -> None:
    others = {1: firm("0", assets=[45])}
    scenario = booted("01", others=others)
    assert scenario.told(LIQUIDATED) == [(1,)]
    assert scenario.owing() == [0]


# -- G27 -------------------------------------------------------------------------------

Fingers = tuple[Codes, ...]
OLD: Fingers = (point("cfo"), point("cfo"))  # the CEO stays
NEW: Fingers = (point("ceo"), point("ceo"))


@pytest.mark.parametrize(("fingers", "seat"), [(OLD, 0), (NEW, 1)], ids=["old", "new"])
def test_G27_the_CEO_new_or_old_discards_one_asset(fingers: Fingers, seat: int) -> None:
    scenario = booted("01", assets=[20, 21, 32])
    scenario.decide(*fingers)
    assert scenario.owing() == [seat]
    assert scenario.offered() == ["drop 20", "drop 21", "drop 32"]
    assert scenario.refusal(drop(22)) == ("G27", "not_its_asset")
    scenario.decide(drop(21))
    assert scenario.assets(3) == [20, 32]
    assert scenario.discards() == [21]
    assert scenario.told(DROPPED) == [(seat, 3, 21)]


@pytest.mark.parametrize(("fingers", "dropped"), [(OLD, []), (NEW, [(1, 3, 21)])])
def test_G27_the_option_new_ceo_only_asks_a_new_one(
    fingers: Fingers, dropped: list[tuple[int, ...]]
) -> None:
    scenario = booted("01", assets=[21], new_ceo_drops=True)
    scenario.decide(*fingers)
    assert scenario.told(DROPPED) == dropped
    assert scenario.phase != "dropping"


def test_G27_the_same_player_moving_up_is_a_new_CEO() -> None:
    scenario = booted("00", assets=[20, 21], new_ceo_drops=True)
    scenario.decide(point("ceo"), point("ceo"))
    assert scenario.chairs(3) == "0"
    assert scenario.phase == "dropping"


def test_G27_one_asset_leaves_nothing_to_choose() -> None:
    scenario = booted("01", assets=[21])
    scenario.decide(*OLD)
    assert scenario.told(DROPPED) == [(0, 3, 21)]
    assert scenario.assets(3) == []
    assert scenario.discards() == [21]


def test_G27_without_assets_nothing_is_discarded() -> None:
    scenario = booted("01")
    scenario.decide(*OLD)
    assert scenario.told(DROPPED) == []
    assert scenario.phase != "dropping"


def test_G27_an_asset_can_be_taken_into_the_place_of_one_discarded() -> None:
    scenario = booted("01", assets=[20, 21, 32, 33])
    scenario.decide(*OLD, drop(21))
    assert scenario.game.assets_of(3) == 3
    scenario.game.install(3, 45)
    assert scenario.assets(3) == [20, 32, 33, 45]


# -- G28 -------------------------------------------------------------------------------


def test_G28_a_company_without_a_CEO_is_liquidated() -> None:
    scenario = booted("012", free=100, last=50, assets=[20, 21], goods="2 coal 1 steel")
    scenario.decide(point("ceo"), point("cfo"), point("coo"))
    assert scenario.told(LIQUIDATED) == [(3,)]
    assert scenario.piles(3) == (0, 0, 0)
    assert scenario.assets(3) == []
    assert scenario.discards() == [20, 21]
    assert scenario.goods(3) == {}
    assert scenario.game.units(3) == 0
    assert not scenario.game.in_play(3)
    assert scenario.purse() == [60, 30, 30]


def test_G28_its_income_goes_to_the_bank_too() -> None:
    scenario = position(phase="closing", companies={3: firm("1", last=500, income=400)})
    assert scenario.told(LIQUIDATED) == [(3,)]
    assert scenario.piles(3) == (0, 0, 0)


def test_G28_it_is_out_of_the_game_for_good() -> None:
    scenario = position(
        phase="closing", companies={7: firm("1")}, purse=[0, 0, 60], founded=1, marker=2
    )
    assert scenario.told(LIQUIDATED) == [(7,)]
    scenario.decide(PASS, PASS, PASS, raise_to(50))
    assert scenario.phase == "founding"
    assert scenario.offered() == ["found 5", "found 6", "found 8", "found 9"]
    assert scenario.refusal(found(7)) == ("G32", "not_to_be_founded")


def test_G28_the_others_go_on_without_it() -> None:
    others = {1: firm("1", income=10)}
    scenario = booted("0", others=others)
    assert scenario.told(LIQUIDATED) == [(3,)]
    assert scenario.game.in_play(1)
    assert scenario.piles(1) == (100, 10, 0)
    assert scenario.game.companies_of(0) == 0
