"""Setting up: G3 to G8."""

import pytest

from tests.rules.greed.box import ASSETS, box
from tests.rules.greed.decisions import PASS
from tests.rules.greed.position import dealt, firm, position, scripted
from tontine.rules.chance import Rng
from tontine.rules.choices import Choices
from tontine.rules.greed import layout as at
from tontine.rules.greed.cardfile import house_text, read_cards
from tontine.rules.greed.components import COMPANIES, GOOD_NAMES, GOODS
from tontine.rules.greed.decisions import ASSIGNED, BY_COMPANIES, DREW, STARTED, TREND, YEAR
from tontine.rules.greed.game import Greed, new_game, set_up

SEATS = [3, 4, 5]


# -- G3, G4 ----------------------------------------------------------------------------


def test_G3_one_of_the_companies_0_to_4_to_each_player() -> None:
    scenario = dealt(3, companies=[3, 1, 4])
    assert [scenario.chairs(company) for company in range(10)] == ["", "1", "", "0", "2", *[""] * 5]
    assert scenario.told(ASSIGNED) == [(0, 3), (1, 1), (2, 4)]


@pytest.mark.parametrize("seats", SEATS)
def test_G3_the_companies_are_shuffled(seats: int) -> None:
    seen = set()
    for seed in range(300):
        dealt_out = tuple(company for _, company in dealt(seats, seed=seed).told(ASSIGNED))
        assert len(set(dealt_out)) == seats
        assert set(dealt_out) <= set(range(5))
        seen.add(dealt_out)
    assert len(seen) > (50 if seats == 3 else 80)


@pytest.mark.parametrize("seats", SEATS)
def test_G3_each_company_has_100_free_cash_and_nobody_private_money(seats: int) -> None:
    scenario = dealt(seats)
    for company in range(COMPANIES):
        assert scenario.piles(company) == (100 if scenario.chairs(company) else 0, 0, 0)
        assert scenario.goods(company) == {}
        assert scenario.assets(company) == []
    assert scenario.purse() == [0] * seats


def test_G3_the_trends_of_the_companies_in_play_are_applied() -> None:
    assert dealt(3, companies=[3, 4, 2]).trends() == {"steel": 1, "cotton": 1, "houses": 1} | {
        "coal": -3
    }


def test_G3_G10_those_trends_too_are_added_up_before_they_are_clamped() -> None:
    """+2, +2 and -3 for coal: one by one they would come to -1."""
    scenario = dealt(3, companies=[0, 1, 2])
    assert scenario.trend("coal") == 1
    assert (GOOD_NAMES.index("coal"), 1, 1, BY_COMPANIES) in scenario.told(TREND)


def test_G3_prices_stay_at_their_start_until_the_market_moves() -> None:
    scenario = dealt(3, companies=[0, 1, 2])
    assert scenario.game.row(at.STEP, GOODS) == list(box().start)
    assert scenario.price("coal") == 42


@pytest.mark.parametrize(
    ("companies", "first"), [([3, 1, 4], 1), ([2, 4, 3], 0), ([4, 3, 0], 2), ([1, 2, 3, 0], 3)]
)
def test_G4_the_lowest_company_has_the_starting_marker(companies: list[int], first: int) -> None:
    scenario = dealt(len(companies), companies=companies)
    assert scenario.game.marker == first
    assert scenario.told(STARTED) == [(first,)]
    assert scenario.told(YEAR) == [(1, first)]
    assert scenario.game.actor == first


# -- G5, G6 ----------------------------------------------------------------------------


def test_G5_two_cards_to_each_from_the_starting_marker_clockwise() -> None:
    scenario = dealt(3, companies=[3, 1, 4], draws=[15, 10, 12, 18, 17, 11])
    assert [scenario.hand(seat) for seat in range(3)] == [[11, 17], [10, 15], [12, 18]]


@pytest.mark.parametrize(
    ("seats", "left_out"),
    [(3, {19, 29, 39, 49}), (4, {13, 19, 23, 29, 33, 39, 43, 49}), (5, set())],
)
def test_G5_what_is_left_in_the_box(seats: int, left_out: set[int]) -> None:
    played = {asset for asset in ASSETS if box().is_played(asset, seats)}
    assert set(ASSETS) - played == left_out


@pytest.mark.parametrize("seats", SEATS)
def test_G5_G6_the_deck_comes_ten_by_ten_and_is_exactly_used_up(seats: int) -> None:
    scenario = dealt(seats)
    while not scenario.game.over:
        passive(scenario.game)
    drawn = [asset for _, asset in scenario.told(DREW)]
    assert sorted(drawn) == [asset for asset in ASSETS if box().is_played(asset, seats)]
    assert [asset // 10 for asset in drawn] == sorted(asset // 10 for asset in drawn)
    assert drawn != sorted(drawn)
    assert all(not scenario.hand(seat) for seat in range(seats))


def passive(game: Greed) -> None:
    """The last thing offered is always the one that does nothing, if there is one."""
    choices = Choices()
    game.offer(game.actor, choices)
    game.apply(game.actor, choices.nth(len(choices) - 1))


@pytest.mark.parametrize("seats", SEATS)
def test_G5_each_ten_is_shuffled(seats: int) -> None:
    firsts = {tuple(dealt(seats, seed=seed).hand(0)) for seed in range(200)}
    assert len(firsts) > 20
    assert all(10 <= asset < 20 for hand in firsts for asset in hand)


@pytest.mark.parametrize(("seats", "years"), [(3, 12), (4, 8), (5, 8)])
def test_G6_so_many_years_are_played(seats: int, years: int) -> None:
    scenario = dealt(seats)
    while not scenario.game.over:
        passive(scenario.game)
    assert [year for year, _ in scenario.told(YEAR)] == list(range(1, years + 1))


def test_G3_G5_the_house_set_is_dealt_like_any_other() -> None:
    house = read_cards(house_text())
    game = new_game(4, 7, house)
    assert game.snapshot()["cards"] == "house"
    assert [game.companies_of(seat) for seat in range(4)] == [1] * 4
    again = set_up(4, scripted(seed=7), house)
    again.deal()
    assert again.snapshot() == game.snapshot()


def test_a_fresh_game_has_the_same_seats_cards_and_options() -> None:
    game = dealt(4, new_ceo_drops=True).game
    fresh = game.fresh(scripted(seed=1))
    fresh.deal()
    assert fresh.snapshot() == game.snapshot()
    assert fresh.new_ceo_drops


# -- G7, G8 ----------------------------------------------------------------------------


def order(table_companies: dict[int, list[int]]) -> list[int]:
    """The companies as they come to sell their goods."""
    companies = {c: firm("0", assets=a, goods="1 sand") for c, a in table_companies.items()}
    game = position(phase="selling", companies=companies).game
    left = sum(1 << company for company in table_companies)
    said = []
    while left:
        said.append(game.first_of(left))
        left &= ~(1 << said[-1])
    return said


@pytest.mark.parametrize(
    ("companies", "expected"),
    [
        ({0: [11, 45], 1: [44, 43, 42], 2: [10]}, [0, 1, 2]),
        ({0: [], 1: [], 2: []}, [2, 1, 0]),
        ({0: [10], 9: [], 4: []}, [0, 9, 4]),
        ({3: [12, 11], 5: [11 + 2, 10], 8: []}, [5, 3, 8]),
        ({7: [10, 49, 11], 6: [48]}, [7, 6]),
    ],
)
def test_G7_highest_asset_first_and_then_the_company_number(
    companies: dict[int, list[int]], expected: list[int]
) -> None:
    assert order(companies) == expected


def test_G7_players_come_from_the_starting_marker_clockwise() -> None:
    scenario = position(phase="gold", purse=[99, 99, 99], marker=2)
    asked = []
    while scenario.phase == "gold":
        asked.append(scenario.game.actor)
        scenario.decide(PASS)
    assert asked == [2, 0, 1]


def test_G7_all_money_is_public() -> None:
    """An imagined game has everybody's money as it is."""
    scenario = position(phase="gold", purse=[7, 80, 93], companies={4: firm("1", free=33, last=8)})
    for seat in range(3):
        twin = scenario.game.imagine(seat, Rng(seat))
        assert [twin.purse(seat) for seat in range(3)] == [7, 80, 93]
        assert (twin.free(4), twin.last(4)) == (33, 8)


def test_G8_the_CEO_acts_for_a_company_and_others_do_not() -> None:
    scenario = position(phase="trading", companies={1: firm("02", goods="1 coal"), 3: firm("1")})
    assert "propose 1 3" in scenario.offered(0)
    assert scenario.offered(2) == []
    assert scenario.offered(1) == ["propose 3 1", "content"]


def test_G8_CEO_of_three_companies_and_of_none() -> None:
    companies = {0: firm("1"), 3: firm("1"), 7: firm("1"), 4: firm("0")}
    scenario = position(phase="bidding", companies=companies, offer={10: 2})
    assert scenario.owing() == [0, 1]
    assert scenario.offered(1) == ["bid 0 10 to 100", "bid 3 10 to 100", "bid 7 10 to 100"]
    assert scenario.offered(2) == []
    assert [scenario.game.companies_of(seat) for seat in range(3)] == [1, 3, 0]


def test_G8_who_is_CEO_of_nothing_still_announces() -> None:
    scenario = position(
        phase="announcing", companies={0: firm("1")}, hands=[[10, 11], [12, 13], [14, 15]]
    )
    assert scenario.owing() == [0, 1, 2]
