"""A random full state that agrees with everything a seat knows: G5, G9 and G12."""

from collections import Counter

import pytest

from tests.rules.greed.decisions import announce, bid
from tests.rules.greed.position import GreedScenario, dealt, firm, position
from tests.rules.scenario import wander
from tontine.rules.chance import Rng
from tontine.rules.greed.investment import bid_of

HIDDEN = {"hands", "pile", "chosen", "bids"}


def imagined(scenario: GreedScenario, seat: int, seed: int) -> GreedScenario:
    return GreedScenario(scenario.game.imagine(seat, Rng(seed)))


def tens(hand: list[int]) -> list[int]:
    return sorted(asset // 10 for asset in hand)


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("seed", range(3))
def test_G9_G12_what_a_seat_knows_is_kept_and_the_rest_is_possible(seats: int, seed: int) -> None:
    scenario = dealt(seats, seed=seed)
    for count in wander(scenario, seed):
        if count % 7 and scenario.phase not in ("announcing", "bidding"):
            continue
        seat = count % (seats + 1)  # the last one looks on
        before = scenario.game.snapshot()
        twin = imagined(scenario, seat, count)
        check_agrees(scenario, twin, seat)
        assert scenario.game.snapshot() == before


def check_agrees(scenario: GreedScenario, twin: GreedScenario, seat: int) -> None:
    game, other = scenario.game, twin.game
    facts, guessed = game.snapshot(), other.snapshot()
    assert {key: facts[key] for key in facts.keys() - HIDDEN} == {
        key: guessed[key] for key in guessed.keys() - HIDDEN
    }
    cards, same = scenario.pile(), twin.pile()
    for one in range(game.seats):
        assert tens(scenario.hand(one)) == tens(twin.hand(one))
        cards, same = cards + scenario.hand(one), same + twin.hand(one)
        chosen, guess = game.chosen(one), other.chosen(one)
        assert (chosen == 0) == (guess == 0)
        assert guess == 0 or guess in twin.hand(one)
        if one == seat:
            assert scenario.hand(one) == twin.hand(one)
            assert chosen == guess
    assert sorted(cards) == sorted(same)
    for company in range(10):
        made, guess = bid_of(game, company), bid_of(other, company)
        if scenario.phase != "bidding" or game.ceo(company) == seat:
            assert made == guess
        elif guess:
            assert 10 <= guess <= game.free(company)
        if made and scenario.phase == "bidding" and not game.owes >> game.ceo(company) & 1:
            assert guess > 0


def test_G5_the_unknown_cards_are_dealt_anew_ten_by_ten() -> None:
    """From which ten a card came everybody has seen."""
    scenario = position(
        phase="announcing",
        companies={0: firm("0")},
        hands=[[10, 22], [11, 23], [24, 12]],
        pile=[20, 25, 26],
        ten=2,
        year=5,
    )
    seen = [Counter[tuple[int, ...]]() for _ in range(3)]
    piles = Counter[tuple[int, ...]]()
    for seed in range(600):
        twin = imagined(scenario, 0, seed)
        assert twin.hand(0) == [10, 22]
        for seat in (1, 2):
            seen[seat][tuple(twin.hand(seat))] += 1
        piles[tuple(twin.pile())] += 1
    # The first ten is 11 and 12, the second 20, 23, 24, 25 and 26: any of them for either.
    for seat in (1, 2):
        assert {low for low, _ in seen[seat]} == {11, 12}
        assert {high for _, high in seen[seat]} == {20, 23, 24, 25, 26}
        assert len(seen[seat]) == 10
        assert max(seen[seat].values()) < 2 * min(seen[seat].values())
    assert len(piles) == 10


def test_G5_a_ten_that_is_used_up_has_no_pile() -> None:
    scenario = position(
        phase="announcing",
        companies={0: firm("0")},
        hands=[[10, 12], [11, 13], [14, 17]],
        ten=2,
        pile=[20, 21],
        year=5,
    )
    for seed in range(50):
        twin = imagined(scenario, 1, seed)
        assert twin.pile() == [20, 21]
        assert sorted(twin.hand(0) + twin.hand(2)) == [10, 12, 14, 17]


def test_G9_a_card_picked_is_guessed_and_one_s_own_is_known() -> None:
    scenario = position(
        phase="announcing",
        companies={0: firm("0")},
        hands=[[10, 22], [11, 23], [24, 12]],
        year=5,
    )
    scenario.by(0, announce(22))
    scenario.by(1, announce(23))
    guesses = Counter[int]()
    for seed in range(200):
        twin = imagined(scenario, 0, seed).game
        assert (twin.chosen(0), twin.chosen(2)) == (22, 0)
        guesses[twin.chosen(1)] += 1
    assert set(guesses) == {11, 12, 23, 24}
    assert min(guesses.values()) > 25


def test_G12_a_sealed_bid_is_guessed_and_one_s_own_is_known() -> None:
    companies = {0: firm("0", free=12), 1: firm("1", free=13), 2: firm("2")}
    scenario = position(phase="bidding", companies=companies, offer={20: 2})
    scenario.by(0, bid(0, 11))
    scenario.by(1, bid(1, 10))
    guesses = Counter[int]()
    for seed in range(200):
        twin = imagined(scenario, 0, seed).game
        assert (bid_of(twin, 0), bid_of(twin, 2)) == (11, 0)
        guesses[bid_of(twin, 1)] += 1
    assert set(guesses) == {10, 11, 12, 13}
    assert min(guesses.values()) > 25


def test_G12_bids_that_are_revealed_are_known() -> None:
    companies = {0: firm("0"), 1: firm("1"), 2: firm("2")}
    scenario = position(phase="bidding", companies=companies, offer={20: 2})
    scenario.decide(bid(0, 40), bid(1, 50), bid(2, 60))
    assert scenario.phase == "taking"
    for seed in range(20):
        twin = imagined(scenario, 0, seed).game
        assert [bid_of(twin, company) for company in range(3)] == [40, 50, 60]


def test_G12_that_one_of_two_companies_has_bid_is_not_known() -> None:
    companies = {0: firm("0"), 1: firm("1"), 5: firm("1")}
    scenarios = [position(phase="bidding", companies=companies, offer={20: 2}) for _ in range(2)]
    scenarios[0].by(1, bid(5, 40))
    for seed in range(20):
        twins = [imagined(scenario, 0, seed).game.snapshot() for scenario in scenarios]
        assert twins[0] == twins[1]
        assert bid_of(imagined(scenarios[0], 1, seed).game, 5) == 40


@pytest.mark.parametrize("viewer", [0, 2, 3])
def test_G9_what_is_imagined_does_not_depend_on_what_is_hidden(viewer: int) -> None:
    """Player 1 has either of two cards and picks either; the other one is in the deck."""
    scenarios = []
    for mine, other, picked in ((23, 25, 11), (25, 23, 11), (23, 25, 23), (25, 23, 25)):
        scenario = position(
            phase="announcing",
            companies={0: firm("0")},
            hands=[[10, 22], [11, mine], [24, 12]],
            pile=[20, other],
            ten=2,
            year=5,
        )
        scenario.by(1, announce(picked))
        scenarios.append(scenario)
    for seed in range(50):
        twins = [imagined(scenario, viewer, seed).game.snapshot() for scenario in scenarios]
        assert twins[0] == twins[1] == twins[2] == twins[3]


@pytest.mark.parametrize("viewer", [0, 2, 3])
def test_G12_nor_on_what_was_bid(viewer: int) -> None:
    companies = {0: firm("0"), 1: firm("1"), 2: firm("2")}
    scenarios = [position(phase="bidding", companies=companies, offer={20: 2}) for _ in range(3)]
    for scenario, amount in zip(scenarios, (10, 55, 100), strict=True):
        scenario.by(1, bid(1, amount))
    for seed in range(50):
        twins = [imagined(scenario, viewer, seed).game.snapshot() for scenario in scenarios]
        assert twins[0] == twins[1] == twins[2]


def test_an_imagined_game_can_be_imagined_from_every_seat_and_played_to_the_end() -> None:
    scenario = dealt(4, seed=3)
    for count in wander(scenario, 3, most=400):
        if count % 40 == 0:
            twin = imagined(scenario, count % 4, count)
            for seat in range(4):
                again = imagined(twin, seat, seat)
                check_agrees(twin, again, seat)
            for _ in wander(again, count):
                pass
            assert again.game.over


def test_G5_what_the_deck_will_bring_is_imagined_too() -> None:
    """The next ten is not opened yet; the script of the true game is none of the twin's."""
    scenario = position(
        phase="announcing",
        companies={0: firm("0")},
        hands=[[10, 11], [12, 13], [14, 15]],
        draws=[28, 27, 26],
        ten=1,
        year=3,
    )
    drawn = set()
    for seed in range(30):
        twin = imagined(scenario, 0, seed)
        for seat in range(3):
            twin.by(seat, announce(twin.hand(seat)[0]))
        drawn.add(twin.hand(0)[1])
    assert len(drawn) > 5
    scenario.decide(announce(10), announce(12), announce(14))
    assert [scenario.hand(seat)[1] for seat in range(3)] == [28, 27, 26]
