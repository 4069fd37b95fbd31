"""The bots of Ponzi Scheme: they stay solvent while they can, and use their envelopes."""

from __future__ import annotations

import pytest

from tests.rules.ponzi.position import COUNTER, SELL, offer, position
from tontine.arena.simulate import Plan, play_chunk
from tontine.bots.ponzi import NormalBot
from tontine.bots.seats import bot_decision, bot_names, make_bot
from tontine.play.match import new_match
from tontine.rules.chance import Rng
from tontine.rules.ponzi.decisions import AMOUNT, FUND, LUXURY, OFFER, PASS

OPTIONS = {"game": "basic", "edition": "2015", "trade_in_first_round": "no"}


@pytest.mark.parametrize("name", bot_names("ponzi"))
@pytest.mark.parametrize("seats", [3, 5])
@pytest.mark.parametrize("game", ["basic", "advanced"])
def test_every_bot_plays_whole_games_and_decides_only_what_is_offered(
    name: str, seats: int, game: str
) -> None:
    match = new_match("ponzi", seats, seed=seats, options={"game": game})
    rng = Rng(1)
    bots = [make_bot("ponzi", name, Rng(seat)) for seat in range(seats)]
    while not match.over:
        seat = match.owing[0]
        match.decide(seat, bot_decision(match, seat, bots[seat], rng))
    assert len(match.standings()) == seats


def test_a_bot_leaves_the_game_it_is_shown_as_it_is() -> None:
    match = new_match("ponzi", 3, seed=5)
    game = match.imagine(match.owing[0], Rng(1))
    before = game.snapshot()
    NormalBot(Rng(1)).choose(game, match.owing[0])
    assert game.snapshot() == before


def test_the_same_seed_makes_the_same_game() -> None:
    plan = Plan("ponzi", ("normal", "easy", "random"), OPTIONS, seed=3)
    assert play_chunk(plan, 0, 3) == play_chunk(plan, 0, 3)


def test_normal_beats_three_that_play_at_random() -> None:
    totals = play_chunk(Plan("ponzi", ("normal", *["random"] * 3), OPTIONS, seed=1), 0, 30)
    assert totals.wins[0] >= 15  # a fourth would be 7.5


def test_easy_beats_random_and_loses_to_normal() -> None:
    plan = Plan("ponzi", ("easy", "normal", "random"), OPTIONS, seed=1)
    totals = play_chunk(plan, 0, 40)
    assert totals.wins[1] > totals.wins[0] > totals.wins[2]


def test_it_takes_the_money_when_the_next_interest_cannot_be_paid_without() -> None:
    """Two grain tiles each; 40 in the envelope, 30 due at the next turn, and 5 in hand."""
    table = position(tiles={0: "GG", 1: "GG"}, cash=[60, 5], wheels={1: {32: 1}}, phase="trading")
    table.decide(offer(1, "grain", 40))
    assert (NormalBot(Rng(1)).choose(table.game, 1),) == SELL


def test_it_counters_a_cheap_offer_when_it_can_afford_to() -> None:
    table = position(tiles={0: "GG", 1: "GGG"}, cash=[60, 80], phase="trading")
    table.decide(offer(1, "grain", 3))
    assert (NormalBot(Rng(1)).choose(table.game, 1),) == COUNTER


def test_it_forces_a_sale_upon_a_rival_without_money() -> None:
    table = position(tiles={0: "GGG", 1: "GGG"}, cash=[50, 0, 0], phase="trading")
    bot = NormalBot(Rng(1))
    code = bot.choose(table.game, 0)
    assert OFFER <= code < LUXURY
    table.game.apply(0, code)
    amount = bot.choose(table.game, 0) - AMOUNT
    assert 1 <= amount <= 20  # more than nothing, which the rival could match, and not much


def test_it_funds_when_the_next_interest_cannot_be_paid_without() -> None:
    table = position(tiles={0: "G"}, wheels={0: {40: 1}}, cash=[50], phase="funding")
    code = NormalBot(Rng(1)).choose(table.game, 0)
    assert FUND <= code < PASS
    table.game.apply(0, code)
    assert table.game.cash[0] >= table.game.due(0, 1) == 59


def offered_by_bot(due: bool) -> int:
    """What it puts into an envelope for a rival who cannot match 30; 59 of its 70 may be due."""
    wheels = {0: {40: 1}} if due else {}
    table = position(tiles={0: "GGG", 1: "GGG"}, wheels=wheels, cash=[70, 29], phase="trading")
    bot = NormalBot(Rng(1))
    code = bot.choose(table.game, 0)
    if code == PASS:
        return 0
    table.game.apply(0, code)
    return bot.choose(table.game, 0) - AMOUNT


def test_it_keeps_back_what_is_due_when_it_offers() -> None:
    assert offered_by_bot(due=False) >= 30
    assert offered_by_bot(due=True) <= 70 - 59
