"""The soak notices what it is there to notice."""

from __future__ import annotations

import pytest

from tests.soak.compare import compare_log
from tests.soak.person import AtTable
from tontine.server.entries import Decided, Named, Row


def decided(version: int, id: str | None, tile: str = "1A") -> Row:
    entry = Decided(0, {"kind": "place", "tile": tile}, {}, 0)
    return Row(version, "person", id, entry, version)


def table_with(*ids: str) -> AtTable:
    """A table at which these decisions were acknowledged, each before the next was sent."""
    table = AtTable("table")
    for id in ids:
        sent = table.send("decide", id, {"decision": {"kind": "place", "tile": "1A"}})
        sent.answered = True
        table.acknowledge(sent)
    return table


FIRST = Row(0, "person", "create", Named("person", "Ada"), 0)


def test_what_is_there_exactly_once_and_in_order_is_right() -> None:
    compare_log(table_with("a", "b"), [FIRST, decided(1, "a"), decided(2, "b")], [])


@pytest.mark.parametrize(
    ("rows", "fault"),
    [
        ([FIRST, decided(1, "a")], "lost"),
        ([FIRST, decided(1, "b"), decided(2, "a")], "out of order"),
        ([FIRST, decided(1, "a"), decided(2, "b"), decided(3, "b")], "twice"),
        ([FIRST, decided(1, "a"), decided(2, "b"), decided(3, "x")], "nobody sent"),
        ([FIRST, decided(1, "a"), decided(2, "b", "2B")], "2B|1A"),
        ([FIRST, decided(2, "a"), decided(3, "b")], "rows are missing"),
    ],
)
def test_what_is_lost_doubled_exchanged_or_made_up_is_found(rows: list[Row], fault: str) -> None:
    with pytest.raises(AssertionError, match=fault):
        compare_log(table_with("a", "b"), rows, [])


def test_what_was_refused_and_carried_out_is_found() -> None:
    table = table_with("a")
    table.send("decide", "b", {"decision": {}}).answered = True
    with pytest.raises(AssertionError, match="refused, and carried out"):
        compare_log(table, [FIRST, decided(1, "a"), decided(2, "b")], [])
