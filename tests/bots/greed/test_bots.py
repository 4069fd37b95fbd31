"""The bots of Greed Incorporated: they build, deal, let companies fall, and buy in time."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.bots.greed.games import play
from tests.rules.greed.decisions import deal
from tests.rules.greed.position import GreedScenario, firm, position
from tontine.bots.greed.normal import NormalBot
from tontine.bots.seats import bot_decision, bot_names, make_bot
from tontine.play.match import new_match
from tontine.rules.chance import Rng
from tontine.rules.greed import decisions as codes
from tontine.rules.greed import layout as at
from tontine.rules.greed.components import MOST_PROPOSALS

# -- whole games -------------------------------------------------------------------


@pytest.mark.once
@pytest.mark.parametrize("name", ["normal", "easy"])
def test_trade_comes_to_an_end_soon(name: str) -> None:
    """G20 limits the proposals of a year; a bot is content long before that."""
    for seed in range(3):
        game, _ = play(seed, *[name] * 4)
        made: Counter[tuple[int, int]] = Counter()
        year = 0
        assert game.journal is not None
        for kind, _, *fields in game.journal.rows():
            if kind == codes.YEAR:
                year = fields[0]
            elif kind == codes.PROPOSED:
                made[year, fields[0]] += 1
        assert max(made.values(), default=0) <= MOST_PROPOSALS // 2


@pytest.mark.once
def test_at_a_table_that_has_begun_a_level_plays_on_under_its_new_name() -> None:
    match = new_match("greed", 3, seed=5)
    seat = match.owing[0]
    former, now = (make_bot("greed", f"{name}@2", Rng(1)) for name in ("expert", "master"))
    assert "expert" not in bot_names("greed")
    assert bot_decision(match, seat, former, Rng(2)) == bot_decision(match, seat, now, Rng(2))


# -- single decisions --------------------------------------------------------------


def answer(scenario: GreedScenario, seat: int) -> int:
    """What the bot decides, checked and carried out."""
    code = NormalBot(Rng(1)).choose(scenario.game, seat)
    assert scenario.game.refusal(seat, code) is None
    scenario.game.apply(seat, code)
    return code


def bank() -> GreedScenario:
    """Company 3 turns a house (46) into two loans (96); company 2 has the house."""
    return position(
        phase="trading",
        companies={
            2: firm("0", goods="1 houses", new=True),
            3: firm("1", assets=[18], free=90, new=True),
        },
        year=3,
    )


def test_G17_it_sells_what_another_can_process_and_both_gain() -> None:
    scenario = bank()
    bot = NormalBot(Rng(1))
    decisions: list[int] = []
    while not decisions or scenario.phase == "drafting":
        code = bot.choose(scenario.game, 0)
        scenario.by(0, (code,))
        decisions.append(code)
    house, loans = scenario.price("houses"), 2 * scenario.price("loans")
    assert decisions[:2] == list(deal(2, 3, "1 houses", "1"))[:2]
    price = decisions[2] - deal(2, 3, "1 houses", "1")[2] + 1
    assert decisions[3:] == [codes.SEND]
    assert house < price < loans


def test_G17_it_takes_a_deal_that_profits_it_and_turns_one_down_that_does_not() -> None:
    scenario = bank()
    scenario.by(0, deal(2, 3, "1 houses", "71"))
    assert answer(scenario, 1) == codes.ACCEPT
    scenario = bank()
    scenario.game.numbers[at.FREE + 3] = 200
    scenario.by(0, deal(2, 3, "1 houses", "97"))
    assert answer(scenario, 1) != codes.ACCEPT


def works(free: int = 0) -> GreedScenario:
    """Company 3 makes two railroads (97) of a coal (42) and a steel (43); company 2 has coal."""
    return position(
        phase="trading",
        companies={
            2: firm("0", goods="1 coal", new=True, free=0),
            3: firm("1", assets=[16], goods="1 steel", free=free, new=True),
        },
        steps={"railroads": 8},
        year=3,
    )


@pytest.mark.parametrize("seat", [0, 1])
def test_G19_who_has_no_money_pays_with_what_the_works_make(seat: int) -> None:
    """Either side proposes it, and the other agrees: both gain."""
    scenario = works()
    bot = NormalBot(Rng(1))
    decisions: list[int] = []
    while not decisions or scenario.phase == "drafting":
        code = bot.choose(scenario.game, seat)
        scenario.by(seat, (code,))
        decisions.append(code)
    assert codes.RUN + 16 in decisions
    assert answer(scenario, 1 - seat) == codes.ACCEPT
    assert scenario.goods(2) == scenario.goods(3) == {"railroads": 1}


def test_G19_it_knows_what_a_run_is_worth_to_either_side() -> None:
    """The same goods for nothing but a run of one's own asset would be a loss."""
    scenario = works(free=20)
    scenario.by(0, deal(2, 3, "1 coal", "2 railroads", [16]))
    assert answer(scenario, 1) != codes.ACCEPT
    scenario = works(free=20)
    scenario.by(0, deal(2, 3, "1 coal", "1 railroads", [16]))
    assert answer(scenario, 1) == codes.ACCEPT


def test_G17_it_does_not_propose_again_what_was_refused() -> None:
    scenario = bank()
    bot = NormalBot(Rng(1))
    proposals = 0
    while scenario.game.owes & 1 and scenario.phase in ("trading", "drafting"):
        code = bot.choose(scenario.game, 0)
        proposals += codes.PROPOSE <= code < codes.ACCEPT
        scenario.by(0, (code,))
        if scenario.deals():
            scenario.by(1, (codes.REJECT,))
    assert proposals == 1


def test_G19_it_processes_where_that_pays() -> None:
    scenario = position(
        phase="trading", companies={2: firm("0", assets=[17], goods="1 sand", free=0)}, year=3
    )
    assert scenario.price("houses") > scenario.price("sand")
    assert answer(scenario, 0) == codes.USE + 17


def test_G25_in_the_last_year_it_lets_the_company_fall() -> None:
    """Selling both goods would be growth, and the money would be lost."""
    scenario = position(
        phase="selling",
        companies={2: firm("01", goods="2 land", free=300, last=5), 3: firm("1")},
    )
    while scenario.phase == "selling":
        answer(scenario, 0)
    assert scenario.told(codes.BOOTED)
    assert not scenario.told(codes.SOLD)


def test_G24_in_the_last_year_a_ceo_points_at_himself() -> None:
    scenario = position(
        phase="closing", companies={2: firm("012", free=300, last=5), 3: firm("1"), 4: firm("2")}
    )
    assert scenario.phase == "pointing"
    assert answer(scenario, 0) == codes.POINT


def test_G29_in_the_last_year_it_spends_all_it_has() -> None:
    scenario = position(
        phase="gold", companies={2: firm("0"), 3: firm("1"), 4: firm("2")}, purse=[500, 480, 0]
    )
    bots = [NormalBot(Rng(seat)) for seat in range(3)]
    while scenario.phase == "gold":
        seat = scenario.game.actor
        scenario.by(seat, (bots[seat].choose(scenario.game, seat),))
    ((winner, _, amount),) = scenario.told(codes.WON)[:1]
    assert winner == 0
    assert amount > 470  # more than the other can raise


def test_G29_it_bids_for_gold_when_every_silver_is_sold() -> None:
    scenario = position(
        phase="gold",
        companies={2: firm("0"), 3: firm("1"), 4: firm("2")},
        purse=[300, 0, 0],
        gold=[0],
        silver=[1, 2, 1, 2, 1, 2, 1, 2, 1],
        year=10,
    )
    assert answer(scenario, 0) >= codes.RAISE


def test_G14_it_bids_no_more_than_it_needs_to_come_first() -> None:
    scenario = position(
        phase="bidding",
        companies={2: firm("0", free=900), 3: firm("1", free=40), 4: firm("2", free=20)},
        offer={12: 1, 14: 2},
        year=2,
    )
    code = NormalBot(Rng(1)).choose(scenario.game, 0)
    company, amount = divmod(code - codes.BID, codes.SUMS)
    assert company == 2
    assert 10 <= amount <= 41


def test_G31_it_founds_a_company_that_can_be_fitted_out_for_nothing() -> None:
    scenario = position(
        phase="founders",
        companies={2: firm("0"), 3: firm("1"), 4: firm("2")},
        discards=[10, 12, 14, 19],
        purse=[80, 0, 0],
        year=4,
    )
    assert answer(scenario, 0) >= codes.RAISE
    assert scenario.phase == "founding"
    answer(scenario, 0)
    while scenario.phase == "equipping":
        answer(scenario, 0)
    assert [len(scenario.assets(company)) for company in range(5, 10)].count(4) == 1
