"""Functions that fit on a screen, and folders that can be looked over."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCES = Path(__file__).resolve().parents[1] / "src" / "tontine"
LONGEST, LONG = 40, 8  # lines of a function, and how many may have more
# Ways through a function by McCabe (its branches, loops and handlers), and how many may have more.
WAYS, WINDING = 10, 25
MODULES = 22  # of a folder; rules/ are cut as their rulebooks are

BRANCHES = (ast.If, ast.For, ast.AsyncFor, ast.While, ast.ExceptHandler, ast.match_case)

pytestmark = pytest.mark.once


def functions() -> Iterator[tuple[str, ast.FunctionDef | ast.AsyncFunctionDef]]:
    for path in sorted(SOURCES.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                yield f"{path.relative_to(SOURCES)}: {node.name}", node


def test_few_functions_are_long() -> None:
    long = {
        name: lines
        for name, it in functions()
        if (lines := (it.end_lineno or 0) - it.lineno + 1) > LONGEST
    }
    assert len(long) <= LONG, long


def test_few_functions_have_many_ways_through() -> None:
    winding = {
        name: ways
        for name, it in functions()
        if (ways := 1 + sum(isinstance(part, BRANCHES) for part in ast.walk(it))) > WAYS
    }
    assert len(winding) <= WINDING, winding


def test_no_folder_is_crowded() -> None:
    folders = Counter(path.parent.relative_to(SOURCES) for path in SOURCES.rglob("*.py"))
    crowded = {str(it): number for it, number in folders.items() if number > MODULES}
    assert {it for it in crowded if it.partition("/")[0] != "rules"} == set(), crowded
