"""Patterns: what a decision, an event or a fact has to look like. They are plain data, so the page,
the terminal and the tests read the same.

- A table fits what has all of its fields, each of which fits; other fields do not matter. A field
  that is not there counts as 0: ``{kind = "sell", keep = {coal = 0}}``.
- ``{least = 1, most = 5}`` fits numbers in between; either may be left out.
- ``{not = ...}`` fits whatever its pattern does not.
- A list fits whatever one of its patterns fits.
- Anything else fits its equal.

Before a pattern is used, ``"$name"`` in it is replaced by the fact of that name, also as the name
of a field, and ``"me"`` by the number of the pupil's seat.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

Pattern = dict[str, Any]
Facts = Mapping[str, Any]

ME = "me"
REFERENCE = "$"
LEAST, MOST, NOT = "least", "most", "not"


def fits(pattern: object, value: object) -> bool:
    """Whether a value is what a resolved pattern asks for."""
    if isinstance(pattern, dict):
        if NOT in pattern:
            return not fits(pattern[NOT], value)
        if LEAST in pattern or MOST in pattern:
            return _is_between(pattern, value)
        fields = value if isinstance(value, Mapping) else {}
        return all(fits(it, fields.get(name, 0)) for name, it in pattern.items())
    if isinstance(pattern, list):
        return any(fits(it, value) for it in pattern)
    return pattern == value


def _is_between(bounds: Pattern, value: object) -> bool:
    if not isinstance(value, int):
        return False
    return bool(bounds.get(LEAST, value) <= value <= bounds.get(MOST, value))


def resolve(pattern: Any, facts: Facts) -> Any:
    """The pattern with facts in the place of their names; KeyError for one that is not known."""
    if isinstance(pattern, dict):
        return {resolve(name, facts): resolve(it, facts) for name, it in pattern.items()}
    if isinstance(pattern, list):
        return [resolve(it, facts) for it in pattern]
    if isinstance(pattern, str) and pattern.startswith(REFERENCE):
        return facts[pattern.removeprefix(REFERENCE)]
    return facts[ME] if pattern == ME else pattern


def references(pattern: object) -> Iterable[str]:
    """The names of the facts in a pattern."""
    if isinstance(pattern, dict):
        for name, it in pattern.items():
            yield from references(name)
            yield from references(it)
    elif isinstance(pattern, list):
        for it in pattern:
            yield from references(it)
    elif isinstance(pattern, str) and pattern.startswith(REFERENCE):
        yield pattern.removeprefix(REFERENCE)
