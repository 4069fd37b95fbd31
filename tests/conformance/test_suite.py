"""Every game passes every check of the suite, and the suite finds what is wrong."""

from __future__ import annotations

import pytest

from tests.conformance import GAMES, every_config, examples
from tontine.play.titles import TITLES
from tontine.testing import ADAPTERS, CHECKS, Config
from tontine.testing.checks import try_check


def test_every_game_has_an_adapter() -> None:
    assert set(ADAPTERS) == set(TITLES)


@every_config
@pytest.mark.parametrize(
    "name",
    [pytest.param(it.name, marks=[pytest.mark.once] * it.once) for it in CHECKS.values()],
)
def test_the_contract_is_kept(name: str, config: Config) -> None:
    check = CHECKS[name]
    numbers = examples(check.examples) if check.examples > 1 else range(1)
    failure = try_check(check, config, numbers, GAMES)
    assert failure is None, failure
