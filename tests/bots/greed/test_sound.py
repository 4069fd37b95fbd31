"""Sound play in Greed Incorporated, whatever it gains: nothing burnt, nothing given away."""

from __future__ import annotations

import pytest

from tests.rules.greed.decisions import bid, deal
from tests.rules.greed.position import GreedScenario, firm, position
from tontine.bots.greed import BOTS, TRAINING
from tontine.bots.greed.judge import GreedJudge
from tontine.bots.greed.normal import NormalBot
from tontine.bots.greed.outlook import Outlook
from tontine.bots.seats import make_bot
from tontine.bots.weights import network
from tontine.rules.chance import Rng
from tontine.rules.greed import decisions as codes
from tontine.rules.greed.components import GOOD_NAMES, LEAST_BID, MONEY, NO_ASSET, THINGS
from tontine.rules.greed.position import DEAL, RUNS, TERMS


def proposal(scenario: GreedScenario, seat: int) -> list[int]:
    """What the bot proposes first: the row of the deal as the rules keep it."""
    bot = NormalBot(Rng(1))
    decided = 0
    while not decided or scenario.phase == "drafting":
        scenario.by(seat, (bot.choose(scenario.game, seat),))
        decided += 1
    return list(scenario.game.deals[:DEAL])


def decides(scenario: GreedScenario, seat: int) -> int:
    return NormalBot(Rng(1)).choose(scenario.game, seat)


# -- deals -------------------------------------------------------------------------


def works_and(suppliers: int) -> GreedScenario:
    """Company 3 makes two railroads of a steel, which it has, and a coal, which others have."""
    companies = {3: firm("1", assets=[16], goods="1 steel", free=0, new=True)}
    for company in (2, 4)[:suppliers]:
        companies[company] = firm(str(company - 2), goods="1 coal", free=90, new=True)
    return position(phase="trading", companies=companies, steps={"railroads": 8}, year=3)


def test_G19_who_can_turn_to_others_keeps_more_of_what_a_run_makes() -> None:
    def price(suppliers: int) -> int:
        """Of the coal, in money and railroads."""
        scenario = works_and(suppliers)
        row = proposal(scenario, 1)
        assert row[RUNS] == 1  # the works' own
        railroads = row[TERMS + GOOD_NAMES.index("railroads")]
        assert railroads > 0
        return railroads * scenario.price("railroads") - row[TERMS + THINGS + MONEY]

    assert price(suppliers=2) < price(suppliers=1) - 5


def bank(last: int = 0, new: bool = True) -> GreedScenario:
    """Company 3 turns a house (46) into two loans (96); company 2 has the house."""
    return position(
        phase="trading",
        companies={
            2: firm("0", goods="1 houses", new=True),
            3: firm("1", assets=[18], free=200, last=last, new=new),
        },
        year=3,
    )


def test_G17_a_counter_offer_is_a_better_one() -> None:
    scenario = bank()
    scenario.by(0, deal(2, 3, "1 houses", "95"))
    assert decides(scenario, 1) == codes.COUNTER
    row = proposal(scenario, 1)
    assert 46 < row[TERMS + MONEY] < 90
    assert decides(scenario, 0) == codes.ACCEPT


def test_G25_a_company_that_falls_all_the_same_pays_for_nothing() -> None:
    """Its free cash is what the severance is paid from: no deal is accepted, and none countered by
    one that costs money too."""
    scenario = bank(last=900, new=False)
    scenario.by(0, deal(2, 3, "1 houses", "71"))
    assert decides(scenario, 1) == codes.REJECT
    scenario = bank()
    scenario.by(0, deal(2, 3, "1 houses", "71"))
    assert decides(scenario, 1) == codes.ACCEPT


@pytest.mark.parametrize(
    ("seller", "buyer", "least", "most"), [("00", "01", 90, 96), ("01", "00", 46, 50)]
)
def test_G17_between_own_companies_money_goes_where_more_of_it_will_be_ones_own(
    seller: str, buyer: str, least: int, most: int
) -> None:
    scenario = position(
        phase="trading",
        companies={
            2: firm(seller, goods="1 houses", new=True),
            3: firm(buyer, assets=[18], free=200, new=True),
        },
        year=3,
    )
    proposal(scenario, 0)  # agreed at once
    assert least <= scenario.piles(2)[2] <= most


def loan(pays: int, gets: int, goods: str = "") -> GreedScenario:
    """Seat 0's company 2 asks seat 1's company 3 to pay so much now, for so much."""
    scenario = position(
        phase="trading",
        companies={
            2: firm("0", free=500),
            3: firm("1", assets=[10], goods=goods, free=200, new=True),
        },
        year=3,
    )
    scenario.by(0, deal(2, 3, str(gets), str(pays)))
    return scenario


@pytest.mark.parametrize("level", list(BOTS))
def test_G17_no_bot_loses_by_a_letter_about_money_alone(level: str) -> None:
    for pays, gets in ((100, 1), (100, 100), (200, 201)):
        scenario = loan(pays, gets)
        code = make_bot("greed", level, Rng(1)).choose(scenario.game, 1)
        assert code in (codes.REJECT, codes.COUNTER)
        assert scenario.game.refusal(1, code) is None


@pytest.mark.parametrize("level", ["easy", "normal"])
def test_G17_a_loan_is_given_that_pays_for_the_delay(level: str) -> None:
    for pays, gets, answer in ((50, 90, codes.ACCEPT), (50, 60, codes.REJECT)):
        scenario = loan(pays, gets, goods="3 coal")
        assert make_bot("greed", level, Rng(1)).choose(scenario.game, 1) == answer


def test_G22_a_loan_that_would_bring_the_boot_next_year_is_not_given() -> None:
    """The asset makes goods for more than this year's income, but not for more than this and what
    the loan brings."""
    scenario = loan(10, 90)
    outlook = Outlook()
    outlook.read(scenario.game)
    assert 0 < outlook.income(scenario.game, 3, NO_ASSET, NO_ASSET) < 90
    assert decides(scenario, 1) == codes.REJECT
    assert decides(loan(10, 90, goods="3 coal"), 1) == codes.ACCEPT  # it falls all the same


def test_G12_money_for_the_inputs_is_not_lent() -> None:
    scenario = position(
        phase="trading",
        companies={
            2: firm("0", assets=[28, 10, 14], goods="9 coal", free=900),
            3: firm("1", assets=[16], goods="3 houses", free=100, new=True),
        },
        year=3,
    )
    outlook = Outlook()
    outlook.read(scenario.game)
    assert outlook.working_capital(scenario.game, 3, NO_ASSET) > 40
    scenario.by(0, deal(2, 3, "300", "70"))
    assert decides(scenario, 1) != codes.ACCEPT
    scenario.by(1, (codes.REJECT,))
    scenario.by(0, deal(2, 3, "300", "10"))
    assert decides(scenario, 1) == codes.ACCEPT


# -- investment --------------------------------------------------------------------


def auction_of_a_bank(free: int) -> GreedScenario:
    """Company 2 would like asset 18, which needs a house (46) a year; company 3 makes houses."""
    return position(
        phase="bidding",
        companies={
            2: firm("0", assets=[16], free=free),
            3: firm("1", assets=[28, 10, 14], free=free),
            4: firm("2", free=free),
        },
        steps={"loans": 8, "railroads": 8},
        offer={18: 1, 13: 2},
        year=3,
    )


def test_G12_money_for_the_inputs_is_not_bid_away() -> None:
    scenario = auction_of_a_bank(100)
    outlook = Outlook()
    outlook.read(scenario.game)
    inputs = 46 + 42 + 43  # a house, a coal and a steel: all of them made by others
    assert outlook.working_capital(scenario.game, 2, 18) == inputs
    assert (decides(scenario, 0) - codes.BID) % codes.SUMS == LEAST_BID
    rich = auction_of_a_bank(900)
    assert (decides(rich, 0) - codes.BID) % codes.SUMS > LEAST_BID


@pytest.mark.parametrize(("free", "most"), [(100, LEAST_BID), (150, 58), (900, 808)])
def test_G12_who_searches_does_not_think_of_bidding_it_away(free: int, most: int) -> None:
    """Seven tenths of 131 are kept for the inputs."""
    scenario = auction_of_a_bank(free)
    weighed = GreedJudge(network(TRAINING)).candidates(scenario.game, 0)
    assert max((code - codes.BID) % codes.SUMS for code in weighed) == most


def last_cards(last: int = 400, chairs: str = "0") -> GreedScenario:
    """Nothing is earned any more; seat 0 has a marker on asset 15, seat 1 on asset 12."""
    scenario = position(
        phase="bidding",
        companies={2: firm(chairs, free=300, last=last), 3: firm("1"), 4: firm("2")},
        offer={12: 1, 15: 0},
    )
    for company in (2, 3, 4):
        scenario.by(scenario.game.ceo(company), bid(company, 10))
    while scenario.game.company != 2:
        scenario.decide((codes.DECLINE,))
    return scenario


def test_G15_in_the_last_year_a_card_is_bought_for_its_chair() -> None:
    """20 for a fifth of 700; not for a rival's marker, nor for a chair that is paid nothing, nor if
    the card makes so much (102) that the company stands."""
    assert decides(last_cards(), 0) == codes.TAKE + 15
    assert decides(last_cards(chairs="2"), 2) == codes.DECLINE
    assert decides(last_cards(chairs="012"), 0) == codes.DECLINE
    assert decides(last_cards(chairs="1"), 1) == codes.TAKE + 12
    assert decides(last_cards(chairs="1", last=90), 1) == codes.DECLINE


# -- private money -----------------------------------------------------------------


def haste(purses: list[int], year: int = 6) -> float:
    """Of seat 0, if it comes to have 60."""
    scenario = position(
        phase="selling",
        companies={
            2: firm("0", assets=[10, 12], goods="1 coal", free=300, last=200),
            3: firm("1", free=9000),
        },
        purse=purses,
        year=year,
    )
    outlook = Outlook()
    outlook.read(scenario.game)
    return outlook.haste(scenario.game, 0, 60.0)


def test_G29_private_money_is_worth_more_while_symbols_are_cheap() -> None:
    assert haste([0, 0, 0]) == 3.0
    assert haste([0, 500, 500]) == 1.0  # two rivals outbid it for gold and for silver
    assert 1.0 < haste([0, 500, 40]) <= 3.0  # one of them leaves the silver one
