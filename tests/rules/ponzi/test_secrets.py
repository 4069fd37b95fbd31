"""What is secret and who may know it: P8."""

import pytest

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
from tests.rules.ponzi.starts import CALM, sharing
from tests.rules.scenario import Codes, wander
from tontine.rules.chance import Unknowable
from tontine.rules.journal import EVERYONE, ONLOOKER
from tontine.rules.ponzi.decisions import BOUGHT, ENVELOPE, OFFERED

OUTSIDERS = [2, 3, ONLOOKER]  # of a trade between seats 0 and 1 of four

answers = pytest.mark.parametrize("answer", [SELL, COUNTER], ids=["sell", "counter"])


def test_P8_only_the_two_parties_learn_what_is_in_the_envelope() -> None:
    scenario = sharing([20, 30, 1, 1], seats=4)
    scenario.decide(offer(1, "grain", 12))
    assert scenario.told(ENVELOPE) == [(0, 1, 12)]
    assert scenario.told(ENVELOPE, to=0) == scenario.told(ENVELOPE, to=1) == [(0, 1, 12)]
    for outsider in OUTSIDERS:
        assert scenario.told(ENVELOPE, to=outsider) == []
        assert scenario.told(OFFERED, to=outsider) == [(0, 1, 1)]


@answers
def test_P8_the_price_makes_no_difference_to_what_others_hear(answer: Codes) -> None:
    scenarios = [sharing([20, 20, 1, 1], seats=4) for _ in range(3)]
    for scenario, price in zip(scenarios, [0, 7, 20], strict=True):
        scenario.decide(offer(1, "grain", price), answer)
    for outsider in OUTSIDERS:
        heard = [scenario.heard(outsider) for scenario in scenarios]
        assert heard[0] == heard[1] == heard[2]
        assert len(heard[0]) == 2  # offered, and answered


def public(scenario: PonziScenario) -> dict[str, object]:
    """All of the position but money."""
    hidden = {"cash", "envelope"}
    return {key: fact for key, fact in scenario.game.snapshot().items() if key not in hidden}


def test_P8_P18_that_the_receiver_can_only_sell_stays_a_secret() -> None:
    """The receiver is asked all the same, and others cannot tell the difference."""
    able, unable = sharing([20, 12, 1, 1], seats=4), sharing([20, 11, 1, 1], seats=4)
    for decision in (offer(1, "grain", 12), SELL):
        able.decide(decision)
        unable.decide(decision)
        assert public(able) == public(unable)
        assert able.game.owes == unable.game.owes
        for outsider in (0, *OUTSIDERS):  # not even the offerer
            assert able.heard(outsider) == unable.heard(outsider)


@pytest.mark.parametrize("seat", [0, 2, 3])
def test_P8_only_the_receiver_hears_why_it_cannot_counter(seat: int) -> None:
    scenario = sharing([20, 11, 1, 1], seats=4)
    scenario.decide(offer(1, "grain", 12))
    assert scenario.refusal(COUNTER, seat=seat) == ("P9", "not_asked")


def test_P8_P32_who_has_no_money_is_asked_while_a_luxury_is_left() -> None:
    """Not being asked would tell."""
    poor = position(luxuries={1: 0, 2: 0, 3: 0}, phase="trading", advanced=True)
    rich = position(luxuries={1: 0, 2: 0, 3: 0}, cash=[99] * 3, phase="trading", advanced=True)
    assert poor.offered() == ["pass"]
    for seat in range(3):
        assert public(poor) == public(rich)
        assert poor.game.owes == rich.game.owes == 1 << seat
        poor.decide(PASS)
        rich.decide(PASS)
    assert [poor.heard(seat) for seat in range(3)] == [rich.heard(seat) for seat in range(3)]


def test_P8_a_player_without_money_is_asked_for_an_offer() -> None:
    poor, rich = sharing([0, 5, 5]), sharing([50, 5, 5])
    assert public(poor) == public(rich)
    assert poor.heard() == rich.heard()


def test_P8_P32_a_luxury_is_bought_openly() -> None:
    scenario = position(cash=[50], phase="trading", advanced=True)
    scenario.decide(luxury(1))
    assert scenario.told(BOUGHT, to=ONLOOKER) == [(0, 0, 30)]


@pytest.mark.parametrize("advanced", [False, True])
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_P8_everything_but_the_envelope_is_for_everybody(seats: int, advanced: bool) -> None:
    scenario = dealt(seats, advanced=advanced, trades_first=True, seed=seats)
    for _ in wander(scenario, 5):
        pass
    seen = {row[0] for row in scenario.journal.rows()}
    assert ENVELOPE in seen
    for kind, audience, *fields in scenario.journal.rows():
        both = 1 << fields[0] | 1 << fields[1] if kind == ENVELOPE else None
        assert audience == (EVERYONE if both is None else both)


# -- previews --------------------------------------------------------------------------


def previewed(scenario: PonziScenario, *decisions: Codes) -> PonziScenario:
    """A copy that may not look at anything that is unknown."""
    twin = PonziScenario(scenario.game.clone())
    twin.game.chance.seal()
    for code in (code for decision in decisions for code in decision):
        twin.game.apply(twin.game.actor, code)
    return twin


@pytest.mark.parametrize("wheels", [{}, {0: {10: 5}}, {0: {80: 1}}, {1: {10: 1}}])
def test_P8_P24_a_preview_stops_before_interest_is_paid(wheels: dict[int, dict[int, int]]) -> None:
    """Whether somebody can pay is a secret; here nothing else is unknown."""
    scenario = position(deck=[], market=[9, 18], wheels=wheels, cash=[50, 50], phase="marker")
    with pytest.raises(Unknowable):
        previewed(scenario, remove(9))


def test_P8_P13_a_preview_stops_before_a_card_is_drawn() -> None:
    with pytest.raises(Unknowable):
        previewed(dealt(3, first=0), fund("grain", 9))


@answers
def test_P17_a_preview_shows_a_trade_to_its_end(answer: Codes) -> None:
    scenario = previewed(sharing([20, 30, 1]), offer(1, "grain", 12), answer)
    assert sorted(scenario.money()) in ([1, 8, 42], [1, 18, 32])


def test_P8_P24_that_interest_is_paid_lays_open_a_secret() -> None:
    scenario = position(market=CALM, draws=[40, 41], phase="marker")
    outcomes = scenario.game.chance.record()
    scenario.decide(remove(18))
    assert outcomes.revealed


def test_P8_P16_an_envelope_tells_a_secret_and_funding_tells_none() -> None:
    scenario = dealt(3, first=0, trades_first=True)
    outcomes = scenario.game.chance.record()
    scenario.decide(fund("grain", 9), fund("grain", 10), fund("grain", 11))
    assert not outcomes.revealed
    scenario.decide(offer(1, "grain", 3))
    assert outcomes.revealed
