"""The end: announcing it, and the last settlement (A30 to A32)."""

import pytest

from tests.rules.acquire.pictures import LARGE, TWO_SAFE
from tests.rules.acquire.position import (
    ANNOUNCE,
    DONE,
    KEEP,
    LEAVE,
    buy,
    dispose,
    found,
    place,
    position,
    settle,
    survive,
)
from tontine.rules.acquire.components import HYDRA, PHOENIX, QUANTUM, SACKSON, ZETA
from tontine.rules.acquire.decisions import ANNOUNCED, BONUS, CASHED, LEFT_OUT, STUCK
from tontine.rules.journal import ONLOOKER

FULL = "Q" * 12 + "\n"


@pytest.mark.parametrize(
    ("picture", "allowed"),
    [
        ("", False),  # no corporation at all
        ("QQ", False),
        ("Q" * 10, False),
        ("Q" * 11, True),
        (TWO_SAFE, True),
        (TWO_SAFE.replace("SSSSSSSSSSS", "SSSSSSSSSS"), False),
        (TWO_SAFE + ".\nHH", False),
        (FULL * 3 + "QQQQ", True),  # 40, and safe
        (FULL * 3 + "QQQQ\n.\nHH", False),  # 40, and another is not safe
        (FULL * 3 + "QQQQQ\n.\nHH", True),  # 41
        (FULL * 4 + ".\nHH", True),
    ],
)
def test_A30_when_all_on_the_board_are_safe_or_one_has_41(picture: str, allowed: bool) -> None:
    table = position(picture, hands={0: "12I"})
    assert ("announce" in table.offered()) is allowed
    assert (table.refusal(ANNOUNCE) is None) is allowed


def test_A30_at_any_moment_of_ones_own_turn() -> None:
    shares = {SACKSON: [1], ZETA: [1], HYDRA: [1]}
    table = position(LARGE, hands={0: "3G"}, shares=shares)
    moments = []
    for decision in (place("3G"), survive(ZETA), settle(HYDRA), KEEP, KEEP, buy(ZETA), buy(ZETA)):
        assert "announce" in table.offered()
        moments.append(table.phase)
        table.decide(decision)
    assert "announce" in table.offered()  # and before the third share
    disposing = ["disposing", "disposing"]
    assert moments == ["placing", "surviving", "settling", *disposing, "buying", "buying"]


def test_A30_while_founding_too() -> None:
    table = position(LARGE, hands={0: "10H"})
    table.decide(place("10H"))
    assert (table.phase, table.offered()[-1]) == ("founding", "announce")


def test_A30_never_in_anothers_turn() -> None:
    shares = {SACKSON: [0, 1], ZETA: [0, 1], HYDRA: [0, 1]}
    table = position(LARGE, hands={0: "3G"}, shares=shares)
    assert table.offered(1) == table.offered(2) == []
    table.decide(place("3G"), survive(ZETA), settle(HYDRA))
    assert (table.game.actor, table.phase) == (1, "disposing")
    assert "announce" not in table.offered()
    assert table.refusal(ANNOUNCE) == ("A30", "not_your_turn")
    table.decide(KEEP, KEEP, DONE)
    assert (table.game.actor, table.phase) == (1, "placing")
    assert "announce" in table.offered()


def test_A30_where_the_player_skips_and_can_buy_nothing() -> None:
    table = position(TWO_SAFE, hands={0: "1B"}, cash={0: 0})
    assert (table.game.actor, table.offered()) == (0, ["done", "announce"])
    table.decide(ANNOUNCE)
    assert table.game.over


def test_A30_not_compulsory() -> None:
    table = position(TWO_SAFE, hands={0: "12I", 1: "10I"})
    table.decide(place("12I"), DONE, place("10I"), DONE)
    assert not table.game.over
    assert table.game.actor == 2


def test_A30_the_player_may_finish_the_turn() -> None:
    table = position(TWO_SAFE, hands={0: "1B 2B 9I 5I 6I 7I"}, draws="1I 2I 3I")
    table.decide(ANNOUNCE)
    assert table.told(ANNOUNCED, to=ONLOOKER) == [(0,)]
    assert table.phase == "placing"
    table.decide(place("9I"), buy(SACKSON), buy(SACKSON))
    assert not table.game.over
    table.decide(buy(QUANTUM))
    assert table.game.over
    assert table.hand(0) == "1I 2I 3I 5I 6I 7I"  # drawn, and dead ones replaced
    story = table.story()
    assert story.index("drew") < story.index("set_aside") < story.index("ended")
    assert story.count("turn") == 1


def test_A30_announced_while_disposing_the_merger_is_finished() -> None:
    shares = {SACKSON: [2, 2], ZETA: [1], HYDRA: [2]}
    table = position(LARGE, hands={0: "3G"}, shares=shares)
    table.decide(place("3G"), survive(ZETA), settle(SACKSON), ANNOUNCE)
    assert (table.phase, table.game.actor) == ("disposing", 0)
    table.decide(dispose(trade=2), dispose(sell=2), dispose(sell=1))
    assert table.phase == "buying"
    table.decide(buy(QUANTUM), DONE)
    assert table.game.over


def test_A30_once_is_enough() -> None:
    table = position(TWO_SAFE, hands={0: "12I"})
    table.decide(ANNOUNCE)
    assert table.offered() == ["place 12I", "leave"]
    assert table.refusal(ANNOUNCE) == ("A30", "announced")


def test_A30_a_condition_met_by_the_tile_just_played_counts() -> None:
    table = position("Q" * 10, hands={0: "11A"})
    assert "announce" not in table.offered()
    table.decide(place("11A"))
    assert "announce" in table.offered()
    table.decide(ANNOUNCE, DONE)
    assert table.game.over


def test_A30_even_if_there_is_nothing_to_buy() -> None:
    table = position(FULL * 3 + "QQQQ\n.\nHH", hands={0: "5D"}, cash={0: 0})
    table.decide(place("5D"))
    assert (table.game.actor, table.offered()) == (0, ["done", "announce"])
    table.decide(DONE)
    assert (table.game.actor, table.game.over) == (1, False)


def test_A30_a_condition_met_by_a_merger_counts() -> None:
    table = position("SS." + "Q" * 9, hands={0: "3A"})
    table.decide(place("3A"))
    assert "announce" not in table.offered()
    table.decide(KEEP)
    assert table.sizes() == {"Q": 12}
    assert "announce" in table.offered()


def test_A30_announced_before_a_small_corporation_is_founded_that_would_prevent_it() -> None:
    lone = TWO_SAFE + ".\n..........o."
    table = position(lone, hands={0: "11F"})
    table.decide(place("11F"))
    assert (table.phase, "announce" in table.offered()) == ("founding", True)
    table.decide(ANNOUNCE, found(HYDRA), DONE)
    assert table.game.over


def test_A30_after_the_small_corporation_is_founded_it_is_too_late() -> None:
    lone = TWO_SAFE + ".\n..........o."
    table = position(lone, hands={0: "11F"})
    table.decide(place("11F"), found(HYDRA))
    assert "announce" not in table.offered()
    assert table.refusal(ANNOUNCE) == ("A30", "not_final")


def test_A30_no_tile_has_to_be_played_after_announcing() -> None:
    shares = {SACKSON: [1, 2], QUANTUM: [1, 0, 2]}
    table = position(TWO_SAFE, hands={0: "12I"}, shares=shares)
    table.decide(ANNOUNCE, LEAVE)
    assert table.told(LEFT_OUT, to=ONLOOKER) == [(0,)]
    assert (table.phase, table.hand(0)) == ("buying", "12I")
    table.decide(buy(SACKSON), buy(SACKSON), DONE)
    assert table.game.over
    # Sackson at 700, of which 0 has three now; Quantum at 900.
    assert table.gains()[:2] == [7000 + 700 + 4500 + 900, 3500 + 2 * 700]
    assert "placed" not in table.story()


def test_A30_the_turn_can_be_ended_at_once() -> None:
    table = position(TWO_SAFE, hands={0: "9I 12I"}, shares={SACKSON: [1], QUANTUM: [1]})
    table.decide(ANNOUNCE, LEAVE, DONE)
    assert table.game.over
    story = table.story()
    assert story[: story.index("refilled")] == ["turn", "announced", "left_out", "declined", "drew"]


def test_A30_who_leaves_out_the_tile_and_can_buy_nothing_has_ended_the_turn() -> None:
    table = position(TWO_SAFE, hands={0: "12I"}, cash={0: 0})
    table.decide(ANNOUNCE, LEAVE)
    assert table.game.over


def test_A30_where_money_is_hidden_the_poor_are_asked_to_buy_all_the_same() -> None:
    table = position(TWO_SAFE, hands={0: "12I"}, cash={0: 0}, hidden=True)
    table.decide(ANNOUNCE, LEAVE)
    assert table.offered() == ["done"]
    table.decide(DONE)
    assert table.game.over


def test_A30_the_purchase_can_be_left_out_after_the_tile() -> None:
    table = position(TWO_SAFE, hands={0: "12I"})
    table.decide(ANNOUNCE, place("12I"), DONE)
    assert table.game.over


def test_A30_announced_after_the_tile_there_is_none_to_leave_out() -> None:
    table = position("Q" * 10, hands={0: "11A 9I"})
    table.decide(place("11A"), ANNOUNCE)
    assert "leave" not in table.offered()
    assert table.refusal(LEAVE) == ("A9", "not_now")


def test_A30_a_tile_that_was_played_is_seen_through() -> None:
    table = position(LARGE, hands={0: "3G"}, shares={SACKSON: [1], ZETA: [1], HYDRA: [1]})
    table.decide(ANNOUNCE, place("3G"))
    while table.phase != "buying":
        assert "leave" not in table.offered()
        assert table.refusal(LEAVE) == ("A9", "not_now")
        table.decide({"surviving": survive(ZETA), "settling": settle(HYDRA)}.get(table.phase, KEEP))


@pytest.mark.parametrize("hands", [{0: "12I"}, {0: "1B"}])
def test_A30_without_announcing_nothing_can_be_left_out(hands: dict[int, str]) -> None:
    table = position(TWO_SAFE, hands=hands)
    assert "leave" not in table.offered()
    assert table.refusal(LEAVE) == ("A30", "not_announced")


def test_A31_bonuses_and_shares_of_all_on_the_board_are_paid() -> None:
    table = position(
        LARGE,
        hands={0: "12I"},
        shares={QUANTUM: [3, 3, 1], SACKSON: [0, 2], ZETA: [1, 2, 2], HYDRA: [3, 2, 1]},
    )
    table.decide(ANNOUNCE, place("12I"), DONE)
    # Quantum at 1200: 18000 for two. Sackson and Zeta at 200. Hydra at 300.
    assert table.money() == [
        6000 + 9000 + 3 * 1200 + 1 * 200 + 3000 + 3 * 300,
        6000 + 9000 + 3 * 1200 + 3000 + 2 * 200 + 1500 + 2 * 200 + 1500 + 2 * 300,
        6000 + 1 * 1200 + 1500 + 2 * 200 + 1 * 300,
    ]
    assert all(table.holdings(corporation) == [0, 0, 0] for corporation in range(7))
    assert [table.game.bank(it) for it in range(7)] == [25] * 7


def test_A31_a_corporation_is_paid_for_before_its_shares_are_sold() -> None:
    table = position("Q" * 11, hands={0: "12I"}, shares={QUANTUM: [2, 1]})
    table.decide(ANNOUNCE, place("12I"), DONE)
    assert [event[:3] for event in table.told(BONUS)] == [(0, QUANTUM, 9000), (1, QUANTUM, 4500)]
    assert table.told(CASHED) == [(0, QUANTUM, 2, 1800), (1, QUANTUM, 1, 900)]
    assert table.told(STUCK) == []


def test_A31_at_the_size_after_the_last_tile() -> None:
    table = position(FULL + "Q" * 8, hands={0: "9B"}, shares={QUANTUM: [1]})
    table.decide(ANNOUNCE, place("9B"), DONE)  # 20 become 21
    assert table.money()[0] == 6000 + 15000 + 1000


def test_A31_shares_bought_in_the_last_turn_count() -> None:
    table = position("Q" * 11, hands={0: "12I"}, shares={QUANTUM: [1, 3]})
    table.decide(ANNOUNCE, place("12I"), buy(QUANTUM), buy(QUANTUM), buy(QUANTUM))
    assert table.money()[:2] == [6000 - 2700 + 9000 + 4 * 900, 6000 + 4500 + 3 * 900]


def test_A31_shares_of_corporations_not_on_the_board_are_worth_nothing() -> None:
    table = position("Q" * 11, hands={0: "12I"}, shares={QUANTUM: [0, 1], PHOENIX: [9, 0, 3]})
    table.decide(ANNOUNCE, place("12I"), DONE)
    assert table.money() == [6000, 6000 + 13500 + 900, 6000]
    assert {event[1] for event in table.told(BONUS)} == {QUANTUM}


def test_A31_hidden_holdings_are_shown() -> None:
    table = position("Q" * 11, hands={0: "12I"}, shares={QUANTUM: [2, 1]}, hidden=True)
    table.decide(ANNOUNCE, place("12I"), DONE)
    assert table.story().count("showed") == 2


def test_A31_then_nobody_owes_anything() -> None:
    table = position("Q" * 11, hands={0: "12I"})
    table.decide(ANNOUNCE, place("12I"), DONE)
    assert table.game.over
    assert (table.phase, table.game.owes) == ("over", 0)
    assert all(table.offered(seat) == [] for seat in range(3))
    assert table.refusal(place("9I"), seat=1) == ("A31", "over")


@pytest.mark.parametrize(
    ("cash", "ranks"),
    [
        ([5000, 7000, 6000], [3, 1, 2]),
        ([7000, 7000, 6000], [1, 1, 3]),  # equal money shares the win
        ([6000, 7000, 6000], [2, 1, 2]),
        ([100, 100, 100], [1, 1, 1]),
    ],
)
def test_A32_most_money_wins_and_equal_money_shares_the_win(
    cash: list[int], ranks: list[int]
) -> None:
    table = position(
        "Q" * 11, hands={0: "12I"}, cash=dict(enumerate(cash)), shares={QUANTUM: [1, 1, 1]}
    )
    table.decide(ANNOUNCE, place("12I"))
    if not table.game.over:
        table.decide(DONE)
    result = table.game.result()
    assert result.scores == [money + 4500 + 900 for money in cash]
    assert result.ranks == ranks


def test_A32_shares_count_only_once_they_are_sold() -> None:
    table = position("Q" * 11, hands={0: "12I"}, shares={QUANTUM: [9]})
    assert table.game.result().scores == [6000, 6000, 6000]
