"""In which order the tests are run."""

from pathlib import Path

import pytest

# Folders whose tests mostly wait for processes, longest first.
WAIT = ("soak", "server", "cli", "arena")
HERE = Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Those that wait come first, while other parts of ``make test`` keep the cores busy."""
    items.sort(key=lambda item: _rank(item.path.relative_to(HERE).parts[0]))


def _rank(folder: str) -> int:
    return WAIT.index(folder) if folder in WAIT else len(WAIT)
