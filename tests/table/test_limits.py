"""Limits on what an address may send."""

from __future__ import annotations

import pytest

from tontine.table.limits import Buckets, sender


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("192.0.2.1", "192.0.2.1", True),
        ("192.0.2.1", "192.0.2.2", False),
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff:ffff:ffff:ffff", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("::ffff:192.0.2.1", "192.0.2.1", True),
        ("::ffff:192.0.2.1", "::ffff:192.0.2.2", False),
        ("testclient", "testclient", True),
        ("", "testclient", False),
    ],
)
def test_a_network_of_ipv6_is_one_sender(one: str, other: str, same: bool) -> None:
    assert (sender(one) == sender(other)) == same


def test_the_address_that_was_silent_longest_is_forgotten_first() -> None:
    buckets = Buckets(1, 0, most=2)
    assert buckets.take("a")
    assert buckets.take("b")
    assert not buckets.take("a")  # refused, but remembered the longer for it
    assert buckets.take("c")
    assert not buckets.take("a")
    assert buckets.take("b")
