"""In which order the tests are run."""

import pytest

WAIT = ("soak", "table", "cli", "arena")  # whose tests mostly wait for processes, longest first


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Those that wait come first, while other parts of ``make test`` keep the cores busy."""
    items.sort(key=lambda item: _rank(item.path.parent.name))


def _rank(folder: str) -> int:
    return WAIT.index(folder) if folder in WAIT else len(WAIT)
