"""The bots of Greed Incorporated: they build, deal, let companies fall, and buy in time."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.bots.greed_games import play
from tests.bots.levels import quick_bots
from tests.rules.greed.position import Table, deal, firm, position
from tontine.bots.greed.normal import NormalBot
from tontine.bots.seats import bot_decision, make_bot
from tontine.play.match import new_match
from tontine.rules.chance import Rng
from tontine.rules.greed import decisions as codes
from tontine.rules.greed import layout as at
from tontine.rules.greed.components import MOST_PROPOSALS

# -- whole games -------------------------------------------------------------------


@pytest.mark.once
@pytest.mark.parametrize("name", quick_bots("greed"))
@pytest.mark.parametrize("seats", [3, 5])
def test_every_bot_plays_whole_matches_and_decides_only_what_is_offered(
    name: str, seats: int
) -> None:
    match = new_match("greed", seats, seed=seats)
    rng = Rng(1)
    bots = [make_bot("greed", name, Rng(seat)) for seat in range(seats)]
    while not match.over:
        seat = match.owing[0]
        match.decide(seat, bot_decision(match, seat, bots[seat], rng))
    assert len(match.standings()) == seats


@pytest.mark.once
def test_the_same_seed_makes_the_same_game() -> None:
    names = ("normal", "easy", "normal")
    assert play(3, *names)[1] == play(3, *names)[1]
    assert play(3, *names)[1] != play(4, *names)[1]


@pytest.mark.once
def test_a_bot_leaves_the_game_it_is_shown_as_it_is() -> None:
    match = new_match("greed", 3, seed=5)
    bots = [NormalBot(Rng(seat)) for seat in range(3)]
    rng = Rng(1)
    phases: set[object] = set()
    while not match.over:
        seat = match.owing[0]
        game = match.imagine(seat, rng)
        before = game.snapshot()
        bots[seat].choose(game, seat)
        assert game.snapshot() == before
        phases.add(before["phase"])
        match.decide(seat, bot_decision(match, seat, bots[seat], rng))
    assert len(phases) >= 8


@pytest.mark.once
def test_normal_beats_those_that_play_at_random() -> None:
    """A fair share would be 2 of 8; of 200 games from seed 1000 on it won 198."""
    games = [play(seed, "normal", "random", "random", "random")[0] for seed in range(8)]
    assert sum(game.result().winners == [0] for game in games) >= 6


@pytest.mark.once
def test_normal_beats_easy_and_easy_beats_random() -> None:
    """Of 120 games against three of them from seed 1 on normal won 57 percent, easy 90."""
    games = [play(seed, "normal", "easy", "easy", "easy")[0] for seed in range(4, 12)]
    assert sum(game.result().winners == [0] for game in games) >= 4  # a fourth would be 2
    for seed in range(3):
        game, _ = play(seed, "easy", "random", "random")
        assert game.result().winners == [0]


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


# -- single decisions --------------------------------------------------------------


def answer(table: Table, seat: int) -> int:
    """What the bot decides, checked and carried out."""
    code = NormalBot(Rng(1)).choose(table.game, seat)
    assert table.game.refusal(seat, code) is None
    table.game.apply(seat, code)
    return code


def bank() -> Table:
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
    table = bank()
    bot = NormalBot(Rng(1))
    decisions: list[int] = []
    while not decisions or table.phase == "drafting":
        code = bot.choose(table.game, 0)
        table.by(0, (code,))
        decisions.append(code)
    house, loans = table.price("houses"), 2 * table.price("loans")
    assert decisions[:2] == list(deal(2, 3, "1 houses", "1"))[:2]
    price = decisions[2] - deal(2, 3, "1 houses", "1")[2] + 1
    assert decisions[3:] == [codes.SEND]
    assert house < price < loans


def test_G17_it_takes_a_deal_that_profits_it_and_turns_one_down_that_does_not() -> None:
    table = bank()
    table.by(0, deal(2, 3, "1 houses", "71"))
    assert answer(table, 1) == codes.ACCEPT
    table = bank()
    table.game.numbers[at.FREE + 3] = 200
    table.by(0, deal(2, 3, "1 houses", "97"))
    assert answer(table, 1) != codes.ACCEPT


def works(free: int = 0) -> Table:
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
    table = works()
    bot = NormalBot(Rng(1))
    decisions: list[int] = []
    while not decisions or table.phase == "drafting":
        code = bot.choose(table.game, seat)
        table.by(seat, (code,))
        decisions.append(code)
    assert codes.RUN + 16 in decisions
    assert answer(table, 1 - seat) == codes.ACCEPT
    assert table.goods(2) == table.goods(3) == {"railroads": 1}


def test_G19_it_knows_what_a_run_is_worth_to_either_side() -> None:
    """The same goods for nothing but a run of one's own asset would be a loss."""
    table = works(free=20)
    table.by(0, deal(2, 3, "1 coal", "2 railroads", [16]))
    assert answer(table, 1) != codes.ACCEPT
    table = works(free=20)
    table.by(0, deal(2, 3, "1 coal", "1 railroads", [16]))
    assert answer(table, 1) == codes.ACCEPT


def test_G17_it_does_not_propose_again_what_was_refused() -> None:
    table = bank()
    bot = NormalBot(Rng(1))
    proposals = 0
    while table.game.owes & 1 and table.phase in ("trading", "drafting"):
        code = bot.choose(table.game, 0)
        proposals += codes.PROPOSE <= code < codes.ACCEPT
        table.by(0, (code,))
        if table.deals():
            table.by(1, (codes.REJECT,))
    assert proposals == 1


def test_G19_it_processes_where_that_pays() -> None:
    table = position(
        phase="trading", companies={2: firm("0", assets=[17], goods="1 sand", free=0)}, year=3
    )
    assert table.price("houses") > table.price("sand")
    assert answer(table, 0) == codes.USE + 17


def test_G25_in_the_last_year_it_lets_the_company_fall() -> None:
    """Selling both goods would be growth, and the money would be lost."""
    table = position(
        phase="selling",
        companies={2: firm("01", goods="2 land", free=300, last=5), 3: firm("1")},
    )
    while table.phase == "selling":
        answer(table, 0)
    assert table.told(codes.BOOTED)
    assert not table.told(codes.SOLD)


def test_G24_in_the_last_year_a_ceo_points_at_himself() -> None:
    table = position(
        phase="closing", companies={2: firm("012", free=300, last=5), 3: firm("1"), 4: firm("2")}
    )
    assert table.phase == "pointing"
    assert answer(table, 0) == codes.POINT


def test_G29_in_the_last_year_it_spends_all_it_has() -> None:
    table = position(
        phase="gold", companies={2: firm("0"), 3: firm("1"), 4: firm("2")}, purse=[500, 480, 0]
    )
    bots = [NormalBot(Rng(seat)) for seat in range(3)]
    while table.phase == "gold":
        seat = table.game.actor
        table.by(seat, (bots[seat].choose(table.game, seat),))
    ((winner, _, amount),) = table.told(codes.WON)[:1]
    assert winner == 0
    assert amount > 470  # more than the other can raise


def test_G29_it_bids_for_gold_when_every_silver_is_sold() -> None:
    table = position(
        phase="gold",
        companies={2: firm("0"), 3: firm("1"), 4: firm("2")},
        purse=[300, 0, 0],
        gold=[0],
        silver=[1, 2, 1, 2, 1, 2, 1, 2, 1],
        year=10,
    )
    assert answer(table, 0) >= codes.RAISE


def test_G14_it_bids_no_more_than_it_needs_to_come_first() -> None:
    table = position(
        phase="bidding",
        companies={2: firm("0", free=900), 3: firm("1", free=40), 4: firm("2", free=20)},
        offer={12: 1, 14: 2},
        year=2,
    )
    code = NormalBot(Rng(1)).choose(table.game, 0)
    company, amount = divmod(code - codes.BID, codes.SUMS)
    assert company == 2
    assert 10 <= amount <= 41


def test_G31_it_founds_a_company_that_can_be_fitted_out_for_nothing() -> None:
    table = position(
        phase="founders",
        companies={2: firm("0"), 3: firm("1"), 4: firm("2")},
        discards=[10, 12, 14, 19],
        purse=[80, 0, 0],
        year=4,
    )
    assert answer(table, 0) >= codes.RAISE
    assert table.phase == "founding"
    answer(table, 0)
    while table.phase == "equipping":
        answer(table, 0)
    assert [len(table.assets(company)) for company in range(5, 10)].count(4) == 1
