"""The bots of Greed Incorporated that think ahead: what they weigh and know, and sound play."""

from __future__ import annotations

from collections import Counter
from math import isclose

import pytest
from librt.vecs import vec

from tests.bots.greed.games import play, states, thinker
from tests.rules.greed.position import GreedScenario, firm, position
from tontine.bots.greed import TRAINING
from tontine.bots.greed.judge import INPUTS, GreedJudge
from tontine.bots.greed.normal import NormalBot
from tontine.bots.search.judge import codes_of
from tontine.bots.seats import FOLDERS
from tontine.bots.weights import network
from tontine.rules.chance import Rng
from tontine.rules.choices import Choices
from tontine.rules.greed import deals
from tontine.rules.greed import decisions as codes
from tontine.rules.greed import layout as at
from tontine.rules.greed.game import Greed


def judge() -> GreedJudge:
    return GreedJudge(network(TRAINING))


# -- the judge ---------------------------------------------------------------------


@pytest.mark.once
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_chances_add_up_to_one_in_every_state(seats: int) -> None:
    seen = judge()
    assert seen.network.inputs == len(INPUTS) == len(FOLDERS["greed"].TRAINING.inputs)
    chances = vec[float]([0.0] * seats)
    for game in states(seats, seats)[::7]:
        before = game.snapshot()
        seen.chances(game, chances)
        assert isclose(sum(chances), 1.0)
        assert all(0.0 < chance < 1.0 for chance in chances)
        assert game.snapshot() == before


def test_it_judges_at_the_turn_of_the_year_and_nowhere_else() -> None:
    seen = judge()
    settled = [game.year for game in states(2, 4) if seen.is_settled(game)]
    assert settled == list(range(1, 8))  # in the eighth everybody has one card, and none is asked


def test_who_has_more_points_or_money_has_the_better_chance() -> None:
    def chance(purse: list[int], gold: list[int]) -> float:
        scenario = position(
            phase="announcing",
            companies={2: firm("0", free=50), 3: firm("1", free=50), 4: firm("2", free=50)},
            hands=[[40, 41], [42, 43], [44, 45]],
            purse=purse,
            gold=gold,
            year=11,
        )
        chances = vec[float]([0.0] * 3)
        judge().chances(scenario.game, chances)
        return chances[0]

    even = chance([500, 500, 500], [0, 1, 2])
    assert chance([900, 500, 500], [0, 1, 2]) > even + 0.05
    assert chance([500, 500, 500], [1, 0, 0]) > even + 0.05


def test_G21_goods_that_were_kept_count() -> None:
    def chance(goods: str) -> float:
        scenario = position(
            phase="announcing",
            companies={2: firm("0", goods=goods), 3: firm("1"), 4: firm("2")},
            hands=[[40, 41], [42, 43], [44, 45]],
            year=9,
        )
        chances = vec[float]([0.0] * 3)
        judge().chances(scenario.game, chances)
        return chances[0]

    assert chance("4 loans") > chance("") + 0.01


@pytest.mark.once
def test_only_what_is_offered_is_weighed() -> None:
    seen = GreedJudge(network(TRAINING), sales=True, answers=True)
    choices = Choices()
    weighed: Counter[int] = Counter()
    for seed in range(2):
        for game in states(seed, 4):
            seat = game.actor
            if seen.is_worth_a_thought(game, seat):
                candidates = list(seen.candidates(game, seat))
                assert len(set(candidates)) == len(candidates) > 0
                for candidate in candidates:
                    trial = game.clone()
                    for code in codes_of(candidate):
                        trial.offer(seat, choices)
                        assert choices.contains(code)
                        trial.apply(seat, code)
                weighed[game.phase] = max(weighed[game.phase], len(candidates))
    assert weighed[codes.ANNOUNCING] == 2
    assert weighed[codes.BIDDING] >= 5  # amounts are many: some of them
    assert weighed[codes.GOLD] >= 4
    assert weighed[codes.SELLING] >= 6  # all, one of a kind, many of a kind, of two kinds
    assert weighed[codes.TRADING] == 2  # yes and no


@pytest.mark.once
def test_sales_and_answers_are_weighed_only_by_those_who_are_to() -> None:
    phases = {codes.SELLING: (True, False), codes.TRADING: (False, True)}
    met = set()
    for game in states(3, 4):
        seat = game.actor
        asked = game.phase == codes.SELLING or deals.addressed(game) >> seat & 1
        if game.phase in phases and asked:
            met.add(game.phase)
            sales, answers = phases[game.phase]
            assert GreedJudge(network(TRAINING), sales, answers).is_worth_a_thought(game, seat)
            assert not GreedJudge(network(TRAINING), answers, sales).is_worth_a_thought(game, seat)
    assert met == set(phases)


# -- secrets -----------------------------------------------------------------------


def sealed_bids() -> GreedScenario:
    """Seats 1 and 2 have bid in secret; seat 0 is asked."""
    scenario = position(
        phase="bidding",
        companies={2: firm("0", free=200), 3: firm("1", free=150), 4: firm("2", free=120)},
        offer={12: 1, 14: 2, 15: 0},
        hands=[[40, 41], [42, 43], [44, 45]],
        pile=[46, 47, 48],
        marker=1,
        year=9,
    )
    scenario.by(1, (codes.BID + 3 * codes.SUMS + 33,))
    scenario.by(2, (codes.BID + 4 * codes.SUMS + 21,))
    return scenario


def test_two_states_that_differ_in_secrets_only_lead_to_the_same_decision() -> None:
    true = sealed_bids().game
    other = true.imagine(0, Rng(99))
    assert other.snapshot()["bids"] != true.snapshot()["bids"]
    assert other.snapshot()["hands"] != true.snapshot()["hands"]
    for seed in range(3):
        assert thinker(seed, 16).choose(true, 0) == thinker(seed, 16).choose(other, 0)


@pytest.mark.once
def test_hidden_cards_change_nothing_in_any_phase() -> None:
    seen = judge()
    phases = set()
    for place, true in enumerate(states(4, 3)):
        seat = true.actor
        if true.phase not in phases and seen.is_worth_a_thought(true, seat):
            phases.add(true.phase)
            other = true.imagine(seat, Rng(place))
            assert thinker(place, 4).choose(true, seat) == thinker(place, 4).choose(other, seat)
    assert len(phases) >= 6


def test_it_imagines_bids_that_rivals_would_make() -> None:
    """Blind guesses would be spread over all their free cash."""
    seen = judge()
    true = sealed_bids().game
    rng = Rng(3)
    bids = []
    for _ in range(40):
        imagined = seen.imagine(true, 0, rng)
        assert isinstance(imagined, Greed)
        bids.append(imagined.numbers[at.BID + 3])
    assert min(bids) >= 10
    assert sum(bids) / len(bids) < 60
    assert len(set(bids)) > 3


# -- decisions ---------------------------------------------------------------------


def test_the_same_seed_and_playouts_make_the_same_decision() -> None:
    game = sealed_bids().game
    first = thinker(1, 16)
    second = thinker(1, 16)
    assert first.choose(game, 0) == second.choose(game, 0)
    assert [first.chance(place) for place in range(3)] == [
        second.chance(place) for place in range(3)
    ]


@pytest.mark.once
def test_a_whole_game_is_legal_to_the_end() -> None:
    game, decisions = play(1, "thinker", "normal", "normal")
    assert game.over
    assert len(decisions) > 100


# -- sound play --------------------------------------------------------------------


@pytest.mark.once
@pytest.mark.parametrize("name", ["easy", "normal"])
def test_G23_nobody_trades_in_the_last_year(name: str) -> None:
    """What is paid then is lost, and what is earned then is never paid out."""
    for seed in range(3):
        game, _ = play(seed, *[name] * 4)
        assert game.journal is not None
        year = 0
        trades: Counter[int] = Counter()
        for kind, _, *fields in game.journal.rows():
            if kind == codes.YEAR:
                year = fields[0]
            elif kind in (codes.DEALT, codes.USED):
                trades[year] += 1
        assert trades[8] == 0
        assert sum(trades.values()) > 5


def test_G29_alone_it_bids_the_least() -> None:
    scenario = position(
        phase="gold",
        companies={2: firm("0"), 3: firm("1"), 4: firm("2")},
        purse=[900, 20, 0],
    )
    assert NormalBot(Rng(1)).choose(scenario.game, 0) == codes.RAISE + 50


def test_G29_it_bids_no_more_than_a_rival_can_raise() -> None:
    scenario = position(
        phase="gold",
        companies={2: firm("0"), 3: firm("1"), 4: firm("2")},
        purse=[2000, 70, 0],
    )
    code = NormalBot(Rng(1)).choose(scenario.game, 0)
    assert codes.RAISE + 50 <= code <= codes.RAISE + 61


def _seller_price(sellers: int) -> int:
    """What company 3 pays for a house, if so many others have one."""
    companies = {
        2: firm("0", goods="1 houses", new=True),
        3: firm("1", assets=[18], free=400, new=True),
    }
    for company in range(4, 3 + sellers):
        companies[company] = firm("2", goods="1 houses", new=True)
    scenario = position(phase="trading", companies=companies, year=3)
    bot = NormalBot(Rng(1))
    while True:
        code = bot.choose(scenario.game, 1)
        scenario.by(1, (code,))
        if codes.TERM <= code < codes.BID and (code - codes.TERM) // codes.SUMS % 12 == 11:
            return (code - codes.TERM) % codes.SUMS


def test_G17_goods_are_cheaper_where_others_sell_them_too() -> None:
    assert _seller_price(sellers=2) < _seller_price(sellers=1)


def test_G17_who_has_no_money_pays_with_other_goods() -> None:
    scenario = position(
        phase="trading",
        companies={
            2: firm("0", goods="1 houses", new=True),
            3: firm("1", assets=[18], free=0, goods="3 land", new=True),
        },
        year=3,
    )
    bot = NormalBot(Rng(1))
    for _ in range(12):
        if scenario.deals() or scenario.phase not in ("trading", "drafting"):
            break
        scenario.by(1, (bot.choose(scenario.game, 1),))
    assert scenario.deals()
    assert NormalBot(Rng(1)).choose(scenario.game, 0) == codes.ACCEPT
