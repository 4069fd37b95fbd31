"""What is wrong with a game is found, and told so that it can be tried again."""

from __future__ import annotations

import pytest

from tontine.play.view import Event
from tontine.testing import ADAPTERS, CHECKS, try_check
from tontine.testing.walk import config_of


def test_a_failure_says_what_where_and_on_which_example(monkeypatch: pytest.MonkeyPatch) -> None:
    def nobody(seat: int | None, event: Event) -> bool:
        return False

    check, config = CHECKS["nobody_reads_what_is_for_others"], config_of("acquire", 3)
    assert try_check(check, config, range(2)) is None
    monkeypatch.setattr(ADAPTERS["acquire"], "may_know", nobody)
    failure = try_check(check, config, range(2))
    assert failure is not None
    assert (failure.check, failure.config, failure.example) == (check.name, str(config), 0)
    assert failure.problem.startswith("secrecy.py, line ")
    assert "config.adapter.may_know(seat, entry.event)" in failure.problem
