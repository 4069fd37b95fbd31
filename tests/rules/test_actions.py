"""Amounts by the million as a few dozen actions."""

from __future__ import annotations

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from tontine.rules.actions import Actions, nearest, offset
from tontine.rules.chance import Rng
from tontine.rules.choices import Choices

counts = st.integers(1, 200) | st.integers(1, 1 << 24)
buckets = st.integers(2, 64)


@given(counts, buckets)
def test_buckets_rise_from_the_lowest_amount_to_the_highest(count: int, many: int) -> None:
    amounts = [offset(bucket, count, many) for bucket in range(min(count, many))]
    assert amounts[0] == 0
    assert amounts[-1] == count - 1
    assert all(low < high for low, high in pairwise(amounts))
    if count <= many:
        assert amounts == list(range(count))


@given(counts, buckets, st.data())
def test_an_amount_goes_to_the_nearest_bucket(count: int, many: int, data: st.DataObject) -> None:
    amount = data.draw(st.integers(0, count - 1))
    amounts = [int(offset(it, count, many)) for it in range(min(count, many))]
    taken = int(nearest(amount, count, many))
    assert abs(amounts[taken] - amount) == min(abs(one - amount) for one in amounts)


def test_every_action_is_picked_about_equally_often() -> None:
    actions = Actions(10, 100, 1000, 2, 4)
    choices = Choices()
    choices.add(3)
    choices.add_span(5, 2)
    choices.add_span(100, 500)
    choices.add_span(1101, 2)
    assert actions.size == 18
    picked = [actions.pick(choices, Rng(seed)) for seed in range(3000)]
    assert set(picked) == {3, 5, 6, 10, 11, 12, 13, 14, 15}
    assert all(250 < picked.count(action) < 420 for action in set(picked))
    assert [actions.code(choices, it) for it in (10, 13, 14, 15, 16)] == [100, 599, 1101, 1102, -1]
