"""Imagined games agree with what a seat knows, and leave open what it does not know (P8)."""

import pytest

from tests.rules.ponzi.fortunes import Books, explains, replay
from tests.rules.ponzi.position import COUNTER, SELL, PonziScenario, dealt, offer
from tests.rules.ponzi.starts import games, sharing
from tests.rules.scenario import Codes, wander
from tontine.rules.chance import Rng
from tontine.rules.ponzi.decisions import BANKRUPT
from tontine.rules.ponzi.ledger import BANK, Entry, Ledger


def imagined(scenario: PonziScenario, seat: int, seed: int) -> PonziScenario:
    return PonziScenario(scenario.game.imagine(seat, Rng(seed)))


def remembered(seats: int, advanced: bool, seed: int) -> PonziScenario:
    return dealt(seats, advanced=advanced, remember=True, trades_first=True, seed=seed)


@games
def test_P8_imagine_keeps_all_that_is_open_and_ones_own_money(
    seats: int, advanced: bool, seed: int
) -> None:
    scenario = remembered(seats, advanced, seed)
    for count in wander(scenario, seed):
        seat = count % (seats + 1)
        twin = imagined(scenario, seat, count)
        true, other = scenario.game.snapshot(), twin.game.snapshot()
        for key in set(true) - {"cash", "envelope"}:
            assert other[key] == true[key]
        assert sum(twin.money()) == sum(scenario.money())
        assert min(twin.money()) >= 0
        if seat < seats:
            assert twin.money()[seat] == scenario.money()[seat]


@games
def test_P8_imagine_leaves_the_true_game_alone(seats: int, advanced: bool, seed: int) -> None:
    scenario = remembered(seats, advanced, seed)
    for count in wander(scenario, seed):
        before, state = scenario.game.snapshot(), scenario.game.chance.state
        twin = imagined(scenario, count % seats, count)
        for _ in wander(twin, count, most=10):
            pass
        assert (scenario.game.snapshot(), scenario.game.chance.state) == (before, state)


@games
def test_P8_imagine_the_same_chance_imagines_the_same(
    seats: int, advanced: bool, seed: int
) -> None:
    scenario = remembered(seats, advanced, seed)
    for count in wander(scenario, seed):
        if count % 5 == 0:
            twins = [imagined(scenario, count % seats, seed).game.snapshot() for seed in (7, 7)]
            assert twins[0] == twins[1]


@games
def test_P8_imagine_only_what_can_be_explained(seats: int, advanced: bool, seed: int) -> None:
    scenario = remembered(seats, advanced, seed)
    kept = scenario.game.ledger
    assert kept is not None
    for count in wander(scenario, seed):
        viewer = count % (seats + 1)
        money = imagined(scenario, viewer, count).money()
        assert any(explains(kept, viewer, tuple(money), tries) for tries in range(50))


@pytest.mark.parametrize(("seats", "seed"), [(3, 1), (3, 2), (3, 4), (4, 0), (4, 2), (4, 5)])
def test_P8_imagine_only_what_is_possible_and_all_of_it(seats: int, seed: int) -> None:
    books = Books(seats, seed)
    books.run(steps=4, most=2)
    for viewer in range(seats + 1):
        possible = books.fortunes[viewer].possible
        rng = Rng(seed)
        tries = 40 * len(possible)
        drawn = {tuple(books.ledger.imagine(viewer, rng).cash) for _ in range(min(tries, 400))}
        assert drawn <= possible
        if tries <= 400:
            assert drawn == possible


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("seed", range(4))
def test_P8_what_is_imagined_after_many_trades_lies_within_the_bounds(
    seats: int, seed: int
) -> None:
    books = Books(seats, seed, count=False)
    books.run(steps=20, most=40)
    for viewer, seat in books.eyes():
        least, most = books.bounds(viewer, seat)
        assert least <= books.ledger.imagine(viewer, Rng(seed)).cash[seat] <= most


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("seed", range(4))
def test_P8_an_imagined_history_is_one_that_can_have_happened(seats: int, seed: int) -> None:
    """And it agrees with all the amounts that the viewer knows."""
    books = Books(seats, seed, count=False)
    books.run(steps=20, most=12)
    assert replay(books.ledger.entries, seats) == books.cash
    for viewer in range(seats + 1):
        for tries in range(10):
            twin = books.ledger.imagine(viewer, Rng(tries))
            assert replay(twin.entries, seats) == tuple(twin.cash)
            for entry, true in zip(twin.entries, books.ledger.entries, strict=True):
                assert (entry.kind, entry.payer, entry.payee) == (true.kind, true.payer, true.payee)
                if true.kind == BANK or viewer in (true.payer, true.payee):
                    assert entry.amount == true.amount


@pytest.mark.parametrize(("seats", "seed"), [(3, 1), (3, 2), (3, 4), (4, 0), (4, 2), (4, 5)])
def test_P8_from_the_beginning_too_all_that_is_possible_is_imagined(seats: int, seed: int) -> None:
    books = Books(seats, seed)
    books.run(steps=4, most=2)
    for viewer in range(seats + 1):
        drawn = {
            replay(entries, seats)
            for entries in from_the_beginning(books.ledger, viewer, tries=400)
        }
        assert drawn <= books.fortunes[viewer].possible
        if 40 * len(books.fortunes[viewer].possible) <= 400:
            assert drawn == books.fortunes[viewer].possible


def from_the_beginning(ledger: Ledger, viewer: int, tries: int) -> list[list[Entry]]:
    """The histories that imagine would come to if those from the end came to nothing."""
    scenarios, rng = ledger._foresight(viewer), Rng(1)
    histories = [ledger._go_through(viewer, scenarios, rng) for _ in range(tries)]
    return [entries for entries in histories if entries is not None]


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("seed", range(4))
def test_P8_histories_from_the_beginning_can_have_happened(seats: int, seed: int) -> None:
    books = Books(seats, seed, count=False)
    books.run(steps=20, most=12)
    for viewer in range(seats + 1):
        histories = from_the_beginning(books.ledger, viewer, tries=40)
        assert histories
        for entries in histories:
            cash = replay(entries, seats)
            for seat in range(seats):
                least, most = books.bounds(viewer, seat)
                assert least <= cash[seat] <= most


# Of these, the second is hard to explain from its end: seat 1's money must have gone to seat 4,
# which shows 24 later, so that a counter-offer cannot double it.
MANY_TRADES = [(3, 1), (5, 1), (4, 3), (5, 7)]


@pytest.mark.parametrize(("seats", "seed"), MANY_TRADES)
def test_P8_after_many_trades_too_nothing_rests_on_prices_one_does_not_know(
    seats: int, seed: int
) -> None:
    """The same chance brings the same, whichever of the imagined histories was the true one."""
    books = Books(seats, seed, count=False)
    books.run(steps=60, most=40)
    for viewer in range(seats + 1):
        other = books.ledger.imagine(viewer, Rng(99))
        assert amounts(other) != amounts(books.ledger)
        for tries in range(3):
            one, two = (it.imagine(viewer, Rng(tries)) for it in (books.ledger, other))
            assert amounts(one) == amounts(two)
            assert replay(one.entries, seats) == tuple(one.cash) == tuple(two.cash)


def amounts(ledger: Ledger) -> list[int]:
    return [entry.amount for entry in ledger.entries]


def test_P8_P17_imagine_rules_out_even_what_the_bounds_cannot() -> None:
    """Seat 1 gave away all it had, so the counter-offer it received was for nothing."""
    ledger = Ledger(3)
    ledger.received(0, 1)
    ledger.received(1, 3)
    ledger.offered(1, 2, 3)
    ledger.sold(1, 2, 3)
    ledger.offered(1, 0, 0)
    ledger.countered(1, 0, 0)
    ledger.paid(2, 3)
    rng = Rng(1)
    for _ in range(50):
        assert list(ledger.imagine(3, rng).cash) == [1, 0, 0]
    assert (ledger.least(3, 1), ledger.most(3, 1)) == (0, 1)  # the bounds are not that sharp


@games
def test_P8_an_imagined_game_goes_on_within_what_its_viewer_knows(
    seats: int, advanced: bool, seed: int
) -> None:
    scenario = remembered(seats, advanced, seed)
    for count in wander(scenario, seed):
        if count % 8 == 0:
            viewer = count // 8 % (seats + 1)
            twin = imagined(scenario, viewer, count)
            for _ in wander(twin, count, most=10):
                kept = twin.game.ledger
                assert kept is not None
                for seat, cash in enumerate(twin.money()):
                    assert kept.least(viewer, seat) <= cash <= kept.most(viewer, seat)


# -- the ends of the bounds ------------------------------------------------------------


def reached(books: Books, viewer: int, seat: int, amount: int, tries: int = 40) -> bool:
    """Whether some fortunes in which the seat has just this can be explained."""
    rng = Rng(amount)
    for attempt in range(tries):
        cash = tuple(books.ledger.draw_with(viewer, seat, amount, rng))
        assert cash[seat] == amount
        if explains(books.ledger, viewer, cash, attempt):
            return True
    return False


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("seed", range(3))
def test_P8_without_counter_offers_either_end_is_reached(seats: int, seed: int) -> None:
    books = Books(seats, seed, counters=False, count=False)
    books.run(steps=30, most=30)
    for viewer, seat in books.eyes():
        for end in books.bounds(viewer, seat):
            assert reached(books, viewer, seat, end)


@pytest.mark.parametrize("seed", range(6))
def test_P8_three_players_reach_either_end_with_counter_offers_too(seed: int) -> None:
    books = Books(3, seed, count=False)
    books.run(steps=30, most=30)
    for viewer, seat in books.eyes():
        if viewer < 3:
            for end in books.bounds(viewer, seat):
                assert reached(books, viewer, seat, end)


# -- the envelope ----------------------------------------------------------------------


def test_P8_P16_who_has_seen_an_envelope_imagines_an_offerer_who_can_fill_it() -> None:
    scenario = sharing([20, 10, 1], remember=True)
    scenario.decide(offer(1, "grain", 15), SELL)  # unknown to seat 2, who now sees 22
    scenario.decide(offer(2, "grain", 22))
    drawn = {imagined(scenario, 2, seed).money()[1] for seed in range(300)}
    assert drawn == set(range(22, 31))
    for seed in range(20):
        assert imagined(scenario, 2, seed).game.envelope == 22
        assert imagined(scenario, 1, seed).game.envelope == 22


@pytest.mark.parametrize("onlooker", [2, 3])
def test_P8_others_imagine_any_amount_that_the_offerer_may_have(onlooker: int) -> None:
    scenario = sharing([4, 2, 1], remember=True)
    scenario.decide(offer(1, "grain", 3))
    twins = [imagined(scenario, onlooker, seed) for seed in range(200)]
    assert {twin.game.envelope for twin in twins} == {0, 1, 2, 3, 4}
    assert {tuple(twin.offered(1)) for twin in twins} == {("sell",), ("sell", "counter")}


@games
def test_P8_P16_an_imagined_envelope_is_never_more_than_the_offerer_has(
    seats: int, advanced: bool, seed: int
) -> None:
    for more in range(2):
        scenario = remembered(seats, advanced, seed + more)
        for count in wander(scenario, seed + more):
            if scenario.phase == "answering":
                for seat in range(seats + 1):
                    twin = imagined(scenario, seat, count)
                    offerer = twin.game.offerer
                    assert 0 <= twin.game.envelope <= twin.money()[offerer]


# -- nothing leaks ---------------------------------------------------------------------

# To whom seats 0, 1 and 2 make offers, and the answers.
DEALS: list[list[tuple[int, Codes]]] = [
    [(1, SELL), (2, COUNTER), (0, SELL)],
    [(1, COUNTER), (0, SELL), (1, COUNTER)],
    [(2, SELL), (0, COUNTER), (0, COUNTER)],
]


@pytest.mark.parametrize("deals", DEALS)
def test_P8_what_is_imagined_does_not_depend_on_what_is_hidden(
    deals: list[tuple[int, Codes]],
) -> None:
    """Seats 0 to 2 trade at different prices; seat 3 and an onlooker cannot tell."""
    scenarios = [sharing([60, 60, 60, 5], seats=4, remember=True) for _ in range(3)]
    for seat, (rival, answer) in enumerate(deals):
        for scenario, price in zip(scenarios, [0, 3 + seat, 19 - seat], strict=True):
            scenario.decide(offer(rival, "grain", price))
        same_to(3, scenarios)
        same_to(4, scenarios)
        for scenario in scenarios:
            scenario.decide(answer)
        same_to(3, scenarios)
        same_to(4, scenarios)


def same_to(viewer: int, scenarios: list[PonziScenario]) -> None:
    for seed in range(10):
        twins = [imagined(scenario, viewer, seed).game.snapshot() for scenario in scenarios]
        assert twins[0] == twins[1] == twins[2]
    for scenario in scenarios[1:]:
        assert scenario.game.ledger is not None
        assert scenarios[0].game.ledger is not None
        for seat in range(4):
            mine, first = scenario.game.ledger, scenarios[0].game.ledger
            assert mine.least(viewer, seat) == first.least(viewer, seat)
            assert mine.most(viewer, seat) == first.most(viewer, seat)


# -- at the end ------------------------------------------------------------------------


@games
def test_P8_P24_the_end_is_imagined_as_it_was_told(seats: int, advanced: bool, seed: int) -> None:
    """Who could not pay, and how many points everybody has, is no secret any more."""
    scenario = remembered(seats, advanced, seed)
    for _ in wander(scenario, seed):
        pass
    told, scores = scenario.told(BANKRUPT), scenario.game.result().scores
    for viewer in range(seats + 1):
        for tries in range(20):
            twin = imagined(scenario, viewer, tries)
            assert twin.game.result().scores == scores
            assert all(twin.money()[seat] < owed for seat, owed in told)


def test_P8_an_imagined_game_can_be_imagined_from_every_seat() -> None:
    """Also with an envelope on its way: who holds it knows what is in it."""
    answering = False
    for seed in range(6):
        scenario = dealt(4, seed=seed, remember=True)
        for _ in wander(scenario, seed):
            game = scenario.game
            imagined = game.imagine(seed % 4, Rng(seed))
            answering |= scenario.phase == "answering"
            for seat in range(4):
                again = imagined.imagine(seat, Rng(seat))
                assert again.cash(seat) == imagined.cash(seat)
                assert sum(PonziScenario(again).money()) == sum(scenario.money())
                if scenario.phase == "answering":
                    assert again.cash(again.offerer) >= again.envelope
    assert answering
