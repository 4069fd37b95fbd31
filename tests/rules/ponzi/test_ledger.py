"""What each seat can know about the others' money (P8)."""

from itertools import product

import pytest

from tests.rules.ponzi.fortunes import Books, explains, overheard
from tests.rules.ponzi.position import (
    COUNTER,
    PASS,
    SELL,
    PonziScenario,
    dealt,
    fund,
    luxury,
    offer,
    position,
    remove,
)
from tests.rules.ponzi.starts import games, settle, sharing
from tests.rules.scenario import wander
from tontine.rules.chance import Rng
from tontine.rules.ponzi.ledger import Ledger


def ledger(scenario: PonziScenario) -> Ledger:
    assert scenario.game.ledger is not None
    return scenario.game.ledger


def bounds(scenario: PonziScenario, viewer: int) -> list[tuple[int, int]]:
    """The least and the most that each seat can have."""
    kept = ledger(scenario)
    return [(kept.least(viewer, s), kept.most(viewer, s)) for s in range(scenario.game.seats)]


# -- by hand ---------------------------------------------------------------------------


def test_P8_as_long_as_there_is_no_trade_all_money_is_known() -> None:
    scenario = dealt(3, first=0, remember=True)
    scenario.decide(fund("grain", 9), fund("grain", 10), PASS)
    for viewer in range(4):
        assert bounds(scenario, viewer) == [(9, 9), (10, 10), (0, 0)]


def test_P8_interest_and_luxuries_are_paid_openly() -> None:
    scenario = settle({0: {9: 1}}, [20, 7, 0], remember=True)
    assert bounds(scenario, 2) == [(12, 12), (7, 7), (0, 0)]
    shop = position(cash=[40, 7, 0], phase="trading", advanced=True, remember=True)
    shop.decide(luxury(1))
    assert bounds(shop, 2) == [(10, 10), (7, 7), (0, 0)]


def test_P17_after_a_sale_the_buyers_money_may_all_be_with_the_seller() -> None:
    scenario = sharing([20, 30, 1], remember=True)
    scenario.decide(offer(1, "grain", 12), SELL)
    assert bounds(scenario, 0) == bounds(scenario, 1) == [(8, 8), (42, 42), (1, 1)]
    assert bounds(scenario, 2) == bounds(scenario, 3) == [(0, 20), (30, 50), (1, 1)]


def test_P17_after_a_counter_offer_the_offerers_money_has_doubled_at_most() -> None:
    scenario = sharing([20, 30, 1], remember=True)
    scenario.decide(offer(1, "grain", 12), COUNTER)
    assert bounds(scenario, 0) == bounds(scenario, 1) == [(32, 32), (18, 18), (1, 1)]
    assert bounds(scenario, 2) == bounds(scenario, 3) == [(20, 40), (10, 30), (1, 1)]


def test_P18_after_a_counter_offer_the_receiver_has_paid_what_it_had_at_most() -> None:
    scenario = sharing([20, 5, 1], remember=True)
    scenario.decide(offer(1, "grain", 2), COUNTER)
    assert bounds(scenario, 2) == [(20, 25), (0, 5), (1, 1)]


def test_P16_who_looks_into_the_envelope_knows_that_the_offerer_has_as_much() -> None:
    scenario = sharing([20, 10, 1], remember=True)
    scenario.decide(offer(1, "grain", 20), SELL)  # seat 2 does not know: 0 to 20, 10 to 30
    scenario.decide(offer(2, "grain", 25))
    assert bounds(scenario, 2) == [(0, 5), (25, 30), (1, 1)]
    assert bounds(scenario, 3) == [(0, 20), (10, 30), (1, 1)]  # the onlooker saw nothing


def test_P24_whoever_pays_had_the_money() -> None:
    scenario = position(
        cash=[20, 10, 1],
        tiles={0: "G", 1: "G"},
        wheels={1: {20: 1}},
        market=range(21, 30),
        draws=[30],
        phase="trading",
        remember=True,
    )
    scenario.decide(offer(1, "grain", 6), SELL)
    assert bounds(scenario, 2) == [(0, 20), (10, 30), (1, 1)]
    scenario.decide(remove(21))  # seat 1 pays 14: so the price was 4 at least
    assert bounds(scenario, 2) == [(0, 16), (0, 16), (1, 1)]


# -- against counting out --------------------------------------------------------------


@pytest.mark.parametrize("seed", range(30))
def test_P8_three_players_know_exactly_what_can_be_known(seed: int) -> None:
    books = Books(3, seed)
    books.run(steps=4 + seed % 8, most=6)
    for viewer, seat in books.eyes():
        if viewer < 3:
            assert books.bounds(viewer, seat) == books.counted(viewer, seat)


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("seed", range(12))
def test_P8_without_counter_offers_everybody_knows_exactly_what_can_be_known(
    seats: int, seed: int
) -> None:
    books = Books(seats, seed, counters=False)
    books.run(steps=4 + seed % 6, most=2)
    for viewer, seat in books.eyes():
        assert books.bounds(viewer, seat) == books.counted(viewer, seat)


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("seed", range(12))
def test_P8_with_counter_offers_nothing_possible_is_ruled_out(seats: int, seed: int) -> None:
    """Nearly always no more than that; see ``Ledger`` for what is lost."""
    books = Books(seats, seed)
    books.run(steps=4 + seed % 6, most=2)
    for viewer, seat in books.eyes():
        least, most = books.bounds(viewer, seat)
        fewest, highest = books.counted(viewer, seat)
        assert 0 <= least <= fewest <= books.cash[seat] <= highest <= most


@pytest.mark.parametrize(("seats", "seed"), [(3, 0), (3, 1), (3, 2), (4, 3), (4, 6)])
def test_P8_what_is_possible_can_be_explained_and_nothing_else(seats: int, seed: int) -> None:
    books = Books(seats, seed)
    books.run(steps=5, most=2)
    total = sum(books.cash)
    for viewer, fortunes in enumerate(books.fortunes):
        for cash in product(range(total + 1), repeat=seats):
            if sum(cash) == total:
                possible = cash in fortunes.possible
                tries = range(60 if possible else 3)
                assert any(explains(books.ledger, viewer, cash, t) for t in tries) == possible


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_P8_fortunes_are_drawn_within_the_bounds_and_add_up(seats: int) -> None:
    books = Books(seats, seed=1, count=False)
    books.run(steps=20, most=12)
    rng = Rng(1)
    for viewer, seat in books.eyes():
        cash = list(books.ledger.draw(viewer, rng))
        least, most = books.bounds(viewer, seat)
        assert least <= cash[seat] <= most
        assert sum(cash) == sum(books.cash)


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("seats", [3, 4])
def test_P8_the_ledger_knows_what_can_be_overheard(seats: int, seed: int) -> None:
    """In a game: from the events that a seat is told follows what its ledger says."""
    cash = [3, 1, 4, 2][:seats]
    scenario = sharing(cash, seats=seats, remember=True)
    for _ in wander(scenario, seed, most=3 * seats):
        if scenario.phase != "offering":
            continue
        for viewer in range(seats + 1):
            fortunes = overheard(scenario, viewer, tuple(cash))
            counted = [(fortunes.least(seat), fortunes.most(seat)) for seat in range(seats)]
            if viewer < seats == 3:
                assert bounds(scenario, viewer) == counted
            for (least, most), (fewest, highest) in zip(
                bounds(scenario, viewer), counted, strict=True
            ):
                assert least <= fewest <= highest <= most


# -- under random play -----------------------------------------------------------------


@games
def test_P8_the_truth_is_always_possible(seats: int, advanced: bool, seed: int) -> None:
    for more in range(2):
        scenario = dealt(
            seats, advanced=advanced, remember=True, trades_first=True, seed=10 * seed + more
        )
        for _ in wander(scenario, 10 * seed + more):
            for viewer in range(seats + 1):
                for (least, most), cash in zip(
                    bounds(scenario, viewer), scenario.money(), strict=True
                ):
                    assert 0 <= least <= cash <= most


@games
def test_P8_everybody_knows_their_own_money_and_the_sum_of_all(
    seats: int, advanced: bool, seed: int
) -> None:
    scenario = dealt(seats, advanced=advanced, remember=True, trades_first=True, seed=seed)
    for _ in wander(scenario, seed):
        cash = scenario.money()
        for viewer in range(seats + 1):
            known = bounds(scenario, viewer)
            if viewer < seats:
                assert known[viewer] == (cash[viewer], cash[viewer])
            for seat, (least, most) in enumerate(known):
                others = [known[other] for other in range(seats) if other != seat]
                assert least + sum(high for _, high in others) >= sum(cash)
                assert most + sum(low for low, _ in others) <= sum(cash)


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("seed", range(4))
def test_P8_the_truth_is_possible_after_many_trades(seats: int, seed: int) -> None:
    books = Books(seats, seed, count=False)
    books.run(steps=60, most=60)
    for viewer, seat in books.eyes():
        least, most = books.bounds(viewer, seat)
        assert 0 <= least <= books.cash[seat] <= most
        if viewer == seat:
            assert least == most


def test_a_copy_of_the_ledger_goes_its_own_way() -> None:
    scenario = sharing([20, 30, 1], remember=True)
    twin = PonziScenario(scenario.game.clone())
    twin.decide(offer(1, "grain", 12), SELL)
    assert bounds(scenario, 2) == [(20, 20), (30, 30), (1, 1)]
    scenario.decide(PASS)
    assert bounds(twin, 2) == [(0, 20), (30, 50), (1, 1)]
