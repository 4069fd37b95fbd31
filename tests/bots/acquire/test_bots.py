"""The bots of Acquire: what they do, and that they know no more than their seat."""

from __future__ import annotations

import pytest

from tests.rules.acquire.position import (
    ANNOUNCE,
    DONE,
    LEAVE,
    AcquireScenario,
    buy,
    dispose,
    found,
    place,
    position,
)
from tontine.bots.acquire.holders import Holders
from tontine.bots.acquire.normal import NormalBot, wins_now
from tontine.rules.acquire.components import AMERICA, COLUMNS, FUSION, HYDRA, QUANTUM, SACKSON
from tontine.rules.chance import Rng


def test_it_announces_the_end_when_it_wins_and_only_then() -> None:
    picture = "HHHHHHHHHHH."
    for cash, expected in (({0: 9000}, True), ({1: 90000}, False)):
        scenario = position(picture, cash=cash, shares={HYDRA: [5, 1, 1]})
        assert wins_now(scenario.game, 0) is expected
        chosen = NormalBot(Rng(1)).choose(scenario.game, 0)
        assert (chosen == ANNOUNCE) is expected


FORTY_ONE = "Q" * 12 + "\n" + "Q" * 12 + "\n" + "Q" * 12 + "\n" + "Q" * 5 + "\n.\n"


def last_turn(hand: str, below: str, **shares: list[int]) -> AcquireScenario:
    """Seat 0 announces: Quantum has 41 tiles. By name, who has shares of the others."""
    holdings = {QUANTUM: [9, 8, 1]} | {"SZHFAPQ".index(name): it for name, it in shares.items()}
    scenario = position(FORTY_ONE + below, hands={0: hand}, shares=holdings, cash={0: 40000})
    assert NormalBot(Rng(1)).choose(scenario.game, 0) == ANNOUNCE
    scenario.decide(ANNOUNCE)
    return scenario


def play_on(scenario: AcquireScenario) -> list[int]:
    """What it does with the rest of the turn."""
    done = []
    while not scenario.game.over:
        assert scenario.game.actor == 0
        done.append(NormalBot(Rng(1)).choose(scenario.game, 0))
        scenario.decide(done[-1])
    return done


@pytest.mark.parametrize("seed", range(5))
def test_after_announcing_it_leaves_out_a_tile_that_would_help_another(seed: int) -> None:
    scenario = last_turn("6F", "SSSSS", S=[0, 10, 0])  # 6F makes Sackson dearer
    assert NormalBot(Rng(seed)).choose(scenario.game, 0) == LEAVE


def test_after_announcing_it_plays_the_tile_that_helps_it() -> None:
    scenario = last_turn("6F 12I", "SSSSS", S=[10, 0, 0])
    assert play_on(scenario) == [place("6F"), DONE]


def test_after_announcing_it_founds_a_corporation_for_the_bonuses() -> None:
    scenario = last_turn("6F 12G", "SSSSS\n.\n...........o", S=[0, 10, 0])
    done = play_on(scenario)
    assert done[0] == place("12G")
    assert done[1] >= found(0)


def test_after_announcing_it_buys_only_what_pays() -> None:
    level = last_turn("12I", "SSSSS", S=[4, 5, 0])
    assert play_on(level) == [LEAVE, buy(SACKSON), buy(SACKSON), DONE]  # level, then ahead
    hopeless = last_turn("12I", "SSSSS", S=[4, 15, 0])
    assert play_on(hopeless) == [LEAVE, DONE]


def test_it_makes_the_merger_that_pays_it() -> None:
    scenario = position(
        """
        SSS.AAAA....
        """,
        hands={0: "4A 1I"},
        shares={SACKSON: [6, 1, 0], AMERICA: [2, 2, 2]},
    )
    assert NormalBot(Rng(1)).choose(scenario.game, 0) == place("4A")


def test_it_leaves_alone_the_merger_that_pays_somebody_else() -> None:
    scenario = position(
        """
        SSS.AAAA....
        ............
        ..o.........
        """,
        hands={0: "4A 12I"},
        shares={SACKSON: [0, 6, 0], AMERICA: [2, 2, 2]},
    )
    assert NormalBot(Rng(1)).choose(scenario.game, 0) == place("12I")


def test_it_founds_the_corporation_of_which_it_kept_shares() -> None:
    scenario = position("o...........", hands={0: "2A 1I"}, shares={FUSION: [6, 0, 0]})
    scenario.decide(place("2A"))
    assert NormalBot(Rng(1)).choose(scenario.game, 0) == found(FUSION)


def test_it_trades_into_a_survivor_that_is_worth_it() -> None:
    scenario = position(
        "SS.QQQQQQQQQ",
        hands={0: "3A"},
        shares={SACKSON: [8, 0, 0], QUANTUM: [4, 5, 0]},
    )
    scenario.decide(place("3A"))
    assert NormalBot(Rng(1)).choose(scenario.game, 0) == dispose(trade=8)


def test_it_sells_what_would_buy_too_little_of_a_survivor() -> None:
    """Two of $400 for one of $300, and the others have both bonuses."""
    scenario = position(
        "QQ.SSS......",
        hands={0: "3A"},
        shares={QUANTUM: [8, 0, 0], SACKSON: [0, 11, 11]},
    )
    scenario.decide(place("3A"))
    assert NormalBot(Rng(1)).choose(scenario.game, 0) == dispose(sell=8)


def test_it_keeps_money_for_the_next_turn_or_two() -> None:
    """Three shares at $500 would take all but $100, for a second place that can be had later."""
    scenario = position(
        "SSSSSS..QQQQ",
        shares={SACKSON: [0, 6, 0], QUANTUM: [0, 4, 4]},
        cash={0: 1600},
    )
    scenario.decide(NormalBot(Rng(1)).choose(scenario.game, 0))
    spent = 0
    while scenario.game.turn == 0:
        code = NormalBot(Rng(1)).choose(scenario.game, 0)
        spent += code != DONE
        scenario.decide(code)
    assert spent <= 1


# -- who is paid -----------------------------------------------------------------------


@pytest.mark.rule("A18", "A19", "A20", "A21")
@pytest.mark.parametrize(
    "shares", [[3, 0, 0, 0], [4, 2, 1, 0], [4, 4, 1, 2], [5, 3, 3, 1], [2, 2, 2, 2], [6, 0, 6, 1]]
)
def test_holders_are_paid_as_the_rules_pay_them(shares: list[int]) -> None:
    scenario = position("QQQQQ", shares={QUANTUM: shares}, seats=4)
    price: int = scenario.game.price(QUANTUM)
    holders = Holders()
    holders.look_at(scenario.game, QUANTUM)
    before = scenario.money()
    scenario.game.finish()
    for seat, held in enumerate(shares):
        paid: int = scenario.game.cash(seat) - before[seat] - held * price
        assert abs(paid - holders.bonus(held) * price) < 100  # the rules round up to $100
        assert (holders.rank(held) == 0) == (paid == 0)


@pytest.mark.rule("A34")
@pytest.mark.parametrize("shares", [[3, 0], [3, 5], [7, 7], [13, 2], [12, 1]])
def test_beside_a_market_holders_are_paid_on_average(shares: list[int]) -> None:
    holders, paid, price = Holders(), [0, 0], 0
    for column in range(1, COLUMNS + 1):
        scenario = position("QQQQQ", shares={QUANTUM: shares}, seats=2, market=f"{column}E")
        holders.look_at(scenario.game, QUANTUM)
        before, price = scenario.money(), scenario.game.price(QUANTUM)
        scenario.game.finish()
        for seat, held in enumerate(shares):
            paid[seat] += scenario.game.cash(seat) - before[seat] - held * price
    for seat, held in enumerate(shares):
        assert abs(paid[seat] / COLUMNS - holders.bonus(held) * price) < 100
