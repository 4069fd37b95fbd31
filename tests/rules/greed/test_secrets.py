"""What is secret, until when, and who may know it: announcements (G9) and bids (G12)."""

from collections.abc import Iterator

import pytest

from tests.rules.greed.position import (
    PASS,
    Decision,
    Table,
    announce,
    bid,
    dealt,
    firm,
    position,
    raise_to,
    wander,
)
from tontine.rules.chance import Unknowable
from tontine.rules.greed.decisions import ANNOUNCED, BIDDEN, CHOSE, DREW, SEALED
from tontine.rules.journal import EVERYONE, ONLOOKER

HANDS = [[10, 22], [11, 23], [24, 12]]


def announcing(hands: list[list[int]] = HANDS) -> Table:
    companies = {0: firm("0"), 1: firm("1"), 2: firm("2")}
    return position(phase="announcing", companies=companies, hands=hands, year=2)


def bidding() -> Table:
    companies = {0: firm("0"), 1: firm("1"), 2: firm("2"), 5: firm("1")}
    return position(phase="bidding", companies=companies, offer={20: 0, 21: 1, 32: 2})


# -- events ----------------------------------------------------------------------------


def test_G9_what_is_picked_is_for_the_seat_only_until_all_have() -> None:
    table = announcing()
    table.by(1, announce(23))
    table.by(0, announce(10))
    assert table.told(CHOSE, to=1) == [(1, 23)]
    assert table.told(CHOSE, to=0) == [(0, 10)]
    for seat in (2, ONLOOKER):
        assert table.told(CHOSE, to=seat) == []
        assert table.told(ANNOUNCED, to=seat) == []
    table.by(2, announce(12))
    for seat in (0, 1, 2, ONLOOKER):
        assert table.told(ANNOUNCED, to=seat) == [(0, 10), (1, 23), (2, 12)]


def test_G5_G9_what_is_drawn_is_for_the_seat_only() -> None:
    table = dealt(4)
    for _ in wander(table, 1):
        pass
    for seat in range(4):
        assert {who for who, _ in table.told(DREW, to=seat)} == {seat}
        assert len(table.told(DREW, to=seat)) == 8
    assert table.told(DREW, to=ONLOOKER) == []


def test_G12_bids_are_for_the_seat_only_until_all_are_in() -> None:
    table = bidding()
    table.by(1, bid(5, 40), bid(1, 33))
    table.by(0, bid(0, 77))
    assert table.told(SEALED, to=1) == [(1, 5, 40), (1, 1, 33)]
    assert table.told(SEALED, to=0) == [(0, 0, 77)]
    for seat in (2, ONLOOKER):
        assert table.told(SEALED, to=seat) == []
        assert table.told(BIDDEN, to=seat) == []
    table.by(2, bid(2, 10))
    for seat in (0, 1, 2, ONLOOKER):
        assert table.told(BIDDEN, to=seat) == [(0, 0, 77), (1, 5, 40), (1, 1, 33), (2, 2, 10)]


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_G7_everything_else_is_for_everybody(seats: int) -> None:
    table = dealt(seats, seed=seats)
    for _ in wander(table, seats):
        pass
    secret = {DREW, CHOSE, SEALED}
    rows = table.journal.rows()
    assert secret <= {row[0] for row in rows}
    for kind, audience, seat, *_ in rows:
        assert audience == (1 << seat if kind in secret else EVERYONE)


# -- two states that differ only in what is hidden -------------------------------------


def told_apart(tables: list[Table], seat: int) -> bool:
    """Whether the seat hears, is offered or is refused anything different."""
    first, second = tables
    if first.heard(seat) != second.heard(seat) or first.game.owes != second.game.owes:
        return True
    if seat == ONLOOKER:
        return False
    if first.offered(seat) != second.offered(seat):
        return True
    codes: list[Decision] = [announce(asset) for asset in range(50)]
    codes += [bid(company, amount) for company in range(10) for amount in (9, 10, 50, 100, 101)]
    return [first.refusal(code, seat) for code in codes] != [
        second.refusal(code, seat) for code in codes
    ]


def test_G9_others_cannot_tell_which_card_was_picked() -> None:
    tables = [announcing(), announcing()]
    for table, asset in zip(tables, (11, 23), strict=True):
        table.by(1, announce(asset))
    assert told_apart(tables, 1)
    assert not told_apart(tables, 0)
    assert not told_apart(tables, 2)
    assert not told_apart(tables, ONLOOKER)


def test_G9_others_cannot_tell_what_is_in_a_hand() -> None:
    tables = [announcing(), announcing([HANDS[0], [11, 27], HANDS[2]])]
    assert told_apart(tables, 1)
    for seat in (0, 2, ONLOOKER):
        assert not told_apart(tables, seat)


@pytest.mark.parametrize("seat", [0, 2, ONLOOKER])
def test_G12_others_cannot_tell_what_was_bid(seat: int) -> None:
    tables = [bidding(), bidding()]
    for table, amount in zip(tables, (10, 100), strict=True):
        table.by(1, bid(1, amount))
        assert table.owing() == [0, 1, 2]
    assert not told_apart(tables, seat)
    for table, amount in zip(tables, (95, 12), strict=True):
        table.by(1, bid(5, amount))
    assert not told_apart(tables, seat)


def test_G12_nor_whether_one_of_two_companies_has_bid() -> None:
    tables = [bidding(), bidding()]
    tables[0].by(1, bid(1, 50))
    for seat in (0, 2, ONLOOKER):
        assert not told_apart(tables, seat)


# -- previews --------------------------------------------------------------------------


def sealed(table: Table) -> Table:
    """A copy that may not look at anything that is unknown."""
    twin = Table(table.game.clone())
    twin.game.chance.seal()
    return twin


def test_G9_a_preview_stops_before_the_others_cards_are_shown() -> None:
    table = announcing()
    sealed(table).by(2, announce(12))  # two are still missing
    table.by(0, announce(10))
    table.by(1, announce(11))
    with pytest.raises(Unknowable):
        sealed(table).by(2, announce(12))


def test_G12_a_preview_stops_before_the_others_bids_are_shown() -> None:
    table = bidding()
    table.by(0, bid(0, 50))
    table.by(1, bid(1, 50))
    sealed(table).by(1, bid(5, 50))
    table.by(1, bid(5, 50))
    with pytest.raises(Unknowable):
        sealed(table).by(2, bid(2, 50))


def test_G9_a_preview_stops_before_the_last_cards_are_shown() -> None:
    """In the last year nobody has a choice; what the others hold is a secret all the same."""
    table = position(
        phase="founders", companies={0: firm("0")}, hands=[[40], [41], [42]], purse=[50], year=11
    )
    with pytest.raises(Unknowable):
        sealed(table).decide(PASS)


def test_G29_a_preview_shows_an_auction_to_its_end() -> None:
    table = sealed(position(phase="gold", purse=[60, 0, 0]))
    table.decide(raise_to(50))
    assert table.game.won_by(0) == 0


def outcomes() -> Iterator[tuple[Table, Decision]]:
    table = announcing()
    table.decide(announce(10), announce(11))
    yield table, announce(12)
    table = bidding()
    table.decide(bid(0, 50), bid(1, 50), bid(5, 50))
    yield table, bid(2, 50)


@pytest.mark.parametrize("number", [0, 1], ids=["announcing", "bidding"])
def test_G9_G12_the_last_answer_lays_open_a_secret(number: int) -> None:
    table, decision = list(outcomes())[number]
    recorded = table.game.chance.record()
    assert not recorded.revealed
    table.decide(decision)
    assert recorded.revealed
