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
    scenario = position(picture, hands={0: "12I"})
    assert ("announce" in scenario.offered()) is allowed
    assert (scenario.refusal(ANNOUNCE) is None) is allowed


def test_A30_at_any_moment_of_ones_own_turn() -> None:
    shares = {SACKSON: [1], ZETA: [1], HYDRA: [1]}
    scenario = position(LARGE, hands={0: "3G"}, shares=shares)
    moments = []
    for decision in (place("3G"), survive(ZETA), settle(HYDRA), KEEP, KEEP, buy(ZETA), buy(ZETA)):
        assert "announce" in scenario.offered()
        moments.append(scenario.phase)
        scenario.decide(decision)
    assert "announce" in scenario.offered()  # and before the third share
    disposing = ["disposing", "disposing"]
    assert moments == ["placing", "surviving", "settling", *disposing, "buying", "buying"]


def test_A30_while_founding_too() -> None:
    scenario = position(LARGE, hands={0: "10H"})
    scenario.decide(place("10H"))
    assert (scenario.phase, scenario.offered()[-1]) == ("founding", "announce")


def test_A30_never_in_anothers_turn() -> None:
    shares = {SACKSON: [0, 1], ZETA: [0, 1], HYDRA: [0, 1]}
    scenario = position(LARGE, hands={0: "3G"}, shares=shares)
    assert scenario.offered(1) == scenario.offered(2) == []
    scenario.decide(place("3G"), survive(ZETA), settle(HYDRA))
    assert (scenario.game.actor, scenario.phase) == (1, "disposing")
    assert "announce" not in scenario.offered()
    assert scenario.refusal(ANNOUNCE) == ("A30", "not_your_turn")
    scenario.decide(KEEP, KEEP, DONE)
    assert (scenario.game.actor, scenario.phase) == (1, "placing")
    assert "announce" in scenario.offered()


def test_A30_where_the_player_skips_and_can_buy_nothing() -> None:
    scenario = position(TWO_SAFE, hands={0: "1B"}, cash={0: 0})
    assert (scenario.game.actor, scenario.offered()) == (0, ["done", "announce"])
    scenario.decide(ANNOUNCE)
    assert scenario.game.over


def test_A30_not_compulsory() -> None:
    scenario = position(TWO_SAFE, hands={0: "12I", 1: "10I"})
    scenario.decide(place("12I"), DONE, place("10I"), DONE)
    assert not scenario.game.over
    assert scenario.game.actor == 2


def test_A30_the_player_may_finish_the_turn() -> None:
    scenario = position(TWO_SAFE, hands={0: "1B 2B 9I 5I 6I 7I"}, draws="1I 2I 3I")
    scenario.decide(ANNOUNCE)
    assert scenario.told(ANNOUNCED, to=ONLOOKER) == [(0,)]
    assert scenario.phase == "placing"
    scenario.decide(place("9I"), buy(SACKSON), buy(SACKSON))
    assert not scenario.game.over
    scenario.decide(buy(QUANTUM))
    assert scenario.game.over
    assert scenario.hand(0) == "1I 2I 3I 5I 6I 7I"  # drawn, and dead ones replaced
    story = scenario.story()
    assert story.index("drew") < story.index("set_aside") < story.index("ended")
    assert story.count("turn") == 1


def test_A30_announced_while_disposing_the_merger_is_finished() -> None:
    shares = {SACKSON: [2, 2], ZETA: [1], HYDRA: [2]}
    scenario = position(LARGE, hands={0: "3G"}, shares=shares)
    scenario.decide(place("3G"), survive(ZETA), settle(SACKSON), ANNOUNCE)
    assert (scenario.phase, scenario.game.actor) == ("disposing", 0)
    scenario.decide(dispose(trade=2), dispose(sell=2), dispose(sell=1))
    assert scenario.phase == "buying"
    scenario.decide(buy(QUANTUM), DONE)
    assert scenario.game.over


def test_A30_once_is_enough() -> None:
    scenario = position(TWO_SAFE, hands={0: "12I"})
    scenario.decide(ANNOUNCE)
    assert scenario.offered() == ["place 12I", "leave"]
    assert scenario.refusal(ANNOUNCE) == ("A30", "announced")


def test_A30_a_condition_met_by_the_tile_just_played_counts() -> None:
    scenario = position("Q" * 10, hands={0: "11A"})
    assert "announce" not in scenario.offered()
    scenario.decide(place("11A"))
    assert "announce" in scenario.offered()
    scenario.decide(ANNOUNCE, DONE)
    assert scenario.game.over


def test_A30_even_if_there_is_nothing_to_buy() -> None:
    scenario = position(FULL * 3 + "QQQQ\n.\nHH", hands={0: "5D"}, cash={0: 0})
    scenario.decide(place("5D"))
    assert (scenario.game.actor, scenario.offered()) == (0, ["done", "announce"])
    scenario.decide(DONE)
    assert (scenario.game.actor, scenario.game.over) == (1, False)


def test_A30_a_condition_met_by_a_merger_counts() -> None:
    scenario = position("SS." + "Q" * 9, hands={0: "3A"})
    scenario.decide(place("3A"))
    assert "announce" not in scenario.offered()
    scenario.decide(KEEP)
    assert scenario.sizes() == {"Q": 12}
    assert "announce" in scenario.offered()


def test_A30_announced_before_a_small_corporation_is_founded_that_would_prevent_it() -> None:
    lone = TWO_SAFE + ".\n..........o."
    scenario = position(lone, hands={0: "11F"})
    scenario.decide(place("11F"))
    assert (scenario.phase, "announce" in scenario.offered()) == ("founding", True)
    scenario.decide(ANNOUNCE, found(HYDRA), DONE)
    assert scenario.game.over


def test_A30_after_the_small_corporation_is_founded_it_is_too_late() -> None:
    lone = TWO_SAFE + ".\n..........o."
    scenario = position(lone, hands={0: "11F"})
    scenario.decide(place("11F"), found(HYDRA))
    assert "announce" not in scenario.offered()
    assert scenario.refusal(ANNOUNCE) == ("A30", "not_final")


def test_A30_no_tile_has_to_be_played_after_announcing() -> None:
    shares = {SACKSON: [1, 2], QUANTUM: [1, 0, 2]}
    scenario = position(TWO_SAFE, hands={0: "12I"}, shares=shares)
    scenario.decide(ANNOUNCE, LEAVE)
    assert scenario.told(LEFT_OUT, to=ONLOOKER) == [(0,)]
    assert (scenario.phase, scenario.hand(0)) == ("buying", "12I")
    scenario.decide(buy(SACKSON), buy(SACKSON), DONE)
    assert scenario.game.over
    # Sackson at 700, of which 0 has three now; Quantum at 900.
    assert scenario.gains()[:2] == [7000 + 700 + 4500 + 900, 3500 + 2 * 700]
    assert "placed" not in scenario.story()


def test_A30_the_turn_can_be_ended_at_once() -> None:
    scenario = position(TWO_SAFE, hands={0: "9I 12I"}, shares={SACKSON: [1], QUANTUM: [1]})
    scenario.decide(ANNOUNCE, LEAVE, DONE)
    assert scenario.game.over
    story = scenario.story()
    assert story[: story.index("refilled")] == ["turn", "announced", "left_out", "declined", "drew"]


def test_A30_who_leaves_out_the_tile_and_can_buy_nothing_has_ended_the_turn() -> None:
    scenario = position(TWO_SAFE, hands={0: "12I"}, cash={0: 0})
    scenario.decide(ANNOUNCE, LEAVE)
    assert scenario.game.over


def test_A30_where_money_is_hidden_the_poor_are_asked_to_buy_all_the_same() -> None:
    scenario = position(TWO_SAFE, hands={0: "12I"}, cash={0: 0}, hidden=True)
    scenario.decide(ANNOUNCE, LEAVE)
    assert scenario.offered() == ["done"]
    scenario.decide(DONE)
    assert scenario.game.over


def test_A30_the_purchase_can_be_left_out_after_the_tile() -> None:
    scenario = position(TWO_SAFE, hands={0: "12I"})
    scenario.decide(ANNOUNCE, place("12I"), DONE)
    assert scenario.game.over


def test_A30_announced_after_the_tile_there_is_none_to_leave_out() -> None:
    scenario = position("Q" * 10, hands={0: "11A 9I"})
    scenario.decide(place("11A"), ANNOUNCE)
    assert "leave" not in scenario.offered()
    assert scenario.refusal(LEAVE) == ("A9", "not_now")


def test_A30_a_tile_that_was_played_is_seen_through() -> None:
    scenario = position(LARGE, hands={0: "3G"}, shares={SACKSON: [1], ZETA: [1], HYDRA: [1]})
    scenario.decide(ANNOUNCE, place("3G"))
    while scenario.phase != "buying":
        assert "leave" not in scenario.offered()
        assert scenario.refusal(LEAVE) == ("A9", "not_now")
        scenario.decide(
            {"surviving": survive(ZETA), "settling": settle(HYDRA)}.get(scenario.phase, KEEP)
        )


@pytest.mark.parametrize("hands", [{0: "12I"}, {0: "1B"}])
def test_A30_without_announcing_nothing_can_be_left_out(hands: dict[int, str]) -> None:
    scenario = position(TWO_SAFE, hands=hands)
    assert "leave" not in scenario.offered()
    assert scenario.refusal(LEAVE) == ("A30", "not_announced")


def test_A31_bonuses_and_shares_of_all_on_the_board_are_paid() -> None:
    scenario = position(
        LARGE,
        hands={0: "12I"},
        shares={QUANTUM: [3, 3, 1], SACKSON: [0, 2], ZETA: [1, 2, 2], HYDRA: [3, 2, 1]},
    )
    scenario.decide(ANNOUNCE, place("12I"), DONE)
    # Quantum at 1200: 18000 for two. Sackson and Zeta at 200. Hydra at 300.
    assert scenario.money() == [
        6000 + 9000 + 3 * 1200 + 1 * 200 + 3000 + 3 * 300,
        6000 + 9000 + 3 * 1200 + 3000 + 2 * 200 + 1500 + 2 * 200 + 1500 + 2 * 300,
        6000 + 1 * 1200 + 1500 + 2 * 200 + 1 * 300,
    ]
    assert all(scenario.holdings(corporation) == [0, 0, 0] for corporation in range(7))
    assert [scenario.game.bank(it) for it in range(7)] == [25] * 7


def test_A31_a_corporation_is_paid_for_before_its_shares_are_sold() -> None:
    scenario = position("Q" * 11, hands={0: "12I"}, shares={QUANTUM: [2, 1]})
    scenario.decide(ANNOUNCE, place("12I"), DONE)
    assert [event[:3] for event in scenario.told(BONUS)] == [(0, QUANTUM, 9000), (1, QUANTUM, 4500)]
    assert scenario.told(CASHED) == [(0, QUANTUM, 2, 1800), (1, QUANTUM, 1, 900)]
    assert scenario.told(STUCK) == []


def test_A31_at_the_size_after_the_last_tile() -> None:
    scenario = position(FULL + "Q" * 8, hands={0: "9B"}, shares={QUANTUM: [1]})
    scenario.decide(ANNOUNCE, place("9B"), DONE)  # 20 become 21
    assert scenario.money()[0] == 6000 + 15000 + 1000


def test_A31_shares_bought_in_the_last_turn_count() -> None:
    scenario = position("Q" * 11, hands={0: "12I"}, shares={QUANTUM: [1, 3]})
    scenario.decide(ANNOUNCE, place("12I"), buy(QUANTUM), buy(QUANTUM), buy(QUANTUM))
    assert scenario.money()[:2] == [6000 - 2700 + 9000 + 4 * 900, 6000 + 4500 + 3 * 900]


def test_A31_shares_of_corporations_not_on_the_board_are_worth_nothing() -> None:
    scenario = position("Q" * 11, hands={0: "12I"}, shares={QUANTUM: [0, 1], PHOENIX: [9, 0, 3]})
    scenario.decide(ANNOUNCE, place("12I"), DONE)
    assert scenario.money() == [6000, 6000 + 13500 + 900, 6000]
    assert {event[1] for event in scenario.told(BONUS)} == {QUANTUM}


def test_A31_hidden_holdings_are_shown() -> None:
    scenario = position("Q" * 11, hands={0: "12I"}, shares={QUANTUM: [2, 1]}, hidden=True)
    scenario.decide(ANNOUNCE, place("12I"), DONE)
    assert scenario.story().count("showed") == 2


def test_A31_then_nobody_owes_anything() -> None:
    scenario = position("Q" * 11, hands={0: "12I"})
    scenario.decide(ANNOUNCE, place("12I"), DONE)
    assert scenario.game.over
    assert (scenario.phase, scenario.game.owes) == ("over", 0)
    assert all(scenario.offered(seat) == [] for seat in range(3))
    assert scenario.refusal(place("9I"), seat=1) == ("A31", "over")


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
    scenario = position(
        "Q" * 11, hands={0: "12I"}, cash=dict(enumerate(cash)), shares={QUANTUM: [1, 1, 1]}
    )
    scenario.decide(ANNOUNCE, place("12I"))
    if not scenario.game.over:
        scenario.decide(DONE)
    result = scenario.game.result()
    assert result.scores == [money + 4500 + 900 for money in cash]
    assert result.ranks == ranks


def test_A32_shares_count_only_once_they_are_sold() -> None:
    scenario = position("Q" * 11, hands={0: "12I"}, shares={QUANTUM: [9]})
    assert scenario.game.result().scores == [6000, 6000, 6000]
