"""The bots of Ponzi Scheme: they stay solvent while they can, and use their envelopes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence

import pytest
from librt.vecs import vec

from tests.rules.ponzi.position import (
    COUNTER,
    INDUSTRY_NAMES,
    SELL,
    PonziScenario,
    dealt,
    offer,
    position,
)
from tontine.bots.ponzi import TRAINING
from tontine.bots.ponzi.judge import PonziJudge
from tontine.bots.ponzi.normal import NormalBot
from tontine.bots.ponzi.schemer import Schemer
from tontine.bots.search.judge import FURTHER
from tontine.bots.search.policy import Policy
from tontine.bots.search.search import Search
from tontine.bots.seats import make_bot
from tontine.bots.weights import network
from tontine.rules.chance import Chance, Rng
from tontine.rules.choices import Choices
from tontine.rules.ponzi.components import CARDS
from tontine.rules.ponzi.decisions import (
    AMOUNT,
    ANSWERING,
    FUND,
    FUNDING,
    LUXURY,
    OFFER,
    OFFERING,
    PASS,
    PRICING,
)
from tontine.rules.ponzi.game import Ponzi, set_up


def test_it_takes_the_money_when_the_next_interest_cannot_be_paid_without() -> None:
    """Two grain tiles each; 40 in the envelope, 30 due at the next turn, and 5 in hand."""
    scenario = position(
        tiles={0: "GG", 1: "GG"}, cash=[60, 5], wheels={1: {32: 1}}, phase="trading"
    )
    scenario.decide(offer(1, "grain", 40))
    assert (NormalBot(Rng(1)).choose(scenario.game, 1),) == SELL


def test_it_counters_a_cheap_offer_when_it_can_afford_to() -> None:
    scenario = position(tiles={0: "GG", 1: "GGG"}, cash=[60, 80], phase="trading")
    scenario.decide(offer(1, "grain", 3))
    assert (NormalBot(Rng(1)).choose(scenario.game, 1),) == COUNTER


def test_it_forces_a_sale_upon_a_rival_without_money() -> None:
    scenario = position(tiles={0: "GGG", 1: "GGG"}, cash=[50, 0, 0], phase="trading")
    bot = NormalBot(Rng(1))
    code = bot.choose(scenario.game, 0)
    assert OFFER <= code < LUXURY
    scenario.game.apply(0, code)
    amount = bot.choose(scenario.game, 0) - AMOUNT
    assert 1 <= amount <= 20  # more than nothing, which the rival could match, and not much


def test_it_funds_when_the_next_interest_cannot_be_paid_without() -> None:
    scenario = position(tiles={0: "G"}, wheels={0: {40: 1}}, cash=[50], phase="funding")
    code = NormalBot(Rng(1)).choose(scenario.game, 0)
    assert FUND <= code < PASS
    scenario.game.apply(0, code)
    assert scenario.game.cash(0) >= scenario.game.due(0, 1) == 59


def offered_by_bot(due: bool) -> int:
    """What it puts into an envelope for a rival who cannot match 30; 59 of its 70 may be due."""
    wheels = {0: {40: 1}} if due else {}
    scenario = position(tiles={0: "GGG", 1: "GGG"}, wheels=wheels, cash=[70, 29], phase="trading")
    bot = NormalBot(Rng(1))
    code = bot.choose(scenario.game, 0)
    if code == PASS:
        return 0
    scenario.game.apply(0, code)
    return bot.choose(scenario.game, 0) - AMOUNT


def test_it_keeps_back_what_is_due_when_it_offers() -> None:
    assert offered_by_bot(due=False) >= 30
    assert offered_by_bot(due=True) <= 70 - 59


# -- ruin --------------------------------------------------------------------------


def test_far_too_little_the_turn_after_is_not_as_bad_as_too_little_now() -> None:
    """With 144 due in the second turn there is no mending that, but 59 are due before."""
    wheels = {1: {40: 1, 80: 2}}
    scenario = position(tiles={0: "GG", 1: "GGG"}, cash=[60, 61], wheels=wheels, phase="trading")
    scenario.decide(offer(1, "grain", 3))
    assert scenario.game.due(1, 1) == 59
    assert (NormalBot(Rng(1)).choose(scenario.game, 1),) == SELL


def test_it_does_not_buy_a_luxury_with_what_is_due_next() -> None:
    def bought(cash: int) -> bool:
        scenario = position(
            advanced=True, tiles={0: "G"}, wheels={0: {40: 1}}, cash=[cash], phase="trading"
        )
        return bool(LUXURY <= NormalBot(Rng(1)).choose(scenario.game, 0) < SELL[0])

    assert not bought(59 + 29)
    assert bought(59 + 96)


def survives(game: Ponzi, seat: int, code: int) -> bool:
    """Whether the seat could pay what is due next after this decision, and nothing else."""
    trial = game.clone()
    trial.apply(seat, code)
    if trial.phase == ANSWERING and trial.offerer == seat:
        return trial.cash(seat) - trial.envelope >= trial.due(seat, 1)  # it may be sold
    if trial.rounds == game.rounds:
        return trial.cash(seat) >= trial.due(seat, 1)
    return not trial.bankrupt >> seat & 1


def schemer(rng: Rng) -> Policy:
    return Schemer(PonziJudge(network(TRAINING)), NormalBot(rng))


def beginner(rng: Rng) -> Policy:
    bot = make_bot("ponzi", "novice", rng)
    assert isinstance(bot, Policy)
    return bot


@pytest.mark.once
@pytest.mark.parametrize(("seats", "advanced"), [(3, False), (4, True), (5, False)])
@pytest.mark.parametrize(
    ("make", "games"),
    [(NormalBot, 6), (beginner, 6), (schemer, 2)],
    ids=["normal", "novice", "learnt"],
)
def test_it_never_ruins_itself_while_another_answer_survives(
    make: Callable[[Rng], Policy], games: int, seats: int, advanced: bool
) -> None:
    choices = Choices()
    ruinous = 0
    for seed in range(games):
        game = set_up(seats, Chance(Rng(seed)), advanced)
        game.remember()
        game.deal()
        rng = Rng(seed)
        bots = [make(Rng(seat)) for seat in range(seats)]
        while not game.over:
            seat = game.actor
            game.offer(seat, choices)
            imagined = game.imagine(seat, rng)
            code = bots[seat].choose(imagined, seat)
            assert choices.contains(code)
            if game.phase in (FUNDING, OFFERING, PRICING, ANSWERING):
                fates = [survives(game, seat, it) for it in choices.codes()]
                ruinous += any(fates) and not all(fates)
                assert survives(game, seat, code) or not any(fates)
            assert code != AMOUNT or game.cash(seat) == 0  # an empty envelope
            game.apply(seat, code)
    assert ruinous > 3 * games  # there were answers to avoid


@pytest.mark.once
@pytest.mark.parametrize(("seats", "advanced"), [(3, True), (4, False)])
def test_search_looks_at_nothing_that_ruins_while_something_else_does_not(
    seats: int, advanced: bool
) -> None:
    """And at no empty envelope."""
    judge = PonziJudge(network(TRAINING))
    choices = Choices()
    left_out = 0
    for seed in range(4):
        game = set_up(seats, Chance(Rng(seed)), advanced)
        game.remember()
        game.deal()
        rng = Rng(seed)
        bot = NormalBot(rng)
        while not game.over:
            seat = game.actor
            if game.phase in (FUNDING, OFFERING, PRICING, ANSWERING):
                codes = list(judge.candidates(game, seat))
                game.offer(seat, choices)
                assert codes
                assert all(choices.contains(code % FURTHER) for code in codes)
                assert all(code // FURTHER != AMOUNT for code in codes)
                assert codes != [AMOUNT] or game.cash(seat) == 0
                fates = [is_survived(game, seat, code) for code in codes]
                could = any(survives(game, seat, code) for code in choices.codes())
                assert all(fates) or not could
                left_out += not all(survives(game, seat, code) for code in choices.codes())
            game.apply(seat, bot.choose(game.imagine(seat, rng), seat))
    assert left_out > 10


def is_survived(game: Ponzi, seat: int, candidate: int) -> bool:
    trial = game.clone()
    if candidate >= FURTHER:
        trial.apply(seat, candidate % FURTHER)
        return survives(trial, seat, candidate // FURTHER)
    return survives(trial, seat, candidate)


def test_who_is_doomed_may_stake_everything() -> None:
    """59 are due, and 20 are there: nothing that can be done survives, so all of it is free."""
    scenario = position(
        tiles={0: "GG", 1: "GG"}, wheels={0: {40: 1}}, cash=[20, 90], phase="trading"
    )
    codes = PonziJudge(network(TRAINING)).candidates(scenario.game, 0)
    amounts = {code // FURTHER - AMOUNT for code in codes if code >= FURTHER}
    assert amounts == {5, 10, 15, 20}


def test_expert_does_otherwise_than_normal_only_where_that_is_surely_better() -> None:
    """Early on little can be told apart, and the luckiest of many is not the best."""

    def agrees(caution: float) -> int:
        found = 0
        for seed in range(12):
            game = after_a_round(seed)
            bot = make_bot("ponzi", "expert", Rng(seed))
            assert isinstance(bot, Search)
            bot.caution *= caution
            found += bot.choose(game, game.actor) in normal_choices(game, game.actor)
        return found

    assert agrees(1.0) > agrees(0.0) + 2


def after_a_round(seed: int) -> Ponzi:
    """Of players who fund at random."""
    game = dealt(4, remember=True, seed=seed).game
    bot = make_bot("ponzi", "random", Rng(seed))
    for _ in range(4):
        game.apply(game.actor, bot.choose(game.imagine(game.actor, Rng(seed)), game.actor))
    return game


def normal_choices(game: Ponzi, seat: int) -> set[int]:
    """Chance decides among equals, so it may be one of several."""
    return {NormalBot(Rng(seed)).choose(game, seat) for seed in range(20)}


# -- the judge ---------------------------------------------------------------------


def chances(scenario: PonziScenario) -> list[float]:
    found = vec[float]([0.0] * scenario.game.seats)
    PonziJudge(network(TRAINING)).chances(scenario.game, found)
    return list(found)


def test_nothing_is_judged_while_an_envelope_is_on_its_way() -> None:
    scenario = position(tiles={0: "GG", 1: "GG"}, cash=[40, 40], phase="trading")
    judge = PonziJudge(network(TRAINING))
    assert judge.is_settled(scenario.game)
    scenario.game.apply(0, offer(1, "grain", 7)[0])
    assert not judge.is_settled(scenario.game)
    scenario.game.apply(0, AMOUNT + 7)
    assert not judge.is_settled(scenario.game)
    scenario.game.apply(1, SELL[0])
    assert judge.is_settled(scenario.game)


def test_an_offer_is_weighed_together_with_its_amount() -> None:
    """Among the amounts is one that the rival cannot match (P18), here 31."""
    scenario = position(tiles={0: "GG", 1: "GG"}, cash=[80, 30], phase="trading")
    codes = PonziJudge(network(TRAINING)).candidates(scenario.game, 0)
    first = offer(1, "grain", 0)[0]
    offers = [code for code in codes if code >= FURTHER]
    assert {code % FURTHER for code in offers} == {first}
    assert {code // FURTHER - AMOUNT for code in offers} == {20, 40, 60, 80, 31}
    assert PASS in list(codes)


def test_who_cannot_pay_next_has_hardly_a_chance() -> None:
    """The same tiles and money for all, but 59 are due of the 20 that seat 0 has."""
    tiles = {0: "GG", 1: "GG", 2: "GG"}
    broke = chances(position(tiles=tiles, wheels={0: {40: 1}}, cash=[20, 20, 20], phase="trading"))
    sound = chances(position(tiles=tiles, wheels={0: {40: 4}}, cash=[20, 20, 20], phase="trading"))
    assert broke[0] < 0.1
    assert broke[0] < 0.6 * sound[0]


def test_more_points_make_a_better_chance_when_a_rival_is_about_to_be_broke() -> None:
    wheels = {2: {40: 1}}
    ahead, behind, doomed = chances(
        position(
            tiles={0: "GGG", 1: "G", 2: "GG"}, wheels=wheels, cash=[40, 40, 0], phase="trading"
        )
    )
    assert ahead > behind > doomed
    assert ahead > 0.6


# -- envelopes ---------------------------------------------------------------------


def all_own_two(cash: Sequence[int]) -> PonziScenario:
    """Seat 2, with 29, is the poorest, and begins."""
    return position(
        market=[9, 10, 14, 15, 16, 58, 66, 73, 78],
        tiles={0: "TT", 1: "TT", 2: "TT"},
        wheels={0: {13: 3, 42: 3}, 1: {11: 4, 54: 3}, 2: {12: 4, 17: 3}},
        cash=cash,
        marker=2,
        phase="trading",
    )


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("cash", [29, 0])
def test_it_gives_no_tile_away_in_an_empty_envelope(cash: int, seed: int) -> None:
    """Both rivals could match anything, and would take the tile for nothing."""
    scenario = all_own_two([55, 65, cash])
    bot = NormalBot(Rng(seed))
    code = bot.choose(scenario.game, 2)
    if code != PASS:
        scenario.game.apply(2, code)
        assert bot.choose(scenario.game, 2) > AMOUNT


@pytest.mark.parametrize("rival", [0, 1])
def test_whoever_chose_the_rival_something_is_put_into_the_envelope(rival: int) -> None:
    scenario = all_own_two([55, 65, 29])
    scenario.game.apply(2, offer(rival, "transportation", 0)[0])
    assert NormalBot(Rng(1)).choose(scenario.game, 2) > AMOUNT


# -- industries --------------------------------------------------------------------


def funded_by_bot(scenario: PonziScenario, seed: int) -> str:
    code = NormalBot(Rng(seed)).choose(scenario.game, scenario.game.actor)
    assert FUND <= code < PASS
    return INDUSTRY_NAMES[(code - FUND) // CARDS]


def test_among_equal_industries_chance_decides() -> None:
    scenario = dealt(3, first=0)
    counts = Counter(funded_by_bot(scenario, seed) for seed in range(400))
    assert set(counts) == set(INDUSTRY_NAMES)
    assert min(counts.values()) >= 70  # of 100, about; these seeds always give the same


def test_the_same_chance_decides_alike() -> None:
    assert funded_by_bot(dealt(3, first=0), 5) == funded_by_bot(dealt(3, first=0), 5)


@pytest.mark.parametrize("industry", INDUSTRY_NAMES)
def test_an_industry_that_rivals_hold_is_worth_more_than_one_nobody_holds(industry: str) -> None:
    """It can be traded. The cards are the same for all of them."""
    letter = industry[0].upper()
    scenario = position(tiles={1: letter, 2: letter})
    assert {funded_by_bot(scenario, seed) for seed in range(10)} == {industry}
