"""Save files that are damaged, foreign or tampered with: the line that is to blame is named."""

from __future__ import annotations

import json
import tomllib
from functools import cache
from typing import Any

import pytest

from tests.play.acquire.merger import at_merger
from tontine.bots.seats import bot_decision, make_bot
from tontine.play.errors import BadSave
from tontine.play.match import new_match
from tontine.play.save import dump, parse
from tontine.rules.chance import SEED_LIMIT, Rng

HEAD, SETUP, FIRST, SECOND = 0, 1, 2, 3  # lines, from 0


@cache
def finished() -> str:
    """A whole match of two, with market tiles."""
    match = new_match("acquire", 2, 3)
    rng = Rng(3)
    bot = make_bot("acquire", "random", rng)
    while not match.over:
        seat = match.owing[0]
        match.decide(seat, bot_decision(match, seat, bot, rng))
    return dump(match)


def lines() -> list[str]:
    return finished().splitlines()


def blamed(text: str | bytes) -> int:
    """The number of the line that is to blame."""
    with pytest.raises(BadSave) as error:
        parse(text if isinstance(text, bytes) else text.encode())
    assert error.value.problem
    assert str(error.value) == f"line {error.value.line}: {error.value.problem}"
    return error.value.line


def changed(line: int, **fields: Any) -> str:
    """The file with some fields of a line changed; None takes one out."""
    texts = lines()
    data = json.loads(texts[line])
    inner = data.get("end", data)
    for name, value in fields.items():
        inner[name] = value
        if value is None:
            del inner[name]
    texts[line] = json.dumps(data)
    return "\n".join(texts)


def first_line_with(stream: str) -> int:
    """The first decision that drew from the stream."""
    for number, line in enumerate(lines()):
        if number >= FIRST and stream in json.loads(line).get("chance", {}):
            return number
    raise AssertionError(f"nothing was drawn from the {stream}")


def test_the_file_itself_is_good() -> None:
    assert dump(parse(finished().encode())) == finished()
    assert any('"market"' in line for line in lines())


# -- not one of ours -------------------------------------------------------------------


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\n",
        b"\xff\xfe\x00\x01",
        b"\x89PNG\r\n\x1a\n",
        b"PK\x03\x04",
        b"seat,decision\n0,place\n",
        b"null",
        b"7",
        b"[]",
        b"{}",
        b'{"game": "acquire"}\n{}\n{}\n',
        b'{"tontine": "1"}\n{}\n{}\n',
        b'{"tontine": true}\n{}\n{}\n',
        b'{"tontine": 1.5}\n{}\n{}\n',
        b'{"tontine": null}\n{}\n{}\n',
        b"[" * 100_000,
        b'{"tontine":' * 100_000,
    ],
)
def test_a_foreign_file(data: bytes) -> None:
    assert blamed(data) == 1


@pytest.mark.parametrize("version", [-1, 0, 1, 3, 2**70])
def test_another_format(version: int) -> None:
    assert blamed(changed(HEAD, tontine=version)) == 1


def test_bytes_that_are_no_text_in_the_middle() -> None:
    data = finished().encode().splitlines(keepends=True)
    data[FIRST] = b'{"seat": "\xff"}\n'
    assert blamed(b"".join(data)) == FIRST + 1


# -- damaged ---------------------------------------------------------------------------


def test_a_file_that_breaks_off_after_any_line() -> None:
    for count in range(1, len(lines())):
        assert blamed("\n".join(lines()[:count])) == count
        assert blamed("\n".join(lines()[:count]) + "\n") == count


def test_a_file_that_breaks_off_within_any_line() -> None:
    for number, line in enumerate(lines()):
        for length in (1, len(line) // 2, len(line) - 1):
            assert blamed("\n".join([*lines()[:number], line[:length]])) == number + 1


@pytest.mark.parametrize("damage", ["", "{", "null", "[]", "7", '"x"', "{}", "}{", "\x00"])
@pytest.mark.parametrize("line", [HEAD, SETUP, FIRST, 40, -1])
def test_a_damaged_line(line: int, damage: str) -> None:
    texts = lines()
    texts[line] = damage
    assert blamed("\n".join(texts) + "\n") == line % len(texts) + 1


@pytest.mark.parametrize("line", [HEAD, SETUP, FIRST, 40, -1])
def test_a_field_that_is_not_known(line: int) -> None:
    assert blamed(changed(line, colour="red")) == line % len(lines()) + 1


@pytest.mark.parametrize(
    ("line", "field"),
    [
        *((HEAD, field) for field in ("made_by", "game", "rules", "seats", "options")),
        (SETUP, "chance"),
        *((FIRST, field) for field in ("seat", "decision")),
        *((-1, field) for field in ("version", "over", "scores", "digest", "generator")),
    ],
)
def test_a_field_that_is_missing_or_of_another_kind(line: int, field: str) -> None:
    number = line % len(lines()) + 1
    assert blamed(changed(line, **{field: None})) == number
    assert blamed(changed(line, **{field: 1.5})) == number


# -- tampered with ---------------------------------------------------------------------


@pytest.mark.parametrize(
    "fields",
    [
        {"game": "monopoly"},
        {"seats": ["Ada"]},
        {"seats": ["Ada", ""]},
        {"seats": ["Ada"] * 7},
        {"options": {"holdings": "secret"}},
        {"options": {"speed": "fast"}},
        {"rules": 0},
        {"rules": -1},
        {"rules": True},
        {"bots": ["normal"]},
        {"bots": [None, None, None]},
        {"bots": [None, 7]},
        {"bots": "normal"},
    ],
)
def test_a_match_that_cannot_be(fields: dict[str, Any]) -> None:
    assert blamed(changed(HEAD, **fields)) == 1


def test_cards_that_take_long_to_parse_are_refused_before_that(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match = new_match("greed", 3, 3)
    head, *others = dump(match).splitlines()
    monkeypatch.setattr(tomllib, "loads", lambda text: pytest.fail("it is parsed"))
    data = json.loads(head)
    data["options"]["cards"] = "a." * 50_000
    text = "\n".join([json.dumps(data), *others])
    assert blamed(text) == 1
    data["options"]["cards"] = "a." * 21 + "a = 1"
    text = "\n".join([json.dumps(data), *others])
    assert blamed(text) == 1


def test_a_set_up_that_cannot_be() -> None:
    drawn = json.loads(lines()[SETUP])["chance"]["bag"]
    for bag in (
        ["13A", *drawn[1:]],
        [drawn[1], *drawn[1:]],
        drawn[:-1],
        [*drawn, next(t for t in ("1A", "2B", "3C", "4D") if t not in drawn)],
        [],
    ):
        assert blamed(changed(SETUP, chance={"bag": bag})) == 2
    assert blamed(changed(SETUP, chance={"bag": drawn, "dice": ["6"]})) == 2
    assert blamed(changed(SETUP, chance={"bag": drawn, "market": ["1A"]})) == 2


@pytest.mark.parametrize("seat", [-1, 2, 32, 2**70])
def test_a_decision_of_nobody(seat: int) -> None:
    assert blamed(changed(FIRST, seat=seat)) == FIRST + 1


def test_a_decision_of_somebody_else_or_another_one() -> None:
    first = json.loads(lines()[FIRST])
    assert blamed(changed(FIRST, seat=1 - first["seat"])) == FIRST + 1
    for decision in ({}, {"kind": "resign"}, {"kind": "announce"}, {"kind": "place", "tile": "0A"}):
        assert blamed(changed(FIRST, decision=decision)) == FIRST + 1


def test_decisions_left_out_twice_or_in_another_order() -> None:
    texts = lines()
    for tampered in (
        texts[:FIRST] + texts[FIRST + 1 :],
        texts[: FIRST + 1] + texts[FIRST:],
        [*texts[:FIRST], texts[SECOND], texts[FIRST], *texts[SECOND + 1 :]],
    ):
        assert FIRST < blamed("\n".join(tampered)) <= SECOND + 2


@pytest.mark.parametrize("stream", ["bag", "market"])
def test_an_outcome_that_is_left_out_or_one_too_many(stream: str) -> None:
    line = first_line_with(stream)
    chance = json.loads(lines()[line])["chance"]
    assert blamed(changed(line, chance=None)) == line + 1
    outcomes: Any
    for outcomes in ([], chance[stream] * 2, ["13A"], [7], "1A", None, {}):
        assert blamed(changed(line, chance={**chance, stream: outcomes})) == line + 1
    assert blamed(changed(line, chance={**chance, "dice": ["6"]})) == line + 1


def test_an_outcome_that_cannot_be() -> None:
    line = first_line_with("bag")
    on_board = json.loads(lines()[SETUP])["chance"]["bag"][0]
    assert blamed(changed(line, chance={"bag": [on_board]})) == line + 1


def test_another_outcome_that_could_have_been_is_found_out_later() -> None:
    line = first_line_with("bag")
    later = [json.loads(text).get("chance", {}).get("bag", []) for text in lines()[line + 1 : -1]]
    other = next(bag[0] for bag in later if bag)
    assert blamed(changed(line, chance={"bag": [other]})) > line + 1


@pytest.mark.parametrize(
    "fields",
    [
        {"version": 0},
        {"version": 10**6},
        {"over": False},
        {"digest": "0" * 64},
        {"digest": ""},
        {"scores": [0, 0]},
        {"scores": []},
        {"generator": -1},
        {"generator": SEED_LIMIT},
        {"generator": 2**70},
        {"generator": "1"},
        {"generator": True},
        {"ahead": {"dice": []}},
        {"ahead": {"bag": ["13A"]}},
        {"ahead": 7},
        {"strict": 1},
    ],
)
def test_an_end_that_does_not_fit(fields: dict[str, Any]) -> None:
    assert blamed(changed(-1, **fields)) == len(lines())


def test_an_end_that_says_of_an_unfinished_match_that_it_is_over() -> None:
    text = dump(at_merger())
    last = len(text.splitlines())
    assert blamed(text.replace('"over":false', '"over":true,"scores":[0,0,0]')) == last
    assert blamed(text.replace('"over":false', '"over":false,"scores":[9,9,9]')) == last
