"""Every message exists in every language with the same arguments, and is used."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterable, Iterator
from functools import cache
from importlib.resources import files
from itertools import chain
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import tontine
from tests.wording import WORDINGS, terminal_of
from tontine.cli.replay import WAYS
from tontine.cli.terminal.games import TERMINALS
from tontine.cli.terminal.plain.game import PlainTerminal
from tontine.cli.terminal.vocabulary import COMMANDS, FILLERS, LESSON_SAYINGS, SAYINGS
from tontine.games import GAMES
from tontine.learn.lessons import advice_of, lesson_of
from tontine.play.speech import Speech
from tontine.play.titles import TITLES
from tontine.play.view import Entry, Event
from tontine.play.words import LANGUAGES, files_of, words

SOURCES = Path(tontine.__file__).parent
# In the analysis of a game: the columns, the kinds of moments, the buttons.
ACCOUNTS = ("start", "luck", "decisions", "end")
MOMENTS = ("best", "mistake")
OWN_WAYS = {"money", "turn-number"}  # what a game may say otherwise than the others


def test_every_game_has_words_and_a_desk() -> None:
    assert tuple(TITLES) == tuple(GAMES) == tuple(TERMINALS)


# -- what there is, and what is used -----------------------------------------------


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
def messages(language: str, game: str) -> dict[str, frozenset[str]]:
    """Every message and attribute for a game with the names of its arguments."""
    found: dict[str, frozenset[str]] = {}
    for name in files_of(game):
        text = (SOURCES / "locale" / language / f"{name}.ftl").read_text("utf-8")
        for entry in FluentParser().parse(text).body:
            assert not isinstance(entry, ftl.Junk), f"{language}/{name}: {entry.content}"
            if isinstance(entry, ftl.Message):
                parts = {entry.id.name: entry.value}
                parts |= {f"{entry.id.name}.{it.id.name}": it.value for it in entry.attributes}
                for message, pattern in parts.items():
                    twice = message in found and message not in OWN_WAYS
                    assert not twice, f"{language}: {message} is there twice"
                    reader = _Arguments()
                    reader.visit(pattern)
                    found[message] = frozenset(reader.names)
    return found


def named_in_messages(game: str) -> set[str]:
    """The messages that are part of others."""
    reader = _Arguments()
    for name in files_of(game):
        text = (SOURCES / "locale" / "en" / f"{name}.ftl").read_text("utf-8")
        reader.visit(FluentParser().parse(text))
    return reader.messages


def messages_of_games() -> set[str]:
    own = [f"{game}{part}" for game in GAMES for part in ("", "-learn", "-terminal")]
    return {
        message
        for name in own
        for message in _read((SOURCES / "locale" / "en" / f"{name}.ftl").read_text("utf-8"))
    }


def _read(text: str) -> Iterator[str]:
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ftl.Message):
            yield entry.id.name


@cache
def sources_of(game: str) -> list[Path]:
    """The code that speaks of a game: its own, and what games share."""
    others = set(GAMES) - {game}
    return [
        path
        for path in sorted(SOURCES.rglob("*.py"))
        if not others & set(path.relative_to(SOURCES).parts)
    ]


@cache
def nodes_in(path: Path) -> list[ast.AST]:
    """What the tests here look for; games share most files, and each is parsed once."""
    tree = ast.parse(path.read_text("utf-8"))
    return [node for node in ast.walk(tree) if isinstance(node, (ast.Call, ast.Constant))]


def nodes_of(game: str) -> Iterator[ast.AST]:
    return chain.from_iterable(map(nodes_in, sources_of(game)))


@cache
def texts_in_code(game: str) -> set[str]:
    return {
        node.value.partition(".")[0]
        for node in nodes_of(game)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def refusal_reasons(game: str) -> set[str]:
    """The reason is the second argument of a refusal; ``_naming`` hands its last one on."""
    reasons = set()
    for node in nodes_of(game):
        if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
            continue
        place = {"Refusal": 1, "Refused": 1, "_refuse": 0, "_naming": 4}.get(node.func.id)
        if place is not None and place < len(node.args):
            reason = node.args[place]
            if isinstance(reason, ast.Constant):
                reasons.add(str(reason.value))
    return reasons


def decision_kinds(game: str) -> Iterator[str]:
    """Of what can be decided, as the schema of the game has it: what was decided wrongly is told in
    records."""
    schema = json.loads((files("tontine.schemas") / f"{game}.json").read_text("utf-8"))
    for name, found in schema["$defs"].items():
        if name.endswith("Decision") and "properties" in found:
            (kind,) = found["properties"]["kind"]["enum"]
            yield str(kind).replace("_", "-")


def built_names(game: str) -> Iterator[str]:
    """The messages whose names are put together from parts."""
    terminal = terminal_of(game, "en", None)
    for reason in refusal_reasons(game):
        yield f"refusal-{reason.replace('_', '-')}"
    yield "event-bot-failed"
    yield from (f"analysis-{it}" for it in (*ACCOUNTS, *MOMENTS, "played", "better"))
    yield from (f"slip-{kind}" for kind in decision_kinds(game))
    yield from (f"word-walk-{way}" for way in WAYS)
    yield from ("score-money", "score-points")
    yield from (f"option-{option.name.replace('_', '-')}" for option in TITLES[game].options)
    yield from (f"order-{order.name}" for order in TITLES[game].orders)
    yield from (f"order-over-{order.ended_by}" for order in TITLES[game].orders)
    yield from (f"help-{topic}" for topic in PlainTerminal.help)
    for kind in TITLES[game].events:
        name = f"event-{kind.name.replace('_', '-')}"
        parts = WORDINGS[game].IN_PARTS.get(kind.name)
        yield from (f"{name}-{part}" for part in parts) if parts else (name,)
    yield from (f"rule-{rule}" for rule in terminal.title.rulebook.ids)
    yield from (f"word-{word}" for word in (*COMMANDS, *terminal.vocabulary.typed, FILLERS))
    yield from (f"word-{saying}" for saying in (*SAYINGS, *LESSON_SAYINGS))
    yield from (f"said-{saying}" for saying in SAYINGS)
    yield from (f"help-{topic}" for topic in (*COMMANDS, *terminal.help, *terminal.help_signs))
    yield from (f"chapter-{chapter}" for _, chapter in terminal.title.rulebook.chapters)
    yield from (f"howto-{part}" for part, _ in terminal.title.rulebook.howto)
    yield "howto-picture"
    yield from WORDINGS[game].names()
    yield from learnt_names(game)


def learnt_names(game: str) -> Iterator[str]:
    """What the lesson of a game says, points at and explains."""
    lesson, advice = lesson_of(game), advice_of(game)
    if lesson is not None:
        yield from (f"lesson-{step.id}" for step in lesson.steps)
        yield from (f"light-{target}" for target in lesson.targets)
    yield from (f"light-{target}" for target in advice.targets)
    yield from (f"rulecard-{card.id}" for card in advice.cards)
    yield from (f"maxim-{maxim.id}" for maxim in advice.maxims)


def asked_for(game: str) -> set[str]:
    """The messages that the code names in so many words."""
    speakers = {"words", "_words", "predicate", "_question", "_plain"}
    speakers |= {"Phrase", "Unclear", "BadMatch", "BadDatabase"}
    named = set()
    for node in nodes_of(game):
        if isinstance(node, ast.Call) and node.args and _called(node) in speakers:
            message = node.args[0]
            if isinstance(message, ast.Constant) and message.value not in LANGUAGES:
                named.add(str(message.value))
    return named


def _called(node: ast.Call) -> str:
    if isinstance(node.func, ast.Attribute):
        return node.func.attr
    return node.func.id if isinstance(node.func, ast.Name) else ""


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_missing(language: str, game: str) -> None:
    everywhere = {message for other in LANGUAGES for message in messages(other, game)}
    assert everywhere - set(messages(language, game)) == set()


@pytest.mark.parametrize("game", GAMES)
def test_no_message_is_unused(game: str) -> None:
    """An attribute goes with its message: what is said of a seat is said to it too."""
    whole = {message.partition(".")[0] for message in messages("en", game)}
    used = set(built_names(game)) | texts_in_code(game) | named_in_messages(game)
    # What goes wrong with one game is said where its words are not known.
    shared = {text for other in GAMES for text in texts_in_code(other)} - messages_of_games()
    assert whole - used - shared == set()


@pytest.mark.parametrize("game", GAMES)
def test_every_message_asked_for_is_there(game: str) -> None:
    assert (set(built_names(game)) | asked_for(game)) - set(messages("en", game)) == set()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_arguments_are_the_same(language: str, game: str) -> None:
    english, other = messages(LANGUAGES[0], game), messages(language, game)
    different = {
        message: (set(english[message]), set(other[message]))
        for message in english.keys() & other.keys()
        if english[message] != other[message]
    }
    assert different == {}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_nothing_is_left_in_english(language: str, game: str) -> None:
    """Whole sentences, that is: a name may be the same in every language."""
    english, other = words("en", game), words(language, game)
    rules = [f"rule-{rule}" for rule in TITLES[game].rulebook.ids]
    assert [rule for rule in rules if english(rule) == other(rule)] == []


# -- how it is set -----------------------------------------------------------------

SPACE = "\N{NO-BREAK SPACE}"
THIN = "\N{NARROW NO-BREAK SPACE}"
NOT_SET = {
    "an apostrophe as it is typed": r"'",
    "three dots, or a space before an ellipsis": r"\.\.\.|\w …$",
    "two spaces": r"(?<=\S)  +(?=\S)",
}
NOT_SET_IN_FRENCH = {
    "a breaking space before a colon or inside guillemets": r" [:»](?!\w)|« ",
    "another space than a narrow one": rf"[ {SPACE}][;!?](?!\w)",
    "a breaking space before a unit": r"\d [M$%](?!\w)",
    "an elision before a name": r"[dlqn]’\{",
    "a word that would be elided": (
        r"\b(?:de|que|le|la) \{ \$"
        r"(?:name|names|company|partner|corporation|asset|good|rival|seat|game)\b"
    ),
}
# What is typed, and units, which the reader of commands cuts at a space, have plain characters.
TYPED = re.compile(r"word-|example-|.*\.units$")


def texts(language: str) -> Iterator[tuple[str, str, str]]:
    """Every file and message with its text as it is written."""
    for path in sorted((SOURCES / "locale" / language).glob("*.ftl")):
        source = path.read_text("utf-8")
        for entry in FluentParser().parse(source).body:
            if isinstance(entry, ftl.Message):
                parts = {entry.id.name: entry.value}
                parts |= {f"{entry.id.name}.{it.id.name}": it.value for it in entry.attributes}
                for message, pattern in parts.items():
                    if pattern is not None and pattern.span is not None:
                        text = source[pattern.span.start : pattern.span.end]
                        yield path.stem, message, re.sub(r"\n +", "\n", text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_are_set_as_in_print(language: str) -> None:
    rules = NOT_SET | (NOT_SET_IN_FRENCH if language == "fr" else {})
    found = [
        f"{file} {message}: {wrong}"
        for file, message, text in texts(language)
        if not TYPED.match(message)
        for wrong, pattern in rules.items()
        if re.search(pattern, text, re.MULTILINE)
    ]
    assert found == []


def test_rules_are_quoted_as_each_language_does() -> None:
    details: dict[str, object] = {}
    assert words("it").refusal("A30", "announced", details).startswith("A30: la fine")
    assert words("fr").refusal("A30", "announced", details).startswith(f"A30{SPACE}: la fin")


@pytest.mark.parametrize(
    ("names", "text"),
    [
        (["Bruno", "Elena"], "Bruno ed Elena"),
        (["Bruno", "Élodie"], "Bruno ed Élodie"),
        (["Bruno", "Ada"], "Bruno e Ada"),
        (["Ada", "Bruno", "Chloé"], "Ada, Bruno e Chloé"),
    ],
)
def test_italian_puts_a_d_between_two_equal_vowels(names: list[str], text: str) -> None:
    assert words("it").listing(names) == text


# -- words for everything ----------------------------------------------------------


def fields_of(game: str, names: Iterable[str], number: int) -> dict[str, int | str]:
    sample = {"seat": 1, **WORDINGS[game].SAMPLE}
    return {name: sample.get(name, number) for name in names}


def sentences(game: str, speech: Speech, number: int) -> Iterator[tuple[tuple[str, ...], str]]:
    """Every event as a sentence, after what it needs to be understood."""
    terminal = terminal_of(game, speech.words.language, speech.reader)
    before = [Entry(0, event) for event in WORDINGS[game].BEFORE]
    for kind in TITLES[game].events:
        event = Event(kind.name, kind.rule, fields_of(game, kind.fields, number))
        log = terminal.in_context([*before, Entry(0, event)])
        yield (kind.name, *kind.fields), terminal.speech.sentence(log[-1].event)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reader", [0, 1, 2, None])
@pytest.mark.parametrize("number", [0, 1, 2, 5000])
def test_every_event_has_words(game: str, language: str, reader: int | None, number: int) -> None:
    speech = terminal_of(game, language, reader).speech
    shown = WORDINGS[game].shown(speech.words)
    for (event, *fields), text in sentences(game, speech, number):
        assert text.endswith(".")
        assert not text[0].islower()
        if event not in WORDINGS[game].SILENT:
            assert [name for name in fields if shown.get(name, "") not in text] == []


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_words(language: str, game: str) -> None:
    """Also where only the rule says which game it is about."""
    rule, phases = f"{TITLES[game].rulebook.letter}1", WORDINGS[game].PHASES
    for reason in refusal_reasons(game):
        message = f"refusal-{reason.replace('_', '-')}"
        arguments = messages("en", game)[message]
        details: dict[str, object] = {**fields_of(game, arguments, 2)}
        details |= {"phase": phases[0], "problem": "?"}
        text = words(language, game).refusal(rule, reason, details)
        colon = f"{SPACE}:" if language == "fr" else ":"
        assert text.startswith(f"{rule}{colon} ")
        assert words(language).refusal(rule, reason, details) == text
    told = {words(language).refusal(rule, "not_now", {"phase": phase}) for phase in phases}
    assert len(told) == len(phases)


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
    text = words("en").refusal("", "malformed", {"problem": "kind", "value": "x" * 10_000})
    assert text.endswith("…”")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_has_two_meanings(language: str, game: str) -> None:
    terminal = terminal_of(game, language, None)
    said = [
        word.strip()
        for meaning in (*COMMANDS, *terminal.vocabulary.typed, FILLERS)
        for word in terminal.words(f"word-{meaning}").split(",")
    ]
    assert sorted(said) == sorted(set(said))


# -- what was seen on the pages and is not to come back --------------------------------

# By language, of the files whose names begin so.
NOT_SAID = {
    ("en", ""): r"from 1 to 1\b|before its end|Everyone is here|It is good once",
    ("en", "acquire"): r"afterwards|Settle my shares|\} of 41\b",
    ("en", "ponzi"): r"short by|Bears in it|a crash can come|lowest to highest",
    ("en", "greed"): r"in vain|[Bb]e content|[Uu]nder the hammer",
    ("it", ""): r"Tu (deve|ha)\b",
    ("it", "ponzi"): r"[Ss]cambio clandestino|Passa nello|se controfferta",
    ("it", "greed"): r"ha lo stivale|accontentati",
    ("it", "greed-learn"): r"[Rr]ilancia",
    ("fr", ""): r"Vous (doit|répond)\b",
    ("fr", "ponzi"): r"biens de luxe|tous les \{ \$period|du moins au plus|\bici \{",
    ("fr", "greed"): r"[Cc]ompagnie|argent personnel|choisit d’abord|[Ss]ous le marteau|an dernier|"
    r"avec qui\b|direction chez|\bdehors\b|[Tt]raitez",
}


@pytest.mark.parametrize(("language", "files"), NOT_SAID)
def test_words_that_were_corrected_stay_corrected(language: str, files: str) -> None:
    wrong = NOT_SAID[language, files]
    found = [
        f"{file} {message}"
        for file, message, text in texts(language)
        if file.startswith(files) and re.search(wrong, text)
    ]
    assert found == []


class _Arrows(Visitor):
    """Nouns after "1 → { $to }" in a variant that another number than that chooses."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        chosen = node.selector.id.name if isinstance(node.selector, ftl.VariableReference) else ""
        variants = [it for it in node.variants if isinstance(it.key, ftl.Identifier)]
        if any(it.key.name == "one" for it in variants if isinstance(it.key, ftl.Identifier)):
            for variant in node.variants:
                self._look(variant.value, chosen)
        self.generic_visit(node)

    def _look(self, pattern: ftl.Pattern, chosen: str) -> None:
        before = ""
        for element, after in zip(pattern.elements, [*pattern.elements[1:], None], strict=True):
            said = after.value if isinstance(after, ftl.TextElement) else ""
            if isinstance(element, ftl.TextElement):
                before = element.value
            elif isinstance(element.expression, ftl.VariableReference):
                name = element.expression.id.name
                if before.endswith("→ ") and re.match(r" \w", said) and name != chosen:
                    self.found.append(f"{name}{said}")
                before = ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_number_after_an_arrow_governs_the_noun(language: str) -> None:
    reader = _Arrows()
    for path in sorted((SOURCES / "locale" / language).glob("*.ftl")):
        reader.visit(FluentParser().parse(path.read_text("utf-8")))
    assert reader.found == []


def test_a_number_before_an_arrow_does_not() -> None:
    reader = _Arrows()
    text = "points = { $from ->\n    [one] { $from } → { $to } point\n   *[other] { $to }\n }\n"
    reader.visit(FluentParser().parse(text))
    assert reader.found == ["to point"]
