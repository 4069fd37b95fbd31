"""What is secret, until when, and who may know it: announcements (G9) and bids (G12)."""

from collections.abc import Iterator

import pytest

from tests.rules.greed.decisions import PASS, announce, bid, raise_to
from tests.rules.greed.position import GreedScenario, dealt, firm, position
from tests.rules.scenario import Codes, wander
from tontine.rules.chance import Unknowable
from tontine.rules.greed.decisions import ANNOUNCED, BIDDEN, CHOSE, DREW, SEALED
from tontine.rules.journal import EVERYONE, ONLOOKER

HANDS = [[10, 22], [11, 23], [24, 12]]


def announcing(hands: list[list[int]] = HANDS) -> GreedScenario:
    companies = {0: firm("0"), 1: firm("1"), 2: firm("2")}
    return position(phase="announcing", companies=companies, hands=hands, year=2)


def bidding() -> GreedScenario:
    companies = {0: firm("0"), 1: firm("1"), 2: firm("2"), 5: firm("1")}
    return position(phase="bidding", companies=companies, offer={20: 0, 21: 1, 32: 2})


# -- events ----------------------------------------------------------------------------


def test_G9_what_is_picked_is_for_the_seat_only_until_all_have() -> None:
    scenario = announcing()
    scenario.by(1, announce(23))
    scenario.by(0, announce(10))
    assert scenario.told(CHOSE, to=1) == [(1, 23)]
    assert scenario.told(CHOSE, to=0) == [(0, 10)]
    for seat in (2, ONLOOKER):
        assert scenario.told(CHOSE, to=seat) == []
        assert scenario.told(ANNOUNCED, to=seat) == []
    scenario.by(2, announce(12))
    for seat in (0, 1, 2, ONLOOKER):
        assert scenario.told(ANNOUNCED, to=seat) == [(0, 10), (1, 23), (2, 12)]


def test_G5_G9_what_is_drawn_is_for_the_seat_only() -> None:
    scenario = dealt(4)
    for _ in wander(scenario, 1):
        pass
    for seat in range(4):
        assert {who for who, _ in scenario.told(DREW, to=seat)} == {seat}
        assert len(scenario.told(DREW, to=seat)) == 8
    assert scenario.told(DREW, to=ONLOOKER) == []


def test_G12_bids_are_for_the_seat_only_until_all_are_in() -> None:
    scenario = bidding()
    scenario.by(1, bid(5, 40), bid(1, 33))
    scenario.by(0, bid(0, 77))
    assert scenario.told(SEALED, to=1) == [(1, 5, 40), (1, 1, 33)]
    assert scenario.told(SEALED, to=0) == [(0, 0, 77)]
    for seat in (2, ONLOOKER):
        assert scenario.told(SEALED, to=seat) == []
        assert scenario.told(BIDDEN, to=seat) == []
    scenario.by(2, bid(2, 10))
    for seat in (0, 1, 2, ONLOOKER):
        assert scenario.told(BIDDEN, to=seat) == [(0, 0, 77), (1, 5, 40), (1, 1, 33), (2, 2, 10)]


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_G7_everything_else_is_for_everybody(seats: int) -> None:
    scenario = dealt(seats, seed=seats)
    for _ in wander(scenario, seats):
        pass
    secret = {DREW, CHOSE, SEALED}
    rows = scenario.journal.rows()
    assert secret <= {row[0] for row in rows}
    for kind, audience, seat, *_ in rows:
        assert audience == (1 << seat if kind in secret else EVERYONE)


# -- two states that differ only in what is hidden -------------------------------------


def told_apart(scenarios: list[GreedScenario], seat: int) -> bool:
    """Whether the seat hears, is offered or is refused anything different."""
    first, second = scenarios
    if first.heard(seat) != second.heard(seat) or first.game.owes != second.game.owes:
        return True
    if seat == ONLOOKER:
        return False
    if first.offered(seat) != second.offered(seat):
        return True
    codes: list[Codes] = [announce(asset) for asset in range(50)]
    codes += [bid(company, amount) for company in range(10) for amount in (9, 10, 50, 100, 101)]
    return [first.refusal(code, seat) for code in codes] != [
        second.refusal(code, seat) for code in codes
    ]


def test_G9_others_cannot_tell_which_card_was_picked() -> None:
    scenarios = [announcing(), announcing()]
    for scenario, asset in zip(scenarios, (11, 23), strict=True):
        scenario.by(1, announce(asset))
    assert told_apart(scenarios, 1)
    assert not told_apart(scenarios, 0)
    assert not told_apart(scenarios, 2)
    assert not told_apart(scenarios, ONLOOKER)


def test_G9_others_cannot_tell_what_is_in_a_hand() -> None:
    scenarios = [announcing(), announcing([HANDS[0], [11, 27], HANDS[2]])]
    assert told_apart(scenarios, 1)
    for seat in (0, 2, ONLOOKER):
        assert not told_apart(scenarios, seat)


@pytest.mark.parametrize("seat", [0, 2, ONLOOKER])
def test_G12_others_cannot_tell_what_was_bid(seat: int) -> None:
    scenarios = [bidding(), bidding()]
    for scenario, amount in zip(scenarios, (10, 100), strict=True):
        scenario.by(1, bid(1, amount))
        assert scenario.owing() == [0, 1, 2]
    assert not told_apart(scenarios, seat)
    for scenario, amount in zip(scenarios, (95, 12), strict=True):
        scenario.by(1, bid(5, amount))
    assert not told_apart(scenarios, seat)


def test_G12_nor_whether_one_of_two_companies_has_bid() -> None:
    scenarios = [bidding(), bidding()]
    scenarios[0].by(1, bid(1, 50))
    for seat in (0, 2, ONLOOKER):
        assert not told_apart(scenarios, seat)


# -- previews --------------------------------------------------------------------------


def sealed(scenario: GreedScenario) -> GreedScenario:
    """A copy that may not look at anything that is unknown."""
    twin = GreedScenario(scenario.game.clone())
    twin.game.chance.seal()
    return twin


def test_G9_a_preview_stops_before_the_others_cards_are_shown() -> None:
    scenario = announcing()
    sealed(scenario).by(2, announce(12))  # two are still missing
    scenario.by(0, announce(10))
    scenario.by(1, announce(11))
    with pytest.raises(Unknowable):
        sealed(scenario).by(2, announce(12))


def test_G12_a_preview_stops_before_the_others_bids_are_shown() -> None:
    scenario = bidding()
    scenario.by(0, bid(0, 50))
    scenario.by(1, bid(1, 50))
    sealed(scenario).by(1, bid(5, 50))
    scenario.by(1, bid(5, 50))
    with pytest.raises(Unknowable):
        sealed(scenario).by(2, bid(2, 50))


def test_G9_a_preview_stops_before_the_last_cards_are_shown() -> None:
    """In the last year nobody has a choice; what the others hold is a secret all the same."""
    scenario = position(
        phase="founders", companies={0: firm("0")}, hands=[[40], [41], [42]], purse=[50], year=11
    )
    with pytest.raises(Unknowable):
        sealed(scenario).decide(PASS)


def test_G29_a_preview_shows_an_auction_to_its_end() -> None:
    scenario = sealed(position(phase="gold", purse=[60, 0, 0]))
    scenario.decide(raise_to(50))
    assert scenario.game.won_by(0) == 0


def outcomes() -> Iterator[tuple[GreedScenario, Codes]]:
    scenario = announcing()
    scenario.decide(announce(10), announce(11))
    yield scenario, announce(12)
    scenario = bidding()
    scenario.decide(bid(0, 50), bid(1, 50), bid(5, 50))
    yield scenario, bid(2, 50)


@pytest.mark.parametrize("number", [0, 1], ids=["announcing", "bidding"])
def test_G9_G12_the_last_answer_lays_open_a_secret(number: int) -> None:
    scenario, decision = list(outcomes())[number]
    recorded = scenario.game.chance.record()
    assert not recorded.revealed
    scenario.decide(decision)
    assert recorded.revealed
