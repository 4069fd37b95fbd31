"""What happened, and who may know it."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from tontine.rules.journal import EVERYONE, FIELDS, ONLOOKER, ROOM, WIDTH, EventKind, Journal

numbers = st.integers(-(2**40), 2**40)
rows = st.lists(
    st.tuples(*[numbers] * WIDTH),
    max_size=20,
)


@settings(deadline=None)
@given(rows)
def test_everything_noted_is_there_in_order(events: list[tuple[int, ...]]) -> None:
    journal = Journal()
    for kind, audience, a, b, c, d in events:
        journal.note(kind, audience, a, b, c, d)
    assert journal.rows() == [list(event) for event in events]


def test_it_grows() -> None:
    journal = Journal()
    count = 5 * ROOM // WIDTH + 1
    for number in range(count):
        journal.note(number, EVERYONE, number, 0, 0, -number)
    assert [row[0] for row in journal.rows()] == list(range(count))
    assert journal.rows()[-1] == [count - 1, EVERYONE, count - 1, 0, 0, 1 - count]


def test_more_of_the_same_is_added_up() -> None:
    journal = Journal()
    journal.add(7, EVERYONE, 1, 2, 1, 300)
    journal.add(7, EVERYONE, 1, 2, 1, 300)
    assert journal.rows() == [[7, EVERYONE, 1, 2, 2, 600]]


def test_something_else_is_not_added_up() -> None:
    journal = Journal()
    for kind, a, b in ((7, 1, 2), (8, 1, 2), (8, 2, 2), (8, 2, 3), (7, 1, 2)):
        journal.add(kind, EVERYONE, a, b, 1, 1)
    assert len(journal.rows()) == 5


def test_everyone_includes_onlookers() -> None:
    assert all(EVERYONE >> seat & 1 for seat in (*range(6), ONLOOKER))


def test_a_kind_lists_its_fields() -> None:
    kind = EventKind("bonus", "A18", "seat", "amount")
    assert (kind.name, kind.rule, kind.fields) == ("bonus", "A18", ("seat", "amount"))
    assert len(kind.fields) <= FIELDS
