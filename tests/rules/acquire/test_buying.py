"""Buying (A26, A27)."""

import pytest

from tests.rules.acquire.position import DONE, KEEP, buy, dispose, found, place, position
from tontine.rules.acquire.components import AMERICA, HYDRA, QUANTUM, SACKSON, ZETA
from tontine.rules.acquire.decisions import BOUGHT, DECLINED

THREE = "SS.HH.QQ"  # at 200, 300 and 400


@pytest.mark.parametrize(
    "wanted",
    [
        [SACKSON, SACKSON, SACKSON],
        [SACKSON, HYDRA, QUANTUM],
        [QUANTUM, QUANTUM, HYDRA],
    ],
)
def test_A26_up_to_three_shares_in_any_mix(wanted: list[int]) -> None:
    scenario = position(THREE, hands={0: "9I"}, shares={c: [0, 1] for c in wanted})
    scenario.decide(place("9I"), *[buy(corporation) for corporation in wanted])
    assert scenario.game.actor == 1  # the third share ends the turn
    prices = {SACKSON: 200, HYDRA: 300, QUANTUM: 400}
    assert scenario.money()[0] == 6000 - sum(prices[corporation] for corporation in wanted)
    for corporation in set(wanted):
        assert scenario.holdings(corporation)[0] == wanted.count(corporation)
        assert scenario.game.bank(corporation) == 24 - wanted.count(corporation)


@pytest.mark.parametrize("count", [0, 1, 2])
def test_A26_the_player_may_stop_earlier(count: int) -> None:
    scenario = position(THREE, hands={0: "9I"})
    scenario.decide(place("9I"), *[buy(HYDRA)] * count, DONE)
    assert scenario.game.actor == 1
    assert scenario.holdings(HYDRA) == [count, 0, 1]
    assert scenario.told(BOUGHT) == ([(0, HYDRA, count, 300 * count)] if count else [])
    assert scenario.told(DECLINED) == ([] if count else [(0,)])


def test_A26_three_again_in_the_next_turn() -> None:
    scenario = position(THREE, hands={0: "9I", 1: "11I"})
    scenario.decide(place("9I"), *[buy(HYDRA)] * 3, place("11I"), *[buy(SACKSON)] * 3)
    assert scenario.game.actor == 2
    assert scenario.holdings(SACKSON) == [0, 3, 1]


def test_A26_any_corporation_on_the_board_and_no_other() -> None:
    scenario = position(THREE, hands={0: "9I"}, shares={AMERICA: [2]})
    scenario.decide(place("9I"))
    assert scenario.offered() == ["buy S", "buy H", "buy Q", "done"]
    assert scenario.refusal(buy(AMERICA)) == ("A26", "off_board")


def test_A26_at_the_price_of_the_size_after_the_tile() -> None:
    scenario = position("SSSSS", hands={0: "6A"})
    scenario.decide(place("6A"), buy(SACKSON))
    assert scenario.money()[0] == 6000 - 600


def test_A26_at_the_price_of_the_size_after_the_merger() -> None:
    scenario = position("SSSSS.ZZ", hands={0: "6A"})
    scenario.decide(place("6A"), KEEP)
    assert scenario.offered() == ["buy S", "done"]
    scenario.decide(buy(SACKSON))
    assert scenario.money()[0] == 6000 - 600


def test_A26_a_corporation_just_founded_can_be_bought() -> None:
    scenario = position("o", hands={0: "2A"})
    scenario.decide(place("2A"), found(QUANTUM), buy(QUANTUM))
    assert scenario.holdings(QUANTUM) == [2, 0, 0]
    assert scenario.money()[0] == 5600


def test_A26_no_more_than_the_bank_has() -> None:
    scenario = position(THREE, hands={0: "9I"}, shares={SACKSON: [0, 12, 12]})
    scenario.decide(place("9I"), buy(SACKSON))
    assert scenario.game.bank(SACKSON) == 0
    assert "buy S" not in scenario.offered()
    assert scenario.refusal(buy(SACKSON)) == ("A26", "sold_out")


def test_A26_with_all_25_shares_sold_there_is_nothing_to_buy() -> None:
    scenario = position("SS", hands={0: "9I"}, shares={SACKSON: [9, 8, 8]})
    scenario.decide(place("9I"))
    assert scenario.game.actor == 1


@pytest.mark.parametrize(
    ("money", "offered"),
    [
        (199, []),
        (200, ["buy S", "done"]),
        (299, ["buy S", "done"]),
        (300, ["buy S", "buy H", "done"]),
        (400, ["buy S", "buy H", "buy Q", "done"]),
    ],
)
def test_A26_as_far_as_the_player_has_money(money: int, offered: list[str]) -> None:
    scenario = position(THREE, hands={0: "9I"}, cash={0: money})
    scenario.decide(place("9I"))
    assert scenario.offered(0) == offered
    assert scenario.game.actor == (0 if offered else 1)


def test_A26_buying_does_not_change_the_price() -> None:
    scenario = position("SS", hands={0: "9I"})
    scenario.decide(place("9I"), buy(SACKSON), buy(SACKSON), buy(SACKSON))
    assert scenario.money()[0] == 6000 - 3 * 200


def test_A27_no_loans() -> None:
    scenario = position(THREE, hands={0: "9I"}, cash={0: 500})
    scenario.decide(place("9I"), buy(SACKSON))
    assert scenario.refusal(buy(QUANTUM)) == ("A27", "too_dear")
    scenario.decide(buy(HYDRA))
    assert scenario.money()[0] == 0
    assert scenario.game.actor == 1


def test_A27_a_player_without_money_goes_on_playing_tiles() -> None:
    scenario = position("SS", seats=3, hands={0: "9I 12I"}, cash={0: 0, 1: 0, 2: 0})
    assert scenario.offered() == ["place 9I", "place 12I"]
    scenario.decide(place("9I"))
    assert scenario.game.actor == 1
    scenario.decide(place(scenario.hand(1).split()[0]), place(scenario.hand(2).split()[0]))
    assert scenario.game.actor == 0
    assert "place 12I" in scenario.offered()


def test_A27_a_player_without_money_still_founds_and_takes_the_free_share() -> None:
    scenario = position("o", hands={0: "2A"}, cash={0: 0})
    scenario.decide(place("2A"), found(ZETA))
    assert scenario.holdings(ZETA) == [1, 0, 0]


def test_A27_no_selling_except_in_a_merger() -> None:
    scenario = position(THREE, hands={0: "9I"}, shares={SACKSON: [5], HYDRA: [5], QUANTUM: [5]})
    assert scenario.refusal(dispose(sell=1)) == ("A9", "not_now")
    scenario.decide(place("9I"))
    assert scenario.offered() == ["buy S", "buy H", "buy Q", "done"]
    assert scenario.refusal(dispose(sell=1)) == ("A9", "not_now")


def test_A27_in_a_merger_only_the_defunct_can_be_sold() -> None:
    scenario = position("SS.QQQ...HH", hands={0: "3A"}, shares={c: [1] for c in (0, 2, 6)})
    scenario.decide(place("3A"), dispose(sell=1))
    assert [scenario.holdings(c)[0] for c in (SACKSON, HYDRA, QUANTUM)] == [0, 1, 1]
