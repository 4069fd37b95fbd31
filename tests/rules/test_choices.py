"""Spans of codes: whatever is added can be counted, listed, found and picked."""

from __future__ import annotations

from collections import Counter

from hypothesis import given, settings
from hypothesis import strategies as st

from tontine.rules.chance import Rng
from tontine.rules.choices import ROOM, Choices

# A span may be empty: "any amount from 1 up to your cash" for somebody without any.
spans = st.lists(st.tuples(st.integers(0, 999), st.integers(0, 5)), max_size=3 * ROOM)


def filled(pairs: list[tuple[int, int]]) -> Choices:
    """The spans one after the other, a thousand codes apart."""
    choices = Choices()
    for number, (first, count) in enumerate(pairs):
        choices.add_span(1000 * number + first, count)
    return choices


def listed(pairs: list[tuple[int, int]]) -> list[int]:
    return [
        1000 * number + first + offset
        for number, (first, count) in enumerate(pairs)
        for offset in range(count)
    ]


@settings(deadline=None)
@given(spans)
def test_everything_added_is_there_once_and_in_order(pairs: list[tuple[int, int]]) -> None:
    choices = filled(pairs)
    codes = listed(pairs)
    assert len(choices) == len(codes)
    assert choices.codes() == codes
    assert [choices.nth(index) for index in range(len(codes))] == codes


@settings(deadline=None)
@given(spans)
def test_it_contains_just_that(pairs: list[tuple[int, int]]) -> None:
    choices = filled(pairs)
    codes = set(listed(pairs))
    around = {code + step for code in codes for step in (-1, 0, 1)} | {-1, 0, 10**6, -(2**40)}
    assert {code for code in around if choices.contains(code)} == codes


@settings(deadline=None)
@given(spans.filter(lambda pairs: any(count for _, count in pairs)), st.integers(0, 2**62 - 1))
def test_what_is_picked_is_one_of_them(pairs: list[tuple[int, int]], seed: int) -> None:
    choices = filled(pairs)
    rng = Rng(seed)
    assert {choices.pick(rng) for _ in range(10)} <= set(listed(pairs))


def test_every_code_is_equally_likely_however_wide_its_span() -> None:
    choices = Choices()
    choices.add_span(10, 4)
    choices.add(20)
    rng = Rng(1)
    count = Counter(choices.pick(rng) for _ in range(5000))
    assert set(count) == {10, 11, 12, 13, 20}
    assert all(850 < often < 1150 for often in count.values())


def test_cleared_it_can_be_used_again() -> None:
    choices = filled([(0, 5)] * (ROOM + 1))
    choices.clear()
    assert (len(choices), choices.codes(), choices.contains(0)) == (0, [], False)
    choices.add(7)
    assert (len(choices), choices.codes(), choices.listed()) == (1, [7], [(7, 1)])


def test_a_wide_span_costs_nothing() -> None:
    choices = Choices()
    choices.add(3)
    choices.add_span(1000, 2**31 - 1)
    assert len(choices) == 2**31
    assert choices.nth(2**31 - 1) == 1000 + 2**31 - 2
    assert choices.listed() == [(3, 1), (1000, 2**31 - 1)]
    assert choices.contains(choices.pick(Rng(1)))
