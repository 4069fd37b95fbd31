"""Every message exists in every language with the same arguments, and is used."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import tontine
from tontine.cli.terminal.accounts import COLUMNS
from tontine.cli.terminal.palette import FATE_SIGNS
from tontine.cli.terminal.rulebook import CHAPTERS, rule_ids
from tontine.cli.terminal.vocabulary import COMMANDS, COUNTS, FILLERS, KINDS, SHARES
from tontine.play.acquire.names import CORPORATION_NAMES
from tontine.play.acquire.speech import Speech
from tontine.play.acquire.story import in_context
from tontine.play.view import Entry, Event
from tontine.play.words import FILES, LANGUAGES, words
from tontine.rules.acquire.decisions import EVENTS, PHASES, PLACES

SOURCES = Path(tontine.__file__).parent
PARTS_OF_DISPOSED = ("sold", "traded", "kept")


class _Arguments(Visitor):
    """The variables a pattern reads, and the messages it refers to."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.messages.add(node.id.name)


@cache
def messages(language: str) -> dict[str, frozenset[str]]:
    """Every message and attribute of a language with the names of its arguments."""
    found: dict[str, frozenset[str]] = {}
    for name in FILES:
        text = (SOURCES / "locale" / language / f"{name}.ftl").read_text("utf-8")
        for entry in FluentParser().parse(text).body:
            assert not isinstance(entry, ftl.Junk), f"{language}/{name}: {entry.content}"
            if isinstance(entry, ftl.Message):
                parts = {entry.id.name: entry.value}
                parts |= {f"{entry.id.name}.{it.id.name}": it.value for it in entry.attributes}
                for message, pattern in parts.items():
                    assert message not in found, f"{language}: {message} is there twice"
                    reader = _Arguments()
                    reader.visit(pattern)
                    found[message] = frozenset(reader.names)
    return found


@cache
def syntax_trees() -> list[ast.Module]:
    return [ast.parse(path.read_text("utf-8")) for path in sorted(SOURCES.rglob("*.py"))]


def texts_in_code() -> set[str]:
    return {
        node.value
        for tree in syntax_trees()
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def refusal_reasons() -> set[str]:
    """The reason is the second argument of a refusal; ``_naming`` hands its last one on."""
    reasons = set()
    for tree in syntax_trees():
        for node in ast.walk(tree):
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
                continue
            place = {"Refusal": 1, "Refused": 1, "_naming": 4}.get(node.func.id)
            if place is not None and place < len(node.args):
                reason = node.args[place]
                if isinstance(reason, ast.Constant):
                    reasons.add(str(reason.value))
    return reasons


def built_names() -> Iterator[str]:
    """The messages whose names are put together from parts."""
    for reason in refusal_reasons():
        yield f"refusal-{reason.replace('_', '-')}"
    for kind in EVENTS:
        if kind.name == "disposed":
            yield from (f"event-disposed-{part}" for part in PARTS_OF_DISPOSED)
        else:
            yield f"event-{kind.name.replace('_', '-')}"
    yield from (f"corporation-{name}" for name in CORPORATION_NAMES)
    yield from (f"rule-{rule}" for rule in rule_ids())
    yield from (f"bonus-{place.replace('_', '-')}" for place in PLACES)
    yield from (f"fate-{fate}" for fate in FATE_SIGNS)
    yield from ("does-lone", "does-blocked", "does-dead")
    yield from (f"word-{word}" for word in (*COMMANDS, *KINDS, *SHARES, *COUNTS, FILLERS))
    yield from (f"help-{command}" for command in COMMANDS)
    yield from (f"chapter-{chapter}" for _, chapter in CHAPTERS)
    yield from (f"account-{column}" for column in COLUMNS)
    yield from (f"prompt-{kind}" for kind in ("place", "found", "survivor", "settle"))
    yield from (f"shares-{head}" for head in ("size", "price", "next", "bank"))


def asked_for() -> set[str]:
    """The messages that the code names in so many words."""
    speakers = {"words", "_words", "predicate", "Unclear"}
    named = set()
    for tree in syntax_trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and node.args and _called(node) in speakers:
                message = node.args[0]
                if isinstance(message, ast.Constant) and message.value not in LANGUAGES:
                    named.add(str(message.value))
    return named


def _called(node: ast.Call) -> str:
    if isinstance(node.func, ast.Attribute):
        return node.func.attr
    return node.func.id if isinstance(node.func, ast.Name) else ""


def used() -> set[str]:
    return set(built_names()) | texts_in_code()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_missing(language: str) -> None:
    everywhere = {message for other in LANGUAGES for message in messages(other)}
    assert everywhere - set(messages(language)) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_unused(language: str) -> None:
    """An attribute goes with its message: what is said of a seat is said to it too."""
    whole = {message.partition(".")[0] for message in messages(language)}
    assert whole - used() == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_asked_for_is_there(language: str) -> None:
    assert (set(built_names()) | asked_for()) - set(messages(language)) == set()


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_arguments_are_the_same(language: str) -> None:
    english, other = messages(LANGUAGES[0]), messages(language)
    different = {
        message: (set(english[message]), set(other[message]))
        for message in english.keys() & other.keys()
        if english[message] != other[message]
    }
    assert different == {}


# -- words for everything ----------------------------------------------------------

SAMPLE: dict[str, int | str] = {
    "seat": 1,
    "tile": "4C",
    "corporation": "hydra",
    "survivor": "zeta",
    "place": "first",
}


def fields_of(names: tuple[str, ...], number: int) -> dict[str, int | str]:
    return {name: SAMPLE.get(name, number) for name in names}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reader", [0, 1, None])
@pytest.mark.parametrize("number", [0, 1, 2, 5000])
def test_every_event_has_words(language: str, reader: int | None, number: int) -> None:
    speech = Speech(words(language), "1999", ["Ada", "Bruno"], reader)
    for kind in EVENTS:
        event = Event(kind.name, kind.rule, fields_of(kind.fields, number))
        merged = Event("merged", "A15", {"seat": 0, "corporation": "zeta"})
        log = in_context([Entry(0, merged), Entry(0, event)])
        text = speech.sentence(log[-1].event)
        assert text.endswith(".")
        assert not text[0].islower()
        if "corporation" in kind.fields and kind.name != "given":
            assert "Hydra" in text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("place", PLACES)
def test_a_bonus_says_why(language: str, place: str) -> None:
    speech = Speech(words(language), "1999", ["Ada", "Bruno"], 0)
    texts = set()
    for other in PLACES:
        fields: dict[str, int | str] = {"seat": 0, "corporation": "hydra", "amount": 100}
        texts.add(speech.sentence(Event("bonus", "A18", {**fields, "place": other})))
    assert len(texts) == len(PLACES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_words(language: str) -> None:
    details: dict[str, object] = {**SAMPLE, "phase": "buying", "problem": "?"}
    for reason in refusal_reasons():
        numbers = dict.fromkeys(messages("en")[f"refusal-{reason.replace('_', '-')}"], 2)
        assert words(language).refusal("A1", reason, {**numbers, **details}).startswith("A1: ")
    for phase in PHASES:
        assert words(language).refusal("A9", "not_now", {"phase": phase})


@pytest.mark.parametrize(
    ("language", "text", "debt"),
    [
        ("en", "$5,000", "\N{MINUS SIGN}$5,000"),
        ("it", "$5.000", "\N{MINUS SIGN}$5.000"),
        (
            "fr",
            "5\N{NARROW NO-BREAK SPACE}000\N{NO-BREAK SPACE}$",
            "\N{MINUS SIGN}5\N{NARROW NO-BREAK SPACE}000\N{NO-BREAK SPACE}$",
        ),
    ],
)
def test_money(language: str, text: str, debt: str) -> None:
    assert words(language).money(5000) == text
    assert words(language).money(-5000) == debt


def test_what_comes_from_outside_may_be_long() -> None:
    text = words("en").refusal("", "malformed", {"problem": "x" * 10_000})
    assert text.endswith("…")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_has_two_meanings(language: str) -> None:
    meanings = (*COMMANDS, *KINDS, *SHARES, *COUNTS, FILLERS)
    said = [
        word.strip()
        for meaning in meanings
        for word in words(language)(f"word-{meaning}").split(",")
    ]
    assert sorted(said) == sorted(set(said))
