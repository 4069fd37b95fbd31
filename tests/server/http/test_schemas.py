"""What the schemas say is what is said; and what they forbid is refused, with the field named."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache
from typing import Any, get_args, get_type_hints

import msgspec
import pytest
from jsonschema import Draft202012Validator
from jsonschema.exceptions import best_match
from msgspec import inspect

from tontine.bots.lines import Bye, Decide, Hello, refusal
from tontine.play.errors import Refused
from tontine.play.form import malformed
from tontine.play.match import Match
from tontine.play.titles import TITLES
from tontine.play.words import words
from tontine.server.wire import lobby, people, socket
from tontine.server.wire.schemas import schema_of
from tontine.testing.walk import at, config_of, whole_match

# What is tested here is not compiled.
pytestmark = pytest.mark.once

STEP = 20  # decisions between two views that are looked at


@cache
def validator(game: str, name: str) -> Draft202012Validator:
    schema = schema_of(game)
    return Draft202012Validator({"$ref": f"#/$defs/{name}", "$defs": schema["$defs"]})


def check(game: str, name: str, value: object) -> None:
    plain = json.loads(msgspec.json.encode(value))
    error = best_match(validator(game, name).iter_errors(plain))
    assert error is None, f"{error.json_path}: {error.message[:500]}"


def is_valid(game: str, name: str, value: object) -> bool:
    return bool(validator(game, name).is_valid(json.loads(msgspec.json.encode(value))))


@cache
def played(game: str) -> Match:
    return whole_match(config_of(game, 3), 0, False)


@pytest.mark.parametrize("game", TITLES)
def test_whatever_is_said_in_a_whole_game_is_as_the_schema_says(game: str) -> None:
    Draft202012Validator.check_schema(schema_of(game))
    match = played(game)
    for step in match.steps[1:]:
        check(game, "Decision", step.decision)
    check(game, "View", match.view(0))
    check(game, "View", match.view(None))
    for version in range(0, match.version + 1, STEP):
        there = at(match, version)
        for seat in there.owing[:1]:
            view = there.bare_view(seat)
            check(game, "ToProgram", Decide(view, version, there.log(seat, version)))
    end = match.bare_view(0)
    check(game, "ToProgram", Hello(1, game, end.options, match.seats, 0, 1))
    check(game, "ToProgram", Bye(end, 0, []))
    check(game, "ToProgram", Bye(None, 0, []))
    check(game, "ToProgram", refusal(Refused("", "over", {}), "over", words("en")))
    check(game, "FromProgram", 3)


@pytest.mark.parametrize("game", TITLES)
def test_what_is_not_so_is_noticed(game: str) -> None:
    """Otherwise the test above would prove nothing."""
    match = played(game)
    view = json.loads(msgspec.json.encode(match.view(0)))
    entry = view["log"][0]
    for wrong in (
        {**view, "game": "chess"},
        {**view, "table": {}},
        {**view, "log": [{**entry, "event": {**entry["event"], "event": "exploded"}}]},
    ):
        assert not is_valid(game, "View", wrong)
    assert not is_valid(game, "Decision", {"kind": "explode"})
    assert not is_valid(game, "ToProgram", {"type": "shout"})
    assert not is_valid(game, "FromProgram", "3")


# -- what has the wrong form ----------------------------------------------------------

WRONG = (1.5, "no such value", -5, {"x": 1}, [1], None, True, "y" * 100_000)


def _good(kind: inspect.Type) -> Any:
    match kind:
        case inspect.Metadata(type=inner):
            return _good(inner)
        case inspect.IntType(ge=least):
            return max(least or 0, 0)
        case inspect.StrType(min_length=least, pattern=pattern):
            texts = ("x" * (least or 1), "https://", "today")
            return next(it for it in texts if pattern is None or re.search(pattern, it))
        case inspect.LiteralType(values=values):
            return values[0]
        case inspect.BoolType():
            return True
        case inspect.ListType() | inspect.VarTupleType():
            return []
        case inspect.DictType():
            return {}
        case inspect.UnionType(types=types):
            return _good(types[0])
        case inspect.StructType():
            good = {it.encode_name: _good(it.type) for it in kind.fields if it.required}
            return good if kind.tag is None else {**good, str(kind.tag_field): kind.tag}
    raise TypeError(f"there is no example of {kind} yet")


def _wrongs(kind: inspect.StructType) -> Iterator[tuple[str, dict[str, Any]]]:
    """Messages with one wrong field, and that field."""
    good = _good(kind)
    for field in kind.fields:
        name = field.encode_name
        if field.required:
            yield name, {key: value for key, value in good.items() if key != name}
        for wrong in WRONG:
            yield name, {**good, name: wrong}
    yield "surplus", {**good, "surplus": 1}


def _read(kind: Any) -> Any:
    return lambda value: msgspec.json.decode(json.dumps(value).encode(), type=kind)


def _readers() -> Iterator[tuple[str, Any, Any]]:
    for game, title in TITLES.items():
        decisions = get_type_hints(type(title).read)["return"]
        for struct in get_args(decisions) or (decisions,):
            yield f"{game} {struct.__name__}", struct, title.read
    for struct in get_args(socket.ClientMessage):
        yield struct.__name__, struct, _read(socket.ClientMessage)
    for struct in (*lobby.ABOUT_TABLES, *people.ABOUT_PEOPLE):
        if struct.__struct_config__.forbid_unknown_fields:
            yield struct.__name__, struct, _read(struct)


@pytest.mark.parametrize(("struct", "read"), [pytest.param(*it[1:], id=it[0]) for it in _readers()])
def test_a_refusal_of_a_wrong_form_names_the_field(struct: Any, read: Any) -> None:
    kind = inspect.type_info(struct)
    assert isinstance(kind, inspect.StructType)
    refused = 0
    for name, wrong in _wrongs(kind):
        if (error := _refused(read, wrong)) is None:
            continue
        refused += 1
        told = malformed(error)
        named = str(told.details.get("field", "")).replace("[", ".").split(".")
        assert named[0] == name or str(error).endswith(f"`$.{name}`"), (wrong, str(told))
        assert told.details["problem"] not in ("form", "decision")
    assert refused


def _refused(read: Any, wrong: object) -> msgspec.ValidationError | None:
    try:
        read(wrong)
    except msgspec.ValidationError as error:
        return error
    return None


def test_the_field_is_named_deep_inside() -> None:
    read = TITLES["greed"].read
    with pytest.raises(msgspec.ValidationError) as raised:
        read({"kind": "bid", "company": 0, "amount": 0, "also": [{"company": 1, "amount": "2"}]})
    told = malformed(raised.value)
    assert told.details == {"problem": "number", "field": "also[0].amount"}
    assert str(told) == "that is not a decision: “also[0].amount” must be a whole number"
