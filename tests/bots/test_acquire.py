"""The bots of Acquire: what they do, and that they know no more than their seat."""

from __future__ import annotations

import pytest

from tests.bots.levels import quick_bots
from tests.rules.acquire.position import (
    ANNOUNCE,
    DONE,
    LEAVE,
    Table,
    buy,
    dispose,
    found,
    place,
    position,
)
from tontine.arena.simulate import Plan, play_chunk
from tontine.bots.acquire.holders import Holders
from tontine.bots.acquire.normal import NormalBot, wins_now
from tontine.bots.seats import bot_decision, make_bot
from tontine.play.match import new_match
from tontine.rules.acquire.components import AMERICA, COLUMNS, FUSION, HYDRA, QUANTUM, SACKSON
from tontine.rules.chance import Rng

OPEN = {"holdings": "open"}


@pytest.mark.once
@pytest.mark.parametrize("name", quick_bots("acquire"))
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_every_bot_plays_whole_games_and_decides_only_what_is_offered(
    name: str, seats: int
) -> None:
    match = new_match("acquire", seats, seed=seats)
    rng = Rng(1)
    bots = [make_bot("acquire", name, Rng(seat)) for seat in range(seats)]
    while not match.over:
        seat = match.owing[0]
        match.decide(seat, bot_decision(match, seat, bots[seat], rng))
    assert len(match.standings()) == seats


def test_a_bot_leaves_the_game_it_is_shown_as_it_is() -> None:
    match = new_match("acquire", 3, seed=5)
    game = match.imagine(match.owing[0], Rng(1))
    before = game.snapshot()
    NormalBot(Rng(1)).choose(game, match.owing[0])
    assert game.snapshot() == before


@pytest.mark.once
def test_the_same_seed_makes_the_same_game() -> None:
    plan = Plan("acquire", ("normal", "easy", "random"), OPEN, seed=3)
    assert play_chunk(plan, 0, 3) == play_chunk(plan, 0, 3)


@pytest.mark.once
def test_normal_beats_three_that_play_at_random() -> None:
    totals = play_chunk(Plan("acquire", ("normal", *["random"] * 3), OPEN, seed=1), 0, 20)
    assert totals.wins[0] >= 14  # a fourth would be 5


@pytest.mark.once
def test_easy_beats_random_and_loses_to_normal() -> None:
    totals = play_chunk(Plan("acquire", ("easy", "normal", "random"), OPEN, seed=1), 0, 30)
    assert totals.wins[1] > totals.wins[0] > totals.wins[2]


def test_it_announces_the_end_when_it_wins_and_only_then() -> None:
    picture = "HHHHHHHHHHH."
    for cash, expected in (({0: 9000}, True), ({1: 90000}, False)):
        table = position(picture, cash=cash, shares={HYDRA: [5, 1, 1]})
        assert wins_now(table.game, 0) is expected
        chosen = NormalBot(Rng(1)).choose(table.game, 0)
        assert (chosen == ANNOUNCE) is expected


FORTY_ONE = "Q" * 12 + "\n" + "Q" * 12 + "\n" + "Q" * 12 + "\n" + "Q" * 5 + "\n.\n"


def last_turn(hand: str, below: str, **shares: list[int]) -> Table:
    """Seat 0 announces: Quantum has 41 tiles. By name, who has shares of the others."""
    holdings = {QUANTUM: [9, 8, 1]} | {"SZHFAPQ".index(name): it for name, it in shares.items()}
    table = position(FORTY_ONE + below, hands={0: hand}, shares=holdings, cash={0: 40000})
    assert NormalBot(Rng(1)).choose(table.game, 0) == ANNOUNCE
    table.decide(ANNOUNCE)
    return table


def play_on(table: Table) -> list[int]:
    """What it does with the rest of the turn."""
    done = []
    while not table.game.over:
        assert table.game.actor == 0
        done.append(NormalBot(Rng(1)).choose(table.game, 0))
        table.decide(done[-1])
    return done


@pytest.mark.parametrize("seed", range(5))
def test_after_announcing_it_leaves_out_a_tile_that_would_help_another(seed: int) -> None:
    table = last_turn("6F", "SSSSS", S=[0, 10, 0])  # 6F makes Sackson dearer
    assert NormalBot(Rng(seed)).choose(table.game, 0) == LEAVE


def test_after_announcing_it_plays_the_tile_that_helps_it() -> None:
    table = last_turn("6F 12I", "SSSSS", S=[10, 0, 0])
    assert play_on(table) == [place("6F"), DONE]


def test_after_announcing_it_founds_a_corporation_for_the_bonuses() -> None:
    table = last_turn("6F 12G", "SSSSS\n.\n...........o", S=[0, 10, 0])
    done = play_on(table)
    assert done[0] == place("12G")
    assert done[1] >= found(0)


def test_after_announcing_it_buys_only_what_pays() -> None:
    level = last_turn("12I", "SSSSS", S=[4, 5, 0])
    assert play_on(level) == [LEAVE, buy(SACKSON), buy(SACKSON), DONE]  # level, then ahead
    hopeless = last_turn("12I", "SSSSS", S=[4, 15, 0])
    assert play_on(hopeless) == [LEAVE, DONE]


def test_it_makes_the_merger_that_pays_it() -> None:
    table = position(
        """
        SSS.AAAA....
        """,
        hands={0: "4A 1I"},
        shares={SACKSON: [6, 1, 0], AMERICA: [2, 2, 2]},
    )
    assert NormalBot(Rng(1)).choose(table.game, 0) == place("4A")


def test_it_leaves_alone_the_merger_that_pays_somebody_else() -> None:
    table = position(
        """
        SSS.AAAA....
        ............
        ..o.........
        """,
        hands={0: "4A 12I"},
        shares={SACKSON: [0, 6, 0], AMERICA: [2, 2, 2]},
    )
    assert NormalBot(Rng(1)).choose(table.game, 0) == place("12I")


def test_it_founds_the_corporation_of_which_it_kept_shares() -> None:
    table = position("o...........", hands={0: "2A 1I"}, shares={FUSION: [6, 0, 0]})
    table.decide(place("2A"))
    assert NormalBot(Rng(1)).choose(table.game, 0) == found(FUSION)


def test_it_trades_into_a_survivor_that_is_worth_it() -> None:
    table = position(
        "SS.QQQQQQQQQ",
        hands={0: "3A"},
        shares={SACKSON: [8, 0, 0], QUANTUM: [4, 5, 0]},
    )
    table.decide(place("3A"))
    assert NormalBot(Rng(1)).choose(table.game, 0) == dispose(trade=8)


def test_it_sells_what_would_buy_too_little_of_a_survivor() -> None:
    """Two of $400 for one of $300, and the others have both bonuses."""
    table = position(
        "QQ.SSS......",
        hands={0: "3A"},
        shares={QUANTUM: [8, 0, 0], SACKSON: [0, 11, 11]},
    )
    table.decide(place("3A"))
    assert NormalBot(Rng(1)).choose(table.game, 0) == dispose(sell=8)


def test_it_keeps_money_for_the_next_turn_or_two() -> None:
    """Three shares at $500 would take all but $100, for a second place that can be had later."""
    table = position(
        "SSSSSS..QQQQ",
        shares={SACKSON: [0, 6, 0], QUANTUM: [0, 4, 4]},
        cash={0: 1600},
    )
    table.decide(NormalBot(Rng(1)).choose(table.game, 0))
    spent = 0
    while table.game.turn == 0:
        code = NormalBot(Rng(1)).choose(table.game, 0)
        spent += code != DONE
        table.decide(code)
    assert spent <= 1


# -- who is paid -----------------------------------------------------------------------


@pytest.mark.rule("A18", "A19", "A20", "A21")
@pytest.mark.parametrize(
    "shares", [[3, 0, 0, 0], [4, 2, 1, 0], [4, 4, 1, 2], [5, 3, 3, 1], [2, 2, 2, 2], [6, 0, 6, 1]]
)
def test_holders_are_paid_as_the_rules_pay_them(shares: list[int]) -> None:
    table = position("QQQQQ", shares={QUANTUM: shares}, seats=4)
    price: int = table.game.price(QUANTUM)
    holders = Holders()
    holders.look_at(table.game, QUANTUM)
    before = table.money()
    table.game.finish()
    for seat, held in enumerate(shares):
        paid: int = table.game.cash(seat) - before[seat] - held * price
        assert abs(paid - holders.bonus(held) * price) < 100  # the rules round up to $100
        assert (holders.rank(held) == 0) == (paid == 0)


@pytest.mark.rule("A34")
@pytest.mark.parametrize("shares", [[3, 0], [3, 5], [7, 7], [13, 2], [12, 1]])
def test_beside_a_market_holders_are_paid_on_average(shares: list[int]) -> None:
    holders, paid, price = Holders(), [0, 0], 0
    for column in range(1, COLUMNS + 1):
        table = position("QQQQQ", shares={QUANTUM: shares}, seats=2, market=f"{column}E")
        holders.look_at(table.game, QUANTUM)
        before, price = table.money(), table.game.price(QUANTUM)
        table.game.finish()
        for seat, held in enumerate(shares):
            paid[seat] += table.game.cash(seat) - before[seat] - held * price
    for seat, held in enumerate(shares):
        assert abs(paid[seat] / COLUMNS - holders.bonus(held) * price) < 100
