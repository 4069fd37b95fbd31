"""What is said about a person is said to that person in a form of its own.

The reader is called "you" ("tu", "vous"), which takes another form of the verb than a name does. A
phrase about the reader therefore says the attribute ``you`` of its message, or ``to-you`` where
they are the other party (``Words.say``). Here every message that takes a person is put together
both ways, with a name and with "you", in every variant that it has.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from tests.test_locale import SOURCES
from tontine.play.words import ADDRESSED, LANGUAGES, words

ME = "\ue000"  # stands for "you" where a message puts it, not where its own text says it
NAME = "Ada"
WRONG = {
    "en": rf"{ME} (?:is|was|has|does|[a-z]+[^aeious]s|[a-z]+es)\b",
    "it": (
        # A verb in the second person ends in -i; "a tu", "con tu" ought to be "a te", "con te".
        rf"{ME} (?:non |ti |ne )*(?!(?:e|ed|o|in|deve|non|ti|ne)\b)[a-zà-ù]+[^i\W\d]\b"
        rf"|\b(?:ad?|con|di|da|per|su|tra|fra) {ME}|{ME} deve\b|deve (?:\w+ )?{ME}"
    ),
    "fr": (
        rf"{ME} (?:ne |n’|y |en |vous )*(?!(?:et|ou|ne|y|en|vous|êtes|faites|dites)\b)"
        r"(?![a-zà-ÿ]+ez\b)[a-zà-ÿ]{2,}\b"
    ),
}
# What a player is doing, shown behind their name.
BEHIND_A_NAME = re.compile(r"(?:mood|stand|event)-|plain-owes$")
# Said only about others: whoever is waited for is asked instead, rivals of a hint are rivals, a
# refusal names the one who has to decide instead of the reader, and a rule card about what a seat
# does is shown to the others.
ABOUT_OTHERS = re.compile(
    r"wait-|waiting-|rulecard-|reason-.*-rival$|refusal-|ask-|(?:then|must|if)-|amount-|choice-|do-|sum-hidden$"
)


def forms_of(pattern: ftl.Pattern, persons: dict[str, str]) -> Iterator[str]:
    """Every text that a pattern can become; what is no person is a number."""
    pieces = [list(_texts(element, persons)) for element in pattern.elements]
    for chosen in product(*pieces):
        yield "".join(chosen)


def _texts(element: ftl.SyntaxNode, persons: dict[str, str]) -> Iterator[str]:
    if isinstance(element, ftl.TextElement):
        yield element.value
    elif isinstance(element, ftl.Placeable):
        yield from _texts(element.expression, persons)
    elif isinstance(element, ftl.StringLiteral):
        yield element.parse()["value"]
    elif isinstance(element, ftl.SelectExpression):
        for variant in element.variants:
            yield from forms_of(variant.value, persons)
    elif isinstance(element, ftl.VariableReference):
        yield persons.get(element.id.name, "7")
    elif isinstance(element, ftl.FunctionReference):
        yield " ".join(text for it in element.arguments.positional for text in _texts(it, persons))
    else:
        yield "7"


def messages(language: str) -> Iterator[tuple[str, dict[str, ftl.Pattern]]]:
    """Every message of every file with its attributes; its own text is under ""."""
    for path in sorted((SOURCES / "locale" / language).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            if isinstance(entry, ftl.Message) and entry.value is not None:
                forms = {"": entry.value}
                forms |= {it.id.name: it.value for it in entry.attributes}
                yield entry.id.name, forms


def said_to(field: str, form: str, forms: dict[str, ftl.Pattern]) -> list[str]:
    """What the reader is told who is at the seat in this field, as ``Words.say`` does it. Of a
    trade, which has a form for either party, ``PonziSpeech`` knows who acts."""
    if {"you", "to-you"} <= forms.keys():
        return []
    persons = {"seat": NAME, "rival": NAME, field: ME}
    return list(forms_of(forms.get(form, forms[""]), persons))


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_about_others_is_said_to_the_reader(language: str) -> None:
    wrong = re.compile(WRONG[language])
    found = []
    for message, forms in messages(language):
        if ABOUT_OTHERS.match(message):
            continue
        texts = [text for field, form in ADDRESSED for text in said_to(field, form, forms)]
        if BEHIND_A_NAME.match(message) and "you" in forms:
            texts += [f"{ME} {text}" for text in forms_of(forms["you"], {})]
        found += [f"{message}: {text}" for text in texts if wrong.search(text)]
    assert found == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_stands_behind_a_name_is_said_to_the_reader_too(language: str) -> None:
    behind = {name: forms for name, forms in messages(language) if BEHIND_A_NAME.match(name)}
    assert len(behind) > 10
    # Events that no seat does are whole sentences, and have one form.
    found = [name for name, forms in behind.items() if "you" not in forms and "event" not in name]
    assert found == []


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", f"{ME} decides"),
        ("en", f"{ME} has offered"),
        ("en", f"{ME} makes no offer"),
        ("it", f"{ME} deve decidere"),
        ("it", f"{ME} ha offerto"),
        ("it", f"una busta per {ME}"),
        ("fr", f"{ME} doit décider"),
        ("fr", f"{ME} répond"),
    ],
)
def test_the_faults_that_were_seen_are_found(language: str, text: str) -> None:
    assert re.search(WRONG[language], text)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", f"{ME} decide"),
        ("en", f"for {ME} and Ada"),
        ("it", f"{ME} devi decidere"),
        ("it", f"{ME} e Ada"),
        ("fr", f"{ME} devez décider"),
        ("fr", f"{ME} ne commercez plus"),
    ],
)
def test_what_is_right_is_let_be(language: str, text: str) -> None:
    assert not re.search(WRONG[language], text)


def test_a_form_for_the_reader_exists_in_every_language() -> None:
    forms = {
        language: {name: set(parts) for name, parts in messages(language)} for language in LANGUAGES
    }
    assert forms["en"] == forms["it"] == forms["fr"]
    assert words("en", "ponzi").has("stand-decides.you")
