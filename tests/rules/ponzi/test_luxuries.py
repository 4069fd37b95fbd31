"""The advanced game: P4, P32 and P33."""

import pytest

from tests.rules.ponzi.position import PASS, SELL, PonziScenario, luxury, offer, position
from tests.rules.ponzi.starts import settle
from tontine.rules.ponzi.decisions import BOUGHT, KEPT

PRICES = {1: 30, 2: 56, 3: 78, 4: 96}


def shopping(
    cash: list[int],
    tiles: dict[int, str] | None = None,
    luxuries: dict[int, int] | None = None,
    advanced: bool = True,
) -> PonziScenario:
    return position(cash=cash, tiles=tiles, luxuries=luxuries, phase="trading", advanced=advanced)


@pytest.mark.parametrize(("points", "price"), PRICES.items())
def test_P32_P4_a_luxury_is_bought_from_the_bank_at_its_price(points: int, price: int) -> None:
    scenario = shopping([price + 5, 100, 0])
    scenario.decide(luxury(points))
    assert scenario.money() == [5, 100, 0]
    assert scenario.luxuries() == {points: 0}
    assert scenario.told(BOUGHT) == [(0, points - 1, price)]


@pytest.mark.parametrize(("points", "price"), PRICES.items())
def test_P32_who_has_less_than_the_price_cannot_buy_it(points: int, price: int) -> None:
    poor, able = shopping([price - 1]), shopping([price])
    assert f"luxury {points}" not in poor.offered()
    assert poor.refusal(luxury(points)) == ("P32", "too_dear")
    able.decide(luxury(points))
    assert able.money()[0] == 0


@pytest.mark.parametrize("points", PRICES)
def test_P32_P4_there_is_one_of_each(points: int) -> None:
    scenario = shopping([200, 200, 0])
    scenario.decide(luxury(points))
    left = [f"luxury {other}" for other in PRICES if other != points]
    assert scenario.offered() == [*left, "pass"]
    assert scenario.refusal(luxury(points)) == ("P32", "taken")


def test_P32_one_luxury_a_round_each() -> None:
    scenario = shopping([200, 200, 200])
    scenario.decide(luxury(1))
    assert (scenario.phase, scenario.game.actor) == ("offering", 1)
    scenario.decide(luxury(4), PASS)
    assert scenario.phase == "removing"
    assert scenario.luxuries() == {1: 0, 4: 1}
    assert scenario.told(KEPT) == [(2,)]


def test_P32_instead_of_an_offer() -> None:
    scenario = shopping([200, 200, 0], tiles={0: "G", 1: "G"})
    assert scenario.offered() == [
        "offer 1 grain",
        *(f"luxury {points}" for points in PRICES),
        "pass",
    ]
    scenario.decide(offer(1, "grain", 50), SELL)
    assert scenario.game.actor == 1  # seat 0 cannot buy any more
    scenario.decide(luxury(2))
    assert scenario.game.actor == 2  # nor can seat 1 make an offer


def test_P32_luxuries_are_never_traded() -> None:
    scenario = shopping([200, 0, 0], luxuries={1: 0, 2: 1})
    assert scenario.offered() == ["luxury 3", "luxury 4", "pass"]


def test_P32_not_in_the_basic_game() -> None:
    scenario = shopping([200, 200, 0], tiles={0: "G", 1: "G"}, advanced=False)
    assert scenario.offered() == ["offer 1 grain", "pass"]
    for points in PRICES:
        assert scenario.refusal(luxury(points)) == ("P32", "no_luxuries")


def test_P32_in_the_basic_game_nobody_is_asked_for_the_sake_of_luxuries() -> None:
    assert shopping([200, 200, 0], advanced=False).phase == "removing"


def test_P32_when_all_are_taken_only_who_can_trade_is_asked() -> None:
    taken = {1: 0, 2: 0, 3: 1, 4: 2}
    assert shopping([200, 200, 200], luxuries=taken).phase == "removing"
    some = shopping([200, 200, 200], luxuries=taken, tiles={1: "G", 2: "G"})
    assert some.game.actor == 1
    assert some.told(KEPT) == [(0,)]


@pytest.mark.parametrize("cash", [0, 30, 96, 500])
def test_P33_no_wealth_points_in_the_advanced_game(cash: int) -> None:
    scenario = settle({2: {80: 1}}, [cash, cash, 0], tiles={0: "G"}, advanced=True)
    assert scenario.game.result().scores == [1, 0, 0]


@pytest.mark.parametrize("points", PRICES)
def test_P33_P4_luxuries_score_their_points(points: int) -> None:
    scenario = settle({2: {80: 1}}, [0] * 3, tiles={0: "G"}, luxuries={points: 1}, advanced=True)
    assert scenario.game.result().scores == [1, points, 0]


def test_P33_luxuries_and_industries_together() -> None:
    luxuries = {1: 0, 2: 0, 3: 2, 4: 1}
    tiles = {0: "GGG", 1: "TTMM", 2: "RRRRR"}
    scenario = settle({2: {80: 1}}, [0] * 3, tiles=tiles, luxuries=luxuries, advanced=True)
    assert scenario.game.result().scores == [9, 10, 0]
    assert scenario.game.result().winners == [1]


def test_P33_before_the_end_everybody_can_count_tiles_and_luxuries() -> None:
    scenario = shopping([200, 0, 0], tiles={0: "GG", 1: "T"}, luxuries={4: 0})
    assert [scenario.game.public_points(seat) for seat in range(3)] == [7, 1, 0]
